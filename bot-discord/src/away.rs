//! When the bot was away: what was pressed meanwhile is lost, and people are told so, to press again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bot_core::host::TableView;
use serenity::all::{ChannelId, Guild};

use crate::app::{App, number};
use crate::bounds::has;
use crate::post::message;
use crate::trouble::{patiently, summary};

/// It is not said more often than this in one channel.
const REST: Duration = Duration::from_secs(600);

/// Where it was said, and when.
#[derive(Default)]
pub(crate) struct Away(Mutex<HashMap<u64, Instant>>);

impl Away {
    /// Whether it may be said now; notes that it is.
    fn may_say(&self, channel: ChannelId, now: Instant) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, said| now.duration_since(*said) < REST);
        let first = !all.contains_key(&channel.get());
        if first {
            all.insert(channel.get(), now);
        }
        first
    }
}

/// Says at a table at which a game is on that something may have been missed.
pub(crate) fn say(app: &Arc<App>, channel: ChannelId) {
    let waits = |view: &Arc<TableView>| {
        let table = view.state.standing();
        table.is_some_and(|table| table.game.is_some() && table.paused.is_none())
    };
    let Some(view) = app.table_in(channel).filter(waits) else { return };
    let Some(table) = view.state.standing().filter(|_| app.away.may_say(channel, Instant::now())) else {
        return;
    };
    let text = app.shown(&table.locale, &app.say(&table.locale, "discord-away", &[]));
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(error) = patiently(|| channel.send_message(&app.http, message(&text, None))).await {
            tracing::warn!(%channel, error = summary(&error), "nobody was told that something was missed");
        }
    });
}

/// A guild has come with a new session: what happened in it since the last one is not known.
pub(crate) fn say_in(app: &Arc<App>, guild: &Guild) {
    let channels: Vec<ChannelId> =
        app.host.tables().iter().filter_map(|view| number(view.venue.id()).map(ChannelId::new)).collect();
    channels.into_iter().filter(|channel| has(guild, *channel)).for_each(|channel| say(app, channel));
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use serenity::all::ChannelId;

    use super::{Away, REST};

    #[test]
    fn it_is_said_once_in_a_while_in_each_channel() {
        let (away, now) = (Away::default(), Instant::now());
        assert!(away.may_say(ChannelId::new(1), now) && away.may_say(ChannelId::new(2), now));
        assert!(!away.may_say(ChannelId::new(1), now));
        assert!(away.may_say(ChannelId::new(1), now + REST));
    }
}
