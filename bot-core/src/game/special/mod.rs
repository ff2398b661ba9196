//! Mechanisms that memory of their own makes irreducible, one file each.
//!
//! The engine knows them only through this module: what a game remembers for one ([`Memory`]), what
//! changed in it ([`Deed`]), which phase of its own it is in ([`Stage`]).

pub(super) mod conan;
pub(super) mod squeeze;

use serde::{Deserialize, Serialize};

use super::command::PlayerRef;
use super::ids::{Seat, Target};
use super::nature::{Build, Deduction, Kind, Sex};
use super::prompt::{Prompt, PromptId};
use super::refusal::{Code, Refusal};
use super::role::{Ask, Role, Side};
use super::rules::RuleSet;
use super::state::{Ballot, Game, Table};
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

impl Memory {
    /// Whether a seat sleeps: it neither speaks nor uses a skill. Source: CO-04
    pub(super) fn sleeps(&self, seat: Seat) -> bool {
        match self {
            Memory::None => false,
            Memory::Conan(memory) => memory.asleep == Some(seat),
        }
    }
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
    pub const IDS: &'static [&'static str] = &["disguise", "deduction"];

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
pub(super) fn carry_on_without(turn: &mut Turn, stage: &Stage, _seat: Seat) {
    match stage {
        Stage::Conan(_) => conan::carry_on_without(turn),
    }
}

/// Whether the rule set's nights are the mechanism's own.
pub(super) fn runs_nights(rules: &RuleSet) -> bool {
    rules.conan.is_some()
}

/// The cards are dealt: what comes before the first night.
pub(super) fn begin(turn: &mut Turn) {
    if turn.rules().conan.is_some() {
        conan::begin(turn);
    }
}

/// Night falls.
pub(super) fn fall(turn: &mut Turn) {
    if turn.rules().conan.is_some() {
        conan::fall(turn);
    }
}

/// What may be answered beside what the phase itself asks.
pub(super) fn beside(table: &Table, game: &Game) -> Vec<Prompt> {
    match &game.memory {
        Memory::None => Vec::new(),
        Memory::Conan(_) => conan::beside(table, game),
    }
}

/// Uses a secret power where the nights are the mechanism's own.
pub(super) fn act(
    turn: &mut Turn,
    seat: Seat,
    ask: Ask,
    targets: &[PlayerRef],
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    conan::act(turn, seat, ask, targets, prompt)
}

/// Declines one.
pub(super) fn decline(
    turn: &mut Turn,
    seat: Seat,
    ask: Ask,
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    conan::decline(turn, seat, ask, prompt)
}

/// `play`: only in the Conan game. Source: CO-26
pub(super) fn play(
    turn: &mut Turn,
    seat: Seat,
    role: Role,
    targets: &[PlayerRef],
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    only_conan(turn)?;
    conan::play(turn, seat, role, targets, prompt)
}

/// `cover`: only in the Conan game. Source: CO-12, CO-30
pub(super) fn cover(
    turn: &mut Turn,
    seat: Seat,
    kind: Option<Kind>,
    build: Build,
    sex: Sex,
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    only_conan(turn)?;
    conan::cover(turn, seat, kind, build, sex, prompt)
}

/// `deduce`: only in the Conan game. Source: CO-06
pub(super) fn deduce(
    turn: &mut Turn,
    seat: Seat,
    deduction: &Deduction<PlayerRef>,
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    only_conan(turn)?;
    conan::deduce(turn, seat, deduction, prompt)
}

fn only_conan(turn: &Turn) -> Result<(), Refusal> {
    if turn.rules().conan.is_some() { Ok(()) } else { Err(Code::NotYours.into()) }
}

/// A ballot is about to be counted: votes may be void, candidates may have more or fewer.
pub(super) fn before_count(game: &Game, ballot: &mut Ballot) {
    match &game.memory {
        Memory::None => {}
        Memory::Conan(memory) => conan::before_count(memory, ballot),
    }
}

/// What comes between the most voted and their fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Overruled {
    /// Nobody is out; the votes are published.
    Saved,
    /// Nobody is out, and the votes are not published.
    Void,
}

/// Whether something overrules a ballot with this top.
pub(super) fn overrule(turn: &mut Turn, top: &[Target]) -> Option<Overruled> {
    match &turn.game().memory {
        Memory::None => None,
        Memory::Conan(_) => conan::overrule(turn, top),
    }
}

/// Those who win beside the winners. Source: CO-37
pub(super) fn winners(game: &Game, winners: &[Side]) -> Vec<Side> {
    let mut all = winners.to_vec();
    if let Memory::Conan(memory) = &game.memory
        && memory.serial
    {
        all.push(Side::Third);
    }
    all
}
