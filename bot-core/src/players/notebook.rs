//! Whose name goes into a Death Note.
//!
//! Source: DN-04

use rand::Rng;

use crate::game::{Action, Answer, Ask, PersonId, PlayerRef, Prompt, Target};

use super::mind::Mind;
use super::one_of;

/// Somebody whose account is known for certain, else a guess among the accounts left; gives the kill up
/// where there is nobody to guess at.
pub(super) fn write(mind: &Mind<'_>, prompt: &Prompt, chance: &mut dyn Rng) -> Action {
    let found = guess(mind, prompt, chance);
    let Some((target, account)) = found else {
        return Action::Decline { ask: Some(Ask::Write), prompt: Some(prompt.id) };
    };
    Action::Write {
        player: PlayerRef::Number(target.0),
        account: PlayerRef::Person(account),
        prompt: Some(prompt.id),
    }
}

fn guess(mind: &Mind<'_>, prompt: &Prompt, chance: &mut dyn Rng) -> Option<(Target, PersonId)> {
    let told = mind.own.answers.iter().filter_map(|(_, target, answer)| match answer {
        Answer::Account(account) => Some((*target, account)),
        Answer::Role(_)
        | Answer::Hint(_)
        | Answer::Build(_)
        | Answer::Kind(_)
        | Answer::Sex(_)
        | Answer::Found(_)
        | Answer::Targets { .. }
        | Answer::Looks { .. } => None,
    });
    let known: Vec<(Target, &PersonId)> = told.collect();
    if let Some((target, account)) = known.iter().find(|(target, _)| prompt.targets.contains(target)) {
        return Some((*target, (*account).clone()));
    }
    let others: Vec<Target> =
        prompt.targets.iter().copied().filter(|target| *target != prompt.seat.into()).collect();
    let free = |person: &&PersonId| {
        **person != mind.own.person && !known.iter().any(|(_, account)| account == person)
    };
    let left: Vec<&PersonId> = mind.heard.accounts.iter().filter(free).collect();
    Some((one_of(chance, &others)?, one_of(chance, &left)?.clone()))
}
