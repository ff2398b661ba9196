//! The closed lists of words in notices: each is an id in the protocol and a key of the texts.

use serde::{Deserialize, Serialize};

use super::super::role::words;

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
        /// Whoever keeps order ended it.
        Stopped = "stopped",
        /// Whoever runs the program ended it.
        Cleared = "cleared",
        /// Nobody went out for so long that nobody can be playing any more. Source: I-07
        Abandoned = "abandoned",
    }
}

impl EndReason {
    /// Whether the game was broken off: nobody has won or lost anything.
    #[must_use]
    pub fn is_broken_off(self) -> bool {
        matches!(self, EndReason::Stopped | EndReason::Cleared | EndReason::Abandoned)
    }
}

words! {
    /// As what somebody keeps order at a table. Source: C-15
    Keeper {
        /// As its host.
        Host = "host",
        /// Named by the host to help.
        Cohost = "cohost",
        /// Because the platform vouches for them in this room.
        Moderator = "moderator",
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
        /// Private talk that nobody may hear now. Source: A-04
        Unheard = "unheard",
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
        /// Whoever runs the program has cleared the table away; its log is kept.
        Cleared = "cleared",
        /// The game ends by the wish of whoever keeps order.
        Stopping = "stopping",
        /// Points were taken. Source: CL-12
        Fined = "fined",
        /// Whoever was not back in time lost the seat. Source: CL-15
        SeatLost = "seat_lost",
        /// What was started cannot begin with those who are left. Source: CL-15
        StartDropped = "start_dropped",
        /// What was started does not begin: the program is about to be stopped.
        StartHalted = "start_halted",
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
