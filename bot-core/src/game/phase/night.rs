//! The night: everybody names in one window and in any order; at its close the ledger is
//! resolved in the rule set's order.
//!
//! Source, C-05, V2-02

use super::super::event::Fact;
use super::super::ids::{Seat, Secret, Target};
use super::super::night::{self, Resolution};
use super::super::notice::{Audience, Death, EndReason, NightReport, Notice};
use super::super::prompt::Prompt;
use super::super::prompts;
use super::super::refusal::{Code, Reason, Refusal};
use super::super::role::Ask;
use super::super::rules::{CheckAnswer, Close, DayForm, Limit, QuietDawn};
use super::super::state::{Nomination, Phase, Step};
use super::super::turn::{Turn, team_of};
use super::{ballot, end, speech};

/// Night falls.
pub(in super::super) fn fall(turn: &mut Turn) {
    if turn.game().night.saturating_sub(turn.game().last_out) >= CALM_NIGHTS_MAX {
        end::finish(turn, &[], EndReason::Abandoned);
        return;
    }
    if turn.game().tie.is_some() {
        turn.fact(Fact::TieMoved { progress: None });
    }
    let phase = Phase::Night { named: Vec::new(), declined: Vec::new(), answered: Vec::new() };
    let night = turn.game().night + 1;
    super::begin_in_night(turn, phase, Limit::Night, night);
    let ends = turn.game().deadline;
    turn.tell_room(Notice::Night { night, ends });
    ask(turn, None);
}

/// After so many nights and days in which nobody went out the players have gone away, and the
/// table is not kept for them for ever (I-07).
const CALM_NIGHTS_MAX: u16 = 50;

/// Asks everybody (or one seat again) for their night powers.
pub(in super::super) fn ask(turn: &mut Turn, only: Option<Seat>) {
    let asked = |seat: Seat| only.is_none_or(|only| only == seat);
    let prompts = prompts::asked(turn.table());
    for prompt in prompts.into_iter().filter(|p| asked(p.seat) && p.ask.is_night_power()) {
        let Prompt { seat, person, ask, targets, min, max, may_decline, ends, .. } = prompt;
        turn.tell_person(person, Notice::Ask { ask, seat, targets, min, max, may_decline, ends });
    }
}

/// Whether a power is spent for this night: its answer has been given. Source: A-03
pub(in super::super) fn is_final(turn: &Turn, ask: Ask) -> bool {
    matches!(&turn.game().phase, Phase::Night { answered, .. } if answered.contains(&ask))
}

/// Names a target for a power. The sender is alive, has the power, and it is night.
pub(in super::super) fn name(turn: &mut Turn, seat: Seat, ask: Ask, target: Target) -> Result<(), Refusal> {
    if !turn.game().is_alive(Seat(target.0)) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    }
    if !night::targets(turn.rules(), turn.game(), seat, ask).contains(&target) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TeamMate));
    }
    if ask == Ask::Kill && night::is_first_victim_again(turn.table(), turn.game(), Seat(target.0)) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::FirstVictimAgain).with("seat", target));
    }
    let Phase::Night { named, .. } = &turn.game().phase else {
        return Err(Code::WrongPhase.into());
    };
    let stands =
        named.iter().any(|old| (old.open().ask, old.open().by, old.open().target) == (ask, seat, target));
    if !stands {
        let order = turn.game().nominations;
        turn.fact(Fact::Nominated { nomination: Secret::new(Nomination { ask, by: seat, target, order }) });
    }
    turn.tell_seat(seat, Notice::Noted { ask, targets: vec![target] });
    if !stands {
        tell_team(
            turn,
            seat,
            &Notice::Team { ask: Some(ask), from: seat, targets: vec![target], said: None },
        );
    }
    answer_if_agreed(turn, ask);
    close_if_all_have_acted(turn);
    Ok(())
}

/// Declines a power for this night.
pub(in super::super) fn decline(turn: &mut Turn, seat: Seat, ask: Ask) {
    let Phase::Night { declined, .. } = &turn.game().phase else { return };
    let stands = declined.contains(&(ask, seat));
    if !stands {
        turn.fact(Fact::Declined { ask, seat });
    }
    turn.tell_seat(seat, Notice::Noted { ask, targets: Vec::new() });
    if !stands {
        let notice = Notice::Team { ask: Some(ask), from: seat, targets: Vec::new(), said: None };
        tell_team(turn, seat, &notice);
    }
    close_if_all_have_acted(turn);
}

/// Somebody went out in the middle of the night: those who are left may agree without them.
pub(super) fn carry_on(turn: &mut Turn) {
    answer_if_agreed(turn, Ask::Check);
    close_if_all_have_acted(turn);
}

/// Tells the other living members of a seat's team, and the dead where they may watch.
///
/// Source: A-04, ST-11
pub(in super::super) fn tell_team(turn: &mut Turn, seat: Seat, notice: &Notice) {
    let Some(team) = team_of(turn.rules(), turn.game(), seat) else { return };
    for mate in turn.living_team(team).into_iter().filter(|mate| *mate != seat) {
        turn.tell_seat(mate, notice.clone());
    }
    if turn.rules().dead_watch {
        turn.tell(Audience::Dead, notice.clone());
    }
}

/// A check is answered as soon as all who check agree. Source: A-03
fn answer_if_agreed(turn: &mut Turn, ask: Ask) {
    if ask != Ask::Check || turn.rules().check_answer != CheckAnswer::AtOnce || is_final(turn, ask) {
        return;
    }
    let Phase::Night { named, .. } = &turn.game().phase else { return };
    let holders = night::holders(turn.rules(), turn.game(), ask);
    let of = |seat: &Seat| {
        named.iter().find(|n| n.open().ask == ask && n.open().by == *seat).map(|n| n.open().target)
    };
    let Some(first) = holders.first().and_then(of) else { return };
    if holders.iter().all(|seat| of(seat) == Some(first)) {
        answer(turn, ask, first);
    }
}

/// Gives the answer to everybody who may hear it. Source: V2-03, ST-03, CL-06
fn answer(turn: &mut Turn, ask: Ask, target: Target) {
    let (rules, game) = (turn.rules(), turn.game());
    let Some(answer) = night::answer_about(rules, game, target) else { return };
    let shared =
        |seat: &Seat| game.front(*seat).is_some_and(|(_, card)| rules.check.shared_with.contains(&card.role));
    let mut to = night::holders(rules, game, ask);
    to.extend(game.living().filter(shared).filter(|seat| !to.contains(seat)).collect::<Vec<_>>());
    turn.fact(Fact::Answered { ask, target, answer: Secret::new(answer), to: to.clone() });
    let notice = Notice::Answer { ask, targets: vec![target], answer };
    for seat in to {
        turn.tell_seat(seat, notice.clone());
    }
    if turn.rules().dead_watch {
        turn.tell(Audience::Dead, notice);
    }
}

/// Source: A-02
fn close_if_all_have_acted(turn: &mut Turn) {
    if turn.rules().night_close != Close::Early {
        return;
    }
    let Phase::Night { named, declined, answered } = &turn.game().phase else { return };
    let has_acted = |ask: Ask, seat: Seat| {
        answered.contains(&ask)
            || declined.contains(&(ask, seat))
            || named.iter().any(|n| (n.open().ask, n.open().by) == (ask, seat))
    };
    let powers = &turn.rules().night_order;
    let all = powers.iter().all(|ask| {
        night::holders(turn.rules(), turn.game(), *ask).into_iter().all(|seat| has_acted(*ask, seat))
    });
    if all {
        close(turn);
    }
}

/// The night is over: the ledger is resolved, day breaks.
pub(super) fn close(turn: &mut Turn) {
    let Resolution { entries, check, victims } = night::resolve(turn.rules(), turn.game());
    if let Some(target) = check.filter(|_| !is_final(turn, Ask::Check)) {
        answer(turn, Ask::Check, target);
    }
    let night = turn.game().night;
    if night == 1 {
        let person =
            victims.first().and_then(|seat| turn.table().player(*seat)).map(|player| player.person.clone());
        turn.fact(Fact::FirstVictim { person });
    }
    turn.fact(Fact::NightResolved { report: Secret::new(NightReport { night, entries }) });
    let (deaths, last_words) = bury(turn, &victims);
    dawn(turn, deaths, last_words, victims.first().copied());
}

/// The night's dead, in seat order, with their last words while the quota lasts.
fn bury(turn: &mut Turn, victims: &[Seat]) -> (Vec<Death>, Vec<Step>) {
    let mut in_seat_order = victims.to_vec();
    in_seat_order.sort_unstable();
    let (mut deaths, mut last_words) = (Vec::new(), Vec::new());
    for seat in in_seat_order {
        let Some((card, role)) = turn.game().front(seat).map(|(card, held)| (card, held.role)) else {
            continue;
        };
        let shown = end::shown_as(turn.rules(), turn.rules().shown.night, role);
        let entitled = end::entitled_to_last_words(turn);
        turn.fact(Fact::Died { card });
        let out = !turn.game().is_alive(seat);
        deaths.push(Death { seat, card: end::card_number(turn.game(), seat, card), out, shown });
        if entitled {
            turn.fact(Fact::WordsUsed {});
            last_words.push(Step::LastWords(seat));
        }
    }
    (deaths, last_words)
}

/// Day breaks: announced, tested for the end, then the day's agenda.
fn dawn(turn: &mut Turn, deaths: Vec<Death>, last_words: Vec<Step>, victim: Option<Seat>) {
    let quiet = deaths.is_empty();
    let day = turn.game().day + 1;
    turn.fact(Fact::DayBroke { day });
    turn.tell_room(Notice::Dawn { day, deaths });
    if end::test(turn) {
        return;
    }
    if quiet && turn.rules().quiet_dawn == QuietDawn::NextNight {
        fall(turn);
        return;
    }
    let first = speech::first_speaker(turn.rules(), turn.game(), victim);
    if let Some(seat) = first {
        turn.fact(Fact::DayBegunBy { seat });
    }
    let mut agenda = last_words;
    match turn.rules().day {
        DayForm::Speeches => agenda.extend(speech::round_of(turn, 0, |_| true)),
        DayForm::Open => agenda.push(Step::Discussion),
    }
    if turn.rules().defence {
        agenda.push(Step::Defence);
    }
    agenda.push(ballot::first_step(turn));
    turn.fact(Fact::AgendaSet { agenda });
    super::proceed(turn);
}
