//! Encrypted messages whose key has not come yet.
//!
//! A key can arrive after the message that needs it, and the SDK gives each event
//! once. So such events are kept, on disk as well, and tried again.

use crate::files::{self, FileError};
use crate::timeline::Item;
use bot_core::game::Moment;
use matrix_sdk::Client;
use matrix_sdk::deserialized_responses::{TimelineEvent, TimelineEventKind};
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, serde::Raw};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// How many events are kept in all, and for one sender.
const MOST: usize = 1_000;
const MOST_OF_ONE: usize = 50;
/// How long one is kept, in milliseconds. What somebody said ten minutes ago was
/// meant for a table that has moved on.
const KEPT_MS: u64 = 10 * 60 * 1000;
/// After how long its sender is told that it cannot be read, in milliseconds.
const TOLD_AFTER_MS: u64 = 20 * 1000;

#[derive(Serialize, Deserialize)]
struct Entry {
    room: OwnedRoomId,
    sender: OwnedUserId,
    /// When the bot first saw it, in milliseconds since 1970.
    seen: u64,
    /// When the homeserver got it, on the judge's clock.
    #[serde(default)]
    written: Option<Moment>,
    /// Whether its sender has heard that it cannot be read.
    #[serde(default)]
    told: bool,
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
    pub(crate) readable: Vec<Item>,
    /// Unreadable for so long that their senders should hear of it: where, and whose.
    pub(crate) overdue: Vec<(OwnedRoomId, OwnedUserId)>,
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
    pub(crate) fn keep(&mut self, item: &Item, now: u64) -> Result<bool, FileError> {
        let Item { room, event, written } = item;
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
            written: *written,
            told: false,
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
        for mut entry in std::mem::take(&mut self.entries) {
            let Some(room) = client.get_room(&entry.room) else { continue };
            match room.decrypt_event(entry.event.cast_ref_unchecked(), None).await {
                Ok(event) if !is_undecrypted(&event) => {
                    outcome.readable.push(Item { room, event, written: entry.written });
                }
                _ => {
                    let waits = now.saturating_sub(entry.seen);
                    if !entry.told && waits > TOLD_AFTER_MS {
                        entry.told = true;
                        let whose = (entry.room.clone(), entry.sender.clone());
                        // Whoever lacks a key lacks it for many messages.
                        if !is_told(&still, &whose) && !outcome.overdue.contains(&whose) {
                            outcome.overdue.push(whose);
                        }
                    }
                    if waits <= KEPT_MS {
                        still.push(entry);
                    }
                }
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

fn is_told(entries: &[Entry], (room, sender): &(OwnedRoomId, OwnedUserId)) -> bool {
    entries.iter().any(|entry| entry.told && entry.room == *room && entry.sender == *sender)
}

/// Whether the event is still encrypted.
pub(crate) fn is_undecrypted(event: &TimelineEvent) -> bool {
    matches!(event.kind, TimelineEventKind::UnableToDecrypt { .. })
}
