//! The embedded store: one directory, one sled tree, one atomic batch per group of commits.

use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use rand::TryRng;
use rand::rngs::SysRng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::check::{self, Found};
use super::seal::Seal;
use super::{Commit, KeyDigest, Profile, Record, Snapshot, Store, StoreError, Stored, layout};
use crate::game::{Moment, PersonId, TableId};
use crate::host::line::{Line, STORE_NUMBERS};

/// The format that this program writes.
const FORMAT: u64 = 1;

/// How much of the data is kept in memory, in bytes.
const CACHE_BYTES: u64 = 64 << 20;

/// A directory on disk.
pub struct SledStore {
    dir: PathBuf,
    db: sled::Db,
    instance: u32,
    /// Written after every flush; none where nothing waits for the disk.
    seal: Option<Mutex<File>>,
    commits: AtomicU64,
    /// Last, so that the database is closed before the next process may have it.
    _lock: File,
}

impl SledStore {
    /// Opens a data directory; a new or empty one is set up.
    ///
    /// # Errors
    /// When another process has it, a later version wrote it, it is damaged or cannot be
    /// read. Nothing is overwritten then.
    pub fn open(dir: &Path) -> Result<SledStore, StoreError> {
        let io = |error: std::io::Error| check::failed(dir, &error);
        // Nothing is put into somebody else's directory, not even a lock.
        check::look(dir)?;
        let lock = check::lock(dir)?;
        // Another process may have been at work until now.
        let (seal, file) = match check::look(dir)? {
            Found::Nothing => {
                let seal = Seal { instance: draw(dir)?, commits: 0 };
                (seal, seal.create(dir).map_err(io)?)
            }
            Found::Store(seal) => {
                check::examine(dir, seal, FORMAT)?;
                (seal, Seal::open(dir).map_err(io)?)
            }
        };
        SledStore::start(dir, seal.instance, Some(Mutex::new(file)), lock)
    }

    /// Opens a directory that is thrown away when the process ends: nothing waits for the disk.
    ///
    /// # Errors
    /// As [`SledStore::open`].
    pub fn open_unflushed(dir: &Path) -> Result<SledStore, StoreError> {
        let lock = check::lock(dir)?;
        SledStore::start(dir, draw(dir)?, None, lock)
    }

    fn start(
        dir: &Path,
        instance: u32,
        seal: Option<Mutex<File>>,
        lock: File,
    ) -> Result<SledStore, StoreError> {
        let config = sled::Config::new().path(dir).cache_capacity(CACHE_BYTES).flush_every_ms(None);
        let db = match catch_unwind(AssertUnwindSafe(|| config.open())) {
            Ok(opened) => opened.map_err(|error| cannot_open(dir, &error))?,
            Err(_) => return Err(check::unreadable(dir)),
        };
        let commits = AtomicU64::new(0);
        let mut store = SledStore { dir: dir.to_owned(), db, instance, seal, commits, _lock: lock };
        store.instance = store.greet()?;
        store.commits = AtomicU64::new(store.number_or(layout::COMMITS, 0)?);
        Ok(store)
    }

    /// Checks the format, or writes it where there is nothing yet. Says which store this is.
    fn greet(&self) -> Result<u32, StoreError> {
        if let Some(found) = self.raw(layout::VERSION)? {
            let found = self.number(layout::VERSION, &found)?;
            if found != FORMAT {
                return Err(self.value_error(layout::VERSION, format!("format {found} was never written")));
            }
            let instance = self
                .raw(layout::INSTANCE)?
                .ok_or_else(|| self.value_error(layout::INSTANCE, "it is missing"))?;
            let number = self.number(layout::INSTANCE, &instance)?;
            return u32::try_from(number)
                .ok()
                .filter(|number| *number < STORE_NUMBERS)
                .ok_or_else(|| self.value_error(layout::INSTANCE, "it is out of range"));
        }
        if !self.db.is_empty() {
            return Err(check::damaged(&self.dir, "it holds data, but no format number"));
        }
        let mut batch = sled::Batch::default();
        batch.insert(layout::VERSION, &FORMAT.to_be_bytes());
        batch.insert(layout::INSTANCE, &u64::from(self.instance).to_be_bytes());
        self.db.apply_batch(batch).map_err(|error| self.io_error(error))?;
        self.db.flush().map_err(|error| self.io_error(error))?;
        Ok(self.instance)
    }

    fn raw(&self, key: &[u8]) -> Result<Option<sled::IVec>, StoreError> {
        self.guarded(|| self.db.get(key))
    }

    /// sled reports some damage by an error and some by a panic.
    fn guarded<T>(&self, work: impl FnOnce() -> sled::Result<T>) -> Result<T, StoreError> {
        match catch_unwind(AssertUnwindSafe(work)) {
            Ok(result) => result.map_err(|error| self.io_error(error)),
            Err(_) => Err(check::unreadable(&self.dir)),
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
        self.guarded(|| self.db.range(from..to).take(most).collect())
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

    fn io_error(&self, error: impl std::fmt::Display) -> StoreError {
        StoreError::Io { dir: self.dir.clone(), why: error.to_string() }
    }

    fn value_error(&self, key: &[u8], why: impl std::fmt::Display) -> StoreError {
        StoreError::Value { dir: self.dir.clone(), key: layout::readable(key), why: why.to_string() }
    }

    fn encode(&self, value: &impl Serialize) -> Result<Vec<u8>, StoreError> {
        rmp_serde::to_vec_named(value).map_err(|error| self.io_error(error))
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
        let last = self.guarded(|| self.db.range(..[layout::LOG + 1].as_slice()).next_back().transpose())?;
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
        let key = layout::person(person);
        self.raw(&key)?.map_or(Ok(Profile::default()), |bytes| self.decode(&key, &bytes))
    }

    fn commit(&self, group: &[Commit]) -> Result<(), StoreError> {
        let mut batch = sled::Batch::default();
        let mut clock = None;
        for commit in group {
            self.add(&mut batch, commit)?;
            clock = clock.max(commit.record.as_ref().map(|(_, record)| record.at));
        }
        if let Some(Moment(ms)) = clock.filter(|at| self.clock().is_ok_and(|stored| stored < *at)) {
            batch.insert(layout::CLOCK, &u64::try_from(ms).unwrap_or(0).to_be_bytes());
        }
        let commits = self.commits.fetch_add(1, Ordering::Relaxed) + 1;
        batch.insert(layout::COMMITS, &commits.to_be_bytes());
        self.guarded(|| self.db.apply_batch(batch))?;
        if let Some(seal) = &self.seal {
            self.guarded(|| self.db.flush())?;
            let mut file = seal.lock().unwrap_or_else(PoisonError::into_inner);
            let seal = Seal { instance: self.instance, commits };
            seal.write(&mut file).map_err(|error| self.io_error(error))?;
        }
        Ok(())
    }
}

/// A number for a new store, drawn from the system.
fn draw(dir: &Path) -> Result<u32, StoreError> {
    let drawn = SysRng.try_next_u32().map_err(|error| check::failed(dir, &error))?;
    Ok(drawn % STORE_NUMBERS)
}

fn cannot_open(dir: &Path, error: &sled::Error) -> StoreError {
    match error {
        sled::Error::Io(_) => check::failed(dir, error),
        sled::Error::Corruption { .. }
        | sled::Error::Unsupported(_)
        | sled::Error::ReportableBug(_)
        | sled::Error::CollectionNotFound(_) => check::damaged(dir, &error.to_string()),
    }
}
