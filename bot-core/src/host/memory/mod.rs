//! What is remembered of finished games, beside the tables' logs: who played what, and how it ended.
//!
//! A game's log stays in its table's log; what is noted here of every game is a short account
//! ([`Kept`]), so that lists and statistics need not read the logs. All of it is kept in memory too:
//! about a kilobyte a game.
//!
//! Invariant: nothing here tells of a game that is still on.

mod answer;
mod draw;
mod kept;
mod page;
mod picture;
mod privacy;
mod record;
mod replay;
mod season;
mod seats;
mod sweep;
mod tally;
mod traces;
mod words;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::game::{PersonId, TableId, VenueId};

use super::store::{Store, StoreError};
use season::Season;

pub use kept::{GameNumber, Kept, KeptSeat, NoGameNumber};
pub use privacy::Contact;
pub use replay::{Hearer, Replay, ReplayLine, ReplayStep, Stage, Watch};
pub use sweep::Keep;
pub use tally::{Feat, Score, Tally};

pub(super) use answer::{Asker, Recalled};
pub(super) use kept::{notes_of_log, of_step};
pub(super) use traces::Traces;

/// What the names of these notes begin with.
const GAME: &str = "game/";
const CIRCLE: &str = "circle/";
const SEASONS: &str = "seasons/";

/// Everybody who was forgotten since the start, in order.
#[derive(Default)]
pub(super) struct Forgotten {
    all: Mutex<Vec<Arc<Traces>>>,
    /// Held while one of them is being forgotten.
    alone: tokio::sync::Mutex<()>,
}

impl Forgotten {
    fn lock(&self) -> MutexGuard<'_, Vec<Arc<Traces>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until nobody else is being forgotten.
    async fn alone(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.alone.lock().await
    }

    fn push(&self, traces: Arc<Traces>) {
        self.lock().push(traces);
    }

    /// How many they are.
    pub(super) fn count(&self) -> usize {
        self.lock().len()
    }

    /// Those after the first `seen`.
    pub(super) fn after(&self, seen: usize) -> Vec<Arc<Traces>> {
        self.lock().get(seen..).unwrap_or_default().to_vec()
    }
}

/// All that is remembered of finished games.
#[derive(Default)]
pub(super) struct Memory {
    lists: Mutex<Lists>,
}

#[derive(Default)]
struct Lists {
    games: BTreeMap<GameNumber, Arc<Kept>>,
    /// To which circle of people a room belongs, where it is more than the room itself.
    circles: HashMap<VenueId, String>,
    /// The seasons of each circle, oldest first.
    seasons: HashMap<String, Vec<Season>>,
}

impl Memory {
    /// What the store remembers.
    ///
    /// # Errors
    /// When a note is damaged.
    pub(super) fn read(store: &dyn Store) -> Result<Memory, StoreError> {
        let mut lists = Lists::default();
        for (name, bytes) in store.notes(GAME)? {
            let kept: Kept = decode(&name, &bytes)?;
            lists.games.insert(kept.game, Arc::new(kept));
        }
        for (name, bytes) in store.notes(CIRCLE)? {
            let (venue, circle): (VenueId, String) = decode(&name, &bytes)?;
            lists.circles.insert(venue, circle);
        }
        for (name, bytes) in store.notes(SEASONS)? {
            let circle = name.strip_prefix(SEASONS).unwrap_or_default().to_owned();
            lists.seasons.insert(circle, decode(&name, &bytes)?);
        }
        Ok(Memory { lists: Mutex::new(lists) })
    }

    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers a game whose note is durable.
    pub(super) fn remember(&self, kept: Kept) {
        self.lists().games.insert(kept.game, Arc::new(kept));
    }

    /// Drops a game that the store holds no more.
    fn drop_game(&self, number: GameNumber) {
        self.lists().games.remove(&number);
    }

    /// Forgets somebody, of whom the store holds nothing any more.
    fn forget(&self, person: &PersonId) {
        for kept in self.lists().games.values_mut().filter(|kept| kept.is_of(person)) {
            *kept = Arc::new(kept.as_ref().clone().without(person.as_str()));
        }
    }

    /// Remembers, where it is durable, that a room belongs to a circle.
    fn join(&self, venue: VenueId, circle: String) {
        self.lists().circles.insert(venue, circle);
    }

    /// The circle of people that a room belongs to: its own, unless more is known.
    pub(super) fn circle(&self, venue: &VenueId) -> String {
        self.lists().circles.get(venue).cloned().unwrap_or_else(|| venue.as_str().to_owned())
    }

    /// The seasons of a circle, oldest first.
    fn seasons(&self, circle: &str) -> Vec<Season> {
        self.lists().seasons.get(circle).cloned().unwrap_or_default()
    }

    /// Remembers, where they are durable, the seasons of a circle.
    fn set_seasons(&self, circle: String, seasons: Vec<Season>) {
        self.lists().seasons.insert(circle, seasons);
    }

    /// A game.
    fn game(&self, number: GameNumber) -> Option<Arc<Kept>> {
        self.lists().games.get(&number).cloned()
    }

    /// The games for which something holds, oldest first.
    fn games(&self, wanted: impl Fn(&Kept) -> bool) -> Vec<Arc<Kept>> {
        let mut games: Vec<Arc<Kept>> =
            self.lists().games.values().filter(|kept| wanted(kept)).cloned().collect();
        games.sort_by_key(|kept| (kept.ended, kept.game));
        games
    }

    /// The games of a room.
    fn in_room(&self, venue: &VenueId) -> Vec<Arc<Kept>> {
        self.games(|kept| kept.venue == *venue)
    }

    /// The games of all rooms of a circle.
    fn in_circle(&self, circle: &str) -> Vec<Arc<Kept>> {
        let circles = self.lists().circles.clone();
        self.games(|kept| match circles.get(&kept.venue) {
            Some(own) => own == circle,
            None => kept.venue.as_str() == circle,
        })
    }

    /// The games that a person took part in.
    fn of_person(&self, person: &PersonId) -> Vec<Arc<Kept>> {
        self.games(|kept| kept.is_of(person))
    }
}

/// The name of a game's note: it sorts as the games do.
pub(super) fn note_of_game(game: GameNumber) -> String {
    let GameNumber { table: TableId(table), number } = game;
    format!("{GAME}{table:020}/{number:010}")
}

/// A note as bytes.
pub(super) fn encode(value: &impl Serialize) -> Result<Vec<u8>, StoreError> {
    rmp_serde::to_vec_named(value).map_err(|error| fault("a note", &error))
}

pub(super) fn decode<T: DeserializeOwned>(name: &str, bytes: &[u8]) -> Result<T, StoreError> {
    rmp_serde::from_slice(bytes).map_err(|error| fault(name, &error))
}

fn fault(name: &str, why: &dyn std::fmt::Display) -> StoreError {
    StoreError::Value { dir: "the memory".into(), key: name.to_owned(), why: why.to_string() }
}
