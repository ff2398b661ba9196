//! The small types everything else is made of: people, places, seats, moments, secrets.

use std::fmt;
use std::sync::Arc;

use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// Where a person comes from. It is the prefix of a [`PersonId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Platform {
    /// The terminal and the JSON lines: ids carry no prefix.
    Console,
    /// A Discord user id (snowflake).
    Discord,
    /// A Matrix user id (`@name:server`).
    Matrix,
    /// A computer player of this process.
    Computer,
}

impl Platform {
    const ALL: [Platform; 4] = [Platform::Discord, Platform::Matrix, Platform::Computer, Platform::Console];

    /// What an id of this platform begins with; empty for the console.
    #[must_use]
    pub fn prefix(self) -> &'static str {
        match self {
            Platform::Console => "",
            Platform::Discord => "discord:",
            Platform::Matrix => "matrix:",
            Platform::Computer => "computer:",
        }
    }

    fn of(text: &str) -> Platform {
        Platform::ALL.into_iter().find(|p| text.starts_with(p.prefix())).unwrap_or(Platform::Console)
    }
}

macro_rules! platform_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(Arc<str>);

        impl $name {
            /// Joins a platform and its own id.
            #[must_use]
            pub fn new(platform: Platform, id: &str) -> Self {
                $name(format!("{}{id}", platform.prefix()).into())
            }

            /// The platform it belongs to.
            #[must_use]
            pub fn platform(&self) -> Platform {
                Platform::of(&self.0)
            }

            /// The id as the platform writes it, without the prefix.
            #[must_use]
            pub fn id(&self) -> &str {
                &self.0[self.platform().prefix().len()..]
            }

            /// The whole id with its prefix.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

platform_id!(
    /// A person: platform and id, never a name.
    PersonId
);
platform_id!(
    /// A room or channel in which a table stands.
    VenueId
);

/// What the ids of those begin with who were forgotten; no platform has such ids.
const FORGOTTEN: &str = "forgotten-";

impl PersonId {
    /// Stands in old games for somebody who was forgotten; `mark` tells them from all others who were.
    #[must_use]
    pub fn forgotten(mark: u64) -> PersonId {
        PersonId::new(Platform::Console, &format!("{FORGOTTEN}{mark:016x}"))
    }

    /// Whether it stands for somebody who was forgotten.
    #[must_use]
    pub fn is_forgotten(&self) -> bool {
        self.0.starts_with(FORGOTTEN)
    }
}

/// A table, numbered in the order of opening in one store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub u64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A place at the table, from 1, clockwise.
///
/// Source: C-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(pub u16);

impl Seat {
    /// The chair of the human judge, who sits nowhere: no player's seat. Source: C-01
    pub const JUDGE: Seat = Seat(0);

    /// Index into a list that holds one entry per seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What an action aims at: a seat number, or a card number where cards lie in a ring (5.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Target(pub u16);

/// Reads a number that may have been written as a JSON key, which is always a string.
struct Numbered;

impl Visitor<'_> for Numbered {
    type Value = u16;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat or card number")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<u16, E> {
        u16::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<u16, E> {
        u16::try_from(number).map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<u16, E> {
        text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        from.deserialize_any(Numbered).map(Seat)
    }
}

impl<'de> Deserialize<'de> for Target {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Target, D::Error> {
        from.deserialize_any(Numbered).map(Target)
    }
}

impl From<Seat> for Target {
    fn from(seat: Seat) -> Target {
        Target(seat.0)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// An instant: UTC milliseconds (virtual ones under the JSON-lines judge).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// This many milliseconds later.
    #[must_use]
    pub fn plus_ms(self, ms: u64) -> Moment {
        Moment(self.0.saturating_add(i64::try_from(ms).unwrap_or(i64::MAX)))
    }

    /// Milliseconds from `earlier` to here; 0 if it is not earlier.
    #[must_use]
    pub fn since(self, earlier: Moment) -> u64 {
        u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0)
    }
}

/// A language tag such as `en` or `zh-Hans`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Locale(pub Arc<str>);

impl Locale {
    /// A tag as written in the locale files.
    #[must_use]
    pub fn new(tag: &str) -> Locale {
        Locale(tag.into())
    }

    /// The tag.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Something only its owner may learn. It is stored and sent, but prints as `***`
/// in logs, `Debug` output and panics.
///
/// Source: I-01
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Closes a value away.
    pub const fn new(value: T) -> Secret<T> {
        Secret(value)
    }

    /// Opens it, at a place that has reason to know.
    pub const fn open(&self) -> &T {
        &self.0
    }

    /// Opens it for good.
    pub fn into_open(self) -> T {
        self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_prints_as_stars() {
        assert_eq!(format!("{:?}", Secret::new("killer")), "***");
    }

    #[test]
    fn an_id_knows_its_platform() {
        let ann = PersonId::new(Platform::Matrix, "@ann:example.org");
        assert_eq!((ann.platform(), ann.id()), (Platform::Matrix, "@ann:example.org"));
        assert_eq!(PersonId::new(Platform::Console, "u1").id(), "u1");
    }
}
