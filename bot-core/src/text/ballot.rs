//! Ballots in words: who may vote for whom and how, and what was voted.

use std::collections::BTreeMap;

use super::teller::{Teller, lines};
use crate::game::{BallotKind, CastVote, Moment, Seat, Target};

/// A ballot's fields, by reference.
pub(super) struct BallotWords<'a> {
    pub(super) round: u16,
    pub(super) candidates: &'a [Target],
    pub(super) voters: &'a [Seat],
    pub(super) weights: &'a BTreeMap<Seat, u16>,
    pub(super) kind: BallotKind,
    pub(super) may_abstain: bool,
    pub(super) names: u16,
}

impl Teller<'_> {
    pub(super) fn ballot(&self, ballot: &BallotWords<'_>, ends: Option<Moment>) -> String {
        let heavy: Vec<String> = ballot
            .weights
            .iter()
            .filter(|(_, weight)| **weight != 1)
            .map(|(seat, weight)| {
                let who = self.seat(*seat);
                self.say("ballot-weight", &[("who", who.into()), ("count", (*weight).into())])
            })
            .collect();
        let candidates = self.targets(ballot.candidates);
        let first = match ballot.voters {
            [one] if ballot.kind == BallotKind::Open => self.say(
                "notice-ballot-one",
                &[("who", self.seat(*one).into()), ("candidates", candidates.into())],
            ),
            _ => self.say(
                "notice-ballot",
                &[
                    ("round", ballot.round.into()),
                    ("count", ballot.candidates.len().into()),
                    ("voters", ballot.voters.len().into()),
                    ("candidates", candidates.into()),
                ],
            ),
        };
        lines([
            self.limited(first, ends),
            lines(heavy),
            self.say(
                "ballot-how",
                &[("kind", ballot.kind.id().into()), ("abstain", ballot.may_abstain.into())],
            ),
            if ballot.names > 1 {
                self.say("ballot-names", &[("count", ballot.names.into())])
            } else {
                String::new()
            },
        ])
    }

    /// Votes by candidate, most voted first, then who abstained.
    pub(super) fn votes(&self, votes: &[CastVote], counts: &BTreeMap<Target, u16>) -> String {
        let valid = || votes.iter().filter(|vote| !vote.void);
        // A clue may have left a candidate without a vote that was given.
        let mut counted = counts.clone();
        for target in valid().filter_map(|vote| vote.for_target) {
            counted.entry(target).or_insert(0);
        }
        let mut rows: Vec<(u16, Target)> = counted.iter().map(|(target, count)| (*count, *target)).collect();
        rows.sort_by_key(|(count, target)| (std::cmp::Reverse(*count), *target));
        let by = |wanted: Target| {
            self.seats(valid().filter(|vote| vote.for_target == Some(wanted)).map(|vote| vote.by))
        };
        let mut all: Vec<String> = rows
            .into_iter()
            .filter(|(count, target)| *count > 0 || valid().any(|vote| vote.for_target == Some(*target)))
            .map(|(count, target)| {
                self.say(
                    "votes-row",
                    &[
                        ("who", self.target(target).into()),
                        ("count", count.into()),
                        ("voters", by(target).into()),
                    ],
                )
            })
            .collect();
        all.extend(counted.iter().filter_map(|(target, count)| self.by_clue(votes, *target, *count)));
        let silent: Vec<Seat> =
            valid().filter(|vote| vote.for_target.is_none()).map(|vote| vote.by).collect();
        if !silent.is_empty() {
            all.push(self.say("votes-abstained", &[("voters", self.seats(silent).into())]));
        }
        all.extend(votes.iter().filter(|vote| vote.void).map(|vote| {
            let known = vote.for_target.is_some();
            let target = self.targets(vote.for_target.as_slice());
            self.say(
                "votes-voided",
                &[("who", self.seat(vote.by).into()), ("known", known.into()), ("target", target.into())],
            )
        }));
        lines(all)
    }
}
