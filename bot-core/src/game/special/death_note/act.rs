//! What follows whenever the judge has published deaths: notebooks are taken back, won or destroyed,
//! what was not taken back in time falls due, and notebooks are given out anew.
//!
//! Source: DN-06, DN-11, DN-13 to DN-15, DN-17 to DN-19

use std::collections::{BTreeMap, BTreeSet};

use super::super::super::ids::Seat;
use super::super::super::notice::{Cause, NotebookWhy, Notice};
use super::super::super::phase::{self, end, night};
use super::super::super::rng::Stream;
use super::super::super::role::Ask;
use super::super::super::rules::{DeathNoteRule, Limit};
use super::super::super::state::{Game, Phase};
use super::super::super::turn::Turn;
use super::super::Stage as Any;
use super::choice::{becomes, tell_restored};
use super::{Book, Deed, Memory, Notebook, Stage, done, due, of, rule};

/// Somebody has gone out by day, and so have their notebooks lost a holder. Source: DN-10, DN-11
pub(in super::super) fn went_out(turn: &mut Turn, seat: Seat, cause: Cause) {
    let books: Vec<u8> = of(turn).held_by(seat).map(|(book, _)| book.0).collect();
    for book in books {
        done(turn, Deed::Freed { book, killer: None, recoverable: cause == Cause::Voted });
    }
}

/// After an act's outs. Whether a phase has begun or the game is over.
pub(in super::super) fn settle(turn: &mut Turn) -> bool {
    let Some(rule) = rule(turn.table()) else { return end::test(turn) };
    let memory = of(turn);
    let lost = memory.books.iter().any(|book| book.free.is_some_and(|free| free.recoverable));
    // Whether there is a pause follows from what the room was told, not from who can take anything back.
    let told = memory.lendings.iter().any(|lending| memory.acts <= due(lending, &rule));
    if lost && told {
        let stage = Stage::Recovery {};
        phase::begin(turn, Phase::Special(Any::DeathNote(stage)), Limit::Parting);
        let ends = turn.game().deadline;
        turn.tell_room(Notice::Unclaimed { ends });
        night::ask(turn, None);
        return true;
    }
    after_recovery(turn, &rule)
}

/// A phase of this game is over.
pub(in super::super) fn close_stage(turn: &mut Turn, stage: Stage) {
    let Some(rule) = rule(turn.table()) else { return phase::proceed(turn) };
    let over = match stage {
        Stage::Recovery {} => {
            let before = of(turn).partners();
            take_back(turn, &rule);
            done(turn, Deed::WindowClosed {});
            tell_restored(turn, before);
            after_recovery(turn, &rule)
        }
        Stage::Anew {} => {
            give_anew(turn, &rule);
            end::test(turn)
        }
    };
    if !over {
        phase::proceed(turn);
    }
}

/// Closes a phase early once everybody asked has answered; where somebody takes a notebook back, or
/// where it is public who is asked, that tells nothing.
pub(super) fn close_if_answered(turn: &mut Turn) {
    let Phase::Special(Any::DeathNote(stage)) = turn.game().phase else { return };
    let open = super::choice::stage_prompts(turn.table(), turn.game(), stage);
    let taken = of(turn).takes.values().any(|takes| *takes);
    let tells_nothing = match stage {
        Stage::Recovery {} => taken,
        Stage::Anew {} => true,
    };
    if open.is_empty() && tells_nothing {
        close_stage(turn, stage);
    }
}

/// Notebooks whose last holder was this kira and that can be taken back.
fn recoverable(memory: &Memory) -> Vec<(Book, &Notebook)> {
    memory.all().filter(|(_, book)| book.free.is_some_and(|free| free.recoverable)).collect()
}

/// Whether a giver may take this notebook back: that of any kira, but of one who held both only
/// what was the giver's own. Source: DN-13, DN-15
fn may_take(memory: &Memory, lending: usize, book: (Book, &Notebook), rule: &DeathNoteRule) -> bool {
    let given = &memory.lendings[lending];
    let both = recoverable(memory).iter().filter(|(_, other)| other.last == book.1.last).count() > 1;
    memory.is_open(given, rule) && (given.book == book.0 || !both)
}

/// The living givers who may take something back now.
pub(super) fn eligible(memory: &Memory, game: &Game, rule: &DeathNoteRule) -> BTreeSet<Seat> {
    let lost = recoverable(memory);
    let may = |lending: usize| lost.iter().any(|book| may_take(memory, lending, *book, rule));
    let givers = memory.lendings.iter().enumerate().filter(|(index, _)| may(*index));
    givers.map(|(_, lending)| lending.giver).filter(|giver| game.is_alive(*giver)).collect()
}

/// Whoever said so takes a notebook back; the earlier holder comes first. Source: DN-13, DN-15
fn take_back(turn: &mut Turn, rule: &DeathNoteRule) {
    for own in [true, false] {
        for index in 0..of(turn).books.len() {
            let memory = of(turn);
            let book = (Book(u8::try_from(index).unwrap_or(0)), &memory.books[index]);
            if !book.1.free.is_some_and(|free| free.recoverable) {
                continue;
            }
            let wants = |lending: &usize| {
                let given = &memory.lendings[*lending];
                let says = memory.takes.get(&given.giver) == Some(&true) && turn.game().is_alive(given.giver);
                says && (given.book == book.0 || !own) && may_take(&memory, *lending, book, rule)
            };
            let Some(lending) = (0..memory.lendings.len()).find(wants) else { continue };
            let (to, last) = (memory.lendings[lending].giver, book.1.last);
            let lending = u16::try_from(lending).unwrap_or(u16::MAX);
            done(turn, Deed::Recovered { book: book.0.0, to, lending });
            super::note(turn, Ask::Recover, &[to], last);
            becomes(turn, to, NotebookWhy::Recovered);
            turn.tell_room(Notice::Recovered {});
        }
    }
}

/// The rest of an act. Whether a phase has begun or the game is over.
fn after_recovery(turn: &mut Turn, rule: &DeathNoteRule) -> bool {
    settle_free(turn);
    fall_due(turn, rule);
    if to_give(&of(turn), turn.game(), rule).is_empty() {
        return end::test(turn);
    }
    if namers(&of(turn), turn.game(), rule).is_empty() {
        give_anew(turn, rule);
        return end::test(turn);
    }
    phase::begin(turn, Phase::Special(Any::DeathNote(Stage::Anew {})), Limit::Parting);
    let ends = turn.game().deadline;
    let count = to_give(&of(turn), turn.game(), rule).len();
    turn.tell_room(Notice::Bequeathing { count: u16::try_from(count).unwrap_or(u16::MAX), ends });
    night::ask(turn, None);
    true
}

/// What nobody took back goes to whoever killed its holder, or is destroyed. Source: DN-06, DN-11
fn settle_free(turn: &mut Turn) {
    for (book, notebook) in of(turn).all() {
        let Some(free) = notebook.free else { continue };
        match free.killer.filter(|killer| turn.game().is_alive(*killer)) {
            Some(to) => {
                done(turn, Deed::Won { book: book.0, to });
                becomes(turn, to, NotebookWhy::Won);
            }
            None => done(turn, Deed::Destroyed { book: book.0 }),
        }
    }
}

/// Givers who took nothing back in time and hold nothing else are out. Source: DN-14
fn fall_due(turn: &mut Turn, rule: &DeathNoteRule) {
    let memory = of(turn);
    for (index, lending) in memory.lendings.iter().enumerate() {
        if lending.over || memory.acts < due(lending, rule) {
            continue;
        }
        done(turn, Deed::LendingOver { lending: u16::try_from(index).unwrap_or(u16::MAX) });
        if turn.game().is_alive(lending.giver) && memory.count(lending.giver) == 0 {
            end::goes_out_whole(turn, lending.giver, Cause::Expired);
        }
    }
}

/// The notebooks to be given out anew: those lost last. Source: DN-18
fn to_give(memory: &Memory, game: &Game, rule: &DeathNoteRule) -> Vec<Book> {
    let gone = memory.books.iter().all(|book| book.holder.is_none() && book.free.is_none());
    let living = game.living().count();
    let count = match living {
        _ if !gone => 0,
        many if many > usize::from(rule.both_anew_above) => memory.books.len(),
        some if some > usize::from(rule.one_anew_above) => 1,
        _ => 0,
    };
    let mut books: Vec<(Book, &Notebook)> = memory.all().collect();
    books.sort_by_key(|(_, book)| std::cmp::Reverse(book.lost));
    books.into_iter().map(|(book, _)| book).take(count).collect()
}

/// Who may name the new holders, and of how many notebooks: whoever held them last, unless they have
/// left the table. Source: DN-18
pub(super) fn namers(memory: &Memory, game: &Game, rule: &DeathNoteRule) -> BTreeMap<Seat, u8> {
    let mut namers = BTreeMap::new();
    for book in to_give(memory, game, rule) {
        let last = memory.books[usize::from(book.0)].last;
        if let Some(seat) = last.filter(|seat| !game.seats[seat.index()].gone) {
            *namers.entry(seat).or_insert(0) += 1;
        }
    }
    namers
}

/// Source: DN-18
fn give_anew(turn: &mut Turn, rule: &DeathNoteRule) {
    let memory = of(turn);
    let books = to_give(&memory, turn.game(), rule);
    let game = turn.game();
    let mut lots = Stream::new(&format!("anew {} {}", memory.acts, game.step), game.seed.open(), &game.nonce);
    let mut named = memory.heirs.clone();
    let mut new: Vec<Seat> = Vec::new();
    for book in &books {
        let last = memory.books[usize::from(book.0)].last;
        let free = |seat: &Seat, new: &[Seat]| turn.game().is_alive(*seat) && !new.contains(seat);
        let wished = last.and_then(|last| {
            let heirs = named.get_mut(&last)?;
            let place = heirs.iter().position(|heir| free(heir, &new))?;
            Some(heirs.remove(place))
        });
        let left: Vec<Seat> = turn.game().living().filter(|seat| free(seat, &new)).collect();
        let by_lot = left.get(lots.below(left.len())).copied();
        let Some(to) = wished.or(by_lot) else { continue };
        new.push(to);
        done(turn, Deed::GivenAnew { book: book.0, to });
        let by: Vec<Seat> = last.filter(|_| wished.is_some()).into_iter().collect();
        super::note(turn, Ask::Transfer, &by, Some(to));
        becomes(turn, to, NotebookWhy::Anew);
    }
    if let Some(first) = books.get(lots.below(books.len())) {
        done(turn, Deed::TurnDrawn { book: first.0 });
    }
    if !new.is_empty() {
        turn.tell_room(Notice::GivenAnew { count: u16::try_from(new.len()).unwrap_or(u16::MAX) });
    }
}

/// Somebody has left or was removed in the middle of whatever is going on: their notebooks are
/// destroyed, and the other kira need not wait any more.
pub(in super::super) fn after_removal(turn: &mut Turn) {
    let Some(rule) = rule(turn.table()) else { return };
    for (book, notebook) in of(turn).all() {
        if notebook.free.is_some_and(|free| !free.recoverable) {
            done(turn, Deed::Destroyed { book: book.0 });
        }
    }
    let anew = turn.game().phase == Phase::Special(Any::DeathNote(Stage::Anew {}));
    if !anew && !to_give(&of(turn), turn.game(), &rule).is_empty() {
        give_anew(turn, &rule);
    }
    if matches!(turn.game().phase, Phase::Night { .. }) {
        let memory = of(turn);
        let unasked = memory.active().into_iter().map(|(_, holder)| holder);
        for seat in unasked.filter(|seat| !memory.owe.contains(seat)).collect::<BTreeSet<_>>() {
            night::ask(turn, Some(seat));
        }
    }
}
