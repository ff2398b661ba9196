//! Properties of the judge against small models of their own.
//!
//! Source: C-05, C-09, C-10, TH-06, A-08, I-04

use std::collections::BTreeMap;

use bot_core::game::{Action, Ask, Code, Notice, Outcome, Place, PromptId, Seat, Target, options};
use nightfall_tests::bench::{Bench, hands, ruleset, seat_ref};
use proptest::prelude::*;

/// A game in its first night.
fn night(rules: &str, set: &[(&str, &str)], cards: &str) -> Bench {
    let mut rules = (*ruleset(rules)).clone();
    for (option, value) in set {
        rules = options::with_option(&rules, option, value).expect("an option");
    }
    let mut bench = Bench::open(&rules, 9);
    let cards = hands(cards);
    bench.seat(u16::try_from(cards.len()).expect("a table"));
    bench.fix_deal(cards).expect("cards that fit");
    bench.say("p1", Place::Room, Action::Start).expect("a full table");
    bench
}

/// A game of eight in its first ballot; nobody has died.
fn ballot(set: &[(&str, &str)]) -> Bench {
    let mut bench = night("v2", set, "K K P P C C C C");
    while !bench.prompts().iter().any(|prompt| prompt.ask == Ask::Vote) {
        assert!(bench.tick());
    }
    bench
}

/// What one voter does: votes for a seat, abstains (0) or takes the vote back (9).
type Move = (u16, u16);

fn moves() -> impl Strategy<Value = Vec<Move>> {
    proptest::collection::vec((1..=8_u16, 0..=9_u16), 0..24)
}

fn give(bench: &mut Bench, (voter, target): Move) -> Result<(), Code> {
    let action = match target {
        0 => Action::Abstain { prompt: None },
        9 => Action::Unvote,
        seat => Action::Vote { targets: vec![seat_ref(seat)], prompt: None },
    };
    bench.say(&format!("p{voter}"), Place::Direct, action).map(drop).map_err(|refusal| refusal.code)
}

/// The votes that count, the top and whether one is out, by counting them on paper.
fn on_paper(standing: &BTreeMap<u16, u16>) -> (BTreeMap<Target, u16>, Vec<Target>, Outcome) {
    let mut counts = BTreeMap::new();
    for target in standing.values().filter(|target| **target != 0) {
        *counts.entry(Target(*target)).or_insert(0) += 1;
    }
    let most = counts.values().max().copied();
    let top: Vec<Target> =
        counts.iter().filter(|(_, n)| Some(**n) == most).map(|(target, _)| *target).collect();
    let outcome = match top.len() {
        0 => Outcome::Nobody,
        1 => Outcome::Out,
        _ => Outcome::Tie,
    };
    (counts, top, outcome)
}

fn assert_result(bench: &Bench, standing: &BTreeMap<u16, u16>) {
    let result = bench.room(0).find_map(|notice| match notice {
        Notice::Result { votes, counts, top, outcome, .. } => Some((votes, counts, top, outcome)),
        _ => None,
    });
    let (votes, counts, top, outcome) = result.expect("the ballot has closed");
    let mut top = top.clone();
    top.sort_unstable();
    assert_eq!((counts.clone(), top, *outcome), on_paper(standing));
    assert_eq!(votes.len(), 8, "one entry for every voter");
    for vote in votes {
        let named = standing.get(&vote.by.0).copied().filter(|target| *target != 0).map(Target);
        assert_eq!((vote.for_target, vote.weight), (named, 1));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_last_vote_of_each_counts_once(moves in moves()) {
        let mut bench = ballot(&[("ballot_close", "full")]);
        let mut standing = BTreeMap::new();
        for (voter, target) in moves {
            let given = give(&mut bench, (voter, target));
            if target == voter {
                assert_eq!(given, Err(Code::BadTarget), "nobody votes for themselves");
                continue;
            }
            assert_eq!(given, Ok(()));
            if target == 9 { standing.remove(&voter) } else { standing.insert(voter, target) };
        }
        bench.tick();
        assert_result(&bench, &standing);
    }

    #[test]
    fn an_early_ballot_closes_with_the_last_voter_and_not_before(moves in moves()) {
        let mut bench = ballot(&[]);
        let mut standing = BTreeMap::new();
        for (voter, target) in moves.into_iter().filter(|(voter, target)| voter != target) {
            assert_eq!(give(&mut bench, (voter, target)), Ok(()));
            if target == 9 { standing.remove(&voter) } else { standing.insert(voter, target) };
            let closed = bench.room(0).any(|notice| matches!(notice, Notice::Result { .. }));
            assert_eq!(closed, standing.len() == 8);
            if closed {
                break;
            }
        }
        if standing.len() < 8 {
            bench.tick();
        }
        assert_result(&bench, &standing);
    }

    #[test]
    fn in_a_called_ballot_the_first_vote_for_the_called_stands(
        turns in proptest::collection::vec(proptest::collection::vec((1..=8_u16, 1..=8_u16), 0..6), 8)
    ) {
        let mut bench = ballot(&[("ballot", "called")]);
        let mut standing = BTreeMap::new();
        let order: Vec<u16> = bench.room(0).find_map(|notice| match notice {
            Notice::Ballot { candidates, .. } => Some(candidates.iter().map(|c| c.0).collect()),
            _ => None,
        }).expect("a ballot");
        for (called, votes) in order.into_iter().zip(turns) {
            for (voter, target) in votes {
                if standing.len() == 8 {
                    break;
                }
                let given = give(&mut bench, (voter, target));
                let stands = !standing.contains_key(&voter) && target == called && voter != target;
                assert_eq!(given.is_ok(), stands, "{voter} for {target} while {called} is called");
                if stands {
                    standing.insert(voter, target);
                }
            }
            if standing.len() < 8 {
                bench.tick();
            }
        }
        assert_result(&bench, &standing);
    }

    #[test]
    fn the_target_named_most_is_taken_and_of_equals_the_oldest(
        named in proptest::collection::vec((1..=3_u16, 0..=12_u16), 0..12),
        majority in any::<bool>(),
    ) {
        let own = if majority { "majority" } else { "allowed" };
        let mut bench = night("v2", &[("kill.own_team", own)], "K K K P P P C C C C C C");
        // Seat, target: in the order in which they came to stand.
        let mut standing: Vec<(u16, u16)> = Vec::new();
        for (killer, target) in named {
            let action = match target {
                0 => Action::Decline { ask: Some(Ask::Kill), prompt: None },
                seat => Action::Act { ask: Ask::Kill, targets: vec![seat_ref(seat)], prompt: None },
            };
            bench.say(&format!("p{killer}"), Place::Direct, action).expect("a killer at night");
            if !standing.contains(&(killer, target)) {
                standing.retain(|(by, _)| *by != killer);
                if target != 0 {
                    standing.push((killer, target));
                }
            }
        }
        let count = |target: u16| standing.iter().filter(|(_, named)| *named == target).count();
        let may = |target: u16| !majority || target > 3 || count(target) * 2 > 3;
        let best = standing.iter().map(|(_, target)| *target).filter(|target| may(*target)).map(count).max();
        let victim = standing.iter().map(|(_, target)| *target).find(|t| may(*t) && Some(count(*t)) == best);
        bench.tick();
        let dead: Vec<Seat> = bench.room(0).find_map(|notice| match notice {
            Notice::Dawn { deaths, .. } => Some(deaths.iter().map(|death| death.seat).collect()),
            _ => None,
        }).expect("a dawn");
        assert_eq!(dead, victim.map(Seat).into_iter().collect::<Vec<_>>());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn a_prompts_name_is_read_as_it_is_written(game: u32, step: u32, ask in 0..Ask::ALL.len()) {
        let id = PromptId { game, step, ask: Ask::ALL[ask] };
        assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn no_text_upsets_the_reading_of_a_prompts_name(text in ".{0,40}") {
        if let Ok(id) = text.parse::<PromptId>() {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn no_option_and_no_value_upsets_a_table(
        which in any::<prop::sample::Index>(),
        path in "[a-z_.0-9]{0,24}",
        known in any::<bool>(),
        value in prop_oneof![
            "[a-z_,0-9]{0,12}", "-?[0-9]{1,20}", "true|false|none|all|draw|role|killer|police|civilian|again|runoff",
            ".{0,8}",
        ],
    ) {
        let rules = ruleset("v2-thirteen");
        let listed = options::listed(&rules);
        let path = if known { which.get(&listed).0.clone() } else { path };
        match options::with_option(&rules, &path, &value) {
            Ok(changed) => {
                assert_eq!(changed.validate(), Ok(()));
                let differ = options::differences(&rules, &changed);
                // One number of last words for every size takes the place of the rows by size. Source: TH-03
                let goes_along = |differs: &String| {
                    path.starts_with("deal.from")
                        || (path == "last_words.quota" && differs.starts_with("last_words.by_size"))
                };
                assert!(
                    differ.iter().all(|differs| differs.starts_with(&path) || goes_along(differs)),
                    "{path} = {value} changes {differ:?}"
                );
            }
            Err(refusal) => assert!([Code::UnknownOption, Code::BadValue].contains(&refusal.code)),
        }
    }
}
