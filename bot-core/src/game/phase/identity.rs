//! Who one is and whom one knows: introductions, the order of two cards, promotions.
//!
//! Source: A-05, V5-04, V6-02, V6-03, V6-05, DU-05, IN-02

use std::collections::BTreeMap;

use super::super::event::Fact;
use super::super::ids::{Seat, Secret};
use super::super::notice::{CardMark, Known, KnownAs, Mark, Notice, Suit};
use super::super::role::{Role, Side, Team};
use super::super::rules::{Group, HandForm, Limit, PoliceKillerHand, RuleSet, ShownAs};
use super::super::state::{CardRef, Game, Phase};
use super::super::turn::Turn;
use super::{end, night};

/// The cards of a seat by which it meets others now: all of them, or the one in front.
fn meeting_cards(rules: &RuleSet, game: &Game, seat: Seat) -> Vec<CardRef> {
    match rules.hand {
        HandForm::Single | HandForm::AtOnce => game.hand(seat).map(|(card, _)| card).collect(),
        HandForm::InTurn => game.acting(rules, seat).collect(),
    }
}

/// Whom a seat knows, never its own cards; the role is told where both role and group would be.
pub(super) fn known_to(rules: &RuleSet, game: &Game, seat: Seat) -> Vec<Known> {
    let own: Vec<Role> =
        meeting_cards(rules, game, seat).into_iter().map(|card| game.card(card).role).collect();
    let mut known: BTreeMap<(Seat, u16), KnownAs> = BTreeMap::new();
    for meeting in &rules.introductions {
        let looks =
            |role: &Role| (meeting.who.contains(role) && !meeting.one_way) || meeting.seen_by.contains(role);
        if !own.iter().any(looks) {
            continue;
        }
        for other in game.all_seats().filter(|other| *other != seat) {
            for card in meeting_cards(rules, game, other) {
                let role = game.card(card).role;
                if !meeting.who.contains(&role) {
                    continue;
                }
                let place = known.entry((other, end::card_number(rules, game, card)));
                match meeting.shown_as {
                    ShownAs::Role => *place.or_insert(KnownAs::Role(role)) = KnownAs::Role(role),
                    ShownAs::Killers => drop(place.or_insert(KnownAs::Group(Team::Killers))),
                    // «One of the police» is all that a group of police and moles is told.
                    ShownAs::Detectives => drop(place.or_insert(KnownAs::Group(Team::Detectives))),
                    ShownAs::GinOrVodka => drop(place.or_insert(KnownAs::Group(Team::GinOrVodka))),
                    ShownAs::Police => drop(place.or_insert(KnownAs::Role(Role::Police))),
                }
            }
        }
    }
    known.into_iter().map(|((seat, card), known_as)| Known { seat, card, known_as }).collect()
}

/// The numbers and suits that a seat's cards carry, counted in deal order. Source: V5-04, DU-11
fn marks_of(rules: &RuleSet, game: &Game, seat: Seat) -> Vec<CardMark> {
    let mut marks = Vec::new();
    for marking in &rules.marks {
        let Some(group) = marking.who.first().copied() else { continue };
        let counted = game.cards.iter().zip(0..).filter(|(card, _)| marking.who.contains(&card.role));
        for (number, (_, index)) in (1..).zip(counted).filter(|(_, (card, _))| card.seat == seat) {
            let suit = match marking.with {
                Mark::Number => None,
                Mark::Suit => Suit::ALL.iter().copied().cycle().nth(usize::from(number) - 1),
            };
            marks.push(CardMark { card: end::card_number(rules, game, CardRef(index)), group, number, suit });
        }
    }
    marks.sort_by_key(|mark| mark.card);
    marks
}

/// Tells a seat its hand and whom it knows. Source: A-05
pub(in super::super) fn tell_hand(turn: &mut Turn, seat: Seat) {
    let (rules, game) = (turn.rules(), turn.game());
    let hand: Vec<Role> = game.hand(seat).map(|(_, card)| card.role).collect();
    let numbers = |cards: Vec<CardRef>| cards.into_iter().map(|card| card.0 + 1).collect();
    let cards = if rules.hand == HandForm::AtOnce {
        numbers(game.hand(seat).map(|(card, _)| card).collect())
    } else {
        Vec::new()
    };
    let side = game.side_of(rules, seat);
    // Where the order is still to be chosen, everybody hears whom they know when it is.
    let knows = if matches!(game.phase, Phase::Ordering { .. }) {
        Vec::new()
    } else {
        let knows = known_to(rules, game, seat);
        let front = front_of(turn, seat);
        turn.fact(Fact::KnowledgeTold { seat, front, knows: Secret::new(knows.clone()) });
        knows
    };
    let marks = marks_of(turn.rules(), turn.game(), seat);
    turn.tell_seat(seat, Notice::Dealt { seat, hand, cards, side, knows, marks });
}

fn front_of(turn: &Turn, seat: Seat) -> Option<CardRef> {
    turn.game().front(seat).map(|(card, _)| card)
}

/// Before a night: news for those whose card or acquaintances have changed.
///
/// Source: V6-03, V6-05
pub(super) fn refresh(turn: &mut Turn) {
    if turn.rules().hand != HandForm::InTurn {
        return;
    }
    promote(turn);
    for seat in turn.game().living().collect::<Vec<_>>() {
        let knows = known_to(turn.rules(), turn.game(), seat);
        let front = front_of(turn, seat);
        let told = turn.game().known.get(&seat);
        if told.is_some_and(|told| told.open().0 == front && told.open().1 == knows) {
            continue;
        }
        turn.fact(Fact::KnowledgeTold { seat, front, knows: Secret::new(knows.clone()) });
        if let Some((card, role)) = front.map(|card| (card, turn.game().card(card).role)) {
            let card = end::card_number(turn.rules(), turn.game(), card);
            turn.tell_seat(seat, Notice::Identity { seat, card, role, knows });
        }
    }
}

/// The first living ordinary killer becomes the special one when there is none, and is told. Source: DU-05, DU-09
pub(super) fn promote(turn: &mut Turn) {
    let (rules, game) = (turn.rules(), turn.game());
    if rules.hand != HandForm::InTurn
        || !rules.cards.contains_key(&Role::SpecialKiller)
        || !game.are_dead(&[Role::SpecialKiller])
    {
        return;
    }
    // The suits are given in deal order, which a later turning of hands does not change.
    let next = game.cards.iter().position(|card| card.alive && card.role == Role::Killer);
    let Some(card) = next.and_then(|index| u16::try_from(index).ok()).map(CardRef) else { return };
    let seat = game.card(card).seat;
    turn.fact(Fact::Became { card, role: Role::SpecialKiller });
    let card = end::card_number(turn.rules(), turn.game(), card);
    turn.tell_seat(seat, Notice::Promoted { seat, card });
}

/// Everybody chooses which card comes first. Source: V6-02
pub(super) fn begin_ordering(turn: &mut Turn) {
    super::begin(turn, Phase::Ordering { chosen: BTreeMap::new() }, Limit::Order);
}

/// Whether the hand holds a police and a killer card. Source: TC-03
pub(super) fn is_police_and_killer(rules: &RuleSet, hand: &[Role]) -> bool {
    let killer = |role: &Role| matches!(role, Role::Killer | Role::SpecialKiller);
    rules.hand != HandForm::Single && hand.contains(&Role::Police) && hand.iter().any(killer)
}

/// `order`: whether the hand is turned around.
pub(in super::super) fn choose_order(turn: &mut Turn, seat: Seat, turned: bool) {
    turn.fact(Fact::OrderChosen { seat, turned: Secret::new(turned) });
    let first = if turned { [2, 1] } else { [1, 2] };
    let targets = first.into_iter().map(super::super::Target).collect();
    turn.tell_seat(seat, Notice::Noted { ask: super::super::Ask::Order, targets, detail: None });
    if let Phase::Ordering { chosen } = &turn.game().phase
        && turn.game().all_seats().all(|seat| chosen.contains_key(&seat))
    {
        close_ordering(turn);
    }
}

/// The time for it is over; the dealt order stands where nothing was chosen.
pub(super) fn close_ordering(turn: &mut Turn) {
    let Phase::Ordering { chosen } = turn.game().phase.clone() else { return };
    let seats = chosen.into_iter().filter(|(_, turned)| *turned.open()).map(|(seat, _)| seat).collect();
    turn.fact(Fact::HandsTurned { seats });
    if turn.rules().police_killer_hand == PoliceKillerHand::Choose {
        keep_first_of_forbidden_hands(turn);
    }
    night::fall(turn);
}

/// Who holds police and killer keeps the card put first; the other becomes a civilian. Source: TC-03
fn keep_first_of_forbidden_hands(turn: &mut Turn) {
    for seat in turn.game().all_seats().collect::<Vec<_>>() {
        let hand: Vec<(CardRef, Role)> =
            turn.game().hand(seat).map(|(card, held)| (card, held.role)).collect();
        let roles: Vec<Role> = hand.iter().map(|(_, role)| *role).collect();
        if let (true, Some((card, _))) = (is_police_and_killer(turn.rules(), &roles), hand.get(1)) {
            turn.fact(Fact::Became { card: *card, role: Role::Civilian });
        }
    }
}

/// Whether nobody else is left of those with whose death the seat's side falls: the last may surrender.
///
/// Source: C-13
pub(in super::super) fn is_last_to_fall(rules: &RuleSet, game: &Game, seat: Seat) -> bool {
    let ends = match other_side(game.side_of(rules, seat)) {
        Side::Good => &rules.ends.good,
        Side::Killers | Side::Third => &rules.ends.killers,
    };
    let own =
        |group: &&Group| game.acting(rules, seat).any(|card| rules.in_group(game.card(card).role, group));
    let mate = |group: &Group| {
        let mut others = game.cards.iter().filter(|card| card.alive && card.seat != seat);
        others.any(|card| rules.in_group(card.role, group))
    };
    !ends.iter().filter(own).any(mate)
}

/// The side a seat would surrender to.
pub(in super::super) fn other_side(side: Side) -> Side {
    match side {
        Side::Killers => Side::Good,
        Side::Good | Side::Third => Side::Killers,
    }
}
