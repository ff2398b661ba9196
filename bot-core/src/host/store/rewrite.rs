//! Writes a whole store anew, so that nothing of what is left out stays on the disk: sled keeps old values in
//! its file until it needs their place.
//!
//! The new database is made beside the old one and is whole and safe before a mark says so. From the mark on
//! the old one gives way to it; a process that is killed on the way goes on with that at its next start, and
//! without a mark throws the new one away.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::Path;

use super::{Change, Record, StoreError, check, layout};
use crate::game::{PersonId, Platform, TableId};
use crate::host::line::Line;

/// Where the new database is made.
const FRESH: &str = "fresh";
/// The marks, empty files: the new database is whole, and the old one is gone.
const READY: &str = "fresh.ready";
const MOVING: &str = "fresh.moving";

/// Entries that are written in one go.
const BATCH: usize = 500;

/// Copies a database, each entry as the change leaves it.
///
/// # Errors
/// When an entry is damaged, or the disk does not take it.
pub(super) fn copy(old: &sled::Db, dir: &Path, change: &dyn Change) -> Result<(), StoreError> {
    let failed = |error: &dyn std::fmt::Display| check::failed(dir, error);
    let fresh = dir.join(FRESH);
    clear(&fresh).map_err(|error| failed(&error))?;
    let new = sled::Config::new().path(&fresh).flush_every_ms(None).open().map_err(|error| failed(&error))?;
    let mut batch = sled::Batch::default();
    for (count, entry) in old.iter().enumerate() {
        let (key, value) = entry.map_err(|_| check::unreadable(dir))?;
        if let Some(value) = changed(dir, &key, &value, change)? {
            batch.insert(key, value);
        }
        if count % BATCH == BATCH - 1 {
            new.apply_batch(std::mem::take(&mut batch)).map_err(|error| failed(&error))?;
        }
    }
    new.apply_batch(batch).map_err(|error| failed(&error))?;
    new.flush().map_err(|error| failed(&error))?;
    drop(new);
    sync_all(&fresh).map_err(|error| failed(&error))?;
    File::create(dir.join(READY)).and_then(|mark| mark.sync_all()).map_err(|error| failed(&error))?;
    sync(dir).map_err(|error| failed(&error))
}

/// Whether a rewriting was begun here and not finished.
pub(super) fn is_unfinished(dir: &Path) -> bool {
    [FRESH, READY, MOVING].iter().any(|name| dir.join(name).exists())
}

/// Finishes what a rewriting has begun, or throws it away. The database must be closed.
///
/// # Errors
/// When the disk does not take it.
pub(super) fn settle(dir: &Path) -> io::Result<()> {
    let (fresh, ready, moving) = (dir.join(FRESH), dir.join(READY), dir.join(MOVING));
    if ready.exists() {
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
        let text = name.to_string_lossy();
        if matches!(&*text, "db" | "conf" | "blobs") || text.starts_with("snap.") {
            names.push(name);
        }
    }
    Ok(names)
}

/// An entry as the change leaves it; `None` if it is left out.
fn changed(
    dir: &Path,
    key: &[u8],
    value: &sled::IVec,
    change: &dyn Change,
) -> Result<Option<sled::IVec>, StoreError> {
    if !change.touches(key) && !change.touches(value) {
        return Ok(Some(value.clone()));
    }
    let fault = |why: &dyn std::fmt::Display| StoreError::Value {
        dir: dir.to_owned(),
        key: layout::readable(key),
        why: why.to_string(),
    };
    match key.first() {
        Some(&layout::LOG) => {
            let table = layout::number(key).ok_or_else(|| fault(&"it is no table"))?;
            let record: Record = rmp_serde::from_slice(value).map_err(|error| fault(&error))?;
            let record = change.record(TableId(table), record).map_err(|why| fault(&why))?;
            rmp_serde::to_vec_named(&record).map(|bytes| Some(bytes.into())).map_err(|error| fault(&error))
        }
        Some(&layout::UNSENT) => {
            let line: Line = rmp_serde::from_slice(value).map_err(|error| fault(&error))?;
            let Some(line) = change.line(line).map_err(|why| fault(&why))? else { return Ok(None) };
            rmp_serde::to_vec_named(&line).map(|bytes| Some(bytes.into())).map_err(|error| fault(&error))
        }
        // Only a cache of the log, which is followed from its beginning then.
        Some(&layout::SNAPSHOT) => Ok(None),
        Some(&layout::PROFILE) => {
            let person =
                std::str::from_utf8(key.get(1..).unwrap_or_default()).map_err(|error| fault(&error))?;
            Ok(change.keeps_profile(&PersonId::new(Platform::Console, person)).then(|| value.clone()))
        }
        Some(&layout::NOTE) => {
            let name =
                std::str::from_utf8(key.get(1..).unwrap_or_default()).map_err(|error| fault(&error))?;
            let note = change.note(name, value).map_err(|why| fault(&why))?;
            Ok(note.map(sled::IVec::from))
        }
        // Numbers and fingerprints hold nobody's name.
        Some(_) | None => Ok(Some(value.clone())),
    }
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
