//! What is going on in a game, and what is still to come this day.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::ids::{Seat, Secret, Target};
use super::super::notice::BallotKind;
use super::super::role::Ask;
use super::super::shared::{Shared, Sparse};
use super::super::special;
use super::super::targets::Targets;
use super::super::window::Window;
use super::Nomination;

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// Eyes are shut.
    Night {
        /// What stands named.
        named: Vec<Secret<Nomination>>,
        /// Who has declined what.
        declined: Sparse<Vec<(Ask, Seat)>>,
        /// Checks that are final and answered, in logs that do not say whose. Source: A-03
        answered: Sparse<Vec<Ask>>,
        /// Whose check is final and answered. Source: A-03
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        checked: Sparse<BTreeSet<Seat>>,
    },
    /// Somebody out speaks once more.
    LastWords {
        /// Who.
        seat: Seat,
    },
    /// Somebody's turn.
    Speech {
        /// Whose.
        seat: Seat,
        /// 0 the day's speeches, then the number of the ballot that follows.
        round: u16,
    },
    /// Everybody may speak.
    Discussion {
        /// Who has said that they have nothing more to say.
        passed: BTreeSet<Seat>,
    },
    /// Whoever was accused may take the floor. Source: TH-04
    Defence {
        /// Who has asked for it, in order; the first who has not passed has it now.
        floor: Vec<Seat>,
        /// Who has had it or does not want it.
        passed: BTreeSet<Seat>,
    },
    /// A vote.
    Ballot(Ballot),
    /// Powers, and by day a ballot, are open together. Source: SL-02
    Window(Box<Window>),
    /// The short window after a death. Source: V7-08
    Parting {
        /// Who died.
        dead: Vec<Seat>,
    },
    /// The group may accuse. Source: TW-05
    Accusations {
        /// Wrong ones so far.
        wrong: u16,
        /// Who has nothing to say.
        passed: BTreeSet<Seat>,
    },
    /// Everybody chooses which card comes first. Source: V6-02
    Ordering {
        /// Who has chosen to turn the hand around, or to leave it.
        chosen: BTreeMap<Seat, Secret<bool>>,
    },
    /// A phase that only one mechanism has.
    Special(special::Stage),
}

impl Phase {
    /// Whether eyes are shut: whoever writes to the judge means it for the team, not for the room.
    #[must_use]
    pub fn is_night(&self) -> bool {
        match self {
            Phase::Night { .. } => true,
            Phase::Special(stage) => stage.is_night(),
            Phase::LastWords { .. }
            | Phase::Speech { .. }
            | Phase::Discussion { .. }
            | Phase::Defence { .. }
            | Phase::Ballot(_)
            | Phase::Parting { .. }
            | Phase::Accusations { .. }
            | Phase::Ordering { .. }
            | Phase::Window(_) => false,
        }
    }
}

/// A vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ballot {
    /// 0 the first of the day, then one more with each.
    pub round: u16,
    /// In the stated order.
    pub candidates: Shared<Vec<Target>>,
    /// Who may vote, with how many votes.
    pub weights: Shared<BTreeMap<Seat, u16>>,
    /// How.
    pub kind: BallotKind,
    /// The candidate called now, in a called ballot.
    pub called: Option<u16>,
    /// What it decides.
    pub purpose: Purpose,
    /// How many different names each voter may give. Source: DN-08
    #[serde(default = "super::super::notice::one")]
    pub names: u16,
    /// The votes that stand; `None`: an abstention.
    pub votes: Sparse<BTreeMap<Seat, Vote>>,
    /// Votes that candidates have, or lack, by something else than being voted for. Source: CO-06
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub extra: Sparse<BTreeMap<Target, i16>>,
}

/// For whom somebody votes; `None`: an abstention.
pub type Vote = Secret<Option<Targets>>;

/// What a ballot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Who is executed.
    Execute,
    /// Who goes on to the deciding ballot. Source: FT-04
    Shortlist,
}

/// Something still to come this day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The window after these deaths. Source: V7-08
    Parting(Vec<Seat>),
    /// Works out the day's speeches, once it is known who is left: beside whom they begin.
    Plan(Option<Seat>),
    /// One player's open vote after their speech. Source: V4C-11
    VoteNow(Seat),
    /// The votes given one by one are counted. Source: V4C-11
    Count,
    /// Last words.
    LastWords(Seat),
    /// A turn to speak.
    Speech(Seat, u16),
    /// An open discussion.
    Discussion,
    /// Accusations. Source: TW-05
    Accusations,
    /// A defence.
    Defence,
    /// A day on which ballot and powers are open together. Source: SL-02
    Window,
    /// The death that a riddle announced is told. Source: NO-07
    Dawn,
    /// A ballot: round, candidates in order, purpose.
    Ballot(u16, Arc<[Target]>, Purpose),
    /// What a mechanism has to settle after deaths, before the end is tested. Source: DN-13 to DN-18
    Settle,
}

/// Where a tie stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TieProgress {
    /// The next step of the rule set's list.
    pub next: u16,
    /// Who tied last.
    pub tied: Vec<Target>,
    /// How many runoffs in a row exactly they have tied in.
    pub running: u16,
}
