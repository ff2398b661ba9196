//! The night's ledger: what was named becomes effects, in the rule set's order, and each effect
//! is kept with what came of it.
//!
//! Nothing here changes anything: [`resolve`] reads the state at nightfall and says what the
//! night brings, so the order in which choices arrived never matters.

use super::ids::{Seat, Target};
use super::notice::{Answer, Fate, Hint, NightEntry};
use super::role::{Ask, Role, Side};
use super::rules::{CheckTells, OwnTeam, RuleSet};
use super::state::{Game, Nomination, Phase, Table};
use super::turn::team_of;

/// What a night brings.
pub(super) struct Resolution {
    /// The ledger, in the order of resolution.
    pub(super) entries: Vec<NightEntry>,
    /// Whom the police look at, if anybody.
    pub(super) check: Option<Target>,
    /// Who dies, in the order of resolution.
    pub(super) victims: Vec<Seat>,
}

/// Living seats whose front card has a night power, in seat order.
pub(super) fn holders(rules: &RuleSet, game: &Game, ask: Ask) -> Vec<Seat> {
    game.living().filter(|seat| powers(rules, game, *seat).any(|power| power == ask)).collect()
}

/// The night powers of a seat's front card.
pub(super) fn powers<'a>(rules: &'a RuleSet, game: &Game, seat: Seat) -> impl Iterator<Item = Ask> + 'a {
    let does: &[_] = game.front(seat).map_or(&[], |(_, card)| &rules.card(card.role).does);
    does.iter().filter_map(|ability| ability.night_power())
}

/// Whom a seat may aim a power at. Source: C-06
pub(super) fn targets(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask) -> Vec<Target> {
    let own = match ask {
        Ask::Kill => rules.kill.own_team,
        Ask::Check => rules.check.own_team,
        Ask::Vote | Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Ready => OwnTeam::Allowed,
    };
    let team = team_of(rules, game, seat);
    let barred = |other: Seat| own == OwnTeam::Forbidden && team_of(rules, game, other) == team;
    game.living().filter(|other| !barred(*other)).map(Target::from).collect()
}

/// Whom a seat may aim a power at tonight.
pub(super) fn targets_now(table: &Table, game: &Game, seat: Seat, ask: Ask) -> Vec<Target> {
    let again = |target: &Target| ask == Ask::Kill && is_first_victim_again(table, game, Seat(target.0));
    let mut targets = targets(&table.rules, game, seat, ask);
    targets.retain(|target| !again(target));
    targets
}

/// Whether this would be the forbidden how-manieth first victim running. Source: CL-05, TH-08
pub(super) fn is_first_victim_again(table: &Table, game: &Game, seat: Seat) -> bool {
    let again = usize::from(table.rules.kill.first_victim_again);
    let Some(before) = again.checked_sub(1).filter(|before| *before > 0) else { return false };
    let past = &table.first_victims;
    game.night == 1
        && past.len() >= before
        && table.player(seat).is_some_and(|player| {
            past[past.len() - before..].iter().all(|victim| victim.as_ref() == Some(&player.person))
        })
}

/// What the judge answers about somebody. Source: V2-03, ST-03
pub(super) fn answer_about(rules: &RuleSet, game: &Game, target: Target) -> Option<Answer> {
    let (_, card) = game.front(Seat(target.0))?;
    Some(match rules.check.tells {
        CheckTells::Role => Answer::Role(card.role),
        CheckTells::Killer if is_killer(rules, card.role) => Answer::Role(Role::Killer),
        CheckTells::Killer => Answer::Hint(Hint::NotKiller),
    })
}

fn is_killer(rules: &RuleSet, role: Role) -> bool {
    rules.card(role).side == Side::Killers
}

/// Works out the night from what stands named. Source: C-05, V2-02
pub(super) fn resolve(rules: &RuleSet, game: &Game) -> Resolution {
    let mut resolution = Resolution { entries: Vec::new(), check: None, victims: Vec::new() };
    for ask in &rules.night_order {
        let tally = tally(game, *ask);
        let taken = taken(rules, game, *ask, &tally);
        for (target, by) in tally {
            let fate = match (taken == Some(target), ask) {
                (true, Ask::Kill) => Fate::Died,
                (true, _) => Fate::Done,
                (false, Ask::Kill) if lacks_majority(rules, game, target, by.len()) => Fate::NoMajority,
                (false, _) => Fate::Outvoted,
            };
            let answer = (*ask == Ask::Check && taken == Some(target))
                .then(|| answer_about(rules, game, target))
                .flatten();
            resolution.entries.push(NightEntry { ask: *ask, by, target, fate, answer });
        }
        match (ask, taken) {
            (Ask::Kill, Some(target)) => resolution.victims.push(Seat(target.0)),
            (Ask::Check, checked) => resolution.check = checked,
            (Ask::Kill | Ask::Vote | Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Ready, _) => {}
        }
    }
    resolution
}

/// Who was named by whom for a power: most named first, then whose first standing nomination is oldest.
///
/// Source: C-05
fn tally(game: &Game, ask: Ask) -> Vec<(Target, Vec<Seat>)> {
    let Phase::Night { named, .. } = &game.phase else { return Vec::new() };
    let mut standing: Vec<&Nomination> =
        named.iter().map(|n| n.open()).filter(|n| n.ask == ask && game.is_alive(n.by)).collect();
    standing.sort_by_key(|nomination| nomination.order);
    let mut tally: Vec<(Target, Vec<Seat>)> = Vec::new();
    for nomination in standing {
        match tally.iter_mut().find(|(target, _)| *target == nomination.target) {
            Some((_, by)) => by.push(nomination.by),
            None => tally.push((nomination.target, vec![nomination.by])),
        }
    }
    // The sort is stable: among equals the oldest stays first.
    tally.sort_by_key(|(_, by)| std::cmp::Reverse(by.len()));
    tally
}

/// The target that is taken: the first that still lives and that the rule set lets count.
fn taken(rules: &RuleSet, game: &Game, ask: Ask, tally: &[(Target, Vec<Seat>)]) -> Option<Target> {
    let counts = |(target, by): &&(Target, Vec<Seat>)| {
        game.is_alive(Seat(target.0)) && !(ask == Ask::Kill && lacks_majority(rules, game, *target, by.len()))
    };
    tally.iter().find(counts).map(|(target, _)| *target)
}

/// Whether this would be a kill among killers that too few of them name. Source: TH-06
fn lacks_majority(rules: &RuleSet, game: &Game, target: Target, named_by: usize) -> bool {
    let killers = holders(rules, game, Ask::Kill);
    rules.kill.own_team == OwnTeam::Majority
        && killers.contains(&Seat(target.0))
        && named_by * 2 <= killers.len()
}
