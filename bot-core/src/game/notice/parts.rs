//! What notices are put together from.

use serde::{Deserialize, Serialize};

use super::super::ids::{PersonId, Seat, Target};
use super::super::nature::{Build, Deduction, Kind, Sex};
use super::super::role::{Ask, Role, Team};
use super::{Fate, Hand, Highlight, Hint, Suit};

/// One card's end, as `dawn`, `result` and `out` tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Death {
    /// Whose card.
    pub seat: Seat,
    /// Its number: 1 to 2N where cards lie in a ring, else its place in the hand.
    pub card: u16,
    /// Whether its owner left the game with it.
    pub out: bool,
    /// The role, where the rule set shows it.
    pub shown: Option<Role>,
}

/// One seat in `started` and `view`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// The number.
    pub seat: Seat,
    /// Who sits there; untold where players appear as characters. Source: DN-01
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<PersonId>,
    /// The name as given, or the character's; hostile input, to be escaped by whoever shows it.
    pub name: String,
    /// Whether a computer plays it; never told of a character.
    pub computer: bool,
}

/// Somebody who plays, where it is hidden as whom. Source: DN-20
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// Who.
    pub user: PersonId,
    /// The name as given; hostile input.
    pub name: String,
    /// Whether it is a computer.
    pub computer: bool,
}

/// What somebody is told to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum KnownAs {
    /// The role itself.
    Role(Role),
    /// Only the group that they are shown in.
    Group(Team),
}

/// One thing a player knows about another from the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// Whose card.
    pub seat: Seat,
    /// Which card of the hand (or ring number).
    pub card: u16,
    /// As what.
    #[serde(rename = "as")]
    pub known_as: KnownAs,
}

/// One vote as published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CastVote {
    /// The voter.
    pub by: Seat,
    /// For whom; null for whoever abstained or did not vote.
    #[serde(rename = "for")]
    pub for_target: Option<Target>,
    /// How many votes it counts.
    pub weight: u16,
    /// It does not count: it is for nobody eligible, or was made void. Source: SL-03, SL-19, CO-15
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
}

/// Something to remark on, and who it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Remark {
    /// What.
    pub highlight: Highlight,
    /// About whom; nobody in particular where it is about a whole side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// In which night or on which day.
    pub round: u16,
}

/// What a card of one's own is marked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardMark {
    /// Which card: its number in the ring, else its place in the hand.
    pub card: u16,
    /// The kind of card that is marked.
    pub group: Role,
    /// Its number in the group, from 1.
    pub number: u16,
    /// Its suit, where cards carry suits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suit: Option<Suit>,
}

/// What one named beside targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// The role that one plays. Source: CO-26
    Played(Role),
    /// How one looks from now on; the type only where one chooses it. Source: CO-12, CO-30
    Looks(Option<Kind>, Build, Sex),
    /// What one has deduced. Source: CO-06
    Deduced(Deduction<Seat>),
    /// To which neighbour. Source: TW-02
    Side(Hand),
}

/// How many names a ballot takes, unless more is said.
pub(in super::super) const fn one() -> u16 {
    1
}

/// What the judge answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// The exact role (V2-03), or `killer` where only that is told (ST-03): written down both are one.
    Role(Role),
    /// Less than a role. Source: ST-03
    Hint(Hint),
    /// A build. Source: CO-05
    Build(Build),
    /// A type; `killer` is written as a role is, see [`Answer::kind`]. Source: CO-07
    Kind(Kind),
    /// A sex. Source: CO-21
    Sex(Sex),
    /// The seat that was searched for. Source: CO-08, CO-24
    Found(Seat),
    /// Whom somebody aims at. Source: CO-18
    Targets {
        /// Them.
        targets: Vec<Target>,
    },
    /// What somebody looks like. Source: CO-19
    Looks {
        /// Their build.
        build: Build,
        /// Their sex.
        sex: Sex,
    },
    /// Who plays a character. Source: DN-04
    Account(PersonId),
}

impl Answer {
    /// A type. One word stands for the role and the type of killer, and what is read again must be
    /// what was written.
    #[must_use]
    pub fn kind(kind: Kind) -> Answer {
        match kind {
            Kind::Killer => Answer::Role(Role::Killer),
            Kind::Detective | Kind::Protector => Answer::Kind(kind),
        }
    }
}

/// The ledger of one night, opened at the end of the game. Source: C-17
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightReport {
    /// The night's number, from 1.
    pub night: u16,
    /// What was done, in the order of resolution.
    pub entries: Vec<NightEntry>,
}

/// One effect of a night: who did what to whom, and why it did or did not work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightEntry {
    /// The power.
    pub ask: Ask,
    /// Who named the target.
    pub by: Vec<Seat>,
    /// The role that it came from.
    pub role: Option<Role>,
    /// The target; none for a power that names nobody.
    pub target: Option<Target>,
    /// What the card that was struck says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub struck: Option<Role>,
    /// Further targets, of a power that names several. Source: CO-08, CO-24
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Target>,
    /// The targets that it was given instead. Source: CO-26
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instead: Vec<Target>,
    /// The role that was played. Source: CO-26
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Role>,
    /// What was deduced. Source: CO-06
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deduced: Option<Deduction<Seat>>,
    /// What came of it.
    pub fate: Fate,
    /// The judge's answer, for checks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
    /// Riddle and link, for notices. Source: NO-07
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wording: Option<Wording>,
}

/// What a killers' notice says. Source: NO-02
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wording {
    /// For all to read.
    pub riddle: String,
    /// How it means the victim.
    pub link: String,
}
