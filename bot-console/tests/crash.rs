//! The judge as a process that is killed, finds the disk full, or lies damaged.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use serde_json::{Value, json};

mod program;

use program::{Judge, run, text};

/// So many times the judge is killed; `NIGHTFALL_KILLS` says otherwise.
const KILLS: usize = 8;

/// What the readers of a table have been told, each by its numbers.
#[derive(Default)]
struct Heard(BTreeMap<(String, u64), Value>);

impl Heard {
    /// A line that comes again must be the same; none may be left out.
    fn hear(&mut self, line: &Value) {
        let to = line["to"].to_string();
        let n = line["n"].as_u64().expect("a number");
        assert!(n == 1 || self.0.contains_key(&(to.clone(), n - 1)), "a gap before {line}");
        let known = self.0.insert((to, n), line.clone());
        assert!(known.as_ref().is_none_or(|known| known == line), "{known:?} was told before {line}");
    }
}

/// Everything that ann may know. What computer players are still doing after a restart may be told before it.
fn view(judge: &mut Judge, heard: &mut Heard) -> Value {
    let mut lines = judge.answer(&json!({"view": {"room": "r1", "user": "ann"}}));
    assert_eq!(lines.pop().map(|closing| closing["ok"] == json!(true)), Some(true));
    let view = lines.pop().expect("a view");
    lines.iter().for_each(|line| heard.hear(line));
    view
}

/// Source: I-02
#[test]
fn a_judge_that_is_killed_again_and_again_forgets_nothing_and_repeats_nothing_else() {
    let kills = std::env::var("NIGHTFALL_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let dir = tempfile::tempdir().expect("a temporary directory");
    let mut heard = Heard::default();
    let mut judge = Judge::on(dir.path());
    for line in ["!new v2", "!join", "!add 8", "!start"] {
        for line in judge.answer(&json!({"room": "r1", "user": "ann", "text": line})) {
            if line.get("done").is_some() {
                assert_eq!(line["ok"], json!(true), "{line}");
            } else {
                heard.hear(&line);
            }
        }
    }
    for kill in 0..kills {
        // Requests are piled up, so that it dies in the middle of its work.
        for step in 0..6 {
            let request = match step % 3 {
                0 => json!({"id": format!("{kill}-{step}"), "advance": 7000}),
                1 => json!({"id": format!("{kill}-{step}"), "room": "r1", "user": "ann", "text": "!table"}),
                _ => {
                    json!({"id": format!("{kill}-{step}"), "room": "r1", "user": format!("n{kill}"), "text": "!join"})
                }
            };
            judge.ask(&request);
        }
        for _ in 0..kill % 7 {
            let Some(line) = judge.line() else { break };
            if line.get("done").is_none() {
                heard.hear(&line);
            }
        }
        // What it has said has been said, whether or not anybody had the time to listen.
        judge.kill().iter().filter(|line| line.get("done").is_none()).for_each(|line| heard.hear(line));
        judge = Judge::on(dir.path());
        let lines = judge.answer(&json!({"advance": 0}));
        let (closing, told) = lines.split_last().expect("a closing line");
        told.iter().for_each(|line| heard.hear(line));
        // The clock goes on from the last thing that happened.
        let last = heard.0.values().filter_map(|line| line["at"].as_i64()).max();
        assert!(closing["now"].as_i64() >= last, "what was told has happened");
        // The whole of what ann was told is what she heard, in order and without gaps.
        let view = view(&mut judge, &mut heard);
        let log = view["log"].as_array().expect("a log");
        for line in log {
            let key = (line["to"].to_string(), line["n"].as_u64().expect("a number"));
            let known = heard.0.get(&key).unwrap_or_else(|| panic!("ann did not hear {line}"));
            assert_eq!(known["type"], line["type"]);
        }
        assert_eq!(
            log.len(),
            heard.0.keys().filter(|(to, _)| to == "\"room\"" || to.contains("ann")).count()
        );
    }
    judge.kill();
    let data = dir.path().to_str().expect("a plain path");
    let export = run(&["export", "--data", data]);
    assert!(export.status.success(), "{}", text(&export.stderr));
    let archive = dir.path().with_extension("jsonl");
    std::fs::write(&archive, &export.stdout).expect("it is written");
    let verify = run(&["verify", archive.to_str().expect("a plain path")]);
    std::fs::remove_file(&archive).expect("it is removed");
    assert!(verify.status.success(), "{}", text(&verify.stdout));
}

/// A file may not grow any further, as on a full disk; then it may again.
///
/// Source: I-02
#[test]
#[cfg(target_os = "linux")]
fn on_a_full_disk_nothing_is_answered_that_is_not_stored_and_then_it_goes_on() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    // The shell's limit is in blocks of 512 or 1024 bytes, as it likes; prlimit lifts it again later.
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -S -f 400; exec \"$0\" judge --data \"$1\""]);
    limited.arg(env!("CARGO_BIN_EXE_bot-console")).arg(dir.path()).stderr(Stdio::null());
    let Judge { mut child, mut input, mut output } = Judge::start(limited);
    let prlimit = |arguments: &[&str]| Command::new("prlimit").args(arguments).output();
    let there = prlimit(&["--version"]).is_ok_and(|output| output.status.success());
    assert!(there, "missing: prlimit (of util-linux), which gives the judge room again");
    let (tell, told) = std::sync::mpsc::channel::<Value>();
    let reader = std::thread::spawn(move || {
        let mut line = String::new();
        while output.read_line(&mut line).is_ok_and(|read| read > 0) {
            if tell.send(serde_json::from_str(&line).expect("a line of JSON")).is_err() {
                return;
            }
            line.clear();
        }
    });
    let mut heard = Heard::default();
    let opening = ["!new v2", "!join", "!add 8", "!start"]
        .map(|text| json!({"room": "r1", "user": "ann", "text": text}));
    let by_turns = ["!pause", "!resume"].map(|text| json!({"room": "r1", "user": "ann", "text": text}));
    let requests = opening.into_iter().chain(by_turns.into_iter().cycle().take(4000));
    let (mut answered, mut stood_still, mut more) = (0, false, 0);
    for request in requests {
        writeln!(input, "{request}").expect("it lives");
        loop {
            let line = match told.recv_timeout(Duration::from_secs(4)) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    assert!(!stood_still, "it stood still twice");
                    stood_still = true;
                    let pid = child.id().to_string();
                    let lifted = prlimit(&["--pid", &pid, "--fsize=unlimited:unlimited"]).expect("it runs");
                    assert!(lifted.status.success(), "{}", text(&lifted.stderr));
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => panic!("it is dead after {answered} answers"),
            };
            if line.get("done").is_some() {
                assert_eq!(line["ok"], json!(true), "{line}");
                answered += 1;
                break;
            }
            heard.hear(&line);
        }
        more += usize::from(stood_still);
        if more > 20 {
            break;
        }
    }
    assert!(stood_still, "the disk was never full");
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    drop((input, told));
    reader.join().expect("no panic");
    let mut judge = Judge::on(dir.path());
    let view = view(&mut judge, &mut heard);
    let log = view["log"].as_array().expect("a log");
    assert_eq!(log.len(), heard.0.keys().filter(|(to, _)| to == "\"room\"" || to.contains("ann")).count());
    judge.kill();
}

/// The tables of a directory after a few words.
fn used(dir: &Path) {
    let mut judge = Judge::on(dir);
    for (room, text) in
        [("r1", "!new v2"), ("r1", "!join"), ("r1", "!add 8"), ("r1", "!start"), ("r2", "!new v1")]
    {
        judge.answer(&json!({"room": room, "user": "ann", "text": text}));
    }
    judge.answer(&json!({"until_deadline": true}));
    judge.kill();
}

#[test]
#[cfg(unix)]
fn a_running_judge_is_backed_up_and_one_that_rests_too() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (data, other) = (dir.path().join("data"), dir.path().join("other"));
    used(&data);
    let path = |path: &Path| path.to_str().expect("a plain path").to_owned();
    let resting = run(&["backup", "--data", &path(&data)]);
    assert!(resting.status.success(), "{}", text(&resting.stderr));
    let mut judge = Judge::on(&data);
    judge.answer(&json!({"advance": 0}));
    let running = run(&["backup", "--data", &path(&data)]);
    assert!(running.status.success(), "{}", text(&running.stderr));
    assert_eq!(text(&running.stdout), text(&resting.stdout));
    assert!(text(&running.stdout).ends_with("{\"line\":\"end\",\"tables\":2}\n"));
    // What others ask for there is not answered, and does no harm.
    for wish in ["\n", "shutdown\n", &"x".repeat(100_000)] {
        let stream = std::os::unix::net::UnixStream::connect(data.join("control")).expect("it listens");
        let _ = (&stream).write_all(wish.as_bytes());
        let mut said = String::new();
        let _ = std::io::Read::read_to_string(&mut &stream, &mut said);
        assert_eq!(said, "");
    }
    assert!(judge.answer(&json!({"room": "r1", "user": "ann", "text": "!table"})).len() == 1);
    judge.kill();

    let archive = dir.path().join("tables.jsonl");
    std::fs::write(&archive, &running.stdout).expect("it is written");
    let import = run(&["import", "--data", &path(&other), &path(&archive)]);
    assert!(import.status.success(), "{}", text(&import.stderr));
    assert_eq!(run(&["export", "--data", &path(&other)]).stdout, running.stdout);
    // One that breaks off is not taken for a whole one.
    std::fs::write(&archive, &running.stdout[..running.stdout.len() / 2]).expect("it is written");
    assert!(!run(&["import", "--data", &path(&dir.path().join("third")), &path(&archive)]).status.success());
    assert!(!run(&["backup", "--data", &path(&dir.path().join("none"))]).status.success());
}

#[test]
fn a_damaged_directory_is_named_and_rescued() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    used(dir.path());
    let data = dir.path().to_str().expect("a plain path");
    let whole = run(&["rescue", data]);
    assert!(whole.status.success(), "{}", text(&whole.stderr));
    assert!(
        text(&whole.stderr).contains("2 tables were read. Nothing is missing."),
        "{}",
        text(&whole.stderr)
    );
    assert_eq!(text(&whole.stdout), text(&run(&["export", "--data", data]).stdout));

    let mut bytes = std::fs::read(dir.path().join("db")).expect("it reads");
    // The file ends in what was never written.
    let place = 30_000;
    bytes[place..place + 8].iter_mut().for_each(|byte| *byte ^= 0x5A);
    std::fs::write(dir.path().join("db"), &bytes).expect("it is written");
    let refused = run(&["judge", "--data", data]);
    assert!(!refused.status.success());
    assert!(
        text(&refused.stderr).contains(data) && text(&refused.stderr).contains("damaged"),
        "{}",
        text(&refused.stderr)
    );
    let rescued = run(&["rescue", data]);
    assert!(!rescued.status.success(), "something is missing");
    assert!(text(&rescued.stderr).contains("byte"), "{}", text(&rescued.stderr));
    assert!(text(&rescued.stdout).lines().count() > 2, "most of it is saved");
    assert_eq!(std::fs::read(dir.path().join("db")).expect("it reads"), bytes, "the directory is left alone");
}

/// Source: I-02
#[test]
fn a_crash_in_a_data_directory_brings_the_same_table_and_the_same_time_back() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let mut judge = Judge::on(dir.path());
    let last = |lines: Vec<Value>| lines.last().cloned().expect("a closing line");
    for line in ["!new v2", "!join", "!add 7", "!start"] {
        let closing = last(judge.answer(&json!({"room": "r1", "user": "ann", "text": line})));
        assert_eq!(closing["ok"], json!(true), "{closing}");
    }
    let began = last(judge.answer(&json!({"advance": 0})))["now"].as_i64().expect("an instant");
    // Nothing falls due meanwhile.
    let closing = last(judge.answer(&json!({"advance": 3000})));
    let now = closing["now"].as_i64().expect("an instant");
    assert_eq!(now, began + 3000);
    for _ in 0..3 {
        let closing = last(judge.answer(&json!({"crash": true})));
        assert_eq!((&closing["ok"], closing["now"].as_i64()), (&json!(true), Some(now)), "{closing}");
    }
    // Whoever listened in the directory before the crash has made room for whoever does now.
    let data = dir.path().to_str().expect("a plain path");
    let backup = run(&["backup", "--data", data]);
    assert!(backup.status.success(), "{}", text(&backup.stderr));
    judge.kill();
    let mut judge = Judge::on(dir.path());
    assert_eq!(last(judge.answer(&json!({"advance": 0})))["now"].as_i64(), Some(now));
    // The night's limit is where it was.
    let lines = judge.answer(&json!({"until_deadline": true}));
    let ends = lines.iter().find_map(|line| line["at"].as_i64()).expect("something falls due");
    assert!(ends > now && last(lines)["now"].as_i64() == Some(ends));
}
