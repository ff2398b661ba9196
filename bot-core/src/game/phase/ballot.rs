//! Ballots: sealed, called or open; what follows a tie; the execution.
//!
//! Source: C-09, C-10, V2-06 to V2-08, ST-07, TH-05, FT-04

use std::collections::{BTreeMap, BTreeSet};

use super::super::event::Fact;
use super::super::ids::{Seat, Secret, Target};
use super::super::notice::{BallotKind, CastVote, Cause, EndReason, Notice, Outcome, TableNote};
use super::super::refusal::{Code, Reason, Refusal};
use super::super::rng::Stream;
use super::super::role::Side;
use super::super::rules::{Abstentions, BallotOrder, Close, Limit, TieStep, VotesOf};
use super::super::special::written::turns;
use super::super::special::{self, Overruled};
use super::super::state::{Ballot, Game, Phase, Purpose, Step, TieProgress};
use super::super::turn::Turn;
use super::closing::{self, Closed};
use super::{Ended, end, speech};

/// The day's first ballot, as a step of its agenda.
pub(super) fn first_step(turn: &Turn) -> Step {
    let purpose = if turn.rules().finalists > 0 { Purpose::Shortlist } else { Purpose::Execute };
    let all = turn.game().aims(turn.rules());
    Step::Ballot(0, ordered(turn, &all), purpose)
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
        votes: BTreeMap::new().into(),
        extra: BTreeMap::new(),
    };
    super::begin(turn, Phase::Ballot(ballot), Limit::Ballot);
    let ends = turn.game().deadline;
    let voters = weights.keys().copied().collect();
    let first = candidates[0];
    turn.tell_room(Notice::Ballot { round, candidates, voters, weights, kind, may_abstain, names, ends });
    if called.is_some() {
        turn.tell_room(Notice::Call { seat: seat_of(turn, first), ends });
    }
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
    turn.fact(Fact::VoteCast { seat, targets: Secret::new(targets) });
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
        let counts = |vote: &CastVote| vote.for_target.is_some() && turn.game().is_alive(vote.by);
        let votes: Vec<CastVote> = cast_votes(turn, ballot).into_iter().filter(counts).collect();
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
    let for_them = |vote: &Secret<Option<Vec<Target>>>| {
        vote.open().as_ref().is_some_and(|named| named.iter().any(theirs))
    };
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
            let ends = turn.game().deadline;
            let seat = seat_of(turn, candidate);
            turn.tell_room(Notice::Call { seat, ends });
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

/// One entry per voter and target, in seat order; `None` for whoever abstained or did not vote.
/// One target named takes all of one's votes.
fn cast_votes(turn: &Turn, ballot: &Ballot) -> Vec<CastVote> {
    let void = |target: Target| turn.rules().void_votes && !stands(turn, target);
    let cast = |by: Seat, target: Target, weight: u16| CastVote {
        by,
        for_target: Some(target).filter(|target| *target != NOBODY_REAL),
        weight,
        void: void(target),
    };
    let mut list: Vec<CastVote> = Vec::new();
    for (seat, weight) in &ballot.weights {
        let named = ballot.votes.get(seat).and_then(|vote| vote.open().clone()).unwrap_or_default();
        match named[..] {
            [] => list.push(CastVote { by: *seat, for_target: None, weight: *weight, void: false }),
            [one] => list.push(cast(*seat, one, *weight)),
            _ => {
                let each = turns::factor(turn.game(), *seat);
                for target in named {
                    match list.iter_mut().find(|cast| (cast.by, cast.for_target) == (*seat, Some(target))) {
                        Some(cast) => cast.weight += each,
                        None => list.push(cast(*seat, target, each)),
                    }
                }
            }
        }
    }
    list
}

fn counted(votes: &[CastVote]) -> BTreeMap<Target, u16> {
    let mut counts = BTreeMap::new();
    for vote in votes.iter().filter(|vote| !vote.void) {
        if let Some(target) = vote.for_target {
            *counts.entry(target).or_insert(0) += vote.weight;
        }
    }
    counts
}

/// The counts with what candidates have, or lack, beside votes; never below none. Source: CO-06
fn with_extra(ballot: &Ballot, mut counts: BTreeMap<Target, u16>) -> BTreeMap<Target, u16> {
    for (target, extra) in ballot.extra.iter().filter(|(target, _)| ballot.candidates.contains(target)) {
        let count = counts.get(target).copied().unwrap_or(0).saturating_add_signed(*extra);
        counts.insert(*target, count);
    }
    counts.retain(|_, count| *count > 0);
    counts
}

/// What a closed ballot leads to.
enum Verdict {
    Nobody,
    Executed(Vec<Target>),
    Lot,
    /// The killers decide until the night's end. Source: SL-05
    Killers,
    Draw,
    GoOn {
        finalists: Vec<Target>,
    },
    Again {
        steps: Vec<Step>,
        progress: TieProgress,
    },
}

fn close(turn: &mut Turn, ended: Ended) {
    let Phase::Ballot(ballot) = turn.game().phase.clone() else { return };
    if turn.rules().vote_at_once {
        keep(turn, &ballot, ended);
        return;
    }
    conclude(turn, ballot, ended);
}

/// A vote given on its own; a missing one counts for oneself. Source: V4C-11
fn keep(turn: &mut Turn, ballot: &Ballot, ended: Ended) {
    for seat in ballot.weights.keys() {
        let named = ballot
            .votes
            .get(seat)
            .and_then(|vote| vote.open().as_ref())
            .and_then(|named| named.first().copied());
        if named.is_none() && ended == Ended::ByLimit {
            super::missed(turn, &[*seat]);
        }
        let own = turn.game().front(*seat).map(|(card, _)| turn.game().target_of(turn.rules(), card));
        if let Some(target) = named.or(own) {
            turn.fact(Fact::VoteKept { seat: *seat, target });
        }
    }
    let kept = turn.game().kept_votes.clone();
    let one = |(by, target)| CastVote { by, for_target: Some(target), weight: weight(turn, by), void: false };
    let votes: Vec<CastVote> = kept.into_iter().map(one).collect();
    let counts = counted(&votes);
    turn.tell_room(Notice::Tally { votes, counts });
    super::proceed(turn);
}

/// All have voted one by one. Source: V4C-11
pub(super) fn count_kept(turn: &mut Turn) {
    let kept = turn.game().kept_votes.clone();
    turn.fact(Fact::VotesCounted {});
    let all = turn.game().aims(turn.rules());
    let votes: BTreeMap<_, _> =
        kept.iter().map(|(seat, target)| (*seat, Secret::new(Some(vec![*target])))).collect();
    let ballot = Ballot {
        round: 0,
        candidates: ordered(turn, &all).into(),
        weights: kept.keys().map(|seat| (*seat, weight(turn, *seat))).collect::<BTreeMap<_, _>>().into(),
        kind: BallotKind::Open,
        called: None,
        purpose: Purpose::Execute,
        names: 1,
        votes: votes.into(),
        extra: BTreeMap::new(),
    };
    conclude(turn, ballot, Ended::ByLimit);
}

pub(super) fn conclude(turn: &mut Turn, mut ballot: Ballot, ended: Ended) {
    let silent: Vec<Seat> =
        ballot.weights.keys().copied().filter(|seat| !ballot.votes.contains_key(seat)).collect();
    // Whoever went out while the ballot was open has no vote in it.
    ballot.weights.retain(|seat, _| turn.game().is_alive(*seat));
    special::before_count(turn.game(), &mut ballot);
    let votes = cast_votes(turn, &ballot);
    let living = |target: &Target| stands(turn, *target);
    let counts: BTreeMap<Target, u16> =
        with_extra(&ballot, counted(&votes)).into_iter().filter(|(target, _)| living(target)).collect();
    let most = counts.values().copied().max().unwrap_or(0);
    let enough = most > for_nobody(turn, &ballot);
    let top: Vec<Target> = ballot
        .candidates
        .iter()
        .copied()
        .filter(|c| enough && counts.get(c).copied() == Some(most))
        .collect();
    let overruled = match ballot.purpose {
        Purpose::Execute => special::overrule(turn, &top),
        Purpose::Shortlist => None,
    };
    let verdict = match overruled {
        Some(Overruled::Saved) => Verdict::Nobody,
        Some(Overruled::Void) => {
            void(turn, &silent, ended);
            return;
        }
        None => verdict(turn, &ballot, &counts, &top),
    };
    let (outcome, shown_top) = match &verdict {
        Verdict::Nobody => (Outcome::Nobody, top.clone()),
        Verdict::Executed(_) | Verdict::Lot => (Outcome::Out, top.clone()),
        Verdict::Draw => (Outcome::Draw, top.clone()),
        Verdict::GoOn { finalists } => (Outcome::Runoff, finalists.clone()),
        Verdict::Again { .. } | Verdict::Killers => (Outcome::Tie, top.clone()),
    };
    let round = ballot.round;
    // Whoever had nobody to vote for has not kept silent.
    let able: Vec<Seat> = silent.iter().copied().filter(|seat| can_vote(turn, &ballot, *seat)).collect();
    turn.fact(Fact::BallotClosed { ballot: Secret::new(ballot) });
    let seen = match &verdict {
        Verdict::Executed(targets) => targets.clone(),
        Verdict::Lot | Verdict::Killers | Verdict::GoOn { .. } | Verdict::Again { .. } => shown_top.clone(),
        Verdict::Nobody | Verdict::Draw => Vec::new(),
    };
    closing::publish(turn, Closed { round, votes, counts, top: shown_top, seen, outcome });
    let mut silent = have_missed(turn, &silent, ended);
    silent.retain(|seat| able.contains(seat));
    carry_out(turn, verdict, round, &top, &silent);
}

/// The votes for nobody, where abstentions are such. Source: NO-08
fn for_nobody(turn: &Turn, ballot: &Ballot) -> u16 {
    let abstains = |seat: &Seat| ballot.votes.get(seat).is_some_and(|vote| vote.open().is_none());
    match turn.rules().abstentions {
        Abstentions::Blank => 0,
        Abstentions::Nobody => {
            ballot.weights.iter().filter(|(seat, _)| abstains(seat)).map(|(_, weight)| *weight).sum()
        }
    }
}

/// The vote has no effect, and nobody learns who voted how. Source: CO-11
fn void(turn: &mut Turn, silent: &[Seat], ended: Ended) {
    turn.tell_room(Notice::BallotVoid {});
    let silent = have_missed(turn, silent, ended);
    carry_out(turn, Verdict::Nobody, 0, &[], &silent);
}

/// Those living who let the vote pass; nobody is at fault where the host ended it.
fn have_missed(turn: &mut Turn, silent: &[Seat], ended: Ended) -> Vec<Seat> {
    let living = |seat: &Seat| ended == Ended::ByLimit && turn.game().is_alive(*seat);
    let silent: Vec<Seat> = silent.iter().copied().filter(living).collect();
    super::missed(turn, &silent);
    silent
}

fn carry_out(turn: &mut Turn, verdict: Verdict, round: u16, top: &[Target], silent: &[Seat]) {
    match verdict {
        Verdict::Nobody => {
            turn.fact(Fact::TieMoved { progress: None });
            let (liars, mut gone) = (end::liars(turn), Vec::new());
            closing::silent_die(turn, silent, &mut gone);
            end::punish_liars(turn, liars, &mut gone);
            finish_day(turn, gone, Vec::new());
        }
        Verdict::Executed(targets) => execute(turn, &targets, silent),
        Verdict::Lot => {
            let (seed, nonce) = (*turn.game().seed.open(), turn.game().nonce);
            let purpose = format!("lot {} {round}", turn.game().day);
            let drawn = top[Stream::new(&purpose, &seed, &nonce).below(top.len())];
            turn.tell_room(Notice::Table {
                note: TableNote::Lot,
                seat: Some(seat_of(turn, drawn)),
                user: None,
                amount: None,
            });
            execute(turn, &[drawn], silent);
        }
        Verdict::Killers => {
            let progress = TieProgress { next: 0, tied: top.to_vec(), running: 0 };
            turn.fact(Fact::TieMoved { progress: Some(progress) });
            turn.tell_room(Notice::Table {
                note: TableNote::TieKillers,
                seat: None,
                user: None,
                amount: None,
            });
            turn.fact(Fact::AgendaSet { agenda: Vec::new() });
            super::proceed(turn);
        }
        Verdict::Draw => end::finish(turn, &[], EndReason::ThirdTie),
        Verdict::GoOn { finalists } => {
            if closing::lost_by_silence(turn, silent) {
                return;
            }
            let mut steps =
                speech::round_of(turn, round + 1, |seat| finalists.iter().any(|c| seat_of(turn, *c) == seat));
            steps.push(Step::Ballot(round + 1, ordered(turn, &finalists), Purpose::Execute));
            turn.fact(Fact::AgendaSet { agenda: steps });
            super::proceed(turn);
        }
        Verdict::Again { steps, progress } => {
            if closing::lost_by_silence(turn, silent) {
                return;
            }
            turn.fact(Fact::TieMoved { progress: Some(progress) });
            turn.fact(Fact::AgendaSet { agenda: steps });
            super::proceed(turn);
        }
    }
}

fn verdict(turn: &Turn, ballot: &Ballot, counts: &BTreeMap<Target, u16>, top: &[Target]) -> Verdict {
    if let Some(out) = special::voted_out(turn.game(), ballot.names, counts) {
        return if out.is_empty() { Verdict::Nobody } else { Verdict::Executed(out) };
    }
    match (ballot.purpose, top) {
        (_, []) => Verdict::Nobody,
        (Purpose::Shortlist, _) => Verdict::GoOn { finalists: finalists(turn, ballot, counts) },
        (Purpose::Execute, [one]) => Verdict::Executed(vec![*one]),
        (Purpose::Execute, tied) => after_tie(turn, ballot.round, tied),
    }
}

/// The most voted, more when tied at the last place. Source: FT-04
fn finalists(turn: &Turn, ballot: &Ballot, counts: &BTreeMap<Target, u16>) -> Vec<Target> {
    let mut by_count: Vec<u16> = counts.values().copied().collect();
    by_count.sort_unstable_by(|a, b| b.cmp(a));
    let place = usize::from(turn.rules().finalists).min(by_count.len());
    let least = by_count[place - 1];
    ballot.candidates.iter().copied().filter(|c| counts.get(c).is_some_and(|count| *count >= least)).collect()
}

/// Walks the rule set's list from where the tie stands to the next runoff or to an end.
///
/// Source: V2-07, ST-07, TH-05
fn after_tie(turn: &Turn, round: u16, tied: &[Target]) -> Verdict {
    let rules = turn.rules();
    let mut tied = tied.to_vec();
    tied.sort_unstable();
    let before = turn.game().tie.as_ref();
    // The first ballot of the day is no such round; fewer who tie have tied in one.
    let running = before.map_or(0, |tie| if tie.tied == tied { tie.running + 1 } else { 1 });
    if rules.tie.contains(&TieStep::Again) && running >= rules.tie_limit {
        return Verdict::Nobody;
    }
    let mut at = before.map_or(0, |tie| usize::from(tie.next));
    let mut steps = Vec::new();
    // A valid list ends in a terminal step, and `again` leads back before a runoff, so this ends.
    loop {
        let step = rules.tie.get(at).copied().unwrap_or(TieStep::Nobody);
        at += 1;
        match step {
            TieStep::TiedSpeak => {
                steps.extend(speech::round_of(turn, round + 1, |seat| is_tied(turn, &tied, seat)))
            }
            TieStep::OthersSpeak => {
                steps.extend(speech::round_of(turn, round + 1, |seat| !is_tied(turn, &tied, seat)))
            }
            TieStep::Runoff => {
                steps.push(Step::Ballot(round + 1, ordered(turn, &tied), Purpose::Execute));
                let next = u16::try_from(at).unwrap_or(u16::MAX);
                return Verdict::Again { steps, progress: TieProgress { next, tied, running } };
            }
            TieStep::Again => {
                let speech = |step: &TieStep| matches!(step, TieStep::TiedSpeak | TieStep::OthersSpeak);
                at = rules.tie.iter().position(speech).unwrap_or(0);
            }
            TieStep::Draw => return Verdict::Draw,
            TieStep::Nobody => return Verdict::Nobody,
            TieStep::All => return Verdict::Executed(tied),
            TieStep::Lot => return Verdict::Lot,
            TieStep::Killers => return Verdict::Killers,
        }
    }
}

fn is_tied(turn: &Turn, tied: &[Target], seat: Seat) -> bool {
    tied.iter().any(|target| seat_of(turn, *target) == seat)
}

/// The most voted are out; then last words while the quota lasts, then night.
fn execute(turn: &mut Turn, targets: &[Target], silent: &[Seat]) {
    turn.fact(Fact::TieMoved { progress: None });
    let liars = end::liars(turn);
    let (mut steps, mut gone) = (Vec::new(), Vec::new());
    for target in targets {
        let Some(card) = turn.game().aimed_at(turn.rules(), *target) else { continue };
        let seat = turn.game().card(card).seat;
        let mute = turn.game().is_mute(seat)
            || (!turn.rules().last_words.executed_killer
                && turn.game().side_of(turn.rules(), seat) == Side::Killers);
        let entitled = end::goes_out(turn, card, Cause::Voted);
        if !turn.game().is_alive(seat) {
            gone.push(seat);
            if entitled && !mute {
                steps.push(Step::LastWords(seat));
            }
        }
    }
    closing::silent_die(turn, silent, &mut gone);
    end::punish_liars(turn, liars, &mut gone);
    finish_day(turn, gone, steps);
}

/// After the day's last ballot: whoever left may be followed, the end is tested, night falls.
fn finish_day(turn: &mut Turn, gone: Vec<Seat>, mut steps: Vec<Step>) {
    if turn.rules().parting && !gone.is_empty() {
        steps.insert(0, Step::Parting(gone));
    } else if special::settles(turn.game()) {
        steps.insert(0, Step::Settle);
    } else if end::test_after_vote(turn) {
        return;
    }
    special::act_published(turn);
    turn.fact(Fact::AgendaSet { agenda: steps });
    super::proceed(turn);
}
