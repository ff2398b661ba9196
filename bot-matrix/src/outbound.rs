//! Sending, once, whatever happens in between.
//!
//! Every message has a transaction id made from what caused it. The homeserver
//! answers a repetition with the message that it already has, so sending again after
//! a crash or a lost answer shows nothing twice.

use crate::net::{self, Backoff};
use crate::render::{self, Piece};
use matrix_sdk::Room;
use matrix_sdk::ruma::events::Mentions;
use matrix_sdk::ruma::events::room::message::RoomMessageEventContent;
use matrix_sdk::ruma::{OwnedTransactionId, OwnedUserId};
use serde_json::Value;

/// The key of a message's content under which the same facts stand as data, for
/// programs. Whoever can read the text can read it, and nobody else.
pub(crate) const DATA_KEY: &str = "org.nightfall.notice";

/// How often sending is tried when neither the network nor the homeserver is to blame.
const TRIES: u32 = 6;

/// What to send.
#[derive(Debug, Default)]
pub(crate) struct Letter {
    /// The words.
    pub(crate) text: String,
    /// Whose attention is asked for.
    pub(crate) mentions: Vec<OwnedUserId>,
    /// The same facts as data.
    pub(crate) data: Option<Value>,
}

/// Why a message will never arrive.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SendError {
    /// The homeserver refused it.
    #[error("{0}")]
    Refused(String),
    /// Something on this side failed again and again; a later run may send it.
    #[error("{0}")]
    Failed(String),
    /// The room is not encrypted and the letter is secret.
    #[error("the room is not encrypted")]
    NotEncrypted,
}

/// Sends the letter, in as many messages as it takes, and returns when the homeserver
/// has them all. Errors that may pass are waited out, for as long as it takes.
///
/// `transaction` must be the same for the same letter, also after a restart.
///
/// # Errors
/// When the homeserver refuses for good, a `secret` letter is for an open room, or this side fails.
pub(crate) async fn send(
    room: &Room,
    transaction: &str,
    letter: &Letter,
    secret: bool,
) -> Result<(), SendError> {
    if secret {
        ensure_encrypted(room).await?;
    }
    for (number, piece) in render::pieces(&letter.text, render::MOST_BYTES).iter().enumerate() {
        let content = content(piece, letter, number)?;
        let mut backoff = Backoff::default();
        let mut failures = 0;
        loop {
            let id = OwnedTransactionId::from(format!("{transaction}.{number}"));
            match room.send_raw("m.room.message", content.clone()).with_transaction_id(&id).await {
                Ok(_) => break,
                Err(error) if net::is_refusal(&error) => {
                    return Err(SendError::Refused(net::brief(&error)));
                }
                Err(error) if !net::is_transient(&error) && failures >= TRIES => {
                    return Err(SendError::Failed(net::brief(&error)));
                }
                Err(error) => {
                    failures += 1;
                    let wait = backoff.next();
                    tracing::warn!(room = %room.room_id(), transaction, error = net::brief(&error),
                        ?wait, "sending again");
                    tokio::time::sleep(wait).await;
                }
            }
        }
    }
    Ok(())
}

/// The event's content. Only the first piece carries data and rings.
fn content(piece: &Piece, letter: &Letter, number: usize) -> Result<Value, SendError> {
    let mut message = RoomMessageEventContent::text_html(&piece.plain, &piece.html);
    // Present even when empty: it is what tells clients not to look for names and
    // for "@room" in the words.
    message.mentions = Some(match number {
        0 => Mentions::with_user_ids(letter.mentions.iter().cloned()),
        _ => Mentions::new(),
    });
    let mut content = serde_json::to_value(message).map_err(|error| SendError::Failed(error.to_string()))?;
    if let (0, Some(data), Value::Object(fields)) = (number, &letter.data, &mut content) {
        // A view or a final report can be long; the words say it all anyway.
        if data.to_string().len() <= MOST_DATA {
            fields.insert(DATA_KEY.to_owned(), data.clone());
        }
    }
    Ok(content)
}

/// How many bytes of data a message carries beside its words.
const MOST_DATA: usize = 12_000;

async fn ensure_encrypted(room: &Room) -> Result<(), SendError> {
    let mut backoff = Backoff::default();
    loop {
        match room.latest_encryption_state().await {
            Ok(state) if state.is_encrypted() => return Ok(()),
            Ok(_) => return Err(SendError::NotEncrypted),
            Err(error) if net::is_transient(&error) => tokio::time::sleep(backoff.next()).await,
            Err(error) if net::is_refusal(&error) => return Err(SendError::Refused(net::brief(&error))),
            Err(error) => return Err(SendError::Failed(net::brief(&error))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn content_has_both_bodies_mentions_and_data() {
        let letter = Letter {
            text: "<1> @room".into(),
            mentions: vec!["@ann:hs".try_into().unwrap()],
            data: Some(json!({"type": "speak", "seat": 1})),
        };
        let pieces = render::pieces(&letter.text, render::MOST_BYTES);
        let first = content(&pieces[0], &letter, 0).unwrap();
        assert_eq!(first["msgtype"], "m.text");
        assert_eq!(first["formatted_body"], "&lt;1&gt; @\u{2060}room");
        assert_eq!(first["m.mentions"], json!({"user_ids": ["@ann:hs"]}));
        assert_eq!(first[DATA_KEY]["seat"], 1);
        let second = content(&pieces[0], &letter, 1).unwrap();
        assert_eq!(second["m.mentions"], json!({}));
        assert!(second.get(DATA_KEY).is_none());
    }
}
