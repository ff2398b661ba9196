//! What everybody in the room is told.

use std::collections::BTreeSet;

use bot_core::game::{
    Action, Ask, Cause, Claim, Death, Notice, Outcome, Role, Seat, TableNote, Target, WarningCode,
};

use super::ascending;
use super::batch::{Batch, in_room};
use super::rights::{Shown, Speciality, Votes};
use super::truth::Truth;
use super::watch::Watch;

/// Whether all may be told this now.
pub(super) fn check(
    truth: &Truth,
    watch: &Watch,
    batch: &Batch<'_>,
    notice: &Notice,
    found: &mut Vec<String>,
) {
    if let Some(kind) = never_public(notice) {
        found.push(format!("{kind} for all to hear"));
        return;
    }
    if let Some(game) = only_in(notice)
        && truth.playing
        && !game.contains(&truth.rights.special)
    {
        found.push(format!("this game has no {game:?}: {notice:?}"));
    }
    match notice {
        Notice::Started { seats, accounts, .. } => {
            let named = seats.iter().filter(|seated| seated.user.is_some()).count();
            let wanted = if truth.rights.is_masked() { 0 } else { seats.len() };
            if named != wanted || !ascending(seats.iter().map(|seated| seated.seat)) {
                found
                    .push(format!("{named} of {} seats are named, or in an order of their own", seats.len()));
            }
            let listed: Vec<_> = accounts.iter().map(|account| account.user.clone()).collect();
            // Apart from the seats, and in another order: that of sitting down. Source: DN-20
            if truth.rights.is_masked() && listed != truth.joined {
                found.push("the accounts stand in an order of their own".to_owned());
            }
        }
        Notice::Dawn { deaths, .. } => dawn(truth, batch, deaths, found),
        Notice::Out { seat, card, shown, cause, .. } => out(truth, *seat, (*card, *shown, *cause), found),
        Notice::Result { votes, counts, top, outcome, .. } => {
            if truth.rights.votes == Votes::Never && !(votes.is_empty() && counts.is_empty()) {
                found.push("who voted for whom is published".to_owned());
            }
            if truth.rights.votes == Votes::Never && *outcome == Outcome::Nobody && !top.is_empty() {
                found.push("whom many voted for is published".to_owned());
            }
            if !ascending(votes.iter().map(|vote| vote.by)) {
                found.push("the votes stand in an order of their own".to_owned());
            }
            if truth.rights.votes == Votes::Sealed {
                published(truth, watch, notice, found);
            }
        }
        Notice::Tally { .. } if truth.rights.votes != Votes::OneByOne => {
            found.push("a running tally of a sealed ballot".to_owned());
        }
        Notice::Ballot { voters, .. } if *voters != by_number(truth, voters) => {
            found.push(format!("{voters:?} may vote, in an order of their own"));
        }
        Notice::Silenced { seat } => silenced(truth, *seat, found),
        Notice::Reminder { asks, .. } if !asks.is_empty() => {
            found.push("who has not acted is told to all".to_owned());
        }
        Notice::Warning { code, .. } if *code != WarningCode::ByHost => {
            found.push(format!("a warning ({code}) that is one player's own"));
        }
        Notice::Story { seat: Some(seat), .. } if truth.teller != Some(*seat) => {
            found.push(format!("the story of seat {seat} is signed"));
        }
        Notice::Said { seat, .. } if batch.seat() != Some(*seat) => {
            found.push("somebody else spoke".to_owned())
        }
        Notice::Claimed { seat, role } => claimed(batch, *seat, *role, found),
        Notice::Over { hands, .. } if hands.len() != truth.seats.len() => {
            found.push("the end shows other hands".to_owned());
        }
        _ => {}
    }
    // While eyes are shut nothing that is done in secret is heard. Source: A-01, C-10
    if is_secret(truth, watch, &batch.step.action) && !batch.over && !ends_what_was_open(batch, notice, watch)
    {
        found.push(format!("a secret deed is heard: {notice:?}"));
    }
}

/// What is for one person alone; the kind of it.
fn never_public(notice: &Notice) -> Option<&'static str> {
    Some(match notice {
        Notice::Dealt { .. } => "somebody's cards",
        Notice::Ask { .. } => "what somebody is asked",
        Notice::Noted { .. } => "what somebody has named",
        Notice::Team { .. } => "what a team says",
        Notice::Review { .. } | Notice::ReviewNoted { .. } | Notice::Reviewed { .. } => "a review",
        Notice::StoryPart { .. } => "a part of a story",
        Notice::Answer { .. } => "an answer",
        Notice::Partner { .. } => "who the other kira is",
        Notice::Notebook { .. } => "who holds a notebook",
        Notice::Befriended { .. } => "a friend's secret",
        Notice::Identity { .. } => "a card that has come to the front",
        Notice::Promoted { .. } => "who has become the special killer",
        Notice::Squeezed { .. } => "who was squeezed",
        Notice::Suspect { .. } => "a suspect of the police",
        Notice::Parted { .. } => "whom the pause is for",
        Notice::Question { .. } => "a question to the host",
        Notice::CalledBack {} => "who is called back",
        Notice::Invited { .. } => "who asked to be told",
        Notice::Introduction {} => "who plays for the first time",
        _ => return None,
    })
}

/// The games in which something may be told at all.
fn only_in(notice: &Notice) -> Option<&'static [Speciality]> {
    Some(match notice {
        Notice::Silenced { .. } => &[Speciality::Silence],
        Notice::Window { .. } | Notice::Saved { .. } | Notice::Dream { .. } => &[Speciality::Slow],
        Notice::NoticeTime { .. }
        | Notice::Riddle { .. }
        | Notice::Solution { .. }
        | Notice::TokenUsed { .. } => &[Speciality::Notice],
        Notice::Story { .. }
        | Notice::StoryTurn { .. }
        | Notice::SwapOffered { .. }
        | Notice::Swapped { .. } => &[Speciality::Story],
        Notice::Said { .. }
        | Notice::KillFailed { .. }
        | Notice::JoinedUp { .. }
        | Notice::Transferred {}
        | Notice::Unclaimed { .. }
        | Notice::Recovered {}
        | Notice::Bequeathing { .. }
        | Notice::GivenAnew { .. } => &[Speciality::DeathNote],
        Notice::Asleep { .. }
        | Notice::Kidnapped { .. }
        | Notice::Arrested { .. }
        | Notice::Clue { .. }
        | Notice::Serial { .. }
        | Notice::BallotVoid {} => &[Speciality::Conan],
        Notice::Accused { .. } | Notice::Accusations { .. } => &[Speciality::Squeeze],
        Notice::Table { note: TableNote::TieKillers | TableNote::TieUndecided, .. } => &[Speciality::Slow],
        Notice::Table { note: TableNote::GivenUp, .. } => &[Speciality::Notice],
        Notice::Table { note: TableNote::Disguise, .. } => &[Speciality::Conan],
        _ => return None,
    })
}

/// What is shown of a card under a rule.
fn may_show(truth: &Truth, rule: Shown, role: Role) -> Option<Role> {
    match rule {
        Shown::Nothing => None,
        Shown::Killers => Some(role).filter(|role| truth.is_killers_side(*role)),
        Shown::Card => Some(role),
    }
}

/// The judge names the dead in the order of their seats and not why. Source: C-03, V3-09
fn dawn(truth: &Truth, batch: &Batch<'_>, deaths: &[Death], found: &mut Vec<String>) {
    if !ascending(deaths.iter().map(|death| death.seat)) {
        found.push(format!("the dead are named in an order of their own: {deaths:?}"));
    }
    let told: BTreeSet<Seat> = deaths.iter().map(|death| death.seat).collect();
    let dead: BTreeSet<Seat> =
        batch.out.iter().copied().filter(|seat| !batch.told_out.contains(seat)).collect();
    if told != dead {
        found.push(format!("{told:?} are named dead, {dead:?} died"));
    }
    for (place, Death { seat, card, out, shown }) in deaths.iter().enumerate() {
        let last = !deaths[place + 1..].iter().any(|death| death.seat == *seat);
        let held = truth.hand(*seat).find(|(index, _)| truth.number_of(*index) == *card);
        let Some((_, held)) = held else {
            found.push(format!("seat {seat} has no card {card}"));
            continue;
        };
        if *shown != may_show(truth, truth.rights.shows.night, held.role)
            || *out != (last && !truth.lives(*seat))
        {
            found.push(format!("the card of seat {seat} is shown as {shown:?}, out: {out}"));
        }
    }
}

fn out(truth: &Truth, seat: Seat, (card, shown, cause): (u16, Option<Role>, Cause), found: &mut Vec<String>) {
    let shows = truth.rights.shows;
    let rule = match cause {
        Cause::Voted => shows.vote,
        Cause::Exploded => shows.explode,
        Cause::Removed
        | Cause::Left
        | Cause::Accused
        | Cause::TakenAlong
        | Cause::Liar
        | Cause::Serial
        | Cause::Suicide
        | Cause::Inactive
        | Cause::Expired => shows.other,
    };
    let held = truth.hand(seat).find(|(index, _)| truth.number_of(*index) == card);
    let wanted = held.and_then(|(_, held)| may_show(truth, rule, held.role));
    if shown != wanted {
        found.push(format!("seat {seat} goes out ({cause}) with {shown:?} shown, not {wanted:?}"));
    }
}

/// A closed ballot says who voted for whom, by what everybody has last said. Source: C-10, SL-19
fn published(truth: &Truth, watch: &Watch, notice: &Notice, found: &mut Vec<String>) {
    let (Notice::Result { votes, .. }, Some((_, given))) = (notice, &watch.ballot) else { return };
    // A void vote is published as void, not for whom it was. Source: CO-15
    let void = truth.rights.special == Speciality::Conan;
    for vote in votes {
        let named: &[Target] = given.get(&vote.by).map_or(&[], Vec::as_slice);
        let same = match vote.for_target {
            Some(target) => named.contains(&target) || named.contains(&Target(0)),
            None => named.is_empty() || void || named == [Target(0)] || vote.void,
        };
        if !same {
            found.push(format!("seat {} voted for {named:?}, not {:?}", vote.by, vote.for_target));
        }
    }
}

/// Those who may vote, by number. Nothing else may order them.
fn by_number(truth: &Truth, voters: &[Seat]) -> Vec<Seat> {
    let mut sorted: Vec<Seat> = voters.iter().copied().filter(|seat| truth.lives(*seat)).collect();
    sorted.sort_unstable();
    sorted
}

/// Whoever the forest elder has named, or shares the butterfly's fate. Source: V4-09, V4C-04
fn silenced(truth: &Truth, seat: Seat, found: &mut Vec<String>) {
    let named = |ask: Ask, seat: Seat| {
        let mut all = truth.named.iter().filter(|((_, named), _)| *named == ask);
        all.any(|(_, targets)| targets.contains(&Target(seat.0)))
    };
    let shares = truth.rights.id == "v4-classic" && named(Ask::Hug, seat);
    if !named(Ask::Silence, seat) && !shares {
        found.push(format!("seat {seat} is silenced, whom nobody named"));
    }
}

/// Whether something is said or done for the judge's ear alone.
fn is_secret(truth: &Truth, watch: &Watch, action: &Action) -> bool {
    let votes = matches!(action, Action::Vote { .. } | Action::Abstain { .. } | Action::Unvote);
    // What is declined may be a turn to speak, or a vote.
    let shut = watch.eyes_are_shut() || !matches!(action, Action::Decline { ask: None, .. });
    shut && !(votes && truth.rights.votes == Votes::OneByOne)
        && matches!(
            action,
            Action::Act { .. }
                | Action::Decline { .. }
                | Action::Squeeze { .. }
                | Action::Play { .. }
                | Action::Cover { .. }
                | Action::Deduce { .. }
                | Action::Write { .. }
                | Action::Announce { .. }
                | Action::Review { .. }
                | Action::Suspect { .. }
                | Action::Vote { .. }
                | Action::Abstain { .. }
                | Action::Unvote
        )
}

/// What a deed in secret may bring about in public: the last vote closes a ballot, the dead angel's
/// choice is a death, a notebook handed on is public, and the last who is asked ends what waits for all.
fn ends_what_was_open(batch: &Batch<'_>, notice: &Notice, watch: &Watch) -> bool {
    match &batch.step.action {
        Action::Vote { .. } | Action::Abstain { .. } | Action::Unvote => {
            batch.closes_ballot
                || matches!(notice, Notice::Result { .. } | Notice::BallotVoid {} | Notice::Tally { .. })
        }
        Action::Act { ask: Ask::Take, .. } => true,
        Action::Act { ask: Ask::Transfer, .. } => {
            matches!(notice, Notice::Transferred {}) || watch.is_between_acts()
        }
        Action::Act { ask: Ask::Recover, .. } => watch.is_between_acts(),
        Action::Act { ask: Ask::Order, .. } => !watch.has_begun(),
        Action::Decline { .. } => watch.is_between_acts() || !watch.has_begun(),
        _ => in_room(batch.step),
    }
}

/// What somebody claims is what they said. Source: C-11
fn claimed(batch: &Batch<'_>, seat: Seat, role: Claim, found: &mut Vec<String>) {
    let said = matches!(&batch.step.action, Action::Claim { role: said } if *said == role);
    if !said || batch.seat() != Some(seat) {
        found.push(format!("seat {seat} has claimed nothing of the kind"));
    }
}
