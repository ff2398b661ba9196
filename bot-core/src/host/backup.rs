//! Every table while the tables are played on, all as they stood at one instant.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Arc;

use tokio::sync::oneshot;

use crate::game::TableId;

use super::Host;
use super::archive::{ArchiveLine, Archived};
use super::input::HostError;
use super::store::{Store, StoreError};

/// Where every table's log ends.
struct Cut {
    /// Open tables, with how many events their logs held.
    open: Vec<(TableId, u64)>,
    /// The number that the next table would have got.
    next: TableId,
}

impl Cut {
    fn of(store: &dyn Store) -> Result<Cut, StoreError> {
        let open = store.open_tables()?.into_iter().map(|table| Ok((table, store.length(table)?)));
        Ok(Cut { open: open.collect::<Result<_, StoreError>>()?, next: store.next_table()? })
    }
}

impl Host {
    /// Writes all tables, each whole, as the lines of an [archive](super::archive). Nobody has to wait for it: logs are
    /// only ever added to, so only where they end is noted at once.
    ///
    /// # Errors
    /// When the store cannot be read, or what is written to fails.
    pub async fn backup(&self, mut out: impl Write + Send + 'static) -> Result<u64, BackupError> {
        let (tell, cut) = oneshot::channel();
        let look = move |store: &dyn Store| drop(tell.send(Cut::of(store)));
        self.shared.writer.look(Box::new(look)).await?;
        let cut = cut.await.map_err(|_| HostError::Stopped)??;
        let store = Arc::clone(&self.shared.store);
        let work = move || write(store.as_ref(), &cut, &mut out);
        self.shared.aside(work).await?
    }
}

/// Why a backup could not be made.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The tables cannot be read.
    #[error(transparent)]
    Host(#[from] HostError),
    /// What is written to fails.
    #[error(transparent)]
    Write(#[from] std::io::Error),
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> BackupError {
        BackupError::Host(error.into())
    }
}

fn write(store: &dyn Store, cut: &Cut, out: &mut dyn Write) -> Result<u64, BackupError> {
    let open: BTreeSet<TableId> = cut.open.iter().map(|(table, _)| *table).collect();
    let closed = (1..cut.next.0).map(TableId).filter(|table| !open.contains(table));
    let all = cut.open.iter().copied().chain(closed.map(|table| (table, u64::MAX)));
    let mut tables = 0;
    for (table, end) in all {
        let mut records = store.log(table)?;
        records.retain(|record| record.seq < end);
        // A number may have been given to a table that never came to stand.
        if records.is_empty() {
            continue;
        }
        tables += 1;
        for line in (Archived { open: open.contains(&table), records }).into_lines(table) {
            write_line(out, &line)?;
        }
    }
    write_line(out, &ArchiveLine::End { tables })?;
    out.flush()?;
    Ok(tables)
}

fn write_line(out: &mut dyn Write, line: &ArchiveLine) -> Result<(), std::io::Error> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}
