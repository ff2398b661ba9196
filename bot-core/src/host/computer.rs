//! Computer players: a random legal answer to everything that they are asked.
//!
//! An answer follows from the table's root and the prompt alone, so that a table that is
//! played again plays the same. Members of a team draw from the same numbers, and so mostly agree.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

use crate::game::{
    Action, Ask, Build, Deduction, Game, Hand, Kind, PlayerRef, Prompt, Role, Seat, Secret, Sex, Target,
};

/// One in so many votes is an abstention, where that is allowed.
const ABSTAIN_ONE_IN: u64 = 8;
/// One in so many calls of a single candidate gets this player's vote.
const CALLED_ONE_IN: u64 = 3;
/// One in so many chances to use a skill that can wait is taken.
const USES_ONE_IN: u64 = 3;
/// One in so many chances to look otherwise is taken.
const COVERS_ONE_IN: u64 = 4;
/// How long a computer player takes at most, in milliseconds.
const THINKS_MS: (u64, u64) = (2_000, 7_000);

/// What a computer player does about a prompt; `None`: it lets it pass. `called`: the candidates of a
/// ballot are called one after another.
pub(super) fn answer(root: &Secret<[u8; 32]>, prompt: &Prompt, called: bool) -> Option<Action> {
    let mut random = stream(root, "answer", prompt, !is_secret(prompt.ask));
    let id = Some(prompt.id);
    match prompt.ask {
        Ask::Speech | Ask::LastWords | Ask::Floor => Some(Action::Pass { prompt: id }),
        Ask::Ready => Some(Action::Ready),
        // Computer players are too polite to accuse anybody.
        Ask::Accuse => Some(Action::Pass { prompt: id }),
        Ask::Order => Some(Action::Decline { ask: Some(Ask::Order), prompt: id }),
        Ask::Squeeze => {
            let count = u16::try_from(1 + below(&mut random, 10)).unwrap_or(1);
            let side = if below(&mut random, 2) == 0 { Hand::Left } else { Hand::Right };
            Some(Action::Squeeze { count, side, prompt: id })
        }
        Ask::Vote if called => {
            let votes = !prompt.may_decline || below(&mut random, CALLED_ONE_IN) == 0;
            votes.then(|| Action::Vote { targets: players(&prompt.targets), prompt: id })
        }
        Ask::Vote => {
            let abstains = prompt.may_decline && below(&mut random, ABSTAIN_ONE_IN) == 0;
            if abstains || prompt.targets.is_empty() {
                return prompt.may_decline.then_some(Action::Abstain { prompt: id });
            }
            Some(Action::Vote { targets: players(&some_of(&mut random, prompt)), prompt: id })
        }
        Ask::Play => plays(&mut random, prompt),
        Ask::Deduce => Some(Action::Deduce { deduction: deduction(&mut random, prompt), prompt: id }),
        Ask::Cover => covers(&mut random, prompt),
        // One of two kinds of skill, or one that can be used only once: not always at the first chance.
        Ask::Watch | Ask::Kidnap | Ask::TrueGlare | Ask::TrueVoid | Ask::Surpass
            if prompt.may_decline && below(&mut random, USES_ONE_IN) != 0 =>
        {
            Some(Action::Decline { ask: Some(prompt.ask), prompt: id })
        }
        ask => {
            if prompt.targets.is_empty() && prompt.max > 0 {
                return prompt.may_decline.then_some(Action::Decline { ask: Some(ask), prompt: id });
            }
            Some(Action::Act { ask, targets: players(&some_of(&mut random, prompt)), prompt: id })
        }
    }
}

/// How long this player takes to answer, in milliseconds. It depends on nothing but the table and the
/// moment, and so tells nothing about the cards.
pub(super) fn thinks_ms(root: &Secret<[u8; 32]>, prompt: &Prompt) -> u64 {
    let mut random = stream(root, "delay", prompt, true);
    THINKS_MS.0 + below(&mut random, THINKS_MS.1 - THINKS_MS.0)
}

fn is_secret(ask: Ask) -> bool {
    !matches!(ask, Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Ready | Ask::Vote | Ask::Accuse)
}

/// A role that may still be played, with as many targets as it takes.
fn plays(random: &mut ChaCha20Rng, prompt: &Prompt) -> Option<Action> {
    let roles: Vec<(Role, u8)> = prompt.roles.iter().map(|(role, count)| (*role, *count)).collect();
    let Some((role, count)) = pick(random, &roles) else {
        return prompt
            .may_decline
            .then_some(Action::Decline { ask: Some(Ask::Play), prompt: Some(prompt.id) });
    };
    let wanted = Prompt { min: count, max: count, ..prompt.clone() };
    Some(Action::Play { role, targets: players(&some_of(random, &wanted)), prompt: Some(prompt.id) })
}

/// Something about somebody, or nothing.
fn deduction(random: &mut ChaCha20Rng, prompt: &Prompt) -> Deduction<PlayerRef> {
    let roles: Vec<Role> = prompt.roles.keys().copied().collect();
    let Some(who) = pick(random, &prompt.targets).map(|target| PlayerRef::Number(target.0)) else {
        return Deduction::None;
    };
    match (below(random, 3), pick(random, &roles)) {
        (0, _) => Deduction::None,
        (1, _) | (_, None) => {
            let build = pick(random, Build::ALL).unwrap_or(Build::Adult);
            Deduction::Build(who, build)
        }
        (_, Some(Role::Boss)) => Deduction::Boss(who),
        (_, Some(role)) => Deduction::Role(who, role),
    }
}

/// Now and then other looks. Only before the game, where there is a limit, is a type chosen too.
fn covers(random: &mut ChaCha20Rng, prompt: &Prompt) -> Option<Action> {
    let (build, sex) = (pick(random, Build::ALL)?, pick(random, Sex::ALL)?);
    let kind = prompt.ends.and_then(|_| pick(random, Kind::ALL));
    let wants = below(random, COVERS_ONE_IN) == 0;
    wants.then_some(Action::Cover { kind, build, sex, prompt: Some(prompt.id) })
}

fn pick<T: Copy>(random: &mut ChaCha20Rng, items: &[T]) -> Option<T> {
    let index = usize::try_from(below(random, items.len() as u64)).unwrap_or(0);
    items.get(index).copied()
}

/// The prompt as somebody sensible reads it: where the dead and oneself may be aimed at too, they are left
/// alone.
pub(super) fn among_the_living(mut prompt: Prompt, game: &Game) -> Prompt {
    let own = Target::from(prompt.seat);
    let living = |target: &Target| game.is_alive(Seat(target.0)) && *target != own;
    let most = prompt.roles.values().copied().max().unwrap_or(0).max(prompt.min);
    if prompt.targets.iter().filter(|target| living(target)).count() >= usize::from(most) {
        prompt.targets.retain(living);
    }
    prompt
}

fn some_of(random: &mut ChaCha20Rng, prompt: &Prompt) -> Vec<Target> {
    let most = usize::from(prompt.max).min(prompt.targets.len());
    let least = usize::from(prompt.min).max(1).min(most);
    let mut left = prompt.targets.clone();
    let mut chosen = Vec::new();
    while chosen.len() < least {
        let index = below(random, left.len() as u64);
        chosen.push(left.remove(usize::try_from(index).unwrap_or(0)));
    }
    chosen
}

fn players(targets: &[Target]) -> Vec<PlayerRef> {
    targets.iter().map(|target| PlayerRef::Number(target.0)).collect()
}

/// A number below `bound`. The bias of the remainder is of no account for a few dozen choices.
fn below(random: &mut ChaCha20Rng, bound: u64) -> u64 {
    random.next_u64() % bound.max(1)
}

fn stream(root: &Secret<[u8; 32]>, purpose: &str, prompt: &Prompt, own: bool) -> ChaCha20Rng {
    let mut hash = Sha256::new();
    hash.update(b"computer/");
    hash.update(root.open());
    hash.update(format!("{purpose}/{}", prompt.id));
    if own {
        hash.update(format!("/{}", prompt.seat));
    }
    if let [only] = prompt.targets.as_slice() {
        // Candidates that are called one by one each have a chance of their own.
        hash.update(format!("/{only}"));
    }
    ChaCha20Rng::from_seed(hash.finalize().into())
}
