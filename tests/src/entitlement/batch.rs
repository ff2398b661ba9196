//! One command with all that it caused: what was asked of whom, answered to whom, and when.

use std::collections::{BTreeMap, BTreeSet};

use bot_core::game::{
    Action, Actor, Ask, Audience, Cause, Event, Fact, Hand, Notice, PersonId, Place, PlayerRef, Role, Seat,
    TableNote, Target, WindowPart,
};

use crate::bench::Step;

use super::ascending;
use super::rights::{Answered, Hand as Held, Speciality};
use super::truth::{Part, Truth};
use super::watch::Watch;

/// Who heard an answer, in that order, and who had to hear it; nobody where whoever heard it first may not ask.
#[derive(Debug)]
struct Heard {
    by: Vec<Seat>,
    wanted: Option<BTreeSet<Seat>>,
    /// Whether everybody asks for themselves, so that several may have asked the same.
    apart: bool,
}

/// A command and what it has caused so far.
pub(super) struct Batch<'a> {
    pub(super) step: &'a Step,
    /// Who wanted it, with their seat at that moment.
    pub(super) sender: Option<(PersonId, Option<Seat>)>,
    /// What was asked of whom, in that order.
    pub(super) asked: Vec<(Seat, Ask)>,
    /// What must be asked now, and of nobody else.
    must_ask: BTreeSet<(Seat, Ask)>,
    /// What may be asked besides.
    may_ask: BTreeSet<(Seat, Ask)>,
    /// Answers to checks, with who heard them and who had to.
    answers: BTreeMap<(Vec<Target>, Vec<Seat>), Heard>,
    pub(super) squeezed: Vec<(Seat, u16, Hand)>,
    pub(super) dealt: Vec<Seat>,
    /// Somebody took over a seat, and hears what it has heard.
    pub(super) newcomer: Option<Seat>,
    /// Whose cards died.
    pub(super) out: Vec<Seat>,
    /// Whose going out was told apart from the night's deaths.
    pub(super) told_out: Vec<Seat>,
    started: bool,
    pub(super) over: bool,
    pub(super) closes_ballot: bool,
    /// A death that a pause must follow was announced. Source: V7-08
    pub(super) parted: bool,
    night_fell: Option<Part>,
}

impl<'a> Batch<'a> {
    pub(super) fn new(step: &'a Step, sender: Option<(PersonId, Option<Seat>)>) -> Batch<'a> {
        Batch {
            step,
            sender,
            asked: Vec::new(),
            must_ask: BTreeSet::new(),
            may_ask: BTreeSet::new(),
            answers: BTreeMap::new(),
            squeezed: Vec::new(),
            dealt: Vec::new(),
            newcomer: None,
            out: Vec::new(),
            told_out: Vec::new(),
            started: false,
            over: false,
            closes_ballot: false,
            parted: false,
            night_fell: None,
        }
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        self.sender.as_ref().and_then(|(_, seat)| *seat)
    }

    /// What the command names, as far as it was taken.
    pub(super) fn name(&self, truth: &mut Truth) {
        let Some(seat) = self.seat() else { return };
        let numbers = |targets: &[PlayerRef]| -> Vec<Target> {
            let number = |target: &PlayerRef| match target {
                PlayerRef::Number(number) => Some(Target(*number)),
                PlayerRef::Person(_) | PlayerRef::Typed(_) => None,
            };
            targets.iter().filter_map(number).collect()
        };
        match &self.step.action {
            Action::Act { ask, targets, .. } => {
                if truth.rights.special == Speciality::Conan {
                    // One kind of active skill a night. Source: CO-01, CO-04
                    let goes = |other: Ask| [*ask, Ask::Play, Ask::Kidnap].contains(&other);
                    let pair = |other: Ask| {
                        [Ask::Watch, Ask::Investigate].contains(ask)
                            && [Ask::Watch, Ask::Investigate].contains(&other)
                    };
                    truth.named.retain(|(by, other), _| *by != seat || goes(*other) || pair(*other));
                }
                truth.named.insert((seat, *ask), numbers(targets));
                if *ask == Ask::Token {
                    truth.tokens.insert(seat);
                }
            }
            Action::Squeeze { count, .. } => {
                truth.named.insert((seat, Ask::Squeeze), vec![Target(*count)]);
            }
            Action::Announce { player, .. } => {
                truth.named.insert((seat, Ask::Notice), numbers(std::slice::from_ref(player)));
            }
            Action::Decline { ask, .. } => {
                // Whoever declines the one thing that is asked gives up nothing that they named before.
                let declined = ask.or_else(|| self.noted());
                truth.named.retain(|(by, named), _| *by != seat || declined != Some(*named));
            }
            _ => {}
        }
    }

    /// What the judge confirms to the sender.
    fn noted(&self) -> Option<Ask> {
        let (sender, _) = self.sender.as_ref()?;
        let confirmed = |event: &Event| match event {
            Event::Told(told) if *told.to() == Audience::Person(sender.clone()) => match told.open() {
                Notice::Noted { ask, .. } => Some(*ask),
                _ => None,
            },
            Event::Told(_) | Event::Fact(_) => None,
        };
        self.step.result.iter().flatten().find_map(confirmed)
    }

    /// Keeps what is looked at when the whole batch is known.
    pub(super) fn note(&mut self, truth: &Truth, watch: &Watch, event: &Event) {
        match event {
            Event::Fact(Fact::Substituted { seat, .. }) => self.newcomer = Some(*seat),
            Event::Fact(Fact::Died { card }) => self.out.push(truth.cards[usize::from(card.0)].seat),
            Event::Fact(_) => {}
            Event::Told(told) => {
                let to = match told.to() {
                    Audience::Person(person) => truth.seat_of(person),
                    Audience::Room | Audience::Dead => None,
                };
                match (told.open(), to) {
                    (Notice::Ask { ask, seat, .. }, Some(_)) => self.asked.push((*seat, *ask)),
                    (Notice::Answer { ask: Ask::Check, targets, .. }, Some(seat))
                        if self.newcomer.is_none() =>
                    {
                        let part = watch.part_before.unwrap_or(Part::Night);
                        let new = Heard::first(truth, seat, targets, part);
                        // Whoever overhears one group hears nothing of another that asks the same.
                        let open = |((about, _), heard): &(&(Vec<Target>, Vec<Seat>), &mut Heard)| {
                            about == targets && heard.waits_for(seat)
                        };
                        if let Some((_, heard)) = self.answers.iter_mut().find(open) {
                            heard.by.push(seat);
                        } else {
                            let group = new.wanted.iter().flatten().copied().collect();
                            self.answers.entry((targets.clone(), group)).or_insert(new).by.push(seat);
                        }
                    }
                    (Notice::Started { .. }, None) => self.started = true,
                    (Notice::Out { seat, .. }, None) => self.told_out.push(*seat),
                    (Notice::Squeezed { count, side }, Some(seat)) => {
                        self.squeezed.push((seat, *count, *side));
                    }
                    (Notice::Dealt { seat, .. }, Some(_)) => self.dealt.push(*seat),
                    (Notice::Over { .. }, None) => self.over = true,
                    _ => {}
                }
            }
        }
    }

    fn all(&mut self, truth: &Truth, part: Part) {
        // A phase that began and ended at once leaves its questions behind.
        self.must_ask.clear();
        self.night_fell = Some(part);
        for seat in truth.living() {
            let mut powers = truth.powers(seat, part);
            powers.remove(&Ask::Transfer);
            if truth.rights.special == Speciality::DeathNote {
                self.may_ask.extend(powers.into_iter().map(|ask| (seat, ask)));
                continue;
            }
            for ask in powers {
                // Whether a stopped use counts is no secret of anybody's but the owner's.
                let open = [Ask::Watch, Ask::TrueVoid, Ask::Kidnap].contains(&ask);
                let set = if open { &mut self.may_ask } else { &mut self.must_ask };
                set.insert((seat, ask));
            }
        }
    }

    /// What is to be asked after something was said in the room.
    pub(super) fn expect(&mut self, truth: &Truth, event: &Event) {
        let Event::Told(told) = event else { return };
        if *told.to() == Audience::Room {
            self.expect_after(truth, told.open());
        }
    }

    fn expect_after(&mut self, truth: &Truth, notice: &Notice) {
        let role_of = |role: Role| truth.cards.iter().find(|card| card.role == role);
        match notice {
            Notice::Night { .. } | Notice::NoticeTime { .. } => self.all(truth, Part::Night),
            Notice::Window { part: WindowPart::First, .. } => self.all(truth, Part::First),
            Notice::Window { part: WindowPart::Day, .. } => self.all(truth, Part::Day),
            Notice::Window { part: WindowPart::Evening, .. } => {
                let tie = self.night_fell == Some(Part::Tie);
                self.all(truth, if tie { Part::Tie } else { Part::Evening });
            }
            Notice::Table { note: TableNote::TieKillers, .. } => self.night_fell = Some(Part::Tie),
            Notice::Table { note: TableNote::Disguise, .. } => {
                self.must_ask.extend(role_of(Role::Aoyama).map(|card| (card.seat, Ask::Cover)));
            }
            Notice::Started { .. } if truth.rights.id == "v6" => {
                self.must_ask.extend(truth.living().into_iter().map(|seat| (seat, Ask::Order)));
            }
            Notice::Riddle { .. } => {
                let left = truth.living().into_iter().filter(|seat| !truth.tokens.contains(seat));
                self.must_ask.extend(left.map(|seat| (seat, Ask::Token)));
            }
            Notice::StoryTurn { seat } => drop(self.must_ask.insert((*seat, Ask::Story))),
            Notice::Dawn { .. } if truth.rights.special == Speciality::Conan => {
                // All day long. Source: CO-12
                let boss = role_of(Role::Boss).filter(|card| card.alive);
                self.must_ask.extend(boss.map(|card| (card.seat, Ask::Cover)));
            }
            Notice::Dawn { deaths, .. } if truth.rights.special == Speciality::Parting => {
                let seats: Vec<Seat> = deaths.iter().map(|death| death.seat).collect();
                self.take(truth, &seats);
            }
            Notice::Out { seat, cause: Cause::Voted, .. } if truth.rights.special == Speciality::Parting => {
                self.take(truth, &[*seat]);
            }
            Notice::Unclaimed { .. } | Notice::Bequeathing { .. } => {
                let all = (1..).zip(&truth.seats).map(|(number, _)| Seat(number));
                let asks = |seat| [(seat, Ask::Recover), (seat, Ask::Transfer)];
                self.may_ask.extend(all.flat_map(asks));
            }
            _ => {}
        }
    }

    /// The dead angel may take somebody along, once. Source: V7-08
    fn take(&mut self, truth: &Truth, dead: &[Seat]) {
        let angel = truth.cards.iter().find(|card| card.role == Role::Angel && dead.contains(&card.seat));
        let may = angel.filter(|card| !truth.took && !truth.gone.contains(&card.seat));
        self.must_ask.extend(may.map(|card| (card.seat, Ask::Take)));
    }

    pub(super) fn check(&mut self, truth: &Truth, watch: &Watch, found: &mut Vec<String>) {
        if !self.over {
            self.check_asked(truth, watch, found);
        }
        self.check_answers(truth, found);
        self.check_squeezes(truth, found);
        if self.started {
            let all: Vec<Seat> = (1..).zip(&truth.seats).map(|(number, _)| Seat(number)).collect();
            if self.dealt != all {
                found.push(format!("cards are told to {:?}, in that order", self.dealt));
            }
        }
    }

    fn check_asked(&self, truth: &Truth, watch: &Watch, found: &mut Vec<String>) {
        if !ascending(self.asked.iter().map(|(seat, _)| *seat)) {
            found.push(format!("asked in an order of its own: {:?}", self.asked));
        }
        let asked: BTreeSet<(Seat, Ask)> = self.asked.iter().copied().collect();
        if asked.len() != self.asked.len() {
            found.push(format!("asked twice: {:?}", self.asked));
        }
        let part = watch.part.unwrap_or(Part::Night);
        let allowed = |(seat, ask): &(Seat, Ask)| {
            let own = truth.powers(*seat, part).contains(ask);
            // Whoever takes over a seat is asked what it is asked; whoever got a notebook, what comes with it.
            let again = self.newcomer == Some(*seat) || truth.rights.special == Speciality::DeathNote;
            let deduces = *ask == Ask::Deduce && self.may_deduce(truth, *seat);
            self.must_ask.contains(&(*seat, *ask))
                || self.may_ask.contains(&(*seat, *ask))
                || (again && (own || *ask == Ask::Order || *ask == Ask::Story || *ask == Ask::Token))
                || (again && [Ask::Recover, Ask::Transfer, Ask::Take, Ask::Cover].contains(ask))
                || deduces
        };
        for (seat, ask) in asked.iter().filter(|asked| !allowed(asked)) {
            found.push(format!("seat {seat} is asked for {ask}, which is not theirs to give now"));
        }
        for (seat, ask) in self.must_ask.iter().filter(|wanted| !asked.contains(wanted)) {
            found.push(format!("seat {seat} is not asked for {ask}"));
        }
        let fell = self.night_fell.is_some() && truth.rights.special == Speciality::DeathNote;
        if fell && !truth.books.is_empty() && !asked.iter().any(|(_, ask)| *ask == Ask::Write) {
            found.push("no kira is asked".to_owned());
        }
    }

    /// The great detective, or whoever has put him to sleep. Source: CO-04, CO-06
    fn may_deduce(&self, truth: &Truth, seat: Seat) -> bool {
        let role = truth.hand(seat).map(|(_, card)| card.role).next();
        let watched =
            truth.used.contains(&Ask::Watch) || truth.named.keys().any(|(_, ask)| *ask == Ask::Watch);
        role == Some(Role::Kogoro) || (role == Some(Role::Conan) && watched)
    }

    fn check_answers(&self, truth: &Truth, found: &mut Vec<String>) {
        for ((targets, _), Heard { by, wanted, apart }) in &self.answers {
            let Some(wanted) = wanted else {
                found.push(format!("seat {} hears an answer about {targets:?}", by[0]));
                continue;
            };
            let falls = by.windows(2).filter(|pair| pair[0] > pair[1]).count();
            // Those who asked come first, whoever overhears after them.
            if falls > 1 && !apart {
                found.push(format!("the answer about {targets:?} comes in an order of its own: {by:?}"));
            }
            let heard: BTreeSet<Seat> = by.iter().copied().collect();
            let right = if *apart { heard.is_subset(wanted) } else { heard == *wanted };
            if !right {
                found.push(format!("an answer about {targets:?} is heard by {by:?}, not {wanted:?}"));
            }
        }
        let due = matches!(self.step.from, Actor::Clock) || self.host_ends() || !self.out.is_empty();
        if truth.rights.answered == Answered::AtTheClose && !self.answers.is_empty() && !due {
            found.push("a check is answered before the night closes".to_owned());
        }
    }

    fn living_then(&self, truth: &Truth) -> Vec<Seat> {
        let mut living = truth.living();
        living.extend(&self.out);
        living
    }

    /// Source: TW-03, TW-04
    fn check_squeezes(&self, truth: &Truth, found: &mut Vec<String>) {
        let mut sent = truth.named.iter().filter(|((_, ask), _)| *ask == Ask::Squeeze);
        if self.squeezed.is_empty() || truth.rights.special != Speciality::Squeeze {
            return;
        }
        let Some(((killer, _), targets)) = sent.next() else {
            found.push("squeezes that nobody sent".to_owned());
            return;
        };
        let count = targets.first().map_or(0, |target| target.0);
        let side = self.squeezed[0].2;
        let mut ring = self.living_then(truth);
        ring.sort_unstable();
        ring.dedup();
        let (before, after): (Vec<Seat>, Vec<Seat>) = ring.iter().copied().partition(|seat| seat < killer);
        let mut way: Vec<Seat> = after.into_iter().chain(before).filter(|seat| seat != killer).collect();
        // What goes clockwise is felt in the right hand. Source: C-02
        if side == Hand::Left {
            way.reverse();
        }
        let felt: Vec<(Seat, u16, Hand)> =
            way.into_iter().cycle().zip((1..=count).rev()).map(|(seat, count)| (seat, count, side)).collect();
        if felt != self.squeezed {
            found.push(format!("{:?} were squeezed, not {felt:?}", self.squeezed));
        }
    }

    /// Whether the host, or whoever keeps order, has ended the phase.
    pub(super) fn host_ends(&self) -> bool {
        matches!(self.step.action, Action::Next | Action::Stop | Action::Kick { .. } | Action::Resume)
    }
}

impl Heard {
    fn waits_for(&self, seat: Seat) -> bool {
        self.wanted.as_ref().is_some_and(|wanted| wanted.contains(&seat)) && !self.by.contains(&seat)
    }

    /// The first to hear an answer is one of those who asked.
    fn first(truth: &Truth, seat: Seat, targets: &[Target], part: Part) -> Heard {
        let asks = |seat: &Seat| truth.powers(*seat, part).contains(&Ask::Check);
        let overhears = |seat: &Seat| {
            let mut acting = truth.acting(*seat).into_iter();
            acting.any(|index| truth.rights.overhear.contains(&truth.cards[index].role))
        };
        let group = truth.group(seat, Ask::Check, part);
        let apart = group == [seat] && truth.rights.hand == Held::Ring;
        let named = |seat: &Seat| truth.named.get(&(*seat, Ask::Check));
        let same = |seat: &Seat| named(seat).is_some_and(|named| targets.iter().all(|t| named.contains(t)));
        let asked = asks(&seat) && group.iter().any(same);
        let living = truth.living().into_iter();
        let wanted: BTreeSet<Seat> = if apart {
            let named = |seat: &Seat| truth.named.get(&(*seat, Ask::Check));
            let same =
                |seat: &Seat| named(seat).is_some_and(|named| targets.iter().all(|t| named.contains(t)));
            living.filter(asks).filter(same).collect()
        } else {
            living.filter(overhears).chain(group).collect()
        };
        Heard { by: Vec::new(), wanted: asked.then_some(wanted), apart }
    }
}

/// Whether something was said for all to hear.
pub(super) fn in_room(step: &Step) -> bool {
    matches!(step.from, Actor::Person { place: Place::Room, .. })
}
