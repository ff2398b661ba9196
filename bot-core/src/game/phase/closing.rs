//! What follows at once when a ballot has closed: what is published of it, and those who kept silent.
//!
//! Source: C-10, DN-08, DN-10

use std::collections::BTreeMap;

use super::super::ids::{Seat, Target};
use super::super::notice::{CastVote, Cause, Notice, Outcome};
use super::super::rules::SilentVoters;
use super::super::turn::Turn;
use super::end;

/// A ballot that has closed, as it may be published.
pub(super) struct Closed {
    pub(super) round: u16,
    pub(super) votes: Vec<CastVote>,
    pub(super) counts: BTreeMap<Target, u16>,
    /// Who had most votes, or goes on.
    pub(super) top: Vec<Target>,
    /// Whom everybody sees by what follows: who is out, or goes on.
    pub(super) seen: Vec<Target>,
    pub(super) outcome: Outcome,
}

/// The result for all to see; where ballots stay secret, no more than everybody will see anyway.
pub(super) fn publish(turn: &mut Turn, closed: Closed) {
    let Closed { round, votes, counts, top, seen, outcome } = closed;
    let notice = if turn.rules().votes_published {
        Notice::Result { round, votes, counts, top, outcome }
    } else {
        Notice::Result { round, votes: Vec::new(), counts: BTreeMap::new(), top: seen, outcome }
    };
    turn.tell_room(notice);
}

/// Whoever handed in no vote in time goes out by it, beyond what the ballot decides. Source: DN-10
pub(super) fn silent_die(turn: &mut Turn, silent: &[Seat], gone: &mut Vec<Seat>) {
    if turn.rules().silent_voters == SilentVoters::Stay {
        return;
    }
    for seat in silent {
        if turn.game().is_alive(*seat) {
            end::goes_out_whole(turn, *seat, Cause::Suicide);
            gone.push(*seat);
        }
    }
}

/// As [`silent_die`], where another ballot follows. Whether the game is over by it.
pub(super) fn lost_by_silence(turn: &mut Turn, silent: &[Seat]) -> bool {
    let mut gone = Vec::new();
    silent_die(turn, silent, &mut gone);
    !gone.is_empty() && end::test(turn)
}
