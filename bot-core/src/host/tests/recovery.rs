//! What was accepted survives; repeats are recognised.

use std::collections::BTreeMap;

use super::{Bench, said, venue};
use crate::game::{Audience, Notice, Place, Platform};
use crate::host::{Input, Line};

#[tokio::test]
async fn the_same_bytes_bring_back_the_same_tables() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.table("r2", 3).await;
    bench.to_deadline().await;
    for _ in 0..12 {
        bench.to_deadline().await;
    }
    let before: Vec<_> = bench.host.tables();
    let (deadline, now, lines) = (bench.host.next_deadline(), bench.host.now(), bench.unsent());
    assert!(lines.len() > 20);

    let bench = bench.restart().await;
    let after = bench.host.tables();
    assert_eq!(before.len(), after.len());
    for (old, new) in before.iter().zip(&after) {
        assert_eq!((old.id, &old.venue, old.at), (new.id, &new.venue, new.at));
        assert_eq!(old.state, new.state);
        assert_eq!(old.prompts, new.prompts);
    }
    assert_eq!(bench.host.next_deadline(), deadline);
    assert_eq!(bench.host.now(), now);
    assert_eq!(bench.unsent(), lines, "the same messages wait under the same ids");
}

#[tokio::test]
async fn a_table_with_a_long_log_comes_back_from_a_snapshot_and_the_rest() {
    let bench = Bench::new();
    bench.table("r1", 8).await;
    for round in 0..100 {
        let text = if round % 2 == 0 { "!set abstain off" } else { "!set abstain on" };
        assert_eq!(bench.say("r1", "p1", text).await, Ok(None));
    }
    let before = bench.host.tables();
    let bench = bench.restart().await;
    assert_eq!(bench.host.tables()[0].state, before[0].state);
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    check_numbers(&bench.unsent());
}

#[tokio::test]
async fn every_reader_gets_numbers_without_gaps_over_restarts() {
    let mut bench = Bench::new();
    bench.started("r1", 8).await;
    for _ in 0..4 {
        bench.to_deadline().await;
        bench = bench.restart().await;
    }
    bench.to_deadline().await;
    check_numbers(&bench.unsent());
}

#[track_caller]
fn check_numbers(lines: &[Line]) {
    let mut last: BTreeMap<(u64, Audience), u64> = BTreeMap::new();
    for line in lines {
        let last = last.entry((line.table.0, line.to.clone())).or_default();
        assert_eq!(line.n, *last + 1, "{:?} at table {}", line.to, line.table);
        *last = line.n;
    }
    assert!(last.len() > 1, "several readers");
}

#[tokio::test]
async fn a_view_is_what_was_sent_and_no_more() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.to_deadline().await;
    let sent = bench.unsent();
    for who in ["p1", "p5"] {
        let own = super::person(who);
        let view =
            bench.host.view(&venue("r1"), Some(&own)).await.expect("the store works").expect("a table");
        let expected: Vec<_> = sent
            .iter()
            .filter(|line| line.to == Audience::Room || line.to == Audience::Person(own.clone()))
            .map(|line| {
                (line.to.clone(), line.n, line.at, line.notice.open().clone(), line.text.open().clone())
            })
            .collect();
        let seen: Vec<_> = view
            .log
            .into_iter()
            .map(|line| (line.told.to().clone(), line.n, line.at, line.told.open().clone(), line.text))
            .collect();
        assert_eq!(seen, expected, "{who}");
        assert_eq!(view.you.expect("a seat").hand.len(), 1);
    }
    let bystander = bench.host.view(&venue("r1"), None).await.expect("the store works").expect("a table");
    assert!(bystander.you.is_none());
    assert!(bystander.log.iter().all(|line| *line.told.to() == Audience::Room));
}

#[tokio::test]
async fn an_input_is_carried_out_once_even_after_a_restart() {
    let bench = Bench::new();
    let keyed = |key: &str, text: &str| {
        let mut input = said(Place::Room, Some("r1"), "p1", text);
        input.key = Some(key.to_owned());
        input
    };
    assert!(!bench.submit(keyed("m1", "!new v2")).await.repeated);
    assert!(bench.submit(keyed("m2", "!join")).await.reply.is_ok());
    let again = bench.submit(keyed("m2", "!join")).await;
    assert!(again.repeated && again.reply == Ok(None) && again.lines.is_empty());
    assert!(bench.submit(keyed("m3", "!kick 9")).await.reply.is_err());

    let bench = bench.restart().await;
    for (key, text) in [("m1", "!new v2"), ("m2", "!join"), ("m3", "!kick 9")] {
        assert!(bench.submit(keyed(key, text)).await.repeated, "{key}");
    }
    assert!(!bench.submit(keyed("m4", "!leave")).await.repeated);
}

#[tokio::test]
async fn what_was_confirmed_never_comes_again() {
    let bench = Bench::new();
    bench.table("r1", 2).await;
    let mut deliveries = bench.host.deliveries(Platform::Console);
    let first = deliveries.recv().await.expect("a message");
    assert!(matches!(first.notice.open(), Notice::Opened { .. }));
    bench.host.confirm(first.id).await.expect("the store works");
    let second = deliveries.recv().await.expect("a message");
    drop(deliveries);

    let bench = bench.restart().await;
    let mut deliveries = bench.host.deliveries(Platform::Console);
    let again = deliveries.recv().await.expect("a message");
    assert_eq!(again, second, "what was not confirmed comes again under the same id");
    let third = deliveries.recv().await.expect("a message");
    assert!(third.id > second.id);
    assert_eq!(bench.say("r1", "p3", "!join").await, Ok(None));
    let live = deliveries.recv().await.expect("a message");
    assert!(matches!(live.notice.open(), Notice::Joined { players: 3, .. }));
}

#[tokio::test]
async fn a_chosen_language_and_a_given_name_stay() {
    let bench = Bench::new();
    let mut named = said(Place::Direct, None, "p1", "lang zh-Hans");
    named.name = Some("安".to_owned());
    assert!(bench.submit(named).await.reply.is_ok());
    let bench = bench.restart().await;
    assert_eq!(bench.host.locale_of(&super::person("p1")).expect("the store works").as_str(), "zh-Hans");
    bench.table("r1", 1).await;
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    assert_eq!(view.state.standing().expect("it stands").players[0].name, "安");
}

/// Source: I-02
#[tokio::test]
async fn an_answer_that_was_not_safe_is_given_again_after_a_restart() {
    let bench = Bench::new();
    bench.table("r1", 2).await;
    let wrong =
        |key: &str| Input { key: Some(key.to_owned()), ..said(Place::Room, Some("r1"), "p2", "!start") };
    let (outcome, unsafe_yet) = bench.host.hear(wrong("a")).await.expect("the store works");
    assert!(outcome.reply.is_err());
    drop(unsafe_yet);
    let (outcome, safe) = bench.host.hear(wrong("b")).await.expect("the store works");
    assert!(outcome.reply.is_err());
    bench.host.note(safe).await.expect("the store works");
    assert!(bench.submit(wrong("a")).await.repeated, "within one run it is answered once");

    let bench = bench.restart().await;
    let outcome = bench.submit(wrong("a")).await;
    assert!(!outcome.repeated && outcome.reply.is_err());
    assert!(bench.submit(wrong("b")).await.repeated);
}
