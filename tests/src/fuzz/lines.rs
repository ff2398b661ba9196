//! The JSON lines of a real judge: one process, fed whatever comes.
//!
//! Source: the protocol, I-04

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

use super::{Target, outcome};

/// So many lines of one input are sent.
const LINES_MAX: usize = 20;

/// A judge that reads what it is given.
pub(super) struct Lines {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    sent: u64,
}

/// The program beside this one, built if it is not there.
fn program() -> PathBuf {
    let here = std::env::current_exe().expect("a test knows its program");
    let dir = here.ancestors().find(|dir| dir.join("deps").is_dir()).expect("a target directory");
    let program = dir.join("bot-console");
    if !program.exists() {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--locked", "--workspace", "--bin", "bot-console", "--target-dir"]);
        let built = cargo.arg(dir.parent().expect("a target directory")).status();
        assert!(built.is_ok_and(|status| status.success()), "the judge can be built");
    }
    program
}

impl Lines {
    pub(super) fn start() -> Lines {
        let mut judge = Command::new(program());
        judge
            .args(["judge", "--locale", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = judge.spawn().expect("the judge runs");
        let to = child.stdin.take().expect("its input");
        let from = BufReader::new(child.stdout.take().expect("its output"));
        Lines { child, to, from, sent: 0 }
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Target for Lines {
    fn name(&self) -> &'static str {
        "lines"
    }

    fn words(&self) -> Vec<Vec<u8>> {
        let words = [
            r#"{"room":"r1","user":"u1","text":"!join"}"#,
            r#"{"room":"r1","user":"u1","text":"!new v7"}"#,
            r#"{"room":"r1","user":"u1","text":"!add 9"}"#,
            r#"{"room":"r1","user":"u1","text":"!start"}"#,
            r#"{"room":"r1","user":"u1","text":"!stop"}"#,
            r#"{"until_deadline":true}"#,
            r#"{"view":{"room":"r1","user":null}}"#,
            r#"{"crash":true}"#,
            "\"dm\":true,",
            "\"id\":",
            "\n",
        ];
        words.iter().map(|word| word.as_bytes().to_vec()).collect()
    }

    fn execute(&mut self, input: &[u8]) -> u64 {
        self.sent += 1;
        let end = format!("end of {}", self.sent);
        let lines = input.split(|byte| *byte == b'\n' || *byte == b'\r').take(LINES_MAX);
        for line in lines {
            self.to.write_all(line).and_then(|()| self.to.write_all(b"\n")).expect("the judge reads on");
        }
        let mark = serde_json::json!({"id": end, "advance": 0});
        writeln!(self.to, "{mark}").and_then(|()| self.to.flush()).expect("the judge reads on");
        let mut kinds = Vec::new();
        loop {
            let mut line = String::new();
            let read = self.from.read_line(&mut line).expect("the judge writes on");
            assert!(read > 0, "the judge has ended");
            let said: Value = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
            if said["done"].as_str() == Some(end.as_str()) {
                return outcome(&kinds);
            }
            let kind = ["code", "type"].iter().find_map(|key| said[*key].as_str());
            kinds.push(kind.unwrap_or("done").to_owned());
            kinds.dedup();
            kinds.truncate(12);
        }
    }
}
