//! The short window after every death: the dead angel may take somebody along, and nobody can
//! tell from the pause whether it was the angel.
//!
//! Source: V7-08

use super::super::event::Fact;
use super::super::ids::{Seat, Target};
use super::super::notice::{Cause, Notice};
use super::super::refusal::{Code, Reason, Refusal};
use super::super::role::Ask;
use super::super::rules::{Ability, Limit};
use super::super::state::Phase;
use super::super::turn::Turn;
use super::{end, night};

pub(super) fn begin(turn: &mut Turn, dead: Vec<Seat>) -> bool {
    super::begin(turn, Phase::Parting { dead: dead.clone() }, Limit::Parting);
    let ends = turn.game().deadline;
    for seat in dead {
        if can_take(turn, seat) {
            night::ask(turn, Some(seat));
        } else {
            turn.tell_seat(seat, Notice::Parted { seat, ends });
        }
    }
    true
}

/// Whether a seat died just now with the power to take somebody along, unused.
pub(in super::super) fn can_take(turn: &Turn, seat: Seat) -> bool {
    takes(turn.rules(), turn.game(), seat)
}

/// As [`can_take`], for prompts.
pub(in super::super) fn takes(rules: &super::super::RuleSet, game: &super::super::Game, seat: Seat) -> bool {
    let Phase::Parting { dead } = &game.phase else { return false };
    let able = |card: &super::super::Card| rules.card(card.role).does.contains(&Ability::Take) && !card.taken;
    dead.contains(&seat) && !game.seats[seat.index()].gone && game.hand(seat).any(|(_, card)| able(card))
}

/// The angel takes a living player along, who has no last words.
pub(in super::super) fn take(turn: &mut Turn, seat: Seat, target: Target) -> Result<(), Refusal> {
    let Some(card) = turn.game().aimed_at(turn.rules(), target) else {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    };
    spend(turn, seat);
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Take, targets: vec![target], detail: None });
    end::goes_out(turn, card, Cause::TakenAlong);
    Ok(())
}

/// The angel goes alone.
pub(in super::super) fn decline(turn: &mut Turn, seat: Seat) {
    spend(turn, seat);
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Take, targets: Vec::new(), detail: None });
}

fn spend(turn: &mut Turn, seat: Seat) {
    let hand: Vec<_> = turn.game().hand(seat).map(|(card, held)| (card, held.role)).collect();
    for (card, role) in hand {
        if turn.rules().card(role).does.contains(&Ability::Take) {
            turn.fact(Fact::Took { card });
        }
    }
}

/// The window closes, always at its limit; only now the end is tested.
pub(super) fn close(turn: &mut Turn) {
    if !end::test(turn) {
        super::proceed(turn);
    }
}
