//! A table in the terminal: one person, computer players, the same judge as everywhere.
//!
//! The table's clock is a virtual one. It runs with the wall clock while the person is asked
//! something; while only computers act it jumps to the next deadline, and while the program is
//! off it stands still.

mod place;
mod screen;
mod table;
mod wait;

use std::path::PathBuf;

use anyhow::Context;
use bot_core::text::Texts;

use crate::{input, language, rules};
use screen::Screen;
use table::{Seating, Table};

/// How to play in the terminal.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The rule set.
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
    /// How many players, you included.
    #[arg(long, value_name = "NUMBER")]
    players: Option<u16>,
    /// Your name at the table.
    #[arg(long)]
    name: Option<String>,
    /// The language, instead of the environment's.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
    /// Where the table is kept.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Rule-set files beside the built-in ones.
    #[arg(long, value_name = "DIR")]
    rulesets: Option<PathBuf>,
    /// Begin anew instead of going on with an unfinished game.
    #[arg(long)]
    new: bool,
    /// No pauses between the judge's sentences.
    #[arg(long)]
    fast: bool,
}

/// Plays until the person leaves.
///
/// # Errors
/// When the table cannot be set up, or its store fails.
pub(crate) async fn run(options: &Options) -> anyhow::Result<()> {
    let texts = Texts::builtin()?;
    let sets = rules::load(options.rulesets.as_deref())?;
    let locale = language::chosen(&texts, options.lang.as_deref())?;
    let id = options.ruleset.as_deref().unwrap_or(bot_core::host::RULESET_DEFAULT);
    let rules = sets.get(id).with_context(|| rules::unknown(&texts, &locale, id, &sets))?;
    let (least, most) = rules.players;
    let players =
        options.players.unwrap_or_else(|| rules.standard.first().copied().unwrap_or(least).max(8).min(most));
    anyhow::ensure!(
        (least..=most).contains(&players),
        "{}",
        texts.ui(
            &locale,
            "console-size",
            &[
                ("ruleset", texts.ruleset_name(&locale, id).into()),
                ("first", least.into()),
                ("last", most.into())
            ],
        )
    );
    let name = options.name.clone().or_else(user).unwrap_or_else(|| texts.ui(&locale, "console-name", &[]));
    let seating = Seating {
        ruleset: id.to_owned(),
        players,
        name,
        relocate: options.lang.is_some(),
        anew: options.new,
    };
    let dir = match &options.data {
        Some(dir) => dir.clone(),
        None => place::data_dir().with_context(|| texts.ui(&locale, "console-no-home", &[]))?,
    };
    std::fs::create_dir_all(&dir).with_context(|| dir.display().to_string())?;
    let screen = Screen::new(options.fast);
    let table = Table::open(&dir, texts, sets, locale, screen)?;
    wait::play(table, &seating, input::spawn()).await
}

/// The name that the system knows.
fn user() -> Option<String> {
    ["USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok()).filter(|name| !name.is_empty())
}
