//! What somebody is to look at: type, build and sex, and what is made public of it.
//!
//! Source: the head of the Conan game's rules, CO-06, CO-12

use serde::{Deserialize, Serialize};

use super::ids::Seat;
use super::role::{Role, words};

words! {
    /// What kind of person somebody is.
    Kind {
        /// 侦探
        Detective = "detective",
        /// 保护
        Protector = "protector",
        /// 杀手
        Killer = "killer",
    }
}

words! {
    /// How grown somebody is.
    Build {
        /// 儿童
        Child = "child",
        /// 青年
        Youth = "youth",
        /// 成人
        Adult = "adult",
    }
}

words! {
    /// Man or woman.
    Sex {
        /// 男
        M = "m",
        /// 女
        F = "f",
    }
}

/// Everything about somebody that can be looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nature {
    /// What kind of person.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// How grown.
    pub build: Build,
    /// Man or woman.
    pub sex: Sex,
}

words! {
    /// What a deduction is about. Source: CO-06
    ClueKind {
        /// The build of a seat.
        Build = "build",
        /// The role of a seat.
        Role = "role",
        /// That a seat is the boss.
        Boss = "boss",
        /// Nothing.
        None = "none",
    }
}

/// What is said of a seat in a deduction; written down it is the bare word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ClueValue {
    /// How it is built.
    Build(Build),
    /// What it is.
    Role(Role),
}

/// A deduction, true or not: about somebody named (`P`), or about nobody. Source: CO-06
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deduction<P> {
    /// Somebody's build.
    Build(P, Build),
    /// Somebody's role.
    Role(P, Role),
    /// That somebody is the boss.
    Boss(P),
    /// Nothing is handed in.
    None,
}

impl<P> Deduction<P> {
    /// What it is about.
    #[must_use]
    pub fn kind(&self) -> ClueKind {
        match self {
            Deduction::Build(..) => ClueKind::Build,
            Deduction::Role(..) => ClueKind::Role,
            Deduction::Boss(_) => ClueKind::Boss,
            Deduction::None => ClueKind::None,
        }
    }

    /// About whom.
    pub fn who(&self) -> Option<&P> {
        match self {
            Deduction::Build(who, _) | Deduction::Role(who, _) | Deduction::Boss(who) => Some(who),
            Deduction::None => None,
        }
    }

    /// What it says of them, where that needs a word.
    #[must_use]
    pub fn value(&self) -> Option<ClueValue> {
        match self {
            Deduction::Build(_, build) => Some(ClueValue::Build(*build)),
            Deduction::Role(_, role) => Some(ClueValue::Role(*role)),
            Deduction::Boss(_) | Deduction::None => None,
        }
    }
}

impl<P> Deduction<P> {
    /// The same about the seat that `P` means.
    ///
    /// # Errors
    /// What finding the seat says.
    pub(super) fn of_seat<E>(&self, seat: impl FnOnce(&P) -> Result<Seat, E>) -> Result<Deduction<Seat>, E> {
        Ok(match self {
            Deduction::Build(who, build) => Deduction::Build(seat(who)?, *build),
            Deduction::Role(who, role) => Deduction::Role(seat(who)?, *role),
            Deduction::Boss(who) => Deduction::Boss(seat(who)?),
            Deduction::None => Deduction::None,
        })
    }
}
