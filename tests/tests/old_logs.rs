//! A log that an older version wrote folds to the same states.
//!
//! Source: I-03

use std::path::Path;

use bot_core::game::{Event, Notice, State, evolve};

fn lines(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name);
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
