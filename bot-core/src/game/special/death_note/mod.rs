//! Kira's two notebooks: cards without a body, each with a holder.
//!
//! [`choice`] is what people may do with them, [`night`] what comes of a night, [`act`] what follows
//! whenever the judge has published deaths: notebooks taken back, won, destroyed, given out anew.
//!
//! Source: DN-02 to DN-19

mod act;
mod choice;
mod night;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::super::event::Fact;
use super::super::ids::{Seat, Secret, Target};
use super::super::notice::{Answer, Fate, NightEntry};
use super::super::role::{Ask, Role};
use super::super::rules::DeathNoteRule;
use super::super::state::{Game, Table};
use super::super::turn::Turn;

pub(super) use act::{after_removal, close_stage, settle, went_out};
pub(super) use choice::{act, answers_stage, at_will, decline, stage_prompts, write};
pub(super) use night::{begin, may_draw, nightfall, resolve};

/// Names a notebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Book(pub(super) u8);

/// A notebook.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Notebook {
    /// Who holds it; nobody once it is destroyed, or while it is settled whose it is.
    pub(super) holder: Option<Seat>,
    /// Its holder has just gone out.
    pub(super) free: Option<Free>,
    /// Who held it last, once nobody does.
    pub(super) last: Option<Seat>,
    /// In which act it lost its holder.
    pub(super) lost: u16,
    /// It was handed on: each can be once. Source: DN-12
    pub(super) lent: bool,
    /// It was given out anew and cannot be handed on. Source: DN-18
    pub(super) anew: bool,
    /// What is to be done with it tonight.
    pub(super) choice: Option<Choice>,
    /// The how-manieth choice of the game that was.
    pub(super) chosen: u32,
    /// It came to its holder after nightfall: nobody owes a word about it tonight. Source: DN-05
    #[serde(default)]
    pub(super) came: bool,
}

/// What becomes of a notebook whose holder has gone out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Free {
    /// Whoever killed the holder with the other notebook. Source: DN-06
    pub(super) killer: Option<Seat>,
    /// Whether a former holder may take it back. Source: DN-05, DN-13
    pub(super) recoverable: bool,
}

/// What a notebook is used for in a night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Choice {
    /// A character, and the seat of the account that was named. Source: DN-04
    Write { target: Seat, account: Seat },
    /// Joining up. Source: DN-07
    Join { target: Seat },
    /// Nothing, aloud. Source: DN-05
    GiveUp {},
}

/// A notebook handed on, which may come back. Source: DN-12 to DN-15
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Lending {
    pub(super) book: Book,
    pub(super) giver: Seat,
    /// The acts published before it was told.
    pub(super) act: u16,
    /// Taken back, or fallen due.
    pub(super) over: bool,
}

/// Everything that is remembered of the notebooks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    pub(super) books: Vec<Notebook>,
    /// Whose night it is while two kiras live who have not joined up. Source: DN-03
    pub(super) turn: Book,
    /// Acts published so far. Source: DN-19
    pub(super) acts: u16,
    /// Who have ever joined up, the lower seat first. Source: DN-16
    pub(super) joined: BTreeSet<(Seat, Seat)>,
    pub(super) lendings: Vec<Lending>,
    /// Who was asked when night fell. Source: DN-05
    pub(super) owe: BTreeSet<Seat>,
    /// Choices so far.
    pub(super) choices: u32,
    /// Who takes a notebook back, or leaves it.
    pub(super) takes: BTreeMap<Seat, bool>,
    /// Whom former holders have named. Source: DN-18
    pub(super) heirs: BTreeMap<Seat, Vec<Seat>>,
    /// Deeds outside the nights, for the closing report.
    pub(super) unreported: Vec<NightEntry>,
}

/// What changed with the notebooks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Deed {
    /// The game began: who holds which, and whose the first night is.
    Begun { holders: Vec<Seat>, first: u8 },
    /// Night fell on these kiras, who must speak.
    NightFell { owe: BTreeSet<Seat> },
    /// Something is to be done with a notebook tonight.
    Wrote { book: u8, target: Seat, account: Seat },
    /// A notebook is used to join up.
    WouldJoin { book: u8, target: Seat },
    /// A notebook is left alone tonight.
    GaveUp { book: u8 },
    /// The night is over, and the turn passes.
    NightEnded {},
    /// The judge published an act.
    ActPublished {},
    /// Two kiras know each other.
    JoinedUp { low: Seat, high: Seat },
    /// A notebook lost its holder.
    Freed { book: u8, killer: Option<Seat>, recoverable: bool },
    /// A notebook was handed on by its holder.
    Transferred { book: u8, to: Seat },
    /// A notebook was taken back.
    Recovered { book: u8, to: Seat, lending: u16 },
    /// A notebook went to whoever killed its holder.
    Won { book: u8, to: Seat },
    /// A notebook was given out anew.
    GivenAnew { book: u8, to: Seat },
    /// Whose the next night is.
    TurnDrawn { book: u8 },
    /// A notebook was destroyed.
    Destroyed { book: u8 },
    /// A former holder takes a notebook back, or leaves it.
    Takes { seat: Seat, takes: bool },
    /// Former holders need not say any more whether they take one back.
    WindowClosed {},
    /// A former holder named who shall have the notebooks.
    Named { seat: Seat, heirs: Vec<Seat> },
    /// What was handed on will not come back.
    LendingOver { lending: u16 },
    /// Something for the closing report.
    Done { entry: NightEntry },
    /// What was done so far stands in a report.
    Reported {},
}

/// A phase of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Former holders may take a notebook back. Source: DN-13
    Recovery {},
    /// Former holders may name who gets the notebooks anew. Source: DN-18
    Anew {},
}

impl Stage {
    pub(super) fn id(self) -> &'static str {
        match self {
            Stage::Recovery {} => "recovery",
            Stage::Anew {} => "anew",
        }
    }
}

/// Folds a deed into the memory. No rules here.
pub(super) fn evolve(game: &mut Game, deed: &Deed) {
    let mut memory = memory(game).cloned().unwrap_or_default();
    memory.fold(deed);
    game.memory = super::Memory::DeathNote(Box::new(Secret::new(memory)));
}

impl Memory {
    fn fold(&mut self, deed: &Deed) {
        match deed {
            Deed::Begun { holders, first } => {
                let held = |seat: &Seat| Notebook { holder: Some(*seat), ..Notebook::default() };
                self.books = holders.iter().map(held).collect();
                self.turn = Book(*first);
            }
            Deed::NightFell { owe } => {
                self.owe.clone_from(owe);
                self.books.iter_mut().for_each(|book| (book.choice, book.came) = (None, false));
            }
            Deed::Wrote { book, target, account } => {
                self.choose(*book, Choice::Write { target: *target, account: *account });
            }
            Deed::WouldJoin { book, target } => self.choose(*book, Choice::Join { target: *target }),
            Deed::GaveUp { book } => self.choose(*book, Choice::GiveUp {}),
            Deed::NightEnded {} => {
                self.owe.clear();
                self.books.iter_mut().for_each(|book| book.choice = None);
                self.turn = Book(u8::from(self.turn.0 == 0));
            }
            Deed::ActPublished {} => self.acts = self.acts.saturating_add(1),
            Deed::JoinedUp { low, high } => drop(self.joined.insert((*low, *high))),
            Deed::Freed { book, killer, recoverable } => {
                let lost = self.acts;
                self.change(*book, |book| {
                    book.last = book.holder.take();
                    book.free = Some(Free { killer: *killer, recoverable: *recoverable });
                    book.lost = lost;
                });
            }
            Deed::Transferred { book, to } => {
                let giver = self.books.get(usize::from(*book)).and_then(|book| book.holder);
                if let Some(giver) = giver {
                    self.lendings.push(Lending { book: Book(*book), giver, act: self.acts, over: false });
                }
                self.change(*book, |book| book.lent = true);
                self.pass(*book, *to);
            }
            Deed::Recovered { book, to, lending } => {
                self.end_lending(*lending);
                self.pass(*book, *to);
            }
            Deed::Won { book, to } => self.pass(*book, *to),
            Deed::GivenAnew { book, to } => {
                self.change(*book, |book| book.anew = true);
                self.pass(*book, *to);
                self.heirs.clear();
            }
            Deed::TurnDrawn { book } => self.turn = Book(*book),
            Deed::Destroyed { book } => self.change(*book, |book| book.free = None),
            Deed::Takes { seat, takes } => drop(self.takes.insert(*seat, *takes)),
            Deed::WindowClosed {} => self.takes.clear(),
            Deed::Named { seat, heirs } => drop(self.heirs.insert(*seat, heirs.clone())),
            Deed::LendingOver { lending } => self.end_lending(*lending),
            Deed::Done { entry } => self.unreported.push(entry.clone()),
            Deed::Reported {} => self.unreported.clear(),
        }
    }

    fn choose(&mut self, book: u8, choice: Choice) {
        self.choices += 1;
        let chosen = self.choices;
        self.change(book, |book| (book.choice, book.chosen) = (Some(choice), chosen));
    }

    /// A notebook has a holder again, who decides anew what is done with it tonight.
    fn pass(&mut self, book: u8, to: Seat) {
        self.change(book, |book| {
            book.holder = Some(to);
            book.free = None;
            book.choice = None;
            book.came = true;
        });
    }

    fn change(&mut self, book: u8, change: impl FnOnce(&mut Notebook)) {
        if let Some(book) = self.books.get_mut(usize::from(book)) {
            change(book);
        }
    }

    fn end_lending(&mut self, lending: u16) {
        if let Some(lending) = self.lendings.get_mut(usize::from(lending)) {
            lending.over = true;
        }
    }

    /// All notebooks with their names.
    fn all(&self) -> impl Iterator<Item = (Book, &Notebook)> + '_ {
        (0..).map(Book).zip(&self.books)
    }

    /// The notebooks that a seat holds.
    fn held_by(&self, seat: Seat) -> impl Iterator<Item = (Book, &Notebook)> + '_ {
        self.all().filter(move |(_, book)| book.holder == Some(seat))
    }

    /// How many notebooks a seat holds.
    fn count(&self, seat: Seat) -> u16 {
        u16::try_from(self.held_by(seat).count()).unwrap_or(u16::MAX)
    }

    /// The kiras.
    fn holders(&self) -> BTreeSet<Seat> {
        self.books.iter().filter_map(|book| book.holder).collect()
    }

    /// The two kiras, if they have joined up. Source: DN-07, DN-16
    fn partners(&self) -> Option<(Seat, Seat)> {
        let holders: Vec<Seat> = self.holders().into_iter().collect();
        let [low, high] = holders[..] else { return None };
        self.joined.contains(&(low, high)).then_some((low, high))
    }

    /// Whom a kira has joined up with. Source: DN-07, DN-16
    pub(super) fn partner_of(&self, seat: Seat) -> Option<Seat> {
        let (low, high) = self.partners()?;
        [(low, high), (high, low)].into_iter().find(|(one, _)| *one == seat).map(|(_, other)| other)
    }

    /// The notebooks that may be used tonight, with their holders. Source: DN-03, DN-06, DN-07
    fn active(&self) -> Vec<(Book, Seat)> {
        let held = self.all().filter_map(|(book, notebook)| Some((book, notebook.holder?)));
        let alternate = self.holders().len() > 1 && self.partners().is_none();
        held.filter(|(book, _)| !alternate || *book == self.turn).collect()
    }

    /// Whether what was handed on may still come back in this act. Source: DN-13
    fn is_open(&self, lending: &Lending, rule: &DeathNoteRule) -> bool {
        !lending.over && self.acts <= due(lending, rule)
    }
}

/// The last act in which a notebook can be taken back. Source: DN-13
fn due(lending: &Lending, rule: &DeathNoteRule) -> u16 {
    lending.act.saturating_add(1).saturating_add(rule.recovery_acts)
}

/// What the game remembers, if it has notebooks.
fn memory(game: &Game) -> Option<&Memory> {
    match &game.memory {
        super::Memory::DeathNote(memory) => Some(memory.open()),
        super::Memory::None | super::Memory::Conan(_) | super::Memory::Written(_) => None,
    }
}

/// The same, in a decision of a game that has them.
fn of(turn: &Turn) -> Memory {
    memory(turn.game()).cloned().unwrap_or_default()
}

fn rule(table: &Table) -> Option<DeathNoteRule> {
    table.rules.death_note
}

fn done(turn: &mut Turn, deed: Deed) {
    turn.fact(Fact::Special(Box::new(super::Deed::DeathNote(Secret::new(deed)))));
}

/// Writes something down for the closing report. Source: C-17
fn note(turn: &mut Turn, ask: Ask, by: &[Seat], target: Option<Seat>) {
    done(turn, Deed::Done { entry: entry(ask, by, target, Fate::Done, None) });
}

fn entry(ask: Ask, by: &[Seat], target: Option<Seat>, fate: Fate, answer: Option<Answer>) -> NightEntry {
    NightEntry {
        ask,
        by: by.to_vec(),
        role: Some(Role::Kira),
        target: target.map(Target::from),
        struck: None,
        also: Vec::new(),
        instead: Vec::new(),
        played: None,
        deduced: None,
        wording: None,
        fate,
        answer,
    }
}

/// Whether the end cannot be tested yet: it is still to be settled whose a notebook is.
pub(super) fn holds_up_the_end(game: &Game) -> bool {
    let anew = matches!(game.phase, super::super::Phase::Special(super::Stage::DeathNote(Stage::Anew {})));
    anew || memory(game).is_some_and(|memory| memory.books.iter().any(|book| book.free.is_some()))
}

/// How many names each voter may give, which is also how many go out at most. Source: DN-08, DN-09
pub(super) fn names_per_vote(game: &Game) -> u16 {
    let kiras = memory(game).map_or(0, |memory| memory.holders().len());
    u16::try_from(kiras.max(1)).unwrap_or(1)
}

/// Who goes out by these votes. Source: DN-09
pub(super) fn voted_out(most: u16, counts: &BTreeMap<Target, u16>) -> Vec<Target> {
    let mut by_count: BTreeMap<std::cmp::Reverse<u16>, Vec<Target>> = BTreeMap::new();
    for (target, count) in counts.iter().filter(|(_, count)| **count > 0) {
        by_count.entry(std::cmp::Reverse(*count)).or_default().push(*target);
    }
    let mut places = by_count.into_values();
    match (most, places.next().unwrap_or_default().as_slice(), places.next().unwrap_or_default().as_slice()) {
        (1, [top], _) => vec![*top],
        (1, _, _) => Vec::new(),
        (_, [top], [second]) => vec![*top, *second],
        (_, [top], _) => vec![*top],
        (_, [one, other], _) => vec![*one, *other],
        (_, _, _) => Vec::new(),
    }
}

/// Whether everybody who can do something tonight has said what.
pub(super) fn all_have_chosen(game: &Game) -> bool {
    let Some(memory) = memory(game) else { return true };
    memory.active().iter().all(|(book, _)| memory.books[usize::from(book.0)].choice.is_some())
}

/// Deeds that stand in no night's report yet.
pub(super) fn unreported(game: &Game) -> Vec<NightEntry> {
    memory(game).map(|memory| memory.unreported.clone()).unwrap_or_default()
}

/// The judge has published an act. Source: DN-19
pub(super) fn act_published(turn: &mut Turn) {
    done(turn, Deed::ActPublished {});
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(most: u16, counts: &[(u16, u16)], out: &[u16]) {
        let counts = counts.iter().map(|(target, count)| (Target(*target), *count)).collect();
        let wanted: Vec<Target> = out.iter().copied().map(Target).collect();
        assert_eq!(voted_out(most, &counts), wanted);
    }

    #[test]
    fn never_more_go_out_than_kiras_live() {
        check(2, &[(1, 5), (2, 3), (3, 1)], &[1, 2]);
        check(2, &[(1, 4), (2, 4), (3, 1)], &[1, 2]);
        check(2, &[(1, 5), (2, 3), (3, 3)], &[1]);
        check(2, &[(1, 3), (2, 3), (3, 3)], &[]);
        check(2, &[(1, 3)], &[1]);
        check(2, &[(1, 0)], &[]);
        check(1, &[(1, 3), (2, 2)], &[1]);
        check(1, &[(1, 3), (2, 3)], &[]);
        check(1, &[], &[]);
    }

    #[test]
    fn a_choice_of_an_older_log_that_says_whose_it_is_is_read_without_that() {
        for (older, deed) in [
            (
                r#"{"wrote":{"book":1,"by":3,"target":4,"account":5}}"#,
                Deed::Wrote { book: 1, target: Seat(4), account: Seat(5) },
            ),
            (r#"{"would_join":{"book":0,"by":3,"target":4}}"#, Deed::WouldJoin { book: 0, target: Seat(4) }),
            (r#"{"gave_up":{"book":0,"by":3}}"#, Deed::GaveUp { book: 0 }),
        ] {
            assert_eq!(serde_json::from_str::<Deed>(older).ok(), Some(deed), "{older}");
        }
    }
}
