//! Rule-set options by name: every key of a rule-set file can be set at a table.
//!
//! Source: A-08

use toml::{Table, Value};

use super::clock::{zone_meant, zone_named};
use super::refusal::{Code, Reason, Refusal};
use super::rules::RuleSet;

/// Keys that name the rule set itself and cannot be set at a table.
const FIXED: [&str; 1] = ["id"];

/// All options of a rule set as `(path, value)`, for example `("kill.own_team", "allowed")`, in file order.
/// Cards and deal rows are spelled out too.
#[must_use]
pub fn listed(rules: &RuleSet) -> Vec<(String, String)> {
    let mut list = Vec::new();
    collect(&tree(rules), "", &mut list);
    list
}

/// What an option is set to, a switch in one word however it was typed. What was typed stands for everything else.
#[must_use]
pub fn as_set(rules: &RuleSet, path: &str, typed: &str) -> String {
    let switched = |(name, value): &(String, String)| name == path && switch(value).is_some();
    listed(rules).into_iter().find(switched).map_or_else(|| typed.to_owned(), |(_, value)| value)
}

/// The paths at which two rule sets differ.
#[must_use]
pub fn differences(base: &RuleSet, rules: &RuleSet) -> Vec<String> {
    let (old, new) = (listed(base), listed(rules));
    let mut paths: Vec<String> = Vec::new();
    for (path, _) in
        new.iter().filter(|entry| !old.contains(entry)).chain(old.iter().filter(|e| !new.contains(e)))
    {
        if !paths.contains(path) {
            paths.push(path.clone());
        }
    }
    paths
}

/// The rule set with one option changed.
///
/// # Errors
/// `unknown_option` if there is no such key, `bad_value` if it does not take the value
/// or the rule set would not be whole with it.
pub fn with_option(rules: &RuleSet, path: &str, value: &str) -> Result<RuleSet, Refusal> {
    let unknown = || Refusal::new(Code::UnknownOption).with("option", path);
    let bad = || Refusal::new(Code::BadValue).with("option", path).with("value", value);
    if FIXED.contains(&path) {
        return Err(unknown());
    }
    let value = if path == "timezone" { &timezone(value)? } else { value };
    let mut tree = tree(rules);
    let (parents, key) = match path.rsplit_once('.') {
        Some((parents, key)) => (parents.split('.').collect::<Vec<_>>(), key),
        None => (Vec::new(), path),
    };
    let mut place = &mut tree;
    for (depth, parent) in parents.iter().enumerate() {
        if parents[..depth] == ["deal", "from"] {
            begin_row(place, parent);
        }
        place = place.get_mut(*parent).and_then(Value::as_table_mut).ok_or_else(unknown)?;
    }
    let new = match place.get(key) {
        Some(old) => typed(old, value).ok_or_else(bad)?,
        // Not written down where it is 0.
        None if path == "ready_after" => scalar(value),
        // Rows by size (`last_words.by_size.10`, `points.good.killer`, `deal.from.9.killer`) may be new.
        None if parents.first().is_some_and(|p| ["last_words", "points", "deal"].contains(p))
            && parents.len() > 1 =>
        {
            scalar(value)
        }
        None => return Err(unknown()),
    };
    place.insert(key.to_owned(), new);
    // One number for every size takes the place of the rows by size. Source: TH-03, A-08
    if path == "last_words.quota" {
        place.insert("by_size".to_owned(), Value::Table(Table::new()));
    }
    let changed: RuleSet = Value::Table(tree).try_into().map_err(|_| bad())?;
    changed.validate().map_err(|fault| bad().with("why", fault))?;
    Ok(changed)
}

/// A time zone by its usual name; of an unknown one the refusal says which may have been meant.
///
/// Source: SL-02
fn timezone(typed: &str) -> Result<String, Refusal> {
    if let Some(name) = zone_named(typed) {
        return Ok(name);
    }
    let refusal = Refusal::new(Code::BadValue).because(Reason::UnknownTimezone);
    Err(match zone_meant(typed) {
        Some(meant) => refusal.with("suggestion", meant).with("typed", typed),
        None => refusal.with("typed", typed),
    })
}

/// A row for another table size may be new: it begins as the row that counted for that size before.
fn begin_row(rows: &mut Table, size: &str) {
    let Ok(wanted) = size.parse::<u16>() else { return };
    if rows.contains_key(size) {
        return;
    }
    let sized = rows.iter().filter_map(|(key, row)| Some((key.parse::<u16>().ok()?, row)));
    let before =
        sized.filter(|(key, _)| *key < wanted).max_by_key(|(key, _)| *key).map(|(_, row)| row.clone());
    rows.insert(wanted.to_string(), before.unwrap_or_else(|| Value::Table(Table::new())));
}

fn tree(rules: &RuleSet) -> Table {
    match Value::try_from(rules) {
        Ok(Value::Table(mut table)) => {
            // Rules that have no such deal were written down, and hashed, before there was one. Source: V5-01
            if !rules.deal.half.is_empty() {
                table.insert("half_civilians".to_owned(), Value::Boolean(rules.half_civilians));
            }
            table
        }
        // A rule set is a struct of tables, lists, words and numbers: it always becomes a table.
        other => unreachable!("a rule set is a table, not {other:?}"),
    }
}

fn collect(table: &Table, prefix: &str, list: &mut Vec<(String, String)>) {
    for (key, value) in table {
        let path = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
        match value {
            Value::Table(inner) => collect(inner, &path, list),
            other => list.push((path, plain(other))),
        }
    }
}

/// A value as one types it: lists with commas.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// Reads `text` as the kind of value that stands there now.
fn typed(old: &Value, text: &str) -> Option<Value> {
    match old {
        Value::String(_) | Value::Integer(_) => Some(scalar(text)),
        Value::Boolean(_) => switch(text).map(Value::Boolean),
        Value::Array(_) if text.is_empty() || text == "none" => Some(Value::Array(Vec::new())),
        Value::Array(_) => {
            Some(Value::Array(text.split([',', '，', '、']).map(|item| scalar(item.trim())).collect()))
        }
        Value::Float(_) | Value::Datetime(_) | Value::Table(_) => None,
    }
}

fn scalar(text: &str) -> Value {
    text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Integer)
}

fn switch(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "true" | "on" | "yes" | "是" | "开" | "開" | "はい" | "オン" => Some(true),
        "false" | "off" | "no" | "否" | "关" | "關" | "いいえ" | "オフ" => Some(false),
        _ => None,
    }
}
