//! What is open while powers and a ballot are open together, and how any phase is asked for either.
//!
//! Source: SL-02

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::ids::{Moment, PersonId, Seat, Secret};
use super::role::{Ask, words};
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
    pub declined: Vec<(Ask, Seat)>,
    /// Whose check is final and answered. Source: A-03
    #[serde(default)]
    pub checked: BTreeSet<Seat>,
    /// The ballot, by day.
    #[serde(default)]
    pub ballot: Option<Ballot>,
}

/// What stands named, and what was declined.
pub(super) type Choices<'a> = (&'a mut Vec<Secret<Nomination>>, &'a mut Vec<(Ask, Seat)>);

impl Phase {
    /// A night in which nothing has been named.
    #[must_use]
    pub(super) fn night() -> Phase {
        Phase::Night {
            named: Vec::new(),
            declined: Vec::new(),
            answered: Vec::new(),
            checked: BTreeSet::new(),
        }
    }

    /// What stands named in secret; `None` where nothing can be.
    pub(super) fn named(&self) -> Option<&[Secret<Nomination>]> {
        if let Phase::Night { named, .. } | Phase::Window(Window { named, .. }) = self {
            return Some(named);
        }
        None
    }

    /// What was declined in secret.
    pub(super) fn declined(&self) -> &[(Ask, Seat)] {
        if let Phase::Night { declined, .. } | Phase::Window(Window { declined, .. }) = self {
            return declined;
        }
        &[]
    }

    /// Both, for `evolve`.
    pub(super) fn choices_mut(&mut self) -> Option<Choices<'_>> {
        if let Phase::Night { named, declined, .. } | Phase::Window(Window { named, declined, .. }) = self {
            return Some((named, declined));
        }
        None
    }

    /// The ballot that is open.
    #[must_use]
    pub fn ballot(&self) -> Option<&Ballot> {
        if let Phase::Window(Window { ballot, .. }) = self {
            return ballot.as_ref();
        }
        if let Phase::Ballot(ballot) = self { Some(ballot) } else { None }
    }

    /// The ballot that is open, for `evolve`.
    pub(super) fn ballot_mut(&mut self) -> Option<&mut Ballot> {
        match self {
            Phase::Ballot(ballot) => Some(ballot),
            Phase::Window(Window { ballot, .. }) => ballot.as_mut(),
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
