//! The phases of a game, one file each, and the way from one to the next.
//!
//! ```text
//! lobby ─start→ night ─dawn→ last words* → speeches | discussion → defence? → ballot
//!                 ↑                                                   │ tie: speeches*, ballot …
//!                 └──────────────── last words* ←── executed ─────────┘
//! ```
//! Where ballot and powers are open together (`day = "window"`) a day is one step: the window of the
//! day, then that of the evening, then dawn.
//!
//! Every phase ends by its limit, by the host's `next`, or as soon as nobody has anything
//! left to do in it; then [`proceed`] takes the next step of the day's agenda, and night
//! falls when none is left. After each death the end is tested first (C-16).

pub(super) mod accusation;
pub(super) mod ballot;
mod closing;
pub(super) mod end;
mod highlights;
pub(super) mod identity;
pub(super) mod idle;
pub(super) mod lobby;
pub(super) mod night;
pub(super) mod parting;
pub(super) mod speech;
pub(super) mod window;

use super::event::Fact;
use super::reminder;
use super::rules::Limit;
use super::special;
use super::state::{Game, Phase, Step};
use super::turn::Turn;
use super::window::WindowPart;

/// Goes on to whatever comes next today; to the night when nothing is left.
pub(super) fn proceed(turn: &mut Turn) {
    loop {
        let Some((step, rest)) = turn.game().agenda.split_first() else {
            night::fall(turn);
            return;
        };
        let (step, agenda) = (step.clone(), rest.to_vec().into());
        turn.fact(Fact::AgendaSet { agenda });
        let begun = match step {
            Step::Parting(dead) => parting::begin(turn, dead),
            Step::Plan(beside) => {
                speech::plan_day(turn, beside);
                false
            }
            Step::Settle => special::settle(turn),
            Step::VoteNow(seat) => ballot::begin_one(turn, seat),
            Step::Count => {
                ballot::count_kept(turn);
                return;
            }
            Step::Dawn => {
                night::break_announced(turn);
                return;
            }
            Step::Accusations => accusation::begin(turn),
            Step::LastWords(seat) => speech::begin_last_words(turn, seat),
            Step::Speech(seat, round) => speech::begin_speech(turn, seat, round),
            Step::Discussion => speech::begin_discussion(turn),
            Step::Window => window::begin_day(turn),
            Step::Defence => speech::begin_defence(turn),
            Step::Ballot(round, candidates, purpose) => ballot::begin(turn, round, &candidates, purpose),
        };
        if begun {
            return;
        }
    }
}

/// Begins a phase with its limit counted from now, or from when the clock runs again.
pub(super) fn begin(turn: &mut Turn, phase: Phase, limit: Limit) {
    let night = turn.game().night;
    begin_in_night(turn, phase, limit, night);
}

/// As [`begin`], in a night of this number.
pub(super) fn begin_in_night(turn: &mut Turn, phase: Phase, limit: Limit, night: u16) {
    let day = turn.game().day;
    let deadline = turn.table().paused.is_none().then(|| turn.limit_from_now(limit));
    turn.fact(Fact::PhaseBegan { phase, night, day, deadline, at: turn.at });
    if deadline.is_none() {
        let left_ms = Some(turn.limit_from_now(limit).since(turn.at));
        turn.fact(Fact::Paused { left_ms });
    }
    reminder::plan(turn);
}

/// The limit that the present phase was given, and that it is given again when a table that plays by
/// the clock goes on after a pause.
pub(super) fn limit(phase: &Phase) -> Option<Limit> {
    Some(match phase {
        Phase::Night { .. } => Limit::Night,
        Phase::LastWords { .. } => Limit::LastWords,
        Phase::Speech { .. } => Limit::Speech,
        Phase::Discussion { .. } | Phase::Accusations { .. } => Limit::Discussion,
        Phase::Defence { .. } => Limit::Defence,
        Phase::Ballot(_) => Limit::Ballot,
        Phase::Parting { .. } => Limit::Parting,
        Phase::Ordering { .. } => Limit::Order,
        Phase::Special(_) => return None,
        Phase::Window(open) => match open.part {
            WindowPart::Day => Limit::Window,
            WindowPart::First | WindowPart::Evening => Limit::Night,
        },
    })
}

/// Gives the phase this limit from now on, or from when the clock runs again.
fn limit_anew(turn: &mut Turn, limit: Limit) {
    if turn.table().paused.is_some() {
        let left_ms = Some(turn.limit_from_now(limit).since(turn.at));
        turn.fact(Fact::Paused { left_ms });
    } else {
        let deadline = Some(turn.limit_from_now(limit));
        turn.fact(Fact::DeadlineSet { deadline });
        reminder::plan(turn);
    }
}

/// The limit is over.
pub(super) fn time_is_up(turn: &mut Turn) {
    match &turn.game().phase {
        Phase::Speech { seat, .. } if !turn.game().heard.contains(seat) => {
            let seat = *seat;
            missed(turn, &[seat]);
            proceed(turn);
        }
        Phase::Defence { .. } if speech::speaker(turn.game()).is_some() => speech::floor_is_over(turn),
        Phase::Ballot(_) => ballot::time_is_up(turn, Ended::ByLimit),
        Phase::Special(stage) => special::time_is_up(turn, &stage.clone()),
        Phase::Window(_) => window::close(turn, Ended::ByLimit),
        Phase::Night { .. }
        | Phase::LastWords { .. }
        | Phase::Speech { .. }
        | Phase::Discussion { .. }
        | Phase::Accusations { .. }
        | Phase::Parting { .. }
        | Phase::Ordering { .. }
        | Phase::Defence { .. } => cut_short(turn),
    }
}

/// The host ends the phase; nobody is at fault for not having answered. Of a called ballot
/// the call is over.
pub(super) fn cut_short(turn: &mut Turn) {
    match &turn.game().phase {
        Phase::Night { .. } => night::close(turn),
        Phase::Special(stage) => special::cut_short(turn, &stage.clone()),
        Phase::LastWords { .. } | Phase::Speech { .. } | Phase::Discussion { .. } | Phase::Defence { .. } => {
            proceed(turn)
        }
        Phase::Accusations { .. } => accusation::close(turn),
        Phase::Parting { .. } => parting::close(turn),
        Phase::Ordering { .. } => identity::close_ordering(turn),
        Phase::Ballot(_) => ballot::time_is_up(turn, Ended::ByHost),
        Phase::Window(_) => window::close(turn, Ended::ByHost),
    }
}

/// Why a ballot closes before all have answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// Its time is up.
    ByLimit,
    /// The host wants to go on.
    ByHost,
}

/// Whatever waited for this seat, which is out now, waits no longer.
pub(super) fn carry_on_without(turn: &mut Turn, seat: super::Seat) {
    match &turn.game().phase {
        Phase::Speech { seat: waited, .. } | Phase::LastWords { seat: waited } if *waited == seat => {
            proceed(turn);
        }
        Phase::Speech { .. } | Phase::LastWords { .. } => {}
        Phase::Discussion { .. } | Phase::Defence { .. } => speech::carry_on_without(turn, seat),
        Phase::Ballot(_) => ballot::carry_on_without(turn, seat),
        Phase::Accusations { .. } => accusation::close_if_all_have_passed(turn),
        // Both last their time, whoever is there to answer.
        Phase::Parting { .. } | Phase::Ordering { .. } => {}
        Phase::Night { .. } => night::carry_on(turn, seat),
        Phase::Special(stage) => special::carry_on_without(turn, &stage.clone(), seat),
        Phase::Window(_) => window::carry_on_without(turn, seat),
    }
    special::written::turns::refresh(turn);
}

/// Counts public prompts that were let pass; the third in a row is told to the host.
///
/// Only what everybody is asked counts: to count night prompts would tell a playing
/// host who has any.
///
/// Source: A-07, I-01
pub(super) fn missed(turn: &mut Turn, seats: &[super::Seat]) {
    for seat in seats {
        let count = turn.game().seats[seat.index()].missed.saturating_add(1);
        turn.fact(Fact::Missed { seat: *seat, count });
        if count == AWAY_AFTER {
            lobby::report_away(turn, *seat);
        }
    }
}

/// Whether this player has let so many prompts pass that they seem to be away. Source: A-07
pub(super) fn is_away(game: &Game, seat: super::Seat) -> bool {
    game.seats[seat.index()].missed >= AWAY_AFTER
}

/// Somebody is there after all.
pub(super) fn present(turn: &mut Turn, seat: super::Seat) {
    if turn.game().seats[seat.index()].missed > 0 {
        turn.fact(Fact::Missed { seat, count: 0 });
    }
}

/// Source: A-07
const AWAY_AFTER: u16 = 3;
