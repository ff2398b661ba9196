//! Which inputs were handled already.

use std::collections::{HashSet, VecDeque};

use sha2::{Digest, Sha256};

use super::store::KeyDigest;

/// How many inputs are remembered; older ones are no longer repeated by any platform.
const REMEMBERED_MAX: usize = 16_384;

/// The inputs handled last.
#[derive(Debug, Default)]
pub(super) struct Inputs {
    order: VecDeque<(u64, KeyDigest)>,
    known: HashSet<KeyDigest>,
    next: u64,
}

/// An input that is handled now: what to store of it with its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    pub(super) key: (u64, KeyDigest),
    pub(super) forget: Option<u64>,
}

impl Inputs {
    /// What the store remembers, oldest first.
    pub(super) fn new(stored: Vec<(u64, KeyDigest)>) -> Inputs {
        let next = stored.last().map_or(0, |(number, _)| number + 1);
        let known = stored.iter().map(|(_, digest)| *digest).collect();
        Inputs { order: stored.into(), known, next }
    }

    /// Notes an input; `None` if it was handled, or is being handled, already.
    pub(super) fn claim(&mut self, key: &str) -> Option<Claim> {
        let hash = Sha256::digest(key.as_bytes());
        let mut digest = KeyDigest::default();
        digest.copy_from_slice(&hash[..16]);
        if !self.known.insert(digest) {
            return None;
        }
        let claim = (self.next, digest);
        self.next += 1;
        self.order.push_back(claim);
        let mut forget = None;
        if self.order.len() > REMEMBERED_MAX
            && let Some((number, oldest)) = self.order.pop_front()
        {
            self.known.remove(&oldest);
            forget = Some(number);
        }
        Some(Claim { key: claim, forget })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_is_claimed_once_and_the_oldest_is_forgotten() {
        let mut inputs = Inputs::default();
        assert!(inputs.claim("a").is_some());
        assert!(inputs.claim("a").is_none());
        for number in 0..REMEMBERED_MAX - 1 {
            assert_eq!(inputs.claim(&number.to_string()).and_then(|claim| claim.forget), None);
        }
        assert_eq!(inputs.claim("b").and_then(|claim| claim.forget), Some(0));
        assert!(inputs.claim("a").is_some());
    }

    #[test]
    fn what_was_stored_stays_known() {
        let mut first = Inputs::default();
        let stored = ["a", "b"].iter().filter_map(|key| first.claim(key)).map(|claim| claim.key).collect();
        let mut second = Inputs::new(stored);
        assert!(second.claim("b").is_none());
        assert_eq!(second.claim("c").map(|claim| claim.key.0), Some(2));
    }
}
