//! Between the rooms and the judge: what people say goes in, what the judge says
//! comes out.

use crate::direct::Direct;
use crate::files::FileError;
use crate::inbound::Happening;
use crate::mail::{Fate, Mail, To};
use crate::outbound::Letter;
use crate::replies::{Replies, Reply};
use crate::rooms;
use bot_core::game::{Action, Audience, Code, Locale, Notice, PersonId, Place, Platform, VenueId};
use bot_core::host::{Host, HostError, Input, Line, LineId, Outcome, What};
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId, UserId};
use matrix_sdk::{Client, Room};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// From this power level on somebody keeps order in a room.
const MODERATOR: i64 = 50;
/// How many confirmations wait for the store at most.
const CONFIRMING: usize = 256;

/// The judge cannot take in what happened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum JudgeError {
    /// Its store, or it is shut down.
    #[error(transparent)]
    Host(#[from] HostError),
    /// The file of answers on their way.
    #[error(transparent)]
    File(#[from] FileError),
}

/// Hands what people say to the judge, and its answers to them.
#[derive(Clone)]
pub(crate) struct Judge {
    host: Host,
    client: Client,
    direct: Arc<Direct>,
    mail: Mail,
    replies: Arc<Replies>,
    locale: Locale,
}

impl Judge {
    /// Takes up the work: answers that an earlier run left are sent. `locale` is for
    /// where nobody has chosen a language yet.
    pub(crate) fn new(
        host: Host,
        client: Client,
        direct: Arc<Direct>,
        replies: Arc<Replies>,
        locale: Locale,
    ) -> Self {
        let mail = Mail::new(client.clone(), direct.clone());
        let judge = Self { host, client, direct, mail, replies, locale };
        for (id, reply) in judge.replies.all() {
            judge.send(id, reply);
        }
        judge
    }

    /// Takes what happened in a room. When this returns it is durable, and the answer too.
    ///
    /// # Errors
    /// When a store fails; the same must be handed over again then.
    pub(crate) async fn handle(&self, room: &Room, happening: Happening) -> Result<(), JudgeError> {
        match happening {
            Happening::Said { sender, .. } if self.client.user_id() == Some(&*sender) => Ok(()),
            Happening::Said { event, sender, text } => {
                let direct = self.direct.is_direct(room, &sender);
                let input = Input {
                    key: Some(event.to_string()),
                    person: person(&sender),
                    name: name(room, &sender).await,
                    moderator: !direct && is_moderator(room, &sender).await,
                    place: if direct { Place::Direct } else { Place::Room },
                    venue: (!direct).then(|| venue(room.room_id())),
                    written: None,
                    what: What::Text(text),
                };
                let outcome = self.host.submit(input).await?;
                tracing::debug!(room = %room.room_id(), event = %event, direct, repeated = outcome.repeated, "heard");
                if !direct && self.is_for_another_bot(&outcome, &sender) {
                    return Ok(());
                }
                self.answer(format!("nf.r.{event}"), sender, outcome)
            }
            Happening::Gone { event, user } => {
                rooms::leave_if_alone(room);
                if self.direct.is_direct(room, &user) {
                    return Ok(());
                }
                let input = Input {
                    key: Some(event.to_string()),
                    person: person(&user),
                    name: None,
                    moderator: false,
                    place: Place::Room,
                    venue: Some(venue(room.room_id())),
                    written: None,
                    what: What::Action(Action::Leave),
                };
                // Whoever sat at no table is told nothing.
                self.host.submit(input).await?;
                Ok(())
            }
            Happening::Came { .. } => Ok(()),
        }
    }

    /// Says hello in a room that the bot was invited to.
    pub(crate) async fn greet(&self, room: &Room) {
        let is_direct = !room.direct_targets().is_empty();
        let key = if is_direct { "matrix-dm-hello" } else { "matrix-room-hello" };
        let text = self.host.texts().ui(&self.locale, key, &[]);
        let id = room.room_id().to_owned();
        // Coming in twice within a day is greeted once: the transaction is the same.
        let transaction = format!("nf.hello.{id}");
        self.mail.post(To::Room(id), transaction, Letter { text, ..Letter::default() }).await;
    }

    /// A message for which no key has come, or for which there was no room to wait.
    ///
    /// # Errors
    /// When a store fails.
    pub(crate) async fn unreadable(&self, room: &RoomId, sender: &UserId) -> Result<(), JudgeError> {
        let Some(room) = self.client.get_room(room) else { return Ok(()) };
        // In a room it may have been anything; in a direct room it was for the judge.
        if !self.direct.is_direct(&room, sender) {
            return Ok(());
        }
        let locale = self.host.locale_of(&person(sender))?;
        let text = self.host.texts().ui(&locale, "matrix-unreadable", &[]);
        let reply = Reply { to: sender.to_owned(), text, data: None };
        self.keep(format!("nf.u.{}", matrix_sdk::ruma::TransactionId::new()), reply)
    }

    /// In a room with other bots their commands begin with "!" too.
    fn is_for_another_bot(&self, outcome: &Outcome, sender: &UserId) -> bool {
        let unknown = matches!(&outcome.reply, Err(refused) if refused.code() == Code::UnknownCommand);
        unknown && self.host.tables_of(&person(sender)).is_empty()
    }

    fn answer(&self, id: String, to: OwnedUserId, outcome: Outcome) -> Result<(), JudgeError> {
        let (text, data) = match outcome.reply {
            Ok(None) => return Ok(()),
            Ok(Some(text)) => (text, Some(json!({"type": "reply", "to": "you"}))),
            Err(refused) => {
                let code = refused.code().id();
                (refused.text, Some(json!({"type": "refused", "to": "you", "code": code})))
            }
        };
        self.keep(id, Reply { to, text, data })
    }

    fn keep(&self, id: String, reply: Reply) -> Result<(), JudgeError> {
        if self.replies.keep(&id, &reply)? {
            self.send(id, reply);
        } else {
            tracing::warn!(to = %reply.to, "too many answers on their way; one is dropped");
        }
        Ok(())
    }

    /// Sends an answer in the background. The stream of events must not wait for it:
    /// a new direct room comes with that very stream.
    fn send(&self, id: String, reply: Reply) {
        let (mail, replies) = (self.mail.clone(), self.replies.clone());
        tokio::spawn(async move {
            let letter = Letter { text: reply.text, data: reply.data, ..Letter::default() };
            let fate = mail.post(To::Person(reply.to), id.clone(), letter).await.await;
            if matches!(fate, Ok(Fate::Arrived | Fate::Refused))
                && let Err(error) = replies.done(&id)
            {
                tracing::error!(%error, "an answer that was sent may be sent again");
            }
        });
    }

    /// Delivers what the judge tells the tables, until the host ends.
    pub(crate) async fn deliver(self) {
        let mut lines = self.host.deliveries(Platform::Matrix);
        let (confirm, confirmed) = mpsc::channel(CONFIRMING);
        let confirming = tokio::spawn(confirm_all(self.host.clone(), confirmed));
        while let Some(line) = lines.recv().await {
            self.line(line, &confirm).await;
        }
        drop(confirm);
        if let Err(error) = confirming.await {
            tracing::error!(%error, "confirming ended badly");
        }
    }

    async fn line(&self, line: Line, confirm: &mpsc::Sender<LineId>) {
        let to = addressees(&line);
        tracing::debug!(line = %line.id, addressees = to.len(), "deliver");
        let mut fates = Vec::new();
        for (number, to) in to.into_iter().enumerate() {
            let letter = letter(&line, &to);
            let transaction = format!("nf.{}.{number}", line.id);
            fates.push(self.mail.post(to, transaction, letter).await);
        }
        if let Notice::Joined { user, .. } = line.notice.open() {
            self.probe(user, &line.venue, line.locale.clone(), line.id).await;
        }
        let (id, confirm) = (line.id, confirm.clone());
        tokio::spawn(async move {
            if all_settled(fates).await && confirm.send(id).await.is_err() {
                tracing::debug!(line = %id, "not confirmed; it comes again");
            }
        });
    }

    /// Opens the direct room of whoever takes a seat, long before anything secret has
    /// to go there, and says aloud if that person cannot be reached.
    async fn probe(&self, user: &PersonId, venue: &VenueId, locale: Locale, line: LineId) {
        let (Some(user), Some(room)) = (user_of(user), room_of(venue)) else { return };
        let text = match self.direct.knows(&user) {
            true => String::new(),
            false => self.host.texts().ui(&locale, "matrix-dm-hello", &[]),
        };
        let hello = Letter { text, ..Letter::default() };
        let check = self.mail.post(To::Person(user.clone()), format!("nf.{line}.p"), hello).await;
        let judge = self.clone();
        tokio::spawn(async move {
            if check.await == Ok(Fate::Refused) {
                let text =
                    judge.host.texts().ui(&locale, "matrix-unreachable", &[("who", user.as_str().into())]);
                let letter = Letter { text, mentions: vec![user], data: None };
                judge.mail.post(To::Room(room), format!("nf.{line}.q"), letter).await;
            }
        });
    }
}

/// Notes deliveries, many at once when many wait.
async fn confirm_all(host: Host, mut confirmed: mpsc::Receiver<LineId>) {
    let mut ids = Vec::new();
    while confirmed.recv_many(&mut ids, CONFIRMING).await > 0 {
        if let Err(error) = host.confirm_all(&ids).await {
            tracing::error!(%error, "cannot confirm; the messages come again after a restart");
        }
        ids.clear();
    }
}

/// Whether every letter has arrived or never can.
async fn all_settled(fates: Vec<oneshot::Receiver<Fate>>) -> bool {
    let mut settled = true;
    for fate in fates {
        settled &= matches!(fate.await, Ok(Fate::Arrived | Fate::Refused));
    }
    settled
}

fn addressees(line: &Line) -> Vec<To> {
    let person = |person: &PersonId| user_of(person).map(To::Person);
    match &line.to {
        Audience::Room => room_of(&line.venue).map(To::Room).into_iter().collect(),
        Audience::Person(one) => person(one).into_iter().collect(),
        Audience::Dead => line.recipients.iter().filter_map(person).collect(),
    }
}

fn letter(line: &Line, to: &To) -> Letter {
    let notice = line.notice.open();
    // The floor is somebody's: that person's client should ring.
    let mentions = match (notice, &line.prompt, to) {
        (Notice::Speak { .. } | Notice::LastWords { .. }, Some(prompt), To::Room(_)) => {
            user_of(&prompt.person).into_iter().collect()
        }
        _ => Vec::new(),
    };
    Letter { text: line.text.open().clone(), mentions, data: data(line) }
}

/// The notice as in the JSON-lines protocol, with its number and the prompt's id.
fn data(line: &Line) -> Option<Value> {
    let mut data = serde_json::to_value(line.notice.open()).ok()?;
    let fields = data.as_object_mut()?;
    let to = match line.to {
        Audience::Room => "room",
        Audience::Person(_) => "you",
        Audience::Dead => "dead",
    };
    fields.insert("to".into(), json!(to));
    fields.insert("n".into(), json!(line.n));
    fields.insert("at".into(), json!(line.at));
    if let Some(prompt) = &line.prompt {
        fields.insert("prompt".into(), json!(prompt.id));
    }
    Some(data)
}

fn person(user: &UserId) -> PersonId {
    PersonId::new(Platform::Matrix, user.as_str())
}

fn venue(room: &RoomId) -> VenueId {
    VenueId::new(Platform::Matrix, room.as_str())
}

fn user_of(person: &PersonId) -> Option<OwnedUserId> {
    (person.platform() == Platform::Matrix).then(|| OwnedUserId::try_from(person.id()).ok()).flatten()
}

fn room_of(venue: &VenueId) -> Option<OwnedRoomId> {
    (venue.platform() == Platform::Matrix).then(|| OwnedRoomId::try_from(venue.id()).ok()).flatten()
}

/// The name that the person shows in this room, as the store knows it.
async fn name(room: &Room, user: &UserId) -> Option<String> {
    match room.get_member_no_sync(user).await {
        Ok(member) => member.map(|member| member.name().to_owned()),
        Err(error) => {
            tracing::warn!(%error, "a member's name cannot be read");
            None
        }
    }
}

async fn is_moderator(room: &Room, user: &UserId) -> bool {
    match room.get_user_power_level(user).await {
        Ok(UserPowerLevel::Infinite) => true,
        Ok(UserPowerLevel::Int(level)) => i64::from(level) >= MODERATOR,
        _ => false,
    }
}
