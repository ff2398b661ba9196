//! Chance in the Conan game, where a question takes more than targets.

use rand::Rng;

use crate::game::{Action, Ask, Build, Deduction, Kind, PlayerRef, Prompt, Role, Sex};

use super::random::some_of;
use super::{below, one_of, players};

/// One in so many chances to look otherwise is taken.
const COVERS_ONE_IN: usize = 4;

/// A role that may still be played, with as many targets as it takes.
pub(super) fn plays(prompt: &Prompt, chance: &mut dyn Rng) -> Option<Action> {
    let roles: Vec<(Role, u8)> = prompt.roles.iter().map(|(role, count)| (*role, *count)).collect();
    let Some((role, count)) = one_of(chance, &roles) else {
        let decline = Action::Decline { ask: Some(Ask::Play), prompt: Some(prompt.id) };
        return prompt.may_decline.then_some(decline);
    };
    let wanted = Prompt { min: count, max: count, ..prompt.clone() };
    let targets = players(&some_of(&wanted, chance, |_| true));
    Some(Action::Play { role, targets, prompt: Some(prompt.id) })
}

/// Something about somebody, or nothing.
pub(super) fn deduction(prompt: &Prompt, chance: &mut dyn Rng) -> Deduction<PlayerRef> {
    let roles: Vec<Role> = prompt.roles.keys().copied().collect();
    let Some(who) = one_of(chance, &prompt.targets).map(|target| PlayerRef::Number(target.0)) else {
        return Deduction::None;
    };
    match (below(chance, 3), one_of(chance, &roles)) {
        (0, _) => Deduction::None,
        (1, _) | (_, None) => Deduction::Build(who, one_of(chance, Build::ALL).unwrap_or(Build::Adult)),
        (_, Some(_)) if prompt.calls_boss && below(chance, roles.len() + 1) == 0 => Deduction::Boss(who),
        (_, Some(role)) => Deduction::Role(who, role),
    }
}

/// Now and then other looks. Only before the game, where there is a limit, is a type chosen too.
pub(super) fn covers(prompt: &Prompt, chance: &mut dyn Rng) -> Option<Action> {
    let (build, sex) = (one_of(chance, Build::ALL)?, one_of(chance, Sex::ALL)?);
    let kind = prompt.ends.and_then(|_| one_of(chance, Kind::ALL));
    let wants = below(chance, COVERS_ONE_IN) == 0;
    wants.then_some(Action::Cover { kind, build, sex, prompt: Some(prompt.id) })
}
