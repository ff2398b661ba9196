//! Parts of the state that its copies have in common until one of them changes.
//!
//! Every decision works on a copy of the state. Most of a game (who sits where, the cards, past ballots,
//! claims) stays as it is through most decisions, so that such a copy costs next to nothing.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A value that copies of the state have in common. It is used like the value itself; changing it first
/// makes it one's own. Written down it is the value alone.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shared<T>(Arc<T>);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared(Arc::clone(&self.0))
    }
}

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Shared<T> {
        Shared(Arc::new(value))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

// One for each collection: in general, `&Shared<_>` would stand for itself without end.
impl<'a, T> IntoIterator for &'a Shared<Vec<T>> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, K, V> IntoIterator for &'a Shared<BTreeMap<K, V>> {
    type Item = (&'a K, &'a V);
    type IntoIter = std::collections::btree_map::Iter<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_seen_by_its_owner_only() {
        let one = Shared::from(vec![1, 2]);
        let mut other = one.clone();
        other.push(3);
        assert_eq!((one.len(), other.len()), (2, 3));
        assert_eq!(one.iter().sum::<i32>() + (&other).into_iter().sum::<i32>(), 9);
    }

    #[test]
    fn it_is_written_down_as_the_value_alone() {
        let text = serde_json::to_string(&Shared::from(vec![1, 2])).unwrap();
        assert_eq!(text, "[1,2]");
        assert_eq!(serde_json::from_str::<Shared<Vec<i32>>>(&text).unwrap(), Shared::from(vec![1, 2]));
    }
}
