//! Answers to questions: most change nothing; which language is spoken does.

use std::sync::Arc;

use crate::game::{Action, Code, Locale, Refusal};
use crate::text::Query;

use super::super::directory::TableView;
use super::super::input::HostError;
use super::super::memory::{Asker, Recalled};
use super::super::store::Commit;
use super::super::voice::speaks_for_table;
use super::super::{Host, Line};
use super::Errand;

impl Host {
    pub(super) async fn answer(
        &self,
        errand: &mut Errand,
        query: &Query,
        table: Option<&Arc<TableView>>,
    ) -> Result<Result<(Option<String>, Vec<Line>), Refusal>, HostError> {
        match query {
            Query::Lang(Some(locale)) => self.speak(errand, locale.clone(), table).await,
            Query::Recall(recall) => {
                let asker = Asker {
                    person: &errand.person,
                    room: errand.venue.clone().or_else(|| table.map(|view| view.venue.clone())),
                    moderator: errand.moderator,
                    table,
                    locale: self.shared.language(&errand.person, table.map(Arc::as_ref))?,
                };
                let answer = self.recall(recall, asker).await?;
                Ok(answer.map(|Recalled { text, files, forgotten }| {
                    errand.files = files;
                    if forgotten {
                        // Nothing of them is written down again with this very wish.
                        (errand.forgotten, errand.profile) = (true, None);
                    }
                    (Some(text), Vec::new())
                }))
            }
            Query::Rules(Some(id)) => {
                let venue = errand.venue.as_ref().or(table.map(|view| &view.venue));
                let locale = self.shared.language(&errand.person, table.map(Arc::as_ref))?;
                Ok(match self.rules_in(venue, id).await {
                    Some(rules) => Ok((Some(self.shared.texts.rules(&locale, &rules)), Vec::new())),
                    None => Err(Refusal::new(Code::UnknownRuleset).with("ruleset", id)),
                })
            }
            query => {
                let answer = self.shared.answer(query, &errand.person, table.map(Arc::as_ref))?;
                Ok(answer.map(|text| (Some(text), Vec::new())))
            }
        }
    }

    /// In the room the host chooses the table's language; everywhere else everybody their own.
    async fn speak(
        &self,
        errand: &mut Errand,
        locale: Locale,
        table: Option<&Arc<TableView>>,
    ) -> Result<Result<(Option<String>, Vec<Line>), Refusal>, HostError> {
        let shared = &self.shared;
        if shared.texts.matching(&locale.0).as_ref() != Some(&locale) {
            return Ok(Err(Refusal::new(Code::BadValue).with("locale", &locale.0)));
        }
        if let Some(view) = table
            && let Some(standing) = view.state.standing()
            && speaks_for_table(standing, &errand.person, errand.place)
            && let Some(entry) = shared.directory.table(view.id)
        {
            let result = self.send(errand, &entry, Action::SetLocale { locale }).await?;
            return Ok(result.map(|lines| (None, lines)));
        }
        let mut profile = match errand.profile.take() {
            Some((_, profile)) => profile,
            None => shared.profile(&errand.person)?,
        };
        profile.locale = Some(locale.clone());
        let claim = errand.claim.take();
        let commit = Commit {
            profile: Some((errand.person.clone(), profile)),
            key: claim.map(|claim| claim.key),
            forget_key: claim.and_then(|claim| claim.forget),
            ..Commit::default()
        };
        shared.writer.submit(commit).await?.durable().await?;
        Ok(Ok((Some(shared.texts.ui(&locale, "language-own", &[])), Vec::new())))
    }
}
