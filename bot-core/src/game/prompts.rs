//! What anybody may answer now: the only source of legality for buttons, menus, computer
//! players and tests.

use std::collections::BTreeMap;

use super::ids::{Seat, Target};
use super::night;
use super::notice::BallotKind;
use super::phase::{ballot, parting, speech, window};
use super::prompt::{Prompt, PromptId};
use super::role::Ask;
use super::special::{self, written};
use super::state::{Ballot, Game, Phase, State, Table};

/// Everything that is asked of anybody now, in seat order; nothing while the table is paused.
#[must_use]
pub fn prompts(state: &State) -> Vec<Prompt> {
    match state.standing() {
        Some(table) if !table.faulted && table.paused.is_none() => asked(table),
        Some(_) | None => Vec::new(),
    }
}

/// What is asked once the clock runs.
pub(super) fn asked(table: &Table) -> Vec<Prompt> {
    match &table.game {
        None => readiness(table),
        Some(game) => {
            let maker = Maker { table, game };
            let mut list: Vec<Prompt> = match &game.phase {
                Phase::Night { .. } => maker.night(),
                Phase::LastWords { seat } => maker.talk(*seat, Ask::LastWords).into_iter().collect(),
                Phase::Speech { seat, .. } => {
                    let vote = maker.vote_after_speech(*seat);
                    maker.talk(*seat, Ask::Speech).into_iter().chain(vote).collect()
                }
                Phase::Discussion { passed } => {
                    let open =
                        game.present().filter(|seat| !passed.contains(seat) && !game.is_silenced(*seat));
                    open.filter_map(|seat| maker.talk(seat, Ask::Speech)).collect()
                }
                Phase::Defence { floor, passed } => {
                    let open =
                        game.present().filter(|seat| !passed.contains(seat) && !game.is_silenced(*seat));
                    let asked = |seat: Seat| match (floor.contains(&seat), speech::speaker(game)) {
                        (true, Some(speaker)) if speaker == seat => Some(Ask::Speech),
                        (true, _) => None,
                        (false, _) => Some(Ask::Floor),
                    };
                    open.filter_map(|seat| maker.talk(seat, asked(seat)?)).collect()
                }
                Phase::Ballot(ballot) => maker.ballot(ballot),
                Phase::Window(window) => {
                    let mut all = maker.night();
                    all.extend(window.ballot.iter().flat_map(|ballot| maker.ballot(ballot)));
                    all.sort_by_key(|prompt| prompt.seat);
                    all
                }
                Phase::Accusations { passed, .. } => {
                    let open = game.present().filter(|seat| !passed.contains(seat));
                    open.filter_map(|seat| maker.accusation(seat)).collect()
                }
                Phase::Parting { dead } => dead.iter().filter_map(|seat| maker.parting(*seat)).collect(),
                Phase::Special(stage) => special::prompts(table, game, stage),
                Phase::Ordering { .. } => game.living().filter_map(|seat| maker.ordering(seat)).collect(),
            };
            list.extend(special::beside(table, game));
            list.sort_by_key(|prompt| prompt.seat);
            // What is asked of a character must not be answered for all to see. Source: DN-01
            list.iter_mut().for_each(|prompt| prompt.private |= game.is_masked());
            list
        }
    }
}

fn readiness(table: &Table) -> Vec<Prompt> {
    if table.ready_by.is_none() || !table.awaits_ready() {
        return Vec::new();
    }
    let id = PromptId { game: table.games, step: 0, ask: Ask::Ready };
    let unready = table.players.iter().enumerate().filter(|(_, player)| !player.ready);
    unready
        .map(|(index, player)| Prompt {
            id,
            seat: super::seat_at(index),
            person: player.person.clone(),
            ask: Ask::Ready,
            targets: Vec::new(),
            min: 0,
            max: 0,
            may_decline: false,
            ends: table.ready_by,
            private: false,
            at_will: false,
            chosen: Vec::new(),
            roles: BTreeMap::new(),
            calls_boss: false,
        })
        .collect()
}

/// A public question to one seat that takes one of these targets, or none where there are none.
pub(super) fn plain(
    table: &Table,
    game: &Game,
    seat: Seat,
    ask: Ask,
    targets: Vec<Target>,
) -> Option<Prompt> {
    let person = table.player(seat)?.person.clone();
    let id = PromptId { game: game.number, step: game.step, ask };
    let count = u8::from(!targets.is_empty());
    Some(Prompt {
        id,
        seat,
        person,
        ask,
        targets,
        min: count,
        max: count,
        may_decline: false,
        ends: game.deadline,
        private: false,
        at_will: false,
        chosen: Vec::new(),
        roles: BTreeMap::new(),
        calls_boss: false,
    })
}

struct Maker<'a> {
    table: &'a Table,
    game: &'a Game,
}

impl Maker<'_> {
    fn prompt(&self, seat: Seat, ask: Ask, targets: Vec<Target>) -> Option<Prompt> {
        plain(self.table, self.game, seat, ask, targets)
    }

    fn talk(&self, seat: Seat, ask: Ask) -> Option<Prompt> {
        let mut prompt = self.prompt(seat, ask, Vec::new())?;
        prompt.may_decline = ask == Ask::Floor;
        Some(prompt)
    }

    fn night(&self) -> Vec<Prompt> {
        let named = self.game.phase.named().unwrap_or_default();
        let rules = &self.table.rules;
        let night_ends = window::night_ends(rules, self.game);
        let mut list = Vec::new();
        for seat in self.game.living() {
            let open =
                |ask: &Ask| night::is_open(rules, self.game, *ask) && !night::is_final(self.game, seat, *ask);
            for ask in night::powers(rules, self.game, seat).into_iter().filter(open) {
                let most = night::targets_max(rules, self.game, seat, ask);
                let mut cards = night::cards_with(rules, self.game, seat, ask);
                let spent = cards.all(|card| night::is_spent(rules, self.game, card, ask));
                if spent || (ask == Ask::Notice && !written::notice::may_hand_in(self.game, seat)) {
                    continue;
                }
                let targets = night::targets_now(self.table, self.game, seat, ask);
                // Nobody is asked for what has no answer: all of the tied may have left meanwhile.
                if targets.is_empty() && !night::aims_at_nobody(ask) {
                    continue;
                }
                let own = named.iter().map(|n| n.open()).find(|n| (n.ask, n.by) == (ask, seat));
                if let Some(mut prompt) = self.prompt(seat, ask, targets) {
                    prompt.chosen = own.map(|n| n.targets.to_vec()).unwrap_or_default();
                    prompt.max = u8::try_from(most).unwrap_or(u8::MAX);
                    prompt.may_decline = rules.decline;
                    prompt.private = true;
                    if window::stays_open(rules, ask) {
                        prompt.ends = night_ends.or(prompt.ends);
                    }
                    list.push(prompt);
                }
            }
        }
        list
    }

    fn accusation(&self, seat: Seat) -> Option<Prompt> {
        let others = self.game.living().filter(|other| *other != seat).map(Target::from).collect();
        let mut prompt = self.prompt(seat, Ask::Accuse, others)?;
        prompt.may_decline = true;
        Some(prompt)
    }

    fn parting(&self, seat: Seat) -> Option<Prompt> {
        if !parting::takes(&self.table.rules, self.game, seat) {
            return None;
        }
        let mut prompt = self.prompt(seat, Ask::Take, self.game.aims(&self.table.rules))?;
        prompt.may_decline = true;
        prompt.private = true;
        Some(prompt)
    }

    fn ordering(&self, seat: Seat) -> Option<Prompt> {
        let mut prompt = self.prompt(seat, Ask::Order, vec![Target(1), Target(2)])?;
        (prompt.min, prompt.max) = (2, 2);
        prompt.may_decline = true;
        prompt.private = true;
        Some(prompt)
    }

    /// Where everybody votes right after speaking, a vote also ends the speech. Source: V4C-11
    fn vote_after_speech(&self, seat: Seat) -> Option<Prompt> {
        let rules = &self.table.rules;
        if !rules.vote_at_once || self.game.kept_votes.contains_key(&seat) {
            return None;
        }
        let own = |target: &Target| self.game.seat_behind(rules, *target) == Some(seat) && !rules.self_vote;
        let aims = self.game.aims(rules).into_iter().filter(|target| !own(target)).collect();
        self.prompt(seat, Ask::Vote, aims)
    }

    fn ballot(&self, ballot: &Ballot) -> Vec<Prompt> {
        let rules = &self.table.rules;
        let called = ballot.called.and_then(|index| ballot.candidates.get(usize::from(index)));
        let candidates = match called {
            Some(candidate) => std::slice::from_ref(candidate),
            None => &ballot.candidates[..],
        };
        let voters = ballot.weights.keys().copied().filter(|seat| self.game.is_alive(*seat));
        let open = voters.filter(|seat| called.is_none() || !ballot.votes.contains_key(seat));
        open.filter_map(|seat| {
            let behind = |target: &Target| self.game.seat_behind(rules, *target);
            let own = |target: &Target| behind(target) == Some(seat) && !rules.self_vote;
            let living = |target: &Target| {
                self.game.aimed_at(rules, *target).is_some()
                    && behind(target).is_some_and(|s| self.game.is_present(s))
            };
            let targets =
                candidates.iter().copied().filter(|target| !own(target) && living(target)).collect();
            let mut prompt = self.prompt(seat, Ask::Vote, targets)?;
            prompt.max = u8::try_from(ballot::targets_max(self.game, ballot, seat)).unwrap_or(u8::MAX);
            // A sole suspect has nobody to vote for.
            prompt.may_decline = rules.abstain || (prompt.targets.is_empty() && ballot.called.is_none());
            prompt.private = ballot.kind == BallotKind::Sealed;
            prompt.chosen =
                ballot.votes.get(&seat).and_then(|vote| vote.open().as_deref()).unwrap_or_default().to_vec();
            (prompt.may_decline || !prompt.targets.is_empty()).then_some(prompt)
        })
        .collect()
    }
}
