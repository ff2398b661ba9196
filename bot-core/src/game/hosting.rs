//! What the host and the room's moderators may do, and how seats change hands.
//!
//! Source: C-01, C-15, CL-12, A-08

use super::command::{Action, PlayerRef};
use super::decide::{Sender, in_lobby};
use super::deeds;
use super::event::Fact;
use super::ids::{PersonId, Platform, Seat};
use super::notice::{Cause, EndReason, Keeper, Notice, TableNote, WarningCode};
use super::persona::{resolve_account, suffices};
use super::phase::{self, end, lobby};
use super::refusal::{Code, Reason, Refusal};
use super::reminder;
use super::resolve::resolve;
use super::rules::{JudgeKind, Pace, RuleSet};
use super::special::written::review;
use super::turn::Turn;

/// No phase is made longer than this at once: a day, in seconds.
const EXTEND_S_MAX: u32 = 86_400;
/// No more points are taken at once.
const FINE_MAX: u16 = 100;
/// Why something was done is told up to this many characters.
pub const REASON_CHARS_MAX: usize = 200;
/// More words of whoever runs the program are not taken at once, in characters.
pub const PROCLAIMED_CHARS_MAX: usize = 1000;
/// So many may host beside the host (I-07).
pub(super) const COHOSTS_MAX: usize = 10;
/// So many people may ask for a seat that nobody has offered them, at most (I-07).
const OFFERS_MAX: usize = 20;

fn must_host(turn: &Turn, sender: &Sender) -> Result<(), Refusal> {
    let hosts = leads(turn, sender) || turn.table().cohosts.contains(&sender.id);
    if hosts { Ok(()) } else { Err(Code::NotHost.into()) }
}

/// The host themselves, or whoever keeps order in the room.
fn leads(turn: &Turn, sender: &Sender) -> bool {
    turn.table().host.as_ref() == Some(&sender.id) || sender.moderator
}

/// As what somebody who may do what the host does has done it.
fn keeper(turn: &Turn, sender: &Sender) -> Keeper {
    let table = turn.table();
    match table.host.as_ref() == Some(&sender.id) {
        true => Keeper::Host,
        false if table.cohosts.contains(&sender.id) => Keeper::Cohost,
        false => Keeper::Moderator,
    }
}

/// A co-host is there for the host, not against them; but a host who is away may be replaced. Source: A-07
fn not_against_the_host(turn: &Turn, sender: &Sender, seat: Seat) -> Result<(), Refusal> {
    let table = turn.table();
    let is_away = table.game.as_ref().is_some_and(|game| phase::is_away(game, seat));
    let is_host = !is_away && table.player(seat).map(|player| &player.person) == table.host.as_ref();
    // Under masks this would tell a co-host as whom the host plays. Source: DN-01
    if is_host && !turn.table().is_masked() && !leads(turn, sender) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::NotTheHost));
    }
    Ok(())
}

fn must_play(turn: &Turn) -> Result<(), Refusal> {
    if turn.table().game.is_some() { Ok(()) } else { Err(Code::NoGame.into()) }
}

fn note(turn: &mut Turn, note: TableNote, seat: Option<Seat>, user: Option<PersonId>) {
    turn.tell_room(Notice::Table { note, seat, user, amount: None });
}

/// Says who did what was just told, and why: where a reason is given, where it was not the host, and where whoever
/// did it has a stake in the game. Under masks it must not tell who of those who play is out.
///
/// Source: C-15, DN-01
fn sign(turn: &mut Turn, sender: &Sender, reason: Option<&str>) {
    let table = turn.table();
    let alive = |seat: Seat| table.game.as_ref().is_some_and(|game| game.is_masked() || game.is_alive(seat));
    let plays = table.seat_of(&sender.id).is_some_and(alive);
    let host = table.host.as_ref() == Some(&sender.id);
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    if plays || !host || reason.is_some() {
        let sits = table.seat_of(&sender.id).is_some();
        let name = if sits { String::new() } else { lobby::cut(sender.name) };
        let (keeper, by) = (Some(keeper(turn, sender)), sender.id.clone());
        turn.tell_room(Notice::Deed { by, plays, reason: reason.map(str::to_owned), name, keeper });
    }
}

fn short(reason: Option<&String>) -> Result<Option<&str>, Refusal> {
    match reason {
        Some(reason) if reason.chars().count() > REASON_CHARS_MAX => {
            Err(Refusal::new(Code::TooLong).with("max", REASON_CHARS_MAX))
        }
        reason => Ok(reason.map(String::as_str)),
    }
}

/// The host's commands. Whatever is done to a player is said aloud.
pub(super) fn by_host(turn: &mut Turn, sender: &Sender, action: &Action) -> Result<(), Refusal> {
    must_host(turn, sender)?;
    match action {
        Action::AddComputers { count } => {
            in_lobby(turn)?;
            lobby::add_computers(turn, *count)
        }
        Action::Start => {
            in_lobby(turn)?;
            lobby::start(turn, &sender.id, &[])
        }
        Action::StartAs { characters } => {
            in_lobby(turn)?;
            lobby::start(turn, &sender.id, characters)
        }
        Action::Stop => stop(turn, sender),
        Action::Kick { player, reason } => kick(turn, sender, player, short(reason.as_ref())?),
        Action::Warn { player, reason } => warn(turn, sender, player, short(reason.as_ref())?),
        Action::Fine { player, points, reason } => {
            fine(turn, sender, player, *points, short(reason.as_ref())?)
        }
        Action::Cohost { player } => cohost(turn, sender, player),
        Action::PassHost { player } => pass_host(turn, sender, player),
        Action::Shuffle => {
            in_lobby(turn)?;
            lobby::shuffle(turn);
            Ok(())
        }
        Action::SetOption { option, value, rules } => {
            in_lobby(turn)?;
            let rules = rules.as_ref().map_err(Clone::clone)?;
            let cast = |rules: &RuleSet| (rules.personas, rules.characters.clone());
            if cast(rules) != cast(turn.rules()) {
                suffices(turn.table(), rules, Code::BadValue)?;
            }
            lobby::set_option(turn, option, value, rules);
            Ok(())
        }
        Action::SetLocale { locale } => {
            turn.fact(Fact::LocaleSet { locale: locale.clone() });
            turn.tell_room(Notice::LanguageSet { locale: locale.as_str().to_owned() });
            Ok(())
        }
        Action::Next => next(turn, sender),
        Action::Extend { seconds } => extend(turn, *seconds),
        Action::Pause => pause(turn),
        Action::Resume => resume(turn),
        // `decide` sends only the host's commands here.
        _ => Err(Code::BadRequest.into()),
    }
}

/// Ends the game, or clears the table away.
pub(super) fn stop(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    must_host(turn, sender)?;
    if turn.table().game.is_some() && !turn.table().faulted {
        note(turn, TableNote::Stopping, None, None);
        sign(turn, sender, None);
        end::stop(turn, keeper(turn, sender));
    } else {
        lobby::close(turn, TableNote::Closed);
    }
    Ok(())
}

/// Whoever runs the program clears a table away.
pub(super) fn clear(turn: &mut Turn) -> Result<(), Refusal> {
    note(turn, TableNote::Cleared, None, None);
    if turn.table().game.is_some() && !turn.table().faulted {
        end::finish(turn, &[], EndReason::Cleared);
    }
    if !turn.table().closed {
        lobby::close(turn, TableNote::Closed);
    }
    Ok(())
}

/// A word of whoever runs the program.
pub(super) fn proclaim(turn: &mut Turn, text: &str) -> Result<(), Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::new(Code::TooShort).with("min", 1));
    }
    if text.chars().count() > PROCLAIMED_CHARS_MAX {
        return Err(Refusal::new(Code::TooLong).with("max", PROCLAIMED_CHARS_MAX));
    }
    turn.tell_room(Notice::Proclaimed { said: text.trim().to_owned() });
    Ok(())
}

fn kick(turn: &mut Turn, sender: &Sender, player: &PlayerRef, reason: Option<&str>) -> Result<(), Refusal> {
    let seat = resolve(turn.table(), player)?;
    not_against_the_host(turn, sender, seat)?;
    let person = turn.table().players[seat.index()].person.clone();
    // Whoever is removed keeps order here no more. Under masks that would tell as whom they played. Source: DN-01
    if turn.table().cohosts.contains(&person) && !turn.table().is_masked() {
        dismiss(turn, &person);
    }
    match &turn.table().game {
        None => {
            lobby::unseat(turn, &person, Some(TableNote::Kicked));
            if !turn.table().closed {
                sign(turn, sender, reason);
                lobby::go_on(turn);
            }
            Ok(())
        }
        Some(game) if game.seats[seat.index()].gone => {
            Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut))
        }
        Some(_) => {
            let person = Some(person).filter(|_| !turn.table().is_masked());
            note(turn, TableNote::Kicked, Some(seat), person);
            sign(turn, sender, reason);
            turn.fact(Fact::Gone { seat, forfeits: true });
            deeds::remove(turn, seat, Cause::Removed);
            Ok(())
        }
    }
}

/// Source: C-15, CL-12
fn warn(turn: &mut Turn, sender: &Sender, player: &PlayerRef, reason: Option<&str>) -> Result<(), Refusal> {
    must_play(turn)?;
    let seat = resolve(turn.table(), player)?;
    not_against_the_host(turn, sender, seat)?;
    turn.fact(Fact::Warned { seat });
    turn.tell_room(Notice::Warning { code: WarningCode::ByHost, seat });
    sign(turn, sender, reason);
    let fine = turn.rules().points.warned;
    if fine > 0 && turn.game().seats[seat.index()].warnings > 1 {
        deeds::fined(turn, seat, fine);
    }
    Ok(())
}

/// Source: CL-12
fn fine(
    turn: &mut Turn,
    sender: &Sender,
    player: &PlayerRef,
    points: u16,
    reason: Option<&str>,
) -> Result<(), Refusal> {
    must_play(turn)?;
    if points == 0 || points > FINE_MAX {
        return Err(Refusal::new(Code::BadValue).with("max", FINE_MAX));
    }
    let seat = resolve(turn.table(), player)?;
    not_against_the_host(turn, sender, seat)?;
    deeds::fined(turn, seat, i32::from(points));
    sign(turn, sender, reason);
    Ok(())
}

/// Whom the host means by somebody who is to help: whoever sits here, or anybody mentioned.
fn helper(turn: &Turn, player: &PlayerRef) -> Result<PersonId, Refusal> {
    let seat = match (resolve_account(turn.table(), player), player) {
        (Ok(seat), _) => seat,
        (Err(_), PlayerRef::Person(person)) if person.platform() != Platform::Computer => {
            return Ok(person.clone());
        }
        (Err(refusal), _) => return Err(refusal),
    };
    let player = &turn.table().players[seat.index()];
    if player.computer {
        return Err(Refusal::new(Code::BadTarget).because(Reason::Computer));
    }
    Ok(player.person.clone())
}

fn dismiss(turn: &mut Turn, person: &PersonId) {
    turn.fact(Fact::CohostSet { person: person.clone(), serves: false });
    turn.tell_room(Notice::Cohost { user: person.clone(), serves: false });
}

/// Makes somebody a co-host, or no more; a co-host may give it up.
fn cohost(turn: &mut Turn, sender: &Sender, player: &PlayerRef) -> Result<(), Refusal> {
    let person = helper(turn, player)?;
    if !leads(turn, sender) && person != sender.id {
        return Err(Code::NotHost.into());
    }
    if turn.table().cohosts.contains(&person) {
        dismiss(turn, &person);
        return Ok(());
    }
    if turn.table().host.as_ref() == Some(&person) {
        return Err(Code::BadTarget.into());
    }
    if turn.table().cohosts.len() >= COHOSTS_MAX {
        return Err(Refusal::new(Code::TableFull).with("max", COHOSTS_MAX));
    }
    lobby::name_cohost(turn, person);
    Ok(())
}

fn pass_host(turn: &mut Turn, sender: &Sender, player: &PlayerRef) -> Result<(), Refusal> {
    if !leads(turn, sender) {
        return Err(Code::NotHost.into());
    }
    // A host need not sit at the table.
    if let PlayerRef::Person(person) = player
        && turn.table().seat_of(person).is_none()
    {
        let person = helper(turn, player)?;
        lobby::pass_host(turn, &person);
        if turn.table().game.is_some() {
            review::show_all(turn, &person);
        }
        return Ok(());
    }
    // Whoever hosts does so under their own account, whatever has become of the character.
    let masked = turn.table().is_masked();
    let seat = resolve_account(turn.table(), player)?;
    let player = &turn.table().players[seat.index()];
    if player.computer {
        return Err(Refusal::new(Code::BadTarget).because(Reason::Computer));
    }
    if !masked && turn.table().game.as_ref().is_some_and(|game| game.seats[seat.index()].gone) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    }
    // Who judges does not play; whoever is out plays no more. Source: C-01
    let plays = turn.table().game.as_ref().is_some_and(|game| game.is_alive(seat));
    if plays && turn.rules().judge == JudgeKind::Human {
        return Err(Refusal::new(Code::Forbidden).because(Reason::JudgePlays));
    }
    let person = player.person.clone();
    lobby::pass_host(turn, &person);
    if turn.table().game.is_some() {
        review::show_all(turn, &person);
    }
    Ok(())
}

fn next(turn: &mut Turn, sender: &Sender) -> Result<(), Refusal> {
    must_play(turn)?;
    if turn.table().paused.is_some() {
        return Err(Refusal::new(Code::WrongPhase).because(Reason::Paused));
    }
    note(turn, TableNote::Skipped, None, None);
    sign(turn, sender, None);
    phase::cut_short(turn);
    Ok(())
}

fn extend(turn: &mut Turn, seconds: u32) -> Result<(), Refusal> {
    must_play(turn)?;
    if seconds == 0 || seconds > EXTEND_S_MAX {
        return Err(Refusal::new(Code::BadValue).with("max", EXTEND_S_MAX));
    }
    let Some(deadline) = turn.game().deadline else { return Err(Code::WrongPhase.into()) };
    let ends = Some(deadline.plus_ms(u64::from(seconds) * 1000));
    turn.fact(Fact::DeadlineSet { deadline: ends });
    reminder::plan(turn);
    turn.tell_room(Notice::Extended { ends });
    Ok(())
}

/// What this phase was opened with came late to its readers, so that its time ends later. Times of day stay,
/// and nobody is told: to the readers it has only just begun.
pub(super) fn late(turn: &mut Turn, ms: u64) {
    let Some(game) = turn.table().game.as_ref().filter(|_| turn.table().paused.is_none()) else { return };
    let Some(deadline) = game.deadline.filter(|_| turn.rules().pace != Pace::Slow) else { return };
    turn.fact(Fact::DeadlineSet { deadline: Some(deadline.plus_ms(ms)) });
    reminder::plan(turn);
}

/// The judge could do nothing for so long: what was running then gets the time back.
pub(super) fn delay(turn: &mut Turn, ms: u64) -> Result<(), Refusal> {
    must_play(turn)?;
    let Some(deadline) = turn.game().deadline.filter(|_| ms > 0) else { return Ok(()) };
    let ends = Some(deadline.plus_ms(ms));
    turn.fact(Fact::DeadlineSet { deadline: ends });
    reminder::plan(turn);
    turn.tell_room(Notice::Extended { ends });
    Ok(())
}

fn pause(turn: &mut Turn) -> Result<(), Refusal> {
    must_play(turn)?;
    if turn.table().paused.is_some() {
        return Err(Refusal::new(Code::WrongPhase).because(Reason::Paused));
    }
    let left_ms = turn.game().deadline.map(|deadline| deadline.since(turn.at));
    turn.fact(Fact::Paused { left_ms });
    turn.tell_room(Notice::Paused {});
    Ok(())
}

fn resume(turn: &mut Turn) -> Result<(), Refusal> {
    must_play(turn)?;
    if turn.table().paused.is_none() {
        return Err(Code::WrongPhase.into());
    }
    lobby::resume(turn);
    Ok(())
}

/// Takes a seat, or agrees to be the substitute one was asked to be.
pub(super) fn join(turn: &mut Turn, sender: &Sender, name: &str) -> Result<(), Refusal> {
    let offers = &turn.table().substitutes;
    // Whether a seat can be taken over must not tell which character is out.
    let alive =
        |seat: Seat| turn.table().game.as_ref().is_some_and(|game| game.is_masked() || game.is_alive(seat));
    let mut own = offers.iter().filter(|offer| offer.by_seat && offer.newcomer == sender.id);
    let offered = own.find(|offer| alive(offer.seat)).map(|offer| offer.seat);
    match offered {
        Some(seat) => {
            let player = turn.table().players[seat.index()].person.clone();
            substitute(turn, sender, &PlayerRef::Person(player), &sender.id.clone(), name)
        }
        None => lobby::join(turn, &sender.id, name),
    }
}

/// `sub`: the host or whoever sits there says it for the seat, the newcomer for themselves.
///
/// Source: C-15
pub(super) fn substitute(
    turn: &mut Turn,
    sender: &Sender,
    player: &PlayerRef,
    newcomer: &PersonId,
    name: &str,
) -> Result<(), Refusal> {
    let from_newcomer = sender.id == *newcomer;
    let (hosts, sits) = (must_host(turn, sender).is_ok(), turn.table().seat_of(&sender.id));
    if !from_newcomer && !hosts && sits.is_none() {
        return Err(Code::NotJoined.into());
    }
    must_play(turn)?;
    let masked = turn.table().is_masked();
    let seat = resolve_account(turn.table(), player)?;
    if !from_newcomer && sits != Some(seat) {
        must_host(turn, sender)?;
    }
    if turn.table().seat_of(newcomer).is_some() {
        return Err(Code::AlreadyJoined.into());
    }
    // Whoever has seen one hand may come back to it but not play another.
    let friend = turn.game().friends.get(newcomer).filter(|friend| friend.accepted);
    if turn.game().replaced.get(newcomer).is_some_and(|seen| *seen != seat)
        || friend.is_some_and(|friend| friend.seat != seat)
    {
        return Err(Refusal::new(Code::Forbidden).because(Reason::SeenAnotherHand));
    }
    if lobby::judges(turn.table(), newcomer) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::JudgePlays));
    }
    if newcomer.platform() == Platform::Computer {
        return Err(Refusal::new(Code::BadTarget).because(Reason::Computer));
    }
    if !masked && !turn.game().is_alive(seat) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    }
    let offers = &turn.table().substitutes;
    let known = offers.iter().find(|offer| offer.newcomer == *newcomer);
    let before = known.filter(|offer| offer.seat == seat);
    if before.is_none() && from_newcomer && known.is_some_and(|offer| offer.by_seat) {
        let refusal = Refusal::new(Code::BadTarget);
        let seat = known.map_or(seat, |offer| offer.seat);
        return Err(if masked { refusal } else { refusal.with("seat", seat) });
    }
    let asking = offers.iter().filter(|offer| !offer.by_seat).count();
    if from_newcomer && known.is_none() && asking >= OFFERS_MAX {
        return Err(Code::TableFull.into());
    }
    // A host who takes the seat over agrees for both sides.
    let by_seat = !from_newcomer || hosts || before.is_some_and(|offer| offer.by_seat);
    let by_newcomer = from_newcomer || before.is_some_and(|offer| offer.by_newcomer);
    // The newcomer's own name counts, not what somebody else calls them.
    let name = match before {
        Some(offer) if !from_newcomer && offer.by_newcomer => offer.name.clone(),
        _ => name.to_owned(),
    };
    if by_seat && by_newcomer {
        take_over(turn, seat, newcomer, name);
    } else {
        turn.fact(Fact::SubstituteOffered { seat, newcomer: newcomer.clone(), name, by_seat, by_newcomer });
        if masked {
            note(turn, TableNote::AccountAsked, None, Some(newcomer.clone()));
        } else {
            note(turn, TableNote::SubstituteAsked, Some(seat), Some(newcomer.clone()));
        }
    }
    Ok(())
}

/// Seat, card, knowledge and open questions pass on.
fn take_over(turn: &mut Turn, seat: Seat, newcomer: &PersonId, name: String) {
    let was_host = turn.table().player(seat).map(|player| &player.person) == turn.table().host.as_ref();
    let before = turn.table().player(seat).map(|player| player.person.clone());
    turn.fact(Fact::Substituted { seat, person: newcomer.clone(), name });
    match before.filter(|_| turn.table().is_masked()) {
        Some(before) => turn.tell_room(Notice::AccountReplaced { before, user: newcomer.clone() }),
        None => turn.tell_room(Notice::Substituted { seat, user: newcomer.clone() }),
    }
    if turn.rules().activity {
        let day = turn.game().day;
        turn.fact(Fact::Excused { seat, day });
    }
    if was_host {
        lobby::pass_host(turn, newcomer);
    }
    phase::identity::tell_hand(turn, seat);
    let heard: Vec<Notice> = turn
        .game()
        .answers
        .iter()
        .filter(|given| given.to.contains(&seat))
        .map(|given| Notice::Answer {
            ask: given.ask,
            targets: std::iter::once(given.target).chain(given.also.iter().copied()).collect(),
            answer: given.answer.open().clone(),
        })
        .collect();
    for notice in heard {
        turn.tell_seat(seat, notice);
    }
    phase::night::ask(turn, Some(seat));
}
