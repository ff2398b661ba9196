//! Simple players whose every move can be explained.
//!
//! Killers spare each other and kill whom the table trusts. Whoever can check says so once a killer is
//! found, or when about to be executed. Everybody votes for whom they know, or whom somebody trusted has
//! voted for, or who has voted for good people; among equals by chance.

use rand::Rng;

use crate::game::rules::Ability;
use crate::game::{Action, Ask, Claim, Hand, Prompt, Role, SQUEEZES_MAX, Seat, Side, Target};

use super::mind::Mind;
use super::{act, one_of, players, random, written};

/// Suspicion from which a power that is better not wasted is used.
const STRONG: i32 = 5;
/// A careful killer sends no more: whoever feels few of them can have got them from almost anybody.
const SQUEEZES_SENT: u16 = 4;
/// Less than whoever is not feared at all: a kill that failed is not tried again while others are left.
const FAILED: i32 = 10;

/// What somebody plain does about a prompt, one thing after the other; nothing: lets it pass.
pub(super) fn answer(mind: &mut Mind<'_>, prompt: &Prompt, chance: &mut dyn Rng) -> Vec<Action> {
    let id = Some(prompt.id);
    match prompt.ask {
        Ask::Speech | Ask::LastWords => {
            let mut list: Vec<Action> = speech(mind, prompt.ask)
                .map(|role| Action::Claim { role: Claim::Role(role) })
                .into_iter()
                .collect();
            list.push(Action::Pass { prompt: id });
            list
        }
        Ask::Floor if mind.is_in_danger() => vec![Action::Floor { prompt: id }],
        Ask::Accuse => match only_suspect(mind) {
            Some(seat) if prompt.targets.contains(&seat.into()) => {
                vec![Action::Accuse { player: players(&[seat.into()]).remove(0), prompt: id }]
            }
            Some(_) | None => vec![Action::Pass { prompt: id }],
        },
        Ask::Vote => vote(mind, prompt, chance).into_iter().collect(),
        ask if ask.is_night_power() || ask == Ask::Take => power(mind, prompt, chance).into_iter().collect(),
        _ => random::answer(mind, prompt, chance).into_iter().collect(),
    }
}

/// What one claims in a speech, if there is reason to say anything.
fn speech(mind: &Mind<'_>, ask: Ask) -> Option<Role> {
    let own = mind.own.hand.iter().copied();
    let checks = own.clone().find(|role| mind.rules.card(*role).does.contains(&Ability::Check));
    let in_danger = mind.is_in_danger();
    let role = match (mind.own.side, checks) {
        // Found a killer, or nothing is left to lose by saying so.
        (Side::Good | Side::Third, Some(role)) if mind.has_news() || in_danger || ask == Ask::LastWords => {
            role
        }
        (Side::Good | Side::Third, None) if in_danger => own.clone().next()?,
        // A killer at whom somebody trusted has pointed claims to be what that one claims.
        (Side::Killers, _) if in_danger && ask == Ask::Speech => {
            mind.trusted().into_iter().find_map(|seat| mind.claim_of(seat)).unwrap_or(mind.rules.deal.rest)
        }
        (Side::Good | Side::Third | Side::Killers, _) => return None,
    };
    let claimable = mind.rules.cards.get(&role).is_some_and(|card| !card.unclaimable);
    (claimable && mind.claim_of(mind.own.seat) != Some(role)).then_some(role)
}

/// The most suspicious of these, by chance among equals; and how suspicious.
fn worst(chance: &mut dyn Rng, list: &[(Target, i32)]) -> Option<(Target, i32)> {
    let most = list.iter().map(|(_, sum)| *sum).max()?;
    let top: Vec<Target> = list.iter().filter(|(_, sum)| *sum == most).map(|(target, _)| *target).collect();
    one_of(chance, &top).map(|target| (target, most))
}

/// Whom one wants to see executed among these.
fn unwanted(mind: &Mind<'_>, candidates: &[Target], chance: &mut dyn Rng) -> Option<Target> {
    let others = mind.others(candidates);
    let list = if mind.own.side == Side::Killers {
        // Killers judge as if they knew nothing, and never vote for each other.
        let strangers: Vec<Target> = others.into_iter().filter(|t| !mind.is_mate_in_crime(*t)).collect();
        mind.public_suspicion(&strangers)
    } else {
        mind.suspicion(&others)
    };
    worst(chance, &list).map(|(target, _)| target)
}

fn vote(mind: &mut Mind<'_>, prompt: &Prompt, chance: &mut dyn Rng) -> Option<Action> {
    let id = Some(prompt.id);
    let Some(candidates) = mind.heard.called() else {
        return match unwanted(mind, &prompt.targets, chance) {
            Some(target) => Some(Action::Vote { targets: players(&[target]), prompt: id }),
            None if prompt.may_decline => Some(Action::Abstain { prompt: id }),
            None => random::answer(mind, prompt, chance),
        };
    };
    // Whom one votes for is settled before the first candidate is called.
    let choice = match mind.own.choice {
        Some((step, choice)) if step == prompt.id.step => choice,
        Some(_) | None => {
            let choice = unwanted(mind, candidates, chance);
            mind.own.choice = Some((prompt.id.step, choice));
            choice
        }
    };
    let called = choice.is_some_and(|choice| prompt.targets.contains(&choice));
    called.then(|| Action::Vote { targets: players(&prompt.targets), prompt: id })
}

/// Uses a power, or keeps it for a better moment.
fn power(mind: &mut Mind<'_>, prompt: &Prompt, chance: &mut dyn Rng) -> Option<Action> {
    let keep =
        prompt.may_decline.then_some(Action::Decline { ask: Some(prompt.ask), prompt: Some(prompt.id) });
    if prompt.ask == Ask::Story {
        return random::answer(mind, prompt, chance);
    }
    if let Some(target) = named_by_a_mate(mind, prompt) {
        return Some(named(prompt, target, chance));
    }
    let strangers: Vec<Target> =
        mind.others(&prompt.targets).into_iter().filter(|target| !mind.is_mate_in_crime(*target)).collect();
    let killer = mind.own.side == Side::Killers;
    let target = match prompt.ask {
        Ask::Kill | Ask::Notice => worst(chance, &threats(mind, &strangers)).map(|(target, _)| target),
        Ask::Shoot | Ask::Hug | Ask::Silence if killer => {
            worst(chance, &threats(mind, &strangers)).map(|(target, _)| target)
        }
        Ask::Check => {
            let new: Vec<Target> =
                strangers.into_iter().filter(|t| mind.certain_side(*t).is_none()).collect();
            worst(chance, &mind.suspicion(&new)).map(|(target, _)| target)
        }
        Ask::Save => return saves(mind, prompt, chance).map(|target| act(prompt, &[target])).or(keep),
        Ask::Shoot | Ask::Strike | Ask::Take => {
            let worst = worst(chance, &suspects(mind, &strangers));
            return match worst.filter(|(_, sum)| *sum >= STRONG || !prompt.may_decline) {
                Some((target, _)) => Some(act(prompt, &[target])),
                None => keep,
            };
        }
        Ask::Hug | Ask::Silence | Ask::Honest => {
            worst(chance, &suspects(mind, &strangers)).map(|(target, _)| target)
        }
        Ask::Squeeze => return Some(random::squeeze(prompt, chance, SQUEEZES_SENT)),
        _ => None,
    };
    match target {
        Some(target) => Some(named(prompt, target, chance)),
        None => random::answer(mind, prompt, chance),
    }
}

/// Names somebody, in the way the question wants it.
fn named(prompt: &Prompt, target: Target, chance: &mut dyn Rng) -> Action {
    match prompt.ask {
        Ask::Notice => written::announce(prompt, target, chance),
        _ => act(prompt, &[target]),
    }
}

/// Team-mates agree with whoever named first. Source: C-05
fn named_by_a_mate(mind: &Mind<'_>, prompt: &Prompt) -> Option<Target> {
    let night = mind.heard.night;
    let mut named = mind.own.team.iter().filter(|(of, ask, _)| (*of, *ask) == (night, prompt.ask));
    let target = named.find_map(|(_, _, targets)| targets.first().copied())?;
    prompt.targets.contains(&target).then_some(target)
}

/// How much killers have to fear from each of these: first of all whom the table trusts; least whom they
/// have tried to kill in vain, or a doctor would hold them up for ever.
fn threats(mind: &Mind<'_>, targets: &[Target]) -> Vec<(Target, i32)> {
    let failed = |target: Target| {
        let tries = mind.own.done.iter().filter(|(night, ask, targets)| {
            *ask == Ask::Kill && *night < mind.heard.night && targets.contains(&target)
        });
        let in_vain = !mind.heard.struck_at_night.contains(&mind.seat_of(target));
        i32::try_from(tries.count()).unwrap_or(i32::MAX / FAILED) * i32::from(in_vain)
    };
    let list = mind.public_suspicion(targets).into_iter();
    list.map(|(target, sum)| (target, -sum.clamp(-100, 0) - FAILED * failed(target))).collect()
}

/// Whom a power is meant for that hurts: killers by their own lights, or whoever killers fear.
fn suspects(mind: &Mind<'_>, targets: &[Target]) -> Vec<(Target, i32)> {
    if mind.own.side == Side::Killers { threats(mind, targets) } else { mind.suspicion(targets) }
}

/// Whom the doctor's needle is for: somebody trusted who lives; where needles do no harm, else by
/// chance somebody who is not suspected.
fn saves(mind: &Mind<'_>, prompt: &Prompt, chance: &mut dyn Rng) -> Option<Target> {
    let had = |target: &Target| {
        mind.own.done.iter().any(|(_, ask, targets)| *ask == Ask::Save && targets.contains(target))
    };
    let harmless = mind.rules.save.needles == 0;
    let may: Vec<Target> = prompt.targets.iter().copied().filter(|target| harmless || !had(target)).collect();
    let trusted = mind.trusted();
    let worthy: Vec<Target> = may.iter().copied().filter(|t| trusted.contains(&mind.seat_of(*t))).collect();
    if let Some(target) = one_of(chance, &worthy) {
        return Some(target);
    }
    let fine = mind.suspicion(&may).into_iter().filter(|(_, sum)| *sum <= 0).map(|(target, _)| target);
    one_of(chance, &fine.collect::<Vec<_>>()).filter(|_| harmless)
}

/// The only one who can have sent every squeeze that one felt. Source: TW-02 to TW-04
fn only_suspect(mind: &Mind<'_>) -> Option<Seat> {
    let mut left: Vec<Seat> = mind.heard.living().filter(|seat| *seat != mind.own.seat).collect();
    for felt in &mind.own.felt {
        let at = felt.living.iter().position(|seat| *seat == mind.own.seat)?;
        let mut way: Vec<Seat> = felt.living[at + 1..].iter().chain(&felt.living[..at]).copied().collect();
        if felt.from == Hand::Right {
            way.reverse();
        }
        // Whoever sits m places up the chain has sent m - 1 more than arrived here.
        let reach = usize::from((SQUEEZES_MAX + 1).saturating_sub(felt.count));
        way.truncate(reach);
        left.retain(|seat| way.contains(seat));
    }
    match left[..] {
        [only] if !mind.own.felt.is_empty() && mind.own.side != Side::Killers => Some(only),
        _ => None,
    }
}
