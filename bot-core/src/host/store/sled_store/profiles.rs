//! The profiles that were read last: a message to somebody is written in their language, which stands there.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::super::{Profile, StoreError};
use crate::game::PersonId;

/// How many are kept; they are few hundred bytes each.
const KEPT_MAX: usize = 4_096;

/// What is in it is what the database holds.
#[derive(Debug, Default)]
pub(super) struct Profiles(Mutex<HashMap<PersonId, Profile>>);

impl Profiles {
    /// Somebody's profile, read if it is not known. Nothing is forgotten meanwhile, so that what was read before it
    /// was written anew does not stay.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn get(
        &self,
        person: &PersonId,
        read: impl FnOnce() -> Result<Profile, StoreError>,
    ) -> Result<Profile, StoreError> {
        let mut known = self.lock();
        if let Some(profile) = known.get(person) {
            return Ok(profile.clone());
        }
        let profile = read()?;
        if known.len() >= KEPT_MAX {
            known.clear();
        }
        known.insert(person.clone(), profile.clone());
        Ok(profile)
    }

    /// These have been written anew, or may have been.
    pub(super) fn forget<'p>(&self, people: impl Iterator<Item = &'p PersonId>) {
        let mut people = people.peekable();
        if people.peek().is_some() {
            let mut known = self.lock();
            people.for_each(|person| drop(known.remove(person)));
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Profile>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Platform;

    #[test]
    fn a_profile_is_read_once_until_it_is_written_anew() {
        let profiles = Profiles::default();
        let ann = PersonId::new(Platform::Console, "ann");
        let named = |name: &str| Profile { name: Some(name.to_owned()), ..Profile::default() };
        assert_eq!(profiles.get(&ann, || Ok(named("Ann"))).unwrap(), named("Ann"));
        assert_eq!(profiles.get(&ann, || Err(StoreError::Closed)).unwrap(), named("Ann"));
        profiles.forget([&ann].into_iter());
        assert_eq!(profiles.get(&ann, || Ok(named("Anna"))).unwrap(), named("Anna"));
        profiles.forget([&ann].into_iter());
        assert!(profiles.get(&ann, || Err(StoreError::Closed)).is_err());
    }

    #[test]
    fn it_does_not_grow_without_end() {
        let profiles = Profiles::default();
        for number in 0..=KEPT_MAX {
            let person = PersonId::new(Platform::Console, &number.to_string());
            profiles.get(&person, || Ok(Profile::default())).unwrap();
        }
        assert_eq!(profiles.lock().len(), 1);
    }
}
