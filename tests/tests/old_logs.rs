//! A log that an older version wrote folds to the same states, and its data directory opens.
//!
//! Source: I-03

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bot_core::game::{Event, Notice, PersonId, Platform, State, VenueId, evolve};
use bot_core::host::SledStore;
use bot_core::host::store::rescue;
use nightfall_tests::data;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

fn lines(name: &str) -> Vec<String> {
    let path = fixtures().join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(str::to_owned).collect()
}

#[derive(serde::Deserialize)]
struct Pinned {
    after: usize,
    state: State,
}

#[test]
fn a_log_of_version_1_folds_to_the_states_it_folded_to_then() {
    let log: Vec<Event> = lines("log-1.jsonl")
        .iter()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect();
    let pinned: Vec<Pinned> = lines("log-1.states.jsonl")
        .iter()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect();
    assert!(pinned.len() > 3 && pinned.last().is_some_and(|last| last.after == log.len()));
    for Pinned { after, state } in pinned {
        let folded = log[..after].iter().fold(State::default(), evolve);
        assert!(folded == state, "after {after} events: {folded:?} is not {state:?}");
    }
}

#[test]
fn a_log_of_version_1_still_tells_what_it_told() {
    let over = lines("log-1.jsonl").iter().any(|line| {
        let event: Event = serde_json::from_str(line).expect("an event");
        matches!(event, Event::Told(told) if matches!(told.open(), Notice::Over { .. }))
    });
    assert!(over, "the pinned game has its end");
}

#[test]
fn a_data_directory_of_format_1_opens_and_its_tables_go_on() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    data::unpack(&fixtures().join("store-1"), dir.path());
    let store = SledStore::open(dir.path()).expect("it opens");
    assert_eq!(data::exported(&store), lines("store-1/tables.jsonl"));

    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let host = data::host(Arc::new(store));
        let rooms: Vec<_> = host.tables().iter().map(|table| table.venue.as_str().to_owned()).collect();
        assert_eq!(rooms, ["game", "lobby"]);
        assert_eq!(
            host.locale_of(&PersonId::new(Platform::Console, "bob")).expect("it reads").as_str(),
            "zh-Hans"
        );
        let unsent = host.unsent(Platform::Console, 0, usize::MAX).expect("it reads");
        assert!(
            unsent.first().is_some_and(|line| line.id.number == 12),
            "what was delivered is not sent again"
        );
        let again = host.submit(data::said(Some("game"), "bob", Some("bob: !join"), "!join")).await;
        assert!(again.expect("the store works").repeated, "what was handled is known");
        for _ in 0..200 {
            host.advance(host.next_deadline().expect("a deadline")).await.expect("the store works");
            let told = host.unsent(Platform::Console, 0, usize::MAX).expect("it reads");
            if told.iter().any(|line| matches!(line.notice.open(), Notice::Over { .. })) {
                assert!(host.table_at(&VenueId::new(Platform::Console, "game")).is_some());
                return host.shutdown().await;
            }
        }
        panic!("the game does not end");
    });
}

#[test]
fn a_data_directory_of_format_1_can_be_rescued() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    data::unpack(&fixtures().join("store-1"), dir.path());
    let rescued = rescue(dir.path()).expect("it reads");
    assert_eq!(rescued.lost, []);
    let tables = rescued.tables.into_iter().flat_map(|(table, archived)| archived.into_lines(table));
    let tables: Vec<_> = tables.map(|line| serde_json::to_string(&line).expect("plain data")).collect();
    assert_eq!(tables, lines("store-1/tables.jsonl"));
}
