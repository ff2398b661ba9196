//! What is true at a table at one moment: who sits where, which cards live, who has which power.

use std::collections::{BTreeMap, BTreeSet};

use bot_core::game::{
    Answer, Ask, Audience, Event, Fact, Known, KnownAs, Notice, PersonId, Role, Seat, Side, Target, Told,
    WindowPart,
};

use super::rights::{self, As, Hand, Power, Rights, Speciality, When};

/// A card with its owner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Card {
    pub(super) seat: Seat,
    pub(super) role: Role,
    pub(super) alive: bool,
    /// Its power of one use is used.
    pub(super) spent: bool,
}

/// What is true.
#[derive(Clone, Debug)]
pub(super) struct Truth {
    pub(super) rights: &'static Rights,
    pub(super) host: Option<PersonId>,
    /// Who help the host.
    pub(super) cohosts: BTreeSet<PersonId>,
    /// Who sits where, seat 1 first.
    pub(super) seats: Vec<PersonId>,
    /// The same before masks were put on.
    pub(super) joined: Vec<PersonId>,
    pub(super) playing: bool,
    pub(super) cards: Vec<Card>,
    pub(super) night: u16,
    /// What stands named since nightfall.
    pub(super) named: BTreeMap<(Seat, Ask), Vec<Target>>,
    /// Skills of one use that were named in an earlier night of the Conan game. Source: CO-04, CO-14 to CO-17
    pub(super) used: BTreeSet<Ask>,
    pub(super) asleep: Option<Seat>,
    pub(super) friends: BTreeMap<PersonId, Seat>,
    /// The answers that each seat has heard.
    pub(super) heard: BTreeMap<Seat, Vec<(Ask, Vec<Target>, Answer)>>,
    /// How many notebooks each seat holds. Source: DN-02
    pub(super) books: BTreeMap<Seat, u16>,
    /// Who has used a token. Source: NO-05
    pub(super) tokens: BTreeSet<Seat>,
    /// The dead angel has chosen. Source: V7-08
    pub(super) took: bool,
    pub(super) gone: BTreeSet<Seat>,
    /// Whose turn it is to supply a story. Source: ST2-03
    pub(super) teller: Option<Seat>,
}

impl Truth {
    pub(super) fn new(ruleset: &str) -> Truth {
        Truth {
            rights: rights::of(ruleset),
            host: None,
            cohosts: BTreeSet::new(),
            seats: Vec::new(),
            joined: Vec::new(),
            playing: false,
            cards: Vec::new(),
            night: 0,
            named: BTreeMap::new(),
            used: BTreeSet::new(),
            asleep: None,
            friends: BTreeMap::new(),
            heard: BTreeMap::new(),
            books: BTreeMap::new(),
            tokens: BTreeSet::new(),
            took: false,
            gone: BTreeSet::new(),
            teller: None,
        }
    }

    pub(super) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats.iter().zip(1..).find(|(sits, _)| *sits == person).map(|(_, number)| Seat(number))
    }

    pub(super) fn sitter(&self, seat: Seat) -> Option<&PersonId> {
        usize::from(seat.0).checked_sub(1).and_then(|index| self.seats.get(index))
    }

    /// The cards of a seat with their numbers in the order of the deal, front card first.
    pub(super) fn hand(&self, seat: Seat) -> impl Iterator<Item = (usize, &Card)> + '_ {
        self.cards.iter().enumerate().filter(move |(_, card)| card.seat == seat)
    }

    pub(super) fn lives(&self, seat: Seat) -> bool {
        self.hand(seat).any(|(_, card)| card.alive)
    }

    pub(super) fn living(&self) -> Vec<Seat> {
        let all = (1..).zip(&self.seats).map(|(number, _)| Seat(number));
        all.filter(|seat| self.lives(*seat)).collect()
    }

    /// The cards of a seat that act. Source: TC-01, V6-03, DU-04
    pub(super) fn acting(&self, seat: Seat) -> Vec<usize> {
        let living: Vec<(usize, &Card)> = self.hand(seat).filter(|(_, card)| card.alive).collect();
        match self.rights.hand {
            Hand::One | Hand::Ring => living.into_iter().map(|(index, _)| index).collect(),
            Hand::InTurn => {
                let front = living.first().map(|(index, _)| *index);
                let behind = living.iter().skip(1).filter(|(_, card)| card.role == Role::SpecialKiller);
                front.into_iter().chain(behind.map(|(index, _)| *index)).collect()
            }
        }
    }

    /// By which number a card is named in what is told.
    pub(super) fn number_of(&self, index: usize) -> u16 {
        if self.rights.hand == Hand::Ring {
            return u16::try_from(index + 1).unwrap_or(u16::MAX);
        }
        let seat = self.cards[index].seat;
        let place = self.hand(seat).position(|(held, _)| held == index).unwrap_or(0);
        u16::try_from(place + 1).unwrap_or(u16::MAX)
    }

    /// The living card that a number aims at.
    pub(super) fn aimed_at(&self, target: Target) -> Option<&Card> {
        match self.rights.hand {
            Hand::Ring => self.cards.get(usize::from(target.0).checked_sub(1)?).filter(|card| card.alive),
            Hand::One | Hand::InTurn => {
                self.hand(Seat(target.0)).find(|(_, card)| card.alive).map(|(_, card)| card)
            }
        }
    }

    /// Whom a seat knows by the cards that meet others now. Source: A-05
    pub(super) fn known_to(&self, seat: Seat) -> Vec<Known> {
        let meeting = |seat: Seat| match self.rights.hand {
            Hand::One | Hand::Ring => self.hand(seat).map(|(index, _)| index).collect(),
            Hand::InTurn => self.acting(seat),
        };
        let own: Vec<Role> = meeting(seat).into_iter().map(|index| self.cards[index].role).collect();
        let mut known = Vec::new();
        let others = (1..).zip(&self.seats).map(|(number, _)| Seat(number)).filter(|other| *other != seat);
        for index in others.flat_map(meeting) {
            let Card { seat: other, role, .. } = self.cards[index];
            let mut met = self.rights.meets.iter().filter(|meeting| {
                meeting.who.contains(&role) && own.iter().any(|own| meeting.seen_by.contains(own))
            });
            let mut shown: Option<KnownAs> = None;
            for meeting in met.by_ref() {
                shown = match (meeting.shown, shown) {
                    (As::TheRole, _) => Some(KnownAs::Role(role)),
                    (As::Only(group), None) => Some(group),
                    (As::Only(_), shown) => shown,
                };
            }
            known.extend(shown.map(|known_as| Known { seat: other, card: self.number_of(index), known_as }));
        }
        known.sort_by_key(|known| (known.seat, known.card));
        known
    }

    fn all_dead(&self, roles: &[Role]) -> bool {
        !self.cards.iter().any(|card| card.alive && roles.contains(&card.role))
    }

    fn holds(&self, card: &Card, power: &Power, part: Part) -> bool {
        let alive = |roles: &[Role]| {
            self.cards.iter().filter(|card| card.alive && roles.contains(&card.role)).count()
        };
        match power.when {
            When::Always => true,
            When::Once => !card.spent,
            When::AfterDeath(roles) => self.all_dead(roles),
            When::AmongTwo(roles) => alive(roles) >= 2,
            When::NightZero => part == Part::First,
            When::NightZeroAndLater => true,
            When::Later => part != Part::First,
            When::LaterOnce => part != Part::First && !card.spent,
            When::UntilTheVote => part == Part::Day,
        }
    }

    /// The secret powers that a living seat has in a part of the game, used up ones left out.
    pub(super) fn powers(&self, seat: Seat, part: Part) -> BTreeSet<Ask> {
        let mut powers = BTreeSet::new();
        for index in self.acting(seat) {
            let card = &self.cards[index];
            let own = self.rights.powers.iter().filter(|power| power.role == card.role);
            powers.extend(own.filter(|power| self.holds(card, power, part)).map(|power| power.ask));
        }
        match self.rights.special {
            Speciality::DeathNote => {
                // Whoever holds a notebook is a kira. Source: DN-12
                powers.clear();
                if self.books.get(&seat).copied().unwrap_or(0) > 0 {
                    powers.extend([Ask::Write, Ask::JoinUp, Ask::Transfer]);
                }
            }
            Speciality::Conan if self.asleep == Some(seat) => powers.clear(),
            Speciality::Conan => powers.retain(|ask| match ask {
                Ask::TrueGlare => self.night == 2,
                Ask::TrueVoid => self.night >= 2,
                Ask::Kidnap => self.night >= 3,
                Ask::Watch => !self.used.contains(ask),
                _ => true,
            }),
            // The killers decide a tie. Source: SL-05
            Speciality::Slow if part == Part::Tie && powers.contains(&Ask::Kill) => {
                powers.insert(Ask::Tiebreak);
            }
            Speciality::None
            | Speciality::Silence
            | Speciality::Parting
            | Speciality::Slow
            | Speciality::Notice
            | Speciality::Story
            | Speciality::Squeeze
            | Speciality::Suspects => {}
        }
        powers
    }

    /// Those who use a power together with this seat, itself included.
    pub(super) fn group(&self, seat: Seat, ask: Ask, part: Part) -> Vec<Seat> {
        let of = |seat: Seat| {
            let held = self.acting(seat).into_iter().map(|index| &self.cards[index]);
            let mut groups = held.flat_map(|card| {
                let own = self.rights.powers.iter().filter(move |p| p.role == card.role && p.ask == ask);
                own.filter(move |power| self.holds(card, power, part)).map(|power| power.group)
            });
            groups.next()
        };
        let tie = ask == Ask::Tiebreak;
        let group = if tie { Some(&[Role::Killer][..]) } else { of(seat) };
        let Some(group) = group.filter(|group| !group.is_empty()) else { return vec![seat] };
        let member = |other: &Seat| {
            let held = self.acting(*other).into_iter().any(|index| group.contains(&self.cards[index].role));
            held && (tie || of(*other) == Some(group))
        };
        self.living().into_iter().filter(member).collect()
    }

    /// Those who hear this seat at night, itself included. Source: A-04, IN-07
    pub(super) fn talks_with(&self, seat: Seat) -> Vec<Seat> {
        let talks = |seat: Seat, group: &[Role]| {
            self.acting(seat).into_iter().any(|index| {
                let card = &self.cards[index];
                // A mole that no longer takes part is silent too.
                let mut own = self.rights.powers.iter().filter(|power| power.role == card.role);
                let asleep = own.any(|power| match power.when {
                    When::AmongTwo(_) => !self.holds(card, power, Part::Night),
                    _ => false,
                });
                group.contains(&card.role) && !asleep
            })
        };
        let own = self.rights.talk.iter().find(|group| talks(seat, group));
        let Some(group) = own else { return Vec::new() };
        self.living().into_iter().filter(|other| talks(*other, group)).collect()
    }

    /// Takes in what happened.
    pub(super) fn fold(&mut self, event: &Event) {
        match event {
            Event::Fact(fact) => self.fold_fact(fact),
            Event::Told(told) => self.fold_told(told),
        }
    }

    fn fold_fact(&mut self, fact: &Fact) {
        match fact {
            Fact::Opened { host, .. } => self.host = Some(host.clone()),
            Fact::HostSet { person } => self.host.clone_from(person),
            Fact::CohostSet { person, serves: true } => drop(self.cohosts.insert(person.clone())),
            Fact::CohostSet { person, serves: false } => drop(self.cohosts.remove(person)),
            Fact::Seated { person, .. } => self.seats.push(person.clone()),
            Fact::Unseated { person } => self.seats.retain(|sits| sits != person),
            Fact::Reseated { order } => self.seats.clone_from(order),
            Fact::Masked { order, .. } => self.seats.clone_from(order.open()),
            Fact::GameStarted { hands, .. } => self.begin(hands.open()),
            Fact::Died { card } => {
                let seat = self.cards[usize::from(card.0)].seat;
                self.cards[usize::from(card.0)].alive = false;
                self.books.remove(&seat);
            }
            Fact::Became { card, role } => self.cards[usize::from(card.0)].role = *role,
            Fact::Spent { card } => self.cards[usize::from(card.0)].spent = true,
            Fact::Took { .. } => self.took = true,
            Fact::HandsTurned { seats } => {
                for seat in seats {
                    let both: Vec<usize> = self.hand(*seat).map(|(index, _)| index).collect();
                    if let [one, other] = both[..] {
                        self.cards.swap(one, other);
                    }
                }
            }
            Fact::Gone { seat, .. } => drop(self.gone.insert(*seat)),
            Fact::Substituted { seat, person, .. } => {
                if let Some(sits) = self.seats.get_mut(seat.index()) {
                    *sits = person.clone();
                }
            }
            Fact::FriendSet { person, friend } if friend.accepted => {
                self.friends.insert(person.clone(), friend.seat);
            }
            Fact::GameOver {} => self.playing = false,
            _ => {}
        }
    }

    fn begin(&mut self, hands: &[Vec<Role>]) {
        let fresh = Truth::new(self.rights.id);
        let Truth { seats, host, cohosts, .. } = std::mem::replace(self, fresh);
        (self.joined, self.seats, self.host, self.playing) = (seats.clone(), seats, host, true);
        self.cohosts = cohosts;
        for (seat, hand) in (1..).map(Seat).zip(hands) {
            let dealt = hand.iter().map(|role| Card { seat, role: *role, alive: true, spent: false });
            self.cards.extend(dealt);
            if hand.contains(&Role::Kira) {
                self.books.insert(seat, 1);
            }
        }
    }

    fn fold_told(&mut self, told: &Told) {
        match told.open() {
            Notice::Night { night, .. } | Notice::NoticeTime { night, .. } => {
                self.night = *night;
                let once = [Ask::Watch, Ask::TrueGlare, Ask::TrueVoid, Ask::Kidnap];
                let named = self.named.keys().map(|(_, ask)| *ask);
                self.used.extend(named.filter(|ask| once.contains(ask)).collect::<Vec<_>>());
                self.named.clear();
            }
            // What was named by day for the night stands in the evening. Source: SL-02
            Notice::Window { part: WindowPart::Evening, .. } => {
                self.named.retain(|(_, ask), _| *ask != Ask::Check);
            }
            Notice::Window { part: WindowPart::First | WindowPart::Day, .. } => self.named.clear(),
            Notice::StoryTurn { seat } => self.teller = Some(*seat),
            Notice::Asleep { seat } => self.asleep = Some(*seat),
            Notice::Answer { ask, targets, answer } => {
                if let Audience::Person(person) = told.to()
                    && let Some(seat) = self.seat_of(person)
                {
                    let known = self.heard.entry(seat).or_default();
                    known.push((*ask, targets.clone(), answer.clone()));
                }
            }
            Notice::Notebook { count, .. } => {
                if let Audience::Person(person) = told.to()
                    && let Some(seat) = self.seat_of(person)
                {
                    self.books.insert(seat, *count);
                }
            }
            _ => {}
        }
    }

    /// The side a seat plays for with its whole hand. Source: TC-02
    pub(super) fn is_killers_side(&self, role: Role) -> bool {
        super::rights::KILLERS_SIDE.contains(&role)
    }

    /// As [`Truth::is_killers_side`], for what `dealt` says.
    pub(super) fn side_of(&self, seat: Seat) -> Side {
        let mut held = self.hand(seat).map(|(_, card)| card.role);
        match self.rights.special {
            Speciality::Conan if held.any(|role| role == Role::Aoyama) => Side::Third,
            _ if self.hand(seat).any(|(_, card)| self.is_killers_side(card.role)) => Side::Killers,
            _ => Side::Good,
        }
    }
}

/// A part of a game in which powers are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Night,
    /// Night zero of the slow game.
    First,
    /// Its day until the vote.
    Day,
    /// Its evening.
    Evening,
    /// Its evening, after a tie.
    Tie,
}
