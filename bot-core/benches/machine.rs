//! What the machine costs: a decision, a fold, a whole game, coming back after a restart.

use std::hint::black_box;
use std::sync::Arc;

use bot_core::game::{
    Action, Actor, Command, Event, Locale, Moment, PersonId, Place, Platform, RuleSet, Secret, State,
    VenueId, decide, evolve, prompts,
};
use bot_core::lab::Trial;
use bot_core::players::Strategy;
use bot_core::ruleset::RuleSets;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};

const PLAYERS: u16 = 12;

fn rules() -> Arc<RuleSet> {
    let sets = RuleSets::builtin().expect("the program's rule sets are valid");
    Arc::clone(sets.get("v2").expect("v2 is one of them"))
}

fn by(id: &str, action: Action) -> Command {
    let id = PersonId::new(Platform::Console, id);
    Command {
        at: Moment(0),
        written: None,
        from: Actor::Person { id, place: Place::Room, moderator: false },
        action,
    }
}

/// A table in its first night, with the whole log so far.
fn first_night() -> (State, Vec<Event>) {
    let open = Action::Open {
        venue: VenueId::new(Platform::Console, "bench"),
        rules: Box::new(RuleSet::clone(&rules())),
        locale: Locale::new("en"),
        root: Secret::new([7; 32]),
        name: String::new(),
    };
    let joins = (1..=PLAYERS).map(|n| by(&format!("p{n}"), Action::Join { name: format!("Player {n}") }));
    let commands = [by("p1", open)].into_iter().chain(joins).chain([by("p1", Action::Start)]);
    let (mut state, mut log) = (State::default(), Vec::new());
    for command in commands {
        let events = decide(&state, &command).expect("nothing is wrong with it");
        state = events.iter().fold(state, evolve);
        log.extend(events);
    }
    (state, log)
}

/// The log of a whole game in which everybody lets the time pass.
fn whole_log() -> Vec<Event> {
    let (mut state, mut log) = first_night();
    let mut at = Moment(0);
    for _ in 0..500 {
        let Some(deadline) = state.next_deadline() else { break };
        at = at.max(deadline);
        let tick = Command { at, written: None, from: Actor::Clock, action: Action::Tick };
        let events = decide(&state, &tick).expect("time is never refused");
        state = events.iter().fold(state, evolve);
        log.extend(events);
    }
    log
}

fn machine(criterion: &mut Criterion) {
    let (night, log) = first_night();
    let tick = Command {
        at: night.next_deadline().expect("a night has a limit"),
        written: None,
        from: Actor::Clock,
        action: Action::Tick,
    };
    criterion.bench_function("decide: a pass that is refused", |bench| {
        let command = by("p1", Action::Pass { prompt: None });
        bench.iter(|| black_box(decide(black_box(&night), &command)));
    });
    criterion.bench_function("decide: the end of a night", |bench| {
        bench.iter(|| black_box(decide(black_box(&night), &tick)));
    });
    criterion.bench_function("prompts: a night", |bench| bench.iter(|| prompts(black_box(&night))));
    criterion.bench_function("evolve: the first events of a table", |bench| {
        bench.iter_batched(State::default, |state| log.iter().fold(state, evolve), BatchSize::SmallInput);
    });
    let whole = whole_log();
    let stored: Vec<String> =
        whole.iter().map(|event| serde_json::to_string(event).expect("an event can be written")).collect();
    criterion.bench_function("recovery: reading and folding a table's log", |bench| {
        bench.iter(|| {
            let read = stored.iter().map(|line| serde_json::from_str::<Event>(line).expect("it was written"));
            read.fold(State::default(), |state, event| evolve(state, &event))
        });
    });
}

fn games(criterion: &mut Criterion) {
    for (name, strategy) in [("random", Strategy::Random), ("plain", Strategy::Plain)] {
        let trial = Trial::new(&rules(), PLAYERS, strategy).expect("v2 is played by twelve");
        let mut number = 0;
        criterion.bench_function(&format!("a whole game of 12, {name} players"), |bench| {
            bench.iter(|| {
                number += 1;
                trial.game(1, number)
            });
        });
    }
}

criterion_group!(benches, machine, games);
criterion_main!(benches);
