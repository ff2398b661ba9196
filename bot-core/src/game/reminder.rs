//! Reminders before a limit: further deadlines of the table, so that a resting table costs no timer.
//!
//! Source: SL-20, SL-15

use super::event::Fact;
use super::ids::{Moment, Seat};
use super::notice::Notice;
use super::phase::{idle, window};
use super::prompt::Prompt;
use super::prompts;
use super::role::Ask;
use super::turn::Turn;
use super::window::Reminder;

/// Plans the reminders before the limits that are set now. In quiet hours nobody is reminded.
pub(super) fn plan(turn: &mut Turn) {
    let Some(deadline) = turn.game().deadline else { return };
    let ends = [Some(deadline), night_ends(turn)];
    let mut reminders: Vec<Reminder> = Vec::new();
    for end in ends.into_iter().flatten() {
        for seconds in &turn.rules().reminders {
            let at = Moment(end.0.saturating_sub(i64::from(*seconds) * 1000));
            if at > turn.at && at < deadline && !turn.rules().is_quiet_at(at) {
                reminders.push(Reminder { at, ends: end });
            }
        }
    }
    if !reminders.is_empty() {
        reminders.sort_unstable();
        reminders.dedup();
        turn.fact(Fact::RemindersSet { reminders });
    }
}

/// Reminds of what is due; of several reminders that were missed, once.
pub(super) fn remind(turn: &mut Turn) {
    let (due, left): (Vec<Reminder>, Vec<Reminder>) =
        turn.game().reminders.iter().partition(|reminder| reminder.at <= turn.at);
    turn.fact(Fact::RemindersSet { reminders: left });
    let mut ends: Vec<Moment> = due.into_iter().map(|reminder| reminder.ends).collect();
    ends.sort_unstable();
    ends.dedup();
    for end in ends {
        remind_of(turn, end);
    }
}

fn remind_of(turn: &mut Turn, end: Moment) {
    let night = night_ends(turn);
    // Of everything that is open by day some closes with the day, the rest with the night.
    let later = night == Some(end);
    turn.tell_room(Notice::Reminder { asks: Vec::new(), ends: end });
    let open: Vec<Prompt> = prompts::asked(turn.table());
    let closing = |prompt: &&Prompt| {
        let stays_open = night.is_some() && window::stays_open(turn.rules(), prompt.ask);
        // Nobody is late with what they may do at any moment, or never.
        let waits = !prompt.at_will && prompt.ends.is_some();
        waits && stays_open == later && !has_answered(turn, prompt.seat, prompt.ask)
    };
    let mut idle: Vec<(Seat, Vec<Ask>)> = Vec::new();
    for prompt in open.iter().filter(closing) {
        match idle.iter_mut().find(|(seat, _)| *seat == prompt.seat) {
            Some((_, asks)) => asks.push(prompt.ask),
            None => idle.push((prompt.seat, vec![prompt.ask])),
        }
    }
    for (seat, asks) in idle {
        turn.tell_seat(seat, Notice::Reminder { asks, ends: end });
    }
    if !later {
        idle::warn_voteless(turn);
    }
    // The day on which one must have posted ends with its night.
    if later || night.is_none() {
        idle::warn_silent(turn);
    }
}

fn night_ends(turn: &Turn) -> Option<Moment> {
    window::night_ends(turn.rules(), turn.game())
}

/// Whether a seat has answered what it is asked. Whoever could still answer otherwise has.
fn has_answered(turn: &Turn, seat: Seat, ask: Ask) -> bool {
    let game = turn.game();
    let voted = game.phase.ballot().is_some_and(|ballot| ballot.votes.contains_key(&seat));
    let mut named = game.phase.named().unwrap_or_default().iter().map(|named| named.open());
    (ask == Ask::Vote && voted)
        || named.any(|named| (named.ask, named.by) == (ask, seat))
        || game.phase.declined().contains(&(ask, seat))
        || (ask == Ask::Speech && game.heard.contains(&seat))
}
