//! The killers announce their kill with a riddle; whoever it means may escape with the one token.
//!
//! Each killer has one notice that stands: the last one approved. The victim is the one that most of
//! them name, of equals the one whose first standing notice is oldest (C-05); of several riddles for
//! that victim the last one handed in is published.
//!
//! Source: NO-02, NO-04 to NO-07

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::super::ids::{Seat, Secret, Target};
use super::super::super::night::{cards_with, holders};
use super::super::super::notice::{Fate, NightEntry, NightReport, Notice, TableNote, Wording};
use super::super::super::phase::{self, night};
use super::super::super::refusal::{Code, Reason, Refusal};
use super::super::super::role::Ask;
use super::super::super::rules::NoticeRule;
use super::super::super::state::{CardRef, Game, Nomination, Phase, Step};
use super::super::super::turn::Turn;
use super::super::super::{Fact, RuleSet};
use super::{Deed, deed, memory, review};

/// A notice that was handed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter {
    /// Its number in this notice time, from 1.
    pub(super) number: u16,
    /// The killer.
    pub(super) by: Seat,
    /// Whom it announces.
    pub(super) victim: Target,
    /// The riddle and the link.
    pub(super) wording: Wording,
    /// What became of it.
    pub(super) verdict: Verdict,
    /// What those who are out think of it.
    pub(super) reviews: BTreeMap<Seat, bool>,
}

/// What became of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It waits for its review.
    Pending,
    /// It may be published.
    Approved,
    /// It may not.
    Refused,
}

/// What a notice time brought, kept until the death is announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The ledger.
    pub(in super::super::super) entries: Vec<NightEntry>,
    /// The cards that are to die.
    pub(in super::super::super) deaths: Vec<CardRef>,
    /// Seats that may not speak on the coming day.
    pub(in super::super::super) silenced: Vec<Seat>,
    /// Whom the published notice announces, with its wording; nobody if the killers gave up.
    pub(super) announced: Option<(CardRef, Target, Wording)>,
}

/// One killer hands in at most so many notices in one notice time (I-07).
const LETTERS_MAX: usize = 20;
/// A link is at most so long, in characters.
const LINK_CHARS_MAX: usize = 500;
/// The sign that stands for what could not be read.
const UNREADABLE: char = '\u{FFFD}';

/// `notice PLAYER | RIDDLE | LINK`. The sender lives, has the power, and it is notice time.
pub(in super::super::super) fn hand_in(
    turn: &mut Turn,
    seat: Seat,
    target: Target,
    riddle: &str,
    link: &str,
) -> Result<(), Refusal> {
    let Some(rule) = turn.rules().notice else { return Err(Code::NotYours.into()) };
    let letters = &memory(turn.game()).letters;
    if !may_hand_in(turn.game(), seat) {
        return Err(Refusal::new(Code::UsedUp).with("max", LETTERS_MAX));
    }
    night::may_aim(turn, seat, Ask::Notice, target)?;
    let wording = Wording { riddle: riddle.trim().to_owned(), link: link.trim().to_owned() };
    check(rule, &wording)?;
    let number = u16::try_from(letters.len() + 1).unwrap_or(u16::MAX);
    let said = Some(format!("{} | {}", wording.riddle, wording.link));
    let letter = Letter {
        number,
        by: seat,
        victim: target,
        wording,
        verdict: Verdict::Pending,
        reviews: BTreeMap::new(),
    };
    deed(turn, Deed::HandedIn { letter: Secret::new(letter.clone()) });
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Notice, targets: vec![target], detail: None });
    let mates = holders(turn.rules(), turn.game(), Ask::Notice);
    let notice =
        Notice::Team { ask: Some(Ask::Notice), from: seat, targets: vec![target], said, friend: false };
    night::tell_others(turn, seat, &mates, notice);
    review::ask_for(turn, &letter);
    Ok(())
}

/// Whether a killer may still hand in a notice in this notice time.
pub(in super::super::super) fn may_hand_in(game: &Game, seat: Seat) -> bool {
    memory(game).letters.iter().filter(|letter| letter.open().by == seat).count() < LETTERS_MAX
}

/// Whether riddle and link can be published as they are.
fn check(rule: NoticeRule, wording: &Wording) -> Result<(), Refusal> {
    let Wording { riddle, link } = wording;
    if riddle.contains(UNREADABLE) || link.contains(UNREADABLE) {
        return Err(Refusal::new(Code::BadValue).because(Reason::Unreadable));
    }
    if riddle.is_empty() {
        return Err(Refusal::new(Code::TooShort).because(Reason::NoRiddle));
    }
    if link.is_empty() {
        return Err(Refusal::new(Code::TooShort).because(Reason::NoLink));
    }
    let width = width(riddle);
    if width > usize::from(rule.riddle_max) {
        let refusal = Refusal::new(Code::TooLong).because(Reason::RiddleTooLong);
        return Err(refusal.with("max", rule.riddle_max).with("width", width));
    }
    if link.chars().count() > LINK_CHARS_MAX {
        return Err(Refusal::new(Code::TooLong).with("max", LINK_CHARS_MAX));
    }
    Ok(())
}

/// How long boards of the time took a text to be: Latin letters count one, all others two. Source: NO-02
fn width(text: &str) -> usize {
    // Latin with its accents ends where the phonetic signs begin.
    text.chars().map(|c| if c < '\u{250}' { 1 } else { 2 }).sum()
}

/// An approved notice stands for its killer.
pub(super) fn approved(turn: &mut Turn, number: u16) {
    let Some(letter) = letter(turn.game(), number).cloned() else { return };
    let stands = named_by(turn.game(), letter.by) == Some(letter.victim);
    if !stands {
        let order = turn.game().nominations;
        let nomination = Nomination {
            ask: Ask::Notice,
            by: letter.by,
            targets: [letter.victim][..].into(),
            side: None,
            order,
        };
        turn.fact(Fact::Nominated { nomination: Secret::new(nomination) });
    }
    night::close_if_all_have_acted(turn);
}

/// A killer takes back what was handed in: nothing of it waits for its review any more.
pub(in super::super::super) fn withdraw(turn: &mut Turn, seat: Seat) {
    let letters = memory(turn.game()).letters.iter().map(Secret::open);
    let waits = |letter: &&Letter| letter.by == seat && letter.verdict == Verdict::Pending;
    for number in letters.filter(waits).map(|letter| letter.number).collect::<Vec<_>>() {
        deed(turn, Deed::Judged { number, verdict: Verdict::Refused });
    }
}

/// Whom a killer's standing notice names.
fn named_by(game: &Game, seat: Seat) -> Option<Target> {
    let Phase::Night { named, .. } = &game.phase else { return None };
    let own = named.iter().map(|n| n.open()).find(|n| (n.ask, n.by) == (Ask::Notice, seat))?;
    own.targets.first().copied()
}

/// A notice of this notice time.
pub(super) fn letter(game: &Game, number: u16) -> Option<&Letter> {
    memory(game).letters.iter().map(Secret::open).find(|letter| letter.number == number)
}

/// The riddle that would be published for a target by those who name it.
fn wording_for(game: &Game, target: Target, by: &[Seat]) -> Option<Wording> {
    let fits = |letter: &&Letter| {
        letter.verdict == Verdict::Approved && letter.victim == target && by.contains(&letter.by)
    };
    let letters = memory(game).letters.iter().map(Secret::open);
    letters.rev().find(fits).map(|letter| letter.wording.clone())
}

/// The notice time is over: the riddle is published, or that there is none; then all talk and use their tokens.
pub(in super::super::super) fn publish(
    turn: &mut Turn,
    mut entries: Vec<NightEntry>,
    deaths: Vec<CardRef>,
    silenced: Vec<Seat>,
) {
    let game = turn.game();
    let mut announced = None;
    for entry in entries.iter_mut().filter(|entry| entry.ask == Ask::Notice) {
        let Some(target) = entry.target else { continue };
        entry.wording = wording_for(game, target, &entry.by);
        let taken = !matches!(entry.fate, Fate::Outvoted | Fate::NoMajority);
        if let (true, Some(card), Some(wording)) =
            (taken, game.aimed_at(turn.rules(), target), entry.wording.clone())
        {
            announced = Some((card, target, wording));
        }
    }
    entries.extend(unapproved(turn.rules(), game));
    let riddle = announced.as_ref().map(|(_, _, wording)| wording.riddle.clone());
    deed(turn, Deed::Held { held: Secret::new(Held { entries, deaths, silenced, announced }) });
    turn.tell_room(match riddle {
        Some(riddle) => Notice::Riddle { riddle },
        None => Notice::Table { note: TableNote::GivenUp, seat: None, user: None, amount: None },
    });
    turn.fact(Fact::AgendaSet { agenda: vec![Step::Discussion, Step::Dawn].into() });
    phase::proceed(turn);
    // Everybody may use their token from now on, until the death is announced.
    night::ask(turn, None);
}

/// What was never approved stands in the ledger too.
fn unapproved(rules: &RuleSet, game: &Game) -> Vec<NightEntry> {
    let letters = memory(game).letters.iter().map(Secret::open);
    let role = |seat: Seat| {
        let mut cards = cards_with(rules, game, seat, Ask::Notice);
        cards.next().map(|card| game.card(card).role)
    };
    letters
        .filter(|letter| letter.verdict != Verdict::Approved)
        .map(|letter| NightEntry {
            ask: Ask::Notice,
            by: vec![letter.by],
            role: role(letter.by),
            target: Some(letter.victim),
            struck: None,
            also: Vec::new(),
            instead: Vec::new(),
            played: None,
            deduced: None,
            fate: Fate::Refused,
            answer: None,
            wording: Some(letter.wording.clone()),
        })
        .collect()
}

/// Whether a riddle stands that a token could help against, and the seat still has one. Source: NO-05
pub(in super::super::super) fn may_use_token(rules: &RuleSet, game: &Game, seat: Seat) -> bool {
    rules.notice.is_some_and(|rule| rule.tokens)
        && riddle(game).is_some()
        && !memory(game).tokens.iter().any(|used| *used.open() == seat)
}

/// Whether there are tokens here and a riddle stands against which one helps. Source: NO-05
pub(in super::super::super) fn may_use_tokens(turn: &Turn) -> Result<(), Refusal> {
    if turn.rules().notice.is_none_or(|rule| !rule.tokens) {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    match riddle(turn.game()) {
        Some(_) => Ok(()),
        None => Err(Refusal::new(Code::WrongPhase).because(Reason::NoNotice)),
    }
}

/// `token`, by somebody living, while a riddle stands. Source: NO-05
pub(in super::super::super) fn use_token(turn: &mut Turn, seat: Seat) -> Result<(), Refusal> {
    if memory(turn.game()).tokens.iter().any(|used| *used.open() == seat) {
        return Err(Code::UsedUp.into());
    }
    deed(turn, Deed::TokenUsed { seat: Secret::new(seat) });
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Token, targets: Vec::new(), detail: None });
    Ok(())
}

/// What comes of the round when the death is announced: who dies, and what is told after it.
pub(in super::super::super) fn announce(turn: &mut Turn) -> Option<(Held, Vec<Notice>)> {
    let mut held = memory(turn.game()).held.as_ref()?.open().clone();
    let mut told = Vec::new();
    if let Some((card, target, Wording { riddle, link })) = held.announced.clone() {
        let game = turn.game();
        let seat = game.card(card).seat;
        let shielded = memory(game).shields.iter().any(|by| *by.open() == seat);
        let fate = match (shielded && game.is_alive(seat), game.card(card).alive) {
            (true, _) => Some(Fate::Immune),
            (false, true) => None,
            (false, false) => Some(Fate::Missed),
        };
        if let Some(fate) = fate {
            held.deaths.retain(|dead| *dead != card);
            let mut entries = held.entries.iter_mut();
            let died = entries.find(|entry| {
                (entry.ask, entry.target, entry.fate) == (Ask::Notice, Some(target), Fate::Died)
            });
            if let Some(entry) = died {
                entry.fate = fate;
            }
        }
        if fate == Some(Fate::Immune) {
            told.push(Notice::TokenUsed { seat });
        }
        told.push(Notice::Solution { seat, riddle, link });
    }
    held.deaths.retain(|card| turn.game().card(*card).alive);
    deed(turn, Deed::Announced {});
    Some((held, told))
}

/// The riddle that stands, for all to see.
#[must_use]
pub fn riddle(game: &Game) -> Option<&str> {
    let (_, _, wording) = memory(game).held.as_ref()?.open().announced.as_ref()?;
    Some(&wording.riddle)
}

/// The ledger of a round whose death was never announced, for the end of the game. Source: C-17
pub(in super::super::super) fn unannounced(game: &Game) -> Option<NightReport> {
    let held = memory(game).held.as_ref()?;
    let mut entries = held.open().entries.clone();
    for entry in entries.iter_mut().filter(|entry| entry.fate == Fate::Died) {
        entry.fate = Fate::Missed;
    }
    Some(NightReport { night: game.night, entries })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chinese_character_counts_two_and_a_latin_letter_one() {
        for (text, long) in [("grey", 4), ("灰色石碑", 8), ("café", 4), ("a谜b，", 6), ("", 0)] {
            assert_eq!(width(text), long, "{text}");
        }
    }

    #[test]
    fn a_riddle_has_something_to_read_and_room_for_it() {
        let rule = NoticeRule { riddle_max: 60, tokens: true };
        let told = |riddle: &str, link: &str| {
            let wording = Wording { riddle: riddle.to_owned(), link: link.to_owned() };
            check(rule, &wording).map_err(|refusal| (refusal.code, refusal.reason))
        };
        assert_eq!(told(&"谜".repeat(30), "x"), Ok(()));
        assert_eq!(told(&"谜".repeat(31), "x"), Err((Code::TooLong, Some(Reason::RiddleTooLong))));
        assert_eq!(told(&"a".repeat(61), "x"), Err((Code::TooLong, Some(Reason::RiddleTooLong))));
        assert_eq!(told("", "x"), Err((Code::TooShort, Some(Reason::NoRiddle))));
        assert_eq!(told("x", ""), Err((Code::TooShort, Some(Reason::NoLink))));
        assert_eq!(told("\u{FFFD}x", "x"), Err((Code::BadValue, Some(Reason::Unreadable))));
        assert_eq!(told("x", &"x".repeat(501)), Err((Code::TooLong, None)));
    }
}
