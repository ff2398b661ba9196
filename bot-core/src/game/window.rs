//! What is open while powers and a ballot are open together, and how any phase is asked for either.
//!
//! Source: SL-02

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::ids::{Moment, PersonId, Seat, Secret};
use super::role::{Ask, words};
use super::shared::Sparse;
use super::state::{Ballot, Nomination, Phase};

words! {
    /// Which part of a game day is open.
    WindowPart {
        /// Before the first day: the powers of the first night.
        First = "first",
        /// From dawn to the end of the ballot: the ballot and every power.
        Day = "day",
        /// From there to the night's end: the powers that do not close with the ballot.
        Evening = "evening",
    }
}

/// Powers, and by day a ballot, that are open together. Source: SL-02
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Which part of the game day.
    pub part: WindowPart,
    /// What stands named.
    pub named: Vec<Secret<Nomination>>,
    /// Who has declined what.
    pub declined: Sparse<Vec<(Ask, Seat)>>,
    /// Whose check is final and answered. Source: A-03
    #[serde(default)]
    pub checked: Sparse<BTreeSet<Seat>>,
    /// The ballot, by day.
    #[serde(default)]
    pub ballot: Option<Ballot>,
}

/// What stands named, and what was declined.
pub(super) type Choices<'a> = (&'a mut Vec<Secret<Nomination>>, &'a mut Sparse<Vec<(Ask, Seat)>>);

impl Phase {
    /// A night in which nothing has been named.
    #[must_use]
    pub(super) fn night() -> Phase {
        Phase::Night {
            named: Vec::new(),
            declined: Sparse::default(),
            answered: Sparse::default(),
            checked: Sparse::default(),
        }
    }

    /// What stands named in secret; `None` where nothing can be.
    pub(super) fn named(&self) -> Option<&[Secret<Nomination>]> {
        match self {
            Phase::Night { named, .. } => Some(named),
            Phase::Window(window) => Some(&window.named),
            _ => None,
        }
    }

    /// What was declined in secret.
    pub(super) fn declined(&self) -> &[(Ask, Seat)] {
        match self {
            Phase::Night { declined, .. } => declined,
            Phase::Window(window) => &window.declined,
            _ => &[],
        }
    }

    /// Both, for `evolve`.
    pub(super) fn choices_mut(&mut self) -> Option<Choices<'_>> {
        match self {
            Phase::Night { named, declined, .. } => Some((named, declined)),
            Phase::Window(window) => Some((&mut window.named, &mut window.declined)),
            _ => None,
        }
    }

    /// The ballot that is open.
    #[must_use]
    pub fn ballot(&self) -> Option<&Ballot> {
        if let Phase::Window(window) = self {
            return window.ballot.as_ref();
        }
        if let Phase::Ballot(ballot) = self { Some(ballot) } else { None }
    }

    /// The ballot that is open, for `evolve`.
    pub(super) fn ballot_mut(&mut self) -> Option<&mut Ballot> {
        match self {
            Phase::Ballot(ballot) => Some(ballot),
            Phase::Window(window) => window.ballot.as_mut(),
            Phase::Special(_)
            | Phase::Night { .. }
            | Phase::LastWords { .. }
            | Phase::Speech { .. }
            | Phase::Discussion { .. }
            | Phase::Defence { .. }
            | Phase::Parting { .. }
            | Phase::Accusations { .. }
            | Phase::Ordering { .. } => None,
        }
    }
}

/// A reminder that is still to come. Source: SL-20
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Reminder {
    /// When to remind.
    pub at: Moment,
    /// Of what end.
    pub ends: Moment,
}

/// Somebody who plays along with a player, knowing their card. Source: SL-17
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Friend {
    /// Whose friend.
    pub seat: Seat,
    /// The name as given; hostile input.
    pub name: String,
    /// The player has agreed: before that they know nothing.
    pub accepted: bool,
    /// The phase in which the friend was last reminded of the silence.
    #[serde(default)]
    pub warned_step: u32,
}

/// The friends of a game, and who has asked to be one.
pub type Friends = BTreeMap<PersonId, Friend>;
