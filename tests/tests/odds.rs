//! Games of killers and civilians who vote by chance come out as the arithmetic says.
//!
//! Source: V1-01 to V1-04

use bot_core::game::{EndReason, RuleSet, Side, options};
use bot_core::lab::{Trial, cores, with_killers};
use bot_core::players::Strategy;
use nightfall_tests::bench::ruleset;

/// Enough to find a wrong rule, few enough for a build without optimisation.
const GAMES: u64 = 400;
const SEED: u64 = 20;
/// So many standard errors are allowed.
const ERRORS_MAX: f64 = 4.0;

/// 1.0 with ties by lot, ended by parity or not.
fn rules(win_rule: &str) -> RuleSet {
    let parity = match win_rule {
        "parity" => "true",
        "last" => "false",
        other => panic!("`{other}` is no end"),
    };
    let with = |rules: &RuleSet, option, value| {
        options::with_option(rules, option, value).unwrap_or_else(|refusal| panic!("{option}: {refusal}"))
    };
    with(&with(&ruleset("v1"), "parity", parity), "tie", "lot")
}

#[test]
fn killers_win_as_often_as_the_published_odds_say() {
    let table = include_str!("../fixtures/mafia-odds.csv");
    let rows = table.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let mut seen = 0;
    for row in rows {
        let mut fields = row.split(',');
        let mut next = || fields.next().unwrap_or_else(|| panic!("{row}: too short"));
        let number = |text: &str| text.parse::<u16>().unwrap_or_else(|error| panic!("{row}: {error}"));
        let (players, killers) = (number(next()), number(next()));
        let rules = rules(next());
        let _exact = next();
        let odds: f64 = next().parse().unwrap_or_else(|error| panic!("{row}: {error}"));
        let rules = with_killers(&rules, players, killers).unwrap_or_else(|fault| panic!("{row}: {fault}"));
        let trial = Trial::new(&rules, players, Strategy::Random).expect("the table is dealt");
        let tally = trial.run(GAMES, SEED, cores(), &|_| {});
        let share = tally.share(Side::Killers).of_all;
        let error = (odds * (1.0 - odds) / f64::from(u32::try_from(GAMES).unwrap_or(u32::MAX))).sqrt();
        assert!((share - odds).abs() <= ERRORS_MAX * error, "{row}: {share} of {GAMES} games");
        assert_eq!(tally.draws, 0, "{row}");
        seen += 1;
    }
    assert!(seen >= 12, "a dozen rows");
}

#[test]
fn every_rule_set_is_played_by_every_kind_of_player_at_every_size() {
    for rules in bot_core::ruleset::RuleSets::builtin().expect("the program's rule sets").iter() {
        for players in rules.players.0..=rules.players.1 {
            for strategy in [Strategy::Random, Strategy::Plain] {
                let trial = Trial::new(rules, players, strategy)
                    .unwrap_or_else(|refusal| panic!("{} with {players}: {refusal}", rules.id));
                let outcome = trial.game(SEED, u64::from(players));
                assert_eq!(
                    outcome.cards.len(),
                    usize::from(rules.cards_dealt(players) - u16::from(rules.deal.hidden_card)),
                    "{} with {players}",
                    rules.id
                );
            }
        }
    }
}

/// What stands still for a dozen days is drawn by agreement long before a table would be given up.
///
/// Source: C-14, I-06, I-07
#[test]
fn no_game_among_computers_is_abandoned() {
    for (id, players) in [("v5", 7), ("v5", 10), ("v7", 10), ("v7", 14), ("v3", 14), ("slow", 10)] {
        for strategy in [Strategy::Random, Strategy::Plain] {
            let trial = Trial::new(&ruleset(id), players, strategy).expect("the table is dealt");
            let tally = trial.run(60, SEED, cores(), &|_| {});
            let abandoned = tally.reasons.get(&EndReason::Abandoned).copied().unwrap_or(0);
            assert_eq!(abandoned, 0, "{id} with {players}, {strategy:?}: {:?}", tally.reasons);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_cores() {
    let trial = Trial::new(&ruleset("v2"), 8, Strategy::Plain).expect("v2 is played by eight");
    let one = trial.run(70, 5, 1, &|_| {});
    assert_eq!(one, trial.run(70, 5, 3, &|_| {}));
    assert_ne!(one, trial.run(70, 6, 3, &|_| {}), "another seed, other games");
    assert_eq!((one.games, one.wins.values().sum::<u64>() + one.draws), (70, 70));
}
