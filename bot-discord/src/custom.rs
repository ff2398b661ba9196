//! What a button or menu says about itself: its custom id, and back.

use bot_core::game::{PromptId, TableId};

/// Most menus that one message has room for, beside a row of buttons.
pub(crate) const MENUS_MAX: usize = 4;

/// What a button or menu is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Custom {
    /// Takes a seat at the table of the channel.
    Join,
    /// Gives it up.
    Leave,
    /// Starts the game.
    Start,
    /// Seats a computer player.
    Add,
    /// Shows the table's rules.
    Rules,
    /// Shows one's hand and what one is asked.
    Hand,
    /// Names targets. Beyond 25 of them there are several menus; `page` tells them apart.
    Choose { asked: Asked, page: u8 },
    /// Declines, or abstains.
    Decline(Asked),
    /// Says the one thing there is to say: passes, takes the floor, is ready.
    Say(Asked),
}

/// Which prompt of which table, so that an answer to an old one is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    /// The table, since another may stand in the same channel later.
    pub(crate) table: TableId,
    /// The channel in which the table stands.
    pub(crate) channel: u64,
    /// The prompt.
    pub(crate) prompt: PromptId,
}

impl Custom {
    /// The custom id, far below Discord's limit of 100 characters.
    pub(crate) fn encode(self) -> String {
        let of =
            |word: &str, asked: Asked| format!("{word}/{}/{}/{}", asked.table, asked.channel, asked.prompt);
        match self {
            Custom::Join => "join".to_owned(),
            Custom::Leave => "leave".to_owned(),
            Custom::Start => "start".to_owned(),
            Custom::Add => "add".to_owned(),
            Custom::Rules => "rules".to_owned(),
            Custom::Hand => "hand".to_owned(),
            Custom::Choose { asked, page } => format!("{}/{page}", of("choose", asked)),
            Custom::Decline(asked) => of("decline", asked),
            Custom::Say(asked) => of("say", asked),
        }
    }

    /// Reads a custom id; `None` for one that this program did not write.
    pub(crate) fn decode(text: &str) -> Option<Custom> {
        let mut parts = text.split('/');
        let word = parts.next()?;
        let simple = match word {
            "join" => Some(Custom::Join),
            "leave" => Some(Custom::Leave),
            "start" => Some(Custom::Start),
            "add" => Some(Custom::Add),
            "rules" => Some(Custom::Rules),
            "hand" => Some(Custom::Hand),
            _ => None,
        };
        let custom = match simple {
            Some(custom) => custom,
            None => {
                let asked = Asked {
                    table: TableId(parts.next()?.parse().ok()?),
                    channel: parts.next()?.parse().ok()?,
                    prompt: parts.next()?.parse().ok()?,
                };
                match word {
                    "choose" => Custom::Choose { asked, page: parts.next()?.parse().ok()? },
                    "decline" => Custom::Decline(asked),
                    "say" => Custom::Say(asked),
                    _ => return None,
                }
            }
        };
        parts.next().is_none().then_some(custom)
    }
}

#[cfg(test)]
mod tests {
    use bot_core::game::{Ask, PromptId, TableId};

    use super::{Asked, Custom};

    #[test]
    fn a_custom_id_reads_back_and_is_short() {
        let prompt = PromptId { game: u32::MAX, step: u32::MAX, ask: Ask::LastWords };
        let asked = Asked { table: TableId(u64::MAX), channel: u64::MAX, prompt };
        for custom in [
            Custom::Join,
            Custom::Leave,
            Custom::Start,
            Custom::Add,
            Custom::Rules,
            Custom::Hand,
            Custom::Choose { asked, page: 3 },
            Custom::Decline(asked),
            Custom::Say(asked),
        ] {
            let text = custom.encode();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(Custom::decode(&text), Some(custom), "{text}");
        }
    }

    #[test]
    fn anything_else_is_no_custom_id() {
        for text in ["", "join/1", "choose", "choose/1/2/3.4.kill", "say/1/2/x", "say/1/2/3.4.kill/5", "喵"]
        {
            assert_eq!(Custom::decode(text), None, "{text}");
        }
    }
}
