//! Coming into rooms when invited, and going when nobody is left.

use crate::judge::Judge;
use crate::net::{self, Backoff};
use matrix_sdk::ruma::OwnedRoomId;
use matrix_sdk::{Client, Room};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// How many invitations are worked on at once; more wait for their turn.
const MOST_AT_ONCE: usize = 64;
/// How often joining is tried before the invitation is declined.
const TRIES: u32 = 6;

struct Attempt {
    running: bool,
    tries: u32,
    next: Instant,
    backoff: Backoff,
}

/// The invitations being accepted.
#[derive(Clone, Default)]
pub(crate) struct Invitations {
    attempts: Arc<Mutex<HashMap<OwnedRoomId, Attempt>>>,
}

impl Invitations {
    /// Accepts what invitations there are, in the background: joining a room of
    /// another server can take minutes, and nobody else should wait for that.
    pub(crate) fn accept(&self, client: &Client, judge: &Judge) {
        let invited = client.invited_rooms();
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        attempts.retain(|id, attempt| attempt.running || invited.iter().any(|room| room.room_id() == id));
        for room in invited {
            if attempts.len() >= MOST_AT_ONCE && !attempts.contains_key(room.room_id()) {
                continue;
            }
            let attempt = attempts.entry(room.room_id().to_owned()).or_insert_with(|| Attempt {
                running: false,
                tries: 0,
                next: Instant::now(),
                backoff: Backoff::default(),
            });
            if attempt.running || attempt.next > Instant::now() {
                continue;
            }
            attempt.running = true;
            attempt.tries += 1;
            let last = attempt.tries >= TRIES;
            let (all, judge) = (self.clone(), judge.clone());
            tokio::spawn(async move { all.join(room, last, &judge).await });
        }
    }

    async fn join(&self, room: Room, last: bool, judge: &Judge) {
        let id = room.room_id().to_owned();
        let result = room.join().await;
        if let Err(error) = &result {
            tracing::warn!(room = %id, error = net::brief(error), last, "cannot accept an invitation");
            if (last || !net::is_transient(error))
                && let Err(error) = room.leave().await
            {
                tracing::warn!(room = %id, error = net::brief(&error), "cannot decline it either");
            }
        } else {
            tracing::info!(room = %id, "joined");
            judge.greet(&room).await;
        }
        let mut attempts = self.attempts.lock().unwrap_or_else(PoisonError::into_inner);
        if result.is_ok() {
            attempts.remove(&id);
        } else if let Some(attempt) = attempts.get_mut(&id) {
            attempt.running = false;
            attempt.next = Instant::now() + attempt.backoff.next();
        }
    }
}

/// Leaves the room if the bot is alone in it, so that rooms do not pile up.
pub(crate) fn leave_if_alone(room: &Room) {
    if room.active_members_count() > 1 {
        return;
    }
    let room = room.clone();
    tokio::spawn(async move {
        match room.leave().await {
            Ok(()) => tracing::info!(room = %room.room_id(), "left an empty room"),
            Err(error) => {
                tracing::warn!(room = %room.room_id(), error = net::brief(&error), "cannot leave an empty room");
            }
        }
    });
}
