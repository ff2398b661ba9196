//! The limits as `twilight-validate` knows them.

use serde_json::Value;
use twilight_model::application::command::Command;
use twilight_model::channel::message::Embed;
use twilight_model::channel::message::component::Component;
use twilight_validate::{command, message};

use super::Form;
use crate::discord::message::COMPONENTS_V2;

/// What is beyond a limit.
pub(super) fn check(form: Form<'_>) -> Vec<String> {
    match form {
        Form::Message(body) | Form::Edit(body) | Form::AnswerMessage(body) => message_body(body),
        Form::Commands(body) => body.as_array().into_iter().flatten().flat_map(command_body).collect(),
        Form::Deferral(_) | Form::Modal(_) | Form::Other => Vec::new(),
    }
}

fn message_body(body: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    if let Some(content) = body["content"].as_str() {
        wrong.extend(message::content(content).err().map(|error| error.to_string()));
    }
    if let Some(parts) = present(body, "components") {
        let v2 = body["flags"].as_u64().unwrap_or_default() & COMPONENTS_V2 != 0;
        match serde_json::from_value::<Vec<Component>>(parts.clone()) {
            Ok(parts) => wrong.extend(message::components(&parts, v2).err().map(|error| error.to_string())),
            Err(error) => wrong.push(format!("components: {error}")),
        }
    }
    if let Some(embeds) = present(body, "embeds") {
        match serde_json::from_value::<Vec<Embed>>(with_kinds(embeds)) {
            Ok(embeds) => wrong.extend(message::embeds(&embeds).err().map(|error| error.to_string())),
            Err(error) => wrong.push(format!("embeds: {error}")),
        }
    }
    wrong
}

fn present<'a>(body: &'a Value, key: &str) -> Option<&'a Value> {
    body.get(key).filter(|value| !value.is_null())
}

/// An embed's kind may be left out when it is sent, but not when it is read.
fn with_kinds(embeds: &Value) -> Value {
    let mut embeds = embeds.clone();
    for embed in embeds.as_array_mut().into_iter().flatten() {
        if embed.get("type").is_none() {
            embed["type"] = "rich".into();
        }
    }
    embeds
}

fn command_body(body: &Value) -> Vec<String> {
    let mut whole = body.clone();
    whole["version"] = "1".into();
    for (key, default) in [("type", 1.into()), ("description", "".into())] {
        if whole.get(key).is_none() {
            whole[key] = default;
        }
    }
    let read: Command = match serde_json::from_value(whole) {
        Ok(read) => read,
        Err(error) => return vec![format!("command {}: {error}", body["name"])],
    };
    let mut wrong = Vec::new();
    let mut add = |error: Option<command::CommandValidationError>| {
        wrong.extend(error.map(|error| format!("command {}: {error}", read.name)));
    };
    add(command::command(&read).err());
    add(command::options(&read.options).err());
    for option in &read.options {
        add(command::option(option).err());
        add(command::option_name(&option.name).err());
    }
    add(command::chat_input_name(&read.name).err());
    for name in read.name_localizations.iter().flatten().map(|(_, name)| name) {
        add(command::chat_input_name(name).err());
    }
    for text in read.description_localizations.iter().flatten().map(|(_, text)| text) {
        add(command::description(text).err());
    }
    wrong
}
