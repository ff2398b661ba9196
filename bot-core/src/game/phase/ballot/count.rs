//! What comes of a ballot: the count, ties, whom it executes.

use std::collections::BTreeMap;

use super::super::super::event::Fact;
use super::super::super::ids::{Seat, Secret, Target};
use super::super::super::notice::{BallotKind, CastVote, Cause, EndReason, Notice, Outcome, TableNote};
use super::super::super::rng::Stream;
use super::super::super::role::Side;
use super::super::super::rules::{Abstentions, TieStep};
use super::super::super::shared::Sparse;
use super::super::super::special::written::turns;
use super::super::super::special::{self, Overruled};
use super::super::super::state::{Ballot, Phase, Purpose, Step, TieProgress};
use super::super::super::turn::Turn;
use super::super::closing::{self, Closed};
use super::super::{Ended, end, speech};
use super::{NOBODY_REAL, can_vote, ordered, seat_of, stands, weight};

/// One entry per voter and target, in seat order; `None` for whoever abstained or did not vote.
/// One target named takes all of one's votes.
pub(super) fn cast_votes(turn: &Turn, ballot: &Ballot) -> Vec<CastVote> {
    let void = |target: Target| turn.rules().void_votes && !stands(turn, target);
    let cast = |by: Seat, target: Target, weight: u16| CastVote {
        by,
        for_target: Some(target).filter(|target| *target != NOBODY_REAL),
        weight: if void(target) { 0 } else { weight },
        void: void(target),
    };
    let mut list: Vec<CastVote> = Vec::new();
    for (seat, weight) in &ballot.weights {
        let named = ballot.votes.get(seat).and_then(|vote| vote.open().as_deref()).unwrap_or_default();
        match *named {
            // Votes that count for nothing were made void; for whom they were is gone. Source: CO-15
            [] => list.push(CastVote { by: *seat, for_target: None, weight: *weight, void: *weight == 0 }),
            [one] => list.push(cast(*seat, one, *weight)),
            _ => {
                let each = turns::factor(turn.game(), *seat);
                for target in named.iter().copied() {
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

pub(super) fn counted(votes: &[CastVote]) -> BTreeMap<Target, u16> {
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

pub(super) fn close(turn: &mut Turn, ended: Ended) {
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
            super::super::missed(turn, &[*seat]);
        }
        let own = turn.game().front(*seat).map(|(card, _)| turn.game().target_of(turn.rules(), card));
        if let Some(target) = named.or(own) {
            turn.fact(Fact::VoteKept { seat: *seat, target });
        }
    }
    let kept = turn.game().kept_votes.clone();
    let one = |(by, target): (&Seat, &Target)| CastVote {
        by: *by,
        for_target: Some(*target),
        weight: weight(turn, *by),
        void: false,
    };
    let votes: Vec<CastVote> = kept.iter().map(one).collect();
    let counts = counted(&votes);
    turn.tell_room(Notice::Tally { votes, counts });
    super::super::proceed(turn);
}

/// All have voted one by one. Source: V4C-11
pub(in super::super) fn count_kept(turn: &mut Turn) {
    let kept = turn.game().kept_votes.clone();
    turn.fact(Fact::VotesCounted {});
    let all = turn.game().aims(turn.rules());
    let votes: BTreeMap<_, _> =
        kept.iter().map(|(seat, target)| (*seat, Secret::new(Some([*target][..].into())))).collect();
    let ballot = Ballot {
        round: 0,
        candidates: ordered(turn, &all).into(),
        weights: kept.keys().map(|seat| (*seat, weight(turn, *seat))).collect::<BTreeMap<_, _>>().into(),
        kind: BallotKind::Open,
        called: None,
        purpose: Purpose::Execute,
        names: 1,
        votes: votes.into(),
        extra: Sparse::default(),
    };
    conclude(turn, ballot, Ended::ByLimit);
}

pub(in super::super) fn conclude(turn: &mut Turn, mut ballot: Ballot, ended: Ended) {
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
    turn.fact(Fact::BallotClosed { ballot: Secret::new(ballot).into() });
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
    super::super::missed(turn, &silent);
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
            turn.fact(Fact::AgendaSet { agenda: Vec::new().into() });
            super::super::proceed(turn);
        }
        Verdict::Draw => end::finish(turn, &[], EndReason::ThirdTie),
        Verdict::GoOn { finalists } => {
            if closing::lost_by_silence(turn, silent) {
                return;
            }
            let mut steps =
                speech::round_of(turn, round + 1, |seat| finalists.iter().any(|c| seat_of(turn, *c) == seat));
            steps.push(Step::Ballot(round + 1, ordered(turn, &finalists).into(), Purpose::Execute));
            turn.fact(Fact::AgendaSet { agenda: steps.into() });
            super::super::proceed(turn);
        }
        Verdict::Again { steps, progress } => {
            if closing::lost_by_silence(turn, silent) {
                return;
            }
            turn.fact(Fact::TieMoved { progress: Some(progress) });
            turn.fact(Fact::AgendaSet { agenda: steps.into() });
            super::super::proceed(turn);
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
                steps.push(Step::Ballot(round + 1, ordered(turn, &tied).into(), Purpose::Execute));
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
    turn.fact(Fact::AgendaSet { agenda: steps.into() });
    super::super::proceed(turn);
}
