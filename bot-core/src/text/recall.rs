//! What people want to know of finished games.

use super::catalogue::Texts;
use super::parse::{Parsed, Query, Typed};
use super::typed;
use crate::game::PlayerRef;

/// A question about what is remembered, or a wish about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recall {
    /// The games played here; one's own where no room is meant.
    History,
    /// A finished game step by step.
    Replay {
        /// Which; the last one here without.
        game: Option<String>,
        /// Which step, from 1; the first without.
        step: Option<u16>,
        /// With whose eyes.
        watch: WatchAs,
    },
    /// What somebody's games add up to; one's own without.
    Stats(Option<PlayerRef>),
    /// Who wins most, in all games or by one rule set.
    Ranking(Option<String>),
    /// The points of a season, by its number; of the present one without.
    Season(Option<u16>),
    /// Begins a season of this name.
    NewSeason(String),
    /// A game on one picture; the last one here without a number.
    Picture(Option<String>),
    /// A game as a page and as data.
    Export(Option<String>),
    /// What is stored, and how one is spoken to.
    Privacy(PrivacyWish),
    /// Everything that is stored about oneself.
    MyData,
    /// Forgets whoever says it.
    Forget {
        /// Whether they said that they are sure.
        sure: bool,
    },
}

/// About one's privacy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyWish {
    /// What is stored, and what one has chosen.
    Tell,
    /// Whether messages in rooms may ring for one.
    Mention(bool),
    /// Whether one may be written to outside a game.
    Write(bool),
}

/// With whose eyes a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WatchAs {
    /// Everybody's.
    Room,
    /// One player's, by the seat's number.
    Seat(u16),
    /// The judge's.
    Judge,
}

impl Texts {
    /// `replay 17-2 4 judge`, `复盘 17-2 4 3号`: in any order, whatever is left out.
    pub(super) fn replay(&self, typed: &Typed<'_>) -> Parsed {
        let (mut game, mut step, mut watch) = (None, None, WatchAs::Room);
        for word in typed::fold(typed.rest).split_whitespace() {
            let seat = word.strip_prefix('#').or_else(|| word.strip_suffix(['号', '號', '番']));
            if word.contains('-') {
                game = Some(word.to_owned());
            } else if let Some(Ok(seat)) = seat.map(str::parse) {
                watch = WatchAs::Seat(seat);
            } else if let Ok(number) = word.parse() {
                step = Some(number);
            } else if self.is_named("term-judge", word) {
                watch = WatchAs::Judge;
            } else {
                return typed.misused();
            }
        }
        Parsed::Query(Query::Recall(Recall::Replay { game, step, watch }))
    }

    /// `season`, `season 2`, `season new spring`
    pub(super) fn season(&self, typed: &Typed<'_>) -> Parsed {
        let rest = typed::fold(typed.rest);
        let (first, name) = rest.split_once(char::is_whitespace).unwrap_or((&rest, ""));
        let recall = match first.parse() {
            _ if first.is_empty() => Recall::Season(None),
            Ok(number) if name.is_empty() => Recall::Season(Some(number)),
            Err(_) if !name.trim().is_empty() && self.is_named("season-new", first) => {
                Recall::NewSeason(name.trim().to_owned())
            }
            Ok(_) | Err(_) => return typed.misused(),
        };
        Parsed::Query(Query::Recall(recall))
    }

    /// `privacy`, `privacy mentions off`, `privacy data`, `privacy forget yes`
    pub(super) fn privacy(&self, typed: &Typed<'_>) -> Parsed {
        let rest = typed::fold(typed.rest);
        let words: Vec<&str> = rest.split_whitespace().collect();
        let recall = match words.as_slice() {
            [] => Some(Recall::Privacy(PrivacyWish::Tell)),
            [what] if self.is_named("privacy-data", what) => Some(Recall::MyData),
            [what, more @ ..] if self.is_named("privacy-forget", what) => {
                let sure = more.last().is_some_and(|last| self.is_named("privacy-yes", last));
                Some(Recall::Forget { sure })
            }
            [what, switch] => {
                let on = self.is_named("privacy-on", switch);
                match on || self.is_named("privacy-off", switch) {
                    true if self.is_named("privacy-mentions", what) => {
                        Some(Recall::Privacy(PrivacyWish::Mention(on)))
                    }
                    true if self.is_named("privacy-letters", what) => {
                        Some(Recall::Privacy(PrivacyWish::Write(on)))
                    }
                    true | false => None,
                }
            }
            [..] => None,
        };
        recall.map_or_else(|| typed.misused(), |recall| Parsed::Query(Query::Recall(recall)))
    }

    /// `my data`, `forget me`, `forget me yes`: what people say without knowing the command. Exactly that, so that
    /// talk stays talk.
    pub(super) fn privacy_phrase(&self, body: &str) -> Option<Recall> {
        let folded = typed::fold(body).split_whitespace().collect::<Vec<_>>().join(" ");
        if self.is_named("phrase-data", &folded) {
            return Some(Recall::MyData);
        }
        if self.is_named("phrase-forget", &folded) {
            return Some(Recall::Forget { sure: false });
        }
        let (phrase, last) = folded.rsplit_once(' ')?;
        let sure = self.is_named("phrase-forget", phrase) && self.is_named("privacy-yes", last);
        sure.then_some(Recall::Forget { sure })
    }

    /// Whether a word is what any language has under a key.
    pub(super) fn is_named(&self, key: &str, word: &str) -> bool {
        let word = word.to_lowercase();
        let names = self.locales().into_iter().map(|locale| self.ui(&locale, key, &[]).to_lowercase());
        names.into_iter().any(|names| names.split([',', '，', '、', '/']).any(|name| name.trim() == word))
    }
}
