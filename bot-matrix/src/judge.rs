//! From the rooms to the judge: what people say, choose and do there.

use crate::attachments::Attachments;
use crate::config::Manners;
use crate::delivery::OpenPolls;
use crate::direct::Direct;
use crate::files::FileError;
use crate::inbound::Happening;
use crate::mail::{Fate, Mail, To};
use crate::outbound::{DATA_KEY, Letter};
use crate::prefix::Prefix;
use crate::replies::{Replies, Reply, Thread};
use crate::rooms;
use crate::silence::Silence;
use crate::status::Statuses;
use crate::teams::Teams;
use crate::venues::Venues;
use crate::{masks, poll, reaction};
use bot_core::game::{Action, Code, Locale, Moment, PersonId, Place, Platform, VenueId};
use bot_core::host::{Host, HostError, Input, Outcome, Receipt, What};
use bot_core::text::{Parsed, Query, Recall};
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, OwnedUserId, RoomId, UserId, serde::Raw};
use matrix_sdk::{Client, Room};
use serde_json::{Value, json};
use std::sync::Arc;

/// From this power level on somebody keeps order in a room.
const MODERATOR: i64 = 50;

/// The judge cannot take in what happened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum JudgeError {
    /// Its store, or it is shut down.
    #[error(transparent)]
    Host(#[from] HostError),
    /// A file of the adapter's own.
    #[error(transparent)]
    File(#[from] FileError),
}

/// Hands what people say to the judge, and its answers to them.
#[derive(Clone)]
pub(crate) struct Judge {
    pub(crate) host: Host,
    pub(crate) client: Client,
    pub(crate) direct: Arc<Direct>,
    pub(crate) mail: Mail,
    pub(crate) silence: Arc<Silence>,
    pub(crate) venues: Arc<Venues>,
    pub(crate) manners: Arc<Manners>,
    pub(crate) polls: Arc<OpenPolls>,
    pub(crate) attachments: Arc<Attachments>,
    pub(crate) statuses: Arc<Statuses>,
    pub(crate) teams: Arc<Teams>,
    prefix: Arc<Prefix>,
    replies: Arc<Replies>,
    pub(crate) locale: Locale,
}

/// What the judge's house consists of.
pub(crate) struct House {
    /// The files that are still to be read.
    pub(crate) attachments: Attachments,
    /// The direct rooms.
    pub(crate) direct: Direct,
    /// The answers on their way.
    pub(crate) replies: Replies,
    /// The rooms' silence.
    pub(crate) silence: Silence,
    /// The teams' rooms.
    pub(crate) teams: Teams,
    /// The rooms that were upgraded.
    pub(crate) venues: Venues,
}

impl Judge {
    /// Takes up the work: answers that an earlier run left are sent. `locale` is for
    /// where nobody has chosen a language yet.
    pub(crate) fn new(host: Host, client: Client, house: House, manners: Manners, locale: Locale) -> Self {
        let direct = Arc::new(house.direct);
        let prefix = Arc::new(Prefix::new(manners.prefix.clone(), host.texts().clone()));
        let judge = Self {
            mail: Mail::new(client.clone(), direct.clone(), prefix.clone()),
            prefix,
            host,
            client,
            direct,
            silence: Arc::new(house.silence),
            venues: Arc::new(house.venues),
            manners: Arc::new(manners),
            polls: Arc::default(),
            attachments: Arc::new(house.attachments),
            statuses: Arc::default(),
            teams: Arc::new(house.teams),
            replies: Arc::new(house.replies),
            locale,
        };
        for (id, reply) in judge.replies.all() {
            judge.send(id, reply);
        }
        judge.read_attachments();
        judge
    }

    /// The judge's clock, if it goes by itself.
    pub(crate) fn now(&self) -> Option<Moment> {
        (!self.host.is_virtual()).then(|| self.host.now())
    }

    /// Takes what happened in a room, which the homeserver got at `written`. When this returns it is
    /// durable, and the answer too.
    ///
    /// # Errors
    /// When a store fails; the same must be handed over again then.
    pub(crate) async fn handle(
        &self,
        room: &Room,
        happening: Happening,
        written: Option<Moment>,
    ) -> Result<(), JudgeError> {
        match happening {
            Happening::Said { sender, .. }
            | Happening::Sent { sender, .. }
            | Happening::Chose { sender, .. }
            | Happening::Reacted { sender, .. }
                if self.client.user_id() == Some(&*sender) =>
            {
                Ok(())
            }
            Happening::Said { event, sender, text, thread } => {
                self.said(room, Words { event, sender, text, thread }, written).await
            }
            Happening::Sent { event, sender, file } => self.sent(room, event, sender, file, written).await,
            Happening::Chose { event, sender, poll, answers } => {
                self.chose(room, event, sender, &answers).await?;
                self.close_if_over(room, poll, &answers).await;
                Ok(())
            }
            Happening::Reacted { event, sender, to, key } => {
                self.reacted(room, event, sender, &to, &key).await
            }
            Happening::Gone { event, user } => {
                // Whoever leaves a hidden room stays at the table, and the room waits for others.
                if self.teams.venue(room.room_id()).is_some() {
                    return Ok(());
                }
                rooms::leave_if_alone(room);
                // From a room that was upgraded people go on to the next.
                if self.direct.is_direct(room, &user) || self.venues.is_past(room.room_id()) {
                    return Ok(());
                }
                let input = self.input(room, &event, &user, What::Action(Action::Leave)).await;
                // Whoever sat at no table is told nothing.
                self.host.submit(Input { name: None, moderator: false, ..input }).await?;
                Ok(())
            }
            Happening::Moved { sender, to } => {
                rooms::follow(self, room, to, &sender);
                Ok(())
            }
            Happening::Came { .. } => Ok(()),
        }
    }

    /// Something from a person in this room.
    pub(crate) async fn input(&self, room: &Room, event: &EventId, sender: &UserId, what: What) -> Input {
        let den = self.teams.venue(room.room_id());
        let direct = den.is_some() || self.direct.is_direct(room, sender);
        Input {
            key: Some(event.to_string()),
            person: person(sender),
            name: name(room, sender).await,
            moderator: !direct && is_moderator(room, sender).await,
            place: if direct { Place::Direct } else { Place::Room },
            venue: den.or_else(|| (!direct).then(|| venue(&self.venues.first(room.room_id())))),
            written: None,
            what,
        }
    }

    /// Words as the judge knows them: commands begin with its own sign.
    pub(crate) fn read_as(&self, place: Place, words: &str) -> String {
        self.prefix.read(place, words.to_owned())
    }

    /// Somebody's words in a room or privately.
    ///
    /// # Errors
    /// When a store fails.
    pub(crate) async fn said(
        &self,
        room: &Room,
        words: Words,
        written: Option<Moment>,
    ) -> Result<(), JudgeError> {
        let Words { event, sender, text, thread } = words;
        let in_den = self.teams.venue(room.room_id()).is_some();
        let direct = in_den || self.direct.is_direct(room, &sender);
        let place = if direct { Place::Direct } else { Place::Room };
        let text = self.prefix.read(place, text);
        let parsed = self.host.texts().parse(place, &text);
        // What mates say to each other in their own room is theirs.
        if in_den && matches!(parsed, Parsed::Talk(_)) {
            return Ok(());
        }
        if matches!(parsed, Parsed::New { .. }) && !self.may_host(room.room_id(), &sender) {
            let locale = self.host.locale_of(&person(&sender))?;
            let text = self.host.texts().ui(&locale, "matrix-not-host", &[]);
            let data = Some(json!({"type": "refused", "to": "you", "code": Code::NotHost.id()}));
            return self.keep(format!("nf.r.{event}"), Reply { to: sender, text, data, thread: None });
        }
        let masked = self.is_masked(room.room_id(), &sender);
        let input = self.input(room, &event, &sender, What::Text(text)).await;
        let (outcome, receipt) = self.host.hear(Input { written, ..input }).await?;
        tracing::debug!(room = %room.room_id(), %event, ?place, repeated = outcome.repeated, "heard");
        if place == Place::Room {
            if masked && masks::slipped(&outcome) {
                self.take_down(room, &event);
            }
            if self.is_for_another_bot(&outcome, &sender) {
                return Ok(self.host.note(receipt).await?);
            }
        }
        let aloud = place == Place::Room && self.manners.threads && is_no_secret(&parsed);
        let thread = aloud.then(|| {
            let (room, question) = (room.room_id().to_owned(), event.clone());
            Thread { room, root: thread.unwrap_or_else(|| event.clone()), question }
        });
        self.answer(room, &event, sender, outcome, receipt, thread).await
    }

    /// Whether somebody may open a table in this room.
    fn may_host(&self, room: &RoomId, user: &UserId) -> bool {
        let first = self.venues.first(room);
        let list = [room, &*first].iter().find_map(|room| self.manners.hosts.get(room.as_str()));
        list.is_none_or(|hosts| hosts.iter().any(|host| host == user))
    }

    /// A choice in a poll answers the prompt that the poll showed.
    async fn chose(
        &self,
        room: &Room,
        event: OwnedEventId,
        sender: OwnedUserId,
        answers: &[String],
    ) -> Result<(), JudgeError> {
        let Some((table, action)) = poll::wish(answers) else { return Ok(()) };
        let Some(table) = self.host.table(table) else { return Ok(()) };
        let input = self.input(room, &event, &sender, What::Action(action)).await;
        // In a room only of the table that stands there.
        if input.venue.as_ref().is_some_and(|venue| *venue != table.venue) {
            return Ok(());
        }
        let input = Input { venue: Some(table.venue.clone()), ..input };
        let (outcome, receipt) = self.host.hear(input).await?;
        self.answer(room, &event, sender, outcome, receipt, None).await
    }

    /// A reaction to a message of the judge's own.
    async fn reacted(
        &self,
        room: &Room,
        event: OwnedEventId,
        sender: OwnedUserId,
        to: &EventId,
        key: &str,
    ) -> Result<(), JudgeError> {
        if !self.manners.reactions || !reaction::is_ours(key) || self.direct.is_direct(room, &sender) {
            return Ok(());
        }
        let message = match room.event(to, None).await {
            Ok(message) if message.sender().as_deref() == self.client.user_id() => message,
            Ok(_) => return Ok(()),
            Err(error) => {
                tracing::warn!(room = %room.room_id(), %error, "what a reaction is about cannot be read");
                return Ok(());
            }
        };
        let Some(action) = reaction::wish(key, &data_of(message.raw())) else { return Ok(()) };
        let input = self.input(room, &event, &sender, What::Action(action)).await;
        let (outcome, receipt) = self.host.hear(input).await?;
        self.answer(room, &event, sender, outcome, receipt, None).await
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
        // In a direct room it was for the judge; in another it may have been, where a table stands.
        let stands = || self.host.table_at(&venue(&self.venues.first(room.room_id()))).is_some();
        let private = self.direct.is_direct(&room, sender) || self.teams.venue(room.room_id()).is_some();
        if !private && !stands() {
            return Ok(());
        }
        let locale = self.host.locale_of(&person(sender))?;
        let text = self.host.texts().ui(&locale, "matrix-unreadable", &[]);
        let data = Some(json!({"type": "unreadable", "to": "you"}));
        let reply = Reply { to: sender.to_owned(), text, data, thread: None };
        self.keep(format!("nf.u.{}", matrix_sdk::ruma::TransactionId::new()), reply)
    }

    /// In a room with other bots their commands begin with "!" too.
    fn is_for_another_bot(&self, outcome: &Outcome, sender: &UserId) -> bool {
        let unknown = matches!(&outcome.reply, Err(refused) if refused.code() == Code::UnknownCommand);
        unknown && self.host.tables_of(&person(sender)).is_empty()
    }

    /// Answers, and has the input noted as handled once the answer is safe.
    pub(crate) async fn answer(
        &self,
        room: &Room,
        event: &EventId,
        to: OwnedUserId,
        mut outcome: Outcome,
        receipt: Receipt,
        thread: Option<Thread>,
    ) -> Result<(), JudgeError> {
        if outcome.forgotten {
            let text = outcome.reply.ok().flatten().unwrap_or_default();
            self.take_leave(event, to, text, receipt);
            return Ok(());
        }
        let files = std::mem::take(&mut outcome.files);
        if !files.is_empty() {
            let text = outcome.reply.ok().flatten().unwrap_or_default();
            self.hand_over(room, event, to, Letter { text, files, ..Letter::default() }, receipt);
            return Ok(());
        }
        let answer = match outcome.reply {
            Ok(None) => None,
            Ok(Some(text)) => {
                let reader = if thread.is_some() { "room" } else { "you" };
                Some((text, json!({"type": "reply", "to": reader}), thread))
            }
            Err(refused) => {
                let code = refused.code().id();
                Some((refused.text, json!({"type": "refused", "to": "you", "code": code}), None))
            }
        };
        if let Some((text, data, thread)) = answer {
            self.keep(format!("nf.r.{event}"), Reply { to, text, data: Some(data), thread })?;
        }
        Ok(self.host.note(receipt).await?)
    }

    /// Says a last word to somebody who was forgotten, and then forgets their room.
    fn take_leave(&self, event: &EventId, user: OwnedUserId, text: String, receipt: Receipt) {
        let (judge, transaction) = (self.clone(), format!("nf.r.{event}"));
        tokio::spawn(async move {
            let letter = Letter { text, ..Letter::default() };
            // Whether it arrives or not: they want to be gone.
            let _ = judge.mail.post(To::Person(user.clone()), transaction, letter).await.await;
            let notes = judge.replies.forget(&user).and_then(|()| judge.attachments.forget(&user));
            if let Err(error) = notes.and(judge.direct.forget(&user).await) {
                tracing::error!(%error, "somebody who was forgotten stays in a file");
            }
            if let Err(error) = judge.host.note(receipt).await {
                tracing::error!(%error, "somebody may be forgotten again");
            }
        });
    }

    /// Sends files in the background. They are too large to be kept on the way, so the wish for them counts as
    /// handled only when they have arrived: after a crash it is heard again.
    fn hand_over(&self, room: &Room, event: &EventId, to: OwnedUserId, letter: Letter, receipt: Receipt) {
        let public = letter.files.iter().all(|file| file.public) && !self.direct.is_direct(room, &to);
        let to = if public { To::Room(room.room_id().to_owned()) } else { To::Person(to) };
        let (mail, host, transaction) = (self.mail.clone(), self.host.clone(), format!("nf.r.{event}"));
        tokio::spawn(async move {
            let fate = mail.post(to, transaction, letter).await.await;
            if matches!(fate, Ok(Fate::Arrived(_) | Fate::Refused))
                && let Err(error) = host.note(receipt).await
            {
                tracing::error!(%error, "files that were sent may be sent again");
            }
        });
    }

    pub(crate) fn keep(&self, id: String, reply: Reply) -> Result<(), JudgeError> {
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
            let (to, letter) = reply.letter();
            let fate = mail.post(to, id.clone(), letter).await.await;
            if matches!(fate, Ok(Fate::Arrived(_) | Fate::Refused))
                && let Err(error) = replies.done(&id)
            {
                tracing::error!(%error, "an answer that was sent may be sent again");
            }
        });
    }
}

/// What somebody said, in which event, and in which thread.
pub(crate) struct Words {
    /// The event, which is also what makes it count once.
    pub(crate) event: OwnedEventId,
    /// Who said it.
    pub(crate) sender: OwnedUserId,
    /// What.
    pub(crate) text: String,
    /// The message on which its thread hangs.
    pub(crate) thread: Option<OwnedEventId>,
}

/// Whether all may read the answer to this: it is the same for everybody.
fn is_no_secret(parsed: &Parsed) -> bool {
    let Parsed::Query(query) = parsed else { return false };
    match query {
        Query::Help(Some(_))
        | Query::HelpAll
        | Query::Rules(_)
        | Query::Rulesets
        | Query::Table
        | Query::Terms(_)
        | Query::Recap
        | Query::Posts
        | Query::Lang(None)
        | Query::Recall(Recall::History | Recall::Ranking(_) | Recall::Season(_) | Recall::NewSeason(_)) => {
            true
        }
        // Whatever is about the asker alone, and what is long.
        Query::Recall(
            Recall::Replay { .. }
            | Recall::Stats(_)
            | Recall::Picture(_)
            | Recall::Export(_)
            | Recall::Privacy(_)
            | Recall::MyData
            | Recall::Forget { .. },
        )
        | Query::Role
        | Query::Explain
        // At a table it tells what the asker is asked.
        | Query::Help(None)
        | Query::Intro
        | Query::Wish(_)
        | Query::Lang(Some(_)) => false,
    }
}

/// What a message of the judge carries for programs.
fn data_of(raw: &Raw<AnySyncTimelineEvent>) -> Value {
    let content = raw.get_field::<Value>("content").ok().flatten().unwrap_or_default();
    content[DATA_KEY].clone()
}

pub(crate) fn person(user: &UserId) -> PersonId {
    PersonId::new(Platform::Matrix, user.as_str())
}

pub(crate) fn venue(room: &RoomId) -> VenueId {
    VenueId::new(Platform::Matrix, room.as_str())
}

pub(crate) fn user_of(person: &PersonId) -> Option<OwnedUserId> {
    (person.platform() == Platform::Matrix).then(|| OwnedUserId::try_from(person.id()).ok()).flatten()
}

pub(crate) fn room_of(venue: &VenueId) -> Option<OwnedRoomId> {
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
