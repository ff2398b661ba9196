//! Looks at a data directory before it is used, so that a damaged one is left as it is.
//!
//! sled repairs and rewrites while it opens. So a copy is opened first: whatever is wrong with
//! the database shows there.

use std::fs::{self, File};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use super::seal::{self, Seal};
use super::{StoreError, layout};

/// The file whose lock says that a process uses the directory.
pub(super) const LOCK: &str = "lock";
/// Where the copy lies while it is looked at.
const COPY: &str = "check";

/// What stands in a data directory.
pub(super) enum Found {
    /// Nothing yet.
    Nothing,
    /// A database, or the beginnings of one.
    Store(Seal),
}

/// Looks without touching anything.
///
/// # Errors
/// When it is no directory, or somebody else's.
pub(super) fn look(dir: &Path) -> Result<Found, StoreError> {
    if !dir.exists() {
        return Ok(Found::Nothing);
    }
    if !dir.is_dir() {
        return Err(damaged(dir, "it is no directory"));
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(dir).map_err(|error| failed(dir, &error))? {
        let name = entry.map_err(|error| failed(dir, &error))?.file_name();
        names.push(name.to_string_lossy().into_owned());
    }
    let has = |name: &str| names.iter().any(|found| found == name);
    let ours = |name: &String| {
        matches!(name.as_str(), "conf" | "db" | "blobs" | LOCK | COPY | seal::FILE)
            || name.starts_with("snap.")
    };
    if !has(seal::FILE) {
        if let Some(name) = names.iter().find(|name| !ours(name)) {
            return Err(damaged(dir, &format!("it holds {name} and no data of this program")));
        }
        return if has("db") { Err(missing(dir, seal::FILE)) } else { Ok(Found::Nothing) };
    }
    let seal = Seal::read(dir).map_err(|error| failed(dir, &error))?;
    let Some(seal) = seal else { return Err(damaged(dir, &format!("the file {} is damaged", seal::FILE))) };
    if seal.commits > 0
        && let Some(name) = ["db", "conf"].into_iter().find(|name| !has(name))
    {
        return Err(missing(dir, name));
    }
    Ok(Found::Store(seal))
}

/// Takes the directory for this process.
///
/// # Errors
/// When another process has it.
pub(super) fn lock(dir: &Path) -> Result<File, StoreError> {
    fs::create_dir_all(dir).map_err(|error| failed(dir, &error))?;
    let options = File::options().write(true).create(true).truncate(false).open(dir.join(LOCK));
    let file = options.map_err(|error| failed(dir, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(StoreError::InUse { dir: dir.to_owned() }),
        Err(fs::TryLockError::Error(error)) => Err(failed(dir, &error)),
    }
}

/// Opens a copy of the database and reads all of it. `known`: the latest format of this program.
///
/// # Errors
/// When the database is damaged, of a later format, or holds less than the seal says.
pub(super) fn examine(dir: &Path, seal: Seal, known: u64) -> Result<(), StoreError> {
    let copy = dir.join(COPY);
    let clear = || match fs::remove_dir_all(&copy) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(dir, &error)),
        Ok(()) | Err(_) => Ok(()),
    };
    // A process may have been killed while it looked.
    clear()?;
    let result = copy_database(dir, &copy).map_err(|error| failed(dir, &error)).and_then(|()| {
        let read = || read_all(dir, &copy, seal, known);
        // Some damage makes sled panic.
        catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| Err(unreadable(dir)))
    });
    clear()?;
    result
}

fn copy_database(dir: &Path, copy: &Path) -> io::Result<()> {
    fs::create_dir(copy)?;
    for name in ["db", "conf"] {
        if dir.join(name).exists() {
            fs::copy(dir.join(name), copy.join(name))?;
        }
    }
    // Values too large for the log itself.
    fs::create_dir(copy.join("blobs"))?;
    if dir.join("blobs").exists() {
        for entry in fs::read_dir(dir.join("blobs"))? {
            let entry = entry?;
            fs::copy(entry.path(), copy.join("blobs").join(entry.file_name()))?;
        }
    }
    Ok(())
}

fn read_all(dir: &Path, copy: &Path, seal: Seal, known: u64) -> Result<(), StoreError> {
    let db = sled::Config::new().path(copy).flush_every_ms(None).open();
    let db = db.map_err(|error| damaged(dir, &error.to_string()))?;
    if copy.join("conf").exists() && dir.join("conf").exists() {
        let conf = |dir: &Path| fs::read(dir.join("conf"));
        let (before, after) = (conf(dir), conf(copy));
        if before.ok() != after.ok() {
            return Err(damaged(dir, "the file conf is damaged"));
        }
    }
    for entry in db.iter() {
        entry.map_err(|_| unreadable(dir))?;
    }
    let number = |key: &[u8]| {
        let value = db.get(key).map_err(|_| unreadable(dir))?;
        Ok(value.and_then(|bytes| bytes.as_ref().try_into().ok()).map(u64::from_be_bytes))
    };
    if let Some(found) = number(layout::VERSION)?.filter(|found| *found > known) {
        return Err(StoreError::Newer { dir: dir.to_owned(), found, known });
    }
    let (commits, instance) = (number(layout::COMMITS)?, number(layout::INSTANCE)?);
    if commits.unwrap_or(0) < seal.commits {
        let why = format!("{} of {} commits are left", commits.unwrap_or(0), seal.commits);
        return Err(damaged(dir, &why));
    }
    if instance.is_some_and(|instance| instance != u64::from(seal.instance)) {
        return Err(damaged(dir, &format!("the file {} belongs to another store", seal::FILE)));
    }
    Ok(())
}

fn missing(dir: &Path, name: &str) -> StoreError {
    damaged(dir, &format!("the file {name} is missing"))
}

pub(super) fn unreadable(dir: &Path) -> StoreError {
    damaged(dir, "the database file cannot be read")
}

pub(super) fn damaged(dir: &Path, why: &str) -> StoreError {
    StoreError::Directory { dir: dir.to_owned(), why: why.to_owned() }
}

pub(super) fn failed(dir: &Path, error: &dyn std::fmt::Display) -> StoreError {
    StoreError::Io { dir: dir.to_owned(), why: error.to_string() }
}
