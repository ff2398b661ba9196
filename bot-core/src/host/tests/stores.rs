//! Data directories that are in use, foreign, of a later version, or damaged.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use tempfile::TempDir;

use super::{Bench, config};
use crate::host::{ClockKind, Host, HostError, SledStore, StoreError};

/// A directory with two tables in it, nobody using it.
async fn used() -> TempDir {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.table("r2", 3).await;
    let Bench { dir, host, decide: _ } = bench;
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

#[tokio::test]
async fn a_second_process_is_refused_with_the_reason() {
    let bench = Bench::new();
    let refused = SledStore::open(bench.dir.path()).err().expect("refused");
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
}

#[tokio::test]
async fn a_later_format_is_refused_and_left_alone() {
    let dir = used().await;
    let db = sled::open(dir.path()).expect("it opens");
    db.insert("!version", &2_u64.to_be_bytes()).expect("it writes");
    drop(db);
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

#[tokio::test]
async fn a_damaged_value_is_named() {
    for (key, named) in [
        (&b"s\0\0\0\0\0\0\0\x01"[..], "snapshot of table 1"),
        (b"l\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0", "log of table 1, event 0"),
        (b"l\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\0", "log of table 2, event 0"),
        (b"!clock", "!clock"),
    ] {
        let dir = used().await;
        let db = sled::open(dir.path()).expect("it opens");
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
    let db = sled::open(dir.path()).expect("it opens");
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
    for place in 0..20 {
        let dir = used().await;
        scribble(&dir.path().join("db"), f64::from(place) / 60.0, 64);
        let before = contents(dir.path());
        match SledStore::open(dir.path())
            .map_err(HostError::from)
            .and_then(|store| Host::open(Arc::new(store), config(ClockKind::Virtual)))
        {
            Err(_) => assert!(contents(dir.path()) == before, "{place}: something was written"),
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
}
