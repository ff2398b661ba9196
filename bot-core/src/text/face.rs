//! How people, instants and cards are shown to a reader.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::clean::Escape;
use crate::game::{Locale, Moment, PersonId, Prompt, RuleSet, Seat, Table};

/// Somebody as the judge knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name as given; hostile until shown.
    pub name: String,
    /// Played by the computer: shown with a name of the reader's language, and marked.
    pub computer: bool,
}

/// What a text needs beside the notice: who sits where, what time it is, where it is shown.
#[derive(Clone, Debug, Default)]
pub struct Face {
    /// The instant for which the text is made: remaining time is counted from here.
    pub at: Moment,
    /// How names are escaped.
    pub escape: Escape,
    /// Shows an instant in the platform's own way (`<t:…:R>`) instead of the remaining time.
    pub moments: Option<fn(Moment) -> String>,
    /// The rules in force, for what a card can do.
    pub rules: Option<Arc<RuleSet>>,
    /// Whether somebody whose name was never told is nobody by name either, and not shown by their id.
    pub without_ids: bool,
    /// Whether the reader is asked several things at once, so that a number alone answers none of them.
    pub several: bool,
    people: BTreeMap<PersonId, Person>,
    seats: Vec<PersonId>,
    /// The characters by seat, where players appear as such: then no seat shows its person. Source: DN-01
    characters: Vec<String>,
    /// Seats as they were shown already, in each language: most are shown again and again.
    shown: RefCell<BTreeMap<Seat, Vec<(Locale, String)>>>,
}

impl Face {
    /// A face that knows nobody yet.
    #[must_use]
    pub fn new(escape: Escape, at: Moment) -> Face {
        Face { at, escape, ..Face::default() }
    }

    /// The people, seats and rules of a table.
    #[must_use]
    pub fn of(table: &Table, escape: Escape, at: Moment) -> Face {
        let mut face = Face::new(escape, at);
        face.rules = Some(Arc::clone(&table.rules));
        for player in &table.players {
            face.seat_person(player.person.clone(), &player.name, player.computer);
        }
        if let Some(game) = &table.game {
            face = face.with_characters(&game.characters);
        }
        for (person, name) in &table.queue {
            face = face.with_person(person.clone(), name);
        }
        if let Some((person, name)) = table.opener.as_deref() {
            face = face.with_person(person.clone(), name);
        }
        face
    }

    /// Adds somebody who sits nowhere: a host who does not play, or somebody who has just left.
    #[must_use]
    pub fn with_person(mut self, id: PersonId, name: &str) -> Face {
        self.shown = RefCell::default();
        self.people.entry(id).or_insert_with(|| Person { name: name.to_owned(), computer: false });
        self
    }

    /// Shows seats as these characters, and of people no more than their names. Source: DN-01
    #[must_use]
    pub fn with_characters(mut self, characters: &[String]) -> Face {
        self.shown = RefCell::default();
        self.characters = characters.to_vec();
        self
    }

    /// The character in a seat, where players appear as such.
    #[must_use]
    pub fn character(&self, seat: Seat) -> Option<&str> {
        self.characters.get(usize::from(seat.0).checked_sub(1)?).map(String::as_str)
    }

    /// For a reader of whom all these things are asked at once.
    #[must_use]
    pub fn asked<'p>(mut self, prompts: impl IntoIterator<Item = &'p Prompt>) -> Face {
        self.ask(prompts);
        self
    }

    /// As [`asked`](Self::asked), where one face serves many readers, one after the other.
    pub fn ask<'p>(&mut self, prompts: impl IntoIterator<Item = &'p Prompt>) {
        self.several = prompts.into_iter().filter(|prompt| prompt.takes_numbers()).count() > 1;
    }

    /// Shows instants in the platform's own way.
    #[must_use]
    pub fn with_moments(mut self, moments: fn(Moment) -> String) -> Face {
        self.moments = Some(moments);
        self
    }

    /// The person in a seat.
    #[must_use]
    pub fn in_seat(&self, seat: Seat) -> Option<(&PersonId, &Person)> {
        let id = self.seats().get(usize::from(seat.0).checked_sub(1)?)?;
        self.people.get(id).map(|person| (id, person))
    }

    /// A seat in a language: as it was shown before, or from now on as `show` says.
    pub(super) fn shown(&self, seat: Seat, locale: &Locale, show: impl FnOnce() -> String) -> String {
        let known = |shown: &Vec<(Locale, String)>| {
            shown.iter().find(|(own, _)| own == locale).map(|(_, text)| text.clone())
        };
        if let Some(text) = self.shown.borrow().get(&seat).and_then(known) {
            return text;
        }
        let text = show();
        self.shown.borrow_mut().entry(seat).or_default().push((locale.clone(), text.clone()));
        text
    }

    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, id: &PersonId) -> Option<Seat> {
        self.seats().iter().position(|seated| seated == id).map(crate::game::seat_at)
    }

    /// Who sits where, as far as that may be shown.
    fn seats(&self) -> &[PersonId] {
        if self.characters.is_empty() { &self.seats } else { &[] }
    }

    /// What is known of a person.
    #[must_use]
    pub fn person(&self, id: &PersonId) -> Option<&Person> {
        self.people.get(id)
    }

    /// Puts somebody in the next seat.
    pub(super) fn seat_person(&mut self, id: PersonId, name: &str, computer: bool) {
        self.shown = RefCell::default();
        self.people.insert(id.clone(), Person { name: name.to_owned(), computer });
        self.seats.push(id);
    }

    /// The same face with other seats, as `started` tells them.
    pub(super) fn reseated(&self, seats: &[crate::game::Seated]) -> Face {
        let mut face = self.clone();
        face.seats.clear();
        face.characters.clear();
        face.shown = RefCell::default();
        for seated in seats {
            match &seated.user {
                Some(user) => face.seat_person(user.clone(), &seated.name, seated.computer),
                None => face.characters.push(seated.name.clone()),
            }
        }
        face
    }
}
