//! What follows a command word.

use super::super::clean::clean;
use super::super::command::CommandSpec;
use super::super::typed::{self, fold_char};
use super::{Parsed, TEXT_CHARS_MAX};
use crate::game::{Action, Ask, Code, PlayerRef, REASON_CHARS_MAX, Refusal, Secret};

/// A command word with what follows it.
pub(in super::super) struct Typed<'a> {
    pub(super) spec: &'static CommandSpec,
    /// What follows, as typed.
    pub(in super::super) rest: &'a str,
}

impl<'a> Typed<'a> {
    /// A refusal that says how the command is used.
    pub(in super::super) fn misused(&self) -> Parsed {
        Parsed::Refused(Refusal::new(Code::BadValue).with("command", self.spec.id))
    }

    /// The first word of what follows.
    pub(super) fn word(&self) -> Option<&'a str> {
        self.rest.split_whitespace().next()
    }

    /// All that follows.
    pub(in super::super) fn text(&self) -> Option<String> {
        (!self.rest.is_empty()).then(|| typed::fold(self.rest))
    }

    pub(super) fn with_player(&self, action: impl FnOnce(PlayerRef) -> Action) -> Parsed {
        typed::player(self.rest).map_or_else(|| self.misused(), |player| Parsed::Action(action(player)))
    }

    /// `kick 5 he insults people`: a player, and why.
    pub(super) fn with_reason(&self, action: impl FnOnce(PlayerRef, Option<String>) -> Action) -> Parsed {
        match typed::player_and_rest(self.rest) {
            Some((player, why)) => Parsed::Action(action(player, reason(why))),
            None => self.misused(),
        }
    }

    /// `fine 5 3 talks out of turn`.
    pub(super) fn fine(&self) -> Parsed {
        let parts = match typed::player_and_rest(self.rest) {
            // A name of one word needs no sign behind it.
            Some((PlayerRef::Typed(_), "")) => {
                let parts = self.rest.split_once(char::is_whitespace);
                parts.and_then(|(name, rest)| Some((typed::player(name)?, rest.trim())))
            }
            parts => parts,
        };
        let Some((player, rest)) = parts else { return self.misused() };
        let (points, why) = rest.split_once(|c: char| fold_char(c).is_whitespace()).unwrap_or((rest, ""));
        match typed::fold(points).parse() {
            Ok(points) => Parsed::Action(Action::Fine { player, points, reason: reason(why) }),
            Err(_) => self.misused(),
        }
    }

    pub(super) fn with_players(&self, action: impl FnOnce(Vec<PlayerRef>) -> Action) -> Parsed {
        let players = typed::players(self.rest);
        if players.is_empty() { self.misused() } else { Parsed::Action(action(players)) }
    }

    /// `write 5 p7`: a character, then whatever names an account. Source: DN-04
    pub(super) fn write(&self) -> Parsed {
        let (player, account) = match self.rest.split_once(|c: char| fold_char(c).is_whitespace()) {
            Some((player, account)) => (typed::player(player), typed::player(account)),
            None => (typed::player(self.rest), None),
        };
        match (player, account) {
            (Some(player), Some(account)) => Parsed::Action(Action::Write { player, account, prompt: None }),
            // The judge has the better answer: whoever has no notebook hears only that. Source: DN-07
            (Some(player), None) => {
                Parsed::Action(Action::Act { ask: Ask::Write, targets: vec![player], prompt: None })
            }
            (None, _) => self.misused(),
        }
    }

    pub(super) fn substitute(&self) -> Parsed {
        let Some((player, newcomer)) = self.rest.rsplit_once(char::is_whitespace) else {
            return self.misused();
        };
        match (typed::player(player), typed::player(newcomer)) {
            (Some(player), Some(newcomer)) => Parsed::Substitute { player, newcomer },
            (_, _) => self.misused(),
        }
    }
}

/// `notice 5 | RIDDLE | LINK`.
pub(super) fn announce(typed: &Typed<'_>) -> Parsed {
    let mut parts = typed.rest.splitn(3, |c: char| fold_char(c) == '|');
    let (Some(player), Some(riddle), Some(link)) = (parts.next(), parts.next(), parts.next()) else {
        return typed.misused();
    };
    let text = |text: &str| Secret::new(clean(text, TEXT_CHARS_MAX));
    let (riddle, link) = (text(riddle), text(link));
    match typed::player(player) {
        Some(player) => Parsed::Action(Action::Announce { player, riddle, link, prompt: None }),
        None => typed.misused(),
    }
}

/// `approve 2`, `refuse 2 too obscure`, `refuse too obscure`.
pub(super) fn review(typed: &Typed<'_>, approves: bool) -> Parsed {
    let (word, rest) = typed.rest.split_once(char::is_whitespace).unwrap_or((typed.rest, ""));
    let number = match typed::player(word) {
        Some(PlayerRef::Number(number)) => Some(number),
        Some(PlayerRef::Person(_) | PlayerRef::Typed(_)) | None => None,
    };
    let reason = clean(if number.is_some() { rest } else { typed.rest }, TEXT_CHARS_MAX);
    if approves && !reason.is_empty() {
        return typed.misused();
    }
    let reason = (!reason.is_empty()).then(|| Secret::new(reason));
    Parsed::Action(Action::Review { number, approves, reason, prompt: None })
}

/// Why something is done, made harmless; `None` where nothing is said.
fn reason(text: &str) -> Option<String> {
    let text = clean(text, REASON_CHARS_MAX);
    (!text.is_empty()).then_some(text)
}
