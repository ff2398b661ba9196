//! The adapter's own words: every message that the program wants is there, and none is idle.

use std::collections::BTreeSet;
use std::path::Path;

use crate::doctor::NEEDS;

/// The words of a text that begin like the adapter's own messages.
fn keys(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices("discord-") {
        let rest = &text[at..];
        let end = rest.find(|c: char| !(c.is_ascii_lowercase() || c == '-')).unwrap_or(rest.len());
        found.insert(rest[..end].to_owned());
    }
    found
}

#[test]
fn every_message_is_there_and_none_is_idle() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let english = std::fs::read_to_string(here.join("../locales/en/discord.ftl")).expect("the words");
    let messages = english.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
    let messages: BTreeSet<String> =
        messages.filter(|name| name.starts_with("discord-")).map(str::to_owned).collect();
    let mut used: BTreeSet<String> = NEEDS.iter().map(|need| format!("discord-need-{}", need.id)).collect();
    for entry in std::fs::read_dir(here.join("src")).expect("the source") {
        let text = std::fs::read_to_string(entry.expect("a file").path()).expect("a source file");
        used.extend(keys(&text));
    }
    used.extend(["silence", "thread", "dead", "voice"].map(|wish| format!("discord-room-{wish}")));
    used.extend(["explode", "confess"].map(|deed| format!("discord-{deed}-sure")));
    let idle: Vec<_> = messages.difference(&used).collect();
    assert!(idle.is_empty(), "idle: {idle:?}");
    // Names that end with a hyphen are the beginnings of those above; others name no message.
    let no_message = ["discord-", "discord-token", "discord-need-", "discord-room-"];
    let missing: Vec<_> =
        used.iter().filter(|key| !messages.contains(*key) && !no_message.contains(&key.as_str())).collect();
    assert!(missing.is_empty(), "missing: {missing:?}");
}
