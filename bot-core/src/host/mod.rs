//! Many tables at once: one task per table, timers, the store, the outbox, recovery, computer players.
//!
//! An adapter opens a [`Host`] on a [`Store`], hands every message, button and menu to
//! [`Host::submit`], and delivers what comes out of [`Host::deliveries`], confirming each.
//! Invariant: nothing is answered or delivered before it is durable (I-02).

pub mod archive;
mod backup;
mod bulletin;
mod clock;
mod community;
mod computer;
mod deliveries;
mod directory;
mod hold;
mod input;
mod inputs;
mod language;
mod line;
mod memory;
mod metrics;
mod operate;
mod outbox;
mod panel;
mod rehearsal;
mod route;
mod shared;
pub mod store;
mod table;
mod task;
#[cfg(test)]
mod tests;
mod time;
mod turns;
mod view;
mod voice;
mod writer;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use tokio::sync::{mpsc, watch};

use crate::game::{Locale, Moment, PersonId, Prompt, TableId, VenueId, step};
use crate::ruleset::RuleSets;
use crate::text::Texts;

pub use backup::BackupError;
pub use bulletin::{Bulletin, Occasion};
pub use clock::ClockKind;
pub use directory::TableView;
pub use input::{HostError, Input, Keepsake, Outcome, Receipt, Refused, What};
pub use line::{Line, LineId, NoLineId};
pub use memory::{
    Contact, Feat, GameNumber, Hearer, Keep, Kept, KeptSeat, NoGameNumber, Replay, ReplayLine, ReplayStep,
    Score, Stage, Tally, Watch,
};
pub use metrics::Health;
pub use store::{SledStore, Store, StoreError};
pub use table::{Counters, Unfoldable};
pub use view::{SeatView, View, ViewLine, You};

use clock::Clock;
use community::Communities;
use deliveries::Deliveries;
use directory::Directory;
use inputs::Inputs;
use memory::{Forgotten, Memory};
use metrics::Metrics;
use shared::Shared;
use table::Table;
use task::{INBOX_MAX, Task};
use turns::Turns;
use writer::Writer;

/// The rule set that `new` without a name opens.
pub const RULESET_DEFAULT: &str = "v2";

/// Tables that may be open at once in one process.
pub const TABLES_MAX: usize = 20_000;

/// Tables that one person may host at once.
pub const TABLES_EACH_MAX: usize = 200;

/// How often the room on the disk is looked at.
const LOOK_FOR_ROOM: Duration = Duration::from_secs(2);

/// How a host works.
#[derive(Clone, Debug)]
pub struct HostConfig {
    /// The rule sets that can be played.
    pub rules: Arc<RuleSets>,
    /// The words.
    pub texts: Arc<Texts>,
    /// The language of new tables, and of persons at no table who have chosen none.
    pub locale: Locale,
    /// What `new` without a name opens.
    pub ruleset: String,
    /// Which clock to run on.
    pub clock: ClockKind,
    /// For how long a phase's time waits for what it is opened with to be delivered, in milliseconds at
    /// most; 0 on platforms that are always quick enough. Times of day wait for nobody.
    pub delivery_wait_ms: u64,
    /// How long things are kept.
    pub keep: Keep,
}

/// Many tables. Clones share them. Lives in a tokio runtime.
#[derive(Clone)]
pub struct Host {
    shared: Arc<Shared>,
}

impl Host {
    /// Recovers every table, its timers and the messages still to be delivered.
    ///
    /// # Errors
    /// When the store is damaged, or holds tables of a later version.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub fn open(store: Arc<dyn Store>, config: HostConfig) -> Result<Host, HostError> {
        Host::open_with(store, config, step)
    }

    /// With another machine: tests put in a broken one.
    pub(crate) fn open_with(
        store: Arc<dyn Store>,
        config: HostConfig,
        machine: table::Machine,
    ) -> Result<Host, HostError> {
        let mut tables = Vec::new();
        for id in store.open_tables()? {
            let mut table = Table::restore(id, store.load(id)?)?;
            table.share_rules(&config.rules);
            tables.push(table);
        }
        let deliveries = Arc::default();
        recover_deliveries(&deliveries, store.as_ref(), &tables)?;
        let metrics = Metrics::default();
        let shared = Arc::new(Shared {
            unsent_at_start: store.unsent_count()?,
            clock: Clock::new(config.clock, store.clock()?),
            directory: Directory::new(store.next_table()?),
            inputs: Mutex::new(Inputs::new(store.keys()?)),
            writer: Writer::start(Arc::clone(&store), Arc::clone(&deliveries), metrics.clone())?,
            deliveries,
            delivery_wait_ms: config.delivery_wait_ms,
            memory: Memory::read(store.as_ref())?,
            communities: Communities::open(store.as_ref())?,
            forgotten: Forgotten::default(),
            keep: config.keep,
            store,
            texts: config.texts,
            rules: config.rules,
            locale: config.locale,
            ruleset: config.ruleset,
            machine,
            tasks: Mutex::default(),
            draining: AtomicBool::new(false),
            metrics,
            full: watch::Sender::default(),
            held: watch::Sender::default(),
            rooms: language::Rooms::default(),
            turns: Turns::default(),
        });
        tracing::info!(tables = tables.len(), "tables recovered");
        for table in tables {
            shared.recover(table);
        }
        if config.clock == ClockKind::Real {
            shared.spawn(watch_room(Arc::downgrade(&shared)));
        }
        let host = Host { shared };
        if !host.shared.clock.is_virtual() {
            let sweeper = host.clone();
            host.shared.spawn(async move { sweeper.sweep_for_ever().await });
        }
        Ok(host)
    }

    /// The table at a venue, if one stands.
    #[must_use]
    pub fn table_at(&self, venue: &VenueId) -> Option<Arc<TableView>> {
        self.shared.directory.at(venue)?.view
    }

    /// A table by its number.
    #[must_use]
    pub fn table(&self, id: TableId) -> Option<Arc<TableView>> {
        self.shared.directory.table(id)?.view
    }

    /// The table that told a message, as it stands after that: a message can be delivered a moment before
    /// everybody sees the table as it was when it told it. `None` if it is closed by then.
    pub async fn table_after(&self, line: &Line) -> Option<Arc<TableView>> {
        self.shared.directory.told(line.table, line.id.number).await
    }

    /// All open tables, in order of opening.
    #[must_use]
    pub fn tables(&self) -> Vec<Arc<TableView>> {
        self.shared.directory.all()
    }

    /// The tables that a person sits at, queues for or hosts, in order of opening.
    #[must_use]
    pub fn tables_of(&self, person: &PersonId) -> Vec<Arc<TableView>> {
        self.shared.directory.of(person).into_iter().filter_map(|entry| entry.view).collect()
    }

    /// Everything that a person may answer now, at all tables.
    #[must_use]
    pub fn prompts_of(&self, person: &PersonId) -> Vec<(TableId, VenueId, Prompt)> {
        let mut list = Vec::new();
        for view in self.tables_of(person) {
            let own = view.prompts.iter().filter(|prompt| prompt.person == *person);
            list.extend(own.map(|prompt| (view.id, view.venue.clone(), prompt.clone())));
        }
        list
    }

    /// The words.
    #[must_use]
    pub fn texts(&self) -> &Arc<Texts> {
        &self.shared.texts
    }

    /// The rule sets.
    #[must_use]
    pub fn rulesets(&self) -> &Arc<RuleSets> {
        &self.shared.rules
    }

    /// The language of a person: their own choice, else their client's, else that of their only table, else the
    /// host's.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn locale_of(&self, person: &PersonId) -> Result<Locale, HostError> {
        Ok(self.shared.language(person, None)?)
    }

    /// A short account of a table for one person or a bystander.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn describe(&self, view: &TableView, person: Option<&PersonId>) -> Result<String, HostError> {
        let Some(table) = view.state.standing() else { return Ok(String::new()) };
        let locale = match person {
            Some(person) => self.shared.language(person, Some(view))?,
            None => table.locale.clone(),
        };
        let face = voice::face(table, None, view.venue.platform(), self.now());
        Ok(self.shared.texts.table(&locale, table, &face))
    }

    /// Waits until there are durable messages with a number of at least `from`.
    pub async fn lines_from(&self, from: u64) {
        let mut written = self.shared.writer.written();
        if written.wait_for(|written| written.next_line > from).await.is_err() {
            // The writer has ended, and no message will come.
            std::future::pending::<()>().await;
        }
    }

    /// Waits until the store fails; never returns otherwise. Nothing is accepted after that.
    pub async fn failed(&self) -> StoreError {
        let mut written = self.shared.writer.written();
        match written.wait_for(|written| written.failure.is_some()).await {
            Ok(written) => written.failure.clone().unwrap_or(StoreError::Closed),
            Err(_) => StoreError::Closed,
        }
    }

    /// Ends in order: what was accepted becomes durable, then everything stops. Deliveries end.
    pub async fn shutdown(self) {
        // Whatever waits in the writer is finished first; tables then find it closed.
        self.stop_writer().await;
        self.shared.end_tasks().await;
    }

    /// Forgets everything in memory without an orderly end, as if the process had been killed.
    pub async fn abandon(self) {
        self.shared.end_tasks().await;
        self.stop_writer().await;
    }

    async fn stop_writer(&self) {
        let writer = Arc::clone(&self.shared);
        if tokio::task::spawn_blocking(move || writer.writer.stop()).await.is_err() {
            tracing::error!("the writer did not end in order");
        }
    }
}

/// What opened the phases that are on and was not delivered before the restart.
fn recover_deliveries(
    deliveries: &Deliveries,
    store: &dyn Store,
    tables: &[Table],
) -> Result<(), StoreError> {
    let began = |table: &Table| {
        let game = table.state.standing()?.game.as_ref()?;
        Some((table.id, game.since))
    };
    let began: HashMap<TableId, Moment> = tables.iter().filter_map(began).collect();
    let mut openings: HashMap<TableId, Vec<Line>> = HashMap::new();
    for line in store.unsent(0, usize::MAX)? {
        if began.get(&line.table) == Some(&line.at) {
            openings.entry(line.table).or_default().push(line);
        }
    }
    openings.values().for_each(|lines| deliveries.opened(lines));
    Ok(())
}

/// Looks every now and then whether there is room on the disk, so that rooms hear of it.
async fn watch_room(shared: Weak<Shared>) {
    loop {
        tokio::time::sleep(LOOK_FOR_ROOM).await;
        let Some(shared) = shared.upgrade() else { return };
        shared.look_for_room();
    }
}

impl Shared {
    fn recover(self: &Arc<Shared>, table: Table) {
        let Some(venue) = table.state.table.as_ref().map(|table| table.venue.clone()) else { return };
        let (sender, inbox) = mpsc::channel(INBOX_MAX);
        if !self.directory.reserve(&venue, table.id, sender) {
            tracing::error!(table = %table.id, "two tables at one venue; the older one stays");
            return;
        }
        let open = task::open_prompts(&table.state);
        if let Some(mut view) = TableView::of(&table, Arc::clone(&open)) {
            // Whatever it has told is durable, and so is this.
            view.told = self.writer.written().borrow().next_line;
            self.directory.publish(view);
        }
        Task::spawn(table, open, self, inbox);
    }
}
