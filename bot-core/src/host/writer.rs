//! The one writer: collects what waits from all tables, makes it durable in one go, then acknowledges all.
//!
//! Source: I-02

use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};

use super::deliveries::Deliveries;
use super::line::{Line, LineId};
use super::metrics::Metrics;
use super::store::{Change, Commit, Store, StoreError};

/// Commits that may wait; whoever brings more has to wait too.
const WAITING_MAX: usize = 1024;
/// Commits in one group.
const GROUP_MAX: usize = 512;
/// How long the writer waits before it looks for room again where there was none.
const AGAIN: Duration = Duration::from_secs(2);

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

/// A look at the store between two groups.
pub(super) type Look = Box<dyn FnOnce(&dyn Store) + Send>;

enum Errand {
    Write(Box<Job>),
    Look(Look),
}

/// A handle to the writer's thread.
pub(super) struct Writer {
    errands: Mutex<Option<mpsc::Sender<Errand>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    written: watch::Receiver<Written>,
    /// Wakes the writer where it waits for room.
    wake: Arc<(Mutex<()>, Condvar)>,
}

/// How far the writer is.
#[derive(Clone, Debug)]
pub(super) struct Written {
    /// The number that the next message gets; all before it are durable.
    pub(super) next_line: u64,
    /// Why the writer has stopped, if it has.
    pub(super) failure: Option<StoreError>,
    /// Whether it holds a group for which there is no room.
    pub(super) full: bool,
}

impl Writer {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the store cannot say where to go on.
    pub(super) fn start(
        store: Arc<dyn Store>,
        deliveries: Arc<Deliveries>,
        metrics: Metrics,
    ) -> Result<Writer, StoreError> {
        let next_line = store.next_line()?;
        let (errands, waiting) = mpsc::channel(WAITING_MAX);
        let (publish, written) = watch::channel(Written { next_line, failure: None, full: false });
        let wake = Arc::<(Mutex<()>, Condvar)>::default();
        let pen = Pen { store, deliveries, publish, metrics, wake: Arc::clone(&wake) };
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || pen.run(waiting))
            .map_err(|error| StoreError::Io { dir: "store-writer".into(), why: error.to_string() })?;
        Ok(Writer { errands: Mutex::new(Some(errands)), thread: Mutex::new(Some(thread)), written, wake })
    }

    /// Hands over a commit; commits become durable in the order of these calls.
    ///
    /// # Errors
    /// When the writer has stopped.
    pub(super) async fn submit(&self, commit: Commit) -> Result<Pending, StoreError> {
        let (done, pending) = oneshot::channel();
        self.send(Errand::Write(Box::new(Job { commit, done }))).await?;
        Ok(Pending(pending))
    }

    /// Lets somebody look at the store when all that came before is durable, and nothing that comes after.
    ///
    /// # Errors
    /// When the writer has stopped.
    pub(super) async fn look(&self, look: Look) -> Result<(), StoreError> {
        self.send(Errand::Look(look)).await
    }

    async fn send(&self, errand: Errand) -> Result<(), StoreError> {
        let errands = lock(&self.errands).clone().ok_or(StoreError::Closed)?;
        errands.send(errand).await.map_err(|_| StoreError::Closed)
    }

    /// There may be room now.
    pub(super) fn try_again(&self) {
        self.wake.1.notify_all();
    }

    /// Whether it takes no more commits.
    pub(super) fn is_stopped(&self) -> bool {
        lock(&self.errands).is_none() || self.written.borrow().failure.is_some()
    }

    /// A view on how far the writer is.
    pub(super) fn written(&self) -> watch::Receiver<Written> {
        self.written.clone()
    }

    /// Takes no more commits, finishes what waits and ends the thread. Blocks.
    pub(super) fn stop(&self) {
        drop(lock(&self.errands).take());
        self.try_again();
        if let Some(thread) = lock(&self.thread).take() {
            // A panic there was reported when it happened; there is nothing more to end.
            let _ = thread.join();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// What the writer's thread works with.
struct Pen {
    store: Arc<dyn Store>,
    deliveries: Arc<Deliveries>,
    publish: watch::Sender<Written>,
    metrics: Metrics,
    wake: Arc<(Mutex<()>, Condvar)>,
}

impl Pen {
    fn run(self, mut waiting: mpsc::Receiver<Errand>) {
        // With what the store was written anew since the start.
        let mut changes: Vec<Arc<dyn Change>> = Vec::new();
        let mut next = None;
        while let Some(first) = next.take().or_else(|| waiting.blocking_recv()) {
            let job = match first {
                Errand::Look(look) => {
                    look(self.store.as_ref());
                    continue;
                }
                Errand::Write(job) if job.commit.rewrite.is_some() => {
                    self.rewrite(*job, &mut changes);
                    continue;
                }
                Errand::Write(job) => *job,
            };
            let mut jobs = vec![job];
            while jobs.len() < GROUP_MAX
                && let Ok(errand) = waiting.try_recv()
            {
                match errand {
                    Errand::Write(job) if job.commit.rewrite.is_none() => jobs.push(*job),
                    other => {
                        next = Some(other);
                        break;
                    }
                }
            }
            jobs.iter_mut().for_each(|job| catch_up(&mut job.commit, &changes));
            self.write(jobs, &waiting);
        }
    }

    /// Writes the whole store anew. One that could not be is as it was.
    fn rewrite(&self, job: Job, changes: &mut Vec<Arc<dyn Change>>) {
        let failure = self.publish.borrow().failure.clone();
        let result = match (failure, &job.commit.rewrite) {
            (Some(error), _) => Err(error),
            (None, Some(change)) => {
                let result = self.store.rewrite(change.as_ref());
                changes.extend(result.is_ok().then(|| Arc::clone(change)));
                result
            }
            (None, None) => Ok(()),
        };
        // Whoever asked may have gone.
        let _ = job.done.send(result.map(|()| Vec::new()));
    }

    fn write(&self, mut jobs: Vec<Job>, waiting: &mpsc::Receiver<Errand>) {
        let failure = self.publish.borrow().failure.clone();
        let result = match failure {
            Some(error) => Err(error),
            None => self.write_patiently(&mut jobs, waiting),
        };
        match result {
            Ok(next_line) => {
                self.publish.send_if_modified(|written| {
                    let more = written.next_line != next_line;
                    written.next_line = next_line;
                    more
                });
                for Job { commit, done } in jobs {
                    self.metrics.lines.inc_by(commit.lines.len() as u64);
                    self.metrics.confirmed.inc_by(commit.delivered.len() as u64);
                    // Whoever asked may have gone; what is durable is durable.
                    let _ = done.send(Ok(commit.lines));
                }
            }
            Err(error) => {
                if self.publish.borrow().failure.is_none() {
                    tracing::error!(%error, "the store failed; nothing more is accepted");
                    self.publish.send_modify(|written| written.failure = Some(error.clone()));
                }
                for job in jobs {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }

    /// Where there is no room, the group is kept until there is some, or the host ends. Nobody is answered meanwhile.
    fn write_patiently(&self, jobs: &mut [Job], waiting: &mpsc::Receiver<Errand>) -> Result<u64, StoreError> {
        let next_line = self.publish.borrow().next_line;
        loop {
            let begun = Instant::now();
            let result = write(self.store.as_ref(), &self.deliveries, jobs, next_line);
            self.metrics.committed(begun.elapsed());
            let full = matches!(result, Err(StoreError::Full { .. }));
            let changed =
                self.publish.send_if_modified(|written| std::mem::replace(&mut written.full, full) != full);
            if changed && full {
                tracing::error!("no room on the disk; what is under way waits");
            }
            if !full || waiting.is_closed() {
                return result;
            }
            let (turn, woken) = &*self.wake;
            drop(woken.wait_timeout(lock(turn), AGAIN));
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
