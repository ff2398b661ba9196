//! What a killer announces, and what anybody tells: as little as is taken. Whoever plays with people puts
//! words in their place.
//!
//! Source: NO-02, NO-05, ST2-02, ST2-03

use rand::Rng;

use crate::game::{Action, Ask, PlayerRef, Prompt, RuleSet, Secret, Target};

use super::{act, below};

/// One in so many riddles makes somebody use their token.
const TOKEN_ONE_IN: usize = 6;

/// Announces somebody: two numbers that add up to the victim's.
pub(super) fn announce(prompt: &Prompt, target: Target, chance: &mut dyn Rng) -> Action {
    let first = below(chance, usize::from(target.0));
    let riddle = format!("{first} + {} = ?", usize::from(target.0).saturating_sub(first));
    Action::Announce {
        player: PlayerRef::Number(target.0),
        riddle: Secret::new(riddle),
        link: Secret::new(format!("= {target}")),
        prompt: Some(prompt.id),
    }
}

/// Tells the shortest story that is taken.
pub(super) fn tell(rules: &RuleSet, prompt: &Prompt) -> Action {
    let least = rules.story.map_or(1, |rule| usize::from(rule.chars_min));
    Action::Tell { text: Secret::new("0".repeat(least)), prompt: Some(prompt.id) }
}

/// Uses the token now and then.
pub(super) fn token(prompt: &Prompt, chance: &mut dyn Rng) -> Option<Action> {
    (prompt.ask == Ask::Token && below(chance, TOKEN_ONE_IN) == 0).then(|| act(prompt, &[]))
}
