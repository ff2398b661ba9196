//! What happened: facts that change the table, and what was told to whom.
//!
//! The log of events is the truth; [`super::State`] is a fold of it. Facts are the
//! judge's alone: nothing of a fact ever reaches a person except through a [`Told`].

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::ids::{Locale, Moment, PersonId, Seat, Secret, Target, VenueId};
use super::notice::{Answer, Known, NightEntry, NightReport, Told};
use super::role::{Ask, Role, Side, words};
use super::rules::RuleSet;
use super::shared::Sparse;
use super::special;
use super::state::{Ballot, CardRef, Claim, FixedDeal, Nomination, Phase, Step, TieProgress, Vote};
use super::window::{Friend, Reminder};

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Something changed.
    Fact(Fact),
    /// Somebody was told something.
    Told(Told),
}

impl From<Fact> for Event {
    fn from(fact: Fact) -> Event {
        Event::Fact(fact)
    }
}

impl From<Told> for Event {
    fn from(told: Told) -> Event {
        Event::Told(told)
    }
}

/// Something that changed. Past tense; `evolve` applies it without asking why. What is long and rare is
/// boxed: every decision moves events about.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Fact {
    /// The table stands. `rules` is the whole rule set: a later edit of its file changes nothing here (I-03).
    Opened {
        venue: VenueId,
        rules: Arc<RuleSet>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_hash: Option<Arc<str>>,
        host: PersonId,
        locale: Locale,
        root: Box<Secret<[u8; 32]>>,
        #[serde(default)]
        name: Box<str>,
    },
    /// A person or computer took the next seat.
    Seated {
        person: PersonId,
        name: String,
        computer: bool,
    },
    /// A seat was given up; higher seats move down.
    Unseated {
        person: PersonId,
    },
    /// Somebody queues for a seat.
    Queued {
        person: PersonId,
        name: String,
    },
    /// Somebody left the queue.
    Unqueued {
        person: PersonId,
    },
    /// Ready or not for the next game; `at`, where they showed just now that they are there.
    ReadySet {
        person: PersonId,
        ready: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Moment>,
    },
    /// A game begins as soon as everybody is ready. Source: CL-15
    StartAwaited {
        characters: Vec<String>,
    },
    /// It does not after all.
    StartDropped {},
    /// Who hosts; nobody where only computers are left.
    HostSet {
        person: Option<PersonId>,
    },
    /// Who hosts beside the host, from now on or no more.
    CohostSet {
        person: PersonId,
        serves: bool,
    },
    /// The rule set as the host made it.
    RulesSet {
        rules: Arc<RuleSet>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_hash: Option<Arc<str>>,
    },
    LocaleSet {
        locale: Locale,
    },
    /// The seats in a new order.
    Reseated {
        order: Vec<PersonId>,
    },
    /// The next deal is fixed, or no more.
    DealFixed {
        deal: Option<Secret<FixedDeal>>,
    },
    /// Other draws of the next start are fixed.
    DrawsFixed {
        draws: BTreeMap<String, u16>,
    },
    /// Players sit as characters from now on, until the game is over. Source: DN-01
    Masked {
        order: Secret<Vec<PersonId>>,
        characters: Vec<String>,
    },
    /// The players' nonce went on. Source: I-05
    NonceStirred {
        nonce: [u8; 32],
    },
    /// When a lobby wants to be looked at again.
    LobbyLimitSet {
        expires: Option<Moment>,
        ready_by: Option<Moment>,
    },
    /// Cards are dealt: `hands[seat - 1]`.
    GameStarted {
        number: u32,
        id: String,
        seed: Box<Secret<[u8; 32]>>,
        nonce: Box<[u8; 32]>,
        hands: Secret<Vec<Vec<Role>>>,
        hidden: Option<Secret<Role>>,
    },
    /// A phase began; the step counter goes up.
    PhaseBegan {
        phase: Phase,
        night: u16,
        day: u16,
        deadline: Option<Moment>,
        /// When. Logs of earlier versions do not say it.
        #[serde(default)]
        at: Moment,
    },
    /// The phase's limit changed.
    DeadlineSet {
        deadline: Option<Moment>,
    },
    /// What is still to come this day.
    AgendaSet {
        agenda: Sparse<Vec<Step>>,
    },
    /// Day broke.
    DayBroke {
        day: u16,
    },
    /// Who began the day's speeches.
    DayBegunBy {
        seat: Seat,
    },
    /// A power was used; replaces what the same seat named before.
    Nominated {
        nomination: Secret<Nomination>,
    },
    /// A power was declined.
    Declined {
        ask: Ask,
        seat: Seat,
    },
    /// A check is final and answered. `by`: who asked it.
    Answered {
        ask: Ask,
        target: Target,
        /// Further targets.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        also: Sparse<Vec<Target>>,
        answer: Secret<Answer>,
        to: Vec<Seat>,
        #[serde(default)]
        by: Vec<Seat>,
    },
    /// A card has chosen its side for good. Source: SL-11
    SideChosen {
        card: CardRef,
        side: Secret<Side>,
    },
    /// When to remind of the limits that are set. Source: SL-20
    RemindersSet {
        reminders: Vec<Reminder>,
    },
    /// A post or dream that counts for the day. Source: SL-15
    Posted {
        seat: Seat,
    },
    /// A seat was warned that it will leave the game for not being active. Source: SL-15
    IdleWarned {
        seat: Seat,
        day: u16,
        of: Idle,
    },
    /// How many days running a seat has given no valid vote. Source: SL-15
    VotesMissed {
        seat: Seat,
        count: u16,
    },
    /// A substitute came and need not have been active before. Source: C-15, SL-15
    Excused {
        seat: Seat,
        day: u16,
    },
    /// A seat went out by a vote where that is told apart from death. Source: SL-22
    Jailed {
        seat: Seat,
    },
    /// Somebody asks to be a player's friend, or is one. Source: SL-17
    FriendSet {
        person: PersonId,
        friend: Friend,
    },
    /// A night was resolved.
    NightResolved {
        report: Arc<Secret<NightReport>>,
    },
    /// The last night's ledger goes on. Source: CO-06
    NightGoesOn {
        entry: Box<Secret<NightEntry>>,
    },
    /// Tonight's first victim of this game. Source: CL-05
    FirstVictim {
        person: Option<PersonId>,
    },
    /// A card took an empty needle. Source: V4-10
    Needled {
        card: CardRef,
        doctor: CardRef,
    },
    /// A power of one use is spent.
    Spent {
        card: CardRef,
    },
    /// A seat may not speak on a day. Source: V4-09
    Silenced {
        seat: Seat,
        day: u16,
    },
    /// A seat is honest on a day. Source: BU-02
    MadeHonest {
        seat: Seat,
        day: u16,
    },
    /// A seat sits a day out. Source: V6-03
    SitsOut {
        seat: Seat,
        day: u16,
    },
    /// A seat has chosen which card comes first. Source: V6-02
    OrderChosen {
        seat: Seat,
        turned: Secret<bool>,
    },
    /// The hands are turned as chosen.
    HandsTurned {
        seats: Vec<Seat>,
    },
    /// A card became another. Source: DU-05, TC-03
    Became {
        card: CardRef,
        role: Role,
    },
    /// A dead angel has chosen. Source: V7-08
    Took {
        card: CardRef,
    },
    /// An accusation was wrong. Source: TW-06
    AccusedWrongly {},
    /// What a seat was told of its card and acquaintances. Source: V6-05
    KnowledgeTold {
        seat: Seat,
        front: Option<CardRef>,
        knows: Secret<Vec<Known>>,
    },
    /// A vote given one by one is kept until all are counted. Source: V4C-11
    VoteKept {
        seat: Seat,
        target: Target,
    },
    /// The kept votes are counted.
    VotesCounted {},
    /// A card died.
    Died {
        card: CardRef,
    },
    /// An entitlement to last words was used up. Source: C-07
    WordsUsed {},
    /// A vote stands; `None`: an abstention.
    VoteCast {
        seat: Seat,
        targets: Vote,
    },
    /// A vote was taken back.
    VoteWithdrawn {
        seat: Seat,
    },
    /// The next candidate is called.
    CandidateCalled {
        index: u16,
    },
    /// A ballot closed.
    BallotClosed {
        ballot: Arc<Secret<Ballot>>,
    },
    /// Where a tie stands.
    TieMoved {
        progress: Option<TieProgress>,
    },
    FloorTaken {
        seat: Seat,
    },
    /// Somebody has nothing more to say in a discussion or defence.
    Passed {
        seat: Seat,
    },
    Claimed {
        seat: Seat,
        role: Claim,
    },
    DrawAgreed {
        seat: Seat,
    },
    Warned {
        seat: Seat,
    },
    PointsTaken {
        seat: Seat,
        points: i32,
    },
    /// How many prompts in a row a player let pass. Source: A-07
    Missed {
        seat: Seat,
        count: u16,
    },
    /// A player was heard in this phase, in turn or reminded of the silence.
    Heard {
        seat: Seat,
    },
    /// A player admitted being a killer.
    Confessed {
        seat: Seat,
    },
    /// A player left or was removed; `forfeits`: what their side wins is not theirs.
    Gone {
        seat: Seat,
        forfeits: bool,
    },
    SubstituteOffered {
        seat: Seat,
        newcomer: PersonId,
        name: String,
        by_seat: bool,
        by_newcomer: bool,
    },
    Substituted {
        seat: Seat,
        person: PersonId,
        name: String,
    },
    /// The clock stands; `left_ms` of the phase remain.
    Paused {
        left_ms: Option<u64>,
    },
    Resumed {},
    /// Something changed for the rule set's own mechanism.
    Special(Box<special::Deed>),
    /// The game is over and the table a lobby again.
    GameOver {},
    /// The table is cleared away.
    Closed {},
    /// A fault stopped the table for good. Source: I-04
    Faulted {},
}

words! {
    /// In what a player is not active enough. Source: SL-15
    Idle {
        /// Too few posts.
        Posts = "posts",
        /// No valid vote.
        Votes = "votes",
    }
}
