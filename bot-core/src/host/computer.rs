//! Computer players: what each was told at this table, and what it answers.
//!
//! An answer follows from the log, the table's root and the prompt alone, so that a table that is played
//! again, or goes on after a restart, plays the same.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

use crate::game::{Action, Audience, Platform, PlayerRef, Prompt, RuleSet, Secret, Told};
use crate::players::{Players, Strategy};
use crate::text::Arg;

/// How long a computer player takes at most, in milliseconds.
const THINKS_MS: (u64, u64) = (2_000, 7_000);

/// How many riddles and stories a language has for computer players.
const STORIES: u64 = 3;

/// The words of a language: a key and its arguments become text.
pub(super) type Words<'a> = &'a dyn Fn(&str, &[(&str, Arg)]) -> String;

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
        words: Words<'_>,
    ) -> Vec<Action> {
        let mut chance = stream(root, "answer", prompt);
        let actions = self.0.answer(rules, prompt, &mut chance);
        actions.into_iter().map(|action| in_words(action, words, &mut chance)).collect()
    }
}

/// What a player writes is put into words of the table's language. Source: NO-02, ST2-02
fn in_words(action: Action, words: Words<'_>, chance: &mut ChaCha20Rng) -> Action {
    let mut number = |bound: u64| chance.next_u64() % bound.max(1);
    match action {
        Action::Announce { player: PlayerRef::Number(seat), prompt, .. } => {
            let first = number(u64::from(seat));
            let args: [(&str, Arg); 3] = [
                ("first", first.into()),
                ("second", u64::from(seat).saturating_sub(first).into()),
                ("number", number(STORIES).into()),
            ];
            let riddle = Secret::new(words("computer-riddle", &args));
            let link = Secret::new(words("computer-link", &[("seat", seat.into())]));
            Action::Announce { player: PlayerRef::Number(seat), riddle, link, prompt }
        }
        Action::Tell { prompt, .. } => {
            let text = words("computer-story", &[("number", number(STORIES).into())]);
            Action::Tell { text: Secret::new(text), prompt }
        }
        other => other,
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
