//! What chance may and may not do: deals by lot, and the crooked judge's coin.
//!
//! Source: TC-03, V5-02, DU-09

use std::collections::BTreeSet;

use bot_core::game::{Action, Game, Notice, Place, Role, RuleSet};
use nightfall_tests::bench::{Bench, hands, role, ruleset, seat_ref};

fn game(bench: &Bench) -> &Game {
    bench.state.table.as_ref().and_then(|table| table.game.as_ref()).expect("a game is on")
}

fn dealt(rules: &RuleSet, players: u16, root: u8) -> Bench {
    let mut bench = Bench::open(rules, root);
    bench.seat(players);
    bench.say("p1", Place::Room, Action::Start).expect("a full table starts");
    bench
}

#[test]
fn no_lot_deals_police_and_killer_in_one_hand_nor_leaves_out_all_killers() {
    for id in ["v5", "v6", "dual"] {
        let rules = ruleset(id);
        for players in [rules.players.0, rules.players.1] {
            let mut seen = BTreeSet::new();
            for root in 0..60 {
                let bench = dealt(&rules, players, root);
                let game = game(&bench);
                let killer = |role: Role| matches!(role, Role::Killer | Role::SpecialKiller);
                assert!(game.cards.iter().any(|card| killer(card.role)), "{id}: somebody kills");
                for seat in game.all_seats() {
                    let hand: Vec<Role> = game.hand(seat).map(|(_, card)| card.role).collect();
                    let both = hand.contains(&Role::Police) && hand.iter().any(|role| killer(*role));
                    assert!(!both, "{id} with {players}, root {root}: seat {seat} holds {hand:?}");
                    seen.insert(hand);
                }
            }
            assert!(seen.len() > 8, "{id}: chance deals many hands: {seen:?}");
        }
    }
}

/// The first night of a table whose judge hides a killer: the killers want seat 6, two civilians.
fn victim_of_the_first_night(root: u8) -> u16 {
    let mut bench = Bench::open(&ruleset("dual"), root);
    bench.seat(6);
    let cards = hands("C+Z C+C P+C P+C S+C C+C");
    bench.fix_deal_with(cards, Some(role("K"))).expect("cards that fit");
    bench.say("p1", Place::Room, Action::Start).expect("a full table starts");
    let kill = Action::Act { ask: bot_core::game::Ask::Kill, targets: vec![seat_ref(6)], prompt: None };
    bench.say("p1", Place::Direct, kill).expect("the special killer kills from behind");
    bench.tick();
    let deaths = bench.room(0).find_map(|notice| match notice {
        Notice::Dawn { deaths, .. } => Some(deaths.clone()),
        _ => None,
    });
    let deaths = deaths.expect("day breaks");
    assert_eq!(deaths.len(), 1, "one victim for another");
    deaths[0].seat.0
}

#[test]
fn a_crooked_judge_takes_police_or_sniper_for_a_civilian_half_the_time() {
    let victims: Vec<u16> = (0..200).map(victim_of_the_first_night).collect();
    let count = |seat: u16| victims.iter().filter(|victim| **victim == seat).count();
    assert!((70..=130).contains(&count(6)), "a fair coin: {} of 200 stay the killers' choice", count(6));
    for seat in [3, 4, 5] {
        assert!((15..=60).contains(&count(seat)), "{} of 200 are seat {seat}", count(seat));
    }
    assert_eq!(count(1) + count(2), 0, "nobody but police and snipers is taken instead");
}
