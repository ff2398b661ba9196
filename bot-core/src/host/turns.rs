//! How much one person may have waiting at once: whoever floods the judge is asked to wait, and others get their turns.
//!
//! Source: I-07

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::PersonId;

/// Inputs of one person that may be under way at once.
pub(super) const EACH_MAX: usize = 32;

/// Who has how much under way.
#[derive(Debug, Default)]
pub(super) struct Turns(Mutex<HashMap<PersonId, usize>>);

/// An input under way; gone when it is answered.
#[derive(Debug)]
pub(super) struct Turn<'a> {
    turns: &'a Turns,
    person: PersonId,
    /// Whether the person has too much under way for this one to be taken.
    pub(super) one_too_many: bool,
}

impl Turns {
    /// An input of a person has come.
    pub(super) fn take(&self, person: &PersonId) -> Turn<'_> {
        let mut counts = self.counts();
        let count = counts.entry(person.clone()).or_default();
        *count += 1;
        Turn { turns: self, person: person.clone(), one_too_many: *count > EACH_MAX }
    }

    /// How many inputs are under way.
    pub(super) fn under_way(&self) -> usize {
        self.counts().values().sum()
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<PersonId, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut counts = self.turns.counts();
        if let Some(count) = counts.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Platform;

    #[test]
    fn turns_that_are_over_leave_nothing_behind() {
        let turns = Turns::default();
        let person = PersonId::new(Platform::Console, "ann");
        let taken: Vec<_> = (0..=EACH_MAX).map(|_| turns.take(&person)).collect();
        assert_eq!(taken.iter().filter(|turn| turn.one_too_many).count(), 1);
        assert!(!turns.take(&PersonId::new(Platform::Console, "bob")).one_too_many);
        drop(taken);
        assert!(turns.counts().is_empty());
    }
}
