//! What the host costs: one command end to end, beside one, a hundred and ten thousand games; coming back with them.
//!
//! The disk is where the temporary directory lies: `TMPDIR` says where.

use std::time::{Duration, Instant};

use bot_core::host::ClockKind;
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use mimalloc::MiMalloc;
use nightfall_tests::crowd::{self, PLAYERS};
use nightfall_tests::data::said;
use tokio::runtime::Runtime;

// As in bot-console.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const TABLES: [usize; 3] = [1, 100, 10_000];

fn host(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let config = crowd::config(ClockKind::Virtual);
    for tables in TABLES {
        let dir = tempfile::tempdir().expect("a temporary directory");
        runtime.block_on(async {
            let host = crowd::open(dir.path(), &config);
            crowd::gather(&host, tables).await;
            crowd::deliver_all(&host).await;
            host.shutdown().await;
        });
        let mut group = criterion.benchmark_group("host");
        group.sample_size(10).measurement_time(Duration::from_secs(10));
        group.bench_function(BenchmarkId::new("coming back with so many games", tables), |bench| {
            bench.iter_custom(|times| {
                let mut took = Duration::ZERO;
                for _ in 0..times {
                    let begun = Instant::now();
                    let host = runtime.block_on(async { crowd::open(dir.path(), &config) });
                    took += begun.elapsed();
                    runtime.block_on(host.shutdown());
                }
                took
            });
        });
        let host = runtime.block_on(async { crowd::open(dir.path(), &config) });
        let mut number = 0;
        group.bench_function(
            BenchmarkId::new("a command, typed to durable, beside so many games", tables),
            |bench| {
                bench.iter(|| {
                    number += 1;
                    let table = number * 7919 % tables;
                    let (room, who) = (crowd::room(table), crowd::player(table, 1));
                    let outcome = runtime.block_on(host.submit(said(Some(&room), &who, None, "!extend 1")));
                    assert!(outcome.expect("the store works").reply.is_ok());
                });
            },
        );
        group.bench_function(BenchmarkId::new("a refusal beside so many games", tables), |bench| {
            bench.iter(|| {
                number += 1;
                let table = number * 7919 % tables;
                let (room, who) = (crowd::room(table), crowd::player(table, 1 + number % PLAYERS));
                let outcome = runtime.block_on(host.submit(said(Some(&room), &who, None, "!join")));
                assert!(outcome.expect("the store works").reply.is_err());
            });
        });
        group.finish();
        runtime.block_on(host.shutdown());
    }
}

criterion_group!(benches, host);
criterion_main!(benches);
