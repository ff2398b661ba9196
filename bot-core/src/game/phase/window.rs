//! A game day on which everything is open together: until the vote the ballot and every power, then
//! until the night's end the powers of the night. The first night comes before the first day.
//!
//! Source: SL-02 to SL-05, SL-13, SL-15

use std::collections::BTreeMap;

use super::super::event::Fact;
use super::super::ids::{Moment, Seat, Secret, Target};
use super::super::night::{self, Resolution};
use super::super::notice::{Cause, Fate, NightEntry, NightReport, Notice, TableNote, WarningCode};
use super::super::role::Ask;
use super::super::rules::{BallotOrder, Close, Limit, RuleSet};
use super::super::shared::Sparse;
use super::super::state::{Ballot, Game, Nomination, Phase, Purpose};
use super::super::turn::Turn;
use super::super::window::{Window, WindowPart};
use super::{Ended, ballot, end, idle};

/// Night falls where ballot and powers are open together: the first of the game, or an evening.
pub(super) fn fall(turn: &mut Turn) {
    match &turn.game().phase {
        Phase::Window(window) => {
            let window = Window::clone(window);
            begin_evening(turn, window);
        }
        Phase::Night { .. }
        | Phase::LastWords { .. }
        | Phase::Speech { .. }
        | Phase::Discussion { .. }
        | Phase::Defence { .. }
        | Phase::Ballot(_)
        | Phase::Parting { .. }
        | Phase::Accusations { .. }
        | Phase::Ordering { .. }
        | Phase::Special(_) => begin_first(turn),
    }
}

fn begin_first(turn: &mut Turn) {
    let night = turn.game().night + 1;
    open(turn, empty(WindowPart::First), Limit::Night, night);
}

fn empty(part: WindowPart) -> Window {
    Window { part, named: Vec::new(), declined: Sparse::default(), checked: Sparse::default(), ballot: None }
}

/// A day, as a step of its agenda: the ballot and every power.
pub(super) fn begin_day(turn: &mut Turn) -> bool {
    let mut candidates: Vec<Target> = turn.game().present().map(Target::from).collect();
    if turn.rules().ballot_order == BallotOrder::Reverse {
        candidates.reverse();
    }
    let weights: BTreeMap<Seat, u16> =
        turn.game().present().map(|seat| (seat, ballot::weight(turn, seat))).collect();
    let kind = turn.rules().ballot;
    let names = super::super::special::names_per_vote(turn.game());
    let opened = Ballot {
        round: 0,
        candidates: candidates.clone().into(),
        weights: weights.clone().into(),
        kind,
        called: None,
        names,
        purpose: Purpose::Execute,
        votes: Sparse::default(),
        extra: Sparse::default(),
    };
    let night = turn.game().night + 1;
    let window = Window { ballot: Some(opened), ..empty(WindowPart::Day) };
    open(turn, window, Limit::Window, night);
    let (ends, may_abstain) = (turn.game().deadline, turn.rules().abstain);
    let voters = weights.keys().copied().collect();
    turn.tell_room(Notice::Ballot { round: 0, candidates, voters, weights, kind, may_abstain, names, ends });
    true
}

/// The vote is over; what was named for the night still stands, but for whoever is out now.
fn begin_evening(turn: &mut Turn, before: Window) {
    // What ended the vote may have ended the game for the idle too.
    if idle::leave_for_votes(turn) {
        return;
    }
    let night = turn.game().night;
    let named: Vec<Secret<Nomination>> =
        before.named.into_iter().filter(|named| !closes_with_ballot(turn, named.open().ask)).collect();
    let mut declined = before.declined;
    declined.retain(|(ask, _)| !closes_with_ballot(turn, *ask));
    for nomination in &named {
        warn_of_void(turn, nomination.open());
    }
    open(turn, Window { named, declined, ..empty(WindowPart::Evening) }, Limit::Night, night);
}

fn closes_with_ballot(turn: &Turn, ask: Ask) -> bool {
    turn.rules().with_ballot.contains(&ask)
}

/// Whoever aims at somebody who went out in the meantime is told at once. Source: SL-04
fn warn_of_void(turn: &mut Turn, nomination: &Nomination) {
    if !turn.game().is_alive(nomination.by) {
        return;
    }
    let void = |target: &&Target| turn.game().aimed_at(turn.rules(), **target).is_none();
    for target in nomination.targets.iter().filter(void).copied().collect::<Vec<_>>() {
        let seat = turn.game().seat_behind(turn.rules(), target).unwrap_or(Seat(target.0));
        turn.tell_seat(nomination.by, Notice::Warning { code: WarningCode::TargetOut, seat });
    }
}

fn open(turn: &mut Turn, window: Window, limit: Limit, night: u16) {
    let part = window.part;
    super::begin_in_night(turn, Phase::Window(Box::new(window)), limit, night);
    let ends = turn.game().deadline;
    turn.tell_room(Notice::Window { part, ends });
    super::night::ask(turn, None);
}

/// The open part is over.
pub(super) fn close(turn: &mut Turn, ended: Ended) {
    let Phase::Window(window) = &turn.game().phase else { return };
    match (window.part, window.ballot.clone()) {
        (WindowPart::Day, Some(opened)) => close_day(turn, opened, ended),
        (WindowPart::Day, None) | (WindowPart::First, _) => super::night::close(turn),
        (WindowPart::Evening, _) => close_evening(turn, ended),
    }
}

/// Checks are answered, then the vote is published. Source: SL-02, SL-19
fn close_day(turn: &mut Turn, opened: Ballot, ended: Ended) {
    let Resolution { entries, answers, .. } = night::resolve(turn.rules(), turn.game());
    super::night::give_answers(turn, answers);
    let night = turn.game().night;
    turn.fact(Fact::NightResolved { report: Secret::new(NightReport { night, entries }).into() });
    if ended == Ended::ByLimit {
        idle::count_votes(turn, &opened);
    }
    ballot::conclude(turn, opened, ended);
}

/// The killers' word on a tie first, then the night. Source: SL-05, SL-13
fn close_evening(turn: &mut Turn, ended: Ended) {
    if turn.game().tie.is_some() {
        break_tie(turn);
        if end::test_after_vote(turn) {
            return;
        }
    }
    // Whoever the host gave no time to post is not at fault.
    let silent = if ended == Ended::ByLimit { idle::silent(turn) } else { Vec::new() };
    super::night::close_after(turn, silent);
}

fn break_tie(turn: &mut Turn) {
    let decided = night::most_named(turn.rules(), turn.game(), Ask::Tiebreak);
    turn.fact(Fact::TieMoved { progress: None });
    let Some((target, by)) = decided else {
        note(turn, TableNote::TieUndecided);
        return;
    };
    let role = by.first().and_then(|seat| turn.game().front(*seat)).map(|(_, card)| card.role);
    let entry = NightEntry {
        ask: Ask::Tiebreak,
        by,
        role,
        target: Some(target),
        also: Vec::new(),
        instead: Vec::new(),
        played: None,
        deduced: None,
        fate: Fate::Done,
        answer: None,
        wording: None,
        struck: turn.game().aimed_at(turn.rules(), target).map(|card| turn.game().card(card).role),
    };
    let report = NightReport { night: turn.game().night, entries: vec![entry] };
    turn.fact(Fact::NightResolved { report: Secret::new(report).into() });
    if let Some(card) = turn.game().aimed_at(turn.rules(), target) {
        end::goes_out(turn, card, Cause::Voted);
    }
}

fn note(turn: &mut Turn, note: TableNote) {
    turn.tell_room(Notice::Table { note, seat: None, user: None, amount: None });
}

/// Somebody went out while everything is open: those who are left may agree without them.
pub(super) fn carry_on_without(turn: &mut Turn, seat: Seat) {
    ballot::give_back(turn, seat);
    super::night::answer_who_agree(turn);
    close_if_all_have_acted(turn);
}

/// Where it is so wanted, a part ends as soon as nobody has anything left to say in it.
pub(super) fn close_if_all_have_acted(turn: &mut Turn) {
    let Phase::Window(window) = &turn.game().phase else { return };
    let early = match window.part {
        WindowPart::Day => turn.rules().ballot_close,
        WindowPart::First | WindowPart::Evening => turn.rules().night_close,
    };
    let unvoted = |ballot: &Ballot| {
        let living = ballot.weights.keys().filter(|seat| turn.game().is_alive(**seat));
        living.into_iter().any(|seat| !ballot.votes.contains_key(seat))
    };
    if early != Close::Early || window.ballot.as_ref().is_some_and(unvoted) {
        return;
    }
    let powers = night::closing(turn.rules(), turn.game());
    let tied = turn.game().tie.as_ref().map(|_| Ask::Tiebreak);
    if powers.into_iter().chain(tied).all(|ask| super::night::all_have_acted(turn, ask)) {
        close(turn, Ended::ByLimit);
    }
}

/// When the night after this day ends, where its powers are open already.
pub(in super::super) fn night_ends(rules: &RuleSet, game: &Game) -> Option<Moment> {
    let by_day = matches!(&game.phase, Phase::Window(window) if window.part == WindowPart::Day);
    game.deadline.filter(|_| by_day).map(|day_ends| rules.ends_at(Limit::Night, day_ends))
}

/// Whether something that is asked by day is asked until the night's end.
pub(in super::super) fn stays_open(rules: &RuleSet, ask: Ask) -> bool {
    ask != Ask::Vote && !rules.with_ballot.contains(&ask)
}
