//! What the killers and others have written: notices, reviews, stories and their turns.
//!
//! Source: NO-02 to NO-07, ST2-02 to ST2-04

use super::clean::clean_lines;
use super::teller::{Teller, lines};
use crate::game::{Ask, Moment, Seat, Table, Target, Wording, riddle, under_review};

/// Stories are shown up to this many characters: as long as the judge takes one, white space included.
const STORY_CHARS_MAX: usize = 12_000;

impl Teller<'_> {
    /// How long what is asked for may be, or must be, by the rules in force.
    pub(super) fn room_for(&self, ask: Ask) -> u16 {
        let Some(rules) = &self.face.rules else { return 0 };
        match ask {
            Ask::Notice => rules.notice.map_or(0, |rule| rule.riddle_max),
            Ask::Story => rules.story.map_or(0, |rule| rule.chars_min),
            _ => 0,
        }
    }

    /// What somebody wrote at length, cleaned line by line and escaped.
    fn told(&self, text: &str) -> String {
        self.face.escape.apply(&clean_lines(text, STORY_CHARS_MAX))
    }

    pub(super) fn notice_time(&self, night: u16, ends: Option<Moment>) -> String {
        self.limited(self.say("notice-notice-time", &[("night", night.into())]), ends)
    }

    pub(super) fn review(&self, number: u16, seat: Seat, riddle: &str, link: &str) -> String {
        self.say(
            "notice-review",
            &[
                ("number", number.into()),
                ("who", self.seat(seat).into()),
                ("riddle", self.said(riddle).into()),
                ("link", self.said(link).into()),
            ],
        )
    }

    pub(super) fn review_noted(&self, number: u16, approves: bool) -> String {
        self.say("notice-review-noted", &[("number", number.into()), ("approves", approves.into())])
    }

    pub(super) fn reviewed(&self, targets: &[Target], approved: bool, reason: Option<&str>) -> String {
        let verdict = self
            .say("notice-reviewed", &[("who", self.targets(targets).into()), ("approved", approved.into())]);
        let reason =
            reason.map(|reason| self.say("notice-reviewed-reason", &[("reason", self.said(reason).into())]));
        lines([verdict, reason.unwrap_or_default()])
    }

    pub(super) fn riddle(&self, riddle: &str) -> String {
        let tokens = self.face.rules.as_ref().and_then(|rules| rules.notice).is_some_and(|rule| rule.tokens);
        lines([
            self.say("notice-riddle", &[("riddle", self.said(riddle).into())]),
            if tokens { self.say("notice-riddle-token", &[]) } else { String::new() },
        ])
    }

    pub(super) fn solution(&self, seat: Seat, riddle: &str, link: &str) -> String {
        self.say(
            "notice-solution",
            &[
                ("who", self.seat(seat).into()),
                ("riddle", self.said(riddle).into()),
                ("link", self.said(link).into()),
            ],
        )
    }

    /// Riddle and link of a notice, in the ledger at the end.
    pub(super) fn wording(&self, wording: &Wording) -> String {
        self.say(
            "ledger-wording",
            &[("riddle", self.said(&wording.riddle).into()), ("link", self.said(&wording.link).into())],
        )
    }

    pub(super) fn story(&self, text: &str, seat: Option<Seat>) -> String {
        let head = match seat {
            Some(seat) => self.say("notice-story-by", &[("who", self.seat(seat).into())]),
            None => self.say("notice-story", &[]),
        };
        lines([head, self.told(text)])
    }

    pub(super) fn story_part(&self, chars: u16, min: u16) -> String {
        let key = if chars < min { "notice-story-part" } else { "notice-story-enough" };
        self.say(key, &[("count", chars.into()), ("min", min.into())])
    }

    pub(super) fn story_turn(&self, seat: Seat) -> String {
        let args = [("who", self.seat(seat).into()), ("count", self.room_for(Ask::Story).into())];
        self.say("notice-story-turn", &args)
    }

    pub(super) fn swap(&self, key: &str, seat: Seat, target: Seat) -> String {
        self.say(key, &[("who", self.seat(seat).into()), ("target", self.seat(target).into())])
    }

    /// The riddle that stands, for all to see.
    pub(super) fn standing_riddle(&self, table: &Table) -> String {
        match table.game.as_ref().and_then(riddle) {
            Some(riddle) => self.say("recap-riddle", &[("riddle", self.said(riddle).into())]),
            None => String::new(),
        }
    }

    /// What waits for a reviewer's word, in full.
    pub(super) fn reviews(&self, table: &Table, numbers: &[Target]) -> String {
        let Some(game) = &table.game else { return String::new() };
        lines(numbers.iter().filter_map(|number| {
            let (victim, wording) = under_review(game, number.0)?;
            let seat = game.seat_behind(&table.rules, victim)?;
            Some(self.review(number.0, seat, &wording.riddle, &wording.link))
        }))
    }
}
