//! Data directories that are in use, foreign, of a later version, or damaged.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use tempfile::TempDir;

use super::{Bench, config, open_on, said, venue};
use crate::game::{Place, TableId, step};
use crate::host::archive::{self, Archived};
use crate::host::store::{Lost, rescue};
use crate::host::{ClockKind, Host, HostError, Input, SledStore, Store, StoreError};

/// A directory with two tables in it, nobody using it.
async fn used() -> TempDir {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.table("r2", 3).await;
    let Bench { dir, host, machine: _ } = bench;
    host.shutdown().await;
    dir
}

fn contents(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(dir).expect("it reads").map(|entry| entry.expect("it reads"));
    files
        .filter(|entry| entry.path().is_file())
        .map(|entry| (entry.file_name().display().to_string(), fs::read(entry.path()).expect("it reads")))
        .collect()
}

fn try_open(dir: &Path) -> Result<(), HostError> {
    let store = SledStore::open(dir)?;
    Host::open(Arc::new(store), config(ClockKind::Virtual)).map(|_| ())
}

/// Source: I-02
#[tokio::test]
async fn only_the_log_says_what_the_store_holds() {
    let dir = used().await;
    let whole = {
        let store = SledStore::open(dir.path()).expect("it opens");
        (store.open_tables().expect("it reads"), store.next_line().expect("it reads"))
    };
    // sled's own note of where everything is, from some other time.
    fs::write(dir.path().join("snap.00000000FFFFFFFF"), b"of another time").expect("it is written");
    let store = SledStore::open(dir.path()).expect("it opens");
    assert_eq!((store.open_tables().expect("it reads"), store.next_line().expect("it reads")), whole);
}

#[tokio::test]
async fn a_second_process_is_refused_with_the_reason() {
    let bench = Bench::new();
    let refused = SledStore::open(bench.dir.path()).err().expect("refused");
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
}

/// What a later version would have otherwise: a greeting under a key of its own.
fn greet(db: &sled::Db, batch: &mut sled::Batch) -> sled::Result<()> {
    assert!(db.get("!greeting")?.is_none(), "once is enough");
    batch.insert(b"!greeting".as_slice(), b"hello".as_slice());
    Ok(())
}

fn farewell(db: &sled::Db, batch: &mut sled::Batch) -> sled::Result<()> {
    assert_eq!(db.get("!greeting")?.as_deref(), Some(b"hello".as_slice()), "the step before was taken");
    batch.remove(b"!greeting".as_slice());
    Ok(())
}

#[tokio::test]
async fn an_older_format_is_brought_up_to_date_once_and_keeps_its_tables() {
    let dir = used().await;
    let tables = |store: &SledStore| store.open_tables().expect("it reads").len();
    let store = SledStore::open_with(dir.path(), &[greet]).expect("it is brought up to date");
    assert_eq!(tables(&store), 2);
    drop(store);
    drop(SledStore::open_with(dir.path(), &[greet]).expect("it is up to date"));
    let store = SledStore::open_with(dir.path(), &[greet, farewell]).expect("it is brought up to date");
    assert_eq!(tables(&store), 2);
    let host = open_on(Arc::new(store), step);
    assert_eq!(host.tables().len(), 2);
    host.abandon().await;
    let refused = SledStore::open(dir.path()).err().expect("refused");
    assert!(matches!(refused, StoreError::Newer { found: 3, known: 1, .. }), "{refused}");
}

#[tokio::test]
async fn a_later_format_is_refused_and_left_alone() {
    let dir = used().await;
    drop(SledStore::open_with(dir.path(), &[greet]).expect("it is brought up to date"));
    let before = contents(dir.path());
    let refused = SledStore::open(dir.path()).err().expect("refused");
    assert!(contents(dir.path()) == before, "something was written");
    assert!(matches!(refused, StoreError::Newer { found: 2, known: 1, .. }), "{refused}");
}

#[tokio::test]
async fn somebody_elses_directory_is_refused_and_left_alone() {
    let dir = TempDir::new().expect("a temporary directory");
    fs::write(dir.path().join("diary.txt"), "dear diary").expect("it writes");
    let before = contents(dir.path());
    let refused = SledStore::open(dir.path()).err().expect("refused");
    assert!(refused.to_string().contains("diary.txt"), "{refused}");
    assert_eq!(contents(dir.path()), before);

    let dir = TempDir::new().expect("a temporary directory");
    let file = dir.path().join("file");
    fs::write(&file, "a file").expect("it writes");
    assert!(SledStore::open(&file).is_err());
}

/// The database itself. The threads of a store that was just dropped may hold it a moment longer.
fn raw(dir: &Path) -> sled::Db {
    (0..100_000).find_map(|_| sled::open(dir).ok()).expect("it opens")
}

#[tokio::test]
async fn a_damaged_value_is_named() {
    for (key, named) in [
        (&b"s\0\0\0\0\0\0\0\x01"[..], "snapshot of table 1"),
        (b"l\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0", "log of table 1, event 0"),
        (b"l\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\0", "log of table 2, event 0"),
        (b"!clock", "!clock"),
    ] {
        let dir = used().await;
        let db = raw(dir.path());
        db.insert(key, &b"garbage"[..]).expect("it writes");
        drop(db);
        let refused = try_open(dir.path()).expect_err("refused");
        assert!(refused.to_string().contains(named), "{refused}");
        assert!(refused.to_string().contains(&dir.path().display().to_string()), "{refused}");
    }
}

#[tokio::test]
async fn a_missing_entry_is_named() {
    let dir = used().await;
    let db = raw(dir.path());
    let key = db
        .range(&b"l\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x01"[..]..)
        .next()
        .expect("an entry")
        .expect("it reads")
        .0;
    db.remove(key).expect("it writes");
    drop(db);
    let refused = try_open(dir.path()).expect_err("refused");
    assert!(refused.to_string().contains("log of table 1, event"), "{refused}");
}

/// What was done to a directory, and how.
type Damage = (&'static str, fn(&Path));

/// Overwrites part of a file: from a share of its length on, so many bytes.
fn scribble(file: &Path, from: f64, bytes: usize) {
    let mut content = fs::read(file).expect("it reads");
    let start = (content.len() as f64 * from) as usize;
    for byte in content.iter_mut().skip(start).take(bytes) {
        *byte ^= 0x5A;
    }
    fs::write(file, content).expect("it writes");
}

fn cut(file: &Path, to: f64) {
    let content = fs::read(file).expect("it reads");
    fs::write(file, &content[..(content.len() as f64 * to) as usize]).expect("it writes");
}

#[tokio::test]
async fn damaged_files_are_refused_and_left_alone() {
    let damages: [Damage; 9] = [
        ("a missing database", |dir| fs::remove_file(dir.join("db")).expect("it goes")),
        ("a missing conf", |dir| fs::remove_file(dir.join("conf")).expect("it goes")),
        ("a missing seal", |dir| fs::remove_file(dir.join("seal")).expect("it goes")),
        ("an overwritten conf", |dir| fs::write(dir.join("conf"), b"nonsense").expect("it writes")),
        ("an overwritten seal", |dir| scribble(&dir.join("seal"), 0.5, 1)),
        ("an overwritten database", |dir| scribble(&dir.join("db"), 0.0, usize::MAX)),
        ("an overwritten beginning", |dir| scribble(&dir.join("db"), 0.0, 4096)),
        ("an empty database", |dir| cut(&dir.join("db"), 0.0)),
        ("a shortened database", |dir| cut(&dir.join("db"), 0.01)),
    ];
    for (what, damage) in damages {
        let dir = used().await;
        damage(dir.path());
        let before = contents(dir.path());
        let refused = try_open(dir.path()).err();
        let refused = refused.unwrap_or_else(|| panic!("{what} was not noticed"));
        assert!(refused.to_string().contains(&dir.path().display().to_string()), "{what}: {refused}");
        assert!(contents(dir.path()) == before, "{what}: something was written");
    }
}

#[tokio::test]
async fn damage_anywhere_is_noticed_or_does_no_harm() {
    let mut noticed = 0;
    for place in 0..40 {
        let dir = used().await;
        scribble(&dir.path().join("db"), f64::from(place) / 40.0, 64);
        let before = contents(dir.path());
        match SledStore::open(dir.path())
            .map_err(HostError::from)
            .and_then(|store| Host::open(Arc::new(store), config(ClockKind::Virtual)))
        {
            Err(error) => {
                noticed += 1;
                assert!(contents(dir.path()) == before, "{place}: something was written: {error}");
            }
            Ok(host) => {
                assert_eq!(host.tables().len(), 2, "{place}");
                assert_eq!(
                    host.unsent(crate::game::Platform::Console, 0, usize::MAX).expect("it reads").len(),
                    24,
                    "{place}"
                );
                host.abandon().await;
            }
        }
    }
    assert!(noticed > 30, "{noticed} were noticed");
}

/// Everything in a directory's tables.
fn exported(dir: &Path) -> BTreeMap<TableId, Archived> {
    let store = SledStore::open(dir).expect("it opens");
    let tables = (1..store.next_table().expect("a number").0).map(TableId);
    tables.map(|table| (table, archive::export(&store, table).expect("a whole table"))).collect()
}

/// A directory with a long history: many tables, some closed, pages split and segments used again.
async fn well_used() -> TempDir {
    let mut bench = Bench::new();
    for round in 0..3 {
        for room in 0..6 {
            let room = format!("r{round}-{room}");
            bench.started(&room, 8).await;
        }
        for _ in 0..25 {
            bench.to_deadline().await;
        }
        for room in 0..3 {
            let room = format!("r{round}-{room}");
            // The first ends the game that is on, if one is.
            while bench.host.table_at(&venue(&room)).is_some() {
                let stop = Input { moderator: true, ..said(Place::Room, Some(&room), "p9", "!stop") };
                assert!(bench.submit(stop).await.reply.is_ok());
            }
        }
        let ids: Vec<_> = bench.unsent().iter().map(|line| line.id).collect();
        bench.host.confirm_all(&ids).await.expect("the store works");
        bench = bench.restart().await;
    }
    let Bench { dir, host, machine: _ } = bench;
    host.shutdown().await;
    dir
}

#[tokio::test]
async fn of_an_undamaged_directory_everything_is_rescued() {
    let dir = well_used().await;
    let before = contents(dir.path());
    let rescued = rescue(dir.path()).expect("it reads");
    assert!(contents(dir.path()) == before, "something was written");
    assert_eq!(rescued.lost, []);
    let expected = exported(dir.path());
    assert!(expected.len() == 18 && expected.values().filter(|table| table.open).count() == 9);
    assert!(rescued.tables == expected);
}

#[tokio::test]
async fn of_a_damaged_directory_every_table_is_rescued_or_named() {
    let dir = well_used().await;
    let expected = exported(dir.path());
    let whole = fs::read(dir.path().join("db")).expect("it reads");
    let mut saved = 0;
    for place in 0..12 {
        scribble(&dir.path().join("db"), f64::from(place) / 12.0, 4096);
        let rescued = rescue(dir.path()).expect("it reads");
        for (table, log) in &expected {
            let end = rescued.lost.iter().find_map(|lost| match lost {
                Lost::End { table: of, event } if of == table => Some(*event),
                Lost::Table { table: of } if of == table => Some(0),
                Lost::End { .. } | Lost::Table { .. } | Lost::Bytes { .. } | Lost::Commits { .. } => None,
            });
            let found = rescued.tables.get(table);
            match (end, found) {
                (None, Some(found)) if found.records == log.records => saved += 1,
                // What came last leaves no sign of itself but the damage.
                (None, Some(found)) => {
                    assert!(log.records.starts_with(&found.records), "{place}: table {table} is another");
                    let sign = |lost: &Lost| matches!(lost, Lost::Bytes { .. } | Lost::Commits { .. });
                    assert!(rescued.lost.iter().any(sign), "{place}: table {table} is short");
                }
                // What breaks off is the beginning of what was there, and not played on.
                (Some(_), found) => {
                    let records = found.map_or(&[][..], |found| &found.records);
                    assert!(log.records.starts_with(records), "{place}: table {table} is another");
                    assert!(found.is_none_or(|found| !found.open));
                }
                (None, None) => panic!("{place}: table {table} is missing and not named"),
            }
        }
        fs::write(dir.path().join("db"), &whole).expect("it writes");
    }
    assert!(saved >= 12 * 15, "only {saved} of {} tables were saved", 12 * 18);
}
