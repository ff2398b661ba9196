//! The table as it stands: a fold of its events.

mod game;
mod phase;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::ids::{Locale, Moment, PersonId, Seat, Secret, VenueId};
use super::role::Role;
use super::rules::RuleSet;
use super::shared::{Shared, Sparse};
pub use game::{Card, CardRef, Claim, Game, GivenAnswer, Nomination, SeatRecord, seat_at};
pub use phase::{Ballot, Phase, Purpose, Step, TieProgress, Vote};

/// Everything about one table; empty before `Open`. A copy has it in common until one of them changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The table, once it stands.
    pub table: Option<Shared<Table>>,
}

/// A table that stands.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Where it stands.
    pub venue: VenueId,
    /// The rule set in force, house rules included.
    pub rules: Arc<RuleSet>,
    /// Its hash, as `started` tells it; absent where the log was written without. Source: I-05
    #[serde(default)]
    pub rules_hash: Option<Arc<str>>,
    /// The rule set as the table was opened with.
    pub base: Arc<RuleSet>,
    /// The language of the room.
    pub locale: Locale,
    /// Who hosts, if anybody does.
    pub host: Option<PersonId>,
    /// Who may do what the host does, longest first.
    #[serde(default)]
    pub cohosts: Sparse<Vec<PersonId>>,
    /// Who opened the table, with the name of that moment: they may sit nowhere.
    #[serde(default)]
    pub opener: Option<Arc<(PersonId, Arc<str>)>>,
    /// What every seed of this table is derived from.
    pub root: Secret<[u8; 32]>,
    /// The players' part in the next deal. Source: I-05
    pub nonce: [u8; 32],
    /// Games started so far.
    pub games: u32,
    /// The seats in order: seat 1 first.
    pub players: Shared<Vec<Player>>,
    /// Who waits for a seat, longest first.
    pub queue: Sparse<Vec<(PersonId, String)>>,
    /// A fixed next deal, by seat.
    pub fixed_deal: Option<Box<Secret<FixedDeal>>>,
    /// Other fixed draws of the next start, by name.
    #[serde(default)]
    pub fixed_draws: Sparse<BTreeMap<String, u16>>,
    /// When an unused lobby is cleared away.
    pub expires: Option<Moment>,
    /// Until when all must be ready. Source: CL-15
    pub ready_by: Option<Moment>,
    /// A game begins once everybody is ready, with these characters' names. Source: CL-15
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starting: Option<Vec<String>>,
    /// The first victims of the games so far, oldest first, the last few. Source: CL-05, TH-08
    pub first_victims: Sparse<Vec<Option<PersonId>>>,
    /// Set while the clock stands.
    pub paused: Option<Pause>,
    /// The game that is on.
    pub game: Option<Game>,
    /// The substitutions that wait for the other side.
    pub substitutes: Sparse<Vec<SubstituteOffer>>,
    /// Cleared away.
    pub closed: bool,
    /// Stopped by a fault.
    pub faulted: bool,
}

/// A deal for tests and replays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixedDeal {
    /// By seat, front card first.
    pub hands: Vec<Vec<Role>>,
    /// The judge's hidden card.
    pub hidden: Option<Role>,
}

/// The clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pause {
    /// What was left of the phase, if it had a limit.
    pub left_ms: Option<u64>,
}

/// A substitution in the making. Source: C-15
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SubstituteOffer {
    /// The seat to be taken over.
    pub seat: Seat,
    /// Who would sit there.
    pub newcomer: PersonId,
    /// Their name.
    pub name: String,
    /// The host, or whoever sits there, has agreed.
    pub by_seat: bool,
    /// The newcomer has agreed.
    pub by_newcomer: bool,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Who.
    pub person: PersonId,
    /// The name as given; hostile input.
    pub name: String,
    /// Played by the computer.
    pub computer: bool,
    /// Ready for the next game.
    pub ready: bool,
    /// When they last showed that they are there. Source: CL-15
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub here: Option<Moment>,
}

impl State {
    /// The table, if it stands.
    #[must_use]
    pub fn standing(&self) -> Option<&Table> {
        self.table.as_deref().filter(|table| !table.closed)
    }

    /// When the clock should be brought in next.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Moment> {
        let table = self.standing().filter(|table| !table.faulted)?;
        match &table.game {
            Some(game) => {
                game.deadline.map(|end| game.reminders.first().map_or(end, |next| end.min(next.at)))
            }
            None => [table.expires, table.ready_by].into_iter().flatten().min(),
        }
    }
}

impl Table {
    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let index = self.players.iter().position(|player| player.person == *person)?;
        Some(seat_at(index))
    }

    /// Who sits in a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        seat.0.checked_sub(1).and_then(|index| self.players.get(usize::from(index)))
    }

    /// Whether everybody must say now that they are ready: before a further game, or because one was started.
    /// Source: CL-15
    #[must_use]
    pub fn awaits_ready(&self) -> bool {
        self.game.is_none() && (self.starting.is_some() || (self.rules.ready_check && self.games > 0))
    }

    /// Whether players appear as characters now. Source: DN-01
    #[must_use]
    pub fn is_masked(&self) -> bool {
        self.game.as_ref().is_some_and(Game::is_masked)
    }

    /// Names of the options that differ from the rule set. Source: A-08
    #[must_use]
    pub fn house_rules(&self) -> Vec<String> {
        super::options::differences(&self.base, &self.rules)
    }
}
