//! Friends: people without a seat who know one player's card, and keep it to themselves.
//!
//! Source: SL-17

use super::command::PlayerRef;
use super::decide::Sender;
use super::event::Fact;
use super::ids::{PersonId, Seat};
use super::notice::{Notice, TableNote, WarningCode};
use super::refusal::{Code, Reason, Refusal};
use super::resolve::resolve;
use super::role::Team;
use super::turn::Turn;
use super::window::Friend;

/// So many friends one player has at most.
const FRIENDS_MAX: usize = 3;
/// So many people may ask to be friends in one game, at most (I-07).
const ASKING_MAX: usize = 40;

/// `friend`: somebody without a seat asks to be a player's friend; the player names them to agree.
pub(super) fn befriend(turn: &mut Turn, sender: &Sender, player: &PlayerRef) -> Result<(), Refusal> {
    if turn.table().game.is_none() {
        return Err(Code::NoGame.into());
    }
    if !turn.rules().friends {
        return Err(Refusal::new(Code::Forbidden).because(Reason::NoFriends));
    }
    match turn.table().seat_of(&sender.id) {
        None => ask(turn, sender, player),
        Some(seat) => agree(turn, seat, player),
    }
}

fn ask(turn: &mut Turn, sender: &Sender, player: &PlayerRef) -> Result<(), Refusal> {
    let seat = resolve(turn.table(), player)?;
    let game = turn.game();
    if !game.is_alive(seat) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    }
    if turn.table().player(seat).is_some_and(|player| player.computer) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::Computer));
    }
    // Whoever has seen one hand sees no other.
    let other = game.friends.get(&sender.id).is_some_and(|friend| friend.accepted && friend.seat != seat)
        || game.replaced.get(&sender.id).is_some_and(|seen| *seen != seat);
    if other {
        return Err(Refusal::new(Code::Forbidden).because(Reason::SeenAnotherHand));
    }
    if game.friends.get(&sender.id).is_some_and(|friend| friend.seat == seat) {
        return Err(Code::UsedUp.into());
    }
    if game.friends.len() >= ASKING_MAX {
        return Err(Code::TableFull.into());
    }
    let friend = Friend { seat, name: sender.id.id().to_owned(), accepted: false, warned_step: 0 };
    turn.fact(Fact::FriendSet { person: sender.id.clone(), friend });
    note(turn, TableNote::FriendAsked, seat, &sender.id);
    Ok(())
}

fn agree(turn: &mut Turn, seat: Seat, player: &PlayerRef) -> Result<(), Refusal> {
    if !turn.game().is_alive(seat) {
        return Err(Code::NotAlive.into());
    }
    let named = |person: &PersonId| match player {
        PlayerRef::Person(wanted) => person == wanted,
        PlayerRef::Typed(text) => person.id() == text,
        PlayerRef::Number(number) => person.id() == number.to_string(),
    };
    let friends = &turn.game().friends;
    let asking = friends.iter().find(|(person, friend)| friend.seat == seat && named(person));
    let Some((person, friend)) = asking.map(|(person, friend)| (person.clone(), friend.clone())) else {
        // Whoever names another player would be their friend.
        let plays = resolve(turn.table(), player).is_ok();
        return Err(if plays {
            Refusal::new(Code::Forbidden).because(Reason::FriendPlays)
        } else {
            Refusal::new(Code::NoSuchPlayer).because(Reason::FriendAsksFirst).with("seat", seat)
        });
    };
    // Whoever has asked may have taken a seat since, and seen its card.
    if turn.table().seat_of(&person).is_some() {
        return Err(Refusal::new(Code::Forbidden).because(Reason::FriendPlays));
    }
    if turn.game().replaced.get(&person).is_some_and(|seen| *seen != seat) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::SeenAnotherHand));
    }
    if friend.accepted {
        return Err(Code::UsedUp.into());
    }
    if friends.values().filter(|friend| friend.seat == seat && friend.accepted).count() >= FRIENDS_MAX {
        return Err(Code::TableFull.into());
    }
    turn.fact(Fact::FriendSet { person: person.clone(), friend: Friend { accepted: true, ..friend } });
    note(turn, TableNote::FriendMade, seat, &person);
    let hand = turn.game().hand(seat).map(|(_, card)| card.role).collect();
    turn.tell_person(person, Notice::Befriended { seat, hand });
    Ok(())
}

fn note(turn: &mut Turn, note: TableNote, seat: Seat, person: &PersonId) {
    turn.tell_room(Notice::Table { note, seat: Some(seat), user: Some(person.clone()), amount: None });
}

/// Whose friend somebody is.
pub(super) fn friend_of(turn: &Turn, person: &PersonId) -> Option<Seat> {
    let game = turn.table().game.as_ref()?;
    game.friends.get(person).filter(|friend| friend.accepted).map(|friend| friend.seat)
}

/// A friend talks in the room: that is not for friends to do.
pub(super) fn hear(turn: &mut Turn, person: &PersonId) {
    let Some(game) = &turn.table().game else { return };
    let step = game.step;
    let talks = game.friends.get(person).filter(|friend| friend.accepted && friend.warned_step != step);
    let Some(friend) = talks.cloned() else { return };
    let seat = friend.seat;
    turn.fact(Fact::FriendSet { person: person.clone(), friend: Friend { warned_step: step, ..friend } });
    turn.tell_person(person.clone(), Notice::Warning { code: WarningCode::Friend, seat });
}

/// What a friend says privately goes to the friends of the same team, and nowhere else.
pub(super) fn say(turn: &mut Turn, person: &PersonId, seat: Seat, text: &str) -> Result<(), Refusal> {
    let Some(team) = team_of_friend(turn, seat) else {
        return Err(Refusal::new(Code::Forbidden).because(Reason::NoTeamTalk));
    };
    let to: Vec<PersonId> = turn
        .game()
        .friends
        .iter()
        .filter(|(other, friend)| *other != person && friend.accepted)
        .filter(|(_, friend)| team_of_friend(turn, friend.seat) == Some(team))
        .map(|(other, _)| other.clone())
        .collect();
    for other in to {
        turn.tell_person(other, Notice::team_talk(seat, text, true));
    }
    Ok(())
}

/// The team whose friends may talk among themselves: the player's, dead or alive.
fn team_of_friend(turn: &Turn, seat: Seat) -> Option<Team> {
    let (rules, game) = (turn.rules(), turn.game());
    let mut teams = game.hand(seat).map(|(_, card)| rules.card(card.role).team);
    teams.find_map(|team| team.filter(|team| rules.team_talk.contains(team)))
}
