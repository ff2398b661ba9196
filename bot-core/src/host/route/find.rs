//! What an input leaves unsaid: which table, whom, which of the things that are asked, and in which language.

use std::sync::Arc;

use crate::game::{Action, Ask, Code, Locale, PersonId, Place, Platform, PlayerRef, Prompt, Reason, Refusal};

use super::super::Host;
use super::super::directory::TableView;
use super::super::input::Input;
use super::super::shared::Shared;
use super::super::store::{Profile, StoreError};
use super::Errand;

/// Names are kept up to this many characters; fewer are shown.
const NAME_KEPT_MAX: usize = 200;

impl Host {
    /// `#3: kill 5` in a direct message speaks of table 3.
    pub(super) fn take_table_mark(&self, errand: &mut Errand, text: String) -> Result<String, Refusal> {
        if errand.place == Place::Room {
            return Ok(text);
        }
        let Some((mark, rest)) =
            text.trim_start().strip_prefix('#').and_then(|text| text.split_once([':', '：']))
        else {
            return Ok(text);
        };
        let Ok(number) = mark.trim().parse::<u64>() else { return Ok(text) };
        let tables = self.tables_of(&errand.person);
        let view = tables.iter().find(|view| view.id.0 == number).ok_or(Code::NoTable)?;
        errand.venue = Some(view.venue.clone());
        Ok(rest.trim().to_owned())
    }

    /// A newcomer is mentioned or named by user id, on the platform of whoever says it.
    pub(super) fn newcomer(
        &self,
        errand: &Errand,
        newcomer: &PlayerRef,
    ) -> Result<(PersonId, String), Refusal> {
        let person = self.somebody(errand.person.platform(), newcomer)?;
        let known = self.shared.profile(&person).ok().and_then(|profile| profile.name);
        let name = known.unwrap_or_else(|| person.id().to_owned());
        Ok((person, name))
    }

    /// A person mentioned or named by user id.
    pub(in super::super) fn somebody(
        &self,
        platform: Platform,
        who: &PlayerRef,
    ) -> Result<PersonId, Refusal> {
        let person = match who {
            PlayerRef::Person(person) => person.clone(),
            PlayerRef::Typed(id) => PersonId::new(platform, id),
            PlayerRef::Number(number) => PersonId::new(platform, &number.to_string()),
        };
        if person.platform() != platform || person.platform() == Platform::Computer {
            return Err(Code::NoSuchPlayer.into());
        }
        Ok(person)
    }
}

impl Shared {
    /// The language of a person: their own choice, else the table's, else the host's.
    pub(in super::super) fn language(
        &self,
        person: &PersonId,
        table: Option<&TableView>,
    ) -> Result<Locale, StoreError> {
        if let Some(locale) = self.locale_of(person)? {
            return Ok(locale);
        }
        let own = self.directory.of(person);
        let view = match (table, own.as_slice()) {
            (Some(view), _) => Some(view),
            (None, [only]) => only.view.as_deref(),
            (None, _) => None,
        };
        let table = view.and_then(|view| view.state.table.as_ref());
        Ok(table.map_or_else(|| self.locale.clone(), |table| table.locale.clone()))
    }

    /// A person's name, and their profile if the name is news. Chat platforms send a name with
    /// everything; only where there is none to be had is the last one remembered.
    pub(super) fn name(&self, input: &Input) -> Result<(String, Option<(PersonId, Profile)>), StoreError> {
        let given = input.name.as_ref().filter(|name| !name.trim().is_empty());
        let given: Option<String> = given.map(|name| name.chars().take(NAME_KEPT_MAX).collect());
        if input.person.platform() != Platform::Console {
            return Ok((given.unwrap_or_else(|| input.person.id().to_owned()), None));
        }
        let profile = self.profile(&input.person)?;
        match (given, &profile.name) {
            (Some(given), known) if known.as_ref() != Some(&given) => {
                let profile = Profile { name: Some(given.clone()), ..profile };
                Ok((given, Some((input.person.clone(), profile))))
            }
            (Some(given), _) => Ok((given, None)),
            (None, Some(known)) => Ok((known.clone(), None)),
            (None, None) => Ok((input.person.id().to_owned(), None)),
        }
    }

    /// The table that an input is for; `None` if there is none.
    pub(super) fn find(&self, errand: &Errand) -> Result<Option<Arc<TableView>>, Refusal> {
        if let Some(venue) = &errand.venue {
            return Ok(self.directory.at(venue).and_then(|entry| entry.view));
        }
        if errand.place == Place::Room {
            return Ok(None);
        }
        let own: Vec<Arc<TableView>> =
            self.directory.of(&errand.person).into_iter().filter_map(|entry| entry.view).collect();
        if let [] | [_] = own.as_slice() {
            return Ok(own.into_iter().next());
        }
        let asked = |view: &TableView| {
            view.prompts.iter().any(|prompt| prompt.private && prompt.person == errand.person)
        };
        let playing = |view: &TableView| view.state.table.as_ref().is_some_and(|table| table.game.is_some());
        let only = |wanted: &dyn Fn(&TableView) -> bool| {
            let mut fitting = own.iter().filter(|view| wanted(view));
            fitting.next().filter(|_| fitting.next().is_none()).cloned()
        };
        if let Some(view) = only(&asked).or_else(|| only(&playing)) {
            return Ok(Some(view));
        }
        let marks: Vec<String> = own.iter().map(|view| format!("#{}:", view.id)).collect();
        Err(Refusal::new(Code::NoTable).with("tables", marks.join(" ")))
    }
}

/// Numbers alone answer the one thing that is asked of a person.
pub(super) fn bare(view: &TableView, errand: &Errand, targets: Vec<PlayerRef>) -> Result<Action, Refusal> {
    let direct = errand.place == Place::Direct;
    let mut asked = view
        .prompts
        .iter()
        .filter(|prompt| prompt.person == errand.person && (direct || !prompt.private))
        .filter(|prompt| prompt.takes_numbers());
    match (asked.next(), asked.next()) {
        (Some(prompt), None) => Ok(named(prompt, targets)),
        (Some(first), Some(second)) => {
            let asks: Vec<&str> = [first, second].into_iter().chain(asked).map(|p| p.ask.id()).collect();
            Err(Refusal::new(Code::UnknownCommand).because(Reason::WhichOne).with("asks", asks.join(" ")))
        }
        (None, _) => Err(Code::WrongPhase.into()),
    }
}

fn named(prompt: &Prompt, targets: Vec<PlayerRef>) -> Action {
    match prompt.ask {
        Ask::Vote => Action::Vote { targets, prompt: Some(prompt.id) },
        ask => Action::Act { ask, targets, prompt: Some(prompt.id) },
    }
}
