//! Real homeservers and independent clients for the Matrix adapter: the scripts of `tests/matrix/`.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use crate::program;

/// Runs one script against the bot as it is now, in a folder of its own, and prints what it tells.
///
/// # Panics
/// When the script finds a fault, when the bot does not build, and when Python, the network or
/// anything else that it takes is missing; the message says which.
pub fn run(script: &str, arguments: &[&str]) {
    let home = home();
    let work = tempfile::tempdir().expect("a temporary folder");
    let output = Command::new(&home.python)
        .arg(scripts().join(script))
        .args(arguments)
        .args(["--bot".as_ref(), home.bot.as_os_str(), "--work".as_ref(), work.path().as_os_str()])
        .args(["--server", &home.url, "--secret", &home.secret])
        .output()
        .expect("the environment's Python starts");
    let told = String::from_utf8_lossy(&output.stdout);
    println!("{told}");
    if !output.status.success() {
        let log = std::fs::read_to_string(work.path().join("bot.log")).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        panic!(
            "{script} found a fault\n{told}\n{}\nthe bot's log ends:\n{}",
            String::from_utf8_lossy(&output.stderr),
            lines[lines.len().saturating_sub(60)..].join("\n")
        );
    }
}

/// What the scripts of one test program share: the bot, the interpreter and one homeserver.
struct Home {
    bot: PathBuf,
    python: PathBuf,
    url: String,
    secret: String,
    /// Its input stays open as long as this program lives, and the homeserver ends with it.
    _server: Child,
}

fn home() -> &'static Home {
    static HOME: OnceLock<Home> = OnceLock::new();
    HOME.get_or_init(|| {
        let bot = program::build("bot-matrix", "matrix_start");
        let venv = bot.parent().and_then(Path::parent).expect("target/debug/bot-matrix").join("matrix-venv");
        let python = prepare(&scripts(), &venv);
        let mut server = Command::new(&python)
            .arg(scripts().join("synapse.py"))
            .args(["run".as_ref(), "--until-eof".as_ref(), "--venv".as_ref(), venv.as_os_str()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the environment's Python starts");
        let mut line = String::new();
        BufReader::new(server.stdout.take().expect("its output")).read_line(&mut line).expect("it tells");
        let (url, secret) = line.trim().split_once(' ').expect("the homeserver tells its address and secret");
        Home { bot, python, url: url.to_owned(), secret: secret.to_owned(), _server: server }
    })
}

fn scripts() -> PathBuf {
    program::root().join("tests/matrix")
}

/// Sees to Synapse and the clients' library; gives the interpreter that has them.
fn prepare(scripts: &Path, venv: &Path) -> PathBuf {
    let output = Command::new("python3")
        .arg(scripts.join("synapse.py"))
        .args(["venv".as_ref(), "--venv".as_ref(), venv.as_os_str()])
        .output()
        .expect("this test needs python3 (3.10 or newer) on the PATH");
    assert!(
        output.status.success(),
        "the homeserver cannot be made ready: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    PathBuf::from(String::from_utf8_lossy(&output.stdout).trim())
}
