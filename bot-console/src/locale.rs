//! For translators: what a language lacks, and how its messages look.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bot_core::game::Locale;
use bot_core::text::{Gap, Lack, Texts};
use clap::Subcommand;

use crate::language;

/// What `locale` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Tells what languages lack of what English says.
    Check(CheckOptions),
    /// Prints every message of a language with sample arguments.
    Preview(PreviewOptions),
}

/// What `locale check` takes.
#[derive(Debug, clap::Args)]
struct CheckOptions {
    /// A language's tag, or a directory of locale folders; without it all languages of the program.
    #[arg(value_name = "DIR|TAG")]
    what: Option<String>,
    /// The language to answer in, instead of the environment's.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
}

/// What `locale preview` takes.
#[derive(Debug, clap::Args)]
struct PreviewOptions {
    /// The language's tag.
    tag: String,
    /// Only messages whose key begins so.
    key: Option<String>,
    /// A directory of locale folders, instead of the languages of the program.
    #[arg(long, value_name = "DIR")]
    locales: Option<PathBuf>,
}

/// Does what a translator asks for.
///
/// # Errors
/// When a file is damaged or there is no such language.
pub(crate) fn run(options: &Options) -> anyhow::Result<ExitCode> {
    let (lines, code) = match &options.task {
        Task::Check(options) => check(options)?,
        Task::Preview(options) => (preview(options)?, ExitCode::SUCCESS),
    };
    // Whoever has stopped reading (`| head`) is no error.
    let _ = writeln!(std::io::stdout(), "{}", lines.join("\n"));
    Ok(code)
}

fn check(options: &CheckOptions) -> anyhow::Result<(Vec<String>, ExitCode)> {
    let builtin = Texts::builtin()?;
    let reader = language::chosen(&builtin, options.lang.as_deref())?;
    let named = options.what.as_deref().map(Locale::new).filter(|tag| builtin.locales().contains(tag));
    let of_dir = match (&options.what, &named) {
        (Some(dir), None) => Some(Texts::of_dir(Path::new(dir))?),
        (_, _) => None,
    };
    let texts = of_dir.as_ref().unwrap_or(&builtin);
    let (mut lines, mut code) = (Vec::new(), ExitCode::SUCCESS);
    for locale in named.map_or_else(|| texts.locales(), |tag| vec![tag]) {
        let gaps = texts.gaps(&locale);
        lines.extend(gaps.iter().map(|gap| told(&builtin, &reader, gap)));
        let args = [
            ("tag", locale.as_str().into()),
            ("lacking", gaps.len().into()),
            ("count", texts.messages().into()),
        ];
        lines.push(builtin.ui(&reader, "console-locale-checked", &args));
        if !gaps.is_empty() {
            code = ExitCode::FAILURE;
        }
    }
    Ok((lines, code))
}

/// A gap in the reader's words.
fn told(texts: &Texts, reader: &Locale, gap: &Gap) -> String {
    let (file, key) = (("file", gap.file.as_str().into()), ("key", gap.key.as_str().into()));
    match &gap.lack {
        Lack::Message => texts.ui(reader, "console-locale-missing", &[file, key]),
        Lack::Argument(argument) => {
            texts.ui(reader, "console-locale-argument", &[file, key, ("argument", argument.into())])
        }
        Lack::Case { argument, word } => {
            let args = [file, key, ("argument", argument.into()), ("word", word.into())];
            texts.ui(reader, "console-locale-case", &args)
        }
    }
}

fn preview(options: &PreviewOptions) -> anyhow::Result<Vec<String>> {
    let texts = match &options.locales {
        Some(dir) => Texts::of_dir(dir)?,
        None => Texts::builtin()?,
    };
    let locale = language::chosen(&texts, Some(&options.tag))?;
    let wanted = options.key.as_deref().unwrap_or_default();
    let (mut lines, mut file) = (Vec::new(), String::new());
    for shown in texts.previews(&locale).into_iter().filter(|shown| shown.key.starts_with(wanted)) {
        if file != shown.file {
            lines.push(shown.file.clone());
            file = shown.file;
        }
        lines.push(format!("  {}", shown.key));
        lines.extend(shown.texts.iter().map(|text| format!("    {}", text.replace('\n', "\n    "))));
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(what: &str) -> (Vec<String>, bool) {
        let options = CheckOptions { what: Some(what.to_owned()), lang: Some("en".to_owned()) };
        let (lines, code) = check(&options).unwrap_or_else(|error| panic!("{error}"));
        (lines, code == ExitCode::SUCCESS)
    }

    #[test]
    fn the_languages_of_the_program_are_whole() {
        for locale in Texts::builtin().expect("the words are whole").locales() {
            let (lines, whole) = checked(&locale.0);
            assert!(whole, "{lines:?}");
            assert!(
                lines.len() == 1 && lines[0].starts_with(&format!("{}: complete", locale.0)),
                "{lines:?}"
            );
        }
    }

    #[test]
    fn a_directory_is_told_what_it_lacks() {
        let dir = tempfile::tempdir().expect("a directory can be made");
        std::fs::create_dir(dir.path().join("de")).expect("a folder can be made");
        std::fs::write(dir.path().join("de/core.ftl"), "language = Deutsch\n")
            .expect("a file can be written");
        let (lines, whole) = checked(&dir.path().to_string_lossy());
        assert!(!whole && lines.contains(&"en/core.ftl: nobody is missing".to_owned()), "{lines:?}");
        assert!(!lines.contains(&"en/core.ftl: language is missing".to_owned()), "{lines:?}");
        let options =
            PreviewOptions { tag: "de".to_owned(), key: None, locales: Some(dir.path().to_owned()) };
        let lines = preview(&options).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(lines, ["de/core.ftl", "  language", "    Deutsch"]);
    }
}
