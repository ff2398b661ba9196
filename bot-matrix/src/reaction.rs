//! Reactions to the judge's own messages: taking a seat, being ready and ending one's speech.
//!
//! Reactions are never encrypted, so nothing secret can be said by one.

use bot_core::game::{Action, Notice, PromptId};
use serde_json::Value;

/// To the message of an open table: takes a seat.
const JOIN: &str = "🙋";
/// To the message that gives the floor: ends the speech. To the one that asks who is there: is ready.
const PASS: &str = "✅";

/// Which reaction a message of the judge offers; `asks` says whether somebody is asked by it.
pub(crate) fn offered(notice: &Notice, asks: bool) -> Option<&'static str> {
    match notice {
        Notice::Opened { .. } | Notice::Lobby { .. } => Some(JOIN),
        Notice::ReadyAsked { .. } => Some(PASS),
        Notice::Speak { .. } | Notice::LastWords { .. } | Notice::Discussion { .. } if asks => Some(PASS),
        _ => None,
    }
}

/// Whether a reaction can mean anything, so that the message it belongs to is worth looking at.
pub(crate) fn is_ours(key: &str) -> bool {
    key.starts_with(JOIN) || key.starts_with(PASS)
}

/// What a reaction to a message wants; `data` is what the message carries for programs.
pub(crate) fn wish(key: &str, data: &Value) -> Option<Action> {
    let prompt = || data["prompt"].as_str().and_then(|id| id.parse::<PromptId>().ok());
    match data["type"].as_str()? {
        // The name is known to the judge.
        "opened" | "lobby" if key.starts_with(JOIN) => Some(Action::Join { name: String::new() }),
        "ready_asked" if key.starts_with(PASS) => Some(Action::Ready),
        "speak" | "last_words" | "discussion" if key.starts_with(PASS) => {
            prompt().map(|prompt| Action::Pass { prompt: Some(prompt) })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_reaction_means_what_its_message_offers() {
        let opened = json!({"type": "opened"});
        let speak = json!({"type": "speak", "prompt": "1.4.speech"});
        // Skin and sex come after the sign itself.
        assert!(matches!(wish("🙋🏽\u{200d}♀\u{fe0f}", &opened), Some(Action::Join { .. })));
        assert!(matches!(wish("✅", &speak), Some(Action::Pass { prompt: Some(_) })));
        assert!(matches!(wish("✅", &json!({"type": "ready_asked"})), Some(Action::Ready)));
        assert!(wish("✅", &opened).is_none() && wish("🙋", &speak).is_none());
        assert!(wish("✅", &json!({"type": "speak"})).is_none());
        assert!(wish("✅", &json!({})).is_none() && !is_ours("👍"));
    }
}
