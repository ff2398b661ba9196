//! Whether every language says everything, and nothing else.

mod cards;
mod complete;
mod loading;
mod parsing;
mod samples;
mod sound;
mod speaking;
mod standing;
mod translating;

use super::*;

/// The built-in words.
fn texts() -> Texts {
    Texts::builtin().unwrap_or_else(|error| panic!("{error}"))
}

/// The same, loaded once: enough for thousands of cases.
pub(super) fn shared() -> &'static Texts {
    static TEXTS: std::sync::OnceLock<Texts> = std::sync::OnceLock::new();
    TEXTS.get_or_init(texts)
}

/// Whether a message has a variant of its own for a word.
fn tells_apart(entry: &check::Entry, word: &str) -> bool {
    entry.choices.values().any(|words| words.contains(word))
}
