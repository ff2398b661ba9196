//! The names by which people call commands, roles, options and units: of all languages at once.

use std::collections::{BTreeMap, BTreeSet};

use super::catalogue::format;
use super::command::{COMMANDS, CommandSpec, POWERLESS};
use super::load::{Language, TextError, TextFault};
use super::typed::fold;
use crate::game::{Build, ClueKind, Hand, Kind, Locale, Role, Sex, Side};

/// Units of time that may be typed, in seconds.
const UNITS_S: [(&str, u64); 4] =
    [("unit-seconds", 1), ("unit-minutes", 60), ("unit-hours", 3600), ("unit-days", 86_400)];

/// What a typed command word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Head {
    /// A command.
    Command(&'static CommandSpec),
    /// A power that nobody has in these rule sets; the flag: only for the judge's ear.
    Powerless(bool),
}

/// Everything that can be typed, folded: full-width letters narrowed, capitals lowered.
#[derive(Debug, Default)]
pub(super) struct Words {
    commands: BTreeMap<String, Head>,
    roles: BTreeMap<String, Role>,
    hands: BTreeMap<String, Hand>,
    kinds: BTreeMap<String, Kind>,
    builds: BTreeMap<String, Build>,
    sexes: BTreeMap<String, Sex>,
    clues: BTreeMap<String, ClueKind>,
    sides: BTreeMap<String, Side>,
    options: BTreeMap<String, String>,
    units_s: BTreeMap<String, u64>,
    languages: BTreeMap<String, Locale>,
}

impl Words {
    /// Collects the names of every language.
    ///
    /// # Errors
    /// If two commands share a name.
    pub(super) fn of(languages: &[Language]) -> Result<Words, TextError> {
        let mut words = Words::default();
        for (id, secret) in POWERLESS {
            words.commands.insert((*id).to_owned(), Head::Powerless(*secret));
        }
        for spec in COMMANDS {
            words.commands.insert(spec.id.to_owned(), Head::Command(spec));
        }
        for role in Role::ALL {
            words.roles.insert(tight(role.id()), *role);
        }
        words.hands = ids(Hand::ALL, Hand::id);
        words.kinds = ids(Kind::ALL, Kind::id);
        words.builds = ids(Build::ALL, Build::id);
        words.sexes = ids(Sex::ALL, Sex::id);
        words.clues = ids(ClueKind::ALL, ClueKind::id);
        words.sides = ids(Side::ALL, Side::id);
        for language in languages {
            words.add(language)?;
        }
        Ok(words)
    }

    fn add(&mut self, language: &Language) -> Result<(), TextError> {
        for spec in COMMANDS {
            let key = format!("command-{}", spec.id);
            for name in names(language, &key) {
                match self.commands.insert(name.clone(), Head::Command(spec)) {
                    Some(Head::Command(other)) if other != spec => {
                        return Err(same_name(language, &key, name, other.id, spec.id));
                    }
                    Some(Head::Powerless(_)) if name != spec.id => {
                        return Err(same_name(language, &key, name.clone(), &name, spec.id));
                    }
                    Some(Head::Command(_) | Head::Powerless(_)) | None => {}
                }
            }
        }
        learn(&mut self.roles, language, "role", Role::ALL, Role::id);
        learn(&mut self.hands, language, "hand", Hand::ALL, Hand::id);
        learn(&mut self.kinds, language, "kind", Kind::ALL, Kind::id);
        learn(&mut self.builds, language, "build", Build::ALL, Build::id);
        learn(&mut self.sexes, language, "sex", Sex::ALL, Sex::id);
        learn(&mut self.clues, language, "clue", ClueKind::ALL, ClueKind::id);
        learn(&mut self.sides, language, "side", Side::ALL, Side::id);
        for (key, (_, entry)) in &language.entries {
            if let Some(path) = key.strip_prefix("option-").filter(|path| !path.contains('.'))
                && entry.args.is_empty()
                && let Some(name) = format(language, key, &[])
            {
                self.options.entry(tight(&name)).or_insert_with(|| path.replace('-', "."));
            }
        }
        for (key, seconds) in UNITS_S {
            for name in names(language, key) {
                self.units_s.insert(name, seconds);
            }
        }
        for name in names(language, "language") {
            self.languages.entry(tight(&name)).or_insert_with(|| language.locale.clone());
        }
        Ok(())
    }

    /// The command of a typed word.
    pub(super) fn command(&self, word: &str) -> Option<Head> {
        self.commands.get(&word.to_lowercase()).copied()
    }

    /// The longest command name that `word` begins with, and how many characters it takes.
    pub(super) fn command_prefix(&self, word: &str) -> Option<(Head, usize)> {
        let word = word.to_lowercase();
        let cuts: Vec<(usize, usize)> =
            word.char_indices().enumerate().skip(1).map(|(chars, (bytes, _))| (chars, bytes)).collect();
        cuts.into_iter()
            .rev()
            .find_map(|(chars, bytes)| Some((self.commands.get(word.get(..bytes)?).copied()?, chars)))
    }

    /// The command name nearest to a misspelt word, if any is near.
    pub(super) fn near(&self, word: &str) -> Option<&str> {
        let word: Vec<char> = word.to_lowercase().chars().take(40).collect();
        self.commands
            .keys()
            .map(|name| (distance(&word, &name.chars().collect::<Vec<_>>()), name))
            .filter(|(distance, name)| distance * 3 <= name.chars().count().max(word.len()))
            .min()
            .map(|(_, name)| name.as_str())
    }

    /// The role of a typed name.
    pub(super) fn role(&self, name: &str) -> Option<Role> {
        self.roles.get(&tight(name)).copied()
    }

    /// The side of the game of a typed name.
    pub(super) fn side(&self, name: &str) -> Option<Side> {
        self.sides.get(&tight(name)).copied()
    }

    /// The side of a typed name.
    pub(super) fn hand(&self, name: &str) -> Option<Hand> {
        self.hands.get(&tight(name)).copied()
    }

    /// The type of a typed name.
    pub(super) fn kind(&self, name: &str) -> Option<Kind> {
        self.kinds.get(&tight(name)).copied()
    }

    /// The build of a typed name.
    pub(super) fn build(&self, name: &str) -> Option<Build> {
        self.builds.get(&tight(name)).copied()
    }

    /// The sex of a typed name.
    pub(super) fn sex(&self, name: &str) -> Option<Sex> {
        self.sexes.get(&tight(name)).copied()
    }

    /// What a deduction is about, by a typed name.
    pub(super) fn clue(&self, name: &str) -> Option<ClueKind> {
        self.clues.get(&tight(name)).copied()
    }

    /// The path of an option that was typed by its path or by its name in some language.
    pub(super) fn option(&self, name: &str) -> String {
        self.options.get(&tight(name)).cloned().unwrap_or_else(|| name.to_lowercase())
    }

    /// The paths of all options that have one name in every rule set.
    pub(super) fn options(&self) -> impl Iterator<Item = &str> {
        self.options.values().map(String::as_str).collect::<BTreeSet<_>>().into_iter()
    }

    /// The length in seconds of a unit of time.
    pub(super) fn unit_s(&self, name: &str) -> Option<u64> {
        self.units_s.get(&name.to_lowercase()).copied()
    }

    /// The language of a typed name.
    pub(super) fn language(&self, name: &str) -> Option<&Locale> {
        self.languages.get(&tight(name))
    }

    /// Every name of every command, for tests.
    #[cfg(test)]
    pub(super) fn commands(&self) -> impl Iterator<Item = (&str, Head)> {
        self.commands.iter().map(|(name, head)| (name.as_str(), *head))
    }
}

/// The words of a list by their ids.
fn ids<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> BTreeMap<String, T> {
    all.iter().map(|word| (tight(id(*word)), *word)).collect()
}

/// Adds a language's names for the words of a list; a name that is taken keeps its meaning.
fn learn<T: Copy>(
    known: &mut BTreeMap<String, T>,
    language: &Language,
    family: &str,
    all: &[T],
    id: fn(T) -> &'static str,
) {
    for word in all {
        for name in names(language, &format!("{family}-{}", id(*word))) {
            known.entry(tight(&name)).or_insert(*word);
        }
    }
}

/// A message's value and its `aliases`, which commas divide.
fn names(language: &Language, key: &str) -> Vec<String> {
    [format(language, key, &[]), format(language, &format!("{key}.aliases"), &[])]
        .into_iter()
        .flatten()
        .flat_map(|list| list.split([',', '，', '、']).map(|name| fold(name.trim())).collect::<Vec<_>>())
        .filter(|name| !name.is_empty())
        .collect()
}

fn same_name(language: &Language, key: &str, name: String, first: &str, second: &str) -> TextError {
    let (file, line) = language.entries.get(key).map_or((String::new(), 0), |(f, e)| (f.clone(), e.line));
    let fault = TextFault::SameName { name, first: first.to_owned(), second: second.to_owned() };
    TextError::Faulty { file, line, fault }
}

/// Folded, and without what people leave out or put in at will.
fn tight(name: &str) -> String {
    fold(name).to_lowercase().chars().filter(|c| !c.is_whitespace() && *c != '_' && *c != '-').collect()
}

/// Levenshtein's distance.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let new = (corner + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            corner = row[j + 1];
            row[j + 1] = new;
        }
    }
    row[b.len()]
}
