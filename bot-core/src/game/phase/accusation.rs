//! A day without a ballot: whoever accuses rightly wins the game, whoever accuses wrongly is out.
//!
//! Source: TW-05 to TW-07

use std::collections::BTreeSet;

use super::super::event::Fact;
use super::super::ids::Seat;
use super::super::notice::{Cause, EndReason, Notice};
use super::super::refusal::{Code, Reason, Refusal};
use super::super::role::Side;
use super::super::rules::Limit;
use super::super::state::Phase;
use super::super::turn::Turn;
use super::end;

pub(super) fn begin(turn: &mut Turn) -> bool {
    super::begin(turn, Phase::Accusations { wrong: 0, passed: BTreeSet::new() }, Limit::Discussion);
    let (ends, seats) = (turn.game().deadline, turn.game().present().collect());
    turn.tell_room(Notice::Accusations { ends, seats });
    true
}

/// `accuse`: somebody living, by somebody living.
pub(in super::super) fn accuse(turn: &mut Turn, seat: Seat, target: Seat) -> Result<(), Refusal> {
    let Phase::Accusations { .. } = &turn.game().phase else { return Err(Code::WrongPhase.into()) };
    if target == seat {
        return Err(Refusal::new(Code::BadTarget).because(Reason::Yourself));
    }
    if !turn.game().is_alive(target) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    }
    let right = turn.game().side_of(turn.rules(), target) == Side::Killers;
    turn.tell_room(Notice::Accused { seat, target, right });
    if right {
        end::finish(turn, &[Side::Good], EndReason::Accused);
        return Ok(());
    }
    turn.fact(Fact::AccusedWrongly {});
    end::goes_out_whole(turn, seat, Cause::Accused);
    if end::test(turn) {
        return Ok(());
    }
    let limit = turn.rules().accusations;
    if matches!(turn.game().phase, Phase::Accusations { wrong, .. } if wrong >= limit) {
        close(turn);
    } else {
        close_if_all_have_passed(turn);
    }
    Ok(())
}

/// Nobody living has anything left to say.
pub(in super::super) fn close_if_all_have_passed(turn: &mut Turn) {
    if let Phase::Accusations { passed, .. } = &turn.game().phase
        && turn.game().present().all(|seat| passed.contains(&seat))
    {
        close(turn);
    }
}

/// The round is over. There is no vote after which liars could be named, so they are named now. Source: BU-03
pub(super) fn close(turn: &mut Turn) {
    let (liars, mut gone) = (end::liars(turn), Vec::new());
    end::punish_liars(turn, liars, &mut gone);
    if gone.is_empty() || !end::test(turn) {
        super::proceed(turn);
    }
}
