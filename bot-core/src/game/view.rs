//! What one viewer was told.

use super::event::Event;
use super::ids::PersonId;
use super::notice::{Audience, Notice};

/// Somebody who looks at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Sees what the room hears and no more.
    Bystander,
    /// Also sees what they were told alone.
    Person(PersonId),
    /// Also sees what the dead are told.
    Dead(PersonId),
}

impl Viewer {
    /// Whether this viewer may know what that audience was told.
    ///
    /// Source: I-01
    #[must_use]
    pub fn hears(&self, to: &Audience) -> bool {
        match (to, self) {
            (Audience::Room, _) | (Audience::Dead, Viewer::Dead(_)) => true,
            (Audience::Person(person), Viewer::Person(me) | Viewer::Dead(me)) => person == me,
            (Audience::Person(_), Viewer::Bystander)
            | (Audience::Dead, Viewer::Bystander | Viewer::Person(_)) => false,
        }
    }
}

/// Everything of a log that a viewer was told, in order.
#[must_use]
pub fn view_for(events: &[Event], viewer: &Viewer) -> Vec<Notice> {
    let told = events.iter().filter_map(|event| match event {
        Event::Told(told) => Some(told),
        Event::Fact(_) => None,
    });
    told.filter(|told| viewer.hears(told.to())).map(|told| told.open().clone()).collect()
}
