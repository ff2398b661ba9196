//! Powers of the night and admissions by day: what each can do in a rule set.

use serde::{Deserialize, Serialize};

use super::super::role::{Ask, Role, words};

words! {
    /// How those who share a power use it.
    By {
        /// Together: one target. Source: C-05
        Team = "team",
        /// Each card for itself. Source: V5-07
        Each = "each",
    }
}

words! {
    /// Whether team-mates may be aimed at.
    OwnTeam {
        /// Like anybody.
        Allowed = "allowed",
        /// Never.
        Forbidden = "forbidden",
        /// Only when most of the living team name it. Source: TH-06
        Majority = "majority",
    }
}

/// The killers' kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KillRule {
    /// How the killers choose.
    pub by: By,
    /// Whether killers may kill killers, themselves included. Source: C-06
    pub own_team: OwnTeam,
    /// The how-manieth time running the same player may not be the first victim; 0: always allowed.
    /// Source: CL-05, TH-08
    pub first_victim_again: u16,
}

words! {
    /// What the judge answers to a check.
    CheckTells {
        /// The exact role. Source: V2-03
        Role = "role",
        /// Killer or not. Source: ST-03
        Killer = "killer",
    }
}

/// The police's check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckRule {
    /// How the police choose.
    pub by: By,
    /// What the judge answers.
    pub tells: CheckTells,
    /// Whether police may check police. Source: C-06
    pub own_team: OwnTeam,
    /// Roles that hear the answer too. Source: V7-04
    pub shared_with: Vec<Role>,
    /// Killers whom a check does not find. Source: V7-05
    pub misses: Vec<Role>,
    /// Whether police may mark a suspect for their team. Source: ST-05
    pub suspects: bool,
}

/// The doctor's needle. Source: V3-04, V4-10, V4C-08
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveRule {
    /// So many empty needles kill; 0: a needless save does no harm.
    pub needles: u16,
    /// Whether each doctor's needles count apart. Source: V6-07
    pub apart: bool,
    /// Whether somebody killed and shot in one night can be saved. Source: V4C-08
    pub from_both: bool,
    /// Whether it is told whom the killers killed in vain. Source: SL-09
    pub announced: bool,
}

/// The butterfly's embrace. Source: V4-03 to V4-06, V4C-03 to V4C-06, V5-06
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HugRule {
    /// Powers that the hugged lose for the night.
    pub disables: Vec<Ask>,
    /// Powers that have no effect when aimed at the hugged.
    pub shielded: Vec<Ask>,
    /// Whether that shield holds at all.
    pub shields: bool,
    /// What of the butterfly's fate the hugged share.
    pub shares: HugShares,
}

words! {
    /// What of the butterfly's fate the hugged share.
    HugShares {
        /// Its death by kill or shot, and the needle of whoever saves it. Source: V4-04
        Fate = "fate",
        /// Every single thing aimed at it. Source: V4C-04
        Strikes = "strikes",
        /// Its death. Source: V5-06
        Death = "death",
    }
}

/// The secret police's one blow. Source: V3-05, V3-06, V5-11
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrikeRule {
    /// Whom it kills.
    pub hits: StrikeHits,
    /// Whether killers cannot kill whoever has not yet used it.
    pub safe_until_used: bool,
}

words! {
    /// Whom a strike kills.
    StrikeHits {
        /// Killers only. Source: V3-05
        Killers = "killers",
        /// Whoever is named. Source: V5-11
        Anyone = "anyone",
    }
}

/// Admitting to be a killer. Source: C-12
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdmitRule {
    /// The first day on which it is allowed; 0: never. Source: CL-09
    pub from_day: u16,
}
