//! Hosts that differ only in who holds which cards are told apart by nobody who may not know: by no answer, no
//! refusal, no file, no edited message and no line of the log.
//!
//! Source: I-01, peers 18, peers 19

use bot_core::ruleset::RuleSets;
use nightfall_tests::entitlement::house::{self, Log, Overheard, slip};

/// So many pairs of each rule set.
const PAIRS: u64 = 2;

/// What a host might do to one of two games, and so tell them apart.
fn spoil(kind: usize, mut seen: Overheard) -> Overheard {
    match kind {
        // A message is a little longer.
        0 => seen.lines.iter_mut().take(1).for_each(|line| line.push(' ')),
        // One more comes, as if something had been edited.
        1 => seen.lines.extend(seen.lines.last().cloned()),
        // Help, a recap or a refusal says a little more.
        2 => seen.answers.iter_mut().take(1).for_each(|answer| answer.push('.')),
        // Something is answered to some alone.
        3 => drop(seen.answers.pop()),
        // What stands in the room is edited.
        4 => seen.shown.iter_mut().take(1).for_each(|text| text.push('!')),
        // What can be looked up holds a line more.
        5 => seen.shown.push("Killer".to_owned()),
        // The log tells what was done, or that less was.
        6 => seen.logged.push(slip()),
        7 => seen.logged.clear(),
        // A panic would print whose card it is.
        _ => seen.printed.push_str("Killer"),
    }
    seen
}

#[tokio::test(flavor = "current_thread")]
async fn nobody_can_tell_two_hosts_apart_that_differ_in_what_they_may_not_know() {
    let log = Log::install();
    let sets = RuleSets::builtin().expect("the program's rule sets");
    let (mut steps, mut probes) = (0, 0);
    for rules in sets.iter() {
        for number in 0..PAIRS {
            let players =
                if number % 2 == 0 { rules.players.0 } else { rules.players.0.midpoint(rules.players.1) };
            let outcome = house::play(&log, rules, players, 900 + number, &|seen| seen).await;
            let told = &outcome.differences;
            assert!(told.is_empty(), "{} with {players}, pair {number}: {told:#?}", rules.id);
            steps += outcome.steps;
            probes += outcome.probes;
        }
    }
    println!("{steps} commands, {probes} questions");
    assert!(steps > 300 && probes > 5_000, "{steps} commands, {probes} questions");
    // And every way to tell them apart is noticed.
    for kind in 0..9 {
        let mut noticed = false;
        for number in 0..6 {
            let rules = sets.get("v2").expect("a rule set of the program");
            let outcome = house::play(&log, rules, 8, 500 + number, &|seen| spoil(kind, seen)).await;
            noticed |= !outcome.differences.is_empty();
        }
        assert!(noticed, "kind {kind}");
    }
}
