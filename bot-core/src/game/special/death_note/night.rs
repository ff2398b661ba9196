//! The notebooks' first holders, and what comes of a night.
//!
//! Source: DN-02 to DN-07

use std::collections::BTreeMap;

use super::super::super::event::Fact;
use super::super::super::ids::{Seat, Secret, Target};
use super::super::super::notice::{Answer, Cause, Fate, Notice};
use super::super::super::phase::end;
use super::super::super::refusal::{Code, Refusal};
use super::super::super::rng::Stream;
use super::super::super::role::{Ask, Role};
use super::super::super::state::{CardRef, Table};
use super::super::super::turn::Turn;
use super::super::Nightly;
use super::{Book, Choice, Deed, Memory, done, entry, of};

/// The draw of this game: the character whose night the first one is. Source: DN-03
const FIRST_KIRA: &str = "first_kira";

/// Whether a draw can be fixed so.
///
/// # Errors
/// An unknown name, or a seat that is no kira's.
pub(in super::super) fn may_draw(table: &Table, name: &str, value: u16) -> Result<(), Refusal> {
    if name != FIRST_KIRA {
        return Err(Refusal::new(Code::UnknownOption).with("option", name));
    }
    let seat = usize::from(value).checked_sub(1).filter(|index| *index < table.players.len());
    let Some(index) = seat else { return Err(Refusal::new(Code::BadValue).with("value", value)) };
    match &table.fixed_deal {
        Some(deal) if !deal.open().hands[index].contains(&Role::Kira) => {
            Err(Refusal::new(Code::BadValue).with("value", value))
        }
        Some(_) | None => Ok(()),
    }
}

/// The two kiras get their notebooks. Source: DN-02, DN-03
pub(in super::super) fn begin(turn: &mut Turn, draws: &BTreeMap<String, u16>) {
    let game = turn.game();
    let kiras = game.cards.iter().filter(|card| card.role == Role::Kira);
    let holders: Vec<Seat> = kiras.map(|card| card.seat).collect();
    let drawn = draws.get(FIRST_KIRA).map(|seat| Seat(*seat));
    let fixed = holders.iter().position(|seat| Some(*seat) == drawn);
    let lot = Stream::new("first kira", game.seed.open(), &game.nonce).below(holders.len());
    let first = u8::try_from(fixed.unwrap_or(lot)).unwrap_or(0);
    done(turn, Deed::Begun { holders, first });
}

/// Whoever may use a notebook tonight must say how. Source: DN-05
pub(in super::super) fn nightfall(turn: &mut Turn) {
    let owe = of(turn).active().into_iter().map(|(_, holder)| holder).collect();
    done(turn, Deed::NightFell { owe });
}

/// What stands written at the end of a night is carried out.
pub(in super::super) fn resolve(turn: &mut Turn) -> Nightly {
    let memory = of(turn);
    let mut night = Nightly { entries: memory.unreported.clone(), ..Nightly::default() };
    let mut killed: BTreeMap<Seat, Seat> = BTreeMap::new();
    for (book, holder) in memory.active() {
        match memory.books[usize::from(book.0)].choice {
            Some(Choice::Write { target, account }) => {
                let fate = written(turn, &mut night, &mut killed, holder, (target, account));
                let answer = (fate == Fate::WrongAccount).then(|| account_of(turn, target)).flatten();
                night.entries.push(entry(Ask::Write, &[holder], Some(target), fate, answer));
            }
            Some(Choice::Join { target }) => {
                let fate = join(turn, &mut night, &memory, holder, target);
                night.entries.push(entry(Ask::JoinUp, &[holder], Some(target), fate, None));
            }
            Some(Choice::GiveUp {}) => {
                night.entries.push(entry(Ask::Write, &[holder], None, Fate::GivenUp, None));
            }
            None => {}
        }
    }
    let silent: Vec<Seat> = memory.holders().into_iter().filter(|seat| is_silent(&memory, *seat)).collect();
    for seat in silent.into_iter().filter(|seat| !killed.contains_key(seat)) {
        night.entries.push(entry(Ask::Write, &[seat], None, Fate::Unsaid, None));
        fall(turn, &mut night, seat, None, false);
        let shown = turn.game().hand(seat).next().map(|(_, card)| card.role);
        let shown = shown.and_then(|role| end::shown_as(turn.rules(), turn.rules().shown.night, role));
        night.after.push(Notice::Out { seat, card: 1, out: true, shown, cause: Cause::Suicide });
    }
    for (seat, killer) in killed {
        // Whoever writes down their own name wins nothing by it.
        fall(turn, &mut night, seat, Some(killer).filter(|killer| *killer != seat), true);
    }
    done(turn, Deed::Reported {});
    done(turn, Deed::NightEnded {});
    night
}

/// Whoever was asked and has said nothing of a notebook: a kill is given up aloud, each by itself. Source: DN-05
fn is_silent(memory: &Memory, seat: Seat) -> bool {
    let unsaid = |book: &Book| {
        let notebook = &memory.books[usize::from(book.0)];
        notebook.choice.is_none() && !notebook.came
    };
    let held = memory.active().into_iter().filter(|(_, holder)| *holder == seat);
    memory.owe.contains(&seat) && held.map(|(book, _)| book).any(|book| unsaid(&book))
}

/// A right account kills; a wrong one is told to all, and the right one to this kira. Source: DN-04
fn written(
    turn: &mut Turn,
    night: &mut Nightly,
    killed: &mut BTreeMap<Seat, Seat>,
    holder: Seat,
    (target, account): (Seat, Seat),
) -> Fate {
    if !turn.game().is_alive(target) {
        return Fate::Missed;
    }
    if target == account {
        killed.entry(target).or_insert(holder);
        return Fate::Died;
    }
    if let Some(answer) = account_of(turn, target) {
        let target = Target::from(target);
        turn.fact(Fact::Answered {
            ask: Ask::Write,
            target,
            also: Vec::new().into(),
            answer: Secret::new(answer.clone()),
            to: vec![holder],
            by: Vec::new(),
        });
        turn.tell_seat(holder, Notice::Answer { ask: Ask::Write, targets: vec![target], answer });
    }
    night.after.push(Notice::KillFailed { seat: target });
    Fate::WrongAccount
}

fn account_of(turn: &Turn, seat: Seat) -> Option<Answer> {
    turn.table().player(seat).map(|player| Answer::Account(player.person.clone()))
}

/// Source: DN-07
fn join(turn: &mut Turn, night: &mut Nightly, memory: &Memory, holder: Seat, target: Seat) -> Fate {
    let ok = memory.count(target) > 0 && target != holder;
    if ok {
        let (low, high) = (holder.min(target), holder.max(target));
        if !of(turn).joined.contains(&(low, high)) {
            done(turn, Deed::JoinedUp { low, high });
            turn.tell_seat(low, Notice::Partner { seat: high });
            turn.tell_seat(high, Notice::Partner { seat: low });
        }
    }
    night.after.push(Notice::JoinedUp { ok });
    if ok { Fate::Done } else { Fate::NoKira }
}

/// A character dies, and with a kira a notebook loses its holder. Source: DN-05, DN-06
fn fall(turn: &mut Turn, night: &mut Nightly, seat: Seat, killer: Option<Seat>, recoverable: bool) {
    let cards: Vec<CardRef> =
        turn.game().hand(seat).filter(|(_, card)| card.alive).map(|(card, _)| card).collect();
    night.deaths.extend(cards);
    let books: Vec<u8> = of(turn).held_by(seat).map(|(book, _)| book.0).collect();
    for book in books {
        done(turn, Deed::Freed { book, killer, recoverable });
    }
}
