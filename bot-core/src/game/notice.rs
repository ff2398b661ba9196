//! What the judge tells: typed, and never without an audience.
//!
//! The serialised form is the JSON-lines protocol's event line: field names and
//! the `type` tag are a public contract.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ids::{Moment, PersonId, Seat, Secret, Target};
use super::nature::{Build, ClueKind, ClueValue, Deduction, Kind, Sex};
use super::role::{Ask, Role, Side, Team, words};
use super::state::Claim;
use super::window::WindowPart;

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
    /// A vote for nobody eligible, which does not count. Source: SL-03, SL-19
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
}

words! {
    /// How a vote comes about. Source: C-10
    BallotKind {
        /// Nothing shows before it closes.
        Sealed = "sealed",
        /// The candidates are called one after another; a vote once given stands.
        Called = "called",
        /// A running tally is shown.
        Open = "open",
    }
}

words! {
    /// A side of one's own.
    Hand {
        /// The next seat clockwise. Source: C-02
        Left = "left",
        /// The next seat the other way.
        Right = "right",
    }
}

words! {
    /// Why somebody holds more or fewer notebooks than before.
    NotebookWhy {
        /// Handed over by somebody unknown. Source: DN-12
        Received = "received",
        /// Handed on. Source: DN-12
        Given = "given",
        /// Taken back. Source: DN-13
        Recovered = "recovered",
        /// Taken from the kira one has killed. Source: DN-06
        Won = "won",
        /// Given out anew. Source: DN-18
        Anew = "anew",
    }
}

words! {
    /// How a ballot ended.
    Outcome {
        /// Somebody is executed.
        Out = "out",
        /// Several share the top.
        Tie = "tie",
        /// Nobody is executed.
        Nobody = "nobody",
        /// The game is drawn.
        Draw = "draw",
        /// It only chose who goes on. Source: FT-04
        Runoff = "runoff",
    }
}

words! {
    /// Why somebody is out outside the night.
    Cause {
        /// By the ballot.
        Voted = "voted",
        /// By exploding. Source: C-12
        Exploded = "exploded",
        /// By the host, or by reporting oneself. Source: C-15, CL-16
        Removed = "removed",
        /// By going. Source: C-15
        Left = "left",
        /// By a wrong accusation. Source: TW-06
        Accused = "accused",
        /// By the angel's last wish. Source: V7-08
        TakenAlong = "taken_along",
        /// By a false claim while honest. Source: BU-03
        Liar = "liar",
        /// Having won by the fourth day. Source: CO-36
        Serial = "serial",
        /// By taking no part. Source: SL-15
        Inactive = "inactive",
        /// By saying nothing where something had to be said. Source: DN-05, DN-10, NO-08
        Suicide = "suicide",
        /// By not having taken back in time what was given away. Source: DN-14
        Expired = "expired",
    }
}

words! {
    /// What players remark on after a game. Source: glossary, highlights
    Highlight {
        /// 匪刀在先: the first victim was police.
        KnifeFirst = "knife_first",
        /// 查杀在先: the first check found a killer.
        CheckFirst = "check_first",
        /// 明匪: a later check found a killer.
        KnownKiller = "known_killer",
        /// 金水: a check cleared a civilian.
        GoldWater = "gold_water",
        /// 匪自杀: the killers killed one of their own.
        SelfKill = "self_kill",
        /// 白杀: a kill without effect.
        WastedKill = "wasted_kill",
        /// 悍跳: a killer claimed police.
        BoldClaim = "bold_claim",
        /// 明跳: real police claimed it.
        TrueClaim = "true_claim",
        /// 乱跳: a civilian claimed police.
        WildClaim = "wild_claim",
        /// 对跳: more claimed police on one day.
        CounterClaim = "counter_claim",
        /// 沉底: spoke last on the first day.
        LastSpeaker = "last_speaker",
        /// 屠城: all civilians were killed.
        Massacre = "massacre",
    }
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

words! {
    /// What tells cards of a kind apart for their holders.
    Mark {
        /// A number in the group. Source: V5-04
        Number = "number",
        /// ♠ ♥ ♣ ♦. Source: DU-11
        Suit = "suit",
    }
}

words! {
    /// A suit, in the order in which killers are promoted. Source: DU-05
    Suit {
        /// ♠
        Spade = "spade",
        /// ♥
        Heart = "heart",
        /// ♣
        Club = "club",
        /// ♦
        Diamond = "diamond",
    }
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

words! {
    /// Why the game is over. A closed list.
    EndReason {
        /// A side, or the roles it stands on, is dead.
        SideDead = "side_dead",
        /// The killers are at least as many as the rest.
        Parity = "parity",
        /// All who would make it a draw are dead.
        NeutralsDead = "neutrals_dead",
        /// Two sides reached their end at once. Source: C-16
        Both = "both",
        /// Nobody is left. Source: C-19
        NobodyLeft = "nobody_left",
        /// All the living agreed. Source: C-14
        DrawAgreed = "draw_agreed",
        /// Tied once too often. Source: V2-07
        ThirdTie = "third_tie",
        /// The last of a side gave up. Source: C-13
        Surrender = "surrender",
        /// The killer was rightly accused. Source: TW-06
        Accused = "accused",
        /// Nothing can keep the killers from winning any more. Source: SL-13
        Certain = "certain",
        /// The host ended it.
        Stopped = "stopped",
        /// Nobody went out for so long that nobody can be playing any more. Source: I-07
        Abandoned = "abandoned",
    }
}

words! {
    /// What the judge warns about.
    WarningCode {
        /// Talk out of one's turn. Source: C-08
        OutOfTurn = "out_of_turn",
        /// Talk at night. Source: A-01
        Night = "night",
        /// Talk of somebody out. Source: C-04
        Dead = "dead",
        /// A warning by the host. Source: C-15
        ByHost = "by_host",
        /// Three prompts missed in a row. Source: A-07
        Away = "away",
        /// A target went out: the power has no effect as it stands. Source: SL-04
        TargetOut = "target_out",
        /// Too few posts on this day. Source: SL-15
        FewPosts = "few_posts",
        /// A second day without a valid vote. Source: SL-15
        NoVote = "no_vote",
        /// A friend talks in the room. Source: SL-17
        Friend = "friend",
        /// More dreams in a day than are passed on. Source: SL-16
        Dreams = "dreams",
        /// Talk in the room under one's own account, where characters speak. Source: DN-01
        OwnAccount = "own_account",
    }
}

words! {
    /// Things the judge says about the table itself.
    TableNote {
        /// A host's deed against a living player is said aloud.
        Kicked = "kicked",
        /// Everybody's seats were shuffled.
        Shuffled = "shuffled",
        /// The host ended the phase.
        Skipped = "skipped",
        /// The night closes early: who acts, and so who lives, may show. Source: A-02
        EarlyNight = "early_night",
        /// More civilians than the standard table: police have the edge. Source: ST-01
        EdgePolice = "edge_police",
        /// Fewer civilians than the standard table: killers have the edge. Source: ST-01
        EdgeKillers = "edge_killers",
        /// The size is scaled from another table.
        Scaled = "scaled",
        /// Nobody started; the table is cleared away.
        Expired = "expired",
        /// The host cleared the table away, or everybody has gone.
        Closed = "closed",
        /// Points were taken. Source: CL-12
        Fined = "fined",
        /// Whoever was not back in time lost the seat. Source: CL-15
        SeatLost = "seat_lost",
        /// A lot was drawn among the tied.
        Lot = "lot",
        /// A substitute has been named and must agree.
        SubstituteAsked = "substitute_asked",
        /// The same, where nobody may know which seat it is about. Source: DN-01
        AccountAsked = "account_asked",
        /// A player is away with permission. Source: CL-13
        Away = "away",
        /// A player queues for a seat. Source: CL-15
        Queued = "queued",
        /// Civilians may at no time help the killers. Source: V2-11
        NoHelp = "no_help",
        /// The killers decide a tie until the night's end. Source: SL-05
        TieKillers = "tie_killers",
        /// The killers have not decided a tie: nobody goes to jail. Source: SL-05
        TieUndecided = "tie_undecided",
        /// Somebody asks to be a player's friend. Source: SL-17
        FriendAsked = "friend_asked",
        /// Somebody is a player's friend from now on. Source: SL-17
        FriendMade = "friend_made",
        /// Before the first night the writer of the Conan game may choose his looks. Source: CO-30
        Disguise = "disguise",
        /// The killers handed in no notice, or none that was approved. Source: NO-04
        GivenUp = "given_up",
        /// A fault stopped this table; its log is kept. Source: I-04
        Fault = "fault",
    }
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
    },
    /// What one named stands.
    Noted {
        ask: Ask,
        targets: Vec<Target>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<Detail>,
    },
    /// A team-mate named somebody, or (`said`) speaks. Source: A-04
    Team {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ask: Option<Ask>,
        from: Seat,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        targets: Vec<Target>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<String>,
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
    /// The candidate called now. Source: C-10
    Call { seat: Seat, ends: Option<Moment> },
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
    /// Whoever went out early is called back. Source: CL-15
    CalledBack {},
    /// A question for the host. Source: etiquette
    Question { from: PersonId, said: String },
    /// The end. Source: C-17, I-05
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
    },
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
pub(super) const fn one() -> u16 {
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

words! {
    /// An answer that is less than a role.
    Hint {
        /// Not on the killers' side.
        NotKiller = "not_killer",
        /// The judge gives no answer.
        None = "none",
        /// What was asked about is so. Source: V5-10
        Yes = "yes",
        /// It is not.
        No = "no",
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

words! {
    /// What came of an effect. Nothing is deleted from a ledger, only marked.
    Fate {
        /// It worked.
        Done = "done",
        /// The target died of it.
        Died = "died",
        /// Outnumbered in the team. Source: C-05
        Outvoted = "outvoted",
        /// A kill among killers without a majority. Source: TH-06
        NoMajority = "no_majority",
        /// The judge put another victim in place of this one. Source: DU-09
        Redirected = "redirected",
        /// The butterfly held whoever acted. Source: V4-03
        Blocked = "blocked",
        /// The butterfly's embrace shielded the target. Source: V4C-05
        Shielded = "shielded",
        /// The target can never be killed by these. Source: V7-06
        Spared = "spared",
        /// The target was safe with its own power unused. Source: V3-06
        Safe = "safe",
        /// It struck nothing. Source: V3-05
        Missed = "missed",
        /// The doctor saved the target. Source: V3-04
        Saved = "saved",
        /// A needless save. Source: V4-10
        EmptyNeedle = "empty_needle",
        /// The glare stopped it. Source: CO-13
        Glared = "glared",
        /// A guard kept the target alive. Source: CO-09
        Guarded = "guarded",
        /// A friend died instead. Source: CO-22
        Befriended = "befriended",
        /// Black's blessing kept the target alive. Source: CO-20
        Blessed = "blessed",
        /// The hero did not go out. Source: CO-30
        Heroic = "heroic",
        /// Whoever acted was put to sleep. Source: CO-04
        Asleep = "asleep",
        /// The skill it needed was lost with its owner. Source: CO-04
        Lost = "lost",
        /// The target was arrested. Source: CO-23
        Arrested = "arrested",
        /// The account was not the right one. Source: DN-04
        WrongAccount = "wrong_account",
        /// Whoever was meant to join up is no kira. Source: DN-07
        NoKira = "no_kira",
        /// Given up aloud. Source: DN-05
        GivenUp = "given_up",
        /// Nothing was said, and whoever should have spoken died of it. Source: DN-05
        Unsaid = "unsaid",
        /// The victim used the immunity token. Source: NO-06
        Immune = "immune",
        /// The notice was not approved. Source: NO-04
        Refused = "refused",
        /// The killers wrote no story. Source: ST2-02
        Untold = "untold",
    }
}

/// Keeps a notice together with who may know it. The only way to send anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    to: Audience,
    notice: Secret<Notice>,
}

impl Told {
    /// A notice for an audience; there is no other constructor.
    #[must_use]
    pub fn new(to: Audience, notice: Notice) -> Told {
        Told { to, notice: Secret::new(notice) }
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
}
