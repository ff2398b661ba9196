//! A room for each team that may talk in secret, where the operator wants it.
//!
//! People talk there directly, and the judge only hears commands. By day the room is silent, who is out is
//! taken out, and with the game it ends. Who is in such a room is known to the homeserver, as of any room.
//!
//! Source: A-04

use crate::direct::DirectError;
use crate::files::{self, FileError};
use crate::judge::{Judge, user_of};
use crate::mail::To;
use crate::net;
use crate::outbound::Letter;
use crate::silence::Wanted;
use bot_core::game::{TableId, VenueId, circles, may_whisper};
use bot_core::host::TableView;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId};
use matrix_sdk::{Room, RoomState};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Whose room it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Key {
    table: TableId,
    game: u32,
    team: String,
}

/// A team's room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Den {
    key: Key,
    venue: VenueId,
    /// Who was let in.
    members: BTreeSet<OwnedUserId>,
}

/// The rooms of all teams.
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
    /// Keeps the teams' rooms as the tables want them, until the task is ended.
    pub(crate) async fn keep_teams(self) {
        for view in self.host.tables() {
            self.teams.changed(&view.venue);
        }
        loop {
            let venues = std::mem::take(&mut *held(&self.teams.changed));
            for venue in venues {
                if let Err(error) = self.gather_teams(&venue).await {
                    tracing::warn!(%error, "a team's room is not as it should be; its people have their own");
                }
            }
            self.teams.news.notified().await;
        }
    }

    async fn gather_teams(&self, venue: &VenueId) -> Result<(), DirectError> {
        let view = self.host.table_at(venue);
        let wanted = view.as_deref().filter(|_| self.manners.team_rooms).map(wanted).unwrap_or_default();
        let known = self.teams.of(venue);
        for (room, den) in known.iter().filter(|(_, den)| !wanted.contains_key(&den.key)) {
            self.end_team(room, den).await?;
        }
        let table = view.as_ref().and_then(|view| view.state.standing());
        let open = table.is_some_and(may_whisper);
        for (key, people) in wanted {
            let found = known.iter().find(|(_, den)| den.key == key);
            let (id, mut den) = match found {
                Some((id, den)) => (id.clone(), den.clone()),
                // By day there is nothing to be said in it.
                None if !open => continue,
                None => {
                    let id = self.make_team(&key).await?.room_id().to_owned();
                    let den = Den { key, venue: venue.clone(), members: BTreeSet::new() };
                    self.teams.note(&id, Some(den.clone()))?;
                    self.greet_team(&id, table.map_or(&self.locale, |table| &table.locale)).await;
                    (id, den)
                }
            };
            let Some(room) = self.client.get_room(&id).filter(|room| room.state() == RoomState::Joined)
            else {
                continue;
            };
            self.let_in(&room, &mut den, &people).await?;
            self.silence.want(&id, if open { Wanted::Open } else { Wanted::Quiet(BTreeSet::new()) });
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

    async fn greet_team(&self, room: &RoomId, locale: &bot_core::game::Locale) {
        let text = self.host.texts().ui(locale, "matrix-team-hello", &[]);
        let letter = Letter { text, ..Letter::default() };
        self.mail.post(To::Room(room.to_owned()), format!("nf.t.{room}"), letter).await;
    }
}

/// The rooms that a table wants, and who shall be in each.
fn wanted(view: &TableView) -> BTreeMap<Key, BTreeSet<OwnedUserId>> {
    let Some(table) = view.state.standing() else { return BTreeMap::new() };
    let game = table.game.as_ref().map_or(0, |game| game.number);
    let rooms = circles(table).into_iter().map(|circle| {
        let seated = circle.seats.iter().filter_map(|seat| table.player(*seat));
        let people: BTreeSet<OwnedUserId> = seated.filter_map(|player| user_of(&player.person)).collect();
        (Key { table: view.id, game, team: circle.team.id().to_owned() }, people)
    });
    rooms.filter(|(_, people)| people.len() > 1).collect()
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
