//! Typed text of any kind.

use super::texts;
use crate::game::Place;
use crate::text::Parsed;
use crate::text::words::Head;

#[test]
fn every_name_of_every_command_is_understood_in_the_room() {
    let texts = texts();
    for (name, head) in texts.words.commands() {
        let parsed = texts.parse(Place::Room, &format!("!{name} 5"));
        match (head, &parsed) {
            (Head::Command(_) | Head::Powerless(_), Parsed::Talk(_)) => panic!("!{name} is talk"),
            (Head::Command(_) | Head::Powerless(_), _) => {}
        }
    }
}
