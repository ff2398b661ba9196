//! All languages, and how a message is looked up in one of them.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use fluent_langneg::NegotiationStrategy;
use fluent_langneg::negotiate::filter_matches;
use unic_langid::LanguageIdentifier;

use super::arg::{Arg, fluent};
use super::check::Entry;
use super::load::{self, FALLBACK, Language, TextError};
use super::words::Words;
use crate::game::Locale;

/// The words of every language, and the names of all commands. Share it in an `Arc`.
pub struct Texts {
    languages: Vec<Language>,
    pub(super) words: Words,
    misses: AtomicU64,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("locales", &self.locales()).finish_non_exhaustive()
    }
}

impl Texts {
    /// The languages that come with the program.
    ///
    /// # Errors
    /// If a file is damaged; names file, line and reason.
    pub fn builtin() -> Result<Texts, TextError> {
        Texts::new(load::builtin()?)
    }

    /// The languages that come with the program, with the files of a directory (`DIR/LOCALE/*.ftl`)
    /// laid over them. A new folder is a new language; what it lacks is shown in English.
    ///
    /// # Errors
    /// If a file is unreadable or damaged; names file, line and reason.
    pub fn with_dir(dir: &Path) -> Result<Texts, TextError> {
        let mut languages = load::builtin()?;
        load::overlay(&mut languages, dir)?;
        Texts::new(languages)
    }

    /// The languages of a directory (`DIR/LOCALE/*.ftl`) by themselves, for their translators: what a
    /// built-in language of the same name says is left out, except English if the directory has none.
    ///
    /// # Errors
    /// If a file is unreadable or damaged; names file, line and reason.
    pub fn of_dir(dir: &Path) -> Result<Texts, TextError> {
        Texts::new(load::alone(dir)?)
    }

    fn new(languages: Vec<Language>) -> Result<Texts, TextError> {
        let words = Words::of(&languages)?;
        Ok(Texts { languages, words, misses: AtomicU64::new(0) })
    }

    /// All languages, English first.
    #[must_use]
    pub fn locales(&self) -> Vec<Locale> {
        self.languages.iter().map(|language| language.locale.clone()).collect()
    }

    /// The language that serves a wish best: `zh-CN` and `zh_CN.UTF-8` are `zh-Hans`, `zh-TW` and `zh-HK`
    /// are `zh-Hant` where those are there; English if nothing is near.
    #[must_use]
    pub fn best(&self, wanted: &str) -> Locale {
        self.matching(wanted).unwrap_or_else(|| Locale::new(FALLBACK))
    }

    /// The language that a wish names, exactly or by the script that its country writes; `None` if there
    /// is none.
    #[must_use]
    pub fn matching(&self, wanted: &str) -> Option<Locale> {
        // An environment's `zh_CN.UTF-8@pinyin` is the tag `zh-CN` and more.
        let tag = wanted.split(['.', '@']).next().unwrap_or_default().trim();
        let wish: LanguageIdentifier = tag.parse().ok()?;
        let near = filter_matches(&[wish], &self.languages, NegotiationStrategy::Lookup);
        near.first().map(|language| language.locale.clone())
    }

    /// A label or sentence by its key; `key.attribute` for an attribute. Never fails: what a language
    /// lacks is said in English, and what English lacks is the key itself.
    #[must_use]
    pub fn ui(&self, locale: &Locale, key: &str, args: &[(&str, Arg)]) -> String {
        self.find(locale, key, args).unwrap_or_else(|| {
            self.misses.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(key, locale = locale.as_str(), "no message");
            key.to_owned()
        })
    }

    /// The message, if a language has it and every argument it wants is given.
    pub(super) fn find(&self, locale: &Locale, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let own = self.language(locale);
        let text = own.and_then(|language| format(language, key, args));
        text.or_else(|| {
            let english = self.languages.first()?;
            let said = format(english, key, args)?;
            if own.is_some_and(|language| language.entries.contains_key(key)) {
                tracing::warn!(key, locale = locale.as_str(), "message said in English");
            }
            Some(said)
        })
    }

    /// Whether any text stands under a key.
    pub(super) fn has(&self, key: &str) -> bool {
        self.languages.first().is_some_and(|english| english.entries.contains_key(key))
    }

    /// All keys of English that begin so, in alphabetical order.
    pub(super) fn keys<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        self.languages
            .first()
            .into_iter()
            .flat_map(|english| english.entries.keys())
            .map(String::as_str)
            .filter(move |key| key.starts_with(prefix))
    }

    /// How many lookups ended at a bare key since loading; 0 in a healthy program.
    #[must_use]
    pub fn misses(&self) -> u64 {
        self.misses.load(Ordering::Relaxed)
    }

    /// What each message of each language wants, English first.
    pub(super) fn entries(
        &self,
    ) -> impl Iterator<Item = (&Locale, &std::collections::BTreeMap<String, (String, Entry)>)> {
        self.languages.iter().map(|language| (&language.locale, &language.entries))
    }

    pub(super) fn language(&self, locale: &Locale) -> Option<&Language> {
        self.languages.iter().find(|language| language.locale == *locale)
    }
}

/// The text under a key of one language; `None` if it is not there or lacks an argument.
pub(super) fn format(language: &Language, key: &str, args: &[(&str, Arg)]) -> Option<String> {
    let (id, attribute) = match key.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (key, None),
    };
    let message = language.bundle.get_message(id)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let args = fluent(args);
    let text = language.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    errors.is_empty().then_some(text)
}
