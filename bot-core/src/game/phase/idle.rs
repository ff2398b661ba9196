//! Whoever takes no part leaves the game, but never unwarned.
//!
//! Source: SL-15

use super::super::event::{Fact, Idle};
use super::super::ids::Seat;
use super::super::notice::{Cause, Notice, WarningCode};
use super::super::state::Ballot;
use super::super::turn::Turn;
use super::{end, lobby};

/// Every player posts so often on a day.
pub(in super::super) const POSTS_MIN: u16 = 3;
/// A post that counts has so many characters.
pub(in super::super) const POST_CHARS_MIN: usize = 10;
/// Posts of one seat that are counted in a day; more are as many (I-07).
const POSTS_COUNTED_MAX: u16 = 200;
/// After so many days running without a valid vote one leaves.
const VOTES_MISSED_MAX: u16 = 2;

/// Something was said in the room by somebody living. Where a platform lets the judge know only that
/// somebody has written, and not what, the text is empty, and every post counts.
pub(in super::super) fn hear_post(turn: &mut Turn, seat: Seat, text: &str) {
    let long = text.is_empty() || text.trim().chars().count() >= POST_CHARS_MIN;
    let counts = long && turn.game().day > 0;
    if turn.rules().activity && counts && turn.game().seats[seat.index()].posts < POSTS_COUNTED_MAX {
        turn.fact(Fact::Posted { seat });
    }
}

/// Computer players cannot post, and whoever came in the middle of a day need not have.
fn must_post(turn: &Turn, seat: Seat) -> bool {
    let game = turn.game();
    let record = &game.seats[seat.index()];
    let computer = turn.table().player(seat).is_none_or(|player| player.computer);
    game.day > 0 && !computer && record.excused_day != game.day && record.posts < POSTS_MIN
}

/// Whoever would leave at the end of this day for not having posted. Only who was warned does.
pub(super) fn silent(turn: &Turn) -> Vec<Seat> {
    if !turn.rules().activity {
        return Vec::new();
    }
    let day = turn.game().day;
    let warned = |seat: &Seat| turn.game().seats[seat.index()].posts_warned_day == day;
    turn.game().living().filter(|seat| must_post(turn, *seat) && warned(seat)).collect()
}

/// Warns whoever would leave at the end of this day, once a day.
pub(in super::super) fn warn_silent(turn: &mut Turn) {
    let day = turn.game().day;
    if !turn.rules().activity {
        return;
    }
    for seat in turn.game().living().collect::<Vec<_>>() {
        if must_post(turn, seat) && turn.game().seats[seat.index()].posts_warned_day != day {
            turn.fact(Fact::IdleWarned { seat, day, of: Idle::Posts });
            turn.tell_seat(seat, Notice::Warning { code: WarningCode::FewPosts, seat });
        }
    }
}

/// Warns whoever would leave for a second day without a valid vote, once a day.
pub(in super::super) fn warn_voteless(turn: &mut Turn) {
    let (day, Some(ballot)) = (turn.game().day, turn.game().phase.ballot().cloned()) else { return };
    if !turn.rules().activity {
        return;
    }
    for seat in turn.game().living().collect::<Vec<_>>() {
        let record = &turn.game().seats[seat.index()];
        let second = record.votes_missed + 1 >= VOTES_MISSED_MAX && record.vote_warned_day != day;
        if second && ballot.weights.contains_key(&seat) && !is_valid(turn, &ballot, seat) {
            turn.fact(Fact::IdleWarned { seat, day, of: Idle::Votes });
            turn.tell_seat(seat, Notice::Warning { code: WarningCode::NoVote, seat });
        }
    }
}

fn is_valid(turn: &Turn, ballot: &Ballot, seat: Seat) -> bool {
    let vote = ballot.votes.get(&seat).and_then(|vote| vote.open().as_ref());
    vote.is_some_and(|named| named.iter().any(|target| super::ballot::stands(turn, *target)))
}

/// A ballot is about to be counted: who gave no valid vote, for how many days running.
pub(super) fn count_votes(turn: &mut Turn, ballot: &Ballot) {
    if !turn.rules().activity {
        return;
    }
    for seat in ballot.weights.keys().copied().filter(|seat| turn.game().is_alive(*seat)).collect::<Vec<_>>()
    {
        let before = turn.game().seats[seat.index()].votes_missed;
        let count = if is_valid(turn, ballot, seat) { 0 } else { before.saturating_add(1) };
        if count != before {
            turn.fact(Fact::VotesMissed { seat, count });
        }
    }
}

/// Whoever has given no valid vote for too long, and was warned today, leaves. Whether that ended the game.
pub(super) fn leave_for_votes(turn: &mut Turn) -> bool {
    let (day, activity) = (turn.game().day, turn.rules().activity);
    let idle = |seat: &Seat| {
        let record = &turn.game().seats[seat.index()];
        activity && record.votes_missed >= VOTES_MISSED_MAX && record.vote_warned_day == day
    };
    let idle = turn.game().living().filter(idle).collect();
    leave(turn, idle)
}

/// They all leave at one instant, and only then the end is tested. Whether it has come.
pub(super) fn leave(turn: &mut Turn, idle: Vec<Seat>) -> bool {
    let idle: Vec<Seat> = idle.into_iter().filter(|seat| turn.game().is_alive(*seat)).collect();
    for seat in &idle {
        turn.fact(Fact::Gone { seat: *seat, forfeits: true });
        end::goes_out_whole(turn, *seat, Cause::Inactive);
    }
    // That the host hands on at this moment would tell as whom they played. Source: DN-01
    let masked = turn.table().is_masked();
    for seat in &idle {
        let host = turn.table().player(*seat).map(|player| &player.person) == turn.table().host.as_ref();
        if host && !masked {
            lobby::host_is_gone(turn);
        }
    }
    !idle.is_empty() && end::test(turn)
}
