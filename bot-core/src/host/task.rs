//! The task of one table: commands, timers and computer players in, commits out.
//!
//! Commands are carried out one after another and handed to the writer without waiting, so that
//! a busy table shares flushes too. A second task, the settler, waits for the disk in the same
//! order; only it shows the new state, and only it answers.

mod letters;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::game::rules::Pace;
use crate::game::{
    Action, Actor, Audience, Code, Command, Event, Fact, Moment, Notice, PersonId, Place, Platform, Prompt,
    PromptId, Reason, Refusal, Seat, State, TableId, Target, prompts,
};
use crate::text::Arg;

use crate::text::Texts;

use super::computer::{self, Computers};
use super::directory::TableView;
use super::hold::SHORT_MS;
use super::inputs::Claim;
use super::line::Line;
use super::memory::{self, Kept};
use super::shared::Shared;
use super::store::{Commit, Profile, StoreError};
use super::table::{Saying, Step, Table};
use super::writer::Pending;

/// Commands that may wait at one table.
pub(super) const INBOX_MAX: usize = 64;
/// Steps of one table that may wait for the disk.
const UNSETTLED_MAX: usize = 64;
/// Steps after which a table is stored whole, so that its log need not be followed from the beginning.
const SNAPSHOT_EVERY: usize = 64;
/// Answers of computer players that may follow from one command before somebody else is heard.
const CHAIN_MAX: usize = 20_000;
/// By how many milliseconds more a limit is put off that a virtual clock has reached and that cannot end.
const AHEAD_MS: u64 = 60_000;
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

enum Settle {
    Step {
        pending: Pending,
        view: Option<TableView>,
        ended: Option<Box<Kept>>,
        finished: bool,
        collect: bool,
    },
    Reply {
        to: oneshot::Sender<Reply>,
        result: Result<(), Refusal>,
    },
}

/// One thing that a computer player was asked.
type Asked = (PromptId, Seat, Vec<Target>);

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

    /// How long nothing happens by itself; `None` on a virtual clock.
    fn sleep(&self) -> Option<Duration> {
        if self.shared.clock.is_virtual() || self.still.is_some() {
            return None;
        }
        let next = self.table.state.next_deadline().into_iter().chain(self.due.values().copied()).min()?;
        Some(Duration::from_millis(next.since(self.shared.clock.now())).min(SLEEP_MAX))
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

    /// Fires what is due on the real clock.
    async fn overdue(&mut self) -> Result<(), StoreError> {
        if self.stands_still().await? || self.shared.clock.is_virtual() {
            return Ok(());
        }
        for _ in 0..CHAIN_MAX {
            let now = self.shared.clock.now();
            if self.table.state.next_deadline().is_some_and(|deadline| deadline <= now) {
                // A refused tick has been dealt with where it happened.
                let _ = self.tick(false).await?;
                continue;
            }
            let Some(asked) = self.due.iter().find(|(_, at)| **at <= now).map(|(asked, _)| asked.clone())
            else {
                return Ok(());
            };
            self.due.remove(&asked);
            let prompt = self.open.iter().find(|prompt| asked_of(prompt) == asked).cloned();
            if let Some(prompt) = prompt {
                self.computer(&prompt, false).await?;
            }
        }
        Ok(())
    }

    /// Without room to write, or without a way to its people, the clock of the table stands still. What it
    /// stood is given back afterwards.
    async fn stands_still(&mut self) -> Result<bool, StoreError> {
        let now = self.shared.clock.now();
        if *self.shared.full().borrow() || self.is_held() {
            self.still.get_or_insert(now);
            return Ok(true);
        }
        if let Some(since) = self.still.take() {
            let ms = now.since(since);
            if ms >= SHORT_MS && !self.times_stay(now, ms) {
                let _ = self.give_back(ms, false).await?;
            }
        }
        Ok(false)
    }

    /// Whether the way to the table's people is cut off.
    fn is_held(&self) -> bool {
        let table = self.table.state.table.as_ref();
        table.is_some_and(|table| self.shared.held().borrow().contains(&table.venue))
    }

    /// Times of day stay as they are, unless nobody could be reached for most of what was left.
    fn times_stay(&self, now: Moment, ms: u64) -> bool {
        let Some(table) = self.table.state.standing() else { return false };
        let deadline = table.game.as_ref().and_then(|game| game.deadline);
        table.rules.pace == Pace::Slow && deadline.is_some_and(|deadline| deadline.since(now) > ms)
    }

    async fn give_back(&mut self, ms: u64, collect: bool) -> Result<Result<(), Refusal>, StoreError> {
        // Where no game is on, or its clock is stopped, there is nothing to give back.
        self.step(Actor::Clock, Action::Delay { ms }, None, Commit::default(), collect).await
    }

    /// While nothing new is begun a start that waits for somebody does not begin either: neither now nor later.
    async fn halt_start(&mut self, collect: bool) -> Result<(), StoreError> {
        let waits = self.table.state.standing().is_some_and(|table| table.starting.is_some());
        if waits && self.shared.is_draining() {
            let halted = self.step(Actor::House, Action::HaltStart, None, Commit::default(), collect).await?;
            // It stands still for good: then nothing begins there.
            drop(halted);
        }
        Ok(())
    }

    /// Tells the machine that its deadline has come. One that it does not care about any more would
    /// come for ever: that is a fault.
    async fn tick(&mut self, collect: bool) -> Result<Result<(), Refusal>, StoreError> {
        self.halt_start(collect).await?;
        let plays = self.table.state.standing().is_some_and(|table| table.game.is_some());
        if let Some(since) = self.still.filter(|_| plays) {
            // A virtual clock has reached a limit that cannot end: it is put off, some time in advance.
            let now = self.shared.clock.now();
            self.still = Some(now.max(since).plus_ms(AHEAD_MS));
            return self.give_back(now.since(since) + AHEAD_MS, collect).await;
        }
        if let Some(ms) = self.late_ms() {
            return self.step(Actor::Clock, Action::Late { ms }, None, Commit::default(), collect).await;
        }
        let (seq, deadline) = (self.table.seq, self.table.state.next_deadline());
        if let Some(deadline) = deadline.filter(|_| !self.shared.clock.is_virtual()) {
            let late = self.shared.clock.now().since(deadline);
            self.shared.metrics.late.observe(Duration::from_millis(late).as_secs_f64());
        }
        let result = self.step(Actor::Clock, Action::Tick, None, Commit::default(), collect).await?;
        let now = self.shared.clock.now();
        let stuck = deadline.is_some_and(|deadline| deadline <= now)
            && self.table.seq == seq
            && self.table.state.next_deadline() == deadline;
        if !stuck {
            return Ok(result);
        }
        tracing::error!(table = %self.table.id, "the table's deadline does not pass; the table stops");
        self.step(Actor::Clock, Action::Fault, None, Commit::default(), collect).await
    }

    /// By how much the phase that is on has to be prolonged now, because its readers got it late.
    fn late_ms(&mut self) -> Option<u64> {
        let game = self.table.state.standing()?.game.as_ref()?;
        let (since, most) = (game.since, self.shared.delivery_wait_ms);
        if most == 0 || game.deadline.is_none() {
            return None;
        }
        let owed = self.shared.deliveries.owed_ms(self.table.id, since, self.shared.clock.now(), most);
        let given = if self.prolonged.0 == since { self.prolonged.1 } else { 0 };
        let ms = owed.checked_sub(given).filter(|ms| *ms > 0)?;
        self.prolonged = (since, owed);
        tracing::info!(table = %self.table.id, ms, "a phase is prolonged: what opened it came late to its readers");
        Some(ms)
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
        let result = self.table.handle(command, self.shared.decide);
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
        let view = TableView::of(self.table.id, &self.table.state, self.table.at, Arc::clone(&self.open));
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
        let mut lines = Vec::new();
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
            lines.push(self.shared.line(self.table.id, saying, table, before, &self.open, locale));
        }
        Ok(lines)
    }

    // -- computer players

    /// In a game that was on before a restart computer players know what they were told then.
    async fn remember(&mut self) -> Result<(), StoreError> {
        let table = self.table.state.table.as_ref();
        if !table.is_some_and(|table| table.game.is_some() && table.players.iter().any(|p| p.computer)) {
            return Ok(());
        }
        let (shared, id) = (Arc::clone(&self.shared), self.table.id);
        let read = self.shared.aside(move || shared.store.log(id));
        let log = read.await.map_err(|_| StoreError::Closed)??;
        for event in log.iter().flat_map(|record| &record.events) {
            if let Event::Told(told) = event {
                self.computers.hear(told);
            }
        }
        Ok(())
    }

    /// Forgets what is over, and on the real clock plans when computer players answer what is new.
    fn plan(&mut self) {
        let open = &self.open;
        let moment = |id: &PromptId| (id.game, id.step);
        self.answered.retain(|(id, _, _)| open.iter().any(|prompt| moment(&prompt.id) == moment(id)));
        self.due.retain(|asked, _| open.iter().any(|prompt| asked_of(prompt) == *asked));
        if self.shared.clock.is_virtual() {
            return;
        }
        let Some(table) = &self.table.state.table else { return };
        let now = self.shared.clock.now();
        for prompt in open.iter().filter(|prompt| waits_for_computer(prompt)) {
            let asked = asked_of(prompt);
            if self.answered.contains(&asked) || self.due.contains_key(&asked) {
                continue;
            }
            let left = prompt.ends.map_or(u64::MAX, |ends| ends.since(now));
            let delay = computer::thinks_ms(&table.root, prompt).min(left / 2);
            self.due.insert(asked, now.plus_ms(delay));
        }
    }

    /// Lets computer players answer until none of them has anything left to answer.
    async fn computers_now(&mut self, collect: bool) -> Result<(), StoreError> {
        for _ in 0..CHAIN_MAX {
            let waits =
                |prompt: &&Prompt| waits_for_computer(prompt) && !self.answered.contains(&asked_of(prompt));
            let Some(prompt) = self.open.iter().find(waits).cloned() else { return Ok(()) };
            self.computer(&prompt, collect).await?;
        }
        tracing::warn!(table = %self.table.id, "computer players did not come to an end");
        Ok(())
    }

    async fn computer(&mut self, prompt: &Prompt, collect: bool) -> Result<(), StoreError> {
        self.answered.insert(asked_of(prompt));
        let Some(table) = &self.table.state.table else { return Ok(()) };
        let words = |key: &str, args: &[(&str, Arg)]| self.shared.texts.ui(&table.locale, key, args);
        let place = if prompt.private { Place::Direct } else { Place::Room };
        for action in self.computers.answer(&table.root, &table.rules, prompt, &words) {
            let from =
                Actor::Person { id: prompt.person.clone(), place, moderator: false, name: String::new() };
            if let Err(refusal) = self.step(from, action, None, Commit::default(), collect).await? {
                tracing::debug!(table = %self.table.id, code = %refusal.code, "a computer player was refused");
            }
        }
        Ok(())
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

fn asked_of(prompt: &Prompt) -> Asked {
    (prompt.id, prompt.seat, prompt.targets.clone())
}

fn waits_for_computer(prompt: &Prompt) -> bool {
    prompt.person.platform() == Platform::Computer && prompt.chosen.is_empty()
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

/// Waits for the disk, step by step; shows what is durable, and answers.
async fn settle_all(id: TableId, shared: &Shared, mut unsettled: mpsc::Receiver<Box<Settle>>) {
    let mut lines: Vec<Line> = Vec::new();
    let mut failure: Option<StoreError> = None;
    let mut told = shared.writer.written().borrow().next_line;
    while let Some(settle) = unsettled.recv().await {
        match *settle {
            Settle::Step { pending, view, ended, finished, collect } => match pending.durable().await {
                Ok(numbered) => {
                    told = numbered.last().map_or(told, |line| line.id.number + 1);
                    if collect {
                        lines.extend(numbered);
                    }
                    if let Some(game) = ended {
                        shared.memory.remember(*game);
                    }
                    if let Some(mut view) = view {
                        view.told = told;
                        shared.directory.publish(view);
                    }
                    if finished {
                        shared.directory.remove(id);
                    }
                }
                Err(error) => failure = Some(error),
            },
            Settle::Reply { to, result } => {
                let said = std::mem::take(&mut lines);
                let reply = match &failure {
                    Some(error) => Err(error.clone()),
                    None => Ok(result.map(|()| said)),
                };
                // Whoever asked may have gone.
                let _ = to.send(reply);
            }
        }
    }
}
