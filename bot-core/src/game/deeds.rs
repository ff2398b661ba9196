//! What players do by day besides speaking and voting, and what they say.
//!
//! Source: C-11 to C-15, ST-05, CL-13, CL-16

use super::command::PlayerRef;
use super::decide::Sender;
use super::event::Fact;
use super::ids::Seat;
use super::night::{group, talks};
use super::notice::{Cause, EndReason, Notice, TableNote, WarningCode};
use super::persona;
use super::phase::{self, end, identity, lobby, night, speech};
use super::refusal::{Code, Reason, Refusal};
use super::resolve::resolve;
use super::role::{Ask, Role, Side};
use super::rules::{Ability, AdmitRule, DayForm, Shown};
use super::special::{self, written::turns};
use super::state::{Claim, Phase, Step};
use super::turn::Turn;
use super::window::WindowPart;
use super::{dream, friend};

/// What one team-mate says to the others is cut here, in characters.
const TALK_CHARS_MAX: usize = 1000;
/// The board of claims takes no more from one seat in a game (I-07).
const CLAIMS_PER_SEAT_MAX: usize = 20;

/// Source: C-15, CL-13
pub(super) fn leave(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    let seat = turn.table().seat_of(&sender.id);
    match (seat, &turn.table().game) {
        (Some(seat), Some(game)) if !game.seats[seat.index()].gone => {
            let (fine, alive) = (turn.rules().points.left, game.is_alive(seat));
            if fine > 0 && alive {
                fined(turn, seat, fine);
            }
            // Whoever is out has played to the end: going home takes nothing from them.
            turn.fact(Fact::Gone { seat, forfeits: alive });
            remove(turn, seat, Cause::Left);
            Ok(())
        }
        (Some(_), Some(_)) => Err(Code::NotAlive.into()),
        (_, _) => lobby::leave(turn, &sender.id),
    }
}

/// Takes points and says so. Source: CL-12
pub(super) fn fined(turn: &mut Turn, seat: Seat, points: i32) {
    turn.fact(Fact::PointsTaken { seat, points });
    turn.tell_room(Notice::Table {
        note: TableNote::Fined,
        seat: Some(seat),
        user: None,
        amount: Some(points),
    });
}

/// A player is out by leaving, by being removed or by reporting themselves: no last words, and
/// the game goes on without them from wherever it stands.
///
/// Source: C-15
pub(super) fn remove(turn: &mut Turn, seat: Seat, cause: Cause) {
    let was_alive = turn.game().is_alive(seat);
    if was_alive {
        end::goes_out_whole(turn, seat, cause);
    }
    let gone = turn.game().seats[seat.index()].gone;
    let is_host = turn.table().player(seat).map(|player| &player.person) == turn.table().host.as_ref();
    // That the host hands on at this moment would tell as whom they played. Source: DN-01
    if gone && is_host && !turn.table().is_masked() {
        lobby::host_is_gone(turn);
    }
    if was_alive {
        special::after_removal(turn);
    }
    // Whom a dead angel takes along counts before any end. Source: V7-08
    let waits = matches!(turn.game().phase, Phase::Parting { .. });
    if was_alive && !waits && end::test(turn) {
        return;
    }
    phase::carry_on_without(turn, seat);
}

/// An honest player is out, but stays at the table and wins or loses with their side.
///
/// Source: CL-16
pub(super) fn self_report(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    let seat = sender.living(turn)?;
    remove(turn, seat, Cause::Removed);
    Ok(())
}

/// Source: CL-13
pub(super) fn away(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    let seat = sender.seat(turn)?;
    turn.tell_room(Notice::Table {
        note: TableNote::Away,
        seat: Some(seat).filter(|_| !turn.table().is_masked()),
        user: Some(sender.id.clone()),
        amount: None,
    });
    Ok(())
}

/// A question to the host. Source: etiquette
pub(super) fn ask_host(turn: &mut Turn, sender: &Sender, text: &str) -> Result<(), Refusal> {
    sender.seat(turn)?;
    if text.chars().count() > TALK_CHARS_MAX {
        return Err(Refusal::new(Code::TooLong).with("max", TALK_CHARS_MAX));
    }
    if text.trim().is_empty() {
        return Err(Refusal::new(Code::TooShort).with("min", 1));
    }
    let Some(host) = turn.table().host.clone() else { return Err(Code::NoSuchPlayer.into()) };
    turn.tell_person(host, Notice::Question { from: sender.id.clone(), said: text.to_owned() });
    Ok(())
}

/// Whether it is day: not the night, nor a part of the game day in which only the powers of the night are open.
pub(super) fn is_day(turn: &Turn) -> bool {
    match &turn.game().phase {
        Phase::Window(window) => window.part == WindowPart::Day,
        phase => !phase.is_night(),
    }
}

/// Whether secrets may be exchanged now: at night, or where the powers of the night are open by day.
pub(super) fn is_secret_time(phase: &Phase) -> bool {
    phase.is_night() || matches!(phase, Phase::Window(_))
}

/// Whether a killer may admit it now. Source: C-12, CL-09
fn may_admit(turn: &Turn, seat: Seat, ability: Ability, rule: AdmitRule) -> Result<(), Refusal> {
    if !turn.can(seat, ability) || rule.from_day == 0 {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    if !is_day(turn) {
        return Err(Code::WrongPhase.into());
    }
    if turn.game().day < rule.from_day {
        return Err(Refusal::new(Code::Forbidden).because(Reason::NotOnThisDay).with("day", rule.from_day));
    }
    Ok(())
}

/// Out at once; nothing is left of the day. Source: C-12, ST-09
pub(super) fn explode(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    let seat = sender.living(turn)?;
    may_admit(turn, seat, Ability::Explode, turn.rules().explode)?;
    // An entitlement to last words is used up with it, and nobody speaks any more today.
    end::goes_out_whole(turn, seat, Cause::Exploded);
    turn.fact(Fact::TieMoved { progress: None });
    turn.fact(Fact::AgendaSet { agenda: Vec::<Step>::new().into() });
    if !end::test(turn) {
        phase::proceed(turn);
    }
    Ok(())
}

/// Source: C-12
pub(super) fn confess(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    let seat = sender.living(turn)?;
    may_admit(turn, seat, Ability::Confess, turn.rules().confess)?;
    if turn.game().confessed.contains(&seat) {
        return Err(Code::UsedUp.into());
    }
    turn.fact(Fact::Confessed { seat });
    turn.tell_room(Notice::Confessed { seat });
    Ok(())
}

/// Source: C-13, CL-10
pub(super) fn surrender(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    let seat = sender.living(turn)?;
    if !turn.can(seat, Ability::Surrender) {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    if !identity::is_last_to_fall(turn.rules(), turn.game(), seat) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::NotTheLast));
    }
    let winner = identity::other_side(turn.game().side_of(turn.rules(), seat));
    end::finish(turn, &[winner], EndReason::Surrender);
    Ok(())
}

/// Source: C-11
pub(super) fn claim(turn: &mut Turn, sender: &Sender, role: Claim) -> Result<(), Refusal> {
    let seat = sender.player(turn)?;
    let game = turn.game();
    let alive = game.is_alive(seat);
    let has_turn = speech::speaker(game) == Some(seat);
    if !alive && !has_turn {
        return Err(Code::NotAlive.into());
    }
    turn.running()?;
    match &game.phase {
        _ if has_turn => {}
        Phase::Discussion { .. } | Phase::Accusations { .. } | Phase::Window(_) => {}
        Phase::Special(stage) if !stage.is_night() => {}
        Phase::Speech { .. } | Phase::LastWords { .. } | Phase::Defence { .. } => {
            return Err(Code::NotYourTurn.into());
        }
        Phase::Night { .. }
        | Phase::Ballot(_)
        | Phase::Parting { .. }
        | Phase::Ordering { .. }
        | Phase::Special(_) => {
            return Err(Code::WrongPhase.into());
        }
    }
    if turn.game().is_silenced(seat) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::Silenced));
    }
    if game.claims.iter().filter(|(_, by, _)| *by == seat).count() >= CLAIMS_PER_SEAT_MAX {
        return Err(Refusal::new(Code::UsedUp).with("max", CLAIMS_PER_SEAT_MAX));
    }
    may_claim(turn, seat, role)?;
    turn.fact(Fact::Claimed { seat, role });
    turn.tell_room(Notice::Claimed { seat, role });
    Ok(())
}

fn may_claim(turn: &Turn, seat: Seat, claim: Claim) -> Result<(), Refusal> {
    let role = match claim {
        Claim::Role(role) => role,
        // To be good is all that can be claimed beside a role. Source: SL-23
        Claim::Side(Side::Good) => return Ok(()),
        Claim::Side(Side::Killers | Side::Third) => return Err(Code::BadValue.into()),
    };
    if breaks_manners(turn, seat, role) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::Etiquette));
    }
    if turn.rules().cards.get(&role).is_some_and(|card| card.unclaimable) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::Unclaimable));
    }
    Ok(())
}

/// Dead civilians do not claim police, living civilians do not claim killer, where no cards are
/// shown. The refusal tells the civilian alone, who knows what they are; that an open claim of
/// killer then proves something is intended.
///
/// Source: etiquette
fn breaks_manners(turn: &Turn, seat: Seat, claimed: Role) -> bool {
    let (rules, game) = (turn.rules(), turn.game());
    let cards_are_shown = rules.shown.night == Shown::Role || rules.shown.vote == Shown::Role;
    let civilian = game.hand(seat).all(|(_, card)| card.role == Role::Civilian);
    let unmannerly = if game.is_alive(seat) { Role::Killer } else { Role::Police };
    rules.etiquette && !cards_are_shown && civilian && claimed == unmannerly
}

/// Source: C-14
pub(super) fn draw(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    let seat = sender.living(turn)?;
    turn.running()?;
    if !turn.game().draw_agreed.contains(&seat) {
        turn.fact(Fact::DrawAgreed { seat });
    }
    // Computer players want what all the people want.
    let human = |seat: &Seat| turn.table().player(*seat).is_some_and(|player| !player.computer);
    let people: Vec<Seat> = turn.game().living().filter(human).collect();
    // How many characters are people is not told either.
    let asked = if turn.table().is_masked() { turn.game().living().count() } else { people.len() };
    let agreed = people.iter().filter(|seat| turn.game().draw_agreed.contains(seat)).count();
    let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    turn.tell_room(Notice::DrawAsked { seat, agreed: number(agreed), living: number(asked) });
    if agreed == people.len() {
        end::finish(turn, &[], EndReason::DrawAgreed);
    }
    Ok(())
}

/// Source: ST-05
pub(super) fn suspect(turn: &mut Turn, sender: &Sender, player: &PlayerRef) -> Result<(), Refusal> {
    let seat = sender.living(turn)?;
    if !turn.can(seat, Ability::Check) || !turn.rules().check.suspects {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    if !is_secret_time(&turn.game().phase) {
        return Err(Code::WrongPhase.into());
    }
    let target = resolve(turn.table(), player)?;
    if !turn.game().is_alive(target) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    }
    let notice = Notice::Suspect { seat, target };
    turn.tell_seat(seat, notice.clone());
    let mates = group(turn.rules(), turn.game(), seat, Ask::Check);
    night::tell_others(turn, seat, &mates, notice);
    Ok(())
}

/// Talk: in the room it is only heard for being out of turn; said directly it goes to one's team.
pub(super) fn say(turn: &mut Turn, sender: &Sender, text: &str) -> Result<(), Refusal> {
    if sender.in_room() {
        friend::hear(turn, &sender.id);
        hear(turn, sender, text);
        return Ok(());
    }
    let befriended = friend::friend_of(turn, &sender.id);
    let dreams =
        turn.table().game.is_some() && sender.player(turn).is_ok_and(|seat| dream::may_dream(turn, seat));
    if befriended.is_some() || dreams {
        turn.running()?;
        fits(text)?;
    }
    if let Some(seat) = befriended {
        return friend::say(turn, &sender.id, seat, text);
    }
    if dreams {
        let seat = sender.player(turn)?;
        return dream::dream(turn, seat, text);
    }
    let masked = turn.table().is_masked();
    let with_team = |seat: Seat| !is_day(turn) && talks(turn.rules(), turn.game(), seat).is_some();
    if masked && !turn.table().seat_of(&sender.id).is_some_and(with_team) {
        return persona::speak(turn, sender, text);
    }
    let waiting = turn.table().seat_of(&sender.id).filter(|_| turn.table().game.is_none());
    if let Some(seat) = waiting {
        // There is no team yet.
        turn.tell_person(sender.id.clone(), Notice::Warning { code: WarningCode::Unheard, seat });
        return Ok(());
    }
    let seat = sender.player(turn)?;
    let alive = turn.game().is_alive(seat);
    let may_talk = alive && is_secret_time(&turn.game().phase) && turn.running().is_ok();
    let Some(team) = talks(turn.rules(), turn.game(), seat).filter(|_| may_talk) else {
        let code = if alive { WarningCode::Unheard } else { WarningCode::Dead };
        turn.tell_person(sender.id.clone(), Notice::Warning { code, seat });
        return Ok(());
    };
    fits(text)?;
    let talks_along = |mate: &Seat| talks(turn.rules(), turn.game(), *mate) == Some(team);
    let mates: Vec<Seat> = turn.game().living().filter(talks_along).collect();
    night::tell_others(turn, seat, &mates, Notice::team_talk(seat, text, false));
    Ok(())
}

/// Whether something can be passed on.
fn fits(text: &str) -> Result<(), Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::new(Code::TooShort).with("min", 1));
    }
    if text.chars().count() > TALK_CHARS_MAX {
        return Err(Refusal::new(Code::TooLong).with("max", TALK_CHARS_MAX));
    }
    Ok(())
}

/// Ordinary talk in the room; while the clock stands anybody may talk. Source: A-01, C-04, C-08
fn hear(turn: &mut Turn, sender: &Sender, text: &str) {
    let (Some(seat), Some(game)) = (turn.table().seat_of(&sender.id), &turn.table().game) else { return };
    // What is written under an account counts as no character's: that would show who is who. Source: DN-01
    if game.is_masked() {
        persona::warn(turn, sender, seat);
        return;
    }
    turns::heard(turn, seat);
    let game = turn.game();
    if game.is_alive(seat) {
        phase::idle::hear_post(turn, seat, text);
    } else if dream::may_dream(turn, seat) && speech::speaker(game) != Some(seat) {
        dream::mark(turn, seat);
        return;
    }
    let game = turn.game();
    if turn.table().paused.is_some() || game.heard.contains(&seat) {
        return;
    }
    if speech::speaker(game) == Some(seat) {
        let alive = game.is_alive(seat);
        turn.fact(Fact::Heard { seat });
        if alive {
            phase::present(turn, seat);
        }
        return;
    }
    let open_day = turn.rules().day == DayForm::Open;
    let code = match &game.phase {
        _ if !game.is_alive(seat) => WarningCode::Dead,
        Phase::Night { .. } if turn.rules().night_talk => return,
        Phase::Special(stage) if !stage.is_night() => return,
        Phase::Special(_) if turn.rules().night_talk => return,
        Phase::Night { .. } | Phase::Special(_) => WarningCode::Night,
        _ if game.is_silenced(seat) => WarningCode::OutOfTurn,
        Phase::Discussion { .. }
        | Phase::Accusations { .. }
        | Phase::Window(_)
        | Phase::Parting { .. }
        | Phase::Ordering { .. } => return,
        Phase::Ballot(_) if open_day => return,
        Phase::Speech { .. } | Phase::LastWords { .. } | Phase::Defence { .. } | Phase::Ballot(_) => {
            WarningCode::OutOfTurn
        }
    };
    turn.fact(Fact::Heard { seat });
    turn.tell_person(sender.id.clone(), Notice::Warning { code, seat });
}
