//! Going out and the end of the game.
//!
//! Source: C-04, C-07, C-16, C-17, C-19

use std::collections::BTreeMap;

use super::super::event::Fact;
use super::super::ids::Seat;
use super::super::notice::{Cause, EndReason, Keeper, NightReport, Notice};
use super::super::persona;
use super::super::rng;
use super::super::role::{Role, Side, Team};
use super::super::rules::{Ability, Both, Group, HandForm, Quota, QuotaWord, RuleSet, Shown};
use super::super::special::{self, written::notice};
use super::super::state::{Card, CardRef, Claim, Game};
use super::super::turn::Turn;
use super::{highlights, identity, lobby};

/// A card dies by day and the room is told. Returns whether an entitlement to last words came
/// with it (and is used up now).
pub(in super::super) fn goes_out(turn: &mut Turn, card: CardRef, cause: Cause) -> bool {
    let entitled = one_goes_out(turn, card, cause);
    identity::promote(turn);
    entitled
}

fn one_goes_out(turn: &mut Turn, card: CardRef, cause: Cause) -> bool {
    let (seat, role) = (turn.game().card(card).seat, turn.game().card(card).role);
    let shown = match cause {
        Cause::Voted => shown_as(turn.rules(), turn.rules().shown.vote, role),
        Cause::Exploded => shown_as(turn.rules(), turn.rules().shown.explode, role),
        Cause::Removed
        | Cause::Left
        | Cause::Accused
        | Cause::TakenAlong
        | Cause::Liar
        | Cause::Serial
        | Cause::Suicide
        | Cause::Inactive
        | Cause::Expired => shown_as(turn.rules(), turn.rules().shown.other, role),
    };
    let number = card_number(turn.rules(), turn.game(), card);
    turn.fact(Fact::Died { card });
    let out = !turn.game().is_alive(seat);
    let entitled = match cause {
        Cause::Voted | Cause::Exploded => out && entitled_to_last_words(turn),
        // Who is removed has none and uses none up; nor has who is taken along, or died by their own hand.
        // Source: C-07, C-15, V7-08, NO-08
        Cause::Removed
        | Cause::Left
        | Cause::Accused
        | Cause::TakenAlong
        | Cause::Liar
        | Cause::Serial
        | Cause::Suicide
        | Cause::Inactive
        | Cause::Expired => false,
    };
    if out && cause == Cause::Voted && turn.rules().dreams {
        turn.fact(Fact::Jailed { seat });
    }
    if entitled {
        turn.fact(Fact::WordsUsed {});
    }
    turn.tell_room(Notice::Out { seat, card: number, out, shown, cause });
    if out {
        special::went_out(turn, seat, cause);
    }
    entitled
}

/// All cards of a seat die by day.
pub(in super::super) fn goes_out_whole(turn: &mut Turn, seat: Seat, cause: Cause) {
    let hand: Vec<CardRef> =
        turn.game().hand(seat).filter(|(_, held)| held.alive).map(|(card, _)| card).collect();
    for card in hand {
        one_goes_out(turn, card, cause);
    }
    identity::promote(turn);
}

/// Who was made honest today and lied in their last claim, or kept silent about a role.
///
/// It is looked at when the ballot closes, before the executed card dies. Source: BU-03 to BU-06
pub(super) fn liars(turn: &Turn) -> Vec<Seat> {
    let game = turn.game();
    let honest = |seat: &Seat| game.day > 0 && game.seats[seat.index()].honest_day == game.day;
    let lied = |seat: &Seat| {
        let today = |claim: &&(u16, Seat, Claim)| (claim.0, claim.1) == (game.day, *seat);
        let claimed = game.claims.iter().rev().find(today).map(|(_, _, claim)| *claim);
        let is_so = |card: &Card| match claimed.unwrap_or(Claim::Role(Role::Civilian)) {
            Claim::Role(role) => card.role == role,
            Claim::Side(side) => card.side(turn.rules()) == side,
        };
        !game.hand(*seat).any(|(_, card)| card.alive && is_so(card))
    };
    game.living().filter(honest).filter(lied).collect()
}

/// Liars whom the ballot has left alive are out too. Source: BU-03
pub(super) fn punish_liars(turn: &mut Turn, liars: Vec<Seat>, gone: &mut Vec<Seat>) {
    for seat in liars {
        if turn.game().is_alive(seat) {
            goes_out_whole(turn, seat, Cause::Liar);
            gone.push(seat);
        }
    }
}

/// What is shown of a card under a rule.
pub(in super::super) fn shown_as(rules: &RuleSet, shown: Shown, role: Role) -> Option<Role> {
    match shown {
        Shown::Nothing => None,
        Shown::Killers => (rules.card(role).side == Side::Killers).then_some(role),
        Shown::Role => Some(role),
    }
}

/// The number a card is named by: its place in the ring, or in the hand.
pub(in super::super) fn card_number(rules: &RuleSet, game: &Game, card: CardRef) -> u16 {
    if rules.hand == HandForm::AtOnce {
        return card.0 + 1;
    }
    let place = game.hand(game.card(card).seat).position(|(held, _)| held == card).unwrap_or(0);
    u16::try_from(place + 1).unwrap_or(1)
}

/// Whether whoever goes out next is among the first Q. Source: C-07, TH-03
pub(in super::super) fn entitled_to_last_words(turn: &Turn) -> bool {
    let (rules, game) = (turn.rules(), turn.game());
    let size = u16::try_from(game.seats.len()).unwrap_or(u16::MAX);
    let by_size = rules.last_words.by_size.range(..=size).next_back().map(|(_, quota)| *quota);
    let quota = by_size.unwrap_or(rules.last_words.quota);
    match quota {
        Quota::Count(count) => game.words_used < count,
        Quota::Word(QuotaWord::All) => true,
        Quota::Word(QuotaWord::Killers) => {
            // Those who kill together; a mole among the police is none of them. Source: IN-10
            let kills = |role: Role| {
                let card = rules.card(role);
                card.side == Side::Killers && card.team == Some(Team::Killers)
            };
            usize::from(game.words_used) < game.cards.iter().filter(|card| kills(card.role)).count()
        }
    }
}

/// Tests the end; finishes the game if it has come. Source: C-16
pub(in super::super) fn test(turn: &mut Turn) -> bool {
    if special::holds_up_the_end(turn.game()) {
        return false;
    }
    let Some((winners, reason)) = reached(turn.rules(), turn.game()) else {
        return false;
    };
    finish(turn, &winners, reason);
    true
}

/// Tests the end after a vote, or after what decides a tied one: besides, it may be certain now who
/// wins. Source: SL-13
pub(super) fn test_after_vote(turn: &mut Turn) -> bool {
    if test(turn) {
        return true;
    }
    let certain = turn.rules().ends.certain && is_certain(turn.rules(), turn.game());
    if certain {
        finish(turn, &[Side::Killers], EndReason::Certain);
    }
    certain
}

/// Whether good can do nothing but check any more, and is no more than one above the killers. Whoever
/// helps the killers without being one counts for neither. Source: SL-13
fn is_certain(rules: &RuleSet, game: &Game) -> bool {
    let living = || game.cards.iter().filter(|card| card.alive);
    let kills = |card: &&Card| rules.card(card.role).does.contains(&Ability::Kill);
    let good: Vec<&Card> = living().filter(|card| card.side(rules) == Side::Good).collect();
    let has_power = |card: &Card| {
        let card_rule = rules.card(card.role);
        let spent = |ability: &Ability| card.spent && card_rule.once.contains(ability);
        let mut powers = card_rule.does.iter().filter(|ability| ability.night_power().is_some());
        powers.any(|ability| *ability != Ability::Check && !spent(ability))
    };
    let killers = living().filter(|card| card.side(rules) == Side::Killers).filter(kills).count();
    !good.iter().any(|card| has_power(card)) && good.len() <= killers + 1
}

/// Whether a group was dealt and all of it is dead.
fn is_dead(rules: &RuleSet, game: &Game, group: &Group) -> bool {
    let in_group = |card: &&Card| match group {
        Group::Side(side) => card.side(rules) == *side,
        Group::Roles(_) => rules.in_group(card.role, group),
    };
    let mut members = game.cards.iter().filter(in_group).peekable();
    members.peek().is_some() && members.all(|card| !card.alive)
}

/// The end that has come, if one has.
///
/// Source: C-16, C-19
fn reached(rules: &RuleSet, game: &Game) -> Option<(Vec<Side>, EndReason)> {
    let living_of =
        |side: Side| game.cards.iter().filter(|card| card.alive && card.side(rules) == side).count();
    let (killers, good) = (living_of(Side::Killers), living_of(Side::Good));
    if killers + good == 0 {
        return Some((Vec::new(), EndReason::NobodyLeft));
    }
    let dead = |groups: &[Group]| groups.iter().any(|group| is_dead(rules, game, group));
    let good_wins = killers == 0 || dead(&rules.ends.good);
    let killers_win_by_death = good == 0 || dead(&rules.ends.killers);
    let killers_win = killers_win_by_death || (rules.parity && killers >= good);
    let drawn = dead(&rules.ends.draw);
    match (good_wins, killers_win, drawn) {
        (false, false, false) => None,
        (true, false, false) => Some((vec![Side::Good], EndReason::SideDead)),
        (false, true, false) if killers_win_by_death => Some((vec![Side::Killers], EndReason::SideDead)),
        (false, true, false) => Some((vec![Side::Killers], EndReason::Parity)),
        (false, false, true) => Some((Vec::new(), EndReason::NeutralsDead)),
        (true, _, _) | (false, true, true) => Some((
            match rules.ends.both {
                Both::Draw => Vec::new(),
                Both::Good => vec![Side::Good],
                Both::Killers => vec![Side::Killers],
            },
            EndReason::Both,
        )),
    }
}

/// Ends the game: everything is shown, and the table is a lobby again.
///
/// Source: C-17, I-05
pub(in super::super) fn finish(turn: &mut Turn, winners: &[Side], reason: EndReason) {
    over(turn, winners, reason, None);
}

/// Whoever keeps order ends the game before its time. Source: C-15
pub(in super::super) fn stop(turn: &mut Turn, keeper: Keeper) {
    over(turn, &[], EndReason::Stopped, Some(keeper));
}

fn over(turn: &mut Turn, winners: &[Side], reason: EndReason, keeper: Option<Keeper>) {
    let (rules, game) = (turn.rules(), turn.game());
    // Points go by how the sides have fared, whoever wins beside them.
    let all = special::winners(game, winners);
    let wins = |seat: Seat| !game.seats[seat.index()].forfeited && all.contains(&game.side_of(rules, seat));
    let notice = Notice::Over {
        winners: all.clone(),
        seats: game.all_seats().filter(|seat| wins(*seat)).collect(),
        reason,
        // The cards as they were dealt: what became of one is told by what was done. Source: C-17
        hands: game.all_seats().map(|seat| game.hand(seat).map(|(_, card)| card.dealt()).collect()).collect(),
        points: points(rules, game, winners, reason),
        nights: nights(game),
        highlights: highlights::of_game(rules, game),
        seed: rng::hex(game.seed.open()),
        keeper,
    };
    turn.tell_room(notice);
    if turn.table().is_masked() {
        let seats = persona::unmasked(turn.table());
        turn.tell_room(Notice::Unmasked { seats });
    }
    lobby::after_game(turn);
}

/// Every night's ledger, and what was done since the last one. Source: C-17
fn nights(game: &Game) -> Vec<NightReport> {
    let mut nights: Vec<NightReport> = game.nights.iter().map(|night| night.open().clone()).collect();
    nights.extend(notice::unannounced(game));
    let rest = special::unreported(game);
    match nights.last_mut() {
        Some(last) => last.entries.extend(rest),
        None if rest.is_empty() => {}
        None => nights.push(NightReport { night: game.night, entries: rest }),
    }
    nights
}

/// Source: CL-07, CL-12, CL-13
fn points(rules: &RuleSet, game: &Game, winners: &[Side], reason: EndReason) -> BTreeMap<Seat, i32> {
    let table = match winners {
        _ if reason.is_broken_off() => None,
        [] => Some(&rules.points.draw),
        [Side::Killers, ..] => Some(&rules.points.killers),
        [Side::Good | Side::Third, ..] => Some(&rules.points.good),
    };
    let earned = |seat: Seat| {
        let role = game.hand(seat).next().map(|(_, card)| card.role)?;
        let table = table?;
        // Whatever counts as another card in every end earns what that one does. Source: BU-01
        table.get(&role).or_else(|| table.get(&rules.card(role).counts_as?)).copied()
    };
    game.all_seats()
        .map(|seat| {
            let record = &game.seats[seat.index()];
            let won = if record.forfeited { 0 } else { earned(seat).unwrap_or(0) };
            (seat, won.saturating_sub(record.fined))
        })
        .collect()
}
