//! One whole game among players who are nobody.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use sha2::{Digest, Sha256};

use crate::game::{
    Action, Actor, Command, EndReason, Event, Fact, Game, Moment, Notice, Phase, Place, Prompt, Refusal,
    Role, RuleSet, Secret, Side, State, evolve, prompts, step,
};
use crate::players::Players;

use super::{Trial, by_host};

/// No game needs more rounds of questions than this.
const ROUNDS_MAX: usize = 100_000;

/// What came of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winners: Vec<Side>,
    /// Why it ended.
    pub reason: EndReason,
    /// How many days it had.
    pub days: u16,
    /// All cards that were in play, in seat order.
    pub cards: Vec<Survivor>,
}

/// A card at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Survivor {
    /// What it says.
    pub role: Role,
    /// Whether it lives.
    pub alive: bool,
}

/// Plays one game from the seated lobby to its end.
pub(super) fn play(trial: &Trial, seed: u64, number: u64) -> Outcome {
    let root = root(seed, number);
    let mut state = trial.seated.clone();
    if let Some(table) = &mut state.table {
        // A whole table opened for every game would cost more than the game.
        table.root = Secret::new(root);
    }
    let players = Players::new(trial.strategy);
    let chance = ChaCha8Rng::from_seed(root);
    let rules = Arc::clone(&trial.rules);
    let mut run = Run { state, now: Moment(0), rules, players, chance, end: None, outcome: None };
    run.command(&by_host(run.now, Action::Start)).expect("a full table starts");
    for _ in 0..ROUNDS_MAX {
        if let Some(outcome) = run.outcome {
            return outcome;
        }
        run.round();
    }
    panic!("game {number} of seed {seed} has no end");
}

/// What a game and all its players' chance come from.
fn root(seed: u64, number: u64) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"nightfall lab 1");
    hash.update(seed.to_be_bytes());
    hash.update(number.to_be_bytes());
    hash.finalize().into()
}

struct Run {
    state: State,
    now: Moment,
    rules: Arc<RuleSet>,
    players: Players,
    chance: ChaCha8Rng,
    /// How the judge said that it ended.
    end: Option<(Vec<Side>, EndReason)>,
    outcome: Option<Outcome>,
}

impl Run {
    /// Asks everybody everything that is open, then lets time pass.
    fn round(&mut self) {
        let mut answered: Vec<Prompt> = Vec::new();
        loop {
            let mut open = prompts(&self.state);
            open.retain(|prompt| !answered.iter().any(|old| is_same(old, prompt)));
            if open.is_empty() {
                break;
            }
            for prompt in open {
                if !self.ask(&prompt) {
                    return;
                }
                answered.push(prompt);
            }
            // Nothing that is done in a night opens another question of that night.
            if matches!(self.game().map(|game| &game.phase), Some(Phase::Night { .. })) {
                break;
            }
        }
        self.now = self.state.next_deadline().map_or(self.now, |deadline| deadline.max(self.now));
        let tick = Command { at: self.now, written: None, from: Actor::Clock, action: Action::Tick };
        self.command(&tick).expect("time is never refused");
    }

    /// Puts one question; whether the phase that it belongs to goes on.
    fn ask(&mut self, prompt: &Prompt) -> bool {
        let place = if prompt.private { Place::Direct } else { Place::Room };
        for action in self.players.answer(&self.rules, prompt, &mut self.chance) {
            let from =
                Actor::Person { id: prompt.person.clone(), place, moderator: false, name: String::new() };
            let command = Command { at: self.now, written: None, from, action };
            // Manners may bar a claim, and not every role that can be played takes every target.
            let at_risk = matches!(command.action, Action::Claim { .. }) || !prompt.roles.is_empty();
            // Another's answer may have closed this question; while it is open its answers are legal.
            if let Err(refusal) = self.command(&command)
                && !at_risk
            {
                let open = prompts(&self.state).iter().any(|other| is_same(other, prompt));
                assert!(!open, "{prompt:?} does not take {:?}: {refusal}", command.action);
            }
            if self.step() != Some(prompt.id.step) {
                return false;
            }
        }
        true
    }

    fn game(&self) -> Option<&Game> {
        self.state.standing().and_then(|table| table.game.as_ref())
    }

    fn step(&self) -> Option<u32> {
        self.game().map(|game| game.step)
    }

    fn command(&mut self, command: &Command) -> Result<(), Refusal> {
        let (events, state) = step(&self.state, command)?;
        let before = std::mem::replace(&mut self.state, state);
        for event in &events {
            if let Event::Told(told) = event {
                if let Notice::Over { winners, reason, .. } = told.open() {
                    self.end = Some((winners.clone(), *reason));
                }
                self.players.hear(told);
            }
        }
        if let Some(over) = events.iter().position(|event| *event == Event::Fact(Fact::GameOver {})) {
            self.outcome = self.conclude(&events[..over].iter().fold(before, evolve));
        }
        Ok(())
    }

    /// How a game stands in its last moment.
    fn conclude(&mut self, last: &State) -> Option<Outcome> {
        let (winners, reason) = self.end.take()?;
        let game = last.standing()?.game.as_ref()?;
        let cards = game.cards.iter().map(|card| Survivor { role: card.role, alive: card.alive });
        Some(Outcome { winners, reason, days: game.day, cards: cards.collect() })
    }
}

/// Whether two prompts ask the same of the same player: whoever has answered one is not asked again.
fn is_same(one: &Prompt, other: &Prompt) -> bool {
    (one.id, one.seat, &one.targets) == (other.id, other.seat, &other.targets)
}
