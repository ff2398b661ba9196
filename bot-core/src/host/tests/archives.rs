//! Tables taken out of one store and into another; deals proved from their logs.

use std::collections::BTreeMap;

use tempfile::TempDir;

use super::{Bench, open, venue};
use crate::game::{Event, Fact, Moment, Notice, ProofFault, Secret, TableId, prove, step};
use crate::host::archive::{self, ArchiveError, ArchiveLine, Archived};
use crate::host::{SledStore, Store};

/// A store with a game in its first night and a table that has closed, as an archive.
async fn archived() -> (Vec<String>, TempDir) {
    let bench = Bench::new();
    assert_eq!(bench.say("r0", "p1", "!new v1").await, Ok(None));
    assert_eq!(bench.say("r0", "p1", "!stop").await, Ok(None));
    bench.started("r1", 8).await;
    assert_eq!(bench.say("r1", "p8", "!leave").await, Ok(None));
    let Bench { dir, host, .. } = bench;
    host.abandon().await;
    let store = SledStore::open(dir.path()).expect("it opens");
    let mut lines = Vec::new();
    let mut tables = 0;
    for table in (1..store.next_table().expect("a number").0).map(TableId) {
        let exported = archive::export(&store, table).expect("a whole table");
        tables += 1;
        let exported = exported.into_lines(table);
        lines.extend(exported.map(|line| serde_json::to_string(&line).expect("plain data")));
    }
    lines.push(serde_json::to_string(&ArchiveLine::End { tables }).expect("plain data"));
    (lines, dir)
}

fn read(lines: &[String]) -> Result<BTreeMap<TableId, Archived>, ArchiveError> {
    archive::read(lines.iter().map(String::as_str))
}

fn records(archived: &Archived) -> Vec<(Moment, Vec<Event>)> {
    archived.records.iter().map(|record| (record.at, record.events.clone())).collect()
}

#[tokio::test]
async fn a_table_goes_on_in_another_store() {
    let (lines, old) = archived().await;
    let tables = read(&lines).expect("a whole archive");
    let new = TempDir::new().expect("a temporary directory");
    let store = SledStore::open(new.path()).expect("it opens");
    let moved = archive::import(&store, &tables).expect("nothing stands there");
    assert_eq!(moved, [(TableId(1), TableId(1)), (TableId(2), TableId(2))]);
    let taken = archive::import(&store, &tables).expect_err("a table stands at r1 already");
    assert!(matches!(taken, ArchiveError::Table { table: TableId(2), .. }), "{taken}");
    drop(store);
    let (before, after) = (open(old.path(), step), open(new.path(), step));
    assert_eq!(after.tables().len(), 1, "what had closed stays closed");
    let state = |host: &crate::host::Host| host.table_at(&venue("r1")).expect("a table").state.clone();
    assert!(state(&before) == state(&after), "the same table");
    before.abandon().await;
    after.abandon().await;
}

#[tokio::test]
async fn a_damaged_archive_is_refused_with_its_place() {
    let (mut lines, _dir) = archived().await;
    let end = lines.pop().expect("an end");
    assert_eq!(read(&lines), Err(ArchiveError::Broken), "the end is missing");
    let half = lines.iter().take(3).chain([&end]).cloned().collect::<Vec<_>>();
    assert_eq!(read(&half), Err(ArchiveError::Broken), "a table is missing");
    lines.push(end);
    assert_eq!(read(&[lines.clone(), lines[..3].to_vec()].concat()), Err(ArchiveError::Broken));
    lines.remove(lines.len() - 3);
    assert!(matches!(read(&lines), Err(ArchiveError::Table { table: TableId(2), .. })));
    lines[0] = "{".to_owned();
    assert!(matches!(read(&lines), Err(ArchiveError::Line { line: 1, .. })));
    let newer = r#"{"line":"table","format":99,"table":1,"open":true}"#.to_owned();
    assert_eq!(read(&[newer]), Err(ArchiveError::Newer { line: 1, found: 99 }));
}

#[tokio::test]
async fn a_fair_deal_is_proved_and_every_forgery_of_it_is_found() {
    let (lines, _dir) = archived().await;
    let tables = read(&lines).expect("a whole archive");
    let log = records(&tables[&TableId(2)]);
    let proofs = prove(&log);
    assert_eq!(proofs.len(), 1);
    assert_eq!(proofs[0].faults, []);

    let forged = |forge: &dyn Fn(&mut Event)| {
        let mut log = log.clone();
        log.iter_mut().flat_map(|(_, events)| events).for_each(forge);
        prove(&log).remove(0).faults
    };
    let swapped = forged(&|event| {
        if let Event::Fact(Fact::GameStarted { hands, .. }) = event {
            let mut cards = hands.open().clone();
            let other = cards.iter().position(|hand| *hand != cards[0]).expect("two kinds of card");
            cards.swap(0, other);
            *hands = Secret::new(cards);
        }
    });
    assert_eq!(swapped, [ProofFault::Deal]);
    let reseeded = forged(&|event| {
        if let Event::Fact(Fact::GameStarted { seed, .. }) = event {
            **seed = Secret::new([9; 32]);
        }
    });
    assert!(reseeded.contains(&ProofFault::Commitment), "{reseeded:?}");
    let stirred = forged(&|event| {
        if let Event::Fact(Fact::NonceStirred { nonce }) = event {
            nonce[0] ^= 1;
        }
    });
    assert!(stirred.contains(&ProofFault::Nonce), "{stirred:?}");
    let renamed = forged(&|event| {
        if let Event::Told(told) = event
            && let Notice::Started { seats, .. } = told.open()
        {
            let mut notice = told.open().clone();
            if let Notice::Started { seats: listed, rules_hash, .. } = &mut notice {
                listed.swap(0, seats.len() - 1);
                rules_hash.push('0');
            }
            *told = crate::game::Told::new(told.to().clone(), notice);
        }
    });
    assert_eq!(renamed, [ProofFault::Rules, ProofFault::Roster]);
}
