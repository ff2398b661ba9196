//! What people wish of their community and of how the judge writes to them: typed words, and how it stands.

use super::arg::Arg;
use super::catalogue::Texts;
use super::clean::clean;
use super::command::Verb;
use super::face::Face;
use super::parse::{Parsed, Query, Typed};
use super::teller::lines;
use super::typed;
use crate::game::rules::TimeOfDay;
use crate::game::{Locale, Place, PlayerRef, REASON_CHARS_MAX, zone_named};

/// What a person wishes beside the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// How the community is set up.
    Show,
    /// Somebody is not to play here.
    Ban {
        /// Who: a mention or a user id.
        who: PlayerRef,
        /// Why.
        reason: Option<String>,
    },
    /// Somebody may play here again.
    Unban(PlayerRef),
    /// Puts somebody on the list of those who may open tables, or takes them off it.
    Host(PlayerRef),
    /// Everybody may open tables.
    Anybody,
    /// What `new` without a name opens; `None`: what the program says.
    Ruleset(Option<String>),
    /// The language of new tables; `None`: the program's.
    Language(Option<Locale>),
    /// A house rule of every new table; `None`: none any more.
    Option {
        /// The option's path.
        option: String,
        /// The value as typed.
        value: Option<String>,
    },
    /// Hours in which nobody is reminded or called to a table here; `None`: none any more.
    CommunityQuiet(Option<Quiet>),
    /// Takes a rule set of the community's own, as a file holds it.
    AddRuleset(String),
    /// The community's own rule sets.
    Rulesets,
    /// Gives one up.
    RemoveRuleset(String),
    /// To be told, once, when the next game opens; or no more.
    Notify(bool),
    /// How one is reminded.
    Reminding,
    /// Whether one wants to be reminded.
    Remind(bool),
    /// Hours in which one is not written to of one's own accord.
    Quiet(Option<Quiet>),
}

/// Hours in which a person, or all of a community, does not want to be written to, beside a game that they are in.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Quiet {
    /// From here on.
    pub from: TimeOfDay,
    /// Until here.
    pub to: TimeOfDay,
    /// By the clocks of this time zone.
    pub zone: String,
}

/// The words within these commands, by their ids; every language has its own beside.
pub(super) const WORDS: [&str; 14] = [
    "ban", "unban", "host", "anybody", "ruleset", "language", "set", "add", "list", "remove", "on", "off",
    "quiet", "all",
];

/// How a community is set up, for those who look.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Who may not play, with the reason.
    pub banned: Vec<(crate::game::PersonId, Option<String>)>,
    /// Who may open tables; empty: everybody.
    pub hosts: Vec<crate::game::PersonId>,
    /// What `new` opens.
    pub ruleset: Option<String>,
    /// The language of new tables.
    pub locale: Option<Locale>,
    /// The house rules of every new table.
    pub options: Vec<(String, String)>,
    /// The rule sets of its own.
    pub rulesets: Vec<String>,
    /// Hours of peace.
    pub quiet: Option<Quiet>,
}

impl Texts {
    /// The word of a closed list that was typed, by its id or in any language.
    pub(super) fn house_word(&self, typed: &str) -> Option<&'static str> {
        let typed = typed::fold(typed).to_lowercase();
        let names = |locale: &Locale, id: &str| {
            let all = self.ui(locale, &format!("houseword-{id}"), &[]);
            all.split([',', '，', '、']).any(|name| typed::fold(name.trim()).to_lowercase() == typed)
        };
        let locales = self.locales();
        WORDS.into_iter().find(|id| typed == *id || locales.iter().any(|locale| names(locale, id)))
    }

    /// `house ban @bob rude`, `house set pace slow`.
    pub(super) fn house(&self, typed: &Typed<'_>) -> Parsed {
        let (word, rest) = halves(typed.rest);
        if word.is_empty() {
            return wished(Wish::Show);
        }
        let nothing = |text: &str| self.house_word(text) == Some("off");
        let wish = match self.house_word(word) {
            Some("ban") => banned(rest).map(|(who, why)| {
                let reason = clean(why, REASON_CHARS_MAX);
                Wish::Ban { who, reason: (!reason.is_empty()).then_some(reason) }
            }),
            Some("unban") => typed::player(rest).map(Wish::Unban),
            Some("host") => typed::player(rest).map(Wish::Host),
            Some("anybody") => Some(Wish::Anybody),
            Some("ruleset") if nothing(rest) => Some(Wish::Ruleset(None)),
            Some("ruleset") => (!rest.is_empty()).then(|| Wish::Ruleset(Some(ruleset_id(rest)))),
            Some("language") if nothing(rest) => Some(Wish::Language(None)),
            Some("language") => self.language_named(&typed::fold(rest)).map(|l| Wish::Language(Some(l))),
            Some("quiet") if nothing(rest) => Some(Wish::CommunityQuiet(None)),
            Some("quiet") => quiet(rest).map(|quiet| Wish::CommunityQuiet(Some(quiet))),
            Some("set") => {
                let (option, value) = halves(rest);
                let option = self.words.option(&typed::fold(option));
                let value = (!nothing(value)).then(|| typed::fold(value));
                (!option.is_empty() && value.as_deref() != Some("")).then_some(Wish::Option { option, value })
            }
            Some(_) | None => None,
        };
        wish.map_or_else(|| typed.misused(), wished)
    }

    /// `ruleset add …`, with the file's text behind it, in a code block or not.
    pub(super) fn own_ruleset(&self, typed: &Typed<'_>) -> Parsed {
        let (word, rest) = halves(typed.rest);
        let word = if word.is_empty() { Some("list") } else { self.house_word(word) };
        // A file alone says what is to be done with it.
        if word.is_none() && is_ruleset_text(typed.rest) {
            return wished(Wish::AddRuleset(unfenced(typed.rest).to_owned()));
        }
        let wish = match word {
            Some("list") => Some(Wish::Rulesets),
            Some("add") => (!rest.is_empty()).then(|| Wish::AddRuleset(unfenced(rest).to_owned())),
            Some("remove") => (!rest.is_empty()).then(|| Wish::RemoveRuleset(ruleset_id(rest))),
            Some(_) | None => None,
        };
        wish.map_or_else(|| typed.misused(), wished)
    }

    /// `notify`, `notify off`.
    pub(super) fn notify(&self, typed: &Typed<'_>) -> Parsed {
        match (typed.rest, self.house_word(typed.rest)) {
            ("", _) | (_, Some("on")) => wished(Wish::Notify(true)),
            (_, Some("off")) => wished(Wish::Notify(false)),
            (_, _) => typed.misused(),
        }
    }

    /// `remind off`, `remind quiet 22:00-08:00 Europe/Berlin`.
    pub(super) fn remind(&self, typed: &Typed<'_>) -> Parsed {
        let (word, rest) = halves(typed.rest);
        match (self.house_word(word), self.house_word(rest)) {
            (None, _) if word.is_empty() => wished(Wish::Reminding),
            (Some("on"), _) if rest.is_empty() => wished(Wish::Remind(true)),
            (Some("off"), _) if rest.is_empty() => wished(Wish::Remind(false)),
            (Some("quiet"), Some("off")) => wished(Wish::Quiet(None)),
            (Some("quiet"), _) => match quiet(rest) {
                Some(quiet) => wished(Wish::Quiet(Some(quiet))),
                None => typed.misused(),
            },
            (_, _) => typed.misused(),
        }
    }

    /// The whole list of commands, or what one of them does.
    pub(super) fn help_wanted(&self, typed: &Typed<'_>) -> Parsed {
        match self.house_word(typed.rest) {
            Some("all") => Parsed::Query(Query::HelpAll),
            Some(_) | None => Parsed::Query(Query::Help(typed.text())),
        }
    }

    /// Whether what somebody says waits for a rule-set file: `ruleset add` with nothing behind it.
    #[must_use]
    pub fn wants_ruleset(&self, place: Place, text: &str) -> bool {
        let wanted = |rest: &str| self.house_word(rest.trim()) == Some("add");
        self.command_and_rest(place, text)
            .is_some_and(|(verb, rest)| verb == Verb::OwnRuleset && wanted(rest))
    }

    /// `From … to …`, after a key.
    pub(crate) fn quiet_hours(&self, locale: &Locale, key: &str, quiet: &Quiet) -> String {
        let Quiet { from, to, zone } = quiet;
        let args: [(&str, Arg); 3] = [
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
            ("zone", zone.as_str().into()),
        ];
        self.ui(locale, key, &args)
    }

    /// How a community is set up.
    #[must_use]
    pub fn standing(&self, locale: &Locale, standing: &Standing, face: &Face) -> String {
        let teller = self.teller(locale, face);
        let row = |key: &str, value: String| teller.say(key, &[("value", value.into())]);
        let people = |all: &[crate::game::PersonId]| teller.list(all.iter().map(|who| teller.person(who)));
        let mut all = vec![teller.say("house-heading", &[])];
        let name = |id: &String| self.ruleset_name(locale, id);
        all.extend(standing.ruleset.as_ref().map(|id| row("house-ruleset", name(id))));
        let language = standing.locale.as_ref();
        all.extend(language.map(|tag| row("house-language", self.ui(tag, "language", &[]))));
        for (option, value) in &standing.options {
            all.push(row("house-option", teller.option_sentence(option, value)));
        }
        all.extend(standing.quiet.as_ref().map(|quiet| self.quiet_hours(locale, "house-quiet", quiet)));
        if !standing.rulesets.is_empty() {
            all.push(row("house-rulesets", teller.list(standing.rulesets.iter().map(|id| clean(id, 40)))));
        }
        all.push(match standing.hosts.is_empty() {
            true => teller.say("house-anybody", &[]),
            false => row("house-hosts", people(&standing.hosts)),
        });
        for (who, reason) in &standing.banned {
            let reason = reason.as_ref().map(|reason| teller.said(reason)).unwrap_or_default();
            let args: [(&str, Arg); 3] = [
                ("who", teller.person(who).into()),
                ("given", (!reason.is_empty()).into()),
                ("reason", reason.into()),
            ];
            all.push(teller.say("house-banned", &args));
        }
        all.push(teller.say("house-how", &[]));
        lines(all)
    }
}

/// Whom, and why: an account's name is one word and needs no sign behind it.
fn banned(text: &str) -> Option<(PlayerRef, &str)> {
    match typed::player_and_rest(text) {
        Some((PlayerRef::Typed(_), "")) => {
            let (name, why) = halves(text);
            Some((typed::player(name)?, why))
        }
        parts => parts,
    }
}

fn wished(wish: Wish) -> Parsed {
    Parsed::Query(Query::Wish(wish))
}

/// The first word, and what follows it.
fn halves(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(|c: char| typed::fold_char(c).is_whitespace()).unwrap_or((text, ""));
    (word, rest.trim())
}

/// Ids of rule sets are small letters.
fn ruleset_id(text: &str) -> String {
    typed::fold(text.trim()).to_lowercase().chars().take(40).collect()
}

/// Whether a text can be a rule-set file: it begins with a key, a heading, a comment or a code block.
fn is_ruleset_text(text: &str) -> bool {
    let line = text.trim().lines().next().unwrap_or_default();
    line.starts_with(['#', '[']) || line.starts_with("```") || line.contains('=')
}

/// A pasted file without the signs of a code block around it.
fn unfenced(text: &str) -> &str {
    let text = text.trim();
    let Some(inner) = text.strip_prefix("```").and_then(|text| text.strip_suffix("```")) else { return text };
    let inner = inner.strip_prefix("toml").unwrap_or(inner);
    inner.trim()
}

/// `22:00-08:00 Europe/Berlin`; without a zone by UTC.
fn quiet(text: &str) -> Option<Quiet> {
    let text = typed::fold(text);
    let (hours, zone) = halves(&text);
    let (from, to) = hours.split_once(['-', '–', '~'])?;
    let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
    let zone = if zone.is_empty() { "UTC".to_owned() } else { zone_named(zone)? };
    (from != to).then_some(Quiet { from, to, zone })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{PersonId, Platform};

    fn wish(texts: &Texts, text: &str) -> Option<Wish> {
        match texts.parse(Place::Room, text) {
            Parsed::Query(Query::Wish(wish)) => Some(wish),
            _ => None,
        }
    }

    #[test]
    fn wishes_are_read_in_every_language() {
        let texts = Texts::builtin().expect("whole");
        let bob = || PlayerRef::Person(PersonId::new(Platform::Discord, "77"));
        let quiet = Quiet {
            from: TimeOfDay::from_minutes(22 * 60),
            to: TimeOfDay::from_minutes(8 * 60),
            zone: "Europe/Berlin".to_owned(),
        };
        for (text, wanted) in [
            ("!house", Wish::Show),
            ("!house ban <@77> he shouts", Wish::Ban { who: bob(), reason: Some("he shouts".to_owned()) }),
            (
                "!house ban 77 he shouts",
                Wish::Ban { who: PlayerRef::Number(77), reason: Some("he shouts".to_owned()) },
            ),
            (
                "!house ban bob he shouts",
                Wish::Ban { who: PlayerRef::Typed("bob".to_owned()), reason: Some("he shouts".to_owned()) },
            ),
            ("!house unban <@77>", Wish::Unban(bob())),
            ("!house ruleset v3", Wish::Ruleset(Some("v3".to_owned()))),
            ("!house ruleset off", Wish::Ruleset(None)),
            ("!house language zh-Hans", Wish::Language(Some(Locale::new("zh-Hans")))),
            (
                "!house set pace slow",
                Wish::Option { option: "pace".to_owned(), value: Some("slow".to_owned()) },
            ),
            ("!house set pace off", Wish::Option { option: "pace".to_owned(), value: None }),
            ("!notify", Wish::Notify(true)),
            ("!notify off", Wish::Notify(false)),
            ("!remind off", Wish::Remind(false)),
            ("!remind quiet 22:00-8:00 europe/berlin", Wish::Quiet(Some(quiet.clone()))),
            ("!remind quiet off", Wish::Quiet(None)),
            ("!ruleset add ```toml\nid = \"x\"\n```", Wish::AddRuleset("id = \"x\"".to_owned())),
            ("!ruleset\nid = \"x\"\nbase = \"v2\"", Wish::AddRuleset("id = \"x\"\nbase = \"v2\"".to_owned())),
            ("!ruleset remove x", Wish::RemoveRuleset("x".to_owned())),
            ("!house quiet 22:00-8:00 europe/berlin", Wish::CommunityQuiet(Some(quiet.clone()))),
            ("!社区 免打扰 关", Wish::CommunityQuiet(None)),
        ] {
            assert_eq!(wish(&texts, text), Some(wanted), "{text}");
        }
        for text in [
            "!house ban",
            "!house nonsense",
            "!remind quiet 8",
            "!remind quiet 8:00-8:00",
            "!ruleset add",
            "!ruleset friday",
        ] {
            assert_eq!(wish(&texts, text), None, "{text}");
        }
    }

    #[test]
    fn talk_to_the_team_that_begins_like_a_wish_stays_talk() {
        let texts = Texts::builtin().expect("whole");
        let parsed = texts.parse(Place::Direct, "remind me to vote for three tomorrow");
        assert!(matches!(parsed, Parsed::Talk(_)));
    }

    #[test]
    fn a_file_may_come_with_the_words_that_want_it() {
        let texts = Texts::builtin().expect("whole");
        for text in ["!ruleset add", " ！自定规则 加入 ", "!ruleset  add\n"] {
            assert!(texts.wants_ruleset(Place::Room, text), "{text}");
        }
        assert!(texts.wants_ruleset(Place::Direct, "ruleset add"));
        for text in ["!ruleset", "!ruleset remove x", "!ruleset add id = 1", "ruleset add", "!house", "", "!"]
        {
            assert!(!texts.wants_ruleset(Place::Room, text), "{text}");
        }
    }
}
