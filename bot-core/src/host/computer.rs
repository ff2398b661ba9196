//! Computer players: a random legal answer to everything that they are asked.
//!
//! An answer follows from the table's root and the prompt alone, so that a table that is
//! played again plays the same. Members of a team draw from the same numbers, and so mostly agree.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

use crate::game::{Action, Ask, Hand, PlayerRef, Prompt, Secret, Target};

/// One in so many votes is an abstention, where that is allowed.
const ABSTAIN_ONE_IN: u64 = 8;
/// One in so many calls of a single candidate gets this player's vote.
const CALLED_ONE_IN: u64 = 3;
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
