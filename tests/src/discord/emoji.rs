//! The emojis of the bot's application.

use serde_json::{Value, json};

use super::error::ApiError;
use super::rest::Reply;
use super::server::{Discord, lock};
use super::world::World;

/// Emojis that an application may have.
const MOST: usize = 2_000;

impl World {
    pub(super) fn list_emojis(&self) -> Reply {
        Ok((200, Some(json!({ "items": self.emojis }))))
    }

    pub(super) fn make_emoji(&mut self, body: &Value) -> Reply {
        let name = body["name"].as_str().unwrap_or_default();
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if !(2..=32).contains(&name.len()) || !name.chars().all(plain) {
            return Err(ApiError::invalid_form(vec![format!("an emoji cannot be called {name:?}")]));
        }
        if self.emojis.iter().any(|emoji| emoji["name"] == name) {
            return Err(ApiError::invalid_form(vec![format!("an emoji is called {name:?} already")]));
        }
        // Pictures are told by their first signs, here in base64.
        let image = body["image"].as_str().unwrap_or_default();
        if !image.starts_with("data:image/png;base64,iVBORw0KGgo") || image.len() > 256 * 1024 {
            return Err(ApiError::invalid_form(vec!["no picture, or too large a one".to_owned()]));
        }
        if self.emojis.len() >= MOST {
            return Err(ApiError::new(400, 30008, "Maximum number of emojis reached (2000)"));
        }
        let emoji = json!({
            "id": self.fresh_id().to_string(),
            "name": name,
            "user": self.user_json(self.app.bot),
            "roles": [],
            "require_colons": true,
            "managed": false,
            "animated": false,
            "available": true,
        });
        self.emojis.push(emoji.clone());
        Ok((201, Some(emoji)))
    }
}

impl Discord {
    /// How many emojis the application has.
    pub fn emojis(&self) -> usize {
        lock(&self.world).emojis.len()
    }
}
