//! Chance, within what is legal and what nobody in their senses would do.

use rand::Rng;

use crate::game::{Action, Ask, Hand, Prompt, SQUEEZES_MAX, Target};

use super::mind::Mind;
use super::{act, below, looks, notebook, one_of, players, written};

/// One in so many chances to use a skill that can wait is taken.
const USES_ONE_IN: usize = 3;

/// One in so many moments is one at which a notebook is handed on.
const TRANSFER_ONE_IN: usize = 60;
/// One in so many nights a kira tries to join up.
const JOIN_UP_ONE_IN: usize = 5;

/// What somebody without a plan does about a prompt; nothing: lets it pass.
///
/// Killers spare those they know as killers, whoever checks looks at somebody new, a vote goes to somebody
/// else who lives.
pub(super) fn answer(mind: &mut Mind<'_>, prompt: &Prompt, chance: &mut dyn Rng) -> Option<Action> {
    let id = Some(prompt.id);
    match prompt.ask {
        Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Accuse => Some(Action::Pass { prompt: id }),
        Ask::Ready => Some(Action::Ready),
        Ask::Order => Some(Action::Decline { ask: Some(Ask::Order), prompt: id }),
        Ask::Squeeze => Some(squeeze(prompt, chance, SQUEEZES_MAX)),
        Ask::Vote => vote(mind, prompt, chance),
        Ask::Kill => Some(aim(prompt, chance, |target| !mind.is_mate_in_crime(target))),
        Ask::Notice => {
            let target = some_of(prompt, chance, |target| !mind.is_mate_in_crime(target)).first().copied();
            target.map(|target| written::announce(prompt, target, chance))
        }
        Ask::Story => Some(written::tell(mind.rules, prompt)),
        Ask::Token => written::token(prompt, chance),
        Ask::Check => Some(aim(prompt, chance, |target| !mind.has_checked(target))),
        Ask::Play => looks::plays(prompt, chance),
        Ask::Deduce => Some(Action::Deduce { deduction: looks::deduction(prompt, chance), prompt: id }),
        Ask::Cover => looks::covers(prompt, chance),
        Ask::Write => Some(notebook::write(mind, prompt, chance)),
        Ask::Transfer if prompt.at_will && below(chance, TRANSFER_ONE_IN) > 0 => None,
        Ask::JoinUp if below(chance, JOIN_UP_ONE_IN) > 0 => None,
        // One of two kinds of skill, or one that can be used only once: not always at the first chance.
        Ask::Watch | Ask::Kidnap | Ask::TrueGlare | Ask::TrueVoid | Ask::Surpass
            if prompt.may_decline && below(chance, USES_ONE_IN) != 0 =>
        {
            Some(Action::Decline { ask: Some(prompt.ask), prompt: id })
        }
        ask if prompt.targets.is_empty() && prompt.max > 0 => {
            prompt.may_decline.then_some(Action::Decline { ask: Some(ask), prompt: id })
        }
        _ => Some(aim(prompt, chance, |_| true)),
    }
}

/// So many squeezes at most, either way. Source: TW-02
pub(super) fn squeeze(prompt: &Prompt, chance: &mut dyn Rng, most: u16) -> Action {
    let count = u16::try_from(1 + below(chance, usize::from(most))).unwrap_or(1);
    let side = if below(chance, 2) == 0 { Hand::Left } else { Hand::Right };
    Action::Squeeze { count, side, prompt: Some(prompt.id) }
}

/// A power at wanted targets, or at any where too few are wanted.
fn aim(prompt: &Prompt, chance: &mut dyn Rng, wanted: impl Fn(Target) -> bool) -> Action {
    act(prompt, &some_of(prompt, chance, wanted))
}

/// As many targets as must be named, one at least, each once.
pub(super) fn some_of(prompt: &Prompt, chance: &mut dyn Rng, wanted: impl Fn(Target) -> bool) -> Vec<Target> {
    let most = usize::from(prompt.max).min(prompt.targets.len());
    let least = usize::from(prompt.min).max(1).min(most);
    let mut left: Vec<Target> = prompt.targets.iter().copied().filter(|target| wanted(*target)).collect();
    if left.len() < least {
        left.clone_from(&prompt.targets);
    }
    (0..least).map(|_| left.swap_remove(below(chance, left.len()))).collect()
}

fn vote(mind: &mut Mind<'_>, prompt: &Prompt, chance: &mut dyn Rng) -> Option<Action> {
    let id = Some(prompt.id);
    let Some(candidates) = mind.heard.called() else {
        return match one_of(chance, &mind.others(&prompt.targets)) {
            Some(target) => Some(Action::Vote { targets: players(&[target]), prompt: id }),
            None => prompt.may_decline.then_some(Action::Abstain { prompt: id }),
        };
    };
    // Candidates are called one after another: whom one votes for is settled before the first.
    let choice = match mind.own.choice {
        Some((step, choice)) if step == prompt.id.step => choice,
        Some(_) | None => {
            let choice = one_of(chance, &mind.others(candidates));
            mind.own.choice = Some((prompt.id.step, choice));
            choice
        }
    };
    let called = choice.is_some_and(|choice| prompt.targets.contains(&choice));
    called.then(|| Action::Vote { targets: players(&prompt.targets), prompt: id })
}
