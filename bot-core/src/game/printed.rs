//! What a log or a panic may print of a table: never what somebody holds, has named or is asked.
//!
//! Most secrets are [`super::Secret`]s. A table, a fact or a private question tells something by what it
//! consists of and whom it names, so that nothing of these is printed but what the whole room knows.
//! Whoever needs more reads the log itself.
//!
//! Source: I-01

use std::fmt;

use super::event::Fact;
use super::notice::{Audience, Told};
use super::prompt::Prompt;
use super::state::{Game, Table};

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("venue", &self.venue)
            .field("ruleset", &self.rules.id)
            .field("host", &self.host)
            .field("players", &self.players.len())
            .field("games", &self.games)
            .field("paused", &self.paused)
            .field("closed", &self.closed)
            .field("faulted", &self.faulted)
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("number", &self.number)
            .field("step", &self.step)
            .field("night", &self.night)
            .field("day", &self.day)
            .field("deadline", &self.deadline)
            .finish_non_exhaustive()
    }
}

/// A fact prints as its name: whom it is about would often tell what they are.
impl fmt::Debug for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = serde_json::to_value(self).ok();
        let name = written.as_ref().and_then(|fact| fact.get("fact")).and_then(|name| name.as_str());
        write!(f, "{}(***)", name.unwrap_or("fact"))
    }
}

/// Not even whom something was told alone: at dawn it may be told to one role only.
impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to = match self.to() {
            Audience::Room => "room",
            Audience::Person(_) => "***",
            Audience::Dead => "dead",
        };
        write!(f, "Told({to}, ***)")
    }
}

/// What is asked in private prints as nothing: the question alone tells who has which power.
impl fmt::Debug for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.private {
            f.write_str("Prompt(***)")
        } else {
            write!(f, "Prompt({}, {})", self.id, self.seat)
        }
    }
}
