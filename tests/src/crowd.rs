//! Many games at once on one host, for measuring.

use std::sync::Arc;

use bot_core::game::Locale;
use bot_core::host::{ClockKind, Host, HostConfig, Keep, RULESET_DEFAULT, SledStore, Store};
use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;

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
        setting.spawn(async move {
            let room = room(table);
            let say = async |who: &str, text: &str| {
                let outcome = host.submit(said(Some(&room), who, None, text)).await.expect("the store works");
                assert!(outcome.reply.is_ok(), "{who}: {text}: {:?}", outcome.reply);
            };
            say(&player(table, 1), "!new v2").await;
            for seat in 1..=PLAYERS {
                say(&player(table, seat), "!join").await;
            }
            say(&player(table, 1), "!start").await;
        });
    }
    while let Some(set) = setting.join_next().await {
        set.expect("no panic");
    }
}

/// Notes everything that waits as delivered.
///
/// # Panics
/// If the store fails.
pub async fn deliver_all(host: &Host) {
    loop {
        let lines = host.unsent(bot_core::game::Platform::Console, 0, 4096).expect("the store works");
        if lines.is_empty() {
            return;
        }
        let ids: Vec<_> = lines.iter().map(|line| line.id).collect();
        host.confirm_all(&ids).await.expect("the store works");
    }
}
