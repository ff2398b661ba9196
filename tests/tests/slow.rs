//! A game by the clock over weeks, and what it may not show.
//!
//! Source: SL-02, SL-03, SL-15, SL-20, I-01, peers 4, peers 10, peers 19

use std::collections::BTreeSet;

use bot_core::game::{
    Action, Actor, Ask, Audience, Cause, Moment, Notice, PersonId, Place, RuleSet, Seat, Told, Viewer,
    WindowPart, options, view_for,
};
use bot_core::text::{Face, Texts};
use nightfall_tests::bench::{Bench, hands, person, ruleset, seat_ref};
use proptest::prelude::*;

const HOUR_MS: i64 = 3_600_000;
/// Sunday 1 March 2026, 06:00 in Chicago, a week before the clocks are put forward.
const MARCH: Moment = Moment(1_772_366_400_000);
const SIXTEEN: &str = "P P P D G R R K K K B C C C C C";

/// The rules with some options.
fn rules(set: &[(&str, &str)]) -> RuleSet {
    set.iter().fold(ruleset("slow").as_ref().clone(), |rules, (option, value)| {
        options::with_option(&rules, option, value).unwrap_or_else(|refusal| panic!("{option}: {refusal}"))
    })
}

/// A game with these cards from some instant on.
fn game(rules: &RuleSet, cards: &str, now: Moment) -> Bench {
    let cards = hands(cards);
    let mut bench = Bench::open_at(rules, 5, now);
    bench.seat(u16::try_from(cards.len()).expect("a table"));
    bench.fix_deal(cards).expect("cards that fit");
    bench.say("p1", Place::Room, Action::Start).expect("a full table");
    bench
}

fn living(bench: &Bench) -> Vec<Seat> {
    bench.state.table.iter().flat_map(|table| &table.game).flat_map(|game| game.living()).collect()
}

fn act(bench: &mut Bench, seat: u16, ask: Ask, target: u16) {
    let action = Action::Act { ask, targets: vec![seat_ref(target)], prompt: None };
    bench.say(&format!("p{seat}"), Place::Direct, action).expect("a power that is open");
}

fn vote(bench: &mut Bench, seat: u16, target: u16) {
    let action = Action::Vote { targets: vec![seat_ref(target)], prompt: None };
    bench.say(&format!("p{seat}"), Place::Direct, action).expect("a vote");
}

fn post(bench: &mut Bench, seat: u16) {
    let action = Action::Say { text: "I do not trust number seven.".to_owned() };
    bench.say(&format!("p{seat}"), Place::Room, action).expect("talk is never refused");
}

/// The instants at which the room heard that a part begins, with the ends that it was told.
fn windows(bench: &Bench) -> Vec<(WindowPart, Moment)> {
    let parts = bench.room(0).filter_map(|notice| match notice {
        Notice::Window { part, ends } => Some((*part, ends.expect("nobody paused"))),
        _ => None,
    });
    parts.collect()
}

#[test]
fn fourteen_days_keep_their_times_over_daylight_saving() {
    let mut bench = game(&rules(&[]), "P P P P K K K K R R D G B C C C C C C C", MARCH);
    for day in 0..14_u16 {
        // Everybody posts and votes, all for different people; the killers decide no tie and
        // kill a civilian every other night.
        let there: Vec<u16> = living(&bench).iter().map(|seat| seat.0).collect();
        if day > 0 {
            for (place, seat) in there.iter().enumerate() {
                (0..3).for_each(|_| post(&mut bench, *seat));
                vote(&mut bench, *seat, there[(place + 1) % there.len()]);
            }
        }
        if day % 2 == 1 {
            act(&mut bench, 5, Ask::Kill, 14 + day / 2);
        }
        let before = bench.room(0).filter(|notice| matches!(notice, Notice::Dawn { .. })).count();
        while bench.room(0).filter(|notice| matches!(notice, Notice::Dawn { .. })).count() == before {
            assert!(bench.tick(), "the clock goes on");
        }
        bench.assert_log_can_be_read();
    }
    assert_eq!(living(&bench).len(), 13, "seven civilians are dead, and nobody left");
    // 22:00 of every day, and 20:00: an hour earlier in UTC from 8 March on.
    let chicago = |day: i64, hour: i64| {
        let utc = if day >= 7 { 5 } else { 6 };
        Moment(MARCH.0 - 12 * HOUR_MS + day * 24 * HOUR_MS + (hour + utc) * HOUR_MS)
    };
    let mut wanted = vec![(WindowPart::First, chicago(0, 22))];
    for day in 1..14 {
        wanted.push((WindowPart::Day, chicago(day, 20)));
        wanted.push((WindowPart::Evening, chicago(day, 22)));
    }
    wanted.push((WindowPart::Day, chicago(14, 20)));
    assert_eq!(windows(&bench), wanted);
    bench.assert_log_is_the_truth();
}

/// Whoever sits there does something privately.
fn does(bench: &mut Bench, seat: u16, action: Action) {
    let id = bench.sitter(Seat(seat)).expect("somebody sits there");
    bench.say(id.id(), Place::Direct, action).unwrap_or_else(|refusal| panic!("{seat}: {refusal}"));
}

fn names(bench: &mut Bench, seat: u16, ask: Ask, target: u16) {
    does(bench, seat, Action::Act { ask, targets: vec![seat_ref(target)], prompt: None });
}

/// All who live post enough and vote: these as they are told to, the others each for another one.
fn lively(bench: &mut Bench, votes: &[(u16, u16)]) {
    let there: Vec<u16> = living(bench).iter().map(|seat| seat.0).collect();
    let named: Vec<u16> = votes.iter().map(|(_, target)| *target).collect();
    let others: Vec<u16> = there.iter().copied().filter(|seat| !named.contains(seat)).collect();
    for (place, seat) in there.iter().enumerate() {
        let id = bench.sitter(Seat(*seat)).expect("somebody sits there");
        for _ in 0..3 {
            let text = "I do not trust number seven.".to_owned();
            bench.say(id.id(), Place::Room, Action::Say { text }).expect("talk is never refused");
        }
        let told = votes.iter().find(|(by, _)| by == seat).map(|(_, target)| *target);
        let next = || *others.iter().cycle().skip(place).find(|other| *other != seat).expect("somebody else");
        let targets = vec![seat_ref(told.unwrap_or_else(next))];
        does(bench, *seat, Action::Vote { targets, prompt: None });
    }
}

/// The clock moves on until the room hears this; what it has heard since.
fn until(bench: &mut Bench, what: impl Fn(&Notice) -> bool) -> Vec<Notice> {
    let mark = bench.log.len();
    while !bench.room(mark).any(&what) {
        assert!(bench.tick(), "the clock goes on");
    }
    bench.room(mark).cloned().collect()
}

/// Source: SL-02 to SL-05, SL-09, SL-10, SL-15, SL-16, SL-19, SL-22, C-15
#[test]
fn a_fortnight_with_a_substitute_jail_a_tie_dreams_and_late_changes() {
    let result = |notice: &Notice| matches!(notice, Notice::Result { .. });
    let dawn = |notice: &Notice| matches!(notice, Notice::Dawn { .. });
    let out = |heard: &[Notice]| -> Vec<(u16, Cause)> {
        let all = heard.iter().filter_map(|notice| match notice {
            Notice::Out { seat, cause, .. } => Some((seat.0, *cause)),
            _ => None,
        });
        all.collect()
    };
    let dead = |heard: &[Notice]| -> Vec<u16> {
        let all = heard.iter().filter_map(|notice| match notice {
            Notice::Dawn { deaths, .. } => Some(deaths.iter().map(|death| death.seat.0)),
            _ => None,
        });
        all.flatten().collect()
    };
    // Police, killers, rioters, the doctor, the vigilante, the butterfly; from 14 on civilians.
    let mut bench = game(&rules(&[]), "P P P P K K K K R R D G B C C C C C C C", MARCH);
    until(&mut bench, dawn);

    // The first day: somebody takes over a seat, with its vote.
    let zoe = Action::Substitute { player: seat_ref(14), newcomer: person("zoe"), name: "Zoe".to_owned() };
    bench.say("p14", Place::Room, zoe).expect("a substitute is named");
    bench.say("zoe", Place::Room, Action::Join { name: "Zoe".to_owned() }).expect("and agrees");
    assert_eq!(bench.sitter(Seat(14)), Some(person("zoe")));
    lively(&mut bench, &[]);
    until(&mut bench, dawn);

    // The second: somebody is jailed, changes nothing any more, and speaks from there.
    names(&mut bench, 11, Ask::Save, 20);
    lively(&mut bench, &(1..=9).map(|by| (by, 20)).collect::<Vec<_>>());
    assert_eq!(out(&until(&mut bench, result)), [(20, Cause::Voted)]);
    let told = |bench: &Bench, id: &str, what: &dyn Fn(&Notice) -> bool| {
        bench.told(0).any(|told| *told.to() == Audience::Person(person(id)) && what(told.open()))
    };
    let void = |notice: &Notice| matches!(notice, Notice::Warning { seat: Seat(20), .. });
    assert!(told(&bench, "p11", &void), "whoever aims at the jailed is told at once");
    let mark = bench.log.len();
    does(&mut bench, 20, Action::Say { text: "I am innocent".to_owned() });
    assert!(
        bench.room(mark).any(|notice| matches!(notice, Notice::Dream { seat: Seat(20), jailed: true, .. }))
    );
    names(&mut bench, 5, Ask::Kill, 16);
    let heard = until(&mut bench, dawn);
    assert_eq!(dead(&heard), [16]);

    // The third: a tie that the killers break, having thought better of it, as of their victim.
    let mark = bench.log.len();
    does(&mut bench, 16, Action::Say { text: "It was number five".to_owned() });
    assert!(
        bench.room(mark).any(|notice| matches!(notice, Notice::Dream { seat: Seat(16), jailed: false, .. }))
    );
    names(&mut bench, 5, Ask::Kill, 17);
    lively(&mut bench, &[(1, 18), (2, 18), (3, 18), (4, 19), (5, 19), (6, 19)]);
    assert!(out(&until(&mut bench, result)).is_empty(), "nobody is jailed yet");
    names(&mut bench, 5, Ask::Tiebreak, 18);
    names(&mut bench, 5, Ask::Tiebreak, 19);
    names(&mut bench, 5, Ask::Kill, 15);
    let heard = until(&mut bench, dawn);
    assert_eq!((out(&heard), dead(&heard)), (vec![(19, Cause::Voted)], vec![15]));

    // The fourth: the doctor comes late to the right bed. The fifth: a shot.
    lively(&mut bench, &[]);
    names(&mut bench, 5, Ask::Kill, 17);
    names(&mut bench, 11, Ask::Save, 18);
    until(&mut bench, result);
    names(&mut bench, 11, Ask::Save, 17);
    let heard = until(&mut bench, dawn);
    assert!(dead(&heard).is_empty());
    assert!(bench.room(0).any(|notice| matches!(notice, Notice::Saved { seat: Seat(17) })));
    lively(&mut bench, &[]);
    names(&mut bench, 12, Ask::Shoot, 17);
    names(&mut bench, 12, Ask::Shoot, 8);
    assert_eq!(dead(&until(&mut bench, dawn)), [8]);

    // On to the fourteenth, over the change of the clocks.
    for day in 6..=14_u16 {
        lively(&mut bench, &[]);
        if day % 4 == 0 {
            names(&mut bench, 5, Ask::Kill, 15 + day / 4);
        }
        until(&mut bench, dawn);
    }
    let days = bench.room(0).filter(|notice| dawn(notice)).count();
    assert_eq!(days, 15, "night zero and fourteen days");
    assert!(!bench.room(0).any(|notice| matches!(notice, Notice::Out { cause: Cause::Inactive, .. })));
    let last = windows(&bench).last().map(|(_, ends)| *ends);
    let plain = rules(&[]);
    let shown = last.and_then(|ends| plain.time_of_day(ends)).map(|time| time.to_string());
    assert_eq!(shown.as_deref(), Some("20:00"));
    bench.assert_log_is_the_truth();
    bench.assert_log_can_be_read();
}

#[test]
fn a_table_that_rests_waits_for_one_instant_only() {
    let mut bench = game(&rules(&[("timezone", "UTC")]), SIXTEEN, Moment(0));
    // Night zero: 19:00, 21:00 and 21:45, then its end; then the day's.
    let mut fired = Vec::new();
    while bench.now < Moment(40 * HOUR_MS) {
        fired.push(bench.state.next_deadline().expect("a game waits for the clock").0);
        bench.tick();
    }
    let at = |hour: i64, minute: i64| hour * HOUR_MS + minute * 60_000;
    assert_eq!(fired, [at(19, 0), at(21, 0), at(21, 45), at(22, 0), at(41, 0)]);
}

#[test]
fn who_has_not_acted_is_told_alone_and_computers_are_not_reminded_in_the_room() {
    let mut bench = game(&rules(&[("timezone", "UTC"), ("activity", "false")]), SIXTEEN, Moment(0));
    while !matches!(
        bench.room(0).last(),
        Some(Notice::Ballot { .. } | Notice::Window { part: WindowPart::Day, .. })
    ) {
        bench.tick();
    }
    for seat in 1..=15 {
        vote(&mut bench, seat, 16);
    }
    let mark = bench.log.len();
    bench.tick();
    let reminded: Vec<&Told> = bench.told(mark).collect();
    let of_vote =
        |told: &&&Told| matches!(told.open(), Notice::Reminder { asks, .. } if asks.contains(&Ask::Vote));
    let readers: Vec<&Audience> = reminded.iter().filter(of_vote).map(|told| told.to()).collect();
    assert_eq!(readers, [&Audience::Person(person("p16"))]);
    let room: Vec<_> = reminded.iter().filter(|told| *told.to() == Audience::Room).collect();
    assert_eq!(room.len(), 1, "the room hears of the time alone");
}

#[test]
fn nobody_leaves_unwarned() {
    // A day that begins after the last reminder could have come warns nobody, and nobody leaves.
    let late = rules(&[("timezone", "UTC"), ("clock.vote", "22:05"), ("clock.night", "22:10")]);
    let mut bench = game(&late, SIXTEEN, Moment(21 * HOUR_MS));
    let out = |bench: &Bench| {
        let inactive = |notice: &&Notice| matches!(notice, Notice::Out { cause: Cause::Inactive, .. });
        bench.room(0).filter(inactive).count()
    };
    bench.advance(70 * 60_000);
    assert_eq!((out(&bench), living(&bench).len()), (0, 16), "night zero asks for no posts");
    // The host ends the next day before anybody could be warned.
    for _ in 0..2 {
        let host =
            Actor::Person { id: person("p1"), place: Place::Room, moderator: false, name: String::new() };
        bench.command(host, Action::Next).expect("the host may");
    }
    assert_eq!(out(&bench), 0);
    bench.advance(26 * 3_600_000);
    assert_eq!(out(&bench), 16, "a whole day without a post, and all were warned");
    let warned = bench.told(0).filter(|told| matches!(told.open(), Notice::Warning { .. })).count();
    assert!(warned >= 16);
    assert!(!bench.playing());
}

#[test]
fn posts_are_counted_for_whoever_asks() {
    let mut bench = game(&rules(&[("timezone", "UTC")]), SIXTEEN, Moment(0));
    post(&mut bench, 3);
    bench.advance(23 * 3_600_000);
    post(&mut bench, 3);
    post(&mut bench, 3);
    bench.say("p3", Place::Room, Action::Say { text: "too short".to_owned() }).expect("talk");
    let texts = Texts::builtin().expect("the program's words");
    let table = bench.state.standing().expect("a table");
    let game = table.game.as_ref().expect("a game");
    let face = Face::of(table, bot_core::text::Escape::Plain, bench.now);
    for locale in texts.locales() {
        let told = texts.posts(&locale, game, &face);
        assert_eq!(told.lines().count(), 17, "{told}");
        assert!(told.lines().nth(3).is_some_and(|row| row.contains('2')), "{told}");
    }
}

/// What somebody hears before the end.
fn stream(bench: &Bench, viewer: &Viewer) -> Vec<Notice> {
    view_for(&bench.log, viewer).into_iter().filter(|notice| !matches!(notice, Notice::Over { .. })).collect()
}

fn assert_same_for_others(one: &Bench, other: &Bench, but: &[u16]) {
    let but: Vec<PersonId> = but.iter().map(|seat| person(&format!("p{seat}"))).collect();
    let people = (1..=16).map(|seat| person(&format!("p{seat}"))).filter(|id| !but.contains(id));
    for viewer in [Viewer::Bystander].into_iter().chain(people.map(Viewer::Person)) {
        assert!(stream(one, &viewer) == stream(other, &viewer), "{viewer:?} can tell the two apart");
    }
}

#[test]
fn what_the_powers_do_by_day_shows_to_nobody_else() {
    let plain = rules(&[("timezone", "UTC"), ("activity", "false")]);
    let day = |deeds: &dyn Fn(&mut Bench)| {
        let mut bench = game(&plain, SIXTEEN, Moment(0));
        bench.advance(23 * 3_600_000);
        deeds(&mut bench);
        // Over every reminder, the vote and the evening's reminders, up to the next dawn.
        bench.advance(22 * 3_600_000 + 59 * 60_000);
        bench
    };
    let quiet = day(&|_| {});
    let busy = day(&|bench| {
        for (seat, ask, target) in [
            (1, Ask::Check, 8),
            (2, Ask::Check, 8),
            (3, Ask::Check, 8),
            (6, Ask::Check, 4),
            (7, Ask::Check, 4),
            (4, Ask::Save, 12),
            (5, Ask::Shoot, 13),
            (8, Ask::Kill, 12),
            (9, Ask::Kill, 12),
            (10, Ask::Kill, 14),
            (11, Ask::Hug, 13),
        ] {
            act(bench, seat, ask, target);
        }
    });
    assert_same_for_others(&quiet, &busy, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
}

#[test]
fn votes_show_to_nobody_before_their_time() {
    let plain = rules(&[("timezone", "UTC"), ("activity", "false")]);
    let mut one = game(&plain, SIXTEEN, Moment(0));
    one.advance(23 * 3_600_000);
    let mut other = one.clone();
    for (seat, target) in [(1, 8), (2, 8), (1, 9), (3, 99)] {
        vote(&mut other, seat, target);
    }
    let until = u64::try_from(20 * HOUR_MS + 59 * 60_000).expect("an afternoon");
    one.advance(until);
    other.advance(until);
    assert_same_for_others(&one, &other, &[1, 2, 3]);
}

#[test]
fn whom_the_killers_chose_of_the_tied_shows_only_with_the_dead() {
    let plain = rules(&[("timezone", "UTC"), ("activity", "false")]);
    let mut bench = game(&plain, SIXTEEN, Moment(0));
    bench.advance(23 * 3_600_000);
    vote(&mut bench, 1, 13);
    vote(&mut bench, 2, 14);
    bench.advance(21 * 3_600_000);
    let mark = bench.log.len();
    act(&mut bench, 8, Ask::Tiebreak, 13);
    act(&mut bench, 9, Ask::Tiebreak, 14);
    assert_eq!(bench.room(mark).count(), 0);
    bench.told(mark).for_each(|told| {
        let killers = ["p8", "p9", "p10"].map(|id| Audience::Person(person(id)));
        assert!(killers.contains(told.to()), "told to {:?}", told.to());
    });
}

/// Source: SL-05, I-04
#[test]
fn nobody_is_asked_to_choose_among_the_tied_when_all_of_them_have_left() {
    let plain = rules(&[("timezone", "UTC"), ("activity", "false")]);
    let mut bench = game(&plain, SIXTEEN, Moment(0));
    bench.advance(23 * 3_600_000);
    vote(&mut bench, 1, 13);
    vote(&mut bench, 2, 14);
    bench.advance(21 * 3_600_000);
    let asked = |bench: &Bench| bench.prompts().iter().filter(|prompt| prompt.ask == Ask::Tiebreak).count();
    assert_eq!(asked(&bench), 3, "the killers decide a tie");
    for id in ["p13", "p14"] {
        bench.say(id, Place::Room, Action::Leave).expect("anybody may leave");
    }
    assert_eq!(asked(&bench), 0);
    let mark = bench.log.len();
    bench.advance(2 * 3_600_000);
    assert!(bench.room(mark).any(|notice| matches!(notice, Notice::Dawn { .. })), "the night has its end");
}

#[test]
fn an_answer_after_its_time_is_late_whether_or_not_the_clock_was_heard() {
    let plain = rules(&[("timezone", "UTC"), ("activity", "false")]);
    let mut bench = game(&plain, SIXTEEN, Moment(0));
    // The machine slept over every reminder and the end of night zero.
    bench.now = Moment(22 * HOUR_MS);
    let late = Action::Act { ask: Ask::Side, targets: vec![seat_ref(2)], prompt: None };
    let refused = bench.say("p11", Place::Direct, late).expect_err("night zero is over");
    assert_eq!(refused.code.id(), "final");
    bench.tick();
    let reminders = bench.room(0).filter(|notice| matches!(notice, Notice::Reminder { .. })).count();
    assert_eq!(reminders, 0, "nobody is reminded of what is over");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn reminders_come_once_each_and_before_their_end(
        start in 0_i64..400 * 24,
        zone in 0..4_usize,
        stops in proptest::collection::vec((1_u64..30, 1_u64..40), 0..4),
    ) {
        let zone = ["UTC", "America/Chicago", "Europe/Berlin", "Australia/Lord_Howe"][zone];
        let plain = rules(&[("timezone", zone), ("activity", "false")]);
        let mut bench = game(&plain, SIXTEEN, Moment(start * HOUR_MS));
        let host = || Actor::Person { id: person("p1"), place: Place::Room, moderator: false, name: String::new() };
        for (running, standing) in stops {
            bench.advance(running * 3_600_000);
            bench.command(host(), Action::Pause).expect("the clock runs");
            prop_assert_eq!(bench.state.next_deadline(), None);
            bench.now = bench.now.plus_ms(standing * 3_600_000);
            bench.command(host(), Action::Resume).expect("the clock stands");
        }
        let end = bench.now.plus_ms(3 * 24 * 3_600_000);
        let mut seen = BTreeSet::new();
        while bench.playing() && bench.now < end {
            let mark = bench.log.len();
            bench.tick();
            for notice in bench.room(mark) {
                match notice {
                    Notice::Reminder { ends, .. } => {
                        let before = ends.since(bench.now) / 60_000;
                        prop_assert!([180, 60, 15].contains(&before), "{} minutes before", before);
                        prop_assert!(seen.insert((*ends, before)), "twice");
                    }
                    Notice::Window { ends: Some(ends), .. } => {
                        // Every part ends at twenty or twenty-two by the table's clocks.
                        let time = plain.time_of_day(*ends).expect("an instant").to_string();
                        prop_assert!(["20:00", "22:00"].contains(&time.as_str()), "{}", time);
                    }
                    _ => {}
                }
            }
        }
        // Three for the vote and three for the night of each whole day.
        prop_assert!(seen.len() >= 12, "{}", seen.len());
        bench.assert_log_is_the_truth();
    }
}
