//! What is written to single people beside what they are asked: the call to a table, reminders, the first words.

use crate::game::{Action, Actor, Audience, Notice};

use super::super::line::Line;
use super::super::store::{Commit, Profile, StoreError};
use super::super::table::Saying;
use super::Task;

impl Task {
    /// What is to be written after a step and belongs to none.
    pub(super) async fn write_letters(&mut self) -> Result<(), StoreError> {
        self.introduce().await?;
        self.call_out().await
    }

    /// Tells those who asked for it that a table opens, or is free for the next game.
    async fn call_out(&mut self) -> Result<(), StoreError> {
        if !std::mem::take(&mut self.opens) || self.table.is_finished() {
            return Ok(());
        }
        let Some(venue) = self.table.venue() else { return Ok(()) };
        let Some((people, note)) = self.shared.called_out(&venue).await? else { return Ok(()) };
        let kept = Commit { notes: vec![note], ..Commit::default() };
        let said = self.step(Actor::House, Action::Invite { people }, None, kept, false).await?;
        if let Err(refusal) = said {
            tracing::warn!(table = %self.table.id, code = %refusal.code, "nobody was called");
        }
        Ok(())
    }

    /// Whether a message only reminds somebody who wants no reminders, or none now, or a community that sleeps.
    pub(super) fn disturbs(&self, saying: &Saying) -> Result<bool, StoreError> {
        if !matches!(saying.told.open(), Notice::Reminder { .. } | Notice::CalledBack {}) {
            return Ok(false);
        }
        if self.table.venue().is_some_and(|venue| self.shared.sleeps(&venue)) {
            return Ok(true);
        }
        match saying.told.to() {
            Audience::Person(person) => self.shared.is_undisturbed(person),
            Audience::Room | Audience::Dead => Ok(false),
        }
    }

    /// Notes whose first cards these messages bring.
    pub(super) fn meet(&mut self, lines: &[Line]) -> Result<(), StoreError> {
        for line in lines {
            if let (Audience::Person(person), Notice::Dealt { .. }) = (&line.to, line.notice.open()) {
                let profile = self.shared.profile(person)?;
                if !profile.met {
                    self.met.push((person.clone(), Profile { met: true, ..profile }));
                }
            }
        }
        Ok(())
    }

    /// Tells those how a game goes who were dealt their first card.
    async fn introduce(&mut self) -> Result<(), StoreError> {
        let met = std::mem::take(&mut self.met);
        if met.is_empty() || self.table.is_finished() {
            return Ok(());
        }
        let people = met.iter().map(|(person, _)| person.clone()).collect();
        let said =
            self.step(Actor::House, Action::Introduce { people }, None, Commit::default(), false).await?;
        if said.is_ok() {
            for profile in met {
                // Nobody waits for it: whoever is told twice loses nothing.
                let commit = Commit { profile: Some(profile), ..Commit::default() };
                drop(self.shared.writer.submit(commit).await?);
            }
        }
        Ok(())
    }
}
