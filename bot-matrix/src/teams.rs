//! A room for each team that may talk in secret, and one for the dead, where the operator wants them.
//!
//! People talk there directly, and the judge only hears commands. By day a team's room is silent, and who is out is
//! taken out; the dead are let in once they have nothing more to say to the living, and nobody living ever is. With
//! the game such rooms end. Who is in one is known to the homeserver, as of any room.
//!
//! Source: A-04, C-04

use crate::config::Manners;
use crate::direct::DirectError;
use crate::files::{self, FileError};
use crate::judge::{Judge, user_of};
use crate::mail::To;
use crate::net;
use crate::outbound::Letter;
use crate::silence::Wanted;
use bot_core::game::{Locale, Seat, TableId, VenueId, at_rest, circles, may_whisper};
use bot_core::host::TableView;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId};
use matrix_sdk::{Room, RoomState};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// What could not be done is tried again after so long.
const TRY_AGAIN: Duration = Duration::from_secs(15);
/// What the dead are called where teams have their ids.
const DEAD: &str = "dead";

/// Whose room it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Key {
    table: TableId,
    game: u32,
    team: String,
}

/// A team's room, or that of the dead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Den {
    key: Key,
    venue: VenueId,
    /// Who was let in.
    members: BTreeSet<OwnedUserId>,
}

/// The rooms of all teams and of the dead.
pub(crate) struct Teams {
    path: PathBuf,
    dens: Mutex<BTreeMap<OwnedRoomId, Den>>,
    changed: Mutex<BTreeSet<VenueId>>,
    news: Notify,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Teams {
    /// Those of an earlier run.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged.
    pub(crate) fn open(path: PathBuf) -> Result<Self, FileError> {
        let dens: BTreeMap<OwnedRoomId, Den> = files::read_json(&path)?.unwrap_or_default();
        // A table may have closed just before the end of that run.
        let changed = Mutex::new(dens.values().map(|den| den.venue.clone()).collect());
        Ok(Self { path, dens: Mutex::new(dens), changed, news: Notify::new() })
    }

    /// The venue of the table whose team a room belongs to.
    pub(crate) fn venue(&self, room: &RoomId) -> Option<VenueId> {
        held(&self.dens).get(room).map(|den| den.venue.clone())
    }

    /// Something was told to all at this venue.
    pub(crate) fn changed(&self, venue: &VenueId) {
        held(&self.changed).insert(venue.clone());
        self.news.notify_one();
    }

    fn of(&self, venue: &VenueId) -> Vec<(OwnedRoomId, Den)> {
        let dens = held(&self.dens);
        dens.iter()
            .filter(|(_, den)| den.venue == *venue)
            .map(|(id, den)| (id.clone(), den.clone()))
            .collect()
    }

    fn note(&self, room: &RoomId, den: Option<Den>) -> Result<(), FileError> {
        let mut dens = held(&self.dens);
        match den {
            Some(den) => drop(dens.insert(room.to_owned(), den)),
            None => drop(dens.remove(room)),
        }
        files::write_json(&self.path, &*dens)
    }
}

impl Judge {
    /// Keeps the rooms of the teams and of the dead as the tables want them, until the task is ended.
    pub(crate) async fn keep_teams(self) {
        for view in self.host.tables() {
            self.teams.changed(&view.venue);
        }
        loop {
            let venues = std::mem::take(&mut *held(&self.teams.changed));
            for venue in venues {
                let Err(error) = self.gather_teams(&venue).await else { continue };
                tracing::warn!(%error, "a hidden room is not as it should be; its people have their own");
                if matches!(error, DirectError::Unavailable(_)) {
                    let teams = self.teams.clone();
                    tokio::spawn(async move {
                        tokio::time::sleep(TRY_AGAIN).await;
                        teams.changed(&venue);
                    });
                }
            }
            self.teams.news.notified().await;
        }
    }

    async fn gather_teams(&self, venue: &VenueId) -> Result<(), DirectError> {
        let view = self.host.table_at(venue);
        let wanted = view.as_deref().map(|view| wanted(view, &self.manners)).unwrap_or_default();
        let known = self.teams.of(venue);
        for (room, den) in known.iter().filter(|(_, den)| !wanted.contains_key(&den.key)) {
            self.end_team(room, den).await?;
        }
        let table = view.as_ref().and_then(|view| view.state.standing());
        let open = table.is_some_and(may_whisper);
        for (key, people) in wanted {
            let found = known.iter().find(|(_, den)| den.key == key);
            let is_dead = key.is_of_the_dead();
            let (id, mut den) = match found {
                Some((id, den)) => (id.clone(), den.clone()),
                // By day there is nothing to be said in it.
                None if !open && !is_dead => continue,
                None => {
                    let id = self.make_team(&key).await?.room_id().to_owned();
                    let den = Den { key, venue: venue.clone(), members: BTreeSet::new() };
                    self.teams.note(&id, Some(den.clone()))?;
                    (id, den)
                }
            };
            let Some(room) = self.client.get_room(&id).filter(|room| room.state() == RoomState::Joined)
            else {
                continue;
            };
            let (new, before) = (den.members.is_empty(), den.members.clone());
            self.let_in(&room, &mut den, &people).await?;
            // Nobody can read what was said before they were invited: the dead come one after another.
            if new || (is_dead && !den.members.is_subset(&before)) {
                let hello = if is_dead { "matrix-dead-hello" } else { "matrix-team-hello" };
                let locale = table.map_or(&self.locale, |table| &table.locale);
                self.greet_den(&id, den.members.len(), locale, hello).await;
            }
            // The dead may talk at any time.
            if !is_dead {
                self.silence.want(&id, if open { Wanted::Open } else { Wanted::Quiet(BTreeSet::new()) });
            }
        }
        Ok(())
    }

    async fn let_in(
        &self,
        room: &Room,
        den: &mut Den,
        people: &BTreeSet<OwnedUserId>,
    ) -> Result<(), DirectError> {
        let (come, go): (Vec<_>, Vec<_>) = (
            people.difference(&den.members).cloned().collect(),
            den.members.difference(people).cloned().collect(),
        );
        for person in come {
            // Asked already, or in already: that is as good.
            if let Err(error) = room.invite_user_by_id(&person).await
                && !net::is_refusal(&error)
            {
                return Err(error.into());
            }
            den.members.insert(person);
            self.teams.note(room.room_id(), Some(den.clone()))?;
        }
        for person in go {
            if let Err(error) = room.kick_user(&person, None).await
                && !net::is_refusal(&error)
            {
                return Err(error.into());
            }
            den.members.remove(&person);
            self.teams.note(room.room_id(), Some(den.clone()))?;
        }
        Ok(())
    }

    /// The game is over, or the team is no more: nobody stays.
    async fn end_team(&self, id: &RoomId, den: &Den) -> Result<(), DirectError> {
        if let Some(room) = self.client.get_room(id).filter(|room| room.state() == RoomState::Joined) {
            let mut den = den.clone();
            self.let_in(&room, &mut den, &BTreeSet::new()).await?;
            room.leave().await?;
        }
        self.silence.forget(id)?;
        Ok(self.teams.note(id, None)?)
    }

    async fn make_team(&self, key: &Key) -> Result<Room, DirectError> {
        let Key { table, game, team } = key;
        self.direct.hidden_room(&format!("team {table} {game} {team}")).await
    }

    async fn greet_den(&self, room: &RoomId, people: usize, locale: &Locale, hello: &str) {
        let text = self.host.texts().ui(locale, hello, &[]);
        let letter = Letter { text, ..Letter::default() };
        self.mail.post(To::Room(room.to_owned()), format!("nf.t.{room}.{people}"), letter).await;
    }
}

impl Key {
    fn is_of_the_dead(&self) -> bool {
        self.team == DEAD
    }
}

/// The rooms that a table wants, and who shall be in each.
fn wanted(view: &TableView, manners: &Manners) -> BTreeMap<Key, BTreeSet<OwnedUserId>> {
    let Some(table) = view.state.standing() else { return BTreeMap::new() };
    let Some(game) = &table.game else { return BTreeMap::new() };
    let people = |seats: &[Seat]| -> BTreeSet<OwnedUserId> {
        let seated = seats.iter().filter_map(|seat| table.player(*seat));
        seated.filter_map(|player| user_of(&player.person)).collect()
    };
    let key = |team: &str| Key { table: view.id, game: game.number, team: team.to_owned() };
    let mut rooms = BTreeMap::new();
    if manners.team_rooms {
        let teams = circles(table).into_iter();
        let teams = teams.map(|circle| (key(circle.team.id()), people(&circle.seats)));
        rooms.extend(teams.filter(|(_, people)| people.len() > 1));
    }
    if manners.dead_rooms {
        let dead = people(&at_rest(game));
        rooms.extend((!dead.is_empty()).then(|| (key(DEAD), dead)));
    }
    rooms
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::venue;
    use matrix_sdk::ruma::{owned_user_id, room_id};

    #[test]
    fn a_teams_room_is_known_over_a_restart_and_looked_at_again() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("teams.json");
        let (den, table) = (room_id!("!den:hs"), venue(room_id!("!table:hs")));
        let key = Key { table: TableId(7), game: 1, team: "killers".into() };
        let members = BTreeSet::from([owned_user_id!("@ann:hs")]);
        let teams = Teams::open(path.clone()).unwrap();
        teams.note(den, Some(Den { key, venue: table.clone(), members })).unwrap();
        let again = Teams::open(path.clone()).unwrap();
        assert_eq!(again.venue(den), Some(table.clone()));
        assert!(held(&again.changed).contains(&table));
        again.note(den, None).unwrap();
        assert_eq!(Teams::open(path).unwrap().venue(den), None);
    }
}
