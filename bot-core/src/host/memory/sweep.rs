//! What was said in private is kept until a finished game can no longer be disputed, and then dropped.

use std::sync::Arc;
use std::time::Duration;

use crate::game::{Audience, Event, Fact, Notice, Told};

use super::super::Host;
use super::super::input::HostError;
use super::super::store::{Commit, Record};
use super::{Kept, encode, note_of_game};

const DAY_MS: u64 = 24 * 3_600_000;
/// How often the host looks for what is to be dropped.
const EVERY: Duration = Duration::from_secs(3600);

/// How long things are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Days after a game's end until what was said in it in private is dropped; `None`: never.
    pub talk_days: Option<u16>,
}

impl Keep {
    /// So many days; 0 keeps everything for good.
    #[must_use]
    pub fn talk(days: u16) -> Keep {
        Keep { talk_days: Some(days).filter(|days| *days > 0) }
    }
}

impl Default for Keep {
    fn default() -> Keep {
        Keep::talk(7)
    }
}

impl Host {
    /// Sweeps every hour, until the store fails or the host ends.
    pub(in super::super) async fn sweep_for_ever(self) {
        loop {
            match self.sweep().await {
                Ok(0) => {}
                Ok(games) => tracing::info!(games, "private talk dropped"),
                Err(error) => return tracing::error!(%error, "private talk is not dropped any more"),
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Drops the private talk of games whose time of dispute is over; says of how many. The host does so by itself
    /// every hour, and on a virtual clock whenever it is moved.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sweep(&self) -> Result<usize, HostError> {
        let shared = &self.shared;
        let Some(days) = shared.keep.talk_days else { return Ok(0) };
        let now = self.now();
        let due =
            shared.memory.games(|kept| kept.talk && kept.ended.plus_ms(u64::from(days) * DAY_MS) <= now);
        for kept in &due {
            let (own, of) = (Arc::clone(shared), Arc::clone(kept));
            let work = move || own.store.log(of.game.table).map(|log| silenced(log, &of));
            let records = tokio::task::spawn_blocking(work).await.map_err(|_| HostError::Stopped)??;
            for record in records {
                let commit = Commit { record: Some((kept.game.table, record)), ..Commit::default() };
                shared.writer.submit(commit).await?.durable().await?;
            }
            // Noted last: after a crash it is done again.
            let kept = Kept { talk: false, ..kept.as_ref().clone() };
            let notes = vec![(note_of_game(kept.game), Some(encode(&kept)?))];
            shared.writer.submit(Commit { notes, ..Commit::default() }).await?.durable().await?;
            shared.memory.remember(kept);
        }
        Ok(due.len())
    }
}

/// The entries of a game in which somebody spoke in private, without the words.
fn silenced(log: Vec<Record>, kept: &Kept) -> Vec<Record> {
    let mut on = false;
    let mut changed = Vec::new();
    for mut record in log {
        let mut spoken = false;
        for event in &mut record.events {
            match event {
                Event::Fact(Fact::GameStarted { number, .. }) => on = *number == kept.game.number,
                Event::Fact(Fact::GameOver {}) => on = false,
                Event::Told(told) if on => {
                    if let Some(silent) = without_words(told) {
                        *told = silent;
                        spoken = true;
                    }
                }
                Event::Fact(_) | Event::Told(_) => {}
            }
        }
        if spoken {
            changed.push(record);
        }
    }
    changed
}

/// A message without what somebody said in it, if it is a private one with words.
fn without_words(told: &Told) -> Option<Told> {
    if *told.to() == Audience::Room {
        return None;
    }
    let mut notice = told.open().clone();
    match &mut notice {
        Notice::Team { said: Some(said), .. } | Notice::Question { said, .. } | Notice::Said { said, .. }
            if !said.is_empty() =>
        {
            said.clear();
        }
        _ => return None,
    }
    Some(Told::new(told.to().clone(), notice))
}
