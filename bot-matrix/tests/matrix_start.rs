//! The program as an operator starts it with something missing or wrong.

use std::process::{Command, Output};

/// Runs the program in an empty folder, with no configuration but this.
fn run(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let dir = tempfile::tempdir().expect("a directory can be made");
    Command::new(env!("CARGO_BIN_EXE_bot-matrix"))
        .args(arguments)
        .current_dir(&dir)
        .env_clear()
        .envs(environment.iter().copied())
        .output()
        .expect("the program starts")
}

#[test]
fn a_mistake_in_the_configuration_is_named() {
    let home = [("NIGHTFALL_MATRIX_HOMESERVER", "http://127.0.0.1:1")];
    for (arguments, environment, said) in [
        (&[][..], &[][..], "`homeserver` is missing"),
        (&["doctor"], &[], "`homeserver` is missing"),
        (&[], &home, "`user` is missing"),
        (&["--config", "none.toml"], &[], "none.toml"),
    ] {
        let output = run(arguments, environment);
        assert!(!output.status.success());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(said), "{errors}");
        assert!(!errors.contains("panicked"), "{errors}");
    }
}

#[test]
fn help_names_the_ways_to_start() {
    let output = run(&["--help"], &[]);
    assert!(output.status.success());
    let help = String::from_utf8_lossy(&output.stdout);
    for word in ["login", "doctor", "--config"] {
        assert!(help.contains(word), "{help}");
    }
}
