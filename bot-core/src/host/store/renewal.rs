//! A sled database is written anew, so that nothing of what is left out stays on the disk: sled keeps old values in
//! its file until it needs their place.
//!
//! The new database is [made](copy) beside the old one, in the same folder, and is whole and safe before a mark says
//! so. From the mark on the old one [gives way](settle) to it; a process that is killed on the way goes on with that
//! at its next start, and without a mark throws the new one away.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use super::raw;

/// Where the new database is made.
const FRESH: &str = "fresh";
/// The marks, empty files: the new database is whole, and the old one is gone.
const READY: &str = "fresh.ready";
const MOVING: &str = "fresh.moving";

/// Entries that are written in one go.
const BATCH: usize = 500;

/// How long the database of an instance that was just dropped is waited for.
const RELEASE_MAX: Duration = Duration::from_secs(5);
/// Time between two looks whether it is free.
const RELEASE_LOOK: Duration = Duration::from_millis(2);

/// Why a database could not be copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError<E> {
    /// The old one cannot be read.
    #[error("the database cannot be read: {0}")]
    Unreadable(#[source] sled::Error),
    /// The new one cannot be made.
    #[error("the new database cannot be written: {0}")]
    Unwritable(#[source] sled::Error),
    /// What is to become of an entry cannot be said.
    #[error(transparent)]
    Entry(E),
}

/// Copies a database into a new one beside it: the database in `dir`, each entry as `changed` leaves it (the key, the
/// value), without those of which it leaves nothing. [`settle`] puts the new one in the old one's place.
///
/// # Errors
/// When an entry cannot be read or changed, or the disk does not take it. The old database stays as it is.
pub fn copy<E>(
    old: &sled::Db,
    dir: &Path,
    changed: impl Fn(&[u8], &sled::IVec) -> Result<Option<sled::IVec>, E>,
) -> Result<(), CopyError<E>> {
    let unwritable = |error: io::Error| CopyError::Unwritable(error.into());
    let fresh = dir.join(FRESH);
    clear(&fresh).map_err(unwritable)?;
    let new = sled::Config::new().path(&fresh).flush_every_ms(None).open().map_err(CopyError::Unwritable)?;
    let mut batch = sled::Batch::default();
    for (count, entry) in old.iter().enumerate() {
        let (key, value) = entry.map_err(CopyError::Unreadable)?;
        if let Some(value) = changed(&key, &value).map_err(CopyError::Entry)? {
            batch.insert(key, value);
        }
        if count % BATCH == BATCH - 1 {
            new.apply_batch(std::mem::take(&mut batch)).map_err(CopyError::Unwritable)?;
        }
    }
    new.apply_batch(batch).map_err(CopyError::Unwritable)?;
    new.flush().map_err(CopyError::Unwritable)?;
    drop(new);
    sync_all(&fresh).map_err(unwritable)?;
    File::create(dir.join(READY)).and_then(|mark| mark.sync_all()).map_err(unwritable)?;
    sync(dir).map_err(unwritable)
}

/// Whether a renewal was begun in a folder and not finished.
#[must_use]
pub fn is_unfinished(dir: &Path) -> bool {
    [FRESH, READY, MOVING].iter().any(|name| dir.join(name).exists())
}

/// Finishes the renewal that was begun in a folder, or throws it away. No handle of the database may be left.
///
/// # Errors
/// When the disk does not take it.
pub fn settle(dir: &Path) -> io::Result<()> {
    let (fresh, ready, moving) = (dir.join(FRESH), dir.join(READY), dir.join(MOVING));
    if ready.exists() {
        // Threads that are still at their end must not write beside the new one.
        wait_for_release(dir)?;
        for name in database(dir)? {
            let path = dir.join(name);
            if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
        }
        sync(dir)?;
        fs::rename(&ready, &moving)?;
        sync(dir)?;
    }
    if moving.exists() {
        if fresh.exists() {
            for name in database(&fresh)? {
                fs::rename(fresh.join(&name), dir.join(&name))?;
            }
            sync(dir)?;
        }
        clear(&fresh)?;
        fs::remove_file(&moving)?;
        return sync(dir);
    }
    clear(&fresh)
}

/// What the database consists of in a folder.
fn database(folder: &Path) -> io::Result<Vec<OsString>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        if raw::is_sleds(&name.to_string_lossy()) {
            names.push(name);
        }
    }
    Ok(names)
}

/// Waits until nobody has the database in a folder open, as far as that helps: some seconds at most. No other process
/// may have it; but the threads of an instance that this one has dropped end a moment later.
///
/// # Errors
/// When its file cannot be opened or locked. That there is none yet is fine.
pub fn wait_for_release(dir: &Path) -> io::Result<()> {
    let file = match File::open(dir.join("db")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        opened => opened?,
    };
    let began = Instant::now();
    while began.elapsed() < RELEASE_MAX {
        match file.try_lock() {
            Err(fs::TryLockError::WouldBlock) => std::thread::sleep(RELEASE_LOOK),
            locked => return locked.map_err(io::Error::from),
        }
    }
    Ok(())
}

fn clear(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Makes everything in a folder safe from a loss of power.
fn sync_all(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sync_all(&path)?;
        } else {
            File::open(&path)?.sync_all()?;
        }
    }
    sync(folder)
}

fn sync(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}
