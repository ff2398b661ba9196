//! The database of a store while it is open.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use super::super::{StoreError, check, raw, renewal};
use super::profiles::Profiles;

/// How much of the data is kept in memory, in bytes.
const CACHE_BYTES: u64 = 24 << 20;

/// The database, and its file once more, to be made safe as a whole.
pub(super) struct Opened {
    pub(super) db: sled::Db,
    /// Goes with the database: one that is opened anew is read anew.
    pub(super) profiles: Profiles,
    file: File,
    /// Values in files of their own that are safe already.
    apart: Mutex<BTreeSet<OsString>>,
}

impl Opened {
    pub(super) fn new(dir: &Path) -> Result<Opened, StoreError> {
        renewal::wait_for_release(dir).map_err(|error| check::failed(dir, &error))?;
        forget_shortcuts(dir).map_err(|error| check::failed(dir, &error))?;
        let config = sled::Config::new().path(dir).cache_capacity(CACHE_BYTES).flush_every_ms(None);
        let db = match catch_unwind(AssertUnwindSafe(|| config.open())) {
            Ok(opened) => opened.map_err(|error| cannot_open(dir, &error))?,
            Err(_) => return Err(check::unreadable(dir)),
        };
        let file = File::open(dir.join("db")).map_err(|error| check::failed(dir, &error))?;
        Ok(Opened { db, profiles: Profiles::default(), file, apart: Mutex::default() })
    }

    /// Makes everything written so far safe from a loss of power too: sled's flush leaves out the file's length and
    /// the values that lie in files of their own.
    pub(super) fn make_safe(&self, dir: &Path) -> Result<(), StoreError> {
        let io = |error: io::Error| match is_full(&error) {
            true => StoreError::Full { dir: dir.to_owned() },
            false => check::failed(dir, &error),
        };
        self.db.flush().map_err(|error| match &error {
            sled::Error::Io(error) if is_full(error) => StoreError::Full { dir: dir.to_owned() },
            error => check::failed(dir, error),
        })?;
        let mut safe = self.apart.lock().unwrap_or_else(PoisonError::into_inner);
        let mut apart = BTreeSet::new();
        for entry in fs::read_dir(dir.join("blobs")).map_err(io)? {
            let name = entry.map_err(io)?.file_name();
            if !safe.contains(&name) {
                match File::open(dir.join("blobs").join(&name)) {
                    Ok(file) => file.sync_all().map_err(io)?,
                    // It was of use no more, and sled has removed it meanwhile.
                    Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                    Err(error) => return Err(io(error)),
                }
            }
            apart.insert(name);
        }
        *safe = apart;
        self.file.sync_data().map_err(io)
    }
}

/// sled notes at each opening what it has found in its log, to find it faster the next time; after many openings such
/// a note can lack the last batch, which the log has. The log alone is whole.
fn forget_shortcuts(dir: &Path) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        if raw::is_shortcut(&entry.file_name().to_string_lossy()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// The disk, a quota, or what a file may hold.
pub(super) fn is_full(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    matches!(error.kind(), StorageFull | QuotaExceeded | FileTooLarge)
}

fn cannot_open(dir: &Path, error: &sled::Error) -> StoreError {
    match error {
        sled::Error::Io(error) if is_full(error) => StoreError::Full { dir: dir.to_owned() },
        sled::Error::Io(_) => check::failed(dir, error),
        sled::Error::Corruption { .. }
        | sled::Error::Unsupported(_)
        | sled::Error::ReportableBug(_)
        | sled::Error::CollectionNotFound(_) => check::damaged(dir, &error.to_string()),
    }
}
