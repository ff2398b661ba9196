//! What the adapter itself must know after a restart: which message is whose card, what each
//! room wants, which permissions it has changed and how they were before.
//!
//! Nothing here is a secret of a game. Every change is on disk before what follows from it.

use std::convert::Infallible;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use bot_core::host::store::renewal::{self, CopyError};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Its folder in the data directory.
const FOLDER: &str = "discord";
/// Memory for what was read, in bytes.
const CACHE_BYTES: u64 = 4 << 20;

/// Why the ledger cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LedgerError {
    /// The files fail.
    #[error("the adapter's own notes: {0}")]
    Files(#[from] sled::Error),
    /// The folders fail.
    #[error("the adapter's own notes: {0}")]
    Folder(#[from] io::Error),
    /// Something cannot be written as JSON.
    #[error("the adapter's own notes: {0}")]
    Json(#[from] serde_json::Error),
    /// The program ends.
    #[error("the adapter's own notes are closed")]
    Closed,
}

impl From<CopyError<Infallible>> for LedgerError {
    fn from(error: CopyError<Infallible>) -> LedgerError {
        match error {
            CopyError::Unreadable(error) | CopyError::Unwritable(error) => LedgerError::Files(error),
            CopyError::Entry(never) => match never {},
        }
    }
}

/// A small store of JSON under names like `card/CHANNEL`.
#[derive(Clone)]
pub(crate) struct Ledger {
    folder: PathBuf,
    /// Nothing only while it is written anew, or where that could not be finished.
    db: Arc<RwLock<Option<sled::Db>>>,
}

/// The threads of a database that was just left may hold it a moment longer.
fn open(folder: &Path) -> Result<sled::Db, LedgerError> {
    renewal::wait_for_release(folder)?;
    // Every change is brought to the disk by itself.
    let config = sled::Config::new().path(folder).cache_capacity(CACHE_BYTES).flush_every_ms(None);
    Ok(config.open()?)
}

impl Ledger {
    /// Opens the ledger in a data directory whose store is open.
    ///
    /// # Errors
    /// When the files cannot be read.
    pub(crate) fn open(data: &Path) -> Result<Ledger, LedgerError> {
        let folder = data.join(FOLDER);
        renewal::settle(&folder)?;
        let db = Arc::new(RwLock::new(Some(open(&folder)?)));
        Ok(Ledger { folder, db })
    }

    fn held(&self) -> RwLockReadGuard<'_, Option<sled::Db>> {
        self.db.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something that waits for the disk, apart from everything else.
    async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce(Ledger) -> Result<T, LedgerError> + Send + 'static,
    ) -> Result<T, LedgerError> {
        let own = self.clone();
        tokio::task::spawn_blocking(move || work(own)).await.map_err(|_| LedgerError::Closed)?
    }

    /// What is written under a name. What cannot be read counts as nothing: it is from another version.
    pub(crate) fn read<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        let found = self.held().as_ref()?.get(name).unwrap_or_else(|error| {
            tracing::error!(name, %error, "the adapter's own notes cannot be read");
            None
        })?;
        serde_json::from_slice(&found).ok()
    }

    /// Writes something, durably.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) async fn write<T: Serialize>(&self, name: &str, what: &T) -> Result<(), LedgerError> {
        let (name, bytes) = (name.to_owned(), serde_json::to_vec(what)?);
        let work = move |own: Ledger| {
            let held = own.held();
            let db = held.as_ref().ok_or(LedgerError::Closed)?;
            db.insert(name, bytes)?;
            db.flush()?;
            Ok(())
        };
        self.apart(work).await
    }

    /// Strikes something out, durably.
    ///
    /// # Errors
    /// When that cannot be written.
    pub(crate) async fn strike(&self, name: &str) -> Result<(), LedgerError> {
        let name = name.to_owned();
        let work = move |own: Ledger| {
            let held = own.held();
            let db = held.as_ref().ok_or(LedgerError::Closed)?;
            if db.remove(name)?.is_some() {
                db.flush()?;
            }
            Ok(())
        };
        self.apart(work).await
    }

    /// Writes everything [anew](renewal), so that nothing of what was struck out stays on the disk. A process that is
    /// killed on the way has the old one at its next start, or the new one.
    ///
    /// # Errors
    /// When the disk does not take it.
    pub(crate) async fn write_anew(&self) -> Result<(), LedgerError> {
        self.apart(|own| own.anew()).await
    }

    fn anew(&self) -> Result<(), LedgerError> {
        let mut held = self.db.write().unwrap_or_else(PoisonError::into_inner);
        let old = held.as_ref().ok_or(LedgerError::Closed)?;
        renewal::copy(old, &self.folder, |_, value| Ok(Some(value.clone())))?;
        // No handle may be left that could write into the file of the new one.
        drop(held.take());
        renewal::settle(&self.folder)?;
        *held = Some(open(&self.folder)?);
        Ok(())
    }

    /// Everything whose name begins so, with the rest of its name.
    pub(crate) fn all<T: DeserializeOwned>(&self, begin: &str) -> Vec<(String, T)> {
        let held = self.held();
        let Some(db) = held.as_ref() else { return Vec::new() };
        let entries = db.scan_prefix(begin).filter_map(Result::ok);
        let read = |(name, value): (sled::IVec, sled::IVec)| {
            let rest = std::str::from_utf8(&name).ok()?.strip_prefix(begin)?.to_owned();
            Some((rest, serde_json::from_slice(&value).ok()?))
        };
        entries.filter_map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use bot_core::host::store::renewal;

    use super::Ledger;

    #[tokio::test]
    async fn what_is_written_is_there_after_opening_again() {
        let dir = tempfile::tempdir().expect("a directory");
        let ledger = Ledger::open(dir.path()).expect("open");
        ledger.write("card/1", &vec![1, 2]).await.expect("written");
        ledger.write("card/2", &vec![3]).await.expect("written");
        ledger.write("room/1", &true).await.expect("written");
        ledger.strike("card/2").await.expect("struck out");
        drop(ledger);
        let ledger = Ledger::open(dir.path()).expect("open again");
        assert_eq!(ledger.read::<Vec<u8>>("card/1"), Some(vec![1, 2]));
        assert_eq!(ledger.read::<Vec<u8>>("card/2"), None);
        assert_eq!(ledger.read::<u8>("card/1"), None, "of another kind");
        assert_eq!(ledger.all::<Vec<u8>>("card/"), [("1".to_owned(), vec![1, 2])]);
    }
    fn holds(folder: &std::path::Path, wanted: &str) -> bool {
        std::fs::read_dir(folder).expect("it reads").any(|entry| {
            let path = entry.expect("it reads").path();
            if path.is_dir() {
                return holds(&path, wanted);
            }
            let bytes = std::fs::read(&path).expect("it reads");
            bytes.windows(wanted.len()).any(|window| window == wanted.as_bytes())
        })
    }

    #[tokio::test]
    async fn what_was_struck_out_is_nowhere_on_the_disk_once_it_is_written_anew() {
        let dir = tempfile::tempdir().expect("a directory");
        let ledger = Ledger::open(dir.path()).expect("open");
        ledger.write("mute/1/4711471147114711", &true).await.expect("written");
        ledger.write("card/1", &vec![1, 2]).await.expect("written");
        ledger.strike("mute/1/4711471147114711").await.expect("struck out");
        assert!(holds(dir.path(), "4711471147114711"), "the file keeps it");
        let other = ledger.clone();
        ledger.write_anew().await.expect("written anew");
        assert!(!holds(dir.path(), "4711471147114711"));
        other.write("card/2", &3).await.expect("it goes on");
        drop((ledger, other));
        let ledger = Ledger::open(dir.path()).expect("open again");
        assert_eq!(ledger.read::<Vec<u8>>("card/1"), Some(vec![1, 2]));
        assert_eq!(ledger.read::<u8>("card/2"), Some(3));
    }

    #[tokio::test]
    async fn a_writing_anew_that_was_cut_short_leaves_the_old_or_the_new() {
        let dir = tempfile::tempdir().expect("a directory");
        let ledger = Ledger::open(dir.path()).expect("open");
        ledger.write("card/1", &1).await.expect("written");
        drop(ledger);
        let folder = dir.path().join("discord");
        // Cut short before the new one was whole.
        std::fs::create_dir(folder.join("fresh")).expect("a folder");
        let ledger = Ledger::open(dir.path()).expect("open again");
        assert_eq!(ledger.read::<u8>("card/1"), Some(1));
        drop(ledger);
        // Cut short between the new one's being whole and the old one's going.
        let old = super::open(&folder).expect("the database opens");
        let changed = |_: &[u8], _: &sled::IVec| Ok::<_, Infallible>(Some("2".into()));
        renewal::copy(&old, &folder, changed).expect("copied");
        drop(old);
        let ledger = Ledger::open(dir.path()).expect("open again");
        assert_eq!(ledger.read::<u8>("card/1"), Some(2));
        assert!(!renewal::is_unfinished(&folder));
    }
}
