//! `simulate`: many games at one table.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use anyhow::anyhow;
use bot_core::game::{RuleSet, Side};
use bot_core::lab::{Share, Tally, Trial, with_killers};
use serde::Serialize;

use super::{Setting, StrategyName, TableOptions, interval, percent, progress};

/// What `simulate` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct SimulateOptions {
    #[command(flatten)]
    table: TableOptions,
    /// How many players.
    #[arg(long, value_name = "NUMBER")]
    players: u16,
    /// So many killers, instead of what the rule set deals at this size; smaller tables can be played then.
    #[arg(long, value_name = "NUMBER")]
    killers: Option<u16>,
    /// How many games.
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000)]
    games: u64,
    /// How the players play.
    #[arg(long, value_enum, default_value_t = StrategyName::Random)]
    strategy: StrategyName,
    /// One line of JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// The result as data, one line.
#[derive(Serialize)]
struct Report<'a> {
    games: u64,
    wins: BTreeMap<&'a str, u64>,
    draws: u64,
    seconds: f64,
    games_per_second: f64,
    ruleset: &'a str,
    players: u16,
    strategy: &'a str,
    seed: u64,
    /// Games by length in days.
    days: &'a BTreeMap<u16, u64>,
    /// Games by why they ended.
    ends: BTreeMap<&'a str, u64>,
    /// Cards alive at the end and cards dealt, by role.
    survivors: BTreeMap<&'a str, [u64; 2]>,
}

/// Plays and prints what came of it.
///
/// # Errors
/// When there is no such rule set or it has no such table.
pub(crate) fn simulate(options: &SimulateOptions) -> anyhow::Result<()> {
    let setting = Setting::of(&options.table)?;
    let rules = match options.killers {
        None => RuleSet::clone(&setting.rules),
        Some(killers) => with_killers(&setting.rules, options.players, killers).map_err(|fault| {
            anyhow!(setting.say("console-check-bad", &[("fault", fault.to_string().into())]))
        })?,
    };
    let trial = Trial::new(&rules, options.players, options.strategy.strategy())
        .map_err(|refusal| anyhow!(setting.texts.refusal(&setting.locale, &refusal)))?;
    let bar = if options.json { indicatif::ProgressBar::hidden() } else { progress(options.games) };
    let start = Instant::now();
    let tally = trial.run(options.games, options.table.seed, setting.cores, &|played| bar.inc(played));
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let text = if options.json {
        serde_json::to_string(&report(options, &rules, &tally, seconds))?
    } else {
        told(options, &setting, &rules, &tally, seconds)
    };
    // Whoever has stopped reading is no error.
    let _ = writeln!(std::io::stdout(), "{text}");
    Ok(())
}

/// Every side that a card of the table plays for, and whoever has won.
fn sides(rules: &RuleSet, players: u16, tally: &Tally) -> Vec<Side> {
    let roles = rules.roles_for(players).unwrap_or_default();
    let dealt = |side: &Side| roles.keys().any(|role| rules.card(*role).side == *side);
    Side::ALL.iter().copied().filter(|side| dealt(side) || tally.wins.contains_key(side)).collect()
}

#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
fn speed(games: u64, seconds: f64) -> f64 {
    games as f64 / seconds.max(1e-9)
}

fn report<'a>(options: &SimulateOptions, rules: &'a RuleSet, tally: &'a Tally, seconds: f64) -> Report<'a> {
    let wins = sides(rules, options.players, tally).into_iter();
    Report {
        games: tally.games,
        wins: wins.map(|side| (side.id(), tally.wins.get(&side).copied().unwrap_or(0))).collect(),
        draws: tally.draws,
        seconds,
        games_per_second: speed(tally.games, seconds),
        ruleset: &rules.id,
        players: options.players,
        strategy: options.strategy.id(),
        seed: options.table.seed,
        days: &tally.days,
        ends: tally.reasons.iter().map(|(reason, games)| (reason.id(), *games)).collect(),
        survivors: tally
            .survivors
            .iter()
            .map(|(role, (living, dealt))| (role.id(), [*living, *dealt]))
            .collect(),
    }
}

fn told(
    options: &SimulateOptions,
    setting: &Setting,
    rules: &RuleSet,
    tally: &Tally,
    seconds: f64,
) -> String {
    let mut lines = vec![setting.say(
        "console-lab-head",
        &[
            ("ruleset", setting.texts.ruleset_name(&setting.locale, &rules.id).into()),
            ("deal", setting.deal(rules, options.players).into()),
            ("games", tally.games.into()),
            ("strategy", setting.say(options.strategy.key(), &[]).into()),
            ("seed", options.table.seed.to_string().into()),
        ],
    )];
    for side in sides(rules, options.players, tally) {
        let [share, low, high] = interval(tally.share(side));
        let name = ("side", setting.texts.side(&setting.locale, side).into());
        lines.push(setting.say("console-lab-side", &[name, share, low, high]));
    }
    lines.push(setting.say("console-lab-draws", &interval(Share::of(tally.draws, tally.games))));
    lines.push(setting.say(
        "console-lab-days",
        &[
            ("mean", format!("{:.2}", tally.mean_days()).into()),
            ("half", tally.days_at(50).into()),
            ("most", tally.days_at(95).into()),
        ],
    ));
    let survivor = |(role, (living, dealt)): (&bot_core::game::Role, &(u64, u64))| {
        let role = setting.texts.role(&setting.locale, *role).into();
        let share = percent(Share::of(*living, *dealt).of_all).into();
        setting.say("console-lab-survivor", &[("role", role), ("share", share)])
    };
    let survivors: Vec<String> = tally.survivors.iter().map(survivor).collect();
    let list = setting.texts.list(&setting.locale, &survivors);
    lines.push(setting.say("console-lab-survivors", &[("list", list.into())]));
    lines.push(setting.say(
        "console-lab-speed",
        &[
            ("seconds", format!("{seconds:.1}").into()),
            ("speed", format!("{:.0}", speed(tally.games, seconds)).into()),
            ("cores", u64::try_from(setting.cores).unwrap_or(u64::MAX).into()),
        ],
    ));
    lines.join("\n")
}
