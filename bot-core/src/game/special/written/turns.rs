//! Players take turns with a story by day; whoever supplies one votes doubly that day.
//!
//! The order is that in which they first spoke up in the room, the silent after them by seat. Each day
//! has one turn; it is gone when the day's first vote begins, used or not.
//!
//! Source: ST2-03 to ST2-05

use serde::{Deserialize, Serialize};

use super::super::super::command::PlayerRef;
use super::super::super::decide::Sender;
use super::super::super::ids::Seat;
use super::super::super::notice::Notice;
use super::super::super::phase::night;
use super::super::super::refusal::{Code, Reason, Refusal};
use super::super::super::resolve::resolve;
use super::super::super::role::Ask;
use super::super::super::rules::{Ability, RuleSet};
use super::super::super::state::{Game, Phase};
use super::super::super::turn::Turn;
use super::story::{self, Told};
use super::{Deed, Memory, deed, memory};

/// The turn of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DayTurn {
    /// Whose.
    pub(super) seat: Seat,
    /// Of which day.
    pub(super) day: u16,
    /// Whether it has come and gone.
    pub(super) passed: bool,
    /// Whether a story was supplied.
    pub(super) written: bool,
}

fn has_turns(rules: &RuleSet) -> bool {
    rules.story.is_some_and(|rule| rule.turns)
}

/// Today's turn, if today has one.
fn today(game: &Game) -> Option<DayTurn> {
    memory(game).turn.filter(|turn| game.day > 0 && turn.day == game.day)
}

/// Whose turn it is at this moment to supply a story. Source: ST2-03
pub(in super::super::super) fn open_turn(game: &Game) -> Option<Seat> {
    let by_day = !matches!(game.phase, Phase::Night { .. } | Phase::Ballot(_));
    today(game).filter(|turn| by_day && !turn.passed && game.is_alive(turn.seat)).map(|turn| turn.seat)
}

/// How many times each vote of a seat counts today. Source: ST2-03
pub(in super::super::super) fn factor(game: &Game, seat: Seat) -> u16 {
    let doubled = today(game).is_some_and(|turn| turn.written && turn.seat == seat);
    if doubled { 2 } else { 1 }
}

/// Everybody in the order of the turns. Source: ST2-03, ST2-04
fn order(memory: &Memory, game: &Game) -> Vec<Seat> {
    let silent = game.all_seats().filter(|seat| !memory.spoke.contains(seat));
    let mut order: Vec<Seat> = memory.spoke.iter().copied().chain(silent).collect();
    for (one, other) in &memory.swaps {
        let place = |seat: &Seat| order.iter().position(|placed| placed == seat);
        if let (Some(first), Some(second)) = (place(one), place(other)) {
            order.swap(first, second);
        }
    }
    order
}

/// Whose turn is next: of those who live and have not had theirs.
fn next(game: &Game) -> Option<Seat> {
    let memory = memory(game);
    order(memory, game).into_iter().find(|seat| game.is_alive(*seat) && !memory.had.contains(seat))
}

/// By day, until the vote: whoever's turn it is by now is asked, and all hear whose it is.
pub(in super::super::super) fn refresh(turn: &mut Turn) {
    let Some(game) = &turn.table().game else { return };
    let eyes_shut = matches!(game.phase, Phase::Night { .. } | Phase::Ballot(_));
    if !has_turns(turn.rules()) || game.day == 0 || eyes_shut || today(game).is_some_and(|turn| turn.passed) {
        return;
    }
    if next(game).is_none() {
        deed(turn, Deed::RoundBegan {});
    }
    let game = turn.game();
    let (Some(seat), day) = (next(game), game.day) else { return };
    if today(game).is_some_and(|turn| turn.seat == seat) {
        return;
    }
    deed(turn, Deed::TurnCame { seat, day });
    turn.tell_room(Notice::StoryTurn { seat });
    night::ask(turn, Some(seat));
}

/// The day's first vote begins: today's turn is gone. A story that was to be continued counts as far as it
/// goes, if that is far enough.
///
/// Source: ST2-03, ST2-05
pub(in super::super::super) fn close(turn: &mut Turn) {
    let Some(seat) = open_turn(turn.game()) else { return };
    let rule = turn.rules().story;
    let draft = memory(turn.game()).drafts.get(&seat);
    match draft.and_then(|draft| draft.whole(rule?)).map(str::to_owned) {
        Some(text) => {
            deed(turn, Deed::Finished { seat });
            publish(turn, seat, text);
        }
        None => deed(turn, Deed::TurnPassed { written: false }),
    }
}

/// Whoever's turn it is supplies nothing, nor what was begun; until the vote they may think better of it.
pub(in super::super::super) fn decline(turn: &mut Turn, seat: Seat) {
    if memory(turn.game()).drafts.contains_key(&seat) {
        deed(turn, Deed::Finished { seat });
    }
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Story, targets: Vec::new(), detail: None });
}

fn publish(turn: &mut Turn, seat: Seat, text: String) {
    deed(turn, Deed::TurnPassed { written: true });
    turn.tell_room(Notice::Story { text, seat: Some(seat) });
}

/// Somebody living says something in the room. Source: ST2-03
pub(in super::super::super) fn heard(turn: &mut Turn, seat: Seat) {
    let first = !memory(turn.game()).spoke.contains(&seat);
    if has_turns(turn.rules()) && first && turn.game().is_alive(seat) {
        deed(turn, Deed::SpokeUp { seat });
        refresh(turn);
    }
}

/// Whether somebody living may supply today's story at this moment.
pub(in super::super::super) fn may_write(turn: &Turn, seat: Seat) -> Result<(), Refusal> {
    if !has_turns(turn.rules()) {
        // The killers' own is for the night.
        return Err(if turn.can(seat, Ability::Story) { Code::WrongPhase } else { Code::NotYours }.into());
    }
    turn.running()?;
    match today(turn.game()) {
        Some(mine) if mine.seat == seat && mine.written => Err(Code::UsedUp.into()),
        Some(turn) if turn.passed => Err(Code::WrongPhase.into()),
        Some(turn) if turn.seat != seat => Err(Code::NotYourTurn.into()),
        Some(_) => Ok(()),
        None => Err(Code::WrongPhase.into()),
    }
}

/// `story TEXT` by day, by whoever may supply it.
pub(in super::super::super) fn by_day(turn: &mut Turn, seat: Seat, text: &str) -> Result<(), Refusal> {
    let Some(rule) = turn.rules().story else { return Err(Code::NotYours.into()) };
    match story::take(turn, rule, seat, text)? {
        Told::Part { chars } | Told::Enough { chars, .. } => story::tell_part(turn, rule, seat, chars),
        Told::Whole(text) => {
            turn.tell_seat(seat, Notice::Noted { ask: Ask::Story, targets: Vec::new(), detail: None });
            publish(turn, seat, text);
        }
    }
    Ok(())
}

/// `swap PLAYER`, for all to hear: once the other says it too, their turns change places. A computer
/// player agrees at once. Characters say it privately, and all hear the character.
///
/// Source: ST2-04
pub(in super::super::super) fn swap(
    turn: &mut Turn,
    sender: &Sender,
    player: &PlayerRef,
) -> Result<(), Refusal> {
    let seat = sender.living(turn)?;
    if !has_turns(turn.rules()) {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    if memory(turn.game()).had.contains(&seat) || has_swapped(turn.game(), seat) {
        return Err(Refusal::new(Code::UsedUp).because(Reason::OneSwap));
    }
    if !sender.in_room() && !turn.table().is_masked() {
        return Err(Refusal::new(Code::Forbidden).because(Reason::SayItInTheRoom));
    }
    let target = resolve(turn.table(), player)?;
    if target == seat {
        return Err(Refusal::new(Code::BadTarget).because(Reason::Yourself));
    }
    if !turn.game().is_alive(target) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    }
    if memory(turn.game()).had.contains(&target) || has_swapped(turn.game(), target) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::NoSwapWith));
    }
    let agrees = turn.table().player(target).is_some_and(|player| player.computer);
    if agrees || memory(turn.game()).offers.contains(&(target, seat)) {
        deed(turn, Deed::Swapped { seat, target });
        turn.tell_room(Notice::Swapped { seat, target });
        refresh(turn);
    } else {
        deed(turn, Deed::SwapOffered { seat, target });
        turn.tell_room(Notice::SwapOffered { seat, target });
    }
    Ok(())
}

fn has_swapped(game: &Game, seat: Seat) -> bool {
    memory(game).swaps.iter().any(|(one, other)| *one == seat || *other == seat)
}
