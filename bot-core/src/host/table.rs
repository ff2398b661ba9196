//! One table: the machine, the place in its log, and how many messages each reader was sent.
//!
//! Nothing here waits, reads a clock or stores anything; [`task`](super::task) does that around it.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::game::{
    Action, Actor, Audience, Code, Command, Event, Fact, Moment, Notice, PersonId, Platform, Reason, Refusal,
    State, TableId, TableNote, Told, VenueId, evolve, seat_at,
};

use crate::ruleset::RuleSets;

use super::memory::Traces;
use super::store::{Record, Snapshot, Stored};

/// A stored table whose events this program cannot fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log of table {0} cannot be followed by this version")]
pub struct Unfoldable(pub(super) TableId);

/// How many messages of a table each reader was sent so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counters {
    room: u64,
    dead: u64,
    people: BTreeMap<PersonId, u64>,
}

impl Counters {
    /// The number of the next message for this reader.
    fn next(&mut self, to: &Audience) -> u64 {
        let counter = match to {
            Audience::Room => &mut self.room,
            Audience::Dead => &mut self.dead,
            Audience::Person(person) => self.people.entry(person.clone()).or_default(),
        };
        *counter += 1;
        *counter
    }
}

/// A message as the table says it, not yet in anybody's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Saying {
    pub(super) told: Told,
    pub(super) n: u64,
    pub(super) at: Moment,
    /// For [`Audience::Dead`]: who they are.
    pub(super) recipients: Vec<PersonId>,
}

/// What one command did.
#[derive(Debug)]
pub(super) struct Step {
    /// How the table stood before.
    pub(super) before: State,
    pub(super) record: Record,
    pub(super) sayings: Vec<Saying>,
}

/// A table in memory.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) id: TableId,
    pub(super) state: State,
    /// Events so far.
    pub(super) seq: u64,
    pub(super) counters: Counters,
    /// When the last of them happened.
    pub(super) at: Moment,
}

/// The machine's [`step`](crate::game::step), a value so that a test can put in a broken one.
pub(super) type Machine = fn(&State, &Command) -> Result<(Vec<Event>, State), Refusal>;

impl Table {
    /// A table that does not stand yet.
    pub(super) fn new(id: TableId) -> Table {
        Table { id, state: State::default(), seq: 0, counters: Counters::default(), at: Moment::default() }
    }

    /// Where it stands, if it does.
    pub(super) fn venue(&self) -> Option<VenueId> {
        self.state.standing().map(|table| table.venue.clone())
    }

    /// A table as it was stored.
    ///
    /// # Errors
    /// When its events cannot be folded by this program.
    pub(super) fn restore(id: TableId, stored: Stored) -> Result<Table, Unfoldable> {
        catch_unwind(AssertUnwindSafe(|| {
            let mut table = Table::new(id);
            if let Some(Snapshot { seq, at, state, counters }) = stored.snapshot {
                table = Table { id, state, seq, counters, at };
            }
            for record in &stored.records {
                table.replay(record);
            }
            table
        }))
        .map_err(|_| Unfoldable(id))
    }

    /// Keeps the rule set once where many tables play by the same.
    pub(super) fn share_rules(&mut self, known: &RuleSets) {
        let Some(table) = self.state.table.as_deref_mut() else { return };
        for own in [&mut table.rules, &mut table.base] {
            if let Some(known) = known.get(&own.id).filter(|known| ***known == **own) {
                *own = Arc::clone(known);
            }
        }
        if table.rules == table.base {
            table.base = Arc::clone(&table.rules);
        }
    }

    /// Folds in what is durable already; returns what was said.
    pub(super) fn replay(&mut self, record: &Record) -> Vec<Saying> {
        let before = watched(&self.state, &record.events);
        let after = record.events.iter().fold(std::mem::take(&mut self.state), evolve);
        self.take_in(record, after, said(before, &record.events, record.at))
    }

    /// A record has happened, and this is how the table stands after it.
    fn take_in(&mut self, record: &Record, state: State, mut sayings: Vec<Saying>) -> Vec<Saying> {
        self.state = state;
        self.seq = record.seq + record.events.len() as u64;
        self.at = record.at;
        for saying in &mut sayings {
            saying.n = self.counters.next(saying.told.to());
        }
        sayings
    }

    /// Carries out a command. A refusal changes nothing; a panic inside stops this table for good.
    ///
    /// # Errors
    /// The machine's refusal.
    pub(super) fn handle(&mut self, mut command: Command, machine: Machine) -> Result<Step, Refusal> {
        // Time never runs backwards for a table, whatever the machine's clock does.
        command.at = command.at.max(self.at);
        let (events, state, sayings) = match attempt(&self.state, &command, machine) {
            Some(result) => result?,
            None if self.state.table.is_none() => {
                return Err(Refusal::new(Code::Forbidden).because(Reason::Stopped));
            }
            None => self.fault(command.at, machine),
        };
        let record = Record { seq: self.seq, at: command.at, events };
        let before = self.state.clone();
        if record.events.is_empty() {
            return Ok(Step { before, record, sayings });
        }
        let sayings = self.take_in(&record, state, sayings);
        Ok(Step { before, record, sayings })
    }

    /// Takes somebody out of the table's memory, as they are taken out of its log.
    pub(super) fn forget(&mut self, traces: &Traces) {
        match (traces.wiped(&self.state), traces.wiped(&self.counters)) {
            (Ok(state), Ok(counters)) => (self.state, self.counters) = (state, counters),
            (Err(error), _) | (_, Err(error)) => {
                tracing::error!(table = %self.id, %error, "somebody stays in a table's memory until the next start");
            }
        }
    }

    /// Whether the table takes no more commands: closed, or stopped by a fault.
    pub(super) fn is_finished(&self) -> bool {
        self.state.table.as_ref().is_some_and(|table| table.closed || table.faulted)
    }

    /// The table as it stands, for the store.
    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot { seq: self.seq, at: self.at, state: self.state.clone(), counters: self.counters.clone() }
    }

    fn fault(&self, at: Moment, machine: Machine) -> Decided {
        tracing::error!(table = %self.id, "the table's machine panicked; the table stops");
        let command = Command { at, written: None, from: Actor::Clock, action: Action::Fault };
        match attempt(&self.state, &command, machine) {
            Some(Ok(decided)) if decided.0.contains(&Event::Fact(Fact::Faulted {})) => decided,
            // Not even that can be decided: these two events need nothing of the machine.
            Some(_) | None => {
                let note = Notice::Table { note: TableNote::Fault, seat: None, user: None, amount: None };
                let told = Event::Told(Told::new(Audience::Room, note));
                let events = vec![Event::Fact(Fact::Faulted {}), told];
                let state = events.iter().fold(self.state.clone(), evolve);
                let sayings = said(None, &events, at);
                (events, state, sayings)
            }
        }
    }
}

/// What happens, how the table stands after it, and what was said.
type Decided = (Vec<Event>, State, Vec<Saying>);

/// Decides, with a net below; `None` if the machine panicked.
fn attempt(state: &State, command: &Command, machine: Machine) -> Option<Result<Decided, Refusal>> {
    catch_unwind(AssertUnwindSafe(|| {
        let (events, after) = machine(state, command)?;
        let sayings = said(watched(state, &events), &events, command.at);
        Ok((events, after, sayings))
    }))
    .ok()
}

/// How a table stands before these events, if they tell the dead something: whoever is dead by then hears it. Nothing
/// is kept of it else, so that what follows can be folded in place.
fn watched(state: &State, events: &[Event]) -> Option<State> {
    let to_the_dead = |event: &Event| matches!(event, Event::Told(told) if *told.to() == Audience::Dead);
    events.iter().any(to_the_dead).then(|| state.clone())
}

/// What was said with these events, not yet numbered, at a table that stood as [`watched`] before them.
fn said(mut standing: Option<State>, events: &[Event], at: Moment) -> Vec<Saying> {
    let mut sayings = Vec::new();
    for event in events {
        standing = standing.map(|state| evolve(state, event));
        if let Event::Told(told) = event {
            let recipients = match (told.to(), &standing) {
                (Audience::Dead, Some(state)) => dead(state),
                _ => Vec::new(),
            };
            sayings.push(Saying { told: told.clone(), n: 0, at, recipients });
        }
    }
    sayings
}

/// The people who are out of the game that is on and have not gone.
fn dead(state: &State) -> Vec<PersonId> {
    let Some(table) = &state.table else { return Vec::new() };
    let Some(game) = &table.game else { return Vec::new() };
    table
        .players
        .iter()
        .enumerate()
        .filter(|(index, player)| {
            let gone = game.seats.get(*index).is_none_or(|record| record.gone);
            !gone && !game.is_alive(seat_at(*index)) && player.person.platform() != Platform::Computer
        })
        .map(|(_, player)| player.person.clone())
        .collect()
}
