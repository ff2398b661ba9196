//! From the format of an older version to this program's, a format at a time and each atomically.
//!
//! The number of the newest format is one more than that of the steps. Each released format has a fixture that a
//! test opens.

use super::{StoreError, layout};

/// What one format has otherwise than the one before it: reads the old entries and adds to the batch what becomes of
/// them.
pub(super) type Step = fn(&sled::Db, &mut sled::Batch) -> sled::Result<()>;

/// The first leads from format 1 to format 2, and so on. No format but the first was released yet.
pub(super) const STEPS: &[Step] = &[];

/// The format that a program with these steps writes.
pub(super) fn newest(steps: &[Step]) -> u64 {
    1 + steps.len() as u64
}

/// Brings a database up to date; says whether there was anything to do. Wherever it is interrupted, the database is
/// whole and of one format.
///
/// # Errors
/// When `from` is no format, or an entry cannot be read or written.
pub(super) fn run(
    db: &sled::Db,
    from: u64,
    steps: &[Step],
    fault: impl Fn(String) -> StoreError,
) -> Result<bool, StoreError> {
    if from == newest(steps) {
        return Ok(false);
    }
    let done = usize::try_from(from).ok().and_then(|from| from.checked_sub(1));
    let Some(todo) = done.and_then(|done| steps.get(done..)) else {
        return Err(fault(format!("format {from} was never written")));
    };
    tracing::info!(from, to = newest(steps), "the data is brought up to date");
    for (format, step) in (from..).zip(todo) {
        let mut batch = sled::Batch::default();
        step(db, &mut batch).map_err(|error| fault(error.to_string()))?;
        batch.insert(layout::VERSION, &(format + 1).to_be_bytes());
        db.apply_batch(batch).map_err(|error| fault(error.to_string()))?;
        db.flush().map_err(|error| fault(error.to_string()))?;
    }
    Ok(true)
}
