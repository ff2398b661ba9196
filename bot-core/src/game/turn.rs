//! The workbench of one decision: a state that moves on with every event written down.

use super::event::{Event, Fact};
use super::evolve::fold;
use super::ids::{Moment, PersonId, Seat};
use super::notice::{Audience, Notice, Told};
use super::refusal::{Code, Reason, Refusal};
use super::rules::{Ability, Limit, RuleSet};
use super::state::{Game, State, Table};

/// One decision in the making.
pub(super) struct Turn {
    pub(super) state: State,
    pub(super) at: Moment,
    /// When the wish was written, where that may have been long before.
    pub(super) written: Option<Moment>,
    events: Vec<Event>,
}

impl Turn {
    pub(super) fn new(state: State, at: Moment, written: Option<Moment>) -> Turn {
        Turn { state, at, written, events: Vec::new() }
    }

    /// What happened, and the state after it.
    pub(super) fn into_parts(self) -> (Vec<Event>, State) {
        (self.events, self.state)
    }

    /// Writes down what happened; the state has it at once.
    pub(super) fn fact(&mut self, fact: Fact) {
        let event = Event::Fact(fact);
        fold(&mut self.state, &event);
        self.write(event);
    }

    /// Tells an audience.
    pub(super) fn tell(&mut self, to: Audience, notice: Notice) {
        self.write(Event::Told(Told::new(to, notice)));
    }

    /// Tells each of these seats the same, and the dead where they may watch. Source: ST-11
    pub(super) fn tell_watched(&mut self, seats: impl IntoIterator<Item = Seat>, notice: Notice) {
        let table = self.table();
        let players = seats.into_iter().filter_map(|seat| table.player(seat));
        let mut to: Vec<Audience> = players.map(|player| Audience::Person(player.person.clone())).collect();
        if table.rules.dead_watch {
            to.push(Audience::Dead);
        }
        if !to.is_empty() {
            self.events.extend(Told::alike(to, notice).map(Event::Told));
        }
    }

    fn write(&mut self, event: Event) {
        if self.events.capacity() == 0 {
            // As many as most decisions make.
            self.events.reserve(8);
        }
        self.events.push(event);
    }

    pub(super) fn tell_room(&mut self, notice: Notice) {
        self.tell(Audience::Room, notice);
    }

    pub(super) fn tell_person(&mut self, person: PersonId, notice: Notice) {
        self.tell(Audience::Person(person), notice);
    }

    pub(super) fn tell_seat(&mut self, seat: Seat, notice: Notice) {
        if let Some(player) = self.table().player(seat) {
            let person = player.person.clone();
            self.tell_person(person, notice);
        }
    }

    /// The table.
    ///
    /// # Panics
    /// Before a table stands; `decide` looks at that first.
    pub(super) fn table(&self) -> &Table {
        self.state.table.as_deref().expect("a decision about a table is made at one")
    }

    pub(super) fn rules(&self) -> &RuleSet {
        &self.table().rules
    }

    /// When a limit that begins now is over.
    pub(super) fn limit_from_now(&self, limit: Limit) -> Moment {
        self.rules().ends_at(limit, self.at)
    }

    /// The game.
    ///
    /// # Panics
    /// Between games; callers have looked at the phase.
    pub(super) fn game(&self) -> &Game {
        self.table().game.as_ref().expect("a decision about a game is made during one")
    }

    /// Nothing is answered while the clock stands.
    pub(super) fn running(&self) -> Result<(), Refusal> {
        match self.table().paused {
            Some(_) => Err(Refusal::new(Code::WrongPhase).because(Reason::Paused)),
            None => Ok(()),
        }
    }

    /// Whether one of the seat's acting cards can do this.
    pub(super) fn can(&self, seat: Seat, ability: Ability) -> bool {
        super::night::can(self.rules(), self.game(), seat, ability)
    }
}
