//! The host as a whole, on a virtual clock: nothing here sleeps.

mod archives;
mod backups;
mod community;
mod deliveries;
mod faults;
mod floods;
mod full;
mod hold;
mod language;
mod memory;
mod operators;
mod privacy;
mod recap;
mod recovery;
mod rehearsal;
mod routing;
mod seats;
mod stores;

use std::path::Path;
use std::sync::Arc;

use tempfile::TempDir;

use super::{
    ClockKind, Host, HostConfig, Input, Keep, Line, Outcome, RULESET_DEFAULT, SledStore, Store, What, table,
};
use crate::game::{Code, Locale, PersonId, Place, Platform, VenueId, step};
use crate::ruleset::RuleSets;
use crate::text::Texts;

/// The words and rules are the same for all tests; reading them takes a while.
fn config(clock: ClockKind) -> HostConfig {
    use std::sync::OnceLock;
    static WORDS: OnceLock<(Arc<RuleSets>, Arc<Texts>)> = OnceLock::new();
    let (rules, texts) = WORDS.get_or_init(|| {
        let rules = RuleSets::builtin().expect("the rule sets are whole");
        (Arc::new(rules), Arc::new(Texts::builtin().expect("the words are whole")))
    });
    HostConfig {
        rules: Arc::clone(rules),
        texts: Arc::clone(texts),
        locale: Locale::new("en"),
        ruleset: RULESET_DEFAULT.to_owned(),
        clock,
        delivery_wait_ms: 0,
        keep: Keep::default(),
    }
}

fn person(id: &str) -> PersonId {
    PersonId::new(Platform::Console, id)
}

fn venue(id: &str) -> VenueId {
    VenueId::new(Platform::Console, id)
}

/// A host on a directory of its own.
struct Bench {
    dir: TempDir,
    host: Host,
    machine: table::Machine,
}

impl Bench {
    fn new() -> Bench {
        Bench::with(step)
    }

    fn with(machine: table::Machine) -> Bench {
        let dir = TempDir::new().expect("a temporary directory");
        let host = open(dir.path(), machine);
        Bench { dir, host, machine }
    }

    /// As if the process had been killed and started again.
    async fn restart(self) -> Bench {
        let Bench { dir, host, machine } = self;
        host.abandon().await;
        let host = open(dir.path(), machine);
        Bench { dir, host, machine }
    }

    async fn submit(&self, input: Input) -> Outcome {
        self.host.submit(input).await.expect("the store works")
    }

    /// Somebody says something in a room.
    async fn say(&self, room: &str, who: &str, text: &str) -> Result<Option<String>, Code> {
        let outcome = self.submit(said(Place::Room, Some(room), who, text)).await;
        outcome.reply.map_err(|refused| refused.code())
    }

    /// Somebody says something to the judge alone.
    async fn whisper(&self, room: Option<&str>, who: &str, text: &str) -> Result<Option<String>, Code> {
        let outcome = self.submit(said(Place::Direct, room, who, text)).await;
        outcome.reply.map_err(|refused| refused.code())
    }

    /// A table of `seats` people named `p1`, `p2`, …; `p1` hosts.
    async fn table(&self, room: &str, seats: usize) {
        assert_eq!(self.say(room, "p1", "!new v2").await, Ok(None));
        for seat in 1..=seats {
            assert_eq!(self.say(room, &format!("p{seat}"), "!join").await, Ok(None));
        }
    }

    async fn started(&self, room: &str, seats: usize) {
        self.table(room, seats).await;
        assert_eq!(self.say(room, "p1", "!start").await, Ok(None));
    }

    async fn to_deadline(&self) {
        let next = self.host.next_deadline().expect("a deadline");
        self.host.advance(next).await.expect("the store works");
    }

    fn unsent(&self) -> Vec<Line> {
        self.host.unsent(Platform::Console, 0, usize::MAX).expect("the store works")
    }
}

fn said(place: Place, room: Option<&str>, who: &str, text: &str) -> Input {
    Input {
        key: None,
        person: person(who),
        name: None,
        moderator: false,
        place,
        venue: room.map(venue),
        written: None,
        what: What::Text(text.to_owned()),
    }
}

fn open(dir: &Path, machine: table::Machine) -> Host {
    open_on(Arc::new(SledStore::open(dir).expect("the directory opens")), machine)
}

fn open_on(store: Arc<dyn Store>, machine: table::Machine) -> Host {
    Host::open_with(store, config(ClockKind::Virtual), machine).expect("the host opens")
}
