//! Encrypted messages whose key has not come yet.
//!
//! A key can arrive after the message that needs it, and the SDK gives each event
//! once. So such events are kept, on disk as well, and tried again.

use crate::files::{self, FileError};
use matrix_sdk::deserialized_responses::{TimelineEvent, TimelineEventKind};
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, serde::Raw};
use matrix_sdk::{Client, Room};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// How many events are kept in all, and for one sender.
const MOST: usize = 1_000;
const MOST_OF_ONE: usize = 50;
/// How long one is kept, in milliseconds. What somebody said ten minutes ago was
/// meant for a table that has moved on.
const KEPT_MS: u64 = 10 * 60 * 1000;

#[derive(Serialize, Deserialize)]
struct Entry {
    room: OwnedRoomId,
    sender: OwnedUserId,
    /// When the bot first saw it, in milliseconds since 1970.
    seen: u64,
    event: Raw<AnySyncTimelineEvent>,
}

/// The events that wait for a key.
pub(crate) struct Pending {
    path: PathBuf,
    entries: Vec<Entry>,
}

/// What came of trying again.
#[derive(Default)]
pub(crate) struct Outcome {
    /// Readable now, in their old order.
    pub(crate) readable: Vec<(Room, TimelineEvent)>,
    /// Given up: where, and whose message it was.
    pub(crate) expired: Vec<(OwnedRoomId, OwnedUserId)>,
}

impl Pending {
    /// What an earlier run left in the file.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged.
    pub(crate) fn open(path: PathBuf) -> Result<Self, FileError> {
        let entries = files::read_json(&path)?.unwrap_or_default();
        Ok(Self { path, entries })
    }

    /// Keeps an event that cannot be decrypted now. Gives whether there was room.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn keep(&mut self, room: &Room, event: &TimelineEvent, now: u64) -> Result<bool, FileError> {
        let Some(sender) = event.sender() else { return Ok(false) };
        let id = event.event_id();
        if self.entries.iter().any(|entry| entry.event.get_field("event_id").ok().flatten() == id) {
            return Ok(true);
        }
        let of_sender = self.entries.iter().filter(|entry| entry.sender == sender).count();
        if self.entries.len() >= MOST || of_sender >= MOST_OF_ONE {
            return Ok(false);
        }
        self.entries.push(Entry {
            room: room.room_id().to_owned(),
            sender,
            seen: now,
            event: event.raw().clone(),
        });
        self.save()?;
        Ok(true)
    }

    /// Tries every event again. They stay on disk until [`Self::save`], so that a
    /// crash before they are handled loses nothing.
    pub(crate) async fn retry(&mut self, client: &Client, now: u64) -> Outcome {
        let mut outcome = Outcome::default();
        let mut still = Vec::new();
        for entry in std::mem::take(&mut self.entries) {
            let Some(room) = client.get_room(&entry.room) else { continue };
            match room.decrypt_event(entry.event.cast_ref_unchecked(), None).await {
                Ok(event) if !is_undecrypted(&event) => outcome.readable.push((room, event)),
                _ if now.saturating_sub(entry.seen) > KEPT_MS => {
                    outcome.expired.push((entry.room, entry.sender));
                }
                _ => still.push(entry),
            }
        }
        self.entries = still;
        outcome
    }

    /// Writes down what still waits.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn save(&self) -> Result<(), FileError> {
        files::write_json(&self.path, &self.entries)
    }

    /// Whether nothing waits.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// Whether the event is still encrypted.
pub(crate) fn is_undecrypted(event: &TimelineEvent) -> bool {
    matches!(event.kind, TimelineEventKind::UnableToDecrypt { .. })
}
