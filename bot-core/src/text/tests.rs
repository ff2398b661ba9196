//! Whether every language says everything, and nothing else.

mod complete;
mod parsing;

use super::*;

/// The built-in words.
fn texts() -> Texts {
    Texts::builtin().unwrap_or_else(|error| panic!("{error}"))
}
