//! Whole games by the thousand, to see what a rule set does: who wins how often, how long it lasts.
//!
//! Every game goes through the same [`decide`] as a table in a chat room, and its players know what
//! they were told and nothing else. Nothing here does I/O; the same seed gives the same result on
//! any machine and any number of cores.

mod game;
mod tally;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::game::{
    Action, Actor, Code, Command, Locale, Moment, PersonId, Place, Platform, Refusal, Role, RuleFault,
    RuleSet, Secret, State, VenueId, decide, evolve,
};
use crate::players::Strategy;

pub use game::{Outcome, Survivor};
pub use tally::{Share, Tally};

/// Games that one thread takes at a time.
const GAMES_AT_ONCE: u64 = 32;

/// A table at which games are played to be counted.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The lobby with everybody seated, from which every game starts.
    seated: State,
    rules: Arc<RuleSet>,
    strategy: Strategy,
}

impl Trial {
    /// A table with all its players.
    ///
    /// # Errors
    /// The judge's refusal, for example when the rule set has no table of this size.
    pub fn new(rules: &RuleSet, players: u16, strategy: Strategy) -> Result<Trial, Refusal> {
        let mut state = State::default();
        let open = Action::Open {
            venue: VenueId::new(Platform::Console, "lab"),
            rules: Box::new(rules.clone()),
            locale: Locale::new("en"),
            root: Secret::new([0; 32]),
            name: String::new(),
        };
        if players < rules.players.0 {
            return Err(Refusal::new(Code::TooFewPlayers)
                .with("min", rules.players.0)
                .with("players", players));
        }
        for action in [open, Action::AddComputers { count: players }] {
            for event in decide(&state, &by_host(Moment(0), action))? {
                state = evolve(state, &event);
            }
        }
        Ok(Trial { seated: state, rules: Arc::new(rules.clone()), strategy })
    }

    /// Plays the game of this number from a seed.
    ///
    /// # Panics
    /// When the judge refuses what it asked for, which would be a fault of the program.
    #[must_use]
    pub fn game(&self, seed: u64, number: u64) -> Outcome {
        game::play(self, seed, number)
    }

    /// Plays games 0 to `games` - 1 of a seed on so many threads. `played` is told how many more are
    /// over, from any thread.
    ///
    /// # Panics
    /// As [`Trial::game`].
    pub fn run(&self, games: u64, seed: u64, threads: usize, played: &(dyn Fn(u64) + Sync)) -> Tally {
        let next = AtomicU64::new(0);
        let work = || {
            let mut tally = Tally::default();
            loop {
                let first = next.fetch_add(GAMES_AT_ONCE, Ordering::Relaxed);
                if first >= games {
                    return tally;
                }
                let last = (first + GAMES_AT_ONCE).min(games);
                for number in first..last {
                    tally.add(&self.game(seed, number));
                }
                played(last - first);
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().fold(Tally::default(), |mut sum, worker| {
                match worker.join() {
                    Ok(tally) => sum.merge(&tally),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
                sum
            })
        })
    }
}

fn host() -> PersonId {
    PersonId::new(Platform::Console, "lab")
}

fn by_host(at: Moment, action: Action) -> Command {
    Command {
        at,
        written: None,
        from: Actor::Person { id: host(), place: Place::Room, moderator: false, name: String::new() },
        action,
    }
}

/// The rule set for a table of `players` alone, with so many killers in place of what the deal says.
///
/// # Errors
/// Names the key at fault when such a table cannot be dealt.
pub fn with_killers(rules: &RuleSet, players: u16, killers: u16) -> Result<RuleSet, RuleFault> {
    let mut rules = rules.clone();
    let rows = &rules.deal.from;
    let row = rows.range(..=players).next_back().or_else(|| rows.iter().next());
    let mut row: BTreeMap<Role, u16> = row.map(|(_, row)| row.clone()).unwrap_or_default();
    row.insert(Role::Killer, killers);
    rules.players = (players, players);
    rules.deal.from = BTreeMap::from([(players, row)]);
    rules.validate()?;
    Ok(rules)
}

/// As many threads as the machine has cores.
#[must_use]
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get)
}
