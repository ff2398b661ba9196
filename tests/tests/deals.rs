//! What chance may and may not do: deals by lot, and the crooked judge's coin.
//!
//! Source: TC-03, V5-02, DU-09, I-05

use std::collections::BTreeSet;

use bot_core::game::{
    Action, Actor, Ask, Command, Event, Fact, Game, Moment, Notice, PersonId, Place, Role, RuleSet, Secret,
    State, decide,
};
use bot_core::ruleset::RuleSets;
use nightfall_tests::bench::{Bench, hands, person, role, ruleset, seat_ref};

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

/// So many deals of each table are counted.
const DEALS: u16 = 240;
/// A seat may differ from the others by so many standard deviations of what chance does: with the some two
/// hundred figures that are looked at, and seeds that are fixed, chance alone would go beyond it once in
/// some thousand such programs.
const DEVIATIONS_MAX: f64 = 4.5;

/// A lobby whose next games come from any seed at all.
fn seeded(lobby: &State, seed: u16) -> State {
    let mut state = lobby.clone();
    let mut root = [0; 32];
    root[..2].copy_from_slice(&seed.to_be_bytes());
    state.table.as_mut().expect("a table").root = Secret::new(root);
    state
}

fn started(state: &State) -> Vec<Event> {
    let from = Actor::Person { id: person("p1"), place: Place::Room, moderator: false, name: String::new() };
    let command = Command { at: Moment(0), written: None, from, action: Action::Start };
    decide(state, &command).expect("a full table starts")
}

/// How far the seats are apart in something of which every deal has `counts[seat]`: the sum of squares over
/// all seats, held against what exchanging the seats at random would give, as standard deviations of a
/// normal distribution (Wilson and Hilferty's form of chi-square). Nothing where every deal is the same.
fn deviation(deals: &[Vec<f64>]) -> Option<f64> {
    let seats = deals.first().map_or(0, Vec::len);
    let n = float(seats);
    let within: f64 = deals
        .iter()
        .map(|counts| {
            let mean = counts.iter().sum::<f64>() / n;
            counts.iter().map(|count| (count - mean).powi(2)).sum::<f64>() / n
        })
        .sum();
    if within < 1e-9 || seats < 2 {
        return None;
    }
    let sums: Vec<f64> = (0..seats).map(|seat| deals.iter().map(|counts| counts[seat]).sum()).collect();
    let mean = sums.iter().sum::<f64>() / n;
    let chi_square = sums.iter().map(|sum| (sum - mean).powi(2)).sum::<f64>() / within * (n - 1.0) / n;
    let free = n - 1.0;
    let spread = 2.0 / (9.0 * free);
    Some(((chi_square / free).cbrt() - (1.0 - spread)) / spread.sqrt())
}

fn float(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// All hands of many deals of one table, and who sat where.
fn deals_of(rules: &RuleSet, players: u16) -> Vec<(Vec<Vec<Role>>, Vec<PersonId>)> {
    let mut bench = Bench::open(rules, 1);
    bench.seat(players);
    let all = (1..=players).map(|number| person(&format!("p{number}"))).collect::<Vec<_>>();
    let one = |seed| {
        let mut hands = Vec::new();
        let mut seated = all.clone();
        for event in started(&seeded(&bench.state, seed)) {
            match event {
                Event::Fact(Fact::GameStarted { hands: dealt, .. }) => hands.clone_from(dealt.open()),
                Event::Fact(Fact::Masked { order, .. }) => seated.clone_from(order.open()),
                Event::Fact(_) | Event::Told(_) => {}
            }
        }
        (hands, seated)
    };
    (0..DEALS).map(one).collect()
}

/// Source: I-05, C-02
#[test]
fn no_seat_and_no_place_in_the_order_of_joining_is_dealt_better_than_another() {
    let (mut looked_at, mut sum) = (0, 0.0);
    for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
        for players in BTreeSet::from([rules.players.0, rules.players.1]) {
            let deals = deals_of(rules, players);
            let roles: BTreeSet<Role> =
                deals.iter().flat_map(|(hands, _)| hands).flatten().copied().collect();
            for role in roles {
                let count = |hand: &Vec<Role>| float(hand.iter().filter(|held| **held == role).count());
                let by_seat: Vec<Vec<f64>> =
                    deals.iter().map(|(hands, _)| hands.iter().map(count).collect()).collect();
                // Under masks a person may sit anywhere: the order of joining is another one.
                let by_person: Vec<Vec<f64>> = deals
                    .iter()
                    .map(|(hands, seated)| {
                        let people = (1..=players).map(|number| person(&format!("p{number}")));
                        let seats = people.filter_map(|one| seated.iter().position(|sits| *sits == one));
                        seats.map(|seat| count(&hands[seat])).collect()
                    })
                    .collect();
                // Who sits beside whom is chance as well: as many of a kind beside each other as anywhere.
                let neighbours = |seats: &Vec<f64>| -> Vec<f64> {
                    let gap = |gap: usize| {
                        (0..seats.len()).map(|s| seats[s] * seats[(s + gap) % seats.len()]).sum()
                    };
                    (1..seats.len()).map(gap).collect()
                };
                let by_gap: Vec<Vec<f64>> = by_seat.iter().map(neighbours).collect();
                for (what, counted) in [("seat", by_seat), ("person", by_person), ("gap", by_gap)] {
                    let Some(far) = deviation(&counted) else { continue };
                    // A gap and its like the other way around are one figure counted twice.
                    let most = if what == "gap" { DEVIATIONS_MAX * 1.5 } else { DEVIATIONS_MAX };
                    assert!(far < most, "{} with {players}, {role} by {what}: {far}", rules.id);
                    if what == "seat" {
                        looked_at += 1;
                        sum += far;
                    }
                }
            }
        }
    }
    // Nor are they more alike, or less, than chance makes them on the whole.
    let mean = sum / f64::from(looked_at);
    assert!(looked_at > 150 && mean.abs() < 4.0 / f64::from(looked_at).sqrt(), "{looked_at} figures: {mean}");
}

/// Source: DN-01, DN-03
#[test]
fn any_character_is_as_likely_anybodys_and_either_kira_begins() {
    let rules = ruleset("death-note");
    let deals = deals_of(&rules, 10);
    for number in 1..=10 {
        let one = person(&format!("p{number}"));
        let where_they_sit: Vec<Vec<f64>> = deals
            .iter()
            .map(|(_, seated)| seated.iter().map(|sits| f64::from(u8::from(*sits == one))).collect())
            .collect();
        let far = deviation(&where_they_sit).expect("they sit somewhere");
        assert!(far < DEVIATIONS_MAX, "p{number}: {far}");
    }
    let mut bench = Bench::open(&rules, 1);
    bench.seat(10);
    let lower_begins = (0..DEALS).filter(|seed| {
        let events = started(&seeded(&bench.state, *seed));
        let hands = events.iter().find_map(|event| match event {
            Event::Fact(Fact::GameStarted { hands, .. }) => Some(hands.open().clone()),
            Event::Fact(_) | Event::Told(_) => None,
        });
        let kira = hands.into_iter().flatten().position(|hand| hand.contains(&Role::Kira));
        let asked = events.iter().find_map(|event| match event {
            Event::Told(told) => match told.open() {
                Notice::Ask { ask: Ask::Write, seat, .. } => Some(seat.index()),
                _ => None,
            },
            Event::Fact(_) => None,
        });
        asked == kira
    });
    let share = lower_begins.count();
    assert!((85..=155).contains(&share), "the lower seat begins {share} of {DEALS} times");
}
