//! What whoever runs the program may do while it runs: a word to all tables, no new games, a list of tables
//! that tells nothing of what is going on there, clearing one away.

use std::sync::atomic::Ordering;

use tokio::sync::oneshot;

use crate::game::{Action, Actor, Code, Refusal, TableId};
use crate::text::Arg;

use super::Host;
use super::directory::{Entry, TableView};
use super::input::HostError;
use super::task::Job;

impl Host {
    /// Carries out one order, and says in the host's language what came of it: `announce TEXT`, `drain`,
    /// `drain off`, `tables`, `close NUMBER`.
    ///
    /// # Errors
    /// When the store fails or the host is shut down.
    pub async fn operate(&self, order: &str) -> Result<String, HostError> {
        let (word, rest) = order.trim().split_once(char::is_whitespace).unwrap_or((order.trim(), ""));
        let rest = rest.trim();
        Ok(match (word, rest) {
            ("announce", text) if !text.is_empty() => match self.announce(text).await? {
                Ok(tables) => self.operated("operate-announced", &[("tables", tables.into())]),
                Err(refusal) => self.shared.refuse(&self.shared.locale, &refusal),
            },
            ("drain", "" | "on") => {
                self.drain(true).await?;
                self.operated("operate-draining", &[("games", self.games().into())])
            }
            ("drain", "off") => {
                self.drain(false).await?;
                self.operated("operate-open", &[])
            }
            ("tables", "") => self.listed(),
            ("close", number) => match number.trim_start_matches('#').parse().map(TableId) {
                Ok(table) if self.clear(table).await? => {
                    self.operated("operate-closed", &[("table", table.0.into())])
                }
                Ok(_) | Err(_) => self.operated("operate-no-table", &[]),
            },
            (_, _) => self.operated("operate-usage", &[]),
        })
    }

    /// Says something at every table; returns at how many.
    ///
    /// # Errors
    /// When the store fails. The inner one: when the text is too long or empty.
    pub async fn announce(&self, text: &str) -> Result<Result<usize, Refusal>, HostError> {
        let mut told = 0;
        for view in self.tables() {
            let Some(entry) = self.shared.directory.table(view.id) else { continue };
            match self.by_house(&entry, Action::Proclaim { text: text.to_owned() }).await? {
                Ok(()) => told += 1,
                // It has closed just now, or stands still for good.
                Err(refusal) if matches!(refusal.code, Code::NoTable | Code::Forbidden) => {}
                Err(refusal) => return Ok(Err(refusal)),
            }
        }
        tracing::info!(tables = told, "a word was said at all tables");
        Ok(Ok(told))
    }

    /// Whether new tables and games are refused from now on; what is on goes on, and what was started but waits
    /// for somebody does not begin. A restart takes it back.
    ///
    /// # Errors
    /// When the store fails or the host is shut down.
    pub async fn drain(&self, on: bool) -> Result<(), HostError> {
        self.shared.draining.store(on, Ordering::Relaxed);
        tracing::info!(on, games = self.games(), "draining");
        for view in self.tables().iter().filter(|_| on) {
            let Some(entry) = self.shared.directory.table(view.id) else { continue };
            // One that has closed just now, or stands still for good, begins nothing.
            let _ = self.by_house(&entry, Action::HaltStart).await?;
        }
        Ok(())
    }

    /// Whether new tables and games are refused.
    #[must_use]
    pub fn is_draining(&self) -> bool {
        self.shared.is_draining()
    }

    /// How many games are on.
    #[must_use]
    pub fn games(&self) -> usize {
        self.tables().iter().filter(|view| plays(view)).count()
    }

    /// Clears a table away with an apology; its log is kept. False if there is none of this number.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn clear(&self, table: TableId) -> Result<bool, HostError> {
        let Some(entry) = self.shared.directory.table(table) else { return Ok(false) };
        let cleared = self.by_house(&entry, Action::Clear).await?.is_ok();
        tracing::info!(%table, cleared, "cleared away");
        Ok(cleared)
    }

    /// Numbers, and for how long nothing has happened: nothing of who plays or what.
    fn listed(&self) -> String {
        let (texts, locale, now) = (&self.shared.texts, &self.shared.locale, self.now());
        let row = |view: &TableView| {
            let args: [(&str, Arg); 4] = [
                ("table", view.id.0.into()),
                ("platform", platform_of(view).into()),
                ("plays", plays(view).into()),
                ("idle", texts.span(locale, now.since(view.at)).into()),
            ];
            texts.ui(locale, "operate-row", &args)
        };
        let views = self.tables();
        let head = self.operated("operate-tables", &[("tables", views.len().into())]);
        std::iter::once(head).chain(views.iter().map(AsRef::as_ref).map(row)).collect::<Vec<_>>().join("\n")
    }

    fn operated(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.shared.texts.ui(&self.shared.locale, key, args)
    }

    /// Hands a wish of the program's own to a table.
    async fn by_house(&self, entry: &Entry, action: Action) -> Result<Result<(), Refusal>, HostError> {
        let (reply, answer) = oneshot::channel();
        let job = Job { from: Actor::House, action, written: None, claim: None, profile: None, reply };
        Ok(self.shared.ask(entry, job, answer).await?.map(|_| ()))
    }
}

/// The console's ids carry no prefix.
fn platform_of(view: &TableView) -> &'static str {
    match view.venue.platform().prefix().trim_end_matches(':') {
        "" => "console",
        prefix => prefix,
    }
}

fn plays(view: &TableView) -> bool {
    view.state.table.as_ref().is_some_and(|table| table.game.is_some())
}
