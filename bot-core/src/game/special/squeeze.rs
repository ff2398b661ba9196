//! The hand squeeze: a number goes around the table and shrinks by one at every hand.
//!
//! Source: TW-02 to TW-04

use super::super::ids::Seat;
use super::super::notice::Hand;
use super::super::state::Game;

/// The largest number of squeezes. Source: TW-02
pub const SQUEEZES_MAX: u16 = 10;

/// Who is squeezed how often, in order; the last one, squeezed once, dies. Walking around skips the
/// killer and whoever is out.
pub(in super::super) fn chain(game: &Game, killer: Seat, count: u16, side: Hand) -> Vec<(Seat, u16)> {
    let all: Vec<Seat> = game.all_seats().collect();
    let (before, after) = all.split_at(killer.index());
    let mut round: Vec<Seat> = after.iter().chain(before).copied().filter(|seat| *seat != killer).collect();
    if side == Hand::Right {
        round.reverse();
    }
    round.retain(|seat| game.is_alive(*seat));
    let squeezes = (1..=count).rev();
    round.into_iter().cycle().zip(squeezes).collect()
}

/// The side on which a squeeze arrives: the other one than it was sent to.
pub(in super::super) fn felt_from(side: Hand) -> Hand {
    match side {
        Hand::Left => Hand::Right,
        Hand::Right => Hand::Left,
    }
}
