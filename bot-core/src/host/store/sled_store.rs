//! The embedded store: one directory, one sled tree, one atomic batch per group of commits.

mod open;
mod opened;
mod profiles;

use std::fs::{self, File};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::check;
use super::renewal;
use super::rewrite;
use super::seal::Seal;
use super::{Change, Commit, KeyDigest, Profile, Record, Snapshot, Store, StoreError, Stored, layout};
use crate::game::{Moment, PersonId, TableId};
use crate::host::line::Line;

use opened::{Opened, is_full};

/// With less than this left on the disk nothing new is begun, in bytes.
const ROOM_BYTES: u64 = 48 << 20;
/// With less than this left nothing is written: sled must not meet the end of the disk.
const RESERVE_BYTES: u64 = 16 << 20;

/// What most values need, in bytes.
const VALUE_BYTES: usize = 1 << 10;

/// A directory on disk.
pub struct SledStore {
    dir: PathBuf,
    /// Nothing while it could not be opened again after the disk was full.
    db: RwLock<Option<Opened>>,
    instance: u32,
    /// The format of this program.
    format: u64,
    /// Written after every flush; none where nothing waits for the disk.
    seal: Option<Mutex<File>>,
    commits: AtomicU64,
    /// The number of a commit that failed half-way: it may be in the database or not.
    doubtful: Mutex<Option<u64>>,
    /// Last, so that the database is closed before the next process may have it.
    _lock: File,
}

impl SledStore {
    fn raw(&self, key: &[u8]) -> Result<Option<sled::IVec>, StoreError> {
        self.with(|db| db.get(key))
    }

    /// Works on the database. sled reports some damage by an error and some by a panic.
    fn with<T>(&self, work: impl FnOnce(&sled::Db) -> sled::Result<T>) -> Result<T, StoreError> {
        self.with_opened(|opened| work(&opened.db).map_err(|error| self.sled_error(&error)))
    }

    fn with_opened<T>(&self, work: impl FnOnce(&Opened) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let opened = self.db.read().unwrap_or_else(PoisonError::into_inner);
        let opened = opened.as_ref().ok_or_else(|| StoreError::Full { dir: self.dir.clone() })?;
        catch_unwind(AssertUnwindSafe(|| work(opened))).unwrap_or_else(|_| Err(check::unreadable(&self.dir)))
    }

    /// Opens the database anew: after a failed write sled takes nothing more.
    fn reopen(&self) -> Result<(), StoreError> {
        let mut opened = self.db.write().unwrap_or_else(PoisonError::into_inner);
        // What still holds the file must be gone before it can be had again.
        drop(opened.take());
        *opened = Some(Opened::new(&self.dir)?);
        Ok(())
    }

    /// A commit failed half-way before: finds out what became of it. Says whether it is in the database.
    fn resolve(&self, doubtful: &mut MutexGuard<'_, Option<u64>>) -> Result<bool, StoreError> {
        let Some(number) = **doubtful else { return Ok(false) };
        self.reopen()?;
        let stored = self.number_or(layout::COMMITS, 0)?;
        if stored + 1 < number {
            return Err(check::damaged(&self.dir, &format!("{stored} of {} commits are left", number - 1)));
        }
        **doubtful = None;
        Ok(stored == number)
    }

    fn write_batch(&self, batch: sled::Batch, group: &[Commit]) -> Result<(), StoreError> {
        self.with_opened(|opened| {
            let written = opened.db.apply_batch(batch);
            let anew = group.iter().filter_map(|commit| commit.profile.as_ref());
            opened.profiles.forget(anew.map(|(person, _)| person));
            written.map_err(|error| self.sled_error(&error))
        })?;
        match self.seal {
            Some(_) => self.with_opened(|opened| opened.make_safe(&self.dir)),
            None => Ok(()),
        }
    }

    /// An older seal is true as well, so nothing is lost if it cannot be written.
    fn write_seal(&self, commits: u64) {
        let Some(file) = &self.seal else { return };
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        let seal = Seal { instance: self.instance, commits, format: self.format };
        if let Err(error) = seal.write(&mut file) {
            tracing::warn!(%error, "the seal could not be written");
        }
    }

    fn free_bytes(&self) -> u64 {
        // Where nothing can be found out, the write itself will tell.
        fs2::available_space(&self.dir).unwrap_or(u64::MAX)
    }

    fn sled_error(&self, error: &sled::Error) -> StoreError {
        match error {
            sled::Error::Io(error) if is_full(error) => StoreError::Full { dir: self.dir.clone() },
            error => self.io_error(error),
        }
    }

    fn number(&self, key: &[u8], bytes: &[u8]) -> Result<u64, StoreError> {
        let bytes = bytes.try_into().map_err(|_| self.value_error(key, "it is no number"))?;
        Ok(u64::from_be_bytes(bytes))
    }

    fn number_or(&self, key: &[u8], default: u64) -> Result<u64, StoreError> {
        self.raw(key)?.map_or(Ok(default), |bytes| self.number(key, &bytes))
    }

    fn decode<T: DeserializeOwned>(&self, key: &[u8], bytes: &[u8]) -> Result<T, StoreError> {
        rmp_serde::from_slice(bytes).map_err(|error| self.value_error(key, error))
    }

    fn scan(&self, from: &[u8], to: &[u8], most: usize) -> Result<Vec<(sled::IVec, sled::IVec)>, StoreError> {
        self.with(|db| db.range(from..to).take(most).collect())
    }

    fn records(&self, table: TableId, from: u64) -> Result<Vec<Record>, StoreError> {
        let entries =
            self.scan(&layout::log(table, from), &layout::log(TableId(table.0 + 1), 0), usize::MAX)?;
        let mut records = Vec::with_capacity(entries.len());
        let mut expected = from;
        for (key, value) in entries {
            let record: Record = self.decode(&key, &value)?;
            if record.seq != expected {
                let missing = layout::log(table, expected);
                return Err(self.value_error(&missing, "it is missing"));
            }
            expected += record.events.len() as u64;
            records.push(record);
        }
        Ok(records)
    }

    fn last_record(&self, table: TableId) -> Result<Option<Record>, StoreError> {
        let (from, to) = (layout::log(table, 0), layout::log(TableId(table.0 + 1), 0));
        let last = self.with(|db| db.range(from..to).next_back().transpose())?;
        last.map(|(key, value)| self.decode(&key, &value)).transpose()
    }

    fn io_error(&self, error: impl std::fmt::Display) -> StoreError {
        StoreError::Io { dir: self.dir.clone(), why: error.to_string() }
    }

    fn value_error(&self, key: &[u8], why: impl std::fmt::Display) -> StoreError {
        StoreError::Value { dir: self.dir.clone(), key: layout::readable(key), why: why.to_string() }
    }

    fn encode(&self, value: &impl Serialize) -> Result<Vec<u8>, StoreError> {
        // Most values are records and messages.
        let mut bytes = Vec::with_capacity(VALUE_BYTES);
        rmp_serde::encode::write_named(&mut bytes, value).map_err(|error| self.io_error(error))?;
        Ok(bytes)
    }

    fn add(&self, batch: &mut sled::Batch, commit: &Commit) -> Result<(), StoreError> {
        if let Some((table, record)) = &commit.record {
            batch.insert(layout::log(*table, record.seq), self.encode(record)?);
        }
        match commit.open {
            Some((table, true)) => batch.insert(layout::one(layout::OPEN, table.0), &[]),
            Some((table, false)) => batch.remove(layout::one(layout::OPEN, table.0)),
            None => {}
        }
        if let Some((table, snapshot)) = &commit.snapshot {
            batch.insert(layout::one(layout::SNAPSHOT, table.0), self.encode(snapshot.as_ref())?);
        }
        for line in &commit.lines {
            batch.insert(layout::one(layout::UNSENT, line.id.number), self.encode(line)?);
        }
        if let Some(line) = commit.lines.last() {
            batch.insert(layout::LINE, &(line.id.number + 1).to_be_bytes());
        }
        for number in &commit.delivered {
            batch.remove(layout::one(layout::UNSENT, *number));
        }
        if let Some((number, digest)) = &commit.key {
            batch.insert(layout::one(layout::HANDLED, *number), digest.as_slice());
        }
        if let Some(number) = commit.forget_key {
            batch.remove(layout::one(layout::HANDLED, number));
        }
        if let Some((person, profile)) = &commit.profile {
            batch.insert(layout::person(person), self.encode(profile)?);
        }
        if let Some(table) = commit.drop_log {
            let entries =
                self.scan(&layout::log(table, 0), &layout::log(TableId(table.0 + 1), 0), usize::MAX)?;
            entries.into_iter().for_each(|(key, _)| batch.remove(key));
            batch.remove(layout::one(layout::SNAPSHOT, table.0));
        }
        for (name, value) in &commit.notes {
            match value {
                Some(value) => batch.insert(layout::note(name), value.as_slice()),
                None => batch.remove(layout::note(name)),
            }
        }
        Ok(())
    }
}

impl Store for SledStore {
    fn instance(&self) -> u32 {
        self.instance
    }

    fn clock(&self) -> Result<Moment, StoreError> {
        let ms = self.number_or(layout::CLOCK, 0)?;
        i64::try_from(ms).map(Moment).map_err(|_| self.value_error(layout::CLOCK, "it is out of range"))
    }

    fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let entries = self.scan(&[layout::OPEN], &[layout::OPEN + 1], usize::MAX)?;
        entries
            .iter()
            .map(|(key, _)| {
                let number = layout::number(key).ok_or_else(|| self.value_error(key, "it is no table"))?;
                Ok(TableId(number))
            })
            .collect()
    }

    fn next_table(&self) -> Result<TableId, StoreError> {
        let last = self.with(|db| db.range(..[layout::LOG + 1].as_slice()).next_back().transpose())?;
        match last {
            Some((key, _)) if key.first() == Some(&layout::LOG) => {
                let number = layout::number(&key).ok_or_else(|| self.value_error(&key, "it is no table"))?;
                Ok(TableId(number + 1))
            }
            Some(_) | None => Ok(TableId(1)),
        }
    }

    fn load(&self, table: TableId) -> Result<Stored, StoreError> {
        let key = layout::one(layout::SNAPSHOT, table.0);
        let snapshot: Option<Snapshot> =
            self.raw(&key)?.map(|bytes| self.decode(&key, &bytes)).transpose()?;
        let records = self.records(table, snapshot.as_ref().map_or(0, |snapshot| snapshot.seq))?;
        if snapshot.is_none() && records.is_empty() {
            return Err(self.value_error(&layout::log(table, 0), "it is missing"));
        }
        Ok(Stored { snapshot, records })
    }

    fn log(&self, table: TableId) -> Result<Vec<Record>, StoreError> {
        self.records(table, 0)
    }

    fn length(&self, table: TableId) -> Result<u64, StoreError> {
        let last = self.last_record(table)?;
        Ok(last.map_or(0, |record| record.seq + record.events.len() as u64))
    }

    fn last_at(&self, table: TableId) -> Result<Option<Moment>, StoreError> {
        Ok(self.last_record(table)?.map(|record| record.at))
    }

    fn unsent(&self, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        let entries = self.scan(&layout::one(layout::UNSENT, from), &[layout::UNSENT + 1], most)?;
        entries.iter().map(|(key, value)| self.decode(key, value)).collect()
    }

    fn next_line(&self) -> Result<u64, StoreError> {
        self.number_or(layout::LINE, 0)
    }

    fn keys(&self) -> Result<Vec<(u64, KeyDigest)>, StoreError> {
        let entries = self.scan(&[layout::HANDLED], &[layout::HANDLED + 1], usize::MAX)?;
        entries
            .iter()
            .map(|(key, value)| {
                let number = layout::number(key);
                let digest = value.as_ref().try_into().ok();
                number.zip(digest).ok_or_else(|| self.value_error(key, "it is no fingerprint"))
            })
            .collect()
    }

    fn profile(&self, person: &PersonId) -> Result<Profile, StoreError> {
        self.with_opened(|opened| {
            opened.profiles.get(person, || {
                let key = layout::person(person);
                let bytes = opened.db.get(&key).map_err(|error| self.sled_error(&error))?;
                bytes.map_or(Ok(Profile::default()), |bytes| self.decode(&key, &bytes))
            })
        })
    }

    fn notes(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        let entries = self.scan(&layout::note(prefix), &[layout::NOTE + 1], usize::MAX)?;
        let named = entries.iter().map(|(key, value)| {
            let name = key.get(1..).and_then(|name| std::str::from_utf8(name).ok());
            let name = name.ok_or_else(|| self.value_error(key, "it has no name"))?;
            Ok((name.to_owned(), value.to_vec()))
        });
        // What is noted under other names comes after these.
        let own = |entry: &Result<(String, Vec<u8>), StoreError>| match entry {
            Ok((name, _)) => name.starts_with(prefix),
            Err(_) => true,
        };
        named.take_while(own).collect()
    }

    fn rewrite(&self, change: &dyn Change) -> Result<(), StoreError> {
        let mut doubtful = self.doubtful.lock().unwrap_or_else(PoisonError::into_inner);
        // What is in doubt is settled first.
        self.resolve(&mut doubtful)?;
        let held = fs::metadata(self.dir.join("db")).map_or(0, |file| file.len());
        if self.free_bytes() < held.saturating_add(RESERVE_BYTES) {
            return Err(StoreError::Full { dir: self.dir.clone() });
        }
        let mut opened = self.db.write().unwrap_or_else(PoisonError::into_inner);
        let old = opened.as_ref().ok_or_else(|| StoreError::Full { dir: self.dir.clone() })?;
        catch_unwind(AssertUnwindSafe(|| rewrite::copy(&old.db, &self.dir, change)))
            .unwrap_or_else(|_| Err(check::unreadable(&self.dir)))?;
        // What still holds the file must be gone before another takes its place.
        drop(opened.take());
        renewal::settle(&self.dir).map_err(|error| check::failed(&self.dir, &error))?;
        *opened = Some(Opened::new(&self.dir)?);
        Ok(())
    }

    fn commit(&self, group: &[Commit]) -> Result<(), StoreError> {
        let mut doubtful = self.doubtful.lock().unwrap_or_else(PoisonError::into_inner);
        let is_in = self.resolve(&mut doubtful)?;
        let mut batch = sled::Batch::default();
        let mut clock = None;
        for commit in group {
            self.add(&mut batch, commit)?;
            clock = clock.max(commit.record.as_ref().map(|(_, record)| record.at)).max(commit.clock);
        }
        if let Some(Moment(ms)) = clock.filter(|at| self.clock().is_ok_and(|stored| stored < *at)) {
            batch.insert(layout::CLOCK, &u64::try_from(ms).unwrap_or(0).to_be_bytes());
        }
        let number = self.commits.load(Ordering::Relaxed) + 1;
        batch.insert(layout::COMMITS, &number.to_be_bytes());
        if !is_in {
            if self.free_bytes() < RESERVE_BYTES {
                return Err(StoreError::Full { dir: self.dir.clone() });
            }
            *doubtful = Some(number);
            self.write_batch(batch, group)?;
            *doubtful = None;
        }
        self.commits.store(number, Ordering::Relaxed);
        self.write_seal(number);
        Ok(())
    }

    fn has_room(&self) -> bool {
        self.free_bytes() >= ROOM_BYTES
    }
}
