//! What a person gets to see after a click or a command.

use super::message::Message;

/// The bot's answer to an interaction.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The kind of the first answer: 4 a message, 5 a message to come, 6 an
    /// edit to come, 7 an edit, 8 suggestions, 9 a form.
    pub kind: u64,
    /// The interaction's id.
    pub interaction: u64,
    /// Milliseconds from the click to the first answer.
    pub after: u64,
    /// The messages that answer it, so far.
    pub messages: Vec<Message>,
}

impl Answer {
    /// The texts of all messages that answer it, one below the other.
    pub fn text(&self) -> String {
        let texts: Vec<&str> = self.messages.iter().map(|message| message.content.as_str()).collect();
        texts.join("\n")
    }
}

/// Why a person got no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Silence {
    /// "This interaction failed": no answer within three seconds.
    Failed,
    /// The button or menu is not there, cannot be seen or is disabled.
    NoSuchPart(String),
    /// The command is not registered, or not with these options.
    NoSuchCommand(String),
    /// The choice is not one that the client would allow.
    NoSuchChoice(String),
    /// What was waited for did not happen in time.
    TimedOut(String),
}

impl std::fmt::Display for Silence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Failed => f.write_str("this interaction failed"),
            Self::NoSuchPart(what) => write!(f, "no such button or menu: {what}"),
            Self::NoSuchCommand(what) => write!(f, "no such command: {what}"),
            Self::NoSuchChoice(what) => write!(f, "no such choice: {what}"),
            Self::TimedOut(what) => write!(f, "nothing came of: {what}"),
        }
    }
}

impl std::error::Error for Silence {}
