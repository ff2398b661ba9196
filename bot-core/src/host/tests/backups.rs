//! A backup is every table as it stood at one instant, whatever happens meanwhile.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, mpsc};

use tempfile::TempDir;

use super::{Bench, open, venue};
use crate::game::{TableId, step};
use crate::host::{SledStore, Store, archive};

/// Keeps what is written, and waits before the first of it.
#[derive(Clone)]
struct Slow {
    written: Arc<Mutex<Vec<u8>>>,
    begin: Arc<Mutex<Option<mpsc::Receiver<()>>>>,
}

impl Write for Slow {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let begin = self.begin.lock().expect("no panic").take();
        if let Some(begin) = begin {
            begin.recv().expect("somebody says when");
        }
        self.written.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_shows_one_instant_and_is_taken_in_elsewhere() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    bench.table("r2", 3).await;
    assert_eq!(bench.say("r3", "p1", "!new v1").await, Ok(None));
    assert_eq!(bench.say("r3", "p1", "!stop").await, Ok(None));
    let state =
        |host: &crate::host::Host, room: &str| host.table_at(&venue(room)).expect("a table").state.clone();
    let then = [state(&bench.host, "r1"), state(&bench.host, "r2")];

    let (begin, begins) = mpsc::channel();
    let slow = Slow { written: Arc::default(), begin: Arc::new(Mutex::new(Some(begins))) };
    let backup = tokio::spawn({
        let (host, slow) = (bench.host.clone(), slow.clone());
        async move { host.backup(slow).await.expect("a backup") }
    });
    // Whatever the writer is asked for comes after the look at all tables.
    while slow.begin.lock().expect("no panic").is_some() {
        tokio::task::yield_now().await;
    }
    bench.to_deadline().await;
    assert_eq!(bench.say("r2", "p4", "!join").await, Ok(None));
    assert_eq!(bench.say("r2", "p1", "!stop").await, Ok(None));
    assert_eq!(bench.say("r2", "p9", "!new v1").await, Ok(None));
    begin.send(()).expect("it waits");
    assert_eq!(backup.await.expect("it ends"), 3);

    let text = String::from_utf8(slow.written.lock().expect("no panic").clone()).expect("UTF-8");
    let tables = archive::read(text.lines()).expect("a whole archive");
    assert_eq!(
        tables.iter().map(|(id, table)| (id.0, table.open)).collect::<Vec<_>>(),
        [(1, true), (2, true), (3, false)]
    );
    let dir = TempDir::new().expect("a temporary directory");
    let store = SledStore::open(dir.path()).expect("it opens");
    archive::import(&store, &tables).expect("nothing stands there");
    assert_eq!(store.next_table().expect("a number"), TableId(4));
    drop(store);
    let host = open(dir.path(), step);
    assert!([state(&host, "r1"), state(&host, "r2")] == then, "as they stood then");
}
