//! What the machine costs: a decision, a night, a whole game, coming back after a restart.

use std::hint::black_box;
use std::sync::Arc;

use bot_core::game::{
    Action, Actor, Command, Event, Locale, Moment, PersonId, Place, Platform, RuleSet, Secret, State,
    VenueId, decide, evolve, prompts,
};
use bot_core::lab::Trial;
use bot_core::players::{Players, Strategy};
use bot_core::ruleset::RuleSets;
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

fn rules(id: &str) -> Arc<RuleSet> {
    let sets = RuleSets::builtin().expect("the program's rule sets are valid");
    Arc::clone(sets.get(id).expect("it is one of them"))
}

fn by(id: &PersonId, at: Moment, place: Place, action: Action) -> Command {
    let from = Actor::Person { id: id.clone(), place, moderator: false };
    Command { at, written: None, from, action }
}

fn tick(at: Moment) -> Command {
    Command { at, written: None, from: Actor::Clock, action: Action::Tick }
}

/// A table with its players of chance, and every event since it was opened.
struct Bench {
    state: State,
    log: Vec<Event>,
    /// Every command so far, where they are kept.
    commands: Option<Vec<Command>>,
    minds: Players,
    chance: ChaCha8Rng,
    now: Moment,
}

impl Bench {
    /// A table in its first night.
    fn first_night(rules: &RuleSet, players: u16, number: u64) -> Bench {
        Bench::begin(rules, players, number, None)
    }

    /// Every command of a whole game.
    fn commands(rules: &RuleSet, players: u16, number: u64) -> Vec<Command> {
        let game = Bench::begin(rules, players, number, Some(Vec::new())).finish();
        game.commands.expect("they are kept")
    }

    fn begin(rules: &RuleSet, players: u16, number: u64, commands: Option<Vec<Command>>) -> Bench {
        let open = Action::Open {
            venue: VenueId::new(Platform::Console, "bench"),
            rules: Box::new(rules.clone()),
            locale: Locale::new("en"),
            root: Secret::new([7; 32]),
            name: String::new(),
        };
        let mut bench = Bench {
            state: State::default(),
            log: Vec::new(),
            commands,
            minds: Players::new(Strategy::Random),
            chance: ChaCha8Rng::seed_from_u64(number),
            now: Moment(0),
        };
        let person = |n: u16| PersonId::new(Platform::Console, &format!("p{n}"));
        let joins = (1..=players).map(|n| (person(n), Action::Join { name: format!("Player {n}") }));
        let all = [(person(1), open)].into_iter().chain(joins).chain([(person(1), Action::Start)]);
        for (id, action) in all {
            bench.take(&by(&id, Moment(0), Place::Room, action));
        }
        bench
    }

    /// A command and what comes of it, kept; whoever is late is refused, which costs too.
    fn take(&mut self, command: &Command) {
        if let Some(commands) = &mut self.commands {
            commands.push(command.clone());
        }
        for event in decide(&self.state, command).unwrap_or_default() {
            if let Event::Told(told) = &event {
                self.minds.hear(told);
            }
            self.state = evolve(std::mem::take(&mut self.state), &event);
            self.log.push(event);
        }
    }

    /// Everybody answers once what is open.
    fn answer(&mut self) {
        let rules = Arc::clone(&self.state.standing().expect("the table stands").rules);
        for prompt in prompts(&self.state) {
            let place = if prompt.private { Place::Direct } else { Place::Room };
            for action in self.minds.answer(&rules, &prompt, &mut self.chance) {
                self.take(&by(&prompt.person, self.now, place, action));
            }
        }
    }

    /// The phase's time is up.
    fn let_pass(&mut self) {
        self.now = self.state.next_deadline().map_or(self.now, |end| end.max(self.now));
        self.take(&tick(self.now));
    }

    /// Plays on to the end of the game.
    fn finish(mut self) -> Bench {
        while self.state.standing().is_some_and(|table| table.game.is_some()) {
            self.answer();
            self.let_pass();
        }
        self
    }
}

fn decisions(criterion: &mut Criterion) {
    let night = Bench::first_night(&rules("v2"), 12, 1);
    let end = tick(night.state.next_deadline().expect("a night has a limit"));
    let person = PersonId::new(Platform::Console, "p1");
    let pass = by(&person, Moment(0), Place::Room, Action::Pass { prompt: None });
    criterion.bench_function("decide: a pass that is refused", |bench| {
        bench.iter(|| black_box(decide(black_box(&night.state), &pass)));
    });
    criterion.bench_function("decide: the end of a night", |bench| {
        bench.iter(|| black_box(decide(black_box(&night.state), &end)));
    });
    criterion.bench_function("prompts: a night", |bench| bench.iter(|| prompts(black_box(&night.state))));
    criterion.bench_function("evolve: the first events of a table", |bench| {
        bench.iter_batched(
            State::default,
            |state| night.log.iter().fold(state, evolve),
            BatchSize::SmallInput,
        );
    });
}

/// Source: V4-02
fn night_with_all_powers(criterion: &mut Criterion) {
    let rules = rules("v4");
    criterion.bench_function("a night of 4.0 with all powers, 16 players", |bench| {
        let mut number = 0;
        bench.iter_batched(
            || {
                number += 1;
                Bench::first_night(&rules, 16, number)
            },
            |mut table| {
                table.answer();
                table.let_pass();
                table
            },
            BatchSize::SmallInput,
        );
    });
}

fn games(criterion: &mut Criterion) {
    let mut number = 0;
    let mut next = || {
        number += 1;
        number
    };
    let mut group = criterion.benchmark_group("a whole game of 2.0 with its log kept");
    let two = rules("v2");
    for players in [8, 12, 16] {
        group.bench_function(BenchmarkId::from_parameter(players), |bench| {
            bench.iter(|| Bench::first_night(&two, players, next()).finish());
        });
    }
    group.finish();
    let mut group = criterion.benchmark_group("a whole game of the standard table with its log kept");
    let standard = rules("v2-standard");
    for players in [8, 12, 16, 20] {
        group.bench_function(BenchmarkId::from_parameter(players), |bench| {
            bench.iter(|| Bench::first_night(&standard, players, next()).finish());
        });
    }
    group.finish();
    for (name, strategy) in [("random", Strategy::Random), ("plain", Strategy::Plain)] {
        let trial = Trial::new(&two, 12, strategy).expect("v2 is played by twelve");
        criterion.bench_function(&format!("a game of 12 in the laboratory, {name} players"), |bench| {
            bench.iter(|| trial.game(1, next()));
        });
    }
}

/// The judge's part alone: the commands are known, and nobody has to think of them.
fn commands(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("the commands of a whole game, decided and folded");
    for (id, sizes) in [("v2", &[8, 12, 16][..]), ("v2-standard", &[8, 20]), ("death-note", &[8, 12, 16, 24])]
    {
        for players in sizes {
            let rules = rules(id);
            let games: Vec<Vec<Command>> =
                (0..GAMES).map(|number| Bench::commands(&rules, *players, number)).collect();
            let all = games.iter().map(|game| game.len() as u64).sum();
            group.throughput(Throughput::Elements(all));
            group.bench_function(BenchmarkId::new(id, players), |bench| {
                bench.iter(|| games.iter().map(|game| again(game)).filter(|log| !log.is_empty()).count());
            });
        }
    }
    group.finish();
}

/// Games from which a cost per command is taken.
const GAMES: u64 = 32;

/// Gives these commands to a new table; every event of it.
fn again(commands: &[Command]) -> Vec<Event> {
    let (mut state, mut log) = (State::default(), Vec::new());
    for command in commands {
        for event in decide(&state, command).unwrap_or_default() {
            state = evolve(state, &event);
            log.push(event);
        }
    }
    log
}

fn recovery(criterion: &mut Criterion) {
    let table = Bench::first_night(&rules("v2"), 12, 1).finish();
    let line = |event| serde_json::to_string(event).expect("an event can be written");
    let stored: Vec<String> = table.log.iter().map(line).collect();
    criterion.bench_function("recovery: reading and folding the log of a whole game", |bench| {
        bench.iter(|| {
            let read = stored.iter().map(|line| serde_json::from_str::<Event>(line).expect("it was written"));
            read.fold(State::default(), |state, event| evolve(state, &event))
        });
    });
}

criterion_group!(benches, decisions, night_with_all_powers, games, commands, recovery);
criterion_main!(benches);
