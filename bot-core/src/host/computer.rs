//! Computer players: what each was told at this table, and what it answers.
//!
//! An answer follows from the log, the table's root and the prompt alone, so that a table that is played
//! again, or goes on after a restart, plays the same.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

use crate::game::{Action, Audience, Platform, Prompt, RuleSet, Secret, Told};
use crate::players::{Players, Strategy};

/// How long a computer player takes at most, in milliseconds.
const THINKS_MS: (u64, u64) = (2_000, 7_000);

/// The computer players of one table.
#[derive(Debug)]
pub(super) struct Computers(Players);

impl Default for Computers {
    /// Players who were told nothing yet.
    fn default() -> Computers {
        Computers(Players::new(Strategy::Plain))
    }
}

impl Computers {
    /// Takes in what the judge told, where it is for a computer's ears.
    pub(super) fn hear(&mut self, told: &Told) {
        match told.to() {
            Audience::Room => self.0.hear(told),
            Audience::Person(person) if person.platform() == Platform::Computer => self.0.hear(told),
            Audience::Person(_) | Audience::Dead => {}
        }
    }

    /// What a computer player does about a prompt, one thing after the other; nothing: it lets it pass.
    pub(super) fn answer(
        &mut self,
        root: &Secret<[u8; 32]>,
        rules: &RuleSet,
        prompt: &Prompt,
    ) -> Vec<Action> {
        self.0.answer(rules, prompt, &mut stream(root, "answer", prompt))
    }
}

/// How long this player takes to answer, in milliseconds. It depends on nothing but the table and the
/// moment, and so tells nothing about the cards.
pub(super) fn thinks_ms(root: &Secret<[u8; 32]>, prompt: &Prompt) -> u64 {
    let mut chance = stream(root, "delay", prompt);
    THINKS_MS.0 + chance.next_u64() % (THINKS_MS.1 - THINKS_MS.0)
}

fn stream(root: &Secret<[u8; 32]>, purpose: &str, prompt: &Prompt) -> ChaCha20Rng {
    let mut hash = Sha256::new();
    hash.update(b"computer/");
    hash.update(root.open());
    hash.update(format!("{purpose}/{}/{}", prompt.id, prompt.seat));
    if let [only] = prompt.targets.as_slice() {
        // Candidates that are called one by one each have a chance of their own.
        hash.update(format!("/{only}"));
    }
    ChaCha20Rng::from_seed(hash.finalize().into())
}
