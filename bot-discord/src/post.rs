//! The outbox: from the host to channels and inboxes, each reader's messages in
//! order, each confirmed once Discord has it.
//!
//! Whoever takes no direct messages is not tried again: what is for them waits,
//! unconfirmed, until they press a button, and is then shown to them alone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bot_core::game::{Audience, Platform, VenueId};
use bot_core::host::Line;
use serenity::all::{
    Builder as _, ChannelId, CreateActionRow, CreateAllowedMentions, CreateInteractionResponseFollowup,
    CreateMessage, MessageId, Nonce, UserId,
};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use crate::app::{App, number, user_of};
use crate::split::{MESSAGE_MAX, split};
use crate::trouble::{Trouble, patiently, summary, trouble};
use crate::{inbox, order, room};

/// Errands that may wait for one reader. What comes beyond stays in the store
/// and is sent after the next start.
const QUEUE_MAX: usize = 512;
/// A reader with nothing to do is forgotten after this time.
pub(crate) const IDLE: Duration = Duration::from_secs(3600);
/// First and longest wait before a message is tried again.
const RETRY_FIRST: Duration = Duration::from_millis(500);
const RETRY_LONGEST: Duration = Duration::from_secs(120);

/// A reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Reader {
    /// All who see a channel.
    Channel(u64),
    /// A person in private.
    Person(u64),
    /// Nobody: the order that is kept in a channel.
    Order(u64),
}

/// Something to be done for a reader.
pub(crate) enum Errand {
    /// A message of the judge. The flag is for the reader whose receipt confirms it.
    Line(Arc<Line>, Receipt),
    /// The person has just clicked: with this token they can be answered in private for a while.
    /// `asked`: what is asked of them is being shown to them anyway.
    Token { token: String, asked: bool },
    /// An answer to what somebody has written: to them alone. `nonce` is the same if it comes again.
    Note { text: String, nonce: String },
    /// The person may take direct messages again.
    Reopen,
    /// What is shown of the channel's table may have changed.
    Refresh,
    /// Writes to the person to see whether one can.
    Greet { text: String, reached: oneshot::Sender<bool> },
}

/// Confirms a line once all who read it have it.
#[derive(Clone)]
pub(crate) struct Receipt(#[allow(dead_code, reason = "held until the last reader has the line")] Arc<Last>);

struct Last {
    app: Arc<App>,
    line: Arc<Line>,
    missing: std::sync::atomic::AtomicUsize,
}

impl Receipt {
    fn new(app: &Arc<App>, line: &Arc<Line>, readers: usize) -> Receipt {
        let missing = std::sync::atomic::AtomicUsize::new(readers);
        Receipt(Arc::new(Last { app: Arc::clone(app), line: Arc::clone(line), missing }))
    }

    /// One reader has it.
    pub(crate) async fn received(self) {
        let last = &self.0;
        if last.missing.fetch_sub(1, std::sync::atomic::Ordering::AcqRel) == 1 {
            confirm(&last.app, &last.line).await;
        }
    }
}

async fn confirm(app: &App, line: &Line) {
    if let Err(error) = app.host.confirm(line.id).await {
        tracing::error!(line = %line.id, %error, "a delivered message could not be confirmed");
    }
}

/// The readers that are being served.
#[derive(Default)]
pub(crate) struct Post {
    queues: Mutex<HashMap<Reader, mpsc::Sender<Errand>>>,
}

impl Post {
    /// Gives an errand to a reader's own task, started if need be.
    pub(crate) fn send(&self, app: &Arc<App>, reader: Reader, errand: Errand) {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let errand = match queues.get(&reader) {
            Some(queue) => match queue.try_send(errand) {
                Ok(()) => return,
                Err(mpsc::error::TrySendError::Full(_)) => {
                    tracing::warn!(?reader, "too many messages wait; the rest stays in the store");
                    return;
                }
                Err(mpsc::error::TrySendError::Closed(errand)) => errand,
            },
            None => errand,
        };
        queues.retain(|_, queue| !queue.is_closed());
        let (queue, errands) = mpsc::channel(QUEUE_MAX);
        // A fresh queue has room.
        let _ = queue.try_send(errand);
        queues.insert(reader, queue);
        let app = Arc::clone(app);
        match reader {
            Reader::Channel(id) => tokio::spawn(room::serve(app, ChannelId::new(id), errands)),
            Reader::Person(id) => tokio::spawn(inbox::serve(app, id, errands)),
            Reader::Order(id) => tokio::spawn(order::serve(app, ChannelId::new(id), errands)),
        };
    }

    /// Lets a channel that is being served look at its table anew.
    pub(crate) fn refresh(&self, venue: &VenueId) {
        let Some(id) = number(venue.id()) else { return };
        let queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.get(&Reader::Channel(id)) {
            // A full queue has enough in it to make the channel look.
            let _ = queue.try_send(Errand::Refresh);
        }
    }
}

/// Hands everything that the host wants delivered to its readers, until the host ends.
pub(crate) async fn deliver(app: Arc<App>) {
    let mut lines = app.host.deliveries(Platform::Discord);
    while let Some(line) = lines.recv().await {
        let line = Arc::new(line);
        let readers = readers(&line);
        if readers.is_empty() {
            confirm(&app, &line).await;
            continue;
        }
        let receipt = Receipt::new(&app, &line, readers.len());
        for reader in readers {
            app.post.send(&app, reader, Errand::Line(Arc::clone(&line), receipt.clone()));
        }
    }
    tracing::info!("nothing more will be delivered");
}

fn readers(line: &Line) -> Vec<Reader> {
    let person = |id: &bot_core::game::PersonId| user_of(id).map(|user| Reader::Person(user.get()));
    match &line.to {
        Audience::Room => number(line.venue.id()).map(Reader::Channel).into_iter().collect(),
        Audience::Person(id) => person(id).into_iter().collect(),
        Audience::Dead => line.recipients.iter().filter_map(person).collect(),
    }
}

/// The next errand; `None` after a long time without any, when the queue is closed.
pub(crate) async fn next(errands: &mut mpsc::Receiver<Errand>) -> Option<Errand> {
    match timeout(IDLE, errands.recv()).await {
        Ok(errand) => errand,
        Err(_) => {
            errands.close();
            // Whatever slipped in before it closed is still done.
            errands.recv().await
        }
    }
}

/// What a message of the judge becomes on Discord.
#[derive(Debug, Default)]
pub(crate) struct Parcel {
    pub(crate) text: String,
    pub(crate) rows: Vec<CreateActionRow>,
    /// Who is called by it, first thing.
    pub(crate) calls: Vec<UserId>,
}

/// Sends a line as one or more messages. The same line has the same nonces after a
/// restart, so that Discord drops what it has already. Tries until it works or never will.
/// Returns the last message.
///
/// # Errors
/// Why it never will.
pub(crate) async fn send_line(
    app: &App,
    channel: ChannelId,
    line: &Line,
    parcel: Parcel,
) -> Result<Option<MessageId>, Trouble> {
    let Parcel { mut text, rows, calls } = parcel;
    for user in calls.iter().rev() {
        text = format!("<@{user}> {text}");
    }
    let mut pieces = split(&text, MESSAGE_MAX);
    if pieces.is_empty() && !rows.is_empty() {
        pieces.push("\u{2060}".to_owned());
    }
    let last = pieces.len().saturating_sub(1);
    let mut sent = None;
    for (index, piece) in pieces.iter().enumerate() {
        let nonce = app.nonce(line.id, index);
        let mut plain = message(piece, Some(nonce));
        if index == 0 && !calls.is_empty() {
            plain = plain.allowed_mentions(CreateAllowedMentions::new().users(calls.clone()));
        }
        let whole = if index == last && !rows.is_empty() {
            plain.clone().components(rows.clone())
        } else {
            plain.clone()
        };
        sent = Some(match send(app, channel, whole, line).await {
            Err(Trouble::Malformed) => send(app, channel, plain, line).await?,
            other => other?,
        });
    }
    Ok(sent)
}

/// A message that notifies nobody, whatever names and texts of players are in it.
pub(crate) fn message(content: &str, nonce: Option<String>) -> CreateMessage {
    let message = CreateMessage::new().content(content).allowed_mentions(CreateAllowedMentions::new());
    match nonce {
        Some(nonce) => message.nonce(Nonce::String(nonce)).enforce_nonce(true),
        None => message,
    }
}

async fn send(
    app: &App,
    channel: ChannelId,
    message: CreateMessage,
    line: &Line,
) -> Result<MessageId, Trouble> {
    let mut wait = RETRY_FIRST;
    loop {
        let mut wakes = app.wakes();
        let error = match channel.send_message(&app.http, message.clone()).await {
            Ok(sent) => {
                tracing::debug!(line = %line.id, %channel, "delivered");
                app.reach.succeeded();
                return Ok(sent.id);
            }
            Err(error) => error,
        };
        let trouble = trouble(&error);
        match trouble {
            // A permission may be granted yet; until then it is asked for rarely, since refusals count.
            Trouble::Later | Trouble::Barred => {
                tracing::warn!(line = %line.id, %channel, error = summary(&error), "will be tried again");
                let barred = trouble == Trouble::Barred;
                if !barred {
                    app.reach.failed();
                }
                let pause = if barred { RETRY_LONGEST } else { wait };
                tokio::select! {
                    () = sleep(pause) => {}
                    _ = wakes.changed() => {}
                }
                wait = (wait * 2).min(RETRY_LONGEST);
            }
            Trouble::Closed | Trouble::Gone | Trouble::Malformed | Trouble::Answered => {
                tracing::warn!(line = %line.id, %channel, error = summary(&error), "not taken");
                return Err(trouble);
            }
        }
    }
}

/// Shows a text to the one person whose interaction the token is from.
///
/// # Errors
/// Why Discord did not take it.
pub(crate) async fn whisper(
    app: &App,
    token: &str,
    text: &str,
    rows: Vec<CreateActionRow>,
) -> Result<(), Trouble> {
    let pieces = split(text, MESSAGE_MAX);
    let last = pieces.len().saturating_sub(1);
    for (index, piece) in pieces.iter().enumerate() {
        let mut follow_up = CreateInteractionResponseFollowup::new()
            .content(piece)
            .allowed_mentions(CreateAllowedMentions::new())
            .ephemeral(true);
        if index == last && !rows.is_empty() {
            follow_up = follow_up.components(rows.clone());
        }
        if let Err(error) = patiently(|| follow_up.clone().execute(&app.http, (None, token))).await {
            tracing::warn!(error = summary(&error), "an answer was not taken");
            return Err(trouble(&error));
        }
    }
    Ok(())
}
