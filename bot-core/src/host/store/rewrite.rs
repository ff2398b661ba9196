//! Writes a whole store anew: what becomes of each entry of its [database](super::renewal).

use std::path::Path;

use super::renewal::{self, CopyError};
use super::{Change, Record, StoreError, check, layout};
use crate::game::{PersonId, Platform, TableId};
use crate::host::line::Line;

/// Copies a store's database, each entry as the change leaves it.
///
/// # Errors
/// When an entry is damaged, or the disk does not take it.
pub(super) fn copy(old: &sled::Db, dir: &Path, change: &dyn Change) -> Result<(), StoreError> {
    renewal::copy(old, dir, |key, value| changed(dir, key, value, change)).map_err(|error| match error {
        CopyError::Unreadable(_) => check::unreadable(dir),
        CopyError::Unwritable(sled::Error::Io(error)) => check::failed(dir, &error),
        CopyError::Unwritable(error) => check::failed(dir, &error),
        CopyError::Entry(error) => error,
    })
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
