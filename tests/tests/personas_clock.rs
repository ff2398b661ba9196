//! Where players appear as characters in a game by the clock: what a character says counts as what others write in
//! the room, what is written under an account counts as nobody's, and nothing tells who is who for days.
//!
//! Source: DN-01, SL-15, SL-20, SL-21, ST2-03, A-06, I-01

use bot_core::game::{
    Action, Actor, Ask, Audience, Cause, Moment, Notice, PersonId, Place, RuleSet, Seat, Told, Viewer,
    WarningCode, options, view_for,
};
use bot_core::text::{Escape, Face, Texts};
use nightfall_tests::bench::{Bench, hands, person, ruleset, seat_ref};
use nightfall_tests::masks::{acts, sitter, swapped};

const HOUR_MS: u64 = 3_600_000;
const KIRAS: &str = "kira kira C C C C C C C C C C C C";
const SIXTEEN: &str = "P P P D G R R K K K B C C C C C";

/// A table of characters, by the clock, in UTC, from midnight on.
fn table(rules: &str, set: &[(&str, &str)], cards: &str) -> Bench {
    let always = [("pace", "slow"), ("timezone", "UTC"), ("personas", "true")];
    let rules: RuleSet =
        always.iter().chain(set).fold(ruleset(rules).as_ref().clone(), |rules, (option, value)| {
            options::with_option(&rules, option, value)
                .unwrap_or_else(|refusal| panic!("{option}: {refusal}"))
        });
    let mut bench = Bench::open(&rules, 5);
    let cards = hands(cards);
    bench.seat(u16::try_from(cards.len()).expect("a table"));
    bench.fix_deal(cards).expect("cards that fit");
    bench.say("p1", Place::Room, Action::Start).expect("a full table");
    bench
}

fn says(bench: &mut Bench, seat: u16) {
    acts(bench, seat, Action::Say { text: "I do not trust number seven.".to_owned() });
}

/// Whoever sits there writes into the room under their own account.
fn writes_as_themselves(bench: &mut Bench, seat: u16) {
    let id = sitter(bench, seat);
    let text = "I do not trust number seven.".to_owned();
    bench.say(id.id(), Place::Room, Action::Say { text }).expect("talk is never refused");
}

fn until(bench: &mut Bench, heard: impl Fn(&Notice) -> bool) -> usize {
    let mark = bench.log.len();
    while !bench.room(mark).any(&heard) {
        assert!(bench.tick(), "the clock goes on");
    }
    mark
}

fn is_day(notice: &Notice) -> bool {
    matches!(notice, Notice::Window { part: bot_core::game::WindowPart::Day, .. })
}

fn living(bench: &Bench) -> Vec<u16> {
    let game = bench.state.table.iter().flat_map(|table| &table.game);
    game.flat_map(|game| game.living()).map(|seat| seat.0).collect()
}

fn room(bench: &Bench) -> Vec<Notice> {
    let all = view_for(&bench.log, &Viewer::Bystander);
    all.into_iter().take_while(|notice| !matches!(notice, Notice::Over { .. })).collect()
}

#[test]
fn the_death_note_game_keeps_the_times_of_the_tables_clock() {
    let mut bench = table("death-note", &[], KIRAS);
    for day in 1..=3_i64 {
        // One kira speaks up each night, so that nobody dies of silence.
        let asked: Vec<u16> = bench
            .prompts()
            .iter()
            .filter(|prompt| prompt.ask == Ask::Write)
            .map(|prompt| prompt.seat.0)
            .collect();
        assert!(!asked.is_empty(), "night {day}");
        for seat in asked {
            acts(&mut bench, seat, Action::Decline { ask: Some(Ask::Write), prompt: None });
        }
        until(&mut bench, |notice| matches!(notice, Notice::Dawn { .. }));
        let at = |hour: i64| Moment(((day - 1) * 24 + hour) * 3_600_000);
        assert_eq!(bench.now, at(22), "night {day}");
        says(&mut bench, 5);
        until(&mut bench, |notice| matches!(notice, Notice::Ballot { .. }));
        assert_eq!(bench.now, at(24 + 18), "the talk of day {day}");
        let mark = bench.log.len();
        for seat in living(&bench) {
            acts(&mut bench, seat, Action::Abstain { prompt: None });
        }
        while !bench.room(mark).any(|notice| matches!(notice, Notice::Night { .. })) {
            assert!(bench.tick(), "the clock goes on");
        }
        assert!(bench.now <= at(24 + 20), "the vote of day {day}: {:?}", bench.now);
    }
    bench.assert_log_is_the_truth();
    bench.assert_log_can_be_read();
}

#[test]
fn reminders_are_told_to_whoever_plays_the_character_and_to_all_without_a_name() {
    let mut bench = table("death-note", &[], KIRAS);
    let owes: Vec<PersonId> = bench
        .prompts()
        .into_iter()
        .filter(|prompt| prompt.ask == Ask::Write)
        .map(|prompt| prompt.person)
        .collect();
    bench.advance(21 * HOUR_MS + 50 * 60_000);
    let reminded: Vec<(&Audience, usize)> = bench
        .told(0)
        .filter_map(|told| match told.open() {
            Notice::Reminder { asks, .. } => Some((told.to(), asks.len())),
            _ => None,
        })
        .collect();
    assert_eq!(reminded.iter().filter(|(to, asks)| **to == Audience::Room && *asks == 0).count(), 3);
    let alone: Vec<_> =
        reminded.iter().filter(|(to, _)| **to != Audience::Room).map(|(to, _)| (*to).clone()).collect();
    assert_eq!(alone.len(), 3 * owes.len());
    assert!(alone.iter().all(|to| owes.iter().any(|person| *to == Audience::Person(person.clone()))));
}

/// Deeds of two days and nights, by character.
fn days(bench: &mut Bench) {
    let first =
        bench.prompts().iter().find(|prompt| prompt.ask == Ask::Write).map_or(1, |prompt| prompt.seat.0);
    let account = bot_core::game::PlayerRef::Person(sitter(bench, 4));
    acts(bench, first, Action::Write { player: seat_ref(3), account, prompt: None });
    says(bench, 6);
    until(bench, |notice| matches!(notice, Notice::Dawn { .. }));
    acts(bench, first, Action::Act { ask: Ask::Transfer, targets: vec![seat_ref(7)], prompt: None });
    says(bench, 8);
    writes_as_themselves(bench, 9);
    acts(bench, 10, Action::Leave);
    until(bench, |notice| matches!(notice, Notice::Ballot { .. }));
    for seat in living(bench) {
        let vote = match seat {
            7 => Action::Abstain { prompt: None },
            _ => Action::Vote { targets: vec![seat_ref(7)], prompt: None },
        };
        acts(bench, seat, vote);
    }
    // The clock passes by the time in which the notebook could be taken back, over the quiet hours.
    until(bench, |notice| matches!(notice, Notice::Dawn { .. }));
}

#[test]
fn who_is_who_shows_to_nobody_for_days() {
    let first = table("death-note", &[], KIRAS);
    for pair in [(5, 6), (3, 13), (9, 10), (8, 12), (1, 2), (7, 14)] {
        let (mut one, mut other) = (first.clone(), swapped(&first, pair).0);
        days(&mut one);
        days(&mut other);
        assert_eq!(room(&one), room(&other), "{pair:?}");
        assert_eq!(one.now, other.now, "{pair:?}");
        assert_eq!(one.state.next_deadline(), other.state.next_deadline(), "{pair:?}");
    }
}

#[test]
fn a_character_posts_by_what_it_says_and_an_account_posts_nothing() {
    let mut bench = table("slow", &[], SIXTEEN);
    until(&mut bench, is_day);
    let host = bench.state.table.as_ref().and_then(|table| table.host.clone()).expect("a host");
    for seat in 1..=16 {
        let hosts = sitter(&bench, seat) == host;
        for _ in 0..3 {
            match (seat, hosts) {
                // One writes under their own account alone, and so does the host.
                (12, _) | (_, true) => writes_as_themselves(&mut bench, seat),
                _ => says(&mut bench, seat),
            }
        }
    }
    let texts = Texts::builtin().expect("the program's words");
    let standing = bench.state.standing().expect("a table");
    let game = standing.game.as_ref().expect("a game");
    let shown =
        texts.posts(&bot_core::game::Locale::new("en"), game, &Face::of(standing, Escape::Plain, bench.now));
    assert!(!shown.contains("Player"), "{shown}");
    let silent: Vec<u16> = (1..=16).filter(|seat| game.seats[Seat(*seat).index()].posts < 3).collect();
    let hosted = (1..=16).find(|seat| sitter(&bench, *seat) == host).expect("the host plays");
    let mut wanted = vec![12, hosted];
    wanted.sort_unstable();
    wanted.dedup();
    assert_eq!(silent, wanted);
    let mark = until(&mut bench, is_day);
    let out: Vec<u16> = bench
        .room(mark)
        .filter_map(|notice| match notice {
            Notice::Out { seat, cause: Cause::Inactive, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(out, wanted, "and whoever was silent has left");
    let warned = |told: &&Told| matches!(told.open(), Notice::Warning { code: WarningCode::FewPosts, .. });
    assert_eq!(bench.told(0).filter(warned).count(), wanted.len());
    // That a character has left tells nobody that it was the host's.
    assert!(!bench.room(mark).any(|notice| matches!(notice, Notice::HostPassed { .. })));
    assert_eq!(bench.state.table.as_ref().and_then(|table| table.host.clone()), Some(host));
}

#[test]
fn what_is_written_under_an_account_moves_nothing_that_others_can_see() {
    let mut silent = table("story", &[], "K K P P C C C C");
    until(&mut silent, |notice| matches!(notice, Notice::StoryTurn { .. }));
    let turn = |bench: &Bench| {
        let turns = bench.room(0).filter_map(|notice| match notice {
            Notice::StoryTurn { seat } => Some(*seat),
            _ => None,
        });
        turns.last()
    };
    let before = turn(&silent).expect("somebody's turn");
    let speaks = loop {
        let prompts = silent.prompts();
        let mut speakers =
            prompts.iter().filter(|prompt| prompt.ask == Ask::Speech).map(|prompt| prompt.seat);
        if let Some(speaks) = speakers.find(|seat| *seat != before) {
            break speaks;
        }
        assert!(silent.tick(), "somebody else speaks");
    };
    let mut writes = silent.clone();
    writes_as_themselves(&mut writes, speaks.0);
    assert_eq!(room(&silent), room(&writes), "the room hears nothing of it");
    says(&mut writes, speaks.0);
    assert_eq!(turn(&writes), Some(speaks), "whoever speaks up as a character has the next turn");
}

#[test]
fn characters_swap_their_turns_privately_and_all_hear_the_characters() {
    let mut bench = table("story", &[], "K K P P C C C C");
    until(&mut bench, |notice| matches!(notice, Notice::StoryTurn { .. }));
    let aloud = bench.say(sitter(&bench, 1).id(), Place::Room, Action::Swap { player: seat_ref(3) });
    assert!(aloud.is_err_and(|refusal| refusal.code.id() == "forbidden"));
    let mark = bench.log.len();
    acts(&mut bench, 1, Action::Swap { player: seat_ref(3) });
    acts(&mut bench, 3, Action::Swap { player: seat_ref(1) });
    assert!(bench.room(mark).any(|notice| matches!(notice, Notice::Swapped { .. })));
}

#[test]
fn a_friend_is_taken_privately() {
    let mut bench = table("slow", &[], SIXTEEN);
    bench.say("zoe", Place::Room, Action::Friend { player: seat_ref(4) }).expect("anybody may ask");
    let friend = || Action::Friend { player: bot_core::game::PlayerRef::Person(person("zoe")) };
    let id = sitter(&bench, 4);
    let aloud = bench.say(id.id(), Place::Room, friend());
    assert!(aloud.is_err_and(|refusal| refusal.code.id() == "forbidden"));
    bench.say(id.id(), Place::Direct, friend()).expect("whoever plays the character agrees");
}

/// Whoever may be heard at night where teams talk among themselves would be known to be of none.
#[test]
fn no_character_is_heard_while_teams_talk() {
    let mut bench = table("slow", &[("activity", "false")], SIXTEEN);
    until(&mut bench, |notice| matches!(notice, Notice::Result { .. }));
    let mark = bench.log.len();
    for seat in 1..=16 {
        let id = sitter(&bench, seat);
        let _either_way = bench.say(id.id(), Place::Direct, Action::Say { text: "good evening".to_owned() });
    }
    assert!(!bench.room(mark).any(|notice| matches!(notice, Notice::Said { .. })));
    until(&mut bench, is_day);
    let mark = bench.log.len();
    for seat in living(&bench) {
        says(&mut bench, seat);
    }
    let said = bench.room(mark).filter(|notice| matches!(notice, Notice::Said { .. })).count();
    assert_eq!(said, living(&bench).len(), "by day all are heard alike");
}

/// A co-host who aims at the host's character learns nothing by it.
#[test]
fn no_refusal_tells_as_whom_the_host_plays() {
    let mut bench = table("death-note", &[], KIRAS);
    let cohost = Action::Cohost { player: bot_core::game::PlayerRef::Person(person("p2")) };
    bench.say("p1", Place::Room, cohost).expect("the host names a co-host");
    for seat in 1..=14 {
        let mut bench = bench.clone();
        let warn = Action::Warn { player: seat_ref(seat), reason: None };
        bench.say("p2", Place::Room, warn).expect("a co-host warns any character");
    }
    let next = Actor::Person { id: person("p2"), place: Place::Room, moderator: false, name: String::new() };
    bench.command(next, Action::Kick { player: seat_ref(5), reason: None }).expect("and removes any");
}
