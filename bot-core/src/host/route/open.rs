//! A wish for a new table, in a room where none stands.

use std::sync::Arc;

use rand::TryRng;
use rand::rngs::SysRng;
use tokio::sync::mpsc;

use crate::game::{Action, Code, Place, Reason, Refusal, Secret};

use super::super::directory::{Entry, TableView};
use super::super::input::HostError;
use super::super::store::StoreError;
use super::super::table::Table;
use super::super::task::{INBOX_MAX, Task};
use super::super::{Host, Line, TABLES_EACH_MAX, TABLES_MAX};
use super::Errand;

impl Host {
    pub(super) async fn open_table(
        &self,
        errand: &mut Errand,
        ruleset: Option<String>,
        table: &mut Option<Arc<TableView>>,
    ) -> Result<Result<(Option<String>, Vec<Line>), Refusal>, HostError> {
        let shared = &self.shared;
        let (Place::Room, Some(venue)) = (errand.place, errand.venue.clone()) else {
            return Ok(Err(Refusal::new(Code::Forbidden).because(Reason::SayItInTheRoom)));
        };
        if let Some(entry) = shared.directory.at(&venue) {
            *table = entry.view;
            return Ok(Err(Code::TableExists.into()));
        }
        let wishes = (&errand.person, errand.moderator);
        let opening = match self.opening(&venue, wishes, ruleset.as_deref()).await {
            Ok(opening) => opening,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if shared.directory.len() >= TABLES_MAX {
            let refusal = Refusal::new(Code::Forbidden).because(Reason::TablesAll);
            return Ok(Err(refusal.with("max", TABLES_MAX)));
        }
        let hosts = |entry: &Entry| {
            let table = entry.view.as_ref().and_then(|view| view.state.standing());
            table.is_some_and(|table| table.host.as_ref() == Some(&errand.person))
        };
        if shared.directory.of(&errand.person).iter().filter(|entry| hosts(entry)).count() >= TABLES_EACH_MAX
        {
            return Ok(Err(Refusal::new(Code::TableFull).because(Reason::TooManyTables)));
        }
        if self.is_draining() {
            return Ok(Err(Refusal::new(Code::Forbidden).because(Reason::Draining)));
        }
        let mut root = [0; 32];
        SysRng.try_fill_bytes(&mut root).map_err(|error| StoreError::Io {
            dir: "the system's source of randomness".into(),
            why: error.to_string(),
        })?;
        let action = Action::Open {
            venue: venue.clone(),
            rules: Box::new(opening.rules.as_ref().clone()),
            locale: opening.locale.clone(),
            root: Secret::new(root),
            name: errand.name.clone(),
        };
        let (inbox, jobs) = mpsc::channel(INBOX_MAX);
        let Some(id) = shared.directory.reserve_new(&venue, inbox) else {
            return Ok(Err(Code::TableExists.into()));
        };
        Task::spawn(Table::new(id), Arc::default(), shared, jobs);
        let Some(entry) = shared.directory.table(id) else { return Ok(Err(Code::NoTable.into())) };
        match self.send(errand, &entry, action).await {
            Ok(Ok(mut lines)) => {
                for wish in opening.house_rules(&self.shared.texts) {
                    // A rule that cannot be is none; the table stands without it.
                    lines.extend(self.send(errand, &entry, wish).await?.unwrap_or_default());
                }
                *table = self.table(id);
                Ok(Ok((None, lines)))
            }
            Ok(Err(refusal)) => {
                shared.directory.remove(id);
                Ok(Err(refusal))
            }
            Err(error) => {
                shared.directory.remove(id);
                Err(error)
            }
        }
    }
}
