//! The phases of a game, one file each, and the way from one to the next.
//!
//! ```text
//! lobby ─start→ night ─dawn→ last words* → speeches | discussion → defence? → ballot
//!                 ↑                                                   │ tie: speeches*, ballot …
//!                 └──────────────── last words* ←── executed ─────────┘
//! ```
//! Every phase ends by its limit, by the host's `next`, or as soon as nobody has anything
//! left to do in it; then [`proceed`] takes the next step of the day's agenda, and night
//! falls when none is left. After each death the end is tested first (C-16).

pub(super) mod ballot;
pub(super) mod end;
pub(super) mod lobby;
pub(super) mod night;
pub(super) mod speech;

use super::event::Fact;
use super::rules::Limit;
use super::state::{Phase, Step};
use super::turn::Turn;

/// Goes on to whatever comes next today; to the night when nothing is left.
pub(super) fn proceed(turn: &mut Turn) {
    loop {
        let mut agenda = turn.game().agenda.clone();
        if agenda.is_empty() {
            night::fall(turn);
            return;
        }
        let step = agenda.remove(0);
        turn.fact(Fact::AgendaSet { agenda });
        let begun = match step {
            Step::LastWords(seat) => speech::begin_last_words(turn, seat),
            Step::Speech(seat, round) => speech::begin_speech(turn, seat, round),
            Step::Discussion => speech::begin_discussion(turn),
            Step::Defence => speech::begin_defence(turn),
            Step::Ballot(round, candidates, purpose) => ballot::begin(turn, round, &candidates, purpose),
        };
        if begun {
            return;
        }
    }
}

/// Begins a phase with its limit counted from now.
pub(super) fn begin(turn: &mut Turn, phase: Phase, limit: Limit) {
    let deadline = Some(turn.at.plus_ms(turn.rules().limit_ms(limit)));
    let (night, day) = (turn.game().night, turn.game().day);
    turn.fact(Fact::PhaseBegan { phase, night, day, deadline });
}

/// The limit is over, or the host ends the phase.
pub(super) fn time_is_up(turn: &mut Turn) {
    match turn.game().phase.clone() {
        Phase::Night { .. } => night::close(turn),
        Phase::LastWords { .. } => proceed(turn),
        Phase::Speech { seat, .. } => {
            missed(turn, &[seat]);
            proceed(turn);
        }
        Phase::Discussion { .. } | Phase::Defence { .. } => proceed(turn),
        Phase::Ballot(_) => ballot::time_is_up(turn),
    }
}

/// Counts public prompts that were let pass; the third in a row is told to the host.
///
/// Only what everybody is asked counts: to count night prompts would tell a playing
/// host who has any.
///
/// Source: A-07, I-01
pub(super) fn missed(turn: &mut Turn, seats: &[super::Seat]) {
    for seat in seats {
        let count = turn.game().seats[seat.index()].missed + 1;
        turn.fact(Fact::Missed { seat: *seat, count });
        if count == AWAY_AFTER {
            lobby::report_away(turn, *seat);
        }
    }
}

/// Somebody is there after all.
pub(super) fn present(turn: &mut Turn, seat: super::Seat) {
    if turn.game().seats[seat.index()].missed > 0 {
        turn.fact(Fact::Missed { seat, count: 0 });
    }
}

/// Source: A-07
const AWAY_AFTER: u16 = 3;
