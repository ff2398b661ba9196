//! What the killers must write: a notice of their kill ([`notice`], which others may [`review`]) or a
//! story of it ([`story`]); and the stories that players take turns with by day ([`turns`]).
//!
//! Every text is a secret until the judge publishes it.
//!
//! Source: NO-02 to NO-07, ST2-02 to ST2-05

pub(in super::super) mod notice;
pub(in super::super) mod review;
pub(in super::super) mod story;
pub(in super::super) mod turns;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::super::event::Fact;
use super::super::ids::{Seat, Secret};
use super::super::prompt::{Prompt, PromptId};
use super::super::prompts::plain;
use super::super::role::Ask;
use super::super::state::{Game, Table};
use super::super::turn::Turn;
use notice::{Held, Letter, Verdict};
use story::Draft;
use turns::DayTurn;

/// What a game remembers of what is written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// What was handed in in this notice time, oldest first.
    letters: Vec<Secret<Letter>>,
    /// What the notice time brought, until the death is announced.
    held: Option<Secret<Held>>,
    /// Who has used their token.
    tokens: Vec<Secret<Seat>>,
    /// Who of them has used it since the riddle was published.
    shields: Vec<Secret<Seat>>,
    /// Stories that are to be continued, by writer.
    drafts: BTreeMap<Seat, Draft>,
    /// The killers' story of tonight, the latest.
    story: Option<Secret<String>>,
    /// Who has spoken up in the room, in that order. Source: ST2-03
    spoke: Vec<Seat>,
    /// Whose turn of this round has come and gone.
    had: BTreeSet<Seat>,
    /// Turns that changed places in this round, in that order. Source: ST2-04
    swaps: Vec<(Seat, Seat)>,
    /// Who has offered whom to swap.
    offers: BTreeSet<(Seat, Seat)>,
    /// The turn of the last day that had one.
    turn: Option<DayTurn>,
}

/// What changed in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Deed {
    /// A night, or a notice time, began: nothing is written yet.
    Blank {},
    /// A killer handed a notice in.
    HandedIn { letter: Secret<Letter> },
    /// Somebody who is out said what they think of it.
    Reviewed { number: u16, seat: Seat, approves: bool },
    /// What became of it.
    Judged { number: u16, verdict: Verdict },
    /// The notice time is over.
    Held { held: Secret<Held> },
    /// A token was used.
    TokenUsed { seat: Secret<Seat> },
    /// The death was announced, or that there is none.
    Announced {},
    /// A story that is to be continued.
    Drafted { seat: Seat, draft: Draft },
    /// It has come to its end.
    Finished { seat: Seat },
    /// The killers' story of tonight.
    StoryTold { text: Secret<String> },
    /// Somebody spoke up in the room for the first time.
    SpokeUp { seat: Seat },
    /// Somebody's turn to supply a story today.
    TurnCame { seat: Seat, day: u16 },
    /// It was used, or let pass.
    TurnPassed { written: bool },
    /// Somebody would swap turns with somebody.
    SwapOffered { seat: Seat, target: Seat },
    /// They did.
    Swapped { seat: Seat, target: Seat },
    /// Everybody has had a turn; the round starts anew.
    RoundBegan {},
}

/// What a game in which nothing was written remembers.
static NOTHING: Memory = Memory {
    letters: Vec::new(),
    held: None,
    tokens: Vec::new(),
    shields: Vec::new(),
    drafts: BTreeMap::new(),
    story: None,
    spoke: Vec::new(),
    had: BTreeSet::new(),
    swaps: Vec::new(),
    offers: BTreeSet::new(),
    turn: None,
};

/// What the game remembers.
fn memory(game: &Game) -> &Memory {
    match &game.memory {
        super::Memory::Written(memory) => memory,
        _ => &NOTHING,
    }
}

fn deed(turn: &mut Turn, deed: Deed) {
    turn.fact(Fact::Special(Box::new(super::Deed::Written(deed))));
}

/// A night, or a notice time, begins.
pub(in super::super) fn night_falls(turn: &mut Turn) {
    if let Some(report) = notice::unannounced(turn.game()) {
        // The day was cut short before the death.
        turn.fact(Fact::NightResolved { report: Secret::new(report).into() });
        deed(turn, Deed::Announced {});
    }
    if turn.rules().notice.is_some() || turn.rules().story.is_some() {
        deed(turn, Deed::Blank {});
    }
}

/// What may be answered beside what the phase itself asks: reviews, tokens, the day's story.
///
/// Source: NO-03, NO-05, ST2-03
pub(super) fn beside(table: &Table, game: &Game) -> Vec<Prompt> {
    let mut list = Vec::new();
    for (seat, person, targets) in review::waiting(table, game) {
        list.push(Prompt {
            id: PromptId { game: game.number, step: game.step, ask: Ask::Approve },
            seat,
            person,
            ask: Ask::Approve,
            targets,
            roles: BTreeMap::new(),
            calls_boss: false,
            at_will: false,
            min: 0,
            max: 1,
            may_decline: false,
            ends: game.deadline,
            private: true,
            chosen: Vec::new(),
        });
    }
    let tokens = game.living().filter(|seat| notice::may_use_token(&table.rules, game, *seat));
    let story = turns::open_turn(game);
    for (seat, ask) in tokens.map(|seat| (seat, Ask::Token)).chain(story.map(|seat| (seat, Ask::Story))) {
        if let Some(mut prompt) = plain(table, game, seat, ask, Vec::new()) {
            prompt.may_decline = ask == Ask::Story;
            prompt.private = true;
            list.push(prompt);
        }
    }
    list
}

/// Folds a deed in. No rules here.
pub(super) fn evolve(game: &mut Game, deed: &Deed) {
    if matches!(game.memory, super::Memory::None) {
        game.memory = super::Memory::Written(Box::default());
    }
    if let super::Memory::Written(memory) = &mut game.memory {
        memory.fold(deed);
    }
}

impl Memory {
    fn fold(&mut self, deed: &Deed) {
        match deed {
            Deed::Blank {} => {
                self.letters.clear();
                self.drafts.clear();
                self.story = None;
            }
            Deed::HandedIn { letter } => self.letters.push(letter.clone()),
            Deed::Reviewed { number, seat, approves } => self.change(*number, |letter| {
                letter.reviews.insert(*seat, *approves);
            }),
            Deed::Judged { number, verdict } => self.change(*number, |letter| letter.verdict = *verdict),
            Deed::Held { held } => self.held = Some(held.clone()),
            Deed::TokenUsed { seat } => {
                self.tokens.push(seat.clone());
                self.shields.push(seat.clone());
            }
            Deed::Announced {} => {
                self.held = None;
                self.shields.clear();
            }
            Deed::Drafted { seat, draft } => {
                self.drafts.insert(*seat, draft.clone());
            }
            Deed::Finished { seat } => drop(self.drafts.remove(seat)),
            Deed::StoryTold { text } => self.story = Some(text.clone()),
            Deed::SpokeUp { seat } => self.spoke.push(*seat),
            Deed::TurnCame { seat, day } => {
                self.drafts.clear();
                self.turn = Some(DayTurn { seat: *seat, day: *day, passed: false, written: false });
            }
            Deed::TurnPassed { written } => {
                if let Some(turn) = &mut self.turn {
                    (turn.passed, turn.written) = (true, *written);
                    self.had.insert(turn.seat);
                }
            }
            Deed::SwapOffered { seat, target } => {
                self.offers.insert((*seat, *target));
            }
            Deed::Swapped { seat, target } => {
                let either = |one: &Seat| one == seat || one == target;
                self.offers.retain(|(one, other)| !either(one) && !either(other));
                self.swaps.push((*seat, *target));
            }
            Deed::RoundBegan {} => {
                self.had.clear();
                self.swaps.clear();
                self.offers.clear();
            }
        }
    }

    fn change(&mut self, number: u16, change: impl FnOnce(&mut Letter)) {
        if let Some(kept) = self.letters.iter_mut().find(|letter| letter.open().number == number) {
            let mut letter = kept.open().clone();
            change(&mut letter);
            *kept = Secret::new(letter);
        }
    }
}
