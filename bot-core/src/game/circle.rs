//! Who may talk with whom in secret, for platforms that can give a team a room of its own.
//!
//! Source: A-04, IN-07

use super::deeds::is_secret_time;
use super::ids::Seat;
use super::night::talks;
use super::role::Team;
use super::state::{Game, Phase, Step, Table};

/// Players of one team who may talk with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    /// Whose talk it is.
    pub team: Team,
    /// Who takes part, in order of seats: two at least.
    pub seats: Vec<Seat>,
}

/// The circles of a game as it stands. There are none where nobody may learn who is who: a room would show
/// its people under their own names.
#[must_use]
pub fn circles(table: &Table) -> Vec<Circle> {
    let Some(game) = table.game.as_ref().filter(|game| !game.is_masked()) else { return Vec::new() };
    let mut all: Vec<Circle> = Vec::new();
    for seat in game.living() {
        let Some(team) = talks(&table.rules, game, seat) else { continue };
        match all.iter_mut().find(|circle| circle.team == team) {
            Some(circle) => circle.seats.push(seat),
            None => all.push(Circle { team, seats: vec![seat] }),
        }
    }
    all.retain(|circle| circle.seats.len() > 1);
    all
}

/// Whether secrets may be exchanged at this moment.
#[must_use]
pub fn may_whisper(table: &Table) -> bool {
    table.paused.is_none() && table.game.as_ref().is_some_and(|game| is_secret_time(&game.phase))
}

/// The seats that are out and have nothing more to say: no last words, no last deed. They may be together where the
/// living are not. Nobody is at rest where nobody may learn who is who.
#[must_use]
pub fn at_rest(game: &Game) -> Vec<Seat> {
    if game.is_masked() {
        return Vec::new();
    }
    let awaited = |seat: Seat| {
        let now = match &game.phase {
            Phase::LastWords { seat: speaker } => *speaker == seat,
            Phase::Parting { dead } => dead.contains(&seat),
            _ => false,
        };
        now || game.agenda.iter().any(|step| match step {
            Step::LastWords(other) => *other == seat,
            Step::Parting(dead) => dead.contains(&seat),
            _ => false,
        })
    };
    game.all_seats().filter(|seat| !game.is_alive(*seat) && !awaited(*seat)).collect()
}
