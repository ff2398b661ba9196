//! Coming into rooms when invited, and going when nobody is left.

use crate::config::Invites;
use crate::judge::Judge;
use crate::net::{self, Backoff};
use matrix_sdk::ruma::{OwnedRoomId, UserId};
use matrix_sdk::{Client, Room, RoomState};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many invitations are worked on at once; more wait for their turn.
const MOST_AT_ONCE: usize = 64;
/// How often joining is tried before the invitation is declined.
const TRIES: u32 = 6;
/// How long to wait until a room that was just joined comes with the sync.
const ECHO: Duration = Duration::from_secs(60);

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
        let result = if is_welcome(&room, judge).await { room.join().await } else { room.leave().await };
        if let Err(error) = &result {
            tracing::warn!(room = %id, error = net::brief(error), last, "cannot accept an invitation");
            if (last || !net::is_transient(error))
                && let Err(error) = room.leave().await
            {
                tracing::warn!(room = %id, error = net::brief(&error), "cannot decline it either");
            }
        } else if room.state() == RoomState::Joined {
            tracing::info!(room = %id, "joined");
            // In a space nobody talks.
            if !has_followed(judge, &room).await && !room.is_space() {
                judge.greet(&room).await;
            }
        } else {
            tracing::info!(room = %id, "an invitation by somebody else than `invites` allows is declined");
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

/// Whether the operator lets the bot accept this invitation.
async fn is_welcome(room: &Room, judge: &Judge) -> bool {
    match room.invite_details().await {
        Ok(invitation) => judge.manners.invites.allow(&invitation.inviter_id),
        Err(error) => {
            tracing::warn!(room = %room.room_id(), %error, "an invitation does not say whose it is");
            judge.manners.invites == Invites::Anyone
        }
    }
}

/// Goes where a room has moved to, in the background: that can take minutes. A room that needs an
/// invitation is followed when that comes.
pub(crate) fn follow(judge: &Judge, from: &Room, to: OwnedRoomId, said_by: &UserId) {
    let (judge, from, via) = (judge.clone(), from.clone(), vec![said_by.server_name().to_owned()]);
    tokio::spawn(async move {
        let mut backoff = Backoff::default();
        for _ in 0..TRIES {
            match judge.client.join_room_by_id_or_alias((&*to).into(), &via).await {
                Ok(room) => {
                    has_followed(&judge, &room).await;
                    return;
                }
                Err(error) if net::is_transient(&error) => tokio::time::sleep(backoff.next()).await,
                Err(error) => {
                    tracing::warn!(from = %from.room_id(), %to, error = net::brief(&error), "cannot follow");
                    return;
                }
            }
        }
    });
}

/// Goes wherever rooms have moved to while the bot was not looking, or died on the way.
pub(crate) fn follow_all(judge: &Judge) {
    for room in judge.client.joined_rooms() {
        let Some(me) = judge.client.user_id() else { return };
        if let Some(next) = room.successor_room()
            && !judge.venues.is_past(room.room_id())
        {
            follow(judge, &room, next.room_id, me);
        }
    }
}

/// Whether this room takes the place of one in which the bot is: both say so. The tables move with it.
async fn has_followed(judge: &Judge, room: &Room) -> bool {
    let to = room.room_id();
    // What the room says of itself comes with the sync.
    if tokio::time::timeout(ECHO, judge.client.await_room_remote_echo(to)).await.is_err() {
        return false;
    }
    let Some(predecessor) = room.predecessor_room() else { return false };
    let from = predecessor.room_id;
    let past = judge.client.get_room(&from).and_then(|past| past.successor_room());
    if past.is_none_or(|past| past.room_id != *to) {
        return false;
    }
    let noted = judge.venues.moved(&from, to).and_then(|news| match news {
        true => judge.silence.moved(&from, to),
        false => Ok(()),
    });
    match noted {
        Ok(()) => tracing::info!(%from, %to, "the room has moved"),
        Err(error) => tracing::error!(%error, "that the room has moved cannot be noted"),
    }
    true
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
