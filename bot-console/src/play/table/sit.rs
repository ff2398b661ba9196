//! The person sits down: to an unfinished game, or to a new table.

use bot_core::game::{Action, Place, Seat};
use bot_core::host::{LineId, What};
use bot_core::text::Query;

use super::super::screen::Tone;
use super::Table;

/// Who shall sit down to what.
#[derive(Debug)]
pub(in super::super) struct Seating {
    /// The rule set's id.
    pub(in super::super) ruleset: String,
    /// Players, the person included.
    pub(in super::super) players: u16,
    /// The person's name.
    pub(in super::super) name: String,
    /// The language was asked for, and a table that is taken up again changes to it.
    pub(in super::super) relocate: bool,
    /// An unfinished game is given up.
    pub(in super::super) anew: bool,
}

impl Table {
    /// Takes up an unfinished game, or sets up a new table and starts.
    ///
    /// # Errors
    /// When the store fails.
    pub(in super::super) async fn sit(&mut self, seating: &Seating) -> anyhow::Result<()> {
        let unfinished =
            self.view().is_some_and(|view| view.state.standing().is_some_and(|t| t.game.is_some()));
        if unfinished && !seating.anew {
            return self.take_up(seating).await;
        }
        // At most twice: a game ends, then the table is cleared away.
        for _ in 0..2 {
            if self.view().is_some() {
                self.submit(Place::Room, What::Action(Action::Stop), None).await?;
            }
        }
        self.set_up(seating).await
    }

    async fn take_up(&mut self, seating: &Seating) -> anyhow::Result<()> {
        if seating.relocate {
            let action = Action::SetLocale { locale: self.locale.clone() };
            self.submit(Place::Room, What::Action(action), None).await?;
        } else if let Some(view) = self.view()
            && let Some(table) = view.state.standing()
        {
            self.locale = table.locale.clone();
        }
        let text = self.ui("console-resumed", &[]);
        self.screen.say(Tone::Aside, &text);
        self.say_keys();
        for query in [Query::Recap, Query::Role] {
            let tone = if query == Query::Role { Tone::Private } else { Tone::Plain };
            let outcome = self.submit(Place::Direct, What::Query(query), None).await?;
            self.reply(outcome, tone);
        }
        Ok(())
    }

    async fn set_up(&mut self, seating: &Seating) -> anyhow::Result<()> {
        let computers = seating.players.saturating_sub(1);
        let name = seating.name.clone();
        let steps = [
            What::Open { ruleset: Some(seating.ruleset.clone()) },
            What::Action(Action::Join { name: name.clone() }),
            What::Action(Action::AddComputers { count: computers }),
            What::Action(Action::Shuffle),
            What::Action(Action::Start),
        ];
        self.swallow().await?;
        for (index, step) in steps.into_iter().enumerate() {
            let outcome = self.submit(Place::Room, step, Some(name.clone())).await?;
            if outcome.reply.is_err() {
                self.reply(outcome, Tone::Plain);
                return Ok(());
            }
            // Who sits down where is told again when the game starts.
            if index + 1 < 5 {
                self.swallow().await?;
            }
        }
        let you = self.texts().seat(&self.locale, self.seat().unwrap_or(Seat(1)), &self.face());
        let ruleset = self.texts().ruleset_name(&self.locale, &seating.ruleset);
        let args = [("ruleset", ruleset.into()), ("players", seating.players.into()), ("who", you.into())];
        let text = self.ui("console-welcome", &args);
        self.screen.say(Tone::Aside, &text);
        self.say_keys();
        Ok(())
    }

    fn say_keys(&mut self) {
        let text = self.ui("console-keys", &[]);
        self.screen.say(Tone::Aside, &text);
    }

    /// Passes over messages that need not be shown.
    async fn swallow(&mut self) -> anyhow::Result<()> {
        loop {
            let lines = self.news()?;
            let Some(last) = lines.last() else { return Ok(()) };
            self.cursor = last.id.number + 1;
            let ids: Vec<LineId> = lines.iter().map(|line| line.id).collect();
            self.host.confirm_all(&ids).await?;
        }
    }
}
