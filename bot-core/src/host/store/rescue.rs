//! What can still be read of a damaged data directory: every whole message in the file, whatever sled makes of it.
//!
//! A table's log is only ever added to, so any copy of an entry is the entry; whether a table stood follows from its
//! log.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use crate::game::{State, TableId, evolve};
use crate::host::archive::Archived;

use super::raw::{Change, Log};
use super::seal::Seal;
use super::{Record, StoreError, check, layout};

/// What was saved, and what was not.
#[derive(Debug, Default)]
pub struct Rescued {
    /// The tables, each from its beginning as far as it could be read. One that breaks off is not open any more.
    pub tables: BTreeMap<TableId, Archived>,
    /// What could not be read.
    pub lost: Vec<Lost>,
}

/// Something that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The file is damaged here; whether something was lost by it shows at the tables.
    Bytes {
        /// From this byte on.
        at: u64,
    },
    /// The last of what was committed.
    Commits {
        /// So many groups are left.
        left: u64,
        /// Of so many.
        of: u64,
    },
    /// A table was there, and nothing of its log is left.
    Table {
        /// Which.
        table: TableId,
    },
    /// A table's log breaks off before its end.
    End {
        /// Whose.
        table: TableId,
        /// The first event that is missing, from 0.
        event: u64,
    },
}

/// Reads whatever is left of the tables in a data directory. The directory is left as it is.
///
/// # Errors
/// When a program is using the directory, or there is no database file in it that can be read at all.
pub fn rescue(dir: &Path) -> Result<Rescued, StoreError> {
    let io = |error: std::io::Error| check::failed(dir, &error);
    std::fs::metadata(dir.join("db")).map_err(io)?;
    let _lock = check::lock(dir)?;
    let log = Log::open(dir).map_err(io)?;
    let mut found = Found::default();
    let broken = log.salvage(&mut |message| {
        if let Some(change) = log.change(message) {
            found.hear(message.page, change);
        }
    });
    let mut rescued = Rescued::default();
    rescued.lost.extend(broken.map_err(io)?.into_iter().map(|at| Lost::Bytes { at }));
    // A seal that is damaged itself says nothing.
    let of = Seal::read(dir).ok().flatten().map_or(0, |seal| seal.commits);
    if found.commits < of {
        rescued.lost.push(Lost::Commits { left: found.commits, of });
    }
    for (table, ends) in found.tables() {
        let logs = found.records.remove(&table).unwrap_or_default();
        rescued.add(table, logs, ends);
    }
    Ok(rescued)
}

/// The entries that matter here, as they come up.
#[derive(Default)]
struct Found {
    /// What the keys of a page begin with.
    prefixes: HashMap<u64, Vec<u8>>,
    records: BTreeMap<TableId, BTreeMap<u64, Record>>,
    commits: u64,
    /// So many events at least were in a table's log.
    known: BTreeMap<TableId, u64>,
}

impl Found {
    fn hear(&mut self, page: u64, change: Change) {
        match change {
            Change::Page { prefix, entries } => {
                for (key, value) in entries {
                    self.entry(&[prefix.as_slice(), &key].concat(), &value);
                }
                self.prefixes.insert(page, prefix);
            }
            Change::Entry { key, value } => {
                if let Some(prefix) = self.prefixes.get(&page) {
                    let key = [prefix.as_slice(), &key].concat();
                    self.entry(&key, &value);
                }
            }
        }
    }

    fn entry(&mut self, key: &[u8], value: &[u8]) {
        if key == layout::COMMITS {
            self.commits = value.try_into().map_or(0, u64::from_be_bytes).max(self.commits);
        }
        let Some(table) = layout::number(key).map(TableId) else { return };
        match (key[0], key.len()) {
            (layout::LOG, layout::LOG_LENGTH) => {
                let Ok(record) = rmp_serde::from_slice::<Record>(value) else { return };
                // An entry that is not where it says it is was read with another page's beginning.
                if layout::log(table, record.seq) == key {
                    self.records.entry(table).or_default().insert(record.seq, record);
                }
            }
            (layout::OPEN, layout::ONE_LENGTH) => {
                self.known.entry(table).or_default();
            }
            (layout::SNAPSHOT, layout::ONE_LENGTH) => {
                if let Ok(snapshot) = rmp_serde::from_slice::<super::Snapshot>(value) {
                    let known = self.known.entry(table).or_default();
                    *known = (*known).max(snapshot.seq);
                }
            }
            _ => {}
        }
    }

    /// All tables that there are signs of, with how long their logs were at least.
    fn tables(&self) -> BTreeMap<TableId, u64> {
        let mut tables = self.known.clone();
        for (table, records) in &self.records {
            let last =
                records.values().next_back().map_or(0, |record| record.seq + record.events.len() as u64);
            let known = tables.entry(*table).or_default();
            *known = (*known).max(last);
        }
        tables
    }
}

impl Rescued {
    fn add(&mut self, table: TableId, log: BTreeMap<u64, Record>, ends: u64) {
        let mut archived = Archived::default();
        let (mut next, mut state) = (0, State::default());
        for (_, record) in log {
            if record.seq != next {
                break;
            }
            next += record.events.len() as u64;
            state = record.events.iter().fold(state, evolve);
            archived.records.push(record);
        }
        if archived.records.is_empty() {
            return self.lost.push(Lost::Table { table });
        }
        if next < ends {
            self.lost.push(Lost::End { table, event: next });
        }
        archived.open = next >= ends && state.standing().is_some_and(|table| !table.faulted);
        self.tables.insert(table, archived);
    }
}
