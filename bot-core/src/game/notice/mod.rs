//! What the judge tells: typed, and never without an audience.
//!
//! The serialised form is the JSON-lines protocol's event line: field names and
//! the `type` tag are a public contract.

mod parts;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::ids::{Moment, PersonId, Seat, Secret, Target};
use super::nature::{ClueKind, ClueValue};
use super::role::{Ask, Role, Side};
use super::state::Claim;
use super::window::WindowPart;
pub(super) use parts::one;
pub use parts::{
    Account, Answer, CardMark, CastVote, Death, Detail, Known, KnownAs, NightEntry, NightReport, Remark,
    Seated, Wording,
};
pub use words::{
    BallotKind, Cause, EndReason, Fate, Hand, Highlight, Hint, Keeper, Mark, NotebookWhy, Outcome, Suit,
    TableNote, WarningCode,
};

/// Who may know.
///
/// Source: I-01
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody in the room.
    Room,
    /// One person alone.
    Person(PersonId),
    /// Those who are out, where they may watch.
    Dead,
}

/// One message of the judge, as data. The text is made from it in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are the protocol's, described there and by their types")]
pub enum Notice {
    /// A table stands. `house_rules`: options that differ from the rule set. Source: A-08
    Opened { ruleset: String, host: PersonId, house_rules: Vec<String>, commitment: String },
    /// The table is a lobby again after a game; the next seed's commitment.
    Lobby { ruleset: String, players: u16, commitment: String },
    /// Somebody took a seat.
    Joined { user: PersonId, players: u16, computer: bool },
    /// Somebody gave up a seat before a game.
    Left { user: PersonId, players: u16 },
    /// An option was set. Source: A-08
    OptionSet { option: String, value: String, house_rules: Vec<String> },
    /// The table's language changed.
    LanguageSet { locale: String },
    /// Somebody is ready.
    ReadyNoted { user: PersonId, ready: u16, players: u16 },
    /// A game was started, and these may be away: it begins once they are ready, or without them. Source: CL-15
    ReadyAsked { users: Vec<PersonId>, ends: Option<Moment> },
    /// The host role passed on.
    HostPassed { user: PersonId },
    /// About the table.
    Table { note: TableNote, seat: Option<Seat>, user: Option<PersonId>, amount: Option<i32> },
    /// The clock stands still.
    Paused {},
    /// The clock runs again.
    Resumed { ends: Option<Moment> },
    /// The phase was made longer.
    Extended { ends: Option<Moment> },
    /// The game begins. Source: I-05
    Started {
        game: String,
        ruleset: String,
        seats: Vec<Seated>,
        /// Everybody who plays, in the order of sitting down, where `seats` are characters. Source: DN-20
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        accounts: Vec<Account>,
        roles: BTreeMap<Role, u16>,
        commitment: String,
        nonce: String,
        rules_hash: String,
    },
    /// One's own cards. Source: A-05
    Dealt {
        seat: Seat,
        hand: Vec<Role>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cards: Vec<u16>,
        side: Side,
        knows: Vec<Known>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        marks: Vec<CardMark>,
    },
    /// Night falls.
    Night { night: u16, ends: Option<Moment> },
    /// A power may be used now.
    Ask {
        ask: Ask,
        seat: Seat,
        targets: Vec<Target>,
        min: u8,
        max: u8,
        may_decline: bool,
        ends: Option<Moment>,
        /// Roles that may be named, each with how many targets go with it. Source: CO-06, CO-26
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        roles: BTreeMap<Role, u8>,
        /// Whether somebody may be called the boss. Source: CO-06
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        calls_boss: bool,
    },
    /// What one named stands.
    Noted {
        ask: Ask,
        targets: Vec<Target>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<Detail>,
    },
    /// A team-mate named somebody, or (`said`) speaks; `friend`: not they but a friend of theirs, to the friends of
    /// the team. Source: A-04, SL-17
    Team {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ask: Option<Ask>,
        from: Seat,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        targets: Vec<Target>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<String>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        friend: bool,
    },
    /// The killers may hand in their notice. Source: NO-02
    NoticeTime { night: u16, ends: Option<Moment> },
    /// A notice waits for one's review. Source: NO-03
    Review { number: u16, seat: Seat, riddle: String, link: String },
    /// What one said about it stands.
    ReviewNoted { number: u16, approves: bool },
    /// What one handed in was reviewed.
    Reviewed {
        ask: Ask,
        targets: Vec<Target>,
        approved: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// The killers' riddle. Source: NO-05
    #[serde(rename = "notice")]
    Riddle { riddle: String },
    /// Whom it meant, and how. Source: NO-07
    Solution { seat: Seat, riddle: String, link: String },
    /// The victim's immunity token worked. Source: NO-06
    TokenUsed { seat: Seat },
    /// A story is not long enough yet, and to be continued. Source: ST2-02
    StoryPart { chars: u16, min: u16 },
    /// A story; the killers' is unsigned. Source: ST2-02, ST2-03
    Story { text: String, seat: Option<Seat> },
    /// Whose turn it is today to supply a story. Source: ST2-03
    StoryTurn { seat: Seat },
    /// Somebody would swap turns with somebody. Source: ST2-04
    SwapOffered { seat: Seat, target: Seat },
    /// Two turns have changed places. Source: ST2-04
    Swapped { seat: Seat, target: Seat },
    /// The judge's answer to a power.
    Answer { ask: Ask, targets: Vec<Target>, answer: Answer },
    /// A character speaks. Source: DN-01
    Said { seat: Seat, name: String, said: String },
    /// Who was who, told after the game. Source: C-17, DN-01
    Unmasked { seats: Vec<Seated> },
    /// Somebody plays on in the place of another, as the same character. Source: C-15, DN-01
    AccountReplaced { before: PersonId, user: PersonId },
    /// An attempt on a character failed. Source: DN-04
    KillFailed { seat: Seat },
    /// A kira tried to join up with the other. Source: DN-07
    JoinedUp { ok: bool },
    /// Who the other kira is, with whom one has joined up. Source: DN-07, DN-16
    Partner { seat: Seat },
    /// A notebook was handed on. Source: DN-12
    Transferred {},
    /// A notebook has lost its holder and may be taken back. Source: DN-13
    Unclaimed { ends: Option<Moment> },
    /// A notebook was taken back and not destroyed. Source: DN-13
    Recovered {},
    /// Both notebooks are gone, and former holders may name whom they go to anew. Source: DN-18
    Bequeathing { count: u16, ends: Option<Moment> },
    /// Notebooks were given out anew. Source: DN-18
    GivenAnew { count: u16 },
    /// How many notebooks one holds from now on, and why. Source: DN-06, DN-12, DN-13, DN-18
    Notebook { count: u16, why: NotebookWhy },
    /// Day breaks.
    Dawn { day: u16, deaths: Vec<Death> },
    /// Powers, and by day a ballot, are open together. Source: SL-02
    Window { part: WindowPart, ends: Option<Moment> },
    /// A limit is near. `asks`: what the reader alone has not answered; nothing for the room. Source: SL-20
    Reminder {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        asks: Vec<Ask>,
        ends: Moment,
    },
    /// Whom the killers killed in vain. Source: SL-09
    Saved { seat: Seat },
    /// Something of the dead or jailed reaches the room; without `said`, what they have just written
    /// there themselves. Source: SL-16, SL-22
    Dream {
        seat: Seat,
        jailed: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<String>,
    },
    /// Whom a friend plays along with, and what card that is. Source: SL-17
    Befriended { seat: Seat, hand: Vec<Role> },
    /// Somebody may not speak today. Source: V4-09
    Silenced { seat: Seat },
    /// Somebody has fallen asleep: they can vote and do nothing else. Source: CO-04
    Asleep { seat: Seat },
    /// Somebody was kidnapped. Source: CO-17
    Kidnapped { seat: Seat },
    /// Somebody was arrested. Source: CO-23
    Arrested { seat: Seat },
    /// The day's clue. Source: CO-06
    Clue { kind: ClueKind, seat: Option<Seat>, value: Option<ClueValue> },
    /// The writer has won. Source: CO-36
    Serial { seat: Seat },
    /// The vote has no effect and is not published. Source: CO-11
    BallotVoid {},
    /// A short silence for whoever died; the angel is asked something in it. Source: V7-08
    Parted { seat: Seat, ends: Option<Moment> },
    /// A card has come to the front, or changed: what one is now, and whom one knows. Source: V6-05, DU-05
    Identity { seat: Seat, card: u16, role: Role, knows: Vec<Known> },
    /// An ordinary killer has become the special one. Source: DU-05
    Promoted { seat: Seat, card: u16 },
    /// Squeezes in one's hand, and from which side. Source: TW-04
    Squeezed { count: u16, side: Hand },
    /// An accusation. Source: TW-05
    Accused { seat: Seat, target: Seat, right: bool },
    /// The group may accuse. Source: TW-05
    Accusations { ends: Option<Moment>, seats: Vec<Seat> },
    /// Whoever went out may speak once more. Source: C-07
    LastWords { seat: Seat, ends: Option<Moment> },
    /// Somebody's turn. Source: C-08
    Speak { seat: Seat, ends: Option<Moment>, round: u16 },
    /// Everybody may speak. Source: V1-03
    Discussion { ends: Option<Moment>, seats: Vec<Seat> },
    /// Whoever was accused may take the floor. Source: TH-04
    Defence { ends: Option<Moment>, seats: Vec<Seat> },
    /// Somebody takes the floor in a defence.
    FloorTaken { seat: Seat },
    /// A vote. Source: C-09, C-10
    Ballot {
        round: u16,
        candidates: Vec<Target>,
        voters: Vec<Seat>,
        weights: BTreeMap<Seat, u16>,
        kind: BallotKind,
        may_abstain: bool,
        /// How many different names each voter may give. Source: DN-08
        #[serde(default = "one")]
        names: u16,
        ends: Option<Moment>,
    },
    /// The candidate called now; `card`: which one, where votes are for cards. Source: C-10, V5-14
    Call {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Target>,
        ends: Option<Moment>,
    },
    /// The running tally of an open ballot. Source: C-10
    Tally { votes: Vec<CastVote>, counts: BTreeMap<Target, u16> },
    /// A ballot closed. Source: C-10
    Result {
        round: u16,
        votes: Vec<CastVote>,
        counts: BTreeMap<Target, u16>,
        top: Vec<Target>,
        outcome: Outcome,
    },
    /// Somebody is out by day.
    Out { seat: Seat, card: u16, out: bool, shown: Option<Role>, cause: Cause },
    /// A killer admits it. Source: C-12
    Confessed { seat: Seat },
    /// A claim for the board. Source: C-11
    Claimed { seat: Seat, role: Claim },
    /// A police suspect, for the team. Source: ST-05
    Suspect { seat: Seat, target: Seat },
    /// Somebody asks for or agrees to a draw. Source: C-14
    DrawAsked { seat: Seat, agreed: u16, living: u16 },
    /// A substitute took over a seat. Source: C-15
    Substituted { seat: Seat, user: PersonId },
    /// Somebody is warned.
    Warning { code: WarningCode, seat: Seat },
    /// Who of those who keep order did what was told just now, and why. `plays`: they have a stake in it;
    /// `name`: theirs, if they sit nowhere and it is known; `keeper`: as what they did it. Source: C-15
    Deed {
        by: PersonId,
        plays: bool,
        reason: Option<String>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keeper: Option<Keeper>,
    },
    /// Somebody hosts beside the host, or no more.
    Cohost { user: PersonId, serves: bool },
    /// Whoever went out early is called back. Source: CL-15
    CalledBack {},
    /// Whoever asked for it is told that a game is about to begin.
    Invited { ruleset: String, players: u16 },
    /// How a game goes, for whoever plays for the first time.
    Introduction {},
    /// A word of whoever runs the program.
    Proclaimed { said: String },
    /// A question for the host. Source: etiquette
    Question { from: PersonId, said: String },
    /// The end. `keeper`: who has stopped it, if somebody has. Source: C-17, I-05
    Over {
        winners: Vec<Side>,
        seats: Vec<Seat>,
        reason: EndReason,
        hands: Vec<Vec<Role>>,
        points: BTreeMap<Seat, i32>,
        nights: Vec<NightReport>,
        #[serde(default)]
        highlights: Vec<Remark>,
        seed: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keeper: Option<Keeper>,
    },
}

impl Notice {
    /// What somebody in a seat, or (`friend`) a friend of theirs, says to the others of the team. Source: A-04, SL-17
    pub(super) fn team_talk(from: Seat, said: &str, friend: bool) -> Notice {
        Notice::Team { ask: None, from, targets: Vec::new(), said: Some(said.to_owned()), friend }
    }
}

/// Keeps a notice together with who may know it. The only way to send anything.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    to: Audience,
    /// Copies have it in common: whoever passes on what was said copies none of it.
    notice: Arc<Secret<Notice>>,
}

impl Told {
    /// A notice for an audience; with [`Told::alike`] the only constructor.
    #[must_use]
    pub fn new(to: Audience, notice: Notice) -> Told {
        Told { to, notice: Arc::new(Secret::new(notice)) }
    }

    /// The same for each of several audiences.
    pub(super) fn alike(to: Vec<Audience>, notice: Notice) -> impl Iterator<Item = Told> {
        let notice = Arc::new(Secret::new(notice));
        to.into_iter().map(move |to| Told { to, notice: Arc::clone(&notice) })
    }

    /// Who may know.
    #[must_use]
    pub fn to(&self) -> &Audience {
        &self.to
    }

    /// The notice, for whoever delivers it to [`Told::to`].
    #[must_use]
    pub fn open(&self) -> &Notice {
        self.notice.open()
    }

    /// The notice, still closed, to be passed on.
    #[must_use]
    pub fn notice(&self) -> Arc<Secret<Notice>> {
        Arc::clone(&self.notice)
    }
}
