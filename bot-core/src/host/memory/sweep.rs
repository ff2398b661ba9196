//! What was said in private is kept until a finished game can no longer be disputed, and then dropped; finished games
//! are kept for good, or for as long as whoever runs the program wants.

use std::sync::Arc;
use std::time::Duration;

use crate::game::{Audience, Event, Fact, Moment, Notice, TableId, Told};

use super::super::Host;
use super::super::input::HostError;
use super::super::shared::Shared;
use super::super::store::{Commit, Record, StoreError};
use super::{Kept, encode, note_of_game};

const DAY_MS: u64 = 24 * 3_600_000;
/// How often the host looks for what is to be dropped.
const EVERY: Duration = Duration::from_secs(3600);

/// How long things are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Days after a game's end until what was said in it in private is dropped; `None`: never.
    pub talk_days: Option<u16>,
    /// Days after a game's end until the game is dropped, and its table's log when the table has closed and no other
    /// game of it is kept; `None`: never.
    pub game_days: Option<u16>,
}

impl Keep {
    /// So many days for private talk; 0 keeps it for good. Games are kept for good.
    #[must_use]
    pub fn talk(days: u16) -> Keep {
        Keep { talk_days: some(days), game_days: None }
    }

    /// And so many days for games; 0 keeps them for good.
    #[must_use]
    pub fn games(self, days: u16) -> Keep {
        Keep { game_days: some(days), ..self }
    }
}

fn some(days: u16) -> Option<u16> {
    Some(days).filter(|days| *days > 0)
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
                Ok(games) => tracing::info!(games, "dropped, or their private talk"),
                Err(error) => return tracing::error!(%error, "nothing old is dropped any more"),
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Drops the games that have been kept for as long as they are to be, and the private talk of those whose time of
    /// dispute is over; says of how many games. The host does so by itself every hour, and on a virtual clock whenever
    /// it is moved.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sweep(&self) -> Result<usize, HostError> {
        Ok(self.drop_games().await? + self.drop_talk().await?)
    }

    async fn drop_games(&self) -> Result<usize, HostError> {
        let shared = &self.shared;
        let Some(days) = shared.keep.game_days else { return Ok(0) };
        let now = self.now();
        let is_due = move |at: Moment| at.plus_ms(u64::from(days) * DAY_MS) <= now;
        let due = shared.memory.games(|kept| is_due(kept.ended));
        for kept in &due {
            let notes = vec![(note_of_game(kept.game), None)];
            shared.writer.submit(Commit { notes, ..Commit::default() }).await?.durable().await?;
            shared.memory.drop_game(kept.game);
        }
        let own = Arc::clone(shared);
        let work = move || own.forlorn(is_due);
        let tables = shared.aside(work).await??;
        for table in tables {
            let commit = Commit { drop_log: Some(table), ..Commit::default() };
            shared.writer.submit(commit).await?.durable().await?;
        }
        Ok(due.len())
    }

    async fn drop_talk(&self) -> Result<usize, HostError> {
        let shared = &self.shared;
        let Some(days) = shared.keep.talk_days else { return Ok(0) };
        let now = self.now();
        let due =
            shared.memory.games(|kept| kept.talk && kept.ended.plus_ms(u64::from(days) * DAY_MS) <= now);
        for kept in &due {
            let (own, of) = (Arc::clone(shared), Arc::clone(kept));
            let work = move || own.store.log(of.game.table).map(|log| silenced(log, &of));
            let records = shared.aside(work).await??;
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

impl Shared {
    /// Closed tables at which nothing has happened since, and of which no game is kept. The last of all numbers stays
    /// taken: the next table is not to get it again.
    fn forlorn(&self, is_due: impl Fn(Moment) -> bool) -> Result<Vec<TableId>, StoreError> {
        let last = self.store.next_table()?.0 - 1;
        let open = self.store.open_tables()?;
        let mut found = Vec::new();
        for table in (1..last).map(TableId).filter(|table| !open.contains(table)) {
            if self.store.last_at(table)?.is_some_and(&is_due)
                && self.memory.games(|kept| kept.game.table == table).is_empty()
            {
                found.push(table);
            }
        }
        Ok(found)
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
