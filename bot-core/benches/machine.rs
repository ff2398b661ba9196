//! What the machine costs: a decision, a night, a whole game, coming back after a restart.
//!
//! A game goes from the start at a seated table to its end; a table is opened once for many games.

use std::hint::black_box;
use std::sync::Arc;

use bot_core::game::{
    Action, Actor, Command, Event, Locale, Moment, PersonId, Place, Platform, RuleSet, Secret, State,
    VenueId, decide, evolve, prompts, step,
};
use bot_core::lab::Trial;
use bot_core::players::{Players, Strategy};
use bot_core::ruleset::RuleSets;
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use mimalloc::MiMalloc;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

// As in bot-console.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn rules(id: &str) -> Arc<RuleSet> {
    let sets = RuleSets::builtin().expect("the program's rule sets are valid");
    Arc::clone(sets.get(id).expect("it is one of them"))
}

fn by(id: &PersonId, at: Moment, place: Place, action: Action) -> Command {
    let from = Actor::Person { id: id.clone(), place, moderator: false, name: String::new() };
    Command { at, written: None, from, action }
}

fn player(number: u16) -> PersonId {
    PersonId::new(Platform::Console, &format!("p{number}"))
}

/// A seated table before the how-manieth of all its possible games: each is dealt from a root of its own.
fn before(seated: &State, number: u64) -> State {
    let mut state = seated.clone();
    let mut root = [0; 32];
    root[..8].copy_from_slice(&number.to_be_bytes());
    if let Some(table) = &mut state.table {
        table.root = Secret::new(root);
    }
    state
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
    /// A table that everybody has sat down at, and how it came about.
    fn seated(rules: &RuleSet, players: u16) -> Bench {
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
            commands: None,
            minds: Players::new(Strategy::Random),
            chance: ChaCha8Rng::seed_from_u64(0),
            now: Moment(0),
        };
        let joins = (1..=players).map(|n| (player(n), Action::Join { name: format!("Player {n}") }));
        for (id, action) in [(player(1), open)].into_iter().chain(joins) {
            bench.take(&by(&id, Moment(0), Place::Room, action));
        }
        bench
    }

    /// The how-manieth of all games that can begin at a seated table, with a log of its own.
    fn begin(seated: &State, number: u64, commands: Option<Vec<Command>>) -> Bench {
        let mut bench = Bench {
            state: before(seated, number),
            log: Vec::new(),
            commands,
            minds: Players::new(Strategy::Random),
            chance: ChaCha8Rng::seed_from_u64(number),
            now: Moment(0),
        };
        bench.take(&by(&player(1), Moment(0), Place::Room, Action::Start));
        bench
    }

    /// A table in its first night.
    fn first_night(seated: &State, number: u64) -> Bench {
        Bench::begin(seated, number, None)
    }

    /// Every command of a whole game, and the table that they are for.
    fn commands(seated: &State, number: u64) -> (State, Vec<Command>) {
        let game = Bench::begin(seated, number, Some(Vec::new())).finish();
        (before(seated, number), game.commands.expect("they are kept"))
    }

    /// A command and what comes of it, kept; whoever is late is refused, which costs too.
    fn take(&mut self, command: &Command) {
        if let Some(commands) = &mut self.commands {
            commands.push(command.clone());
        }
        let Ok((events, state)) = step(&self.state, command) else { return };
        self.state = state;
        for event in &events {
            if let Event::Told(told) = event {
                self.minds.hear(told);
            }
        }
        self.log.extend(events);
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
    let seated = Bench::seated(&rules("v2"), 12);
    let night = Bench::first_night(&seated.state, 1);
    let end = tick(night.state.next_deadline().expect("a night has a limit"));
    let pass = by(&player(1), Moment(0), Place::Room, Action::Pass { prompt: None });
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
            |state| seated.log.iter().chain(&night.log).fold(state, evolve),
            BatchSize::SmallInput,
        );
    });
    let two = rules("v2");
    criterion.bench_function("opening a table and seating twelve", |bench| {
        bench.iter(|| Bench::seated(black_box(&two), 12));
    });
}

/// Source: V4-02
fn night_with_all_powers(criterion: &mut Criterion) {
    let seated = Bench::seated(&rules("v4"), 16);
    criterion.bench_function("a night of 4.0 with all powers, 16 players", |bench| {
        let mut number = 0;
        bench.iter_batched(
            || {
                number += 1;
                Bench::first_night(&seated.state, number)
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
        let seated = Bench::seated(&two, players);
        group.bench_function(BenchmarkId::from_parameter(players), |bench| {
            bench.iter(|| Bench::first_night(&seated.state, next()).finish());
        });
    }
    group.finish();
    let mut group = criterion.benchmark_group("a whole game of the standard table with its log kept");
    let standard = rules("v2-standard");
    for players in [8, 12, 16, 20] {
        let seated = Bench::seated(&standard, players);
        group.bench_function(BenchmarkId::from_parameter(players), |bench| {
            bench.iter(|| Bench::first_night(&seated.state, next()).finish());
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
            let seated = Bench::seated(&rules(id), *players);
            let games: Vec<(State, Vec<Command>)> =
                (0..GAMES).map(|number| Bench::commands(&seated.state, number)).collect();
            let all = games.iter().map(|(_, commands)| commands.len() as u64).sum();
            group.throughput(Throughput::Elements(all));
            group.bench_function(BenchmarkId::new(id, players), |bench| {
                bench.iter(|| {
                    games
                        .iter()
                        .map(|(table, commands)| again(table, commands))
                        .filter(|log| !log.is_empty())
                        .count()
                });
            });
        }
    }
    group.finish();
}

/// Games from which a cost per command is taken.
const GAMES: u64 = 32;

/// Gives these commands to a table; every event of them.
fn again(table: &State, commands: &[Command]) -> Vec<Event> {
    let (mut state, mut log) = (table.clone(), Vec::new());
    for command in commands {
        if let Ok((events, after)) = step(&state, command) {
            state = after;
            log.extend(events);
        }
    }
    log
}

fn recovery(criterion: &mut Criterion) {
    let seated = Bench::seated(&rules("v2"), 12);
    let game = Bench::first_night(&seated.state, 1).finish();
    let line = |event| serde_json::to_string(event).expect("an event can be written");
    let stored: Vec<String> = seated.log.iter().chain(&game.log).map(line).collect();
    criterion.bench_function("recovery: reading and folding the log of a whole game", |bench| {
        bench.iter(|| {
            let read = stored.iter().map(|line| serde_json::from_str::<Event>(line).expect("it was written"));
            read.fold(State::default(), |state, event| evolve(state, &event))
        });
    });
}

criterion_group!(benches, decisions, night_with_all_powers, games, commands, recovery);
criterion_main!(benches);
