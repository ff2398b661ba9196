//! Tables where players appear as characters: who they are, and the same table with two of them exchanged.

use bot_core::game::{Action, Audience, Event, Fact, PersonId, Place, Seat, Secret, State, Told, evolve};

use crate::bench::Bench;

/// Who sits there.
///
/// # Panics
/// Nobody does.
pub fn sitter(bench: &Bench, seat: u16) -> PersonId {
    bench.sitter(Seat(seat)).expect("somebody sits there")
}

/// Whoever sits there does something privately.
///
/// # Panics
/// It is refused.
pub fn acts(bench: &mut Bench, seat: u16, action: Action) {
    let id = sitter(bench, seat);
    bench.say(id.id(), Place::Direct, action).expect("it is allowed");
}

/// The same table, but that the people in two seats have changed characters; and who they are.
///
/// # Panics
/// Nobody sits in one of them.
pub fn swapped(bench: &Bench, (one, other): (u16, u16)) -> (Bench, [PersonId; 2]) {
    let pair = [one, other].map(|seat| sitter(bench, seat));
    let swap = |person: &PersonId| match person {
        first if *first == pair[0] => pair[1].clone(),
        second if *second == pair[1] => pair[0].clone(),
        third => third.clone(),
    };
    let mut masked = false;
    let changed = |event: &Event| match event {
        Event::Fact(Fact::Masked { order, characters }) => {
            masked = true;
            let order = Secret::new(order.open().iter().map(swap).collect());
            Event::Fact(Fact::Masked { order, characters: characters.clone() })
        }
        Event::Told(told) => match told.to() {
            Audience::Person(person) if masked => {
                Event::Told(Told::new(Audience::Person(swap(person)), told.open().clone()))
            }
            _ => event.clone(),
        },
        Event::Fact(_) => event.clone(),
    };
    let log: Vec<Event> = bench.log.iter().map(changed).collect();
    let state = log.iter().fold(State::default(), evolve);
    (Bench { state, log, now: bench.now, steps: None }, pair)
}
