//! Checks a finished game's log against what was promised before the deal.
//!
//! The judge commits to a seed before anybody sits down, the players' deeds since give a nonce,
//! and the deal follows from both: whoever has the log can work it out again.
//!
//! Source: I-05

use serde::{Deserialize, Serialize};

use super::event::{Event, Fact};
use super::evolve::evolve;
use super::ids::{Moment, PersonId};
use super::notice::{Audience, Notice, Seated};
use super::persona;
use super::phase::lobby;
use super::rng;
use super::role::words;
use super::state::{FixedDeal, State, Table};

/// What the check of one game found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The how-manieth game of the table, from 1.
    pub number: u32,
    /// Its id, as `started` told it.
    pub game: String,
    /// What does not fit; nothing for a fair deal.
    pub faults: Vec<ProofFault>,
    /// Whether the game has come to its end, and with it the seed to the light.
    pub finished: bool,
}

words! {
    /// What does not fit in the record of a deal.
    ProofFault {
        /// The seed is not the one that was committed to when the lobby opened.
        Commitment = "commitment",
        /// The players' part does not follow from what they did.
        Nonce = "nonce",
        /// The rules are not those whose fingerprint was told.
        Rules = "rules",
        /// The roster that was told is not the one that was dealt to.
        Roster = "roster",
        /// The hands do not follow from seed, players' part, rules and roster.
        Deal = "deal",
        /// The deal was fixed on a test bench, not drawn.
        Fixed = "fixed",
        /// Somebody was forgotten since, and with them what they did for the draw.
        Forgotten = "forgotten",
        /// The seed told at the end is not the one that was dealt from.
        Seed = "seed",
    }
}

/// Checks every game of a table's log: what happened, by the instant it happened at.
#[must_use]
pub fn prove(records: &[(Moment, Vec<Event>)]) -> Vec<Proof> {
    let mut checker = Checker::default();
    for (at, events) in records {
        for event in events {
            checker.look(*at, event);
            checker.state = evolve(std::mem::take(&mut checker.state), event);
        }
    }
    checker.proofs
}

#[derive(Default)]
struct Checker {
    state: State,
    /// The commitment that the room was told last.
    committed: Option<String>,
    /// Who did something that stirs the nonce, since it was stirred last.
    deeds: Vec<(&'static str, PersonId)>,
    /// The nonce went on in a way that nobody's deed explains.
    stirred_by_nobody: bool,
    /// The nonce went on by a deed of somebody who was forgotten since: it cannot be worked out again.
    stirred_by_forgotten: bool,
    proofs: Vec<Proof>,
}

impl Checker {
    fn look(&mut self, at: Moment, event: &Event) {
        match event {
            Event::Fact(fact) => self.fact(at, fact),
            Event::Told(told) if *told.to() == Audience::Room => self.told(told.open()),
            Event::Told(_) => {}
        }
    }

    fn fact(&mut self, at: Moment, fact: &Fact) {
        match fact {
            Fact::Seated { person, .. } => self.deeds.push(("join", person.clone())),
            Fact::Unseated { person } => self.deeds.push(("leave", person.clone())),
            Fact::ReadySet { person, .. } => self.deeds.push(("ready", person.clone())),
            Fact::Reseated { .. } => {
                let host = self.state.table.as_ref().and_then(|table| table.host.clone());
                self.deeds.extend(host.map(|host| ("shuffle", host)));
            }
            Fact::NonceStirred { nonce } => self.stirred(at, nonce),
            Fact::GameStarted { number, id, seed, nonce, hands, hidden } => {
                let Some(table) = self.state.table.clone() else { return };
                let deal =
                    FixedDeal { hands: hands.open().clone(), hidden: hidden.as_ref().map(|h| *h.open()) };
                let faults = self.faults_of_deal(&table, seed.open(), nonce, &deal);
                self.proofs.push(Proof { number: *number, game: id.clone(), faults, finished: false });
                (self.stirred_by_nobody, self.stirred_by_forgotten) = (false, false);
            }
            Fact::Masked { order, .. } => self.masked(order.open()),
            _ => {}
        }
    }

    /// Who plays which character follows from the seed too. Source: DN-01
    fn masked(&mut self, order: &[PersonId]) {
        let table = self.state.table.as_ref();
        let Some((table, game)) = table.and_then(|table| Some((table, table.game.as_ref()?))) else { return };
        let drawn = persona::draw(table, game.seed.open(), &game.nonce);
        if let Some(proof) = self.proofs.last_mut().filter(|_| drawn != order) {
            proof.faults.push(ProofFault::Roster);
        }
    }

    /// The nonce follows from the one before and one of the deeds just done; a new lobby begins anew.
    fn stirred(&mut self, at: Moment, nonce: &[u8; 32]) {
        let before = self.state.table.as_ref().map_or([0; 32], |table| table.nonce);
        let follows =
            self.deeds.iter().any(|(deed, who)| rng::stir(&before, deed, who.as_str(), at.0) == *nonce);
        let anew = *nonce == [0; 32] && self.state.table.as_ref().is_some_and(|table| table.game.is_none());
        let forgotten = self.deeds.iter().any(|(_, who)| who.is_forgotten());
        self.stirred_by_forgotten |= !follows && !anew && forgotten;
        self.stirred_by_nobody |= !follows && !anew && !forgotten;
        self.deeds.clear();
    }

    fn faults_of_deal(
        &self,
        table: &Table,
        seed: &[u8; 32],
        nonce: &[u8; 32],
        deal: &FixedDeal,
    ) -> Vec<ProofFault> {
        let mut faults = Vec::new();
        if self.committed.as_deref() != Some(rng::commitment(seed).as_str()) {
            faults.push(ProofFault::Commitment);
        }
        if self.stirred_by_nobody || *nonce != table.nonce {
            faults.push(ProofFault::Nonce);
        }
        if self.stirred_by_forgotten {
            faults.push(ProofFault::Forgotten);
        }
        let players = u16::try_from(table.players.len()).unwrap_or(u16::MAX);
        let fair = table.rules.roles_for(players).map(|roles| lobby::deal(&table.rules, &roles, seed, nonce));
        if table.fixed_deal.is_some() || !table.fixed_draws.is_empty() {
            faults.push(ProofFault::Fixed);
        } else if fair.as_ref() != Some(deal) {
            faults.push(ProofFault::Deal);
        }
        faults
    }

    fn told(&mut self, notice: &Notice) {
        match notice {
            Notice::Opened { commitment, .. } | Notice::Lobby { commitment, .. } => {
                self.committed = Some(commitment.clone());
            }
            Notice::Started { seats, commitment, nonce, rules_hash, .. } => {
                self.started(seats, commitment, nonce, rules_hash);
            }
            Notice::Over { seed, .. } => self.over(seed),
            _ => {}
        }
    }

    /// What the room was told of the deal, against what was dealt.
    fn started(&mut self, seats: &[Seated], commitment: &str, nonce: &str, rules_hash: &str) {
        let Some(table) = &self.state.table else { return };
        let Some(game) = &table.game else { return };
        let Some(proof) = self.proofs.last_mut() else { return };
        let fits = [
            (ProofFault::Commitment, rng::commitment(game.seed.open()) == *commitment),
            (ProofFault::Nonce, rng::hex(&game.nonce) == *nonce),
            (ProofFault::Rules, lobby::rules_hash(&table.rules) == *rules_hash),
            (ProofFault::Roster, persona::seated(table) == *seats),
        ];
        let faults = fits.into_iter().filter(|(_, fits)| !fits).map(|(fault, _)| fault);
        proof.faults.extend(faults.filter(|fault| !proof.faults.contains(fault)).collect::<Vec<_>>());
    }

    fn over(&mut self, seed: &str) {
        let game = self.state.table.as_ref().and_then(|table| table.game.as_ref());
        let Some(proof) = self.proofs.last_mut() else { return };
        proof.finished = true;
        if game.is_none_or(|game| rng::hex(game.seed.open()) != seed) {
            proof.faults.push(ProofFault::Seed);
        }
    }
}
