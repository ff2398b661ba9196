//! What came of many games.

use std::collections::BTreeMap;

use crate::game::{EndReason, Role, Side};

use super::game::Outcome;

/// A share of all games, with the interval in which it lies nineteen times in twenty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share itself, 0 to 1.
    pub of_all: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The normal distribution's two-sided 95 % point.
const Z95: f64 = 1.959_963_984_540_054;

impl Share {
    /// The share of `hits` in `all`, with Wilson's interval; 0 to 1 where there is nothing to count.
    #[must_use]
    pub fn of(hits: u64, all: u64) -> Share {
        if all == 0 {
            return Share { of_all: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, p) = (count(all), count(hits) / count(all));
        let scale = 1.0 + Z95 * Z95 / n;
        let middle = (p + Z95 * Z95 / (2.0 * n)) / scale;
        let half = Z95 / scale * (p * (1.0 - p) / n + Z95 * Z95 / (4.0 * n * n)).sqrt();
        Share { of_all: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// Counts of games are far below 2^52, where a float is still exact.
#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
fn count(number: u64) -> f64 {
    number as f64
}

/// What came of many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games won, by side.
    pub wins: BTreeMap<Side, u64>,
    /// Games that nobody won.
    pub draws: u64,
    /// Games by why they ended.
    pub reasons: BTreeMap<EndReason, u64>,
    /// Games by their length in days.
    pub days: BTreeMap<u16, u64>,
    /// How many cards of a role lived to the end, and how many were dealt.
    pub survivors: BTreeMap<Role, (u64, u64)>,
}

impl Tally {
    /// Counts one more game.
    pub fn add(&mut self, outcome: &Outcome) {
        self.games += 1;
        for side in &outcome.winners {
            *self.wins.entry(*side).or_insert(0) += 1;
        }
        self.draws += u64::from(outcome.winners.is_empty());
        *self.reasons.entry(outcome.reason).or_insert(0) += 1;
        *self.days.entry(outcome.days).or_insert(0) += 1;
        for card in &outcome.cards {
            let (living, dealt) = self.survivors.entry(card.role).or_insert((0, 0));
            *living += u64::from(card.alive);
            *dealt += 1;
        }
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.draws += other.draws;
        for (side, wins) in &other.wins {
            *self.wins.entry(*side).or_insert(0) += wins;
        }
        for (reason, games) in &other.reasons {
            *self.reasons.entry(*reason).or_insert(0) += games;
        }
        for (days, games) in &other.days {
            *self.days.entry(*days).or_insert(0) += games;
        }
        for (role, (living, dealt)) in &other.survivors {
            let sum = self.survivors.entry(*role).or_insert((0, 0));
            *sum = (sum.0 + living, sum.1 + dealt);
        }
    }

    /// The share of games that a side won.
    #[must_use]
    pub fn share(&self, side: Side) -> Share {
        Share::of(self.wins.get(&side).copied().unwrap_or(0), self.games)
    }

    /// The mean length of a game in days.
    #[must_use]
    pub fn mean_days(&self) -> f64 {
        let sum: u64 = self.days.iter().map(|(days, games)| u64::from(*days) * games).sum();
        count(sum) / count(self.games.max(1))
    }

    /// The length that so many games of a hundred do not exceed, in days.
    #[must_use]
    pub fn days_at(&self, percent: u64) -> u16 {
        let mut seen = 0;
        for (days, games) in &self.days {
            seen += games;
            if seen * 100 >= self.games * percent {
                return *days;
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_lies_in_its_interval() {
        let half = Share::of(50, 100);
        assert!((half.low - 0.4038).abs() < 1e-4 && (half.high - 0.5962).abs() < 1e-4, "{half:?}");
        let (none, all) = (Share::of(0, 10), Share::of(10, 10));
        assert!(none.low < 1e-9 && all.high > 1.0 - 1e-9, "{none:?} {all:?}");
        assert_eq!((Share::of(0, 0).low, Share::of(0, 0).high), (0.0, 1.0));
    }
}
