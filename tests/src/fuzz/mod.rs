//! Hostile input by the million: bytes changed at random, kept where they lead somewhere new.
//!
//! No instrumented build is needed: what a target makes of an input is summed up in a number, its *outcome*,
//! and an input with an outcome never seen before joins the pool that others are made from. A small corpus
//! of such inputs lies in `tests/corpora`, and every `cargo test` replays it and a few thousand changes of it.
//! `cargo run -p nightfall-tests --example fuzz -- TARGET SECONDS` goes on for as long as one likes.
//!
//! Source: I-04, I-07

mod lines;
mod target;

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use crate::chance::Dice;

pub use target::{Target, targets};

/// Inputs are at most so long, in bytes.
const BYTES_MAX: usize = 8 * 1024;
/// The pool holds no more than this.
const POOL_MAX: usize = 4_000;

/// What came of so many executions.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// Inputs tried.
    pub executions: u64,
    /// Different outcomes seen.
    pub outcomes: usize,
    /// The first input that upset the target, with what it said.
    pub crash: Option<(Vec<u8>, String)>,
    /// Inputs with outcomes that the corpus does not have, the first of them.
    pub new: Vec<Vec<u8>>,
}

/// Where the corpus of a target lies.
#[must_use]
pub fn corpus_dir(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpora").join(target)
}

/// The inputs of a target's corpus, by the names of their files.
///
/// # Panics
/// If it cannot be read, or is empty.
#[must_use]
pub fn corpus(target: &str) -> Vec<Vec<u8>> {
    let dir = corpus_dir(target);
    let files = std::fs::read_dir(&dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file of the corpus").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{}: no input", dir.display());
    paths.into_iter().map(|path| std::fs::read(path).expect("a file of the corpus")).collect()
}

/// Replays the corpus, then goes on with changes of it for as long as `more` says, which is told how many
/// were tried.
pub fn run(target: &mut dyn Target, seed: u64, more: &mut dyn FnMut(u64) -> bool) -> Run {
    let mut dice = Dice(seed);
    let mut pool = corpus(target.name());
    let words: Vec<Vec<u8>> = target.words();
    let (mut seen, mut run) = (BTreeSet::new(), Run::default());
    for input in pool.clone() {
        if !tried(target, &input, &mut seen, &mut run) {
            return run;
        }
    }
    run.new.clear();
    while more(run.executions) {
        let base = dice.pick(&pool).cloned().unwrap_or_default();
        let other = dice.pick(&pool).cloned().unwrap_or_default();
        let input = changed(&mut dice, base, &other, &words);
        let before = seen.len();
        if !tried(target, &input, &mut seen, &mut run) {
            return run;
        }
        if seen.len() > before && pool.len() < POOL_MAX {
            pool.push(input);
        }
    }
    run
}

/// One execution; false if it upset the target.
fn tried(target: &mut dyn Target, input: &[u8], seen: &mut BTreeSet<u64>, run: &mut Run) -> bool {
    run.executions += 1;
    match catch_unwind(AssertUnwindSafe(|| target.execute(input))) {
        Ok(outcome) => {
            if seen.insert(outcome) {
                run.outcomes = seen.len();
                if run.new.len() < POOL_MAX {
                    run.new.push(input.to_vec());
                }
            }
            true
        }
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let said = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            run.crash = Some((input.to_vec(), said.unwrap_or_default()));
            false
        }
    }
}

/// One to six changes.
fn changed(dice: &mut Dice, mut input: Vec<u8>, other: &[u8], words: &[Vec<u8>]) -> Vec<u8> {
    for _ in 0..=dice.below(6) {
        let at = dice.below(input.len() + 1);
        let end = (at + dice.below(1 + (input.len() - at).min(24))).min(input.len());
        match dice.below(9) {
            0 if at < input.len() => input[at] ^= 1 << dice.below(8),
            1 => drop(input.drain(at..end)),
            2 => {
                let piece = input[at..end].to_vec();
                drop(input.splice(at..at, piece));
            }
            3 => {
                let from = dice.below(other.len() + 1);
                let piece = other[from..(from + dice.below(40)).min(other.len())].to_vec();
                drop(input.splice(at..end, piece));
            }
            4 => input.insert(at, u8::try_from(dice.below(256)).unwrap_or(0)),
            5 => {
                let numbers =
                    ["0", "1", "-1", "65535", "65536", "4294967296", "18446744073709551616", "1e99", "007"];
                let number = dice.pick(&numbers).unwrap_or(&"0").bytes();
                drop(input.splice(at..end, number));
            }
            6 => {
                let strange = [
                    "\u{202e}",
                    "\u{200b}",
                    "\u{fffd}",
                    "１２",
                    "„",
                    "😀",
                    "👩‍👩‍👧",
                    "\u{0}",
                    "\n",
                    "@everyone",
                    "<@1>",
                    "**",
                    "`",
                    "{ $x }",
                    "\\",
                    "\"",
                    "|",
                    "，",
                    "　",
                ];
                let sign = dice.pick(&strange).unwrap_or(&" ").bytes();
                drop(input.splice(at..at, sign));
            }
            7 if dice.one_in(8) => {
                let piece = input[at..end].to_vec();
                for _ in 0..dice.below(200) {
                    input.extend(&piece);
                }
            }
            _ => {
                if let Some(word) = dice.pick(words).cloned() {
                    drop(input.splice(at..end, word));
                }
            }
        }
        input.truncate(BYTES_MAX);
    }
    input
}

/// Sums something up in an outcome.
pub(crate) fn outcome(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}
