//! For translators: what a language lacks, and every message as its readers would see it.

use std::collections::BTreeSet;

use super::arg::Arg;
use super::catalogue::{Texts, format};
use super::check::Entry;
use crate::game::Locale;

/// Forms of counting words that languages have more or fewer of: `one` is an English word, no case.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// Counts that show such forms in most languages.
const COUNTS: [i64; 3] = [1, 2, 5];
/// No message is shown in more ways.
const WAYS_MAX: usize = 200;
/// Arguments that are numbers wherever nothing chooses by them.
const NUMBERS: &str = "above agreed all amount card chars cores count day first games half last least living \
    low high max mean min most needles new night number old players points ready round seat second seconds \
    share size speed table value width";
/// Arguments that are words of the game, with the message of one of them.
const WORDS: [(&str, &str); 18] = [
    ("ask", "ask-kill"),
    ("asks", "ask-kill"),
    ("becomes", "role-civilian"),
    ("build", "build-adult"),
    ("command", "command-kill"),
    ("group", "role-killer"),
    ("hand", "role-police"),
    ("kind", "kind-detective"),
    ("option", "option-ballot"),
    ("permission", "discord-need-view"),
    ("rest", "role-civilian"),
    ("role", "role-police"),
    ("role_name", "role-police"),
    ("ruleset", "ruleset-v2"),
    ("sex", "sex-f"),
    ("side", "side-good"),
    ("team", "team-police"),
    ("word", "term-tie"),
];
/// Arguments that are people, with the seats they sit in.
const PEOPLE: [(&str, &[u16]); 11] = [
    ("by", &[1, 3]),
    ("candidates", &[2, 5]),
    ("found", &[2]),
    ("host", &[3]),
    ("player", &[2]),
    ("seats", &[1, 2]),
    ("target", &[2]),
    ("targets", &[2, 5]),
    ("user", &[3]),
    ("voters", &[1, 3]),
    ("who", &[5]),
];

/// Something that English says and a language does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The file, from the locale's folder on; English's where the language has no such message.
    pub file: String,
    /// The message, or `message.attribute`.
    pub key: String,
    /// What of it.
    pub lack: Lack,
}

/// What is not said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// All of it.
    Message,
    /// An argument is not used.
    Argument(String),
    /// A case that English tells apart by a word is not told apart.
    Case {
        /// The argument that holds the word.
        argument: String,
        /// The word.
        word: String,
    },
}

/// A message as its readers would see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The file, from the locale's folder on.
    pub file: String,
    /// The message, or `message.attribute`.
    pub key: String,
    /// What it says with sample arguments, once for each way in which it can be said.
    pub texts: Vec<String>,
}

impl Texts {
    /// How many messages and attributes there are to say.
    #[must_use]
    pub fn messages(&self) -> usize {
        self.keys("").filter(|key| !key.starts_with('-')).count()
    }

    /// Everything that English says and this language does not, in the order of the keys.
    #[must_use]
    pub fn gaps(&self, locale: &Locale) -> Vec<Gap> {
        let Some((_, english)) = self.entries().next() else { return Vec::new() };
        let own = self.entries().find(|(known, _)| *known == locale).map(|(_, entries)| entries);
        let mut gaps = Vec::new();
        for (key, (file, entry)) in english.iter().filter(|(key, _)| !key.starts_with('-')) {
            match own.and_then(|own| own.get(key)) {
                Some((file, said)) => {
                    let gap = |lack| Gap { file: file.clone(), key: key.clone(), lack };
                    gaps.extend(lacks(entry, said).into_iter().map(gap));
                }
                None => gaps.push(Gap { file: file.clone(), key: key.clone(), lack: Lack::Message }),
            }
        }
        gaps
    }

    /// Every message that this language has of its own, with sample arguments, in the order of its files.
    #[must_use]
    pub fn previews(&self, locale: &Locale) -> Vec<Preview> {
        let Some(language) = self.language(locale) else { return Vec::new() };
        let mut all: Vec<(&str, usize, Preview)> = Vec::new();
        for (key, (file, entry)) in language.entries.iter().filter(|(key, _)| !key.starts_with('-')) {
            let mut texts = Vec::new();
            for args in self.ways(locale, key, entry) {
                let text = format(language, key, &args).filter(|text| !texts.contains(text));
                texts.extend(text);
            }
            all.push((file.as_str(), entry.line, Preview { file: file.clone(), key: key.clone(), texts }));
        }
        all.sort_by_key(|(file, line, _)| (*file, *line));
        all.into_iter().map(|(_, _, preview)| preview).collect()
    }

    /// Arguments for every way in which a message can be said.
    fn ways<'e>(&self, locale: &Locale, key: &str, entry: &'e Entry) -> Vec<Vec<(&'e str, Arg)>> {
        let mut ways: Vec<Vec<(&str, Arg)>> = vec![Vec::new()];
        for argument in &entry.args {
            let samples = match entry.choices.get(argument) {
                Some(keys) => cases(keys),
                None => vec![self.sample(locale, key, argument)],
            };
            let mut longer = Vec::new();
            for way in &ways {
                for sample in &samples {
                    let mut way = way.clone();
                    way.push((argument, sample.clone()));
                    longer.push(way);
                }
            }
            longer.truncate(WAYS_MAX);
            ways = longer;
        }
        ways
    }

    /// Something that may stand in an argument's place.
    fn sample(&self, locale: &Locale, key: &str, argument: &str) -> Arg {
        // Where hands are squeezed, these are left and right, elsewhere a side of the game and cards.
        if key.contains("squeeze") && ["hand", "side"].contains(&argument) {
            return self.ui(locale, "hand-left", &[]).into();
        }
        if let Some((_, key)) = WORDS.iter().find(|(name, _)| *name == argument) {
            return self.ui(locale, key, &[]).into();
        }
        if let Some((_, seats)) = PEOPLE.iter().find(|(name, _)| *name == argument) {
            let people: Vec<String> = seats.iter().map(|seat| self.sample_person(locale, *seat)).collect();
            return self.list(locale, &people).into();
        }
        if NUMBERS.split_whitespace().any(|name| name == argument) {
            return 3_u16.into();
        }
        match argument {
            "account" | "before" | "name" => self.sample_name(locale, 4).into(),
            "hands" | "list" | "roles" => {
                let roles = ["role-police", "role-killer"].map(|key| self.ui(locale, key, &[]));
                self.list(locale, &roles).into()
            }
            "large" | "left" | "small" | "span" => self.span(locale, 60_000).into(),
            "time" => "20:00".into(),
            "example" => "5".into(),
            _ => format!("‹{argument}›").into(),
        }
    }

    fn sample_name(&self, locale: &Locale, number: u16) -> String {
        self.ui(locale, "computer-name", &[("number", number.into())])
    }

    fn sample_person(&self, locale: &Locale, seat: u16) -> String {
        let name = self.sample_name(locale, seat);
        let args = [("seat", seat.into()), ("name", name.into()), ("computer", false.into())];
        self.ui(locale, "seat-person", &args)
    }
}

/// What a message lacks of what English says in it.
fn lacks(english: &Entry, said: &Entry) -> Vec<Lack> {
    let mut all: Vec<Lack> = english.args.difference(&said.args).cloned().map(Lack::Argument).collect();
    for (argument, words) in &english.choices {
        let told = said.choices.get(argument);
        for word in words.iter().filter(|word| is_case(word)) {
            if told.is_none_or(|told| !told.contains(word)) {
                all.push(Lack::Case { argument: argument.clone(), word: word.clone() });
            }
        }
    }
    all
}

/// Whether a selector's key is a word of the game's, not a number or a form of counting words.
fn is_case(key: &str) -> bool {
    !PLURALS.contains(&key) && key.parse::<i64>().is_err()
}

/// Values of an argument that lead to every variant of a selector with these keys.
fn cases(keys: &BTreeSet<String>) -> Vec<Arg> {
    let mut numbers: BTreeSet<i64> = keys.iter().filter_map(|key| key.parse().ok()).collect();
    let plural = |key: &String| key != "other" && PLURALS.contains(&key.as_str());
    let counts = !numbers.is_empty() || keys.iter().any(plural);
    if counts {
        numbers.extend(COUNTS);
    }
    let words = keys.iter().filter(|key| is_case(key) || (!counts && *key == "other"));
    numbers.into_iter().map(Arg::Number).chain(words.map(Arg::from)).collect()
}
