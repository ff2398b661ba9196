//! Whatever is secret shows neither in what others hear nor in how much or when they hear it.
//!
//! Source: I-01, peers 18, peers 19

use bot_core::game::{
    Action, Ask, Event, Moment, Notice, PersonId, Place, PlayerRef, Prompt, Secret, Viewer, options, view_for,
};
use bot_core::ruleset::RuleSets;
use nightfall_tests::bench::{Bench, hands, person, ruleset, seat_ref};

/// A game of this rule set with these cards; the same chance for all.
fn game(rules: &str, cards: &str) -> Bench {
    let mut bench = Bench::open(&ruleset(rules), 5);
    let cards = hands(cards);
    bench.seat(u16::try_from(cards.len()).expect("a table"));
    bench.fix_deal(cards).expect("cards that fit");
    bench.say("p1", Place::Room, Action::Start).expect("a full table");
    bench
}

fn act(bench: &mut Bench, who: &str, ask: bot_core::game::Ask, target: u16) {
    let action = Action::Act { ask, targets: vec![seat_ref(target)], prompt: None };
    bench.say(who, Place::Direct, action).expect("a power of the night");
}

/// What somebody hears, command by command: the number of lines and the lines themselves.
fn stream(bench: &Bench, viewer: &Viewer) -> Vec<Notice> {
    let heard = view_for(&bench.log, viewer);
    heard.into_iter().filter(|notice| !matches!(notice, Notice::Over { .. })).collect()
}

fn others(bench: &Bench, but: &[&str]) -> Vec<Viewer> {
    let people = bench.state.table.iter().flat_map(|table| table.players.iter().map(|p| p.person.clone()));
    let but: Vec<PersonId> = but.iter().map(|id| person(id)).collect();
    let mut viewers = vec![Viewer::Bystander];
    viewers.extend(people.filter(|id| !but.contains(id)).map(Viewer::Person));
    viewers
}

fn assert_same_for_others(one: &Bench, other: &Bench, but: &[&str]) {
    for viewer in others(one, but) {
        assert_eq!(stream(one, &viewer), stream(other, &viewer), "{viewer:?} can tell the two apart");
    }
}

use bot_core::game::Ask::{Check, Kill};

#[test]
fn who_names_the_victim_and_how_often_shows_to_nobody_else() {
    let mut one = game("v2", "K K P P C C C C");
    act(&mut one, "p1", Kill, 5);
    one.tick();
    let mut other = game("v2", "K K P P C C C C");
    for target in [6, 7, 3, 5] {
        act(&mut other, "p1", Kill, target);
        act(&mut other, "p2", Kill, target);
    }
    other.tick();
    assert_same_for_others(&one, &other, &["p1", "p2"]);
}

#[test]
fn whom_the_police_look_at_shows_to_nobody_else() {
    let mut one = game("v2", "K K P P C C C C");
    act(&mut one, "p3", Check, 1);
    act(&mut one, "p4", Check, 1);
    one.tick();
    let mut other = game("v2", "K K P P C C C C");
    other.tick();
    assert_same_for_others(&one, &other, &["p3", "p4"]);
}

#[test]
fn the_deal_shows_to_nobody_but_its_owners() {
    let mut one = game("v2", "K K P P C C C C");
    let mut other = game("v2", "P C P K C C K C");
    one.advance(59_000);
    other.advance(59_000);
    // Seats 3, 5, 6 and 8 hold the same card in both; the police are others.
    assert_same_for_others(&one, &other, &["p1", "p2", "p3", "p4", "p7"]);
}

#[test]
fn a_night_in_which_all_have_acted_is_as_long_as_one_in_which_nobody_has() {
    let dawn = |bench: &Bench| bench.now;
    let mut quiet = game("v2", "K K P P C C C C");
    quiet.tick();
    let mut busy = game("v2", "K K P P C C C C");
    for (who, ask) in [("p1", Kill), ("p2", Kill), ("p3", Check), ("p4", Check)] {
        act(&mut busy, who, ask, 5);
    }
    busy.tick();
    assert_eq!((dawn(&quiet), dawn(&busy)), (Moment(60_000), Moment(60_000)));
}

#[test]
fn a_sealed_ballot_shows_nothing_before_it_closes() {
    let mut bench = game("v2", "K K P P C C C C");
    while !matches!(bench.room(0).last(), Some(Notice::Ballot { .. })) {
        assert!(bench.tick());
    }
    let mark = bench.log.len();
    for (voter, target) in [("p1", 3), ("p1", 4), ("p2", 4), ("p5", 6)] {
        let vote = Action::Vote { targets: vec![seat_ref(target)], prompt: None };
        bench.say(voter, Place::Direct, vote).expect("a vote");
    }
    bench.say("p2", Place::Direct, Action::Unvote).expect("a vote taken back");
    assert_eq!(bench.room(mark).count(), 0);
    for told in bench.told(mark) {
        let bot_core::game::Audience::Person(reader) = told.to() else { panic!("told to {:?}", told.to()) };
        assert!(["p1", "p2", "p5"].contains(&reader.id()), "{reader} hears of a vote");
    }
}

/// A table of every rule set in its first night, with whatever can be named there.
fn first_nights() -> Vec<(Bench, Vec<Prompt>)> {
    let sets = RuleSets::builtin().expect("the program's rule sets");
    let mut nights = Vec::new();
    for (rules, root) in sets.iter().flat_map(|rules| (0..6).map(move |root| (rules, root))) {
        let mut bench = Bench::open(rules, root);
        bench.seat(rules.players.0);
        bench.say("p1", Place::Room, Action::Start).expect("a full table");
        let powers = |bench: &Bench| -> Vec<Prompt> {
            let prompts = bench.prompts().into_iter();
            prompts.filter(|prompt| prompt.ask.is_night_power() && prompt.ask != Ask::Squeeze).collect()
        };
        while powers(&bench).is_empty() && bench.playing() && rules.id != "taiwan" {
            assert!(bench.tick(), "{}: a night comes", rules.id);
        }
        let prompts = powers(&bench);
        nights.push((bench, prompts));
    }
    nights
}

fn answer(prompt: &Prompt) -> Action {
    let all = || prompt.targets.iter().map(|target| PlayerRef::Number(target.0));
    if let (Ask::Play, Some((role, count))) = (prompt.ask, prompt.roles.iter().next()) {
        let targets = all().take(usize::from(*count)).collect();
        return Action::Play { role: *role, targets, prompt: Some(prompt.id) };
    }
    let least = prompt.targets.iter().take(usize::from(prompt.min));
    let targets: Vec<PlayerRef> = least.map(|target| PlayerRef::Number(target.0)).collect();
    match prompt.ask {
        Ask::Notice => return announce(targets[0].clone(), "grey stone"),
        Ask::Story => return Action::Tell { text: Secret::new("夜".repeat(500)), prompt: Some(prompt.id) },
        _ => {}
    }
    Action::Act { ask: prompt.ask, targets, prompt: Some(prompt.id) }
}

/// Everybody but whoever has the same power, and so may be told what a team-mate names.
fn strangers_to(bench: &Bench, prompt: &Prompt, prompts: &[Prompt]) -> Vec<Viewer> {
    let mates = prompts.iter().filter(|other| other.ask == prompt.ask);
    let mates: Vec<&str> = mates.map(|other| other.person.id()).collect();
    others(bench, &mates)
}

#[test]
fn no_power_of_any_rule_set_shows_to_anybody_else_before_the_night_is_over() {
    for (before, prompts) in first_nights() {
        for prompt in &prompts {
            let mut after = before.clone();
            after.say(prompt.person.id(), Place::Direct, answer(prompt)).expect("what is asked is taken");
            for viewer in strangers_to(&before, prompt, &prompts) {
                assert_eq!(
                    stream(&before, &viewer),
                    stream(&after, &viewer),
                    "{viewer:?} hears of {}",
                    prompt.id
                );
            }
        }
    }
}

#[test]
fn a_power_without_a_death_shows_to_nobody_else_at_dawn_either() {
    for (before, prompts) in first_nights() {
        let table = before.state.standing().expect("a table");
        let rules = std::sync::Arc::clone(&table.rules);
        let game = table.game.clone();
        let quiet = |ask: Ask| matches!(ask, Ask::Check | Ask::Honest | Ask::Save | Ask::Hug | Ask::Revive);
        for prompt in prompts.iter().filter(|prompt| quiet(prompt.ask)) {
            let mut quiet = before.clone();
            quiet.tick();
            let mut busy = before.clone();
            busy.say(prompt.person.id(), Place::Direct, answer(prompt)).expect("what is asked is taken");
            busy.tick();
            // Some roles hear the answers to checks. Source: V7-04
            let hears = |viewer: &Viewer| match (viewer, &game) {
                (Viewer::Person(person), Some(game)) => {
                    let seat = table.seat_of(person).expect("a player");
                    game.hand(seat).any(|(_, card)| rules.check.shared_with.contains(&card.role))
                }
                _ => false,
            };
            let strangers = strangers_to(&before, prompt, &prompts);
            for viewer in strangers.into_iter().filter(|viewer| prompt.ask != Ask::Check || !hears(viewer)) {
                assert_eq!(
                    stream(&quiet, &viewer),
                    stream(&busy, &viewer),
                    "{viewer:?} hears of {}",
                    prompt.id
                );
            }
        }
    }
}

#[test]
fn every_death_where_one_may_take_somebody_along_is_followed_by_the_same_pause() {
    // Seat 5 is the angel, seat 6 the devil, seat 7 a civilian. Source: V7-08
    let cards = "P P K K angel devil C C C C";
    let mut pauses = Vec::new();
    for victim in [5, 7] {
        let mut bench = game("v7", cards);
        act(&mut bench, "p3", Kill, victim);
        act(&mut bench, "p4", Kill, victim);
        bench.tick();
        let mark = bench.log.len();
        let dawn = bench.now;
        bench.tick();
        let room = bench.room(mark).count();
        pauses.push((bench.now.0 - dawn.0, room));
    }
    assert_eq!(pauses[0], pauses[1], "the pause is as long, and as loud in the room, whoever died");
}

fn announce(player: PlayerRef, riddle: &str) -> Action {
    let (riddle, link) = (Secret::new(riddle.to_owned()), Secret::new("a secret link".to_owned()));
    Action::Announce { player, riddle, link, prompt: None }
}

/// How long the notice time lasts, with reminders on the way.
const NOTICE_MS: u64 = 3 * 60 * 60 * 1000;

const USE_TOKEN: Action = Action::Act { ask: Ask::Token, targets: Vec::new(), prompt: None };

/// The notice time is over: a riddle about seat 5 stands.
fn riddle_stands() -> Bench {
    let mut bench = game("notice", "K K P P C C C C");
    bench.say("p1", Place::Direct, announce(seat_ref(5), "grey stone")).expect("a notice");
    bench.advance(NOTICE_MS);
    bench
}

#[test]
fn a_token_used_in_vain_shows_to_nobody_else_ever() {
    let mut unused = riddle_stands();
    let mut used = riddle_stands();
    used.say("p6", Place::Direct, USE_TOKEN).expect("a token");
    used.say("p1", Place::Direct, USE_TOKEN).expect("a token");
    for bench in [&mut unused, &mut used] {
        bench.tick();
    }
    assert_same_for_others(&unused, &used, &["p1", "p6"]);
}

#[test]
fn the_victims_token_shows_to_nobody_else_before_the_death_is_announced() {
    let unused = riddle_stands();
    let mut used = riddle_stands();
    used.say("p5", Place::Direct, USE_TOKEN).expect("a token");
    assert_same_for_others(&unused, &used, &["p5"]);
}

#[test]
fn what_killers_hand_in_and_how_often_shows_only_in_the_riddle() {
    let one = riddle_stands();
    let mut other = game("notice", "K K P P C C C C");
    for (who, seat, riddle) in [("p2", 7, "blue"), ("p1", 6, "red"), ("p2", 5, "x"), ("p1", 5, "grey stone")]
    {
        other.say(who, Place::Direct, announce(seat_ref(seat), riddle)).expect("a notice");
    }
    other.advance(NOTICE_MS);
    assert_same_for_others(&one, &other, &["p1", "p2"]);
}

#[test]
fn a_review_shows_to_the_judge_and_the_killers_alone() {
    let rules = options::with_option(&ruleset("notice"), "judge", "human").expect("an option");
    let table = || {
        let mut bench = Bench::open(&rules, 5);
        bench.seat_from(2, 8);
        bench.fix_deal(hands("K K P P C C C C")).expect("cards that fit");
        bench.say("p1", Place::Room, Action::Start).expect("a full table");
        bench.say("p2", Place::Direct, announce(seat_ref(5), "grey stone")).expect("a notice");
        bench
    };
    let (mut waiting, mut refused) = (table(), table());
    let reason = Some(Secret::new("too obscure".to_owned()));
    let refusal = Action::Review { number: None, approves: false, reason, prompt: None };
    refused.say("p1", Place::Direct, refusal).expect("a review");
    for bench in [&mut waiting, &mut refused] {
        bench.advance(NOTICE_MS);
    }
    assert_same_for_others(&waiting, &refused, &["p1", "p2", "p3"]);
    let judge = view_for(&refused.log, &Viewer::Person(person("p1")));
    assert!(!judge.iter().any(|notice| matches!(notice, Notice::Dealt { .. } | Notice::Team { .. })));
}

#[test]
fn nothing_written_prints_before_or_after_it_is_published() {
    let mut bench = riddle_stands();
    bench.say("p5", Place::Direct, USE_TOKEN).expect("a token");
    bench.tick();
    let mut story = game("story", "K K P P C C C C");
    let text = format!("a dreadful tale {}", "x".repeat(500));
    for text in ["a dreadful tale begins…".to_owned(), text] {
        let write = Action::Tell { text: Secret::new(text), prompt: None };
        assert!(!format!("{write:?}").contains("dreadful"));
        story.say("p1", Place::Direct, write).expect("a story");
    }
    act(&mut story, "p1", Kill, 5);
    story.tick();
    for bench in [bench, story] {
        let printed = format!("{:?} {:?}", bench.log, bench.state);
        for word in ["grey stone", "secret link", "dreadful"] {
            assert!(!printed.contains(word), "`{word}` is printed");
        }
    }
}

#[test]
fn a_refusal_is_told_to_the_sender_alone_and_leaves_no_trace() {
    let mut bench = game("v2-club", "K K P P C C C C");
    bench.tick();
    let before = bench.log.len();
    for who in ["p1", "p5"] {
        let refused = bench.say(who, Place::Room, Action::Explode);
        assert!(refused.is_err(), "nobody explodes on the first day (CL-09)");
    }
    assert_eq!(bench.log.len(), before);
}

#[test]
fn nothing_secret_prints_in_a_log_of_the_program() {
    let mut bench = game("v2", "K K P P C C C C");
    act(&mut bench, "p1", Kill, 5);
    let told: Vec<&Event> = bench.log.iter().filter(|event| matches!(event, Event::Told(_))).collect();
    let printed = format!("{told:?}");
    assert!(printed.contains("***"));
    for word in ["Killer", "Police", "Kill", "Dealt"] {
        assert!(!printed.contains(word), "`{word}` is printed");
    }
    let facts: Vec<&Event> = bench.log.iter().filter(|event| matches!(event, Event::Fact(_))).collect();
    assert!(format!("{facts:?}").contains("nominated(***)"));
    assert!(facts.iter().all(|fact| format!("{fact:?}").ends_with("(***))")), "a fact prints as its name");
}

const CONAN: &str = "conan kogoro heiji ran boss gin vodka vermouth sonoko jodie haibara aoyama";

/// A Conan game whose first night has fallen.
fn conan() -> Bench {
    let mut bench = game("conan", CONAN);
    bench.tick();
    bench
}

fn written(bench: &mut Bench, who: &str, text: &str) {
    let texts = bot_core::text::Texts::builtin().expect("the program's words");
    let bot_core::text::Parsed::Action(action) = texts.parse(Place::Direct, text) else {
        panic!("`{text}` is no command")
    };
    bench.say(who, Place::Direct, action).unwrap_or_else(|refusal| panic!("{who} {text}: {refusal}"));
}

/// Source: CO-02, CO-12, CO-13, CO-16, CO-18, CO-26
#[test]
fn skills_that_change_nothing_public_show_to_nobody_else() {
    let mut quiet = conan();
    let mut busy = conan();
    let first = [
        ("p3", "investigate 4"),
        ("p6", "glare 11"),
        ("p8", "raven 3"),
        ("p12", "play heiji 1"),
        ("p7", "voidvote 2"),
    ];
    for (who, text) in first {
        written(&mut busy, who, text);
    }
    for bench in [&mut quiet, &mut busy] {
        bench.tick();
        bench.tick();
    }
    written(&mut busy, "p5", "cover child f");
    let actors = ["p3", "p5", "p6", "p7", "p8", "p12"];
    assert_same_for_others(&quiet, &busy, &actors);
    let (mut one, mut other) = (quiet, busy);
    while !matches!(one.room(0).last(), Some(Notice::Ballot { .. })) {
        assert!(one.tick() && other.tick());
    }
    assert_same_for_others(&one, &other, &actors);
}

/// Source: CO-09, CO-20, CO-30
#[test]
fn what_keeps_a_target_alive_is_not_told_apart() {
    let dawn = |acts: &[(&str, &str)]| {
        let mut bench = conan();
        for (who, text) in acts {
            written(&mut bench, who, text);
        }
        while !matches!(bench.room(0).last(), Some(Notice::Ballot { .. })) {
            assert!(bench.tick());
        }
        bench
    };
    let nobody = dawn(&[]);
    let guarded = dawn(&[("p4", "search 1 2 3"), ("p5", "kill 1")]);
    let blessed = dawn(&[("p5", "kill 8")]);
    let heroic = dawn(&[("p5", "kill 12")]);
    let glared = dawn(&[("p5", "kill 3"), ("p6", "glare 5")]);
    for other in [guarded, blessed, heroic, glared] {
        assert_same_for_others(&nobody, &other, &["p4", "p5", "p6"]);
    }
}

/// Source: CO-02, CO-04, CO-06
#[test]
fn a_conan_night_lasts_as_long_whoever_can_deduce() {
    let second_dawn = |acts: &[(&str, &str)]| {
        let mut bench = conan();
        for (who, text) in acts {
            written(&mut bench, who, text);
        }
        let dawns = |bench: &Bench| bench.room(0).filter(|n| matches!(n, Notice::Dawn { .. })).count();
        while dawns(&bench) < 1 {
            assert!(bench.tick());
        }
        let first = bench.now;
        while !matches!(bench.room(0).last(), Some(Notice::Night { night: 2, .. })) {
            assert!(bench.tick());
        }
        let fell = bench.now;
        while dawns(&bench) < 2 {
            assert!(bench.tick());
        }
        (first, bench.now.since(fell))
    };
    let alive = second_dawn(&[]);
    assert_eq!(alive, second_dawn(&[("p5", "kill 2")]));
    assert_eq!(alive, second_dawn(&[("p1", "watch")]));
}

/// Source: CO-15
#[test]
fn a_void_vote_shows_before_the_result_to_nobody() {
    let mut plain = conan();
    let mut void = conan();
    written(&mut void, "p7", "voidvote 3");
    for bench in [&mut plain, &mut void] {
        while !matches!(bench.room(0).last(), Some(Notice::Ballot { .. })) {
            assert!(bench.tick());
        }
        written(bench, "p3", "vote 6");
        written(bench, "p2", "vote 6");
    }
    assert_same_for_others(&plain, &void, &["p7"]);
}

/// Source: I-01
#[test]
fn no_skill_of_the_conan_game_prints_in_a_log_of_the_program() {
    let mut bench = conan();
    for (who, text) in [("p6", "glare 3"), ("p8", "raven 3"), ("p8", "surpass 4"), ("p12", "play heiji 1")] {
        written(&mut bench, who, text);
    }
    bench.tick();
    written(&mut bench, "p2", "deduce boss 5");
    let facts = bench.log.iter().filter(|event| matches!(event, Event::Fact(_)));
    let printed: Vec<String> = facts.map(|event| format!("{event:?}")).collect();
    assert!(printed.iter().filter(|line| line.contains("special(***)")).count() > 6);
    for word in ["glare", "raven", "surpass", "heiji", "boss", "played", "deduction"] {
        assert!(!printed.iter().any(|line| line.to_lowercase().contains(word)), "`{word}` is printed");
    }
}
