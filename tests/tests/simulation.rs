//! Random legal players at every table: every game ends, every prompt can be answered, what is
//! not asked is refused, the log is the truth, and nobody hears what is not theirs.
//!
//! Source: I-01, I-03, I-04, I-06, I-07

use std::collections::BTreeSet;

use bot_core::game::{Action, Ask, Event, Notice, Phase, Place, Prompt, RuleSet, Seat, Target, options};
use bot_core::ruleset::RuleSets;
use nightfall_tests::bench::Bench;
use nightfall_tests::chance::{self, STEPS_MAX};
use nightfall_tests::entitlement::audit;

/// So many games of each kind at every table.
const SEEDS: u64 = 2;

/// Asserts what holds of any table at any moment.
fn assert_sound(bench: &Bench, prompts: &[Prompt]) {
    let Some(table) = bench.state.standing() else { return };
    let mut people = BTreeSet::new();
    let seated = table.players.iter().map(|player| &player.person);
    for one in seated.chain(table.queue.iter().map(|(person, _)| person)) {
        assert!(people.insert(one), "{one} sits or waits twice");
    }
    let Some(game) = &table.game else { return };
    assert_eq!(
        bench.state.next_deadline().is_none(),
        table.paused.is_some(),
        "a game waits for the clock unless it is paused: {:?}",
        game.phase
    );
    assert!(game.claims.len() <= 60 * 20 && table.queue.len() <= 200 && table.substitutes.len() <= 80);
    if let Some(host) = &table.host
        && let Some(seat) = table.seat_of(host)
        && !game.is_masked()
    {
        assert!(!game.seats[seat.index()].gone, "nobody hosts who has gone");
    }
    for prompt in prompts {
        if prompt.seat == Seat::JUDGE {
            assert_eq!(Some(&prompt.person), table.host.as_ref(), "the judge is the host");
            continue;
        }
        assert_eq!(Some(&prompt.person), table.player(prompt.seat).map(|player| &player.person));
        let speaks = matches!(&game.phase, Phase::LastWords { seat } if *seat == prompt.seat);
        let parts = matches!(&game.phase, Phase::Parting { dead } if dead.contains(&prompt.seat));
        let bequeaths = prompt.ask == Ask::Transfer && !prompt.at_will;
        let reviews = prompt.ask == Ask::Approve && !game.is_alive(prompt.seat);
        assert!(
            game.is_alive(prompt.seat) || speaks || parts || bequeaths || reviews,
            "of the dead only those who part or review are asked: {prompt:?}"
        );
        let in_play = |target: &Target| game.aimed_at(&table.rules, *target).is_some();
        let aims = !matches!(prompt.ask, Ask::Order | Ask::Squeeze | Ask::Side | Ask::Approve);
        // Only in the Conan game may skills be aimed at the dead (CO-01).
        let the_dead_too = table.rules.conan.is_some() && prompt.ask != Ask::Vote;
        assert!(!aims || the_dead_too || prompt.targets.iter().all(in_play), "nobody out is aimed at");
        assert_eq!(prompt.id.to_string().parse(), Ok(prompt.id));
    }
}

/// Plays one game to its end with random legal players, with or without other troubles.
fn play(rules: &RuleSet, players: u16, seed: u64, troubles: bool) -> Bench {
    let bench = chance::play(rules, players, seed, troubles, &mut assert_sound);
    bench.assert_log_is_the_truth();
    bench
}

/// The same by the rule set as it is, with nobody having heard what is not theirs.
fn play_in_secret(rules: &RuleSet, players: u16, seed: u64, troubles: bool) -> Bench {
    let bench = play(rules, players, seed, troubles);
    let leaks = audit(&rules.id, bench.steps.as_deref().unwrap_or_default());
    assert!(leaks.is_empty(), "{} with {players}, seed {seed}: {leaks:#?}", rules.id);
    bench
}

fn every_table(each: impl Fn(&RuleSet, u16, u64)) {
    for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
        for players in rules.players.0..=rules.players.1 {
            for seed in 0..SEEDS {
                each(rules, players, seed * 1_000 + u64::from(players));
            }
        }
    }
}

#[test]
fn every_rule_set_ends_at_every_size() {
    every_table(|rules, players, seed| {
        let bench = play_in_secret(rules, players, seed, false);
        let over = bench.room(0).filter(|notice| matches!(notice, Notice::Over { .. })).count();
        assert_eq!(over, 1, "{} with {players}: one end", rules.id);
    });
}

#[test]
fn every_rule_set_ends_whatever_else_people_do() {
    every_table(|rules, players, seed| {
        let bench = play_in_secret(rules, players, seed + 77, true);
        if seed < 1_000 {
            bench.assert_log_can_be_read();
        }
    });
}

#[test]
fn every_house_rule_can_be_played() {
    let house = [
        ("ballot", "called"),
        ("ballot", "open"),
        ("ballot_close", "full"),
        ("abstain", "false"),
        ("self_vote", "true"),
        ("finalists", "2"),
        ("finalists", "3"),
        ("tie", "lot"),
        ("tie", "all"),
        ("tie", "runoff,others_speak,runoff,again"),
        ("night_close", "early"),
        ("quiet_dawn", "next_night"),
        ("check_answer", "at_close"),
        ("dead_watch", "true"),
        ("day", "open"),
        ("defence", "true"),
        ("etiquette", "true"),
        ("parity", "true"),
        ("kill.own_team", "majority"),
        ("kill.own_team", "forbidden"),
        ("check.own_team", "allowed"),
        ("explode.from_day", "1"),
        ("confess.from_day", "1"),
        ("last_words.quota", "all"),
        ("last_words.quota", "0"),
        ("speech.direction", "alternate"),
        ("speech.start", "along"),
        ("shown.vote", "role"),
        ("pace", "relaxed"),
        ("pace", "slow"),
        ("ends.both", "killers"),
    ];
    for (number, (option, value)) in house.into_iter().enumerate() {
        for base in ["v2", "v2-final-two", "v2-thirteen"] {
            let rules = nightfall_tests::bench::ruleset(base);
            let rules = options::with_option(&rules, option, value);
            let rules = rules.unwrap_or_else(|refusal| panic!("{base} {option} {value}: {refusal}"));
            let seed = u64::try_from(number).unwrap_or(0);
            play(&rules, if number % 3 == 0 { 12 } else { 9 }, seed, number % 2 == 0)
                .assert_log_can_be_read();
        }
    }
}

#[test]
fn every_house_rule_of_a_game_by_the_clock_can_be_played() {
    let house = [
        ("activity", "false"),
        ("dreams", "false"),
        ("pace", "live"),
        ("pace", "relaxed"),
        ("ballot", "open"),
        ("ballot_close", "early"),
        ("night_close", "early"),
        ("void_votes", "false"),
        ("self_vote", "true"),
        ("abstain", "false"),
        ("decline", "false"),
        ("tie", "nobody"),
        ("tie", "all"),
        ("tie", "lot"),
        ("tie", "draw"),
        ("check_answer", "at_close"),
        ("check.tells", "killer"),
        ("with_ballot", "check,save"),
        ("with_ballot", "none"),
        ("first_night", "none"),
        ("reminders", "60"),
        ("clock.vote", "23:30"),
        ("timezone", "Australia/Lord_Howe"),
        ("dead_watch", "true"),
        ("shown.vote", "role"),
        ("ends.certain", "false"),
        ("addons", "bubble"),
        ("times.window", "600"),
    ];
    for (number, (option, value)) in house.into_iter().enumerate() {
        let rules = options::with_option(&nightfall_tests::bench::ruleset("slow"), option, value);
        let rules = rules.unwrap_or_else(|refusal| panic!("{option} {value}: {refusal}"));
        let seed = u64::try_from(number).unwrap_or(0);
        for troubles in [false, true] {
            play(&rules, if number % 2 == 0 { 10 } else { 13 }, seed, troubles).assert_log_can_be_read();
        }
    }
}

/// Source: A-06, SL-02, SL-20, SL-21
#[test]
fn every_rule_set_can_be_played_by_the_clock_under_masks_too_and_wakes_nobody() {
    for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
        for masked in ["false", "true"] {
            if rules.personas && masked == "false" {
                // There the game itself is about who is who.
                continue;
            }
            let set = [("pace", "slow"), ("timezone", "Europe/Berlin"), ("personas", masked)];
            let rules = set.iter().fold(RuleSet::clone(rules), |rules, (option, value)| {
                let set = options::with_option(&rules, option, value);
                set.unwrap_or_else(|refusal| panic!("{} {option} {value}: {refusal}", rules.id))
            });
            let bench = play(&rules, rules.players.0, 41, masked == "true");
            bench.assert_log_can_be_read();
            for step in bench.steps.iter().flatten().filter(|step| rules.is_quiet_at(step.at)) {
                let reminds = |event: &Event| matches!(event, Event::Told(told) if matches!(told.open(), Notice::Reminder { .. }));
                assert!(!step.result.iter().flatten().any(reminds), "{} at {:?}", rules.id, step.at);
            }
        }
    }
}

#[test]
fn house_rules_of_the_conan_game_can_be_played() {
    let house = [
        ("night_close", "early"),
        ("ballot", "called"),
        ("ballot", "open"),
        ("finalists", "2"),
        ("tie", "tied_speak,runoff,nobody"),
        ("tie", "all"),
        ("tie", "lot"),
        ("day", "speeches"),
        ("decline", "false"),
        ("conan.hero", "0"),
        ("conan.serial", "0"),
        ("conan.blessing", "0"),
        ("conan.true_glare", "1"),
    ];
    for (number, (option, value)) in (0..).zip(house) {
        let rules = options::with_option(&nightfall_tests::bench::ruleset("conan"), option, value);
        let rules = rules.unwrap_or_else(|refusal| panic!("{option} {value}: {refusal}"));
        play(&rules, 12, number, number % 2 == 0).assert_log_can_be_read();
    }
}

#[test]
fn every_house_rule_of_the_written_games_can_be_played() {
    let house: [(&str, &[(&str, &str)]); 9] = [
        ("notice", &[("reviewer", "dead")]),
        ("notice", &[("judge", "human")]),
        ("notice", &[("police", "false")]),
        ("notice", &[("notice.tokens", "false"), ("night_close", "early")]),
        ("notice", &[("reviewer", "dead"), ("night_close", "early"), ("ballot", "called")]),
        ("notice", &[("silent_voters", "stay"), ("day", "speeches"), ("defence", "true")]),
        ("story", &[("story.turns", "false"), ("night_close", "early")]),
        ("story", &[("silent_voters", "die"), ("abstentions", "nobody"), ("ballot", "open")]),
        ("story", &[("judge", "human"), ("police", "false")]),
    ];
    for (number, (base, options)) in house.into_iter().enumerate() {
        let mut rules = RuleSet::clone(&nightfall_tests::bench::ruleset(base));
        for (option, value) in options {
            let set = options::with_option(&rules, option, value);
            rules = set.unwrap_or_else(|refusal| panic!("{base} {option} {value}: {refusal}"));
        }
        for seed in 0..4 {
            let troubles = seed % 2 == 0;
            play(&rules, 8 + u16::try_from(number).unwrap_or(0), seed, troubles).assert_log_can_be_read();
        }
    }
}

#[test]
fn a_table_that_everybody_has_left_alone_ends_too() {
    for rules in RuleSets::builtin().expect("the program's rule sets").iter() {
        let mut bench = Bench::open(rules, 3);
        bench.seat(rules.players.0);
        bench.say("p1", Place::Room, Action::Start).expect("a full table starts");
        let mut ticks = 0;
        while bench.playing() {
            assert!(bench.tick(), "{}: the clock goes on", rules.id);
            ticks += 1;
            assert!(ticks < STEPS_MAX, "{}: no end", rules.id);
        }
        while bench.tick() {}
        assert!(bench.state.standing().is_none(), "{}: the lobby is cleared away in the end", rules.id);
    }
}
