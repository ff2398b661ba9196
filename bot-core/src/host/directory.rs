//! Which tables stand where, and who sits at which.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex};

use tokio::sync::{mpsc, watch};

use crate::game::{Moment, PersonId, Platform, Prompt, State, TableId, VenueId};

use super::table::Table;
use super::task::Job;

/// A table as it stands in the store: nothing in it is ahead of what is durable.
#[derive(Clone, Debug)]
pub struct TableView {
    /// Which.
    pub id: TableId,
    /// Where.
    pub venue: VenueId,
    /// How it stands. Whatever is told from it must pass through what the reader may know.
    pub state: Arc<State>,
    /// What may be answered now.
    pub prompts: Arc<[Prompt]>,
    /// When something last happened there.
    pub at: Moment,
    /// How many events have made it what it is.
    pub(super) seq: u64,
    /// The table's messages with numbers below this one are told by how it stands here.
    pub told: u64,
}

impl TableView {
    pub(super) fn of(table: &Table, prompts: Arc<[Prompt]>) -> Option<TableView> {
        let standing = table.state.table.as_ref()?;
        Some(TableView {
            id: table.id,
            venue: standing.venue.clone(),
            state: Arc::new(table.state.clone()),
            prompts,
            at: table.at,
            seq: table.seq,
            told: 0,
        })
    }

    /// Everybody whose direct messages may be about this table, some perhaps more than once.
    fn people(&self) -> impl Iterator<Item = &PersonId> + Clone {
        let all = self.state.table.iter().flat_map(|table| {
            let seated = table.players.iter().map(|player| &player.person);
            let queued = table.queue.iter().map(|(person, _)| person);
            let newcomer = table.substitutes.iter().map(|offer| &offer.newcomer);
            seated.chain(queued).chain(newcomer).chain(&table.host)
        });
        all.filter(|person| person.platform() != Platform::Computer)
    }
}

/// A table's inbox and what is known of it.
#[derive(Clone)]
pub(super) struct Entry {
    /// Where it stands.
    venue: VenueId,
    pub(super) inbox: mpsc::Sender<Box<Job>>,
    /// How many inputs wait to be let into the inbox.
    pub(super) waiting: Arc<AtomicUsize>,
    pub(super) view: Option<Arc<TableView>>,
}

#[derive(Default)]
struct Lists {
    tables: BTreeMap<TableId, Entry>,
    venues: HashMap<VenueId, TableId>,
    people: HashMap<PersonId, BTreeSet<TableId>>,
    /// The number of the next new table.
    next: u64,
}

/// All open tables.
pub(super) struct Directory {
    lists: Mutex<Lists>,
    changed: watch::Sender<()>,
}

impl Directory {
    /// No tables; `next` is the number of the first new one.
    pub(super) fn new(next: TableId) -> Directory {
        let lists = Mutex::new(Lists { next: next.0, ..Lists::default() });
        Directory { lists, changed: watch::Sender::new(()) }
    }

    fn lists(&self) -> std::sync::MutexGuard<'_, Lists> {
        self.lists.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Takes a venue for a table; false if one stands there already.
    pub(super) fn reserve(&self, venue: &VenueId, id: TableId, inbox: mpsc::Sender<Box<Job>>) -> bool {
        let mut lists = self.lists();
        if lists.venues.contains_key(venue) {
            return false;
        }
        lists.venues.insert(venue.clone(), id);
        let venue = venue.clone();
        lists.tables.insert(id, Entry { venue, inbox, waiting: Arc::default(), view: None });
        true
    }

    /// Takes a venue for a new table and numbers it; `None` if one stands there already.
    pub(super) fn reserve_new(&self, venue: &VenueId, inbox: mpsc::Sender<Box<Job>>) -> Option<TableId> {
        let id = {
            let mut lists = self.lists();
            lists.next += 1;
            TableId(lists.next - 1)
        };
        self.reserve(venue, id, inbox).then_some(id)
    }

    /// Shows a table as it stands now.
    pub(super) fn publish(&self, view: TableView) {
        let mut lists = self.lists();
        let known = match lists.tables.get(&view.id) {
            Some(entry) => entry.view.clone(),
            None => return,
        };
        let before = known.iter().flat_map(|view| view.people());
        if !before.clone().eq(view.people()) {
            let (before, after): (BTreeSet<_>, BTreeSet<_>) = (before.collect(), view.people().collect());
            for person in before.difference(&after) {
                lists.forget(person, view.id);
            }
            for person in after.difference(&before) {
                lists.people.entry((*person).clone()).or_default().insert(view.id);
            }
        }
        if let Some(entry) = lists.tables.get_mut(&view.id) {
            entry.view = Some(Arc::new(view));
        }
        self.changed.send_replace(());
    }

    /// Drops a table; its venue is free again.
    pub(super) fn remove(&self, id: TableId) {
        let mut lists = self.lists();
        if let Some(entry) = lists.tables.remove(&id) {
            for person in entry.view.iter().flat_map(|view| view.people()) {
                lists.forget(person, id);
            }
            lists.venues.remove(&entry.venue);
        }
        self.changed.send_replace(());
    }

    /// A table as it stands once message `number` has been told, or later; `None` if it is closed by then.
    pub(super) async fn told(&self, id: TableId, number: u64) -> Option<Arc<TableView>> {
        let mut changed = self.changed.subscribe();
        loop {
            let entry = self.table(id)?;
            if let Some(view) = entry.view.filter(|view| view.told > number) {
                return Some(view);
            }
            changed.changed().await.ok()?;
        }
    }

    /// How many tables there are.
    pub(super) fn len(&self) -> usize {
        self.lists().tables.len()
    }

    /// The table at a venue; one that is only being opened has no view yet.
    pub(super) fn at(&self, venue: &VenueId) -> Option<Entry> {
        let lists = self.lists();
        lists.venues.get(venue).and_then(|id| lists.tables.get(id)).cloned()
    }

    /// A table.
    pub(super) fn table(&self, id: TableId) -> Option<Entry> {
        self.lists().tables.get(&id).cloned()
    }

    /// The tables of a person, in order of opening.
    pub(super) fn of(&self, person: &PersonId) -> Vec<Entry> {
        let lists = self.lists();
        let ids = lists.people.get(person).cloned().unwrap_or_default();
        ids.iter().filter_map(|id| lists.tables.get(id)).cloned().collect()
    }

    /// All tables that stand.
    pub(super) fn all(&self) -> Vec<Arc<TableView>> {
        self.lists().tables.values().filter_map(|entry| entry.view.clone()).collect()
    }

    /// The earliest deadline of all tables, the oldest table first.
    pub(super) fn next_deadline(&self) -> Option<(Moment, TableId)> {
        let lists = self.lists();
        let views = lists.tables.values().filter_map(|entry| entry.view.as_ref());
        views.filter_map(|view| Some((view.state.next_deadline()?, view.id))).min()
    }
}

impl Lists {
    fn forget(&mut self, person: &PersonId, id: TableId) {
        if let Some(tables) = self.people.get_mut(person) {
            tables.remove(&id);
            if tables.is_empty() {
                self.people.remove(person);
            }
        }
    }
}
