//! The program as an operator starts it with something missing or wrong.

use std::process::{Command, Output};

/// Runs the program in an empty folder, with no token but what the arguments give.
fn run(arguments: &[&str]) -> Output {
    let dir = tempfile::tempdir().expect("a directory can be made");
    Command::new(env!("CARGO_BIN_EXE_bot-discord"))
        .args(arguments)
        .current_dir(&dir)
        .env_clear()
        .output()
        .expect("the program starts")
}

#[test]
fn a_mistake_in_the_configuration_is_named() {
    for (arguments, said) in [
        (&[][..], "token"),
        (&["--token-file", "none.txt"], "none.txt"),
        (&["--token", "a", "--token-file", "b"], "cannot be used with"),
        (&["--token", "a", "--metrics", "here"], "--metrics"),
    ] {
        let output = run(arguments);
        assert!(!output.status.success());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(said), "{errors}");
        assert!(!errors.contains("panicked"), "{errors}");
    }
}

#[test]
fn help_names_what_can_be_set() {
    let output = run(&["--help"]);
    assert!(output.status.success());
    let help = String::from_utf8_lossy(&output.stdout);
    for word in ["--token-file", "--data", "--metrics"] {
        assert!(help.contains(word), "{help}");
    }
    assert!(!help.contains("--test-address"), "what only tests use is not shown: {help}");
}
