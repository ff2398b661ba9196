//! Plays many games of a rule set among random legal players who also do what they may not, holds each of
//! them against the catalogue of who may know what, and tells what came of them:
//! `cargo run -p nightfall-tests --example games -- RULESET GAMES [SEED [GAME]]`. With GAME that one alone, every
//! command with what came of it, secrets and all.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;

use bot_core::game::Notice;
use nightfall_tests::bench::{Step, ruleset};
use nightfall_tests::{chance, entitlement};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, or: u64| args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(or);
    let rules = ruleset(args.first().map_or("v2", String::as_str));
    let (games, seed) = (number(1, 100), number(2, 1));
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    let (mut commands, mut refused, mut leaks) = (0_usize, 0_usize, 0_usize);
    let only = args.get(3).and_then(|arg| arg.parse::<u64>().ok());
    for game in (0..games).filter(|game| only.is_none_or(|only| only == *game)) {
        let sizes = u64::from(rules.players.1 - rules.players.0) + 1;
        let players = rules.players.0 + u16::try_from(game % sizes).unwrap_or(0);
        let bench = chance::play(&rules, players, seed * 1_000_003 + game, game % 2 == 1, &mut |_, _| {});
        let end = bench.room(0).find_map(|notice| match notice {
            Notice::Over { reason, .. } => Some(reason.to_string()),
            _ => None,
        });
        *ends.entry(end.unwrap_or_else(|| "cleared away".to_owned())).or_default() += 1;
        let steps = bench.steps.unwrap_or_default();
        if only.is_some() {
            steps.iter().enumerate().for_each(|(number, step)| print_whole(number, step));
        }
        commands += steps.len();
        refused += steps.iter().filter(|step| step.result.is_err()).count();
        for leak in entitlement::audit(&rules.id, &steps) {
            leaks += 1;
            let Step { from, action, .. } = &steps[leak.step];
            let _ = writeln!(std::io::stdout(), "game {game}, {from:?}, {action:?}: {leak:?}");
        }
    }
    let _ = writeln!(
        std::io::stdout(),
        "{}: {games} games at every size, {commands} commands, {refused} refused, {leaks} leaks; ends: {ends:?}",
        rules.id
    );
    if leaks == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A command with everything that it brought about.
fn print_whole(number: usize, step: &Step) {
    let Step { from, action, result, .. } = step;
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{number}: {from:?}, {action:?}");
    match result {
        Err(refusal) => drop(writeln!(out, "    {refusal}")),
        Ok(events) => events.iter().for_each(|event| {
            let _ = writeln!(out, "    {}", serde_json::to_string(event).unwrap_or_default());
        }),
    }
}
