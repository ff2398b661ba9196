//! No rule set of the program can get stuck, and a file that can is told why.
//!
//! Source: I-06, peers 3, peers 13

use std::collections::BTreeSet;

use bot_core::game::{Ask, Role, RuleSet, Side, Stage, Stuck};
use bot_core::ruleset::RuleSets;

#[test]
fn no_rule_set_of_the_program_can_get_stuck() {
    for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
        assert_eq!(rules.stuck(), BTreeSet::new(), "{}", rules.id);
    }
}

/// A community's file, valid key by key.
fn house(text: &str) -> RuleSet {
    let sets = RuleSets::builtin().expect("the program's rule sets");
    let text = format!("id = \"house\"\n{text}");
    sets.check_text("house.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_way_to_get_stuck_is_found() {
    let quiet = "base = \"v2\"\npace = \"slow\"\n[clock]\nquiet_from = \"00:01\"\nquiet_to = \"00:00\"";
    let found = house(quiet).stuck();
    assert!(
        found.iter().any(|stuck| matches!(stuck, Stuck::Endless { days, .. } if *days > 31)),
        "{found:?}"
    );

    let peaceful = "base = \"v2\"\nquiet_dawn = \"next_night\"\n[cards.killer]\ndoes = [\"explode\"]";
    assert!(house(peaceful).stuck().contains(&Stuck::NoEnd { phase: Stage::Night }));

    let mute = "base = \"taiwan\"\naccusations = 0\nparity = false\n[cards.killer]\ndoes = []";
    assert!(house(mute).stuck().contains(&Stuck::NoEnd { phase: Stage::Night }));

    let silent = "base = \"taiwan\"\naccusations = 0";
    let good = Stuck::NeverFalls { winner: Some(Side::Good), role: Role::Killer };
    assert_eq!(house(silent).stuck(), BTreeSet::from([good]));

    let crowded =
        "base = \"v2\"\nplayers = [8, 8]\nparity = true\n[deal.from]\n8 = { killer = 4, police = 2 }";
    assert_eq!(house(crowded).stuck(), BTreeSet::from([Stuck::OverAtOnce { players: 8 }]));

    let waiting = "base = \"v7\"\n[cards.devil]\nafter = { kill = [\"devil\"] }";
    let never = Stuck::NeverWakes { role: Role::Devil, ask: Ask::Kill };
    assert_eq!(house(waiting).stuck(), BTreeSet::from([never]));
}
