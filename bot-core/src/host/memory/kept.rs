//! A finished game in short: made at the instant it ends, from the table as it stood.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::{
    Audience, EndReason, Event, Highlight, Moment, Notice, PersonId, Role, Side, State, Table, TableId,
    VenueId, evolve, seat_at,
};

use super::super::store::{Note, Record, StoreError};
use super::{encode, note_of_game};

/// Names a game for people: the table's number and the how-manieth game there it was, as `17-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameNumber {
    /// The table.
    pub table: TableId,
    /// The how-manieth of its games, from 1.
    pub number: u32,
}

impl fmt::Display for GameNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.table, self.number)
    }
}

/// A text that names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no game")]
pub struct NoGameNumber(String);

impl FromStr for GameNumber {
    type Err = NoGameNumber;

    fn from_str(text: &str) -> Result<GameNumber, NoGameNumber> {
        let read = || {
            let (table, number) = text.trim().trim_start_matches('#').split_once('-')?;
            Some(GameNumber { table: TableId(table.parse().ok()?), number: number.parse().ok()? })
        };
        read().ok_or_else(|| NoGameNumber(text.to_owned()))
    }
}

/// A finished game in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Which.
    pub game: GameNumber,
    /// Its id, as `started` told it.
    pub id: String,
    /// Where it was played.
    pub venue: VenueId,
    /// By which rule set.
    pub ruleset: String,
    /// When it ended.
    pub ended: Moment,
    /// Who won; nobody in a draw.
    pub winners: Vec<Side>,
    /// Why it was over.
    pub reason: EndReason,
    /// How many nights there were.
    pub nights: u16,
    /// The seats, in order.
    pub seats: Vec<KeptSeat>,
    /// What was remarkable about nobody in particular.
    pub highlights: Vec<Highlight>,
    /// Whether what was said in private is still kept with its log.
    pub talk: bool,
}

/// A seat of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeat {
    /// Who sat there at the end; nobody for a computer, and for somebody who was forgotten since.
    pub person: Option<PersonId>,
    /// The name of that time; hostile. For a computer its number; empty for somebody who was forgotten since.
    pub name: String,
    /// Whether a computer played it.
    pub computer: bool,
    /// The cards, front card first, as they were at the end.
    pub hand: Vec<Role>,
    /// The side it played for.
    pub side: Side,
    /// Whether it won.
    pub won: bool,
    /// What it earned. Source: CL-07
    pub points: i32,
    /// Whether it lived to see the end.
    pub alive: bool,
    /// What was remarkable about it.
    pub highlights: Vec<Highlight>,
}

impl Kept {
    /// Whether it says anything about how well people play: it was played to an end.
    #[must_use]
    pub fn counts(&self) -> bool {
        !self.reason.is_broken_off()
    }

    /// The same game without somebody: their seat is nobody's, and everything else stays as it was.
    pub(super) fn without(mut self, id: &str) -> Kept {
        for seat in
            self.seats.iter_mut().filter(|seat| seat.person.as_ref().is_some_and(|own| own.as_str() == id))
        {
            seat.person = None;
            seat.name.clear();
        }
        self
    }

    /// Whether a person sat in it at the end.
    #[must_use]
    pub fn is_of(&self, person: &PersonId) -> bool {
        self.seats.iter().any(|seat| seat.person.as_ref() == Some(person))
    }
}

/// The game that a step has ended, if it has. `before`: how the table stood before the step.
pub(in super::super) fn of_step(table: TableId, before: &State, record: &Record) -> Option<Kept> {
    let is_over = |event: &Event| matches!(event, Event::Told(told) if matches!(told.open(), Notice::Over { .. }) && *told.to() == Audience::Room);
    let end = record.events.iter().position(is_over)?;
    let state = record.events[..end].iter().fold(before.clone(), evolve);
    let Event::Told(told) = &record.events[end] else { return None };
    of_table(table, state.table.as_ref()?, record.at, told.open())
}

/// What is noted of all finished games of a log.
pub(in super::super) fn notes_of_log(table: TableId, log: &[Record]) -> Result<Vec<Note>, StoreError> {
    let (mut state, mut notes) = (State::default(), Vec::new());
    for record in log {
        if let Some(kept) = of_step(table, &state, record) {
            notes.push((note_of_game(kept.game), Some(encode(&kept)?)));
        }
        state = record.events.iter().fold(state, evolve);
    }
    Ok(notes)
}

fn of_table(id: TableId, table: &Table, at: Moment, over: &Notice) -> Option<Kept> {
    let Notice::Over { winners, seats, reason, hands, points, highlights, .. } = over else { return None };
    let game = table.game.as_ref()?;
    let about =
        |seat| highlights.iter().filter(move |remark| remark.seat == seat).map(|remark| remark.highlight);
    let seat = |index: usize| {
        let seat = seat_at(index);
        let player = table.player(seat)?;
        let mut own: Vec<Highlight> = about(Some(seat)).collect();
        own.dedup();
        Some(KeptSeat {
            person: (!player.computer).then(|| player.person.clone()),
            name: if player.computer { player.person.id().to_owned() } else { player.name.clone() },
            computer: player.computer,
            hand: hands.get(index).cloned().unwrap_or_default(),
            side: game.side_of(&table.rules, seat),
            won: seats.contains(&seat),
            points: points.get(&seat).copied().unwrap_or(0),
            alive: game.is_alive(seat),
            highlights: own,
        })
    };
    Some(Kept {
        game: GameNumber { table: id, number: game.number },
        id: game.id.as_ref().to_owned(),
        venue: table.venue.clone(),
        ruleset: table.rules.id.clone(),
        ended: at,
        winners: winners.clone(),
        reason: *reason,
        nights: game.night,
        seats: (0..game.seats.len()).filter_map(seat).collect(),
        highlights: about(None).collect(),
        talk: true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_games_number_reads_back_and_nothing_else_is_one() {
        let game = GameNumber { table: TableId(17), number: 2 };
        assert_eq!(game.to_string(), "17-2");
        for text in ["17-2", " #17-2 "] {
            assert_eq!(text.parse(), Ok(game), "{text}");
        }
        for text in ["", "17", "-2", "17-", "17-x", "17-2-1", "-1-2"] {
            assert!(text.parse::<GameNumber>().is_err(), "{text}");
        }
    }
}
