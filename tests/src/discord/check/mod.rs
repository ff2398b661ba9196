//! The judges of what a bot sends and of what the stand-in answers.

mod limits;
mod rules;
mod spec;

use std::path::PathBuf;
use std::sync::Arc;

use serde::de::DeserializeSeed as _;
use serde_json::Value;
use twilight_model::gateway::event::DispatchEventWithTypeDeserializer;

use super::route::{Kind, Route};
use spec::Description;

/// What a body is, for the judges that do not know routes.
#[derive(Debug, Clone, Copy)]
enum Form<'a> {
    /// A new message.
    Message(&'a Value),
    /// A change of a message.
    Edit(&'a Value),
    /// A first answer to an interaction that brings a new message.
    AnswerMessage(&'a Value),
    /// A first answer that puts the message off.
    Deferral(&'a Value),
    /// A form to fill in.
    Modal(&'a Value),
    /// All commands at once.
    Commands(&'a Value),
    /// Nothing that they look at.
    Other,
}

impl<'a> Form<'a> {
    fn of(route: &Route, body: &'a Value) -> Self {
        match route {
            Route::Send(_) | Route::FollowUp(..) => Self::Message(body),
            Route::Edit(..) | Route::EditAnswer(..) => Self::Edit(body),
            Route::SetCommands(_) => Self::Commands(body),
            Route::Callback(..) => match body["type"].as_u64() {
                Some(4) => Self::AnswerMessage(&body["data"]),
                Some(5) => Self::Deferral(&body["data"]),
                Some(7) => Self::Edit(&body["data"]),
                Some(9) => Self::Modal(&body["data"]),
                _ => Self::Other,
            },
            _ => Self::Other,
        }
    }
}

/// All judges.
pub struct Checker {
    description: Option<Arc<Description>>,
}

impl Checker {
    /// The judges, Discord's own description among them if its file is found:
    /// named by `DISCORD_OPENAPI`, or in the folder `shared` beside the
    /// repository.
    ///
    /// # Errors
    /// The file is there but is not a description.
    pub fn new() -> Result<Self, String> {
        let named = std::env::var_os("DISCORD_OPENAPI").map(PathBuf::from);
        let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/discord/openapi.json");
        let path = named.unwrap_or_else(beside);
        if !path.is_file() {
            return Ok(Self { description: None });
        }
        Ok(Self { description: Some(Description::shared(&path)?) })
    }

    /// Whether Discord's own description takes part.
    pub fn has_description(&self) -> bool {
        self.description.is_some()
    }

    /// What is wrong with a request, each with who found it.
    pub(super) fn request(&self, method: &str, kind: &Kind, body: &Value) -> Vec<(&'static str, String)> {
        let mut found = Vec::new();
        if let Some(description) = &self.description {
            let wrong = description.request(method, kind.template, body);
            found.extend(wrong.into_iter().map(|what| ("description", what)));
        }
        let form = Form::of(&kind.route, body);
        found.extend(limits::check(form).into_iter().map(|what| ("twilight", what)));
        found.extend(rules::check(form).into_iter().map(|what| ("rule", what)));
        found
    }

    /// What is wrong with an answer of the stand-in itself.
    pub(super) fn response(&self, method: &str, template: &str, status: u16, body: &Value) -> Vec<String> {
        match &self.description {
            Some(description) => description.response(method, template, status, body),
            None => Vec::new(),
        }
    }
}

/// Reads an event as another client would.
pub(super) fn event(kind: &str, data: &Value) -> Result<(), String> {
    let read = DispatchEventWithTypeDeserializer::new(kind).deserialize(data.clone());
    read.map(drop).map_err(|error| error.to_string())
}
