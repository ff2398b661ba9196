//! Moving a virtual clock: deadlines fire in order of time, then of the tables' opening.

use tokio::sync::oneshot;

use crate::game::{Action, Actor, Moment, TableId};

use super::Host;
use super::input::HostError;
use super::store::Commit;
use super::task::Job;

/// Deadlines that may fall due at one and the same instant; more is a fault of a rule set.
const AT_ONCE_MAX: usize = 100_000;

impl Host {
    /// The host's clock, in milliseconds.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.shared.clock.now()
    }

    /// Whether the clock is a virtual one: how long something was on its way says nothing then.
    #[must_use]
    pub fn is_virtual(&self) -> bool {
        self.shared.clock.is_virtual()
    }

    /// The next deadline of any table, if the clock has anything to do.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Moment> {
        self.shared.directory.next_deadline().map(|(at, _)| at.max(self.now()))
    }

    /// Moves a virtual clock on to `to`; every deadline on the way fires in its turn, at its own instant.
    /// Returns when all that is durable.
    ///
    /// # Errors
    /// On the real clock, or when the store fails.
    pub async fn advance(&self, to: Moment) -> Result<(), HostError> {
        if !self.shared.clock.is_virtual() {
            return Err(HostError::RealClock);
        }
        let mut same = (Moment(i64::MIN), 0);
        while let Some((at, table)) = self.shared.directory.next_deadline() {
            if at > to {
                break;
            }
            self.shared.clock.move_to(at);
            self.tick(table).await?;
            same = if same.0 == at { (at, same.1 + 1) } else { (at, 1) };
            if same.1 > AT_ONCE_MAX {
                tracing::error!(%table, "deadlines do not come to an end");
                break;
            }
        }
        self.shared.clock.move_to(to);
        let now = self.now();
        if self.shared.store.clock()? < now {
            // Nothing fell due at this instant, so that no entry of a log says how late it is.
            let clock = Commit { clock: Some(now), ..Commit::default() };
            self.shared.writer.submit(clock).await?.durable().await?;
        }
        self.sweep().await?;
        Ok(())
    }

    async fn tick(&self, table: TableId) -> Result<(), HostError> {
        let Some(entry) = self.shared.directory.table(table) else { return Ok(()) };
        let (reply, answer) = oneshot::channel();
        let job = Job {
            from: Actor::Clock,
            action: Action::Tick,
            written: None,
            claim: None,
            profile: None,
            reply,
        };
        if entry.inbox.send(Box::new(job)).await.is_err() {
            // The table has just closed; it is being taken off the list.
            self.shared.directory.remove(table);
            return Ok(());
        }
        match answer.await {
            // What the machine thinks of its deadline is its own affair.
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(error.into()),
            Err(_) => {
                self.shared.directory.remove(table);
                Ok(())
            }
        }
    }
}
