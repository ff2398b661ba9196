//! Help that knows the moment: what is going on, what one is asked, and which commands mean something now.
//!
//! Invariant: which commands are listed follows from what everybody knows, and from nobody's card; what somebody
//! is asked in secret stands only in the answer to themselves.

use super::catalogue::Texts;
use super::command::COMMANDS;
use super::face::Face;
use super::teller::lines;
use crate::game::{Locale, PersonId, Prompt, Table};

impl Texts {
    /// What is going on at a table and what a person, with these open prompts, can do there now.
    #[must_use]
    pub fn help_now(
        &self,
        locale: &Locale,
        table: &Table,
        person: &PersonId,
        prompts: &[Prompt],
        face: &Face,
    ) -> String {
        let ids = commands_now(table, person);
        let rows = COMMANDS.iter().filter(|spec| ids.contains(&spec.id)).map(|spec| {
            let about = self.command_about(locale, spec);
            let args = [("usage", self.usage(locale, spec.id).into()), ("about", about.into())];
            self.ui(locale, "help-row", &args)
        });
        lines([
            self.explain(locale, table, prompts, face),
            self.ui(locale, "help-now", &[]),
            lines(rows),
            self.ui(locale, "help-now-more", &[]),
        ])
    }
}

/// The commands that mean something to a person at this moment.
fn commands_now(table: &Table, person: &PersonId) -> Vec<&'static str> {
    let mut ids = vec!["table", "rules", "lang"];
    let seat = table.seat_of(person);
    let waits = table.queue.iter().any(|(queued, _)| queued == person);
    match (&table.game, seat) {
        (None, None) if waits => ids.push("leave"),
        (None, None) => ids.extend(["join", "notify"]),
        (None, Some(_)) => {
            ids.extend(table.awaits_ready().then_some("ready"));
            ids.push("leave");
        }
        (Some(_), None) => {
            ids.extend(["recap", "notify"]);
            let way = if waits { Some("leave") } else { table.rules.waiting_list.then_some("join") };
            ids.extend(way);
        }
        (Some(game), Some(seat)) => {
            ids.extend(["recap", "role"]);
            if game.is_alive(seat) {
                ids.extend(["ask", "away", "sub", "leave", "draw"]);
                ids.extend((!game.phase.is_night()).then_some("claim"));
            }
        }
    }
    if table.host.as_ref() == Some(person) || table.cohosts.contains(person) {
        ids.extend(["kick", "host", "cohost", "stop"]);
        match (&table.game, table.paused) {
            (None, _) => ids.extend(["start", "add", "set", "shuffle"]),
            (Some(_), Some(_)) => ids.extend(["resume", "warn", "fine"]),
            (Some(_), None) => ids.extend(["next", "extend", "pause", "warn", "fine"]),
        }
    }
    ids
}
