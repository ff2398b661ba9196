//! The terminal's table as a user starts it: whole games, leaving and coming back, mistakes.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the program with lines on its standard input; no terminal, the environment of a fresh machine.
fn run(arguments: &[&str], language: &str, lines: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bot-console"))
        .args(arguments)
        .env_clear()
        .env("LANG", language)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("it reads");
    // Whoever has left does not read the rest.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    child.wait_with_output().expect("the program ends")
}

fn play(data: &Path, arguments: &[&str], language: &str, lines: &str) -> String {
    let data = data.to_str().expect("a plain path");
    let output = run(&[&["--data", data, "--name", "Ann"], arguments].concat(), language, lines);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn room() -> tempfile::TempDir {
    tempfile::tempdir().expect("a directory can be made")
}

#[test]
fn every_rule_set_is_played_to_its_end_in_both_languages() {
    for (ruleset, players) in [
        ("v1", "6"),
        ("v2", "8"),
        ("v2-club", "8"),
        ("v2-standard", "12"),
        ("v2-thirteen", "9"),
        ("v2-final-two", "9"),
    ] {
        for (language, end) in [("en_US.UTF-8", "The game is over"), ("zh_CN.UTF-8", "游戏结束")] {
            let dir = room();
            // Fifty nights without a death end any game; the one at the keyboard never acts, so this may be one.
            let lines = "next\n".repeat(600);
            let text = play(dir.path(), &["--ruleset", ruleset, "--players", players], language, &lines);
            assert!(text.contains(end), "{ruleset} in {language}:\n{text}");
            assert!(!text.contains('\x1b'), "no colours where there is no terminal");
        }
    }
}

#[test]
fn whoever_leaves_finds_the_table_again() {
    let dir = room();
    let first = play(dir.path(), &[], "C", "quit\n");
    assert!(first.contains("Until next time"), "{first}");
    let mark = first.lines().find(|line| line.contains("Your card:")).expect("a card was dealt");
    let second = play(dir.path(), &[], "C", "");
    assert!(second.contains("Your table is still here"), "{second}");
    assert!(second.contains(mark), "the same card: {second}");
    let anew = play(dir.path(), &["--new"], "C", "退出\n");
    assert!(anew.contains("The game begins"), "{anew}");
}

#[test]
fn a_second_program_does_not_touch_the_table() {
    let dir = room();
    let data = dir.path().to_str().expect("a plain path");
    let mut first = Command::new(env!("CARGO_BIN_EXE_bot-console"))
        .args(["judge", "--data", data])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = first.stdin.take().expect("it reads");
    input.write_all(b"{\"id\":1}\n").expect("it reads");
    let mut answer = [0];
    std::io::Read::read_exact(&mut first.stdout.take().expect("it writes"), &mut answer).expect("it answers");
    let second = run(&["--data", data], "C", "quit\n");
    assert!(!second.status.success());
    assert!(String::from_utf8_lossy(&second.stderr).contains("in use"), "{second:?}");
    drop(input);
    first.wait().expect("the first ends");
}

#[test]
fn anything_may_be_typed() {
    let dir = room();
    let long = "长".repeat(70_000);
    let lines = format!(
        "\n!\n!!!\n\u{0}\u{202e}\n{long}\n!{long}\nfrobnicate\n!frobnicate\nvote\nvote 99\nkill 1\n5 5 5\nhelp\nterms\ntable\nrole\nrecap\nexplain\nrules\nlang zh\nlang en\nquit\n"
    );
    let text = play(dir.path(), &[], "C", &lines);
    assert!(text.contains("Until next time"), "{text}");
}

#[test]
fn mistakes_are_told_in_one_line() {
    for (arguments, said) in [
        (&["--ruleset", "nix"][..], "There is no rule set"),
        (&["--players", "3"][..], "8 to 16 players"),
        (&["--lang", "xx"][..], "I do not speak"),
        (&["rules", "nix"][..], "There is no rule set"),
    ] {
        let output = run(arguments, "C", "");
        assert!(!output.status.success());
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(said) && errors.trim().lines().count() == 1, "{errors}");
    }
}

#[test]
fn rule_sets_are_listed_told_and_checked() {
    let list = run(&["rules"], "zh_CN.UTF-8", "");
    assert!(String::from_utf8_lossy(&list.stdout).contains("俱乐部2.0 [v2-club]"));
    let full = run(&["rules", "v2", "--lang", "en"], "C", "");
    assert!(String::from_utf8_lossy(&full.stdout).contains("8 to 10 players: 2 killers and 2 police"));
    let dir = room();
    let file = dir.path().join("friday.toml");
    let path = file.to_str().expect("a plain path");
    for (text, good, said) in [
        ("id = \"friday\"\nbase = \"v2\"\ntie = [\"nobody\"]\n", true, "friday can be played"),
        ("id = \"friday\"\nbase = \"v2\"\ntie = [\"maybe\"]\n", false, "tie"),
        ("no toml", false, "friday.toml"),
    ] {
        std::fs::write(&file, text).expect("a file can be written");
        let output = run(&["check", path], "C", "");
        assert_eq!(output.status.success(), good, "{text}");
        assert!(String::from_utf8_lossy(&output.stdout).contains(said), "{output:?}");
    }
}
