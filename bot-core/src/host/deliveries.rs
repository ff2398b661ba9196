//! Whether the messages that opened a table's phase have reached their readers, and when.
//!
//! A phase's time is for those who play, and begins when they can read what they are asked: a slow platform
//! shortens nobody's. How late the messages were is known in whole minutes only, so that the time says
//! nothing of how many there were.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::{Moment, TableId};

use super::line::Line;

/// What arrives within so many milliseconds is on time.
const ON_TIME_MS: u64 = 6_000;
/// A phase is prolonged by so many milliseconds at a time.
const STEP_MS: u64 = 60_000;

/// The messages of one phase's beginning.
struct Opening {
    at: Moment,
    left: BTreeSet<u64>,
    /// When the last of them was delivered.
    last: Moment,
}

#[derive(Default)]
struct Lists {
    openings: BTreeMap<TableId, Opening>,
    /// Messages that lie ready for their readers, though they are not delivered.
    ready: BTreeSet<u64>,
    tables: BTreeMap<u64, TableId>,
}

/// The messages that opened the phases which are on.
#[derive(Default)]
pub(super) struct Deliveries(Mutex<Lists>);

impl Deliveries {
    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A phase has begun with these messages, all told at one instant.
    pub(super) fn opened(&self, lines: &[Line]) {
        let Some(first) = lines.first() else { return };
        let mut lists = self.lists();
        // The same phase may be brought twice, where there was no room to write it down at first.
        if let Some(past) = lists.openings.remove(&first.table) {
            for number in &past.left {
                lists.tables.remove(number);
            }
        }
        let left: BTreeSet<u64> = lines.iter().map(|line| line.id.number).collect();
        lists.tables.extend(left.iter().map(|number| (*number, first.table)));
        lists.openings.insert(first.table, Opening { at: first.at, left, last: first.at });
    }

    /// A message lies ready where its reader can look at it: nothing waits for it any longer.
    pub(super) fn ready(&self, number: u64, now: Moment) {
        self.delivered(&[number], now);
        self.lists().ready.insert(number);
    }

    /// Of these messages, how many lie nowhere where their readers could look at them.
    pub(super) fn on_their_way(&self, numbers: impl Iterator<Item = u64>) -> usize {
        let lists = self.lists();
        numbers.filter(|number| !lists.ready.contains(number)).count()
    }

    /// These messages were delivered, now.
    pub(super) fn delivered(&self, numbers: &[u64], now: Moment) {
        let mut lists = self.lists();
        for number in numbers {
            lists.ready.remove(number);
            let Some(table) = lists.tables.remove(number) else { continue };
            if let Some(opening) = lists.openings.get_mut(&table)
                && opening.left.remove(number)
            {
                opening.last = opening.last.max(now);
            }
        }
    }

    /// A table has closed.
    pub(super) fn closed(&self, table: TableId) {
        let mut lists = self.lists();
        if let Some(past) = lists.openings.remove(&table) {
            for number in &past.left {
                lists.tables.remove(number);
            }
        }
    }

    /// By how much the phase that began at `since` shall be prolonged in all, in milliseconds, at most `most`,
    /// by what is known now.
    pub(super) fn owed_ms(&self, table: TableId, since: Moment, now: Moment, most: u64) -> u64 {
        let lists = self.lists();
        let Some(opening) = lists.openings.get(&table).filter(|opening| opening.at == since) else {
            return 0;
        };
        let until = if opening.left.is_empty() { opening.last } else { now };
        match until.since(since) {
            0..=ON_TIME_MS => 0,
            late => (late.div_ceil(STEP_MS) * STEP_MS).min(most),
        }
    }
}
