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
    /// Whether sizes beyond the source's one table are dealt in proportion, which is said when it opens.
    pub scaled: bool,
    /// How the cards of a hand are held. Source: TC-01
    pub hand: HandForm,
    /// Whether the game begins with a night or with a day. Source: IN-02
    pub begins: Begins,
    /// Roles that a host adds to the game. Source: BU-01
    pub addons: Vec<Role>,

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
    /// So many accusations a round. Source: TW-07
    pub accusations: u16,
    /// Whether each player votes right after their own speech, openly. Source: V4C-11
    pub vote_at_once: bool,
    /// What gives a vote: a player or each living card. Source: V5-14
    pub votes_of: VotesOf,
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
    /// Whether a night power may be declined. Source: V4C-03
    pub decline: bool,
    /// Whether every death is followed by a short window in which the dead angel may take
    /// somebody along. Source: V7-08
    pub parting: bool,
    /// Whether a player whose front card died at night sits that day out. Source: V6-03
    pub sits_out: bool,
    /// Whether players choose before the game which card comes first. Source: V6-02
    pub choose_order: bool,
    /// What becomes of a hand of police and killer. Source: TC-03
    pub police_killer_hand: PoliceKillerHand,
    /// Whether the judge takes sides when the hidden card is a killer. Source: DU-09
    pub crooked_judge: bool,
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
    /// The doctor's needle.
    pub save: SaveRule,
    /// The butterfly's embrace.
    pub hug: HugRule,
    /// The secret police's one blow.
    pub strike: StrikeRule,
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
    /// Who is shown to whom before the game.
    pub introductions: Vec<Introduction>,
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

words! {
    /// How those who share a power use it.
    By {
        /// Together: one target. Source: C-05
        Team = "team",
        /// Each card for itself. Source: V5-07
        Each = "each",
    }
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
        /// Everybody may speak and accuse; there is no ballot. Source: TW-05
        Accusations = "accusations",
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
    /// The window after a death. Source: V7-08
    pub parting: u32,
    /// Choosing which card comes first. Source: V6-02
    pub order: u32,
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
    /// Beside whom they begin.
    pub beside: Beside,
    /// Where they begin after a night without a death.
    pub quiet: QuietStart,
}

words! {
    /// Where speaking begins after a night without a death.
    QuietStart {
        /// With the next seat after whoever began the day before. Source: V2-05
        Next = "next",
        /// With seat 1 clockwise, with the last seat the other way. Source: V4C-11
        End = "end",
    }
}

words! {
    /// Beside whom of the night's dead speaking begins.
    Beside {
        /// The killers' victim. Source: V2-05
        Victim = "victim",
        /// Whoever was named last. Source: V4-13
        LastDead = "last_dead",
    }
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
    /// Another quota from some size on, by number of players. Source: TH-03
    #[serde(with = "by_size")]
    pub by_size: BTreeMap<u16, Quota>,
    /// Whether an executed killer has them too. Source: FT-05
    pub executed_killer: bool,
    /// In which order the night's dead speak.
    pub order: WordsOrder,
}

words! {
    /// In which order the night's dead speak.
    WordsOrder {
        /// By seat.
        Seat = "seat",
        /// By seat clockwise on odd days, the other way on even ones. Source: V4C-10
        Alternate = "alternate",
    }
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
    /// Roles that hear the answer too. Source: CL-06, V7-04
    pub shared_with: Vec<Role>,
    /// Killers whom a check does not find. Source: V7-05
    pub misses: Vec<Role>,
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
        *roles.entry(self.deal.rest).or_insert(0) += self.cards_dealt(players).checked_sub(named)?;
        for addon in &self.addons {
            let rest = roles.get_mut(&self.deal.rest).filter(|count| **count > 0)?;
            *rest -= 1;
            *roles.entry(*addon).or_insert(0) += 1;
        }
        roles.retain(|_, count| *count > 0);
        Some(roles)
    }

    /// How many cards a table of this many players uses, the judge's hidden one included.
    #[must_use]
    pub fn cards_dealt(&self, players: u16) -> u16 {
        let hands = match self.hand {
            HandForm::Single => players,
            HandForm::AtOnce | HandForm::InTurn => players.saturating_mul(2),
        };
        hands + u16::from(self.deal.hidden_card)
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
            Limit::Parting => (self.times.parting, 20),
            Limit::Order => (self.times.order, 60),
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
    Parting,
    Order,
    Ready,
    Lobby,
}
