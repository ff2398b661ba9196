//! Whole games held against what the rule catalogue lets people know, and games spoilt on purpose.
//!
//! Source: I-01, peers 18, peers 19

use std::collections::{BTreeMap, BTreeSet};

use bot_core::game::{Action, Notice, Place, RuleSet};
use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;
use nightfall_tests::bench::{Bench, Step, hands, seat_ref};
use nightfall_tests::chance;
use nightfall_tests::entitlement::mutant::{Mutant, spoilt};
use nightfall_tests::entitlement::twin::Seen;
use nightfall_tests::entitlement::{audit, twin};

/// So many games of each rule set, at its smallest, middle and largest table by turns.
const GAMES: u64 = 6;

fn sizes(rules: &RuleSet) -> [u16; 3] {
    let (least, most) = rules.players;
    [least, u16::midpoint(least, most), most]
}

/// A recorded game among people who also do what they may not.
fn recorded(rules: &RuleSet, number: u64) -> Vec<Step> {
    let players = sizes(rules)[usize::try_from(number % 3).unwrap_or(0)];
    let bench = chance::play(rules, players, 1_000 + number, number % 2 == 1, &mut |_, _| {});
    bench.steps.expect("every command is kept")
}

/// A game in whose first night the police mark a suspect.
fn with_a_suspect(rules: &RuleSet) -> Vec<Step> {
    let mut bench = Bench::open(rules, 7).recording();
    bench.seat(8);
    bench.fix_deal(hands("K K P P C C C C")).expect("cards that fit");
    bench.say("p1", Place::Room, Action::Start).expect("a full table");
    let suspect = Action::Suspect { player: seat_ref(1) };
    bench.say("p3", Place::Direct, suspect).expect("the police mark suspects");
    while !matches!(bench.room(0).last(), Some(Notice::Speak { .. })) {
        assert!(bench.tick());
    }
    bench.steps.expect("every command is kept")
}

#[test]
fn nobody_hears_more_than_the_catalogue_lets_them_know() {
    for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
        for number in 0..GAMES {
            let steps = recorded(rules, number);
            let leaks = audit(&rules.id, &steps);
            assert!(leaks.is_empty(), "{}, game {number}: {leaks:#?}", rules.id);
        }
    }
}

#[test]
fn every_way_to_leak_is_caught_wherever_it_can_be_done() {
    let mut tried: BTreeMap<Mutant, usize> = BTreeMap::new();
    let mut survived = BTreeSet::new();
    for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
        for number in 0..3 {
            let mut steps = recorded(rules, number);
            if rules.id == "v2-standard" {
                // Suspects are rarely marked by chance. Source: ST-05
                steps = with_a_suspect(rules);
            }
            for mutant in Mutant::ALL {
                let Some(spoilt) = spoilt(*mutant, &steps) else { continue };
                *tried.entry(*mutant).or_insert(0) += 1;
                if audit(&rules.id, &spoilt).is_empty() {
                    survived.insert((*mutant, rules.id.clone(), number));
                }
            }
        }
    }
    println!("{} mutants: {tried:?}", tried.values().sum::<usize>());
    assert!(survived.is_empty(), "not caught: {survived:?}");
    let never: Vec<_> = Mutant::ALL.iter().filter(|mutant| !tried.contains_key(mutant)).collect();
    assert!(never.is_empty(), "could be done in no game: {never:?}");
}

/// What a judge might do to one of two games, and so tell them apart.
fn spoil(kind: usize, mut seen: Seen) -> Seen {
    match kind {
        // A message is a little longer.
        0 => seen.lines.iter_mut().take(1).for_each(|line| line.push(' ')),
        // Two messages come the other way round.
        1 => seen.lines.reverse(),
        // One more comes, as if something had been edited.
        2 => seen.lines.extend(seen.lines.last().cloned()),
        3 => drop(seen.lines.pop()),
        // The clock is brought in a moment sooner.
        4 => seen.next = seen.next.map(|at| at - 1),
        // A refusal says a little more.
        5 => seen.refused.iter_mut().for_each(|refusal| refusal.push('.')),
        // A button more, or less.
        6 => drop(seen.asked.pop()),
        7 => seen.asked.extend(seen.asked.last().cloned()),
        // The program prints whose turn it is.
        _ => seen.printed.push_str("Killer"),
    }
    seen
}

#[test]
fn every_way_to_tell_two_games_apart_is_noticed() {
    let texts = Texts::builtin().expect("the program's words");
    let sets = RuleSets::builtin().expect("the program's rule sets");
    for kind in 0..9 {
        for id in ["v2", "v4-classic", "v7"] {
            let rules = sets.get(id).expect("a rule set of the program");
            let noticed = (0..6).any(|number| {
                let players = rules.players.1;
                let told = twin::play(&texts, rules, players, 500 + number, &|seen| spoil(kind, seen));
                !told.differences.is_empty()
            });
            assert!(noticed, "kind {kind} in {id}");
        }
    }
}

/// So many pairs of games of each rule set.
const PAIRS: u64 = 12;

#[test]
fn nobody_can_tell_two_games_apart_that_differ_in_what_they_may_not_know() {
    let texts = Texts::builtin().expect("the program's words");
    let (mut steps, mut probes) = (0, 0);
    for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
        for number in 0..PAIRS {
            let players = sizes(rules)[usize::try_from(number % 3).unwrap_or(0)];
            let outcome = twin::play(&texts, rules, players, 500 + number, &|seen| seen);
            let told = &outcome.differences;
            assert!(told.is_empty(), "{} with {players}, pair {number}: {told:#?}", rules.id);
            steps += outcome.steps;
            probes += outcome.probes;
        }
    }
    println!("{steps} commands, {probes} of them with a question to everybody");
    assert!(steps > 3_000 && probes > 500, "{steps} commands, {probes} probes");
}
