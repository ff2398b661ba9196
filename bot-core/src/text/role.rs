//! Roles, sides, teams and powers by name, and what a card can do, from its data.

use super::arg::Arg;
use super::catalogue::Texts;
use super::face::Face;
use super::teller::{Teller, lines};
use crate::game::rules::{Ability, By, CardRule, HandForm, OwnTeam};
use crate::game::{Ask, Claim, Locale, Role, RuleSet, Side, Team};

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
}

impl Teller<'_> {
    /// What somebody claims to be.
    pub(super) fn claim(&self, claim: Claim) -> String {
        match claim {
            Claim::Role(role) => self.role_a(role),
            Claim::Side(side) => self.say(&format!("side-{side}.one"), &[]),
        }
    }

    /// A role with its article, where the language has one.
    pub(super) fn role_a(&self, role: Role) -> String {
        self.say(&format!("role-{role}.one"), &[])
    }

    /// What a role can do by the rules in force; nothing is said of a card that they do not know.
    pub(super) fn role_powers(&self, role: Role) -> String {
        let Some(rules) = &self.face.rules else { return String::new() };
        let Some(card) = rules.cards.get(&role) else { return String::new() };
        let powers = lines(card.does.iter().map(|ability| {
            let power = self.ability(*ability, card, rules);
            match card.after.get(ability) {
                Some(roles) if !power.is_empty() => self.say(
                    "ability-after",
                    &[("roles", self.roles_named(roles).into()), ("power", power.into())],
                ),
                Some(_) | None => power,
            }
        }));
        let powers = if powers.is_empty() { self.say("ability-none", &[]) } else { powers };
        lines([powers, self.peculiarities(role, card, rules)])
    }

    /// What is special about a card beside its powers.
    fn peculiarities(&self, role: Role, card: &CardRule, rules: &RuleSet) -> String {
        let mut all: Vec<String> = card.nature.map(|nature| self.nature(nature)).into_iter().collect();
        for (key, roles) in [("ability-spares", &card.spares), ("ability-last-spares", &card.last_spares)] {
            if !roles.is_empty() {
                all.push(self.say(key, &[("roles", self.roles_named(roles).into())]));
            }
        }
        if let Some(team) = card.team.filter(|_| card.mole) {
            all.push(self.say("ability-mole", &[("team", self.word("team", team.id()).into())]));
        }
        let plain = [
            (card.unclaimable, "ability-unclaimable"),
            (card.from_behind, "ability-from-behind"),
            (role == Role::Killer && rules.cards.contains_key(&Role::SpecialKiller), "ability-promoted"),
            (card.side == Side::Killers && rules.check.misses.contains(&role), "ability-unseen"),
            (rules.check.shared_with.contains(&role), "ability-hears"),
        ];
        all.extend(plain.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| self.say(key, &[])));
        lines(all)
    }

    /// Roles as groups: `police and police chiefs`.
    pub(super) fn roles_named(&self, roles: &[Role]) -> String {
        self.list(roles.iter().map(|role| self.say(&format!("role-{role}.many"), &[])))
    }

    fn ability(&self, ability: Ability, card: &CardRule, rules: &RuleSet) -> String {
        let day = |from_day: u16| {
            if from_day == 0 {
                return String::new();
            }
            self.say(&format!("ability-{ability}"), &[("day", from_day.into())])
        };
        // Whoever has no team-mates, or has a power of another team's late in the game, chooses alone.
        let chosen = |by: By| {
            let alone = card.team.is_none_or(|team| is_team_of_one(rules, team));
            if alone || card.after.contains_key(&ability) { By::Each } else { by }
        };
        let of_cards = rules.hand == HandForm::AtOnce;
        match ability {
            Ability::Kill => self.say(
                "ability-kill",
                &[("by", chosen(rules.kill.by).id().into()), ("own", rules.kill.own_team.id().into())],
            ),
            Ability::Check => self.say(
                "ability-check",
                &[
                    ("by", chosen(rules.check.by).id().into()),
                    ("tells", rules.check.tells.id().into()),
                    ("own", own_team_check(card, rules).into()),
                    ("team", card.team.map_or_else(String::new, |team| self.word("team", team.id())).into()),
                    ("looks", card.looks_for.is_some().into()),
                    ("wanted", card.looks_for.map_or_else(String::new, |role| self.role_a(role)).into()),
                ],
            ),
            Ability::Explode => day(rules.explode.from_day),
            Ability::Confess => day(rules.confess.from_day),
            Ability::Save => self.say(
                if of_cards { "ability-save-card" } else { "ability-save" },
                &[("needles", rules.save.needles.into()), ("apart", rules.save.apart.into())],
            ),
            Ability::Strike => self.say(
                if of_cards { "ability-strike-card" } else { "ability-strike" },
                &[("hits", rules.strike.hits.id().into()), ("safe", rules.strike.safe_until_used.into())],
            ),
            Ability::Hug => self.say(
                if of_cards { "ability-hug-card" } else { "ability-hug" },
                &[
                    ("disables", (!rules.hug.disables.is_empty()).into()),
                    ("shields", (rules.hug.shields && !rules.hug.shielded.is_empty()).into()),
                    ("shares", rules.hug.shares.id().into()),
                ],
            ),
            Ability::Notebook => {
                let rule = rules.death_note;
                let above = rule.map_or(0, |rule| rule.transfer_above);
                self.say("ability-notebook", &[("above", above.into())])
            }
            Ability::Notice => self.say(
                "ability-notice",
                &[("max", self.room_for(Ask::Notice).into()), ("own", rules.kill.own_team.id().into())],
            ),
            Ability::Story => self.say("ability-story", &[("min", self.room_for(Ask::Story).into())]),
            Ability::Shoot => self.say(
                "ability-shoot",
                &[
                    ("once", card.once.contains(&ability).into()),
                    ("becomes", card.becomes.map_or_else(String::new, |role| self.role_a(role)).into()),
                    ("changes", card.becomes.is_some().into()),
                ],
            ),
            Ability::Side
            | Ability::Silence
            | Ability::Honest
            | Ability::Revive
            | Ability::Take
            | Ability::Squeeze => self.say(&format!("ability-{ability}"), &[]),
            Ability::Investigate => {
                let finds = card.finds.map_or("", crate::game::rules::Finds::id);
                self.say("ability-investigate", &[("finds", finds.into())])
            }
            Ability::Search => self.say(
                "ability-search",
                &[
                    ("count", card.searches.unwrap_or(1).into()),
                    ("wanted", card.looks_for.map_or_else(String::new, |role| self.role_a(role)).into()),
                ],
            ),
            Ability::Cover => self.say("ability-cover", &[("third", (card.side == Side::Third).into())]),
            Ability::TrueGlare | Ability::TrueVoid | Ability::Kidnap | Ability::Blessing | Ability::Hero => {
                self.counted(ability, rules)
            }
            Ability::Watch
            | Ability::Glare
            | Ability::VoidVote
            | Ability::Raven
            | Ability::Surpass
            | Ability::Gossip
            | Ability::Hunt
            | Ability::Play
            | Ability::Deduce
            | Ability::Guard
            | Ability::Friendship
            | Ability::StandIn
            | Ability::Court => self.say(&format!("ability-{ability}"), &[]),
            Ability::Surrender => self.say("ability-surrender", &[] as &[(&str, Arg)]),
        }
    }
}

/// Whether no table deals more than one card of a team.
fn is_team_of_one(rules: &RuleSet, team: Team) -> bool {
    let (least, most) = rules.players;
    (least..=most).filter_map(|players| rules.roles_for(players)).all(|roles| {
        let members = roles.iter().filter(|(role, _)| rules.in_team(**role, team));
        members.map(|(_, count)| *count).sum::<u16>() <= 1
    })
}

impl Teller<'_> {
    /// A power with a number of the rule set's: a night, or how often.
    fn counted(&self, ability: Ability, rules: &RuleSet) -> String {
        let number = rules.conan.map_or(0, |numbers| match ability {
            Ability::TrueGlare => numbers.true_glare,
            Ability::TrueVoid => numbers.true_void,
            Ability::Kidnap => numbers.kidnap,
            Ability::Blessing => numbers.blessing,
            Ability::Hero => numbers.hero,
            _ => 0,
        });
        self.say(&format!("ability-{ability}"), &[("number", number.into())])
    }
}

/// Whether this card may check its own team; nothing is said where it has none.
fn own_team_check(card: &CardRule, rules: &RuleSet) -> &'static str {
    let among_its_own = card.team.is_some() && !card.after.contains_key(&Ability::Check);
    if among_its_own { rules.check.own_team.id() } else { OwnTeam::Forbidden.id() }
}
