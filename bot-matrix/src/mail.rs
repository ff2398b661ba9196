//! One queue for each room and person: in order there, and no queue waits for another.

use crate::direct::{Direct, DirectError};
use crate::net::Backoff;
use crate::outbound::{self, Letter, SendError, Sent};
use crate::prefix::Prefix;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, UserId};
use matrix_sdk::{Client, Room, RoomState};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How many letters may wait for one addressee. Whoever posts more waits.
const WAITING: usize = 64;
/// A queue with nothing in it for so long is cleared away.
const IDLE: Duration = Duration::from_secs(300);
/// How long opening somebody's direct room is tried while the homeserver cannot.
const OPENING: Duration = Duration::from_secs(300);
/// How long to wait for a device of somebody who has none.
const DEVICES: Duration = Duration::from_secs(60);
/// With so many letters behind it nothing waits for a device: whoever posts the next ones would wait too.
const CROWDED: usize = WAITING / 2;
/// How often it is looked for.
const LOOK: Duration = Duration::from_secs(2);

/// Where a letter goes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum To {
    /// Into a room, for all in it.
    Room(OwnedRoomId),
    /// To one person, in their direct room.
    Person(OwnedUserId),
}

/// What became of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The homeserver has it.
    Arrived(Sent),
    /// It can never arrive.
    Refused,
    /// It could not be sent for long; a later run may.
    Late,
}

struct Job {
    transaction: String,
    letter: Letter,
    fate: oneshot::Sender<Fate>,
}

/// The post office.
#[derive(Clone)]
pub(crate) struct Mail {
    client: Client,
    direct: Arc<Direct>,
    prefix: Arc<Prefix>,
    queues: Arc<Mutex<HashMap<To, mpsc::Sender<Job>>>>,
}

impl Mail {
    /// With no queues yet.
    pub(crate) fn new(client: Client, direct: Arc<Direct>, prefix: Arc<Prefix>) -> Self {
        Self { client, direct, prefix, queues: Arc::default() }
    }

    /// Posts a letter; the answer says later what became of it. Waits while the
    /// addressee's queue is full, and for nothing else.
    ///
    /// A letter without words only sees to it that the addressee can be reached.
    pub(crate) async fn post(
        &self,
        to: To,
        transaction: String,
        mut letter: Letter,
    ) -> oneshot::Receiver<Fate> {
        // What people say through a character is theirs.
        if letter.persona.is_none() {
            letter.text = self.prefix.show(letter.text);
        }
        let (fate, answer) = oneshot::channel();
        let mut job = Job { transaction, letter, fate };
        loop {
            let queue = self.queue(&to);
            match queue.send(job).await {
                Ok(()) => return answer,
                // The queue was just being cleared away; the next one is new.
                Err(mpsc::error::SendError(back)) => job = back,
            }
        }
    }

    fn queue(&self, to: &To) -> mpsc::Sender<Job> {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = queues.get(to)
            && !queue.is_closed()
        {
            return queue.clone();
        }
        queues.retain(|_, queue| !queue.is_closed());
        let (queue, jobs) = mpsc::channel(WAITING);
        queues.insert(to.clone(), queue.clone());
        tokio::spawn(self.clone().carry(to.clone(), jobs));
        queue
    }

    async fn carry(self, to: To, mut jobs: mpsc::Receiver<Job>) {
        // Somebody without a device is waited for once, not with every letter.
        let mut patience = DEVICES;
        loop {
            match tokio::time::timeout(IDLE, jobs.recv()).await {
                Ok(Some(job)) => self.deliver(&to, job, &jobs, &mut patience).await,
                Ok(None) => return,
                Err(_) => {
                    jobs.close();
                    while let Some(job) = jobs.recv().await {
                        self.deliver(&to, job, &jobs, &mut patience).await;
                    }
                    return;
                }
            }
        }
    }

    async fn deliver(&self, to: &To, job: Job, behind: &mpsc::Receiver<Job>, patience: &mut Duration) {
        let fate = match self.room(to, behind, patience).await {
            Ok(room) => {
                let secret = matches!(to, To::Person(_));
                match outbound::send(&room, &job.transaction, &job.letter, secret).await {
                    Ok(sent) => Fate::Arrived(sent),
                    Err(error) => fate_of(to, &job.transaction, &error),
                }
            }
            Err(Fate::Refused) => {
                tracing::warn!(?to, transaction = job.transaction, "cannot be reached");
                Fate::Refused
            }
            Err(fate) => fate,
        };
        // Nobody has to wait for the answer.
        let _ = job.fate.send(fate);
    }

    async fn room(
        &self,
        to: &To,
        behind: &mpsc::Receiver<Job>,
        patience: &mut Duration,
    ) -> Result<Room, Fate> {
        match to {
            To::Room(id) => match self.client.get_room(id) {
                Some(room) if room.state() == RoomState::Joined => Ok(room),
                _ => Err(Fate::Refused),
            },
            To::Person(user) => {
                let room = self.direct_room(user).await?;
                self.await_device(user, behind, patience).await?;
                Ok(room)
            }
        }
    }

    async fn direct_room(&self, user: &UserId) -> Result<Room, Fate> {
        let since = Instant::now();
        let mut backoff = Backoff::default();
        loop {
            match self.direct.room_for(user).await {
                Ok(room) => return Ok(room),
                Err(DirectError::Refused(reason)) => {
                    tracing::warn!(%user, reason, "no direct room");
                    return Err(Fate::Refused);
                }
                Err(error) if since.elapsed() > OPENING => {
                    tracing::warn!(%user, %error, "no direct room for long");
                    return Err(Fate::Late);
                }
                Err(error) => {
                    let wait = backoff.next();
                    tracing::warn!(%user, %error, ?wait, "no direct room yet");
                    tokio::time::sleep(wait).await;
                }
            }
        }
    }

    /// Waits until the person can read what is sent now, for as long as `patience` lasts.
    async fn await_device(
        &self,
        user: &UserId,
        behind: &mpsc::Receiver<Job>,
        patience: &mut Duration,
    ) -> Result<(), Fate> {
        let since = Instant::now();
        loop {
            match self.direct.can_read(user).await {
                Ok(true) => {
                    *patience = DEVICES;
                    return Ok(());
                }
                Ok(false) if since.elapsed() >= *patience || behind.len() >= CROWDED => {
                    *patience = Duration::ZERO;
                    tracing::warn!(%user, "no device that could read it");
                    return Err(Fate::Refused);
                }
                Ok(false) => {}
                // Sending would ask the same, and says what cannot be mended.
                Err(DirectError::Refused(_) | DirectError::File(_)) => return Ok(()),
                Err(error) => tracing::warn!(%user, %error, "their devices are not known yet"),
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}

fn fate_of(to: &To, transaction: &str, error: &SendError) -> Fate {
    tracing::warn!(?to, transaction, %error, "not sent");
    match error {
        SendError::Refused(_) | SendError::NotEncrypted => Fate::Refused,
        SendError::Failed(_) => Fate::Late,
    }
}
