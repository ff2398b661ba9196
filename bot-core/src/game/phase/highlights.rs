//! What players remark on after a game, noticed by the judge.
//!
//! Source: glossary, highlights

use std::collections::{BTreeMap, BTreeSet};

use super::super::ids::Seat;
use super::super::notice::{Answer, Fate, Highlight, Hint, NightEntry, Remark};
use super::super::role::{Ask, Role, Side, Team};
use super::super::rules::RuleSet;
use super::super::state::{Claim, Game};

/// Everything worth a remark, by kind, then in the order it happened.
pub(super) fn of_game(rules: &RuleSet, game: &Game) -> Vec<Remark> {
    let mut remarks = of_nights(rules, game);
    remarks.extend(of_claims(rules, game));
    let last_speaker = game.last_speakers.first_key_value();
    remarks.extend(last_speaker.map(|(day, seat)| remark(Highlight::LastSpeaker, Some(*seat), *day)));
    let mut civilians = game.cards.iter().filter(|card| card.role == Role::Civilian).peekable();
    if civilians.peek().is_some() && civilians.all(|card| !card.alive) {
        remarks.push(remark(Highlight::Massacre, None, game.night));
    }
    remarks.sort_by_key(|remark| (remark.highlight, remark.round));
    remarks.dedup();
    remarks
}

fn remark(highlight: Highlight, seat: Option<Seat>, round: u16) -> Remark {
    Remark { highlight, seat, round }
}

fn of_nights(rules: &RuleSet, game: &Game) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for report in game.nights.iter().map(|night| night.open()) {
        for entry in &report.entries {
            let seat = entry.target.and_then(|target| game.seat_behind(rules, target));
            let highlight = of_entry(rules, entry, report.night == 1);
            remarks.extend(highlight.map(|highlight| remark(highlight, seat, report.night)));
        }
    }
    remarks
}

fn of_entry(rules: &RuleSet, entry: &NightEntry, first_night: bool) -> Option<Highlight> {
    let struck = entry.struck?;
    let is_killer = |role: Role| rules.cards.get(&role).is_some_and(|card| card.side == Side::Killers);
    // What the police were told counts, not what the card says. Source: V7-05, V5-10
    let found = matches!(entry.answer, Some(Answer::Role(role)) if is_killer(role));
    let cleared = matches!(entry.answer, Some(Answer::Role(Role::Civilian) | Answer::Hint(Hint::NotKiller)));
    match (entry.ask, entry.fate) {
        (Ask::Kill | Ask::Notice, Fate::Died) if is_killer(struck) => Some(Highlight::SelfKill),
        (Ask::Kill | Ask::Notice, Fate::Died) if first_night && is_open_police(rules, struck) => {
            Some(Highlight::KnifeFirst)
        }
        (
            Ask::Kill | Ask::Notice,
            Fate::Done
            | Fate::Blocked
            | Fate::Shielded
            | Fate::Spared
            | Fate::Safe
            | Fate::Missed
            | Fate::Immune
            | Fate::Untold
            | Fate::Saved
            | Fate::Glared
            | Fate::Guarded
            | Fate::Blessed
            | Fate::Heroic,
        ) => Some(Highlight::WastedKill),
        (Ask::Check, Fate::Done) if found && first_night => Some(Highlight::CheckFirst),
        (Ask::Check, Fate::Done) if found => Some(Highlight::KnownKiller),
        (Ask::Check, Fate::Done) if cleared && struck == Role::Civilian => Some(Highlight::GoldWater),
        (_, _) => None,
    }
}

/// Police and their chief, without the killers' mole among them.
fn is_open_police(rules: &RuleSet, role: Role) -> bool {
    rules.cards.get(&role).is_some_and(|card| card.team == Some(Team::Police) && card.side == Side::Good)
}

/// Claims of being police, true and false, and rival ones.
fn of_claims(rules: &RuleSet, game: &Game) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let mut claimants: BTreeSet<Seat> = BTreeSet::new();
    let mut days: BTreeMap<u16, BTreeSet<Seat>> = BTreeMap::new();
    for (day, seat, _) in game.claims.iter().filter(|(_, _, claim)| *claim == Claim::Role(Role::Police)) {
        days.entry(*day).or_default().insert(*seat);
        if !claimants.insert(*seat) {
            continue;
        }
        let holds = |role: Role| game.hand(*seat).any(|(_, card)| card.role == role);
        let highlight = if holds(Role::Police) {
            Highlight::TrueClaim
        } else if game.side_of(rules, *seat) == Side::Killers {
            Highlight::BoldClaim
        } else {
            Highlight::WildClaim
        };
        remarks.push(remark(highlight, Some(*seat), *day));
    }
    let rivals = days.into_iter().filter(|(_, seats)| seats.len() > 1);
    for (day, seats) in rivals {
        remarks.extend(seats.into_iter().map(|seat| remark(Highlight::CounterClaim, Some(seat), day)));
    }
    remarks
}
