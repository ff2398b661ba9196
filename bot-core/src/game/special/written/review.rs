//! Whether the link between a riddle and its victim holds, by the human judge or by those who are out.
//!
//! The dead decide by the majority of all of them who are still there; a tie refuses. Whoever reviews
//! is told what was handed in, never by whom.
//!
//! Source: NO-03, C-01

use std::collections::BTreeMap;

use super::super::super::decide::{Sender, current};
use super::super::super::ids::{Moment, PersonId, Seat, Secret, Target};
use super::super::super::night::holders;
use super::super::super::notice::{Notice, Wording};
use super::super::super::phase::night;
use super::super::super::prompt::PromptId;
use super::super::super::refusal::{Code, Refusal};
use super::super::super::role::Ask;
use super::super::super::rules::{JudgeKind, Reviewer};
use super::super::super::state::{Game, Phase, Table};
use super::super::super::turn::Turn;
use super::notice::{self, Letter, Verdict};
use super::{Deed, deed, memory};

/// A reason is at most so long, in characters.
const REASON_CHARS_MAX: usize = 300;
/// While fewer than so many are out nobody reviews.
const DEAD_MIN: usize = 2;

/// Who reviews at this moment.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Panel {
    /// Nobody: what is handed in is taken as it is.
    Nobody,
    /// The human judge, who sits nowhere.
    Judge(PersonId),
    /// Those who are out and still there.
    Dead(Vec<Seat>),
}

fn panel(table: &Table, game: &Game) -> Panel {
    match (table.rules.judge, table.rules.reviewer, &table.host) {
        (JudgeKind::Human, _, Some(host)) => Panel::Judge(host.clone()),
        (JudgeKind::Human, _, None) | (JudgeKind::Bot, Reviewer::None, _) => Panel::Nobody,
        (JudgeKind::Bot, Reviewer::Dead, _) => {
            let there = |seat: &Seat| !game.is_alive(*seat) && !game.seats[seat.index()].gone;
            let dead: Vec<Seat> = game.all_seats().filter(there).collect();
            if dead.len() < DEAD_MIN { Panel::Nobody } else { Panel::Dead(dead) }
        }
    }
}

fn panel_now(turn: &Turn) -> Panel {
    panel(turn.table(), turn.game())
}

fn pending(game: &Game) -> impl Iterator<Item = &Letter> {
    let letters = match game.phase {
        Phase::Night { .. } => memory(game).letters.as_slice(),
        _ => &[],
    };
    letters.iter().map(Secret::open).filter(|letter| letter.verdict == Verdict::Pending)
}

/// What waits for a reviewer: a seat, or [`Seat::JUDGE`]. The numbers of the notices, oldest first.
pub(in super::super::super) fn waiting(table: &Table, game: &Game) -> Vec<(Seat, PersonId, Vec<Target>)> {
    let of = |seat: Seat| -> Vec<Target> {
        let open = pending(game).filter(|letter| !letter.reviews.contains_key(&seat));
        open.map(|letter| Target(letter.number)).collect()
    };
    let all = match panel(table, game) {
        Panel::Nobody => Vec::new(),
        Panel::Judge(person) => vec![(Seat::JUDGE, person, of(Seat::JUDGE))],
        Panel::Dead(seats) => {
            let sitter = |seat: Seat| table.player(seat).map(|player| player.person.clone());
            seats.into_iter().filter_map(|seat| Some((seat, sitter(seat)?, of(seat)))).collect()
        }
    };
    all.into_iter().filter(|(_, _, numbers)| !numbers.is_empty()).collect()
}

/// A notice that was handed in goes to whoever reviews it, or is taken as it is.
pub(super) fn ask_for(turn: &mut Turn, letter: &Letter) {
    match panel_now(turn) {
        Panel::Nobody => verdict(turn, letter.number, true),
        Panel::Judge(person) => show(turn, &person, letter),
        Panel::Dead(seats) => {
            for seat in seats {
                if let Some(player) = turn.table().player(seat) {
                    let person = player.person.clone();
                    show(turn, &person, letter);
                }
            }
        }
    }
}

fn show(turn: &mut Turn, person: &PersonId, letter: &Letter) {
    let Letter { number, victim, wording: Wording { riddle, link }, .. } = letter.clone();
    let seat = turn.game().seat_behind(turn.rules(), victim).unwrap_or(Seat(victim.0));
    turn.tell_person(person.clone(), Notice::Review { number, seat, riddle, link });
    ask(turn, person);
}

/// The question that goes with what was shown.
fn ask(turn: &mut Turn, person: &PersonId) {
    let ends: Option<Moment> = turn.game().deadline;
    let mut waiting = waiting(turn.table(), turn.game()).into_iter();
    if let Some((seat, person, targets)) = waiting.find(|(_, reviewer, _)| reviewer == person) {
        let notice = Notice::Ask {
            ask: Ask::Approve,
            seat,
            targets,
            roles: BTreeMap::new(),
            calls_boss: false,
            min: 0,
            max: 1,
            may_decline: false,
            ends,
        };
        turn.tell_person(person, notice);
    }
}

/// Shows a reviewer everything that waits, with the question: to whoever has just become one.
pub(in super::super::super) fn show_all(turn: &mut Turn, person: &PersonId) {
    let reviews = waiting(turn.table(), turn.game()).into_iter().any(|(_, reviewer, _)| reviewer == *person);
    if !reviews {
        return;
    }
    let letters: Vec<Letter> = pending(turn.game()).cloned().collect();
    for Letter { number, victim, wording: Wording { riddle, link }, .. } in letters {
        let seat = turn.game().seat_behind(turn.rules(), victim).unwrap_or(Seat(victim.0));
        turn.tell_person(person.clone(), Notice::Review { number, seat, riddle, link });
    }
    ask(turn, person);
}

/// `approve [NUMBER]` or `refuse [NUMBER] [REASON]`; without a number the oldest that waits is meant.
pub(in super::super::super) fn review(
    turn: &mut Turn,
    sender: &Sender,
    number: Option<u16>,
    approves: bool,
    reason: Option<&str>,
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    let seat = reviewer(turn, sender)?;
    turn.running()?;
    current(turn, prompt)?;
    let open = |letter: &&Letter| !letter.reviews.contains_key(&seat);
    let meant = match number {
        None => pending(turn.game()).find(open).ok_or_else(|| match pending(turn.game()).next() {
            Some(_) => Code::Final,
            None => Code::WrongPhase,
        })?,
        Some(number) => {
            let at_notice_time = matches!(turn.game().phase, Phase::Night { .. });
            let found = notice::letter(turn.game(), number).filter(|_| at_notice_time);
            found.ok_or_else(|| match pending(turn.game()).next() {
                Some(_) => Refusal::new(Code::BadValue).with("value", number),
                None => Code::WrongPhase.into(),
            })?
        }
    };
    if meant.verdict != Verdict::Pending || meant.reviews.contains_key(&seat) {
        return Err(Code::Final.into());
    }
    if reason.is_some_and(|reason| reason.chars().count() > REASON_CHARS_MAX) {
        return Err(Refusal::new(Code::TooLong).with("max", REASON_CHARS_MAX));
    }
    let number = meant.number;
    turn.tell_person(sender.id.clone(), Notice::ReviewNoted { number, approves });
    if seat == Seat::JUDGE {
        judged(turn, number, approves, reason);
        return Ok(());
    }
    deed(turn, Deed::Reviewed { number, seat, approves });
    count(turn, number, reason);
    Ok(())
}

/// The seat of a reviewer. A refusal looks at what the sender is before it looks at the time.
fn reviewer(turn: &Turn, sender: &Sender) -> Result<Seat, Refusal> {
    if turn.table().game.is_none() {
        return Err(
            if turn.table().seat_of(&sender.id).is_some() { Code::NoGame } else { Code::NotJoined }.into()
        );
    }
    if turn.rules().judge == JudgeKind::Human && turn.table().host.as_ref() == Some(&sender.id) {
        return if turn.rules().notice.is_some() { Ok(Seat::JUDGE) } else { Err(Code::NotYours.into()) };
    }
    let seat = sender.player(turn)?;
    let dead = match panel_now(turn) {
        Panel::Dead(seats) => seats.contains(&seat),
        Panel::Nobody | Panel::Judge(_) => false,
    };
    match (dead, turn.game().is_alive(seat)) {
        (true, _) if turn.rules().notice.is_some() => Ok(seat),
        (_, true) => Err(Code::NotYours.into()),
        (_, false) => Err(Code::NotAlive.into()),
    }
}

/// Counts what the dead think of a notice. Source: NO-03
fn count(turn: &mut Turn, number: u16, reason: Option<&str>) {
    let Panel::Dead(seats) = panel_now(turn) else { return };
    let Some(letter) = notice::letter(turn.game(), number) else { return };
    let think =
        |approves: bool| seats.iter().filter(|seat| letter.reviews.get(seat) == Some(&approves)).count();
    let (yes, no) = (think(true), think(false));
    if yes * 2 > seats.len() {
        judged(turn, number, true, None);
    } else if no * 2 >= seats.len() {
        judged(turn, number, false, reason);
    }
}

/// Somebody went out, or whoever is out has left: what waits may be decided by now, and a new reviewer is
/// shown what still waits.
pub(in super::super::super) fn carry_on(turn: &mut Turn, seat: Seat) {
    let numbers: Vec<u16> = pending(turn.game()).map(|letter| letter.number).collect();
    for number in numbers {
        match panel_now(turn) {
            Panel::Nobody => judged(turn, number, true, None),
            Panel::Judge(_) => {}
            Panel::Dead(_) => count(turn, number, None),
        }
    }
    if let Some(person) = turn.table().player(seat).map(|player| player.person.clone()) {
        show_all(turn, &person);
    }
}

/// A notice that was reviewed is approved or refused, and the killers hear it.
fn judged(turn: &mut Turn, number: u16, approves: bool, reason: Option<&str>) {
    let Some(Letter { by, victim, .. }) = notice::letter(turn.game(), number).cloned() else { return };
    let notice = Notice::Reviewed {
        ask: Ask::Notice,
        targets: vec![victim],
        approved: approves,
        reason: reason.map(str::to_owned).filter(|reason| !reason.is_empty()),
    };
    turn.tell_seat(by, notice.clone());
    let mates = holders(turn.rules(), turn.game(), Ask::Notice);
    night::tell_others(turn, by, &mates, notice);
    verdict(turn, number, approves);
}

fn verdict(turn: &mut Turn, number: u16, approves: bool) {
    let verdict = if approves { Verdict::Approved } else { Verdict::Refused };
    deed(turn, Deed::Judged { number, verdict });
    if approves {
        notice::approved(turn, number);
    }
}

/// What a notice that waits says, for whoever reviews it. Source: C-01
#[must_use]
pub fn under_review(game: &Game, number: u16) -> Option<(Target, &Wording)> {
    pending(game).find(|letter| letter.number == number).map(|letter| (letter.victim, &letter.wording))
}
