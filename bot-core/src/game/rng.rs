//! The provable deal: every choice of chance follows from a seed that was committed to
//! beforehand and from what the players did since.
//!
//! One ChaCha20 stream per purpose, keyed by SHA-256 over purpose, seed and nonce.
//!
//! Source: I-05

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A stream of chance for one purpose.
pub(crate) struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream for `purpose` of a game.
    pub(crate) fn new(purpose: &str, seed: &[u8; 32], nonce: &[u8; 32]) -> Stream {
        Stream(ChaCha20Rng::from_seed(hash(&[b"nightfall stream 1", purpose.as_bytes(), seed, nonce])))
    }

    /// A whole number below `bound`, all equally likely.
    ///
    /// Written out here and not taken from a library, because a deal of today must be
    /// verifiable with every later version.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound.max(1)).unwrap_or(u64::MAX);
        let unfair = u64::MAX - u64::MAX % bound;
        loop {
            let draw = self.0.next_u64();
            if draw < unfair {
                return usize::try_from(draw % bound).unwrap_or(0);
            }
        }
    }

    /// Shuffles in place (Fisher and Yates, from the end).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }
}

/// The seed of the how-manieth game of a table. Publishing one tells nothing about the next.
pub(crate) fn game_seed(root: &[u8; 32], game: u32) -> [u8; 32] {
    hash(&[b"nightfall seed 1", root, &game.to_be_bytes()])
}

/// What is published before the deal: plain SHA-256 of the seed's 32 bytes, so that anybody can check it
/// with any tool.
pub(crate) fn commitment(seed: &[u8; 32]) -> String {
    hex(&Sha256::digest(seed))
}

/// The nonce after one more deed of a player.
pub(crate) fn stir(nonce: &[u8; 32], deed: &str, who: &str, at_ms: i64) -> [u8; 32] {
    hash(&[b"nightfall nonce 1", nonce, deed.as_bytes(), who.as_bytes(), &at_ms.to_be_bytes()])
}

/// SHA-256 over parts, each preceded by its length, so that no two lists of parts collide.
pub(crate) fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_be_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// Small letters, two per byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_never_changes_between_versions() {
        let mut stream = Stream::new("deal", &[7; 32], &[9; 32]);
        let mut deck: Vec<u8> = (0..12).collect();
        stream.shuffle(&mut deck);
        assert_eq!(deck, PINNED);
        assert_eq!(commitment(&game_seed(&[1; 32], 1)), PINNED_COMMITMENT);
    }

    const PINNED: [u8; 12] = [10, 7, 5, 4, 9, 3, 8, 2, 1, 6, 0, 11];
    const PINNED_COMMITMENT: &str = "017d10d693c4e007c594a94bfd423fa44325fa3524b081fd67aa3106aafed7cb";
}
