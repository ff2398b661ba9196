//! What the person sees: messages, questions, answers, the seats.

use bot_core::game::{Audience, Notice, Platform, Prompt, Seat};
use bot_core::host::{Line, Outcome};

use super::super::place;
use super::super::screen::Tone;
use super::Table;

/// Messages fetched in one go.
const PAGE: usize = 64;

impl Table {
    /// Messages that have not been shown yet, in order; a part of them if there are many.
    ///
    /// # Errors
    /// When the store fails.
    pub(in super::super) fn news(&self) -> anyhow::Result<Vec<Line>> {
        Ok(self.host.unsent(Platform::Console, self.cursor, PAGE)?)
    }

    /// Shows a message and notes that it was shown.
    ///
    /// # Errors
    /// When the store fails.
    pub(in super::super) async fn show(&mut self, line: &Line) -> anyhow::Result<()> {
        self.cursor = line.id.number + 1;
        let mine = match &line.to {
            Audience::Room => true,
            Audience::Person(person) => *person == self.person,
            Audience::Dead => line.recipients.contains(&self.person),
        };
        if mine {
            self.print(line);
        }
        self.host.confirm(line.id).await?;
        Ok(())
    }

    fn print(&mut self, line: &Line) {
        let notice = line.notice.open();
        if is_scene(notice) {
            self.screen.gap();
        }
        self.screen.say(tone_of(line), line.text.open());
        if let Notice::Ask { ask, .. } = notice {
            self.asked = Some(*ask);
        }
        if matches!(notice, Notice::Dawn { .. }) {
            let seats = self.seats();
            self.screen.say(Tone::Aside, &seats);
        }
        if matches!(notice, Notice::Lobby { .. }) {
            let text = self.ui("console-again", &[]);
            self.screen.say(Tone::Aside, &text);
        }
    }

    /// Shows a question unless it stands on the screen already.
    pub(in super::super) fn show_prompt(&mut self, prompt: &Prompt) {
        let key = (prompt.id, prompt.targets.clone());
        if self.shown.as_ref() == Some(&key) {
            return;
        }
        if self.asked.take() != Some(prompt.ask) {
            let text = self.texts().prompt(&self.locale, prompt, &self.face());
            self.screen.say(Tone::Private, &text);
        }
        self.shown = Some(key);
    }

    /// Shows a private answer or a refusal.
    pub(super) fn reply(&mut self, outcome: Outcome, tone: Tone) {
        match outcome.reply {
            Ok(Some(text)) => self.screen.say(tone, &text),
            Ok(None) => {}
            Err(refused) => self.screen.say(Tone::No, &refused.text),
        }
        for file in &outcome.files {
            let told = match place::save(&self.saved, file) {
                Ok(path) => self.host.texts().ui(
                    &self.locale,
                    "console-saved",
                    &[("file", path.display().to_string().into())],
                ),
                Err(error) => self.host.texts().ui(
                    &self.locale,
                    "console-not-saved",
                    &[("why", error.to_string().into())],
                ),
            };
            self.screen.say(tone, &told);
        }
    }

    /// The seats in a line: who sits where, who is out, which one is the person's.
    fn seats(&self) -> String {
        let Some(view) = self.view() else { return String::new() };
        let Some(table) = view.state.standing() else { return String::new() };
        let face = self.face_of(table);
        let seats: Vec<String> = (1..)
            .map(Seat)
            .zip(&table.players)
            .map(|(seat, player)| {
                let alive = table.game.as_ref().is_none_or(|game| game.is_alive(seat));
                let name = self.texts().seat_name(&self.locale, seat, &face);
                let args = [
                    ("seat", seat.0.into()),
                    ("name", name.into()),
                    ("alive", alive.into()),
                    ("you", (player.person == self.person).into()),
                ];
                self.ui("console-seat", &args)
            })
            .collect();
        self.ui("console-seats", &[("seats", seats.join("  ").into())])
    }
}

/// How a message is shown.
fn tone_of(line: &Line) -> Tone {
    if !matches!(line.to, Audience::Room) {
        return Tone::Private;
    }
    let notice = line.notice.open();
    if matches!(notice, Notice::Night { .. }) {
        Tone::Night
    } else if is_grave(notice) {
        Tone::Grave
    } else {
        Tone::Plain
    }
}

fn is_grave(notice: &Notice) -> bool {
    use Notice::{Dawn, Out, Over, Result};
    matches!(notice, Dawn { .. } | Out { .. } | Over { .. } | Result { .. })
}

/// Whether a new scene begins with it.
fn is_scene(notice: &Notice) -> bool {
    use Notice::{Ballot, Dawn, Night, Over, Started};
    matches!(notice, Ballot { .. } | Dawn { .. } | Night { .. } | Over { .. } | Started { .. })
}
