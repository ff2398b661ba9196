//! Mechanisms that memory of their own makes irreducible, one file each.
//!
//! The engine knows them only through this module: what a game remembers for one ([`Memory`]), what
//! changed in it ([`Deed`]), which phase of its own it is in ([`Stage`]).

pub(super) mod conan;
pub(super) mod death_note;
pub(super) mod squeeze;
pub(super) mod written;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::command::PlayerRef;
use super::decide::Sender;
use super::ids::{Seat, Secret, Target};
use super::nature::{Build, Deduction, Kind, Sex};
use super::notice::{Cause, NightEntry, Notice};
use super::prompt::{Prompt, PromptId};
use super::refusal::{Code, Refusal};
use super::role::{Ask, Role, Side};
use super::rules::RuleSet;
use super::state::{Ballot, CardRef, Game, Table};
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
    /// Kira's notebooks.
    DeathNote(Box<Secret<death_note::Memory>>),
    /// What is written.
    Written(Box<written::Memory>),
}

impl Memory {
    /// Whether a seat sleeps: it neither speaks nor uses a skill. Source: CO-04
    pub(super) fn sleeps(&self, seat: Seat) -> bool {
        match self {
            Memory::None | Memory::DeathNote(_) | Memory::Written(_) => false,
            Memory::Conan(memory) => memory.asleep == Some(seat),
        }
    }

    /// Whom a seat has come to know by what was done in the game, and as what. Source: DN-07
    pub(super) fn partner_of(&self, seat: Seat) -> Option<(Seat, Role)> {
        match self {
            Memory::None | Memory::Conan(_) | Memory::Written(_) => None,
            Memory::DeathNote(memory) => memory.open().partner_of(seat).map(|other| (other, Role::Kira)),
        }
    }
}

/// What changed for one mechanism. Secrets inside are closed away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// In the Conan game.
    Conan(conan::Deed),
    /// With kira's notebooks.
    DeathNote(Secret<death_note::Deed>),
    /// In what is written.
    Written(written::Deed),
}

/// A phase that only one mechanism has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Of the Conan game.
    Conan(conan::Stage),
    /// Of the Death Note game.
    DeathNote(death_note::Stage),
}

impl Stage {
    /// The names of all stages, for whoever keeps a text for each.
    pub const IDS: &'static [&'static str] = &["disguise", "deduction", "recovery", "anew"];

    /// Its name, as `view` and the texts use it.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Stage::Conan(stage) => stage.id(),
            Stage::DeathNote(stage) => stage.id(),
        }
    }

    /// Whether eyes are shut in it: nobody talks in the room, and what is done is secret. Source: A-01
    #[must_use]
    pub fn is_night(&self) -> bool {
        match self {
            Stage::Conan(stage) => stage.is_night(),
            // Everybody may go on talking meanwhile.
            Stage::DeathNote(_) => false,
        }
    }
}

/// Folds a deed into the memory. No rules here.
pub(super) fn evolve(game: &mut Game, deed: &Deed) {
    match deed {
        Deed::Conan(deed) => conan::evolve(game, deed),
        Deed::DeathNote(deed) => death_note::evolve(game, deed.open()),
        Deed::Written(deed) => written::evolve(game, deed),
    }
}

/// What is asked in such a phase, in seat order.
pub(super) fn prompts(table: &Table, game: &Game, stage: &Stage) -> Vec<Prompt> {
    match stage {
        Stage::Conan(stage) => conan::prompts(table, game, stage),
        Stage::DeathNote(stage) => death_note::stage_prompts(table, game, *stage),
    }
}

/// The phase's limit is over.
pub(super) fn time_is_up(turn: &mut Turn, stage: &Stage) {
    match stage {
        Stage::Conan(stage) => conan::time_is_up(turn, stage),
        Stage::DeathNote(stage) => death_note::close_stage(turn, *stage),
    }
}

/// The host ends the phase.
pub(super) fn cut_short(turn: &mut Turn, stage: &Stage) {
    match stage {
        Stage::Conan(stage) => conan::time_is_up(turn, stage),
        Stage::DeathNote(stage) => death_note::close_stage(turn, *stage),
    }
}

/// Whatever waited for this seat, which is out now, waits no longer.
pub(super) fn carry_on_without(turn: &mut Turn, stage: &Stage, _seat: Seat) {
    match stage {
        Stage::Conan(_) => conan::carry_on_without(turn),
        // They last their time, whoever is there to answer.
        Stage::DeathNote(_) => {}
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
        Memory::DeathNote(_) => death_note::at_will(table, game),
        Memory::Written(_) => written::beside(table, game),
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
        Memory::None | Memory::DeathNote(_) | Memory::Written(_) => {}
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
        Memory::None | Memory::DeathNote(_) | Memory::Written(_) => None,
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

/// What a mechanism makes of a night.
#[derive(Debug, Default)]
pub(super) struct Nightly {
    /// For the ledger, after the cards' deeds.
    pub(super) entries: Vec<NightEntry>,
    /// Cards that die.
    pub(super) deaths: Vec<CardRef>,
    /// What the room is told after the dawn.
    pub(super) after: Vec<Notice>,
}

/// Whether a draw of this name can be fixed to this value.
///
/// # Errors
/// A draw that the rule set does not make, or a value that it cannot have.
pub(super) fn may_draw(table: &Table, name: &str, value: u16) -> Result<(), Refusal> {
    if table.rules.death_note.is_some() {
        return death_note::may_draw(table, name, value);
    }
    Err(Refusal::new(Code::UnknownOption).with("option", name))
}

/// The game begins, with these draws fixed.
pub(super) fn dealt(turn: &mut Turn, draws: &BTreeMap<String, u16>) {
    if turn.rules().death_note.is_some() {
        death_note::begin(turn, draws);
    }
}

/// Whether a question of a mechanism is open to a seat, dead or alive.
pub(super) fn answers(table: &Table, game: &Game, seat: Seat) -> bool {
    match game.memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => false,
        Memory::DeathNote(_) => death_note::answers_stage(table, game, seat),
    }
}

/// Night falls.
pub(super) fn nightfall(turn: &mut Turn) {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => {}
        Memory::DeathNote(_) => death_note::nightfall(turn),
    }
}

/// Whether everybody who has something to do tonight has said what.
pub(super) fn all_have_chosen(game: &Game) -> bool {
    match game.memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => true,
        Memory::DeathNote(_) => death_note::all_have_chosen(game),
    }
}

/// The night closes.
pub(super) fn resolve_night(turn: &mut Turn) -> Nightly {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => Nightly::default(),
        Memory::DeathNote(_) => death_note::resolve(turn),
    }
}

/// Whether a verb belongs to a mechanism and to no card.
pub(super) const fn owns(ask: Ask) -> bool {
    matches!(ask, Ask::Write | Ask::JoinUp | Ask::Transfer | Ask::Recover)
}

/// `write`.
///
/// # Errors
/// The typed refusal.
pub(super) fn write(
    turn: &mut Turn,
    seat: Seat,
    player: &PlayerRef,
    account: &PlayerRef,
) -> Result<(), Refusal> {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => Err(Code::NotYours.into()),
        Memory::DeathNote(_) => death_note::write(turn, seat, player, account),
    }
}

/// A verb that belongs to a mechanism.
///
/// # Errors
/// The typed refusal.
pub(super) fn use_verb(
    turn: &mut Turn,
    sender: &Sender,
    ask: Ask,
    targets: &[PlayerRef],
) -> Result<(), Refusal> {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => {
            sender.living(turn).and(Err(Code::NotYours.into()))
        }
        Memory::DeathNote(_) => death_note::act(turn, sender, ask, targets),
    }
}

/// `none`, where a mechanism asks.
///
/// # Errors
/// The typed refusal.
pub(super) fn decline_verb(turn: &mut Turn, sender: &Sender, ask: Ask) -> Result<(), Refusal> {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => Err(Code::NotYours.into()),
        Memory::DeathNote(_) => death_note::decline(turn, sender, ask),
    }
}

/// How many different names each voter may give. Source: DN-08
pub(super) fn names_per_vote(game: &Game) -> u16 {
    match game.memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => 1,
        Memory::DeathNote(_) => death_note::names_per_vote(game),
    }
}

/// Who goes out by a ballot of so many names, where a mechanism decides that. Source: DN-09
pub(super) fn voted_out(game: &Game, names: u16, counts: &BTreeMap<Target, u16>) -> Option<Vec<Target>> {
    match game.memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => None,
        Memory::DeathNote(_) => Some(death_note::voted_out(names, counts)),
    }
}

/// The judge has published what came of a night or a vote. Source: DN-19
pub(super) fn act_published(turn: &mut Turn) {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => {}
        Memory::DeathNote(_) => death_note::act_published(turn),
    }
}

/// Somebody has gone out by day.
pub(super) fn went_out(turn: &mut Turn, seat: Seat, cause: Cause) {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => {}
        Memory::DeathNote(_) => death_note::went_out(turn, seat, cause),
    }
}

/// Somebody who has left or was removed is gone.
pub(super) fn after_removal(turn: &mut Turn) {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => {}
        Memory::DeathNote(_) => death_note::after_removal(turn),
    }
}

/// Whether something is settled after deaths, before the end is tested.
pub(super) fn settles(game: &Game) -> bool {
    match game.memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => false,
        Memory::DeathNote(_) => true,
    }
}

/// Settles it. Whether a phase has begun or the game is over.
pub(super) fn settle(turn: &mut Turn) -> bool {
    match turn.game().memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => super::phase::end::test(turn),
        Memory::DeathNote(_) => death_note::settle(turn),
    }
}

/// Whether the end cannot be tested yet.
pub(super) fn holds_up_the_end(game: &Game) -> bool {
    match game.memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => false,
        Memory::DeathNote(_) => death_note::holds_up_the_end(game),
    }
}

/// What was done since the last night, for the closing report. Source: C-17
pub(super) fn unreported(game: &Game) -> Vec<NightEntry> {
    match game.memory {
        Memory::None | Memory::Conan(_) | Memory::Written(_) => Vec::new(),
        Memory::DeathNote(_) => death_note::unreported(game),
    }
}
