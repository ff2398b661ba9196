//! The cards of a table that are kept up to date in place: the lobby's, and one for each phase.

use bot_core::game::{Game, Locale, Moment, Notice, Phase, Table, TableNote};
use bot_core::host::TableView;
use bot_core::text::Escape;
use serde::{Deserialize, Serialize};
use serenity::all::{ButtonStyle, CreateActionRow};

use crate::app::App;
use crate::custom::Plain;
use crate::parts::{button, shorten};
use crate::show::{face, progress};
use crate::split::MESSAGE_MAX;

/// A card that stands in a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    /// The table.
    pub(crate) table: u64,
    /// The message that is the card.
    pub(crate) message: u64,
    /// What it was made from. Only what the whole room was told.
    pub(crate) notice: Notice,
    /// Its language.
    pub(crate) locale: Locale,
}

/// A card's text and what is below it.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    pub(crate) text: String,
    pub(crate) rows: Vec<CreateActionRow>,
    /// Nothing will change on it any more.
    pub(crate) last: bool,
}

/// Whether a notice has a place on the lobby's card and needs no message of its own. A host may
/// change in the middle of a game too, and then it is said.
pub(crate) fn is_on_lobby_card(notice: &Notice, in_game: bool) -> bool {
    match notice {
        Notice::Joined { .. }
        | Notice::Left { .. }
        | Notice::OptionSet { .. }
        | Notice::ReadyNoted { .. } => true,
        Notice::HostPassed { .. } => !in_game,
        _ => false,
    }
}

/// Whether nothing more comes for the lobby's card after this notice.
pub(crate) fn ends_lobby(notice: &Notice) -> bool {
    match notice {
        Notice::Started { .. } => true,
        Notice::Table { note, .. } => {
            matches!(note, TableNote::Closed | TableNote::Expired | TableNote::Fault)
        }
        _ => false,
    }
}

/// Whether a notice begins a phase that has a card.
pub(crate) fn begins_phase(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Night { .. }
            | Notice::Ballot { .. }
            | Notice::Discussion { .. }
            | Notice::Defence { .. }
            | Notice::Accusations { .. }
            | Notice::Speak { .. }
            | Notice::NoticeTime { .. }
            | Notice::Window { .. }
    )
}

impl App {
    /// The lobby's card as the table stands.
    pub(crate) fn lobby_card(&self, card: &Card, view: Option<&TableView>) -> Face {
        let standing = view.and_then(|view| Some((view, view.state.standing()?)));
        let locale = standing.map_or(&card.locale, |(_, table)| &table.locale);
        let Some((view, table)) = standing else {
            return Face { text: self.say(locale, "discord-table-gone", &[]), rows: Vec::new(), last: true };
        };
        let last = table.game.is_some();
        let mut text = if last { self.begun(table, locale) } else { self.seats(table, view, locale) };
        if let Notice::Opened { commitment, .. } | Notice::Lobby { commitment, .. } = &card.notice {
            text.push('\n');
            text.push_str(&self.say(locale, "notice-commitment", &[("commitment", commitment.into())]));
        }
        let text = shorten(&self.shown(locale, &text), MESSAGE_MAX);
        let rows = if last { Vec::new() } else { self.lobby_rows(table, locale) };
        Face { text, rows, last }
    }

    /// Who sits here and by which rules.
    fn seats(&self, table: &Table, view: &TableView, locale: &Locale) -> String {
        let text = self.host.texts().table(locale, table, &face(table, view));
        let idle = self.say(locale, "phase-lobby", &[]);
        text.strip_suffix(&idle).map_or_else(|| text.clone(), |rest| rest.trim_end().to_owned())
    }

    /// That the game is on. Who plays is told where it began: a card must not know more than that.
    fn begun(&self, table: &Table, locale: &Locale) -> String {
        let heading = [
            ("ruleset", self.host.texts().ruleset_name(locale, &table.rules.id).into()),
            ("players", table.players.len().into()),
            ("least", table.rules.players.0.into()),
            ("most", table.rules.players.1.into()),
        ];
        let heading = self.say(locale, "table-heading", &heading);
        format!("{heading}\n{}", self.say(locale, "discord-started", &[]))
    }

    fn lobby_rows(&self, table: &Table, locale: &Locale) -> Vec<CreateActionRow> {
        let add = |plain: Plain, key: &str, style| button(plain, &self.say(locale, key, &[]), style);
        let start = if table.games > 0 { "discord-again" } else { "discord-start" };
        let mut first = vec![
            add(Plain::Join, "discord-join", ButtonStyle::Success),
            add(Plain::Leave, "discord-leave", ButtonStyle::Secondary),
            add(Plain::Start, start, ButtonStyle::Primary),
        ];
        if table.rules.ready_check && table.games > 0 {
            first.push(add(Plain::Ready, "discord-ready", ButtonStyle::Success));
        }
        let second = vec![
            add(Plain::Settings, "discord-settings", ButtonStyle::Secondary),
            add(Plain::Rules, "discord-rules", ButtonStyle::Secondary),
            add(Plain::Add, "discord-add", ButtonStyle::Secondary),
        ];
        vec![CreateActionRow::Buttons(first), CreateActionRow::Buttons(second)]
    }

    /// The text of a phase's card: what the judge said, who is left, how far it is. `None` once
    /// the phase is over.
    pub(crate) fn phase_card(&self, card: &Card, view: &TableView) -> Option<String> {
        let table = view.state.standing()?;
        let game = table.game.as_ref().filter(|game| is_on(&card.notice, game))?;
        let (texts, face) = (self.host.texts(), face(table, view));
        let ends = if table.paused.is_some() { None } else { game.deadline };
        let said = texts.notice(&card.locale, &with_limit(&card.notice, ends), &face);
        let mut lines = vec![self.shown(&card.locale, &said)];
        if table.paused.is_some() {
            lines.push(self.say(&card.locale, "notice-paused", &[]));
        }
        let room = MESSAGE_MAX.saturating_sub(lines[0].encode_utf16().count() + 200);
        lines.push(self.living(table, game, view, &card.locale, room));
        if let Some((key, count, all)) = progress(table, game) {
            lines.push(self.say(&card.locale, key, &[("count", count.into()), ("all", all.into())]));
        }
        Some(lines.join("\n"))
    }

    /// Who is still in the game: by name, or by number alone where names have no room.
    fn living(&self, table: &Table, game: &Game, view: &TableView, locale: &Locale, room: usize) -> String {
        let (texts, face) = (self.host.texts(), face(table, view));
        let list = |items: Vec<String>| {
            self.say(locale, "recap-living", &[("who", texts.list(locale, &items).into())])
        };
        let named = list(game.living().map(|seat| texts.seat(locale, seat, &face)).collect());
        if named.encode_utf16().count() <= room {
            return named;
        }
        let nobody = bot_core::text::Face::new(Escape::Discord, view.at);
        list(game.living().map(|seat| texts.seat(locale, seat, &nobody)).collect())
    }
}

/// Whether what a notice began still goes on.
fn is_on(notice: &Notice, game: &Game) -> bool {
    match (notice, &game.phase) {
        (Notice::Night { night, .. } | Notice::NoticeTime { night, .. }, Phase::Night { .. }) => {
            game.night == *night
        }
        (Notice::Window { part, .. }, Phase::Window(window)) => window.part == *part,
        (Notice::Ballot { round, .. }, Phase::Ballot(ballot)) => ballot.round == *round,
        (Notice::Speak { seat, .. }, Phase::Speech { seat: speaker, .. }) => seat == speaker,
        (Notice::Discussion { .. }, Phase::Discussion { .. })
        | (Notice::Defence { .. }, Phase::Defence { .. })
        | (Notice::Accusations { .. }, Phase::Accusations { .. }) => true,
        (_, _) => false,
    }
}

/// A notice with the limit of this moment.
fn with_limit(notice: &Notice, now: Option<Moment>) -> Notice {
    let mut notice = notice.clone();
    match &mut notice {
        Notice::Night { ends, .. }
        | Notice::Ballot { ends, .. }
        | Notice::Discussion { ends, .. }
        | Notice::Defence { ends, .. }
        | Notice::Accusations { ends, .. }
        | Notice::NoticeTime { ends, .. }
        | Notice::Window { ends, .. }
        | Notice::Speak { ends, .. } => *ends = now,
        _ => {}
    }
    notice
}

#[cfg(test)]
mod tests {
    use bot_core::game::{Moment, Notice};

    use super::with_limit;

    #[test]
    fn a_card_shows_the_limit_of_the_moment() {
        let night = Notice::Night { night: 2, ends: Some(Moment(1)) };
        assert_eq!(with_limit(&night, Some(Moment(9))), Notice::Night { night: 2, ends: Some(Moment(9)) });
        assert_eq!(with_limit(&night, None), Notice::Night { night: 2, ends: None });
    }
}
