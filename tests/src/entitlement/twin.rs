//! The same game twice, but that two hands have changed places: whoever may not know which of the two it is
//! must not be able to tell.
//!
//! Whatever is done in the first game is done in the second by whoever holds the same card. As long as the
//! room may know nothing different, everybody whose own hand and acquaintances are the same in both must
//! hear the same at the same time, be asked the same, be refused the same, in the same words, and what the
//! program prints of either must be the same.
//!
//! Source: I-01, peers 18, peers 19

use std::collections::BTreeMap;

use bot_core::game::{
    Action, Actor, Ask, Audience, Command, Event, Fact, Notice, PersonId, Place, PlayerRef, Prompt, Refusal,
    Role, RuleSet, Seat, decide,
};
use bot_core::text::{Escape, Face, Texts};

use crate::bench::{Bench, person, seat_ref};
use crate::chance::{Dice, STEPS_MAX, legal_answer};

/// What one person, or the room, could tell the games apart by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// After so many commands.
    pub step: usize,
    /// Who; nobody in particular: everybody in the room.
    pub who: Option<PersonId>,
    /// What they heard, were asked or were refused in either.
    pub what: [String; 2],
}

/// How a pair of games went.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Commands that both took.
    pub steps: usize,
    /// Questions put to both to hear what they refuse.
    pub probes: usize,
    /// What told them apart.
    pub differences: Vec<Difference>,
}

/// Something that is done to what the second game says before it is compared.
pub type Spoil<'a> = &'a dyn Fn(Seen) -> Seen;

/// What somebody sees of one command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Messages in the order in which they come, as data and in both languages.
    pub lines: Vec<String>,
    /// What they are asked from then on.
    pub asked: Vec<String>,
    /// When the clock is brought in next, which everybody in the room sees in the end.
    pub next: Option<i64>,
    /// What they are refused.
    pub refused: Vec<String>,
    /// What the program would print of it.
    pub printed: String,
}

/// What one command made the judge say and ask.
struct Said {
    lines: Vec<(Audience, String)>,
    prompts: Vec<Prompt>,
}

struct Pair<'a> {
    one: Bench,
    other: Bench,
    /// The two seats whose hands are exchanged.
    pair: (Seat, Seat),
    /// Who may not know the difference.
    blind: Vec<PersonId>,
    texts: &'a Texts,
}

/// Plays such a pair to where the room may tell them apart, or to the end.
///
/// # Panics
/// If a table cannot be opened.
#[must_use]
pub fn play(texts: &Texts, rules: &RuleSet, players: u16, seed: u64, spoil: Spoil<'_>) -> Outcome {
    let mut dice = Dice(seed);
    let mut outcome = Outcome::default();
    let Some(mut pair) = Pair::deal(texts, rules, players, &mut dice) else { return outcome };
    while pair.one.playing() && outcome.steps < STEPS_MAX && !pair.blind.is_empty() {
        let marks = (pair.one.log.len(), pair.other.log.len());
        if !pair.step(&mut dice) || pair.may_tell(marks) {
            return outcome;
        }
        outcome.steps += 1;
        pair.learn(marks);
        let probe = dice.one_in(4).then(|| pair.probe(&mut dice));
        outcome.probes += usize::from(probe.is_some());
        let (first, second) = (pair.said(&pair.one, marks.0), pair.said(&pair.other, marks.1));
        for who in pair.blind.iter().map(Some).chain([None]) {
            let one = pair.seen(&pair.one, &first, who, probe.as_ref());
            let other = spoil(pair.seen(&pair.other, &second, who, probe.as_ref()));
            if one != other {
                let what = [format!("{one:?}"), format!("{other:?}")];
                outcome.differences.push(Difference { step: outcome.steps, who: who.cloned(), what });
            }
        }
        if !outcome.differences.is_empty() {
            return outcome;
        }
    }
    outcome
}

/// One deal twice: the second time two seats have exchanged their hands.
pub(super) struct Deals {
    pub(super) hands: Vec<Vec<Role>>,
    pub(super) exchanged: Vec<Vec<Role>>,
    /// The card that lies aside in both.
    pub(super) hidden: Option<Role>,
    /// Whose hands were exchanged, counted from 0.
    pub(super) seats: (usize, usize),
}

impl Deals {
    /// From a table that was dealt to; `None` if two hands were drawn that are alike.
    pub(super) fn of(drawn: &Bench, dice: &mut Dice) -> Option<Deals> {
        let (hands, hidden) = drawn.log.iter().find_map(|event| match event {
            Event::Fact(Fact::GameStarted { hands, hidden, .. }) => {
                Some((hands.open().clone(), hidden.as_ref().map(|role| *role.open())))
            }
            Event::Fact(_) | Event::Told(_) => None,
        })?;
        let (first, second) = (dice.below(hands.len()), dice.below(hands.len()));
        if hands[first] == hands[second] {
            return None;
        }
        let mut exchanged = hands.clone();
        exchanged.swap(first, second);
        Some(Deals { hands, exchanged, hidden, seats: (first, second) })
    }
}

impl<'a> Pair<'a> {
    fn deal(texts: &'a Texts, rules: &RuleSet, players: u16, dice: &mut Dice) -> Option<Pair<'a>> {
        let root = u8::try_from(dice.below(251)).unwrap_or(0);
        let mut lobby = Bench::open(rules, root);
        lobby.seat(players);
        // What chance deals is dealt by hand, and then with two hands exchanged.
        let mut drawn = lobby.clone();
        drawn.say("p1", Place::Room, Action::Start).ok()?;
        let Deals { hands, exchanged, hidden, seats: (first, second) } = Deals::of(&drawn, dice)?;
        let start = |hands: Vec<Vec<Role>>| {
            let mut bench = lobby.clone();
            bench.fix_deal_with(hands, hidden).ok()?;
            bench.say("p1", Place::Room, Action::Start).ok()?;
            Some(bench)
        };
        let (one, other) = (start(hands)?, start(exchanged)?);
        let pair = (bot_core::game::seat_at(first), bot_core::game::seat_at(second));
        let mut new = Pair { one, other, pair, blind: Vec::new(), texts };
        new.blind = (1..=players).map(|number| person(&format!("p{number}"))).collect();
        let hidden: Vec<PersonId> =
            [pair.0, pair.1].into_iter().filter_map(|seat| new.one.sitter(seat)).collect();
        new.blind.retain(|person| !hidden.contains(person));
        new.learn((0, 0));
        Some(new)
    }

    /// One command in both; whether both took it.
    fn step(&mut self, dice: &mut Dice) -> bool {
        let asked = self.one.prompts();
        let prompt = if dice.one_in(9) { None } else { dice.pick(&asked).cloned() };
        let Some(prompt) = prompt else { return self.one.tick() && self.other.tick() };
        let Some(table) = self.one.state.standing() else { return false };
        let action = legal_answer(dice, &prompt, table);
        let seat = doubled(&prompt, self.pair);
        let double = self.other.sitter(seat).unwrap_or_else(|| prompt.person.clone());
        let said = |bench: &mut Bench, id: &PersonId| bench.say(id.id(), Place::Direct, action.clone());
        let (one, other) = (said(&mut self.one, &prompt.person), said(&mut self.other, &double));
        one.is_ok() && other.is_ok()
    }

    /// Whether the room was told something that it may know, and that differs: who died, what card was shown,
    /// what came of a deed, the end.
    fn may_tell(&self, marks: (usize, usize)) -> bool {
        let told = |bench: &Bench, mark: usize| -> Vec<Notice> {
            bench.room(mark).filter(|notice| is_public_difference(notice)).cloned().collect()
        };
        told(&self.one, marks.0) != told(&self.other, marks.1)
    }

    /// Whoever has been told something of their own that differs may know from now on.
    fn learn(&mut self, marks: (usize, usize)) {
        let told = |bench: &Bench, mark: usize| {
            let mut own: BTreeMap<PersonId, Vec<Notice>> = BTreeMap::new();
            for told in bench.told(mark) {
                if let Audience::Person(person) = told.to()
                    && is_own_knowledge(told.open())
                {
                    own.entry(person.clone()).or_default().push(told.open().clone());
                }
            }
            own
        };
        let (one, other) = (told(&self.one, marks.0), told(&self.other, marks.1));
        self.blind.retain(|person| one.get(person) == other.get(person));
    }

    /// All messages of a command, as data and in words, and what is asked after it.
    fn said(&self, bench: &Bench, mark: usize) -> Said {
        let face = bench.state.standing().map(|table| Face::of(table, Escape::Plain, bench.now));
        let locales = self.texts.locales();
        let line = |notice: &Notice| {
            let data = serde_json::to_string(notice).unwrap_or_default();
            let words = face
                .iter()
                .flat_map(|face| locales.iter().map(move |locale| self.texts.notice(locale, notice, face)));
            words.fold(data, |line, text| format!("{line}\n{text}"))
        };
        let lines = bench.told(mark).map(|told| (told.to().clone(), line(told.open()))).collect();
        Said { lines, prompts: bench.prompts() }
    }

    fn seen(
        &self,
        bench: &Bench,
        said: &Said,
        who: Option<&PersonId>,
        probe: Option<&(Place, Action)>,
    ) -> Seen {
        let mut seen = Seen { next: bench.state.next_deadline().map(|at| at.0), ..Seen::default() };
        let hears = |to: &Audience| match (to, who) {
            (Audience::Room, _) => true,
            (Audience::Person(to), Some(who)) => to == who,
            (Audience::Person(_), None) | (Audience::Dead, _) => false,
        };
        seen.lines = said.lines.iter().filter(|(to, _)| hears(to)).map(|(_, line)| line.clone()).collect();
        let own = said.prompts.iter().filter(|prompt| Some(&prompt.person) == who);
        seen.asked = own.map(|prompt| serde_json::to_string(&prompt).unwrap_or_default()).collect();
        if let (Some(who), Some((place, action))) = (who, probe) {
            seen.refused.push(self.refused(bench, who, *place, action));
        }
        if who.is_none() {
            let open: Vec<_> = said.prompts.iter().filter(|prompt| !prompt.private).collect();
            seen.printed = format!("{:?} {open:?}", bench.state);
        }
        seen
    }

    /// What comes of it if somebody wants this now: a refusal in words, or what they themselves hear.
    fn refused(&self, bench: &Bench, who: &PersonId, place: Place, action: &Action) -> String {
        let from = Actor::Person { id: who.clone(), place, moderator: false, name: String::new() };
        let command = Command { at: bench.now, written: None, from, action: action.clone() };
        let locales = self.texts.locales();
        let words = |refusal: &Refusal| -> Vec<String> {
            locales.iter().map(|locale| self.texts.refusal(locale, refusal)).collect()
        };
        match decide(&bench.state, &command) {
            Err(refusal) => format!("{refusal:?} {:?}", words(&refusal)),
            Ok(events) => {
                let heard = events.iter().filter_map(|event| match event {
                    Event::Told(told) => match told.to() {
                        Audience::Person(to) if to == who => Some(told.open()),
                        Audience::Room | Audience::Person(_) | Audience::Dead => None,
                    },
                    Event::Fact(_) => None,
                });
                let open = heard.filter(|notice| !is_own_knowledge(notice));
                format!("taken: {:?}", open.collect::<Vec<_>>())
            }
        }
    }

    /// Something that anybody might want at any moment.
    fn probe(&self, dice: &mut Dice) -> (Place, Action) {
        let seats =
            u16::try_from(self.one.state.standing().map_or(1, |table| table.players.len())).unwrap_or(1);
        let target = seat_ref(u16::try_from(dice.below(usize::from(seats)) + 1).unwrap_or(1));
        let targets: Vec<PlayerRef> = vec![target.clone()];
        let place = if dice.one_in(3) { Place::Room } else { Place::Direct };
        let ask = *dice.pick(Ask::ALL).unwrap_or(&Ask::Kill);
        let action = match dice.below(14) {
            0 => Action::Vote { targets, prompt: None },
            1 => Action::Abstain { prompt: None },
            2 => Action::Pass { prompt: None },
            3 => Action::Explode,
            4 => Action::Confess,
            // Not `surrender`: that a last one is the last is what C-13 itself tells them.
            5 => Action::Unvote,
            6 => Action::Suspect { player: target },
            7 => Action::Say { text: "who then?".to_owned() },
            8 => Action::Decline { ask: Some(ask), prompt: None },
            9 => Action::Floor { prompt: None },
            10 => Action::Draw,
            11 => Action::Kick { player: target, reason: None },
            _ => Action::Act { ask, targets, prompt: None },
        };
        (place, action)
    }
}

/// What the judge tells somebody of their own hand, team and questions: whoever is told something else may
/// know that the games differ. That nobody is told what is not theirs is the audit's to see.
pub(super) fn is_own_knowledge(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Dealt { .. }
            | Notice::Identity { .. }
            | Notice::Promoted { .. }
            | Notice::Answer { .. }
            | Notice::Team { .. }
            | Notice::Squeezed { .. }
            | Notice::Partner { .. }
            | Notice::Notebook { .. }
    )
}

/// What the room may know and that differs: who died, what card was shown, what came of a deed, the end.
pub(super) fn is_public_difference(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Dawn { .. }
            | Notice::Out { .. }
            | Notice::Over { .. }
            | Notice::Silenced { .. }
            | Notice::Saved { .. }
            | Notice::Asleep { .. }
            | Notice::Kidnapped { .. }
            | Notice::Arrested { .. }
            | Notice::Clue { .. }
            | Notice::Serial { .. }
            | Notice::BallotVoid {}
            | Notice::Result { .. }
            | Notice::KillFailed { .. }
            | Notice::JoinedUp { .. }
            | Notice::Unclaimed { .. }
            | Notice::Recovered {}
            | Notice::Bequeathing { .. }
            | Notice::GivenAnew { .. }
            | Notice::TokenUsed { .. }
            | Notice::Solution { .. }
            | Notice::Accused { .. }
    )
}

/// Who does in the second game what the first asks of a seat: what is done in secret is done by whoever holds
/// the card, what is done in public by the seat.
pub(super) fn doubled(prompt: &Prompt, (one, other): (Seat, Seat)) -> Seat {
    let secret = prompt.ask.is_night_power()
        || matches!(
            prompt.ask,
            Ask::Order | Ask::Write | Ask::JoinUp | Ask::Transfer | Ask::Cover | Ask::Take
        );
    let own = secret && !matches!(prompt.ask, Ask::Order | Ask::Token);
    match prompt.seat {
        seat if own && seat == one => other,
        seat if own && seat == other => one,
        seat => seat,
    }
}
