//! A disk without room: nothing is answered that is not stored, everybody is told, and all goes on when there is room.

use std::sync::Arc;

use tempfile::TempDir;

use super::faults::Gate;
use super::{open_on, said, venue};
use crate::game::{
    Action, Actor, Code, Command, Event, Moment, Notice, Place, Platform, Reason, Told, decide, evolve, step,
};
use crate::host::{Health, Host, HostError, Line, Occasion, Store, StoreError};

/// A game of eight in `r1`, on a store that can run full.
async fn game() -> (Arc<Gate>, Host, TempDir) {
    let dir = TempDir::new().expect("a temporary directory");
    let gate = Gate::new(&dir);
    let host = open_on(Arc::clone(&gate) as Arc<dyn Store>, step);
    say(&host, "r1", "p1", "!new v2").await.expect("opened");
    for seat in 1..=8 {
        say(&host, "r1", &format!("p{seat}"), "!join").await.expect("joined");
    }
    say(&host, "r1", "p1", "!start").await.expect("started");
    (gate, host, dir)
}

async fn say(
    host: &Host,
    room: &str,
    who: &str,
    text: &str,
) -> Result<Option<String>, (Code, Option<Reason>, String)> {
    let outcome = host.submit(said(Place::Room, Some(room), who, text)).await.expect("the store works");
    outcome.reply.map_err(|refused| (refused.code(), refused.refusal.reason, refused.text))
}

fn unsent(host: &Host) -> Vec<Line> {
    host.unsent(Platform::Console, 0, usize::MAX).expect("it reads")
}

/// Source: I-02, I-04
#[tokio::test]
async fn without_room_everything_new_is_refused_and_nothing_is_changed() {
    let (gate, host, _dir) = game().await;
    let (before, deadline) = (unsent(&host), host.next_deadline());
    gate.set(|state| (state.full, state.seen, state.groups) = (true, true, Vec::new()));
    for (room, text) in [("r1", "!pause"), ("r1", "!lang zh-Hans"), ("r2", "!new v2")] {
        let (code, reason, words) = say(&host, room, "p1", text).await.expect_err(text);
        assert_eq!((code, reason), (Code::Forbidden, Some(Reason::NoRoom)), "{text}");
        assert!(words.contains("try again"), "{words}");
    }
    assert!(say(&host, "r1", "p2", "!table").await.expect("a question").is_some());
    assert_eq!(say(&host, "r1", "p2", "good evening").await, Ok(None));
    assert_eq!((unsent(&host), host.next_deadline()), (before, deadline));
    assert!(gate.state.lock().expect("no panic").groups.is_empty(), "nothing was even tried");
    assert_eq!(host.health(), Health::Full);
    assert!(host.metrics().contains("nightfall_disk_full 1\n"), "{}", host.metrics());

    let told = host.bulletins(Platform::Console, host.room_changes(Occasion::Room).await);
    assert_eq!(told.len(), 1);
    assert!(told[0].venue == venue("r1") && told[0].text.contains("full"), "{told:?}");
    assert!(host.bulletins(Platform::Discord, Occasion::Full).is_empty());

    gate.set(|state| (state.full, state.seen) = (false, false));
    assert_eq!(say(&host, "r1", "p1", "!pause").await, Ok(None));
    assert_eq!(host.room_changes(Occasion::Full).await, Occasion::Room);
    assert_eq!(host.health(), Health::Good);
}

/// Source: I-02
#[tokio::test(flavor = "multi_thread")]
async fn what_was_on_its_way_is_answered_when_there_is_room_again() {
    let (gate, host, dir) = game().await;
    let before = unsent(&host);
    gate.set(|state| (state.full, state.groups) = (true, Vec::new()));
    let pause = tokio::spawn({
        let host = host.clone();
        async move { say(&host, "r1", "p1", "!pause").await }
    });
    let mut tries = host.shared.writer.written();
    tries.wait_for(|written| written.full).await.expect("the writer lives");
    assert_eq!(host.health(), Health::Full);
    let refused = say(&host, "r1", "p1", "!resume").await.expect_err("refused");
    assert_eq!(refused.1, Some(Reason::NoRoom));
    assert!(!pause.is_finished() && unsent(&host) == before, "nobody hears what is not stored");

    gate.set(|state| state.full = false);
    // Looking wakes the writer.
    assert!(host.health() != Health::Failed);
    assert_eq!(pause.await.expect("it ends"), Ok(None));
    assert_eq!(unsent(&host).len(), before.len() + 1);
    host.abandon().await;
    drop(gate);
    let host = super::open(dir.path(), step);
    assert_eq!(unsent(&host).len(), before.len() + 1, "once and for good");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_room_the_host_still_ends() {
    let (gate, host, _dir) = game().await;
    gate.set(|state| state.full = true);
    let pause = tokio::spawn({
        let host = host.clone();
        async move { host.submit(said(Place::Room, Some("r1"), "p1", "!pause")).await }
    });
    let mut tries = host.shared.writer.written();
    tries.wait_for(|written| written.full).await.expect("the writer lives");
    host.shutdown().await;
    let answer = pause.await.expect("it ends");
    assert!(
        matches!(answer, Err(HostError::Store(StoreError::Full { .. } | StoreError::Closed))),
        "{answer:?}"
    );
}

#[tokio::test]
async fn what_the_clock_stood_still_is_given_back() {
    let (_gate, host, _dir) = game().await;
    let state = host.table_at(&venue("r1")).expect("a table").state.clone();
    let ends = state.next_deadline().expect("a night ends");
    let delay = |state: &crate::game::State, at: Moment, ms: u64| {
        let command = Command { at, written: None, from: Actor::Clock, action: Action::Delay { ms } };
        decide(state, &command)
    };
    // Even after the limit: nobody could do anything about it.
    let events = delay(&state, ends.plus_ms(5_000), 65_000).expect("time is never refused");
    let told = |event: &Event| matches!(event, Event::Told(told) if is_extended(told, ends.plus_ms(65_000)));
    assert!(events.iter().any(told), "{events:?}");
    let state = events.iter().fold(state.as_ref().clone(), evolve);
    assert_eq!(state.next_deadline(), Some(ends.plus_ms(65_000)));
    assert_eq!(delay(&state, ends, 0), Ok(Vec::new()));
}

fn is_extended(told: &Told, to: Moment) -> bool {
    matches!(told.open(), Notice::Extended { ends } if *ends == Some(to))
}
