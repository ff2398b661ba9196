//! Parts of the state that its copies have in common until one of them changes.
//!
//! Every decision works on a copy of the state. Most of a game (who sits where, the cards, past ballots,
//! claims) stays as it is through most decisions, so that such a copy costs next to nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// As [`Shared`], for a collection that is often empty: it costs nothing then.
#[derive(Clone)]
pub struct Sparse<T>(Option<Arc<T>>);

/// What can be [`Sparse`].
pub trait Collection: Clone + Default + 'static {
    /// One with nothing in it.
    const EMPTY: &'static Self;
    /// Whether there is nothing in it.
    fn has_nothing(&self) -> bool;
}

macro_rules! collection {
    ($($name:ident<$($part:ident),+>),+) => {$(
        impl<$($part: Clone + 'static),+> Collection for $name<$($part),+> {
            const EMPTY: &'static Self = &$name::new();

            fn has_nothing(&self) -> bool {
                self.is_empty()
            }
        }
    )+};
}

collection!(Vec<T>, BTreeMap<K, V>, BTreeSet<T>);

impl<T> Default for Sparse<T> {
    fn default() -> Sparse<T> {
        Sparse(None)
    }
}

impl<T: Collection> From<T> for Sparse<T> {
    fn from(value: T) -> Sparse<T> {
        Sparse((!value.has_nothing()).then(|| Arc::new(value)))
    }
}

impl<T: Collection> Deref for Sparse<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.as_deref().unwrap_or(T::EMPTY)
    }
}

impl<T: Collection> DerefMut for Sparse<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(self.0.get_or_insert_default())
    }
}

impl<T: Collection + PartialEq> PartialEq for Sparse<T> {
    fn eq(&self, other: &Sparse<T>) -> bool {
        **self == **other
    }
}

impl<T: Collection + Eq> Eq for Sparse<T> {}

impl<T: Collection + fmt::Debug> fmt::Debug for Sparse<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Collection + Serialize> Serialize for Sparse<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(to)
    }
}

impl<'de, T: Collection + Deserialize<'de>> Deserialize<'de> for Sparse<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Sparse<T>, D::Error> {
        T::deserialize(from).map(Sparse::from)
    }
}

impl<'a, T: Collection> IntoIterator for &'a Sparse<T>
where
    &'a T: IntoIterator,
{
    type Item = <&'a T as IntoIterator>::Item;
    type IntoIter = <&'a T as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        (**self).into_iter()
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
    fn a_sparse_one_is_empty_until_something_comes_and_the_same_once_it_has_gone() {
        let mut some = Sparse::<Vec<i32>>::default();
        some.push(1);
        assert_eq!(*some, [1]);
        some.clear();
        assert_eq!(some, Sparse::default());
        assert_eq!(serde_json::to_string(&some).unwrap(), "[]");
        assert_eq!(serde_json::from_str::<Sparse<Vec<i32>>>("[2]").unwrap(), Sparse::from(vec![2]));
    }

    #[test]
    fn it_is_written_down_as_the_value_alone() {
        let text = serde_json::to_string(&Shared::from(vec![1, 2])).unwrap();
        assert_eq!(text, "[1,2]");
        assert_eq!(serde_json::from_str::<Shared<Vec<i32>>>(&text).unwrap(), Shared::from(vec![1, 2]));
    }
}
