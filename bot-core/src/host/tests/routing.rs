//! Which table an input is for, and who may open one.

use super::{Bench, person, said, venue};
use crate::game::{Ask, Audience, Code, Moment, Notice, Phase, Place, Reason};
use crate::host::Input;

#[tokio::test]
async fn a_venue_is_free_again_when_its_table_has_closed() {
    let bench = Bench::new();
    bench.table("r1", 2).await;
    let first = bench.host.table_at(&venue("r1")).expect("a table").id;
    assert_eq!(bench.say("r1", "p2", "!new v2").await, Err(Code::TableExists));
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    assert_eq!(bench.say("r1", "p2", "!join").await, Err(Code::NoTable));
    assert!(bench.host.table_at(&venue("r1")).is_none());
    assert!(bench.host.tables_of(&person("p2")).is_empty());
    assert_eq!(bench.say("r1", "p2", "!new v2").await, Ok(None));
    let second = bench.host.table_at(&venue("r1")).expect("a table").id;
    assert!(second > first);

    let bench = bench.restart().await;
    assert_eq!(bench.host.tables().len(), 1, "the closed table does not come back");
    assert_eq!(bench.host.tables()[0].id, second);
}

#[tokio::test]
async fn where_no_table_stands_talk_is_ignored_and_commands_are_refused() {
    let bench = Bench::new();
    assert_eq!(bench.say("r1", "p1", "good evening").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", &"a".repeat(70_000)).await, Ok(None));
    assert_eq!(bench.say("r1", "p1", &"!a".repeat(70_000)).await, Err(Code::TooLong));
    assert_eq!(bench.say("r1", "p1", "!join").await, Err(Code::NoTable));
    assert_eq!(bench.say("r1", "p1", "!new nonsense").await, Err(Code::UnknownRuleset));
    assert_eq!(bench.whisper(None, "p1", "new v2").await, Err(Code::Forbidden));
    assert_eq!(bench.whisper(None, "p1", "kill 3").await, Err(Code::NoTable));
    assert!(bench.whisper(None, "p1", "help").await.expect("help").is_some());
    assert!(bench.host.tables().is_empty() && bench.unsent().is_empty());
}

#[tokio::test]
async fn a_direct_message_finds_its_table_by_the_person() {
    let bench = Bench::new();
    bench.table("r1", 2).await;
    bench.started("r2", 8).await;
    // p2 sits at both; only the second plays, so `role` is about that one.
    assert!(bench.whisper(None, "p2", "role").await.expect("a card").is_some());
    let first = bench.host.table_at(&venue("r1")).expect("a table").id;
    assert_eq!(bench.whisper(Some("r1"), "p2", "role").await, Err(Code::NoGame));
    assert_eq!(bench.whisper(None, "p2", &format!("#{first}: role")).await, Err(Code::NoGame));
    assert_eq!(bench.whisper(None, "p2", "#99: role").await, Err(Code::NoTable));
    // With two games on, whoever is asked nothing must say which table is meant.
    bench.started("r3", 8).await;
    let outcome = bench.submit(super::said(crate::game::Place::Direct, None, "p2", "surrender")).await;
    let refused = outcome.reply.expect_err("two games");
    if refused.code() == Code::NoTable {
        assert!(refused.text.contains(&format!("#{first}:")), "{}", refused.text);
    }
}

#[tokio::test]
async fn deadlines_of_one_instant_fire_in_the_order_of_opening() {
    let bench = Bench::new();
    for room in ["b", "a", "c"] {
        bench.started(room, 8).await;
    }
    let mark = bench.unsent().last().expect("messages").id.number;
    bench.to_deadline().await;
    let dawns: Vec<_> = bench
        .unsent()
        .into_iter()
        .filter(|line| line.id.number > mark && matches!(line.notice.open(), Notice::Dawn { .. }))
        .map(|line| line.venue)
        .collect();
    assert_eq!(dawns, [venue("b"), venue("a"), venue("c")]);
}

#[tokio::test]
async fn a_leap_of_the_clock_fires_every_deadline_at_its_own_instant() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let far = bench.host.now().plus_ms(24 * 3_600_000);
    bench.host.advance(far).await.expect("the store works");
    assert_eq!(bench.host.now(), far);
    let lines = bench.unsent();
    assert!(lines.windows(2).all(|pair| pair[0].at <= pair[1].at));
    for line in &lines {
        if let Notice::Night { ends: Some(ends), .. } = line.notice.open() {
            assert_eq!(ends.since(line.at), 60_000);
        }
    }
    let nights = lines.iter().filter(|line| matches!(line.notice.open(), Notice::Night { .. })).count();
    assert!(nights > 10, "the clock went through {nights} nights");
}

#[tokio::test]
async fn computer_players_play_a_game_to_its_end() {
    let bench = Bench::new();
    assert_eq!(bench.say("r1", "p1", "!new v2").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!join").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!add 11").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    for _ in 0..200 {
        if bench.unsent().iter().any(|line| matches!(line.notice.open(), Notice::Over { .. })) {
            let to_computers = |line: &crate::host::Line| match &line.to {
                Audience::Person(person) => person.platform() == crate::game::Platform::Computer,
                Audience::Room | Audience::Dead => false,
            };
            assert!(!bench.unsent().iter().any(to_computers), "computer players get no messages");
            return;
        }
        bench.to_deadline().await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn computer_players_answer_at_once_on_a_virtual_clock() {
    let bench = Bench::new();
    assert_eq!(bench.say("r1", "p1", "!new v2").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!add 8").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    let game = view.state.standing().and_then(|table| table.game.as_ref()).expect("a game");
    assert!(matches!(game.phase, Phase::Night { .. }));
    assert!(view.prompts.iter().all(|prompt| !prompt.chosen.is_empty()), "all have named somebody");
}

#[tokio::test]
async fn whoever_opens_a_table_has_a_name_before_they_sit_down() {
    let bench = Bench::new();
    let mut input = said(Place::Room, Some("r1"), "p1", "!new v2");
    input.name = Some("Ann".to_owned());
    bench.submit(input).await;
    assert!(bench.unsent()[0].text.open().contains("Ann"), "{}", bench.unsent()[0].text.open());
    let bench = bench.restart().await;
    assert!(bench.say("r1", "p2", "!table").await.expect("an answer").expect("a text").contains("Host: Ann"));
}

#[tokio::test]
async fn the_host_picks_the_rooms_language_and_everybody_their_own() {
    let bench = Bench::new();
    bench.table("r1", 2).await;
    assert_eq!(bench.say("r1", "p1", "!lang zh-Hans").await, Ok(None));
    assert!(bench.say("r1", "p2", "!lang en").await.expect("an answer").is_some());
    let lines = bench.unsent();
    assert!(matches!(lines.last().expect("a message").notice.open(), Notice::LanguageSet { .. }));
    for seat in 3..=8 {
        assert_eq!(bench.say("r1", &format!("p{seat}"), "!join").await, Ok(None));
    }
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    for line in bench.unsent().iter().filter(|line| matches!(line.notice.open(), Notice::Dealt { .. })) {
        let expected = if line.to == Audience::Person(person("p2")) { "en" } else { "zh-Hans" };
        assert_eq!(line.locale.as_str(), expected);
    }
}

/// Source: peers 9
#[tokio::test]
async fn words_written_before_a_ballot_opened_do_not_vote_in_it() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let game = || {
        let view = bench.host.table_at(&venue("r1")).expect("a table");
        view.state.standing().and_then(|table| table.game.clone()).expect("a game")
    };
    for _ in 0..20 {
        if matches!(game().phase, Phase::Ballot(_)) {
            break;
        }
        bench.to_deadline().await;
    }
    let opened = game().since;
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    let prompt = view.prompts.iter().find(|prompt| prompt.ask == Ask::Vote).expect("a ballot");
    let (voter, target) = (prompt.person.id().to_owned(), prompt.targets[0]);
    let vote = |text: String, written: Moment| {
        let input = super::said(Place::Direct, Some("r1"), &voter, &text);
        bench.submit(Input { written: Some(written), ..input })
    };
    for text in [format!("vote {target}"), target.to_string(), "abstain".to_owned(), "none vote".to_owned()] {
        let refused = vote(text.clone(), Moment(opened.0 - 1)).await.reply.expect_err(&text);
        assert_eq!(refused.code(), Code::WrongPhase, "{text}");
        assert_eq!(refused.refusal.reason, Some(Reason::OldPrompt), "{text}");
    }
    assert!(vote(format!("vote {target}"), opened).await.reply.is_ok());
    let refused = vote("unvote".to_owned(), Moment(opened.0 - 1)).await.reply.expect_err("unvote");
    assert_eq!(refused.refusal.reason, Some(Reason::OldPrompt));
}
