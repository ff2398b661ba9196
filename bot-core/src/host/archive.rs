//! Whole tables as lines of JSON: to keep, to move to another store, to check a deal.
//!
//! A line is a table's heading or one record of its log, the heading first; the last line says how many tables there
//! are, so that one that breaks off is told from a whole one. Messages that still
//! wait to be delivered are not part of an archive: whoever takes a table over tells the people.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::{Event, Moment, State, TableId, evolve};

use super::memory;
use super::store::{Commit, Record, Store, StoreError};
use super::table::Table;

/// The format of the lines that this program writes.
pub const ARCHIVE_FORMAT: u32 = 1;

/// One line of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum ArchiveLine {
    /// A table begins.
    Table {
        /// The archive's format.
        format: u32,
        /// The table's number in the store it comes from.
        table: TableId,
        /// Whether it still stood.
        open: bool,
    },
    /// What one command did.
    Record {
        /// Whose log.
        table: TableId,
        /// The place of the first event in that log, from 0.
        seq: u64,
        /// When.
        at: Moment,
        /// What happened.
        events: Vec<Event>,
    },
    /// Nothing is missing.
    End {
        /// How many tables there are since the beginning, or since the end before.
        tables: u64,
    },
}

/// Why an archive cannot be taken in. Nothing of it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// A line cannot be read.
    #[error("line {line}: {why}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// Written by a later version of the program.
    #[error(
        "line {line}: the archive is of format {found}; this program knows formats up to {ARCHIVE_FORMAT}"
    )]
    Newer {
        /// Which line, from 1.
        line: usize,
        /// What it says.
        found: u32,
    },
    /// The end is missing, or something before it.
    #[error("the archive breaks off")]
    Broken,
    /// A table's log has a gap, or makes no table.
    #[error("table {table}: {why}")]
    Table {
        /// Which, by its number in the archive.
        table: TableId,
        /// What is wrong.
        why: String,
    },
    /// The store refused.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A table's log, as read from an archive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archived {
    /// Whether it still stood.
    pub open: bool,
    /// Its log, whole.
    pub records: Vec<Record>,
}

impl Archived {
    /// As lines of an archive.
    pub fn into_lines(self, table: TableId) -> impl Iterator<Item = ArchiveLine> {
        let Archived { open, records } = self;
        let log = records.into_iter().map(move |Record { seq, at, events }| ArchiveLine::Record {
            table,
            seq,
            at,
            events,
        });
        std::iter::once(ArchiveLine::Table { format: ARCHIVE_FORMAT, table, open }).chain(log)
    }
}

/// One table of a store, whole.
///
/// # Errors
/// When the table is damaged or not there.
pub fn export(store: &dyn Store, table: TableId) -> Result<Archived, StoreError> {
    let open = store.open_tables()?.contains(&table);
    Ok(Archived { open, records: store.log(table)? })
}

/// Reads an archive; every log in it is whole and makes a table.
///
/// # Errors
/// At the first line or table that is wrong.
pub fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Result<BTreeMap<TableId, Archived>, ArchiveError> {
    let mut tables: BTreeMap<TableId, Archived> = BTreeMap::new();
    let mut open_end = None;
    for (line, text) in (1..).zip(lines).filter(|(_, text)| !text.trim().is_empty()) {
        let bad = |why: String| ArchiveError::Line { line, why };
        match serde_json::from_str(text).map_err(|error| bad(error.to_string()))? {
            ArchiveLine::Table { format, .. } if format > ARCHIVE_FORMAT => {
                return Err(ArchiveError::Newer { line, found: format });
            }
            ArchiveLine::End { tables } if open_end.unwrap_or(0) == tables => open_end = None,
            ArchiveLine::End { .. } => return Err(ArchiveError::Broken),
            ArchiveLine::Table { format: _, table, open } => {
                open_end = Some(open_end.unwrap_or(0) + 1);
                tables.entry(table).or_default().open = open;
            }
            ArchiveLine::Record { table, seq, at, events } => {
                let archived =
                    tables.get_mut(&table).ok_or_else(|| bad(format!("table {table} has no heading")))?;
                archived.records.push(Record { seq, at, events });
            }
        }
    }
    if open_end.is_some() {
        return Err(ArchiveError::Broken);
    }
    for (table, archived) in &tables {
        whole(archived).map_err(|why| ArchiveError::Table { table: *table, why })?;
    }
    Ok(tables)
}

/// Whether a log has no gap and opens a table.
fn whole(archived: &Archived) -> Result<(), String> {
    let mut expected = 0;
    let mut state = State::default();
    for record in &archived.records {
        if record.seq != expected {
            return Err(format!("the entry {expected} is missing"));
        }
        expected += record.events.len() as u64;
        state = record.events.iter().fold(state, evolve);
    }
    if state.table.is_none() {
        return Err("the log opens no table".to_owned());
    }
    Ok(())
}

/// Takes an archive's tables into a store, each under a new number; says which.
///
/// # Errors
/// When a table stands where one of them stood, or the store fails. The tables before it are in then.
pub fn import(
    store: &dyn Store,
    tables: &BTreeMap<TableId, Archived>,
) -> Result<Vec<(TableId, TableId)>, ArchiveError> {
    let mut venues = Vec::new();
    for id in store.open_tables()? {
        let table = Table::restore(id, store.load(id)?)
            .map_err(|error| ArchiveError::Table { table: id, why: error.to_string() })?;
        venues.extend(table.venue());
    }
    let mut moved = Vec::new();
    for (old, archived) in tables {
        let state = archived.records.iter().flat_map(|record| &record.events).fold(State::default(), evolve);
        let venue = state.standing().map(|table| table.venue.clone()).filter(|_| archived.open);
        if let Some(venue) = &venue
            && venues.contains(venue)
        {
            let why = format!("a table stands at {} already", venue.as_str());
            return Err(ArchiveError::Table { table: *old, why });
        }
        let new = store.next_table()?;
        let mut group: Vec<Commit> = archived
            .records
            .iter()
            .map(|record| Commit { record: Some((new, record.clone())), ..Commit::default() })
            .collect();
        // What is noted of its finished games follows from its log.
        let notes = memory::notes_of_log(new, &archived.records)?;
        group.push(Commit { notes, ..Commit::default() });
        group.push(Commit { open: Some((new, archived.open)), ..Commit::default() });
        store.commit(&group)?;
        venues.extend(venue);
        moved.push((*old, new));
    }
    Ok(moved)
}
