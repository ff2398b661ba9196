//! From the judge to the rooms: what it tells the tables, polls and silence.

use crate::judge::{Judge, room_of, user_of};
use crate::mail::{Fate, To};
use crate::net::Backoff;
use crate::outbound::{Extra, Letter, Persona, Sent};
use crate::poll::{self, Poll, Words};
use crate::reaction;
use crate::silence::{Trouble, Wanted};
use bot_core::game::{
    Ask, Audience, BallotKind, Locale, Notice, PersonId, Platform, Prompt, PromptId, Seat, TableId, Target,
    VenueId,
};
use bot_core::host::{Host, Line, LineId, TableView};
use bot_core::text::{Escape, Face};
use matrix_sdk::Room;
use matrix_sdk::ruma::OwnedEventId;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many confirmations wait for the store at most.
const CONFIRMING: usize = 256;
/// How many open polls are remembered, to be closed when they are over.
const POLLS: usize = 4_096;
/// How long giving the rooms their voices back may take when the bot is told to end.
const UNDOING: Duration = Duration::from_secs(8);

/// The polls that were shown, with where and for which prompt.
#[derive(Default)]
pub(crate) struct OpenPolls(Mutex<BTreeMap<OwnedEventId, (TableId, PromptId, To)>>);

impl OpenPolls {
    fn shown(&self, poll: OwnedEventId, table: TableId, prompt: PromptId, to: To) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if open.len() < POLLS {
            open.insert(poll, (table, prompt, to));
        }
    }

    /// Takes out those of a table whose moment has passed.
    fn over(&self, table: TableId, now: Option<(u32, u32)>) -> Vec<(OwnedEventId, To)> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let past = |id: &PromptId| now != Some((id.game, id.step));
        let over: Vec<_> = open
            .iter()
            .filter(|(_, (of, prompt, _))| *of == table && past(prompt))
            .map(|(poll, (_, _, to))| (poll.clone(), to.clone()))
            .collect();
        open.retain(|poll, _| !over.iter().any(|(past, _)| past == poll));
        over
    }
}

/// The game that is on and how far it is: what a poll was for, if it was for this.
fn moment(view: &TableView) -> Option<(u32, u32)> {
    let game = view.state.standing()?.game.as_ref()?;
    Some((game.number, game.step))
}

impl Judge {
    /// Delivers what the judge tells the tables, until the host ends.
    pub(crate) async fn deliver(self) {
        let mut lines = self.host.deliveries(Platform::Matrix);
        let (confirm, confirmed) = mpsc::channel(CONFIRMING);
        let confirming = tokio::spawn(confirm_all(self.host.clone(), confirmed));
        // Whatever an earlier run left, and whatever it undid when it ended.
        let left: Vec<VenueId> = self.silence.rooms().iter().map(|room| room_venue(&self, room)).collect();
        let tables = self.host.tables();
        for venue in tables.iter().map(|view| &view.venue).chain(&left) {
            self.quiet(venue);
        }
        for view in &tables {
            self.statuses.inherit(view);
        }
        while let Some(line) = lines.recv().await {
            self.line(line, &confirm).await;
        }
        drop(confirm);
        if let Err(error) = confirming.await {
            tracing::error!(%error, "confirming ended badly");
        }
    }

    async fn line(&self, line: Line, confirm: &mpsc::Sender<LineId>) {
        let view = self.host.table_after(&line).await;
        self.close_polls(&line, view.as_deref()).await;
        let to = self.addressees(&line);
        tracing::debug!(line = %line.id, addressees = to.len(), "deliver");
        let mut fates = Vec::new();
        for (number, to) in to.into_iter().enumerate() {
            let letter = self.letter(&line, &to, view.as_deref());
            let transaction = format!("nf.{}.{number}", line.id);
            fates.push(self.post(to, transaction, letter, line.prompt.as_ref(), line.table).await);
        }
        if let Notice::Joined { user, .. } = line.notice.open() {
            self.probe(user, &line.venue, line.locale.clone(), line.id).await;
        }
        fates.extend(self.ballot_papers(&line, view.as_deref()).await);
        if line.to == Audience::Room {
            self.quiet(&line.venue);
            self.teams.changed(&line.venue);
        }
        self.statuses.changed(&line);
        let (id, confirm) = (line.id, confirm.clone());
        tokio::spawn(async move {
            if all_settled(fates).await && confirm.send(id).await.is_err() {
                tracing::debug!(line = %id, "not confirmed; it comes again");
            }
        });
    }

    /// Posts a letter, and remembers the poll that it brings.
    async fn post(
        &self,
        to: To,
        transaction: String,
        letter: Letter,
        prompt: Option<&Prompt>,
        table: TableId,
    ) -> oneshot::Receiver<Fate> {
        let shows_poll = letter.extra.iter().any(|extra| matches!(extra, Extra::Poll(_)));
        let fate = self.mail.post(to.clone(), transaction, letter).await;
        let (true, Some(prompt)) = (shows_poll, prompt.map(|prompt| prompt.id)) else { return fate };
        let (pass_on, fate_seen) = oneshot::channel();
        let polls = self.polls.clone();
        tokio::spawn(async move {
            let Ok(fate) = fate.await else { return };
            if let Fate::Arrived(Sent { poll: Some(poll), message: _ }) = &fate {
                polls.shown(poll.clone(), table, prompt, to);
            }
            // Nobody has to wait for the answer.
            let _ = pass_on.send(fate);
        });
        fate_seen
    }

    /// A sealed ballot is voted privately: everybody gets a paper of their own.
    async fn ballot_papers(&self, line: &Line, view: Option<&TableView>) -> Vec<oneshot::Receiver<Fate>> {
        let (Notice::Ballot { kind: BallotKind::Sealed, .. }, Some(view), true) =
            (line.notice.open(), view, self.manners.polls)
        else {
            return Vec::new();
        };
        let mut fates = Vec::new();
        // Ballots that are over by now have no papers.
        let asked = line.prompt.as_ref().map(|prompt| prompt.id);
        for prompt in view.prompts.iter().filter(|prompt| Some(prompt.id) == asked) {
            let Some(user) = user_of(&prompt.person) else { continue };
            let locale = self.host.locale_of(&prompt.person).unwrap_or_else(|_| line.locale.clone());
            let Some(poll) = self.poll(view, prompt, &locale) else { continue };
            let letter = Letter { extra: vec![Extra::Poll(poll)], ..Letter::default() };
            let transaction = format!("nf.{}.b{}", line.id, prompt.seat);
            fates.push(self.post(To::Person(user), transaction, letter, Some(prompt), view.id).await);
        }
        fates
    }

    /// A prompt as a poll, if it can be one.
    fn poll(&self, view: &TableView, prompt: &Prompt, locale: &Locale) -> Option<Poll> {
        let texts = self.host.texts();
        let table = view.state.standing()?;
        let face = Face::of(table, Escape::Plain, view.at);
        let nobody = if prompt.ask == Ask::Vote { "matrix-abstain" } else { "matrix-decline" };
        let words = Words {
            question: texts.question(locale, prompt, &face),
            choices: texts.choices(locale, prompt, &face),
            nobody: texts.ui(locale, nobody, &[]),
        };
        Poll::of(view.id, prompt, words)
    }

    /// Closes the polls of moments that have passed.
    async fn close_polls(&self, line: &Line, view: Option<&TableView>) {
        for (poll, to) in self.polls.over(line.table, view.and_then(moment)) {
            self.close_poll(poll, to, &line.locale).await;
        }
    }

    /// A judge that was killed does not know which polls it has shown: one that somebody still answers when its
    /// moment has passed is closed then.
    pub(crate) async fn close_if_over(&self, room: &Room, poll: OwnedEventId, answers: &[String]) {
        let Some((table, prompt)) = poll::prompt(answers) else { return };
        let view = self.host.table(table);
        if view.as_deref().and_then(moment) == Some((prompt.game, prompt.step)) {
            return;
        }
        let ours = room
            .event(&poll, None)
            .await
            .is_ok_and(|event| event.sender().as_deref() == self.client.user_id());
        if ours {
            let table = view.as_deref().and_then(|view| view.state.standing());
            let locale = table.map_or(&self.locale, |table| &table.locale);
            self.close_poll(poll, To::Room(room.room_id().to_owned()), locale).await;
        }
    }

    async fn close_poll(&self, poll: OwnedEventId, to: To, locale: &Locale) {
        let words = self.host.texts().ui(locale, "matrix-poll-over", &[]);
        // However often it is closed, that is one event.
        let transaction = format!("nf.e.{poll}");
        let letter = Letter { extra: vec![Extra::EndPoll(poll, words)], ..Letter::default() };
        self.mail.post(to, transaction, letter).await;
    }

    /// Opens the direct room of whoever takes a seat, long before anything secret has
    /// to go there, and says aloud if that person cannot be reached.
    async fn probe(&self, user: &PersonId, venue: &VenueId, locale: Locale, line: LineId) {
        let (Some(user), Some(room)) = (user_of(user), room_of(venue)) else { return };
        let room = self.venues.latest(&room);
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
                let letter = Letter { text, mentions: vec![user], ..Letter::default() };
                judge.mail.post(To::Room(room), format!("nf.{line}.q"), letter).await;
            }
        });
    }

    fn addressees(&self, line: &Line) -> Vec<To> {
        let person = |person: &PersonId| user_of(person).map(To::Person);
        match &line.to {
            Audience::Room => {
                let room = room_of(&line.venue).map(|room| self.venues.latest(&room));
                room.map(To::Room).into_iter().collect()
            }
            Audience::Person(one) => person(one).into_iter().collect(),
            Audience::Dead => line.recipients.iter().filter_map(person).collect(),
        }
    }

    fn letter(&self, line: &Line, to: &To, view: Option<&TableView>) -> Letter {
        let notice = line.notice.open();
        // The floor is somebody's, or somebody may be away: their clients should ring.
        let called = match (notice, &line.prompt, to) {
            (Notice::Speak { .. } | Notice::LastWords { .. }, Some(prompt), To::Room(_)) => {
                std::slice::from_ref(&prompt.person)
            }
            (Notice::ReadyAsked { users, .. }, _, To::Room(_)) => users,
            _ => &[],
        };
        let rings = |person: &&PersonId| self.host.contact_of(person).is_ok_and(|contact| contact.mention);
        let mentions = called.iter().filter(rings).filter_map(user_of).collect();
        let mut extra = Vec::new();
        // Under masks nobody passes under their own account.
        let offered = reaction::offered(notice, line.prompt.is_some());
        if let (Some(sign), true, To::Room(_)) = (offered, self.manners.reactions, to) {
            extra.push(Extra::Reaction(sign));
        }
        if let (Some(view), Some(prompt), true) = (view, &line.prompt, self.manners.polls)
            && (line.to != Audience::Room || (is_public(prompt, notice) && !is_masked(view)))
            && let Some(poll) = self.poll(view, &shown(prompt, notice), &line.locale)
        {
            extra.push(Extra::Poll(poll));
        }
        let (text, persona) = match notice {
            Notice::Said { seat, name, said } => self.through(line, *seat, name, said),
            _ => (line.text.open().clone(), None),
        };
        Letter { text, persona, mentions, data: data(line), extra, ..Letter::default() }
    }

    /// What somebody says as a character: the words, and as whom. Source: DN-01
    fn through(&self, line: &Line, seat: Seat, name: &str, said: &str) -> (String, Option<Persona>) {
        let texts = self.host.texts();
        // The message itself says who speaks: by now the table may know the seat as somebody's.
        let mut characters = vec![String::new(); seat.index()];
        characters.push(name.to_owned());
        let face = Face::new(Escape::Plain, line.at).with_characters(&characters);
        let persona = Persona {
            id: format!("{}.{seat}.{name}", line.table),
            name: texts.seat(&line.locale, seat, &face),
        };
        (texts.said(&line.locale, said, &face), Some(persona))
    }

    // -- the room's silence

    /// Has the room of a table be as quiet as its phase.
    fn quiet(&self, venue: &VenueId) {
        if !self.manners.silence {
            return;
        }
        if let Some(room) = room_of(venue) {
            let wanted = self.host.table_at(venue).map_or(Wanted::Open, |view| wanted(&view));
            self.silence.want(&self.venues.latest(&room), wanted);
        }
    }

    /// Keeps the rooms' silence, until the task is ended.
    pub(crate) async fn keep_silence(self) {
        let mut backoff = Backoff::default();
        loop {
            let (room, wanted) = self.silence.next().await;
            match self.silence.apply(&room, &wanted).await {
                Ok(()) => backoff.reset(),
                Err(Trouble::NoPower) => self.say_powerless(room).await,
                Err(Trouble::File(error)) => {
                    tracing::error!(%room, %error, "this room's silence is left alone");
                }
                Err(Trouble::Later(error)) => {
                    let wait = backoff.next();
                    tracing::warn!(%room, error, ?wait, "the room's silence has to wait");
                    self.silence.want_still(&room, wanted);
                    tokio::time::sleep(wait).await;
                }
            }
        }
    }

    /// That the bot cannot keep a room quiet is said there once, and nothing depends on it.
    async fn say_powerless(&self, room: matrix_sdk::ruma::OwnedRoomId) {
        match self.silence.is_news(&room) {
            Ok(false) => {}
            Ok(true) => {
                tracing::info!(%room, "no power over this room: it cannot be kept quiet");
                let locale = self.room_locale(&room);
                let text = self.host.texts().ui(&locale, "matrix-no-power", &[]);
                let letter = Letter { text, ..Letter::default() };
                self.mail.post(To::Room(room.clone()), format!("nf.power.{room}"), letter).await;
            }
            Err(error) => tracing::error!(%error, "cannot be noted"),
        }
    }

    fn room_locale(&self, room: &matrix_sdk::ruma::RoomId) -> Locale {
        let view = self.host.table_at(&room_venue(self, room));
        let table = view.as_ref().and_then(|view| view.state.standing());
        table.map_or_else(|| self.locale.clone(), |table| table.locale.clone())
    }

    /// Gives all rooms their voices back: while the bot is away nobody else would.
    pub(crate) async fn give_voices_back(&self) {
        let undo = async {
            for room in self.silence.rooms() {
                if let Err(error) = self.silence.apply(&room, &Wanted::Open).await {
                    tracing::warn!(%room, %error, "the room stays silent until the bot is back");
                }
            }
        };
        if tokio::time::timeout(UNDOING, undo).await.is_err() {
            tracing::warn!("some rooms stay silent until the bot is back");
        }
    }
}

fn room_venue(judge: &Judge, room: &matrix_sdk::ruma::RoomId) -> VenueId {
    crate::judge::venue(&judge.venues.first(room))
}

/// How quiet a table's room shall be: whoever is asked for something aloud may write.
fn wanted(view: &TableView) -> Wanted {
    let Some(table) = view.state.standing().filter(|table| table.paused.is_none()) else {
        return Wanted::Open;
    };
    match &table.game {
        None => Wanted::Open,
        Some(_) if table.rules.night_talk => Wanted::Open,
        Some(_) => {
            // Where nobody may learn who is who, everybody speaks through the judge: the levels would tell.
            let aloud = view.prompts.iter().filter(|prompt| !prompt.private && !table.is_masked());
            let aloud = aloud.map(|prompt| &prompt.person);
            // A host who does not play leads the game from the room.
            let host = table.host.as_ref().filter(|host| table.seat_of(host).is_none());
            Wanted::Quiet(aloud.chain(host).filter_map(user_of).collect())
        }
    }
}

/// Whether nobody may show who they are: a choice in the room's poll would stand under one's own name.
fn is_masked(view: &TableView) -> bool {
    view.state.standing().is_some_and(bot_core::game::Table::is_masked)
}

/// Whether a room is asked something that all answer from the same choices.
fn is_public(prompt: &Prompt, notice: &Notice) -> bool {
    let of_all = matches!(notice, Notice::Ballot { .. } | Notice::Call { .. } | Notice::Accusations { .. });
    of_all && !prompt.private
}

/// The prompt as all see it: a room's line carries that of the first who is asked. The judge refuses
/// whom somebody may not name.
fn shown(prompt: &Prompt, notice: &Notice) -> Prompt {
    let mut prompt = prompt.clone();
    if let Notice::Ballot { candidates, .. } = notice {
        prompt.targets.clone_from(candidates);
    }
    if let Notice::Accusations { seats, .. } = notice {
        prompt.targets = seats.iter().copied().map(Target::from).collect();
    }
    prompt
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
        settled &= matches!(fate.await, Ok(Fate::Arrived(_) | Fate::Refused));
    }
    settled
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
