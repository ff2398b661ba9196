//! The computer players of a table: what they were told, what they are asked, and when they answer.

use std::sync::Arc;

use crate::game::{Actor, Event, Place, Platform, Prompt, PromptId, Seat, Target};
use crate::text::Arg;

use super::super::computer;
use super::super::store::{Commit, StoreError};
use super::{CHAIN_MAX, Task};

/// One thing that a computer player was asked.
pub(super) type Asked = (PromptId, Seat, Vec<Target>);

impl Task {
    /// In a game that was on before a restart computer players know what they were told then.
    pub(super) async fn remember(&mut self) -> Result<(), StoreError> {
        let table = self.table.state.table.as_ref();
        if !table.is_some_and(|table| table.game.is_some() && table.players.iter().any(|p| p.computer)) {
            return Ok(());
        }
        let (shared, id) = (Arc::clone(&self.shared), self.table.id);
        let read = self.shared.aside(move || shared.store.log(id));
        let log = read.await.map_err(|_| StoreError::Closed)??;
        for event in log.iter().flat_map(|record| &record.events) {
            if let Event::Told(told) = event {
                self.computers.hear(told);
            }
        }
        Ok(())
    }

    /// Forgets what is over, and on the real clock plans when computer players answer what is new.
    pub(super) fn plan(&mut self) {
        let open = &self.open;
        let moment = |id: &PromptId| (id.game, id.step);
        self.answered.retain(|(id, _, _)| open.iter().any(|prompt| moment(&prompt.id) == moment(id)));
        self.due.retain(|asked, _| open.iter().any(|prompt| asked_of(prompt) == *asked));
        if self.shared.clock.is_virtual() {
            return;
        }
        let Some(table) = &self.table.state.table else { return };
        let now = self.shared.clock.now();
        for prompt in open.iter().filter(|prompt| waits_for_computer(prompt)) {
            let asked = asked_of(prompt);
            if self.answered.contains(&asked) || self.due.contains_key(&asked) {
                continue;
            }
            let left = prompt.ends.map_or(u64::MAX, |ends| ends.since(now));
            let delay = computer::thinks_ms(&table.root, prompt).min(left / 2);
            self.due.insert(asked, now.plus_ms(delay));
        }
    }

    /// Lets computer players answer until none of them has anything left to answer.
    pub(super) async fn computers_now(&mut self, collect: bool) -> Result<(), StoreError> {
        for _ in 0..CHAIN_MAX {
            let waits =
                |prompt: &&Prompt| waits_for_computer(prompt) && !self.answered.contains(&asked_of(prompt));
            let Some(prompt) = self.open.iter().find(waits).cloned() else { return Ok(()) };
            self.computer(&prompt, collect).await?;
        }
        tracing::warn!(table = %self.table.id, "computer players did not come to an end");
        Ok(())
    }

    pub(super) async fn computer(&mut self, prompt: &Prompt, collect: bool) -> Result<(), StoreError> {
        self.answered.insert(asked_of(prompt));
        let Some(table) = &self.table.state.table else { return Ok(()) };
        let words = |key: &str, args: &[(&str, Arg)]| self.shared.texts.ui(&table.locale, key, args);
        let place = if prompt.private { Place::Direct } else { Place::Room };
        for action in self.computers.answer(&table.root, &table.rules, prompt, &words) {
            let from =
                Actor::Person { id: prompt.person.clone(), place, moderator: false, name: String::new() };
            if let Err(refusal) = self.step(from, action, None, Commit::default(), collect).await? {
                tracing::debug!(table = %self.table.id, code = %refusal.code, "a computer player was refused");
            }
        }
        Ok(())
    }
}

pub(super) fn asked_of(prompt: &Prompt) -> Asked {
    (prompt.id, prompt.seat, prompt.targets.clone())
}

fn waits_for_computer(prompt: &Prompt) -> bool {
    prompt.person.platform() == Platform::Computer && prompt.chosen.is_empty()
}
