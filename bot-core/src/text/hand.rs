//! The deal as its receiver is told it: hand, side, what the cards can do, whom one knows.
//!
//! Source: A-05

use std::collections::BTreeMap;

use super::catalogue::Texts;
use super::face::Face;
use super::teller::{Teller, lines};
use crate::game::rules::HandForm;
use crate::game::{CardMark, Known, KnownAs, Locale, Role, Seat, Side, Suit, Target};

/// What a player holds and knows from the deal, by reference.
#[derive(Clone, Copy, Debug)]
pub struct Held<'a> {
    /// Whose hand.
    pub seat: Seat,
    /// The cards as dealt, in order.
    pub hand: &'a [Role],
    /// Their numbers in the ring; may be left out where the seat tells them.
    pub cards: &'a [u16],
    /// The side they play for.
    pub side: Side,
    /// Whom they know.
    pub knows: &'a [Known],
    /// What their cards are marked with.
    pub marks: &'a [CardMark],
}

impl Texts {
    /// The deal message again: hand, side, what the cards can do, whom one knows.
    #[must_use]
    pub fn hand(&self, locale: &Locale, held: &Held<'_>, face: &Face) -> String {
        self.teller(locale, face).dealt(held)
    }
}

impl Teller<'_> {
    pub(super) fn dealt(&self, held: &Held<'_>) -> String {
        let Held { seat, hand, cards, side, knows, marks } = *held;
        let form = self.hand_form();
        let numbers = match form {
            // The ring says which numbers a seat holds.
            HandForm::AtOnce if cards.is_empty() => vec![seat.0 * 2 - 1, seat.0 * 2],
            HandForm::Single | HandForm::AtOnce | HandForm::InTurn => cards.to_vec(),
        };
        let named = if numbers.len() == hand.len() && !numbers.is_empty() {
            self.list(hand.iter().zip(numbers).map(|(role, card)| {
                let role = self.word("role", role.id());
                self.say("deal-card", &[("card", card.into()), ("role", role.into())])
            }))
        } else {
            self.hand(hand)
        };
        let mut all = vec![
            self.say(
                "deal-hand",
                &[("seat", seat.0.into()), ("hand", named.into()), ("count", hand.len().into())],
            ),
            self.say("deal-side", &[("side", self.word("side", side.id()).into())]),
        ];
        if self.face.character(seat).is_some() {
            all.push(self.say("deal-character", &[("who", self.seat(seat).into())]));
        }
        all.extend(marks.iter().map(|mark| self.mark(mark)));
        if form != HandForm::Single {
            all.push(self.say("deal-how", &[("hand", form.id().into())]));
        }
        let mut told: Vec<Role> = Vec::new();
        for role in hand {
            if told.contains(role) {
                continue;
            }
            told.push(*role);
            if hand.iter().any(|other| other != role) {
                all.push(self.say("deal-as", &[("role", self.role_a(*role).into())]));
            }
            all.push(self.role_powers(*role));
        }
        all.push(self.advice(hand));
        // Who chooses which card comes first meets the others afterwards.
        let meets_later =
            knows.is_empty() && self.face.rules.as_ref().is_some_and(|rules| rules.choose_order);
        if !meets_later {
            all.push(self.known(knows));
        }
        if self.face.rules.as_ref().is_some_and(|rules| rules.no_help) && side == Side::Good {
            all.push(self.say("note-no_help", &[("who", "".into()), ("amount", 0.into())]));
        }
        all.push(self.say("deal-secret", &[]));
        lines(all)
    }

    /// How to play a hand of two whose order one chooses. Source: V6-12
    fn advice(&self, hand: &[Role]) -> String {
        let mut pair = hand.to_vec();
        pair.sort_unstable_by_key(|role| Role::ALL.iter().position(|other| other == role));
        let chooses = self.face.rules.as_ref().is_some_and(|rules| rules.choose_order);
        match pair.as_slice() {
            [first, second] if chooses => {
                let key = format!("advice-{first}-{second}");
                if self.texts.has(&key) { self.say(&key, &[]) } else { String::new() }
            }
            _ => String::new(),
        }
    }

    /// Whom one knows: those shown as the same thing together.
    pub(super) fn known(&self, knows: &[Known]) -> String {
        if knows.is_empty() {
            return self.say("deal-knows-nobody", &[]);
        }
        let in_ring = self.hand_form() == HandForm::AtOnce;
        let mut groups: BTreeMap<KnownAs, Vec<Target>> = BTreeMap::new();
        for known in knows {
            let whose = if in_ring { Target(known.card) } else { Target::from(known.seat) };
            let places = groups.entry(known.known_as).or_default();
            if !places.contains(&whose) {
                places.push(whose);
            }
        }
        lines(groups.into_iter().map(|(known_as, places)| {
            // One person alone is told by name.
            if let (KnownAs::Role(role), [whose]) = (known_as, &places[..]) {
                let (who, role) = (self.target(*whose), self.role_a(role));
                return self.say("deal-knows-one", &[("role", role.into()), ("who", who.into())]);
            }
            let what = match known_as {
                KnownAs::Role(role) => self.say(&format!("role-{role}.many"), &[]),
                KnownAs::Group(team) => self.say(&format!("team-{team}"), &[]),
            };
            let who = self.targets(&places);
            self.say("deal-knows", &[("what", what.into()), ("who", who.into())])
        }))
    }

    /// What a card is marked with. Source: V5-04, DU-11
    fn mark(&self, mark: &CardMark) -> String {
        let suit = mark.suit.map_or("none", Suit::id);
        self.say(
            "deal-mark",
            &[
                ("card", mark.card.into()),
                ("ring", (self.hand_form() == HandForm::AtOnce).into()),
                ("group", self.word("role", mark.group.id()).into()),
                ("number", mark.number.into()),
                ("suit", suit.into()),
            ],
        )
    }
}
