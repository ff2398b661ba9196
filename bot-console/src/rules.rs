//! Rule sets without a table: told in full, listed, or checked.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use bot_core::game::{Locale, Side, Stuck};
use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;

use crate::language;

/// What `rules` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct RulesOptions {
    /// The rule set's id; without it all are listed.
    id: Option<String>,
    /// The language, instead of the environment's.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
    /// Rule-set files beside the built-in ones.
    #[arg(long, value_name = "DIR")]
    rulesets: Option<PathBuf>,
}

/// What `check` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct CheckOptions {
    /// The file.
    file: PathBuf,
    /// The language, instead of the environment's.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
    /// Rule-set files beside the built-in ones, which the file may name as its base.
    #[arg(long, value_name = "DIR")]
    rulesets: Option<PathBuf>,
}

/// The built-in rule sets and those of a directory.
///
/// # Errors
/// When a file is damaged; names file, key and reason.
pub(crate) fn load(dir: Option<&Path>) -> anyhow::Result<RuleSets> {
    let mut sets = RuleSets::builtin()?;
    if let Some(dir) = dir {
        sets.load_dir(dir)?;
    }
    Ok(sets)
}

/// Prints a rule set in full, or the list.
///
/// # Errors
/// When there is no such rule set, or a file is damaged.
pub(crate) fn show(options: &RulesOptions) -> anyhow::Result<()> {
    let (texts, sets) = (Texts::builtin()?, load(options.rulesets.as_deref())?);
    let locale = language::chosen(&texts, options.lang.as_deref())?;
    let text = match &options.id {
        None => texts.rulesets(&locale, sets.iter().map(AsRef::as_ref)),
        Some(id) => texts.rules(&locale, sets.get(id).with_context(|| unknown(&texts, &locale, id, &sets))?),
    };
    print(&text);
    Ok(())
}

/// Says whether a file can be played.
///
/// # Errors
/// When the built-in files are damaged.
pub(crate) fn check(options: &CheckOptions) -> anyhow::Result<ExitCode> {
    let (texts, sets) = (Texts::builtin()?, load(options.rulesets.as_deref())?);
    let locale = language::chosen(&texts, options.lang.as_deref())?;
    let file = options.file.display().to_string();
    let (text, code) = match sets.check_file(&options.file) {
        Ok(rules) if !rules.stuck().is_empty() => {
            let why = rules.stuck().into_iter().map(|stuck| told(&texts, &locale, stuck));
            let why: Vec<String> = why.collect();
            let args = [("file", file.into()), ("why", why.join("\n").into())];
            (texts.ui(&locale, "console-check-stuck", &args), ExitCode::FAILURE)
        }
        Ok(rules) if texts.characters_are_themselves(&rules).is_err() => {
            let refused = texts.characters_are_themselves(&rules).err();
            let fault = refused.map(|refusal| texts.refusal(&locale, &refusal)).unwrap_or_default();
            (texts.ui(&locale, "console-check-bad", &[("fault", fault.into())]), ExitCode::FAILURE)
        }
        Ok(rules) => {
            let args = [
                ("file", file.into()),
                ("ruleset", rules.id.as_str().into()),
                ("first", rules.players.0.into()),
                ("last", rules.players.1.into()),
            ];
            (texts.ui(&locale, "console-check-good", &args), ExitCode::SUCCESS)
        }
        Err(error) => {
            let fault = error.to_string();
            (texts.ui(&locale, "console-check-bad", &[("fault", fault.into())]), ExitCode::FAILURE)
        }
    };
    print(&text);
    Ok(code)
}

/// Why a game may get stuck, in plain words.
fn told(texts: &Texts, locale: &Locale, stuck: Stuck) -> String {
    match stuck {
        Stuck::Endless { limit, days } => {
            let args = [("option", texts.option(locale, limit).into()), ("days", days.into())];
            texts.ui(locale, "console-stuck-endless", &args)
        }
        Stuck::NoEnd { phase } => texts.ui(locale, "console-stuck-no-end", &[("phase", phase.id().into())]),
        Stuck::NeverFalls { winner, role } => {
            let args = [
                ("winner", winner.map_or("nobody", Side::id).into()),
                ("role", texts.role(locale, role).into()),
            ];
            texts.ui(locale, "console-stuck-never-falls", &args)
        }
        Stuck::OverAtOnce { players } => {
            texts.ui(locale, "console-stuck-over-at-once", &[("players", players.into())])
        }
        Stuck::NeverWakes { role, ask } => {
            let args = [("role", texts.role(locale, role).into()), ("ask", texts.ask(locale, ask).into())];
            texts.ui(locale, "console-stuck-never-wakes", &args)
        }
    }
}

/// What to say of a rule set that is not there.
pub(crate) fn unknown(texts: &Texts, locale: &Locale, id: &str, sets: &RuleSets) -> String {
    let ids: Vec<String> = sets.ids().map(str::to_owned).collect();
    let args = [("id", id.into()), ("ids", texts.list(locale, &ids).into())];
    texts.ui(locale, "console-no-ruleset", &args)
}

/// Prints to standard output; whoever has stopped reading (`| head`) is no error.
fn print(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
