//! Getting in and out of a table: again with the same people, taking over, leaving, reading up.

use super::{Bench, person, said, venue};
use crate::game::{Action, Audience, Code, Notice, Place, Reason, Role};

/// Two killers, two police, four civilians, in the order of seats.
const HANDS: [Role; 8] = [
    Role::Killer,
    Role::Killer,
    Role::Police,
    Role::Police,
    Role::Civilian,
    Role::Civilian,
    Role::Civilian,
    Role::Civilian,
];

impl Bench {
    /// A game of eight by these rules in `r1`, with the cards as above.
    async fn dealt(&self, rules: &str) {
        assert_eq!(self.say("r1", "p1", &format!("!new {rules}")).await, Ok(None));
        for seat in 1..=HANDS.len() {
            assert_eq!(self.say("r1", &format!("p{seat}"), "!join").await, Ok(None));
        }
        self.deal().await;
        assert_eq!(self.say("r1", "p1", "!start").await, Ok(None));
    }

    async fn deal(&self) {
        let hands = HANDS.iter().map(|role| vec![*role]).collect();
        let dealt = self.host.bench(&venue("r1"), Action::FixDeal { hands, void: None }).await;
        assert_eq!(dealt.expect("the store works"), Ok(()));
    }

    /// Who sits in `r1`, in the order of seats.
    fn seated(&self) -> Vec<String> {
        let view = self.host.table_at(&venue("r1")).expect("a table");
        let table = view.state.standing().expect("it stands");
        table.players.iter().map(|player| player.person.id().to_owned()).collect()
    }

    /// Whether somebody was written to alone in such a way.
    fn wrote_to(&self, who: &str, wanted: impl Fn(&Notice) -> bool) -> bool {
        let own = Audience::Person(person(who));
        self.unsent().iter().any(|line| line.to == own && wanted(line.notice.open()))
    }

    async fn until(&self, wanted: impl Fn(&Notice) -> bool) {
        for _ in 0..60 {
            if self.unsent().iter().any(|line| wanted(line.notice.open())) {
                return;
            }
            self.to_deadline().await;
        }
        panic!("it is not told");
    }
}

#[tokio::test]
async fn a_table_plays_again_with_the_same_seats_or_shuffled_ones() {
    let bench = Bench::new();
    bench.dealt("v2").await;
    let first = bench.seated();
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    assert_eq!(bench.seated(), first, "the same seats");
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    // Among eight any single order comes once in 40320 times; of many shuffles one is another.
    let mut shuffled = false;
    for _ in 0..20 {
        assert_eq!(bench.say("r1", "p1", "!shuffle").await, Ok(None));
        shuffled |= bench.seated() != first;
    }
    assert!(shuffled);
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    let mut people = bench.seated();
    people.sort_unstable();
    assert_eq!(people, first, "the same people");
}

/// Source: CL-15
#[tokio::test]
async fn nobody_plays_on_who_has_not_said_that_they_are_ready() {
    let bench = Bench::new();
    bench.dealt("v2-club").await;
    // Whoever comes in the middle of a game waits, and has a seat when it is over.
    assert_eq!(bench.say("r1", "ann", "!join").await, Ok(None));
    assert!(!bench.seated().contains(&"ann".to_owned()));
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    assert_eq!(bench.seated().last().map(String::as_str), Some("ann"));
    for who in ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "ann"] {
        let refused = bench.submit(said(Place::Room, Some("r1"), "p1", "!start")).await.reply;
        assert_eq!(refused.expect_err("not yet").refusal.reason, Some(Reason::NotReady));
        assert_eq!(bench.say("r1", who, "!ready").await, Ok(None));
    }
    // Whoever is not back in time loses the seat.
    bench.to_deadline().await;
    assert!(!bench.seated().contains(&"p8".to_owned()));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    assert_eq!(bench.seated().len(), 8);
}

/// Source: C-15, CL-13
#[tokio::test]
async fn who_takes_over_a_seat_takes_its_card_its_questions_and_its_result() {
    let bench = Bench::new();
    bench.dealt("v2-club").await;
    // Neither side alone is enough.
    assert_eq!(bench.say("r1", "ann", "!sub 2 ann").await, Ok(None));
    assert_eq!(bench.whisper(Some("r1"), "ann", "kill 5").await, Err(Code::NotJoined));
    assert_eq!(bench.say("r1", "p2", "!sub 2 ann").await, Ok(None));
    assert!(bench.wrote_to(
        "ann",
        |notice| matches!(notice, Notice::Dealt { hand, .. } if hand[..] == [Role::Killer])
    ));
    let asked = bench.host.prompts_of(&person("ann"));
    assert!(!asked.is_empty() && bench.host.prompts_of(&person("p2")).is_empty());
    assert_eq!(bench.whisper(Some("r1"), "ann", "kill 5").await, Ok(None));
    assert_eq!(bench.whisper(Some("r1"), "p2", "kill 5").await, Err(Code::NotJoined));
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    let games = bench.host.games_in(&venue("r1"));
    assert_eq!(games[0].seats[1].person, Some(person("ann")), "the seat's result is theirs");
    assert!(!games[0].is_of(&person("p2")));
}

#[tokio::test]
async fn who_leaves_in_the_middle_of_a_game_stops_nobody() {
    let bench = Bench::new();
    bench.dealt("v2").await;
    // Even the host, and a killer.
    assert_eq!(bench.say("r1", "p1", "!leave").await, Ok(None));
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    let host = view.state.standing().and_then(|table| table.host.clone()).expect("a host");
    assert_ne!(host, person("p1"));
    assert_eq!(bench.whisper(Some("r1"), "p2", "kill 5").await, Ok(None));
    bench.until(|notice| matches!(notice, Notice::Dawn { deaths, .. } if deaths.len() == 1)).await;
    bench.until(|notice| matches!(notice, Notice::Speak { .. })).await;
    assert!(bench.host.prompts_of(&person("p1")).is_empty(), "nobody waits for whoever has left");
}

#[tokio::test]
async fn recap_tells_spectators_the_dead_the_living_and_latecomers_the_same() {
    let bench = Bench::new();
    bench.dealt("v2").await;
    for killer in ["p1", "p2"] {
        assert_eq!(bench.whisper(Some("r1"), killer, "kill 5").await, Ok(None));
    }
    bench.until(|notice| matches!(notice, Notice::Speak { .. })).await;
    let seen = bench.say("r1", "stranger", "!recap").await.expect("an answer").expect("a text");
    assert!(seen.contains("p5"), "{seen}");
    for role in ["killer", "police", "civilian"] {
        assert!(!seen.to_lowercase().contains(role), "{seen}");
    }
    for who in ["p1", "p3", "p5", "p8"] {
        assert_eq!(bench.whisper(None, who, "recap").await, Ok(Some(seen.clone())), "{who}");
    }
    assert_eq!(bench.whisper(Some("r1"), "late", "recap").await, Ok(Some(seen.clone())));
    // Whoever has no seat is told nothing else of the table than what all were told.
    for text in ["role", "explain", "table", "help"] {
        if let Ok(Some(told)) = bench.whisper(Some("r1"), "stranger", text).await {
            for mark in ["You are a killer", "your team", "kill 1"] {
                assert!(!told.contains(mark), "{text}: {told}");
            }
        }
    }
    let private = bench.unsent().into_iter().filter(|line| line.to != Audience::Room);
    assert!(private.flat_map(|line| line.recipients.clone()).all(|who| who != person("stranger")));
}

#[tokio::test]
async fn whoever_wants_no_letters_is_called_to_no_table() {
    let bench = Bench::new();
    for who in ["p5", "ann", "bob"] {
        assert!(bench.say("r2", who, "!notify").await.is_ok());
    }
    for who in ["p5", "ann"] {
        assert!(bench.whisper(None, who, "privacy letters off").await.is_ok());
    }
    bench.dealt("v2-club").await;
    for killer in ["p1", "p2"] {
        assert_eq!(bench.whisper(Some("r1"), killer, "kill 5").await, Ok(None));
    }
    bench.until(|notice| matches!(notice, Notice::Speak { .. })).await;
    assert_eq!(bench.say("r1", "p8", "!leave").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    // Out early, and called back only if they may be written to.
    assert!(!bench.wrote_to("p5", |notice| matches!(notice, Notice::CalledBack {})));
    assert_eq!(bench.say("r2", "p9", "!new v2").await, Ok(None));
    let invited = |notice: &Notice| matches!(notice, Notice::Invited { .. });
    assert!(bench.wrote_to("bob", invited));
    assert!(!bench.wrote_to("ann", invited) && !bench.wrote_to("p5", invited));
}
