//! A rule set in full, from its data: one sentence for each option.

mod section;

use super::arg::Arg;
use super::catalogue::Texts;
use super::face::Face;
use super::limits::limit_of;
use super::teller::{Teller, lines};
use crate::game::{Ask, Locale, Role, RuleSet, Side, options};

#[cfg(test)]
pub(super) use section::section_of;
use section::{SECTIONS, belongs, dealt, matters};

impl Texts {
    /// A rule set's name, or its id where it is a community's own.
    #[must_use]
    pub fn ruleset_name(&self, locale: &Locale, id: &str) -> String {
        self.teller(locale, &Face::default()).ruleset(id)
    }

    /// A rule set in one line; empty where it is a community's own.
    #[must_use]
    pub fn ruleset_about(&self, locale: &Locale, id: &str) -> String {
        let key = format!("ruleset-{id}.about");
        if self.has(&key) { self.ui(locale, &key, &[]) } else { String::new() }
    }

    /// The rule set in full, in sentences.
    #[must_use]
    pub fn rules(&self, locale: &Locale, rules: &RuleSet) -> String {
        self.teller(locale, &Face::default()).rules(rules)
    }

    /// An option's name with its path.
    #[must_use]
    pub fn option(&self, locale: &Locale, path: &str) -> String {
        self.teller(locale, &Face::default()).option_name(path)
    }

    /// What an option means, in a sentence.
    #[must_use]
    pub fn option_about(&self, locale: &Locale, path: &str) -> String {
        let key = format!("{}.about", OptionPath::of(path).key);
        if self.has(&key) { self.ui(locale, &key, &[]) } else { String::new() }
    }

    /// What an option says with a value, in a sentence.
    #[must_use]
    pub fn option_value(&self, locale: &Locale, path: &str, value: &str) -> String {
        self.teller(locale, &Face::default()).option_sentence(path, value)
    }
}

/// An option's path, taken apart: the key of its messages, and what its path names beside it.
pub(super) struct OptionPath {
    pub(super) key: String,
    role: Option<Role>,
    size: Option<i64>,
    power: Option<Ask>,
}

impl OptionPath {
    pub(super) fn of(path: &str) -> OptionPath {
        let parts: Vec<&str> = path.split('.').collect();
        let (key, role, size) = match parts.as_slice() {
            ["deal", rows @ ("from" | "half"), size, role] => {
                (format!("option-deal-{rows}"), role.parse().ok(), size.parse().ok())
            }
            ["points", side, role] => (format!("option-points-{side}"), role.parse().ok(), None),
            ["last_words", "by_size", size] => {
                ("option-last_words-by_size".to_owned(), None, size.parse().ok())
            }
            ["cards", role, what, ..] => (format!("option-cards-{what}"), role.parse().ok(), None),
            _ => (format!("option-{}", path.replace('.', "-")), None, None),
        };
        let power = match parts.as_slice() {
            ["cards", _, "after", power] => power.parse().ok(),
            _ => None,
        };
        OptionPath { key, role, size, power }
    }
}

impl Teller<'_> {
    pub(super) fn ruleset(&self, id: &str) -> String {
        let key = format!("ruleset-{id}");
        let name = if self.texts.has(&key) { self.say(&key, &[]) } else { String::new() };
        self.say(
            "ruleset-named",
            &[("id", id.into()), ("known", (!name.is_empty()).into()), ("name", name.into())],
        )
    }

    /// An option's name; its path where it has none.
    pub(super) fn option_name(&self, path: &str) -> String {
        let parts = OptionPath::of(path);
        let path = super::clean::clean(path, 60);
        if !self.texts.has(&parts.key) {
            return path;
        }
        let role = parts.role.map_or_else(String::new, |role| self.word("role", role.id()));
        let args = [
            ("role", Arg::from(role)),
            ("size", Arg::from(parts.size.unwrap_or(0))),
            ("power", Arg::from(self.power(parts.power))),
        ];
        self.say("option-named", &[("name", self.say(&parts.key, &args).into()), ("path", path.into())])
    }

    /// What an option says with a value.
    pub(super) fn option_sentence(&self, path: &str, value: &str) -> String {
        let parts = OptionPath::of(path);
        let key = format!("{}.is", parts.key);
        let plain = super::clean::clean(value, 200);
        if !self.texts.has(&key) {
            return self
                .say("option-other", &[("option", self.option_name(path).into()), ("value", plain.into())]);
        }
        let items: Vec<&str> = value.split(',').filter(|item| !item.is_empty()).collect();
        let named = items.iter().map(|item| self.option_item(path, item));
        // Any one of several groups is enough for an end.
        let list = if path.starts_with("ends.") { self.any_of(named) } else { self.list(named) };
        let role = parts.role.map_or_else(String::new, |role| self.say(&format!("role-{role}.many"), &[]));
        let number = |text: &str| text.parse::<i64>().map_or_else(|_| Arg::from(text), Arg::from);
        self.say(
            &key,
            &[
                ("value", number(&plain)),
                ("list", list.into()),
                ("count", items.len().into()),
                ("first", number(items.first().copied().unwrap_or_default())),
                ("last", number(items.last().copied().unwrap_or_default())),
                ("role", role.into()),
                ("size", parts.size.unwrap_or(0).into()),
                ("span", self.seconds(value).into()),
                ("power", self.power(parts.power).into()),
            ],
        )
    }

    fn power(&self, power: Option<Ask>) -> String {
        power.map_or_else(String::new, |power| self.word("ask", power.id()))
    }

    fn seconds(&self, value: &str) -> String {
        value.parse::<u64>().map_or_else(|_| String::new(), |seconds| self.span(seconds.saturating_mul(1000)))
    }

    /// One item of an option's list, by name.
    fn option_item(&self, path: &str, item: &str) -> String {
        let family = match path {
            "night_order" | "hug.disables" | "hug.shielded" | "first_night" | "with_ballot" => "ask",
            "reminders" => return self.seconds(item),
            "team_talk" => "team",
            "tie" => "tie",
            "deal.rest" | "check.shared_with" | "check.misses" | "addons" => "role",
            _ if is_about_roles(path) => "role",
            _ if path.starts_with("ends.") => return self.group(item),
            _ if path.ends_with(".side") => "side",
            _ if path.ends_with(".team") => "team",
            _ if path.ends_with(".does") || path.ends_with(".once") => "does",
            _ if path.ends_with(".nature.type") => "kind",
            _ if path.ends_with(".nature.build") => "build",
            _ if path.ends_with(".nature.sex") => "sex",
            _ => return super::clean::clean(item, 60),
        };
        let key = format!("{family}-{item}");
        match family {
            "role" if self.texts.has(&format!("{key}.many")) => self.say(&format!("{key}.many"), &[]),
            _ if self.texts.has(&key) => self.say(&key, &[]),
            _ => super::clean::clean(item, 60),
        }
    }

    /// A group of cards: a side, or roles that count together.
    fn group(&self, group: &str) -> String {
        if group.parse::<Side>().is_ok() {
            return self.word("side", group);
        }
        self.list(group.split('+').map(|role| match role.parse::<Role>() {
            Ok(role) => self.say(&format!("role-{role}.many"), &[]),
            Err(_) => super::clean::clean(role, 60),
        }))
    }

    fn rules(&self, rules: &RuleSet) -> String {
        let about = self.texts.ruleset_about(self.locale, &rules.id);
        let mut all = vec![self.say("rules-heading", &[("ruleset", self.ruleset(&rules.id).into())]), about];
        let listed = options::listed(rules);
        for (heading, members) in SECTIONS {
            let mut said = Vec::new();
            if heading == "rules-section-cards" {
                said.extend(self.deal_rows(rules));
            }
            if rules.death_note.is_some() {
                said.extend(self.death_note(heading));
            }
            for member in members {
                let options = listed.iter().filter(|(path, _)| belongs(path, member) && matters(rules, path));
                said.extend(options.map(|(path, value)| self.rule(rules, path, value)));
            }
            if !said.is_empty() {
                all.push(self.say(heading, &[]));
                all.append(&mut said);
            }
        }
        all.push(self.say("rules-manners", &[]));
        lines(all)
    }

    /// What no option says of the Death Note game.
    fn death_note(&self, heading: &str) -> Option<String> {
        match heading {
            "rules-section-night" => Some(self.say("rules-death-note-night", &[])),
            "rules-section-ballot" => Some(self.say("rules-death-note-ballot", &[])),
            _ => None,
        }
    }

    /// Who is shown to whom, in sentences.
    fn introductions(&self, rules: &RuleSet) -> String {
        if rules.introductions.is_empty() {
            return self.say("rules-introduction-none", &[]);
        }
        lines(rules.introductions.iter().map(|meeting| {
            self.say(
                "rules-introduction",
                &[
                    ("who", self.roles_named(&meeting.who).into()),
                    ("seen_by", self.roles_named(&meeting.seen_by).into()),
                    ("all", meeting.seen_by.is_empty().into()),
                    ("shown", meeting.shown_as.id().into()),
                ],
            )
        }))
    }

    /// Which cards carry numbers or suits, in sentences.
    fn markings(&self, rules: &RuleSet) -> String {
        lines(rules.marks.iter().map(|marking| {
            let who = self.roles_named(&marking.who);
            self.say("rules-marking", &[("who", who.into()), ("with", marking.with.id().into())])
        }))
    }

    /// One option as a rule; limits as they are in effect, not as 0.
    fn rule(&self, rules: &RuleSet, path: &str, value: &str) -> String {
        if let Some(limit) = limit_of(path) {
            return self.option_sentence(path, &(rules.limit_ms(limit) / 1000).to_string());
        }
        match path {
            "introductions" => self.introductions(rules),
            "marks" => self.markings(rules),
            "night_order" => {
                let has = |ask: &&Ask| {
                    let does =
                        |role: &Role| rules.card(*role).does.iter().any(|a| a.night_power() == Some(**ask));
                    dealt(rules).iter().any(does)
                };
                let powers: Vec<&str> = rules.night_order.iter().filter(has).map(|ask| ask.id()).collect();
                self.option_sentence(path, &powers.join(","))
            }
            _ => self.option_sentence(path, value),
        }
    }

    /// The cards by table size, sizes with the same named cards together.
    fn deal_rows(&self, rules: &RuleSet) -> Vec<String> {
        let (least, most) = rules.players;
        // Sizes with the same named cards make one row.
        let dealt_from = rules.deal_rows();
        let mut starts: Vec<u16> = dealt_from.keys().copied().collect();
        starts.dedup_by(|next, before| dealt_from[next] == dealt_from[before]);
        let mut rows = Vec::new();
        for (index, start) in starts.iter().enumerate() {
            let first = (*start).max(least);
            let last = starts.get(index + 1).map_or(most, |next| next.saturating_sub(1)).min(most);
            if first > last {
                continue;
            }
            let named = &dealt_from[start];
            let rest = self.say(&format!("role-{}.many", rules.deal.rest), &[]);
            let count: u16 = named.values().sum();
            let all_named = (first..=last).all(|players| rules.cards_dealt(players) == count);
            rows.push(self.say(
                "rules-deal-row",
                &[
                    ("first", first.into()),
                    ("last", last.into()),
                    ("one", (first == last).into()),
                    ("roles", self.roles(named).into()),
                    ("rest", rest.into()),
                    ("all", all_named.into()),
                ],
            ));
        }
        let mut face = self.face.clone();
        face.rules = Some(std::sync::Arc::new(rules.clone()));
        let teller = Teller { face: &face, ..*self };
        let dealt = dealt(rules);
        rows.extend(rules.cards.iter().filter(|(role, _)| dealt.contains(role)).map(|(role, card)| {
            lines([
                self.say(
                    "role-heading",
                    &[
                        ("role", self.word("role", role.id()).into()),
                        ("side", self.word("side", card.side.id()).into()),
                    ],
                ),
                teller.role_powers(*role),
            ])
        }));
        rows
    }
}

/// Whether an option's value is one role or several.
fn is_about_roles(path: &str) -> bool {
    let parts: Vec<&str> = path.split('.').collect();
    matches!(
        parts.as_slice(),
        ["cards", _, "spares" | "last_spares" | "looks_for" | "counts_as" | "becomes"]
            | ["cards", _, "after", _]
    )
}

/// The key of an option's messages, for the tests that look for them.
#[cfg(test)]
pub(super) fn key_of(path: &str) -> String {
    OptionPath::of(path).key
}
