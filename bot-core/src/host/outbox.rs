//! From the store to the adapters: every message once it is durable, until it is confirmed.
//!
//! A slow adapter delays nobody: its messages wait in the store.

use std::sync::Arc;

use tokio::sync::mpsc;

use crate::game::{Audience, Platform};

use super::Host;
use super::input::HostError;
use super::line::{Line, LineId};
use super::shared::Shared;
use super::store::{Commit, StoreError};

/// Messages that may wait between the store and one adapter.
const DELIVERIES_MAX: usize = 64;

impl Line {
    /// Which platform delivers it.
    #[must_use]
    pub fn platform(&self) -> Platform {
        match &self.to {
            Audience::Person(person) => person.platform(),
            Audience::Room | Audience::Dead => self.venue.platform(),
        }
    }
}

impl Host {
    /// Everything for one platform that has not been confirmed, then whatever comes, in order.
    /// After a restart unconfirmed messages come again, with the same ids.
    #[must_use]
    pub fn deliveries(&self, platform: Platform) -> mpsc::Receiver<Line> {
        let (sender, receiver) = mpsc::channel(DELIVERIES_MAX);
        let shared = Arc::clone(&self.shared);
        self.shared.spawn(async move {
            if let Err(error) = pump(&shared, platform, &sender).await {
                tracing::error!(%error, "deliveries end");
            }
        });
        receiver
    }

    /// Unconfirmed messages of one platform from number `from` on, in order, at most `most`. What was durable when this
    /// was called is in it; [`Host::deliveries`] is this with waiting.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn unsent(&self, platform: Platform, from: u64, most: usize) -> Result<Vec<Line>, HostError> {
        // A group that is being written may show in the store before it is durable.
        let durable = self.shared.writer.written().borrow().next_line;
        let mut from = from;
        let mut lines = Vec::new();
        loop {
            let mut more = self.shared.store.unsent(from, most)?;
            more.retain(|line| line.id.number < durable);
            let Some(last) = more.last() else { return Ok(lines) };
            from = last.id.number + 1;
            lines.extend(more.into_iter().filter(|line| line.platform() == platform));
            if lines.len() >= most {
                lines.truncate(most);
                return Ok(lines);
            }
        }
    }

    /// Notes that a message was delivered, durably: it never comes again.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn confirm(&self, id: LineId) -> Result<(), HostError> {
        self.confirm_all(&[id]).await
    }

    /// Notes that messages were delivered.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn confirm_all(&self, ids: &[LineId]) -> Result<(), HostError> {
        let own = self.shared.store.instance();
        let delivered: Vec<u64> = ids.iter().filter(|id| id.store == own).map(|id| id.number).collect();
        self.shared.deliveries.delivered(&delivered, self.now());
        let commit = Commit { delivered, ..Commit::default() };
        self.shared.writer.submit(commit).await?.durable().await?;
        Ok(())
    }
}

async fn pump(shared: &Shared, platform: Platform, sender: &mpsc::Sender<Line>) -> Result<(), StoreError> {
    let mut written = shared.writer.written();
    let mut from = 0;
    loop {
        // Noted before reading, so that nothing can come in between unseen.
        let next = written.borrow_and_update().next_line;
        loop {
            let mut lines = shared.store.unsent(from, DELIVERIES_MAX)?;
            // A group that is being written may show in the store before it is durable.
            lines.retain(|line| line.id.number < next);
            let Some(last) = lines.last() else { break };
            from = last.id.number + 1;
            for line in lines.into_iter().filter(|line| line.platform() == platform) {
                if sender.send(line).await.is_err() {
                    return Ok(());
                }
            }
        }
        from = from.max(next);
        tokio::select! {
            changed = written.changed() => if changed.is_err() { return Ok(()) },
            () = sender.closed() => return Ok(()),
        }
    }
}
