//! What somebody leaves in stored data, and how it is taken out: their id becomes one that names nobody, their
//! name is emptied, and where others have written it, it is blotted out.

use std::collections::BTreeSet;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::game::{Audience, PersonId, Platform, TableId};

use super::super::community::{self, Community};
use super::super::line::Line;
use super::super::store::{Change, Commit, Record};
use super::{GAME, Kept, decode, encode};

/// Fields that hold what people wrote, or what was written to them.
const WRITTEN: [&str; 6] = ["said", "text", "riddle", "link", "reason", "typed"];
/// Fields with pairs of a person and a name.
const PAIRS: [&str; 2] = ["queue", "opener"];
/// Stands in a text where the name stood.
const BLOT: &str = "█";
/// Somebody's traces.
#[derive(Clone, Debug)]
pub(in super::super) struct Traces {
    id: String,
    instead: String,
    /// All names that they ever had at a table, none of them empty.
    names: BTreeSet<String>,
    /// The tables at which they left any.
    tables: BTreeSet<TableId>,
}

impl Traces {
    /// Nothing known yet but the id; `mark` tells the one who was forgotten from all others who were.
    pub(in super::super) fn new(person: &PersonId, mark: u64) -> Traces {
        Traces {
            id: person.as_str().to_owned(),
            instead: PersonId::forgotten(mark).as_str().to_owned(),
            names: BTreeSet::new(),
            tables: BTreeSet::new(),
        }
    }

    /// Notes a name of theirs.
    pub(in super::super) fn learn_name(&mut self, name: &str) {
        if !name.trim().is_empty() {
            self.names.insert(name.to_owned());
        }
    }

    /// Learns from a table's log whether, and under which names, they left traces there.
    pub(in super::super) fn learn(&mut self, table: TableId, record: &Record) {
        let Ok(value) = serde_json::to_value(&record.events) else { return };
        let mut names = BTreeSet::new();
        if self.find("", &value, &mut names) {
            self.tables.insert(table);
        }
        names.iter().for_each(|name| self.learn_name(name));
    }

    /// Takes them out of any data of a table.
    ///
    /// # Errors
    /// When what is left is no such data any more.
    pub(in super::super) fn wiped<T: Serialize + DeserializeOwned>(
        &self,
        data: &T,
    ) -> Result<T, serde_json::Error> {
        let mut value = serde_json::to_value(data)?;
        self.wipe("", &mut value);
        serde_json::from_value(value)
    }

    fn is_id(&self, value: &Value) -> bool {
        value.as_str() == Some(&self.id)
    }

    /// Whether the id is somewhere, and with which names.
    fn find(&self, key: &str, value: &Value, names: &mut BTreeSet<String>) -> bool {
        let mut name = |name: Option<&Value>| names.extend(name.and_then(Value::as_str).map(str::to_owned));
        let mut found = false;
        match value {
            Value::String(text) => found = *text == self.id,
            Value::Array(items) => {
                if let ([first, second], true) = (items.as_slice(), PAIRS.contains(&key))
                    && self.is_id(first)
                {
                    name(Some(second));
                }
                for item in items {
                    found |= self.find(key, item, names);
                }
            }
            Value::Object(fields) => {
                if fields.values().any(|value| self.is_id(value)) {
                    name(fields.get("name"));
                }
                for (key, value) in fields {
                    found |= *key == self.id || self.find(key, value, names);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
        found
    }

    fn wipe(&self, key: &str, value: &mut Value) {
        match value {
            Value::String(text) if *text == self.id => text.clone_from(&self.instead),
            // Under one of these names words of a closed list may stand too.
            Value::String(text) if WRITTEN.contains(&key) && !is_listed(text) => *text = self.blotted(text),
            Value::Array(items) => {
                if let ([first, second], true) = (items.as_mut_slice(), PAIRS.contains(&key))
                    && self.is_id(first)
                {
                    *second = Value::String(String::new());
                }
                items.iter_mut().for_each(|item| self.wipe(key, item));
            }
            Value::Object(fields) => {
                if fields.values().any(|value| self.is_id(value))
                    && let Some(Value::String(name)) = fields.get_mut("name")
                {
                    name.clear();
                }
                if let Some(own) = fields.remove(&self.id) {
                    fields.insert(self.instead.clone(), own);
                }
                fields.iter_mut().for_each(|(key, value)| self.wipe(key, value));
            }
            Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    /// A text without their id and names.
    fn blotted(&self, text: &str) -> String {
        let bare = self.id.split_once(':').map(|(_, bare)| bare);
        let all = self.names.iter().map(String::as_str).chain([self.id.as_str()]).chain(bare);
        all.fold(text.to_owned(), |text, name| blot(&text, name))
    }
}

/// Whether a text looks like a word of a closed list: those are written in small letters without spaces.
fn is_listed(text: &str) -> bool {
    text.contains('_') && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
        || crate::game::EndReason::ALL.iter().any(|reason| reason.id() == text)
}

/// A text without a name; where a name of letters is part of a longer word it is none.
fn blot(text: &str, name: &str) -> String {
    let word = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        out.push_str(before);
        let inside = (word(out.chars().next_back()) && word(name.chars().next()))
            || (word(after.chars().next()) && word(name.chars().next_back()));
        out.push_str(if inside { name } else { BLOT });
        rest = after;
    }
    out + rest
}

impl Change for Traces {
    fn touches(&self, bytes: &[u8]) -> bool {
        let has = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        has(&self.id) || self.names.iter().any(|name| has(name))
    }

    fn record(&self, table: TableId, record: Record) -> Result<Record, String> {
        if !self.tables.contains(&table) {
            return Ok(record);
        }
        let events = self.wiped(&record.events).map_err(|error| error.to_string())?;
        Ok(Record { events, ..record })
    }

    fn line(&self, line: Line) -> Result<Option<Line>, String> {
        // Nobody is left to read it.
        if line.to == Audience::Person(PersonId::new(Platform::Console, &self.id)) {
            return Ok(None);
        }
        if !self.tables.contains(&line.table) {
            return Ok(Some(line));
        }
        self.wiped(&line).map(Some).map_err(|error| error.to_string())
    }

    fn keeps_profile(&self, person: &PersonId) -> bool {
        person.as_str() != self.id
    }

    fn note(&self, name: &str, value: &[u8]) -> Result<Option<Vec<u8>>, String> {
        if name.starts_with(community::NOTES) {
            let kept: Community = decode(name, value).map_err(|error| error.to_string())?;
            let kept = kept.without(&self.id);
            return encode(&kept).map(Some).map_err(|error| error.to_string());
        }
        if !name.starts_with(GAME) {
            return Ok(Some(value.to_vec()));
        }
        let kept: Kept = decode(name, value).map_err(|error| error.to_string())?;
        let kept = kept.without(&self.id);
        encode(&kept).map(Some).map_err(|error| error.to_string())
    }

    fn commit(&self, commit: &mut Commit) -> Result<(), String> {
        let seen = |table: &TableId| self.tables.contains(table);
        if let Some((table, record)) = commit.record.take() {
            let record = if seen(&table) { self.record(table, record)? } else { record };
            commit.record = Some((table, record));
        }
        if commit.snapshot.as_ref().is_some_and(|(table, _)| seen(table)) {
            commit.snapshot = None;
        }
        let lines = std::mem::take(&mut commit.lines).into_iter();
        for line in lines {
            let line = if seen(&line.table) { self.line(line)? } else { Some(line) };
            commit.lines.extend(line);
        }
        for (name, value) in &mut commit.notes {
            *value = match value.take() {
                Some(value) => self.note(name, &value)?,
                None => None,
            };
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ann() -> Traces {
        let mut ann = Traces::new(&PersonId::new(Platform::Matrix, "@ann:hs"), 7);
        ann.learn_name("Ann");
        ann
    }

    #[test]
    fn an_id_and_the_names_beside_it_are_taken_out_wherever_they_stand() {
        let mut value = json!({
            "host": "matrix:@ann:hs", "name": "Ann",
            "players": [{"person": "matrix:@ann:hs", "name": "Annie"}, {"person": "matrix:@bob:hs", "name": "Ann"}],
            "queue": [["matrix:@ann:hs", "A."], ["matrix:@bob:hs", "B."]],
            "order": ["matrix:@ann:hs", "matrix:@bob:hs"],
            "people": {"matrix:@ann:hs": 3},
            "said": "Ann, @ann:hs and Annabel",
        });
        let mut names = BTreeSet::new();
        assert!(ann().find("", &value, &mut names));
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["A.", "Ann", "Annie"]);
        ann().wipe("", &mut value);
        let gone = "forgotten-0000000000000007";
        assert_eq!(
            value,
            json!({
                "host": gone, "name": "",
                "players": [{"person": gone, "name": ""}, {"person": "matrix:@bob:hs", "name": "Ann"}],
                "queue": [[gone, ""], ["matrix:@bob:hs", "B."]],
                "order": [gone, "matrix:@bob:hs"],
                "people": {gone: 3},
                "said": "█, █ and Annabel",
            })
        );
    }

    #[test]
    fn a_chinese_name_is_blotted_out_inside_a_sentence() {
        assert_eq!(blot("我看小明是匪，小明！", "小明"), "我看█是匪，█！");
        assert_eq!(blot("Jo said Johanna", "Jo"), "█ said Johanna");
    }
}
