//! Holds many games of twelve at once and says what that takes: memory, the time to come back, and how long commands take
//! to be durable while so many come every second and somebody floods.
//!
//! `cargo run --release -p nightfall-tests --example capacity -- [TABLES [COMMANDS_A_SECOND [SECONDS]]] [--real] [FLOOD]`
//!
//! With `--real` the clock is the real one and limits end by themselves. Meanwhile somebody floods: with `--flood` two
//! hundred people write as fast as they can at one table, with `--flood-one` one person does at many tables by many
//! hands, with `--flood-all` two people do at each of two thousand tables. The disk is where the temporary directory
//! lies.

use std::path::Path;
use std::time::{Duration, Instant};

use bot_core::game::Platform;
use bot_core::host::{ClockKind, Host, HostConfig};
use nightfall_tests::crowd;
use nightfall_tests::data::said;
use tokio::task::JoinSet;

/// Names the directory to set tables up in, and nothing else is done.
const SET_UP: &str = "NIGHTFALL_CAPACITY_DIR";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<usize> = arguments.iter().filter_map(|word| word.parse().ok()).collect();
    let number = |index: usize, default: usize| numbers.get(index).copied().unwrap_or(default);
    let (tables, rate, seconds) = (number(0, 10_000), number(1, 500), number(2, 20));
    let has = |flag: &str| arguments.iter().any(|word| word == flag);
    let config = crowd::config(if has("--real") { ClockKind::Real } else { ClockKind::Virtual });
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Some(dir) = std::env::var_os(SET_UP) {
        return runtime.block_on(set_up(dir.as_ref(), &config, tables));
    }
    println!("before any table: {} MB resident", resident_mb());
    let dir = tempfile::tempdir().expect("a temporary directory");
    // Memory is to be that of a process that has come back, so another sets the tables up.
    let other = std::env::current_exe().expect("this program");
    let done = std::process::Command::new(other).args(&arguments).env(SET_UP, dir.path()).status();
    assert!(done.is_ok_and(|status| status.success()), "the tables were not set up");
    let flood = Flood::ALL.into_iter().find(|(flag, _)| has(flag)).map(|(_, flood)| flood);
    runtime.block_on(measure(dir.path(), &config, tables, rate, seconds, flood));
}

async fn set_up(dir: &Path, config: &HostConfig, tables: usize) {
    let begun = Instant::now();
    let host = crowd::open(dir, config);
    crowd::gather(&host, tables).await;
    let commands = tables * (crowd::PLAYERS + 2);
    let a_second = commands as f64 / begun.elapsed().as_secs_f64();
    println!("{tables} games set up by {commands} commands, {a_second:.0} a second");
    crowd::deliver_all(&host).await;
    println!("having set them up: {} MB resident, {} MB on disk", resident_mb(), disk_mb(dir));
    host.shutdown().await;
}

async fn measure(
    dir: &Path,
    config: &HostConfig,
    tables: usize,
    rate: usize,
    seconds: usize,
    flood: Option<Flood>,
) {
    let begun = Instant::now();
    let host = crowd::open(dir, config);
    println!("coming back: {:.2} s, {} MB resident", begun.elapsed().as_secs_f64(), resident_mb());
    assert_eq!(host.tables().len(), tables);
    tokio::spawn(deliver(host.clone()));
    let loud = flood.map_or(1, |flood| flood.rooms.min(tables / 2).max(1));
    let flooding = flood.map(|flood| tokio::spawn(flood.go_on(host.clone(), loud)));
    let mut pace = tokio::time::interval(Duration::from_secs(1) / u32::try_from(rate).expect("a rate"));
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Burst);
    let mut under_way = JoinSet::new();
    let started = Instant::now();
    for number in 0..rate * seconds {
        pace.tick().await;
        let host = host.clone();
        // At the tables that nobody floods.
        let table = loud + number * 7919 % (tables - loud);
        under_way.spawn(async move {
            let begun = Instant::now();
            let input = said(Some(&crowd::room(table)), &crowd::player(table, 1), None, "!extend 30");
            let outcome = host.submit(input).await.expect("the store works");
            (begun.elapsed(), outcome.reply.is_ok())
        });
    }
    let (mut took, mut refused) = (Vec::new(), 0);
    while let Some(answer) = under_way.join_next().await {
        let (time, accepted) = answer.expect("no panic");
        took.push(time);
        refused += usize::from(!accepted);
    }
    let a_second = took.len() as f64 / started.elapsed().as_secs_f64();
    took.sort_unstable();
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{} commands, {a_second:.0} a second, {refused} refused; to durable: half {:.2} ms, 99 % {:.2} ms, all {:.2} ms",
        took.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    println!("afterwards: {} MB resident, {} MB on disk", resident_mb(), disk_mb(dir));
    if let Some(flooding) = flooding {
        flooding.abort();
    }
    host.shutdown().await;
}

/// An adapter that delivers at once.
async fn deliver(host: Host) {
    let mut lines = host.deliveries(Platform::Console);
    let mut batch = Vec::new();
    while lines.recv_many(&mut batch, 64).await > 0 {
        let ids: Vec<_> = batch.drain(..).map(|line| line.id).collect();
        if host.confirm_all(&ids).await.is_err() {
            return;
        }
    }
}

/// Who floods.
#[derive(Clone, Copy)]
struct Flood {
    /// So many of the tables.
    rooms: usize,
    /// So many inputs at a time at each.
    each: usize,
    /// Whether all of them come from one person.
    one: bool,
}

impl Flood {
    const ALL: [(&'static str, Flood); 3] = [
        ("--flood", Flood { rooms: 1, each: 200, one: false }),
        ("--flood-one", Flood { rooms: 100, each: 10, one: true }),
        ("--flood-all", Flood { rooms: 2_000, each: 2, one: false }),
    ];

    /// Whoever is answered writes again.
    async fn go_on(self, host: Host, rooms: usize) {
        let mut people = JoinSet::new();
        for number in 0..rooms * self.each {
            let host = host.clone();
            let who = if self.one { "loud".to_owned() } else { format!("loud{number}") };
            let table = crowd::room(number % rooms);
            people.spawn(async move {
                // Refusals come at once; others are to get their turns in between.
                while host.submit(said(Some(&table), &who, None, "!join")).await.is_ok() {
                    tokio::task::yield_now().await;
                }
            });
        }
        while people.join_next().await.is_some() {}
    }
}

/// What the system says this process holds in memory.
fn resident_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}

fn disk_mb(dir: &Path) -> u64 {
    std::fs::metadata(dir.join("db")).map_or(0, |db| db.len() >> 20)
}
