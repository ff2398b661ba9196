//! The words in which the catalogue's rights are written down.

use bot_core::game::{Ask, KnownAs, Role};

/// As what somebody is shown.
#[derive(Clone, Copy, Debug)]
pub(super) enum As {
    /// The role itself, which is told before any group.
    TheRole,
    /// No more than this.
    Only(KnownAs),
}

/// From the deal some know others.
#[derive(Debug)]
pub(super) struct Meeting {
    /// Who learns.
    pub(super) seen_by: &'static [Role],
    /// Of whom.
    pub(super) who: &'static [Role],
    /// What.
    pub(super) shown: As,
}

/// When somebody has a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// Every night.
    Always,
    /// Until it has been used.
    Once,
    /// Once all cards of these roles are dead.
    AfterDeath(&'static [Role]),
    /// While at least two cards of these roles live.
    AmongTwo(&'static [Role]),
    /// On night zero only.
    NightZero,
    /// On night zero and every later day until the night's end.
    NightZeroAndLater,
    /// On every day but night zero, until the night's end.
    Later,
    /// The same, until it has been used.
    LaterOnce,
    /// On every day but night zero, until the vote.
    UntilTheVote,
}

/// A secret power.
#[derive(Debug)]
pub(super) struct Power {
    pub(super) role: Role,
    pub(super) ask: Ask,
    pub(super) when: When,
    /// With whom it is used together: they hear what the others name. Nobody: everyone for themselves.
    pub(super) group: &'static [Role],
}

/// What the answer to a check may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tells {
    /// The exact role.
    TheRole,
    /// Whether it is one of these.
    OneOf(&'static [Role]),
    /// There are no checks.
    Nothing,
}

/// When a check is answered. Source: A-03
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answered {
    /// As soon as all who check agree.
    WhenAgreed,
    /// When the night closes, and not before.
    AtTheClose,
}

/// What is shown of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    Nothing,
    /// A card of the killers' side is shown.
    Killers,
    Card,
}

/// What is shown of whom: who dies at night, by a vote, by exploding, otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shows {
    pub(super) night: Shown,
    pub(super) vote: Shown,
    pub(super) explode: Shown,
    pub(super) other: Shown,
}

/// How votes come to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Votes {
    /// Nothing before the ballot closes, then who voted for whom. Source: C-10
    Sealed,
    /// One player after another, openly. Source: V4C-11
    OneByOne,
    /// Never. Source: DN-08
    Never,
}

/// How cards are held. Source: TC-01
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    One,
    /// Both at once, in a ring. Source: V5-03
    Ring,
    /// One after the other. Source: V6-03, DU-06
    InTurn,
}

/// What only some games have, and what may be told only there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speciality {
    None,
    /// Somebody may be silenced. Source: V4-09
    Silence,
    /// Every death is followed by the same pause. Source: V7-08
    Parting,
    /// Source: SL-02
    Slow,
    /// Source: NO-02
    Notice,
    /// Source: ST2-02
    Story,
    /// Source: DN-01
    DeathNote,
    /// Source: CO-01
    Conan,
    /// Source: TW-02
    Squeeze,
    /// Source: ST-05
    Suspects,
}

/// All that the catalogue says about one rule set's secrets.
#[derive(Debug)]
pub(super) struct Rights {
    pub(super) id: &'static str,
    pub(super) hand: Hand,
    pub(super) meets: &'static [Meeting],
    pub(super) powers: &'static [Power],
    /// Who may talk together at night, and hears each other. Source: A-04
    pub(super) talk: &'static [&'static [Role]],
    pub(super) tells: Tells,
    pub(super) answered: Answered,
    /// Who hears the answers to checks besides those who check.
    pub(super) overhear: &'static [Role],
    pub(super) shows: Shows,
    pub(super) votes: Votes,
    pub(super) special: Speciality,
}
