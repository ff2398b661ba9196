//! Sending, once, whatever happens in between.
//!
//! Every message has a transaction id made from what caused it. The homeserver
//! answers a repetition with the message that it already has, so sending again after
//! a crash or a lost answer shows nothing twice.

use crate::net::{self, Backoff};
use crate::poll::{self, Poll};
use crate::render::{self, Piece};
use bot_core::host::Keepsake;
use matrix_sdk::Room;
use matrix_sdk::attachment::AttachmentConfig;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::events::Mentions;
use matrix_sdk::ruma::events::room::message::RoomMessageEventContent;
use matrix_sdk::ruma::{OwnedEventId, OwnedTransactionId, OwnedUserId};
use mime::Mime;
use serde_json::{Value, json};
use std::future::Future;

/// The key of a message's content under which the same facts stand as data, for
/// programs. Whoever can read the text can read it, and nobody else.
pub(crate) const DATA_KEY: &str = "org.nightfall.notice";

/// How often sending is tried when neither the network nor the homeserver is to blame.
const TRIES: u32 = 6;

/// The key under which a message says as whom it is to be shown, for clients that know it.
///
/// Source: the proposal MSC4144, whose own name for it is not yet part of Matrix
const PERSONA_KEY: &str = "com.beeper.per_message_profile";

/// What to send.
#[derive(Debug, Default)]
pub(crate) struct Letter {
    /// The words.
    pub(crate) text: String,
    /// As whom the judge says them, if not as itself.
    pub(crate) persona: Option<Persona>,
    /// The message that it belongs to.
    pub(crate) relation: Option<Relation>,
    /// Whose attention is asked for.
    pub(crate) mentions: Vec<OwnedUserId>,
    /// The same facts as data.
    pub(crate) data: Option<Value>,
    /// What comes with it for clients that can show it.
    pub(crate) extra: Vec<Extra>,
    /// Files; in an encrypted room they are encrypted too.
    pub(crate) files: Vec<Keepsake>,
}

/// A character through whom somebody speaks. Source: DN-01
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Persona {
    /// Tells it from others; says nothing of the player.
    pub(crate) id: String,
    /// The name to be shown.
    pub(crate) name: String,
}

/// How a message belongs to another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    /// It stands in its place.
    Replaces(OwnedEventId),
    /// It answers `to` in the thread under `root`.
    InThread {
        /// The message that the thread hangs on.
        root: OwnedEventId,
        /// The message that is answered.
        to: OwnedEventId,
    },
}

/// What has become of a letter that was sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sent {
    /// The first of its messages, if it had words.
    pub(crate) message: Option<OwnedEventId>,
    /// The poll that it brought.
    pub(crate) poll: Option<OwnedEventId>,
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
) -> Result<Sent, SendError> {
    if secret {
        ensure_encrypted(room).await?;
    }
    let mut done = Sent::default();
    for (number, piece) in letter.pieces().iter().enumerate() {
        let content = content(piece, letter, number)?;
        let id = put(room, "m.room.message", content, &format!("{transaction}.{number}")).await?;
        done.message.get_or_insert(id);
    }
    for extra in &letter.extra {
        let sent = match (extra, &done.message) {
            (Extra::Poll(poll), _) => put(room, poll::START, poll.content(), &format!("{transaction}.v"))
                .await
                .map(|id| done.poll = Some(id)),
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
    for (number, file) in letter.files.iter().enumerate() {
        attach(room, file, &format!("{transaction}.f{number}")).await?;
    }
    Ok(done)
}

/// Sends one file. A picture is shown as one.
async fn attach(room: &Room, file: &Keepsake, transaction: &str) -> Result<OwnedEventId, SendError> {
    let kind: Mime = file.mime.parse().unwrap_or(mime::APPLICATION_OCTET_STREAM);
    let kind = &kind;
    patiently(room, transaction, |id| async move {
        let config = AttachmentConfig::new().txn_id(id).mentions(Some(Mentions::new()));
        let sent = room.send_attachment(file.name.as_str(), kind, file.bytes.clone(), config).await?;
        Ok(sent.event_id)
    })
    .await
}

/// Sends one event.
async fn put(room: &Room, kind: &str, content: Value, transaction: &str) -> Result<OwnedEventId, SendError> {
    let content = &content;
    patiently(room, transaction, |id| async move {
        // The SDK would wait without saying so, and operators should hear that the bot is slowed down.
        let once = RequestConfig::new().disable_retry().timeout(net::PATIENCE);
        let sending = room.send_raw(kind, content.clone()).with_transaction_id(&id).with_request_config(once);
        Ok(sending.await?.response.event_id)
    })
    .await
}

/// Sends, and waits out what may pass.
async fn patiently<F>(
    room: &Room,
    transaction: &str,
    sending: impl Fn(OwnedTransactionId) -> F,
) -> Result<OwnedEventId, SendError>
where
    F: Future<Output = Result<OwnedEventId, matrix_sdk::Error>>,
{
    let mut backoff = Backoff::default();
    let mut failures = 0;
    loop {
        let error = match sending(OwnedTransactionId::from(transaction)).await {
            Ok(sent) => return Ok(sent),
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

impl Letter {
    /// The messages that it takes. What replaces a message is one, and carries itself twice.
    fn pieces(&self) -> Vec<Piece> {
        match self.relation {
            Some(Relation::Replaces(_)) => {
                render::pieces(&self.text, render::MOST_BYTES / 2).into_iter().take(1).collect()
            }
            Some(Relation::InThread { .. }) | None => render::pieces(&self.text, render::MOST_BYTES),
        }
    }
}

/// The event's content. Only the first piece carries data and rings.
fn content(piece: &Piece, letter: &Letter, number: usize) -> Result<Value, SendError> {
    let piece = match &letter.persona {
        Some(persona) => &piece.said_by(&persona.name),
        None => piece,
    };
    let mut message = RoomMessageEventContent::text_html(&piece.plain, &piece.html);
    // Present even when empty: it is what tells clients not to look for names and
    // for "@room" in the words.
    message.mentions = Some(match number {
        0 => Mentions::with_user_ids(letter.mentions.iter().cloned()),
        _ => Mentions::new(),
    });
    let mut content = serde_json::to_value(message).map_err(|error| SendError::Failed(error.to_string()))?;
    let Value::Object(fields) = &mut content else { return Ok(content) };
    // A view or a final report can be long; the words say it all anyway.
    if let (0, Some(data)) = (number, letter.data.as_ref().filter(|data| data.to_string().len() <= MOST_DATA))
    {
        fields.insert(DATA_KEY.to_owned(), data.clone());
    }
    if let Some(Persona { id, name }) = &letter.persona {
        let profile = json!({"id": id, "displayname": name, "has_fallback": true});
        fields.insert(PERSONA_KEY.to_owned(), profile);
    }
    Ok(match &letter.relation {
        None => content,
        Some(Relation::Replaces(old)) => {
            let plain = format!("* {}", piece.plain);
            let html = format!("* {}", piece.html);
            json!({
                "msgtype": "m.text", "body": plain, "format": "org.matrix.custom.html", "formatted_body": html,
                "m.mentions": {}, "m.new_content": content,
                "m.relates_to": {"rel_type": "m.replace", "event_id": old},
            })
        }
        Some(Relation::InThread { root, to }) => {
            let relation = json!({"rel_type": "m.thread", "event_id": root, "is_falling_back": true,
                                  "m.in_reply_to": {"event_id": to}});
            fields_with(content, "m.relates_to", relation)
        }
    })
}

fn fields_with(mut content: Value, key: &str, value: Value) -> Value {
    if let Value::Object(fields) = &mut content {
        fields.insert(key.to_owned(), value);
    }
    content
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
            ..Letter::default()
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
    #[test]
    fn a_character_is_named_in_the_words_too() {
        let persona = Persona { id: "7.1.Oak".into(), name: "#1 <Oak>".into() };
        let letter = Letter { text: "hi".into(), persona: Some(persona), ..Letter::default() };
        let said = content(&letter.pieces()[0], &letter, 0).unwrap();
        assert_eq!(said["body"], "#1 <Oak>: hi");
        let html = "<strong data-mx-profile-fallback>#1 &lt;Oak&gt;: </strong>hi";
        assert_eq!(said["formatted_body"], html);
        let profile = json!({"id": "7.1.Oak", "displayname": "#1 <Oak>", "has_fallback": true});
        assert_eq!(said[PERSONA_KEY], profile);
    }

    #[test]
    fn an_edit_is_one_message_that_says_its_new_words_in_both_ways() {
        let relation = Some(Relation::Replaces("$old:hs".try_into().unwrap()));
        let letter = Letter { text: "a <b>\n".repeat(9_000), relation, ..Letter::default() };
        let pieces = letter.pieces();
        assert_eq!(pieces.len(), 1);
        let edit = content(&pieces[0], &letter, 0).unwrap();
        assert!(edit.to_string().len() < render::MOST_BYTES * 2);
        assert_eq!(edit["m.relates_to"], json!({"rel_type": "m.replace", "event_id": "$old:hs"}));
        let new = &edit["m.new_content"];
        assert!(new["formatted_body"].as_str().unwrap().starts_with("a &lt;b&gt;<br>"));
        assert_eq!(edit["formatted_body"], format!("* {}", new["formatted_body"].as_str().unwrap()));
        assert_eq!((&edit["m.mentions"], &new["m.mentions"]), (&json!({}), &json!({})));
    }

    #[test]
    fn an_answer_in_a_thread_is_a_reply_for_clients_without_threads() {
        let (root, to) = ("$root:hs".try_into().unwrap(), "$to:hs".try_into().unwrap());
        let relation = Some(Relation::InThread { root, to });
        let letter = Letter { text: "yes".into(), relation, ..Letter::default() };
        let answer = content(&letter.pieces()[0], &letter, 0).unwrap();
        let related = json!({"rel_type": "m.thread", "event_id": "$root:hs", "is_falling_back": true,
                             "m.in_reply_to": {"event_id": "$to:hs"}});
        assert_eq!(answer["m.relates_to"], related);
    }
}
