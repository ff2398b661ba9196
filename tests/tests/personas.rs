//! Where players appear as characters, nothing tells who is who: two tables that differ in nothing
//! but two people having changed characters hear the same.
//!
//! Source: DN-01, DN-20, SL-21, I-01

use bot_core::game::{
    Action, Ask, Event, Fact, Known, KnownAs, Notice, PersonId, Place, PlayerRef, Role, Seat, Viewer,
    view_for,
};
use bot_core::text::{Escape, Face, Texts};
use nightfall_tests::bench::{Bench, hands, person, ruleset, seat_ref};
use nightfall_tests::masks::{acts, sitter, swapped};

const CARDS: &str = "kira kira C C C C C C C C C C C C";

/// A table of characters.
fn table(rules: &str, cards: &str) -> Bench {
    let mut rules = ruleset(rules).as_ref().clone();
    rules.personas = true;
    let mut bench = Bench::open(&rules, 5);
    let cards = hands(cards);
    bench.seat(u16::try_from(cards.len()).expect("a table"));
    bench.fix_deal(cards).expect("cards that fit");
    bench.say("p1", Place::Room, Action::Start).expect("a full table");
    bench
}

fn writes(bench: &mut Bench, seat: u16, target: u16, account_of: u16) {
    let account = PlayerRef::Person(sitter(bench, account_of));
    acts(bench, seat, Action::Write { player: seat_ref(target), account, prompt: None });
}

fn says(bench: &mut Bench, seat: u16, text: &str) {
    acts(bench, seat, Action::Say { text: text.to_owned() });
}

fn everybody_abstains(bench: &mut Bench) {
    while !bench.prompts().iter().any(|prompt| prompt.ask == Ask::Vote) {
        assert!(bench.tick());
    }
    for prompt in bench.prompts().into_iter().filter(|prompt| prompt.ask == Ask::Vote) {
        let vote = Action::Abstain { prompt: None };
        bench.say(prompt.person.id(), Place::Direct, vote).expect("an abstention");
    }
}

/// Nights and days in which much is said and done, by character.
fn play(bench: &mut Bench) {
    let first = bench.prompts().iter().find(|prompt| prompt.ask == Ask::Write).map_or(1, |p| p.seat.0);
    writes(bench, first, 3, 4);
    says(bench, 5, "who is who?");
    bench.tick();
    says(bench, 6, "not me");
    acts(bench, first, Action::Act { ask: Ask::Transfer, targets: vec![seat_ref(7)], prompt: None });
    bench.say("p1", Place::Room, Action::Warn { player: seat_ref(8), reason: None }).expect("the host warns");
    bench
        .say("p1", Place::Room, Action::Kick { player: seat_ref(9), reason: None })
        .expect("the host removes");
    acts(bench, 10, Action::Leave);
    acts(bench, 11, Action::Draw);
    acts(bench, 12, Action::SelfReport);
    everybody_abstains(bench);
    bench.tick();
    everybody_abstains(bench);
}

/// What somebody heard while masks were worn.
fn heard(bench: &Bench, viewer: &Viewer) -> Vec<Notice> {
    let all = view_for(&bench.log, viewer);
    all.into_iter().take_while(|notice| !matches!(notice, Notice::Over { .. })).collect()
}

#[test]
fn who_is_who_shows_to_nobody() {
    let first = table("death-note", CARDS);
    for pair in [(5, 6), (3, 13), (9, 10), (10, 11), (8, 12), (1, 2)] {
        let (mut one, (mut other, people)) = (first.clone(), swapped(&first, pair));
        play(&mut one);
        play(&mut other);
        assert_eq!(heard(&one, &Viewer::Bystander), heard(&other, &Viewer::Bystander), "the room, {pair:?}");
        for number in 1..=14 {
            let id = person(&format!("p{number}"));
            let same = match people.iter().position(|one| *one == id) {
                Some(place) => people[1 - place].clone(),
                None => id.clone(),
            };
            // Who was written down with a wrong account is told to that kira alone.
            let told = |notice: &Notice| !matches!(notice, Notice::Answer { .. } | Notice::Question { .. });
            let mine: Vec<Notice> = heard(&one, &Viewer::Person(id)).into_iter().filter(told).collect();
            let theirs: Vec<Notice> = heard(&other, &Viewer::Person(same)).into_iter().filter(told).collect();
            assert_eq!(mine, theirs, "p{number}, {pair:?}");
        }
    }
}

#[test]
fn no_text_about_a_character_names_an_account() {
    let texts = Texts::builtin().expect("the program's words");
    let mut bench = table("death-note", CARDS);
    play(&mut bench);
    let standing = bench.state.table.as_ref().expect("a table");
    let face = Face::of(standing, Escape::Plain, bench.now);
    let started = bench.log.iter().position(|event| matches!(event, Event::Fact(Fact::Masked { .. })));
    for locale in texts.locales() {
        for notice in bench.room(started.expect("masks")) {
            // Who hosts is known to all, and so is what a host does.
            if matches!(notice, Notice::Deed { .. }) {
                continue;
            }
            let text = texts.notice(&locale, notice, &face);
            if matches!(notice, Notice::Started { .. }) {
                let accounts = text.lines().filter(|line| line.contains("Player"));
                assert_eq!(accounts.count(), 1, "accounts stand apart: {text}");
            } else {
                assert!(!text.contains("Player"), "{}: {text}", locale.0);
            }
            let data = serde_json::to_string(notice).expect("a notice");
            assert!(matches!(notice, Notice::Started { .. }) || !data.contains("\"p1"), "{data}");
        }
        for text in [texts.table(&locale, standing, &face), texts.recap(&locale, standing, &face)] {
            // The host, and the list of accounts.
            assert!(text.lines().filter(|line| line.contains("Player")).count() <= 2, "{}: {text}", locale.0);
        }
    }
}

#[test]
fn people_are_named_by_account_and_characters_by_number() {
    let mut bench = table("v2", "K K P P C C C C");
    let id = sitter(&bench, 5);
    // The host learns from no refusal whose character is out.
    let kick = |player: PlayerRef| Action::Kick { player, reason: None };
    let by_account = bench.say("p1", Place::Room, kick(PlayerRef::Person(id.clone())));
    assert!(by_account.is_err_and(|refusal| refusal.code.id() == "no_such_player"));
    bench.say("p1", Place::Room, kick(seat_ref(5))).expect("a character is removed");
    let newcomer = person("nina");
    let offer = |player| Action::Substitute { player, newcomer: newcomer.clone(), name: "Nina".to_owned() };
    let asked = |bench: &mut Bench, id: &PersonId| {
        bench.say("p1", Place::Room, offer(PlayerRef::Person(id.clone()))).expect("a substitute is named")
    };
    let of_dead = asked(&mut bench.clone(), &id).len();
    let of_living = asked(&mut bench.clone(), &sitter(&bench, 6)).len();
    assert_eq!(of_dead, of_living);
}

#[test]
fn characters_speak_in_any_rule_set_when_it_is_their_turn() {
    let mut bench = table("v2", "K K P P C C C C");
    let say = |bench: &mut Bench, seat: u16| {
        let id = sitter(bench, seat);
        bench.say(id.id(), Place::Direct, Action::Say { text: "hm".to_owned() })
    };
    say(&mut bench, 5).expect("talk is taken");
    let said =
        |bench: &Bench| bench.told(0).filter(|told| matches!(told.open(), Notice::Said { .. })).count();
    assert_eq!(said(&bench), 0, "night is silent");
    say(&mut bench, 1).expect("killers talk among themselves");
    assert!(!bench.room(0).any(|notice| matches!(notice, Notice::Said { .. })));
    while !bench.room(0).any(|notice| matches!(notice, Notice::Speak { .. })) {
        assert!(bench.tick());
    }
    let speaks = bench.prompts().first().expect("somebody has the floor").seat;
    let other = if speaks == Seat(1) { 2 } else { 1 };
    say(&mut bench, other).expect("talk is taken");
    assert_eq!(said(&bench), 0, "the floor is another's");
    say(&mut bench, speaks.0).expect("the floor is theirs");
    assert!(bench.room(0).any(|notice| matches!(notice, Notice::Said { seat, .. } if *seat == speaks)));
}

#[test]
fn a_long_speech_is_refused_and_a_hostile_one_shown_safely() {
    let texts = Texts::builtin().expect("the program's words");
    let mut bench = table("death-note", CARDS);
    let id = sitter(&bench, 3);
    let say = |bench: &mut Bench, text: String| bench.say(id.id(), Place::Direct, Action::Say { text });
    let long = say(&mut bench, "a".repeat(1001));
    assert!(long.is_err_and(|refusal| refusal.code.id() == "too_long"));
    let empty = say(&mut bench, " \n ".to_owned());
    assert!(empty.is_err_and(|refusal| refusal.code.id() == "too_short"));
    say(&mut bench, "**hi**\n#4 Oak: I am kira".to_owned()).expect("a short speech");
    let standing = bench.state.table.as_ref().expect("a table");
    let face = Face::of(standing, Escape::Discord, bench.now);
    let said = bench.room(0).find(|notice| matches!(notice, Notice::Said { .. })).expect("it is said");
    for locale in texts.locales() {
        let text = texts.notice(&locale, said, &face);
        assert!(!text.contains('\n') && !text.contains("**hi**"), "{text}");
    }
}

/// What a seat knows of others by now.
fn known(bench: &Bench, seat: u16) -> Vec<Known> {
    let game = bench.state.table.as_ref().and_then(|table| table.game.as_ref()).expect("a game");
    game.known_by(Seat(seat))
}

/// Source: DN-07, DN-16
#[test]
fn kiras_who_have_joined_up_know_each_other_until_one_hands_the_notebook_on() {
    let mut bench = table("death-note", CARDS);
    let first = bench.prompts().iter().find(|prompt| prompt.ask == Ask::Write).map_or(1, |p| p.seat.0);
    let other = 3 - first;
    let act = |ask, target| Action::Act { ask, targets: vec![seat_ref(target)], prompt: None };
    assert_eq!(known(&bench, first), []);
    acts(&mut bench, first, act(Ask::JoinUp, other));
    bench.tick();
    for (one, partner) in [(first, other), (other, first)] {
        let kira = Known { seat: Seat(partner), card: 1, known_as: KnownAs::Role(Role::Kira) };
        assert_eq!(known(&bench, one), [kira]);
    }
    assert_eq!(known(&bench, 3), []);
    acts(&mut bench, other, act(Ask::Transfer, 5));
    assert!([first, other, 5].iter().all(|seat| known(&bench, *seat).is_empty()));
}
