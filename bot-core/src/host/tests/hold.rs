//! Tables whose people cannot be reached: no limit ends meanwhile, and what the clock stood is given back.

use std::collections::BTreeSet;

use super::{Bench, venue};
use crate::game::{Moment, Notice};

fn is_night(bench: &Bench, room: &str) -> bool {
    let view = bench.host.table_at(&venue(room)).expect("a table");
    view.state.standing().and_then(|table| table.game.as_ref()).expect("a game").phase.is_night()
}

fn deadline(bench: &Bench, room: &str) -> Moment {
    let view = bench.host.table_at(&venue(room)).expect("a table");
    view.state.standing().and_then(|table| table.game.as_ref()?.deadline).expect("a deadline")
}

/// Holds or lets go, and waits until the tables have noticed.
async fn hold(bench: &Bench, rooms: &[&str], asked: &str) {
    bench.host.hold(rooms.iter().map(|room| venue(room)).collect::<BTreeSet<_>>());
    // Whatever a table is asked, it looks at its clock first.
    assert!(bench.say(asked, "p2", "!pass").await.is_err(), "nobody has the floor at night");
}

async fn advance(bench: &Bench, to: Moment) {
    bench.host.advance(to).await.expect("the store works");
}

#[tokio::test]
async fn where_nobody_can_be_reached_no_limit_ends_and_the_time_is_given_back() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.started("r2", 8).await;
    let end = deadline(&bench, "r1");
    advance(&bench, Moment(end.0 - 10_000)).await;
    hold(&bench, &["r1"], "r1").await;
    advance(&bench, Moment(end.0 + 300_000)).await;
    assert!(is_night(&bench, "r1") && !is_night(&bench, "r2"), "the other table goes on");
    hold(&bench, &[], "r1").await;
    let left = deadline(&bench, "r1").since(bench.host.now());
    assert!((10_000..=70_000).contains(&left), "what was left, and at most a minute more: {left}");
    advance(&bench, bench.host.now().plus_ms(left)).await;
    assert!(!is_night(&bench, "r1"), "it ends once");
}

#[tokio::test]
async fn what_was_cut_off_between_two_limits_is_added_and_told() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let end = deadline(&bench, "r1");
    hold(&bench, &["r1"], "r1").await;
    advance(&bench, Moment(20_000)).await;
    hold(&bench, &[], "r1").await;
    assert_eq!(deadline(&bench, "r1"), end.plus_ms(20_000));
    let extended = |line: &&crate::host::Line| matches!(line.notice.open(), Notice::Extended { .. });
    assert_eq!(bench.unsent().iter().filter(extended).count(), 1);
}

#[tokio::test]
async fn a_moment_without_a_connection_changes_nothing() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let end = deadline(&bench, "r1");
    hold(&bench, &["r1"], "r1").await;
    advance(&bench, Moment(1_999)).await;
    hold(&bench, &[], "r1").await;
    assert_eq!(deadline(&bench, "r1"), end);
}

#[tokio::test]
async fn times_of_day_stay_unless_hardly_anything_is_left_of_them() {
    let bench = Bench::new();
    assert_eq!(bench.say("r1", "p1", "!new slow").await, Ok(None));
    for seat in 1..=10 {
        assert_eq!(bench.say("r1", &format!("p{seat}"), "!join").await, Ok(None));
    }
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    let end = deadline(&bench, "r1");
    let asks = async |rooms: &[&str]| {
        bench.host.hold(rooms.iter().map(|room| venue(room)).collect::<BTreeSet<_>>());
        bench.say("r1", "p2", "good evening").await.expect("talk");
    };
    asks(&["r1"]).await;
    advance(&bench, Moment(600_000)).await;
    asks(&[]).await;
    assert_eq!(deadline(&bench, "r1"), end, "ten minutes of many hours");
    advance(&bench, Moment(end.0 - 60_000)).await;
    asks(&["r1"]).await;
    advance(&bench, Moment(end.0 + 600_000)).await;
    asks(&[]).await;
    let left = deadline(&bench, "r1").since(bench.host.now());
    assert!((60_000..3_600_000).contains(&left), "what was left, and not much more: {left}");
}

#[tokio::test]
async fn a_lobby_has_no_clock_to_hold() {
    let bench = Bench::new();
    bench.table("r1", 8).await;
    bench.host.hold(BTreeSet::from([venue("r1")]));
    bench.say("r1", "p2", "good evening").await.expect("talk");
    advance(&bench, Moment(i64::from(u32::MAX))).await;
    assert!(bench.host.table_at(&venue("r1")).is_none(), "a table at which nothing happens is cleared away");
}
