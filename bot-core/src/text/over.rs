//! The end: who won and why, every card, and the nights told so that a beginner can follow them.
//!
//! Source: C-17

use std::collections::BTreeMap;

use super::teller::{Teller, lines};
use crate::game::rules::HandForm;
use crate::game::{Ask, EndReason, Fate, NightEntry, NightReport, Role, Seat, Side, Target, seat_at};

/// The fields of the last notice, by reference.
pub(super) struct Ended<'a> {
    pub(super) winners: &'a [Side],
    pub(super) seats: &'a [Seat],
    pub(super) reason: EndReason,
    pub(super) hands: &'a [Vec<Role>],
    pub(super) points: &'a BTreeMap<Seat, i32>,
    pub(super) nights: &'a [NightReport],
    pub(super) seed: &'a str,
}

impl Teller<'_> {
    pub(super) fn over(&self, ended: &Ended<'_>) -> String {
        let head = if ended.winners.is_empty() {
            self.say("over-draw", &[])
        } else {
            let sides = self.list(ended.winners.iter().map(|side| self.word("side", side.id())));
            self.say("over-won", &[("side", sides.into())])
        };
        let mut all = vec![head, self.word("end", ended.reason.id())];
        if !ended.hands.is_empty() {
            all.push(self.say("over-hands", &[]));
            all.extend(ended.hands.iter().enumerate().map(|(index, hand)| {
                let seat = seat_at(index);
                let won = ended.seats.contains(&seat);
                self.say(
                    "over-hand",
                    &[("who", self.seat(seat).into()), ("hand", self.hand(hand).into()), ("won", won.into())],
                )
            }));
        }
        if ended.points.values().any(|points| *points != 0) {
            let points = self.list(ended.points.iter().map(|(seat, points)| {
                self.say("over-point", &[("who", self.seat(*seat).into()), ("points", (*points).into())])
            }));
            all.push(self.say("over-points", &[("points", points.into())]));
        }
        all.extend(ended.nights.iter().map(|night| self.night_report(night)));
        let highlights = self.highlights(ended);
        if !highlights.is_empty() {
            all.push(self.say("over-highlights", &[("highlights", highlights.into())]));
        }
        if !ended.seed.is_empty() {
            all.push(self.say("over-seed", &[("seed", ended.seed.into())]));
        }
        lines(all)
    }

    /// What players would remark on, in their own words. Source: glossary, highlights
    fn highlights(&self, ended: &Ended<'_>) -> String {
        // In a hand held in turn it cannot be told here which card was in front that night.
        let at_once = self.face.rules.as_ref().is_some_and(|rules| rules.hand == HandForm::AtOnce);
        let holds = |target: Target, role: Role| {
            let place = usize::from(target.0.saturating_sub(1));
            if at_once {
                return ended.hands.get(place / 2).and_then(|hand| hand.get(place % 2)) == Some(&role);
            }
            ended.hands.get(place).is_some_and(|hand| hand[..] == [role])
        };
        let mut found: Vec<(&str, Target)> = Vec::new();
        for report in ended.nights {
            let first = report.night == 1;
            for entry in &report.entries {
                let Some(target) = entry.target else { continue };
                let term = match (entry.ask, entry.fate) {
                    (Ask::Kill, Fate::Died) if holds(target, Role::Killer) => "self_kill",
                    (Ask::Kill, Fate::Died) if first && holds(target, Role::Police) => "knife_first",
                    (
                        Ask::Kill,
                        Fate::Done
                        | Fate::Blocked
                        | Fate::Shielded
                        | Fate::Spared
                        | Fate::Safe
                        | Fate::Missed
                        | Fate::Saved,
                    ) => "wasted_kill",
                    (Ask::Check, Fate::Done) if holds(target, Role::Killer) && first => "check_first",
                    (Ask::Check, Fate::Done) if holds(target, Role::Killer) => "known_killer",
                    (Ask::Check, Fate::Done) if holds(target, Role::Civilian) => "gold_water",
                    (_, _) => continue,
                };
                found.push((term, target));
            }
        }
        self.list(found.into_iter().map(|(term, target)| {
            let word = self.word("term", term);
            self.say("over-highlight", &[("word", word.into()), ("who", self.target(target).into())])
        }))
    }

    fn night_report(&self, report: &NightReport) -> String {
        let head = self.say("over-night", &[("night", report.night.into())]);
        if report.entries.is_empty() {
            return lines([head, self.say("over-night-empty", &[])]);
        }
        lines([head, lines(report.entries.iter().map(|entry| self.night_entry(entry)))])
    }

    fn night_entry(&self, entry: &NightEntry) -> String {
        let said = self.say(
            &format!("ledger-{}", entry.ask),
            &[
                ("by", self.seats(entry.by.iter().copied()).into()),
                ("count", entry.by.len().into()),
                ("target", self.targets(entry.target.as_slice()).into()),
                ("fate", entry.fate.id().into()),
            ],
        );
        match &entry.answer {
            Some(answer) => {
                let answer = self.answer(entry.target.as_slice(), answer);
                self.say("ledger-answered", &[("deed", said.into()), ("answer", answer.into())])
            }
            None => said,
        }
    }
}
