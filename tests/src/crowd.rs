//! Many games at once on one host, for measuring.

use std::collections::BTreeSet;
use std::sync::Arc;

use bot_core::game::{Locale, Place, Platform, Prompt, VenueId};
use bot_core::host::{ClockKind, Host, HostConfig, Input, Keep, RULESET_DEFAULT, SledStore, Store, What};
use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;

use crate::chance::{Dice, STEPS_MAX, legal_answer};
use crate::data::said;

/// Players at each table.
pub const PLAYERS: usize = 12;
/// Tables that are set up at the same time.
const AT_ONCE: usize = 256;

/// Where the how-manieth table stands.
#[must_use]
pub fn room(number: usize) -> String {
    format!("room{number}")
}

/// Who sits there in which seat.
#[must_use]
pub fn player(table: usize, seat: usize) -> String {
    format!("p{table}-{seat}")
}

/// How a host for measuring works.
///
/// # Panics
/// If the program's own rules or words are not whole.
#[must_use]
pub fn config(clock: ClockKind) -> HostConfig {
    HostConfig {
        rules: Arc::new(RuleSets::builtin().expect("the program's rule sets are valid")),
        texts: Arc::new(Texts::builtin().expect("the words are whole")),
        locale: Locale::new("en"),
        ruleset: RULESET_DEFAULT.to_owned(),
        clock,
        delivery_wait_ms: 0,
        keep: Keep::default(),
    }
}

/// A host on a directory, with the real way to the disk.
///
/// # Panics
/// If it does not open.
#[must_use]
pub fn open(dir: &std::path::Path, config: &HostConfig) -> Host {
    let store: Arc<dyn Store> = Arc::new(SledStore::open(dir).expect("it opens"));
    Host::open(store, config.clone()).expect("the host opens")
}

/// Sets up so many games of twelve, each in its first night.
///
/// # Panics
/// If one of them is refused.
pub async fn gather(host: &Host, tables: usize) {
    let mut setting = tokio::task::JoinSet::new();
    for table in 0..tables {
        while setting.len() >= AT_ONCE {
            setting.join_next().await.expect("some are under way").expect("no panic");
        }
        let host = host.clone();
        setting.spawn(async move { seat(&host, table, 0).await });
    }
    while let Some(set) = setting.join_next().await {
        set.expect("no panic");
    }
}

/// Opens a table of twelve, some of them computers, and starts its game.
async fn seat(host: &Host, table: usize, computers: usize) {
    say(host, table, 1, "!new v2").await;
    for seat in 1..=PLAYERS - computers {
        say(host, table, seat, "!join").await;
    }
    if computers > 0 {
        say(host, table, 1, &format!("!add {computers}")).await;
    }
    say(host, table, 1, "!start").await;
}

async fn say(host: &Host, table: usize, seat: usize, text: &str) {
    let who = player(table, seat);
    let outcome = host.submit(said(Some(&room(table)), &who, None, text)).await.expect("the store works");
    assert!(outcome.reply.is_ok(), "{who}: {text}: {:?}", outcome.reply);
}

/// Plays a whole game of twelve, some of them computers, on a virtual clock that has nothing else to do: people answer
/// by chance, once, what they are asked, and the time of a phase passes when nobody has anything left to answer. What
/// was told counts as delivered. Returns how many inputs that were.
///
/// # Panics
/// If the game has no end.
pub async fn play(host: &Host, table: usize, computers: usize) -> usize {
    seat(host, table, computers).await;
    let venue = VenueId::new(Platform::Console, &room(table));
    let mut dice = Dice(table as u64);
    let mut answered = BTreeSet::new();
    while let Some(view) = host.table_at(&venue)
        && let Some(standing) = view.state.standing()
        && standing.game.is_some()
    {
        let of_people = |prompt: &&Prompt| prompt.person.platform() == Platform::Console;
        let mut open = view.prompts.iter().filter(of_people);
        let Some(prompt) = open.find(|prompt| answered.insert((prompt.id, prompt.seat))) else {
            host.advance(host.next_deadline().expect("a phase has a limit")).await.expect("the store works");
            continue;
        };
        assert!(answered.len() < STEPS_MAX, "table {table}: no end");
        let what = What::Action(legal_answer(&mut dice, prompt, standing));
        let place = if prompt.private { Place::Direct } else { Place::Room };
        let (person, venue) = (prompt.person.clone(), Some(venue.clone()));
        let input =
            Input { key: None, person, name: None, moderator: false, place, venue, written: None, what };
        host.submit(input).await.expect("the store works");
    }
    say(host, table, 1, "!stop").await;
    deliver_all(host).await;
    answered.len()
}

/// Notes everything that waits as delivered.
///
/// # Panics
/// If the store fails.
pub async fn deliver_all(host: &Host) {
    loop {
        let lines = host.unsent(Platform::Console, 0, 4096).expect("the store works");
        if lines.is_empty() {
            return;
        }
        let ids: Vec<_> = lines.iter().map(|line| line.id).collect();
        host.confirm_all(&ids).await.expect("the store works");
    }
}
