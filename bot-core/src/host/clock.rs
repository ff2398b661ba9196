//! The real clock, or one that moves only when told.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::game::Moment;

/// Which clock a host runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockKind {
    /// UTC; deadlines fire by themselves, computer players take a moment to answer.
    Real,
    /// Goes on from the last stored instant and moves only by
    /// [`Host::advance`](super::Host::advance); computer players answer at once.
    Virtual,
}

/// A clock.
#[derive(Debug)]
pub(super) enum Clock {
    Real,
    Virtual(AtomicI64),
}

impl Clock {
    pub(super) fn new(kind: ClockKind, stored: Moment) -> Clock {
        match kind {
            ClockKind::Real => Clock::Real,
            ClockKind::Virtual => Clock::Virtual(AtomicI64::new(stored.0)),
        }
    }

    pub(super) fn is_virtual(&self) -> bool {
        match self {
            Clock::Real => false,
            Clock::Virtual(_) => true,
        }
    }

    pub(super) fn now(&self) -> Moment {
        match self {
            Clock::Real => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
            }
            Clock::Virtual(ms) => Moment(ms.load(Ordering::SeqCst)),
        }
    }

    /// Moves a virtual clock on; never back.
    pub(super) fn move_to(&self, to: Moment) {
        match self {
            Clock::Real => {}
            Clock::Virtual(ms) => {
                ms.fetch_max(to.0, Ordering::SeqCst);
            }
        }
    }
}
