//! A finished game step by step, made again from its table's log: every message in the reader's
//! language, with who was told it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::game::rules::HandForm;
use crate::game::{
    Audience, Event, Fact, Keeper, Locale, Moment, Notice, PersonId, Platform, Seat, State, Table, VenueId,
    evolve, seat_at,
};

use super::super::input::HostError;
use super::super::shared::Shared;
use super::super::store::Record;
use super::super::table::Unfoldable;
use super::super::voice;
use super::{GameNumber, Kept};

/// A finished game step by step.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game in short.
    pub kept: Kept,
    /// Who sat where, as they were shown in the game; made harmless for the platform.
    pub seats: Vec<String>,
    /// The characters as which they played, by seat; none where nobody was masked.
    pub(super) characters: Vec<String>,
    /// Whether the cards and not the seats were numbered.
    numbered: bool,
    /// Their accounts, as far as there were any, at the beginning.
    pub(super) accounts: Vec<PersonId>,
    /// The steps, in order; at least one.
    pub steps: Vec<ReplayStep>,
}

/// A part of a game.
#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// What it was.
    pub stage: Stage,
    /// When it began.
    pub at: Moment,
    /// What the judge told, in order.
    pub lines: Vec<ReplayLine>,
    /// Who was still in the game when it was over.
    pub living: Vec<Seat>,
}

/// What a part of a game was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The cards are dealt.
    Deal,
    /// A night, or the time before the dead of a round are told.
    Night(u16),
    /// A day, from dawn to its vote.
    Day(u16),
    /// A vote and what came of it, the how-manieth of the day.
    Vote(u16, u16),
    /// The end.
    End,
}

/// One message of a finished game.
#[derive(Clone, Debug)]
pub struct ReplayLine {
    /// Who was told.
    pub to: Hearer,
    /// When.
    pub at: Moment,
    /// What, as data.
    pub notice: Notice,
    /// What, in words; empty where only words were in it that are no longer kept.
    pub text: String,
}

/// Who was told something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hearer {
    /// All.
    Room,
    /// These seats alone.
    Seats(Vec<Seat>),
    /// Somebody who did not play: a human judge, a friend.
    Other,
}

/// With whose eyes a game is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// As it was told to all.
    Room,
    /// As the player of this seat saw it.
    Seat(Seat),
    /// As the judge did: everything.
    Judge,
}

impl Watch {
    /// Whether something can be seen so.
    #[must_use]
    pub fn sees(self, to: &Hearer) -> bool {
        match (self, to) {
            (Watch::Judge, _) | (_, Hearer::Room) => true,
            (Watch::Seat(seat), Hearer::Seats(seats)) => seats.contains(&seat),
            (Watch::Room, Hearer::Seats(_)) | (Watch::Room | Watch::Seat(_), Hearer::Other) => false,
        }
    }
}

impl Replay {
    /// The numbers of a seat's cards, where the cards of all are numbered. Source: V5-02
    pub(super) fn cards_of(&self, seat: Seat) -> impl Iterator<Item = Option<usize>> {
        (1..).map(move |card| self.numbered.then_some(2 * seat.index() + card))
    }

    /// Whether the cards and not the seats were numbered: then a vote's number is a card's.
    pub(super) fn numbers_cards(&self) -> bool {
        self.numbered
    }

    /// Who stopped the game, if somebody has and it is known.
    pub(super) fn keeper(&self) -> Option<Keeper> {
        let mut lines = self.steps.iter().rev().flat_map(|step| &step.lines);
        lines.find_map(|line| if let Notice::Over { keeper, .. } = line.notice { keeper } else { None })
    }
}

impl ReplayStep {
    /// What is seen of it with these eyes.
    pub fn seen(&self, watch: Watch) -> impl Iterator<Item = &ReplayLine> {
        self.lines.iter().filter(move |line| watch.sees(&line.to))
    }
}

impl Shared {
    /// Makes a finished game again, in a language, for a platform; without one as a file, in which people
    /// stand by name and never by account.
    pub(super) fn replay(
        &self,
        kept: &Kept,
        locale: &Locale,
        platform: Option<Platform>,
    ) -> Result<Replay, HostError> {
        let log = self.store.log(kept.game.table)?;
        let again = || Player::new(self, kept.game, locale, platform).play(&log);
        let played = catch_unwind(AssertUnwindSafe(again)).map_err(|_| Unfoldable(kept.game.table))?;
        let Player { seats, characters, numbered, accounts, steps, .. } = played;
        Ok(Replay { kept: kept.clone(), seats, characters, numbered, accounts, steps })
    }
}

/// Plays a log again and listens during one game.
struct Player<'a> {
    shared: &'a Shared,
    game: GameNumber,
    locale: &'a Locale,
    platform: Option<Platform>,
    seats: Vec<String>,
    characters: Vec<String>,
    numbered: bool,
    accounts: Vec<PersonId>,
    steps: Vec<ReplayStep>,
    /// Votes of the present day so far.
    votes: u16,
    day: u16,
}

impl<'a> Player<'a> {
    fn new(
        shared: &'a Shared,
        game: GameNumber,
        locale: &'a Locale,
        platform: Option<Platform>,
    ) -> Player<'a> {
        let (seats, characters, accounts, steps) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (numbered, votes, day) = (false, 0, 0);
        Player { shared, game, locale, platform, seats, characters, numbered, accounts, steps, votes, day }
    }

    fn play(mut self, log: &[Record]) -> Player<'a> {
        let (mut state, mut on) = (State::default(), false);
        for record in log {
            let before = state.table.clone();
            for event in &record.events {
                state = evolve(state, event);
                match event {
                    Event::Fact(Fact::GameStarted { number, .. }) if *number == self.game.number => {
                        on = true;
                        self.begin(Stage::Deal, record.at);
                    }
                    Event::Fact(Fact::GameOver {}) if on => return self,
                    Event::Told(told) if on => {
                        let Some(table) = &state.table else { continue };
                        self.hear(told.to(), told.open(), table, before.as_deref(), record.at);
                    }
                    Event::Fact(_) | Event::Told(_) => {}
                }
            }
        }
        self
    }

    fn begin(&mut self, stage: Stage, at: Moment) {
        self.steps.push(ReplayStep { stage, at, lines: Vec::new(), living: Vec::new() });
    }

    fn hear(&mut self, to: &Audience, notice: &Notice, table: &Table, before: Option<&Table>, at: Moment) {
        let mut face = voice::face(table, before, self.platform.unwrap_or(Platform::Console), at);
        face.without_ids = self.platform.is_none();
        if *to == Audience::Room {
            if let Some(stage) = self.stage(notice, table) {
                self.begin(stage, at);
            }
            if matches!(notice, Notice::Started { .. }) {
                self.characters =
                    table.game.as_ref().map(|game| game.characters.to_vec()).unwrap_or_default();
                self.numbered = table.rules.hand == HandForm::AtOnce;
                self.accounts = table.players.iter().map(|player| player.person.clone()).collect();
                let all = (0..table.players.len()).map(seat_at);
                self.seats = all.map(|seat| self.shared.texts.seat_name(self.locale, seat, &face)).collect();
            }
        }
        let text = match notice {
            _ if is_dropped(notice) => String::new(),
            // Nobody chooses any more: the question is enough, without the list of whom one might name.
            Notice::Ask { .. } => {
                let asked = self.shared.say(self.locale, notice, &face);
                asked.lines().next().unwrap_or_default().to_owned()
            }
            _ => self.shared.say(self.locale, notice, &face),
        };
        let line = ReplayLine { to: hearer(to, table, before), at, notice: notice.clone(), text };
        if let Some(step) = self.steps.last_mut() {
            step.living = living(table);
            step.lines.push(line);
        }
    }

    /// What begins with a message to all, if anything does.
    fn stage(&mut self, notice: &Notice, table: &Table) -> Option<Stage> {
        let day = table.game.as_ref().map_or(self.day, |game| game.day);
        match notice {
            Notice::Night { night, .. } | Notice::NoticeTime { night, .. } => Some(Stage::Night(*night)),
            Notice::Dawn { day, .. } => Some(Stage::Day(*day)),
            Notice::Ballot { .. } => {
                self.votes = if self.day == day { self.votes + 1 } else { 1 };
                self.day = day;
                Some(Stage::Vote(day, self.votes))
            }
            Notice::Over { .. } => Some(Stage::End),
            _ => None,
        }
    }
}

/// Whether a message held only words, and these are no longer kept.
fn is_dropped(notice: &Notice) -> bool {
    match notice {
        Notice::Team { said: Some(said), .. } | Notice::Question { said, .. } => said.is_empty(),
        _ => false,
    }
}

fn hearer(to: &Audience, table: &Table, before: Option<&Table>) -> Hearer {
    match to {
        Audience::Room => Hearer::Room,
        Audience::Person(person) => {
            let seat_in = |table: &Table| table.seat_of(person);
            match seat_in(table).or_else(|| before.and_then(seat_in)) {
                Some(seat) => Hearer::Seats(vec![seat]),
                None => Hearer::Other,
            }
        }
        Audience::Dead => {
            let living = living(table);
            let all = (0..table.players.len()).map(seat_at);
            Hearer::Seats(all.filter(|seat| !living.contains(seat)).collect())
        }
    }
}

fn living(table: &Table) -> Vec<Seat> {
    table.game.iter().flat_map(|game| game.living()).collect()
}

/// Whether somebody may look at a finished game: those who played it, and whoever is in its room.
pub(super) fn may_see(kept: &Kept, person: &PersonId, room: Option<&VenueId>) -> bool {
    room == Some(&kept.venue) || kept.is_of(person)
}
