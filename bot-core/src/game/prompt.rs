//! What may be done now: the only source of legality for buttons, menus, computer players and tests.

use std::collections::BTreeMap;
use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::ids::{Moment, PersonId, Seat, Target};
use super::role::{Ask, Role, UnknownWord};

/// Names one prompt for good, so that an answer to an old one is refused.
///
/// Written `game.step.ask`, for example `3.17.kill`: short enough for a button's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PromptId {
    /// The how-manieth game of the table, from 1 (0 in the lobby).
    pub game: u32,
    /// The how-manieth phase of that game.
    pub step: u32,
    /// What is asked.
    pub ask: Ask,
}

impl fmt::Display for PromptId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.game, self.step, self.ask)
    }
}

impl FromStr for PromptId {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<PromptId, UnknownWord> {
        let unknown = || UnknownWord(text.to_owned());
        let mut parts = text.splitn(3, '.');
        let (Some(game), Some(step), Some(ask)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(unknown());
        };
        Ok(PromptId {
            game: game.parse().map_err(|_| unknown())?,
            step: step.parse().map_err(|_| unknown())?,
            ask: ask.parse()?,
        })
    }
}

impl Serialize for PromptId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PromptId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PromptId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Something one player is asked for.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prompt {
    /// Its name for good.
    pub id: PromptId,
    /// Who is asked.
    pub seat: Seat,
    /// The person in that seat.
    pub person: PersonId,
    /// What is asked.
    pub ask: Ask,
    /// What may be named: seats, or card numbers where cards lie in a ring.
    pub targets: Vec<Target>,
    /// At least so many targets; 0 where none are named (`pass`, `floor`, `ready`).
    pub min: u8,
    /// At most so many targets.
    pub max: u8,
    /// Whether `none` (for a vote: `abstain`) is an answer.
    pub may_decline: bool,
    /// When it closes; `None` where there is no limit or the table is paused.
    pub ends: Option<Moment>,
    /// Whether the answer must come privately.
    pub private: bool,
    /// Whether it stands open beside others and waits for nobody: a deed that one may do, not a question.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_will: bool,
    /// What the player has named so far.
    pub chosen: Vec<Target>,
    /// Roles that may be named, each with how many targets go with it. Source: CO-06, CO-26
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub roles: BTreeMap<Role, u8>,
    /// Whether somebody may be called the boss. Source: CO-06
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub calls_boss: bool,
}

impl Prompt {
    /// Whether numbers alone can answer it.
    #[must_use]
    pub fn takes_numbers(&self) -> bool {
        self.max > 0 && !self.at_will && !self.ask.is_in_words()
    }
}
