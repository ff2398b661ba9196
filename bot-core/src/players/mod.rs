//! Players who are nobody: what they were told, and what they make of it.
//!
//! Computer players at a table and the players of the laboratory are the same. They judge by what their
//! seat was told and by nothing else.

mod looks;
mod mind;
mod notebook;
mod plain;
mod random;
#[cfg(test)]
mod tests;
mod told;
mod written;

use rand::Rng;

use crate::game::{Action, Ask, Audience, PersonId, PlayerRef, Prompt, RuleSet, Seat, Target, Told};

use mind::Mind;
pub use told::{Heard, Own};

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// By chance: killers choose among those they do not know as killers, police check whom they have
    /// not checked, everybody votes for another living player, and nobody says anything.
    Random,
    /// Simply, and explainably: killers avoid each other, whoever checks speaks up when it is worth it,
    /// claims and past votes are weighed.
    Plain,
}

/// All players of one game.
#[derive(Debug)]
pub struct Players {
    strategy: Strategy,
    heard: Heard,
    own: Vec<Own>,
}

impl Players {
    /// Players who have heard nothing yet.
    #[must_use]
    pub fn new(strategy: Strategy) -> Players {
        Players { strategy, heard: Heard::default(), own: Vec::new() }
    }

    /// Takes in what the judge told.
    pub fn hear(&mut self, told: &Told) {
        match told.to() {
            Audience::Room => self.heard.hear(told.open()),
            Audience::Person(person) => {
                let index = self.index_of(person);
                self.own[index].hear(&self.heard, told.open());
            }
            Audience::Dead => {}
        }
    }

    /// What the prompted player does by these rules, one thing after the other; nothing: it lets the
    /// prompt pass. The first of them may be refused where manners bar it, the last is always legal.
    /// Whatever is left to chance comes from `chance`.
    pub fn answer(&mut self, rules: &RuleSet, prompt: &Prompt, chance: &mut dyn Rng) -> Vec<Action> {
        let index = self.index_of(&prompt.person);
        let sensible = sensible(rules, &self.heard, prompt);
        let prompt = sensible.as_ref().unwrap_or(prompt);
        let mut mind = Mind { rules, heard: &self.heard, own: &mut self.own[index] };
        let mut actions: Vec<Action> = match self.strategy {
            Strategy::Random => random::answer(&mut mind, prompt, chance).into_iter().collect(),
            Strategy::Plain => plain::answer(&mut mind, prompt, chance),
        };
        if prompt.ask == Ask::Vote && self.heard.stands_still() {
            actions.insert(0, Action::Draw);
        }
        actions
    }

    fn index_of(&mut self, person: &PersonId) -> usize {
        match self.own.iter().position(|own| own.person == *person) {
            Some(index) => index,
            None => {
                self.own.push(Own::new(person.clone()));
                self.own.len() - 1
            }
        }
    }
}

/// The prompt as somebody sensible reads it, where the dead may be aimed at too: they are left alone, and so
/// is oneself.
fn sensible(rules: &RuleSet, heard: &Heard, prompt: &Prompt) -> Option<Prompt> {
    rules.conan.as_ref()?;
    let living = |target: &&Target| !heard.out.contains(&Seat(target.0)) && target.0 != prompt.seat.0;
    let targets: Vec<Target> = prompt.targets.iter().filter(living).copied().collect();
    let most = prompt.roles.values().copied().max().unwrap_or(0).max(prompt.min);
    (targets.len() >= usize::from(most)).then(|| Prompt { targets, ..prompt.clone() })
}

/// The use of a power.
fn act(prompt: &Prompt, targets: &[Target]) -> Action {
    Action::Act { ask: prompt.ask, targets: players(targets), prompt: Some(prompt.id) }
}

fn players(targets: &[Target]) -> Vec<PlayerRef> {
    targets.iter().map(|target| PlayerRef::Number(target.0)).collect()
}

/// One of these, all equally likely.
fn one_of<T: Copy>(chance: &mut dyn Rng, items: &[T]) -> Option<T> {
    if items.is_empty() { None } else { Some(items[below(chance, items.len())]) }
}

/// A number below `bound`. The bias of the remainder is of no account for a few dozen choices.
fn below(chance: &mut dyn Rng, bound: usize) -> usize {
    let bound = u64::try_from(bound.max(1)).unwrap_or(1);
    usize::try_from(chance.next_u64() % bound).unwrap_or(0)
}
