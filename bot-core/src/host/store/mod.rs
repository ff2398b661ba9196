//! What must survive: each table's log, what is still to be delivered, what was already handled.
//!
//! The trait is small, so that something else (a shared database) can stand behind it. All its
//! functions block; the [writer](super::writer) calls [`Store::commit`] on a thread of its own.

mod check;
mod layout;
mod raw;
pub mod renewal;
mod rescue;
mod rewrite;
mod seal;
mod sled_store;
mod upgrade;

use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::game::{Event, Locale, Moment, PersonId, State, TableId};

use crate::text::Quiet;

use super::line::Line;
use super::table::Counters;

pub use rescue::{Lost, Rescued, rescue};
pub use sled_store::SledStore;

/// What one command did to one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The place of the first event in the table's log, from 0.
    pub seq: u64,
    /// When.
    pub at: Moment,
    /// What happened; never empty.
    pub events: Vec<Event>,
}

/// A table as it stood, so that its log need not be read from the beginning. Only a cache of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// How many events of the log are folded in.
    pub seq: u64,
    /// When the last of them happened.
    pub at: Moment,
    /// The fold.
    pub state: State,
    /// How many messages each reader has been sent.
    pub counters: Counters,
}

/// What is remembered of a person beside the tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// The language they chose.
    pub locale: Option<Locale>,
    /// The name they gave last, on platforms that do not send one with everything.
    pub name: Option<String>,
    /// They want no message in a room to ring for them.
    #[serde(default)]
    pub unmentioned: bool,
    /// They want no reminders.
    #[serde(default)]
    pub unreminded: bool,
    /// When they want to be left in peace.
    #[serde(default)]
    pub quiet: Option<Quiet>,
    /// They have been told how a game goes.
    #[serde(default)]
    pub met: bool,
    /// They want not to be written to outside a game that they sit in.
    #[serde(default)]
    pub unwritten: bool,
    /// The language in which they use the platform: theirs as long as they have chosen none.
    #[serde(default)]
    pub client: Option<Locale>,
}

/// The fingerprint of an input's key.
pub type KeyDigest = [u8; 16];

/// Something remembered beside the tables, by its name; `None` forgets it.
pub type Note = (String, Option<Vec<u8>>);

/// Everything that one step wants to be durable; all of it is, or nothing.
#[derive(Clone, Debug, Default)]
pub struct Commit {
    /// New entries of a table's log.
    pub record: Option<(TableId, Record)>,
    /// Whether the table is one to come back to: `Some(false)` when it has closed.
    pub open: Option<(TableId, bool)>,
    /// Where a virtual clock stands, if nothing happened at this instant.
    pub clock: Option<Moment>,
    /// A table as it stands now.
    pub snapshot: Option<(TableId, Arc<Snapshot>)>,
    /// Messages to be delivered, numbered by the writer.
    pub lines: Vec<Line>,
    /// Whether a phase begins with these messages.
    pub opens_phase: bool,
    /// Messages that were delivered.
    pub delivered: Vec<u64>,
    /// An input that was handled: its running number and fingerprint.
    pub key: Option<(u64, KeyDigest)>,
    /// The running number of a remembered input to forget.
    pub forget_key: Option<u64>,
    /// What is remembered of a person.
    pub profile: Option<(PersonId, Profile)>,
    /// What is remembered beside the tables.
    pub notes: Vec<Note>,
    /// A closed table whose log is kept no longer.
    pub drop_log: Option<TableId>,
    /// The whole store is written anew with this change, alone and before anything else.
    pub rewrite: Option<Arc<dyn Change>>,
    /// How many of all such changes its sender had heard of; `None` where it makes no difference.
    pub heard: Option<usize>,
}

/// What a store is written anew with.
pub trait Change: Send + Sync + std::fmt::Debug {
    /// Whether an entry of these bytes may be another one afterwards.
    fn touches(&self, bytes: &[u8]) -> bool;

    /// An entry of a table's log.
    ///
    /// # Errors
    /// When it cannot be changed.
    fn record(&self, table: TableId, record: Record) -> Result<Record, String>;

    /// A message still to be delivered; `None` leaves it out.
    ///
    /// # Errors
    /// When it cannot be changed.
    fn line(&self, line: Line) -> Result<Option<Line>, String>;

    /// Whether what is remembered of a person stays.
    fn keeps_profile(&self, person: &PersonId) -> bool;

    /// What is remembered beside the tables; `None` leaves it out.
    ///
    /// # Errors
    /// When it cannot be changed.
    fn note(&self, name: &str, value: &[u8]) -> Result<Option<Vec<u8>>, String>;

    /// Makes the change in what was on its way when it was made.
    ///
    /// # Errors
    /// When it cannot be changed.
    fn commit(&self, commit: &mut Commit) -> Result<(), String>;
}

/// A table as the store has it.
#[derive(Clone, Debug, Default)]
pub struct Stored {
    /// Where to begin, if not with nothing.
    pub snapshot: Option<Snapshot>,
    /// What happened since, in order.
    pub records: Vec<Record>,
}

/// Why the store cannot do its work. Nothing was overwritten.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another process has the directory.
    #[error("{dir}: the data directory is in use by another process")]
    InUse {
        /// Which directory.
        dir: PathBuf,
    },
    /// Written by a later version of the program.
    #[error("{dir}: the data is of format {found}; this program knows formats up to {known}")]
    Newer {
        /// Which directory.
        dir: PathBuf,
        /// What it holds.
        found: u64,
        /// What this program can read.
        known: u64,
    },
    /// The directory holds something else, or is damaged.
    #[error("{dir}: the data directory is damaged or no data directory of this program: {why}")]
    Directory {
        /// Which directory.
        dir: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// One value is damaged.
    #[error("{dir}: damaged entry {key}: {why}")]
    Value {
        /// Which directory.
        dir: PathBuf,
        /// Which entry, readably.
        key: String,
        /// What is wrong.
        why: String,
    },
    /// There is no room left. Nothing is lost: what could not be stored may be brought again.
    #[error("{dir}: no room is left on the disk")]
    Full {
        /// Which directory.
        dir: PathBuf,
    },
    /// Reading or writing failed.
    #[error("{dir}: {why}")]
    Io {
        /// Which directory.
        dir: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The writer has stopped after an earlier failure, or the host is shut down.
    #[error("the store has been closed")]
    Closed,
}

/// The memory of a host.
pub trait Store: Send + Sync + 'static {
    /// Tells this store from every other: part of every [`LineId`](super::LineId).
    fn instance(&self) -> u32;

    /// The last instant that was stored; where a virtual clock goes on.
    ///
    /// # Errors
    /// When the entry is damaged.
    fn clock(&self) -> Result<Moment, StoreError>;

    /// All tables that were not closed, in order of opening.
    ///
    /// # Errors
    /// When an entry is damaged.
    fn open_tables(&self) -> Result<Vec<TableId>, StoreError>;

    /// The number that the next table gets.
    ///
    /// # Errors
    /// When an entry is damaged.
    fn next_table(&self) -> Result<TableId, StoreError>;

    /// A table's last snapshot and what came after it.
    ///
    /// # Errors
    /// When an entry is damaged or one is missing.
    fn load(&self, table: TableId) -> Result<Stored, StoreError>;

    /// A table's whole log.
    ///
    /// # Errors
    /// When an entry is damaged or one is missing.
    fn log(&self, table: TableId) -> Result<Vec<Record>, StoreError>;

    /// How many events a table's log holds.
    ///
    /// # Errors
    /// When its last entry is damaged.
    fn length(&self, table: TableId) -> Result<u64, StoreError>;

    /// When something happened last at a table; `None` where there is no log.
    ///
    /// # Errors
    /// When its last entry is damaged.
    fn last_at(&self, table: TableId) -> Result<Option<Moment>, StoreError> {
        Ok(self.log(table)?.last().map(|record| record.at))
    }

    /// Messages not yet delivered with a number of at least `from`, in order, at most `most` of them.
    ///
    /// # Errors
    /// When an entry is damaged.
    fn unsent(&self, from: u64, most: usize) -> Result<Vec<Line>, StoreError>;

    /// How many messages are not yet delivered.
    ///
    /// # Errors
    /// When an entry is damaged.
    fn unsent_count(&self) -> Result<u64, StoreError> {
        let (mut from, mut count) = (0, 0);
        loop {
            let lines = self.unsent(from, 256)?;
            let Some(last) = lines.last() else { return Ok(count) };
            from = last.id.number + 1;
            count += lines.len() as u64;
        }
    }

    /// The number that the next message gets.
    ///
    /// # Errors
    /// When the entry is damaged.
    fn next_line(&self) -> Result<u64, StoreError>;

    /// The remembered inputs, oldest first.
    ///
    /// # Errors
    /// When an entry is damaged.
    fn keys(&self) -> Result<Vec<(u64, KeyDigest)>, StoreError>;

    /// What is remembered of a person.
    ///
    /// # Errors
    /// When the entry is damaged.
    fn profile(&self, person: &PersonId) -> Result<Profile, StoreError>;

    /// Everything remembered beside the tables whose name begins so, in order of names.
    ///
    /// # Errors
    /// When an entry is damaged.
    fn notes(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError>;

    /// Writes everything anew, so that nothing of what a change leaves out stays on the disk.
    ///
    /// # Errors
    /// When an entry cannot be read or changed, or the disk does not take it; the store is as it was then.
    fn rewrite(&self, change: &dyn Change) -> Result<(), StoreError>;

    /// Makes a group of commits durable, in order, all or none of them.
    ///
    /// # Errors
    /// [`StoreError::Full`] when there is no room: the same group, and nothing before it, is to be brought again.
    /// Any other when it could not be done; the store is not to be used any more then.
    fn commit(&self, group: &[Commit]) -> Result<(), StoreError>;

    /// Whether there is room for more than what is under way; nothing new is begun without.
    fn has_room(&self) -> bool {
        true
    }
}
