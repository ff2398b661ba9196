//! A game that is on: its cards, what each seat has lived through, what has been said and done.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::ids::{Moment, PersonId, Seat, Secret, Target};
use super::super::notice::{Answer, Hand, Known, KnownAs, NightReport};
use super::super::role::{Ask, Role, Side};
use super::super::rules::{HandForm, RuleSet};
use super::super::shared::{Shared, Sparse};
use super::super::special;
use super::super::targets::Targets;
use super::super::window::{Friends, Reminder};
use super::{Ballot, Phase, Step, TieProgress};

/// A seat's front card, and whom it knows by it.
pub(in super::super) type Acquaintance = (Option<CardRef>, Vec<Known>);

/// A game that is on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// The how-manieth of the table, from 1.
    pub number: u32,
    /// Its id for the record.
    pub id: Arc<str>,
    /// What the deal and every lot come from; published at the end.
    pub seed: Secret<[u8; 32]>,
    /// The players' part in them.
    pub nonce: [u8; 32],
    /// What each seat has lived through, seat 1 first.
    pub seats: Shared<Vec<SeatRecord>>,
    /// All cards, in seat order, front card first.
    pub cards: Shared<Vec<Card>>,
    /// Phases so far; part of every prompt's id.
    pub step: u32,
    /// Nights so far.
    pub night: u16,
    /// Days so far.
    pub day: u16,
    /// What is going on.
    pub phase: Phase,
    /// When the phase ends by itself.
    pub deadline: Option<Moment>,
    /// When the phase began: what was written earlier was not written for it.
    #[serde(default)]
    pub since: Moment,
    /// What is still to come before night falls.
    pub agenda: Sparse<Vec<Step>>,
    /// Who began yesterday's speeches. Source: V2-05
    pub day_begun_by: Option<Seat>,
    /// Entitlements to last words used so far. Source: C-07
    pub words_used: u16,
    /// Where a tie stands.
    pub tie: Option<TieProgress>,
    /// The nights, for the end.
    pub nights: Sparse<Vec<Arc<Secret<NightReport>>>>,
    /// The answers given, with who heard them: a substitute hears them too.
    pub answers: Sparse<Vec<GivenAnswer>>,
    /// The closed ballots, by day, for `recap` and the end.
    pub ballots: Sparse<Vec<(u16, Arc<Secret<Ballot>>)>>,
    /// The board of claims with their days, oldest first. Source: C-11
    pub claims: Sparse<Vec<(u16, Seat, Claim)>>,
    /// Votes given one by one today, not yet counted. Source: V4C-11
    #[serde(default)]
    pub kept_votes: Sparse<BTreeMap<Seat, Target>>,
    /// What each seat was last told about its front card and its acquaintances. Source: V6-05
    #[serde(default)]
    pub known: Sparse<BTreeMap<Seat, Secret<Acquaintance>>>,
    /// The judge's hidden card, where there is one. Source: V5-02
    #[serde(default)]
    pub hidden: Option<Secret<Role>>,
    /// Who spoke last, by day. Source: glossary, last_speaker
    #[serde(default)]
    pub last_speakers: Sparse<BTreeMap<u16, Seat>>,
    /// Who has agreed on a draw. Source: C-14
    pub draw_agreed: Sparse<BTreeSet<Seat>>,
    /// Who was heard in this phase: the speaker, and whoever was reminded of the silence.
    pub heard: Sparse<BTreeSet<Seat>>,
    /// Who has admitted being a killer. Source: C-12
    pub confessed: Sparse<BTreeSet<Seat>>,
    /// Who has seen whose cards and gave up the seat to a substitute. Source: C-15, I-01
    #[serde(default)]
    pub replaced: Sparse<BTreeMap<PersonId, Seat>>,
    /// In or after which night somebody last went out.
    pub last_out: u16,
    /// How many nominations were made, to order them. Source: C-05
    pub nominations: u32,
    /// The characters by seat, where players appear as such; empty else. Source: DN-01
    #[serde(default)]
    pub characters: Sparse<Vec<String>>,
    /// Who plays, in the order of sitting down, where nobody may know as whom. Source: DN-20
    #[serde(default)]
    pub accounts: Sparse<Vec<PersonId>>,
    /// What the rule set's own mechanism remembers.
    #[serde(default)]
    pub memory: special::Memory,
    /// The reminders before the limits that are set, soonest first. Source: SL-20
    #[serde(default)]
    pub reminders: Sparse<Vec<Reminder>>,
    /// Friends, by person. Source: SL-17
    #[serde(default)]
    pub friends: Sparse<Friends>,
}

/// What one seat has lived through.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRecord {
    /// Left or was removed: the seat is free after the game.
    pub gone: bool,
    /// Went in a way that wins nothing. Source: C-15
    pub forfeited: bool,
    /// Warnings by the host.
    pub warnings: u16,
    /// Points taken.
    pub fined: i32,
    /// Public prompts missed in a row. Source: A-07
    pub missed: u16,
    /// The last day on which the seat is silenced; 0: none. Source: V4-09
    #[serde(default)]
    pub silenced_day: u16,
    /// The last day on which the seat was made honest; 0: none. Source: BU-02
    #[serde(default)]
    pub honest_day: u16,
    /// The last day that the seat sits out; 0: none. Source: V6-03
    #[serde(default)]
    pub sits_out_day: u16,
    /// Posts of this day that count, and dreams of this day. Source: SL-15, SL-22
    #[serde(default)]
    pub posts: u16,
    /// The last day of which the seat was warned that it posts too little; 0: none. Source: SL-15
    #[serde(default)]
    pub posts_warned_day: u16,
    /// The last day of which the seat was warned that it does not vote; 0: none. Source: SL-15
    #[serde(default)]
    pub vote_warned_day: u16,
    /// Days running without a valid vote. Source: SL-15
    #[serde(default)]
    pub votes_missed: u16,
    /// The day on which a substitute came, who need not have posted that day; 0: none. Source: C-15, SL-15
    #[serde(default)]
    pub excused_day: u16,
    /// Went out by a vote: sits in jail. Source: SL-05, SL-22
    #[serde(default)]
    pub jailed: bool,
}

/// An answer of the judge and its hearers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenAnswer {
    /// To which power.
    pub ask: Ask,
    /// About whom.
    pub target: Target,
    /// About whom else.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Target>,
    /// What.
    pub answer: Secret<Answer>,
    /// Who heard it.
    pub to: Vec<Seat>,
}

/// A card of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its owner.
    pub seat: Seat,
    /// What it says.
    pub role: Role,
    /// What it said when it was dealt, once it says something else. Source: SL-10, DU-05
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Role>,
    /// Whether it lives.
    pub alive: bool,
    /// Whether its power of one use is spent. Source: V3-05, V7-09
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spent: bool,
    /// The side that it has chosen. Source: SL-11
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Whether it has taken somebody along, or chosen not to. Source: V7-08
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taken: bool,
    /// Empty needles so far, by the doctor's card. Source: V4-10, V6-07
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub needles: BTreeMap<CardRef, u16>,
}

impl Card {
    /// A living card with nothing done to it.
    #[must_use]
    pub fn new(seat: Seat, role: Role) -> Card {
        Card {
            seat,
            role,
            dealt: None,
            alive: true,
            spent: false,
            side: None,
            taken: false,
            needles: BTreeMap::new(),
        }
    }

    /// What it said when it was dealt.
    #[must_use]
    pub fn dealt(&self) -> Role {
        self.dealt.unwrap_or(self.role)
    }

    /// The side it plays for: the one it has chosen, or its role's.
    #[must_use]
    pub fn side(&self, rules: &RuleSet) -> Side {
        self.side.unwrap_or(rules.card(self.role).side)
    }
}

/// Names a card: an index into [`Game::cards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardRef(pub u16);

/// What one seat named for one power.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nomination {
    /// The power.
    pub ask: Ask,
    /// Who names.
    pub by: Seat,
    /// Whom; several only where a seat has several cards with the power.
    pub targets: Targets,
    /// Which way, for squeezes; the target is their number then. Source: TW-02
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Hand>,
    /// Its place among all nominations: the older stands first. Source: C-05
    pub order: u32,
}

/// What somebody claims to be. Source: C-11, SL-23
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Claim {
    /// A role.
    Role(Role),
    /// Only the side.
    Side(Side),
}

impl Game {
    /// All seats, in order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats.len()).map(seat_at)
    }

    /// Whether players appear as characters, and nobody may know who is who. Source: DN-01
    #[must_use]
    pub fn is_masked(&self) -> bool {
        !self.characters.is_empty()
    }

    /// Seats still in the game, in order.
    pub fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        // The cards lie in seat order.
        let hands = self.cards.chunk_by(|one, next| one.seat == next.seat);
        hands.filter(|hand| hand.iter().any(|card| card.alive)).map(|hand| hand[0].seat)
    }

    /// Whether the seat takes part in the day: it lives and does not sit the day out. Source: V6-03
    #[must_use]
    pub fn is_present(&self, seat: Seat) -> bool {
        self.is_alive(seat) && !self.sits_out(seat)
    }

    fn sits_out(&self, seat: Seat) -> bool {
        self.day > 0 && self.seats[seat.index()].sits_out_day == self.day
    }

    /// Seats that take part in the day, in order.
    pub fn present(&self) -> impl Iterator<Item = Seat> + '_ {
        self.living().filter(|seat| !self.sits_out(*seat))
    }

    /// Whether the seat may not speak today. Source: V4-09, CO-04
    #[must_use]
    pub fn is_silenced(&self, seat: Seat) -> bool {
        self.is_mute(seat) || self.memory.sleeps(seat)
    }

    /// Whether the seat may not even say last words today. Source: V4-09
    #[must_use]
    pub fn is_mute(&self, seat: Seat) -> bool {
        self.day > 0 && self.seats[seat.index()].silenced_day == self.day
    }

    /// Whom a seat knows by now: from what it was last told of its cards, and from what was done since.
    /// Source: A-05, V6-05, DN-07
    #[must_use]
    pub fn known_by(&self, seat: Seat) -> Vec<Known> {
        let mut known = self.known.get(&seat).map(|known| known.open().1.clone()).unwrap_or_default();
        if let Some((seat, role)) = self.memory.partner_of(seat) {
            known.push(Known { seat, card: 1, known_as: KnownAs::Role(role) });
        }
        known
    }

    /// The living card that a target number means. Source: V5-03, V6-03
    #[must_use]
    pub fn aimed_at(&self, rules: &RuleSet, target: Target) -> Option<CardRef> {
        match rules.hand {
            HandForm::AtOnce => {
                let card = CardRef(target.0.checked_sub(1)?);
                self.cards.get(usize::from(card.0)).filter(|held| held.alive).map(|_| card)
            }
            HandForm::Single | HandForm::InTurn => self.front(Seat(target.0)).map(|(card, _)| card),
        }
    }

    /// The number by which a card is aimed at.
    #[must_use]
    pub fn target_of(&self, rules: &RuleSet, card: CardRef) -> Target {
        match rules.hand {
            HandForm::AtOnce => Target(card.0 + 1),
            HandForm::Single | HandForm::InTurn => self.card(card).seat.into(),
        }
    }

    /// Everything that can be aimed at, in order.
    #[must_use]
    pub fn aims(&self, rules: &RuleSet) -> Vec<Target> {
        match rules.hand {
            HandForm::AtOnce => {
                let living = self.cards.iter().zip(1..).filter(|(card, _)| card.alive);
                living.map(|(_, number)| Target(number)).collect()
            }
            HandForm::Single | HandForm::InTurn => self.living().map(Target::from).collect(),
        }
    }

    /// The seat behind a target number, dead or alive.
    #[must_use]
    pub fn seat_behind(&self, rules: &RuleSet, target: Target) -> Option<Seat> {
        match rules.hand {
            HandForm::AtOnce => self.cards.get(usize::from(target.0.checked_sub(1)?)).map(|card| card.seat),
            HandForm::Single | HandForm::InTurn => {
                Some(Seat(target.0)).filter(|seat| (1..=self.seats.len()).contains(&usize::from(seat.0)))
            }
        }
    }

    /// The cards of a seat that act now. Source: TC-01, V6-03, DU-04
    pub fn acting<'a>(&'a self, rules: &'a RuleSet, seat: Seat) -> impl Iterator<Item = CardRef> + 'a {
        let acts = move |place: usize, card: &Card| match rules.hand {
            HandForm::AtOnce => true,
            HandForm::Single | HandForm::InTurn => place == 0 || rules.card(card.role).from_behind,
        };
        let living = self.hand(seat).filter(|(_, card)| card.alive).enumerate();
        living.filter(move |(place, (_, card))| acts(*place, card)).map(|(_, (card, _))| card)
    }

    /// Whether all dealt cards of these roles are dead.
    #[must_use]
    pub fn are_dead(&self, roles: &[Role]) -> bool {
        !self.cards.iter().any(|card| card.alive && roles.contains(&card.role))
    }

    /// Whether the seat has a living card. Source: C-04
    #[must_use]
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.hand(seat).any(|(_, card)| card.alive)
    }

    /// The seat's cards with their places in [`Game::cards`], front card first.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = (CardRef, &Card)> + '_ {
        // The cards lie in seat order, and everybody has as many as everybody else.
        let first = if self.cards.len() == self.seats.len() {
            seat.index().min(self.cards.len())
        } else {
            self.cards.partition_point(|card| card.seat < seat)
        };
        let held = self.cards[first..].iter().take_while(move |card| card.seat == seat);
        (first..).map(|index| CardRef(u16::try_from(index).unwrap_or(u16::MAX))).zip(held)
    }

    /// A card.
    #[must_use]
    pub fn card(&self, card: CardRef) -> &Card {
        &self.cards[usize::from(card.0)]
    }

    /// The card of a seat that acts and is aimed at now: the first living one.
    #[must_use]
    pub fn front(&self, seat: Seat) -> Option<(CardRef, &Card)> {
        self.hand(seat).find(|(_, card)| card.alive)
    }

    /// The side the seat plays for with its whole hand. Source: TC-02
    #[must_use]
    pub fn side_of(&self, rules: &RuleSet, seat: Seat) -> Side {
        let mut sides = self.hand(seat).map(|(_, card)| card.side(rules));
        let first = sides.next().unwrap_or(Side::Good);
        if first == Side::Killers || sides.any(|side| side == Side::Killers) { Side::Killers } else { first }
    }
}

/// The seat with this index.
#[must_use]
pub fn seat_at(index: usize) -> Seat {
    Seat(u16::try_from(index + 1).unwrap_or(u16::MAX))
}
