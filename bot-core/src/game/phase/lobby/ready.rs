//! Who is there when a game begins.
//!
//! After a game everybody says so in good time, where the rules want it (`ready_check`). And at any start, the
//! first included, whoever has shown by nothing for a while that they are there (`ready_after`) is asked: the game
//! begins by itself as soon as all have answered, and at the limit without those who have not. Whoever sits down,
//! says that they are ready, starts the game or has lived to the end of the last one is there.
//!
//! Source: CL-15

use super::super::super::event::Fact;
use super::super::super::ids::{Moment, PersonId};
use super::super::super::notice::{Notice, TableNote};
use super::super::super::refusal::{Code, Refusal};
use super::super::super::rules::Limit;
use super::super::super::state::{Player, Table};
use super::super::super::turn::Turn;
use super::{count, deal, fill_from_queue, stir, touch, unseat};

/// Until when everybody must be ready: the limit runs from when somebody is first waited for.
pub(super) fn limit(turn: &Turn) -> Option<Moment> {
    let table = turn.table();
    let waits = table.awaits_ready() && table.players.iter().any(|player| !player.ready);
    waits.then(|| table.ready_by.unwrap_or_else(|| turn.limit_from_now(Limit::Ready)))
}

/// Somebody says that they are ready.
pub(in super::super::super) fn ready(turn: &mut Turn, person: &PersonId) -> Result<(), Refusal> {
    if turn.table().seat_of(person).is_none() {
        return Err(Code::NotJoined.into());
    }
    here(turn, person);
    stir(turn, "ready", person);
    touch(turn);
    let ready = turn.table().players.iter().filter(|player| player.ready).count();
    let notice = Notice::ReadyNoted {
        user: person.clone(),
        ready: u16::try_from(ready).unwrap_or(u16::MAX),
        players: count(turn.table()),
    };
    turn.tell_room(notice);
    go_on(turn);
    Ok(())
}

/// Somebody has shown that they are there and ready.
pub(super) fn here(turn: &mut Turn, person: &PersonId) {
    turn.fact(Fact::ReadySet { person: person.clone(), ready: true, at: Some(turn.at) });
}

/// The host starts a game: at once if all are there, else as soon as those have answered who may be away.
pub(in super::super::super) fn start(
    turn: &mut Turn,
    host: &PersonId,
    characters: &[String],
) -> Result<(), Refusal> {
    deal::may_begin(turn.table())?;
    if turn.table().rules.ready_after > 0 && turn.table().seat_of(host).is_some() {
        here(turn, host);
    }
    let asked: Vec<PersonId> =
        may_be_away(turn.table(), turn.at).map(|player| player.person.clone()).collect();
    if asked.is_empty() {
        deal::begin(turn, characters);
        return Ok(());
    }
    for person in turn.table().players.iter().map(|player| player.person.clone()).collect::<Vec<_>>() {
        let ready = !asked.contains(&person);
        turn.fact(Fact::ReadySet { person, ready, at: None });
    }
    turn.fact(Fact::StartAwaited { characters: characters.to_vec() });
    touch(turn);
    let ends = turn.table().ready_by;
    turn.tell_room(Notice::ReadyAsked { users: asked, ends });
    Ok(())
}

/// Those who have shown by nothing for too long that they are there.
fn may_be_away(table: &Table, now: Moment) -> impl Iterator<Item = &Player> {
    let after_ms = u64::from(table.rules.ready_after) * 1000;
    let recently = move |here: Moment| now.since(here) < after_ms;
    table
        .players
        .iter()
        .filter(move |player| after_ms > 0 && !player.computer && !player.here.is_some_and(recently))
}

/// What was started begins once nobody is waited for any more; or it cannot begin with those who are left.
pub(in super::super::super) fn go_on(turn: &mut Turn) {
    let table = turn.table();
    let waits = table.players.iter().any(|player| !player.ready);
    let Some(characters) = table.starting.clone().filter(|_| !waits && !table.closed) else { return };
    if deal::may_begin(table).is_ok() {
        deal::begin(turn, &characters);
        return;
    }
    drop_start(turn, TableNote::StartDropped);
}

/// What was started does not begin, if it has not begun yet.
pub(in super::super::super) fn halt_start(turn: &mut Turn) {
    if turn.table().starting.is_some() {
        drop_start(turn, TableNote::StartHalted);
    }
}

fn drop_start(turn: &mut Turn, note: TableNote) {
    turn.fact(Fact::StartDropped {});
    turn.tell_room(Notice::Table { note, seat: None, user: None, amount: None });
    fill_from_queue(turn);
    touch(turn);
}

/// Whoever was waited for in vain loses the seat, and what was started begins without them.
pub(super) fn time_is_up(turn: &mut Turn) {
    let expires = turn.table().expires;
    turn.fact(Fact::LobbyLimitSet { expires, ready_by: None });
    let table = turn.table();
    let late = table.players.iter().filter(|player| table.awaits_ready() && !player.ready);
    for person in late.map(|player| player.person.clone()).collect::<Vec<_>>() {
        if !turn.table().closed {
            unseat(turn, &person, Some(TableNote::SeatLost));
        }
    }
    go_on(turn);
}
