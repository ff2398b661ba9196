//! The Detective Conan game: nights of two stages, looks that change, skills that guard, borrow and replace.
//!
//! [`acts`] takes what is named, [`night`] works out what comes of it, [`dawn`] makes it public, [`day`]
//! looks after the vote.
//!
//! Source: CO-01 to CO-37

mod acts;
mod dawn;
mod day;
mod night;
mod prompts;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::super::event::Fact;
use super::super::ids::{Seat, Secret, Target};
use super::super::nature::{Build, Deduction, Nature, Sex};
use super::super::notice::{Notice, TableNote};
use super::super::phase;
use super::super::role::{Ask, Role};
use super::super::rules::{Close, ConanRule, Limit, RuleSet};
use super::super::state::{Game, Phase};
use super::super::turn::Turn;
use super::{Deed as AnyDeed, Memory as AnyMemory, Stage as AnyStage};

pub(super) use acts::{act, cover, decline, deduce, play};
pub(super) use day::{before_count, overrule};
pub(super) use prompts::{beside, prompts};

/// What is remembered from night to night.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The boss's build and sex, once chosen. Source: CO-12
    pub boss: Option<(Build, Sex)>,
    /// The writer's own nature, once chosen. Source: CO-30
    pub writer: Option<Nature>,
    /// The roles that the writer has played. Source: CO-26
    pub played: BTreeSet<Role>,
    /// The watch. Source: CO-04
    pub watch: Watch,
    /// Who was put to sleep with it. Source: CO-04
    pub asleep: Option<Seat>,
    /// Whether Ran has found Conan. Source: CO-09, CO-22
    pub found: bool,
    /// Skills of one use that are used up: true glare, true void, kidnap. Source: CO-14, CO-16, CO-17
    pub used: Vec<Ask>,
    /// Whether the great detective has called the boss. Source: CO-06
    pub boss_called: bool,
    /// Whose vote is void today. Source: CO-15
    pub void_vote: Option<Seat>,
    /// Who cannot be called the boss with effect today. Source: CO-16
    pub true_void: Option<Seat>,
    /// A vote more, or fewer, for a seat today. Source: CO-06
    pub extra: Option<(Seat, i16)>,
    /// Whether the dark court is void today. Source: CO-06
    pub court_void: bool,
    /// Whether the dark court has sat. Source: CO-11
    pub court_used: bool,
    /// How often the hero still does not go out. Source: CO-30
    pub hero: u16,
    /// Whether the writer has won. Source: CO-36
    pub serial: bool,
}

/// What has become of the watch. Source: CO-04
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// It has not been used.
    #[default]
    Unused,
    /// It was used and failed.
    Failed,
    /// Its owner has the great detective's skills while he lives.
    Works,
}

/// What one player named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// The skill.
    pub ask: Ask,
    /// Who.
    pub by: Seat,
    /// Whom; nobody for some skills.
    pub targets: Vec<Target>,
    /// The role that the writer plays. Source: CO-26
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<Role>,
    /// The kinds of skill that were given up for it. Source: CO-01
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instead_of: Vec<Ask>,
}

/// What the night has brought, to be told at dawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tonight {
    /// Who dies.
    pub deaths: BTreeSet<Seat>,
    /// Who falls asleep.
    pub asleep: Option<Seat>,
    /// Who is kidnapped in another's place.
    pub kidnapped: Option<Seat>,
    /// Who is arrested.
    pub arrested: Option<Seat>,
    /// Who hands in the deduction, if anybody can.
    pub deduces: Option<Seat>,
}

/// What changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// What is remembered now.
    Remembered(Secret<Box<Memory>>),
    /// A skill was named, in place of what the player named for it before and of the kinds given up.
    Named(Secret<Chosen>),
    /// A skill is not used tonight.
    Declined(Secret<(Ask, Seat)>),
    /// A deduction was handed in, or none. Source: CO-06
    Deduced(Secret<Deduction<Seat>>),
}

/// A phase of this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Before the first night the writer chooses how he looks. Source: CO-30
    Disguise {},
    /// A night's first stage: actions and their answers. Source: CO-02
    Actions {
        /// What stands named.
        named: Vec<Secret<Chosen>>,
        /// Who has declined what.
        declined: Vec<(Ask, Seat)>,
    },
    /// Its second: the deduction. It takes its time whether anybody can deduce or not. Source: CO-02, CO-06
    Deduction {
        /// What the first stage has brought.
        tonight: Secret<Tonight>,
        /// What was handed in.
        deduced: Option<Secret<Deduction<Seat>>>,
    },
}

impl Stage {
    pub(super) fn id(&self) -> &'static str {
        match self {
            Stage::Disguise {} => "disguise",
            Stage::Actions { .. } => "night",
            Stage::Deduction { .. } => "deduction",
        }
    }

    pub(super) fn is_night(&self) -> bool {
        match self {
            Stage::Disguise {} => false,
            Stage::Actions { .. } | Stage::Deduction { .. } => true,
        }
    }
}

/// Folds a deed. No rules here.
pub(super) fn evolve(game: &mut Game, deed: &Deed) {
    let stage = match &mut game.phase {
        Phase::Special(AnyStage::Conan(stage)) => Some(stage),
        _ => None,
    };
    match (deed, stage) {
        (Deed::Remembered(memory), _) => game.memory = AnyMemory::Conan(memory.open().clone()),
        (Deed::Named(chosen), Some(Stage::Actions { named, declined })) => {
            let new = chosen.open();
            let gives_way =
                |old: &Chosen| old.by == new.by && (old.ask == new.ask || new.instead_of.contains(&old.ask));
            named.retain(|old| !gives_way(old.open()));
            declined.retain(|entry| *entry != (new.ask, new.by));
            named.push(chosen.clone());
        }
        (Deed::Declined(what), Some(Stage::Actions { named, declined })) => {
            named.retain(|old| (old.open().ask, old.open().by) != *what.open());
            declined.retain(|entry| entry != what.open());
            declined.push(*what.open());
        }
        (Deed::Deduced(deduction), Some(Stage::Deduction { deduced, .. })) => {
            *deduced = Some(deduction.clone());
        }
        (Deed::Named(_) | Deed::Declined(_) | Deed::Deduced(_), _) => {}
    }
}

fn remember(turn: &mut Turn, memory: Memory) {
    turn.fact(Fact::Special(Box::new(AnyDeed::Conan(Deed::Remembered(Secret::new(Box::new(memory)))))));
}

fn deed(turn: &mut Turn, deed: Deed) {
    turn.fact(Fact::Special(Box::new(AnyDeed::Conan(deed))));
}

/// What the game remembers; nothing yet before it begins.
fn memory_of(game: &Game) -> Memory {
    match &game.memory {
        AnyMemory::Conan(memory) => (**memory).clone(),
        AnyMemory::None | AnyMemory::DeathNote(_) | AnyMemory::Written(_) => Memory::default(),
    }
}

fn stage_of(game: &Game) -> Option<&Stage> {
    match &game.phase {
        Phase::Special(AnyStage::Conan(stage)) => Some(stage),
        _ => None,
    }
}

/// The numbers of the game.
///
/// # Panics
/// In a rule set without them, whose games never come here.
fn numbers(rules: &RuleSet) -> ConanRule {
    rules.conan.expect("a game of this kind has its numbers")
}

/// The seat that was dealt a role, dead or alive.
fn holder(game: &Game, role: Role) -> Option<Seat> {
    game.cards.iter().find(|card| card.role == role).map(|card| card.seat)
}

/// The role that a seat was dealt.
fn role_of(game: &Game, seat: Seat) -> Option<Role> {
    game.hand(seat).next().map(|(_, card)| card.role)
}

fn is_living(game: &Game, role: Role) -> bool {
    game.cards.iter().any(|card| card.alive && card.role == role)
}

/// The deal is told: the writer may choose how he looks. Source: CO-30
pub(super) fn begin(turn: &mut Turn) {
    let hero = numbers(turn.rules()).hero;
    remember(turn, Memory { hero, ..Memory::default() });
    phase::begin(turn, Phase::Special(AnyStage::Conan(Stage::Disguise {})), Limit::Disguise);
    turn.tell_room(Notice::Table { note: TableNote::Disguise, seat: None, user: None, amount: None });
    phase::night::ask(turn, None);
}

/// Night falls. It is told to last until dawn. Source: CO-02
pub(super) fn fall(turn: &mut Turn) {
    let stage = Stage::Actions { named: Vec::new(), declined: Vec::new() };
    let night = turn.game().night + 1;
    phase::begin_in_night(turn, Phase::Special(AnyStage::Conan(stage)), Limit::Night, night);
    let ends = turn.game().deadline.map(|first| turn.rules().ends_at(Limit::Deduction, first));
    turn.tell_room(Notice::Night { night, ends });
    phase::night::ask(turn, None);
}

/// The time of a stage is over.
pub(super) fn time_is_up(turn: &mut Turn, stage: &Stage) {
    match stage {
        Stage::Disguise {} => phase::night::fall(turn),
        Stage::Actions { .. } => dawn::close_actions(turn),
        Stage::Deduction { .. } => dawn::break_day(turn),
    }
}

/// Somebody went out: those who are left may all have acted.
pub(super) fn carry_on_without(turn: &mut Turn) {
    close_if_all_have_acted(turn);
}

/// Where the night may close early: as soon as nothing is waited for. Source: A-02
fn close_if_all_have_acted(turn: &mut Turn) {
    if turn.rules().night_close != Close::Early {
        return;
    }
    match stage_of(turn.game()) {
        Some(Stage::Actions { .. }) if prompts::all_have_acted(turn.rules(), turn.game()) => {
            dawn::close_actions(turn);
        }
        Some(Stage::Deduction { tonight, deduced })
            if deduced.is_some() || tonight.open().deduces.is_none_or(|seat| !turn.game().is_alive(seat)) =>
        {
            dawn::break_day(turn);
        }
        Some(Stage::Disguise {} | Stage::Actions { .. } | Stage::Deduction { .. }) | None => {}
    }
}
