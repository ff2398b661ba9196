//! Cards as data: hands, deal, abilities, who is shown to whom.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::nature::Nature;
use super::super::notice::Mark;
use super::super::role::{Ask, Role, Side, Team, words};
use super::by_size;
use super::conan::Finds;

/// Who gets which cards. The row with the largest size not above the number of players counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Whether the judge draws one hidden card of the deck. Source: V5-02, DU-09
    pub hidden_card: bool,
    /// The role of everybody whom the row does not name.
    pub rest: Role,
    /// Cards by table size, from that size on.
    #[serde(with = "by_size")]
    pub from: BTreeMap<u16, BTreeMap<Role, u16>>,
    /// The same where one half of the cards are civilians. Source: V5-01
    #[serde(default, with = "by_size", skip_serializing_if = "BTreeMap::is_empty")]
    pub half: BTreeMap<u16, BTreeMap<Role, u16>>,
}

/// A card of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRule {
    /// The side it plays for.
    pub side: Side,
    /// The team it wakes with; absent if it knows nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<Team>,
    /// What it can do.
    pub does: Vec<Ability>,
    /// Powers that wake only when all cards of these roles are dead. Source: V7-07, IN-08
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub after: BTreeMap<Ability, Vec<Role>>,
    /// Roles that its kill never kills. Source: V7-06
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<Role>,
    /// Roles that this card, as the last of its team, may not kill. Source: IN-07
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last_spares: Vec<Role>,
    /// Whether it is in its team by deceit: it takes part only while two real members live. Source: IN-07
    #[serde(default, skip_serializing_if = "is_false")]
    pub mole: bool,
    /// Whether it may be claimed. Source: IN-06
    #[serde(default, skip_serializing_if = "is_false")]
    pub unclaimable: bool,
    /// The one role that its check is about; the answer is yes or no. Source: V5-10
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looks_for: Option<Role>,
    /// Another role that it counts as in every end. Source: BU-01
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts_as: Option<Role>,
    /// Whether it acts from behind a living front card. Source: DU-04
    #[serde(default, skip_serializing_if = "is_false")]
    pub from_behind: bool,
    /// Its type, build and sex; the default of whoever chooses them. Source: CO-12, CO-30
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nature: Option<Nature>,
    /// What its investigation finds out. Source: CO-03, CO-05, CO-07
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finds: Option<Finds>,
    /// How many are named in its search for `looks_for`. Source: CO-08, CO-24
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub searches: Option<u8>,
    /// Powers that it can use once in the game. Source: SL-10
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub once: Vec<Ability>,
    /// What it becomes when it has used such a power. Source: SL-10
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub becomes: Option<Role>,
}

fn is_false(value: &bool) -> bool {
    !*value
}

words! {
    /// What a card can do.
    Ability {
        /// Kills at night.
        Kill = "kill",
        /// Checks at night.
        Check = "check",
        /// Saves somebody at night. Source: V3-04
        Save = "save",
        /// Shoots somebody at night. Source: V4-08
        Shoot = "shoot",
        /// Embraces somebody at night. Source: V4-03
        Hug = "hug",
        /// Silences somebody for the next day. Source: V4-09
        Silence = "silence",
        /// Strikes once in the game. Source: V3-05
        Strike = "strike",
        /// Makes somebody honest for the next day. Source: BU-02
        Honest = "honest",
        /// Calls tonight's victim back, once in the game. Source: V7-09
        Revive = "revive",
        /// Takes somebody along when it dies. Source: V7-08
        Take = "take",
        /// Sends squeezes around the table. Source: TW-02
        Squeeze = "squeeze",
        /// Investigates somebody at night. Source: CO-03, CO-05, CO-07
        Investigate = "investigate",
        /// Puts the great detective to sleep and does his work. Source: CO-04
        Watch = "watch",
        /// Names several at night, to find one. Source: CO-08, CO-24
        Search = "search",
        /// Makes somebody's active skill fail. Source: CO-13
        Glare = "glare",
        /// Learns a role, in one night only. Source: CO-14
        TrueGlare = "trueglare",
        /// Makes somebody's next vote void. Source: CO-15
        VoidVote = "voidvote",
        /// Takes the effect from tonight's deduction. Source: CO-16
        TrueVoid = "truevoid",
        /// Goes to the school to kidnap. Source: CO-17
        Kidnap = "kidnap",
        /// Takes on somebody's looks and learns their target. Source: CO-18
        Raven = "raven",
        /// Takes on somebody's looks and learns them. Source: CO-19
        Surpass = "surpass",
        /// Learns somebody's sex. Source: CO-21
        Gossip = "gossip",
        /// Hunts the black, and arrests one of them. Source: CO-23
        Hunt = "hunt",
        /// Plays a role and replaces its target. Source: CO-26
        Play = "play",
        /// Hands in a deduction. Source: CO-06
        Deduce = "deduce",
        /// Chooses how it looks. Source: CO-12, CO-30
        Cover = "cover",
        /// Keeps whom it has found alive. Source: CO-09
        Guard = "guard",
        /// Dies instead of two friends. Source: CO-22
        Friendship = "friendship",
        /// Is kidnapped instead of another. Source: CO-25
        StandIn = "stand_in",
        /// Makes a vote void. Source: CO-11
        Court = "court",
        /// Cannot die at first. Source: CO-20
        Blessing = "blessing",
        /// Does not go out. Source: CO-30
        Hero = "hero",
        /// Chooses the side it plays for, before the first night is over. Source: SL-11
        Side = "side",
        /// Holds a Death Note. Source: DN-02
        Notebook = "notebook",
        /// Announces a kill with a riddle. Source: NO-02
        Notice = "notice",
        /// Writes the story without which a kill is void. Source: ST2-02
        Story = "story",
        /// Explodes by day. Source: C-12
        Explode = "explode",
        /// Confesses by day. Source: C-12
        Confess = "confess",
        /// Surrenders as the last of its team. Source: C-13
        Surrender = "surrender",
    }
}

impl Ability {
    /// Whether it is a skill of the Conan game. Source: CO-01
    #[must_use]
    pub fn is_of_conan(self) -> bool {
        match self {
            Ability::Investigate
            | Ability::Watch
            | Ability::Search
            | Ability::Glare
            | Ability::TrueGlare
            | Ability::VoidVote
            | Ability::TrueVoid
            | Ability::Kidnap
            | Ability::Raven
            | Ability::Surpass
            | Ability::Gossip
            | Ability::Hunt
            | Ability::Play
            | Ability::Deduce
            | Ability::Cover
            | Ability::Guard
            | Ability::Friendship
            | Ability::StandIn
            | Ability::Court
            | Ability::Blessing
            | Ability::Hero => true,
            Ability::Kill
            | Ability::Check
            | Ability::Save
            | Ability::Shoot
            | Ability::Hug
            | Ability::Silence
            | Ability::Strike
            | Ability::Honest
            | Ability::Revive
            | Ability::Take
            | Ability::Squeeze
            | Ability::Side
            | Ability::Notebook
            | Ability::Notice
            | Ability::Story
            | Ability::Explode
            | Ability::Confess
            | Ability::Surrender => false,
        }
    }

    /// The power it is at night, if it is one.
    #[must_use]
    pub fn night_power(self) -> Option<Ask> {
        match self {
            Ability::Kill => Some(Ask::Kill),
            Ability::Check => Some(Ask::Check),
            Ability::Save => Some(Ask::Save),
            Ability::Shoot => Some(Ask::Shoot),
            Ability::Hug => Some(Ask::Hug),
            Ability::Silence => Some(Ask::Silence),
            Ability::Strike => Some(Ask::Strike),
            Ability::Honest => Some(Ask::Honest),
            Ability::Revive => Some(Ask::Revive),
            Ability::Squeeze => Some(Ask::Squeeze),
            Ability::Side => Some(Ask::Side),
            Ability::Notice => Some(Ask::Notice),
            Ability::Story => Some(Ask::Story),
            Ability::Investigate => Some(Ask::Investigate),
            Ability::Watch => Some(Ask::Watch),
            Ability::Search => Some(Ask::Search),
            Ability::Glare => Some(Ask::Glare),
            Ability::TrueGlare => Some(Ask::TrueGlare),
            Ability::VoidVote => Some(Ask::VoidVote),
            Ability::TrueVoid => Some(Ask::TrueVoid),
            Ability::Kidnap => Some(Ask::Kidnap),
            Ability::Raven => Some(Ask::Raven),
            Ability::Surpass => Some(Ask::Surpass),
            Ability::Gossip => Some(Ask::Gossip),
            Ability::Hunt => Some(Ask::Hunt),
            Ability::Play => Some(Ask::Play),
            Ability::Deduce => Some(Ask::Deduce),
            Ability::Take
            | Ability::Cover
            | Ability::Guard
            | Ability::Friendship
            | Ability::StandIn
            | Ability::Court
            | Ability::Blessing
            | Ability::Hero
            | Ability::Notebook
            | Ability::Explode
            | Ability::Confess
            | Ability::Surrender => None,
        }
    }
}

/// People who are shown to each other before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Introduction {
    /// Cards that look at each other.
    pub who: Vec<Role>,
    /// Cards that are looked at without seeing the others; empty where all see all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen_by: Vec<Role>,
    /// Whether only `seen_by` look: the others are looked at and see nobody.
    #[serde(default, skip_serializing_if = "is_false")]
    pub one_way: bool,
    /// What they are told: the role, or only the group.
    pub shown_as: ShownAs,
}

/// Cards that carry a number or a suit, counted around the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marking {
    /// Cards that are counted together; the first names the group.
    pub who: Vec<Role>,
    /// What they carry.
    pub with: Mark,
}

words! {
    /// What somebody is shown as.
    ShownAs {
        /// By their role.
        Role = "role",
        /// As one of the killers.
        Killers = "killers",
        /// As one of the police.
        Police = "police",
        /// As one of the detectives.
        Detectives = "detectives",
        /// As gin or vodka, not which.
        GinOrVodka = "gin_or_vodka",
    }
}

words! {
    /// How the cards of a hand are held.
    HandForm {
        /// One card.
        Single = "single",
        /// Two cards at once, each with a number in a ring. Source: V5-03
        AtOnce = "at_once",
        /// Two cards, one after the other. Source: V6-03
        InTurn = "in_turn",
    }
}

words! {
    /// What a game begins with.
    Begins {
        /// The first night. Source: A-05
        Night = "night",
        /// A day without a death. Source: IN-02
        Day = "day",
    }
}

words! {
    /// What becomes of a hand of police and killer. Source: TC-03
    PoliceKillerHand {
        /// The whole deal is void and made again.
        Redeal = "redeal",
        /// The judge swaps cards at random until no such hand is left.
        Swap = "swap",
        /// The player keeps one; the other becomes a civilian.
        Choose = "choose",
    }
}

words! {
    /// What gives a vote.
    VotesOf {
        /// A player. Source: C-09
        Player = "player",
        /// Each living card. Source: V5-14, DU-08
        Card = "card",
    }
}
