//! Personas: players appear as characters, and nobody may learn who is who.
//!
//! While a game is masked a seat *is* a character: seats are drawn onto people at the start, and
//! whatever names a seat never names the person in it. People are named by account only where the
//! account itself is meant: hosting, substitutes, and what a Death Note asks for.
//!
//! Source: DN-01, DN-20, SL-21

use std::collections::BTreeSet;

use super::command::{Action, PlayerRef};
use super::decide::Sender;
use super::deeds::is_day;
use super::event::Fact;
use super::ids::{PersonId, Seat, Secret};
use super::notice::{Account, Notice, Seated, WarningCode};
use super::phase;
use super::refusal::{Code, Reason, Refusal};
use super::resolve::pick;
use super::rng::Stream;
use super::rules::{DayForm, RuleSet};
use super::special::written::turns;
use super::state::{Phase, Player, Table, seat_at};
use super::turn::Turn;

/// What a character says at once is cut here, in characters.
const SAID_CHARS_MAX: usize = 1000;
/// A character's name is at most so long, in characters.
pub(super) const NAME_CHARS_MAX: usize = 32;

/// Who sits as which character, seat 1 first. Source: DN-01, I-05
pub(super) fn draw(table: &Table, seed: &[u8; 32], nonce: &[u8; 32]) -> Vec<PersonId> {
    let mut order: Vec<PersonId> = table.players.iter().map(|player| player.person.clone()).collect();
    Stream::new("characters", seed, nonce).shuffle(&mut order);
    order
}

/// Draws seats and names onto the players. Source: DN-01
pub(super) fn mask(turn: &mut Turn, seed: &[u8; 32], nonce: &[u8; 32], offered: &[String]) {
    let players = turn.table().players.len();
    let order = draw(turn.table(), seed, nonce);
    let own = &turn.rules().characters;
    let mut names = if own.is_empty() { offered.to_vec() } else { own.clone() };
    Stream::new("names", seed, nonce).shuffle(&mut names);
    names.resize(players, String::new());
    turn.fact(Fact::Masked { order: Secret::new(order), characters: names });
}

/// Who plays, in the order of sitting down; empty where no masks are worn. Source: DN-20
pub(super) fn accounts(table: &Table) -> Vec<Account> {
    let Some(game) = &table.game else { return Vec::new() };
    let known = |person: &PersonId| table.players.iter().find(|player| player.person == *person);
    game.accounts
        .iter()
        .filter_map(known)
        .map(|player| Account {
            user: player.person.clone(),
            name: player.name.clone(),
            computer: player.computer,
        })
        .collect()
}

/// The seats as everybody may know them: with their characters where masks are worn.
pub(super) fn seated(table: &Table) -> Vec<Seated> {
    match &table.game {
        Some(game) if game.is_masked() => {
            let names = game.characters.iter().enumerate();
            names
                .map(|(index, name)| Seated {
                    seat: seat_at(index),
                    user: None,
                    name: name.clone(),
                    computer: false,
                })
                .collect()
        }
        Some(_) | None => unmasked(table),
    }
}

/// The seats with who sits there.
pub(super) fn unmasked(table: &Table) -> Vec<Seated> {
    let one = |(index, player): (usize, &Player)| Seated {
        seat: seat_at(index),
        user: Some(player.person.clone()),
        name: player.name.clone(),
        computer: player.computer,
    };
    table.players.iter().enumerate().map(one).collect()
}

/// Whether this, done in the room under one's own account, would tell as whom one plays.
pub(super) fn gives_away(turn: &Turn, sender: &Sender, action: &Action) -> bool {
    if !sender.in_room() || !turn.table().is_masked() {
        return false;
    }
    match action {
        Action::Leave | Action::Friend { .. } => turn.table().seat_of(&sender.id).is_some(),
        Action::SelfReport
        | Action::Vote { .. }
        | Action::Abstain { .. }
        | Action::Unvote
        | Action::Pass { .. }
        | Action::Floor { .. }
        | Action::Explode
        | Action::Confess
        | Action::Surrender
        | Action::Claim { .. }
        | Action::Draw
        | Action::Swap { .. }
        | Action::Accuse { .. } => true,
        _ => action.is_secret(),
    }
}

/// The seat of whoever is meant by account; without masks a seat is named as ever.
///
/// Source: DN-04, DN-20
pub(super) fn resolve_account(table: &Table, player: &PlayerRef) -> Result<Seat, Refusal> {
    let Some(game) = table.game.as_ref().filter(|game| game.is_masked()) else {
        return super::resolve::resolve(table, player);
    };
    let nobody = || Refusal::new(Code::NoSuchPlayer);
    let seat_of = |person: &PersonId| table.seat_of(person).ok_or_else(nobody);
    match player {
        PlayerRef::Person(person) => seat_of(person),
        PlayerRef::Number(number) => {
            let id = number.to_string();
            let named = game.accounts.iter().find(|account| account.id() == id);
            let place = usize::from(*number).checked_sub(1).and_then(|index| game.accounts.get(index));
            seat_of(named.or(place).ok_or_else(|| nobody().with("player", number))?)
        }
        PlayerRef::Typed(text) => {
            let name = |index: usize| table.players[index].name.as_str();
            let ids = |index: usize| table.players[index].person.id() == text;
            pick(table.players.len(), text, &ids, &name)
        }
    }
}

/// What a player says to the judge is said in the room by the character. Where it may not speak, the player
/// is warned that nobody has heard it.
///
/// Source: DN-01, C-04, C-08, V4-09
pub(super) fn speak(turn: &mut Turn, sender: &Sender, text: &str) -> Result<(), Refusal> {
    let seat = sender.player(turn)?;
    if let Some(code) = unheard(turn, seat) {
        turn.tell_person(sender.id.clone(), Notice::Warning { code, seat });
        return Ok(());
    }
    if text.trim().is_empty() {
        return Err(Refusal::new(Code::TooShort).with("min", 1));
    }
    if text.chars().count() > SAID_CHARS_MAX {
        return Err(Refusal::new(Code::TooLong).with("max", SAID_CHARS_MAX));
    }
    let has_floor = phase::speech::speaker(turn.game()) == Some(seat);
    if has_floor && !turn.game().heard.contains(&seat) {
        turn.fact(Fact::Heard { seat });
    }
    if turn.game().is_alive(seat) {
        phase::present(turn, seat);
    }
    let name = turn.game().characters.get(seat.index()).cloned().unwrap_or_default();
    turn.tell_room(Notice::Said { seat, name, said: text.trim().to_owned() });
    // What others do by writing in the room, a character does by what it says. Source: SL-15, ST2-03
    if turn.game().is_alive(seat) {
        phase::idle::hear_post(turn, seat, text);
        turns::heard(turn, seat);
    }
    Ok(())
}

/// Why a character may not speak now; `None` if it may. Where teams talk among themselves what their members write
/// is for the team then, and so nobody else is heard either: whoever is would be known to be of no team.
fn unheard(turn: &Turn, seat: Seat) -> Option<WarningCode> {
    let (rules, game) = (turn.rules(), turn.game());
    if phase::speech::speaker(game) == Some(seat) {
        return None;
    }
    if !game.is_alive(seat) {
        return Some(WarningCode::Dead);
    }
    if turn.table().paused.is_some() {
        return None;
    }
    if !is_day(turn) && !rules.team_talk.is_empty() {
        return Some(WarningCode::Night);
    }
    if game.phase.is_night() {
        return (!rules.night_talk).then_some(WarningCode::Night);
    }
    if game.is_silenced(seat) {
        return Some(WarningCode::OutOfTurn);
    }
    match &game.phase {
        Phase::Ballot(_) if rules.day != DayForm::Open => Some(WarningCode::OutOfTurn),
        Phase::Speech { .. } | Phase::LastWords { .. } | Phase::Defence { .. } => {
            Some(WarningCode::OutOfTurn)
        }
        Phase::Night { .. }
        | Phase::Discussion { .. }
        | Phase::Ballot(_)
        | Phase::Parting { .. }
        | Phase::Accusations { .. }
        | Phase::Window(_)
        | Phase::Ordering { .. }
        | Phase::Special(_) => None,
    }
}

/// Talk in the room under one's own account. Everybody who plays is warned alike, the dead too, so
/// that nothing shows of who lives.
///
/// Source: DN-01
pub(super) fn warn(turn: &mut Turn, sender: &Sender, seat: Seat) {
    turn.tell_person(sender.id.clone(), Notice::Warning { code: WarningCode::OwnAccount, seat });
}

/// Refuses a list of characters in which somebody at the table finds none. Source: DN-01
pub(super) fn suffices(table: &Table, rules: &RuleSet, code: Code) -> Result<(), Refusal> {
    let (names, players) = (rules.characters.len(), table.players.len());
    if !rules.personas || names == 0 || names >= players {
        return Ok(());
    }
    let few = Refusal::new(code).because(Reason::FewCharacters);
    Err(few.with("count", names).with("players", players))
}

/// Why a list of characters will not do at any table; `None` if it will.
pub(super) fn fault(rules: &RuleSet) -> Option<&'static str> {
    let names = &rules.characters;
    let plain = |name: &String| {
        let length = name.trim().chars().count();
        (1..=NAME_CHARS_MAX).contains(&length) && !name.chars().any(char::is_control)
    };
    let different: BTreeSet<String> = names.iter().map(|name| name.trim().to_lowercase()).collect();
    if names.is_empty() {
        None
    } else if names.len() > NAMES_MAX {
        Some("are more names than anybody needs")
    } else if !names.iter().all(plain) {
        Some("a name has 1 to 32 characters")
    } else if different.len() < names.len() {
        Some("two characters have the same name")
    } else {
        None
    }
}

/// Longer lists of characters are refused (I-07).
const NAMES_MAX: usize = 500;
