//! A few words about the judge itself to rooms where a game is on: sent as well as it goes, and never again.

use std::time::Duration;

use bot_core::game::Platform;
use bot_core::host::Occasion;
use matrix_sdk::ruma::TransactionId;
use tokio::task::JoinSet;

use crate::judge::{Judge, room_of};
use crate::outbound::{self, Letter};

/// Longer than this nobody waits until all rooms are told.
const TELLING: Duration = Duration::from_secs(8);

impl Judge {
    /// Tells the rooms when there is no room on the disk, and when there is some again.
    pub(crate) async fn tell_of_room(self) {
        let mut known = Occasion::Room;
        loop {
            known = self.host.room_changes(known).await;
            self.tell(known).await;
        }
    }

    /// Tells every room where a game is on.
    pub(crate) async fn tell(&self, occasion: Occasion) {
        let mut sending = JoinSet::new();
        for bulletin in self.host.bulletins(Platform::Matrix, occasion) {
            let venue = room_of(&bulletin.venue).map(|room| self.venues.latest(&room));
            let Some(room) = venue.and_then(|room| self.client.get_room(&room)) else { continue };
            sending.spawn(async move {
                let letter = Letter { text: bulletin.text, ..Letter::default() };
                let transaction = TransactionId::new();
                if let Err(error) = outbound::send(&room, transaction.as_str(), &letter, false).await {
                    tracing::warn!(room = %room.room_id(), %error, "a room was not told");
                }
            });
        }
        if tokio::time::timeout(TELLING, async { while sending.join_next().await.is_some() {} })
            .await
            .is_err()
        {
            tracing::warn!(?occasion, rooms = sending.len(), "some rooms were not told in time");
        }
    }
}
