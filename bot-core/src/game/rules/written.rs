//! Who judges beside the bot, and what the killers must write.

use serde::{Deserialize, Serialize};

use super::super::role::words;

words! {
    /// Whether a person helps the bot to judge. Source: C-01
    JudgeKind {
        /// The bot alone.
        Bot = "bot",
        /// The host too, who does not play then and reviews what needs a human eye.
        Human = "human",
    }
}

words! {
    /// Who reviews what the killers hand in, where no person judges. Source: NO-03
    Reviewer {
        /// Nobody: it is taken as it is.
        None = "none",
        /// Those who are out, by majority, once they are two.
        Dead = "dead",
    }
}

/// The killers' notice. Source: NO-02, NO-05
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoticeRule {
    /// The longest riddle as boards of the time counted: a Chinese character two, a Latin letter one.
    pub riddle_max: u16,
    /// Whether everybody has one immunity token.
    pub tokens: bool,
}

/// The stories. Source: ST2-02, ST2-03
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoryRule {
    /// The shortest story in characters, white space not counted.
    pub chars_min: u16,
    /// Whether players take turns with a story by day, which doubles their votes that day.
    pub turns: bool,
}
