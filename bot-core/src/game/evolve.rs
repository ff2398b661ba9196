//! Folds one event into the state. No rules here: what happened has happened.

use std::sync::Arc;

use super::event::{Event, Fact, Idle};
use super::ids::{Moment, PersonId, Seat, Secret};
use super::notice::NightReport;
use super::role::Ask;
use super::shared::Sparse;
use super::special;
use super::state::{
    Card, CardRef, Game, GivenAnswer, Pause, Phase, Player, SeatRecord, State, SubstituteOffer, Table,
    seat_at,
};
use super::validate::FIRST_VICTIMS_KEPT;

/// The state after `event`. Total: an event that does not fit changes nothing.
#[must_use]
pub fn evolve(mut state: State, event: &Event) -> State {
    fold(&mut state, event);
    state
}

/// As [`evolve`], in place.
pub(super) fn fold(state: &mut State, event: &Event) {
    match event {
        Event::Told(_) => {}
        Event::Fact(Fact::Opened { venue, rules, rules_hash, host, locale, root, name }) => {
            let opener = (!name.is_empty()).then(|| Arc::new((host.clone(), Arc::from(&**name))));
            let table = Table {
                venue: venue.clone(),
                rules: Arc::clone(rules),
                rules_hash: rules_hash.clone(),
                base: Arc::clone(rules),
                locale: locale.clone(),
                host: Some(host.clone()),
                cohosts: Sparse::default(),
                opener,
                root: (**root).clone(),
                nonce: [0; 32],
                games: 0,
                players: Vec::new().into(),
                queue: Sparse::default(),
                fixed_deal: None,
                fixed_draws: Sparse::default(),
                expires: None,
                ready_by: None,
                starting: None,
                first_victims: Sparse::default(),
                paused: None,
                game: None,
                substitutes: Sparse::default(),
                closed: false,
                faulted: false,
            };
            state.table = Some(table.into());
        }
        Event::Fact(fact) => {
            if let Some(table) = &mut state.table {
                table_fact(table, fact);
            }
        }
    }
}

fn table_fact(table: &mut Table, fact: &Fact) {
    match fact {
        Fact::Opened { .. } => {}
        Fact::Seated { person, name, computer } => table.players.push(Player {
            person: person.clone(),
            name: name.clone(),
            computer: *computer,
            ready: *computer,
            here: None,
        }),
        Fact::Unseated { person } => table.players.retain(|player| player.person != *person),
        Fact::Queued { person, name } => table.queue.push((person.clone(), name.clone())),
        Fact::Unqueued { person } => table.queue.retain(|(queued, _)| queued != person),
        Fact::ReadySet { person, ready, at } => {
            for player in table.players.iter_mut().filter(|player| player.person == *person) {
                player.ready = *ready || player.computer;
                player.here = at.or(player.here);
            }
        }
        Fact::StartAwaited { characters } => table.starting = Some(characters.clone()),
        Fact::StartDropped {} => table.starting = None,
        Fact::HostSet { person } => table.host.clone_from(person),
        Fact::CohostSet { person, serves } => {
            table.cohosts.retain(|cohost| cohost != person);
            if *serves {
                table.cohosts.push(person.clone());
            }
        }
        Fact::RulesSet { rules, rules_hash } => {
            table.rules = Arc::clone(rules);
            table.rules_hash.clone_from(rules_hash);
        }
        Fact::LocaleSet { locale } => table.locale = locale.clone(),
        Fact::Reseated { order } => reseat(&mut table.players, order),
        Fact::DealFixed { deal } => table.fixed_deal = deal.clone().map(Box::new),
        Fact::DrawsFixed { draws } => table.fixed_draws = draws.clone().into(),
        Fact::Masked { order, characters } => {
            if let Some(game) = &mut table.game {
                game.characters = characters.clone().into();
                let people = table.players.iter().map(|player| player.person.clone());
                game.accounts = people.collect::<Vec<_>>().into();
                reseat(&mut table.players, order.open());
            }
        }
        Fact::NonceStirred { nonce } => table.nonce = *nonce,
        Fact::LobbyLimitSet { expires, ready_by } => (table.expires, table.ready_by) = (*expires, *ready_by),
        Fact::GameStarted { number, id, seed, nonce, hands, hidden } => {
            table.starting = None;
            start_game(table, *number, id, seed, nonce, hands);
            if let Some(game) = &mut table.game {
                game.hidden.clone_from(hidden);
            }
        }
        Fact::FirstVictim { person } => {
            table.first_victims.push(person.clone());
            if table.first_victims.len() > FIRST_VICTIMS_KEPT {
                table.first_victims.remove(0);
            }
        }
        Fact::SubstituteOffered { seat, newcomer, name, by_seat, by_newcomer } => {
            let replaced = |offer: &SubstituteOffer| *by_seat && offer.by_seat && offer.seat == *seat;
            table.substitutes.retain(|offer| offer.newcomer != *newcomer && !replaced(offer));
            table.substitutes.push(SubstituteOffer {
                seat: *seat,
                newcomer: newcomer.clone(),
                name: name.clone(),
                by_seat: *by_seat,
                by_newcomer: *by_newcomer,
            });
        }
        Fact::Substituted { seat, person, name } => {
            table.substitutes.retain(|offer| offer.seat != *seat && offer.newcomer != *person);
            table.queue.retain(|(queued, _)| queued != person);
            let before = table.players.get(seat.index()).map(|player| player.person.clone());
            if let Some(game) = &mut table.game {
                game.replaced.extend(before.clone().map(|person| (person, *seat)));
                game.draw_agreed.remove(seat);
                // The newcomer stands in the same place of the list as whoever played before.
                let place = game.accounts.iter_mut().find(|account| before.as_ref() == Some(&**account));
                if let Some(account) = place {
                    *account = person.clone();
                }
                record(game, *seat, |record| record.missed = 0);
            }
            if let Some(player) = table.players.get_mut(seat.index()) {
                *player = Player {
                    person: person.clone(),
                    name: name.clone(),
                    computer: false,
                    ready: false,
                    here: None,
                };
            }
        }
        Fact::Paused { left_ms } => {
            table.paused = Some(Pause { left_ms: *left_ms });
            if let Some(game) = &mut table.game {
                game.deadline = None;
                game.reminders = Sparse::default();
            }
        }
        Fact::Resumed {} => table.paused = None,
        Fact::GameOver {} => {
            // The masks fall: everybody sits where they sat before.
            if let Some(game) = table.game.take().filter(Game::is_masked) {
                reseat(&mut table.players, &game.accounts);
            }
            table.paused = None;
            table.substitutes = Sparse::default();
        }
        Fact::Closed {} => table.closed = true,
        Fact::Faulted {} => table.faulted = true,
        other => {
            if let Some(game) = &mut table.game {
                game_fact(game, other);
            }
        }
    }
}

fn reseat(players: &mut [Player], order: &[PersonId]) {
    players.sort_by_key(|player| order.iter().position(|person| *person == player.person));
}

fn start_game(
    table: &mut Table,
    number: u32,
    id: &str,
    seed: &Secret<[u8; 32]>,
    nonce: &[u8; 32],
    hands: &Secret<Vec<Vec<super::Role>>>,
) {
    let cards = hands.open().iter().enumerate();
    let cards = cards.flat_map(|(i, hand)| hand.iter().map(move |role| Card::new(seat_at(i), *role)));
    table.games = number;
    table.fixed_deal = None;
    table.fixed_draws = Sparse::default();
    table.game = Some(Game {
        number,
        id: id.into(),
        seed: seed.clone(),
        nonce: *nonce,
        seats: vec![SeatRecord::default(); hands.open().len()].into(),
        cards: cards.collect::<Vec<_>>().into(),
        step: 0,
        night: 0,
        day: 0,
        phase: Phase::night(),
        deadline: None,
        since: Moment::default(),
        agenda: Sparse::default(),
        day_begun_by: None,
        words_used: 0,
        tie: None,
        nights: Sparse::default(),
        answers: Sparse::default(),
        ballots: Sparse::default(),
        claims: Sparse::default(),
        draw_agreed: Sparse::default(),
        heard: Sparse::default(),
        confessed: Sparse::default(),
        replaced: Sparse::default(),
        last_out: 0,
        nominations: 0,
        reminders: Sparse::default(),
        friends: Sparse::default(),
        characters: Sparse::default(),
        accounts: Sparse::default(),
        hidden: None,
        known: Sparse::default(),
        kept_votes: Sparse::default(),
        memory: special::Memory::None,
        last_speakers: Sparse::default(),
    });
}

fn game_fact(game: &mut Game, fact: &Fact) {
    match fact {
        Fact::PhaseBegan { phase, night, day, deadline, at } => {
            game.step += 1;
            game.since = *at;
            game.phase = phase.clone();
            if let Phase::Speech { seat, round: 0 } = phase {
                game.last_speakers.insert(*day, *seat);
            }
            (game.night, game.day, game.deadline) = (*night, *day, *deadline);
            game.reminders = Sparse::default();
            game.heard = Sparse::default();
        }
        Fact::DeadlineSet { deadline } => {
            game.deadline = *deadline;
            game.reminders = Sparse::default();
        }
        Fact::RemindersSet { reminders } => game.reminders = reminders.clone().into(),
        Fact::AgendaSet { agenda } => game.agenda = agenda.clone(),
        Fact::DayBroke { day } => {
            game.day = *day;
            game.draw_agreed = Sparse::default();
            for record in game.seats.iter_mut() {
                record.posts = 0;
            }
        }
        Fact::DayBegunBy { seat } => game.day_begun_by = Some(*seat),
        Fact::Nominated { nomination } => {
            game.nominations += 1;
            let new = nomination.open();
            if let Some((named, declined)) = game.phase.choices_mut() {
                named.retain(|old| (old.open().ask, old.open().by) != (new.ask, new.by));
                forget(declined, (new.ask, new.by));
                named.push(nomination.clone());
            }
        }
        Fact::Declined { ask, seat } => {
            if let Some((named, declined)) = game.phase.choices_mut() {
                named.retain(|old| (old.open().ask, old.open().by) != (*ask, *seat));
                forget(declined, (*ask, *seat));
                declined.push((*ask, *seat));
            }
        }
        Fact::Answered { ask, target, also, answer, to, by } => {
            match &mut game.phase {
                Phase::Night { answered, .. } if by.is_empty() => answered.push(*ask),
                Phase::Night { checked, .. } => checked.extend(by),
                Phase::Window(window) => window.checked.extend(by),
                Phase::LastWords { .. }
                | Phase::Speech { .. }
                | Phase::Discussion { .. }
                | Phase::Defence { .. }
                | Phase::Ballot(_)
                | Phase::Parting { .. }
                | Phase::Accusations { .. }
                | Phase::Ordering { .. }
                | Phase::Special(_) => {}
            }
            game.answers.push(GivenAnswer {
                ask: *ask,
                target: *target,
                also: also.to_vec(),
                answer: answer.clone(),
                to: to.clone(),
            });
        }
        Fact::NightResolved { report } => night_resolved(game, report),
        Fact::NightGoesOn { entry } => {
            if let Some(night) = game.nights.last_mut() {
                let mut report = night.open().clone();
                report.entries.push(entry.open().clone());
                *night = Arc::new(Secret::new(report));
            }
        }
        Fact::Died { card } => {
            card_of(game, *card, |held| held.alive = false);
            game.last_out = game.night;
        }
        Fact::Needled { card, doctor } => {
            card_of(game, *card, |held| *held.needles.entry(*doctor).or_insert(0) += 1)
        }
        Fact::SideChosen { card, side } => card_of(game, *card, |held| held.side = Some(*side.open())),
        Fact::Spent { card } => card_of(game, *card, |held| held.spent = true),
        Fact::Became { card, role } => card_of(game, *card, |held| {
            held.dealt = held.dealt.or(Some(held.role));
            held.role = *role;
        }),
        Fact::Took { card } => card_of(game, *card, |held| held.taken = true),
        Fact::AccusedWrongly {} => {
            if let Phase::Accusations { wrong, .. } = &mut game.phase {
                *wrong += 1;
            }
        }
        Fact::KnowledgeTold { seat, front, knows } => {
            game.known.insert(*seat, Secret::new((*front, knows.open().clone())));
        }
        Fact::Silenced { seat, day } => record(game, *seat, |record| record.silenced_day = *day),
        Fact::MadeHonest { seat, day } => record(game, *seat, |record| record.honest_day = *day),
        Fact::SitsOut { seat, day } => record(game, *seat, |record| record.sits_out_day = *day),
        Fact::OrderChosen { seat, turned } => {
            if let Phase::Ordering { chosen } = &mut game.phase {
                chosen.insert(*seat, turned.clone());
            }
        }
        Fact::HandsTurned { seats } => {
            for seat in seats {
                let first = game.cards.iter().position(|card| card.seat == *seat);
                let last = game.cards.iter().rposition(|card| card.seat == *seat);
                if let (Some(first), Some(last)) = (first, last) {
                    game.cards[first..=last].reverse();
                }
            }
        }
        Fact::VoteKept { seat, target } => {
            game.kept_votes.insert(*seat, *target);
        }
        Fact::VotesCounted {} => game.kept_votes = Sparse::default(),
        Fact::WordsUsed {} => game.words_used += 1,
        Fact::VoteCast { seat, targets } => {
            if let Some(ballot) = game.phase.ballot_mut() {
                ballot.votes.insert(*seat, targets.clone());
            }
        }
        Fact::VoteWithdrawn { seat } => {
            if let Some(ballot) = game.phase.ballot_mut() {
                ballot.votes.remove(seat);
            }
        }
        Fact::CandidateCalled { index } => {
            if let Some(ballot) = game.phase.ballot_mut() {
                ballot.called = Some(*index);
            }
        }
        Fact::BallotClosed { ballot } => game.ballots.push((game.day, Arc::clone(ballot))),
        Fact::TieMoved { progress } => game.tie.clone_from(progress),
        Fact::FloorTaken { seat } => {
            if let Phase::Defence { floor, .. } = &mut game.phase {
                floor.push(*seat);
            }
        }
        Fact::Passed { seat } => {
            if let Phase::Defence { passed, .. }
            | Phase::Accusations { passed, .. }
            | Phase::Discussion { passed } = &mut game.phase
            {
                passed.insert(*seat);
            }
        }
        Fact::Claimed { seat, role } => game.claims.push((game.day, *seat, *role)),
        Fact::DrawAgreed { seat } => {
            game.draw_agreed.insert(*seat);
        }
        Fact::Heard { seat } => {
            game.heard.insert(*seat);
        }
        Fact::Confessed { seat } => {
            game.confessed.insert(*seat);
        }
        Fact::Warned { seat } => {
            record(game, *seat, |record| record.warnings = record.warnings.saturating_add(1));
        }
        Fact::PointsTaken { seat, points } => {
            record(game, *seat, |record| record.fined = record.fined.saturating_add(*points));
        }
        Fact::Posted { seat } => record(game, *seat, |record| record.posts = record.posts.saturating_add(1)),
        Fact::IdleWarned { seat, day, of } => record(game, *seat, |record| match of {
            Idle::Posts => record.posts_warned_day = *day,
            Idle::Votes => record.vote_warned_day = *day,
        }),
        Fact::VotesMissed { seat, count } => record(game, *seat, |record| record.votes_missed = *count),
        Fact::Excused { seat, day } => {
            record(game, *seat, |record| (record.votes_missed, record.excused_day) = (0, *day));
        }
        Fact::Jailed { seat } => record(game, *seat, |record| record.jailed = true),
        Fact::FriendSet { person, friend } => {
            game.friends.insert(person.clone(), friend.clone());
        }
        Fact::Missed { seat, count } => record(game, *seat, |record| record.missed = *count),
        Fact::Gone { seat, forfeits } => record(game, *seat, |record| {
            record.gone = true;
            record.forfeited |= forfeits;
        }),
        Fact::Special(deed) => special::evolve(game, deed),
        // Facts of the table, folded before a game is looked at.
        Fact::Opened { .. }
        | Fact::Seated { .. }
        | Fact::Unseated { .. }
        | Fact::Queued { .. }
        | Fact::Unqueued { .. }
        | Fact::ReadySet { .. }
        | Fact::StartAwaited { .. }
        | Fact::StartDropped {}
        | Fact::HostSet { .. }
        | Fact::CohostSet { .. }
        | Fact::RulesSet { .. }
        | Fact::LocaleSet { .. }
        | Fact::Reseated { .. }
        | Fact::DealFixed { .. }
        | Fact::DrawsFixed { .. }
        | Fact::Masked { .. }
        | Fact::NonceStirred { .. }
        | Fact::LobbyLimitSet { .. }
        | Fact::GameStarted { .. }
        | Fact::FirstVictim { .. }
        | Fact::SubstituteOffered { .. }
        | Fact::Substituted { .. }
        | Fact::Paused { .. }
        | Fact::Resumed {}
        | Fact::GameOver {}
        | Fact::Closed {}
        | Fact::Faulted {} => {}
    }
}

/// What was declined before is not declined any more.
fn forget(declined: &mut Sparse<Vec<(Ask, Seat)>>, entry: (Ask, Seat)) {
    if declined.contains(&entry) {
        declined.retain(|other| *other != entry);
    }
}

/// A night that is resolved in two parts has one report.
fn night_resolved(game: &mut Game, report: &Arc<Secret<NightReport>>) {
    let second = report.open();
    let first = game.nights.last().map(|night| night.open()).filter(|first| first.night == second.night);
    let whole = first.map(|first| NightReport {
        night: second.night,
        entries: first.entries.iter().chain(&second.entries).cloned().collect(),
    });
    match whole {
        Some(whole) => {
            game.nights.pop();
            game.nights.push(Arc::new(Secret::new(whole)));
        }
        None => game.nights.push(Arc::clone(report)),
    }
}

fn card_of(game: &mut Game, card: CardRef, change: impl FnOnce(&mut Card)) {
    if let Some(held) = game.cards.get_mut(usize::from(card.0)) {
        change(held);
    }
}

fn record(game: &mut Game, seat: Seat, change: impl FnOnce(&mut SeatRecord)) {
    if let Some(record) = game.seats.get_mut(seat.index()) {
        change(record);
    }
}
