//! A virtual clock that another program moves.

use std::io::{BufRead, BufReader, Write, pipe};

use serde_json::{Value, json};

use super::Bench;

#[tokio::test(flavor = "multi_thread")]
async fn another_program_moves_the_clock_and_hears_when_all_is_durable() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let (read, mut orders) = pipe().expect("a pipe");
    let (answers, write) = pipe().expect("a pipe");
    bench.host.rehearse(BufReader::new(read), write);
    let mut answers = BufReader::new(answers).lines();
    let mut order = |order: &str| -> Value {
        writeln!(orders, "{order}").expect("somebody reads");
        let answer = answers.next().expect("an answer").expect("a line");
        serde_json::from_str(&answer).expect("JSON")
    };
    let night = bench.host.next_deadline().expect("the night ends");
    let unsent = bench.unsent().len();
    assert_eq!(order(""), json!({"now": 0, "next": night, "unsent": unsent, "inputs": 0}));
    assert_eq!(order("1000"), json!({"now": 1000, "next": night, "unsent": unsent, "inputs": 0}));
    bench.host.at_hand(bench.unsent()[0].id);
    assert_eq!(order("")["unsent"], json!(unsent - 1), "what lies ready is not on its way");
    bench.host.confirm(bench.unsent()[0].id).await.expect("the store works");
    assert_eq!(order("")["unsent"], json!(unsent - 1));
    assert_eq!(order("next")["now"], json!(night));
    let lines = bench.unsent();
    assert!(lines.iter().any(|line| line.at == night), "what the night's end brings is durable");
    assert!(order("tomorrow")["error"].is_string());
    assert!(order("500")["now"] == json!(night), "never back");
}
