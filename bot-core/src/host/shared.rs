//! What all tables of a host share.

use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;

use crate::game::{Audience, Locale, PersonId, Platform, Prompt, Secret, Table, TableId};
use crate::ruleset::RuleSets;
use crate::text::{Face, Texts};

use super::clock::Clock;
use super::community::Communities;
use super::deliveries::Deliveries;
use super::directory::Directory;
use super::hold::Held;
use super::input::HostError;
use super::inputs::Inputs;
use super::language::Rooms;
use super::line::{Line, UNNUMBERED, prompt_of};
use super::memory::{Forgotten, Keep, Memory};
use super::metrics::Metrics;
use super::store::{Profile, Store, StoreError};
use super::table::{Machine, Saying};
use super::turns::Turns;
use super::voice;
use super::writer::Writer;

/// What all tables of a host share.
pub(super) struct Shared {
    pub(super) store: Arc<dyn Store>,
    pub(super) writer: Writer,
    pub(super) deliveries: Arc<Deliveries>,
    /// See [`HostConfig::delivery_wait_ms`](super::HostConfig::delivery_wait_ms).
    pub(super) delivery_wait_ms: u64,
    pub(super) memory: Memory,
    /// Everybody who was forgotten since the start.
    pub(super) forgotten: Forgotten,
    pub(super) keep: Keep,
    pub(super) clock: Clock,
    pub(super) directory: Directory,
    pub(super) inputs: Mutex<Inputs>,
    pub(super) texts: Arc<Texts>,
    pub(super) rules: Arc<RuleSets>,
    pub(super) locale: Locale,
    pub(super) ruleset: String,
    pub(super) machine: Machine,
    pub(super) tasks: Mutex<JoinSet<()>>,
    /// What the communities have settled.
    pub(super) communities: Communities,
    /// Whether nothing new is begun, because the program is to end soon.
    pub(super) draining: AtomicBool,
    pub(super) metrics: Metrics,
    /// Messages that waited when the host was opened.
    pub(super) unsent_at_start: u64,
    /// Whether there is no room on the disk.
    pub(super) full: watch::Sender<bool>,
    /// The venues that cannot be reached now.
    pub(super) held: watch::Sender<Held>,
    /// The languages of rooms in which a table may be opened next.
    pub(super) rooms: Rooms,
    pub(super) turns: Turns,
}

impl Shared {
    /// Runs a task that ends with the host.
    pub(super) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut tasks = self.running();
        // Those that have ended are taken out, or the set would only grow.
        while tasks.try_join_next().is_some() {}
        tasks.spawn(task);
    }

    fn running(&self) -> MutexGuard<'_, JoinSet<()>> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works on a thread of its own, where others need not wait for it. The host does not end before it.
    ///
    /// # Errors
    /// When the host ends first.
    pub(super) async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HostError> {
        let (done, result) = oneshot::channel();
        // Whoever asked may have gone.
        let work = move || drop(done.send(work()));
        self.running().spawn_blocking(work);
        result.await.map_err(|_| HostError::Stopped)
    }

    /// Ends every task, and waits for whatever works aside: nothing of the host is in use after that.
    pub(super) async fn end_tasks(&self) {
        loop {
            let mut tasks = std::mem::take(&mut *self.running());
            if tasks.is_empty() {
                return;
            }
            // One that ended meanwhile may have begun another.
            tasks.shutdown().await;
        }
    }

    /// Whether nothing new is begun.
    pub(super) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    pub(super) fn profile(&self, person: &PersonId) -> Result<Profile, StoreError> {
        self.store.profile(person)
    }

    /// A message in its reader's language, with the face that its platform shows; the writer numbers it.
    pub(super) fn line(
        &self,
        id: TableId,
        saying: &Saying,
        table: &Table,
        open: &[Prompt],
        locale: Locale,
        face: &mut Face,
    ) -> Line {
        let reader = match saying.told.to() {
            Audience::Person(person) => Some(person),
            Audience::Room | Audience::Dead => None,
        };
        face.ask(open.iter().filter(|prompt| reader == Some(&prompt.person)));
        let text = self.say(&locale, saying.told.open(), face);
        Line {
            id: UNNUMBERED,
            table: id,
            venue: table.venue.clone(),
            to: saying.told.to().clone(),
            recipients: saying.recipients.clone(),
            n: saying.n,
            at: saying.at,
            notice: saying.told.notice(),
            prompt: prompt_of(saying, open, table.is_masked()),
            locale,
            text: Secret::new(text),
        }
    }

    /// The text of a message. People who have just left are known from how the table stood before.
    pub(super) fn text(
        &self,
        saying: &Saying,
        table: &Table,
        before: Option<&Table>,
        platform: Platform,
        locale: &Locale,
    ) -> String {
        let face = voice::face(table, before, platform, saying.at);
        self.say(locale, saying.told.open(), &face)
    }
}
