//! What a community settles, and what whoever runs the program may do, through the program itself.

use std::path::Path;

use serde_json::{Value, json};

mod program;

use program::{Judge, run, text};

/// The line that ends an answer.
fn closed(lines: &[Value]) -> &Value {
    lines.last().expect("a closing line")
}

fn says(judge: &mut Judge, user: &str, said: &str) -> Vec<Value> {
    judge.answer(&json!({"room": "r1", "user": user, "text": said}))
}

fn settles(judge: &mut Judge, said: &str) -> Value {
    let lines = judge.answer(&json!({"room": "r1", "user": "mod", "text": said, "moderator": true}));
    closed(&lines).clone()
}

#[test]
fn a_community_settles_its_ways_through_the_judge() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let mut judge = Judge::on(dir.path());
    let file = "!ruleset add id = \"friday\"\nbase = \"v2\"\ntie_limit = 9";
    for wish in [
        file,
        "!house ruleset friday",
        "!house language zh-Hans",
        "!house set times.night 90",
        "!house quiet 22:00-08:00 Asia/Shanghai",
        "!house host ann",
        "!house ban bob shouts",
    ] {
        let answer = settles(&mut judge, wish);
        assert_eq!(answer["ok"], json!(true), "{wish}: {answer}");
    }
    assert_eq!(closed(&says(&mut judge, "cas", "!notify"))["ok"], json!(true));
    let refused = says(&mut judge, "ann", "!house ban cas");
    assert_eq!(closed(&refused)["code"], json!("not_host"));
    judge.kill();

    let mut judge = Judge::on(dir.path());
    let shown = settles(&mut judge, "!house");
    for part in ["friday", "22:00", "Asia/Shanghai", "ann", "bob", "shouts"] {
        assert!(shown["text"].as_str().expect("a text").contains(part), "{part}: {shown}");
    }
    assert_eq!(closed(&says(&mut judge, "dee", "!new"))["code"], json!("not_host"));
    let opened = says(&mut judge, "ann", "!new");
    assert!(opened.iter().any(|line| line["type"] == "opened" && line["ruleset"] == "friday"), "{opened:?}");
    assert!(opened.iter().any(|line| line["type"] == "option_set" && line["option"] == "times.night"));
    assert!(opened.iter().any(|line| line["type"] == "invited" && line["to"]["user"] == "cas"), "{opened:?}");
    assert_eq!(closed(&says(&mut judge, "bob", "!join"))["code"], json!("forbidden"));
    for said in ["!remind off", "!remind quiet 22:00-08:00 Europe/Berlin", "!notify off", "!help", "!intro"] {
        assert_eq!(closed(&says(&mut judge, "ann", said))["ok"], json!(true), "{said}");
    }
    judge.kill();
}

/// Source: CL-15
#[test]
fn a_start_asks_whoever_may_be_away_where_a_table_wishes_it() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let mut judge = Judge::on(dir.path());
    for user in ["ann", "bob"] {
        let said = if user == "ann" { "!new v2" } else { "!rules" };
        assert_eq!(closed(&says(&mut judge, user, said))["ok"], json!(true), "{said}");
        assert_eq!(closed(&says(&mut judge, user, "!join"))["ok"], json!(true));
    }
    for said in ["!add 6", "!set ready_after 600"] {
        assert_eq!(closed(&says(&mut judge, "ann", said))["ok"], json!(true), "{said}");
    }
    judge.answer(&json!({"advance": 600_000}));
    let told = says(&mut judge, "ann", "!start");
    let asked = told.iter().find(|line| line["type"] == "ready_asked").expect("somebody is asked");
    assert_eq!((&asked["users"], &asked["ends"]), (&json!(["bob"]), &json!(720_000)));
    assert_eq!(closed(&says(&mut judge, "ann", "!start"))["code"], json!("forbidden"));
    let help = closed(&says(&mut judge, "bob", "!help"))["text"].to_string();
    assert!(help.contains("ready — "), "help knows what is waited for: {help}");
    let told = says(&mut judge, "bob", "!ready");
    assert!(told.iter().any(|line| line["type"] == "started"), "{told:?}");
    judge.kill();
}

#[cfg(unix)]
fn operate(data: &Path, order: &str) -> String {
    let mut arguments = vec!["operate", "--data", data.to_str().expect("a plain path")];
    arguments.extend(order.split(' '));
    let output = run(&arguments);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
#[cfg(unix)]
fn whoever_runs_the_program_speaks_to_it_while_it_runs() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let data = dir.path().join("data");
    let mut judge = Judge::on(&data);
    for said in ["!new v2", "!join", "!add 8", "!start"] {
        assert_eq!(closed(&says(&mut judge, "ann", said))["ok"], json!(true), "{said}");
    }
    let listed = operate(&data, "tables");
    assert!(listed.contains("#1") && !listed.contains("ann") && !listed.contains("r1"), "{listed}");
    assert!(operate(&data, "announce Back at noon").contains("one table"));
    assert!(operate(&data, "drain").contains("One game"));
    let told = judge.answer(&json!({"advance": 0}));
    assert!(
        told.iter().any(|line| line["type"] == "proclaimed" && line["said"] == "Back at noon"),
        "{told:?}"
    );
    let refused = judge.answer(&json!({"room": "r2", "user": "bob", "text": "!new v2"}));
    assert_eq!(closed(&refused)["code"], json!("forbidden"), "no new table while it is drained");
    operate(&data, "close 1");
    let told = judge.answer(&json!({"advance": 0}));
    assert!(told.iter().any(|line| line["note"] == "cleared"), "an apology: {told:?}");
    assert!(told.iter().any(|line| line["type"] == "over" && line["reason"] == "cleared"), "{told:?}");
    operate(&data, "drain off");
    let opened = judge.answer(&json!({"room": "r2", "user": "bob", "text": "!new v2"}));
    assert_eq!(closed(&opened)["ok"], json!(true));
    assert!(operate(&data, "nonsense").contains("drain off"), "how it is used");
    judge.kill();
    // Nobody listens any more; the log of the table that was closed is there.
    assert!(!run(&["operate", "--data", data.to_str().expect("a plain path"), "tables"]).status.success());
    let export = text(&run(&["export", "--data", data.to_str().expect("a plain path")]).stdout);
    assert!(export.contains("\"table\":1,\"seq\":0"), "the log is kept");
}
