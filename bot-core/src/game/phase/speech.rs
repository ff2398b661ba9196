//! Turns to speak, last words, open discussion, defence.
//!
//! Source: C-07, C-08, V1-03, TH-04

use std::collections::BTreeSet;

use super::super::event::Fact;
use super::super::ids::Seat;
use super::super::notice::Notice;
use super::super::refusal::{Code, Reason, Refusal};
use super::super::rules::{DayForm, Direction, Limit, QuietStart, RuleSet, SpeechStart};
use super::super::state::{Game, Phase, Step, seat_at};
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
    if !turn.game().is_present(seat) || turn.game().is_silenced(seat) {
        return false;
    }
    super::begin(turn, Phase::Speech { seat, round }, Limit::Speech);
    let ends = turn.game().deadline;
    turn.tell_room(Notice::Speak { seat, ends, round });
    true
}

pub(super) fn begin_discussion(turn: &mut Turn) -> bool {
    super::begin(turn, Phase::Discussion { passed: BTreeSet::new() }, Limit::Discussion);
    let (ends, seats) = (turn.game().deadline, speakers(turn.game()));
    turn.tell_room(Notice::Discussion { ends, seats });
    true
}

pub(super) fn begin_defence(turn: &mut Turn) -> bool {
    super::begin(turn, Phase::Defence { floor: Vec::new(), passed: BTreeSet::new() }, Limit::Defence);
    let (ends, seats) = (turn.game().deadline, speakers(turn.game()));
    turn.tell_room(Notice::Defence { ends, seats });
    true
}

/// Everybody who may speak today. Source: V4-09
fn speakers(game: &Game) -> Vec<Seat> {
    game.present().filter(|seat| !game.is_silenced(*seat)).collect()
}

/// Who speaks at this moment, if it is one person's turn.
pub(in super::super) fn speaker(game: &Game) -> Option<Seat> {
    match &game.phase {
        Phase::LastWords { seat } | Phase::Speech { seat, .. } => Some(*seat),
        Phase::Defence { floor, passed } => floor.iter().copied().find(|seat| !passed.contains(seat)),
        Phase::Night { .. }
        | Phase::Discussion { .. }
        | Phase::Window(_)
        | Phase::Ballot(_)
        | Phase::Parting { .. }
        | Phase::Ordering { .. }
        | Phase::Special(_)
        | Phase::Accusations { .. } => None,
    }
}

/// `pass`: ends one's speech, or says that one has nothing more to say. The sender lives, or these are
/// their last words.
pub(in super::super) fn pass(turn: &mut Turn, seat: Seat) -> Result<(), Refusal> {
    match &turn.game().phase {
        Phase::LastWords { seat: dead } if *dead == seat => super::proceed(turn),
        Phase::Speech { seat: speaker, .. } if *speaker == seat => {
            super::present(turn, seat);
            super::proceed(turn);
        }
        Phase::Speech { .. } | Phase::LastWords { .. } => return Err(Code::NotYourTurn.into()),
        Phase::Discussion { passed } | Phase::Defence { passed, .. } | Phase::Accusations { passed, .. }
            if passed.contains(&seat) =>
        {
            return Err(Code::UsedUp.into());
        }
        Phase::Discussion { .. } | Phase::Defence { .. } if turn.game().is_silenced(seat) => {
            return Err(Refusal::new(Code::Forbidden).because(Reason::Silenced));
        }
        // Whoever waits for the floor has it later.
        Phase::Defence { floor, .. } if floor.contains(&seat) && speaker(turn.game()) != Some(seat) => {
            return Err(Code::NotYourTurn.into());
        }
        Phase::Discussion { .. } | Phase::Defence { .. } => has_passed(turn, seat),
        Phase::Accusations { .. } => {
            turn.fact(Fact::Passed { seat });
            super::accusation::close_if_all_have_passed(turn);
        }
        Phase::Night { .. }
        | Phase::Window(_)
        | Phase::Ballot(_)
        | Phase::Parting { .. }
        | Phase::Ordering { .. }
        | Phase::Special(_) => {
            return Err(Code::WrongPhase.into());
        }
    }
    Ok(())
}

/// Somebody has nothing more to say where everybody may speak, or is not there any more.
fn has_passed(turn: &mut Turn, seat: Seat) {
    let had_the_floor = speaker(turn.game()) == Some(seat);
    turn.fact(Fact::Passed { seat });
    let game = turn.game();
    let (Phase::Discussion { passed } | Phase::Defence { passed, .. }) = &game.phase else { return };
    if speakers(game).iter().all(|seat| passed.contains(seat)) {
        super::proceed(turn);
    } else if had_the_floor {
        next_floor(turn);
    }
}

/// Somebody went out while everybody may speak.
pub(super) fn carry_on_without(turn: &mut Turn, seat: Seat) {
    has_passed(turn, seat);
}

/// `floor`: once in a defence; whoever speaks is heard out first. Source: TH-04
pub(in super::super) fn take_floor(turn: &mut Turn, seat: Seat) -> Result<(), Refusal> {
    let Phase::Defence { floor, passed } = &turn.game().phase else {
        return Err(Code::WrongPhase.into());
    };
    if turn.game().is_silenced(seat) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::Silenced));
    }
    if floor.contains(&seat) || passed.contains(&seat) {
        return Err(Refusal::new(Code::UsedUp).because(Reason::HadTheFloor));
    }
    let free = speaker(turn.game()).is_none();
    turn.fact(Fact::FloorTaken { seat });
    super::present(turn, seat);
    if free {
        next_floor(turn);
    } else {
        turn.tell_seat(
            seat,
            Notice::Noted { ask: super::super::Ask::Floor, targets: Vec::new(), detail: None },
        );
    }
    Ok(())
}

/// Whoever has the floor has had their time.
pub(super) fn floor_is_over(turn: &mut Turn) {
    if let Some(seat) = speaker(turn.game()) {
        has_passed(turn, seat);
    }
}

/// The next who asked gets a whole speech; after the last the floor is open anew, so that
/// whoever was accused in a defence can answer.
fn next_floor(turn: &mut Turn) {
    match speaker(turn.game()) {
        Some(seat) => {
            super::limit_anew(turn, Limit::Speech);
            turn.tell_room(Notice::FloorTaken { seat });
        }
        None => super::limit_anew(turn, Limit::Defence),
    }
    let ends = turn.game().deadline;
    turn.tell_room(Notice::Extended { ends });
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
fn walk(game: &Game, first: Seat, direction: Direction) -> impl Iterator<Item = Seat> + '_ {
    let count = game.seats.len();
    let start = first.index().min(count.saturating_sub(1));
    let place = move |step| match direction {
        Direction::CounterClockwise => (start + count - step) % count,
        Direction::Clockwise | Direction::Alternate => (start + step) % count,
    };
    (0..count).map(place).map(seat_at).filter(|seat| game.is_present(*seat))
}

/// The next living seat after `seat`, whether `seat` lives or not.
fn neighbour(game: &Game, seat: Seat, direction: Direction) -> Option<Seat> {
    walk(game, seat, direction).find(|other| *other != seat)
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
        (None, Some(yesterday)) if rules.speech.quiet == QuietStart::Next => {
            neighbour(game, yesterday, way).or_else(|| game.present().next())
        }
        (None, _) if way == Direction::CounterClockwise && rules.speech.quiet == QuietStart::End => {
            walk(game, seat_at(game.seats.len() - 1), way).next()
        }
        (None, _) => walk(game, Seat(1), way).next(),
    }
}

/// Today's speaking order among the living.
pub(super) fn order(rules: &RuleSet, game: &Game) -> Vec<Seat> {
    walk(game, game.day_begun_by.unwrap_or(Seat(1)), direction(rules, game)).collect()
}

/// Steps in which these speak once each, in today's order.
pub(super) fn round_of(turn: &Turn, round: u16, speaks: impl Fn(Seat) -> bool) -> Vec<Step> {
    order(turn.rules(), turn.game())
        .into_iter()
        .filter(|seat| speaks(*seat))
        .map(|seat| Step::Speech(seat, round))
        .collect()
}

/// Works out the day once it is known who is left: speeches or discussion, defence, ballot.
///
/// Source: V2-05, V1-03, TH-04, V4C-11
pub(super) fn plan_day(turn: &mut Turn, beside: Option<Seat>) {
    if let Some(seat) = first_speaker(turn.rules(), turn.game(), beside) {
        turn.fact(Fact::DayBegunBy { seat });
    }
    let mut agenda = Vec::new();
    match turn.rules().day {
        _ if turn.rules().vote_at_once => {
            for seat in order(turn.rules(), turn.game()) {
                agenda.extend([Step::Speech(seat, 0), Step::VoteNow(seat)]);
            }
            agenda.push(Step::Count);
        }
        DayForm::Speeches => agenda.extend(round_of(turn, 0, |_| true)),
        DayForm::Open => agenda.push(Step::Discussion),
        DayForm::Accusations => agenda.push(Step::Accusations),
        DayForm::Window => agenda.push(Step::Window),
        // All has been said before the death. Source: NO-09
        DayForm::Vote => {}
    }
    let in_turn = match turn.rules().day {
        DayForm::Speeches | DayForm::Open | DayForm::Vote => true,
        DayForm::Accusations | DayForm::Window => false,
    };
    if turn.rules().defence && turn.rules().day != DayForm::Window {
        agenda.push(Step::Defence);
    }
    if !turn.rules().vote_at_once && in_turn {
        agenda.push(super::ballot::first_step(turn));
    }
    turn.fact(Fact::AgendaSet { agenda: agenda.into() });
}
