//! Looks at a data directory before it is used, so that a damaged one is left as it is.
//!
//! What sled would pass over in silence shows here: a message that cannot be read in what was safe on the disk, or
//! an end of the log that holds less than the [seal](super::seal) says. Since sled has the
//! [log alone](super::sled_store) to go by, that is the whole log.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use super::raw::{self, Change, End, Log, Message, SEGMENT};
use super::seal::{self, Seal};
use super::{StoreError, layout};

/// The file whose lock says that a process uses the directory.
pub(super) const LOCK: &str = "lock";
/// Where a running process is asked for things.
pub(super) const CONTROL: &str = "control";

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
    let ours = |name: &String| matches!(name.as_str(), LOCK | CONTROL | seal::FILE) || raw::is_sleds(name);
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

/// Reads what sled will read when it opens the database.
///
/// # Errors
/// When the database is damaged or holds less than the seal says.
pub(super) fn examine(dir: &Path, seal: Seal) -> Result<(), StoreError> {
    if !dir.join("db").exists() {
        return Ok(());
    }
    conf(dir)?;
    let log = Log::open(dir).map_err(|error| failed(dir, &error))?;
    if let Some(at) = log.headless.first() {
        return Err(damaged(dir, &format!("the file db cannot be read at byte {at}")));
    }
    let mut count = Count::default();
    follow(dir, &log, &mut count)?;
    match count.commits().unwrap_or(0) {
        commits if commits < seal.commits => {
            Err(damaged(dir, &format!("{commits} of {} commits are left", seal.commits)))
        }
        _ => Ok(()),
    }
}

/// Reads the log as far as sled will follow it, and counts.
fn follow(dir: &Path, log: &Log, count: &mut Count) -> Result<(), StoreError> {
    let tail = log.stable / SEGMENT * SEGMENT;
    let mut next = tail;
    for (place, at) in &log.segments {
        if *place >= tail {
            // Here a write may have been torn, and the log ends at the first gap.
            if *place != next {
                break;
            }
            next += SEGMENT;
        }
        let broken = match read(dir, log, *place, count)? {
            End::Full => continue,
            End::Unwritten | End::Broken(_) if *place >= tail => break,
            End::Unwritten => None,
            End::Broken(byte) => Some(byte),
        };
        let overwritten = |byte| log.is_overwritten(*place, byte).map_err(|error| failed(dir, &error));
        if broken.map_or(Ok(false), overwritten)? {
            continue;
        }
        let byte = at + broken.unwrap_or(0) as u64;
        return Err(damaged(dir, &format!("the file db cannot be read at byte {byte}")));
    }
    Ok(())
}

/// How many groups were committed, as far as the log was read.
#[derive(Default)]
struct Count {
    last: Option<u64>,
    /// Where what was read ends.
    end: u64,
    /// Groups that have not ended yet: where they do, and the number before them.
    open: Vec<(u64, Option<u64>)>,
}

impl Count {
    fn hear(&mut self, log: &Log, message: &Message<'_>) {
        self.end = message.end;
        self.open.retain(|(last, _)| *last >= message.end);
        self.open.extend(Log::group(message).map(|last| (last, self.last)));
        if let Some(found) = log.change(message).and_then(commits_in) {
            self.last = Some(found);
        }
    }

    /// sled drops a group that was torn, and whatever comes after its beginning.
    fn commits(&self) -> Option<u64> {
        let torn = self.open.iter().find(|(last, _)| *last >= self.end);
        torn.map_or(self.last, |(_, before)| *before)
    }
}

/// Reads a segment as far as it can be read.
fn read(dir: &Path, log: &Log, place: u64, count: &mut Count) -> Result<End, StoreError> {
    log.read(place, &mut |message| count.hear(log, message)).map_err(|error| failed(dir, &error))
}

/// The number's key is among the first of all, so that nothing of it is left out on its page.
fn commits_in(change: Change) -> Option<u64> {
    let entries = match change {
        Change::Entry { key, value } => vec![(key, value)],
        Change::Page { prefix, entries } if prefix.is_empty() => entries,
        Change::Page { .. } => return None,
    };
    let (_, value) = entries.into_iter().find(|(key, _)| key == layout::COMMITS)?;
    Some(u64::from_be_bytes(value.try_into().ok()?))
}

/// sled writes a `conf` that it cannot read anew, and only warns of one that was changed.
fn conf(dir: &Path) -> Result<(), StoreError> {
    let mut bytes = Vec::new();
    match File::open(dir.join("conf")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(failed(dir, &error)),
        Ok(file) => file.take(4096).read_to_end(&mut bytes).map_err(|error| failed(dir, &error))?,
    };
    let sound = bytes
        .split_last_chunk::<4>()
        .is_some_and(|(text, sum)| crc32fast::hash(text) == u32::from_le_bytes(*sum));
    if sound { Ok(()) } else { Err(damaged(dir, "the file conf is damaged")) }
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
