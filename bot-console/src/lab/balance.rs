//! `balance`: every size of a rule set, as a table and a picture.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use bot_core::game::Side;
use bot_core::lab::{Share, Tally, Trial};

use super::plot::{Point, plot};
use super::{Setting, StrategyName, TableOptions, percent, progress};

/// What `balance` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct BalanceOptions {
    #[command(flatten)]
    table: TableOptions,
    /// How many games at each size.
    #[arg(long, value_name = "NUMBER", default_value_t = 2_000)]
    games: u64,
    /// How the players play.
    #[arg(long, value_enum, default_value_t = StrategyName::Plain)]
    strategy: StrategyName,
    /// Where the picture goes; without it `balance-ID.svg` in this directory.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// One size and what came of its games.
struct Row {
    players: u16,
    deal: String,
    tally: Tally,
}

/// Plays every size, prints a table and draws a picture.
///
/// # Errors
/// When there is no such rule set, or the picture cannot be written.
pub(crate) fn balance(options: &BalanceOptions) -> anyhow::Result<()> {
    let setting = Setting::of(&options.table)?;
    let rules = &setting.rules;
    let (least, most) = rules.players;
    let bar = progress(options.games * u64::from(most - least + 1));
    let mut rows = Vec::new();
    for players in least..=most {
        let trial = Trial::new(rules, players, options.strategy.strategy())
            .map_err(|refusal| anyhow!(setting.texts.refusal(&setting.locale, &refusal)))?;
        let tally = trial.run(options.games, options.table.seed, setting.cores, &|played| bar.inc(played));
        rows.push(Row { players, deal: setting.deal(rules, players), tally });
    }
    bar.finish_and_clear();
    let name = setting.texts.ruleset_name(&setting.locale, &rules.id);
    let title = setting.say(
        "console-balance-title",
        &[
            ("ruleset", name.into()),
            ("games", options.games.into()),
            ("strategy", setting.say(options.strategy.key(), &[]).into()),
        ],
    );
    let svg = options.svg.clone().unwrap_or_else(|| PathBuf::from(format!("balance-{}.svg", rules.id)));
    let points: Vec<Point> = rows
        .iter()
        .map(|row| Point { players: row.players, share: row.tally.share(Side::Killers) })
        .collect();
    let picture = plot(
        &title,
        &setting.say("console-balance-players", &[]),
        &setting.say("console-balance-killers", &[]),
        &points,
    );
    std::fs::write(&svg, picture).with_context(|| svg.display().to_string())?;
    let drawn = setting.say("console-balance-svg", &[("file", svg.display().to_string().into())]);
    let _ = writeln!(std::io::stdout(), "{title}\n{}\n{drawn}", table(&setting, &rows));
    Ok(())
}

fn table(setting: &Setting, rows: &[Row]) -> String {
    let keys = ["players", "killers", "interval", "good", "draws", "days", "deal"];
    let head: Vec<String> =
        keys.iter().map(|key| setting.say(&format!("console-balance-{key}"), &[])).collect();
    let cells = |row: &Row| {
        let killers = row.tally.share(Side::Killers);
        vec![
            row.players.to_string(),
            percent(killers.of_all),
            format!("{}–{}", percent(killers.low), percent(killers.high)),
            percent(row.tally.share(Side::Good).of_all),
            percent(Share::of(row.tally.draws, row.tally.games).of_all),
            format!("{:.1}", row.tally.mean_days()),
            row.deal.clone(),
        ]
    };
    let lines: Vec<Vec<String>> = std::iter::once(head).chain(rows.iter().map(cells)).collect();
    let widths: Vec<usize> = (0..keys.len())
        .map(|column| lines.iter().map(|line| width(&line[column])).max().unwrap_or(0))
        .collect();
    let padded = |line: &Vec<String>| {
        let cells = line.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, wide))| {
            let space = " ".repeat(wide - width(cell));
            // Numbers stand to the right, the deal to the left.
            if column + 1 == keys.len() { cell.clone() } else { format!("{space}{cell}") }
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    lines.iter().map(padded).collect::<Vec<_>>().join("\n")
}

/// How many columns of a terminal a text takes: characters of East Asia take two.
fn width(text: &str) -> usize {
    text.chars().map(|c| if c >= '\u{2e80}' { 2 } else { 1 }).sum()
}
