//! Cards as data: hands, deal, abilities, who is shown to whom.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::notice::Mark;
use super::super::role::{Ask, Role, Side, Team, words};
use super::by_size;

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
        /// Explodes by day. Source: C-12
        Explode = "explode",
        /// Confesses by day. Source: C-12
        Confess = "confess",
        /// Surrenders as the last of its team. Source: C-13
        Surrender = "surrender",
    }
}

impl Ability {
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
            Ability::Take | Ability::Explode | Ability::Confess | Ability::Surrender => None,
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
