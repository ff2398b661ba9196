//! How keys look in the key-value store: one letter for the kind, then big-endian numbers, so
//! that keys sort as their numbers do.
//!
//! | key | value |
//! | --- | --- |
//! | `!version` | the format, 8 bytes |
//! | `!instance` | which store this is, 8 bytes |
//! | `!clock` | the last instant, 8 bytes |
//! | `!commits` | how many groups were committed, 8 bytes |
//! | `!line` | the next message's number, 8 bytes |
//! | `l` table seq | a [`Record`](super::Record) |
//! | `s` table | a [`Snapshot`](super::Snapshot) |
//! | `o` table | empty; the table is open |
//! | `x` number | a [`Line`](crate::host::Line) still to be delivered |
//! | `k` number | the fingerprint of a handled input |
//! | `p` person | a [`Profile`](super::Profile) |
//! | `n` name | what is noted beside the tables |

use crate::game::{PersonId, TableId};

pub(super) const VERSION: &[u8] = b"!version";
pub(super) const INSTANCE: &[u8] = b"!instance";
pub(super) const CLOCK: &[u8] = b"!clock";
pub(super) const COMMITS: &[u8] = b"!commits";
pub(super) const LINE: &[u8] = b"!line";

pub(super) const LOG: u8 = b'l';
pub(super) const SNAPSHOT: u8 = b's';
pub(super) const OPEN: u8 = b'o';
pub(super) const UNSENT: u8 = b'x';
pub(super) const HANDLED: u8 = b'k';
pub(super) const PROFILE: u8 = b'p';
pub(super) const NOTE: u8 = b'n';

/// The length of a key of a kind and one number.
pub(super) const ONE_LENGTH: usize = 9;
/// The length of the key of a table's log entry.
pub(super) const LOG_LENGTH: usize = 17;

/// A kind and one number.
pub(super) fn one(kind: u8, number: u64) -> Vec<u8> {
    let mut key = Vec::with_capacity(ONE_LENGTH);
    key.push(kind);
    key.extend_from_slice(&number.to_be_bytes());
    key
}

/// An entry of a table's log.
pub(super) fn log(table: TableId, seq: u64) -> Vec<u8> {
    let mut key = one(LOG, table.0);
    key.extend_from_slice(&seq.to_be_bytes());
    key
}

/// A person.
pub(super) fn person(person: &PersonId) -> Vec<u8> {
    let mut key = vec![PROFILE];
    key.extend_from_slice(person.as_str().as_bytes());
    key
}

/// What is noted beside the tables under a name.
pub(super) fn note(name: &str) -> Vec<u8> {
    let mut key = vec![NOTE];
    key.extend_from_slice(name.as_bytes());
    key
}

/// The number behind the kind.
pub(super) fn number(key: &[u8]) -> Option<u64> {
    key.get(1..9).and_then(|bytes| bytes.try_into().ok()).map(u64::from_be_bytes)
}

/// A key for an error message; persons are not spelled out.
pub(super) fn readable(key: &[u8]) -> String {
    let second = || key.get(9..17).and_then(|bytes| bytes.try_into().ok()).map(u64::from_be_bytes);
    match (key.first(), number(key)) {
        (Some(b'!'), _) => String::from_utf8_lossy(key).into_owned(),
        (Some(&PROFILE), _) => "profile of a person".to_owned(),
        (Some(&NOTE), _) => "note beside the tables".to_owned(),
        (Some(&LOG), Some(table)) => format!("log of table {table}, event {}", second().unwrap_or(0)),
        (Some(&SNAPSHOT), Some(table)) => format!("snapshot of table {table}"),
        (Some(&OPEN), Some(table)) => format!("list of open tables, table {table}"),
        (Some(&UNSENT), Some(number)) => format!("unsent message {number}"),
        (Some(&HANDLED), Some(number)) => format!("handled input {number}"),
        (_, _) => format!("unknown key of {} bytes", key.len()),
    }
}
