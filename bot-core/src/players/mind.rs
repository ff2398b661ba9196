//! One player's mind: what it makes of what it was told.

use std::collections::BTreeSet;

use crate::game::rules::{Ability, HandForm};
use crate::game::{Answer, Ask, Hint, Known, KnownAs, Role, RuleSet, Seat, Side, Target, Team};

use super::told::{Heard, Own};

/// More than all doubt: what the judge has said.
const CERTAIN: i32 = 1000;
/// Whom somebody trusted votes for.
const POINTED_AT: i32 = 6;
/// The same where more claim a role than there are such cards, so that somebody lies.
const POINTED_AT_BY_ONE_OF_MANY: i32 = 2;
/// A vote against somebody who turned out to be good.
const VOTED_FOR_GOOD: i32 = 1;
/// Somebody who claims a role with too many others.
const CONTESTED: i32 = 1;

/// One player's mind at one moment.
pub(super) struct Mind<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) heard: &'a Heard,
    pub(super) own: &'a mut Own,
}

/// A claim of police, or of whoever else can check, and what it is worth.
struct Claimant {
    seat: Seat,
    /// Whether there are no more who claim it than such cards, or it died for it at night.
    trusted: bool,
    /// The last vote that was published.
    points_at: Option<Target>,
}

impl Mind<'_> {
    /// Whose card a target is; everybody can count the ring. Source: V5-03
    pub(super) fn seat_of(&self, target: Target) -> Seat {
        match self.rules.hand {
            HandForm::AtOnce => Seat(target.0.div_ceil(2)),
            HandForm::Single | HandForm::InTurn => Seat(target.0),
        }
    }

    fn is_own(&self, target: Target) -> bool {
        self.seat_of(target) == self.own.seat
    }

    /// These without one's own cards.
    pub(super) fn others(&self, targets: &[Target]) -> Vec<Target> {
        targets.iter().copied().filter(|target| !self.is_own(*target)).collect()
    }

    /// The number that a card of an acquaintance is aimed at by.
    fn target_of(&self, known: &Known) -> Target {
        match self.rules.hand {
            HandForm::AtOnce => Target(known.card),
            HandForm::Single | HandForm::InTurn => known.seat.into(),
        }
    }

    fn side_of_role(&self, role: Role) -> Option<Side> {
        self.rules.cards.get(&role).map(|card| card.side)
    }

    /// Whether one holds a card that can do this.
    pub(super) fn can(&self, ability: Ability) -> bool {
        self.own.hand.iter().any(|role| self.has(*role, ability))
    }

    fn has(&self, role: Role, ability: Ability) -> bool {
        self.rules.cards.get(&role).is_some_and(|card| card.does.contains(&ability))
    }

    /// Whether this is a killer by what one was introduced to, or one of one's own cards.
    pub(super) fn is_mate_in_crime(&self, target: Target) -> bool {
        let killer = |known: &Known| match known.known_as {
            KnownAs::Role(role) => self.side_of_role(role) == Some(Side::Killers),
            KnownAs::Group(team) => team == Team::Killers,
        };
        let known = self.own.knows.iter().any(|known| self.target_of(known) == target && killer(known));
        self.own.side == Side::Killers && (known || self.is_own(target))
    }

    /// Whether one has an answer about this already.
    pub(super) fn has_checked(&self, target: Target) -> bool {
        self.own.answers.iter().any(|(ask, about, _)| *ask == Ask::Check && *about == target)
    }

    /// The side that the judge has named to one, for sure.
    pub(super) fn certain_side(&self, target: Target) -> Option<Side> {
        let known = self.own.knows.iter().find(|known| self.target_of(known) == target);
        let introduced = known.and_then(|known| match known.known_as {
            KnownAs::Role(role) => self.side_of_role(role),
            KnownAs::Group(Team::Killers) => Some(Side::Killers),
            KnownAs::Group(_) => Some(Side::Good),
        });
        let answers = self.own.answers.iter().rev();
        let answered =
            answers.filter(|(_, about, _)| *about == target).find_map(|(_, _, answer)| match answer {
                Answer::Role(role) => self.side_of_role(*role),
                Answer::Hint(Hint::NotKiller) => Some(Side::Good),
                Answer::Hint(_)
                | Answer::Build(_)
                | Answer::Kind(_)
                | Answer::Sex(_)
                | Answer::Found(_)
                | Answer::Account(_)
                | Answer::Targets { .. }
                | Answer::Looks { .. } => None,
            });
        introduced.or(answered).or_else(|| self.public_side(self.seat_of(target)))
    }

    /// The side of somebody that everybody knows of: an admitted killer, a card that was shown.
    fn public_side(&self, seat: Seat) -> Option<Side> {
        if self.heard.confessed.contains(&seat) {
            return Some(Side::Killers);
        }
        let shown = self.heard.shown.iter().find(|(of, _)| *of == seat);
        shown.and_then(|(_, role)| self.side_of_role(*role))
    }

    /// The role that somebody claims now.
    pub(super) fn claim_of(&self, seat: Seat) -> Option<Role> {
        self.heard.claims.iter().rev().find(|(_, by, _)| *by == seat).map(|(_, _, role)| *role)
    }

    /// Everybody who claims to be able to check, in seat order.
    fn claimants(&self) -> Vec<Claimant> {
        let claims: BTreeSet<Seat> = self.heard.claims.iter().map(|(_, seat, _)| *seat).collect();
        let checks = |seat: &Seat| self.claim_of(*seat).is_some_and(|role| self.has(role, Ability::Check));
        let seats: Vec<Seat> = claims.into_iter().filter(checks).collect();
        let dealt: u16 = self
            .heard
            .roles
            .iter()
            .filter(|(role, _)| self.has(**role, Ability::Check))
            .map(|(_, n)| n)
            .sum();
        let enough = seats.len() <= usize::from(dealt);
        let last_vote = |seat: Seat| {
            let votes = self.heard.votes.iter().rev();
            votes.filter(|vote| vote.by == seat).find_map(|vote| vote.for_target)
        };
        let one = |seat: Seat| Claimant {
            seat,
            trusted: self.public_side(seat) != Some(Side::Killers)
                && (enough || self.heard.struck_at_night.contains(&seat)),
            points_at: last_vote(seat),
        };
        seats.into_iter().map(one).collect()
    }

    /// Whom people trust who live and claim to check.
    pub(super) fn trusted(&self) -> BTreeSet<Seat> {
        self.claimants().iter().filter(|claimant| claimant.trusted).map(|claimant| claimant.seat).collect()
    }

    /// How much each of these looks like a killer by what everybody knows.
    pub(super) fn public_suspicion(&self, targets: &[Target]) -> Vec<(Target, i32)> {
        let claimants = self.claimants();
        let good: BTreeSet<Seat> = self
            .heard
            .struck_at_night
            .iter()
            .copied()
            .filter(|seat| self.public_side(*seat) != Some(Side::Killers))
            .chain(claimants.iter().filter(|claimant| claimant.trusted).map(|claimant| claimant.seat))
            .collect();
        let one = |target: &Target| {
            let seat = self.seat_of(*target);
            let mut sum = match self.public_side(seat) {
                Some(Side::Killers) => CERTAIN,
                Some(Side::Good | Side::Third) => -CERTAIN,
                None => 0,
            };
            for claimant in &claimants {
                if claimant.points_at == Some(*target) {
                    sum += if claimant.trusted { POINTED_AT } else { POINTED_AT_BY_ONE_OF_MANY };
                }
                if claimant.seat == seat {
                    sum += if claimant.trusted { -POINTED_AT } else { CONTESTED };
                }
            }
            let bad_votes = self.heard.votes.iter().filter(|vote| {
                let seat_for = vote.for_target.map(|target| self.seat_of(target));
                vote.by == seat && seat_for.is_some_and(|seat| good.contains(&seat))
            });
            (*target, sum + VOTED_FOR_GOOD * i32::try_from(bad_votes.count()).unwrap_or(i32::MAX / 2))
        };
        targets.iter().map(one).collect()
    }

    /// How much each of these looks like a killer to this player, who may know more than others.
    pub(super) fn suspicion(&self, targets: &[Target]) -> Vec<(Target, i32)> {
        let mut list = self.public_suspicion(targets);
        let liars: BTreeSet<Seat> = if self.can(Ability::Check) && self.own.side != Side::Killers {
            let claimants = self.claimants().into_iter().map(|claimant| claimant.seat);
            claimants.filter(|seat| *seat != self.own.seat && !self.is_introduced(*seat)).collect()
        } else {
            BTreeSet::new()
        };
        for (target, sum) in &mut list {
            match self.certain_side(*target) {
                Some(Side::Killers) => *sum = CERTAIN,
                Some(Side::Good | Side::Third) => *sum = -CERTAIN,
                // Whoever checks knows all others who do: another who claims it lies.
                None if self.rules.hand == HandForm::Single && liars.contains(&self.seat_of(*target)) => {
                    *sum += POINTED_AT;
                }
                None => {}
            }
        }
        list
    }

    fn is_introduced(&self, seat: Seat) -> bool {
        self.own.knows.iter().any(|known| known.seat == seat)
    }

    /// Whether somebody trusted has pointed at one, or people have other good reason to vote for one.
    pub(super) fn is_in_danger(&self) -> bool {
        let own: Vec<Target> = match self.rules.hand {
            HandForm::AtOnce => vec![Target(self.own.seat.0 * 2 - 1), Target(self.own.seat.0 * 2)],
            HandForm::Single | HandForm::InTurn => vec![self.own.seat.into()],
        };
        self.public_suspicion(&own).iter().any(|(_, sum)| *sum >= POINTED_AT)
    }

    /// A living killer that one has found and nobody trusted has pointed at yet.
    pub(super) fn has_news(&self) -> bool {
        let pointed: Vec<Target> =
            self.claimants().iter().filter_map(|claimant| claimant.points_at).collect();
        let found = self.own.answers.iter().map(|(_, about, _)| *about);
        found
            .filter(|about| !self.heard.out.contains(&self.seat_of(*about)))
            .any(|about| self.certain_side(about) == Some(Side::Killers) && !pointed.contains(&about))
    }
}
