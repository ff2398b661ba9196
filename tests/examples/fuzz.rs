//! Gives one part of the program hostile input for as long as one likes:
//! `cargo run -p nightfall-tests --example fuzz -- TARGET SECONDS [SEED]`.
//!
//! What upset it is written to `tests/corpora/TARGET/crash`; with `KEEP=1` a few inputs that led somewhere new
//! join the corpus.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use nightfall_tests::fuzz::{corpus_dir, run, targets};

/// So many new inputs are kept, the shortest.
const KEPT_MAX: usize = 24;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, or: u64| args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(or);
    let mut out = std::io::stdout();
    let all = targets();
    let names: Vec<&str> = all.iter().map(|target| target.name()).collect();
    let wanted = args.first().map_or("", String::as_str);
    let Some(mut target) = all.into_iter().find(|target| target.name() == wanted) else {
        let _ = writeln!(out, "one of {names:?}, then how many seconds");
        return ExitCode::FAILURE;
    };
    // Panics are what is looked for; one is told at the end.
    std::panic::set_hook(Box::new(|_| {}));
    let (start, limit) = (Instant::now(), Duration::from_secs(number(1, 60)));
    let mut more = |_: u64| start.elapsed() < limit;
    let mut result = run(target.as_mut(), number(2, 1), &mut more);
    let seconds = start.elapsed().as_secs();
    let _ = writeln!(
        out,
        "{wanted}: {} executions in {seconds} s, {} outcomes, {} new",
        result.executions,
        result.outcomes,
        result.new.len()
    );
    let dir = corpus_dir(wanted);
    if std::env::var_os("KEEP").is_some() {
        result.new.sort_by_key(Vec::len);
        for (number, input) in result.new.iter().take(KEPT_MAX).enumerate() {
            let _ = std::fs::write(dir.join(format!("new-{number:02}")), input);
        }
    }
    if let Some((input, said)) = result.crash {
        let _ = std::fs::write(dir.join("crash"), &input);
        let _ = writeln!(out, "{wanted} is upset by {:?}: {said}", String::from_utf8_lossy(&input));
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
