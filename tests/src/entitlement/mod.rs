//! Whether a game told anybody more than the rule catalogue lets them know.
//!
//! [`rights`] is the catalogue as data, written independently of the engine. [`audit`] goes through a
//! recorded game, command by command, and holds everything against it: who was told what, in which order,
//! how often and when; what was asked of whom; what was refused. [`twin`] plays the same game with two
//! hands exchanged and looks for anything by which somebody who may not know could tell the two apart;
//! [`house`] does the same with two whole hosts, their answers, their files and their logs.
//! [`mutant`] spoils recorded games, each in one way in which a judge can leak.
//!
//! Source: I-01, peers 18, peers 19

mod batch;
pub mod house;
mod kinds;
pub mod mutant;
mod private;
mod public;
mod refusal;
mod rights;
mod truth;
pub mod twin;
mod watch;

use bot_core::game::{Actor, Audience, Event, PersonId, Seat};

use crate::bench::Step;
use batch::Batch;
use truth::Truth;
use watch::Watch;

/// Something that somebody was told, or could tell, and may not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leak {
    /// The how-manieth command of the game showed it.
    pub step: usize,
    /// What.
    pub what: String,
}

/// Holds a recorded game against the rights of its rule set. Only a rule set as the catalogue has it
/// can be held against it: no house rules.
#[must_use]
pub fn audit(ruleset: &str, steps: &[Step]) -> Vec<Leak> {
    let mut truth = Truth::new(ruleset);
    let mut watch = Watch::default();
    let mut leaks = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let mut found: Vec<String> = Vec::new();
        match &step.result {
            Err(refusal) => refusal::check(&truth, step, refusal, &mut found),
            Ok(events) => one(&mut truth, &mut watch, step, events, &mut found),
        }
        leaks.extend(found.into_iter().map(|what| Leak { step: number, what }));
    }
    leaks
}

/// One command that was carried out.
fn one(truth: &mut Truth, watch: &mut Watch, step: &Step, events: &[Event], found: &mut Vec<String>) {
    let sender = sender(step).map(|person| (person.clone(), truth.seat_of(person)));
    let mut batch = Batch::new(step, sender);
    batch.name(truth);
    watch.hear(&batch);
    for event in events {
        if let Event::Told(told) = event {
            match told.to() {
                Audience::Room => {
                    public::check(truth, watch, &batch, told.open(), found);
                    watch.public(truth, &mut batch, told.open(), found);
                }
                Audience::Person(person) => {
                    private::check(truth, watch, &batch, person, told.open(), found);
                }
                // Source: ST-11: nobody out watches the night by default.
                Audience::Dead => found.push("the dead are told something".to_owned()),
            }
        }
        batch.note(truth, watch, event);
        truth.fold(event);
        batch.expect(truth, event);
    }
    batch.check(truth, watch, found);
    refusal::prompts(truth, step, found);
}

fn sender(step: &Step) -> Option<&PersonId> {
    match &step.from {
        Actor::Person { id, .. } => Some(id),
        Actor::Clock | Actor::Bench | Actor::House => None,
    }
}

/// The seats in the order of a list, which must be the order of the numbers: no other order tells nothing.
fn ascending(seats: impl IntoIterator<Item = Seat>) -> bool {
    let seats: Vec<Seat> = seats.into_iter().collect();
    seats.is_sorted()
}
