//! The end of a night's stages: answers, then the deduction; at dawn everything public.
//!
//! Source: CO-02, CO-04, CO-06, CO-10, CO-12, CO-17, CO-23, CO-32, CO-33, CO-36

use super::super::super::event::Fact;
use super::super::super::ids::{Seat, Secret, Target};
use super::super::super::nature::Deduction;
use super::super::super::notice::{Cause, Death, Fate, NightEntry, NightReport, Notice};
use super::super::super::phase::{self, end};
use super::super::super::role::{Ask, Role, Side};
use super::super::super::rules::Limit;
use super::super::super::state::{Phase, Step};
use super::super::super::turn::Turn;
use super::super::Stage as AnyStage;
use super::night::{Given, Resolution, resolve};
use super::{Memory, Stage, Tonight, holder, memory_of, numbers, remember, role_of, stage_of};

/// The first stage is over: everybody is answered, then the deduction is asked for.
pub(super) fn close_actions(turn: &mut Turn) {
    let Some(Stage::Actions { named, .. }) = stage_of(turn.game()) else { return };
    let chosen: Vec<_> = named.iter().map(|chosen| chosen.open().clone()).collect();
    let Resolution { entries, answers, tonight, memory } = resolve(turn.rules(), turn.game(), &chosen);
    for given in answers {
        give(turn, given);
    }
    remember(turn, memory);
    let night = turn.game().night;
    turn.fact(Fact::NightResolved { report: Secret::new(NightReport { night, entries }).into() });
    let stage = Stage::Deduction { tonight: Secret::new(tonight), deduced: None };
    phase::begin(turn, Phase::Special(AnyStage::Conan(stage)), Limit::Deduction);
    phase::night::ask(turn, None);
    super::close_if_all_have_acted(turn);
}

/// An answer, to whoever used the skill, about what they named. Source: CO-26
fn give(turn: &mut Turn, given: Given) {
    let Given { to, ask, targets, answer } = given;
    if let [target, also @ ..] = &targets[..] {
        turn.fact(Fact::Answered {
            ask,
            target: *target,
            also: also.to_vec().into(),
            answer: Secret::new(answer.clone()),
            to: vec![to],
            by: vec![to],
        });
    }
    turn.tell_seat(to, Notice::Answer { ask, targets, answer });
}

/// The second stage is over: day breaks.
pub(super) fn break_day(turn: &mut Turn) {
    let Some(Stage::Deduction { tonight, deduced }) = stage_of(turn.game()) else { return };
    let tonight = tonight.open().clone();
    let handed_in = deduced.as_ref().map_or(Deduction::None, |deduced| *deduced.open());
    let clue = if still_deduces(turn, &tonight) { handed_in } else { Deduction::None };
    write_down(turn, &tonight, clue);
    let memory = with_clue(turn, clue, tonight.deduces);
    remember(turn, memory);
    let (deaths, speakers) = bury(turn, &tonight);
    // Where talk begins must not tell whom the boss has aimed at.
    let beside = deaths.first().map(|death| death.seat);
    let day = turn.game().day + 1;
    turn.fact(Fact::DayBroke { day });
    turn.tell_room(Notice::Dawn { day, deaths });
    announce(turn, &tonight, clue);
    if end::test(turn) {
        return;
    }
    serial(turn);
    let mut agenda: Vec<Step> = speakers.into_iter().map(Step::LastWords).collect();
    agenda.push(Step::Plan(beside));
    turn.fact(Fact::AgendaSet { agenda: agenda.into() });
    phase::proceed(turn);
    // The boss is asked how he wants to look, all day long. Source: CO-12
    phase::night::ask(turn, None);
}

/// Whoever left meanwhile hands nothing in, and with the great detective his skill has left. Source: CO-04
fn still_deduces(turn: &Turn, tonight: &Tonight) -> bool {
    let game = turn.game();
    tonight.deduces.is_some_and(|seat| game.is_alive(seat)) && super::is_living(game, Role::Kogoro)
}

/// What the deduction does to the day's vote. Source: CO-06, CO-16
fn with_clue(turn: &Turn, clue: Deduction<Seat>, by: Option<Seat>) -> Memory {
    let (rules, game) = (turn.rules(), turn.game());
    let mut memory = memory_of(game);
    memory.extra = None;
    memory.court_void = false;
    match clue {
        Deduction::None | Deduction::Build(..) => {}
        Deduction::Role(seat, role) => {
            let black = game.side_of(rules, seat) == Side::Killers;
            let wrong_about_black = black && role_of(game, seat) != Some(role);
            memory.extra = Some((seat, if wrong_about_black { -1 } else { 1 }));
        }
        Deduction::Boss(seat) => {
            memory.boss_called |= by.and_then(|by| role_of(game, by)) == Some(Role::Kogoro);
            if memory.true_void != Some(seat) {
                memory.extra = Some((seat, 1));
                memory.court_void = holder(game, Role::Boss) == Some(seat);
            }
        }
    }
    memory
}

/// The deduction goes into the ledger of its night.
fn write_down(turn: &mut Turn, tonight: &Tonight, clue: Deduction<Seat>) {
    let Some(by) = tonight.deduces else { return };
    let entry = NightEntry {
        ask: Ask::Deduce,
        by: vec![by],
        role: role_of(turn.game(), by),
        target: clue.who().copied().map(Target::from),
        also: Vec::new(),
        struck: None,
        instead: Vec::new(),
        played: None,
        deduced: Some(clue),
        fate: Fate::Done,
        answer: None,
        wording: None,
    };
    turn.fact(Fact::NightGoesOn { entry: Box::new(Secret::new(entry)) });
}

/// The night's dead by seat, and who may speak once more.
fn bury(turn: &mut Turn, tonight: &Tonight) -> (Vec<Death>, Vec<Seat>) {
    let (mut deaths, mut speakers) = (Vec::new(), Vec::new());
    for seat in &tonight.deaths {
        let Some((card, held)) = turn.game().front(*seat) else { continue };
        let shown = end::shown_as(turn.rules(), turn.rules().shown.night, held.role);
        let entitled = end::entitled_to_last_words(turn);
        let number = end::card_number(turn.rules(), turn.game(), card);
        turn.fact(Fact::Died { card });
        deaths.push(Death { seat: *seat, card: number, out: true, shown });
        if entitled {
            turn.fact(Fact::WordsUsed {});
            speakers.push(*seat);
        }
    }
    (deaths, speakers)
}

/// What dawn says beside the deaths. Source: CO-04, CO-06, CO-17, CO-23
fn announce(turn: &mut Turn, tonight: &Tonight, clue: Deduction<Seat>) {
    if let Some(seat) = tonight.asleep {
        turn.tell_room(Notice::Asleep { seat });
    }
    if let Some(seat) = tonight.kidnapped {
        turn.tell_room(Notice::Kidnapped { seat });
    }
    if let Some(seat) = tonight.arrested {
        turn.tell_room(Notice::Arrested { seat });
    }
    turn.tell_room(Notice::Clue { kind: clue.kind(), seat: clue.who().copied(), value: clue.value() });
}

/// The writer wins by the fourth day, and the others play on. Source: CO-36
fn serial(turn: &mut Turn) {
    let day = numbers(turn.rules()).serial;
    if day == 0 || turn.game().day != day {
        return;
    }
    let Some(seat) = holder(turn.game(), Role::Aoyama) else { return };
    let mut memory = memory_of(turn.game());
    memory.serial = true;
    remember(turn, memory);
    turn.tell_room(Notice::Serial { seat });
    end::goes_out_whole(turn, seat, Cause::Serial);
}
