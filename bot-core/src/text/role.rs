//! Roles, sides, teams and powers by name, and what a card can do, from its data.

use super::arg::Arg;
use super::catalogue::Texts;
use super::face::Face;
use super::teller::{Teller, lines};
use crate::game::rules::Ability;
use crate::game::{Ask, Known, Locale, Role, RuleSet, Seat, Side, Team};

impl Texts {
    /// A role's name.
    #[must_use]
    pub fn role(&self, locale: &Locale, role: Role) -> String {
        self.ui(locale, &format!("role-{role}"), &[])
    }

    /// A side's name.
    #[must_use]
    pub fn side(&self, locale: &Locale, side: Side) -> String {
        self.ui(locale, &format!("side-{side}"), &[])
    }

    /// A team's name.
    #[must_use]
    pub fn team(&self, locale: &Locale, team: Team) -> String {
        self.ui(locale, &format!("team-{team}"), &[])
    }

    /// What is asked, in a word.
    #[must_use]
    pub fn ask(&self, locale: &Locale, ask: Ask) -> String {
        self.ui(locale, &format!("ask-{ask}"), &[])
    }

    /// What a role is and can do in a rule set, from its card.
    #[must_use]
    pub fn role_about(&self, locale: &Locale, role: Role, rules: &std::sync::Arc<RuleSet>) -> String {
        let mut face = Face::default();
        face.rules = Some(std::sync::Arc::clone(rules));
        let teller = self.teller(locale, &face);
        let side = rules.cards.get(&role).map_or(Side::Good, |card| card.side);
        let name = teller.say(
            "role-heading",
            &[
                ("role", teller.word("role", role.id()).into()),
                ("side", teller.word("side", side.id()).into()),
            ],
        );
        lines([name, teller.role_powers(role)])
    }

    /// The deal message again: hand, side, what the cards can do, whom one knows.
    #[must_use]
    pub fn hand(
        &self,
        locale: &Locale,
        seat: Seat,
        hand: &[Role],
        side: Side,
        knows: &[Known],
        face: &Face,
    ) -> String {
        self.teller(locale, face).dealt(seat, hand, &[], side, knows)
    }
}

impl Teller<'_> {
    /// A role with its article, where the language has one.
    pub(super) fn role_a(&self, role: Role) -> String {
        self.say(&format!("role-{role}.one"), &[])
    }

    /// What a role can do by the rules in force; nothing is said of a card that they do not know.
    pub(super) fn role_powers(&self, role: Role) -> String {
        let Some(rules) = &self.face.rules else { return String::new() };
        let Some(card) = rules.cards.get(&role) else { return String::new() };
        let powers = card.does.iter().map(|ability| self.ability(*ability, rules));
        let powers = lines(powers);
        if powers.is_empty() { self.say("ability-none", &[]) } else { powers }
    }

    fn ability(&self, ability: Ability, rules: &RuleSet) -> String {
        let day = |from_day: u16| {
            if from_day == 0 {
                return String::new();
            }
            self.say(&format!("ability-{ability}"), &[("day", from_day.into())])
        };
        match ability {
            Ability::Kill => self.say("ability-kill", &[("own", rules.kill.own_team.id().into())]),
            Ability::Check => self.say(
                "ability-check",
                &[("tells", rules.check.tells.id().into()), ("own", rules.check.own_team.id().into())],
            ),
            Ability::Explode => day(rules.explode.from_day),
            Ability::Confess => day(rules.confess.from_day),
            Ability::Surrender => self.say("ability-surrender", &[] as &[(&str, Arg)]),
        }
    }
}
