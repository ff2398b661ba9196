//! From what was named to effects.
//!
//! Source: C-05, TH-06, V5-07

use super::super::ids::{Seat, Target};
use super::super::notice::{Fate, Hand};
use super::super::role::{Ask, Role};
use super::super::rules::{By, OwnTeam, RuleSet};
use super::super::special::squeeze;
use super::super::state::{CardRef, Game, Nomination};
use super::{cards_with, chosen_by, closing, groups, holds, is_spent};

/// One use of a power, with what has come of it so far.
#[derive(Clone, Debug)]
pub(super) struct Effect {
    pub(super) ask: Ask,
    /// Who named the target.
    pub(super) by: Vec<Seat>,
    /// The cards that carry it: whom one must embrace to stop it.
    pub(super) carriers: Vec<CardRef>,
    /// Whom it strikes; none for a power without a target.
    pub(super) card: Option<CardRef>,
    /// The number it was named by.
    pub(super) target: Option<Target>,
    pub(super) fate: Fate,
}

impl Effect {
    /// Whether nothing has stopped it yet.
    pub(super) fn works(&self) -> bool {
        self.fate == Fate::Done
    }

    pub(super) fn actor_role(&self, game: &Game) -> Option<Role> {
        self.carriers.first().map(|card| game.card(*card).role)
    }
}

/// All effects of what closes now, in the rule set's order; outvoted ones are kept for the ledger.
pub(super) fn effects(rules: &RuleSet, game: &Game) -> Vec<Effect> {
    let mut list = Vec::new();
    for ask in closing(rules, game) {
        match chosen_by(rules, ask) {
            By::Team => {
                for group in groups(rules, game, ask) {
                    by_team(rules, game, ask, &group, &mut list);
                }
            }
            By::Each => by_each(rules, game, ask, &mut list),
        }
    }
    list
}

/// What stands named for a power by those who still have it, oldest first.
fn standing(rules: &RuleSet, game: &Game, ask: Ask) -> Vec<Nomination> {
    let named = game.phase.named().unwrap_or_default();
    let has_it = |n: &&Nomination| n.ask == ask && holds(rules, game, n.by, ask);
    let mut standing: Vec<Nomination> = named.iter().map(|n| n.open()).filter(has_it).cloned().collect();
    standing.sort_by_key(|nomination| nomination.order);
    standing
}

fn by_each(rules: &RuleSet, game: &Game, ask: Ask, list: &mut Vec<Effect>) {
    let mut named = standing(rules, game, ask);
    // The order of resolution among equals is the order of the seats, whoever wrote first.
    named.sort_by_key(|nomination| nomination.by);
    for nomination in named {
        if let Some(side) = nomination.side {
            list.extend(squeezed(game, &nomination, side));
            continue;
        }
        let cards = cards_with(rules, game, nomination.by, ask);
        let unspent = cards.filter(|card| !is_spent(rules, game, *card, ask));
        let targets = nomination.targets.iter().copied().map(Some).chain(std::iter::repeat(None));
        // A side is chosen by number: nobody is aimed at.
        let aimless = nomination.targets.is_empty() || ask == Ask::Side;
        for (card, target) in unspent.zip(targets).take(nomination.targets.len().max(1)) {
            let struck = target.filter(|_| !aimless).and_then(|target| game.aimed_at(rules, target));
            if struck.is_some() || aimless {
                list.push(Effect {
                    ask,
                    by: vec![nomination.by],
                    carriers: vec![card],
                    card: struck,
                    target,
                    fate: Fate::Done,
                });
            }
        }
    }
}

/// The last hand in the chain is struck. Source: TW-03
fn squeezed(game: &Game, nomination: &Nomination, side: Hand) -> Option<Effect> {
    let count = nomination.targets.first()?.0;
    let (victim, _) = squeeze::chain(game, nomination.by, count, side).last().copied()?;
    let (carrier, _) = game.front(nomination.by)?;
    let card = game.front(victim).map(|(card, _)| card);
    let by = vec![nomination.by];
    Some(Effect {
        ask: Ask::Squeeze,
        by,
        carriers: vec![carrier],
        card,
        target: Some(victim.into()),
        fate: Fate::Done,
    })
}

/// What a group names: by target most named first, and the one that is taken.
fn chosen(
    rules: &RuleSet,
    game: &Game,
    ask: Ask,
    group: &[Seat],
) -> (Vec<(Target, Vec<Seat>)>, Option<Target>) {
    let mut named = standing(rules, game, ask);
    named.retain(|nomination| group.contains(&nomination.by));
    let tally = tally(&named);
    let lacks = |target: Target, by: usize| ask.is_kill() && lacks_majority(rules, game, group, target, by);
    let counts = |(target, by): &&(Target, Vec<Seat>)| {
        game.aimed_at(rules, *target).is_some() && !lacks(*target, by.len())
    };
    let taken = tally.iter().find(counts).map(|(target, _)| *target);
    (tally, taken)
}

/// The target that the first group with a power has taken, and who named it. Source: C-05, SL-05
pub(in super::super) fn most_named(rules: &RuleSet, game: &Game, ask: Ask) -> Option<(Target, Vec<Seat>)> {
    let group = groups(rules, game, ask).into_iter().next()?;
    let (tally, taken) = chosen(rules, game, ask, &group);
    tally.into_iter().find(|(target, _)| taken == Some(*target))
}

fn by_team(rules: &RuleSet, game: &Game, ask: Ask, group: &[Seat], list: &mut Vec<Effect>) {
    let carriers: Vec<CardRef> = group.iter().flat_map(|seat| cards_with(rules, game, *seat, ask)).collect();
    let (tally, taken) = chosen(rules, game, ask, group);
    let lacks = |target: Target, by: usize| ask.is_kill() && lacks_majority(rules, game, group, target, by);
    for (target, by) in tally {
        let fate = if taken == Some(target) {
            Fate::Done
        } else if lacks(target, by.len()) {
            Fate::NoMajority
        } else {
            Fate::Outvoted
        };
        let card = game.aimed_at(rules, target);
        list.push(Effect { ask, by, carriers: carriers.clone(), card, target: Some(target), fate });
    }
}

/// Who was named by whom: most named first, then whose first standing nomination is oldest.
///
/// Source: C-05
fn tally(standing: &[Nomination]) -> Vec<(Target, Vec<Seat>)> {
    let mut tally: Vec<(Target, Vec<Seat>)> = Vec::new();
    for nomination in standing {
        for target in nomination.targets.iter() {
            match tally.iter_mut().find(|(named, _)| named == target) {
                Some((_, by)) => by.push(nomination.by),
                None => tally.push((*target, vec![nomination.by])),
            }
        }
    }
    // The sort is stable: among equals the oldest stays first.
    tally.sort_by_key(|(_, by)| std::cmp::Reverse(by.len()));
    tally
}

/// Whether this would be a kill among killers that too few of them name. Source: TH-06
fn lacks_majority(rules: &RuleSet, game: &Game, killers: &[Seat], target: Target, named_by: usize) -> bool {
    let aimed = game.seat_behind(rules, target);
    rules.kill.own_team == OwnTeam::Majority
        && aimed.is_some_and(|seat| killers.contains(&seat))
        && named_by * 2 <= killers.len()
}
