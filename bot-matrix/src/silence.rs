//! The room's silence: who may write while nobody, or only some, may speak.
//!
//! The homeserver keeps it by the room's power levels. They are changed by one whole event at a time,
//! made from how they were before the first change; what somebody else changes meanwhile is kept. Before
//! anything is sent the old levels are on disk, so that they come back whatever happens.
//!
//! Source: A-01, C-08

use crate::files::{self, FileError};
use crate::net;
use matrix_sdk::ruma::api::client::state::get_state_event_for_key::v3::Request;
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId};
use matrix_sdk::{Client, Room};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How a room shall be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// As its people have made it.
    Open,
    /// Silent but for these.
    Quiet(BTreeSet<OwnedUserId>),
}

/// Why a room is not as it shall be.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// The bot may not set the room's power levels.
    #[error("the bot has no power over this room")]
    NoPower,
    /// Trying again may help.
    #[error("{0}")]
    Later(String),
    /// The register on disk.
    #[error(transparent)]
    File(#[from] FileError),
}

/// A room whose levels the bot has changed.
#[derive(Clone, Serialize, Deserialize)]
struct Held {
    /// How its people have made them.
    before: Value,
    /// What the bot has set and is about to set: the room has one of these unless somebody else set others.
    ours: Vec<Value>,
}

#[derive(Default, Serialize, Deserialize)]
struct Register {
    rooms: BTreeMap<OwnedRoomId, Held>,
    /// Rooms in which the bot has said that it lacks the power.
    told: BTreeSet<OwnedRoomId>,
}

/// Keeper of all rooms' silence.
pub(crate) struct Silence {
    client: Client,
    path: PathBuf,
    register: Mutex<Register>,
    wanted: Mutex<BTreeMap<OwnedRoomId, Wanted>>,
    changed: Notify,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Silence {
    /// With what an earlier run left to be undone.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged.
    pub(crate) fn open(client: Client, path: PathBuf) -> Result<Self, FileError> {
        let register = Mutex::new(files::read_json(&path)?.unwrap_or_default());
        Ok(Self { client, path, register, wanted: Mutex::default(), changed: Notify::new() })
    }

    /// The rooms whose levels are not as their people have made them.
    pub(crate) fn rooms(&self) -> Vec<OwnedRoomId> {
        held(&self.register).rooms.keys().cloned().collect()
    }

    /// Says how a room shall be; only the last word counts. A room that is as it was and shall stay so
    /// is not looked at.
    pub(crate) fn want(&self, room: &RoomId, wanted: Wanted) {
        let untouched = !held(&self.register).rooms.contains_key(room);
        let mut all = held(&self.wanted);
        if wanted == Wanted::Open && untouched && !all.contains_key(room) {
            return;
        }
        all.insert(room.to_owned(), wanted);
        self.changed.notify_one();
    }

    /// As [`Self::want`], unless something else is wanted by now.
    pub(crate) fn want_still(&self, room: &RoomId, wanted: Wanted) {
        held(&self.wanted).entry(room.to_owned()).or_insert(wanted);
        self.changed.notify_one();
    }

    /// Waits for a room that shall be otherwise.
    pub(crate) async fn next(&self) -> (OwnedRoomId, Wanted) {
        loop {
            if let Some(next) = held(&self.wanted).pop_first() {
                return next;
            }
            self.changed.notified().await;
        }
    }

    /// Sees to it that a room is as it shall be.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub(crate) async fn apply(&self, room: &RoomId, wanted: &Wanted) -> Result<(), Trouble> {
        let Some(joined) = self.client.get_room(room) else { return Ok(()) };
        let current = self.current(room).await?;
        let known = held(&self.register).rooms.get(room).cloned();
        let before = match &known {
            None => current.clone(),
            Some(held) if held.ours.contains(&current) => held.before.clone(),
            Some(held) => {
                let ours = held.ours.last().unwrap_or(&held.before);
                merged(Some(&held.before), Some(ours), Some(&current)).unwrap_or_default()
            }
        };
        let target = match wanted {
            Wanted::Open => before.clone(),
            Wanted::Quiet(speakers) => quieted(&before, &(speakers - &above_all_levels(&joined))),
        };
        if target != current {
            let ours = vec![current.clone(), target.clone()];
            self.note(room, Some(Held { before: before.clone(), ours }))?;
            if let Err(error) = joined.send_state_event_raw("m.room.power_levels", "", target.clone()).await {
                if net::is_refusal(&error) {
                    self.note(room, known)?;
                    return Err(Trouble::NoPower);
                }
                return Err(Trouble::Later(net::brief(&error)));
            }
            tracing::debug!(%room, quiet = *wanted != Wanted::Open, "power levels set");
        }
        self.note(room, (target != before).then(|| Held { before, ours: vec![target] }))?;
        Ok(())
    }

    /// Whether it is the first time that the bot finds itself without power in this room.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn is_news(&self, room: &RoomId) -> Result<bool, FileError> {
        let mut register = held(&self.register);
        let news = register.told.insert(room.to_owned());
        if news {
            files::write_json(&self.path, &*register)?;
        }
        Ok(news)
    }

    /// Another room takes the place of this one, with the levels that it had.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn moved(&self, from: &RoomId, to: &RoomId) -> Result<(), FileError> {
        let known = held(&self.register).rooms.get(from).cloned();
        self.note(from, None)?;
        self.note(to, known)
    }

    /// Nobody needs this room any more.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn forget(&self, room: &RoomId) -> Result<(), FileError> {
        held(&self.wanted).remove(room);
        self.note(room, None)
    }

    /// The levels as the homeserver has them now; the SDK's own copy lags behind.
    async fn current(&self, room: &RoomId) -> Result<Value, Trouble> {
        let request = Request::new(room.to_owned(), StateEventType::RoomPowerLevels, String::new());
        let answer = self.client.send(request).await.map_err(|error| {
            let error = error.into();
            if net::is_refusal(&error) { Trouble::NoPower } else { Trouble::Later(net::brief(&error)) }
        })?;
        serde_json::from_str(answer.event_or_content.get()).map_err(|error| Trouble::Later(error.to_string()))
    }

    fn note(&self, room: &RoomId, held_now: Option<Held>) -> Result<(), FileError> {
        let mut register = held(&self.register);
        let changed = match held_now {
            Some(held_now) => {
                register.rooms.insert(room.to_owned(), held_now);
                true
            }
            None => register.rooms.remove(room).is_some(),
        };
        if changed { files::write_json(&self.path, &*register) } else { Ok(()) }
    }
}

/// Who may write whatever the levels say: the creators of a room from version 12 on. A list of levels that
/// names them is refused as a whole.
fn above_all_levels(room: &Room) -> BTreeSet<OwnedUserId> {
    let rules = room.clone_info().room_version_rules_or_default();
    let above = rules.authorization.explicitly_privilege_room_creators;
    room.creators().filter(|_| above).into_iter().flatten().collect()
}

/// What people say things with. Where it is encrypted all of it is of the second kind.
const SPEECH: [&str; 5] =
    ["m.room.message", "m.room.encrypted", "m.sticker", "m.poll.start", "org.matrix.msc3381.poll.start"];
/// What says nothing aloud, and stays as it was.
const SILENT: [&str; 4] =
    ["m.reaction", "m.room.redaction", "m.poll.response", "org.matrix.msc3381.poll.response"];

/// A level, which old rooms may also write as a string.
fn level(levels: &Value, key: &str) -> Option<i64> {
    let level = levels.get(key)?;
    level.as_i64().or_else(|| level.as_str()?.trim().parse().ok())
}

/// The levels with which nobody can write but `speakers` and those whose level is above everybody's.
/// A room in which ordinary people cannot write anyway stays as it is.
fn quieted(before: &Value, speakers: &BTreeSet<OwnedUserId>) -> Value {
    let everybody = level(before, "users_default").unwrap_or(0);
    let usual = level(before, "events_default").unwrap_or(0);
    let Some(levels) = before.as_object().filter(|_| usual <= everybody) else { return before.clone() };
    let mut levels = levels.clone();
    // One above everybody's gives no other power.
    let bar = everybody.saturating_add(1);
    levels.insert("events_default".into(), json!(bar));
    let mut events = part(&levels, "events");
    for kind in SPEECH {
        if level(&before["events"], kind).is_some_and(|level| level < bar) {
            events.insert(kind.into(), json!(bar));
        }
    }
    for kind in SILENT {
        events.entry(kind).or_insert(json!(usual));
    }
    levels.insert("events".into(), Value::Object(events));
    let mut users = part(&levels, "users");
    for speaker in speakers {
        if level(&before["users"], speaker.as_str()).unwrap_or(everybody) < bar {
            users.insert(speaker.to_string(), json!(bar));
        }
    }
    levels.insert("users".into(), Value::Object(users));
    Value::Object(levels)
}

fn part(levels: &Map<String, Value>, key: &str) -> Map<String, Value> {
    levels.get(key).and_then(Value::as_object).cloned().unwrap_or_default()
}

/// `before` with whatever `theirs` has otherwise than `ours`: what somebody else has changed meanwhile.
fn merged(before: Option<&Value>, ours: Option<&Value>, theirs: Option<&Value>) -> Option<Value> {
    if theirs == ours {
        return before.cloned();
    }
    let Some(Value::Object(new)) = theirs else { return theirs.cloned() };
    let empty = Map::new();
    let map = |value: Option<&Value>| value.and_then(Value::as_object).unwrap_or(&empty).clone();
    let (old, set) = (map(before), map(ours));
    let keys: BTreeSet<&String> = old.keys().chain(set.keys()).chain(new.keys()).collect();
    let all = keys.into_iter().filter_map(|key| {
        let value = merged(old.get(key), set.get(key), new.get(key))?;
        Some((key.clone(), value))
    });
    Some(Value::Object(all.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use matrix_sdk::ruma::user_id;

    fn usual() -> Value {
        json!({"users_default": 0, "events_default": 0, "state_default": 50, "ban": 50,
               "events": {"m.room.name": 50, "m.room.message": 0}, "users": {"@judge:hs": 100, "@mod:hs": 50}})
    }

    fn speakers(ids: &[&str]) -> BTreeSet<OwnedUserId> {
        ids.iter().map(|id| OwnedUserId::try_from(*id).unwrap()).collect()
    }

    #[test]
    fn at_night_nobody_writes_and_the_speaker_gets_no_other_power() {
        let night = quieted(&usual(), &speakers(&[]));
        assert_eq!(night["events_default"], 1);
        assert_eq!(night["events"]["m.room.message"], 1);
        assert_eq!(night["events"]["m.reaction"], 0);
        assert_eq!((&night["users"], &night["ban"]), (&usual()["users"], &json!(50)));
        let turn = quieted(&usual(), &speakers(&["@ann:hs", "@mod:hs"]));
        assert_eq!(turn["users"], json!({"@judge:hs": 100, "@mod:hs": 50, "@ann:hs": 1}));
    }

    #[test]
    fn rooms_of_any_age_are_understood_and_announcements_left_alone() {
        let night = quieted(&json!({"users": {"@judge:hs": 100}}), &speakers(&["@ann:hs"]));
        assert_eq!((&night["events_default"], &night["users"]["@ann:hs"]), (&json!(1), &json!(1)));
        let old = quieted(&json!({"users_default": "10", "events_default": "0"}), &speakers(&[]));
        assert_eq!(old["events_default"], 11);
        let announcements = json!({"events_default": 50});
        assert_eq!(quieted(&announcements, &speakers(&["@ann:hs"])), announcements);
    }

    #[test]
    fn what_somebody_else_changes_meanwhile_stays_and_what_the_bot_did_goes() {
        let before = usual();
        let ours = quieted(&before, &speakers(&["@ann:hs"]));
        let mut theirs = ours.clone();
        theirs["users"]["@ben:hs"] = json!(50);
        theirs["ban"] = json!(60);
        theirs["users"].as_object_mut().unwrap().remove("@mod:hs");
        let merged = merged(Some(&before), Some(&ours), Some(&theirs)).unwrap();
        let mut expected = before;
        expected["users"] = json!({"@judge:hs": 100, "@ben:hs": 50});
        expected["ban"] = json!(60);
        assert_eq!(merged, expected);
    }

    #[test]
    fn a_speaker_who_was_made_moderator_meanwhile_stays_one() {
        let ann = user_id!("@ann:hs");
        let ours = quieted(&usual(), &speakers(&[ann.as_str()]));
        let mut theirs = ours.clone();
        theirs["users"][ann.as_str()] = json!(50);
        let merged = merged(Some(&usual()), Some(&ours), Some(&theirs)).unwrap();
        assert_eq!(merged["users"][ann.as_str()], 50);
        assert_eq!(merged["events_default"], 0);
    }
}
