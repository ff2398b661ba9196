//! Writes down the log of a scenario, what it folds to, and a data directory, for later versions to read.
//!
//! Source: I-03

use std::fmt::Write as _;
use std::path::Path;

use bot_core::game::{State, evolve};
use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;
use nightfall_tests::data;
use nightfall_tests::scenario::{File, check};

/// A state is written down after every so many events.
const EVERY: usize = 40;

fn main() {
    let name = std::env::args().nth(1).expect("the name of the fixture");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let text = std::fs::read_to_string(folder.join(format!("{name}.scenario.toml"))).expect("a scenario");
    let file: File = toml::from_str(&text).expect("a file of scenarios");
    let scenario = file.scenarios.first().expect("one scenario");
    let sets = RuleSets::builtin().expect("the program's rule sets");
    let rules = sets.get(&scenario.rules).expect("a rule set");
    let bench = check(&Texts::builtin().expect("words"), rules, scenario).expect("a play as it is written");

    let (mut log, mut states, mut state) = (String::new(), String::new(), State::default());
    for (number, event) in (1..).zip(&bench.log) {
        state = evolve(state, event);
        writeln!(log, "{}", serde_json::to_string(event).expect("an event")).expect("memory");
        if number % EVERY == 0 || number == bench.log.len() {
            let line = serde_json::json!({ "after": number, "state": state });
            writeln!(states, "{line}").expect("memory");
        }
    }
    std::fs::write(folder.join(format!("{name}.jsonl")), log).expect("a writable folder");
    std::fs::write(folder.join(format!("{name}.states.jsonl")), states).expect("a writable folder");
    data::pin(&folder.join("store-1"));
}
