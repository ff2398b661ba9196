//! A phase's time begins when its readers have what it is opened with.
//!
//! Source: issue 6, point 8

use std::path::Path;
use std::sync::Arc;

use super::{Bench, config, venue};
use crate::game::{Moment, Notice, Platform, step};
use crate::host::{ClockKind, Host, HostConfig, Line, SledStore};

/// At most so long, in milliseconds.
const WAIT_MS: u64 = 180_000;

fn patient(dir: &Path) -> Host {
    let config = HostConfig { delivery_wait_ms: WAIT_MS, ..config(ClockKind::Virtual) };
    let store = SledStore::open(dir).expect("the directory opens");
    Host::open_with(Arc::new(store), config, step).expect("the host opens")
}

/// A game of 2.0 in its first night, and when that would end.
async fn in_a_night() -> (Bench, Moment) {
    let Bench { dir, host, machine } = Bench::new();
    host.abandon().await;
    let host = patient(dir.path());
    let bench = Bench { dir, host, machine };
    bench.started("r1", 8).await;
    let end = bench.host.next_deadline().expect("a night ends");
    (bench, end)
}

fn is_night(bench: &Bench) -> bool {
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    view.state.standing().and_then(|table| table.game.as_ref()).expect("a game").phase.is_night()
}

async fn deliver_all(bench: &Bench) {
    let lines = bench.host.unsent(Platform::Console, 0, usize::MAX).expect("the store works");
    let ids: Vec<_> = lines.iter().map(|line| line.id).collect();
    bench.host.confirm_all(&ids).await.expect("the store works");
}

async fn advance(bench: &Bench, to: Moment) {
    bench.host.advance(to).await.expect("the store works");
}

#[tokio::test]
async fn what_is_delivered_at_once_prolongs_nothing() {
    let (bench, end) = in_a_night().await;
    deliver_all(&bench).await;
    advance(&bench, end).await;
    assert!(!is_night(&bench));
}

#[tokio::test]
async fn what_is_delivered_late_prolongs_by_whole_minutes() {
    let (bench, end) = in_a_night().await;
    advance(&bench, Moment(10_000)).await;
    deliver_all(&bench).await;
    advance(&bench, Moment(end.0 + 59_999)).await;
    assert!(is_night(&bench), "the minute is not over");
    advance(&bench, Moment(end.0 + 60_000)).await;
    assert!(!is_night(&bench));
}

#[tokio::test]
async fn one_message_that_does_not_arrive_holds_the_time_up_and_not_for_ever() {
    let (bench, end) = in_a_night().await;
    let lines = bench.host.unsent(Platform::Console, 0, usize::MAX).expect("the store works");
    // How a game goes is told beside, and nothing waits for it.
    let opens = |line: &&Line| !matches!(line.notice.open(), Notice::Introduction {});
    let last = lines.iter().rev().find(opens).expect("messages").id;
    let but_the_last: Vec<_> = lines.iter().map(|line| line.id).filter(|id| *id != last).collect();
    bench.host.confirm_all(&but_the_last).await.expect("the store works");
    advance(&bench, Moment(end.0 + 179_999)).await;
    assert!(is_night(&bench));
    advance(&bench, Moment(end.0 + 180_000)).await;
    assert!(!is_night(&bench), "the bound is reached");
}

#[tokio::test]
async fn a_restart_forgets_nothing_that_is_still_to_be_delivered() {
    let (bench, end) = in_a_night().await;
    let Bench { dir, host, machine } = bench;
    host.abandon().await;
    let bench = Bench { host: patient(dir.path()), dir, machine };
    advance(&bench, Moment(end.0)).await;
    assert!(is_night(&bench));
    deliver_all(&bench).await;
    advance(&bench, Moment(end.0 + 60_000)).await;
    assert!(!is_night(&bench));
}

#[tokio::test]
async fn a_pause_is_prolonged_by_nothing() {
    let (bench, end) = in_a_night().await;
    assert_eq!(bench.say("r1", "p1", "!pause").await, Ok(None));
    advance(&bench, Moment(end.0 * 3)).await;
    deliver_all(&bench).await;
    assert_eq!(bench.say("r1", "p1", "!resume").await, Ok(None));
    let resumed = bench.host.next_deadline().expect("it runs again");
    assert_eq!(resumed, Moment(end.0 * 4));
    assert!(is_night(&bench));
}
