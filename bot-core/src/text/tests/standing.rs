//! Where a table stands, told in every step of a game: public facts only.

use super::samples::{person, v2};
use super::shared;
use crate::game::{
    Action, Actor, Command, Locale, Moment, Place, Platform, Role, Secret, State, VenueId, decide, evolve,
    prompts,
};
use crate::text::{Escape, Face};

/// A table that a person or the clock acts on.
struct Bench {
    state: State,
    at: i64,
}

impl Bench {
    fn open() -> Bench {
        let mut bench = Bench { state: State::default(), at: 0 };
        let venue = VenueId::new(Platform::Console, "r1");
        let root = Secret::new([7; 32]);
        let name = "Ann".to_owned();
        bench.says(
            1,
            Action::Open { venue, rules: Box::new((*v2()).clone()), locale: Locale::new("en"), root, name },
        );
        bench
    }

    fn says(&mut self, number: u16, action: Action) {
        let from = Actor::Person {
            id: person(&format!("p{number}")),
            place: Place::Room,
            moderator: false,
            name: String::new(),
        };
        self.does(from, action);
    }

    fn does(&mut self, from: Actor, action: Action) {
        let command = Command { at: Moment(self.at), written: None, from, action };
        let events = decide(&self.state, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        for event in &events {
            self.state = evolve(std::mem::take(&mut self.state), event);
        }
    }

    fn game_is_over(&self) -> bool {
        self.state.table.as_ref().is_none_or(|table| table.game.is_none())
    }

    /// Everything that may be asked about the table, in every language, to a reader without prompts.
    fn tell(&self) -> Vec<String> {
        let table = self.state.standing().expect("the table stands");
        let face = Face::of(table, Escape::Plain, Moment(self.at));
        let open = prompts(&self.state);
        let mut told = Vec::new();
        for locale in shared().locales() {
            told.push(shared().table(&locale, table, &face));
            told.push(shared().recap(&locale, table, &face));
            told.push(shared().explain(&locale, table, &[], &face));
            let asked = shared().explain(&locale, table, &open, &face);
            for text in told.iter().chain([&asked]) {
                assert!(!text.is_empty() && !text.contains("{ "), "{text}");
            }
        }
        told
    }

    /// Lets the present phase run out.
    fn wait(&mut self) {
        self.at = self.state.next_deadline().expect("something is to come").0;
        self.does(Actor::Clock, Action::Tick);
    }
}

#[test]
fn every_step_of_a_game_is_told() {
    let mut bench = Bench::open();
    for number in 1..=8 {
        bench.says(number, Action::Join { name: format!("Player {number}") });
        bench.tell();
    }
    bench.says(1, Action::Start);
    for _ in 0..60 {
        bench.tell();
        if bench.game_is_over() {
            break;
        }
        bench.wait();
    }
    assert_eq!(shared().misses(), 0);
}

#[test]
fn what_is_told_of_a_table_depends_on_no_card() {
    let told = |first: Role, second: Role| {
        let mut bench = Bench::open();
        for number in 1..=8 {
            bench.says(number, Action::Join { name: format!("Player {number}") });
        }
        let mut hands = vec![vec![first], vec![second]];
        hands.extend([Role::Killer, Role::Police].map(|role| vec![role]));
        hands.extend(std::iter::repeat_n(vec![Role::Civilian], 4));
        bench.does(Actor::Bench, Action::FixDeal { hands, void: None });
        bench.says(1, Action::Start);
        (0..6)
            .map(|_| {
                let told = bench.tell();
                bench.wait();
                told
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(told(Role::Killer, Role::Police), told(Role::Police, Role::Killer));
}
