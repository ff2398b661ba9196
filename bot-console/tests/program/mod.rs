//! The program as a process, and a judge that speaks JSON lines.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::Value;

pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bot-console"));
    command.env_clear().env("LANG", "C");
    command
}

pub(crate) fn run(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A judge that speaks JSON lines.
pub(crate) struct Judge {
    pub(crate) child: Child,
    pub(crate) input: ChildStdin,
    pub(crate) output: BufReader<ChildStdout>,
}

impl Judge {
    pub(crate) fn start(mut command: Command) -> Judge {
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let input = child.stdin.take().expect("it reads");
        let output = BufReader::new(child.stdout.take().expect("it writes"));
        Judge { child, input, output }
    }

    pub(crate) fn on(data: &Path) -> Judge {
        let mut command = program();
        command.args(["judge", "--data"]).arg(data);
        Judge::start(command)
    }

    /// Whether it still listens.
    pub(crate) fn ask(&mut self, request: &Value) -> bool {
        writeln!(self.input, "{request}").is_ok()
    }

    /// The next line; nothing if it is dead.
    pub(crate) fn line(&mut self) -> Option<Value> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).unwrap_or(0);
        // Dying, it may have written half a line.
        if read == 0 || !line.ends_with('\n') { None } else { serde_json::from_str(&line).ok() }
    }

    /// Everything up to the closing line.
    pub(crate) fn answer(&mut self, request: &Value) -> Vec<Value> {
        assert!(self.ask(request), "it is dead");
        let mut lines = Vec::new();
        loop {
            let line = self.line().expect("it answers");
            let closed = line.get("done").is_some();
            lines.push(line);
            if closed {
                return lines;
            }
        }
    }

    /// Kills it; returns what it had said by then and nobody had read yet.
    pub(crate) fn kill(mut self) -> Vec<Value> {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
        std::iter::from_fn(|| self.line()).collect()
    }
}
