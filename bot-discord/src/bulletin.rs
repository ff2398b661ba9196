//! A few words about the judge itself to channels where a game is on: sent as well as it goes, and never again.

use std::sync::Arc;
use std::time::Duration;

use bot_core::game::Platform;
use bot_core::host::Occasion;
use serenity::all::{ChannelId, CreateAllowedMentions, CreateMessage};
use tokio::task::JoinSet;

use crate::app::{App, number};
use crate::trouble;

/// Longer than this nobody waits until all channels are told.
const TELLING: Duration = Duration::from_secs(8);

/// Tells the channels when there is no room on the disk, and when there is some again.
pub(crate) async fn tell_of_room(app: Arc<App>) {
    let mut known = Occasion::Room;
    loop {
        known = app.host.room_changes(known).await;
        tell(&app, known).await;
    }
}

/// Tells every channel where a game is on.
pub(crate) async fn tell(app: &Arc<App>, occasion: Occasion) {
    let mut sending = JoinSet::new();
    for bulletin in app.host.bulletins(Platform::Discord, occasion) {
        let Some(channel) = number(bulletin.venue.id()).map(ChannelId::new) else { continue };
        let app = Arc::clone(app);
        sending.spawn(async move {
            let message =
                CreateMessage::new().content(bulletin.text).allowed_mentions(CreateAllowedMentions::new());
            if let Err(error) = channel.send_message(&app.http, message).await {
                tracing::warn!(%channel, error = trouble::summary(&error), "a channel was not told");
            }
        });
    }
    if tokio::time::timeout(TELLING, async { while sending.join_next().await.is_some() {} }).await.is_err() {
        tracing::warn!(?occasion, channels = sending.len(), "some channels were not told in time");
    }
}
