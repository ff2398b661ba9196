//! Figures for whoever runs the program: counts and times, never who or what.

use std::fmt::Write as _;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{
    DescriptorEncoder, EncodeLabelSet, EncodeLabelValue, EncodeMetric, LabelValueEncoder,
};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::game::Code;

use super::Host;

/// Upper bounds of the classes of a commit's time, in seconds.
const COMMIT_S: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];
/// Upper bounds of the classes of a deadline's lateness, in seconds.
const LATE_S: [f64; 7] = [0.05, 0.25, 1.0, 5.0, 30.0, 300.0, 3600.0];

/// What the parts of a host count.
#[derive(Clone, Debug)]
pub(super) struct Metrics {
    pub(super) inputs: Counter,
    pub(super) refusals: Family<Refused, Counter>,
    pub(super) steps: Counter,
    pub(super) faults: Counter,
    /// How late deadlines fired, in seconds.
    pub(super) late: Histogram,
    /// How long the store took to make a group durable, in seconds.
    pub(super) commit: Histogram,
    /// Messages that are written and not yet confirmed, less those that were there at the start.
    pub(super) lines: Counter<u64, AtomicU64>,
    pub(super) confirmed: Counter<u64, AtomicU64>,
}

/// The label of a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Refused {
    pub(super) code: CodeLabel,
}

/// A code as a label's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct CodeLabel(pub(super) Code);

impl EncodeLabelValue for CodeLabel {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), std::fmt::Error> {
        encoder.write_str(self.0.id())
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            inputs: Counter::default(),
            refusals: Family::default(),
            steps: Counter::default(),
            faults: Counter::default(),
            late: Histogram::new(LATE_S),
            commit: Histogram::new(COMMIT_S),
            lines: Counter::default(),
            confirmed: Counter::default(),
        }
    }
}

impl Metrics {
    pub(super) fn refused(&self, code: Code) {
        self.refusals.get_or_create(&Refused { code: CodeLabel(code) }).inc();
    }

    pub(super) fn committed(&self, took: Duration) {
        self.commit.observe(took.as_secs_f64());
    }

    fn register(&self, registry: &mut Registry) {
        let unit = || Unit::Seconds;
        registry.register("inputs", "Messages, buttons and menus that were heard", self.inputs.clone());
        registry.register("refusals", "Inputs that were refused, by code", self.refusals.clone());
        registry.register("steps", "Commands and deadlines that changed a table", self.steps.clone());
        registry.register(
            "faults",
            "Tables that were stopped by a fault of the program",
            self.faults.clone(),
        );
        let late = "How late deadlines fired";
        registry.register_with_unit("deadline_lateness", late, unit(), self.late.clone());
        let commit = "How long the store took to make a group of steps durable";
        registry.register_with_unit("store_commit", commit, unit(), self.commit.clone());
        registry.register("messages", "Messages that were written to be delivered", self.lines.clone());
        registry.register("deliveries", "Messages whose delivery was confirmed", self.confirmed.clone());
    }
}

/// What is looked up when it is asked for.
#[derive(Debug)]
struct Now {
    tables: usize,
    games: usize,
    overdue: usize,
    outbox: u64,
    full: bool,
}

impl Collector for Now {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), std::fmt::Error> {
        let count = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
        for (name, help, value) in [
            ("tables", "Tables that stand", count(self.tables)),
            ("games", "Games that are on", count(self.games)),
            ("deadlines_overdue", "Tables whose deadline has passed and has not fired", count(self.overdue)),
            ("outbox", "Messages that wait to be delivered", self.outbox),
            ("disk_full", "1 while there is no room to write, else 0", u64::from(self.full)),
        ] {
            let gauge = ConstGauge::new(value);
            let metric = encoder.encode_descriptor(name, help, None, gauge.metric_type())?;
            gauge.encode(metric)?;
        }
        Ok(())
    }
}

/// How a host is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Health {
    /// It works.
    Good,
    /// There is no room on the disk: it waits for some.
    Full,
    /// Its store has failed: it has to be started again.
    Failed,
}

impl Host {
    /// How it is.
    #[must_use]
    pub fn health(&self) -> Health {
        let failed = self.shared.writer.written().borrow().failure.is_some();
        match (failed, self.shared.look_for_room()) {
            (true, _) => Health::Failed,
            (false, true) => Health::Good,
            (false, false) => Health::Full,
        }
    }

    /// Its figures as Prometheus reads them.
    #[must_use]
    pub fn metrics(&self) -> String {
        let shared = &self.shared;
        let views = shared.directory.all();
        let now = self.now();
        let playing =
            views.iter().filter(|view| view.state.table.as_ref().is_some_and(|table| table.game.is_some()));
        let overdue = views.iter().filter(|view| view.state.next_deadline().is_some_and(|at| at < now));
        let mut registry = Registry::with_prefix("nightfall");
        shared.metrics.register(&mut registry);
        let (lines, confirmed) = (shared.metrics.lines.get(), shared.metrics.confirmed.get());
        registry.register_collector(Box::new(Now {
            tables: views.len(),
            games: playing.count(),
            overdue: overdue.count(),
            outbox: (shared.unsent_at_start + lines).saturating_sub(confirmed),
            full: self.health() == Health::Full,
        }));
        let mut text = String::new();
        if encode(&mut text, &registry).is_err() {
            let _ = writeln!(text, "# not all of it could be written");
        }
        text
    }
}
