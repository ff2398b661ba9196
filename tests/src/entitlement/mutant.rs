//! Recorded games spoilt in one way each: what a judge who leaks would have said.
//!
//! A check that catches none of these is none. The layer lies between the record and the audit, so that
//! nothing in the product knows of it.

use bot_core::game::{
    Action, Actor, Answer, Ask, Audience, BallotKind, CastVote, Code, Event, Fact, Hint, Known, KnownAs,
    Notice, PersonId, Reason, Role, Seat, Target, Told,
};

use crate::bench::Step;

macro_rules! mutants {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        /// A way in which a judge can leak.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Mutant { $($(#[$doc])* $name,)+ }

        impl Mutant {
            /// All of them.
            pub const ALL: &'static [Mutant] = &[$(Mutant::$name),+];
        }
    };
}

mutants! {
    /// An answer goes to the next seat.
    AnswerToAnother,
    /// An answer goes to the room.
    AnswerToTheRoom,
    /// Somebody else hears an answer too.
    AnswerOverheard,
    /// One of those who asked hears nothing.
    AnswerKeptBack,
    /// The exact role where less is told.
    AnswerTooExact,
    /// What somebody named goes to another.
    NotedToAnother,
    /// What somebody named goes to the room.
    NotedToTheRoom,
    /// A team's talk reaches somebody outside it.
    TeamWidened,
    /// A team's talk reaches the graveyard.
    TeamToTheDead,
    /// Somebody's cards go to another.
    CardsToAnother,
    /// Cards are told in another order than that of the seats.
    CardsOutOfOrder,
    /// Somebody learns a role from the deal that is not theirs to know.
    KnowsTooMuch,
    /// The dead are named in another order than that of the seats.
    DeathsOutOfOrder,
    /// A dead card is shown.
    CardShown,
    /// Somebody without a power is asked for one.
    AskedTooMany,
    /// Somebody with a power is not asked.
    AskedTooFew,
    /// Questions go out power by power.
    AskedByRole,
    /// A night that ends early.
    EarlyDawn,
    /// A night of another length.
    OtherNight,
    /// A refusal that only those without the power get.
    RefusedByRole,
    /// A secret verb said in the room is refused by who says it.
    RefusedInTheRoomByRole,
    /// A running tally of a sealed ballot.
    Tally,
    /// The ballot closes while somebody has not voted.
    EarlyResult,
    /// The ballots stand in the order of the sides.
    VotesOutOfOrder,
    /// Ballots are published that never are.
    VotesPublished,
    /// All hear who has not acted.
    ReminderToAll,
    /// The characters' list names accounts.
    MaskOff,
    /// The accounts are listed in the order of the characters.
    AccountsBySeat,
    /// A pause that is shorter for some deaths.
    ShortPause,
    /// A squeeze is felt by somebody it did not pass.
    SqueezeElsewhere,
    /// A suspect of the police is told to all.
    SuspectToAll,
    /// A button that somebody without the power could press.
    PromptTooMany,
    /// A private message about something of another mechanism.
    StrangeKind,
}

/// The same game, spoilt at the first place where that can be done; `None` where it cannot.
#[must_use]
pub fn spoilt(mutant: Mutant, steps: &[Step]) -> Option<Vec<Step>> {
    let mut steps = steps.to_vec();
    let done = match mutant {
        Mutant::EarlyDawn | Mutant::ShortPause => early(mutant, &mut steps),
        Mutant::RefusedByRole | Mutant::RefusedInTheRoomByRole => refused(mutant, &mut steps),
        Mutant::CardsOutOfOrder | Mutant::AskedByRole => reordered(mutant, &mut steps),
        Mutant::PromptTooMany => prompted(&mut steps),
        _ => told(mutant, &mut steps),
    };
    done.then_some(steps)
}

/// Everybody in the order of the seats when the first game began, and who holds what.
fn dealt(steps: &[Step]) -> (Vec<PersonId>, Vec<Vec<Role>>) {
    let mut people = Vec::new();
    let mut hands = Vec::new();
    for event in steps.iter().flat_map(|step| step.result.iter().flatten()) {
        match event {
            Event::Fact(Fact::Seated { person, .. }) if hands.is_empty() => people.push(person.clone()),
            Event::Fact(Fact::GameStarted { hands: all, .. }) => hands.clone_from(all.open()),
            Event::Fact(Fact::Masked { order, .. }) => people.clone_from(order.open()),
            _ => {}
        }
    }
    (people, hands)
}

/// A game in which the clock brings a phase that lasts its whole time to its end.
fn early(mutant: Mutant, steps: &mut [Step]) -> bool {
    let mut after_death = false;
    let pauses = dealt(steps).1.iter().any(|hand| hand.contains(&Role::Angel));
    if mutant == Mutant::ShortPause && !pauses {
        return false;
    }
    let mut skipped = false;
    for step in steps.iter_mut() {
        // A night that the host has cut short need not last.
        skipped |= matches!(step.action, Action::Next | Action::Pause | Action::Extend { .. });
        if step.from != Actor::Clock {
            continue;
        }
        let heard = |wanted: &dyn Fn(&Notice) -> bool| {
            let told = step.result.iter().flatten().filter_map(|event| match event {
                Event::Told(told) if *told.to() == Audience::Room => Some(told.open()),
                Event::Told(_) | Event::Fact(_) => None,
            });
            told.into_iter().any(wanted)
        };
        let dawn = heard(&|notice| matches!(notice, Notice::Dawn { .. } | Notice::Riddle { .. }));
        let speaks = heard(&|notice| matches!(notice, Notice::Speak { .. } | Notice::LastWords { .. }));
        if (mutant == Mutant::EarlyDawn && dawn && !skipped)
            || (mutant == Mutant::ShortPause && after_death && speaks && !skipped)
        {
            step.at.0 -= 1;
            return true;
        }
        skipped &= !dawn;
        after_death = heard(&|notice| matches!(notice, Notice::Dawn { deaths, .. } if !deaths.is_empty()));
    }
    false
}

fn refused(mutant: Mutant, steps: &mut [Step]) -> bool {
    // Whoever declines may mean a turn to speak, and everybody's turn to tell a story may come.
    let by_role = |action: &Action| !matches!(action, Action::Decline { .. } | Action::Tell { .. });
    let secret = |step: &&mut Step| step.action.is_secret() && by_role(&step.action);
    for step in steps.iter_mut().filter(secret) {
        let Err(refusal) = &mut step.result else { continue };
        match mutant {
            Mutant::RefusedByRole if refusal.code == Code::NotYours => refusal.code = Code::WrongPhase,
            Mutant::RefusedInTheRoomByRole if refusal.reason == Some(Reason::SayItPrivately) => {
                refusal.code = Code::NotYours;
            }
            _ => continue,
        }
        return true;
    }
    false
}

fn reordered(mutant: Mutant, steps: &mut [Step]) -> bool {
    for step in steps.iter_mut() {
        let Ok(events) = &mut step.result else { continue };
        let moved = |event: &Event| match (mutant, event) {
            (Mutant::CardsOutOfOrder, Event::Told(told)) => matches!(told.open(), Notice::Dealt { .. }),
            (_, Event::Told(told)) => matches!(told.open(), Notice::Ask { .. }),
            (_, Event::Fact(_)) => false,
        };
        let places: Vec<usize> = (0..events.len()).filter(|place| moved(&events[*place])).collect();
        let reader = |place: usize| match &events[place] {
            Event::Told(told) => Some(told.to().clone()),
            Event::Fact(_) => None,
        };
        if let (Some(first), Some(last)) = (places.first(), places.last())
            && reader(*first) != reader(*last)
        {
            events.swap(*first, *last);
            return true;
        }
    }
    false
}

fn prompted(steps: &mut [Step]) -> bool {
    let (people, hands) = dealt(steps);
    let plain = hands.iter().position(|hand| hand.iter().all(|role| *role == Role::Civilian));
    let Some(plain) = plain else { return false };
    for step in steps.iter_mut() {
        if let Some(prompt) = step.prompts.iter().find(|prompt| prompt.ask.is_night_power()) {
            let mut other = prompt.clone();
            (other.seat, other.person) = (bot_core::game::seat_at(plain), people[plain].clone());
            step.prompts.push(other);
            return true;
        }
    }
    false
}

/// Messages changed, added or left out.
fn told(mutant: Mutant, steps: &mut [Step]) -> bool {
    let (people, hands) = dealt(steps);
    let open = |event: &Event| match event {
        Event::Told(told) => matches!(told.open(), Notice::Ballot { kind: BallotKind::Open, .. }),
        Event::Fact(_) => false,
    };
    let sealed = !steps.iter().any(|step| step.result.iter().flatten().any(open));
    let game = Spoiler { mutant, people, hands, sealed };
    for step in steps.iter_mut() {
        let votes = matches!(step.action, Action::Vote { .. });
        let Ok(events) = &mut step.result else { continue };
        let answers = |event: &&Event| match event {
            Event::Told(told) => matches!(told.open(), Notice::Answer { .. }),
            Event::Fact(_) => false,
        };
        if mutant == Mutant::AnswerKeptBack && events.iter().filter(answers).count() < 2 {
            continue;
        }
        for place in 0..events.len() {
            let Event::Told(old) = &events[place] else { continue };
            if let Some(new) = game.instead_of(old, votes) {
                events.splice(place..=place, new.into_iter().map(Event::Told));
                return true;
            }
        }
    }
    false
}

struct Spoiler {
    mutant: Mutant,
    people: Vec<PersonId>,
    hands: Vec<Vec<Role>>,
    /// Whether votes are given in secret here.
    sealed: bool,
}

impl Spoiler {
    /// A player whose hand is not that of this one.
    fn stranger(&self, to: &Audience) -> Option<Audience> {
        let Audience::Person(person) = to else { return None };
        let mine = &self.hands.get(self.people.iter().position(|one| one == person)?)?;
        let other = self.hands.iter().position(|hand| hand != *mine && !hand.contains(&Role::Angel))?;
        self.people.get(other).cloned().map(Audience::Person)
    }

    /// What is told in place of this; `None` if nothing is spoilt here.
    fn instead_of(&self, old: &Told, votes: bool) -> Option<Vec<Told>> {
        let (to, notice) = (old.to().clone(), old.open().clone());
        let same = || Told::new(to.clone(), notice.clone());
        let sent = |to: Audience| vec![Told::new(to, notice.clone())];
        let stranger = || self.stranger(&to);
        let check = matches!(notice, Notice::Answer { ask: Ask::Check, .. });
        let noted = matches!(notice, Notice::Noted { .. });
        let team = matches!(notice, Notice::Team { .. });
        match self.mutant {
            Mutant::AnswerToAnother if check => Some(sent(stranger()?)),
            Mutant::AnswerToTheRoom if check => Some(sent(Audience::Room)),
            Mutant::AnswerOverheard if check => Some(vec![same(), Told::new(stranger()?, notice.clone())]),
            Mutant::AnswerKeptBack if check => self.kept_back(&to),
            Mutant::NotedToAnother if noted => Some(sent(stranger()?)),
            Mutant::NotedToTheRoom if noted => Some(sent(Audience::Room)),
            Mutant::TeamWidened if team => Some(vec![same(), Told::new(stranger()?, notice.clone())]),
            Mutant::TeamToTheDead if team => Some(vec![same(), Told::new(Audience::Dead, notice.clone())]),
            Mutant::SuspectToAll if matches!(notice, Notice::Suspect { .. }) => Some(sent(Audience::Room)),
            Mutant::CardsToAnother if matches!(notice, Notice::Dealt { .. }) => Some(sent(stranger()?)),
            Mutant::AskedTooFew if matches!(notice, Notice::Ask { ask: Ask::Kill | Ask::Write, .. }) => {
                Some(Vec::new())
            }
            Mutant::Tally if votes && noted && self.sealed => {
                let tally = Notice::Tally { votes: Vec::new(), counts: std::collections::BTreeMap::new() };
                Some(vec![same(), Told::new(Audience::Room, tally)])
            }
            Mutant::StrangeKind if noted => {
                Some(vec![same(), Told::new(to.clone(), Notice::Promoted { seat: Seat(1), card: 1 })])
            }
            _ => self.changed(&to, notice).map(|notice| vec![Told::new(to, notice)]),
        }
    }

    /// Only where several ask together does it show that one hears nothing.
    fn kept_back(&self, to: &Audience) -> Option<Vec<Told>> {
        let Audience::Person(person) = to else { return None };
        let mine = self.hands.get(self.people.iter().position(|one| one == person)?)?;
        let together = self.hands.iter().filter(|hand| *hand == mine).count() > 1;
        (together && *mine == [Role::Police]).then(Vec::new)
    }

    /// The message itself is another.
    fn changed(&self, to: &Audience, mut notice: Notice) -> Option<Notice> {
        let role_at = |seat: Seat| self.hands.get(seat.index()).and_then(|hand| hand.first()).copied();
        match (self.mutant, &mut notice) {
            (Mutant::AnswerTooExact, Notice::Answer { ask: Ask::Check, targets, answer })
                if *answer == Answer::Hint(Hint::NotKiller) =>
            {
                *answer = Answer::Role(role_at(Seat(targets.first()?.0))?);
            }
            (Mutant::KnowsTooMuch, Notice::Dealt { seat, hand, knows, .. })
                if hand[..] == [Role::Civilian] =>
            {
                let other = self.hands.iter().position(|hand| hand.contains(&Role::Killer))?;
                let of = bot_core::game::seat_at(other);
                if of == *seat || !knows.is_empty() {
                    return None;
                }
                knows.push(Known { seat: of, card: 1, known_as: KnownAs::Role(Role::Killer) });
            }
            (Mutant::DeathsOutOfOrder, Notice::Dawn { deaths, .. }) if deaths.len() > 1 => deaths.reverse(),
            (Mutant::CardShown, Notice::Dawn { deaths, .. }) => {
                let death = deaths.iter_mut().find(|death| death.shown.is_none())?;
                death.shown = role_at(death.seat);
            }
            (Mutant::AskedTooMany, Notice::Ask { seat, ask, .. }) if ask.is_night_power() => {
                let plain = self.hands.iter().position(|hand| hand[..] == [Role::Civilian])?;
                *seat = bot_core::game::seat_at(plain);
            }
            (Mutant::OtherNight, Notice::Night { ends: Some(ends), .. }) => ends.0 += 1,
            (Mutant::EarlyResult, Notice::Ballot { voters, weights, .. }) if voters.len() > 3 => {
                // As if one more could have voted, for whom nobody waited.
                let extra = Seat(60);
                voters.push(extra);
                weights.insert(extra, 1);
            }
            (Mutant::VotesOutOfOrder, Notice::Result { votes, .. }) if votes.len() > 1 => votes.reverse(),
            (Mutant::VotesPublished, Notice::Result { votes, .. }) if votes.is_empty() => {
                votes.push(CastVote { by: Seat(1), for_target: Some(Target(2)), weight: 1, void: false });
            }
            (Mutant::ReminderToAll, Notice::Reminder { asks, .. }) if *to == Audience::Room => {
                asks.push(Ask::Vote);
            }
            (Mutant::MaskOff, Notice::Started { seats, accounts, .. }) if !accounts.is_empty() => {
                seats.first_mut()?.user = self.people.first().cloned();
            }
            (Mutant::AccountsBySeat, Notice::Started { accounts, .. }) if !accounts.is_empty() => {
                accounts.sort_by_key(|account| self.people.iter().position(|one| *one == account.user));
            }
            (Mutant::SqueezeElsewhere, Notice::Squeezed { count, .. }) => *count += 1,
            _ => return None,
        }
        Some(notice)
    }
}
