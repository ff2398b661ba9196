//! What a button, menu or form says about itself: its custom id, and back.

use bot_core::game::{PromptId, TableId};

/// Most menus that one message has room for, beside a row of buttons.
pub(crate) const MENUS_MAX: usize = 4;

/// What a button, menu or form is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Custom {
    /// Something that needs no more to be said.
    Plain(Plain),
    /// Names targets. Beyond 25 of them there are several menus; `page` tells them apart.
    Choose { asked: Asked, page: u8 },
    /// Declines, or abstains.
    Decline(Asked),
    /// Says the one thing there is to say: passes, takes the floor, is ready.
    Say(Asked),
    /// Uses a power that names nobody.
    Use(Asked),
    /// Puts the first or the second card of one's hand in front.
    Front { asked: Asked, card: u8 },
    /// Opens a form for an answer in words, or is that form.
    Write(Asked),
    /// Opens the form with which a reviewer refuses something, or is that form.
    Refuse(Asked),
    /// Sets this option: the form with its value.
    Option(String),
}

macro_rules! plain {
    ($($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)?) => {
        /// What a button or menu may be for that belongs to no prompt.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Plain {
            $($(#[$doc])* $variant,)+
        }

        impl Plain {
            #[cfg(test)]
            const ALL: &'static [Plain] = &[$(Plain::$variant),+];

            fn word(self) -> &'static str {
                match self { $(Plain::$variant => $word),+ }
            }

            fn of(word: &str) -> Option<Plain> {
                match word { $($word => Some(Plain::$variant),)+ _ => None }
            }
        }
    };
}

plain! {
    /// Takes a seat at the table of the channel.
    Join = "join",
    /// Gives it up.
    Leave = "leave",
    /// Starts the game.
    Start = "start",
    /// Is ready for the next game.
    Ready = "ready",
    /// Seats a computer player.
    Add = "add",
    /// Shows the table's rules.
    Rules = "rules",
    /// Shows one's hand and what one is asked.
    Hand = "hand",
    /// Shows the table's settings.
    Settings = "settings",
    /// Chooses the pace.
    Pace = "pace",
    /// Opens the form for the time limits, or is that form.
    Times = "times",
    /// Chooses an option to change.
    Change = "change",
    /// Chooses what the judge does with the room.
    Room = "room",
    /// Shows the roles to claim.
    Claim = "claim",
    /// Claims a role.
    ClaimRole = "claim-role",
    /// Opens the form for what one's character, or one's team-mate, says, or is that form.
    Speak = "speak",
    /// Opens the form for a rule-set file, or is that form.
    Paste = "paste",
    /// Asks whether one really wants to explode.
    Explode = "explode",
    /// Explodes.
    ExplodeSure = "explode-sure",
    /// Asks whether one really wants to confess.
    Confess = "confess",
    /// Confesses.
    ConfessSure = "confess-sure",
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
    pub(crate) fn encode(&self) -> String {
        let of =
            |word: &str, asked: &Asked| format!("{word}/{}/{}/{}", asked.table, asked.channel, asked.prompt);
        match self {
            Custom::Plain(plain) => plain.word().to_owned(),
            Custom::Choose { asked, page } => format!("{}/{page}", of("choose", asked)),
            Custom::Decline(asked) => of("decline", asked),
            Custom::Say(asked) => of("say", asked),
            Custom::Use(asked) => of("use", asked),
            Custom::Front { asked, card } => format!("{}/{card}", of("front", asked)),
            Custom::Write(asked) => of("write", asked),
            Custom::Refuse(asked) => of("refuse", asked),
            Custom::Option(path) => format!("option/{path}"),
        }
    }

    /// Reads a custom id; `None` for one that this program did not write.
    pub(crate) fn decode(text: &str) -> Option<Custom> {
        if let Some(plain) = Plain::of(text) {
            return Some(Custom::Plain(plain));
        }
        if let Some(path) = text.strip_prefix("option/") {
            return (!path.is_empty()).then(|| Custom::Option(path.to_owned()));
        }
        let mut parts = text.split('/');
        let word = parts.next()?;
        let asked = Asked {
            table: TableId(parts.next()?.parse().ok()?),
            channel: parts.next()?.parse().ok()?,
            prompt: parts.next()?.parse().ok()?,
        };
        let custom = match word {
            "choose" => Custom::Choose { asked, page: parts.next()?.parse().ok()? },
            "decline" => Custom::Decline(asked),
            "say" => Custom::Say(asked),
            "use" => Custom::Use(asked),
            "front" => Custom::Front { asked, card: parts.next()?.parse().ok()? },
            "write" => Custom::Write(asked),
            "refuse" => Custom::Refuse(asked),
            _ => return None,
        };
        parts.next().is_none().then_some(custom)
    }

    /// The prompt that it answers.
    pub(crate) fn asked(&self) -> Option<Asked> {
        match self {
            Custom::Choose { asked, .. }
            | Custom::Decline(asked)
            | Custom::Say(asked)
            | Custom::Use(asked)
            | Custom::Front { asked, .. }
            | Custom::Write(asked)
            | Custom::Refuse(asked) => Some(*asked),
            Custom::Plain(_) | Custom::Option(_) => None,
        }
    }
}

impl From<Plain> for Custom {
    fn from(plain: Plain) -> Custom {
        Custom::Plain(plain)
    }
}

#[cfg(test)]
mod tests {
    use bot_core::game::{Ask, PromptId, TableId};

    use super::{Asked, Custom, Plain};

    #[test]
    fn a_custom_id_reads_back_and_is_short() {
        let longest = Ask::ALL.iter().copied().max_by_key(|ask| ask.id().len()).expect("asks");
        let prompt = PromptId { game: u32::MAX, step: u32::MAX, ask: longest };
        let asked = Asked { table: TableId(u64::MAX), channel: u64::MAX, prompt };
        let plain = Plain::ALL.iter().copied().map(Custom::Plain);
        let others = [
            Custom::Choose { asked, page: 3 },
            Custom::Decline(asked),
            Custom::Say(asked),
            Custom::Use(asked),
            Custom::Front { asked, card: 2 },
            Custom::Write(asked),
            Custom::Refuse(asked),
            Custom::Option("times.night".to_owned()),
        ];
        for custom in plain.chain(others) {
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
