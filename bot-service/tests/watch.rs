//! Figures and health as a watcher on the same machine reads them.
#![cfg(feature = "http")]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;

use bot_core::game::{Locale, PersonId, Place, Platform, VenueId};
use bot_core::host::{ClockKind, Host, HostConfig, Input, Keep, RULESET_DEFAULT, SledStore, What};
use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;
use bot_service::watch::{self, WatchError};

fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

async fn say(host: &Host, who: &str, text: &str) -> bool {
    let input = Input {
        key: None,
        person: PersonId::new(Platform::Console, who),
        name: None,
        moderator: false,
        place: Place::Room,
        venue: Some(VenueId::new(Platform::Console, "the-secret-room")),
        written: None,
        what: What::Text(text.to_owned()),
    };
    host.submit(input).await.expect("the store works").reply.is_ok()
}

/// A host over a store in this directory.
fn host(dir: &Path) -> Host {
    let config = HostConfig {
        rules: Arc::new(RuleSets::builtin().expect("the program's rule sets are valid")),
        texts: Arc::new(Texts::builtin().expect("the words are whole")),
        locale: Locale::new("en"),
        ruleset: RULESET_DEFAULT.to_owned(),
        clock: ClockKind::Virtual,
        delivery_wait_ms: 0,
        keep: Keep::default(),
    };
    Host::open(Arc::new(SledStore::open(dir).expect("it opens")), config).expect("it opens")
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_and_health_are_told_here_and_name_nobody() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let host = host(dir.path());
    let address = watch::serve(&host, ([127, 0, 0, 1], 0).into()).await.expect("a free port");
    assert!(say(&host, "anna-maria", "!new v2").await && say(&host, "anna-maria", "!join").await);
    assert!(!say(&host, "bertram", "!start").await && !say(&host, "bertram", "!kick 1").await);
    let ask = |path: &'static str| tokio::task::spawn_blocking(move || get(address, path));

    let health = ask("/health").await.expect("no panic");
    assert!(health.starts_with("HTTP/1.1 200") && health.ends_with("good\n"), "{health}");
    let metrics = ask("/metrics").await.expect("no panic");
    for figure in [
        "nightfall_tables 1",
        "nightfall_games 0",
        "nightfall_outbox 2",
        "nightfall_disk_full 0",
        "nightfall_deadlines_overdue 0",
        "nightfall_inputs_total 4",
        "nightfall_steps_total 2",
        "nightfall_refusals_total{code=\"not_host\"} 2",
        "nightfall_store_commit_seconds_count",
        "nightfall_deadline_lateness_seconds_count 0",
    ] {
        assert!(metrics.contains(figure), "{figure} is missing:\n{metrics}");
    }
    for name in ["anna", "bertram", "secret-room"] {
        assert!(!metrics.contains(name), "{metrics}");
    }
    assert!(ask("/tables").await.expect("no panic").starts_with("HTTP/1.1 404"));
}

#[tokio::test]
async fn nobody_from_elsewhere_is_answered() {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let host = host(dir.path());
    let refused = watch::serve(&host, ([0, 0, 0, 0], 0).into()).await.expect_err("refused");
    assert!(matches!(refused, WatchError::NotLoopback(_)), "{refused}");
}
