//! Phases as data: limits, speeches, last words, what is shown, ties.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::role::words;
use super::by_size;

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
    /// What an abstention is. Source: NO-08
    Abstentions {
        /// A vote that counts for nothing.
        Blank = "blank",
        /// A vote for nobody: if nobody gets at least as many as anybody, nobody is executed.
        Nobody = "nobody",
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
        /// The killers name one of the tied until the night ends. Source: SL-05
        Killers = "killers",
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
    /// What becomes of whoever hands in no vote in time.
    SilentVoters {
        /// Nothing: a vote is no duty. Source: C-09
        Stay = "stay",
        /// They go out by their own doing. Source: DN-10, NO-08
        Die = "die",
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
        /// Everybody may speak, while ballot and powers are open together. Source: SL-02
        Window = "window",
        /// There is nothing but the ballot: the talk was before the death. Source: NO-09
        Vote = "vote",
    }
}

words! {
    /// How fast a table plays. Source: A-06
    Pace {
        /// Night 60 s, speech 90 s, last words 60 s, discussion 300 s, ballot 45 s.
        Live = "live",
        /// Three times that.
        Relaxed = "relaxed",
        /// By the clock: limits end at times of day. Source: SL-02
        Slow = "slow",
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
    /// The time in which the killers hand in their notice; 0: three hours at any pace. Source: NO-02
    pub notice: u32,
    /// Time to be ready for a further game. Source: CL-15
    pub ready: u32,
    /// After this a lobby that nobody starts is cleared away.
    pub lobby: u32,
    /// A day on which ballot and powers are open together, up to the ballot's end. Source: SL-02
    pub window: u32,
}

/// A limit of [`Times`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "as in Times and in the tables of mechanisms")]
pub enum Limit {
    Night,
    Speech,
    LastWords,
    Discussion,
    Defence,
    Ballot,
    Parting,
    Order,
    Notice,
    Ready,
    Lobby,
    Disguise,
    Deduction,
    Window,
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
        /// Whoever spoke last words last; the last named, where nobody did. Source: V4C-11
        LastWords = "last_words",
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
    /// By day in any other way: by leaving, by a wrong accusation, taken along, as a liar, by silence.
    /// Source: DU-03, DN-11
    pub other: Shown,
}
