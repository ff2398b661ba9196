//! What adapters bring in, and what they get back at once.

use crate::game::{Action, Code, Moment, PersonId, Place, Refusal, TableId, VenueId};
use crate::text::Query;

use super::line::Line;
use super::store::{Commit, StoreError};
use super::table::Unfoldable;

/// What somebody did on a platform.
#[derive(Clone, Debug)]
pub struct Input {
    /// The platform's own id of the message or interaction. It is carried out once, over restarts
    /// and repeats; `None` where the platform never repeats.
    pub key: Option<String>,
    /// Who.
    pub person: PersonId,
    /// Their name there, if the platform sends one; hostile.
    pub name: Option<String>,
    /// Whether the platform vouches for them as one who keeps order in this room.
    pub moderator: bool,
    /// Whether all heard it or the judge alone.
    pub place: Place,
    /// The room. In a direct message: of which table they speak, if the adapter knows
    /// (a button of that table's message).
    pub venue: Option<VenueId>,
    /// When the platform got it, on the scale of [`Host::now`](super::Host::now), where a message may
    /// come in long after: what was written before a question was asked does not answer it. `None` where
    /// an input comes at once or names what it answers.
    pub written: Option<Moment>,
    /// What they want.
    pub what: What,
}

/// What somebody wants.
#[derive(Clone, Debug)]
pub enum What {
    /// Words as typed: a command, or ordinary talk.
    Text(String),
    /// A button, menu or slash command that stands for an action.
    Action(Action),
    /// Opens a table with this rule set, or the host's default.
    Open {
        /// The rule set's id.
        ruleset: Option<String>,
    },
    /// A question that changes nothing.
    Query(Query),
}

/// What came of an input. When the adapter sees this, everything in it is durable.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The table that it went to, if any.
    pub table: Option<TableId>,
    /// A private answer for this person alone, or why nothing was done.
    pub reply: Result<Option<String>, Refused>,
    /// The messages that it caused directly. They also come through
    /// [`Host::deliveries`](super::Host::deliveries) like all others; an adapter that shows one of them
    /// in its answer confirms it.
    pub lines: Vec<Line>,
    /// Files that belong to the answer.
    pub files: Vec<Keepsake>,
    /// Whoever asked was forgotten: the adapter forgets them too, once they have the answer.
    pub forgotten: bool,
    /// This input had been handled before; nothing was done now.
    pub repeated: bool,
}

/// A file made for somebody who asked for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keepsake {
    /// Its name: letters, digits, `-` and `.`.
    pub name: String,
    /// What it is, as a MIME type.
    pub mime: &'static str,
    /// The file.
    pub bytes: Vec<u8>,
    /// Whether everybody in the room where it was asked for may have it; else it is for the asker alone.
    pub public: bool,
}

/// That an input which changed nothing was heard: to be given back with
/// [`Host::note`](super::Host::note) when its answer is safe.
#[derive(Debug, Default)]
#[must_use = "without it the input is heard again after a restart"]
pub struct Receipt(pub(super) Commit);

impl Outcome {
    pub(super) fn of(table: Option<TableId>, reply: Result<Option<String>, Refused>) -> Outcome {
        Outcome { table, reply, lines: Vec::new(), files: Vec::new(), forgotten: false, repeated: false }
    }
}

/// A refusal in the person's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// For programs.
    pub refusal: Refusal,
    /// For people.
    pub text: String,
}

impl Refused {
    /// The protocol's code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.refusal.code
    }
}

/// Why a host cannot start or go on.
#[derive(Clone, Debug, thiserror::Error)]
pub enum HostError {
    /// The store failed. Nothing that was not durable has been answered or delivered.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored table belongs to another version.
    #[error(transparent)]
    Unfoldable(#[from] Unfoldable),
    /// The host is shut down.
    #[error("the host is shut down")]
    Stopped,
    /// Only a host with a virtual clock can be moved on.
    #[error("this host runs on the real clock")]
    RealClock,
    /// A clock can be moved to an instant, and to nothing else.
    #[error("that is no instant: say milliseconds since 1970, or `next`")]
    NoInstant,
}
