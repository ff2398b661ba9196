//! Ends and points as data.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::super::role::{Role, Side, UnknownWord, words};

/// Which groups of cards must be dead for whom to win: any one group is enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ends {
    /// Good wins when one of these groups is dead.
    pub good: Vec<Group>,
    /// The killers win when one of these groups is dead.
    pub killers: Vec<Group>,
    /// The game is drawn when one of these groups is dead.
    pub draw: Vec<Group>,
    /// What it is when two of them hold at once. Source: C-16
    pub both: Both,
    /// Whether the killers win when, after a vote, good has no power left but checks and is no more
    /// than one above them. Source: SL-13
    pub certain: bool,
}

words! {
    /// What it is when two ends hold at once. Source: C-16
    Both {
        /// A draw.
        Draw = "draw",
        /// Good wins.
        Good = "good",
        /// The killers win.
        Killers = "killers",
    }
}

/// A group of cards, written `police` or `police+doctor`, or as a side, `good`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Group {
    /// Everybody of a side.
    Side(Side),
    /// All cards of these roles together.
    Roles(BTreeSet<Role>),
}

impl std::str::FromStr for Group {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Group, UnknownWord> {
        match text {
            "good" => Ok(Group::Side(Side::Good)),
            "third" => Ok(Group::Side(Side::Third)),
            "killers" => Ok(Group::Side(Side::Killers)),
            roles => roles.split('+').map(str::parse).collect::<Result<_, _>>().map(Group::Roles),
        }
    }
}

impl std::fmt::Display for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Group::Side(side) => side.fmt(f),
            Group::Roles(roles) => f.write_str(&roles.iter().map(|r| r.id()).collect::<Vec<_>>().join("+")),
        }
    }
}

impl Serialize for Group {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Group {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Group, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Points by winner, then by role of the player. Source: CL-07
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// When good wins.
    pub good: BTreeMap<Role, i32>,
    /// When the killers win.
    pub killers: BTreeMap<Role, i32>,
    /// When the game is drawn.
    pub draw: BTreeMap<Role, i32>,
    /// Taken with every warning after the first. Source: CL-12
    pub warned: i32,
    /// Taken for leaving without permission. Source: CL-13
    pub left: i32,
}
