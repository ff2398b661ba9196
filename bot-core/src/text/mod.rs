//! The words: a notice becomes text in the reader's language, typed text becomes a command.
//!
//! Every word that a person reads comes from `locales/`: one folder a language, one Fluent
//! file a subject. Adding a language means adding a folder. Names of people and whatever else
//! others typed are hostile and pass through [`clean`] and [`Escape`] before they are shown.
//!
//! Invariant: nothing here reads a clock, does I/O after loading, or knows more than it is given.
//!
//! Source: I-08

mod arg;
mod ballot;
mod catalogue;
mod check;
mod clean;
mod command;
mod conan;
mod death;
mod face;
mod hand;
mod help;
mod house;
mod imitation;
mod limits;
mod load;
mod notice;
mod now;
mod over;
mod parse;
mod prompt;
mod recall;
mod recap;
mod refusal;
mod role;
mod rules;
mod teller;
mod translating;
mod typed;
mod words;
mod written;

pub use arg::Arg;
pub use catalogue::Texts;
pub use clean::{Escape, NAME_CHARS_MAX, SAID_CHARS_MAX, clean, clean_lines};
pub use command::{ArgKind, ArgSpec, COMMANDS, CommandGroup, CommandSpec, Verb};
pub use face::{Face, Person};
pub use hand::Held;
pub use house::{Quiet, Standing, Wish};
pub use imitation::shape;
pub use load::TextError;
pub use parse::{Parsed, Query, TEXT_CHARS_MAX};
pub use recall::{PrivacyWish, Recall, WatchAs};
pub use translating::{Gap, Lack, Preview};

#[cfg(test)]
mod tests;
