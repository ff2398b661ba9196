//! Whether words said privately are talk, though they begin like a command.

use super::super::command::{ArgKind as A, ArgSpec, CommandSpec, Verb};
use super::super::conan::role_and_rest;
use super::super::typed;

/// More words than this after a command that wants fewer, without `!`, are talk.
pub(super) const TALK_WORDS: usize = 3;

/// Whether words said privately without `!` only happen to begin like a command: `pass the salt`.
pub(super) fn is_talk(spec: &CommandSpec, rest: &str) -> bool {
    let rest = if spec.verb == Verb::Play { role_and_rest(rest).1 } else { rest };
    let words = rest.split_whitespace().count();
    if spec.args.iter().any(takes_text) {
        return false;
    }
    let most = if spec.args.is_empty() { 0 } else { TALK_WORDS };
    words > most && typed::bare_numbers(rest).is_none()
}

fn takes_text(arg: &ArgSpec) -> bool {
    match arg.kind {
        // Whatever names an account must never be taken for talk.
        A::Text | A::Letter | A::Value | A::Account => true,
        A::Player
        | A::Reason
        | A::Wish
        | A::Newcomer
        | A::Role
        | A::Count
        | A::Duration
        | A::Option
        | A::Ruleset
        | A::Locale
        | A::Word
        | A::Game
        | A::Step
        | A::Watch
        | A::Season
        | A::Choice
        | A::Command
        | A::Power
        | A::Card
        | A::Side
        | A::Kind
        | A::Build
        | A::Sex
        | A::Clue
        | A::Faction => false,
    }
}
