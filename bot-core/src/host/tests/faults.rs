//! What breaks stops one table, or the store, and nothing else.

use std::sync::{Arc, Condvar, Mutex};

use tempfile::TempDir;

use super::{Bench, open_on, person, said, venue};
use crate::game::{
    Action, Code, Command, Event, Moment, Notice, PersonId, Place, Platform, Reason, Refusal, State, TableId,
    TableNote, step,
};
use crate::host::store::{Change, Commit, KeyDigest, Profile, Record, Store, StoreError, Stored};
use crate::host::{HostError, Line, SledStore};

/// Panics when somebody says `boom`.
fn touchy(state: &State, command: &Command) -> Result<(Vec<Event>, State), Refusal> {
    match &command.action {
        Action::Say { text } if text == "boom" => panic!("an invariant is broken"),
        _ => step(state, command),
    }
}

/// Panics then, and again when it is told that it did.
fn hopeless(state: &State, command: &Command) -> Result<(Vec<Event>, State), Refusal> {
    match &command.action {
        Action::Fault => panic!("and broken for good"),
        _ => touchy(state, command),
    }
}

/// Does not care about deadlines.
fn deaf(state: &State, command: &Command) -> Result<(Vec<Event>, State), Refusal> {
    match &command.action {
        Action::Tick => Ok((Vec::new(), state.clone())),
        _ => step(state, command),
    }
}

async fn check_panic(machine: crate::host::table::Machine) {
    let bench = Bench::with(machine);
    bench.table("r1", 2).await;
    bench.table("r2", 2).await;
    let id = bench.host.table_at(&venue("r1")).expect("a table").id;
    assert_eq!(bench.say("r1", "p1", "boom").await, Ok(None));
    let told = bench.unsent();
    let fault = |line: &&Line| matches!(line.notice.open(), Notice::Table { note: TableNote::Fault, .. });
    let fault = told.iter().find(fault).expect("the room is told");
    assert_eq!((fault.table, fault.n), (id, 4));
    assert!(bench.host.table(id).is_none(), "the table is gone");
    assert_eq!(bench.say("r1", "p1", "!start").await, Err(Code::NoTable));
    assert_eq!(bench.say("r2", "p3", "!join").await, Ok(None), "the other table goes on");
    assert_eq!(bench.say("r1", "p1", "!new v2").await, Ok(None), "the room can have a new one");

    let bench = bench.restart().await;
    assert_eq!(bench.host.tables().len(), 2);
    assert!(bench.host.table(id).is_none());
    let dir = bench.dir;
    bench.host.abandon().await;
    let log = SledStore::open(dir.path()).expect("it opens").log(id).expect("its log is kept");
    assert!(log.len() >= 4);
}

#[tokio::test]
async fn a_panic_stops_one_table_and_says_so() {
    check_panic(touchy).await;
}

#[tokio::test]
async fn a_machine_that_cannot_even_stop_is_stopped() {
    check_panic(hopeless).await;
}

#[tokio::test]
async fn a_deadline_that_does_not_pass_stops_its_table() {
    let bench = Bench::with(deaf);
    bench.started("r1", 8).await;
    let far = Moment(10_000_000_000);
    bench.host.advance(far).await.expect("the store works");
    assert!(bench.host.tables().is_empty());
    assert_eq!(bench.host.now(), far);
}

#[tokio::test]
async fn a_panic_while_opening_is_a_refusal() {
    fn never(_: &State, _: &Command) -> Result<(Vec<Event>, State), Refusal> {
        panic!("no table ever")
    }
    let bench = Bench::with(never);
    let refused =
        bench.submit(said(Place::Room, Some("r1"), "p1", "!new v2")).await.reply.expect_err("refused");
    assert_eq!(refused.refusal.reason, Some(Reason::Stopped));
    assert!(bench.host.table_at(&venue("r1")).is_none());
}

/// A store whose commits wait at a gate, or fail.
pub(super) struct Gate {
    pub(super) inner: SledStore,
    pub(super) state: Mutex<GateState>,
    pub(super) changed: Condvar,
}

#[derive(Default)]
pub(super) struct GateState {
    pub(super) shut: bool,
    /// What comes is written before it waits, so that whoever reads the store can see it.
    early: bool,
    broken: bool,
    /// Nothing more fits on the disk.
    pub(super) full: bool,
    /// And that can be seen before it is tried.
    pub(super) seen: bool,
    /// Whoever reads a log waits.
    withheld: bool,
    /// How many are reading a log.
    readers: usize,
    /// How many commits came in each group.
    pub(super) groups: Vec<usize>,
}

impl Gate {
    pub(super) fn new(dir: &TempDir) -> Arc<Gate> {
        let inner = SledStore::open(dir.path()).expect("it opens");
        Arc::new(Gate { inner, state: Mutex::default(), changed: Condvar::new() })
    }

    pub(super) fn set(&self, change: impl FnOnce(&mut GateState)) {
        change(&mut self.state.lock().expect("no panic"));
        self.changed.notify_all();
    }
}

impl Store for Gate {
    fn rewrite(&self, change: &dyn Change) -> Result<(), StoreError> {
        self.inner.rewrite(change)
    }
    fn notes(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        self.inner.notes(prefix)
    }

    fn instance(&self) -> u32 {
        self.inner.instance()
    }
    fn clock(&self) -> Result<Moment, StoreError> {
        self.inner.clock()
    }
    fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.inner.open_tables()
    }
    fn next_table(&self) -> Result<TableId, StoreError> {
        self.inner.next_table()
    }
    fn load(&self, table: TableId) -> Result<Stored, StoreError> {
        self.inner.load(table)
    }
    fn log(&self, table: TableId) -> Result<Vec<Record>, StoreError> {
        let mut state = self.state.lock().expect("no panic");
        state.readers += 1;
        self.changed.notify_all();
        let mut state = self.changed.wait_while(state, |state| state.withheld).expect("no panic");
        state.readers -= 1;
        drop(state);
        self.inner.log(table)
    }
    fn length(&self, table: TableId) -> Result<u64, StoreError> {
        self.inner.length(table)
    }
    fn unsent(&self, from: u64, most: usize) -> Result<Vec<Line>, StoreError> {
        self.inner.unsent(from, most)
    }
    fn next_line(&self) -> Result<u64, StoreError> {
        self.inner.next_line()
    }
    fn keys(&self) -> Result<Vec<(u64, KeyDigest)>, StoreError> {
        self.inner.keys()
    }
    fn profile(&self, person: &PersonId) -> Result<Profile, StoreError> {
        self.inner.profile(person)
    }
    fn commit(&self, group: &[Commit]) -> Result<(), StoreError> {
        let mut state = self.state.lock().expect("no panic");
        state.groups.push(group.len());
        if state.early {
            self.inner.commit(group)?;
        }
        self.changed.notify_all();
        let state = self.changed.wait_while(state, |state| state.shut).expect("no panic");
        if state.broken {
            return Err(StoreError::Io { dir: "disk".into(), why: "it is full".to_owned() });
        }
        if state.full {
            return Err(StoreError::Full { dir: "disk".into() });
        }
        if state.early { Ok(()) } else { self.inner.commit(group) }
    }
    fn has_room(&self) -> bool {
        !self.state.lock().expect("no panic").seen
    }
}

/// What reads a store takes longer than whoever wanted to know.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_that_has_ended_lets_go_of_its_store() {
    let dir = TempDir::new().expect("a temporary directory");
    let gate = Gate::new(&dir);
    let host = open_on(Arc::clone(&gate) as Arc<dyn Store>, step);
    let opened = host.submit(said(Place::Room, Some("r1"), "p0", "!new v2")).await;
    assert!(opened.expect("the store works").reply.is_ok());
    gate.set(|state| state.withheld = true);
    let looks = tokio::spawn({
        let host = host.clone();
        async move { host.view(&venue("r1"), None).await.is_ok() }
    });
    let waiting = Arc::clone(&gate);
    let reads = move || {
        let state = waiting.state.lock().expect("no panic");
        drop(waiting.changed.wait_while(state, |state| state.readers == 0).expect("no panic"));
    };
    tokio::task::spawn_blocking(reads).await.expect("it reads");
    looks.abort();
    assert!(looks.await.is_err(), "nobody waits for it any more");
    let ends = tokio::spawn(host.abandon());
    for _ in 0..1000 {
        tokio::task::yield_now().await;
    }
    assert!(!ends.is_finished(), "it is still read");
    gate.set(|state| state.withheld = false);
    ends.await.expect("it ends");
    assert_eq!(Arc::strong_count(&gate), 1, "only the test has it now");
    drop(gate);
    SledStore::open(dir.path()).expect("it can be opened at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_answered_before_its_flush_and_one_flush_serves_many() {
    let dir = TempDir::new().expect("a temporary directory");
    let gate = Gate::new(&dir);
    let host = open_on(Arc::clone(&gate) as Arc<dyn Store>, step);
    for room in 0..6 {
        let opened = host.submit(said(Place::Room, Some(&format!("r{room}")), "p0", "!new v2")).await;
        assert!(opened.expect("the store works").reply.is_ok());
    }
    let mark = host.unsent(Platform::Console, 0, usize::MAX).expect("it reads").len();
    gate.set(|state| (state.shut, state.groups) = (true, Vec::new()));
    // One commit is held up at the disk; the others pile up behind it.
    let first = tokio::spawn({
        let host = host.clone();
        async move { host.submit(said(Place::Room, Some("r0"), "p1", "!join")).await }
    });
    let waiting = Arc::clone(&gate);
    tokio::task::spawn_blocking(move || {
        let state = waiting.state.lock().expect("no panic");
        drop(waiting.changed.wait_while(state, |state| state.groups.is_empty()).expect("no panic"));
    })
    .await
    .expect("it waits");
    let mut rest = Vec::new();
    for who in 2..8 {
        for room in 0..6 {
            let input = said(Place::Room, Some(&format!("r{room}")), &format!("p{who}"), "!join");
            let host = host.clone();
            rest.push(tokio::spawn(async move { host.submit(input).await }));
        }
    }
    for _ in 0..1000 {
        tokio::task::yield_now().await;
    }
    assert!(!first.is_finished() && rest.iter().all(|task| !task.is_finished()));
    assert_eq!(host.unsent(Platform::Console, 0, usize::MAX).expect("it reads").len(), mark);
    let seen = host.table_at(&venue("r0")).expect("a table");
    assert!(seen.state.standing().expect("it stands").players.is_empty(), "nobody sees what is not durable");

    gate.set(|state| state.shut = false);
    for task in rest.into_iter().chain([first]) {
        assert!(task.await.expect("it ends").expect("the store works").reply.is_ok());
    }
    let groups = gate.state.lock().expect("no panic").groups.clone();
    assert_eq!(groups.iter().sum::<usize>(), 37);
    assert!(groups.len() < 37, "some flush served several: {groups:?}");
    let lines = host.unsent(Platform::Console, 0, usize::MAX).expect("it reads");
    let numbers: Vec<u64> = lines.iter().map(|line| line.id.number).collect();
    assert_eq!(numbers, (0..lines.len() as u64).collect::<Vec<_>>(), "numbered in order, without gaps");
    for room in 0..6 {
        let of_room: Vec<u64> =
            lines.iter().filter(|line| line.venue == venue(&format!("r{room}"))).map(|line| line.n).collect();
        assert_eq!(of_room, (1..=of_room.len() as u64).collect::<Vec<_>>(), "in order for each reader");
    }
}

/// Source: I-02
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_delivered_before_its_flush_even_where_it_can_be_read() {
    let dir = TempDir::new().expect("a temporary directory");
    let gate = Gate::new(&dir);
    let host = open_on(Arc::clone(&gate) as Arc<dyn Store>, step);
    let mut deliveries = host.deliveries(Platform::Console);
    host.submit(said(Place::Room, Some("r1"), "p1", "!new v2")).await.expect("the store works");
    let opened = deliveries.recv().await.expect("a message");
    gate.set(|state| (state.shut, state.early, state.groups) = (true, true, Vec::new()));
    let join = tokio::spawn({
        let host = host.clone();
        async move { host.submit(said(Place::Room, Some("r1"), "p1", "!join")).await }
    });
    let waiting = Arc::clone(&gate);
    let written = move || {
        let state = waiting.state.lock().expect("no panic");
        drop(waiting.changed.wait_while(state, |state| state.groups.is_empty()).expect("no panic"));
    };
    tokio::task::spawn_blocking(written).await.expect("it waits");
    assert_eq!(gate.inner.unsent(0, 9).expect("it reads").len(), 2, "it can be read");
    assert_eq!(host.unsent(Platform::Console, 0, 9).expect("it reads"), [opened]);
    let seen = host.view(&venue("r1"), None).await.expect("it reads").expect("a table");
    assert_eq!((seen.seats.len(), seen.log.len()), (0, 1), "nor is it seen");
    // Whoever begins to listen now, or is woken for whatever reason, does not hear it either.
    let mut late = host.deliveries(Platform::Console);
    assert!(late.recv().await.is_some_and(|line| line.id.number == 0));
    for _ in 0..1000 {
        tokio::task::yield_now().await;
    }
    assert!(deliveries.try_recv().is_err() && late.try_recv().is_err());
    gate.set(|state| state.shut = false);
    assert!(join.await.expect("it ends").expect("the store works").reply.is_ok());
    assert!(deliveries.recv().await.is_some_and(|line| line.id.number == 1));
    assert!(late.recv().await.is_some_and(|line| line.id.number == 1));
}

#[tokio::test]
async fn when_the_store_fails_nothing_is_answered_or_delivered() {
    let dir = TempDir::new().expect("a temporary directory");
    let gate = Gate::new(&dir);
    let host = open_on(Arc::clone(&gate) as Arc<dyn Store>, step);
    host.submit(said(Place::Room, Some("r1"), "p1", "!new v2")).await.expect("the store works");
    let before = host.unsent(Platform::Console, 0, usize::MAX).expect("it reads");
    gate.set(|state| state.broken = true);
    let failed = host.submit(said(Place::Room, Some("r1"), "p1", "!join")).await;
    assert!(matches!(failed, Err(HostError::Store(StoreError::Io { .. }))));
    assert!(matches!(host.failed().await, StoreError::Io { .. }));
    gate.set(|state| state.broken = false);
    let after = host.submit(said(Place::Room, Some("r1"), "p2", "!join")).await;
    assert!(after.is_err(), "a store that failed once is not trusted again");
    assert_eq!(host.unsent(Platform::Console, 0, usize::MAX).expect("it reads"), before);
    assert!(host.tables_of(&person("p2")).is_empty());
}
