//! How commands begin in this house: with `!`, or with what the operator has chosen, so that several bots
//! in one room do not all answer.

use bot_core::game::{Code, Place};
use bot_core::text::{Parsed, Texts};
use std::sync::Arc;

/// How commands begin in the judge's own words.
pub(crate) const USUAL: &str = "!";

/// How commands begin.
pub(crate) struct Prefix {
    own: String,
    texts: Arc<Texts>,
}

impl Prefix {
    /// Commands begin with `own`.
    pub(crate) fn new(own: String, texts: Arc<Texts>) -> Self {
        Self { own, texts }
    }

    /// What somebody typed, with commands as the judge knows them. In a room an exclamation mark that is not
    /// the prefix is for somebody else, or nothing but loud.
    pub(crate) fn read(&self, place: Place, text: String) -> String {
        if self.own == USUAL {
            return text;
        }
        // A word as prefix ends where a word ends.
        let is_word = self.own.ends_with(char::is_alphanumeric);
        let rest = text.trim_start().strip_prefix(self.own.as_str());
        match rest.filter(|rest| !is_word || !rest.starts_with(char::is_alphanumeric)) {
            Some(rest) => format!("{USUAL}{}", rest.trim_start()),
            None if place == Place::Room => text.trim_start().trim_start_matches(['!', '！']).to_owned(),
            None => text,
        }
    }

    /// The judge's own words, with the commands in them as people have to type them here.
    pub(crate) fn show(&self, text: String) -> String {
        if self.own == USUAL || !text.contains(USUAL) {
            return text;
        }
        let own = match self.own.ends_with(char::is_alphanumeric) {
            true => format!("{} ", self.own),
            false => self.own.clone(),
        };
        let mut shown = String::with_capacity(text.len());
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once(USUAL) {
            shown.push_str(before);
            let word: String =
                after.chars().take_while(|c| c.is_alphanumeric() || "-_".contains(*c)).collect();
            shown.push_str(if self.is_command(&word) { &own } else { USUAL });
            rest = after;
        }
        shown.push_str(rest);
        shown
    }

    fn is_command(&self, word: &str) -> bool {
        match self.texts.parse(Place::Room, &format!("{USUAL}{word}")) {
            Parsed::Talk(_) | Parsed::Bare(_) => false,
            Parsed::Refused(refusal) => refusal.code != Code::UnknownCommand,
            Parsed::Action(_)
            | Parsed::New { .. }
            | Parsed::Join
            | Parsed::Set { .. }
            | Parsed::Substitute { .. }
            | Parsed::Query(_) => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prefix(own: &str) -> Prefix {
        Prefix::new(own.into(), Arc::new(Texts::builtin().unwrap()))
    }

    #[test]
    fn commands_begin_as_the_operator_has_chosen() {
        for (own, typed, read) in [
            ("!", "!join", "!join"),
            (".", ".join", "!join"),
            (".", " . vote 3", "!vote 3"),
            (".", "!join", "join"),
            (".", "！！", ""),
            ("!mafia", "!mafia join", "!join"),
            ("!mafia", "!mafiajoin", "mafiajoin"),
            ("!m.", "!m.join", "!join"),
            ("法官，", "法官，加入", "!加入"),
        ] {
            assert_eq!(prefix(own).read(Place::Room, typed.into()), read, "{own} {typed}");
        }
        // Privately no sign is needed, and none is in the way.
        assert_eq!(prefix(".").read(Place::Direct, "!kill 3".into()), "!kill 3");
        assert_eq!(prefix(".").read(Place::Direct, ".kill 3".into()), "!kill 3");
        assert_eq!(prefix(".").read(Place::Direct, "kill 3".into()), "kill 3");
    }

    #[test]
    fn the_judge_tells_commands_as_they_are_typed_here() {
        let told = "Hello! Open a table with !new, take a seat with !join, ask !help. 开桌：!开桌，!";
        assert_eq!(
            prefix(".").show(told.into()),
            "Hello! Open a table with .new, take a seat with .join, ask .help. 开桌：.开桌，!"
        );
        assert_eq!(prefix("!mafia").show("!join now".into()), "!mafia join now");
        assert_eq!(prefix("!").show(told.into()), told);
    }
}
