//! A whole game as another program plays it: JSON lines through two pipes, a closing line for each request.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use criterion::{Criterion, criterion_group, criterion_main};
use serde_json::{Value, json};

/// A judge in a process of its own.
struct Judge {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    rooms: u64,
}

impl Judge {
    fn start() -> Judge {
        let mut process = Command::new(env!("CARGO_BIN_EXE_bot-console"))
            .arg("judge")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the judge starts");
        let input = process.stdin.take().expect("it reads");
        let output = BufReader::new(process.stdout.take().expect("it writes"));
        Judge { process, input, output, rooms: 0 }
    }

    /// One request; whether a game was over before its closing line.
    fn ask(&mut self, request: &Value) -> bool {
        writeln!(self.input, "{request}").expect("the judge reads");
        let mut over = false;
        let mut line = String::new();
        loop {
            line.clear();
            self.output.read_line(&mut line).expect("the judge answers");
            let reply: Value = serde_json::from_str(&line).expect("the judge writes JSON");
            if let Some(ok) = reply.get("ok") {
                assert_eq!(ok, true, "{request} closes with {line}");
                return over;
            }
            over |= reply["type"] == "over";
        }
    }

    /// Eleven computer players and one who lets the time pass, to the end of a game of 2.0.
    fn game(&mut self) {
        self.rooms += 1;
        let room = format!("r{}", self.rooms);
        for text in ["!new v2", "!join", "!add 11", "!start"] {
            self.ask(&json!({"room": room, "user": "ann", "text": text}));
        }
        while !self.ask(&json!({"until_deadline": true})) {}
        self.ask(&json!({"room": room, "user": "ann", "text": "!stop"}));
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn games(criterion: &mut Criterion) {
    let mut judge = Judge::start();
    criterion.bench_function("judge: a whole game of 12 over pipes", |bench| bench.iter(|| judge.game()));
}

criterion_group!(benches, games);
criterion_main!(benches);
