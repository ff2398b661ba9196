//! Whom a player means: numbers, names and people to seats and cards of the table.

use super::command::PlayerRef;
use super::ids::{Seat, Target};
use super::refusal::{Code, Reason, Refusal};
use super::rules::HandForm;
use super::state::Table;
use super::turn::Turn;

pub(super) fn resolve_all(turn: &Turn, refs: &[PlayerRef]) -> Result<Vec<Target>, Refusal> {
    refs.iter().map(|player| resolve_target(turn, player)).collect()
}

/// What is aimed at: a card number where cards lie in a ring, else a seat. Source: V5-03
pub(super) fn resolve_target(turn: &Turn, player: &PlayerRef) -> Result<Target, Refusal> {
    if turn.rules().hand != HandForm::AtOnce {
        return resolve(turn.table(), player).map(Target::from);
    }
    if let PlayerRef::Number(number) = player {
        let known = turn.game().seat_behind(turn.rules(), Target(*number));
        return known
            .map(|_| Target(*number))
            .ok_or_else(|| Refusal::new(Code::NoSuchPlayer).with("player", number));
    }
    // A person with one living card needs no number; with two the card must be named.
    let seat = resolve(turn.table(), player)?;
    let living: Vec<_> =
        turn.game().hand(seat).filter(|(_, card)| card.alive).map(|(card, _)| card).collect();
    match living[..] {
        [card] => Ok(turn.game().target_of(turn.rules(), card)),
        [] => Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut)),
        _ => Err(Code::AmbiguousPlayer.into()),
    }
}

/// Who is meant: a seat number, a person, or an unambiguous beginning of a name.
pub(super) fn resolve(table: &Table, player: &PlayerRef) -> Result<Seat, Refusal> {
    let nobody = || Refusal::new(Code::NoSuchPlayer);
    match player {
        PlayerRef::Number(number) => {
            table.player(Seat(*number)).map(|_| Seat(*number)).ok_or_else(|| nobody().with("player", number))
        }
        // Nobody is told as whom somebody plays. Source: DN-01
        PlayerRef::Person(_) if table.is_masked() => Err(nobody()),
        PlayerRef::Person(person) => table.seat_of(person).ok_or_else(nobody),
        PlayerRef::Typed(text) => resolve_typed(table, text),
    }
}

fn resolve_typed(table: &Table, text: &str) -> Result<Seat, Refusal> {
    match table.game.as_ref().filter(|game| game.is_masked()) {
        Some(game) => {
            let name = |index: usize| game.characters[index].as_str();
            pick(game.characters.len(), text, &|_| false, &name)
        }
        None => {
            let name = |index: usize| table.players[index].name.as_str();
            let id = |index: usize| table.players[index].person.id() == text;
            pick(table.players.len(), text, &id, &name)
        }
    }
}

/// The one seat whose id this is, whose name it is, or whose name begins so.
pub(super) fn pick<'n>(
    seats: usize,
    text: &str,
    is_id: &dyn Fn(usize) -> bool,
    name: &dyn Fn(usize) -> &'n str,
) -> Result<Seat, Refusal> {
    let wanted = text.to_lowercase();
    let those = |fits: &dyn Fn(usize) -> bool| -> Vec<Seat> {
        (0..seats).filter(|index| fits(*index)).map(super::seat_at).collect()
    };
    let whole = |index: usize| name(index).to_lowercase() == wanted;
    let begun = |index: usize| !wanted.is_empty() && name(index).to_lowercase().starts_with(&wanted);
    for found in [those(is_id), those(&whole), those(&begun)] {
        match found[..] {
            [] => {}
            [seat] => return Ok(seat),
            _ => return Err(Code::AmbiguousPlayer.into()),
        }
    }
    Err(Code::NoSuchPlayer.into())
}
