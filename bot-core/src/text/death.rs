//! Deaths in words: what a night has cost, and how somebody goes out.

use super::arg::Arg;
use super::teller::{Teller, lines};
use crate::game::rules::{Begins, HandForm, Shown};
use crate::game::{Cause, Death, Seat};

impl Teller<'_> {
    pub(super) fn dawn(&self, day: u16, deaths: &[Death]) -> String {
        let mut out: Vec<Seat> = Vec::new();
        for death in deaths.iter().filter(|death| death.out) {
            if !out.contains(&death.seat) {
                out.push(death.seat);
            }
        }
        let after_a_night =
            day > 1 || self.face.rules.as_ref().is_none_or(|rules| rules.begins == Begins::Night);
        let day = Arg::from(day);
        if deaths.is_empty() {
            // A game that begins with a day has had no night yet. Source: IN-02
            let key = if after_a_night { "notice-dawn-quiet" } else { "notice-dawn" };
            return self.say(key, &[("day", day)]);
        }
        let first = if out.is_empty() {
            self.say("notice-dawn", &[("day", day)])
        } else {
            self.say("notice-dawn-deaths", &[("day", day), ("who", self.seats(out).into())])
        };
        lines([first, lines(deaths.iter().map(|death| self.death_detail(death)))])
    }

    /// What a death shows beside its owner's going: the role, or that only a card died.
    fn death_detail(&self, death: &Death) -> String {
        let who = || Arg::from(self.seat(death.seat));
        // Where cards lie in a ring it is always told which one died. Source: V5-13
        let card = if death.out && self.hand_form() != HandForm::AtOnce {
            String::new()
        } else {
            self.say("death-card", &[("who", who()), ("card", death.card.into())])
        };
        let role = death
            .shown
            .map(|role| self.say("death-shown", &[("who", who()), ("role", self.role_a(role).into())]));
        lines([card, role.unwrap_or_default()])
    }

    pub(super) fn out(&self, death: &Death, cause: Cause) -> String {
        let said = self.say(
            &format!("cause-{cause}"),
            &[("who", self.seat(death.seat).into()), ("out", death.out.into())],
        );
        let good = cause == Cause::Voted
            && death.shown.is_none()
            && self.face.rules.as_ref().is_some_and(|rules| rules.shown.vote == Shown::Killers);
        let good = if good {
            self.say("death-good", &[("who", self.seat(death.seat).into())])
        } else {
            String::new()
        };
        lines([said, self.death_detail(death), good])
    }
}
