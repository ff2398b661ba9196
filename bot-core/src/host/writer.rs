//! The one writer: collects what waits from all tables, makes it durable in one go, then acknowledges all.
//!
//! Source: I-02

use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use tokio::sync::{mpsc, oneshot, watch};

use super::deliveries::Deliveries;
use super::line::{Line, LineId};
use super::store::{Change, Commit, Store, StoreError};

/// Commits that may wait; whoever brings more has to wait too.
const WAITING_MAX: usize = 1024;
/// Commits in one group.
const GROUP_MAX: usize = 512;

type Done = Result<Vec<Line>, StoreError>;

/// A commit that is on its way.
pub(super) struct Pending(oneshot::Receiver<Done>);

impl Pending {
    /// Waits until it is durable; the messages have their numbers then.
    pub(super) async fn durable(self) -> Done {
        self.0.await.unwrap_or(Err(StoreError::Closed))
    }
}

struct Job {
    commit: Commit,
    done: oneshot::Sender<Done>,
}

/// A handle to the writer's thread.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    written: watch::Receiver<Written>,
}

/// How far the writer is.
#[derive(Clone, Debug)]
pub(super) struct Written {
    /// The number that the next message gets; all before it are durable.
    pub(super) next_line: u64,
    /// Why the writer has stopped, if it has.
    pub(super) failure: Option<StoreError>,
}

impl Writer {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the store cannot say where to go on.
    pub(super) fn start(store: Arc<dyn Store>, deliveries: Arc<Deliveries>) -> Result<Writer, StoreError> {
        let next_line = store.next_line()?;
        let (jobs, waiting) = mpsc::channel(WAITING_MAX);
        let (publish, written) = watch::channel(Written { next_line, failure: None });
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(store.as_ref(), &deliveries, waiting, &publish))
            .map_err(|error| StoreError::Io { dir: "store-writer".into(), why: error.to_string() })?;
        Ok(Writer { jobs: Mutex::new(Some(jobs)), thread: Mutex::new(Some(thread)), written })
    }

    /// Hands over a commit; commits become durable in the order of these calls.
    ///
    /// # Errors
    /// When the writer has stopped.
    pub(super) async fn submit(&self, commit: Commit) -> Result<Pending, StoreError> {
        let jobs = lock(&self.jobs).clone().ok_or(StoreError::Closed)?;
        let (done, pending) = oneshot::channel();
        jobs.send(Job { commit, done }).await.map_err(|_| StoreError::Closed)?;
        Ok(Pending(pending))
    }

    /// Whether it takes no more commits.
    pub(super) fn is_stopped(&self) -> bool {
        lock(&self.jobs).is_none() || self.written.borrow().failure.is_some()
    }

    /// A view on how far the writer is.
    pub(super) fn written(&self) -> watch::Receiver<Written> {
        self.written.clone()
    }

    /// Takes no more commits, finishes what waits and ends the thread. Blocks.
    pub(super) fn stop(&self) {
        drop(lock(&self.jobs).take());
        if let Some(thread) = lock(&self.thread).take() {
            // A panic there was reported when it happened; there is nothing more to end.
            let _ = thread.join();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn run(
    store: &dyn Store,
    deliveries: &Deliveries,
    mut waiting: mpsc::Receiver<Job>,
    publish: &watch::Sender<Written>,
) {
    let mut failure: Option<StoreError> = None;
    // With what the store was written anew since the start.
    let mut changes: Vec<Arc<dyn Change>> = Vec::new();
    let mut next: Option<Job> = None;
    while let Some(first) = next.take().or_else(|| waiting.blocking_recv()) {
        if let (Some(change), None) = (&first.commit.rewrite, &failure) {
            let result = store.rewrite(change.as_ref());
            // A store that could not be written anew is as it was.
            changes.extend(result.is_ok().then(|| Arc::clone(change)));
            let _ = first.done.send(result.map(|()| Vec::new()));
            continue;
        }
        let mut jobs = vec![first];
        while jobs.len() < GROUP_MAX
            && let Ok(job) = waiting.try_recv()
        {
            if job.commit.rewrite.is_some() {
                next = Some(job);
                break;
            }
            jobs.push(job);
        }
        jobs.iter_mut().for_each(|job| catch_up(&mut job.commit, &changes));
        let result = match &failure {
            Some(error) => Err(error.clone()),
            None => write(store, deliveries, &mut jobs, publish.borrow().next_line),
        };
        match result {
            Ok(next_line) => {
                publish.send_if_modified(|written| {
                    let more = written.next_line != next_line;
                    written.next_line = next_line;
                    more
                });
                for Job { commit, done } in jobs {
                    // Whoever asked may have gone; what is durable is durable.
                    let _ = done.send(Ok(commit.lines));
                }
            }
            Err(error) => {
                if failure.is_none() {
                    tracing::error!(%error, "the store failed; nothing more is accepted");
                    publish.send_modify(|written| written.failure = Some(error.clone()));
                    failure = Some(error.clone());
                }
                for job in jobs {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }
}

/// Makes in a commit what changes its sender had not heard of.
fn catch_up(commit: &mut Commit, changes: &[Arc<dyn Change>]) {
    let unheard = commit.heard.map_or(changes.len(), |heard| heard.min(changes.len()));
    for change in &changes[unheard..] {
        if let Err(why) = change.commit(commit) {
            tracing::error!(why, "a commit keeps what was to be left out");
        }
    }
}

/// Numbers the messages and writes the group; says what the next message's number is.
fn write(
    store: &dyn Store,
    deliveries: &Deliveries,
    jobs: &mut [Job],
    mut next_line: u64,
) -> Result<u64, StoreError> {
    for line in jobs.iter_mut().flat_map(|job| &mut job.commit.lines) {
        line.id = LineId { store: store.instance(), number: next_line };
        next_line += 1;
    }
    // Known before anybody can deliver them.
    for job in jobs.iter().filter(|job| job.commit.opens_phase) {
        deliveries.opened(&job.commit.lines);
    }
    // The group is lent to the store and taken back: the messages go to whoever asked.
    let group: Vec<Commit> = jobs.iter_mut().map(|job| std::mem::take(&mut job.commit)).collect();
    let result = store.commit(&group);
    for (job, commit) in jobs.iter_mut().zip(group) {
        job.commit = commit;
    }
    result.map(|()| next_line)
}
