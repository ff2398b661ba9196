//! One table of the pure judge, driven by hand: commands in, a log out.

use std::sync::Arc;

use bot_core::game::{
    Action, Actor, Audience, Command, Event, Locale, Moment, Notice, PersonId, Place, Platform, PlayerRef,
    Prompt, Refusal, Role, RuleSet, Seat, Secret, State, Told, VenueId, decide, evolve, prompts,
};

/// A person of the console.
#[must_use]
pub fn person(id: &str) -> PersonId {
    PersonId::new(Platform::Console, id)
}

/// One command with what came of it, for whoever looks at a whole game afterwards.
#[derive(Clone, Debug)]
pub struct Step {
    /// When.
    pub at: Moment,
    /// Whose wish it was.
    pub from: Actor,
    /// What was wanted.
    pub action: Action,
    /// What happened, or why nothing did.
    pub result: Result<Vec<Event>, Refusal>,
    /// What is asked of anybody from then on.
    pub prompts: Vec<Prompt>,
}

/// A table, its whole log and its clock.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The table as it stands.
    pub state: State,
    /// Everything that happened, in order.
    pub log: Vec<Event>,
    /// The clock.
    pub now: Moment,
    /// Every command so far, where they are kept: see [`Bench::recording`].
    pub steps: Option<Vec<Step>>,
}

impl Bench {
    /// Opens a table hosted by `p1`. `root` is what all chance follows from.
    ///
    /// # Panics
    /// If the judge refuses to open it.
    #[must_use]
    pub fn open(rules: &RuleSet, root: u8) -> Bench {
        Bench::open_at(rules, root, Moment(0))
    }

    /// As [`Bench::open`], at some instant.
    ///
    /// # Panics
    /// If the judge refuses to open it.
    #[must_use]
    pub fn open_at(rules: &RuleSet, root: u8, now: Moment) -> Bench {
        let mut bench = Bench { state: State::default(), log: Vec::new(), now, steps: None };
        let action = Action::Open {
            venue: VenueId::new(Platform::Console, "r1"),
            rules: Box::new(rules.clone()),
            locale: Locale::new("en"),
            root: Secret::new([root; 32]),
            name: "p1".to_owned(),
        };
        bench.say("p1", Place::Room, action).expect("an empty room takes a table");
        bench
    }

    /// Seats `p1` to `pN`.
    ///
    /// # Panics
    /// If one of them is refused a seat.
    pub fn seat(&mut self, players: u16) {
        self.seat_from(1, players);
    }

    /// Seats so many people, the first of them with this number.
    ///
    /// # Panics
    /// If one of them is refused a seat.
    pub fn seat_from(&mut self, first: u16, players: u16) {
        for number in first..first + players {
            let id = format!("p{number}");
            let joined = self.say(&id, Place::Room, Action::Join { name: format!("Player{number}") });
            joined.expect("there is a seat for everybody");
        }
    }

    /// Fixes the next deal.
    ///
    /// # Errors
    /// If it does not fit the table.
    pub fn fix_deal(&mut self, hands: Vec<Vec<Role>>) -> Result<(), Refusal> {
        self.fix_deal_with(hands, None)
    }

    /// Fixes the next deal of a game in which the judge holds a hidden card.
    ///
    /// # Errors
    /// If it does not fit the table.
    pub fn fix_deal_with(&mut self, hands: Vec<Vec<Role>>, void: Option<Role>) -> Result<(), Refusal> {
        let void = void.map(|role| vec![role]);
        self.command(Actor::Bench, Action::FixDeal { hands, void }).map(drop)
    }

    /// A person's wish.
    ///
    /// # Errors
    /// The judge's refusal.
    pub fn say(&mut self, id: &str, place: Place, action: Action) -> Result<Vec<Event>, Refusal> {
        self.command(Actor::Person { id: person(id), place, moderator: false, name: String::new() }, action)
    }

    /// Any wish.
    ///
    /// # Errors
    /// The judge's refusal; nothing has changed then.
    pub fn command(&mut self, from: Actor, action: Action) -> Result<Vec<Event>, Refusal> {
        let command = Command { at: self.now, written: None, from, action };
        let result = decide(&self.state, &command);
        for event in result.iter().flatten() {
            self.state = evolve(std::mem::take(&mut self.state), event);
        }
        self.log.extend(result.iter().flatten().cloned());
        if let Some(steps) = &mut self.steps {
            let Command { at, from, action, .. } = command;
            steps.push(Step { at, from, action, result: result.clone(), prompts: prompts(&self.state) });
        }
        result
    }

    /// Keeps every command from now on, with what has happened so far as the first of them.
    #[must_use]
    pub fn recording(mut self) -> Bench {
        let so_far = Step {
            at: self.now,
            from: Actor::Clock,
            action: Action::Tick,
            result: Ok(self.log.clone()),
            prompts: self.prompts(),
        };
        self.steps = Some(vec![so_far]);
        self
    }

    /// Moves the clock to the next deadline and lets it fire. Whether there was one.
    ///
    /// # Panics
    /// If a deadline fires without an effect: the clock would stand still for ever.
    pub fn tick(&mut self) -> bool {
        let Some(deadline) = self.state.next_deadline() else { return false };
        self.now = self.now.max(deadline);
        let events = self.command(Actor::Clock, Action::Tick).expect("time is never refused");
        assert!(!events.is_empty(), "a deadline does something");
        true
    }

    /// Lets time pass, with every deadline on the way.
    pub fn advance(&mut self, ms: u64) {
        let end = self.now.plus_ms(ms);
        while self.state.next_deadline().is_some_and(|deadline| deadline <= end) {
            self.tick();
        }
        self.now = end;
    }

    /// What is asked of whom now.
    #[must_use]
    pub fn prompts(&self) -> Vec<Prompt> {
        prompts(&self.state)
    }

    /// Everything that was told from a place in the log on.
    pub fn told(&self, from: usize) -> impl Iterator<Item = &Told> {
        self.log[from.min(self.log.len())..].iter().filter_map(|event| match event {
            Event::Told(told) => Some(told),
            Event::Fact(_) => None,
        })
    }

    /// What the room was told from a place in the log on.
    pub fn room(&self, from: usize) -> impl Iterator<Item = &Notice> {
        self.told(from).filter(|told| *told.to() == Audience::Room).map(Told::open)
    }

    /// Who sits in a seat.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Option<PersonId> {
        self.state.table.as_ref()?.player(seat).map(|player| player.person.clone())
    }

    /// Whether a game is on.
    #[must_use]
    pub fn playing(&self) -> bool {
        self.state.standing().is_some_and(|table| table.game.is_some())
    }

    /// Asserts that the log alone makes the same state.
    ///
    /// Source: I-03
    ///
    /// # Panics
    /// If it does not.
    pub fn assert_log_is_the_truth(&self) {
        let folded = self.log.iter().fold(State::default(), evolve);
        assert!(folded == self.state, "the log folds to another state");
    }

    /// Asserts that every event of the log is read as it was written, and so is the state.
    ///
    /// Source: I-03
    ///
    /// # Panics
    /// If one is not.
    pub fn assert_log_can_be_read(&self) {
        for event in &self.log {
            let line = serde_json::to_string(event).expect("an event can be written");
            let read: Event = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
            assert!(read == *event, "an event is read as another: {line}");
        }
        let text = serde_json::to_string(&self.state).expect("a state can be written");
        let read: State = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert!(read == self.state, "a state is read as another");
    }
}

/// The cards of a table, written `K K P C` or `K+C P+D`: one hand a seat, the front card first.
///
/// # Panics
/// If a word is no role.
#[must_use]
pub fn hands(text: &str) -> Vec<Vec<Role>> {
    text.split_whitespace().map(|hand| hand.split('+').map(role).collect()).collect()
}

/// A role by its id, or by one letter.
///
/// # Panics
/// If it is none.
#[must_use]
pub fn role(word: &str) -> Role {
    match word {
        "K" => Role::Killer,
        "P" => Role::Police,
        "C" => Role::Civilian,
        "D" => Role::Doctor,
        "S" => Role::Sniper,
        "B" => Role::Butterfly,
        "F" => Role::ForestElder,
        "X" => Role::SecretPolice,
        "U" => Role::Undercover,
        "A" => Role::Angel,
        "V" => Role::Devil,
        "H" => Role::PoliceChief,
        "O" => Role::KillerBoss,
        "M" => Role::CopMole,
        "N" => Role::KillerMole,
        "Z" => Role::SpecialKiller,
        "G" => Role::Vigilante,
        "R" => Role::Rioter,
        "L" => Role::Bubble,
        other => other.parse().unwrap_or_else(|_| panic!("`{other}` is no role")),
    }
}

/// A seat, as one names a player.
#[must_use]
pub fn seat_ref(number: u16) -> PlayerRef {
    PlayerRef::Number(number)
}

/// The program's rule set of this id.
///
/// # Panics
/// If there is none.
#[must_use]
pub fn ruleset(id: &str) -> Arc<RuleSet> {
    let sets = bot_core::ruleset::RuleSets::builtin().expect("the program's rule sets are valid");
    Arc::clone(sets.get(id).unwrap_or_else(|| panic!("`{id}` is no rule set")))
}
