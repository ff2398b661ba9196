//! Mechanisms that memory of their own makes irreducible, one file each.
//!
//! The engine knows them only through this module: what a game remembers for one ([`Memory`]), what
//! changed in it ([`Deed`]), which phase of its own it is in ([`Stage`]).

pub(super) mod conan;
pub(super) mod squeeze;

use serde::{Deserialize, Serialize};

use super::ids::Seat;
use super::prompt::Prompt;
use super::state::{Game, Table};
use super::turn::Turn;

/// What a game remembers for the mechanism of its rule set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Memory {
    /// Nothing: the rule set has no such mechanism.
    #[default]
    None,
    /// The Conan game's.
    Conan(Box<conan::Memory>),
}

/// What changed for one mechanism. Secrets inside are closed away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// In the Conan game.
    Conan(conan::Deed),
}

/// A phase that only one mechanism has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Of the Conan game.
    Conan(conan::Stage),
}

impl Stage {
    /// The names of all stages, for whoever keeps a text for each.
    pub const IDS: &'static [&'static str] = &["disguise"];

    /// Its name, as `view` and the texts use it.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Stage::Conan(stage) => stage.id(),
        }
    }

    /// Whether eyes are shut in it: nobody talks in the room, and what is done is secret. Source: A-01
    #[must_use]
    pub fn is_night(&self) -> bool {
        match self {
            Stage::Conan(stage) => stage.is_night(),
        }
    }
}

/// Folds a deed into the memory. No rules here.
pub(super) fn evolve(game: &mut Game, deed: &Deed) {
    match deed {
        Deed::Conan(deed) => conan::evolve(game, deed),
    }
}

/// What is asked in such a phase, in seat order.
pub(super) fn prompts(table: &Table, game: &Game, stage: &Stage) -> Vec<Prompt> {
    match stage {
        Stage::Conan(stage) => conan::prompts(table, game, stage),
    }
}

/// The phase's limit is over.
pub(super) fn time_is_up(turn: &mut Turn, stage: &Stage) {
    match stage {
        Stage::Conan(stage) => conan::time_is_up(turn, stage),
    }
}

/// The host ends the phase.
pub(super) fn cut_short(turn: &mut Turn, stage: &Stage) {
    match stage {
        Stage::Conan(stage) => conan::time_is_up(turn, stage),
    }
}

/// Whatever waited for this seat, which is out now, waits no longer.
pub(super) fn carry_on_without(turn: &mut Turn, stage: &Stage, seat: Seat) {
    match stage {
        Stage::Conan(stage) => conan::carry_on_without(turn, stage, seat),
    }
}
