//! Who can do what at night, and to whom.
//!
//! [`choice`] turns what was named into effects, [`outcome`] works out in the rule set's
//! order what comes of them. Nothing here changes anything: both read the state at
//! nightfall, so the order in which choices arrived never matters.

mod choice;
mod outcome;

use super::ids::{Seat, Target};
use super::notice::{Answer, Hint};
use super::role::{Ask, Role, Side, Team};
use super::rules::{Ability, By, CardRule, CheckTells, HandForm, OwnTeam, RuleSet, TieStep};
use super::state::{CardRef, Game, Phase, Table};
use super::window::WindowPart;

pub(super) use choice::most_named;
pub(super) use outcome::{Checked, Resolution, resolve};

/// How the two sides are numbered where one is chosen. Source: SL-11
pub(super) const SIDES: [Side; 2] = [Side::Good, Side::Killers];

/// The side behind its number.
pub(super) fn side_numbered(target: Target) -> Option<Side> {
    SIDES.get(usize::from(target.0.checked_sub(1)?)).copied()
}

/// Living seats with a card that has this power tonight, in seat order.
pub(super) fn holders(rules: &RuleSet, game: &Game, ask: Ask) -> Vec<Seat> {
    game.all_seats().filter(|seat| holds(rules, game, *seat, ask)).collect()
}

/// Those who use a power together with this seat: its team. Source: C-05, SL-08
pub(super) fn group(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask) -> Vec<Seat> {
    let Some(own) = team_with(rules, game, seat, ask) else { return Vec::new() };
    game.all_seats().filter(|mate| team_with(rules, game, *mate, ask) == Some(own)).collect()
}

/// The groups that each use a power together, in seat order.
pub(super) fn groups(rules: &RuleSet, game: &Game, ask: Ask) -> Vec<Vec<Seat>> {
    let mut groups: Vec<(Option<Team>, Vec<Seat>)> = Vec::new();
    for seat in game.all_seats() {
        let Some(team) = team_with(rules, game, seat, ask) else { continue };
        match groups.iter_mut().find(|(other, _)| *other == team) {
            Some((_, group)) => group.push(seat),
            None => groups.push((team, vec![seat])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The team, if any, of the card by which a seat has a power, if it has it.
fn team_with(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask) -> Option<Option<Team>> {
    let card = cards_with(rules, game, seat, ask).next()?;
    Some(rules.card(game.card(card).role).team)
}

/// Whether a power can be used at this moment by anybody who has it. Source: SL-02
pub(super) fn is_open(rules: &RuleSet, game: &Game, ask: Ask) -> bool {
    let first_night = || rules.first_night.is_empty() || rules.first_night.contains(&ask);
    match &game.phase {
        Phase::Night { .. } if ask == Ask::Side => game.night == 1,
        Phase::Night { .. } => ask != Ask::Tiebreak && (game.night != 1 || first_night()),
        Phase::Window(window) => match window.part {
            WindowPart::First => ask != Ask::Tiebreak && (ask == Ask::Side || first_night()),
            WindowPart::Day => !matches!(ask, Ask::Side | Ask::Tiebreak),
            WindowPart::Evening => match ask {
                Ask::Side => false,
                Ask::Tiebreak => game.tie.is_some(),
                _ => !rules.with_ballot.contains(&ask),
            },
        },
        Phase::LastWords { .. }
        | Phase::Speech { .. }
        | Phase::Discussion { .. }
        | Phase::Defence { .. }
        | Phase::Ballot(_)
        | Phase::Parting { .. }
        | Phase::Accusations { .. }
        | Phase::Ordering { .. }
        | Phase::Special(_) => false,
    }
}

/// The powers that take effect when the present phase closes, in the rule set's order.
pub(super) fn closing(rules: &RuleSet, game: &Game) -> Vec<Ask> {
    let by_day = matches!(&game.phase, Phase::Window(window) if window.part == WindowPart::Day);
    let now = |ask: &&Ask| is_open(rules, game, **ask) && (!by_day || rules.with_ballot.contains(ask));
    rules.night_order.iter().filter(now).copied().collect()
}

/// Whether a power of this card is spent by one use. Source: V3-05, SL-10
pub(super) fn is_once(rules: &RuleSet, game: &Game, card: CardRef, ask: Ask) -> bool {
    let once = &rules.card(game.card(card).role).once;
    ask.is_once() || once.iter().any(|ability| ability.night_power() == Some(ask))
}

/// Whether a card has used up a power.
pub(super) fn is_spent(rules: &RuleSet, game: &Game, card: CardRef, ask: Ask) -> bool {
    game.card(card).spent && is_once(rules, game, card, ask)
}

/// Whether the answer to a power has been given to this seat, so that it is final. Source: A-03
pub(super) fn is_final(game: &Game, seat: Seat, ask: Ask) -> bool {
    match &game.phase {
        Phase::Night { answered, checked, .. } => {
            answered.contains(&ask) || (ask == Ask::Check && checked.contains(&seat))
        }
        Phase::Window(window) => ask == Ask::Check && window.checked.contains(&seat),
        Phase::LastWords { .. }
        | Phase::Speech { .. }
        | Phase::Discussion { .. }
        | Phase::Defence { .. }
        | Phase::Ballot(_)
        | Phase::Parting { .. }
        | Phase::Accusations { .. }
        | Phase::Ordering { .. }
        | Phase::Special(_) => false,
    }
}

/// The night powers of a seat, spent ones included, in the order of its cards.
pub(super) fn powers(rules: &RuleSet, game: &Game, seat: Seat) -> Vec<Ask> {
    let mut list = Vec::new();
    for card in game.acting(rules, seat) {
        for ask in rules.card(game.card(card).role).does.iter().filter_map(|ability| ability.night_power()) {
            if !list.contains(&ask) && has_power(rules, game, card, ask) {
                list.push(ask);
            }
        }
        if !list.contains(&Ask::Tiebreak) && has_power(rules, game, card, Ask::Tiebreak) {
            list.push(Ask::Tiebreak);
        }
    }
    list
}

/// The acting cards of a seat that have this power tonight, spent ones included.
pub(super) fn cards_with<'a>(
    rules: &'a RuleSet,
    game: &'a Game,
    seat: Seat,
    ask: Ask,
) -> impl Iterator<Item = CardRef> + 'a {
    game.acting(rules, seat).filter(move |card| has_power(rules, game, *card, ask))
}

/// Whether a seat has this power tonight, spent or not.
pub(super) fn holds(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask) -> bool {
    cards_with(rules, game, seat, ask).next().is_some()
}

fn has_power(rules: &RuleSet, game: &Game, card: CardRef, ask: Ask) -> bool {
    // Who kills also decides whom a tied vote jails. Source: SL-05
    if ask == Ask::Tiebreak {
        return rules.tie.contains(&TieStep::Killers) && has_power(rules, game, card, Ask::Kill);
    }
    let held = rules.card(game.card(card).role);
    let Some(ability) = held.does.iter().find(|ability| ability.night_power() == Some(ask)) else {
        return false;
    };
    let awake = held.after.get(ability).is_none_or(|roles| game.are_dead(roles));
    awake && !(held.mole && !held.after.contains_key(ability) && mole_is_alone(rules, game, held.team))
}

/// With one real member left the mole no longer takes part. Source: IN-07
fn mole_is_alone(rules: &RuleSet, game: &Game, team: Option<Team>) -> bool {
    real_members(rules, game, team) < 2
}

fn real_members(rules: &RuleSet, game: &Game, team: Option<Team>) -> usize {
    let real = |role: Role| rules.card(role).team == team && !rules.card(role).mole;
    game.cards.iter().filter(|card| card.alive && real(card.role)).count()
}

/// Whether a seat takes part in its team's talk now. Source: A-04, IN-07
pub(super) fn talks(rules: &RuleSet, game: &Game, seat: Seat) -> Option<Team> {
    let awake = |card: &CardRule| !(card.mole && mole_is_alone(rules, game, card.team));
    let mut held = game.acting(rules, seat).map(|card| rules.card(game.card(card).role));
    held.find_map(|card| card.team.filter(|team| rules.team_talk.contains(team) && awake(card)))
}

/// How those who have a power use it.
pub(super) fn chosen_by(rules: &RuleSet, ask: Ask) -> By {
    match ask {
        Ask::Kill => rules.kill.by,
        Ask::Tiebreak => By::Team,
        Ask::Check => rules.check.by,
        // One notice, and one story, of all the killers.
        Ask::Notice | Ask::Story => By::Team,
        Ask::Save
        | Ask::Shoot
        | Ask::Hug
        | Ask::Silence
        | Ask::Strike
        | Ask::Honest
        | Ask::Revive
        | Ask::Squeeze
        | Ask::Investigate
        | Ask::Watch
        | Ask::Search
        | Ask::Glare
        | Ask::TrueGlare
        | Ask::VoidVote
        | Ask::TrueVoid
        | Ask::Kidnap
        | Ask::Raven
        | Ask::Surpass
        | Ask::Gossip
        | Ask::Hunt
        | Ask::Play
        | Ask::Deduce
        | Ask::Cover
        | Ask::Side
        | Ask::Approve
        | Ask::Token
        | Ask::Take
        | Ask::Order
        | Ask::Write
        | Ask::JoinUp
        | Ask::Transfer
        | Ask::Recover
        | Ask::Accuse
        | Ask::Vote
        | Ask::Speech
        | Ask::LastWords
        | Ask::Floor
        | Ask::Ready => By::Each,
    }
}

/// Whether a power names nobody.
pub(super) fn aims_at_nobody(ask: Ask) -> bool {
    matches!(ask, Ask::Revive | Ask::Watch | Ask::Kidnap | Ask::Story)
}

/// Whom a seat may aim a power at. Source: C-06, V4-03, V5-06
fn targets(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask) -> Vec<Target> {
    if aims_at_nobody(ask) {
        return Vec::new();
    }
    if ask == Ask::Side {
        return (1..).zip(SIDES).map(|(number, _)| Target(number)).collect();
    }
    if ask == Ask::Tiebreak {
        let tied = game.tie.iter().flat_map(|tie| tie.tied.iter().copied());
        return tied.filter(|target| game.aimed_at(rules, *target).is_some()).collect();
    }
    let barred = barred(rules, game, seat, ask);
    let mut targets = game.aims(rules);
    targets.retain(|target| !barred(*target));
    targets
}

/// Whether this seat may aim this power at that.
pub(super) fn is_target(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask, target: Target) -> bool {
    if aims_at_nobody(ask) || matches!(ask, Ask::Side | Ask::Tiebreak) {
        return targets(rules, game, seat, ask).contains(&target);
    }
    game.aimed_at(rules, target).is_some() && !barred(rules, game, seat, ask)(target)
}

/// What a seat may not aim a power at, of all that can be aimed at.
fn barred(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask) -> impl Fn(Target) -> bool {
    let own_team = match ask {
        Ask::Kill | Ask::Notice => rules.kill.own_team,
        Ask::Check => rules.check.own_team,
        _ => OwnTeam::Allowed,
    };
    let (spares_team, spares_itself) = (own_team == OwnTeam::Forbidden, ask == Ask::Hug);
    let own_cards: Vec<CardRef> =
        if spares_team || spares_itself { cards_with(rules, game, seat, ask).collect() } else { Vec::new() };
    let team = own_cards.first().and_then(|card| rules.card(game.card(*card).role).team);
    move |target| {
        if !spares_team && !spares_itself {
            return false;
        }
        let Some(card) = game.aimed_at(rules, target) else { return true };
        let held = game.card(card);
        let itself = match rules.hand {
            HandForm::AtOnce => own_cards == [card],
            HandForm::Single | HandForm::InTurn => held.seat == seat,
        };
        let mate = rules.card(held.role).team;
        (spares_itself && itself) || (spares_team && team.is_some() && mate == team)
    }
}

/// Whom a seat may aim a power at tonight.
pub(super) fn targets_now(table: &Table, game: &Game, seat: Seat, ask: Ask) -> Vec<Target> {
    let rules = &table.rules;
    let mut targets = targets(rules, game, seat, ask);
    let spared = spared_by_the_last(rules, game, seat, ask);
    if ask.is_kill() && (game.night == 1 || !spared.is_empty()) {
        // Nobody is a first victim later.
        let barred = |card: CardRef| {
            let card = game.card(card);
            is_first_victim_again(table, game, card.seat) || spared.contains(&card.role)
        };
        targets.retain(|target| !game.aimed_at(rules, *target).is_some_and(barred));
    }
    targets
}

/// Whether this would be the forbidden how-manieth first victim running. Source: CL-05, TH-08
pub(super) fn is_first_victim_again(table: &Table, game: &Game, seat: Seat) -> bool {
    let again = usize::from(table.rules.kill.first_victim_again);
    let Some(before) = again.checked_sub(1).filter(|before| *before > 0) else { return false };
    let past = &table.first_victims;
    // Under masks a refusal would tell who is who. Source: DN-01
    game.night == 1
        && !game.is_masked()
        && past.len() >= before
        && table.player(seat).is_some_and(|player| {
            past[past.len() - before..].iter().all(|victim| victim.as_ref() == Some(&player.person))
        })
}

/// At most so many targets: one, or one for each unspent card where every card acts for itself.
pub(super) fn targets_max(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask) -> usize {
    match chosen_by(rules, ask) {
        _ if aims_at_nobody(ask) => 0,
        By::Team => 1,
        By::Each => {
            cards_with(rules, game, seat, ask).filter(|card| !is_spent(rules, game, *card, ask)).count()
        }
    }
}

/// The roles that a rule bars the last of a team from killing. Source: IN-07
pub(super) fn spared_by_the_last<'a>(rules: &'a RuleSet, game: &Game, seat: Seat, ask: Ask) -> &'a [Role] {
    let own = cards_with(rules, game, seat, ask).next().filter(|_| ask.is_kill());
    let held = own.map(|own| rules.card(game.card(own).role)).filter(|held| !held.last_spares.is_empty());
    match held {
        Some(held) if !held.mole && real_members(rules, game, held.team) == 1 => &held.last_spares,
        _ => &[],
    }
}

/// What the judge answers a card that checks another. Source: V2-03, ST-03, V5-10, V7-05
pub(super) fn answer_about(rules: &RuleSet, game: &Game, asker: Option<Role>, card: CardRef) -> Answer {
    let role = game.card(card).role;
    if let Some(wanted) = asker.and_then(|asker| rules.card(asker).looks_for) {
        return Answer::Hint(if role == wanted { Hint::Yes } else { Hint::No });
    }
    match rules.check.tells {
        CheckTells::Role => Answer::Role(role),
        CheckTells::Killer if is_killer(rules, role) && !rules.check.misses.contains(&role) => {
            Answer::Role(Role::Killer)
        }
        CheckTells::Killer => Answer::Hint(Hint::NotKiller),
    }
}

pub(super) fn is_killer(rules: &RuleSet, role: Role) -> bool {
    rules.card(role).side == Side::Killers
}

/// Whether a seat holds a living card that can do this by day.
pub(super) fn can(rules: &RuleSet, game: &Game, seat: Seat, ability: Ability) -> bool {
    game.acting(rules, seat).any(|card| rules.card(game.card(card).role).does.contains(&ability))
}
