//! The vote: void ones, the clue's, the dark court and the hero.
//!
//! Source: CO-06, CO-11, CO-15, CO-16, CO-30, CO-34

use super::super::super::ids::{Secret, Target};
use super::super::super::role::Role;
use super::super::super::state::Ballot;
use super::super::super::turn::Turn;
use super::super::Overruled;
use super::{Memory, holder, memory_of, remember};

/// Takes the void vote out, so that nobody learns for whom it was, and lays the clue's vote in.
///
/// Source: CO-06, CO-15
pub(in super::super) fn before_count(memory: &Memory, ballot: &mut Ballot) {
    if let Some(seat) = memory.void_vote
        && let Some(weight) = ballot.weights.get_mut(&seat)
    {
        *weight = 0;
        ballot.votes.insert(seat, Secret::new(None));
    }
    ballot.extra.extend(memory.extra.map(|(seat, votes)| (Target::from(seat), votes)));
}

/// The dark court and the hero, by who is most voted.
///
/// Source: CO-11, CO-30
pub(in super::super) fn overrule(turn: &mut Turn, top: &[Target]) -> Option<Overruled> {
    let mut memory = memory_of(turn.game());
    let seat = |role| holder(turn.game(), role).map(Target::from);
    let (boss, hero) = (seat(Role::Boss)?, seat(Role::Aoyama)?);
    let court = !memory.court_used && !memory.court_void;
    let overruled = match top {
        [one] if *one == boss && court => {
            memory.court_used = true;
            Overruled::Void
        }
        [one] if *one == hero && memory.hero > 0 => {
            memory.hero -= 1;
            Overruled::Saved
        }
        // Both skills are used at once; either is enough to keep the ballots back.
        [one, other] if [*one, *other].contains(&boss) && [*one, *other].contains(&hero) => {
            if memory.hero == 0 && !court {
                return None;
            }
            memory.hero = memory.hero.saturating_sub(1);
            memory.court_used |= court;
            Overruled::Void
        }
        _ => return None,
    };
    remember(turn, memory);
    Some(overruled)
}
