//! The Detective Conan game.
//!
//! Source: CO-01 to CO-37

use serde::{Deserialize, Serialize};

use super::super::ids::{Seat, Secret};
use super::super::phase::night;
use super::super::prompt::Prompt;
use super::super::role::words;
use super::super::state::{Game, Table};
use super::super::turn::Turn;
use super::Memory as Any;

words! {
    /// How somebody looks. Source: CO-12
    Build {
        /// 儿童
        Child = "child",
        /// 青年
        Youth = "youth",
        /// 成人
        Adult = "adult",
    }
}

/// What is remembered between the nights.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// How a seat that chooses its looks looks now.
    pub build: Option<Secret<Build>>,
}

/// What changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Somebody looks otherwise from now on.
    Looks {
        /// How.
        build: Secret<Build>,
    },
}

/// A phase of this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Before the first night the writer chooses how he looks. Source: CO-30
    Disguise {},
}

impl Stage {
    pub(super) fn id(&self) -> &'static str {
        match self {
            Stage::Disguise {} => "disguise",
        }
    }

    pub(super) fn is_night(&self) -> bool {
        match self {
            Stage::Disguise {} => false,
        }
    }
}

pub(super) fn evolve(game: &mut Game, deed: &Deed) {
    if game.memory == Any::None {
        game.memory = Any::Conan(Box::default());
    }
    let Any::Conan(memory) = &mut game.memory else { return };
    match deed {
        Deed::Looks { build } => memory.build = Some(build.clone()),
    }
}

pub(super) fn prompts(_table: &Table, _game: &Game, stage: &Stage) -> Vec<Prompt> {
    match stage {
        Stage::Disguise {} => Vec::new(),
    }
}

pub(super) fn time_is_up(turn: &mut Turn, stage: &Stage) {
    match stage {
        Stage::Disguise {} => night::fall(turn),
    }
}

pub(super) fn carry_on_without(_turn: &mut Turn, stage: &Stage, _seat: Seat) {
    match stage {
        // It lasts its time, whoever is there to answer.
        Stage::Disguise {} => {}
    }
}
