//! The task of one table: commands, timers and computer players in, commits out.
//!
//! Commands are carried out one after another and handed to the writer without waiting, so that
//! a busy table shares flushes too. A second task, the settler, waits for the disk in the same
//! order; only it shows the new state, and only it answers.

mod clock;
mod computers;
mod letters;
mod settle;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::game::{
    Action, Actor, Audience, Code, Command, Event, Fact, Moment, Notice, PersonId, Platform, Prompt, Reason,
    Refusal, State, prompts,
};
use crate::text::Texts;

use super::computer::Computers;
use super::directory::TableView;
use super::inputs::Claim;
use super::line::Line;
use super::memory;
use super::shared::Shared;
use super::store::{Commit, Profile, StoreError};
use super::table::{Saying, Step, Table};
use super::voice;

use computers::Asked;
use settle::{Settle, settle_all};

/// Commands that may wait at one table.
pub(super) const INBOX_MAX: usize = 64;
/// Steps of one table that may wait for the disk.
const UNSETTLED_MAX: usize = 64;
/// Steps after which a table is stored whole, so that its log need not be followed from the beginning.
const SNAPSHOT_EVERY: usize = 64;
/// Answers of computer players that may follow from one command before somebody else is heard.
const CHAIN_MAX: usize = 20_000;
/// The longest sleep; the system's clock may have been set meanwhile.
const SLEEP_MAX: Duration = Duration::from_secs(30);

/// A wish for a table. It travels in a box: a channel has room for many from the beginning.
pub(super) struct Job {
    pub(super) from: Actor,
    pub(super) action: Action,
    /// See [`Command::written`].
    pub(super) written: Option<Moment>,
    /// The input that it came from, to be remembered as handled.
    pub(super) claim: Option<Claim>,
    /// What is to be remembered of the person.
    pub(super) profile: Option<(PersonId, Profile)>,
    pub(super) reply: oneshot::Sender<Reply>,
}

/// What a table answers: the messages that the wish caused, or the machine's refusal.
pub(super) type Reply = Result<Result<Vec<Line>, Refusal>, StoreError>;

/// A table with everything around it.
pub(super) struct Task {
    table: Table,
    shared: Arc<Shared>,
    inbox: mpsc::Receiver<Box<Job>>,
    settle: mpsc::Sender<Box<Settle>>,
    since_snapshot: usize,
    /// What may be answered now.
    open: Arc<[Prompt]>,
    /// By how much which phase was prolonged, in milliseconds.
    prolonged: (Moment, u64),
    computers: Computers,
    /// What computer players have dealt with.
    answered: BTreeSet<Asked>,
    /// When they will answer, on the real clock.
    due: BTreeMap<Asked, Moment>,
    /// How many of all who were forgotten the table has forgotten.
    forgotten: usize,
    /// Since when the table stands still, because there is no room to write or nobody can be reached.
    still: Option<Moment>,
    /// Whether those who wait for a game are to be told of this table.
    opens: bool,
    /// Who was dealt their first card and has not heard yet how a game goes.
    met: Vec<(PersonId, Profile)>,
}

impl Task {
    /// Starts a table's two tasks, with what may be answered there now; whoever holds the other end of `inbox` can
    /// speak to it.
    pub(super) fn spawn(
        table: Table,
        open: Arc<[Prompt]>,
        shared: &Arc<Shared>,
        inbox: mpsc::Receiver<Box<Job>>,
    ) {
        let (settle, unsettled) = mpsc::channel(UNSETTLED_MAX);
        let id = table.id;
        let task = Task {
            table,
            shared: Arc::clone(shared),
            inbox,
            settle,
            since_snapshot: 0,
            open,
            prolonged: (Moment(0), 0),
            computers: Computers::default(),
            answered: BTreeSet::new(),
            due: BTreeMap::new(),
            forgotten: shared.forgotten.count(),
            still: None,
            opens: false,
            met: Vec::new(),
        };
        shared.spawn(task.run());
        let settler = Arc::clone(shared);
        shared.spawn(async move { settle_all(id, &settler, unsettled).await });
    }

    async fn run(mut self) {
        let id = self.table.id;
        if let Err(error) = self.work().await {
            tracing::error!(table = %id, %error, "the table stops: its store is gone");
        }
    }

    async fn work(&mut self) -> Result<(), StoreError> {
        self.remember().await?;
        self.plan();
        if self.shared.clock.is_virtual() {
            self.computers_now(false).await?;
        }
        let (mut full, mut held) = (self.shared.full(), self.shared.held());
        loop {
            let wake = self.sleep();
            tokio::select! {
                job = self.inbox.recv() => match job {
                    Some(job) => self.job(*job).await?,
                    None => return Ok(()),
                },
                () = tokio::time::sleep(wake.unwrap_or(SLEEP_MAX)), if wake.is_some() => {}
                changed = full.changed() => if changed.is_err() { return Ok(()) },
                changed = held.changed() => if changed.is_err() { return Ok(()) },
            }
            self.overdue().await?;
            self.write_letters().await?;
            if self.table.is_finished() || self.table.state.table.is_none() {
                return Ok(());
            }
        }
    }

    async fn job(&mut self, job: Job) -> Result<(), StoreError> {
        // What came too late must not overtake the deadline that it missed.
        self.overdue().await?;
        self.halt_start(true).await?;
        let kept = Commit {
            key: job.claim.map(|claim| claim.key),
            forget_key: job.claim.and_then(|claim| claim.forget),
            profile: job.profile,
            ..Commit::default()
        };
        let starts = matches!(job.action, Action::Start | Action::StartAs { .. });
        let result = match job.action {
            Action::Tick => self.tick(true).await?,
            _ if starts && self.shared.is_draining() => {
                Err(Refusal::new(Code::Forbidden).because(Reason::Draining))
            }
            action => self.step(job.from, action, job.written, kept, true).await?,
        };
        if self.shared.clock.is_virtual() {
            self.computers_now(true).await?;
        }
        self.write_letters().await?;
        self.settle(Settle::Reply { to: job.reply, result }).await
    }

    /// Takes those out of the table who were forgotten since its last step.
    fn forget(&mut self) {
        for traces in self.shared.forgotten.after(self.forgotten) {
            self.forgotten += 1;
            self.table.forget(&traces);
            self.open = open_prompts(&self.table.state);
        }
    }

    /// One command: decided, folded, and on its way to the disk together with `kept`.
    async fn step(
        &mut self,
        from: Actor,
        action: Action,
        written: Option<Moment>,
        mut kept: Commit,
        collect: bool,
    ) -> Result<Result<(), Refusal>, StoreError> {
        self.forget();
        let action = prepare(action, &self.table.state, &self.shared.texts);
        let kind = kind(&action);
        let command = Command { at: self.shared.clock.now(), written, from, action };
        let result = self.table.handle(command, self.shared.machine);
        let step = match result {
            Ok(step) if !step.record.events.is_empty() => step,
            Ok(_) => {
                if kept.key.is_some() || kept.profile.is_some() || !kept.notes.is_empty() {
                    // Nothing has changed, so nobody has to wait until this is written.
                    drop(self.shared.writer.submit(kept).await?);
                }
                return Ok(Ok(()));
            }
            // Whoever asked notes it when the answer is safe.
            Err(refusal) => return Ok(Err(refusal)),
        };
        tracing::debug!(table = %self.table.id, kind, "step");
        self.shared.metrics.steps.inc();
        if step.record.events.contains(&Event::Fact(Fact::Faulted {})) {
            self.shared.metrics.faults.inc();
        }
        if step.record.seq == 0 {
            self.table.share_rules(&self.shared.rules);
        }
        let finished = self.table.is_finished();
        if step.record.seq == 0 || finished {
            kept.open = Some((self.table.id, !finished));
        }
        for saying in &step.sayings {
            self.computers.hear(&saying.told);
        }
        self.since_snapshot += 1;
        if self.since_snapshot >= SNAPSHOT_EVERY {
            self.since_snapshot = 0;
            kept.snapshot = Some((self.table.id, Arc::new(self.table.snapshot())));
        }
        self.open = open_prompts(&self.table.state);
        kept.lines = self.lines(&step)?;
        kept.opens_phase = self.shared.delivery_wait_ms > 0
            && step.record.events.iter().any(|event| matches!(event, Event::Fact(Fact::PhaseBegan { .. })));
        self.meet(&kept.lines)?;
        let opens =
            |saying: &Saying| matches!(saying.told.open(), Notice::Opened { .. } | Notice::Lobby { .. });
        self.opens |= step.sayings.iter().any(opens);
        if finished {
            self.shared.deliveries.closed(self.table.id);
        }
        kept.heard = Some(self.forgotten);
        let ended = memory::of_step(self.table.id, &step.before, &step.record).map(Box::new);
        if let Some(game) = &ended {
            kept.notes.push((memory::note_of_game(game.game), Some(memory::encode(game.as_ref())?)));
        }
        kept.record = Some((self.table.id, step.record));
        self.plan();
        let view = TableView::of(&self.table, Arc::clone(&self.open));
        let pending = self.shared.writer.submit(kept).await?;
        self.settle(Settle::Step { pending, view, ended, finished, collect }).await?;
        Ok(Ok(()))
    }

    async fn settle(&self, settle: Settle) -> Result<(), StoreError> {
        self.settle.send(Box::new(settle)).await.map_err(|_| StoreError::Closed)
    }

    /// The messages of a step, each in its reader's language.
    fn lines(&self, step: &Step) -> Result<Vec<Line>, StoreError> {
        let Some(table) = &self.table.state.table else { return Ok(Vec::new()) };
        let before = step.before.table.as_deref();
        let (mut lines, mut faces) = (Vec::new(), BTreeMap::new());
        for saying in step.sayings.iter().filter(|saying| is_deliverable(saying)) {
            // Whoever wants no letters outside a game is not called back either.
            if let (Audience::Person(person), Notice::CalledBack {}) = (saying.told.to(), saying.told.open())
                && self.shared.profile(person)?.unwritten
            {
                continue;
            }
            if self.disturbs(saying)? {
                continue;
            }
            let locale = match saying.told.to() {
                Audience::Person(person) => {
                    self.shared.locale_of(person)?.unwrap_or_else(|| table.locale.clone())
                }
                Audience::Room | Audience::Dead => table.locale.clone(),
            };
            let platform = match saying.told.to() {
                Audience::Person(person) => person.platform(),
                Audience::Room | Audience::Dead => table.venue.platform(),
            };
            let face = || voice::face(table, before, platform, saying.at);
            let face = faces.entry(platform).or_insert_with(face);
            lines.push(self.shared.line(self.table.id, saying, table, &self.open, locale, face));
        }
        Ok(lines)
    }
}

impl Drop for Task {
    /// A panic outside the machine ends the task; its table must not stay on the list as if it were alive.
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(table = %self.table.id, "the table's task panicked");
            self.shared.directory.remove(self.table.id);
        }
    }
}

/// What may be answered now; nothing if the machine cannot say.
pub(super) fn open_prompts(state: &State) -> Arc<[Prompt]> {
    catch_unwind(AssertUnwindSafe(|| prompts(state))).unwrap_or_default().into()
}

/// Computer players read nothing, and a graveyard may be empty.
fn is_deliverable(saying: &Saying) -> bool {
    match saying.told.to() {
        Audience::Room => true,
        Audience::Person(person) => person.platform() != Platform::Computer,
        Audience::Dead => !saying.recipients.is_empty(),
    }
}

/// An option is set on the rules as they stand when its turn comes.
fn prepare(action: Action, state: &State, texts: &Texts) -> Action {
    match action {
        // Characters are named in the table's language, unless its rules name them.
        Action::Start => match &state.table {
            Some(table) if table.rules.personas && table.rules.characters.is_empty() => {
                Action::StartAs { characters: texts.characters(&table.locale) }
            }
            Some(_) | None => Action::Start,
        },
        Action::SetOption { option, value, rules } => {
            let rules = match &state.table {
                Some(table) => texts.with_option(&table.rules, &option, &value).map(Box::new),
                None => rules,
            };
            Action::SetOption { option, value, rules }
        }
        other => other,
    }
}

/// The name of an action for the log of the program.
fn kind(action: &Action) -> &'static str {
    match action {
        Action::Tick => "tick",
        Action::Late { .. } => "late",
        Action::Delay { .. } => "delay",
        Action::Fault => "fault",
        Action::Proclaim { .. }
        | Action::Clear
        | Action::HaltStart
        | Action::Invite { .. }
        | Action::Introduce { .. } => "house",
        Action::Open { .. } => "open",
        Action::Say { .. } => "say",
        Action::FixDeal { .. } | Action::FixDraws { .. } => "deal",
        _ if action.is_secret() => "secret",
        _ => "action",
    }
}
