//! Every statement of the catalogue that these rule sets have, shown by a scenario.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;
use nightfall_tests::scenario::{File, Scenario, check};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

fn all() -> Vec<(String, Scenario)> {
    let entries = std::fs::read_dir(folder()).expect("the folder of scenarios");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    let mut scenarios = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let file: File = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        scenarios.extend(file.scenarios.into_iter().map(|scenario| (name.clone(), scenario)));
    }
    scenarios
}

#[test]
fn every_scenario_plays_as_it_is_written() {
    let texts = Texts::builtin().expect("the program's words");
    let sets = RuleSets::builtin().expect("the program's rule sets");
    let mut failed = Vec::new();
    for (file, scenario) in all() {
        let rules =
            sets.get(&scenario.rules).unwrap_or_else(|| panic!("{file}: no rule set `{}`", scenario.rules));
        match check(&texts, rules, &scenario) {
            Ok(bench) => bench.assert_log_can_be_read(),
            Err(why) => {
                failed.push(format!("{file}: {} ({}): {why}", scenario.name, scenario.cites.join(", ")));
            }
        }
    }
    assert!(failed.is_empty(), "{} scenarios went otherwise:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn every_statement_has_a_scenario() {
    let listed = std::fs::read_to_string(folder().join("statements.txt")).expect("the list of statements");
    let listed: BTreeSet<&str> =
        listed.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace).collect();
    let scenarios = all();
    let cited: BTreeSet<&str> =
        scenarios.iter().flat_map(|(_, scenario)| scenario.cites.iter().map(String::as_str)).collect();
    let missing: Vec<_> = listed.difference(&cited).collect();
    let unknown: Vec<_> = cited.difference(&listed).collect();
    assert!(
        missing.is_empty() && unknown.is_empty(),
        "without a scenario: {missing:?}; not listed: {unknown:?}"
    );
}

#[test]
fn no_two_scenarios_have_one_name() {
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    for (file, scenario) in all() {
        assert!(
            scenario.name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'),
            "{file}: `{}` is written in small letters",
            scenario.name
        );
        if let Some(other) = names.insert(scenario.name.clone(), file.clone()) {
            panic!("`{}` stands in {other} and in {file}", scenario.name);
        }
    }
}
