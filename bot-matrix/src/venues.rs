//! Rooms that were upgraded: to the judge the table still stands where it was opened.

use crate::files::{self, FileError};
use matrix_sdk::ruma::{OwnedRoomId, RoomId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Default, Serialize, Deserialize)]
struct Register {
    /// Each room that took another's place: the first of its line.
    first: BTreeMap<OwnedRoomId, OwnedRoomId>,
    /// Each first room: the one that stands in its place now.
    latest: BTreeMap<OwnedRoomId, OwnedRoomId>,
}

/// Which rooms have taken which others' place.
pub(crate) struct Venues {
    path: PathBuf,
    register: Mutex<Register>,
}

impl Venues {
    /// What an earlier run noted.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged.
    pub(crate) fn open(path: PathBuf) -> Result<Self, FileError> {
        let register = Mutex::new(files::read_json(&path)?.unwrap_or_default());
        Ok(Self { path, register })
    }

    fn register(&self) -> MutexGuard<'_, Register> {
        self.register.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room in which a table that is now in `room` was opened.
    pub(crate) fn first(&self, room: &RoomId) -> OwnedRoomId {
        self.register().first.get(room).cloned().unwrap_or_else(|| room.to_owned())
    }

    /// Where a table that was opened in `room` is now.
    pub(crate) fn latest(&self, room: &RoomId) -> OwnedRoomId {
        self.register().latest.get(room).cloned().unwrap_or_else(|| room.to_owned())
    }

    /// Whether another room has taken this one's place.
    pub(crate) fn is_past(&self, room: &RoomId) -> bool {
        self.latest(&self.first(room)) != *room
    }

    /// Notes that `to` has taken the place of `from`. False if that was known, or would turn in a circle.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn moved(&self, from: &RoomId, to: &RoomId) -> Result<bool, FileError> {
        let first = self.first(from);
        let mut register = self.register();
        if *to == *first || register.first.contains_key(to) {
            return Ok(false);
        }
        register.first.insert(to.to_owned(), first.clone());
        register.latest.insert(first, to.to_owned());
        files::write_json(&self.path, &*register)?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use matrix_sdk::ruma::room_id;

    #[test]
    fn a_table_follows_its_room_over_upgrades_and_restarts() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("venues.json");
        let (a, b, c) = (room_id!("!a:hs"), room_id!("!b:hs"), room_id!("!c:hs"));
        let venues = Venues::open(path.clone()).unwrap();
        assert!(venues.moved(a, b).unwrap() && venues.moved(b, c).unwrap());
        assert!(!venues.moved(b, c).unwrap() && !venues.moved(c, a).unwrap());
        let venues = Venues::open(path).unwrap();
        assert_eq!((venues.first(c), venues.latest(a)), (a.to_owned(), c.to_owned()));
        assert_eq!([a, b, c].map(|room| venues.is_past(room)), [true, true, false]);
        assert_eq!(venues.first(room_id!("!x:hs")), room_id!("!x:hs"));
    }
}
