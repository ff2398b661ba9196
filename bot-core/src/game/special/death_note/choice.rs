//! What people do with the notebooks, and what they are asked.
//!
//! Source: DN-03 to DN-07, DN-12, DN-13, DN-18

use super::super::super::command::PlayerRef;
use super::super::super::decide::Sender;
use super::super::super::event::Fact;
use super::super::super::ids::{Seat, Target};
use super::super::super::notice::{NotebookWhy, Notice};
use super::super::super::persona::resolve_account;
use super::super::super::phase::{identity, night};
use super::super::super::prompt::Prompt;
use super::super::super::prompts::plain;
use super::super::super::refusal::{Code, Reason, Refusal};
use super::super::super::resolve::resolve;
use super::super::super::role::{Ask, Role};
use super::super::super::state::{Game, Phase, Table};
use super::super::super::turn::Turn;
use super::super::Stage as Any;
use super::act::{close_if_answered, eligible, namers};
use super::{Book, Choice, Deed, Memory, Stage, done, memory, of, rule};

/// What may be done beside the questions of a phase: a kira's night, and handing on at any moment.
pub(in super::super) fn at_will(table: &Table, game: &Game) -> Vec<Prompt> {
    let Some(memory) = memory(game) else { return Vec::new() };
    let mut list = Vec::new();
    for seat in memory.holders() {
        if matches!(game.phase, Phase::Night { .. }) {
            list.extend(tonight(table, game, memory, seat));
        }
        let targets = others(game, seat);
        if can_transfer(table, memory, game, seat) && !targets.is_empty() {
            list.extend(plain(table, game, seat, Ask::Transfer, targets).map(|prompt| Prompt {
                private: true,
                at_will: true,
                ends: None,
                ..prompt
            }));
        }
    }
    list
}

/// The questions of a kira's night. Source: DN-04, DN-05, DN-07
fn tonight(table: &Table, game: &Game, memory: &Memory, seat: Seat) -> Vec<Prompt> {
    let own: Vec<&super::Notebook> = memory
        .active()
        .into_iter()
        .filter(|(_, holder)| *holder == seat)
        .map(|(book, _)| &memory.books[usize::from(book.0)])
        .collect();
    if own.is_empty() {
        return Vec::new();
    }
    let aimed = |book: &&super::Notebook| match book.choice {
        Some(Choice::Write { target, .. } | Choice::Join { target }) => Some(Target::from(target)),
        Some(Choice::GiveUp {}) | None => None,
    };
    let chosen: Vec<Target> = own.iter().filter_map(aimed).collect();
    let open = own.iter().any(|book| book.choice.is_none());
    let mut targets: Vec<Target> = game.living().map(Target::from).collect();
    if open {
        targets.retain(|target| !chosen.contains(target));
    }
    let write = plain(table, game, seat, Ask::Write, targets).map(|prompt| Prompt {
        private: true,
        may_decline: true,
        chosen: if open { Vec::new() } else { chosen },
        ..prompt
    });
    let join = plain(table, game, seat, Ask::JoinUp, others(game, seat))
        .filter(|prompt| memory.partners().is_none() && !prompt.targets.is_empty())
        .map(|prompt| Prompt { private: true, at_will: true, ..prompt });
    write.into_iter().chain(join).collect()
}

/// Everybody living but one.
fn others(game: &Game, seat: Seat) -> Vec<Target> {
    game.living().filter(|other| *other != seat).map(Target::from).collect()
}

/// What is asked in a phase of this game.
pub(in super::super) fn stage_prompts(table: &Table, game: &Game, stage: Stage) -> Vec<Prompt> {
    let (Some(memory), Some(rule)) = (memory(game), rule(table)) else { return Vec::new() };
    match stage {
        Stage::Recovery {} => {
            let asked = eligible(memory, game, &rule);
            let open = asked.into_iter().filter(|seat| !memory.takes.contains_key(seat));
            let ask = |seat| plain(table, game, seat, Ask::Recover, Vec::new());
            open.filter_map(ask).map(|prompt| Prompt { private: true, may_decline: true, ..prompt }).collect()
        }
        Stage::Anew {} => {
            let living: Vec<Target> = game.living().map(Target::from).collect();
            let open = namers(memory, game, &rule).into_iter();
            open.filter(|(seat, _)| !memory.heirs.contains_key(seat))
                .filter_map(|(seat, count)| {
                    let prompt = plain(table, game, seat, Ask::Transfer, living.clone())?;
                    Some(Prompt { private: true, may_decline: true, max: count, ..prompt })
                })
                .collect()
        }
    }
}

/// Whether a question of the phase is open to a seat, dead or alive.
pub(in super::super) fn answers_stage(table: &Table, game: &Game, seat: Seat) -> bool {
    let Phase::Special(Any::DeathNote(stage)) = game.phase else { return false };
    stage_prompts(table, game, stage).iter().any(|prompt| prompt.seat == seat)
}

/// A kira's own power tonight.
fn may_choose(turn: &Turn, seat: Seat) -> Result<Memory, Refusal> {
    let memory = of(turn);
    if memory.count(seat) == 0 {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    if !matches!(turn.game().phase, Phase::Night { .. }) {
        return Err(Code::WrongPhase.into());
    }
    // The turn belongs to the other notebook tonight. Source: DN-03
    if !memory.active().iter().any(|(_, holder)| *holder == seat) {
        return Err(Code::NotYourTurn.into());
    }
    Ok(memory)
}

/// The notebook that the next choice is for: one without, then one given up, then the one chosen first.
fn next_book(memory: &Memory, seat: Seat) -> Option<Book> {
    let own = memory.active().into_iter().filter(|(_, holder)| *holder == seat);
    let rank = |book: &Book| {
        let notebook = &memory.books[usize::from(book.0)];
        match notebook.choice {
            None => (0, 0),
            Some(Choice::GiveUp {}) => (1, notebook.chosen),
            Some(Choice::Write { .. } | Choice::Join { .. }) => (2, notebook.chosen),
        }
    };
    own.map(|(book, _)| book).min_by_key(rank)
}

/// `write`: a character and the account behind it. Source: DN-04
pub(in super::super) fn write(
    turn: &mut Turn,
    seat: Seat,
    player: &PlayerRef,
    account: &PlayerRef,
) -> Result<(), Refusal> {
    let memory = may_choose(turn, seat)?;
    let target = resolve(turn.table(), player)?;
    let account = resolve_account(turn.table(), account)?;
    if !turn.game().is_alive(target) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    }
    if let Some(book) = next_book(&memory, seat) {
        done(turn, Deed::Wrote { book: book.0, target, account });
    }
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Write, targets: vec![target.into()], detail: None });
    night::close_if_all_have_acted(turn);
    Ok(())
}

/// The other verbs: `joinup`, `transfer`, `recover`.
pub(in super::super) fn act(
    turn: &mut Turn,
    sender: &Sender,
    ask: Ask,
    targets: &[PlayerRef],
) -> Result<(), Refusal> {
    match ask {
        Ask::JoinUp => join_up(turn, sender.living(turn)?, targets),
        Ask::Recover => {
            let seat = sender.living(turn)?;
            take_back(turn, seat, true)
        }
        Ask::Transfer => {
            let seat = sender.player(turn)?;
            if answers_stage(turn.table(), turn.game(), seat) {
                turn.running()?;
                return bequeath(turn, seat, targets);
            }
            transfer(turn, sender.living(turn)?, targets)
        }
        // A character without an account is no kill, and without the mark no joining up. Source: DN-07
        Ask::Write => {
            may_choose(turn, sender.living(turn)?)?;
            Err(Refusal::new(Code::BadValue).because(Reason::NoAccount))
        }
        _ => Err(Code::NotYours.into()),
    }
}

fn one(turn: &Turn, targets: &[PlayerRef]) -> Result<Seat, Refusal> {
    let [player] = targets else {
        return Err(Refusal::new(Code::BadTarget).because(Reason::HowMany).with("max", 1));
    };
    resolve(turn.table(), player)
}

fn another_living(turn: &Turn, seat: Seat, target: Seat) -> Result<(), Refusal> {
    let bad = |reason| Err(Refusal::new(Code::BadTarget).because(reason));
    if !turn.game().is_alive(target) {
        return bad(Reason::TargetOut);
    }
    if target == seat { bad(Reason::Yourself) } else { Ok(()) }
}

/// Source: DN-07
fn join_up(turn: &mut Turn, seat: Seat, targets: &[PlayerRef]) -> Result<(), Refusal> {
    let memory = may_choose(turn, seat)?;
    if memory.partners().is_some() {
        return Err(Code::UsedUp.into());
    }
    let target = one(turn, targets)?;
    another_living(turn, seat, target)?;
    if let Some(book) = next_book(&memory, seat) {
        done(turn, Deed::WouldJoin { book: book.0, target });
    }
    turn.tell_seat(seat, Notice::Noted { ask: Ask::JoinUp, targets: vec![target.into()], detail: None });
    night::close_if_all_have_acted(turn);
    Ok(())
}

/// `none`: gives up a kill, or leaves a notebook where it is. Source: DN-05, DN-13, DN-18
pub(in super::super) fn decline(turn: &mut Turn, sender: &Sender, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Write => give_up(turn, sender.living(turn)?),
        Ask::Recover => {
            let seat = sender.living(turn)?;
            take_back(turn, seat, false)
        }
        Ask::Transfer => {
            let seat = sender.player(turn)?;
            if !answers_stage(turn.table(), turn.game(), seat) {
                return Err(Code::NotYours.into());
            }
            turn.running()?;
            name_heirs(turn, seat, Vec::new());
            Ok(())
        }
        _ => Err(Code::NotYours.into()),
    }
}

/// Whatever has no choice yet is given up; where all have one, all of them are. Source: DN-05
fn give_up(turn: &mut Turn, seat: Seat) -> Result<(), Refusal> {
    let memory = may_choose(turn, seat)?;
    let own: Vec<Book> =
        memory.active().into_iter().filter(|(_, holder)| *holder == seat).map(|(book, _)| book).collect();
    let unchosen = |book: &Book| memory.books[usize::from(book.0)].choice.is_none();
    let all = !own.iter().any(unchosen);
    for book in own.into_iter().filter(|book| all || unchosen(book)) {
        done(turn, Deed::GaveUp { book: book.0 });
    }
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Write, targets: Vec::new(), detail: None });
    night::close_if_all_have_acted(turn);
    Ok(())
}

/// The notebook that a seat could hand on. Source: DN-12, DN-18
fn transferable(memory: &Memory, seat: Seat) -> Option<Book> {
    memory.held_by(seat).find(|(_, book)| !book.lent && !book.anew).map(|(book, _)| book)
}

fn can_transfer(table: &Table, memory: &Memory, game: &Game, seat: Seat) -> bool {
    let enough = rule(table).is_some_and(|rule| game.living().count() > usize::from(rule.transfer_above));
    enough && game.is_alive(seat) && transferable(memory, seat).is_some()
}

/// Source: DN-12
fn transfer(turn: &mut Turn, seat: Seat, targets: &[PlayerRef]) -> Result<(), Refusal> {
    let memory = of(turn);
    if memory.count(seat) == 0 {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    let Some(book) = transferable(&memory, seat) else {
        let anew = memory.held_by(seat).any(|(_, book)| book.anew);
        return Err(if anew {
            Refusal::new(Code::Forbidden).because(Reason::GivenAnew)
        } else {
            Code::UsedUp.into()
        });
    };
    if !can_transfer(turn.table(), &memory, turn.game(), seat) {
        let least = rule(turn.table()).map_or(0, |rule| rule.transfer_above);
        return Err(Refusal::new(Code::Forbidden).because(Reason::TooFewLive).with("min", least));
    }
    let target = one(turn, targets)?;
    another_living(turn, seat, target)?;
    let partners = memory.partners();
    done(turn, Deed::Transferred { book: book.0, to: target });
    super::note(turn, Ask::Transfer, &[seat], Some(target));
    becomes(turn, seat, NotebookWhy::Given);
    becomes(turn, target, NotebookWhy::Received);
    turn.tell_room(Notice::Transferred {});
    tell_restored(turn, partners);
    if matches!(turn.game().phase, Phase::Night { .. }) {
        night::ask(turn, Some(target));
        night::close_if_all_have_acted(turn);
    }
    Ok(())
}

/// Somebody holds more or fewer notebooks than before, and is told; the card follows.
pub(super) fn becomes(turn: &mut Turn, seat: Seat, why: NotebookWhy) {
    let count = of(turn).count(seat);
    let role = if count > 0 { Role::Kira } else { Role::Civilian };
    let other = turn.game().hand(seat).find(|(_, held)| held.role != role).map(|(card, _)| card);
    if let Some(card) = other {
        turn.fact(Fact::Became { card, role });
    }
    turn.tell_seat(seat, Notice::Notebook { count, why });
    identity::tell_hand(turn, seat);
}

/// A joining that was broken is restored when the same two hold notebooks again. Source: DN-16
pub(super) fn tell_restored(turn: &mut Turn, before: Option<(Seat, Seat)>) {
    let now = of(turn).partners();
    if let Some((low, high)) = now.filter(|now| before != Some(*now)) {
        turn.tell_seat(low, Notice::Partner { seat: high });
        turn.tell_seat(high, Notice::Partner { seat: low });
    }
}

/// `recover`, or `none`. Source: DN-13
fn take_back(turn: &mut Turn, seat: Seat, takes: bool) -> Result<(), Refusal> {
    let (memory, rule) = (of(turn), rule(turn.table()));
    let gave = memory.lendings.iter().any(|lending| lending.giver == seat && !lending.over);
    let Some(rule) = rule.filter(|_| gave) else { return Err(Code::NotYours.into()) };
    turn.running()?;
    if turn.game().phase != Phase::Special(Any::DeathNote(Stage::Recovery {})) {
        return Err(Code::WrongPhase.into());
    }
    if !eligible(&memory, turn.game(), &rule).contains(&seat) {
        return Err(Code::NotYours.into());
    }
    done(turn, Deed::Takes { seat, takes });
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Recover, targets: Vec::new(), detail: None });
    close_if_answered(turn);
    Ok(())
}

/// `transfer`, by whoever held what is given out anew. Source: DN-18
fn bequeath(turn: &mut Turn, seat: Seat, targets: &[PlayerRef]) -> Result<(), Refusal> {
    let prompts = stage_prompts(turn.table(), turn.game(), Stage::Anew {});
    let most = prompts.iter().find(|prompt| prompt.seat == seat).map_or(1, |prompt| prompt.max);
    let mut heirs = Vec::new();
    for player in targets {
        let heir = resolve(turn.table(), player)?;
        if !turn.game().is_alive(heir) {
            return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
        }
        if !heirs.contains(&heir) {
            heirs.push(heir);
        }
    }
    if heirs.is_empty() || heirs.len() > usize::from(most) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::HowMany).with("max", most));
    }
    name_heirs(turn, seat, heirs);
    Ok(())
}

fn name_heirs(turn: &mut Turn, seat: Seat, heirs: Vec<Seat>) {
    let targets = heirs.iter().copied().map(Target::from).collect();
    done(turn, Deed::Named { seat, heirs });
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Transfer, targets, detail: None });
    close_if_answered(turn);
}
