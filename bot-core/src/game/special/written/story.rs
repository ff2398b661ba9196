//! Stories: without one the kill is void.
//!
//! A story may take several messages: one that ends in an ellipsis is to be continued, and the next
//! one goes on from it. Any other ends the story; what comes after that begins another one.
//!
//! Source: ST2-02

use serde::{Deserialize, Serialize};

use super::super::super::ids::{Seat, Secret};
use super::super::super::night::holders;
use super::super::super::notice::Notice;
use super::super::super::phase::night;
use super::super::super::refusal::{Code, Reason, Refusal};
use super::super::super::role::Ask;
use super::super::super::rules::StoryRule;
use super::super::super::state::Game;
use super::super::super::turn::Turn;
use super::{Deed, deed, memory};

/// A story is at most so long, in characters, white space not counted.
pub(in super::super::super) const CHARS_MAX: usize = 6_000;
/// How a message ends that is to be continued.
const TO_BE_CONTINUED: [&str; 3] = ["…", "...", "。。。"];
/// The sign that stands for what could not be read.
const UNREADABLE: char = '\u{FFFD}';

/// A story is told in at most so many messages (I-07).
const PARTS_MAX: u16 = 20;

/// A story that is to be continued.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// How many messages it has taken so far.
    parts: u16,
    text: Secret<String>,
}

impl Draft {
    /// What it says so far, if that is long enough for a story.
    pub(super) fn whole(&self, rule: StoryRule) -> Option<&str> {
        let text = self.text.open();
        (length(text) >= usize::from(rule.chars_min)).then_some(text)
    }
}

/// What a message makes of somebody's story.
pub(super) enum Told {
    /// It is not long enough yet, and to be continued.
    Part { chars: usize },
    /// It is long enough, and may still be continued.
    Enough { chars: usize, text: String },
    /// It is long enough and at its end.
    Whole(String),
}

/// Takes a message of somebody's story; keeps it as long as it is to be continued, and no longer.
pub(super) fn take(turn: &mut Turn, rule: StoryRule, seat: Seat, text: &str) -> Result<Told, Refusal> {
    let text = text.trim();
    if text.contains(UNREADABLE) {
        return Err(Refusal::new(Code::BadValue).because(Reason::Unreadable));
    }
    let (parts, whole) = match memory(turn.game()).drafts.get(&seat) {
        Some(draft) => (draft.parts + 1, format!("{}\n{text}", draft.text.open())),
        None => (1, text.to_owned()),
    };
    if parts > PARTS_MAX {
        return Err(Refusal::new(Code::UsedUp).with("max", PARTS_MAX));
    }
    let (chars, least) = (length(&whole), usize::from(rule.chars_min));
    if chars > CHARS_MAX {
        return Err(Refusal::new(Code::TooLong).with("max", CHARS_MAX));
    }
    let continued = TO_BE_CONTINUED.iter().any(|sign| text.ends_with(sign));
    if chars < least && !continued {
        let refusal = Refusal::new(Code::TooShort).because(Reason::StoryTooShort);
        return Err(refusal.with("min", least).with("count", chars));
    }
    if continued {
        let draft = Draft { parts, text: Secret::new(whole.clone()) };
        deed(turn, Deed::Drafted { seat, draft });
    } else if parts > 1 {
        deed(turn, Deed::Finished { seat });
    }
    Ok(match (continued, chars < least) {
        (true, true) => Told::Part { chars },
        (true, false) => Told::Enough { chars, text: whole },
        (false, _) => Told::Whole(whole),
    })
}

/// How long a story is: white space does not count. Source: ST2-02
fn length(text: &str) -> usize {
    text.chars().filter(|c| !c.is_whitespace()).count()
}

/// A part of a story is noted.
pub(super) fn tell_part(turn: &mut Turn, rule: StoryRule, seat: Seat, chars: usize) {
    let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    turn.tell_seat(seat, Notice::StoryPart { chars: number(chars), min: rule.chars_min });
}

/// `story TEXT` at night, by somebody living who has the power. The last whole story counts.
pub(in super::super::super) fn at_night(turn: &mut Turn, seat: Seat, text: &str) -> Result<(), Refusal> {
    let Some(rule) = turn.rules().story else { return Err(Code::NotYours.into()) };
    match take(turn, rule, seat, text)? {
        Told::Part { chars } => tell_part(turn, rule, seat, chars),
        Told::Enough { text: story, .. } | Told::Whole(story) => {
            deed(turn, Deed::StoryTold { text: Secret::new(story) });
            turn.tell_seat(seat, Notice::Noted { ask: Ask::Story, targets: Vec::new(), detail: None });
            let mates = holders(turn.rules(), turn.game(), Ask::Story);
            let notice = Notice::Team {
                ask: Some(Ask::Story),
                from: seat,
                targets: Vec::new(),
                said: None,
                friend: false,
            };
            night::tell_others(turn, seat, &mates, notice);
            night::close_if_all_have_acted(turn);
        }
    }
    Ok(())
}

/// Whether the killers have written tonight's story.
pub(in super::super::super) fn is_told(game: &Game) -> bool {
    memory(game).story.is_some()
}

/// Tonight's story, unsigned.
pub(in super::super::super) fn of_tonight(game: &Game) -> Option<Notice> {
    let text = memory(game).story.as_ref()?.open().clone();
    Some(Notice::Story { text, seat: None })
}

#[cfg(test)]
mod tests {
    use super::length;

    #[test]
    fn white_space_does_not_count() {
        assert_eq!(length(" 天 黑\u{3000}了\n\t。"), 4);
        assert_eq!(length("a b c"), 3);
    }
}
