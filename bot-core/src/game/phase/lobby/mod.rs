//! Before and after games: seats, the queue, the host, the deal.
//!
//! Source: C-01, C-02, C-15, A-05, A-07, CL-15, I-05

mod deal;
mod ready;

use std::sync::Arc;

use super::super::event::Fact;
use super::super::hosting::COHOSTS_MAX;
use super::super::ids::{Locale, PersonId, Platform, Seat, Secret, VenueId};
use super::super::notice::{Audience, Notice, TableNote, WarningCode};
use super::super::options;
use super::super::refusal::{Code, Reason, Refusal};
use super::super::reminder;
use super::super::rng::{self, Stream};
use super::super::rules::{JudgeKind, Limit, RuleSet};
use super::super::state::Table;
use super::super::turn::Turn;
pub(in super::super) use deal::{deal, fix_deal, fix_draws, rules_hash};
use deal::{deals_otherwise, discard_deal};
pub(in super::super) use ready::{go_on, halt_start, ready, start};

/// A name longer than this is cut, in characters.
const NAME_CHARS_MAX: usize = 64;

/// Opens a table.
pub(in super::super) fn open(
    turn: &mut Turn,
    venue: &VenueId,
    rules: &RuleSet,
    (host, name): (&PersonId, &str),
    locale: &Locale,
    root: &Secret<[u8; 32]>,
) {
    turn.fact(Fact::Opened {
        venue: venue.clone(),
        rules: Arc::new(rules.clone()),
        rules_hash: Some(rules_hash(rules).into()),
        host: host.clone(),
        locale: locale.clone(),
        root: Box::new(root.clone()),
        name: cut(name).into(),
    });
    touch(turn);
    turn.tell_room(Notice::Opened {
        ruleset: rules.id.clone(),
        host: host.clone(),
        house_rules: Vec::new(),
        commitment: next_commitment(turn.table()),
    });
}

/// What the next game's seed is committed to.
fn next_commitment(table: &Table) -> String {
    rng::commitment(&rng::game_seed(table.root.open(), table.games + 1))
}

/// A used lobby stays open; an unused one expires.
fn touch(turn: &mut Turn) {
    let expires = Some(turn.limit_from_now(Limit::Lobby));
    let ready_by = ready::limit(turn);
    turn.fact(Fact::LobbyLimitSet { expires, ready_by });
}

/// What a person did goes into the nonce of the next deal. Source: I-05
fn stir(turn: &mut Turn, deed: &str, person: &PersonId) {
    let nonce = rng::stir(&turn.table().nonce, deed, person.as_str(), turn.at.0);
    turn.fact(Fact::NonceStirred { nonce });
}

fn count(table: &Table) -> u16 {
    u16::try_from(table.players.len()).unwrap_or(u16::MAX)
}

/// Source: C-02
pub(in super::super) fn join(turn: &mut Turn, person: &PersonId, name: &str) -> Result<(), Refusal> {
    let table = turn.table();
    if table.seat_of(person).is_some() {
        return Err(Code::AlreadyJoined.into());
    }
    if judges(table, person) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::JudgePlays));
    }
    // Nobody is seated before those who wait already.
    let full = count(table) >= table.rules.players.1 || !table.queue.is_empty();
    if full || table.game.is_some() {
        if !table.rules.waiting_list {
            return Err(if table.game.is_some() { Code::InGame } else { Code::TableFull }.into());
        }
        if table.queue.iter().any(|(queued, _)| queued == person) {
            return Err(Code::AlreadyJoined.into());
        }
        if table.queue.len() >= QUEUE_MAX {
            return Err(Code::TableFull.into());
        }
        turn.fact(Fact::Queued { person: person.clone(), name: cut(name) });
        turn.tell_room(Notice::Table {
            note: TableNote::Queued,
            seat: None,
            user: Some(person.clone()),
            amount: None,
        });
        return Ok(());
    }
    seat(turn, person, name, false);
    // Whoever sits down now is there.
    ready::here(turn, person);
    touch(turn);
    Ok(())
}

/// Whether a person judges at this table, and so cannot play. Source: C-01
pub(in super::super) fn judges(table: &Table, person: &PersonId) -> bool {
    table.rules.judge == JudgeKind::Human && table.host.as_ref() == Some(person)
}

/// Longer queues are refused (I-07).
const QUEUE_MAX: usize = 200;

fn seat(turn: &mut Turn, person: &PersonId, name: &str, computer: bool) {
    turn.fact(Fact::Seated { person: person.clone(), name: cut(name), computer });
    stir(turn, "join", person);
    discard_deal(turn);
    touch(turn);
    turn.tell_room(Notice::Joined { user: person.clone(), players: count(turn.table()), computer });
    if turn.table().host.is_none() && !computer {
        pass_host(turn, person);
    }
}

/// A name is kept short; how it is shown is the text's and the platform's care.
pub(in super::super) fn cut(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(NAME_CHARS_MAX).collect::<String>().trim().to_owned()
}

/// Leaves the queue or, before a game, the seat.
pub(in super::super) fn leave(turn: &mut Turn, person: &PersonId) -> Result<(), Refusal> {
    if turn.table().queue.iter().any(|(queued, _)| queued == person) {
        turn.fact(Fact::Unqueued { person: person.clone() });
        return Ok(());
    }
    if turn.table().seat_of(person).is_none() {
        return Err(Code::NotJoined.into());
    }
    unseat(turn, person, None);
    go_on(turn);
    Ok(())
}

/// Takes a seat away before a game.
pub(in super::super) fn unseat(turn: &mut Turn, person: &PersonId, why: Option<TableNote>) {
    turn.fact(Fact::Unseated { person: person.clone() });
    stir(turn, "leave", person);
    discard_deal(turn);
    if let Some(note) = why {
        turn.tell_room(Notice::Table { note, seat: None, user: Some(person.clone()), amount: None });
    }
    turn.tell_room(Notice::Left { user: person.clone(), players: count(turn.table()) });
    // A host who is to judge only gets up from the table. Source: C-01
    if turn.table().host.as_ref() == Some(person) && !judges(turn.table(), person) {
        host_is_gone(turn);
    }
    if !turn.table().closed {
        fill_from_queue(turn);
        touch(turn);
    }
}

/// The host role passes on, or the table is cleared away when only computers are left.
pub(in super::super) fn host_is_gone(turn: &mut Turn) {
    match next_host(turn.table()) {
        Some(person) => pass_host(turn, &person),
        None if turn.table().game.is_some() => {
            turn.fact(Fact::HostSet { person: None });
            // Nobody is left who could let the clock run again.
            if turn.table().paused.is_some() {
                resume(turn);
            }
        }
        None => close(turn, TableNote::Closed),
    }
}

/// The clock runs again, with what was left of the phase.
pub(in super::super) fn resume(turn: &mut Turn) {
    let Some(pause) = turn.table().paused else { return };
    // What ends at a time of day ends at that time, however long the clock stood.
    let limit = turn.table().game.as_ref().and_then(|game| super::limit(&game.phase));
    let by_the_clock = limit.filter(|limit| turn.rules().ends_at_a_time(*limit));
    let ends = pause.left_ms.map(|left_ms| match by_the_clock {
        Some(limit) => turn.limit_from_now(limit),
        None => turn.at.plus_ms(left_ms),
    });
    turn.fact(Fact::Resumed {});
    turn.fact(Fact::DeadlineSet { deadline: ends });
    reminder::plan(turn);
    turn.tell_room(Notice::Resumed { ends });
}

/// Who hosts next: a person at the table, one who is there before one who seems to be away.
fn next_host(table: &Table) -> Option<PersonId> {
    let others = table.players.iter().enumerate().filter(|(index, player)| {
        let gone = table.game.as_ref().is_some_and(|game| game.seats[*index].gone);
        !player.computer && !gone && table.host.as_ref() != Some(&player.person)
    });
    let missed = |index: usize| table.game.as_ref().map_or(0, |game| game.seats[index].missed);
    let helps = |person: &PersonId| table.cohosts.contains(person);
    let next =
        others.min_by_key(|(index, player)| (missed(*index) >= super::AWAY_AFTER, !helps(&player.person)))?;
    Some(next.1.person.clone())
}

pub(in super::super) fn pass_host(turn: &mut Turn, person: &PersonId) {
    turn.fact(Fact::HostSet { person: Some(person.clone()) });
    turn.tell_room(Notice::HostPassed { user: person.clone() });
}

/// Somebody helps the host from now on. Source: C-15
pub(in super::super) fn name_cohost(turn: &mut Turn, person: PersonId) {
    turn.fact(Fact::CohostSet { person: person.clone(), serves: true });
    turn.tell_room(Notice::Cohost { user: person, serves: true });
}

/// Tells people who asked for it that a game is about to begin here.
pub(in super::super) fn invite(turn: &mut Turn, people: &[PersonId]) {
    let sits = |turn: &Turn, person: &PersonId| turn.table().seat_of(person).is_some();
    for person in people.iter().filter(|person| person.platform() != Platform::Computer) {
        if !sits(turn, person) {
            let notice = Notice::Invited { ruleset: turn.rules().id.clone(), players: count(turn.table()) };
            turn.tell_person(person.clone(), notice);
        }
    }
}

/// Clears the table away.
pub(in super::super) fn close(turn: &mut Turn, note: TableNote) {
    turn.tell_room(Notice::Table { note, seat: None, user: None, amount: None });
    turn.fact(Fact::Closed {});
}

fn fill_from_queue(turn: &mut Turn) {
    // While a start is waited for nobody is seated who may be away too.
    if turn.table().starting.is_some() {
        return;
    }
    while turn.table().game.is_none() && count(turn.table()) < turn.rules().players.1 {
        let Some((person, name)) = turn.table().queue.first().cloned() else { return };
        turn.fact(Fact::Unqueued { person: person.clone() });
        seat(turn, &person, &name, false);
    }
}

/// Seats computer players.
pub(in super::super) fn add_computers(turn: &mut Turn, wanted: u16) -> Result<(), Refusal> {
    let free = turn.rules().players.1.saturating_sub(count(turn.table()));
    if wanted == 0 {
        return Err(Refusal::new(Code::BadValue).with("value", wanted));
    }
    if wanted > free {
        return Err(Refusal::new(Code::TableFull).with("max", free));
    }
    for _ in 0..wanted {
        let taken = |id: &PersonId| turn.table().players.iter().any(|player| player.person == *id);
        let mut numbers = (1..).map(|number: u32| PersonId::new(Platform::Computer, &number.to_string()));
        if let Some(person) = numbers.find(|id| !taken(id)) {
            seat(turn, &person, "", true);
        }
    }
    Ok(())
}

/// Source: C-02
pub(in super::super) fn shuffle(turn: &mut Turn) {
    let table = turn.table();
    let seed = rng::game_seed(table.root.open(), table.games + 1);
    let mut order: Vec<PersonId> = table.players.iter().map(|player| player.person.clone()).collect();
    let nonce = table.nonce;
    Stream::new("shuffle", &seed, &nonce).shuffle(&mut order);
    turn.fact(Fact::Reseated { order });
    if let Some(host) = turn.table().host.clone() {
        stir(turn, "shuffle", &host);
    }
    touch(turn);
    turn.tell_room(Notice::Table { note: TableNote::Shuffled, seat: None, user: None, amount: None });
}

/// Sets an option; a fixed deal that no longer fits is discarded.
pub(in super::super) fn set_option(turn: &mut Turn, option: &str, value: &str, rules: &RuleSet) {
    let deals_otherwise = deals_otherwise(turn.table(), rules);
    let rules_hash = Some(rules_hash(rules).into());
    turn.fact(Fact::RulesSet { rules: Arc::new(rules.clone()), rules_hash });
    if deals_otherwise {
        discard_deal(turn);
    }
    touch(turn);
    let house_rules = turn.table().house_rules();
    let value = options::as_set(rules, option, value);
    turn.tell_room(Notice::OptionSet { option: option.to_owned(), value, house_rules });
}

/// The game is over: the table is a lobby again with the same seats, options and host.
pub(super) fn after_game(turn: &mut Turn) {
    let game = turn.game();
    let with_seats = |wanted: &dyn Fn(Seat) -> bool| -> Vec<PersonId> {
        game.all_seats()
            .filter(|seat| wanted(*seat))
            .filter_map(|seat| turn.table().player(seat))
            .map(|p| p.person.clone())
            .collect()
    };
    let gone = with_seats(&|seat| game.seats[seat.index()].gone);
    // Whoever has played to the end is there.
    let there = with_seats(&|seat| game.is_alive(seat) && !super::is_away(game, seat));
    let early = with_seats(&|seat| !game.is_alive(seat) && !game.seats[seat.index()].gone);
    let hosted = turn.table().host.clone().filter(|host| gone.contains(host));
    turn.fact(Fact::GameOver {});
    for person in gone {
        turn.fact(Fact::Unseated { person });
    }
    for person in turn.table().players.iter().map(|player| player.person.clone()).collect::<Vec<_>>() {
        let at = Some(turn.at).filter(|_| there.contains(&person));
        turn.fact(Fact::ReadySet { person, ready: false, at });
    }
    touch(turn);
    let rules = Arc::clone(&turn.table().rules);
    let nonce = [0; 32];
    turn.fact(Fact::NonceStirred { nonce });
    let commitment = next_commitment(turn.table());
    turn.tell_room(Notice::Lobby { ruleset: rules.id.clone(), players: count(turn.table()), commitment });
    if rules.ready_check {
        for person in early.into_iter().filter(|person| person.platform() != Platform::Computer) {
            turn.tell(Audience::Person(person), Notice::CalledBack {});
        }
    }
    // Under masks whoever left went on hosting until the end. Source: DN-01
    if hosted.is_some() {
        host_is_gone(turn);
        if turn.table().closed {
            return;
        }
    }
    if turn.table().host.is_none() && only_computers(turn.table()) {
        close(turn, TableNote::Closed);
        return;
    }
    fill_from_queue(turn);
}

fn only_computers(table: &Table) -> bool {
    table.queue.is_empty() && table.players.iter().all(|player| player.computer)
}

/// The clock looks at a lobby: unready seats are lost, an unused table is cleared away.
pub(in super::super) fn time_is_up(turn: &mut Turn) {
    if turn.table().ready_by.is_some_and(|limit| limit <= turn.at) {
        ready::time_is_up(turn);
        if turn.table().game.is_some() {
            return;
        }
    }
    if !turn.table().closed && turn.table().expires.is_some_and(|limit| limit <= turn.at) {
        close(turn, TableNote::Expired);
    }
}

/// A player seems to be away: those who lead the table hear it. A host who sleeps stays the host and gets somebody
/// who is there beside them.
///
/// Source: A-07
pub(super) fn report_away(turn: &mut Turn, seat: Seat) {
    let Some(player) = turn.table().player(seat).filter(|player| !player.computer) else { return };
    let person = player.person.clone();
    if turn.table().host.as_ref() == Some(&person) {
        let helper = next_host(turn.table()).filter(|next| !turn.table().cohosts.contains(next));
        if let Some(next) = helper.filter(|_| turn.table().cohosts.len() < COHOSTS_MAX) {
            name_cohost(turn, next);
        }
        // Nobody must learn which character the host plays. Source: DN-01
        if turn.table().is_masked() {
            return;
        }
    }
    let leading = turn.table().host.iter().chain(&turn.table().cohosts);
    for leader in leading.filter(|leader| **leader != person).cloned().collect::<Vec<_>>() {
        turn.tell_person(leader, Notice::Warning { code: WarningCode::Away, seat });
    }
}
