//! What happens when somebody wants something.

use super::refusal::Code;
use super::{Command, Event, Prompt, Refusal, State};

/// What happens. A refusal changes nothing.
///
/// # Errors
/// A typed refusal for whoever asked.
pub fn decide(_state: &State, _command: &Command) -> Result<Vec<Event>, Refusal> {
    Err(Code::NoTable.into())
}

/// Everything that anybody may answer now.
#[must_use]
pub fn prompts(_state: &State) -> Vec<Prompt> {
    Vec::new()
}
