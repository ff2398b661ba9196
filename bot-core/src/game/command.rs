//! What people and the clock want of the judge: imperative, with the instant it came.

use serde::{Deserialize, Serialize};

use super::ids::{Locale, Moment, PersonId, Secret, VenueId};
use super::nature::{Build, Deduction, Kind, Sex};
use super::notice::Hand;
use super::prompt::PromptId;
use super::role::{Ask, Role};
use super::rules::RuleSet;
use super::state::Claim;

/// One wish, with who has it and when.
#[derive(Clone, Debug)]
pub struct Command {
    /// When it came; time enters the game only here.
    pub at: Moment,
    /// When it was written, on the scale of `at`, where a message can lie on the way for long; `None`
    /// for what comes at once or names its prompt. What is older than the prompt answers an earlier one.
    pub written: Option<Moment>,
    /// Whose wish it is.
    pub from: Actor,
    /// What is wanted.
    pub action: Action,
}

/// Where a person said it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// For all to hear.
    Room,
    /// To the judge alone.
    Direct,
}

/// Whose wish a command is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person at or near the table.
    Person {
        /// Who.
        id: PersonId,
        /// Where they said it.
        place: Place,
        /// Whether the platform vouches for them as one who may keep order in this room
        /// (a Discord moderator, a Matrix room admin).
        moderator: bool,
        /// Their name, if the platform has given one; hostile.
        name: String,
    },
    /// Time passing.
    Clock,
    /// The test bench (`deal` and `draw` of the JSON lines); no chat platform can be it.
    Bench,
    /// The program itself, or whoever runs it.
    House,
}

/// How a person names a player; only `decide` knows who that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerRef {
    /// A seat number, or a card number where cards lie in a ring.
    Number(u16),
    /// A mention or a user id.
    Person(PersonId),
    /// A user id or the beginning of a name, as typed.
    Typed(String),
}

/// Everything that can be wanted of a table.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Action {
    /// Opens a table. `root`: 256 bits of the operating system, from which every seed of this
    /// table is derived. Source: I-05
    Open { venue: VenueId, rules: Box<RuleSet>, locale: Locale, root: Secret<[u8; 32]>, name: String },
    /// Takes a seat.
    Join { name: String },
    /// Gives up a seat, in a game for good. Source: C-15
    Leave,
    /// Seats computer players.
    AddComputers { count: u16 },
    /// Is ready for the next game. Source: CL-15
    Ready,
    /// Starts a game.
    Start,
    /// The same, with names for characters where the rule set brings none. Source: DN-01
    StartAs { characters: Vec<String> },
    /// Ends the game, or clears the table away.
    Stop,
    /// Removes a player. Source: C-15
    Kick { player: PlayerRef, reason: Option<String> },
    /// Warns a player. Source: C-15
    Warn { player: PlayerRef, reason: Option<String> },
    /// Takes points from a player. Source: CL-12
    Fine { player: PlayerRef, points: u16, reason: Option<String> },
    /// Lets somebody host beside the host, or no more. Source: C-01
    Cohost { player: PlayerRef },
    /// Puts a substitute in a seat; both sides must say it. Source: C-15
    Substitute { player: PlayerRef, newcomer: PersonId, name: String },
    /// Hands the host role on.
    PassHost { player: PlayerRef },
    /// Shuffles the seats. Source: C-02
    Shuffle,
    /// Sets an option: `rules` is the rule set with it, or why that cannot be. Source: A-08
    SetOption { option: String, value: String, rules: Result<Box<RuleSet>, super::Refusal> },
    /// Sets the table's language.
    SetLocale { locale: Locale },
    /// Ends the phase now.
    Next,
    /// Makes the phase longer, in seconds.
    Extend { seconds: u32 },
    /// Stops the clock.
    Pause,
    /// Lets the clock run again.
    Resume,
    /// Is away with permission asked. Source: CL-13
    Away,
    /// Reports having seen what one should not. Source: CL-16
    SelfReport,
    /// Asks the host something in private. Source: etiquette
    AskHost { text: String },

    /// Votes. `prompt` is set where a button or menu was used.
    Vote { targets: Vec<PlayerRef>, prompt: Option<PromptId> },
    /// Votes for nobody.
    Abstain { prompt: Option<PromptId> },
    /// Takes one's vote back.
    Unvote,
    /// Ends one's speech or last words. Source: C-08
    Pass { prompt: Option<PromptId> },
    /// Takes the floor in a defence. Source: TH-04
    Floor { prompt: Option<PromptId> },
    /// Admits being a killer and ends the day. Source: C-12
    Explode,
    /// Admits being a killer. Source: C-12
    Confess,
    /// Gives up for one's side. Source: C-13
    Surrender,
    /// Claims a role. Source: C-11
    Claim { role: Claim },
    /// Asks to be a player's friend, or agrees to have one. Source: SL-17
    Friend { player: PlayerRef },
    /// Asks for or agrees to a draw. Source: C-14
    Draw,
    /// Marks a suspect for the team. Source: ST-05
    Suspect { player: PlayerRef },
    /// Uses a secret power.
    Act { ask: Ask, targets: Vec<PlayerRef>, prompt: Option<PromptId> },
    /// Sends squeezes around. Source: TW-02
    Squeeze { count: u16, side: Hand, prompt: Option<PromptId> },
    /// Plays a role, with the target that its skill is given. Source: CO-26
    Play { role: Role, targets: Vec<PlayerRef>, prompt: Option<PromptId> },
    /// Chooses one's looks; the type only where one may. Source: CO-12, CO-30
    Cover { kind: Option<Kind>, build: Build, sex: Sex, prompt: Option<PromptId> },
    /// Hands in a deduction. Source: CO-06
    Deduce { deduction: Deduction<PlayerRef>, prompt: Option<PromptId> },
    /// Writes a character and the account behind it into a Death Note. Source: DN-04
    Write { player: PlayerRef, account: PlayerRef, prompt: Option<PromptId> },
    /// The killers' notice. Source: NO-02
    Announce { player: PlayerRef, riddle: Secret<String>, link: Secret<String>, prompt: Option<PromptId> },
    /// A story, or a part of one. Source: ST2-02, ST2-03
    Tell { text: Secret<String>, prompt: Option<PromptId> },
    /// What one thinks of a notice; `None`: of the oldest that waits. Source: NO-03
    Review { number: Option<u16>, approves: bool, reason: Option<Secret<String>>, prompt: Option<PromptId> },
    /// Swaps turns with somebody. Source: ST2-04
    Swap { player: PlayerRef },
    /// Accuses somebody. Source: TW-05
    Accuse { player: PlayerRef, prompt: Option<PromptId> },
    /// Declines what is asked; `None`: the one thing that is asked.
    Decline { ask: Option<Ask>, prompt: Option<PromptId> },
    /// Ordinary talk in the room (its text is never stored, and empty where the platform keeps it from us), or, said directly, talk to one's team. Source: A-04
    Say { text: String },

    /// The clock has reached `at`.
    Tick,
    /// What the phase was opened with reached its readers late: it lasts so many milliseconds longer.
    Late { ms: u64 },
    /// For so many milliseconds the judge could do nothing: the time is given back.
    Delay { ms: u64 },
    /// Fixes the next deal, by seat.
    FixDeal { hands: Vec<Vec<Role>>, void: Option<Vec<Role>> },
    /// Fixes other draws of the next start, by name.
    FixDraws { draws: std::collections::BTreeMap<String, u16> },
    /// Something broke inside: the table stops and says so. Source: I-04
    Fault,
    /// A word of whoever runs the program, to the room.
    Proclaim { text: String },
    /// Clears the table away, whatever goes on there.
    Clear,
    /// What was started and has not begun does not begin: the program is about to be stopped.
    HaltStart,
    /// Tells people who asked for it, each alone, that a game is about to begin here.
    Invite { people: Vec<PersonId> },
    /// Tells people who have never played, each alone, how a game goes.
    Introduce { people: Vec<PersonId> },
}

impl Action {
    /// Whether this is for the sealed ear of the judge only, whoever says it.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        matches!(
            self,
            Action::Act { .. }
                | Action::Write { .. }
                | Action::Squeeze { .. }
                | Action::Play { .. }
                | Action::Cover { .. }
                | Action::Deduce { .. }
                | Action::Announce { .. }
                | Action::Tell { .. }
                | Action::Review { .. }
                | Action::Decline { .. }
                | Action::Suspect { .. }
        )
    }
}
