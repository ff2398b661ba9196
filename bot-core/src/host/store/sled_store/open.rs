//! A store is opened: set up, finished where its rewriting was cut short, checked against its seal, brought up to
//! date.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, RwLock};

use rand::TryRng;
use rand::rngs::SysRng;

use super::super::check::{self, Found};
use super::super::seal::{self, Seal};
use super::super::upgrade::{self, STEPS, Step};
use super::super::{StoreError, layout, renewal};
use super::SledStore;
use super::opened::Opened;
use crate::host::line::STORE_NUMBERS;

impl SledStore {
    /// Opens a data directory; a new or empty one is set up, one of an older version is brought up to date.
    ///
    /// # Errors
    /// When another process has it, a later version wrote it, it is damaged or cannot be
    /// read. Nothing is overwritten then.
    pub fn open(dir: &Path) -> Result<SledStore, StoreError> {
        SledStore::open_with(dir, STEPS)
    }

    /// As a program with these steps of upgrade opens it.
    pub(crate) fn open_with(dir: &Path, steps: &[Step]) -> Result<SledStore, StoreError> {
        let io = |error: io::Error| check::failed(dir, &error);
        if dir.join(seal::FILE).exists() && renewal::is_unfinished(dir) {
            let _lock = check::lock(dir)?;
            renewal::settle(dir).map_err(io)?;
        }
        // Nothing is put into somebody else's directory, not even a lock.
        check::look(dir)?;
        let lock = check::lock(dir)?;
        let known = upgrade::newest(steps);
        // Another process may have been at work until now.
        let (seal, file) = match check::look(dir)? {
            Found::Nothing => {
                let seal = Seal { instance: draw(dir)?, commits: 0, format: known };
                (seal, seal.create(dir).map_err(io)?)
            }
            Found::Store(Seal { format, .. }) if format > known => {
                return Err(StoreError::Newer { dir: dir.to_owned(), found: format, known });
            }
            Found::Store(seal) => {
                check::examine(dir, seal)?;
                (seal, Seal::open(dir).map_err(io)?)
            }
        };
        SledStore::start(dir, seal, steps, Some(Mutex::new(file)), lock)
    }

    /// Opens a directory that is thrown away when the process ends: nothing waits for the disk.
    ///
    /// # Errors
    /// As [`SledStore::open`].
    pub fn open_unflushed(dir: &Path) -> Result<SledStore, StoreError> {
        let lock = check::lock(dir)?;
        let seal = Seal { instance: draw(dir)?, commits: 0, format: upgrade::newest(STEPS) };
        SledStore::start(dir, seal, STEPS, None, lock)
    }

    fn start(
        dir: &Path,
        seal: Seal,
        steps: &[Step],
        file: Option<Mutex<File>>,
        lock: File,
    ) -> Result<SledStore, StoreError> {
        let mut store = SledStore {
            dir: dir.to_owned(),
            db: RwLock::new(Some(Opened::new(dir)?)),
            instance: seal.instance,
            format: upgrade::newest(steps),
            seal: file,
            commits: AtomicU64::new(0),
            doubtful: Mutex::new(None),
            _lock: lock,
        };
        store.instance = store.greet(steps)?;
        let commits = store.number_or(layout::COMMITS, 0)?;
        if commits < seal.commits {
            return Err(check::damaged(dir, &format!("{commits} of {} commits are left", seal.commits)));
        }
        if store.instance != seal.instance && store.seal.is_some() {
            return Err(check::damaged(dir, "the file seal belongs to another store"));
        }
        store.commits = AtomicU64::new(commits);
        store.write_seal(commits);
        Ok(store)
    }

    /// Checks the format, or writes it where there is nothing yet. Says which store this is.
    fn greet(&self, steps: &[Step]) -> Result<u32, StoreError> {
        if let Some(found) = self.raw(layout::VERSION)? {
            let found = self.number(layout::VERSION, &found)?;
            self.with_opened(|opened| {
                let fault = |why| self.value_error(layout::VERSION, why);
                if upgrade::run(&opened.db, found, steps, fault)? {
                    opened.make_safe(&self.dir)?;
                }
                Ok(())
            })?;
            let instance = self
                .raw(layout::INSTANCE)?
                .ok_or_else(|| self.value_error(layout::INSTANCE, "it is missing"))?;
            let number = self.number(layout::INSTANCE, &instance)?;
            return u32::try_from(number)
                .ok()
                .filter(|number| *number < STORE_NUMBERS)
                .ok_or_else(|| self.value_error(layout::INSTANCE, "it is out of range"));
        }
        if !self.with(|db| Ok(db.is_empty()))? {
            return Err(check::damaged(&self.dir, "it holds data, but no format number"));
        }
        let mut batch = sled::Batch::default();
        batch.insert(layout::VERSION, &self.format.to_be_bytes());
        batch.insert(layout::INSTANCE, &u64::from(self.instance).to_be_bytes());
        self.with(|db| db.apply_batch(batch))?;
        self.with_opened(|opened| opened.make_safe(&self.dir))?;
        Ok(self.instance)
    }
}

/// A number for a new store, drawn from the system.
fn draw(dir: &Path) -> Result<u32, StoreError> {
    let drawn = SysRng.try_next_u32().map_err(|error| check::failed(dir, &error))?;
    Ok(drawn % STORE_NUMBERS)
}
