//! `simulate` and `balance` as a user starts them.

use std::process::{Command, Output};

fn run(arguments: &[&str], language: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bot-console"))
        .args(arguments)
        .env_clear()
        .env("LANG", language)
        .output()
        .expect("the program runs")
}

fn said(arguments: &[&str], language: &str) -> String {
    let output = run(arguments, language);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn simulate_tells_the_result_as_one_line_of_json() {
    let arguments =
        ["simulate", "--ruleset", "v2", "--players", "8", "--games", "40", "--seed", "3", "--json"];
    let line = said(&arguments, "C");
    assert_eq!(line.lines().count(), 1, "{line}");
    let report: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    let wins = |side: &str| report["wins"][side].as_u64().expect("a number");
    let draws = report["draws"].as_u64().expect("a number");
    assert_eq!(wins("good") + wins("killers") + draws, 40);
    assert_eq!((report["games"].as_u64(), report["seconds"].is_f64()), (Some(40), true));
    assert_eq!(report["survivors"]["killer"][1], 80);
    let again: serde_json::Value =
        serde_json::from_str(&said(&[&arguments[..], &["--cores", "1"]].concat(), "C")).expect("JSON");
    assert_eq!((&report["wins"], &report["days"]), (&again["wins"], &again["days"]), "the same seed");
}

#[test]
fn so_many_killers_stand_in_for_the_deal_and_its_smallest_size() {
    let arguments = ["simulate", "--ruleset", "v1", "--players", "3", "--killers", "2", "--games", "10"];
    let line = said(&[&arguments[..], &["--set", "parity=true", "--set", "tie=lot", "--json"]].concat(), "C");
    let report: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(report["wins"], serde_json::json!({"good": 0, "killers": 10}));
}

#[test]
fn the_laboratory_speaks_both_languages() {
    let simulate = ["simulate", "--ruleset", "v2-club", "--players", "9", "--games", "20"];
    let text = said(&simulate, "en_US.UTF-8");
    assert!(text.contains("Won by the killers: ") && text.contains("Alive at the end: "), "{text}");
    let text = said(&simulate, "zh_CN.UTF-8");
    assert!(text.contains("匪方胜：") && text.contains("活到最后："), "{text}");
    assert!(!text.contains("console-"), "every message is there: {text}");
}

#[test]
fn balance_measures_and_draws_a_file_of_ones_own() {
    let dir = tempfile::tempdir().expect("a directory can be made");
    let (file, svg) = (dir.path().join("friday.toml"), dir.path().join("friday.svg"));
    std::fs::write(&file, "id = \"friday\"\nbase = \"v2\"\nplayers = [8, 10]\n").expect("it can be written");
    let (file, svg) = (file.to_str().expect("a plain path"), svg.to_str().expect("a plain path"));
    for (language, head, axis) in [("C", "killers win %", ">players<"), ("zh_CN.UTF-8", "匪胜", ">人数<")]
    {
        let text = said(&["balance", "--ruleset", file, "--games", "12", "--svg", svg], language);
        assert!(text.contains(head) && text.contains("friday.svg"), "{text}");
        assert!(!text.contains("console-"), "every message is there: {text}");
        let picture = std::fs::read_to_string(svg).expect("the picture is there");
        assert_eq!(picture.matches("<circle").count(), 3);
        assert!(picture.contains(axis), "{picture}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    for (arguments, reason) in [
        (&["simulate", "--ruleset", "v9", "--players", "8"][..], "v2-club"),
        (&["simulate", "--ruleset", "v2", "--players", "3"], "8"),
        (&["simulate", "--ruleset", "v2", "--players", "40"], "16"),
        (&["simulate", "--ruleset", "v2", "--players", "8", "--set", "tie"], "OPTION=VALUE"),
        (&["simulate", "--ruleset", "v2", "--players", "8", "--set", "tie=loud"], "tie"),
        (&["simulate", "--ruleset", "v2", "--players", "8", "--killers", "9"], "deal.from"),
    ] {
        let output = run(arguments, "C");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
        assert!(errors.contains(reason), "{arguments:?}: {errors}");
    }
}
