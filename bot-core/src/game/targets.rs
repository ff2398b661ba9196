//! Whom somebody names.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ids::Target;

/// So many are kept in place.
const FEW: usize = 6;

/// Targets in the order named. A few of them, as is usual, are kept in place: every decision copies the
/// votes and namings that stand.
#[derive(Clone)]
pub struct Targets(Kept);

#[derive(Clone)]
enum Kept {
    Few { count: u8, all: [Target; FEW] },
    Many(Arc<Vec<Target>>),
}

impl Deref for Targets {
    type Target = [Target];

    fn deref(&self) -> &[Target] {
        match &self.0 {
            Kept::Few { count, all } => &all[..usize::from(*count)],
            Kept::Many(all) => all,
        }
    }
}

impl From<&[Target]> for Targets {
    fn from(named: &[Target]) -> Targets {
        let mut all = [Target(0); FEW];
        match (u8::try_from(named.len()), all.get_mut(..named.len())) {
            (Ok(count), Some(place)) => {
                place.copy_from_slice(named);
                Targets(Kept::Few { count, all })
            }
            _ => Targets(Kept::Many(Arc::new(named.to_vec()))),
        }
    }
}

impl PartialEq for Targets {
    fn eq(&self, other: &Targets) -> bool {
        **self == **other
    }
}

impl Eq for Targets {}

impl fmt::Debug for Targets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl Serialize for Targets {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Targets {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Targets, D::Error> {
        Vec::deserialize(from).map(|all| Targets::from(&all[..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_are_the_list_that_was_named() {
        for count in [0, 1, 6, 7, 20] {
            let named: Vec<Target> = (1..=count).map(Target).collect();
            let targets = Targets::from(&named[..]);
            assert_eq!(*targets, named);
            let text = serde_json::to_string(&named).unwrap();
            assert_eq!(serde_json::to_string(&targets).unwrap(), text);
            assert_eq!(serde_json::from_str::<Targets>(&text).unwrap(), targets);
        }
    }
}
