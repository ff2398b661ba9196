//! What players were told: the only thing that they may judge by.
//!
//! Invariant: nothing here is made from the table's state, only from notices, and a player's own
//! memory only from those that this person may know. Source: I-01

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{
    Answer, Ask, BallotKind, CastVote, Cause, Claim, Hand, Known, Notice, PersonId, Role, Seat, Side, Target,
};

/// What everybody has heard in this game.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// How many sat down.
    pub seats: u16,
    /// The accounts behind the characters, in no order that tells anything. Source: DN-20
    pub accounts: Vec<PersonId>,
    /// The cards that were dealt.
    pub roles: BTreeMap<Role, u16>,
    /// The night, from 1; 0 before the first.
    pub night: u16,
    /// The day, from 1; 0 before the first.
    pub day: u16,
    /// Whoever lost a card at night.
    pub struck_at_night: BTreeSet<Seat>,
    /// Whoever is out altogether.
    pub out: BTreeSet<Seat>,
    /// Roles that the judge has shown.
    pub shown: Vec<(Seat, Role)>,
    /// Claims with their days, oldest first.
    pub claims: Vec<(u16, Seat, Role)>,
    /// Who has admitted being a killer.
    pub confessed: BTreeSet<Seat>,
    /// Published votes, oldest first.
    pub votes: Vec<CastVote>,
    /// The ballot that is open: how, and who can be voted for.
    pub ballot: Option<(BallotKind, Vec<Target>)>,
    /// The last day on or before which a card died.
    pub last_death: u16,
    /// Whether somebody has asked for a draw since then.
    pub draw_asked: bool,
}

/// After so many days on which nobody lost a card a game stands still.
const CALM_DAYS: u16 = 12;

impl Heard {
    /// Takes in what the room was told.
    pub fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::Started { seats, accounts, roles, .. } => {
                *self = Heard { seats: u16::try_from(seats.len()).unwrap_or(u16::MAX), ..Heard::default() };
                self.accounts = accounts.iter().map(|account| account.user.clone()).collect();
                self.roles.clone_from(roles);
            }
            Notice::Night { night, .. } => self.night = *night,
            Notice::DrawAsked { .. } => self.draw_asked = true,
            Notice::Dawn { day, deaths } => {
                self.day = *day;
                for death in deaths {
                    self.struck_at_night.insert(death.seat);
                    self.has_died(death.seat, death.out, death.shown);
                }
            }
            Notice::Out { seat, out, shown, cause, .. } => {
                self.has_died(*seat, *out, *shown);
                if *cause == Cause::Exploded {
                    self.confessed.insert(*seat);
                }
            }
            Notice::Claimed { seat, role: Claim::Role(role) } => {
                self.claims.push((self.day, *seat, *role));
            }
            Notice::Confessed { seat } => {
                self.confessed.insert(*seat);
            }
            Notice::Ballot { kind, candidates, .. } => self.ballot = Some((*kind, candidates.clone())),
            Notice::Result { votes, .. } => {
                self.ballot = None;
                self.votes.extend(votes);
            }
            _ => {}
        }
    }

    /// Whether nothing has moved for so long that a draw is all that is left to ask for, and nobody has.
    /// Source: C-14
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.day.saturating_sub(self.last_death) >= CALM_DAYS && !self.draw_asked
    }

    fn has_died(&mut self, seat: Seat, out: bool, shown: Option<Role>) {
        (self.last_death, self.draw_asked) = (self.day, false);
        if out {
            self.out.insert(seat);
        }
        self.shown.extend(shown.map(|role| (seat, role)));
    }

    /// All candidates of a ballot in which they are called one after another, while it is open.
    #[must_use]
    pub fn called(&self) -> Option<&[Target]> {
        match &self.ballot {
            Some((BallotKind::Called, candidates)) => Some(candidates),
            Some((BallotKind::Sealed | BallotKind::Open, _)) | None => None,
        }
    }

    /// Seats still in the game, as far as the room knows.
    pub fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        (1..=self.seats).map(Seat).filter(|seat| !self.out.contains(seat))
    }
}

/// A squeeze that somebody felt. Source: TW-04
#[derive(Clone, Debug)]
pub struct Felt {
    /// In which night.
    pub night: u16,
    /// How many.
    pub count: u16,
    /// From which side.
    pub from: Hand,
    /// Who was in the game then, in seat order.
    pub living: Vec<Seat>,
}

/// What one person alone was told in this game.
#[derive(Clone, Debug)]
pub struct Own {
    /// Who.
    pub person: PersonId,
    /// Their seat.
    pub seat: Seat,
    /// The roles of their cards, the front one first.
    pub hand: Vec<Role>,
    /// The side they play for.
    pub side: Side,
    /// Whom they know.
    pub knows: Vec<Known>,
    /// The judge's answers to their questions, oldest first.
    pub answers: Vec<(Ask, Target, Answer)>,
    /// What they have done with their powers, with the night.
    pub done: Vec<(u16, Ask, Vec<Target>)>,
    /// What their team-mates have named, with the night.
    pub team: Vec<(u16, Ask, Vec<Target>)>,
    /// What they felt.
    pub felt: Vec<Felt>,
    /// Whom they mean to vote for in a ballot, by its step, when that candidate is called.
    pub choice: Option<(u32, Option<Target>)>,
}

impl Own {
    /// Somebody who was told nothing yet.
    #[must_use]
    pub fn new(person: PersonId) -> Own {
        Own {
            person,
            seat: Seat(0),
            hand: Vec::new(),
            side: Side::Good,
            knows: Vec::new(),
            answers: Vec::new(),
            done: Vec::new(),
            team: Vec::new(),
            felt: Vec::new(),
            choice: None,
        }
    }

    /// Takes in what this person alone was told; `heard` is what the room knows by then.
    pub fn hear(&mut self, heard: &Heard, notice: &Notice) {
        match notice {
            Notice::Dealt { seat, hand, side, knows, .. } => {
                *self = Own::new(self.person.clone());
                (self.seat, self.side) = (*seat, *side);
                self.hand.clone_from(hand);
                self.knows.clone_from(knows);
            }
            Notice::Identity { role, knows, .. } => {
                self.hand = vec![*role];
                self.knows.clone_from(knows);
            }
            Notice::Answer { ask, targets, answer } => {
                self.answers.extend(targets.iter().map(|target| (*ask, *target, answer.clone())));
            }
            Notice::Noted { ask, targets, .. } => self.done.push((heard.night, *ask, targets.clone())),
            Notice::Team { ask: Some(ask), targets, .. } => {
                self.team.push((heard.night, *ask, targets.clone()));
            }
            Notice::Squeezed { count, side } => {
                let living = heard.living().collect();
                self.felt.push(Felt { night: heard.night, count: *count, from: *side, living });
            }
            _ => {}
        }
    }
}
