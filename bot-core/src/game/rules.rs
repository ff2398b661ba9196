//! A rule set: what tells one game from another, as data.
//!
//! Every field is a key of a rule-set file and an option that a host may set
//! (`ballot`, `tie`, `kill.own_team`, …); there are no defaults here: a file (or
//! its `base`) states every one of them.
//!
//! Source: A-08

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::notice::BallotKind;
use super::role::{Ask, Role, Side, Team, UnknownWord, words};

/// A whole, valid rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// The id people open a table with.
    pub id: String,
    /// Smallest and largest number of players.
    pub players: (u16, u16),
    /// Sizes that are standard tables; others are measured against them. Source: ST-01
    pub standard: Vec<u16>,

    /// How a vote comes about. Source: C-10
    pub ballot: BallotKind,
    /// When a ballot closes.
    pub ballot_close: Close,
    /// In which order candidates are listed and called.
    pub ballot_order: BallotOrder,
    /// Whether one may vote for nobody. Source: C-09
    pub abstain: bool,
    /// Whether one may vote for oneself.
    pub self_vote: bool,
    /// How many of the most voted go on to a second, deciding ballot; 0: the first decides. Source: FT-04
    pub finalists: u16,
    /// What follows a tie, step by step.
    pub tie: Vec<TieStep>,
    /// After so many rounds running in which the same players tie, nobody is executed. Source: ST-07
    pub tie_limit: u16,

    /// When a night ends. Source: A-02
    pub night_close: Close,
    /// The order in which the night is resolved. Source: V2-02
    pub night_order: Vec<Ask>,
    /// What follows a night without a death.
    pub quiet_dawn: QuietDawn,
    /// Whether everybody may talk in the room at night.
    pub night_talk: bool,
    /// Teams whose members may talk privately at night. Source: A-04
    pub team_talk: Vec<Team>,
    /// When a check is answered. Source: A-03
    pub check_answer: CheckAnswer,
    /// Whether the dead see the night. Source: ST-11
    pub dead_watch: bool,

    /// How a day's talk goes.
    pub day: DayForm,
    /// Whether the accused may take the floor before the ballot. Source: TH-04
    pub defence: bool,
    /// Manners with effect. Source: etiquette
    pub etiquette: bool,
    /// Whether all must say they are ready before a further game. Source: CL-15
    pub ready_check: bool,
    /// Whether people may queue for a seat while a game is on. Source: CL-15
    pub waiting_list: bool,
    /// How fast the table plays. Source: A-06
    pub pace: Pace,
    /// Whether the game ends as soon as killers are as many as the rest. Source: V1-04
    pub parity: bool,
    /// Whether the reader is reminded that civilians never help killers. Source: V2-11
    pub no_help: bool,

    /// Limits that differ from the pace's.
    pub times: Times,
    /// How the speeches run.
    pub speech: SpeechRule,
    /// Who may speak after going out. Source: C-07
    pub last_words: LastWordsRule,
    /// What is shown of the dead.
    pub shown: ShownRule,
    /// The killers' kill.
    pub kill: KillRule,
    /// The police's check.
    pub check: CheckRule,
    /// Admitting to be a killer and ending the day. Source: C-12
    pub explode: AdmitRule,
    /// Admitting to be a killer while the day goes on. Source: C-12
    pub confess: AdmitRule,
    /// Which cards must be dead for whom to win.
    pub ends: Ends,
    /// Points by winner, then by role. Source: CL-07
    pub points: Points,
    /// Who gets which cards.
    pub deal: Deal,
    /// The cards of the game.
    pub cards: BTreeMap<Role, CardRule>,
}

words! {
    /// When something closes that everybody may have answered.
    Close {
        /// As soon as all have answered.
        Early = "early",
        /// At its limit, always.
        Full = "full",
    }
}

words! {
    /// The order of candidates.
    BallotOrder {
        /// As they spoke.
        Speaking = "speaking",
        /// The other way around.
        Reverse = "reverse",
    }
}

words! {
    /// One step after a tied ballot.
    TieStep {
        /// The tied speak once each.
        TiedSpeak = "tied_speak",
        /// All but the tied speak once each.
        OthersSpeak = "others_speak",
        /// A ballot among the tied.
        Runoff = "runoff",
        /// Back to the first step at which anybody speaks.
        Again = "again",
        /// The game is drawn.
        Draw = "draw",
        /// Nobody is executed.
        Nobody = "nobody",
        /// All the tied are executed.
        All = "all",
        /// One of the tied, by lot.
        Lot = "lot",
    }
}

words! {
    /// What follows a night without a death.
    QuietDawn {
        /// A day as ever.
        Day = "day",
        /// The next night. Source: V3-08
        NextNight = "next_night",
    }
}

words! {
    /// When a check is answered. Source: A-03
    CheckAnswer {
        /// As soon as all who check agree; final then.
        AtOnce = "at_once",
        /// When the night closes.
        AtClose = "at_close",
    }
}

words! {
    /// How a day's talk goes.
    DayForm {
        /// Everybody speaks once, in turn. Source: C-08
        Speeches = "speeches",
        /// Everybody may speak at any time. Source: V1-03
        Open = "open",
    }
}

words! {
    /// How fast a table plays. Source: A-06
    Pace {
        /// Night 60 s, speech 90 s, last words 60 s, discussion 300 s, ballot 45 s.
        Live = "live",
        /// Three times that.
        Relaxed = "relaxed",
    }
}

/// Limits in seconds; 0: as the pace says. Source: A-06
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// A night.
    pub night: u32,
    /// One speech.
    pub speech: u32,
    /// One player's last words.
    pub last_words: u32,
    /// An open discussion.
    pub discussion: u32,
    /// A defence.
    pub defence: u32,
    /// A ballot; a called one, for each candidate.
    pub ballot: u32,
    /// Time to be ready for a further game. Source: CL-15
    pub ready: u32,
    /// After this a lobby that nobody starts is cleared away.
    pub lobby: u32,
}

words! {
    /// Where speaking begins, seen from the night's victim. Source: C-02
    SpeechStart {
        /// With the left-hand neighbour, the next seat clockwise.
        Left = "left",
        /// With the right-hand neighbour.
        Right = "right",
        /// With the next seat in the direction of speaking.
        Along = "along",
    }
}

words! {
    /// Which way speaking goes.
    Direction {
        /// Towards higher seats.
        Clockwise = "clockwise",
        /// Towards lower seats.
        CounterClockwise = "counter_clockwise",
        /// Clockwise on the first day, then in turn. Source: FT-03
        Alternate = "alternate",
    }
}

/// How the speeches run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeechRule {
    /// Where they begin.
    pub start: SpeechStart,
    /// Which way they go.
    pub direction: Direction,
}

/// How many may speak after going out. Source: C-07
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Quota {
    /// This many in the whole game.
    Count(u16),
    /// A number that depends on the game.
    Word(QuotaWord),
}

words! {
    /// A quota that is no number.
    QuotaWord {
        /// As many as killers at the start.
        Killers = "killers",
        /// Everybody.
        All = "all",
    }
}

/// Who may speak after going out. Source: C-07
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastWordsRule {
    /// How many in the whole game.
    pub quota: Quota,
    /// Another quota for some sizes, by number of players. Source: TH-03
    #[serde(with = "by_size")]
    pub by_size: BTreeMap<u16, Quota>,
    /// Whether an executed killer has them too. Source: FT-05
    pub executed_killer: bool,
}

words! {
    /// What is shown of a dead card.
    Shown {
        /// Nothing.
        Nothing = "nothing",
        /// Only that it was a killer, if it was. Source: FT-05
        Killers = "killers",
        /// The role.
        Role = "role",
    }
}

/// What is shown of the dead, by how they died.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownRule {
    /// At night.
    pub night: Shown,
    /// By the ballot.
    pub vote: Shown,
    /// By exploding.
    pub explode: Shown,
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
    /// What the judge answers.
    pub tells: CheckTells,
    /// Whether police may check police. Source: C-06
    pub own_team: OwnTeam,
    /// Roles that hear the answer too. Source: CL-06
    pub shared_with: Vec<Role>,
    /// Whether police may mark a suspect for their team. Source: ST-05
    pub suspects: bool,
}

/// Admitting to be a killer. Source: C-12
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdmitRule {
    /// The first day on which it is allowed; 0: never. Source: CL-09
    pub from_day: u16,
}

/// Which groups of cards must be dead for whom to win: any one group is enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ends {
    /// Good wins when one of these groups is dead.
    pub good: Vec<Group>,
    /// The killers win when one of these groups is dead.
    pub killers: Vec<Group>,
    /// The game is drawn when one of these groups is dead.
    pub draw: Vec<Group>,
    /// What it is when two of them hold at once. Source: C-16
    pub both: Both,
}

words! {
    /// What it is when two ends hold at once. Source: C-16
    Both {
        /// A draw.
        Draw = "draw",
        /// Good wins.
        Good = "good",
        /// The killers win.
        Killers = "killers",
    }
}

/// A group of cards, written `police` or `police+doctor`, or as a side, `good`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Group {
    /// Everybody of a side.
    Side(Side),
    /// All cards of these roles together.
    Roles(BTreeSet<Role>),
}

impl std::str::FromStr for Group {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Group, UnknownWord> {
        match text {
            "good" => Ok(Group::Side(Side::Good)),
            "third" => Ok(Group::Side(Side::Third)),
            "killers" => Ok(Group::Side(Side::Killers)),
            roles => roles.split('+').map(str::parse).collect::<Result<_, _>>().map(Group::Roles),
        }
    }
}

impl std::fmt::Display for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Group::Side(side) => side.fmt(f),
            Group::Roles(roles) => f.write_str(&roles.iter().map(|r| r.id()).collect::<Vec<_>>().join("+")),
        }
    }
}

impl Serialize for Group {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Group {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Group, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Points by winner, then by role of the player. Source: CL-07
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// When good wins.
    pub good: BTreeMap<Role, i32>,
    /// When the killers win.
    pub killers: BTreeMap<Role, i32>,
    /// When the game is drawn.
    pub draw: BTreeMap<Role, i32>,
    /// Taken with every warning after the first. Source: CL-12
    pub warned: i32,
    /// Taken for leaving without permission. Source: CL-13
    pub left: i32,
}

/// Who gets which cards. The row with the largest size not above the number of players counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
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
}

words! {
    /// What a card can do.
    Ability {
        /// Kills with its team at night.
        Kill = "kill",
        /// Checks with its team at night.
        Check = "check",
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
            Ability::Explode | Ability::Confess | Ability::Surrender => None,
        }
    }
}

/// TOML and JSON keys are strings; sizes are numbers.
mod by_size {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer, T: Serialize>(
        map: &BTreeMap<u16, T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_map(map.iter().map(|(size, value)| (size.to_string(), value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
        from: D,
    ) -> Result<BTreeMap<u16, T>, D::Error> {
        BTreeMap::<String, T>::deserialize(from)?
            .into_iter()
            .map(|(size, value)| match size.parse() {
                Ok(size) => Ok((size, value)),
                Err(_) => Err(D::Error::custom(format!("`{size}` is no table size"))),
            })
            .collect()
    }
}

impl RuleSet {
    /// The cards for a table of this many players, the rest included; `None` if the size is not offered.
    #[must_use]
    pub fn roles_for(&self, players: u16) -> Option<BTreeMap<Role, u16>> {
        if players < self.players.0 || players > self.players.1 {
            return None;
        }
        let (_, row) = self.deal.from.range(..=players).next_back()?;
        let named: u16 = row.values().sum();
        let mut roles = row.clone();
        *roles.entry(self.deal.rest).or_insert(0) += players.checked_sub(named)?;
        roles.retain(|_, count| *count > 0);
        Some(roles)
    }

    /// What a role is in this rule set.
    ///
    /// # Panics
    /// If the role is not dealt here: a valid rule set knows every card it deals.
    #[must_use]
    pub fn card(&self, role: Role) -> &CardRule {
        &self.cards[&role]
    }

    /// A limit in milliseconds, from the rule set's own figure or its pace.
    #[must_use]
    pub fn limit_ms(&self, limit: Limit) -> u64 {
        let (own_s, live_s) = match limit {
            Limit::Night => (self.times.night, 60),
            Limit::Speech => (self.times.speech, 90),
            Limit::LastWords => (self.times.last_words, 60),
            Limit::Discussion => (self.times.discussion, 300),
            Limit::Defence => (self.times.defence, 60),
            Limit::Ballot => (self.times.ballot, 45),
            Limit::Ready => (self.times.ready, 120),
            Limit::Lobby => (self.times.lobby, 86_400),
        };
        let paced_s = match (self.pace, limit) {
            (_, Limit::Ready | Limit::Lobby) | (Pace::Live, _) => live_s,
            (Pace::Relaxed, _) => live_s * 3,
        };
        u64::from(if own_s > 0 { own_s } else { paced_s }) * 1000
    }
}

/// A limit of [`Times`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "as in Times")]
pub enum Limit {
    Night,
    Speech,
    LastWords,
    Discussion,
    Defence,
    Ballot,
    Ready,
    Lobby,
}
