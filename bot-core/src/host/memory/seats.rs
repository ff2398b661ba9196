//! How the seats of a finished game stand in its picture and page: who sat there, as whom, with which cards.

use crate::game::{Role, Seat, seat_at};

use super::words::Speaker;
use super::{KeptSeat, Replay};

impl Speaker<'_> {
    /// Who sat in a seat, marked where a computer played; in a game of masks with the character before it, which
    /// is told when the masks fall. Source: DN-01
    pub(super) fn sitter(&self, replay: &Replay, seat: Seat) -> String {
        let Some(kept) = replay.kept.seats.get(seat.index()) else { return self.say("nameless", &[]) };
        let who = self.marked(kept);
        match replay.characters.get(seat.index()) {
            Some(character) => self
                .say("picture-masked", &[("character", self.named(character).into()), ("who", who.into())]),
            None => who,
        }
    }

    fn marked(&self, seat: &KeptSeat) -> String {
        self.say("picture-sitter", &[("name", self.who(seat).into()), ("computer", seat.computer.into())])
    }

    /// The sitters of all seats with their numbers.
    pub(super) fn sitters(&self, replay: &Replay) -> Vec<String> {
        let all = (0..replay.kept.seats.len()).map(seat_at);
        all.map(|seat| {
            let args = [
                ("seat", seat.0.into()),
                ("name", self.sitter(replay, seat).into()),
                ("computer", false.into()),
            ];
            self.say("seat-person", &args)
        })
        .collect()
    }

    /// The cards of a seat, each with its number where votes and powers are for cards. Source: V5-02
    pub(super) fn cards(&self, replay: &Replay, seat: Seat) -> String {
        let hand: &[Role] = replay.kept.seats.get(seat.index()).map_or(&[], |kept| &kept.hand);
        let cards = hand.iter().zip(replay.cards_of(seat)).map(|(role, number)| {
            let role = self.texts.role(self.locale, *role);
            match number {
                Some(card) => self.say("picture-card", &[("card", card.into()), ("role", role.into())]),
                None => role,
            }
        });
        cards.collect::<Vec<_>>().join(" / ")
    }
}
