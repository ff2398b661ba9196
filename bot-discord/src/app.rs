//! What every part of the adapter needs: the host, the words, the way to Discord.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bot_core::game::{Locale, PersonId, Platform, TableId, VenueId};
use bot_core::host::{Host, Keepsake, Line, LineId, TableView};
use bot_core::text::{Arg, COMMANDS};
use serenity::all::{Cache, ChannelId, GuildId, Http, MessageId, UserId};
use sha2::{Digest as _, Sha256};
use tokio::sync::{RwLock, watch};

use crate::away::Away;
use crate::bounds::Bounds;
use crate::ledger::Ledger;
use crate::picture::Pictures;
use crate::post::{Errand, Post, Reader};
use crate::reach::Reach;
use crate::slash::slashed;
use crate::trouble::{Trouble, patiently, summary, trouble};
use crate::{graveyard, order, voice};

/// The language of every server that has never chosen one: it says nothing.
const UNCHOSEN: &str = "en-US";
/// How often, and how long, a table's state is waited for.
const CATCH_UP_TRIES: u32 = 25;
const CATCH_UP: Duration = Duration::from_millis(10);

/// The adapter.
pub(crate) struct App {
    pub(crate) host: Host,
    pub(crate) http: Arc<Http>,
    /// What the gateway has told of servers, channels and voices.
    pub(crate) cache: Arc<Cache>,
    /// Fetches files that people hand in.
    pub(crate) files: reqwest::Client,
    pub(crate) post: Post,
    pub(crate) ledger: Ledger,
    /// The bot itself.
    pub(crate) own: UserId,
    /// How many tables there may be.
    pub(crate) bounds: Bounds,
    /// What nonces are made with.
    seal: Seal,
    /// Tables are opened one after the other, so that each counts.
    opening: tokio::sync::Mutex<()>,
    /// Where it was said that something may have been missed.
    pub(crate) away: Away,
    /// The pictures of characters.
    pub(crate) pictures: Pictures,
    /// How requests fare.
    pub(crate) reach: Reach,
    /// The channels in which nothing may be deleted, with the number of changes before that.
    unremovable: Mutex<HashMap<u64, u64>>,
    /// Counts what Discord has changed that may let a refused request through.
    woken: watch::Sender<u64>,
    /// Whether rooms are still kept in order. Held for reading while one is, for writing at the end.
    pub(crate) keeps_order: RwLock<bool>,
    /// Whoever takes no direct messages, as far as is known since the start.
    closed: Mutex<HashSet<u64>>,
    /// The names of all commands, by language.
    names: HashMap<Locale, Vec<String>>,
}

/// A person of Discord as the core names them.
pub(crate) fn person_of(user: UserId) -> PersonId {
    PersonId::new(Platform::Discord, &user.to_string())
}

/// A channel of Discord as the core names it.
pub(crate) fn venue_of(channel: ChannelId) -> VenueId {
    VenueId::new(Platform::Discord, &channel.to_string())
}

/// Discord's own number in an id of the core.
pub(crate) fn number(id: &str) -> Option<u64> {
    id.parse().ok().filter(|&number| number > 0)
}

/// Discord's number of a person, if they are on Discord.
pub(crate) fn user_of(person: &PersonId) -> Option<UserId> {
    match person.platform() {
        Platform::Discord => number(person.id()).map(UserId::new),
        Platform::Console | Platform::Matrix | Platform::Computer => None,
    }
}

/// The ways to Discord.
pub(crate) struct Way {
    pub(crate) http: Arc<Http>,
    pub(crate) cache: Arc<Cache>,
    pub(crate) files: reqwest::Client,
    pub(crate) seal: Seal,
}

/// A secret of this bot that is the same after every start.
pub(crate) struct Seal([u8; 32]);

impl Seal {
    /// Made from the bot's token, which nobody else has.
    pub(crate) fn of(token: &str) -> Seal {
        Seal(Sha256::digest(token).into())
    }
}

impl App {
    pub(crate) fn new(host: Host, way: Way, ledger: Ledger, bounds: Bounds, own: UserId) -> App {
        let Way { http, cache, files, seal } = way;
        let texts = host.texts();
        let names = |locale: &Locale| {
            let all = COMMANDS.iter().map(|spec| texts.ui(locale, &format!("command-{}", spec.id), &[]));
            all.collect()
        };
        let names = texts.locales().into_iter().map(|locale| (locale.clone(), names(&locale))).collect();
        let (closed, woken) = (Mutex::default(), watch::Sender::default());
        App {
            host,
            http,
            cache,
            files,
            post: Post::default(),
            ledger,
            own,
            bounds,
            seal,
            opening: tokio::sync::Mutex::default(),
            away: Away::default(),
            pictures: Pictures::default(),
            reach: Reach::default(),
            unremovable: Mutex::default(),
            woken,
            keeps_order: RwLock::new(true),
            closed,
            names,
        }
    }

    /// The nonce of a piece of the judge's message: the same after a restart, so that Discord knows it
    /// again. Messages are numbered over all readers, and whoever sees nonces may not count those of
    /// others between them. Source: I-01
    pub(crate) fn nonce(&self, line: LineId, piece: usize) -> String {
        let mut hasher = Sha256::new();
        hasher.update(self.seal.0);
        hasher.update(format!("{line}.{piece}"));
        // Discord takes 25 characters.
        hasher.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect()
    }

    /// A word for something that only whoever has the bot's token can match with it.
    pub(crate) fn sealed(&self, what: &str) -> String {
        let mut hasher = Sha256::new();
        hasher.update(self.seal.0);
        hasher.update(what);
        hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Forgets in the adapter's own notes somebody whom the judge has forgotten.
    async fn forget(self: &Arc<App>, user: UserId) {
        self.set_closed(user, false);
        {
            // Nobody else changes these notes meanwhile.
            let _alone = self.keeps_order.write().await;
            order::forget(self, user).await;
            voice::forget(self, user).await;
            graveyard::forget(self, user).await;
        }
        if let Err(error) = self.ledger.write_anew().await {
            tracing::error!(%error, "what was noted of somebody forgotten may still be in the files");
        }
    }

    /// A text of the judge with its commands as they are given here.
    pub(crate) fn shown(&self, locale: &Locale, text: &str) -> String {
        slashed(text, self.names.get(locale).map_or(&[], Vec::as_slice))
    }

    /// A label or sentence of the adapter's own.
    pub(crate) fn say(&self, locale: &Locale, key: &str, args: &[(&str, Arg)]) -> String {
        self.host.texts().ui(locale, key, args)
    }

    /// The language of a person; the house's own if the store cannot be read.
    pub(crate) fn locale_of(&self, person: &PersonId) -> Locale {
        self.host.locale_of(person).unwrap_or_else(|error| {
            tracing::error!(%error, "no language of a person");
            Locale::new("en")
        })
    }

    /// Notes in which language somebody uses Discord: it is theirs until they choose one.
    pub(crate) async fn note_language(&self, user: UserId, tag: &str) {
        if let Err(error) = self.host.person_uses(&person_of(user), tag).await {
            tracing::error!(%error, "the language of a person is not kept");
        }
    }

    /// Notes the language of a server in which a table may be opened now.
    pub(crate) fn note_room_language(&self, venue: &VenueId, tag: &str) {
        if tag != UNCHOSEN {
            self.host.room_uses(venue, tag);
        }
    }

    /// The table as it stands.
    pub(crate) fn view(&self, table: TableId) -> Option<Arc<TableView>> {
        self.host.table(table)
    }

    /// The table as it stands, not before this message of it. A message may arrive a moment sooner
    /// than what it changed is shown.
    pub(crate) async fn view_since(&self, line: &Line) -> Option<Arc<TableView>> {
        for _ in 0..CATCH_UP_TRIES {
            match self.view(line.table) {
                Some(view) if view.at >= line.at => return Some(view),
                // Not shown yet, or cleared away since.
                Some(_) | None => tokio::time::sleep(CATCH_UP).await,
            }
        }
        self.view(line.table)
    }

    /// The table that stands in a channel.
    pub(crate) fn table_in(&self, channel: ChannelId) -> Option<Arc<TableView>> {
        self.host.table_at(&venue_of(channel))
    }

    /// Lets the order in a channel be looked at, if any is or was wished for there.
    pub(crate) fn keep_order(self: &Arc<App>, channel: ChannelId) {
        self.post.send(self, Reader::Order(channel.get()), Errand::Refresh);
    }

    /// What was refused may be let through now.
    pub(crate) fn wake(&self) {
        self.woken.send_modify(|changes| *changes += 1);
    }

    /// Tells of every [`wake`](App::wake) from now on.
    pub(crate) fn wakes(&self) -> watch::Receiver<u64> {
        self.woken.subscribe()
    }

    /// Takes away what somebody wrote, where the bot may. Refusals count, so that none is asked for twice.
    pub(crate) async fn remove(&self, channel: ChannelId, message: MessageId) {
        let changes = *self.woken.borrow();
        let barred = |all: &Mutex<HashMap<u64, u64>>| {
            all.lock().unwrap_or_else(PoisonError::into_inner).get(&channel.get()) == Some(&changes)
        };
        if barred(&self.unremovable) {
            return;
        }
        if let Err(error) = patiently(|| channel.delete_message(&self.http, message)).await {
            tracing::info!(%channel, error = summary(&error), "what somebody wrote stays");
            if trouble(&error) == Trouble::Barred {
                let mut all = self.unremovable.lock().unwrap_or_else(PoisonError::into_inner);
                all.retain(|_, before| *before == changes);
                all.insert(channel.get(), changes);
            }
        }
    }

    /// Whether a message in a channel may ring for somebody.
    pub(crate) fn may_ring(&self, user: UserId) -> bool {
        self.host.contact_of(&person_of(user)).is_ok_and(|contact| contact.mention)
    }

    /// Remembers whether somebody takes direct messages.
    pub(crate) fn set_closed(&self, user: UserId, closed: bool) {
        let mut all = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        if closed {
            all.insert(user.get());
        } else {
            all.remove(&user.get());
        }
    }

    /// Whether somebody is known to take no direct messages.
    pub(crate) fn is_closed(&self, user: UserId) -> bool {
        self.closed.lock().unwrap_or_else(PoisonError::into_inner).contains(&user.get())
    }

    /// One server's channels and threads count together in its rankings and seasons, and what is settled holds in all
    /// of them: so it is noted before anything is settled, whether a table stands or not.
    pub(crate) async fn count_together(&self, guild: GuildId, channel: ChannelId) {
        let venue = venue_of(channel);
        if let Err(error) = self.host.belongs(&venue, &format!("discord:guild:{guild}")).await {
            tracing::error!(%error, "a channel's games will not count for its server");
        }
    }

    /// Hands an input to the host: a private answer, or the text of a refusal.
    ///
    /// # Errors
    /// The refusal's text, in the person's language.
    pub(crate) async fn submit(
        self: &Arc<App>,
        input: bot_core::host::Input,
    ) -> Result<Option<String>, String> {
        self.hear(input).await.0
    }

    /// As [`submit`](App::submit), with the files that belong to the answer.
    pub(crate) async fn hear(
        self: &Arc<App>,
        input: bot_core::host::Input,
    ) -> (Result<Option<String>, String>, Vec<Keepsake>) {
        let person = input.person.clone();
        let opens = self.opens(&input);
        // Held until the table stands.
        let _opening = match opens {
            Some(_) => Some(self.opening.lock().await),
            None => None,
        };
        if let Some(refusal) = opens.and_then(|channel| self.has_room_for_table(channel).err()) {
            let locale = self.locale_of(&person);
            let text = self.shown(&locale, &self.host.texts().refusal(&locale, &refusal));
            return (Err(text), Vec::new());
        }
        match self.host.submit(input).await {
            Ok(outcome) => {
                // What is shown of the table may have changed without a message to the room.
                if let Some(view) = outcome.table.and_then(|table| self.view(table)) {
                    self.post.refresh(&view.venue);
                }
                if let Some(user) = user_of(&person).filter(|_| outcome.forgotten) {
                    self.forget(user).await;
                }
                // A choice of language has been made by now.
                let locale = self.locale_of(&person);
                let answer = outcome.reply.map(|text| text.map(|text| self.shown(&locale, &text)));
                (answer.map_err(|refused| self.shown(&locale, &refused.text)), outcome.files)
            }
            Err(error) => {
                tracing::error!(%error, "an input was lost");
                (Err(self.say(&self.locale_of(&person), "discord-trouble", &[])), Vec::new())
            }
        }
    }
}
