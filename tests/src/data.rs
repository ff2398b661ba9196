//! A data directory with a little of everything in it, packed to be kept with the tests.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, OnceLock};

use bot_core::game::{Locale, PersonId, Place, Platform, TableId, VenueId};
use bot_core::host::{
    ClockKind, Host, HostConfig, Input, Keep, RULESET_DEFAULT, SledStore, Store, What, archive,
};
use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

/// The files of a data directory that are kept, each packed.
const FILES: [&str; 3] = ["db", "conf", "seal"];

/// A host over a store, on a virtual clock.
///
/// # Panics
/// If it does not open.
#[must_use]
pub fn host(store: Arc<dyn Store>) -> Host {
    // Reading words and rules takes longer than opening a host.
    static CONFIG: OnceLock<HostConfig> = OnceLock::new();
    let config = CONFIG.get_or_init(|| HostConfig {
        rules: Arc::new(RuleSets::builtin().expect("the program's rule sets are valid")),
        texts: Arc::new(Texts::builtin().expect("the words are whole")),
        locale: Locale::new("en"),
        ruleset: RULESET_DEFAULT.to_owned(),
        clock: ClockKind::Virtual,
        delivery_wait_ms: 0,
        keep: Keep::default(),
    });
    Host::open(store, config.clone()).expect("the host opens")
}

/// What somebody of the console says in a room, or with no room to the judge alone.
#[must_use]
pub fn said(room: Option<&str>, who: &str, key: Option<&str>, text: &str) -> Input {
    Input {
        key: key.map(str::to_owned),
        person: PersonId::new(Platform::Console, who),
        name: None,
        moderator: false,
        place: if room.is_some() { Place::Room } else { Place::Direct },
        venue: room.map(|room| VenueId::new(Platform::Console, room)),
        written: None,
        what: What::Text(text.to_owned()),
    }
}

/// Every table of a store as an archive, one object a line.
///
/// # Panics
/// If one is damaged.
#[must_use]
pub fn exported(store: &dyn Store) -> Vec<String> {
    let tables = (1..store.next_table().expect("a number").0).map(TableId);
    let lines = tables.flat_map(|table| archive::export(store, table).expect("whole").into_lines(table));
    lines.map(|line| serde_json::to_string(&line).expect("plain data")).collect()
}

/// Plays a little in a new data directory and keeps it, with what it holds, in a folder of fixtures.
///
/// # Panics
/// If the folder cannot be written.
pub fn pin(folder: &Path) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(play(dir.path()));
    fs::create_dir_all(folder).expect("a writable folder");
    for name in FILES {
        let packed = File::create(folder.join(format!("{name}.gz"))).expect("a writable folder");
        let mut packer = GzEncoder::new(packed, Compression::best());
        packer.write_all(&fs::read(dir.path().join(name)).expect("it was written")).expect("it is written");
        packer.finish().expect("it is written");
    }
    let store = SledStore::open(dir.path()).expect("it opens");
    fs::write(folder.join("tables.jsonl"), exported(&store).join("\n") + "\n").expect("a writable folder");
}

/// Lays a kept data directory out again.
///
/// # Panics
/// If it is not whole.
pub fn unpack(folder: &Path, dir: &Path) {
    for name in FILES {
        let packed = File::open(folder.join(format!("{name}.gz"))).expect("it is kept");
        let mut bytes = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut bytes).expect("it is whole");
        fs::write(dir.join(name), bytes).expect("it is written");
    }
}

/// A game in its first day, a lobby, a table that has closed; a language chosen, messages delivered and not.
async fn play(dir: &Path) {
    let host = host(Arc::new(SledStore::open(dir).expect("it opens")));
    let say = async |room: Option<&str>, who: &str, text: &str| {
        let key = format!("{who}: {text}");
        let outcome = host.submit(said(room, who, Some(&key), text)).await.expect("the store works");
        assert!(outcome.reply.is_ok(), "{who}: {text}: {:?}", outcome.reply);
    };
    say(Some("closed"), "ann", "!new v1").await;
    say(Some("closed"), "ann", "!stop").await;
    say(Some("game"), "ann", "!new v2").await;
    for who in ["ann", "bob", "cyd"] {
        say(Some("game"), who, "!join").await;
    }
    say(Some("game"), "ann", "!add 6").await;
    say(None, "bob", "lang zh-Hans").await;
    say(Some("game"), "ann", "!start").await;
    let unsent = host.unsent(Platform::Console, 0, 12).expect("it reads");
    let ids: Vec<_> = unsent.iter().map(|line| line.id).collect();
    host.confirm_all(&ids).await.expect("the store works");
    host.advance(host.next_deadline().expect("a night ends")).await.expect("the store works");
    say(Some("lobby"), "dee", "!new slow").await;
    say(Some("lobby"), "dee", "!join").await;
    host.shutdown().await;
}
