//! Tables that cannot be reached: the way to their platform is cut off, so that nobody there can be asked
//! anything or answer. Their clock stands still meanwhile, and what it stood is given back.

use std::collections::BTreeSet;
use std::sync::Arc;

use tokio::sync::watch;

use crate::game::VenueId;

use super::Host;
use super::line::LineId;
use super::shared::Shared;

/// Being cut off for less than so many milliseconds is nothing to speak of.
pub(super) const SHORT_MS: u64 = 2_000;

/// The venues that cannot be reached.
pub(super) type Held = Arc<BTreeSet<VenueId>>;

impl Host {
    /// From now on the tables at these venues cannot be reached, and all others can. Limits of time do not
    /// end where nobody can be reached; how long that lasted is added to them afterwards.
    pub fn hold(&self, venues: BTreeSet<VenueId>) {
        let changed = self.shared.held.send_if_modified(|held| {
            let other = **held != venues;
            if other {
                *held = Arc::new(venues);
            }
            other
        });
        if changed {
            tracing::info!(
                tables = self.shared.held.borrow().len(),
                "the clocks of these tables stand still"
            );
        }
    }

    /// Notes that a message lies ready where its reader can look at it at once, though it has not been
    /// delivered: no limit of time waits for it any longer.
    pub fn at_hand(&self, id: LineId) {
        if id.store == self.shared.store.instance() {
            self.shared.deliveries.ready(id.number, self.now());
        }
    }
}

impl Shared {
    /// Says which venues cannot be reached, as that changes.
    pub(super) fn held(&self) -> watch::Receiver<Held> {
        self.held.subscribe()
    }
}
