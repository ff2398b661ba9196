//! The night: everybody names in one window and in any order; at its close the ledger is
//! resolved in the rule set's order.
//!
//! Source, C-05, V2-02

use super::super::event::Fact;
use super::super::ids::{Seat, Secret, Target};
use super::super::night::{self, Checked, Resolution};
use super::super::notice::{Audience, Death, EndReason, Hand, NightReport, Notice};
use super::super::prompt::Prompt;
use super::super::prompts;
use super::super::refusal::{Code, Reason, Refusal};
use super::super::role::Ask;
use super::super::rules::{Beside, By, CheckAnswer, Close, Limit, QuietDawn, WordsOrder};
use super::super::special::{self, squeeze};
use super::super::state::{CardRef, Nomination, Phase, Step};
use super::super::turn::Turn;
use super::end;

/// Night falls.
pub(in super::super) fn fall(turn: &mut Turn) {
    if turn.game().night.saturating_sub(turn.game().last_out) >= CALM_NIGHTS_MAX {
        end::finish(turn, &[], EndReason::Abandoned);
        return;
    }
    if turn.game().tie.is_some() {
        turn.fact(Fact::TieMoved { progress: None });
    }
    super::identity::refresh(turn);
    if special::runs_nights(turn.rules()) {
        special::fall(turn);
        return;
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

/// The game begins with a day on which nobody is dead. Source: IN-02
pub(super) fn break_first_day(turn: &mut Turn) {
    turn.fact(Fact::DayBroke { day: 1 });
    turn.tell_room(Notice::Dawn { day: 1, deaths: Vec::new() });
    turn.fact(Fact::AgendaSet { agenda: vec![Step::Plan(None)] });
    super::proceed(turn);
}

/// Asks everybody (or one seat again) for what they can do in secret now.
pub(in super::super) fn ask(turn: &mut Turn, only: Option<Seat>) {
    let asked = |seat: Seat| only.is_none_or(|only| only == seat);
    // A sealed vote is private too, but everybody is told of it by the ballot.
    let secret = |prompt: &Prompt| prompt.private && prompt.ask != Ask::Vote;
    let prompts = prompts::asked(turn.table());
    for prompt in prompts.into_iter().filter(|p| asked(p.seat) && secret(p)) {
        let Prompt { seat, person, ask, targets, min, max, may_decline, ends, roles, .. } = prompt;
        turn.tell_person(person, Notice::Ask { ask, seat, targets, min, max, may_decline, ends, roles });
    }
}

/// Whether a power is spent for this night: its answer has been given. Source: A-03
pub(in super::super) fn is_final(turn: &Turn, ask: Ask) -> bool {
    matches!(&turn.game().phase, Phase::Night { answered, .. } if answered.contains(&ask))
}

/// Whether every card of the seat with this power has spent it. Source: V3-05
pub(in super::super) fn is_used_up(turn: &Turn, seat: Seat, ask: Ask) -> bool {
    let cards = night::cards_with(turn.rules(), turn.game(), seat, ask);
    ask.is_once() && cards.iter().all(|card| turn.game().card(*card).spent)
}

/// Names targets for a power. The sender is alive, has the power, and it is night.
pub(in super::super) fn name(
    turn: &mut Turn,
    seat: Seat,
    ask: Ask,
    targets: &[Target],
) -> Result<(), Refusal> {
    let (rules, game) = (turn.rules(), turn.game());
    let most = how_many(turn, seat, ask);
    let fits =
        if night::aims_at_nobody(ask) { targets.is_empty() } else { (1..=most).contains(&targets.len()) };
    if !fits {
        return Err(Refusal::new(Code::BadTarget).because(Reason::HowMany).with("max", most));
    }
    for target in targets {
        let Some(card) = game.aimed_at(rules, *target) else {
            return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
        };
        if ask == Ask::Kill && night::is_spared_by_the_last(rules, game, seat, card) {
            return Err(Refusal::new(Code::Forbidden).because(Reason::LastSpares));
        }
        if ask == Ask::Kill && night::is_first_victim_again(turn.table(), game, game.card(card).seat) {
            return Err(Refusal::new(Code::Forbidden).because(Reason::FirstVictimAgain).with("seat", target));
        }
        if !night::targets(rules, game, seat, ask).contains(target) {
            let reason =
                if matches!(ask, Ask::Hug | Ask::Honest) { Reason::Yourself } else { Reason::TeamMate };
            return Err(Refusal::new(Code::BadTarget).because(reason));
        }
    }
    let Phase::Night { named, .. } = &game.phase else {
        return Err(Code::WrongPhase.into());
    };
    let stands = named.iter().any(|old| {
        let old = old.open();
        (old.ask, old.by, &old.targets[..]) == (ask, seat, targets)
    });
    if !stands {
        let order = game.nominations;
        let nomination = Nomination { ask, by: seat, targets: targets.to_vec(), side: None, order };
        turn.fact(Fact::Nominated { nomination: Secret::new(nomination) });
    }
    turn.tell_seat(seat, Notice::Noted { ask, targets: targets.to_vec(), detail: None });
    if !stands && night::chosen_by(turn.rules(), ask) == By::Team {
        let notice = Notice::Team { ask: Some(ask), from: seat, targets: targets.to_vec(), said: None };
        tell_others(turn, seat, &night::holders(turn.rules(), turn.game(), ask), &notice);
    }
    answer_if_agreed(turn, ask);
    close_if_all_have_acted(turn);
    Ok(())
}

/// `squeeze`: how many, and to which neighbour. Source: TW-02
pub(in super::super) fn squeeze(turn: &mut Turn, seat: Seat, count: u16, side: Hand) -> Result<(), Refusal> {
    if !(1..=squeeze::COUNT_MAX).contains(&count) {
        return Err(Refusal::new(Code::BadValue).with("max", squeeze::COUNT_MAX));
    }
    let (targets, order) = (vec![Target(count)], turn.game().nominations);
    let nomination =
        Nomination { ask: Ask::Squeeze, by: seat, targets: targets.clone(), side: Some(side), order };
    turn.fact(Fact::Nominated { nomination: Secret::new(nomination) });
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Squeeze, targets, detail: None });
    close_if_all_have_acted(turn);
    Ok(())
}

/// Everybody on the way is told what they felt. Source: TW-04
fn tell_squeezes(turn: &mut Turn) {
    let Phase::Night { named, .. } = &turn.game().phase else { return };
    let sent = named.iter().map(|n| n.open()).find(|n| n.ask == Ask::Squeeze).cloned();
    let Some(Nomination { by, targets, side: Some(side), .. }) = sent else { return };
    let count = targets.first().map_or(0, |target| target.0);
    for (seat, count) in squeeze::chain(turn.game(), by, count, side) {
        turn.tell_seat(seat, Notice::Squeezed { count, side: squeeze::felt_from(side) });
    }
}

/// At most so many targets: one, or one for each card where every card acts for itself.
pub(in super::super) fn how_many(turn: &Turn, seat: Seat, ask: Ask) -> usize {
    night::targets_max(turn.rules(), turn.game(), seat, ask)
}

/// Declines a power for this night.
pub(in super::super) fn decline(turn: &mut Turn, seat: Seat, ask: Ask) -> Result<(), Refusal> {
    if !turn.rules().decline {
        return Err(Code::MustVote.into());
    }
    let Phase::Night { declined, .. } = &turn.game().phase else { return Err(Code::WrongPhase.into()) };
    let stands = declined.contains(&(ask, seat));
    if !stands {
        turn.fact(Fact::Declined { ask, seat });
    }
    turn.tell_seat(seat, Notice::Noted { ask, targets: Vec::new(), detail: None });
    if !stands && night::chosen_by(turn.rules(), ask) == By::Team {
        let notice = Notice::Team { ask: Some(ask), from: seat, targets: Vec::new(), said: None };
        tell_others(turn, seat, &night::holders(turn.rules(), turn.game(), ask), &notice);
    }
    close_if_all_have_acted(turn);
    Ok(())
}

/// Somebody went out in the middle of the night: those who are left may agree without them.
pub(super) fn carry_on(turn: &mut Turn) {
    answer_if_agreed(turn, Ask::Check);
    close_if_all_have_acted(turn);
}

/// Tells the others of a group, and the dead where they may watch.
///
/// Source: A-04, ST-11
pub(in super::super) fn tell_others(turn: &mut Turn, seat: Seat, group: &[Seat], notice: &Notice) {
    for mate in group.iter().filter(|mate| **mate != seat) {
        turn.tell_seat(*mate, notice.clone());
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
        let own = named.iter().map(|n| n.open()).find(|n| n.ask == ask && n.by == *seat);
        own.and_then(|n| n.targets.first().copied())
    };
    let Some(first) = holders.first().and_then(of) else { return };
    let Some(card) = turn.game().aimed_at(turn.rules(), first) else { return };
    if turn.rules().check.by == By::Team && holders.iter().all(|seat| of(seat) == Some(first)) {
        let answer = night::answer_about(turn.rules(), turn.game(), None, card);
        give_answer(turn, Checked { by: holders, target: first, answer });
    }
}

/// Gives an answer to everybody who may hear it. Source: V2-03, ST-03, CL-06, V7-04
fn give_answer(turn: &mut Turn, checked: Checked) {
    let (rules, game) = (turn.rules(), turn.game());
    let Checked { by: mut to, target, answer } = checked;
    let shared = |seat: &Seat| {
        game.acting(rules, *seat).iter().any(|card| rules.check.shared_with.contains(&game.card(*card).role))
    };
    to.extend(game.living().filter(shared).filter(|seat| !to.contains(seat)).collect::<Vec<_>>());
    turn.fact(Fact::Answered {
        ask: Ask::Check,
        target,
        also: Vec::new(),
        answer: Secret::new(answer.clone()),
        to: to.clone(),
    });
    let notice = Notice::Answer { ask: Ask::Check, targets: vec![target], answer };
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
            || is_used_up(turn, seat, ask)
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
    let resolution = night::resolve(turn.rules(), turn.game());
    let Resolution { entries, answers, deaths, needles, spent, silenced, honest } = resolution;
    let answered_before = is_final(turn, Ask::Check);
    for checked in answers.into_iter().filter(|_| !answered_before) {
        give_answer(turn, checked);
    }
    tell_squeezes(turn);
    let night = turn.game().night;
    if night == 1 {
        let victim = deaths.first().map(|card| turn.game().card(*card).seat);
        let person = victim.and_then(|seat| turn.table().player(seat)).map(|player| player.person.clone());
        turn.fact(Fact::FirstVictim { person });
    }
    turn.fact(Fact::NightResolved { report: Secret::new(NightReport { night, entries }) });
    for (card, doctor) in needles {
        turn.fact(Fact::Needled { card, doctor });
    }
    for card in spent {
        turn.fact(Fact::Spent { card });
    }
    let day = turn.game().day + 1;
    for seat in &silenced {
        turn.fact(Fact::Silenced { seat: *seat, day });
    }
    for seat in honest {
        turn.fact(Fact::MadeHonest { seat, day });
    }
    dawn(turn, &deaths, &silenced);
}

/// The night's dead cards, by number, and who may speak once more.
fn bury(turn: &mut Turn, dead: &[CardRef], silenced: &[Seat]) -> (Vec<Death>, Vec<Seat>) {
    let mut in_order = dead.to_vec();
    in_order.sort_unstable();
    let (mut deaths, mut speakers) = (Vec::new(), Vec::new());
    for card in in_order {
        let (seat, role) = (turn.game().card(card).seat, turn.game().card(card).role);
        let shown = end::shown_as(turn.rules(), turn.rules().shown.night, role);
        let entitled = end::entitled_to_last_words(turn);
        let number = end::card_number(turn.rules(), turn.game(), card);
        turn.fact(Fact::Died { card });
        let out = !turn.game().is_alive(seat);
        deaths.push(Death { seat, card: number, out, shown });
        if out && entitled {
            turn.fact(Fact::WordsUsed {});
            if !silenced.contains(&seat) {
                speakers.push(seat);
            }
        }
        if !out && turn.rules().sits_out {
            let day = turn.game().day + 1;
            turn.fact(Fact::SitsOut { seat, day });
        }
    }
    (deaths, speakers)
}

/// Day breaks: announced, tested for the end, then the day's agenda.
fn dawn(turn: &mut Turn, dead: &[CardRef], silenced: &[Seat]) {
    let (deaths, mut speakers) = bury(turn, dead, silenced);
    let victim = dead.first().map(|card| turn.game().card(*card).seat);
    let mut named: Vec<Seat> = deaths.iter().map(|death| death.seat).collect();
    let day = turn.game().day + 1;
    if turn.rules().last_words.order == WordsOrder::Alternate && day.is_multiple_of(2) {
        speakers.reverse();
        named.reverse();
    }
    let last_named = named.last().copied();
    let anchor = match turn.rules().speech.beside {
        Beside::Victim => victim,
        Beside::LastDead => last_named,
        Beside::LastWords => speakers.last().copied().or(last_named),
    };
    let gone: Vec<Seat> = deaths.iter().filter(|death| death.out).map(|death| death.seat).collect();
    let quiet = deaths.is_empty();
    turn.fact(Fact::DayBroke { day });
    turn.tell_room(Notice::Dawn { day, deaths });
    for seat in silenced {
        turn.tell_room(Notice::Silenced { seat: *seat });
    }
    let mut agenda = Vec::new();
    let waits = turn.rules().parting && !gone.is_empty();
    if waits {
        agenda.push(Step::Parting(gone));
    } else if end::test(turn) {
        return;
    }
    if quiet && turn.rules().quiet_dawn == QuietDawn::NextNight {
        fall(turn);
        return;
    }
    agenda.extend(speakers.into_iter().map(Step::LastWords));
    agenda.push(Step::Plan(anchor));
    turn.fact(Fact::AgendaSet { agenda });
    super::proceed(turn);
}
