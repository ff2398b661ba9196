//! A few words to the rooms where a game is on, about the judge itself: not part of any log, so that they can be said
//! when nothing can be stored. Each is said at most once; whoever misses it misses nothing of the game.

use std::collections::BTreeSet;

use tokio::sync::watch;

use crate::game::{Platform, VenueId};

use super::Host;
use super::shared::Shared;

/// What there is to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// There is no room on the disk: the game stands still.
    Full,
    /// There is room again: the game goes on.
    Room,
    /// The program is being stopped in order and will be back.
    Stopping,
}

/// What to say where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bulletin {
    /// The room.
    pub venue: VenueId,
    /// The words, in the language of the table there.
    pub text: String,
}

impl Host {
    /// What to tell the rooms of a platform in which a game is on.
    #[must_use]
    pub fn bulletins(&self, platform: Platform, occasion: Occasion) -> Vec<Bulletin> {
        let key = match occasion {
            Occasion::Full => "bulletin-full",
            Occasion::Room => "bulletin-room",
            Occasion::Stopping => "bulletin-stopping",
        };
        let views = self.shared.directory.all();
        let tables = views.iter().filter_map(|view| Some((&view.venue, view.state.standing()?)));
        let playing = tables.filter(|(venue, table)| venue.platform() == platform && table.game.is_some());
        let mut told = BTreeSet::new();
        playing
            .filter(|(venue, _)| told.insert((*venue).clone()))
            .map(|(venue, table)| Bulletin {
                venue: venue.clone(),
                text: self.shared.texts.ui(&table.locale, key, &[]),
            })
            .collect()
    }

    /// Waits until the disk is full, or has room again, and says which; `known` is what was said last.
    pub async fn room_changes(&self, known: Occasion) -> Occasion {
        let mut full = self.shared.full.subscribe();
        let wanted = known != Occasion::Full;
        if full.wait_for(|full| *full == wanted).await.is_err() {
            // The host has ended.
            std::future::pending::<()>().await;
        }
        if wanted { Occasion::Full } else { Occasion::Room }
    }
}

impl Shared {
    /// Whether there is room to write; wakes the writer if it waits for some.
    pub(super) fn look_for_room(&self) -> bool {
        let room = self.store.has_room();
        if room {
            self.writer.try_again();
        }
        let full = !room || self.writer.written().borrow().full;
        let changed = self.full.send_if_modified(|known| std::mem::replace(known, full) != full);
        if changed && full {
            tracing::error!("there is no room on the disk; nothing new is begun until there is");
        } else if changed {
            tracing::info!("there is room on the disk again");
        }
        !full
    }

    /// Says when there is no room, or some again, as it is known.
    pub(super) fn full(&self) -> watch::Receiver<bool> {
        self.full.subscribe()
    }
}
