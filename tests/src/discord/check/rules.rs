//! Rules that neither Discord's description nor `twilight-validate` knows.

use std::collections::HashSet;

use serde_json::Value;

use super::Form;
use crate::discord::message::{COMPONENTS_V2, EPHEMERAL};

/// The locales of Discord's clients.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk",
    "vi", "zh-CN", "zh-TW",
];
/// Global commands of one application.
const MOST_COMMANDS: usize = 100;

/// What breaks a rule.
pub(super) fn check(form: Form<'_>) -> Vec<String> {
    let mut wrong = Vec::new();
    match form {
        Form::Message(body) => {
            message(body, &mut wrong);
            empty(body, &mut wrong);
        }
        Form::AnswerMessage(body) => {
            message(body, &mut wrong);
            empty(body, &mut wrong);
        }
        Form::Edit(body) => message(body, &mut wrong),
        Form::Deferral(body) => {
            if body["flags"].as_u64().unwrap_or_default() & !EPHEMERAL != 0 {
                wrong.push("EPHEMERAL is the only flag of a deferral".to_owned());
            }
        }
        Form::Modal(body) => modal(body, &mut wrong),
        Form::Commands(body) => commands(body, &mut wrong),
        Form::Other => {}
    }
    wrong
}

/// The name of a webhook may not sound like Discord itself.
pub(super) fn webhook_name(name: &str) -> Result<(), String> {
    let name = name.to_lowercase();
    match ["discord", "clyde"].into_iter().find(|word| name.contains(word)) {
        Some(word) => Err(format!("a webhook's name contains {word:?}")),
        None => Ok(()),
    }
}

fn list<'a>(body: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    body[key].as_array().into_iter().flatten()
}

fn empty(body: &Value, wrong: &mut Vec<String>) {
    let blank = body["content"].as_str().is_none_or(|text| text.trim().is_empty());
    let nothing = ["embeds", "components", "attachments", "sticker_ids"]
        .iter()
        .all(|key| list(body, key).next().is_none());
    if blank && nothing && body["poll"].is_null() {
        wrong.push("an empty message".to_owned());
    }
}

fn message(body: &Value, wrong: &mut Vec<String>) {
    let v2 = body["flags"].as_u64().unwrap_or_default() & COMPONENTS_V2 != 0;
    let content = body["content"].as_str().is_some_and(|text| !text.is_empty());
    if v2 && (content || list(body, "embeds").next().is_some()) {
        wrong.push("content or embeds beside components of the second generation".to_owned());
    }
    let mentions = &body["allowed_mentions"];
    for key in ["users", "roles"] {
        let parsed = list(mentions, "parse").any(|entry| entry == key);
        if parsed && list(mentions, key).next().is_some() {
            wrong.push(format!("allowed_mentions names {key} and parses them too"));
        }
    }
    if let Some(name) = body["username"].as_str() {
        wrong.extend(webhook_name(name).err());
    }
    let mut ids = HashSet::new();
    for row in list(body, "components") {
        self::row(row, &mut ids, wrong);
    }
}

fn row<'a>(row: &'a Value, ids: &mut HashSet<&'a str>, wrong: &mut Vec<String>) {
    let parts: Vec<&Value> = list(row, "components").collect();
    let button = |part: &&Value| part["type"] == 2;
    let menu = |part: &&Value| matches!(part["type"].as_u64(), Some(3 | 5..=8));
    if parts.iter().any(button) && parts.iter().any(menu) {
        wrong.push("a menu and a button in one row".to_owned());
    }
    if parts.iter().filter(|part| menu(part)).count() > 1 {
        wrong.push("two menus in one row".to_owned());
    }
    for part in parts {
        if let Some(id) = part["custom_id"].as_str()
            && !ids.insert(id)
        {
            wrong.push(format!("the custom id {id:?} twice"));
        }
        if button(&part) {
            let label = part["label"].as_str().is_some_and(|label| !label.is_empty());
            if !label && part["emoji"].is_null() && part["sku_id"].is_null() {
                wrong.push("a button without label or emoji".to_owned());
            }
        }
        if menu(&part) {
            self::menu(part, wrong);
        }
    }
}

fn menu(menu: &Value, wrong: &mut Vec<String>) {
    let least = menu["min_values"].as_u64().unwrap_or(1);
    let most = menu["max_values"].as_u64().unwrap_or(1);
    if least > most {
        wrong.push(format!("min_values {least} above max_values {most}"));
    }
    if menu["type"] != 3 {
        return;
    }
    let options: Vec<&str> = list(menu, "options").filter_map(|entry| entry["value"].as_str()).collect();
    if usize::try_from(most).map_or(true, |most| most > options.len()) {
        wrong.push(format!("max_values {most} above the {} options", options.len()));
    }
    let distinct: HashSet<&&str> = options.iter().collect();
    if distinct.len() < options.len() {
        wrong.push("an option's value twice".to_owned());
    }
    if list(menu, "options").filter(|entry| entry["default"] == true).count() as u64 > most {
        wrong.push("more defaults than max_values".to_owned());
    }
}

fn modal(body: &Value, wrong: &mut Vec<String>) {
    let long = |text: &Value, most: usize| {
        text.as_str().is_none_or(|text| !(1..=most).contains(&text.chars().count()))
    };
    if long(&body["title"], 45) {
        wrong.push("a form's title has 1 to 45 characters".to_owned());
    }
    let rows: Vec<&Value> = list(body, "components").collect();
    if !(1..=5).contains(&rows.len()) {
        wrong.push(format!("a form of {} fields", rows.len()));
    }
    let mut ids = HashSet::new();
    for row in rows {
        let fields: Vec<&Value> = list(row, "components").collect();
        let [field] = fields[..] else {
            wrong.push("a row of a form holds one field".to_owned());
            continue;
        };
        if !ids.insert(field["custom_id"].as_str().unwrap_or_default()) {
            wrong.push("a field's custom id twice".to_owned());
        }
        if long(&field["label"], 45) {
            wrong.push("a field's label has 1 to 45 characters".to_owned());
        }
        if field["placeholder"].as_str().is_some_and(|text| text.chars().count() > 100) {
            wrong.push("a placeholder of more than 100 characters".to_owned());
        }
        let most = field["max_length"].as_u64().unwrap_or(4_000);
        if field["value"].as_str().is_some_and(|text| text.chars().count() as u64 > most) {
            wrong.push("a field's value is longer than the field".to_owned());
        }
    }
}

fn commands(body: &Value, wrong: &mut Vec<String>) {
    let all: Vec<&Value> = body.as_array().into_iter().flatten().collect();
    if all.len() > MOST_COMMANDS {
        wrong.push(format!("{} commands, {MOST_COMMANDS} at most", all.len()));
    }
    let mut names = HashSet::new();
    for command in all {
        let kind = command["type"].as_u64().unwrap_or(1);
        let name = command["name"].as_str().unwrap_or_default();
        if !names.insert((kind, name)) {
            wrong.push(format!("the command {name:?} twice"));
        }
        localised(command, wrong);
    }
}

/// A command, option or choice, and what is below it.
fn localised(node: &Value, wrong: &mut Vec<String>) {
    for key in ["name_localizations", "description_localizations"] {
        for locale in node[key].as_object().into_iter().flat_map(|map| map.keys()) {
            if !LOCALES.contains(&locale.as_str()) {
                wrong.push(format!("no client speaks {locale:?}"));
            }
        }
    }
    for below in list(node, "options").chain(list(node, "choices")) {
        localised(below, wrong);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::Form;
    use super::{check, webhook_name};

    fn message(body: &Value) -> Vec<String> {
        check(Form::Message(body))
    }

    fn row(parts: Value) -> Value {
        json!({ "content": "x", "components": [{ "type": 1, "components": parts }] })
    }

    fn menu(least: u64, most: u64, values: &[&str]) -> Value {
        let options: Vec<Value> =
            values.iter().map(|value| json!({ "label": value, "value": value })).collect();
        json!({ "type": 3, "custom_id": "m", "min_values": least, "max_values": most, "options": options })
    }

    fn button(id: &str) -> Value {
        json!({ "type": 2, "style": 1, "custom_id": id, "label": "go" })
    }

    fn form(title: &str, label: &str) -> Value {
        let field = json!({ "type": 4, "custom_id": "f", "label": label, "style": 1 });
        json!({ "custom_id": "m", "title": title, "components": [{ "type": 1, "components": [field] }] })
    }

    #[test]
    fn each_rule_finds_its_own_fault_and_nothing_else() {
        let everyone_twice = json!({
            "content": "x",
            "allowed_mentions": { "parse": ["users"], "users": ["1"] },
        });
        let many: Vec<Value> = (0..101).map(|n| json!({ "name": format!("c{n}") })).collect();
        let cases = [
            ("empty", message(&json!({ "content": " " }))),
            ("custom id", message(&row(json!([button("a"), button("a")])))),
            ("value twice", message(&row(json!([menu(1, 1, &["a", "a"])])))),
            ("command", check(Form::Commands(&json!([{ "name": "a" }, { "name": "a" }])))),
            ("one row", message(&row(json!([menu(1, 1, &["a"]), button("b")])))),
            ("without label", message(&row(json!([{ "type": 2, "style": 1, "custom_id": "a" }])))),
            ("above the", message(&row(json!([menu(1, 2, &["a"])])))),
            ("min_values", message(&row(json!([menu(2, 1, &["a", "b"])])))),
            ("second generation", message(&json!({ "content": "x", "flags": 1 << 15 }))),
            ("parses", message(&everyone_twice)),
            (
                "no client",
                check(Form::Commands(&json!([{ "name": "a", "name_localizations": { "zh": "b" } }]))),
            ),
            ("101 commands", check(Form::Commands(&many.into()))),
            ("webhook", message(&json!({ "content": "x", "username": "My Discord" }))),
            ("1 to 45", check(Form::Modal(&form(&"x".repeat(46), "a")))),
            ("label", check(Form::Modal(&form("x", "")))),
            ("deferral", check(Form::Deferral(&json!({ "flags": 4 })))),
        ];
        for (expected, found) in cases {
            assert_eq!(found.len(), 1, "{expected}: {found:?}");
            assert!(found[0].contains(expected), "{expected}: {found:?}");
        }
    }

    #[test]
    fn what_is_right_passes() {
        let body = row(json!([menu(0, 2, &["a", "b", "c"])]));
        assert!(message(&body).is_empty());
        assert!(check(Form::Edit(&json!({ "components": [] }))).is_empty());
        let named = json!([{ "name": "vote", "name_localizations": { "zh-CN": "投票", "en-US": "vote" } }]);
        assert!(check(Form::Commands(&named)).is_empty());
        assert!(check(Form::Modal(&form("x", "a"))).is_empty());
        assert!(webhook_name("judge").is_ok());
    }
}
