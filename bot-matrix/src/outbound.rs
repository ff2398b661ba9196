//! Sending, once, whatever happens in between.
//!
//! Every message has a transaction id made from what caused it. The homeserver
//! answers a repetition with the message that it already has, so sending again after
//! a crash or a lost answer shows nothing twice.

use crate::net::{self, Backoff};
use crate::poll::{self, Poll};
use crate::render::{self, Piece};
use matrix_sdk::Room;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::events::Mentions;
use matrix_sdk::ruma::events::room::message::RoomMessageEventContent;
use matrix_sdk::ruma::{OwnedEventId, OwnedTransactionId, OwnedUserId};
use serde_json::{Value, json};

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
    /// What comes with it for clients that can show it.
    pub(crate) extra: Vec<Extra>,
}

/// What comes with a letter and is never needed to understand it.
#[derive(Debug)]
pub(crate) enum Extra {
    /// The bot's own reaction, for others to join in by a click.
    Reaction(&'static str),
    /// A choice as a poll.
    Poll(Poll),
    /// The end of a poll, in these words.
    EndPoll(OwnedEventId, String),
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
/// has them all, with the poll's id if it brings one. Errors that may pass are waited out, for as long
/// as it takes.
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
) -> Result<Option<OwnedEventId>, SendError> {
    if secret {
        ensure_encrypted(room).await?;
    }
    let mut first = None;
    for (number, piece) in render::pieces(&letter.text, render::MOST_BYTES).iter().enumerate() {
        let content = content(piece, letter, number)?;
        let id = put(room, "m.room.message", content, &format!("{transaction}.{number}")).await?;
        first.get_or_insert(id);
    }
    let mut shown = None;
    for extra in &letter.extra {
        let sent = match (extra, &first) {
            (Extra::Poll(poll), _) => put(room, poll::START, poll.content(), &format!("{transaction}.v"))
                .await
                .map(|id| shown = Some(id)),
            (Extra::EndPoll(poll, words), _) => {
                put(room, poll::END, poll::end(poll.as_str(), words), transaction).await.map(drop)
            }
            (Extra::Reaction(sign), Some(message)) => {
                let content = json!({"m.relates_to":
                    {"rel_type": "m.annotation", "event_id": message, "key": sign}});
                put(room, "m.reaction", content, &format!("{transaction}.s")).await.map(drop)
            }
            (Extra::Reaction(_), None) => Ok(()),
        };
        // The words have arrived, and they are enough.
        if let Err(error) = sent {
            tracing::warn!(room = %room.room_id(), transaction, %error, "an extra was not sent");
        }
    }
    Ok(shown)
}

/// Sends one event and waits out what may pass.
async fn put(room: &Room, kind: &str, content: Value, transaction: &str) -> Result<OwnedEventId, SendError> {
    let id = OwnedTransactionId::from(transaction);
    let mut backoff = Backoff::default();
    let mut failures = 0;
    loop {
        // The SDK would wait without saying so, and operators should hear that the bot is slowed down.
        let once = RequestConfig::new().disable_retry().timeout(net::PATIENCE);
        let sending = room.send_raw(kind, content.clone()).with_transaction_id(&id).with_request_config(once);
        let error = match sending.await {
            Ok(sent) => return Ok(sent.response.event_id),
            Err(error) => error,
        };
        if net::is_refusal(&error) {
            return Err(SendError::Refused(net::brief(&error)));
        }
        if !net::is_transient(&error) && failures >= TRIES {
            return Err(SendError::Failed(net::brief(&error)));
        }
        failures += 1;
        let wait = match net::limited(&error) {
            Some(asked) => asked.unwrap_or_else(|| backoff.next()),
            None => {
                let wait = backoff.next();
                tracing::warn!(room = %room.room_id(), transaction, error = net::brief(&error), ?wait, "sending again");
                wait
            }
        };
        tokio::time::sleep(wait).await;
    }
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

    #[test]
    fn content_has_both_bodies_mentions_and_data() {
        let letter = Letter {
            text: "<1> @room".into(),
            mentions: vec!["@ann:hs".try_into().unwrap()],
            data: Some(json!({"type": "speak", "seat": 1})),
            extra: Vec::new(),
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
