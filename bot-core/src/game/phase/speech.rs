//! Turns to speak, last words, open discussion, defence.
//!
//! Source: C-07, C-08, V1-03, TH-04

use std::collections::BTreeSet;

use super::super::event::Fact;
use super::super::ids::{Moment, Seat};
use super::super::notice::Notice;
use super::super::refusal::{Code, Reason, Refusal};
use super::super::rules::{Direction, Limit, RuleSet, SpeechStart};
use super::super::state::{Game, Phase, Step};
use super::super::turn::Turn;

pub(super) fn begin_last_words(turn: &mut Turn, seat: Seat) -> bool {
    if turn.game().seats[seat.index()].gone {
        return false;
    }
    super::begin(turn, Phase::LastWords { seat }, Limit::LastWords);
    let ends = turn.game().deadline;
    turn.tell_room(Notice::LastWords { seat, ends });
    true
}

pub(super) fn begin_speech(turn: &mut Turn, seat: Seat, round: u16) -> bool {
    if !turn.game().is_alive(seat) {
        return false;
    }
    super::begin(turn, Phase::Speech { seat, round }, Limit::Speech);
    let ends = turn.game().deadline;
    turn.tell_room(Notice::Speak { seat, ends, round });
    true
}

pub(super) fn begin_discussion(turn: &mut Turn) -> bool {
    super::begin(turn, Phase::Discussion { passed: BTreeSet::new() }, Limit::Discussion);
    let (ends, seats) = (turn.game().deadline, turn.game().living().collect());
    turn.tell_room(Notice::Discussion { ends, seats });
    true
}

pub(super) fn begin_defence(turn: &mut Turn) -> bool {
    super::begin(turn, Phase::Defence { floor: Vec::new(), passed: BTreeSet::new() }, Limit::Defence);
    let (ends, seats) = (turn.game().deadline, turn.game().living().collect());
    turn.tell_room(Notice::Defence { ends, seats });
    true
}

/// Who speaks at this moment, if it is one person's turn.
pub(in super::super) fn speaker(game: &Game) -> Option<Seat> {
    match &game.phase {
        Phase::LastWords { seat } | Phase::Speech { seat, .. } => Some(*seat),
        Phase::Defence { floor, passed } => floor.last().copied().filter(|seat| !passed.contains(seat)),
        Phase::Night { .. } | Phase::Discussion { .. } | Phase::Ballot(_) => None,
    }
}

/// `pass`: ends one's speech, or says that one has nothing more to say.
pub(in super::super) fn pass(turn: &mut Turn, seat: Seat) -> Result<(), Refusal> {
    let alive = turn.game().is_alive(seat);
    match &turn.game().phase {
        Phase::LastWords { seat: dead } if *dead == seat => super::proceed(turn),
        _ if !alive => return Err(Code::NotAlive.into()),
        Phase::Speech { seat: speaker, .. } if *speaker == seat => {
            super::present(turn, seat);
            super::proceed(turn);
        }
        Phase::Speech { .. } | Phase::LastWords { .. } => return Err(Code::NotYourTurn.into()),
        Phase::Discussion { .. } | Phase::Defence { .. } => {
            turn.fact(Fact::Passed { seat });
            end_if_all_have_passed(turn);
        }
        Phase::Night { .. } | Phase::Ballot(_) => return Err(Code::WrongPhase.into()),
    }
    Ok(())
}

/// Talk that everybody may join ends as soon as nobody living has anything left to say.
pub(in super::super) fn end_if_all_have_passed(turn: &mut Turn) {
    let game = turn.game();
    if let Phase::Discussion { passed } | Phase::Defence { passed, .. } = &game.phase
        && game.living().all(|seat| passed.contains(&seat))
    {
        super::proceed(turn);
    }
}

/// `floor`: once in a defence. Source: TH-04
pub(in super::super) fn take_floor(turn: &mut Turn, seat: Seat) -> Result<(), Refusal> {
    let Phase::Defence { floor, passed } = &turn.game().phase else {
        return Err(Code::WrongPhase.into());
    };
    if floor.contains(&seat) || passed.contains(&seat) {
        return Err(Refusal::new(Code::UsedUp).because(Reason::HadTheFloor));
    }
    if speaker(turn.game()).is_some() {
        return Err(Code::NotYourTurn.into());
    }
    let own_end = turn.at.plus_ms(turn.rules().limit_ms(Limit::Speech));
    turn.fact(Fact::FloorTaken { seat });
    super::present(turn, seat);
    turn.tell_room(Notice::FloorTaken { seat });
    lengthen(turn, own_end);
    Ok(())
}

/// Whoever takes the floor late still gets a whole speech.
fn lengthen(turn: &mut Turn, own_end: Moment) {
    if turn.game().deadline.is_some_and(|deadline| deadline < own_end) {
        turn.fact(Fact::DeadlineSet { deadline: Some(own_end) });
        turn.tell_room(Notice::Extended { ends: Some(own_end) });
    }
}

/// The way speaking goes today. Source: FT-03
pub(super) fn direction(rules: &RuleSet, game: &Game) -> Direction {
    match rules.speech.direction {
        Direction::Alternate if game.day % 2 == 1 => Direction::Clockwise,
        Direction::Alternate => Direction::CounterClockwise,
        fixed @ (Direction::Clockwise | Direction::CounterClockwise) => fixed,
    }
}

/// Living seats in walking order, beginning with `first` itself if it lives. Source: C-02
fn walk(game: &Game, first: Seat, direction: Direction) -> Vec<Seat> {
    let all: Vec<Seat> = game.all_seats().collect();
    let start = first.index().min(all.len().saturating_sub(1));
    let (before, after) = all.split_at(start);
    let mut round: Vec<Seat> = after.iter().chain(before).copied().collect();
    if direction == Direction::CounterClockwise && !round.is_empty() {
        round[1..].reverse();
    }
    round.into_iter().filter(|seat| game.is_alive(*seat)).collect()
}

/// The next living seat after `seat`, whether `seat` lives or not.
fn neighbour(game: &Game, seat: Seat, direction: Direction) -> Option<Seat> {
    walk(game, seat, direction).into_iter().find(|other| *other != seat)
}

/// Who begins today: beside the night's victim, or after a quiet night next to who began before.
///
/// Source: V2-05, ST-06, FT-03
pub(super) fn first_speaker(rules: &RuleSet, game: &Game, victim: Option<Seat>) -> Option<Seat> {
    let way = direction(rules, game);
    match (victim, game.day_begun_by) {
        (Some(victim), _) => {
            let towards = match rules.speech.start {
                SpeechStart::Left => Direction::Clockwise,
                SpeechStart::Right => Direction::CounterClockwise,
                SpeechStart::Along => way,
            };
            neighbour(game, victim, towards)
        }
        (None, Some(yesterday)) => neighbour(game, yesterday, way).or_else(|| game.living().next()),
        (None, None) => walk(game, Seat(1), way).first().copied(),
    }
}

/// Today's speaking order among the living.
pub(super) fn order(rules: &RuleSet, game: &Game) -> Vec<Seat> {
    walk(game, game.day_begun_by.unwrap_or(Seat(1)), direction(rules, game))
}

/// Steps in which these speak once each, in today's order.
pub(super) fn round_of(turn: &Turn, round: u16, speaks: impl Fn(Seat) -> bool) -> Vec<Step> {
    order(turn.rules(), turn.game())
        .into_iter()
        .filter(|seat| speaks(*seat))
        .map(|seat| Step::Speech(seat, round))
        .collect()
}
