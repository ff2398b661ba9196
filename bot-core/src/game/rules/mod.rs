//! A rule set: what tells one game from another, as data.
//!
//! Every field is a key of a rule-set file and an option that a host may set
//! (`ballot`, `tie`, `kill.own_team`, …); there are no defaults here: a file (or
//! its `base`) states every one of them.
//!
//! Source: A-08

mod by_size;
mod cards;
mod clock;
mod conan;
mod day;
mod death_note;
mod ends;
mod powers;
mod written;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::notice::BallotKind;
use super::role::{Ask, Role, Team};

pub use cards::{
    Ability, Begins, CardRule, Deal, HandForm, Introduction, Marking, PoliceKillerHand, ShownAs, VotesOf,
};
pub use clock::{ClockRule, TimeOfDay};
pub use conan::{ConanRule, Finds};
pub use day::{
    Abstentions, BallotOrder, Beside, CheckAnswer, Close, DayForm, Direction, LastWordsRule, Limit, Pace,
    QuietDawn, QuietStart, Quota, QuotaWord, Shown, ShownRule, SilentVoters, SpeechRule, SpeechStart,
    TieStep, Times, WordsOrder,
};
pub use death_note::DeathNoteRule;
pub use ends::{Both, Ends, Group, Points};
pub use powers::{
    AdmitRule, By, CheckRule, CheckTells, HugRule, HugShares, KillRule, OwnTeam, SaveRule, StrikeHits,
    StrikeRule,
};
pub use written::{JudgeKind, NoticeRule, Reviewer, StoryRule};

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
    /// Whether police are dealt; without them the rest of the cards takes their place. Source: NO-01
    pub police: bool,

    /// Whether one half of the cards are civilians, where the rule set has such a deal. Source: V5-01
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub half_civilians: bool,

    /// How a vote comes about. Source: C-10
    pub ballot: BallotKind,
    /// When a ballot closes.
    pub ballot_close: Close,
    /// In which order candidates are listed and called.
    pub ballot_order: BallotOrder,
    /// Whether one may vote for nobody. Source: C-09
    pub abstain: bool,
    /// What an abstention is. Source: NO-08
    pub abstentions: Abstentions,
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
    /// Whether a closed ballot is published. Source: C-10, DN-08
    pub votes_published: bool,
    /// What becomes of whoever hands in no vote in time. Source: DN-10
    pub silent_voters: SilentVoters,
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
    /// Whoever has shown for so long by nothing that they are there is asked when a game is started, in seconds; 0:
    /// nobody is. In a file 0 leaves it to the program (see [`asking_after`](crate::ruleset::RuleSets::asking_after)).
    /// Source: CL-15
    #[serde(default, skip_serializing_if = "never")]
    pub ready_after: u32,
    /// Whether people may queue for a seat while a game is on. Source: CL-15
    pub waiting_list: bool,
    /// Whether players appear as characters only, their accounts hidden. Source: DN-01, SL-21
    pub personas: bool,
    /// The characters' names; empty: the list of the table's language. Source: DN-01
    pub characters: Vec<String>,
    /// Kira's notebooks, in the game that has them. Source: DN-02
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub death_note: Option<DeathNoteRule>,
    /// How fast the table plays. Source: A-06
    pub pace: Pace,
    /// Whose clocks count where limits end at times of day: an IANA time zone. Source: SL-02
    pub timezone: String,
    /// So long before a limit the room is reminded, and whoever has not answered, in seconds, longest first.
    /// Source: SL-20
    pub reminders: Vec<u32>,
    /// Whether whoever is not active leaves the game, where a day can be warned of its end. Source: SL-15
    pub activity: bool,
    /// Whether the dead may speak, marked as such. Source: SL-15, SL-16, SL-22
    pub dreams: bool,
    /// Whether players may have friends who know their card. Source: SL-17
    pub friends: bool,
    /// Whether a vote for nobody eligible is taken, and counts as void. Source: SL-03, SL-19
    pub void_votes: bool,
    /// The powers that can be used in the first night; none named: all. Source: SL-02
    pub first_night: Vec<Ask>,
    /// The powers that close with the ballot, where both are open together. Source: SL-02
    pub with_ballot: Vec<Ask>,
    /// Whether the game ends as soon as killers are as many as the rest. Source: V1-04
    pub parity: bool,
    /// Whether the reader is reminded that civilians never help killers. Source: V2-11
    pub no_help: bool,
    /// Whether a person helps the bot to judge. Source: C-01, NO-03
    pub judge: JudgeKind,
    /// Who reviews what the killers hand in, where no person judges. Source: NO-03
    pub reviewer: Reviewer,

    /// Limits that differ from the pace's.
    pub times: Times,
    /// When limits end by the clock. Source: A-06
    pub clock: ClockRule,
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
    /// The killers' notice, where they must announce their kill. Source: NO-02
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<NoticeRule>,
    /// The stories, where the killers must write one. Source: ST2-02
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<StoryRule>,
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
    /// Which cards carry a number or a suit that their holders are told. Source: V5-04, DU-11
    pub marks: Vec<Marking>,
    /// The Conan game's own numbers; where they stand its nights are played. Source: CO-01 to CO-37
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conan: Option<ConanRule>,
}

/// Whether nobody is asked: rules without the check are written as they were before there was one.
fn never(seconds: &u32) -> bool {
    *seconds == 0
}

impl RuleSet {
    /// The cards for a table of this many players, the rest included; `None` if the size is not offered.
    #[must_use]
    pub fn roles_for(&self, players: u16) -> Option<BTreeMap<Role, u16>> {
        if players < self.players.0 || players > self.players.1 {
            return None;
        }
        let (_, row) = self.deal_rows().range(..=players).next_back()?;
        let named: u16 = row.values().sum();
        let mut roles = row.clone();
        *roles.entry(self.deal.rest).or_insert(0) += self.cards_dealt(players).checked_sub(named)?;
        if !self.police
            && let Some(police) = roles.remove(&Role::Police)
        {
            *roles.entry(self.deal.rest).or_insert(0) += police;
        }
        for addon in &self.addons {
            let rest = roles.get_mut(&self.deal.rest).filter(|count| **count > 0)?;
            *rest -= 1;
            *roles.entry(*addon).or_insert(0) += 1;
        }
        roles.retain(|_, count| *count > 0);
        Some(roles)
    }

    /// The rows of the deal that count by these options. Source: V5-01
    #[must_use]
    pub fn deal_rows(&self) -> &BTreeMap<u16, BTreeMap<Role, u16>> {
        if self.half_civilians { &self.deal.half } else { &self.deal.from }
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

    /// The rule set's own figure for a limit, in seconds; 0: as the pace says.
    #[must_use]
    pub fn own_limit_s(&self, limit: Limit) -> u32 {
        match limit {
            Limit::Night => self.times.night,
            Limit::Speech => self.times.speech,
            Limit::LastWords => self.times.last_words,
            Limit::Discussion => self.times.discussion,
            Limit::Defence => self.times.defence,
            Limit::Ballot => self.times.ballot,
            Limit::Parting => self.times.parting,
            Limit::Order => self.times.order,
            Limit::Notice => self.times.notice,
            Limit::Ready => self.times.ready,
            Limit::Lobby => self.times.lobby,
            Limit::Window => self.times.window,
            Limit::Disguise => self.conan.map_or(0, |rule| rule.disguise),
            Limit::Deduction => self.conan.map_or(0, |rule| rule.deduction),
        }
    }

    /// A limit in milliseconds, from the rule set's own figure or its pace. By the clock it depends on
    /// when it begins: see [`RuleSet::ends_at`]; this is a turn's waking time then, or a day.
    #[must_use]
    pub fn limit_ms(&self, limit: Limit) -> u64 {
        let live_s = match limit {
            Limit::Night | Limit::LastWords | Limit::Defence | Limit::Order | Limit::Disguise => 60,
            Limit::Speech => 90,
            Limit::Discussion => 300,
            Limit::Ballot | Limit::Deduction => 45,
            Limit::Parting => 20,
            Limit::Ready => 120,
            Limit::Lobby => 86_400,
            Limit::Window => 420,
            Limit::Notice => 10_800,
        };
        let paced_s = match (self.pace, limit) {
            (_, Limit::Notice | Limit::Ready | Limit::Lobby) | (Pace::Live, _) => live_s,
            (Pace::Relaxed, _) => live_s * 3,
            (
                Pace::Slow,
                Limit::Speech
                | Limit::LastWords
                | Limit::Parting
                | Limit::Order
                | Limit::Disguise
                | Limit::Deduction,
            ) => self.clock.turn,
            (
                Pace::Slow,
                Limit::Night | Limit::Discussion | Limit::Defence | Limit::Ballot | Limit::Window,
            ) => 86_400,
        };
        let own_s = self.own_limit_s(limit);
        u64::from(if own_s > 0 { own_s } else { paced_s }) * 1000
    }
}
