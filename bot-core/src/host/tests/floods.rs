//! Whoever floods the judge fills bounded queues, and has to wait; others are served meanwhile.
//!
//! Source: I-07

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tempfile::TempDir;
use tokio::task::JoinSet;

use super::faults::Gate;
use super::{Bench, open_on, said, venue};
use crate::game::{Code, Place, Platform, Reason, step};
use crate::host::turns::EACH_MAX;
use crate::host::{Outcome, Store};

/// So many inputs come at once.
const FLOOD: usize = 3_000;

/// On one thread: who is answered before whom is the host's doing then, not the system's.
///
/// Source: I-07
#[tokio::test]
async fn one_room_that_floods_does_not_keep_another_waiting() {
    let dir = TempDir::new().expect("a temporary directory");
    let gate = Gate::new(&dir);
    let host = open_on(Arc::clone(&gate) as Arc<dyn Store>, step);
    for room in ["loud", "calm"] {
        host.submit(said(Place::Room, Some(room), "p1", "!new v2")).await.expect("the store works");
    }
    // With the disk held up, all that can wait does.
    gate.set(|state| (state.shut, state.groups) = (true, Vec::new()));
    let answered = Arc::new(AtomicUsize::new(0));
    let mut flood = JoinSet::new();
    for number in 0..FLOOD {
        let (host, answered) = (host.clone(), Arc::clone(&answered));
        flood.spawn(async move {
            let outcome = host.submit(said(Place::Room, Some("loud"), &format!("p{number}"), "!join")).await;
            let reply = outcome.expect("the store works").reply.map_err(|refused| refused.refusal.reason);
            if reply != Err(Some(Reason::TooMuch)) {
                answered.fetch_add(1, Ordering::SeqCst);
            }
            reply
        });
    }
    for _ in 0..2_000 {
        tokio::task::yield_now().await;
    }
    let calm = tokio::spawn({
        let (host, answered) = (host.clone(), Arc::clone(&answered));
        async move {
            let outcome = host.submit(said(Place::Room, Some("calm"), "p2", "!join")).await;
            (outcome.expect("the store works").reply, answered.load(Ordering::SeqCst))
        }
    });
    for _ in 0..2_000 {
        tokio::task::yield_now().await;
    }
    gate.set(|state| state.shut = false);
    let (reply, before) = calm.await.expect("it ends");
    assert!(reply.is_ok());
    assert!(before < 600, "the calm room had to wait for {before} that were let in");
    let (mut seated, mut sent_away) = (0, 0);
    while let Some(answer) = flood.join_next().await {
        match answer.expect("everybody is answered") {
            Ok(_) => seated += 1,
            Err(reason) => sent_away += usize::from(reason == Some(Reason::TooMuch)),
        }
    }
    assert!(seated >= 16 && sent_away > FLOOD / 3, "{seated} were seated, {sent_away} sent away");
    let groups = gate.state.lock().expect("no panic").groups.clone();
    assert!(groups.iter().all(|group| *group <= 512), "a group is bounded: {groups:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_who_floods_is_asked_to_wait_and_others_are_not() {
    let dir = TempDir::new().expect("a temporary directory");
    let gate = Gate::new(&dir);
    let host = open_on(Arc::clone(&gate) as Arc<dyn Store>, step);
    for room in 0..40 {
        host.submit(said(Place::Room, Some(&format!("r{room}")), "loud", "!new v2")).await.expect("it works");
    }
    gate.set(|state| state.shut = true);
    let mut flood = JoinSet::new();
    for number in 0..FLOOD {
        let host = host.clone();
        let input = said(Place::Room, Some(&format!("r{}", number % 40)), "loud", "!join");
        flood.spawn(async move { host.submit(input).await.expect("the store works").reply });
    }
    let ann = tokio::spawn({
        let host = host.clone();
        async move { host.submit(said(Place::Room, Some("r1"), "ann", "!join")).await }
    });
    let mut refused = 0;
    while refused < FLOOD - EACH_MAX {
        let answer = flood.join_next().await.expect("one after the other").expect("it ends");
        let words = answer.expect_err("too much");
        assert_eq!(words.refusal.reason, Some(Reason::TooMuch));
        refused += 1;
    }
    // Ordinary talk is never answered, however much of it there is.
    assert_eq!(
        host.submit(said(Place::Room, Some("r1"), "loud", "hello")).await.expect("it works").reply,
        Ok(None)
    );
    gate.set(|state| state.shut = false);
    assert!(ann.await.expect("it ends").expect("the store works").reply.is_ok());
    while let Some(answer) = flood.join_next().await {
        assert!(answer.is_ok(), "what was taken is answered");
    }
}

/// Rooms that flood at the same time, and inputs of each.
const ROOMS: usize = 2_000;
const EACH: usize = 5;

#[tokio::test]
async fn thousands_of_rooms_that_flood_get_their_turns_one_after_the_other_and_a_calm_one_gets_its_own() {
    let dir = TempDir::new().expect("a temporary directory");
    let gate = Gate::new(&dir);
    let host = open_on(Arc::clone(&gate) as Arc<dyn Store>, step);
    let room = |number: usize| format!("r{number}");
    let mut opened = JoinSet::new();
    for number in 0..=ROOMS {
        let (host, input) =
            (host.clone(), said(Place::Room, Some(&room(number)), &format!("host{number}"), "!new v2"));
        opened.spawn(async move { host.submit(input).await.expect("the store works").reply });
    }
    while let Some(reply) = opened.join_next().await {
        reply.expect("it ends").expect("everybody may open one");
    }
    gate.set(|state| (state.shut, state.groups) = (true, Vec::new()));
    // What was taken in when is read off the numbers of the messages, not off who hears of it first.
    let taken = |outcome: Outcome| outcome.lines.first().expect("the room is told").id.number;
    let mut flood = JoinSet::new();
    // Every room's first, then every room's second, as thousands of rooms come.
    for number in 0..ROOMS * EACH {
        let host = host.clone();
        let input = said(Place::Room, Some(&room(number % ROOMS)), &format!("p{number}"), "!join");
        flood.spawn(async move { taken(host.submit(input).await.expect("the store works")) });
    }
    let all_wait = async |inputs: usize| {
        while host.shared.turns.under_way() < inputs {
            tokio::task::yield_now().await;
        }
        // On one thread, each gets as far as it can before this comes to an end.
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
    };
    all_wait(ROOMS * EACH).await;
    // Last of all, with the disk held up.
    let calm = tokio::spawn({
        let host = host.clone();
        let input = said(Place::Room, Some(&room(ROOMS)), "ann", "!join");
        async move { taken(host.submit(input).await.expect("the store works")) }
    });
    all_wait(ROOMS * EACH + 1).await;
    gate.set(|state| state.shut = false);
    let calm = calm.await.expect("it ends");
    let mut before = 0;
    while let Some(ended) = flood.join_next().await {
        before += usize::from(ended.expect("everybody is answered") < calm);
    }
    // What lies ready for the disk already, and one of each room.
    assert!(before < ROOMS * EACH / 2, "the calm room had to wait for {before}");
    let groups = gate.state.lock().expect("no panic").groups.clone();
    assert!(groups.iter().all(|group| *group <= 512), "a group is bounded: {groups:?}");
    // Nothing is kept of whoever has been answered.
    assert_eq!(host.shared.turns.under_way(), 0);
}

/// Source: I-07
#[tokio::test]
async fn a_person_opens_so_many_tables_and_no_more() {
    let bench = Bench::new();
    for room in 0..crate::host::TABLES_EACH_MAX {
        assert_eq!(bench.say(&format!("r{room}"), "p1", "!new v2").await, Ok(None));
    }
    assert_eq!(bench.say("more", "p1", "!new v2").await, Err(Code::TableFull));
    assert!(bench.host.table_at(&venue("more")).is_none());
    assert_eq!(bench.say("more", "p2", "!new v2").await, Ok(None), "others are not kept from it");
    assert_eq!(bench.say("r0", "p1", "!stop").await, Ok(None));
    assert_eq!(bench.say("again", "p1", "!new v2").await, Ok(None));
}

#[tokio::test]
async fn an_adapter_that_confirms_nothing_keeps_its_messages_on_the_disk() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let mut deliveries = bench.host.deliveries(Platform::Console);
    for round in 0..200 {
        let text = if round % 2 == 0 { "!pause" } else { "!resume" };
        assert_eq!(bench.say("r1", "p1", text).await, Ok(None));
    }
    assert!(deliveries.len() <= 64, "{} wait in memory", deliveries.len());
    assert!(bench.host.metrics().contains("nightfall_outbox 2"), "{}", bench.host.metrics());
    let mut last = None;
    for line in bench.unsent() {
        let delivered = deliveries.recv().await.expect("all come in the end");
        assert_eq!(delivered, line);
        last = Some(line.id);
    }
    assert!(last.is_some_and(|id| id.number > 200));
}
