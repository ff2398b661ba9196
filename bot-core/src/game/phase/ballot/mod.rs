//! Ballots: sealed, called or open; what follows a tie; the execution.
//!
//! Source: C-09, C-10, V2-06 to V2-08, ST-07, TH-05, FT-04

mod count;

use std::collections::{BTreeMap, BTreeSet};

use super::super::event::Fact;
use super::super::ids::{Seat, Secret, Target};
use super::super::notice::{BallotKind, CastVote, Notice};
use super::super::refusal::{Code, Reason, Refusal};
use super::super::rules::{BallotOrder, Close, HandForm, Limit, VotesOf};
use super::super::shared::Sparse;
use super::super::special::written::turns;
use super::super::special::{self};
use super::super::state::{Ballot, Game, Phase, Purpose, Step, Vote};
use super::super::targets::Targets;
use super::super::turn::Turn;
use super::{Ended, speech};
use count::{cast_votes, close, counted};
pub(super) use count::{conclude, count_kept};

/// The day's first ballot, as a step of its agenda.
pub(super) fn first_step(turn: &Turn) -> Step {
    let purpose = if turn.rules().finalists > 0 { Purpose::Shortlist } else { Purpose::Execute };
    let all = turn.game().aims(turn.rules());
    Step::Ballot(0, ordered(turn, &all).into(), purpose)
}

/// Source: V2-06, CL-03
fn in_ballot_order(turn: &Turn, mut candidates: Vec<Target>) -> Vec<Target> {
    if turn.rules().ballot_order == BallotOrder::Reverse {
        candidates.reverse();
    }
    candidates
}

/// These candidates in the stated order.
fn ordered(turn: &Turn, chosen: &[Target]) -> Vec<Target> {
    let (rules, game) = (turn.rules(), turn.game());
    let of_seat =
        |seat: Seat| chosen.iter().copied().filter(move |c| game.seat_behind(rules, *c) == Some(seat));
    let order = speech::order(rules, game);
    in_ballot_order(turn, order.into_iter().flat_map(of_seat).collect())
}

/// Whether somebody can still be voted for.
pub(super) fn stands(turn: &Turn, target: Target) -> bool {
    let (rules, game) = (turn.rules(), turn.game());
    game.aimed_at(rules, target).is_some_and(|card| game.is_present(game.card(card).seat))
}

/// The seat behind a candidate.
fn seat_of(turn: &Turn, target: Target) -> Seat {
    turn.game().seat_behind(turn.rules(), target).unwrap_or(Seat(target.0))
}

/// How much a seat's votes count. Source: C-09, V5-14, DU-08, ST2-03
pub(super) fn weight(turn: &Turn, seat: Seat) -> u16 {
    let votes = match turn.rules().votes_of {
        VotesOf::Player => 1,
        VotesOf::Card => {
            let living = turn.game().hand(seat).filter(|(_, card)| card.alive).count();
            u16::try_from(living).unwrap_or(u16::MAX)
        }
    };
    votes.saturating_mul(turns::factor(turn.game(), seat))
}

/// How many targets a seat may name in a ballot: a vote that counts doubly is still one.
pub(in super::super) fn targets_max(game: &Game, ballot: &Ballot, seat: Seat) -> u16 {
    let weight = ballot.weights.get(&seat).copied().unwrap_or(1);
    (weight / turns::factor(game, seat)).max(1).max(ballot.names)
}

pub(super) fn begin(turn: &mut Turn, round: u16, candidates: &[Target], purpose: Purpose) -> bool {
    let candidates: Vec<Target> = candidates.iter().copied().filter(|c| stands(turn, *c)).collect();
    if candidates.is_empty() {
        return false;
    }
    turns::close(turn);
    let weights: BTreeMap<Seat, u16> = turn.game().present().map(|seat| (seat, weight(turn, seat))).collect();
    open(turn, round, candidates, weights, turn.rules().ballot, purpose);
    true
}

/// One player's open vote, right after their speech. Source: V4C-11
pub(super) fn begin_one(turn: &mut Turn, seat: Seat) -> bool {
    if !turn.game().is_present(seat) || turn.game().kept_votes.contains_key(&seat) {
        return false;
    }
    turns::close(turn);
    let all = turn.game().aims(turn.rules());
    let candidates: Vec<Target> = ordered(turn, &all).into_iter().filter(|c| stands(turn, *c)).collect();
    open(
        turn,
        0,
        candidates,
        BTreeMap::from([(seat, weight(turn, seat))]),
        BallotKind::Open,
        Purpose::Execute,
    );
    true
}

fn open(
    turn: &mut Turn,
    round: u16,
    candidates: Vec<Target>,
    weights: BTreeMap<Seat, u16>,
    kind: BallotKind,
    purpose: Purpose,
) {
    let may_abstain = turn.rules().abstain;
    let called = (kind == BallotKind::Called).then_some(0);
    let names = special::names_per_vote(turn.game());
    let ballot = Ballot {
        round,
        candidates: candidates.clone().into(),
        weights: weights.clone().into(),
        kind,
        called,
        purpose,
        names,
        votes: Sparse::default(),
        extra: Sparse::default(),
    };
    super::begin(turn, Phase::Ballot(ballot), Limit::Ballot);
    let ends = turn.game().deadline;
    let voters = weights.keys().copied().collect();
    let first = candidates[0];
    turn.tell_room(Notice::Ballot { round, candidates, voters, weights, kind, may_abstain, names, ends });
    if called.is_some() {
        call(turn, first);
    }
}

/// Names the candidate who is voted on now. Source: C-10, V5-03
fn call(turn: &mut Turn, candidate: Target) {
    let seat = seat_of(turn, candidate);
    let card = (turn.rules().hand == HandForm::AtOnce).then_some(candidate);
    let ends = turn.game().deadline;
    turn.tell_room(Notice::Call { seat, card, ends });
}

/// What a vote or abstention must be, whoever gives it.
fn open_ballot(turn: &Turn, seat: Seat, in_room: bool) -> Result<&Ballot, Refusal> {
    let Some(ballot) = turn.game().phase.ballot() else {
        return Err(Code::WrongPhase.into());
    };
    if !ballot.weights.contains_key(&seat) {
        return Err(Code::NotYours.into());
    }
    if in_room && ballot.kind == BallotKind::Sealed {
        return Err(Refusal::new(Code::Forbidden).because(Reason::VotePrivately));
    }
    // A vote once given stands when candidates are called. Source: C-10
    if ballot.kind == BallotKind::Called && ballot.votes.contains_key(&seat) {
        return Err(Code::Final.into());
    }
    Ok(ballot)
}

/// `vote`: `targets` are resolved, in the order named.
pub(in super::super) fn vote(
    turn: &mut Turn,
    seat: Seat,
    targets: impl FnOnce(&Turn) -> Result<Vec<Target>, Refusal>,
    in_room: bool,
) -> Result<(), Refusal> {
    // Where everybody votes right after speaking, a vote also ends the speech.
    if turn.rules().vote_at_once
        && matches!(turn.game().phase, Phase::Speech { seat: speaker, .. } if speaker == seat)
    {
        super::proceed(turn);
    }
    open_ballot(turn, seat, in_room)?;
    let mut targets = match targets(turn) {
        // Nobody is meant by that, but the vote is taken. Source: SL-03
        Err(refusal) if turn.rules().void_votes && refusal.code == Code::NoSuchPlayer => vec![NOBODY_REAL],
        resolved => resolved?,
    };
    let ballot = open_ballot(turn, seat, in_room)?;
    if ballot.names > 1 {
        // Only different names count. Source: DN-08
        let mut seen = BTreeSet::new();
        targets.retain(|target| seen.insert(*target));
    }
    let most = targets_max(turn.game(), ballot, seat);
    if targets.is_empty() || targets.len() > usize::from(most) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::HowMany).with("max", most));
    }
    for target in &targets {
        may_vote_for(turn, ballot, seat, *target)?;
    }
    cast(turn, seat, Some(targets));
    Ok(())
}

/// Stands for somebody whom nobody knows: no seat has this number.
const NOBODY_REAL: Target = Target(0);

fn may_vote_for(turn: &Turn, ballot: &Ballot, seat: Seat, target: Target) -> Result<(), Refusal> {
    let bad = |reason| Err(Refusal::new(Code::BadTarget).because(reason));
    if !stands(turn, target) {
        return if turn.rules().void_votes { Ok(()) } else { bad(Reason::TargetOut) };
    }
    if seat_of(turn, target) == seat && !turn.rules().self_vote {
        return bad(Reason::Yourself);
    }
    if !ballot.candidates.contains(&target) {
        return bad(Reason::NotCandidate);
    }
    if let Some(called) = ballot.called
        && ballot.candidates.get(usize::from(called)) != Some(&target)
    {
        return Err(Refusal::new(Code::Forbidden).because(Reason::NotCalled));
    }
    Ok(())
}

/// `abstain`.
pub(in super::super) fn abstain(turn: &mut Turn, seat: Seat, in_room: bool) -> Result<(), Refusal> {
    let ballot = open_ballot(turn, seat, in_room)?;
    if !turn.rules().abstain && can_vote(turn, ballot, seat) {
        return Err(Code::MustVote.into());
    }
    cast(turn, seat, None);
    Ok(())
}

/// Whether there is anybody a seat could vote for in a ballot: a sole suspect has only themselves.
fn can_vote(turn: &Turn, ballot: &Ballot, seat: Seat) -> bool {
    let own = |target: &Target| seat_of(turn, *target) == seat && !turn.rules().self_vote;
    ballot.candidates.iter().any(|target| !own(target) && stands(turn, *target))
}

/// `unvote`.
pub(in super::super) fn unvote(turn: &mut Turn, seat: Seat, in_room: bool) -> Result<(), Refusal> {
    open_ballot(turn, seat, in_room)?;
    turn.fact(Fact::VoteWithdrawn { seat });
    turn.tell_seat(seat, Notice::Noted { ask: super::super::Ask::Vote, targets: Vec::new(), detail: None });
    tally(turn);
    Ok(())
}

fn cast(turn: &mut Turn, seat: Seat, targets: Option<Vec<Target>>) {
    let mut named = targets.clone().unwrap_or_default();
    named.retain(|target| *target != NOBODY_REAL);
    turn.fact(Fact::VoteCast { seat, targets: Secret::new(targets.as_deref().map(Targets::from)) });
    super::present(turn, seat);
    turn.tell_seat(seat, Notice::Noted { ask: super::super::Ask::Vote, targets: named, detail: None });
    tally(turn);
    close_if_all_have_voted(turn);
}

/// The running tally of an open ballot. Source: C-10
fn tally(turn: &mut Turn) {
    // Votes given one by one are told when they are kept.
    if let Some(ballot) = turn.game().phase.ballot()
        && ballot.kind == BallotKind::Open
        && !turn.rules().vote_at_once
    {
        let mut ballot = ballot.clone();
        // What will not count is not shown either: nobody may learn for whom it was. Source: CO-15
        special::before_count(turn.game(), &mut ballot);
        let counts = |vote: &CastVote| vote.for_target.is_some() && turn.game().is_alive(vote.by);
        let votes: Vec<CastVote> = cast_votes(turn, &ballot).into_iter().filter(counts).collect();
        let counts = counted(&votes);
        turn.tell_room(Notice::Tally { votes, counts });
    }
}

/// Somebody went out while a ballot is open: votes for them are given back, and nobody waits for theirs.
///
/// Source: C-04, peers 8
pub(super) fn carry_on_without(turn: &mut Turn, seat: Seat) {
    give_back(turn, seat);
    let Phase::Ballot(ballot) = &turn.game().phase else { return };
    let called = ballot.called.and_then(|index| ballot.candidates.get(usize::from(index)));
    if called.is_some_and(|target| seat_of(turn, *target) == seat) {
        time_is_up(turn, Ended::ByHost);
    } else {
        close_if_all_have_voted(turn);
    }
}

/// Votes for somebody who went out are given back, where they are not counted as void.
pub(super) fn give_back(turn: &mut Turn, seat: Seat) {
    let Some(ballot) = turn.game().phase.ballot().filter(|_| !turn.rules().void_votes) else { return };
    let theirs = |target: &Target| seat_of(turn, *target) == seat;
    let for_them = |vote: &Vote| vote.open().as_ref().is_some_and(|named| named.iter().any(theirs));
    let voters = ballot.votes.iter().filter(|(_, vote)| for_them(vote)).map(|(voter, _)| *voter);
    for voter in voters.collect::<Vec<_>>() {
        turn.fact(Fact::VoteWithdrawn { seat: voter });
        turn.tell_seat(
            voter,
            Notice::Noted { ask: super::super::Ask::Vote, targets: Vec::new(), detail: None },
        );
    }
    tally(turn);
}

/// Closes a ballot in which nobody is left to vote.
fn close_if_all_have_voted(turn: &mut Turn) {
    super::window::close_if_all_have_acted(turn);
    if let Phase::Ballot(ballot) = &turn.game().phase
        && turn.rules().ballot_close == Close::Early
        && ballot.weights.keys().all(|seat| ballot.votes.contains_key(seat) || !turn.game().is_alive(*seat))
    {
        close(turn, Ended::ByLimit);
    }
}

/// The ballot's time is up, or that of the candidate who is called.
pub(super) fn time_is_up(turn: &mut Turn, ended: Ended) {
    match next_called(turn) {
        Some((index, candidate)) => {
            turn.fact(Fact::CandidateCalled { index });
            super::limit_anew(turn, Limit::Ballot);
            call(turn, candidate);
        }
        None => close(turn, ended),
    }
}

/// The next candidate of a called ballot who can still be voted for, with their place in it.
fn next_called(turn: &Turn) -> Option<(u16, Target)> {
    let Phase::Ballot(ballot) = &turn.game().phase else { return None };
    let from = ballot.called? + 1;
    let mut later = (from..).zip(ballot.candidates.iter().skip(usize::from(from)));
    later.find(|(_, target)| stands(turn, **target)).map(|(index, target)| (index, *target))
}
