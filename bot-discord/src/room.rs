//! One channel: its messages in order, and its cards, edited in place.
//!
//! Edits are gathered: many changes at once make one edit. A card that somebody has deleted is
//! written anew.

use std::sync::Arc;
use std::time::Duration;

use bot_core::game::{Notice, TableId};
use bot_core::host::{Line, TableView};
use serenity::all::{ChannelId, CreateAllowedMentions, EditMessage, MessageId};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::app::{App, user_of};
use crate::card::{Card, begins_phase, ends_lobby, is_on_lobby_card};
use crate::mask::Mask;
use crate::post::{Errand, Parcel, Receipt, message, next, send_line};
use crate::settings::RoomWishes;
use crate::trouble::{Trouble, summary, trouble};

/// How long more changes are waited for before a card is edited.
const GATHER: Duration = Duration::from_millis(250);
/// Time between two edits of one card.
const BETWEEN: Duration = Duration::from_secs(2);
/// Longest wait before an edit is tried again.
const RETRY_LONGEST: Duration = Duration::from_secs(60);

/// A card and when it is looked at next.
struct Live {
    card: Card,
    /// What stands on it; nothing if that is not known any more.
    shown: Option<(String, bool)>,
    edited: Option<Instant>,
    due: Option<Instant>,
    wait: Duration,
}

impl Live {
    fn new(card: Card, shown: Option<(String, bool)>) -> Live {
        Live { card, shown, edited: None, due: None, wait: BETWEEN }
    }

    /// Something may be different: the card is looked at soon.
    fn touch(&mut self) {
        let soon = Instant::now() + GATHER;
        let rested = self.edited.map_or(soon, |edited| edited + BETWEEN);
        self.due.get_or_insert(soon.max(rested));
    }
}

/// What is to become of a card after an attempt to edit it.
enum Edited {
    Done,
    Again,
    Lost,
    Never,
}

struct Room {
    app: Arc<App>,
    id: ChannelId,
    lobby: Option<Live>,
    phase: Option<Live>,
    /// Receipts for messages that have their place on the lobby's card.
    held: Vec<Receipt>,
    /// The game and day whose speeches have begun.
    spoken: Option<(u32, u16)>,
    /// Something has been wished for the room.
    keeps_order: bool,
    /// How characters speak here.
    mask: Mask,
}

/// Serves a channel until nothing has happened in it for long.
pub(crate) async fn serve(app: Arc<App>, id: ChannelId, mut errands: mpsc::Receiver<Errand>) {
    let known =
        |name: &str| app.ledger.read::<Card>(&format!("{name}/{id}")).map(|card| Live::new(card, None));
    let (lobby, phase) = (known("card"), known("phase"));
    let mut room = Room {
        app: Arc::clone(&app),
        id,
        lobby,
        phase,
        held: Vec::new(),
        spoken: None,
        keeps_order: false,
        mask: Mask::default(),
    };
    loop {
        let due = [&room.lobby, &room.phase].into_iter().flatten().filter_map(|live| live.due).min();
        let errand = tokio::select! {
            errand = next(&mut errands) => errand,
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                room.look(Instant::now()).await;
                continue;
            }
        };
        match errand {
            Some(Errand::Line(line, receipt)) => room.line(&line, receipt).await,
            Some(Errand::Refresh) => room.touch(),
            Some(Errand::Token { .. } | Errand::Note { .. } | Errand::Greet { .. } | Errand::Reopen) => {}
            None => return,
        }
    }
}

impl Room {
    fn touch(&mut self) {
        if self.keeps_order || self.app.wishes(self.id) != RoomWishes::default() {
            // Once more after the wish is withdrawn, so that all is put back.
            self.keeps_order = true;
            self.app.keep_order(self.id);
        }
        [&mut self.lobby, &mut self.phase].into_iter().flatten().for_each(Live::touch);
    }

    /// Brings every card up to date that is due.
    async fn look(&mut self, now: Instant) {
        if self.lobby.as_ref().is_some_and(|live| live.due.is_some_and(|due| due <= now)) {
            self.lobby_now().await;
        }
        if self.phase.as_ref().is_some_and(|live| live.due.is_some_and(|due| due <= now)) {
            self.phase_now().await;
        }
    }

    async fn line(&mut self, line: &Line, receipt: Receipt) {
        let notice = line.notice.open();
        let own = self.lobby.as_ref().is_some_and(|live| live.card.table == line.table.0);
        let view = self.app.view_since(line).await;
        let in_game = |view: &TableView| view.state.table.as_ref().is_some_and(|table| table.game.is_some());
        if own && is_on_lobby_card(notice, view.as_deref().is_some_and(in_game)) {
            self.held.push(receipt);
            self.touch();
            return;
        }
        if !self.held.is_empty() {
            self.lobby_now().await;
        }
        match self.send(line, view.as_deref()).await {
            Ok(()) => {}
            Err(trouble) => {
                tracing::warn!(channel = %self.id, line = %line.id, ?trouble, "a message cannot be delivered");
            }
        }
        receipt.received().await;
        if own && ends_lobby(notice) {
            self.lobby_now().await;
            self.lobby = None;
            self.strike("card").await;
        }
        self.touch();
    }

    async fn send(&mut self, line: &Line, view: Option<&TableView>) -> Result<(), Trouble> {
        let notice = line.notice.open();
        if matches!(notice, Notice::Opened { .. } | Notice::Lobby { .. }) {
            return self.open_lobby(line, view).await;
        }
        if let Notice::Said { seat, name, said } = notice
            && self.mask.say(&self.app, self.id, line, (*seat, name, said)).await
        {
            return Ok(());
        }
        let mut parcel = Parcel {
            text: self.app.shown(&line.locale, line.text.open()),
            rows: self.app.line_rows(line),
            calls: calls(line, view).into_iter().filter(|user| self.app.may_ring(*user)).collect(),
        };
        let mut card =
            Card { table: line.table.0, message: 0, notice: notice.clone(), locale: line.locale.clone() };
        let begins = begins_phase(notice) && !self.has_spoken(notice, view);
        let whole = view.filter(|_| begins).and_then(|view| self.app.phase_card(&card, view));
        if let Some(text) = &whole {
            parcel.text.clone_from(text);
        }
        let sent = send_line(&self.app, self.id, line, parcel).await?;
        if let (Some(text), Some(message)) = (whole, sent)
            && !matches!(notice, Notice::Speak { .. })
        {
            card.message = message.get();
            self.keep("phase", &card).await;
            self.phase = Some(Live::new(card, Some((text, false))));
        }
        Ok(())
    }

    /// Whether the day's speeches have begun already; notes that they have.
    fn has_spoken(&mut self, notice: &Notice, view: Option<&TableView>) -> bool {
        if !matches!(notice, Notice::Speak { .. }) {
            return false;
        }
        let game = view.and_then(|view| view.state.table.as_ref()?.game.as_ref());
        let day = game.map(|game| (game.number, game.day));
        std::mem::replace(&mut self.spoken, day) == day
    }

    async fn open_lobby(&mut self, line: &Line, view: Option<&TableView>) -> Result<(), Trouble> {
        // Who opened the table is nothing that the notes need.
        let notice = match line.notice.open() {
            Notice::Opened { ruleset, commitment, .. } => {
                Notice::Lobby { ruleset: ruleset.clone(), players: 0, commitment: commitment.clone() }
            }
            other => other.clone(),
        };
        let mut card = Card { table: line.table.0, message: 0, notice, locale: line.locale.clone() };
        let face = self.app.lobby_card(&card, view);
        let parcel = Parcel { text: face.text.clone(), rows: face.rows, calls: Vec::new() };
        if let Some(message) = send_line(&self.app, self.id, line, parcel).await? {
            card.message = message.get();
            self.keep("card", &card).await;
            self.lobby = Some(Live::new(card, Some((face.text, face.last))));
        }
        Ok(())
    }

    async fn keep(&self, name: &str, card: &Card) {
        if let Err(error) = self.app.ledger.write(&format!("{name}/{}", self.id), card).await {
            tracing::error!(channel = %self.id, %error, "a card will be forgotten at the next start");
        }
    }

    async fn strike(&self, name: &str) {
        if let Err(error) = self.app.ledger.strike(&format!("{name}/{}", self.id)).await {
            tracing::error!(channel = %self.id, %error, "a card that is done with stays in the notes");
        }
    }

    async fn lobby_now(&mut self) {
        let Some(mut live) = self.lobby.take() else { return };
        let view = self.app.view(TableId(live.card.table));
        let face = self.app.lobby_card(&live.card, view.as_deref());
        let stands = (face.text.clone(), face.last);
        live.due = None;
        if live.shown.as_ref() == Some(&stands) {
            self.lobby = Some(live);
            return self.confirm_held().await;
        }
        let parcel = Parcel { text: face.text, rows: face.rows, calls: Vec::new() };
        let mut lost = false;
        match self.edit(&mut live, &parcel).await {
            Edited::Again => return self.lobby = Some(live),
            Edited::Lost if !face.last => match self.write_anew(&parcel).await {
                Ok(message) => {
                    live.card.message = message.get();
                    self.keep("card", &live.card).await;
                }
                Err(Trouble::Later) => {
                    live.due = Some(Instant::now() + live.wait);
                    return self.lobby = Some(live);
                }
                // A channel that is gone needs no card.
                Err(_) => lost = true,
            },
            Edited::Done | Edited::Lost | Edited::Never => {}
        }
        if lost {
            self.strike("card").await;
        } else {
            live.shown = Some(stands);
            self.lobby = Some(live);
        }
        self.confirm_held().await;
    }

    async fn confirm_held(&mut self) {
        for receipt in std::mem::take(&mut self.held) {
            receipt.received().await;
        }
    }

    async fn phase_now(&mut self) {
        let Some(mut live) = self.phase.take() else { return };
        let view = self.app.view(TableId(live.card.table));
        let Some(text) = view.and_then(|view| self.app.phase_card(&live.card, &view)) else {
            return self.strike("phase").await;
        };
        live.due = None;
        let stands = (text.clone(), false);
        if live.shown.as_ref() != Some(&stands) {
            // What is below it stays.
            let parcel = Parcel { text, ..Parcel::default() };
            match self.edit(&mut live, &parcel).await {
                Edited::Again => return self.phase = Some(live),
                Edited::Lost | Edited::Never => return self.strike("phase").await,
                Edited::Done => live.shown = Some(stands),
            }
        }
        self.phase = Some(live);
    }

    /// Edits a card; an empty list of rows leaves those of a phase and takes those of a lobby away.
    async fn edit(&self, live: &mut Live, parcel: &Parcel) -> Edited {
        let mut edit =
            EditMessage::new().content(&parcel.text).allowed_mentions(CreateAllowedMentions::new());
        if matches!(live.card.notice, Notice::Opened { .. } | Notice::Lobby { .. }) {
            edit = edit.components(parcel.rows.clone());
        }
        let message = MessageId::new(live.card.message.max(1));
        let error = match self.id.edit_message(&self.app.http, message, edit).await {
            Ok(_) => {
                (live.edited, live.wait) = (Some(Instant::now()), BETWEEN);
                self.app.reach.succeeded();
                return Edited::Done;
            }
            Err(error) => error,
        };
        tracing::warn!(channel = %self.id, error = summary(&error), "a card was not edited");
        match trouble(&error) {
            Trouble::Gone => Edited::Lost,
            Trouble::Later => {
                self.app.reach.failed();
                live.due = Some(Instant::now() + live.wait);
                live.wait = (live.wait * 2).min(RETRY_LONGEST);
                Edited::Again
            }
            Trouble::Barred | Trouble::Closed | Trouble::Malformed | Trouble::Answered => Edited::Never,
        }
    }

    async fn write_anew(&self, parcel: &Parcel) -> Result<MessageId, Trouble> {
        let card = message(&parcel.text, None).components(parcel.rows.clone());
        match self.id.send_message(&self.app.http, card).await {
            Ok(sent) => Ok(sent.id),
            Err(error) => {
                tracing::warn!(channel = %self.id, error = summary(&error), "a card was not written anew");
                Err(trouble(&error))
            }
        }
    }
}

/// Who has the floor now or is asked whether they are there, and is called by name; nobody where names are hidden.
/// Source: DN-01
fn calls(line: &Line, view: Option<&TableView>) -> Vec<serenity::all::UserId> {
    let Some(table) = view.and_then(|view| view.state.table.as_ref()) else { return Vec::new() };
    match line.notice.open() {
        // Who sits at a table is told before a game, whatever they will be called in it.
        Notice::ReadyAsked { users, .. } => users.iter().filter_map(user_of).collect(),
        Notice::Speak { .. } | Notice::LastWords { .. } if !table.rules.personas => {
            line.prompt.iter().filter_map(|prompt| user_of(&prompt.person)).collect()
        }
        _ => Vec::new(),
    }
}
