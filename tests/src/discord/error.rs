//! Discord's errors: an HTTP status, a code and a body of its own shape.

use serde_json::{Value, json};

/// An answer that refuses a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiError {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own code, for example 50007.
    pub code: u32,
    /// The sentence that goes with it.
    pub message: String,
    /// What is wrong, field by field; only with code 50035.
    pub details: Vec<String>,
}

impl ApiError {
    /// An error with this status, code and sentence.
    pub fn new(status: u16, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), details: Vec::new() }
    }

    /// 401: the token is wrong.
    pub fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }

    /// 404 for a path that does not exist.
    pub fn not_found() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    /// 10003: no such channel.
    pub fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    /// 10004: no such guild.
    pub fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    /// 10007: no such member.
    pub fn unknown_member() -> Self {
        Self::new(404, 10007, "Unknown Member")
    }

    /// 10008: no such message.
    pub fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    /// 10013: no such user.
    pub fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }

    /// 10015: the token of an interaction has run out, or never was.
    pub fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }

    /// 10062: the first answer came too late, or the interaction never was.
    pub fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    /// 40060: somebody has answered already.
    pub fn already_acknowledged() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.")
    }

    /// 50001: the channel cannot be seen.
    pub fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    /// 50005: somebody else's message.
    pub fn not_the_author() -> Self {
        Self::new(403, 50005, "Cannot edit a message authored by another user")
    }

    /// 50007: the inbox is closed.
    pub fn closed_inbox() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user")
    }

    /// 50013: a permission is missing.
    pub fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    /// 50278: no guild in common with the person.
    pub fn no_mutual_guild() -> Self {
        Self::new(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    }

    /// 50035: the body breaks a rule; `details` says which.
    pub fn invalid_form(details: Vec<String>) -> Self {
        Self { details, ..Self::new(400, 50035, "Invalid Form Body") }
    }

    /// The body of the answer.
    pub fn body(&self) -> Value {
        let mut body = json!({ "code": self.code, "message": self.message });
        if !self.details.is_empty() {
            let errors: Vec<Value> = self
                .details
                .iter()
                .map(|detail| json!({ "code": "BASE_TYPE_BAD", "message": detail }))
                .collect();
            body["errors"] = json!({ "_errors": errors });
        }
        body
    }
}
