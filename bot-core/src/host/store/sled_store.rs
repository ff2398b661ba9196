//! The embedded store: one directory, one sled tree, one atomic batch per group of commits.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use rand::TryRng;
use rand::rngs::SysRng;
use serde::Serialize;
use serde::de::DeserializeOwned;

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
    durability: Durability,
}

/// Whether a commit waits for the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Durability {
    /// Power may fail at any time.
    Flushed,
    /// Nobody comes back to this directory after the process has ended.
    Temporary,
}

impl SledStore {
    /// Opens a data directory; a new or empty one is set up.
    ///
    /// # Errors
    /// When another process has it, a later version wrote it, it is damaged or cannot be
    /// read. Nothing is overwritten then.
    pub fn open(dir: &Path) -> Result<SledStore, StoreError> {
        SledStore::open_with(dir, Durability::Flushed)
    }

    /// Opens a directory that is thrown away afterwards: nothing waits for the disk.
    ///
    /// # Errors
    /// As [`SledStore::open`].
    pub fn open_unflushed(dir: &Path) -> Result<SledStore, StoreError> {
        SledStore::open_with(dir, Durability::Temporary)
    }

    fn open_with(dir: &Path, durability: Durability) -> Result<SledStore, StoreError> {
        refuse_foreign(dir)?;
        let config = sled::Config::new().path(dir).cache_capacity(CACHE_BYTES).flush_every_ms(None);
        // A damaged file makes sled panic in places.
        let db = match catch_unwind(AssertUnwindSafe(|| config.open())) {
            Ok(opened) => opened.map_err(|error| cannot_open(dir, &error))?,
            Err(_) => return Err(damaged(dir, "the database file cannot be read")),
        };
        let mut store = SledStore { dir: dir.to_owned(), db, instance: 0, durability };
        store.instance = store.greet()?;
        Ok(store)
    }

    /// Checks the format, or writes it where there is nothing yet.
    fn greet(&self) -> Result<u32, StoreError> {
        if let Some(found) = self.raw(layout::VERSION)? {
            let found = self.number(layout::VERSION, &found)?;
            if found > FORMAT {
                return Err(StoreError::Newer { dir: self.dir.clone(), found, known: FORMAT });
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
            return Err(damaged(&self.dir, "it holds data, but no format number"));
        }
        let drawn = SysRng.try_next_u32().map_err(|error| self.io_error(error))?;
        let instance = drawn % STORE_NUMBERS;
        let mut batch = sled::Batch::default();
        batch.insert(layout::VERSION, &FORMAT.to_be_bytes());
        batch.insert(layout::INSTANCE, &u64::from(instance).to_be_bytes());
        self.db.apply_batch(batch).map_err(|error| self.io_error(error))?;
        self.db.flush().map_err(|error| self.io_error(error))?;
        Ok(instance)
    }

    fn raw(&self, key: &[u8]) -> Result<Option<sled::IVec>, StoreError> {
        self.guarded(|| self.db.get(key))
    }

    /// sled reports some damage by an error and some by a panic.
    fn guarded<T>(&self, work: impl FnOnce() -> sled::Result<T>) -> Result<T, StoreError> {
        match catch_unwind(AssertUnwindSafe(work)) {
            Ok(result) => result.map_err(|error| self.io_error(error)),
            Err(_) => Err(damaged(&self.dir, "the database file cannot be read")),
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
        self.guarded(|| self.db.apply_batch(batch))?;
        if self.durability == Durability::Flushed {
            self.guarded(|| self.db.flush())?;
        }
        Ok(())
    }
}

/// A directory with files in it that are not sled's is somebody's home, not ours: nothing is put there.
fn refuse_foreign(dir: &Path) -> Result<(), StoreError> {
    let io = |error: std::io::Error| StoreError::Io { dir: dir.to_owned(), why: error.to_string() };
    if !dir.exists() {
        return Ok(());
    }
    if !dir.is_dir() {
        return Err(damaged(dir, "it is no directory"));
    }
    let names: Vec<_> = std::fs::read_dir(dir).map_err(io)?.collect::<Result<_, _>>().map_err(io)?;
    let (db, conf) = (dir.join("db").exists(), dir.join("conf").exists());
    if (db && conf) || names.iter().all(|entry| entry.file_name() == "blobs") {
        return Ok(());
    }
    let ours = |name: &str| matches!(name, "conf" | "db" | "blobs") || name.starts_with("snap.");
    let why = match names.iter().find(|entry| !entry.file_name().to_str().is_some_and(ours)) {
        Some(entry) => format!("it holds {} and no database", entry.file_name().display()),
        None => format!("the file {} is missing", if db { "conf" } else { "db" }),
    };
    Err(damaged(dir, &why))
}

fn cannot_open(dir: &Path, error: &sled::Error) -> StoreError {
    let why = error.to_string();
    match error {
        sled::Error::Io(_) if why.contains("could not acquire lock") => {
            StoreError::InUse { dir: dir.to_owned() }
        }
        sled::Error::Io(_) => StoreError::Io { dir: dir.to_owned(), why },
        sled::Error::Corruption { .. }
        | sled::Error::Unsupported(_)
        | sled::Error::ReportableBug(_)
        | sled::Error::CollectionNotFound(_) => damaged(dir, &why),
    }
}

fn damaged(dir: &Path, why: &str) -> StoreError {
    StoreError::Directory { dir: dir.to_owned(), why: why.to_owned() }
}
