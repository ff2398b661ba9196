//! What is refused, and what is asked: neither may tell more than the asker knows.

use bot_core::game::{Action, Actor, Ask, Code, Place, Prompt, Reason, Refusal, Seat};

use crate::bench::Step;

use super::rights::Speciality;
use super::truth::{Part, Truth};

/// Whether a refusal says what the sender may hear.
pub(super) fn check(truth: &Truth, step: &Step, refusal: &Refusal, found: &mut Vec<String>) {
    let Actor::Person { id, place, .. } = &step.from else { return };
    let secret = step.action.is_secret();
    // Before the role is looked at. Source: the protocol, "secret verbs said in a room"
    if secret && *place == Place::Room {
        if refusal.code != Code::Forbidden || refusal.reason != Some(Reason::SayItPrivately) {
            found.push(format!("said in the room, refused as {refusal}"));
        }
        return;
    }
    let seat = truth.seat_of(id);
    if let (Some(seat), Some(ask)) = (seat.filter(|_| truth.playing), asked(&step.action)) {
        let mine = may_ever(truth, seat, ask);
        let code = if truth.lives(seat) { Code::NotYours } else { Code::NotAlive };
        if !mine && refusal.code != code {
            found.push(format!("{id} has no {ask}, refused as {}, not {code}", refusal.code));
        }
    }
    if matches!(step.action, Action::Suspect { .. })
        && let Some(seat) = seat.filter(|seat| truth.playing && truth.lives(*seat))
    {
        // Source: ST-05
        let police = truth.hand(seat).any(|(_, card)| card.role == bot_core::game::Role::Police);
        let mine = police && truth.rights.special == Speciality::Suspects;
        if !mine && refusal.code != Code::NotYours {
            found.push(format!("{id} marks no suspects, refused as {}", refusal.code));
        }
    }
    if let Some(only) = reason_only(truth, refusal.reason)
        && !seat.is_some_and(only)
    {
        found.push(format!("{id} is refused by what only others may know: {refusal}"));
    }
}

/// The power that is used.
fn asked(action: &Action) -> Option<Ask> {
    match action {
        Action::Act { ask, .. } => Some(*ask),
        Action::Play { .. } => Some(Ask::Play),
        Action::Deduce { .. } => Some(Ask::Deduce),
        Action::Squeeze { .. } => Some(Ask::Squeeze),
        Action::Announce { .. } => Some(Ask::Notice),
        Action::Tell { .. } => Some(Ask::Story),
        Action::Review { .. } => Some(Ask::Approve),
        _ => None,
    }
}

/// Whether the power is one of this seat's, in whatever part of the game and used up or not.
fn may_ever(truth: &Truth, seat: Seat, ask: Ask) -> bool {
    let held = truth.hand(seat).map(|(_, card)| card.role);
    let own = |role| truth.rights.powers.iter().any(|power| power.role == role && power.ask == ask);
    let special = match ask {
        Ask::Deduce | Ask::Cover => truth.rights.special == Speciality::Conan,
        Ask::Story => truth.rights.special == Speciality::Story,
        Ask::Tiebreak => truth.rights.special == Speciality::Slow,
        Ask::Token => truth.rights.special == Speciality::Notice,
        Ask::Take => truth.rights.special == Speciality::Parting,
        Ask::Order => truth.rights.id == "v6",
        Ask::Write | Ask::JoinUp | Ask::Transfer | Ask::Recover => {
            truth.rights.special == Speciality::DeathNote
        }
        _ => false,
    };
    held.into_iter().any(own) || special
}

/// Reasons that only some may hear: a rule that is about their own team, which they know.
fn reason_only(truth: &Truth, reason: Option<Reason>) -> Option<impl Fn(Seat) -> bool> {
    use bot_core::game::Role::{Aoyama, Killer, KillerBoss, Police};
    let roles: &[bot_core::game::Role] = match reason? {
        // Source: IN-07
        Reason::LastSpares => &[Killer, KillerBoss],
        // Source: CO-26
        Reason::Itself => &[Aoyama],
        // Source: CL-05, TH-08
        Reason::FirstVictimAgain => &[Killer],
        // Source: ST-04, FT-01
        Reason::TeamMate => &[Killer, KillerBoss, Police, bot_core::game::Role::Rioter],
        _ => return None,
    };
    Some(move |seat: Seat| truth.hand(seat).any(|(_, card)| roles.contains(&card.role)))
}

/// Nobody is asked for what is not theirs, whatever the judge has said.
pub(super) fn prompts(truth: &Truth, step: &Step, found: &mut Vec<String>) {
    if !truth.playing {
        return;
    }
    let parts = [Part::Night, Part::First, Part::Day, Part::Tie];
    for Prompt { seat, person, ask, .. } in &step.prompts {
        if *seat == Seat::JUDGE {
            continue;
        }
        if truth.sitter(*seat) != Some(person) {
            found.push(format!("what seat {seat} is asked is asked of {person}"));
        }
        let own = parts.iter().any(|part| truth.powers(*seat, *part).contains(ask));
        let deduces = *ask == Ask::Deduce && truth.rights.special == Speciality::Conan;
        let by_day = *ask == Ask::Story && truth.rights.special == Speciality::Story;
        if ask.is_night_power() && !own && !deduces && !by_day {
            found.push(format!("seat {seat} could use {ask}"));
        }
    }
}
