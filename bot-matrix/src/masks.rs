//! Where players appear as characters nothing may stand in the room under their own names.
//!
//! Source: DN-01, DN-20

use crate::judge::{Judge, person, venue};
use crate::net::{self, Backoff};
use bot_core::game::{Notice, Reason, WarningCode};
use bot_core::host::Outcome;
use matrix_sdk::Room;
use matrix_sdk::ruma::{EventId, OwnedTransactionId, RoomId, UserId};

/// How often taking a message down is tried.
const TRIES: u32 = 8;

/// Whether somebody has shown themselves by what came of a message in the room: they were warned, or
/// should have said it in private. A message that had been heard before is looked at as if it had been
/// talk: it may have been left standing by a crash.
pub(crate) fn slipped(outcome: &Outcome) -> bool {
    let warned = |notice: &Notice| matches!(notice, Notice::Warning { code: WarningCode::OwnAccount, .. });
    match &outcome.reply {
        Ok(_) => outcome.repeated || outcome.lines.iter().any(|line| warned(line.notice.open())),
        Err(refused) => refused.refusal.reason == Some(Reason::SayItPrivately),
    }
}

impl Judge {
    /// Whether this person plays in the room as a character.
    pub(crate) fn is_masked(&self, room: &RoomId, user: &UserId) -> bool {
        let view = self.host.table_at(&venue(&self.venues.first(room)));
        let table = view.as_ref().and_then(|view| view.state.standing());
        table.is_some_and(|table| table.is_masked() && table.seat_of(&person(user)).is_some())
    }

    /// Takes a message out of the room, in the background, if the bot has the power.
    pub(crate) fn take_down(&self, room: &Room, event: &EventId) {
        let (room, event) = (room.clone(), event.to_owned());
        tokio::spawn(async move {
            let transaction = OwnedTransactionId::from(format!("nf.x.{event}"));
            let mut backoff = Backoff::default();
            for _ in 0..TRIES {
                match room.redact(&event, None, Some(transaction.clone())).await {
                    Ok(_) => return,
                    Err(error) => {
                        let error = matrix_sdk::Error::from(error);
                        if !net::is_transient(&error) {
                            tracing::info!(room = %room.room_id(), error = net::brief(&error), "a message stays");
                            return;
                        }
                        let wait = net::limited(&error).flatten().unwrap_or_else(|| backoff.next());
                        tokio::time::sleep(wait).await;
                    }
                }
            }
        });
    }
}
