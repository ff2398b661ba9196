//! The dead and the jailed speak as dreams: the judge passes on what they write privately, and marks
//! what they write in the room themselves.
//!
//! Source: SL-15, SL-16, SL-22

use super::event::Fact;
use super::ids::Seat;
use super::notice::{Notice, WarningCode};
use super::refusal::{Code, Refusal};
use super::turn::Turn;

/// So many dreams one player has in a day (I-07).
const DREAMS_MAX: u16 = 20;

/// Whether a seat is out and may still be heard.
pub(super) fn may_dream(turn: &Turn, seat: Seat) -> bool {
    let game = turn.game();
    turn.rules().dreams && !game.is_alive(seat) && !game.seats[seat.index()].gone
}

fn is_exhausted(turn: &Turn, seat: Seat) -> bool {
    turn.game().seats[seat.index()].posts >= DREAMS_MAX
}

/// Passes a dream on to the room.
pub(super) fn dream(turn: &mut Turn, seat: Seat, text: &str) -> Result<(), Refusal> {
    if is_exhausted(turn, seat) {
        return Err(Refusal::new(Code::UsedUp).with("max", DREAMS_MAX));
    }
    tell(turn, seat, Some(text.to_owned()));
    Ok(())
}

/// Marks what was just written in the room; the writer hears once when it is too much.
pub(super) fn mark(turn: &mut Turn, seat: Seat) {
    if !is_exhausted(turn, seat) {
        tell(turn, seat, None);
    } else if !turn.game().heard.contains(&seat) {
        turn.fact(Fact::Heard { seat });
        turn.tell_seat(seat, Notice::Warning { code: WarningCode::Dreams, seat });
    }
}

fn tell(turn: &mut Turn, seat: Seat, said: Option<String>) {
    turn.fact(Fact::Posted { seat });
    let jailed = turn.game().seats[seat.index()].jailed;
    turn.tell_room(Notice::Dream { seat, jailed, said });
}
