//! What the adapter itself must know after a restart: which message is whose card, what each
//! room wants, which permissions it has changed and how they were before.
//!
//! Nothing here is a secret of a game. Every change is on disk before what follows from it.

use std::path::Path;

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
    /// Something cannot be written as JSON.
    #[error("the adapter's own notes: {0}")]
    Json(#[from] serde_json::Error),
}

/// A small store of JSON under names like `card/CHANNEL`.
#[derive(Clone)]
pub(crate) struct Ledger(sled::Db);

impl Ledger {
    /// Opens the ledger in a data directory whose store is open.
    ///
    /// # Errors
    /// When the files cannot be read.
    pub(crate) fn open(data: &Path) -> Result<Ledger, LedgerError> {
        let config = sled::Config::new().path(data.join(FOLDER)).cache_capacity(CACHE_BYTES);
        Ok(Ledger(config.open()?))
    }

    /// What is written under a name. What cannot be read counts as nothing: it is from another version.
    pub(crate) fn read<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        let found = self.0.get(name).unwrap_or_else(|error| {
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
        self.0.insert(name, serde_json::to_vec(what)?)?;
        self.0.flush_async().await?;
        Ok(())
    }

    /// Strikes something out, durably.
    ///
    /// # Errors
    /// When that cannot be written.
    pub(crate) async fn strike(&self, name: &str) -> Result<(), LedgerError> {
        if self.0.remove(name)?.is_some() {
            self.0.flush_async().await?;
        }
        Ok(())
    }

    /// Everything whose name begins so, with the rest of its name.
    pub(crate) fn all<T: DeserializeOwned>(&self, begin: &str) -> Vec<(String, T)> {
        let entries = self.0.scan_prefix(begin).filter_map(Result::ok);
        let read = |(name, value): (sled::IVec, sled::IVec)| {
            let rest = std::str::from_utf8(&name).ok()?.strip_prefix(begin)?.to_owned();
            Some((rest, serde_json::from_slice(&value).ok()?))
        };
        entries.filter_map(read).collect()
    }
}

#[cfg(test)]
mod tests {
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
}
