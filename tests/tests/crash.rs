//! The judge dies at every write of whole games of every rule set, and comes back to the same tables.
//!
//! At a write the disk can be as before it, as after it, as after it with the seal still the old one, torn (some of what
//! was to be written is there and some is not), or as before it though the system said that it was safe. From each of
//! these a new host is opened: everything that was answered is there and nothing else, every message is sent once by
//! its id, and what was under way, brought again, leads to where the judge that did not die is.
//!
//! Every so many-th write is tried; `NIGHTFALL_CRASH_EVERY=1` tries all of them (some minutes in a release build).
//!
//! Source: I-02

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use bot_core::game::{Action, Event, Moment, Notice, PersonId, Platform, State, TableId, VenueId, evolve};
use bot_core::host::store::{Change, Commit, KeyDigest, Profile, Record, Stored};
use bot_core::host::{Host, Input, Line, SledStore, Store, StoreError};
use nightfall_tests::data;

/// One write in so many is tried, if the environment does not say otherwise.
const EVERY: u64 = 20;
/// No game with computer players takes more commands and deadlines than this.
const STEPS_MAX: usize = 700;
/// So many of a game among people alone are looked at.
const STEPS_AMONG_PEOPLE: usize = 120;
/// Where disks write whole.
const PAGE: usize = 4096;

/// Small numbers from a seed, the same on every machine (SplitMix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        usize::try_from(mixed % u64::try_from(bound.max(1)).unwrap_or(1)).unwrap_or(0)
    }
}

/// The files of a data directory.
type Image = BTreeMap<PathBuf, Vec<u8>>;

fn image(dir: &Path) -> Image {
    let mut files = Image::new();
    for folder in [PathBuf::new(), PathBuf::from("blobs")] {
        for entry in fs::read_dir(dir.join(&folder)).expect("it reads").map(|entry| entry.expect("it reads"))
        {
            if entry.path().is_file() {
                files.insert(folder.join(entry.file_name()), fs::read(entry.path()).expect("it reads"));
            }
        }
    }
    files
}

fn lay_out(files: &Image) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a temporary directory");
    fs::create_dir(dir.path().join("blobs")).expect("it writes");
    for (name, bytes) in files {
        fs::write(dir.path().join(name), bytes).expect("it writes");
    }
    dir
}

/// What a store is to hold after the groups that were committed to it.
#[derive(Clone, Debug, Default, PartialEq)]
struct Model {
    logs: BTreeMap<TableId, Vec<Record>>,
    open: BTreeSet<TableId>,
    unsent: BTreeMap<u64, Line>,
    next_line: u64,
    keys: BTreeMap<u64, KeyDigest>,
    profiles: BTreeMap<PersonId, Profile>,
    notes: BTreeMap<String, Vec<u8>>,
    clock: Moment,
}

impl Model {
    fn take(&mut self, group: &[Commit]) {
        for commit in group {
            if let Some((table, record)) = &commit.record {
                self.logs.entry(*table).or_default().push(record.clone());
                self.clock = self.clock.max(record.at);
            }
            match commit.open {
                Some((table, true)) => drop(self.open.insert(table)),
                Some((table, false)) => drop(self.open.remove(&table)),
                None => {}
            }
            for line in &commit.lines {
                self.unsent.insert(line.id.number, line.clone());
                self.next_line = line.id.number + 1;
            }
            for number in &commit.delivered {
                self.unsent.remove(number);
            }
            self.keys.extend(commit.key);
            if let Some(number) = commit.forget_key {
                self.keys.remove(&number);
            }
            self.profiles.extend(commit.profile.clone());
            for (name, value) in &commit.notes {
                match value {
                    Some(value) => drop(self.notes.insert(name.clone(), value.clone())),
                    None => drop(self.notes.remove(name)),
                }
            }
        }
    }

    /// The same, as a store says it.
    fn of(store: &dyn Store, like: &Model) -> Result<Model, StoreError> {
        let lines = store.unsent(0, usize::MAX)?;
        let mut model = Model {
            open: store.open_tables()?.into_iter().collect(),
            unsent: lines.into_iter().map(|line| (line.id.number, line)).collect(),
            next_line: store.next_line()?,
            keys: store.keys()?.into_iter().collect(),
            notes: store.notes("")?.into_iter().collect(),
            clock: store.clock()?,
            ..Model::default()
        };
        for table in (1..store.next_table()?.0).map(TableId) {
            model.logs.insert(table, store.log(table)?);
        }
        for person in like.profiles.keys() {
            let profile = store.profile(person)?;
            if profile != Profile::default() {
                model.profiles.insert(person.clone(), profile);
            }
        }
        Ok(model)
    }

    /// Whether a table stands as after its records, or after some more of those that a store has by now.
    fn stands(&self, table: TableId, state: &State, later: &[Record]) -> bool {
        let fold = |before, record: &Record| record.events.iter().fold(before, evolve);
        let mut folded = self.logs[&table].iter().fold(State::default(), fold);
        let mut later = later.iter();
        while folded != *state {
            let Some(record) = later.next() else { return false };
            folded = fold(folded, record);
        }
        true
    }
}

/// A write that is tried: the disk before and after it, and what was written.
struct Write {
    before: Image,
    after: Image,
    group: Vec<Commit>,
}

/// A store that looks on while it is written to.
struct Witness {
    inner: SledStore,
    dir: PathBuf,
    seen: Mutex<Seen>,
}

struct Seen {
    every: u64,
    writes: u64,
    before: Option<Image>,
    /// The groups in order; of those that are tried, the disk too.
    groups: Vec<Result<Write, Vec<Commit>>>,
}

impl Store for Witness {
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
    fn notes(&self, prefix: &str) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
        self.inner.notes(prefix)
    }
    fn rewrite(&self, change: &dyn Change) -> Result<(), StoreError> {
        self.inner.rewrite(change)
    }
    fn commit(&self, group: &[Commit]) -> Result<(), StoreError> {
        let mut seen = self.seen.lock().expect("no panic");
        seen.writes += 1;
        let tried = seen.writes.is_multiple_of(seen.every);
        let before = match seen.before.take() {
            Some(before) => Some(before),
            None => tried.then(|| image(&self.dir)),
        };
        self.inner.commit(group)?;
        match before.filter(|_| tried) {
            Some(before) => {
                let after = image(&self.dir);
                if seen.every == 1 {
                    seen.before = Some(after.clone());
                }
                seen.groups.push(Ok(Write { before, after, group: group.to_vec() }));
            }
            None => seen.groups.push(Err(group.to_vec())),
        }
        Ok(())
    }
}

/// Something that is done to the host.
#[derive(Debug)]
enum Deed {
    Say(Box<Input>),
    Advance(Moment),
}

impl Deed {
    async fn on(&self, host: &Host) {
        match self {
            Deed::Say(input) => drop(host.submit(input.as_ref().clone()).await.expect("the store works")),
            Deed::Advance(to) => host.advance(*to).await.expect("the store works"),
        }
        // Whatever computer players answered to it is durable when the table hears this, which changes nothing.
        for table in host.tables() {
            let nothing = Action::FixDeal { hands: vec![Vec::new()], void: None };
            assert!(host.bench(&table.venue, nothing).await.expect("the store works").is_err());
        }
    }
}

/// One game, the judge of which does not die, and what has become of those that did.
struct Game {
    host: Host,
    witness: Arc<Witness>,
    model: Model,
    /// Every message that an adapter has shown to people.
    sent: BTreeMap<u64, Line>,
    dice: Dice,
    tried: usize,
    number: usize,
    /// Whether computers play too: brought back, one may think better of what it had let pass.
    computers: bool,
}

impl Game {
    fn new(every: u64, writes: u64, computers: bool, dir: &Path) -> Game {
        let inner = SledStore::open(dir).expect("it opens");
        let seen = Seen { every, writes, before: None, groups: Vec::new() };
        let witness = Arc::new(Witness { inner, dir: dir.to_owned(), seen: Mutex::new(seen) });
        let host = data::host(Arc::clone(&witness) as Arc<dyn Store>);
        let (model, sent) = (Model::default(), BTreeMap::new());
        Game { host, witness, model, sent, dice: Dice(7), tried: 0, number: 0, computers }
    }

    async fn say(&mut self, room: Option<&str>, who: &str, text: &str) {
        self.number += 1;
        let input = data::said(room, who, Some(&format!("k{}", self.number)), text);
        self.deed(Deed::Say(Box::new(input))).await;
    }

    async fn deed(&mut self, deed: Deed) {
        deed.on(&self.host).await;
        let groups = std::mem::take(&mut self.witness.seen.lock().expect("no panic").groups);
        for group in groups {
            match group {
                Ok(write) => self.try_write(&write, &deed).await,
                Err(group) => self.model.take(&group),
            }
        }
        // The adapter shows what there is, and notes some of it.
        let unsent = self.host.unsent(Platform::Console, 0, usize::MAX).expect("it reads");
        for line in &unsent {
            let shown = self.sent.insert(line.id.number, line.clone());
            assert!(shown.is_none_or(|shown| shown == *line), "one id, two messages");
        }
        let some = self.dice.below(unsent.len() + 1);
        let ids: Vec<_> = unsent[..some].iter().map(|line| line.id).collect();
        if !ids.is_empty() {
            self.host.confirm_all(&ids).await.expect("the store works");
        }
    }

    /// The judge dies at this write, in every way.
    async fn try_write(&mut self, write: &Write, deed: &Deed) {
        let before = self.model.clone();
        self.model.take(&write.group);
        let after = self.model.clone();
        let with = |files: &Image, seal: &Image| {
            let mut files = files.clone();
            files.insert("seal".into(), seal[Path::new("seal")].clone());
            files
        };
        self.recover(&write.before, &[&before], Some(deed)).await;
        self.recover(&write.after, &[&after], Some(deed)).await;
        self.recover(&with(&write.after, &write.before), &[&after], None).await;
        for _ in 0..2 {
            let torn = with(&self.tear(write), &write.before);
            self.recover(&torn, &[&before, &after], None).await;
        }
        // The disk has not kept what it promised: that cannot be mended, but it is not passed over.
        let dir = lay_out(&with(&write.before, &write.after));
        let refused = SledStore::open(dir.path()).err().expect("it is noticed");
        assert!(matches!(refused, StoreError::Directory { .. }), "{refused}");
        self.tried += 6;
    }

    /// Some of what was to be written is there: up to a byte, or any pages of it.
    fn tear(&mut self, write: &Write) -> Image {
        let (db, mut torn) = (Path::new("db"), write.before.clone());
        let (old, new) = (&write.before[db], &write.after[db]);
        let differs = |at: &usize| old.get(*at) != new.get(*at);
        let first = (0..new.len()).find(differs).unwrap_or(0);
        let last = (0..new.len()).rev().find(differs).unwrap_or(0);
        let mut bytes = old.clone();
        if self.dice.below(2) == 0 {
            let end = first + self.dice.below(last + 1 - first);
            bytes.resize(bytes.len().max(end), 0);
            bytes[first..end].copy_from_slice(&new[first..end]);
        } else {
            bytes.resize(bytes.len().max(new.len()), 0);
            for start in (first / PAGE * PAGE..=last).step_by(PAGE) {
                let page = start..(start + PAGE).min(new.len());
                if self.dice.below(2) == 0 {
                    bytes[page.clone()].copy_from_slice(&new[page]);
                }
            }
        }
        torn.insert(db.to_owned(), bytes);
        torn
    }

    /// Comes back from a disk that must hold one of these; with a deed that was under way, goes on with it.
    async fn recover(&self, files: &Image, like: &[&Model], deed: Option<&Deed>) {
        let dir = lay_out(files);
        let store = Arc::new(SledStore::open(dir.path()).expect("it opens"));
        let found = Model::of(store.as_ref(), &self.model).expect("nothing is damaged");
        let model = like.iter().find(|model| ***model == found);
        let model = model.unwrap_or_else(|| panic!("neither as before nor as after the write: {found:#?}"));
        // What people have seen stays said, and what they have not is still to come, under the same ids.
        assert!(self.sent.keys().next_back().is_none_or(|last| *last < model.next_line));
        for number in 0..model.next_line {
            match (self.sent.get(&number), model.unsent.get(&number)) {
                (Some(sent), Some(again)) => assert_eq!(sent, again),
                (Some(_), None) | (None, Some(_)) => {}
                (None, None) => panic!("message {number} is lost"),
            }
        }
        let host = data::host(Arc::clone(&store) as Arc<dyn Store>);
        let states: BTreeMap<_, _> =
            host.tables().into_iter().map(|table| (table.id, table.state.as_ref().clone())).collect();
        assert!(states.keys().eq(&model.open), "the tables are not those of an uncrashed judge");
        for (table, state) in &states {
            // Computer players may have gone on by now.
            let log = if self.computers { store.log(*table).expect("it reads") } else { Vec::new() };
            let later = log.get(model.logs[table].len()..).unwrap_or_default();
            assert!(model.stands(*table, state, later), "a table is not that of an uncrashed judge");
        }
        if let Some(deed) = deed.filter(|_| !states.is_empty()) {
            self.go_on(&host, store.as_ref(), deed).await;
        }
        host.abandon().await;
    }

    /// What was under way is brought again: everything becomes as if nothing had happened.
    async fn go_on(&self, host: &Host, store: &SledStore, deed: &Deed) {
        deed.on(host).await;
        if self.computers {
            return;
        }
        let (here, there) = (host.tables(), self.host.tables());
        assert_eq!(here.len(), there.len());
        for (here, there) in here.iter().zip(&there) {
            if here.state != there.state {
                let logs = [store, &self.witness.inner].map(|store| store.log(here.id).expect("it reads"));
                let [here, there] = logs.each_ref().map(|log| log.iter());
                let other = here.zip(there).find(|(here, there)| here != there);
                panic!("{deed:?} went on otherwise: {:#?}", other.map(|(here, there)| [here, there]));
            }
            assert_eq!(here.prompts, there.prompts);
        }
        for line in host.unsent(Platform::Console, 0, usize::MAX).expect("it reads") {
            let uncrashed = self.host.unsent(Platform::Console, line.id.number, 1).expect("it reads");
            let known = self.sent.get(&line.id.number).or(uncrashed.first());
            assert_eq!(known, Some(&line), "one id, two messages");
        }
    }

    fn is_over(&self) -> bool {
        self.sent.values().any(|line| matches!(line.notice.open(), Notice::Over { .. }))
    }
}

async fn play(ruleset: &str, least: u16, every: u64, before: u64, computers: bool) -> (u64, usize) {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let mut game = Game::new(every, before, computers, dir.path());
    let room = Some("r1");
    game.say(room, "ann", &format!("!new {ruleset}")).await;
    game.say(room, "ann", "!join").await;
    game.say(None, "bob", "lang zh-Hans").await;
    game.say(room, "bob", "!join").await;
    let others: Vec<String> = (3..=least.max(3)).map(|number| format!("p{number}")).collect();
    if computers {
        game.say(room, "ann", &format!("!add {}", others.len())).await;
    } else {
        for who in &others {
            game.say(room, who, "!join").await;
        }
    }
    game.say(room, "ann", "!start").await;
    let venue = VenueId::new(Platform::Console, "r1");
    for _ in 0..if computers { STEPS_MAX } else { STEPS_AMONG_PEOPLE } {
        if game.is_over() {
            break;
        }
        let Some(table) = game.host.table_at(&venue) else { panic!("{ruleset}: the table is gone") };
        let who = match game.dice.below(if computers { 2 } else { 2 + others.len() }) {
            0 => "ann",
            1 => "bob",
            other => others[other - 2].as_str(),
        };
        let seat = 1 + game.dice.below(usize::from(least));
        let words = match game.dice.below(6) {
            0 => format!("vote {seat}"),
            1 => seat.to_string(),
            2 => "pass".to_owned(),
            3 => "abstain".to_owned(),
            _ => String::new(),
        };
        if words.is_empty() {
            let deadline =
                table.state.next_deadline().unwrap_or_else(|| panic!("{ruleset}: the clock stands"));
            game.deed(Deed::Advance(deadline.max(game.host.now()))).await;
        } else {
            game.say(None, who, &words).await;
        }
    }
    assert!(game.is_over() || !computers, "{ruleset}: the game does not end");
    let log = game.model.logs.values().flatten().flat_map(|record| &record.events);
    let told = log.filter(|event| matches!(event, Event::Told(_))).count();
    // Everybody has sat down, at least, and was dealt something.
    assert!(told > usize::from(least), "{ruleset}: only {told} messages");
    let writes = game.witness.seen.lock().expect("no panic").writes;
    let tried = game.tried;
    game.host.abandon().await;
    (writes, tried)
}

#[test]
fn from_every_write_of_every_game_the_same_tables_come_back() {
    let every = std::env::var("NIGHTFALL_CRASH_EVERY").ok().and_then(|every| every.parse().ok());
    let every = every.unwrap_or(EVERY).max(1);
    let sets = bot_core::ruleset::RuleSets::builtin().expect("the program's rule sets are valid");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    let (mut writes, mut tried) = (0, 0);
    for id in sets.ids() {
        let rules = sets.get(id).expect("it is listed");
        for computers in [false, true] {
            let (written, stopped) = runtime.block_on(play(id, rules.players.0, every, writes, computers));
            println!("{id}: {} writes, {stopped} deaths", written - writes);
            writes = written;
            tried += stopped;
        }
    }
    println!("all: {writes} writes, {tried} deaths");
    assert!(tried > 100, "only {tried} deaths in {writes} writes");
}
