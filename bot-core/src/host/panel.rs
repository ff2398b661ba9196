//! A human judge's panel: everything at one table that waits for them.
//!
//! Source: C-01, NO-03

use std::sync::Arc;

use crate::game::rules::JudgeKind;
use crate::game::{Notice, PersonId};

use super::Host;
use super::directory::TableView;
use super::input::HostError;
use super::view::{this_game, view_of};
use super::voice;

/// Questions that are shown, the latest.
const QUESTIONS_MAX: usize = 10;

impl Host {
    /// The human judge of a table's game, and in their language what waits for their review and what they
    /// were asked in this game; `None` where no human judges.
    ///
    /// # Errors
    /// When the log cannot be read.
    pub async fn panel(&self, view: &TableView) -> Result<Option<(PersonId, String)>, HostError> {
        let Some(table) = view.state.standing().filter(|table| table.game.is_some()) else { return Ok(None) };
        let Some(judge) = table.host.clone().filter(|_| table.rules.judge == JudgeKind::Human) else {
            return Ok(None);
        };
        let (shared, view) = (Arc::clone(&self.shared), view.clone());
        let work = move || -> Result<Option<(PersonId, String)>, HostError> {
            let Some(table) = view.state.standing() else { return Ok(None) };
            let log = view_of(&shared, &view, Some(&judge))?.log;
            let asked = this_game(&log).rev().filter_map(|line| match line.told.open() {
                Notice::Question { from, said } => Some((from.clone(), said.clone())),
                _ => None,
            });
            let mut asked: Vec<_> = asked.take(QUESTIONS_MAX).collect();
            asked.reverse();
            let prompts: Vec<_> =
                view.prompts.iter().filter(|prompt| prompt.person == judge).cloned().collect();
            let locale = shared.language(&judge, Some(&view))?;
            let face = voice::face(table, None, judge.platform(), shared.clock.now());
            Ok(Some((judge, shared.texts.panel(&locale, table, &prompts, &asked, &face))))
        };
        self.shared.aside(work).await?
    }
}
