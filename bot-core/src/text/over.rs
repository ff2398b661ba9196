//! The end: who won and why, every card, and the nights told so that a beginner can follow them.
//!
//! Source: C-17

use std::collections::BTreeMap;

use super::catalogue::Texts;
use super::teller::{Teller, lines};
use crate::game::{
    EndReason, Highlight, Keeper, Locale, NightEntry, NightReport, Remark, Role, Seat, Side, Target, seat_at,
};

/// The fields of the last notice, by reference.
pub(super) struct Ended<'a> {
    pub(super) winners: &'a [Side],
    pub(super) seats: &'a [Seat],
    pub(super) reason: EndReason,
    pub(super) hands: &'a [Vec<Role>],
    pub(super) points: &'a BTreeMap<Seat, i32>,
    pub(super) nights: &'a [NightReport],
    pub(super) highlights: &'a [Remark],
    pub(super) seed: &'a str,
    pub(super) keeper: Option<Keeper>,
}

impl Texts {
    /// Why a game is over; `keeper`: who stopped it, as far as that is known.
    #[must_use]
    pub fn why_over(&self, locale: &Locale, reason: EndReason, keeper: Option<Keeper>) -> String {
        let keeper = keeper.map_or("", |keeper| keeper.id());
        self.ui(locale, &format!("end-{}", reason.id()), &[("keeper", keeper.into())])
    }
}

impl Teller<'_> {
    pub(super) fn over(&self, ended: &Ended<'_>) -> String {
        let head = if ended.winners.is_empty() {
            self.say("over-draw", &[])
        } else {
            let sides = self.list(ended.winners.iter().map(|side| self.word("side", side.id())));
            self.say("over-won", &[("side", sides.into())])
        };
        let mut all = vec![head, self.texts.why_over(self.locale, ended.reason, ended.keeper)];
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
        let highlights = self.highlights(ended.highlights);
        if !highlights.is_empty() {
            all.push(self.say("over-highlights", &[("highlights", highlights.into())]));
        }
        if !ended.seed.is_empty() {
            all.push(self.say("over-seed", &[("seed", ended.seed.into())]));
        }
        lines(all)
    }

    /// What players would remark on, in their own words, with whom it is about.
    fn highlights(&self, remarks: &[Remark]) -> String {
        let mut kinds: Vec<(Highlight, Vec<Seat>)> = Vec::new();
        for remark in remarks {
            match kinds.last_mut().filter(|(highlight, _)| *highlight == remark.highlight) {
                Some((_, seats)) => seats.extend(remark.seat.filter(|seat| !seats.contains(seat))),
                None => kinds.push((remark.highlight, remark.seat.into_iter().collect())),
            }
        }
        self.list(kinds.into_iter().map(|(highlight, seats)| {
            let word = self.word("term", highlight.id());
            if seats.is_empty() {
                return word;
            }
            self.say("over-highlight", &[("word", word.into()), ("who", self.seats(seats).into())])
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
        let named: Vec<Target> = entry.target.iter().chain(&entry.also).copied().collect();
        // What came of it came of whom it was turned to.
        let targets = if entry.instead.is_empty() { &named } else { &entry.instead };
        let clue = entry.deduced.map_or_else(String::new, |deduced| {
            self.clue(deduced.kind(), deduced.who().copied(), deduced.value())
        });
        let said = self.say(
            &format!("ledger-{}", entry.ask),
            &[
                ("by", self.seats(entry.by.iter().copied()).into()),
                ("count", entry.by.len().into()),
                ("target", self.aims(entry.ask, targets).into()),
                ("role", entry.played.map_or_else(String::new, |role| self.role_a(role)).into()),
                ("clue", clue.into()),
                ("fate", entry.fate.id().into()),
            ],
        );
        let said = if entry.instead.is_empty() { said } else { self.turned(&named, said) };
        if let Some(wording) = &entry.wording {
            return lines([said, self.wording(wording)]);
        }
        match &entry.answer {
            Some(answer) => {
                let answer = self.answer(entry.ask, targets, answer);
                self.say("ledger-answered", &[("deed", said.into()), ("answer", answer.into())])
            }
            None => said,
        }
    }
}
