//! What whoever runs the program may do while it runs.

use std::sync::atomic::Ordering;

use super::{Bench, venue};
use crate::game::{Audience, Code, EndReason, Notice, TableId, TableNote};

async fn operate(bench: &Bench, order: &str) -> String {
    bench.host.operate(order).await.expect("the store works")
}

#[tokio::test]
async fn a_word_reaches_every_table_and_stands_in_its_log() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.table("r2", 2).await;
    assert!(operate(&bench, "announce back at noon").await.contains('2'));
    for room in ["r1", "r2"] {
        let said = bench.unsent().into_iter().filter(|line| line.venue == venue(room));
        let last = said.last().expect("messages");
        assert_eq!(last.to, Audience::Room);
        assert!(last.text.open().contains("back at noon"), "{}", last.text.open());
    }
    let before = bench.unsent().len();
    let long = format!("announce {}", "x".repeat(2000));
    assert!(operate(&bench, &long).await.contains("1000"));
    assert_eq!(bench.unsent().len(), before);
}

#[tokio::test]
async fn who_drains_finishes_games_and_begins_none() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.table("r2", 8).await;
    assert!(operate(&bench, "drain").await.contains("One game"));
    assert_eq!(bench.say("r3", "p1", "!new v2").await, Err(Code::Forbidden));
    assert_eq!(bench.say("r2", "p1", "!start").await, Err(Code::Forbidden));
    // What is on goes on.
    bench.to_deadline().await;
    assert!(bench.unsent().iter().any(|line| matches!(line.notice.open(), Notice::Dawn { .. })));
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    assert!(operate(&bench, "drain").await.contains("no game is on"));
    operate(&bench, "drain off").await;
    assert_eq!(bench.say("r3", "p1", "!new v2").await, Ok(None));
    assert_eq!(bench.say("r2", "p1", "!start").await, Ok(None));
}

/// Source: CL-15
#[tokio::test]
async fn who_drains_halts_a_start_that_waits_for_somebody() {
    let bench = Bench::new();
    let halted = |bench: &Bench| {
        let lines = bench.unsent();
        let note = |notice: &Notice| matches!(notice, Notice::Table { note: TableNote::StartHalted, .. });
        lines.iter().filter(|line| note(line.notice.open())).map(|line| line.text.open().clone()).collect()
    };
    let begun = |bench: &Bench| {
        bench.unsent().iter().any(|line| matches!(line.notice.open(), Notice::Started { .. }))
    };
    // Whoever has said nothing for a while is asked before the game begins.
    let waiting = async |bench: &Bench, room: &str| {
        bench.table(room, 8).await;
        assert_eq!(bench.say(room, "p1", "!set ready_after 60").await, Ok(None));
        bench.host.advance(bench.host.now().plus_ms(120_000)).await.expect("the store works");
        assert_eq!(bench.say(room, "p1", "!start").await, Ok(None));
        let view = bench.host.table_at(&venue(room)).expect("a table");
        assert!(view.state.standing().expect("it stands").starting.is_some());
    };
    waiting(&bench, "r1").await;
    let before: Vec<String> = halted(&bench);
    assert!(before.is_empty());
    operate(&bench, "drain").await;
    let [told] = &halted(&bench)[..] else { panic!("it is told once") };
    assert!(told.contains("about to be stopped") && told.contains("!start"), "{told}");
    // Neither the last answer nor the limit begins it.
    for seat in 2..=8 {
        assert_eq!(bench.say("r1", &format!("p{seat}"), "!ready").await, Ok(None));
    }
    bench.host.advance(bench.host.now().plus_ms(600_000)).await.expect("the store works");
    assert!(!begun(&bench));
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    assert_eq!(view.state.standing().expect("it stands").players.len(), 8, "nobody lost a seat");
    operate(&bench, "drain off").await;
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    // A start that slips in just before is halted as soon as anything happens.
    let bench = Bench::new();
    waiting(&bench, "r1").await;
    bench.host.shared.draining.store(true, Ordering::Relaxed);
    for seat in 2..=8 {
        assert_eq!(bench.say("r1", &format!("p{seat}"), "!ready").await, Ok(None));
    }
    assert_eq!((halted(&bench).len(), begun(&bench)), (1, false));
    let bench = Bench::new();
    waiting(&bench, "r1").await;
    bench.host.shared.draining.store(true, Ordering::Relaxed);
    bench.to_deadline().await;
    assert_eq!((halted(&bench).len(), begun(&bench)), (1, false));
}

#[tokio::test]
async fn the_list_of_tables_tells_numbers_and_ages_and_nothing_of_what_goes_on() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.table("r2", 2).await;
    let later = bench.host.now().plus_ms(5_000);
    bench.host.advance(later).await.expect("the store works");
    let list = operate(&bench, "tables").await;
    let ids: Vec<TableId> = bench.host.tables().iter().map(|view| view.id).collect();
    assert!(ids.iter().all(|id| list.contains(&format!("#{id}"))), "{list}");
    assert!(list.contains("5 seconds"), "{list}");
    assert!(!list.contains("p1") && !list.contains("r1") && !list.to_lowercase().contains("night"), "{list}");
}

#[tokio::test]
async fn a_table_is_cleared_away_with_an_apology_and_its_log_is_kept() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let id = bench.host.table_at(&venue("r1")).expect("a table").id;
    operate(&bench, &format!("close {id}")).await;
    assert!(bench.host.table_at(&venue("r1")).is_none());
    let lines = bench.unsent();
    assert!(lines.iter().any(|line| line.text.open().contains("I am sorry")));
    let over = |notice: &Notice| matches!(notice, Notice::Over { reason: EndReason::Cleared, .. });
    assert!(lines.iter().any(|line| over(line.notice.open())), "the seed and all cards are told");
    assert!(operate(&bench, &format!("close {id}")).await.contains("no table"));
    assert!(operate(&bench, "close nonsense").await.contains("no table"));
    assert!(operate(&bench, "sell").await.contains("drain off"));
    let bench = bench.restart().await;
    assert!(bench.host.tables().is_empty());
    let log = bench.host.shared.store.log(id).expect("the log is kept");
    assert!(!log.is_empty());
    assert_eq!(bench.say("r1", "p1", "!new v2").await, Ok(None));
}
