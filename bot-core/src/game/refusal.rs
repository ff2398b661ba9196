//! Typed refusals: what a person hears instead of a result. A refusal changes nothing.
//!
//! Source: I-04; the list of codes is the JSON-lines protocol's.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::role::words;

words! {
    /// Why something was refused. The protocol's closed list.
    Code {
        /// Not a request at all.
        BadRequest = "bad_request",
        /// No such command.
        UnknownCommand = "unknown_command",
        /// No rule set of that name.
        UnknownRuleset = "unknown_ruleset",
        /// No option of that name.
        UnknownOption = "unknown_option",
        /// The option or argument does not take that value.
        BadValue = "bad_value",
        /// No table stands here.
        NoTable = "no_table",
        /// A table stands here already.
        TableExists = "table_exists",
        /// Only the host may do this.
        NotHost = "not_host",
        /// The person sits at the table already.
        AlreadyJoined = "already_joined",
        /// The person does not sit at the table.
        NotJoined = "not_joined",
        /// Every seat is taken.
        TableFull = "table_full",
        /// The rule set needs more people.
        TooFewPlayers = "too_few_players",
        /// Not while a game is on.
        InGame = "in_game",
        /// Only while a game is on.
        NoGame = "no_game",
        /// Not at this time of the game.
        WrongPhase = "wrong_phase",
        /// Somebody else has the floor.
        NotYourTurn = "not_your_turn",
        /// The sender is out.
        NotAlive = "not_alive",
        /// Nobody is meant by that.
        NoSuchPlayer = "no_such_player",
        /// Several people are meant by that.
        AmbiguousPlayer = "ambiguous_player",
        /// The power never takes this target, or the target is out.
        BadTarget = "bad_target",
        /// The sender has no such power now.
        NotYours = "not_yours",
        /// The power is spent.
        UsedUp = "used_up",
        /// It cannot be changed any more.
        Final = "final",
        /// Abstaining is not allowed here.
        MustVote = "must_vote",
        /// The text is too short.
        TooShort = "too_short",
        /// The text is too long.
        TooLong = "too_long",
        /// A rule bars it now, or it was sent in the wrong place.
        Forbidden = "forbidden",
        /// The fixed deal does not fit the table.
        BadDeal = "bad_deal",
        /// Nothing is waiting for the clock.
        NoDeadline = "no_deadline",
    }
}

words! {
    /// A finer reason, where one code has several: it picks the text.
    Reason {
        /// CL-05, TH-08: the first victim of the game before.
        FirstVictimAgain = "first-victim-again",
        /// A secret verb said in the room.
        SayItPrivately = "say-it-privately",
        /// A sealed vote given in the room.
        VotePrivately = "vote-privately",
        /// Something public sent privately.
        SayItInTheRoom = "say-it-in-the-room",
        /// CL-09: exploding or confessing too early.
        NotOnThisDay = "not-on-this-day",
        /// C-13: a team-mate still lives.
        NotTheLast = "not-the-last",
        /// A vote for oneself.
        Yourself = "yourself",
        /// The target is out.
        TargetOut = "target-out",
        /// A team-mate cannot be aimed at.
        TeamMate = "team-mate",
        /// Not among those who can be voted for now.
        NotCandidate = "not-candidate",
        /// The button or prompt belongs to an earlier moment.
        OldPrompt = "old-prompt",
        /// Manners: dead civilians do not claim police, living ones not killer.
        Etiquette = "etiquette",
        /// A called ballot takes a vote only for the candidate being called.
        NotCalled = "not-called",
        /// Seats that are not ready yet.
        NotReady = "not-ready",
        /// The table is paused.
        Paused = "paused",
        /// The person has already had the floor.
        HadTheFloor = "had-the-floor",
        /// The speaker is silent about roles that do not exist here.
        NoSuchRole = "no-such-role",
        /// Too few or too many targets were named.
        HowMany = "how-many",
        /// Private talk where the rule set keeps the team silent.
        NoTeamTalk = "no-team-talk",
        /// The name or text holds too much.
        TextLimit = "text-limit",
        /// The computer players cannot do that.
        Computer = "computer",
        /// The last killer may not kill the cop mole. Source: IN-07
        LastSpares = "last-spares",
        /// A skill that is not turned against its own owner. Source: CO-26
        Itself = "itself",
        /// Not in this night. Source: CO-14, CO-16, CO-17
        NotThisNight = "not-this-night",
        /// A character was named without the account behind it. Source: DN-07
        NoAccount = "no-account",
        /// A notebook that was given out anew is not handed on. Source: DN-18
        GivenAnew = "given-anew",
        /// Too few players live to hand a notebook on. Source: DN-12
        TooFewLive = "too-few-live",
        /// Silenced for today. Source: V4-09
        Silenced = "silenced",
        /// A mole may not be claimed. Source: IN-06
        Unclaimable = "unclaimable",
        /// Whoever has seen one hand of a game does not play another.
        SeenAnotherHand = "seen-another-hand",
        /// A time zone that is not known. Source: SL-02
        UnknownTimezone = "unknown-timezone",
        /// A friend asks, and the player agrees. Source: SL-17
        FriendAsksFirst = "friend-asks-first",
        /// Fewer characters are named than people play. Source: DN-01
        FewCharacters = "few-characters",
        /// A character's name that could be taken for the judge's. Source: DN-01
        LikeTheJudge = "like-the-judge",
        /// The rule set has no friends. Source: SL-17
        NoFriends = "no-friends",
        /// A friend does not play. Source: SL-17
        FriendPlays = "friend-plays",
        /// There are as many tables in this server as there may be.
        TablesHere = "tables-here",
        /// There are as many tables as the judge can keep.
        TablesAll = "tables-all",
        /// A number alone, where several things are asked at once.
        WhichOne = "which-one",
        /// The host judges here and cannot play. Source: C-01
        JudgePlays = "judge-plays",
        /// The text holds signs that could not be read.
        Unreadable = "unreadable",
        /// NO-02: a notice without a riddle.
        NoRiddle = "no-riddle",
        /// NO-02: a notice without a link.
        NoLink = "no-link",
        /// NO-02: the riddle takes more room than there is.
        RiddleTooLong = "riddle-too-long",
        /// NO-05: no riddle stands that a token could help against.
        NoNotice = "no-notice",
        /// ST2-02, ST2-03: the story is too short.
        StoryTooShort = "story-too-short",
        /// ST2-04: one has had one's turn, or swapped it already.
        OneSwap = "one-swap",
        /// ST2-04: the other has had their turn, or swapped it already.
        NoSwapWith = "no-swap-with",
        /// A co-host does nothing to the host.
        NotTheHost = "not-the-host",
        /// The person may not play in this community.
        Banned = "banned",
        /// The newcomer may not.
        NewcomerBanned = "newcomer-banned",
        /// Only some may open tables here.
        NotOnTheList = "not-on-the-list",
        /// Neither host nor co-host can do that.
        ModeratorsOnly = "moderators-only",
        /// It is not known which room is meant.
        NoCommunity = "no-community",
        /// The program is to end soon: nothing new is begun.
        Draining = "draining",
        /// Not while one sits, waits or hosts somewhere.
        LeaveFirst = "leave-first",
        /// The disk did not let somebody be forgotten.
        NotForgotten = "not-forgotten",
        /// No finished game of that number that the person may look at.
        NoSuchGame = "no-such-game",
        /// Too many tables, of one person or in all.
        TooManyTables = "too-many-tables",
        /// Too much of one person, or for one table, is under way.
        TooMuch = "too-much",
        /// Nothing can be written down.
        NoRoom = "no-room",
        /// The table takes no more commands after a fault.
        Stopped = "stopped",
    }
}

/// A refusal: a code for programs, a reason and arguments for the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub struct Refusal {
    /// The protocol's code.
    pub code: Code,
    /// The finer reason, if there is one.
    pub reason: Option<Reason>,
    /// Numbers and ids that the text needs (`min`, `limit`, `option`, …). Never a secret.
    pub args: Vec<(String, String)>,
}

impl Refusal {
    /// A refusal with a code alone.
    #[must_use]
    pub fn new(code: Code) -> Refusal {
        Refusal { code, reason: None, args: Vec::new() }
    }

    /// Adds the finer reason.
    #[must_use]
    pub fn because(mut self, reason: Reason) -> Refusal {
        self.reason = Some(reason);
        self
    }

    /// Adds an argument for the text.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Refusal {
        self.args.push((name.to_owned(), value.to_string()));
        self
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Refusal::new(code)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code.id())?;
        match self.reason {
            Some(reason) => write!(f, " ({reason})"),
            None => Ok(()),
        }
    }
}
