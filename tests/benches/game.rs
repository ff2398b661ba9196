//! What a whole game costs the host, without the wait for the disk. Pinned to one core (`taskset -c 0`), the time that a
//! game takes is its cost.

use std::sync::Arc;

use bot_core::host::{ClockKind, Host, SledStore, Store};
use criterion::{Criterion, criterion_group, criterion_main};
use mimalloc::MiMalloc;
use nightfall_tests::crowd;
use tokio::runtime::Runtime;

// As in bot-console.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn game(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let dir = tempfile::tempdir().expect("a temporary directory");
    let store: Arc<dyn Store> = Arc::new(SledStore::open_unflushed(dir.path()).expect("it opens"));
    let config = crowd::config(ClockKind::Virtual);
    let host = runtime.block_on(async { Host::open(store, config).expect("the host opens") });
    let mut table = 0;
    for (name, computers) in [("twelve people", 0), ("one person and eleven computers", 11)] {
        let name = format!("a whole game of 2.0 through the host, {name}");
        criterion.bench_function(&name, |bench| {
            bench.iter(|| {
                table += 1;
                runtime.block_on(crowd::play(&host, table, computers))
            });
        });
    }
    runtime.block_on(host.shutdown());
}

criterion_group!(benches, game);
criterion_main!(benches);
