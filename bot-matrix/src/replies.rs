//! The judge's answers to single persons, on disk until they have arrived.
//!
//! What the judge tells a table waits in the judge's own store. What it answers to
//! one person, a refusal or a help text, is handed to the adapter once; it is kept
//! here so that a crash on the way loses no answer.

use crate::files::{self, FileError};
use crate::mail::To;
use crate::outbound::{Letter, Relation};
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedUserId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many answers may be on their way, in all and to one person. Whoever asks
/// faster than the homeserver carries answers gets fewer.
const MOST: usize = 2_000;
const MOST_TO_ONE: usize = 50;

/// The thread in which a question was asked, or that its answer begins.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Thread {
    /// The room.
    pub(crate) room: OwnedRoomId,
    /// The message that the thread hangs on.
    pub(crate) root: OwnedEventId,
    /// The question.
    pub(crate) question: OwnedEventId,
}

/// One answer.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Reply {
    /// To whom.
    pub(crate) to: OwnedUserId,
    /// The words.
    pub(crate) text: String,
    /// The same as data.
    pub(crate) data: Option<Value>,
    /// Where all may read it, if not privately.
    #[serde(default)]
    pub(crate) thread: Option<Thread>,
}

impl Reply {
    /// Where it goes, and what goes there.
    pub(crate) fn letter(self) -> (To, Letter) {
        let letter = Letter { text: self.text, data: self.data, ..Letter::default() };
        match self.thread {
            None => (To::Person(self.to), letter),
            Some(Thread { room, root, question }) => {
                let relation = Some(Relation::InThread { root, to: question });
                (To::Room(room), Letter { relation, mentions: vec![self.to], ..letter })
            }
        }
    }
}

/// The answers on their way, by transaction id.
pub(crate) struct Replies {
    path: PathBuf,
    waiting: Mutex<BTreeMap<String, Reply>>,
}

impl Replies {
    /// Those that an earlier run left.
    ///
    /// # Errors
    /// When the file cannot be read or is damaged.
    pub(crate) fn open(path: PathBuf) -> Result<Self, FileError> {
        let waiting = Mutex::new(files::read_json(&path)?.unwrap_or_default());
        Ok(Self { path, waiting })
    }

    fn waiting(&self) -> MutexGuard<'_, BTreeMap<String, Reply>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All that wait, oldest transaction id first.
    pub(crate) fn all(&self) -> Vec<(String, Reply)> {
        self.waiting().iter().map(|(id, reply)| (id.clone(), reply.clone())).collect()
    }

    /// Keeps an answer, durably. False if too many wait already; it is not kept then.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn keep(&self, id: &str, reply: &Reply) -> Result<bool, FileError> {
        let mut waiting = self.waiting();
        let to_one = waiting.values().filter(|other| other.to == reply.to).count();
        if waiting.len() >= MOST || to_one >= MOST_TO_ONE {
            return Ok(false);
        }
        waiting.insert(id.to_owned(), reply.clone());
        files::write_json(&self.path, &*waiting)?;
        Ok(true)
    }

    /// Drops what is on its way to somebody who was forgotten: it would open a room with them again.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn forget(&self, user: &UserId) -> Result<(), FileError> {
        let mut waiting = self.waiting();
        let before = waiting.len();
        waiting.retain(|_, reply| reply.to != user);
        if waiting.len() < before { files::write_json(&self.path, &*waiting) } else { Ok(()) }
    }

    /// Forgets an answer that has arrived, or that never can.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn done(&self, id: &str) -> Result<(), FileError> {
        let mut waiting = self.waiting();
        if waiting.remove(id).is_some() {
            files::write_json(&self.path, &*waiting)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use matrix_sdk::ruma::{owned_event_id, owned_room_id};

    #[test]
    fn an_answer_in_a_thread_goes_to_the_room_and_rings_whoever_asked() {
        let question = owned_event_id!("$q:hs");
        let thread = Thread { room: owned_room_id!("!r:hs"), root: question.clone(), question };
        let reply =
            Reply { to: "@ann:hs".try_into().unwrap(), text: "so".into(), data: None, thread: Some(thread) };
        let (to, letter) = reply.letter();
        assert_eq!(to, To::Room(owned_room_id!("!r:hs")));
        assert_eq!(letter.mentions, ["@ann:hs"]);
        assert!(matches!(letter.relation, Some(Relation::InThread { .. })));
    }

    #[test]
    fn an_answer_waits_over_a_restart_until_it_is_done() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("replies.json");
        let reply = Reply { to: "@ann:hs".try_into().unwrap(), text: "no".into(), data: None, thread: None };
        assert!(Replies::open(path.clone()).unwrap().keep("a", &reply).unwrap());
        let again = Replies::open(path.clone()).unwrap();
        assert_eq!(again.all().len(), 1);
        again.done("a").unwrap();
        assert!(Replies::open(path).unwrap().all().is_empty());
    }

    #[test]
    fn nobody_can_pile_answers_up() {
        let dir = tempfile::tempdir().unwrap();
        let replies = Replies::open(dir.path().join("replies.json")).unwrap();
        let reply = Reply { to: "@ann:hs".try_into().unwrap(), text: "no".into(), data: None, thread: None };
        let kept = (0..200).filter(|n| replies.keep(&n.to_string(), &reply).unwrap()).count();
        assert_eq!(kept, MOST_TO_ONE);
    }
}
