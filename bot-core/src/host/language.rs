//! The languages in which people and rooms use their platform, where it tells. What somebody has chosen
//! themselves always goes before.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::game::{Locale, PersonId, VenueId};

use super::Host;
use super::input::HostError;
use super::shared::Shared;
use super::store::{Commit, Profile, StoreError};

/// The languages of rooms in which a table may be opened next.
#[derive(Debug, Default)]
pub(super) struct Rooms(Mutex<HashMap<VenueId, Locale>>);

impl Host {
    /// Somebody uses the platform in this language (a tag such as `zh-TW`): it is theirs until they choose one.
    /// A language without words of ours changes nothing. Remembered durably, and written only when it is news.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn person_uses(&self, person: &PersonId, tag: &str) -> Result<(), HostError> {
        let shared = &self.shared;
        let Some(locale) = shared.texts.matching(tag) else { return Ok(()) };
        let profile = shared.profile(person)?;
        if profile.client.as_ref() == Some(&locale) || !shared.look_for_room() {
            return Ok(());
        }
        let profile = Profile { client: Some(locale), ..profile };
        let commit = Commit { profile: Some((person.clone(), profile)), ..Commit::default() };
        shared.writer.submit(commit).await?.durable().await?;
        Ok(())
    }

    /// A room uses the platform in this language: if the next table there is opened now, it begins in it,
    /// unless the community has settled another.
    pub fn room_uses(&self, venue: &VenueId, tag: &str) {
        if let Some(locale) = self.shared.texts.matching(tag) {
            self.shared.rooms.lock().insert(venue.clone(), locale);
        }
    }
}

impl Rooms {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<VenueId, Locale>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The language of a room that was told last; it is forgotten with this.
    pub(super) fn take(&self, venue: &VenueId) -> Option<Locale> {
        self.lock().remove(venue)
    }
}

impl Shared {
    /// The language of a person as far as it is known: the one they chose, else that of their client.
    pub(super) fn locale_of(&self, person: &PersonId) -> Result<Option<Locale>, StoreError> {
        let profile = self.profile(person)?;
        Ok(profile.locale.or(profile.client))
    }
}
