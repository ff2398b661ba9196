//! A table's time: what falls due, what came late, and when the clock stands still.

use std::time::Duration;

use crate::game::rules::Pace;
use crate::game::{Action, Actor, Moment, Refusal};

use super::super::hold::SHORT_MS;
use super::super::store::{Commit, StoreError};
use super::computers::asked_of;
use super::{CHAIN_MAX, SLEEP_MAX, Task};

/// By how many milliseconds more a limit is put off that a virtual clock has reached and that cannot end.
const AHEAD_MS: u64 = 60_000;

impl Task {
    /// How long nothing happens by itself; `None` on a virtual clock.
    pub(super) fn sleep(&self) -> Option<Duration> {
        if self.shared.clock.is_virtual() || self.still.is_some() {
            return None;
        }
        let next = self.table.state.next_deadline().into_iter().chain(self.due.values().copied()).min()?;
        Some(Duration::from_millis(next.since(self.shared.clock.now())).min(SLEEP_MAX))
    }

    /// Fires what is due on the real clock.
    pub(super) async fn overdue(&mut self) -> Result<(), StoreError> {
        if self.stands_still().await? || self.shared.clock.is_virtual() {
            return Ok(());
        }
        for _ in 0..CHAIN_MAX {
            let now = self.shared.clock.now();
            if self.table.state.next_deadline().is_some_and(|deadline| deadline <= now) {
                // A refused tick has been dealt with where it happened.
                let _ = self.tick(false).await?;
                continue;
            }
            let Some(asked) = self.due.iter().find(|(_, at)| **at <= now).map(|(asked, _)| asked.clone())
            else {
                return Ok(());
            };
            self.due.remove(&asked);
            let prompt = self.open.iter().find(|prompt| asked_of(prompt) == asked).cloned();
            if let Some(prompt) = prompt {
                self.computer(&prompt, false).await?;
            }
        }
        Ok(())
    }

    /// Without room to write, or without a way to its people, the clock of the table stands still. What it
    /// stood is given back afterwards.
    async fn stands_still(&mut self) -> Result<bool, StoreError> {
        let now = self.shared.clock.now();
        if *self.shared.full().borrow() || self.is_held() {
            self.still.get_or_insert(now);
            return Ok(true);
        }
        if let Some(since) = self.still.take() {
            let ms = now.since(since);
            if ms >= SHORT_MS && !self.times_stay(now, ms) {
                let _ = self.give_back(ms, false).await?;
            }
        }
        Ok(false)
    }

    /// Whether the way to the table's people is cut off.
    fn is_held(&self) -> bool {
        let table = self.table.state.table.as_ref();
        table.is_some_and(|table| self.shared.held().borrow().contains(&table.venue))
    }

    /// Times of day stay as they are, unless nobody could be reached for most of what was left.
    fn times_stay(&self, now: Moment, ms: u64) -> bool {
        let Some(table) = self.table.state.standing() else { return false };
        let deadline = table.game.as_ref().and_then(|game| game.deadline);
        table.rules.pace == Pace::Slow && deadline.is_some_and(|deadline| deadline.since(now) > ms)
    }

    async fn give_back(&mut self, ms: u64, collect: bool) -> Result<Result<(), Refusal>, StoreError> {
        // Where no game is on, or its clock is stopped, there is nothing to give back.
        self.step(Actor::Clock, Action::Delay { ms }, None, Commit::default(), collect).await
    }

    /// While nothing new is begun a start that waits for somebody does not begin either: neither now nor later.
    pub(super) async fn halt_start(&mut self, collect: bool) -> Result<(), StoreError> {
        let waits = self.table.state.standing().is_some_and(|table| table.starting.is_some());
        if waits && self.shared.is_draining() {
            let halted = self.step(Actor::House, Action::HaltStart, None, Commit::default(), collect).await?;
            // It stands still for good: then nothing begins there.
            drop(halted);
        }
        Ok(())
    }

    /// Tells the machine that its deadline has come. One that it does not care about any more would
    /// come for ever: that is a fault.
    pub(super) async fn tick(&mut self, collect: bool) -> Result<Result<(), Refusal>, StoreError> {
        self.halt_start(collect).await?;
        let plays = self.table.state.standing().is_some_and(|table| table.game.is_some());
        if let Some(since) = self.still.filter(|_| plays) {
            // A virtual clock has reached a limit that cannot end: it is put off, some time in advance.
            let now = self.shared.clock.now();
            self.still = Some(now.max(since).plus_ms(AHEAD_MS));
            return self.give_back(now.since(since) + AHEAD_MS, collect).await;
        }
        if let Some(ms) = self.late_ms() {
            return self.step(Actor::Clock, Action::Late { ms }, None, Commit::default(), collect).await;
        }
        let (seq, deadline) = (self.table.seq, self.table.state.next_deadline());
        if let Some(deadline) = deadline.filter(|_| !self.shared.clock.is_virtual()) {
            let late = self.shared.clock.now().since(deadline);
            self.shared.metrics.late.observe(Duration::from_millis(late).as_secs_f64());
        }
        let result = self.step(Actor::Clock, Action::Tick, None, Commit::default(), collect).await?;
        let now = self.shared.clock.now();
        let stuck = deadline.is_some_and(|deadline| deadline <= now)
            && self.table.seq == seq
            && self.table.state.next_deadline() == deadline;
        if !stuck {
            return Ok(result);
        }
        tracing::error!(table = %self.table.id, "the table's deadline does not pass; the table stops");
        self.step(Actor::Clock, Action::Fault, None, Commit::default(), collect).await
    }

    /// By how much the phase that is on has to be prolonged now, because its readers got it late.
    fn late_ms(&mut self) -> Option<u64> {
        let game = self.table.state.standing()?.game.as_ref()?;
        let (since, most) = (game.since, self.shared.delivery_wait_ms);
        if most == 0 || game.deadline.is_none() {
            return None;
        }
        let owed = self.shared.deliveries.owed_ms(self.table.id, since, self.shared.clock.now(), most);
        let given = if self.prolonged.0 == since { self.prolonged.1 } else { 0 };
        let ms = owed.checked_sub(given).filter(|ms| *ms > 0)?;
        self.prolonged = (since, owed);
        tracing::info!(table = %self.table.id, ms, "a phase is prolonged: what opened it came late to its readers");
        Some(ms)
    }
}
