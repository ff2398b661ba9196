//! Reading locale files: built in, or a directory's laid over them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use super::check::{self, Entry};
use crate::game::Locale;

static BUILTIN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../locales");

/// The language every other one falls back to.
pub(super) const FALLBACK: &str = "en";

/// No locale file is larger, in bytes.
const FILE_BYTES_MAX: u64 = 1 << 20;
/// No folder holds more locale files.
const FILES_MAX: usize = 200;

/// Why the words cannot be used. Nothing is shown half-translated from a damaged file.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The directory or a file in it cannot be read.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A folder's name is no language tag.
    #[error("{folder}: no language tag such as `en` or `zh-Hans`")]
    BadTag {
        /// The folder.
        folder: String,
    },
    /// There are no English words.
    #[error("no locale `en` to fall back to")]
    NoFallback,
    /// A file, or the number of files, is too large.
    #[error("{file}: larger than a locale may be")]
    TooLarge {
        /// The file or folder.
        file: String,
    },
    /// A file says something that cannot be used.
    #[error("{file}:{line}: {fault}")]
    Faulty {
        /// The file, from the locale's folder on.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        fault: TextFault,
    },
}

/// What is wrong with a line of a locale file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// It is no Fluent.
    #[error("{0}")]
    Syntax(String),
    /// English has no such message, so nobody would ever read it.
    #[error("unknown message `{0}`")]
    UnknownMessage(String),
    /// The judge does not fill in this argument.
    #[error("`{key}` has no argument `${argument}`")]
    UnknownArgument {
        /// The message.
        key: String,
        /// The argument.
        argument: String,
    },
    /// It names a message or term that is not there.
    #[error("`{key}` uses `{used}`, which is not there")]
    UnknownReference {
        /// The message.
        key: String,
        /// What it names.
        used: String,
    },
    /// The same name stands twice.
    #[error("`{0}` stands twice")]
    Twice(String),
    /// Two commands share a name.
    #[error("`{name}` names both `{first}` and `{second}`")]
    SameName {
        /// The shared name.
        name: String,
        /// One command's id.
        first: String,
        /// The other's.
        second: String,
    },
}

/// One language.
pub(super) struct Language {
    /// Its tag.
    pub(super) locale: Locale,
    /// The same, taken apart.
    id: LanguageIdentifier,
    /// Its messages.
    pub(super) bundle: FluentBundle<Arc<FluentResource>>,
    /// What they want, with the file each stands in.
    pub(super) entries: BTreeMap<String, (String, Entry)>,
}

impl AsRef<LanguageIdentifier> for Language {
    fn as_ref(&self) -> &LanguageIdentifier {
        &self.id
    }
}

/// A locale file: its locale, its name from the locale's folder on, its text.
struct Source {
    locale: String,
    file: String,
    text: String,
}

/// The languages built in, English first.
pub(super) fn builtin() -> Result<Vec<Language>, TextError> {
    let mut sources = Vec::new();
    for folder in BUILTIN.dirs() {
        let locale = folder.path().to_string_lossy().into_owned();
        for file in folder.files().filter(|f| f.path().extension().is_some_and(|e| e == "ftl")) {
            let name = file.path().to_string_lossy().into_owned();
            let text = file.contents_utf8().ok_or_else(|| faulty(&name, 1, not_utf8()))?;
            sources.push(Source { locale: locale.clone(), file: name, text: text.to_owned() });
        }
    }
    let mut languages = Vec::new();
    add(&mut languages, sources)?;
    Ok(languages)
}

/// The languages of a directory by themselves, beside the built-in English if it has none of its own.
pub(super) fn alone(dir: &Path) -> Result<Vec<Language>, TextError> {
    let mut languages = Vec::new();
    if !dir.join(FALLBACK).is_dir() {
        languages = builtin()?;
        languages.retain(|language| language.locale.as_str() == FALLBACK);
    }
    overlay(&mut languages, dir)?;
    Ok(languages)
}

/// Lays the files of a directory (`DIR/LOCALE/*.ftl`) over the languages; new folders are new languages.
pub(super) fn overlay(languages: &mut Vec<Language>, dir: &Path) -> Result<(), TextError> {
    let mut sources = Vec::new();
    for folder in listed(dir)? {
        if !folder.is_dir() {
            continue;
        }
        let locale = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for path in listed(&folder)? {
            if path.extension().is_none_or(|e| e != "ftl") {
                continue;
            }
            let unreadable = |source| TextError::Unreadable { path: path.clone(), source };
            let file = format!("{locale}/{}", path.file_name().unwrap_or_default().to_string_lossy());
            if path.metadata().map_err(unreadable)?.len() > FILE_BYTES_MAX {
                return Err(TextError::TooLarge { file });
            }
            let text = String::from_utf8(std::fs::read(&path).map_err(unreadable)?)
                .map_err(|_| faulty(&file, 1, not_utf8()))?;
            sources.push(Source { locale: locale.clone(), file, text });
        }
    }
    add(languages, sources)
}

fn listed(dir: &Path) -> Result<Vec<PathBuf>, TextError> {
    let unreadable = |source| TextError::Unreadable { path: dir.to_owned(), source };
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(dir).map_err(unreadable)? {
        paths.push(entry.map_err(unreadable)?.path());
        if paths.len() > FILES_MAX {
            return Err(TextError::TooLarge { file: dir.display().to_string() });
        }
    }
    paths.sort();
    Ok(paths)
}

fn not_utf8() -> TextFault {
    TextFault::Syntax("not UTF-8".to_owned())
}

fn faulty(file: &str, line: usize, fault: TextFault) -> TextError {
    TextError::Faulty { file: file.to_owned(), line, fault }
}

/// Adds one layer of files. Within a layer a name stands once; over an older layer it replaces.
fn add(languages: &mut Vec<Language>, mut sources: Vec<Source>) -> Result<(), TextError> {
    // English first: it says which messages there are and what they may ask for.
    sources.sort_by_key(|source| (source.locale != FALLBACK, source.locale.clone(), source.file.clone()));
    let is_base = languages.is_empty();
    let mut layer: BTreeMap<(String, String), ()> = BTreeMap::new();
    for Source { locale, file, text } in sources {
        let resource = FluentResource::try_new(text).map_err(|(resource, errors)| {
            let (line, reason) = errors.first().map_or((1, String::new()), |error| {
                (check::line_at(resource.source(), error.pos.start), error.kind.to_string())
            });
            faulty(&file, line, TextFault::Syntax(reason))
        })?;
        let (entries, twice) = check::entries(&resource);
        if let Some((key, line)) = twice.into_iter().next() {
            return Err(faulty(&file, line, TextFault::Twice(key)));
        }
        for (key, entry) in &entries {
            if layer.insert((locale.clone(), key.clone()), ()).is_some() {
                return Err(faulty(&file, entry.line, TextFault::Twice(key.clone())));
            }
            if !(is_base && locale == FALLBACK) {
                known(languages, &file, key, entry)?;
            }
        }
        let language = language(languages, &locale)?;
        language.bundle.add_resource_overriding(Arc::new(resource));
        // A message that is replaced loses its old attributes too.
        language.entries.retain(|old, _| !entries.contains_key(old.split('.').next().unwrap_or(old)));
        language.entries.extend(entries.into_iter().map(|(key, entry)| (key, (file.clone(), entry))));
    }
    if languages.first().is_none_or(|first| first.locale.as_str() != FALLBACK) {
        return Err(TextError::NoFallback);
    }
    references(languages)
}

/// Whether English knows the message and its arguments. Terms are a language's own.
fn known(languages: &[Language], file: &str, key: &str, entry: &Entry) -> Result<(), TextError> {
    if key.starts_with('-') {
        return Ok(());
    }
    let Some((_, english)) = languages.first().and_then(|first| first.entries.get(key)) else {
        return Err(faulty(file, entry.line, TextFault::UnknownMessage(key.to_owned())));
    };
    match entry.args.difference(&english.args).next() {
        Some(argument) => Err(faulty(
            file,
            entry.line,
            TextFault::UnknownArgument { key: key.to_owned(), argument: argument.clone() },
        )),
        None => Ok(()),
    }
}

fn references(languages: &[Language]) -> Result<(), TextError> {
    for language in languages {
        for (key, (file, entry)) in &language.entries {
            if let Some(used) = entry.uses.iter().find(|used| !language.entries.contains_key(*used)) {
                let fault = TextFault::UnknownReference { key: key.clone(), used: used.clone() };
                return Err(faulty(file, entry.line, fault));
            }
        }
    }
    Ok(())
}

fn language<'a>(languages: &'a mut Vec<Language>, tag: &str) -> Result<&'a mut Language, TextError> {
    let index = match languages.iter().position(|language| language.locale.as_str() == tag) {
        Some(index) => index,
        None => {
            let id: LanguageIdentifier =
                tag.parse().map_err(|_| TextError::BadTag { folder: tag.to_owned() })?;
            let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
            // Isolation marks would be invisible characters in every message.
            bundle.set_use_isolating(false);
            languages.push(Language { locale: Locale::new(tag), id, bundle, entries: BTreeMap::new() });
            languages.len() - 1
        }
    };
    Ok(&mut languages[index])
}
