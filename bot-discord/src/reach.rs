//! Whether Discord can be reached. While it cannot, nobody can be asked anything or answer: the clocks of the
//! tables concerned stand still, and people are told to do once more what went wrong.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bot_core::game::{Platform, VenueId};
use serenity::all::{ChannelId, ConnectionStage, ShardId, ShardManager};
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::app::{App, number};
use crate::away;
use crate::trouble::{Trouble, trouble};

/// How often the connections are looked at.
const LOOK: Duration = Duration::from_secs(1);
/// After so many requests in a row that came to nothing it is tried whether any gets through.
const SUSPICIOUS: u32 = 2;
/// How long a request that tries this may take.
const TRY: Duration = Duration::from_secs(5);
/// Time between two of them.
const BETWEEN: Duration = Duration::from_secs(2);

/// How requests fare.
#[derive(Debug, Default)]
pub(crate) struct Reach {
    /// Requests that came to nothing since the last one that got through.
    failed: AtomicU32,
    suspicion: Notify,
}

impl Reach {
    /// A request got through, whatever was answered.
    pub(crate) fn succeeded(&self) {
        self.failed.store(0, Ordering::Relaxed);
    }

    /// A request came to nothing and may work later.
    pub(crate) fn failed(&self) {
        if self.failed.fetch_add(1, Ordering::Relaxed) + 1 >= SUSPICIOUS {
            self.suspicion.notify_one();
        }
    }
}

/// Which ways are cut off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Cut {
    /// No request gets through.
    requests: bool,
    /// Nothing is heard over these connections.
    shards: BTreeSet<u32>,
}

impl Cut {
    /// Whether a table cannot be played whose server belongs to this connection. Direct messages come over
    /// the first one.
    fn concerns(&self, shard: Option<u32>) -> bool {
        self.requests || self.shards.contains(&0) || shard.is_some_and(|shard| self.shards.contains(&shard))
    }
}

/// Watches for as long as the program runs.
pub(crate) async fn watch(app: Arc<App>, shards: Arc<ShardManager>) {
    let mut known = Cut::default();
    loop {
        let mut now = Cut { requests: known.requests, shards: BTreeSet::new() };
        tokio::select! {
            () = tokio::time::sleep(if known.requests { BETWEEN } else { LOOK }) => {}
            () = app.reach.suspicion.notified() => {}
        }
        if known.requests || app.reach.failed.load(Ordering::Relaxed) >= SUSPICIOUS {
            now.requests = !gets_through(&app).await;
        }
        let total = app.cache.shard_count();
        {
            let runners = shards.runners.lock().await;
            // A connection that is being made anew is not on the list.
            let stands = |shard: &u32| {
                runners.get(&ShardId(*shard)).is_some_and(|runner| runner.stage == ConnectionStage::Connected)
            };
            now.shards = (0..total).filter(|shard| !stands(shard)).collect();
        }
        if now == Cut::default() && known == now {
            continue;
        }
        let held = concerned(&app, &now, total);
        if now != known {
            tracing::warn!(requests = now.requests, shards = ?now.shards, "Discord cannot be reached, or can again");
        }
        let mended = known.requests && !now.requests;
        app.host.hold(held);
        if mended {
            // What waits for its next attempt goes out at once; whoever pressed in vain is told.
            app.wake();
            concerned(&app, &known, total).iter().filter_map(channel_of).for_each(|id| away::say(&app, id));
        }
        known = now;
    }
}

/// Whether a request gets through.
async fn gets_through(app: &App) -> bool {
    let answer = timeout(TRY, app.http.get_gateway()).await;
    let reached = answer.is_ok_and(|answer| !answer.is_err_and(|error| trouble(&error) == Trouble::Later));
    if reached {
        app.reach.succeeded();
    }
    reached
}

fn channel_of(venue: &VenueId) -> Option<ChannelId> {
    number(venue.id()).map(ChannelId::new)
}

/// The venues whose tables cannot be played.
fn concerned(app: &App, cut: &Cut, total: u32) -> BTreeSet<VenueId> {
    if *cut == Cut::default() {
        return BTreeSet::new();
    }
    let shard = |venue: &VenueId| {
        let guild = channel_of(venue).and_then(|channel| app.guild_of(channel))?;
        Some(serenity::utils::shard_id(guild, total.max(1)))
    };
    // Which connection is whose need not be looked up where all are concerned.
    let all = cut.concerns(None);
    let venues = app.host.tables().into_iter().map(|view| view.venue.clone());
    venues
        .filter(|venue| venue.platform() == Platform::Discord && (all || cut.concerns(shard(venue))))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Cut;

    #[test]
    fn a_lost_connection_concerns_its_own_tables_and_the_first_one_all() {
        let cut = |requests, shards: &[u32]| Cut { requests, shards: shards.iter().copied().collect() };
        assert!(!cut(false, &[]).concerns(Some(1)));
        assert!(cut(true, &[]).concerns(None) && cut(true, &[]).concerns(Some(3)));
        let third = cut(false, &[2]);
        assert!(third.concerns(Some(2)) && !third.concerns(Some(1)) && !third.concerns(None));
        assert!(cut(false, &[0]).concerns(Some(5)));
        assert_eq!(third.shards, BTreeSet::from([2]));
    }
}
