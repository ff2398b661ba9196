//! What happens when somebody wants something.
//!
//! The checks stand in the protocol's order: no table, not joined, out, no such power,
//! wrong moment, used up, barred by a rule, nobody by that name, bad target.

use super::command::{Action, Actor, Command, Place, PlayerRef};
use super::deeds;
use super::event::{Event, Fact};
use super::friend;
use super::hosting;
use super::ids::{PersonId, Seat, Target};
use super::night::{holds, is_final, is_open};
use super::notice::{Notice, TableNote};
use super::persona;
use super::phase::{self, accusation, ballot, identity, lobby, night, parting, speech};
use super::prompt::PromptId;
use super::refusal::{Code, Reason, Refusal};
use super::reminder;
use super::resolve::{resolve, resolve_all, resolve_target};
use super::role::Ask;
use super::rules::Ability;
use super::special::{self, written};
use super::state::{Phase, State, Table};
use super::turn::Turn;

/// What happens. A refusal changes nothing, and the same state and command always give the same events.
///
/// # Errors
/// A typed refusal for whoever asked.
pub fn decide(state: &State, command: &Command) -> Result<Vec<Event>, Refusal> {
    step(state, command).map(|(events, _)| events)
}

/// As [`decide`], with the state after it: what [`evolve`](super::evolve) makes of the events, one after the other. A
/// decision comes by it anyway.
///
/// # Errors
/// A typed refusal for whoever asked.
pub fn step(state: &State, command: &Command) -> Result<(Vec<Event>, State), Refusal> {
    let mut turn = Turn::new(state.clone(), command.at, command.written);
    match (state.standing(), &command.action) {
        (None, Action::Open { venue, rules, locale, root, name }) => {
            let Actor::Person { id, .. } = &command.from else { return Err(Code::BadRequest.into()) };
            lobby::open(&mut turn, venue, rules, (id, name), locale, root);
        }
        (None, _) => return Err(Code::NoTable.into()),
        (Some(_), Action::Open { .. }) => return Err(Code::TableExists.into()),
        (Some(table), action) => at_table(&mut turn, table, &command.from, action)?,
    }
    Ok(turn.into_parts())
}

fn at_table(turn: &mut Turn, table: &Table, from: &Actor, action: &Action) -> Result<(), Refusal> {
    if table.faulted {
        return match action {
            Action::Tick | Action::Fault => Ok(()),
            Action::Clear => hosting::clear(turn),
            Action::Stop => hosting::stop(turn, &Sender::of(from)?),
            _ => Err(Refusal::new(Code::Forbidden).because(Reason::Stopped)),
        };
    }
    if matches!(from, Actor::Person { .. }) && !handles_the_clock(action) {
        tick(turn);
        if turn.state.standing().is_none() {
            return Err(Code::NoTable.into());
        }
    }
    match (from, action) {
        (_, Action::Fault) => {
            turn.fact(Fact::Faulted {});
            turn.tell_room(Notice::Table { note: TableNote::Fault, seat: None, user: None, amount: None });
            Ok(())
        }
        (Actor::Clock, Action::Tick) => {
            tick(turn);
            Ok(())
        }
        (Actor::Clock, Action::Late { ms }) => {
            hosting::late(turn, *ms);
            Ok(())
        }
        (Actor::Clock, Action::Delay { ms }) => hosting::delay(turn, *ms),
        (Actor::Bench, Action::FixDeal { hands, void }) => lobby::fix_deal(turn, hands, void.as_deref()),
        (Actor::Bench, Action::FixDraws { draws }) => lobby::fix_draws(turn, draws),
        (Actor::House, Action::Proclaim { text }) => hosting::proclaim(turn, text),
        (Actor::House, Action::Clear) => hosting::clear(turn),
        (Actor::House, Action::HaltStart) => {
            lobby::halt_start(turn);
            Ok(())
        }
        (Actor::House, Action::Invite { people }) => {
            lobby::invite(turn, people);
            Ok(())
        }
        (Actor::House, Action::Introduce { people }) => {
            for person in people {
                turn.tell_person(person.clone(), Notice::Introduction {});
            }
            Ok(())
        }
        (Actor::Clock | Actor::Bench | Actor::House, _) => Err(Code::BadRequest.into()),
        (Actor::Person { .. }, _) => by_person(turn, &Sender::of(from)?, action),
    }
}

/// What is wanted of the clock is wanted of the phase that stands, even where its limit has just passed.
/// For everything else time comes first: an answer after the limit is late, whether or not the clock
/// has been heard yet.
///
/// Source: CL-14, peers 9
fn handles_the_clock(action: &Action) -> bool {
    matches!(action, Action::Next | Action::Extend { .. } | Action::Pause | Action::Resume)
}

/// The clock has come to a deadline. A tick that comes too early changes nothing.
fn tick(turn: &mut Turn) {
    if turn.state.next_deadline().is_none_or(|deadline| deadline > turn.at) {
        return;
    }
    if let Some(game) = &turn.table().game {
        if game.deadline.is_some_and(|end| end <= turn.at) {
            phase::time_is_up(turn);
        } else {
            reminder::remind(turn);
        }
    } else {
        lobby::time_is_up(turn);
    }
}

/// The person a command came from.
pub(super) struct Sender<'a> {
    pub(super) id: PersonId,
    pub(super) place: Place,
    pub(super) moderator: bool,
    /// As the platform gives it, if it does.
    pub(super) name: &'a str,
}

impl Sender<'_> {
    fn of(from: &Actor) -> Result<Sender<'_>, Refusal> {
        match from {
            Actor::Person { id, place, moderator, name } => {
                Ok(Sender { id: id.clone(), place: *place, moderator: *moderator, name })
            }
            Actor::Clock | Actor::Bench | Actor::House => Err(Code::BadRequest.into()),
        }
    }

    pub(super) fn in_room(&self) -> bool {
        self.place == Place::Room
    }

    /// The seat, at a table.
    pub(super) fn seat(&self, turn: &Turn) -> Result<Seat, Refusal> {
        turn.table().seat_of(&self.id).ok_or_else(|| Code::NotJoined.into())
    }

    /// The seat, in a game.
    pub(super) fn player(&self, turn: &Turn) -> Result<Seat, Refusal> {
        let seat = self.seat(turn)?;
        if turn.table().game.is_none() {
            return Err(Code::NoGame.into());
        }
        Ok(seat)
    }

    /// The seat of somebody still in the game.
    pub(super) fn living(&self, turn: &Turn) -> Result<Seat, Refusal> {
        let seat = self.player(turn)?;
        if turn.game().is_alive(seat) { Ok(seat) } else { Err(Code::NotAlive.into()) }
    }
}

fn by_person(turn: &mut Turn, sender: &Sender, action: &Action) -> Result<(), Refusal> {
    // Secret verbs said in the room are barred before anybody's role is looked at.
    if action.is_secret() && sender.in_room() {
        return Err(Refusal::new(Code::Forbidden).because(Reason::SayItPrivately));
    }
    // So is whatever would tell as whom somebody plays. Source: DN-01
    if persona::gives_away(turn, sender, action) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::SayItPrivately));
    }
    match action {
        Action::Join { name } => hosting::join(turn, sender, name),
        Action::Leave => deeds::leave(turn, sender),
        Action::Ready => {
            in_lobby(turn)?;
            lobby::ready(turn, &sender.id)
        }
        Action::AddComputers { .. }
        | Action::Start
        | Action::StartAs { .. }
        | Action::Stop
        | Action::Kick { .. }
        | Action::Warn { .. }
        | Action::Fine { .. }
        | Action::Cohost { .. }
        | Action::PassHost { .. }
        | Action::Shuffle
        | Action::SetOption { .. }
        | Action::SetLocale { .. }
        | Action::Next
        | Action::Extend { .. }
        | Action::Pause
        | Action::Resume => hosting::by_host(turn, sender, action),
        Action::Substitute { player, newcomer, name } => {
            hosting::substitute(turn, sender, player, newcomer, name)
        }
        Action::Away => deeds::away(turn, sender),
        Action::SelfReport => deeds::self_report(turn, sender),
        Action::AskHost { text } => deeds::ask_host(turn, sender, text),
        Action::Vote { targets, prompt } => {
            let seat = sender.living(turn)?;
            turn.running()?;
            current(turn, *prompt)?;
            ballot::vote(turn, seat, |turn| resolve_all(turn, targets), sender.in_room())
        }
        Action::Abstain { prompt } => {
            let seat = sender.living(turn)?;
            turn.running()?;
            current(turn, *prompt)?;
            ballot::abstain(turn, seat, sender.in_room())
        }
        Action::Unvote => {
            let seat = sender.living(turn)?;
            turn.running()?;
            current(turn, None)?;
            ballot::unvote(turn, seat, sender.in_room())
        }
        Action::Pass { prompt } => {
            let seat = may_speak(turn, sender)?;
            current(turn, *prompt)?;
            speech::pass(turn, seat)
        }
        Action::Floor { prompt } => {
            let seat = sender.living(turn)?;
            turn.running()?;
            current(turn, *prompt)?;
            speech::take_floor(turn, seat)
        }
        Action::Explode => deeds::explode(turn, sender),
        Action::Confess => deeds::confess(turn, sender),
        Action::Surrender => deeds::surrender(turn, sender),
        Action::Claim { role } => deeds::claim(turn, sender, *role),
        Action::Friend { player } => friend::befriend(turn, sender, player),
        Action::Draw => deeds::draw(turn, sender),
        Action::Suspect { player } => deeds::suspect(turn, sender, player),
        Action::Squeeze { count, side, prompt } => {
            let seat = sender.living(turn)?;
            may_use(turn, seat, Ask::Squeeze)?;
            current(turn, *prompt)?;
            night::squeeze(turn, seat, *count, *side)
        }
        Action::Play { role, targets, prompt } => {
            let seat = sender.living(turn)?;
            special::play(turn, seat, *role, targets, *prompt)
        }
        Action::Cover { kind, build, sex, prompt } => {
            let seat = sender.living(turn)?;
            special::cover(turn, seat, *kind, *build, *sex, *prompt)
        }
        Action::Deduce { deduction, prompt } => {
            let seat = sender.living(turn)?;
            special::deduce(turn, seat, deduction, *prompt)
        }
        Action::Accuse { player, prompt } => {
            let seat = sender.living(turn)?;
            turn.running()?;
            current(turn, *prompt)?;
            let target = resolve(turn.table(), player)?;
            accusation::accuse(turn, seat, target)
        }
        Action::Write { player, account, prompt } => {
            let seat = sender.living(turn)?;
            current(turn, *prompt)?;
            special::write(turn, seat, player, account)
        }
        Action::Announce { player, riddle, link, prompt } => {
            let seat = sender.living(turn)?;
            may_use(turn, seat, Ask::Notice)?;
            current(turn, *prompt)?;
            let target = resolve_target(turn, player)?;
            written::notice::hand_in(turn, seat, target, riddle.open(), link.open())
        }
        Action::Tell { text, prompt } => write(turn, sender, text.open(), *prompt),
        Action::Review { number, approves, reason, prompt } => {
            let reason = reason.as_ref().map(|reason| reason.open().as_str());
            written::review::review(turn, sender, *number, *approves, reason, *prompt)
        }
        Action::Swap { player } => written::turns::swap(turn, sender, player),
        Action::Act { ask, targets, prompt } => act(turn, sender, *ask, targets, *prompt),
        Action::Decline { ask, prompt } => decline(turn, sender, *ask, *prompt),
        Action::Say { text } => deeds::say(turn, sender, text),
        Action::Open { .. }
        | Action::Tick
        | Action::Late { .. }
        | Action::Delay { .. }
        | Action::FixDeal { .. }
        | Action::FixDraws { .. }
        | Action::Proclaim { .. }
        | Action::Clear
        | Action::HaltStart
        | Action::Invite { .. }
        | Action::Introduce { .. }
        | Action::Fault => Err(Code::BadRequest.into()),
    }
}

pub(super) fn in_lobby(turn: &Turn) -> Result<(), Refusal> {
    if turn.table().game.is_some() { Err(Code::InGame.into()) } else { Ok(()) }
}

/// The seat of somebody living, or of somebody out whose last words these are.
fn may_speak(turn: &Turn, sender: &Sender) -> Result<Seat, Refusal> {
    let seat = sender.player(turn)?;
    if !turn.game().is_alive(seat) && speech::speaker(turn.game()) != Some(seat) {
        return Err(Code::NotAlive.into());
    }
    turn.running()?;
    Ok(seat)
}

/// An answer to an old prompt is refused: one that names it, or words that were written before
/// this one opened. Source: peers 9
pub(super) fn current(turn: &Turn, prompt: Option<PromptId>) -> Result<(), Refusal> {
    let game = turn.game();
    let other = prompt.is_some_and(|id| (id.game, id.step) != (game.number, game.step));
    let earlier = turn.written.is_some_and(|written| written < game.since);
    if other || earlier {
        return Err(Refusal::new(Code::WrongPhase).because(Reason::OldPrompt));
    }
    Ok(())
}

/// Uses a secret power.
fn act(
    turn: &mut Turn,
    sender: &Sender,
    ask: Ask,
    targets: &[PlayerRef],
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    match ask {
        // The dead angel is asked, and only then. Source: V7-08
        Ask::Take => {
            let seat = asked_to_take(turn, sender)?;
            current(turn, prompt)?;
            let [target] = resolve_all(turn, targets)?[..] else {
                return Err(Refusal::new(Code::BadTarget).because(Reason::HowMany).with("max", 1));
            };
            parting::take(turn, seat, target)
        }
        Ask::Order => {
            let seat = sender.living(turn)?;
            current(turn, prompt)?;
            order(turn, seat, targets)
        }
        Ask::Token => {
            let seat = sender.living(turn)?;
            written::notice::may_use_tokens(turn)?;
            current(turn, prompt)?;
            written::notice::use_token(turn, seat)
        }
        Ask::Approve => {
            let number = match targets {
                [] => None,
                [PlayerRef::Number(number)] => Some(*number),
                _ => return Err(Refusal::new(Code::BadTarget).because(Reason::HowMany).with("max", 1)),
            };
            written::review::review(turn, sender, number, true, None, prompt)
        }
        // A side has a number, and is nobody's seat. Source: SL-11
        Ask::Side => {
            let seat = sender.living(turn)?;
            may_use(turn, seat, ask)?;
            current(turn, prompt)?;
            let [PlayerRef::Number(number)] = targets else { return Err(Code::BadValue.into()) };
            night::name(turn, seat, ask, &[Target(*number)])
        }
        _ if special::owns(ask) => {
            sender.player(turn)?;
            current(turn, prompt)?;
            special::use_verb(turn, sender, ask, targets)
        }
        _ if special::runs_nights(turn.rules()) => {
            let seat = sender.living(turn)?;
            special::act(turn, seat, ask, targets, prompt)
        }
        _ => {
            let seat = sender.living(turn)?;
            may_use(turn, seat, ask)?;
            current(turn, prompt)?;
            if ask.is_in_words() {
                return Err(Refusal::new(Code::BadValue).with("command", ask));
            }
            let targets = resolve_all(turn, targets)?;
            night::name(turn, seat, ask, &targets)
        }
    }
}

fn asked_to_take(turn: &Turn, sender: &Sender) -> Result<Seat, Refusal> {
    let seat = sender.player(turn)?;
    if parting::can_take(turn, seat) {
        turn.running()?;
        return Ok(seat);
    }
    let able = |role| turn.rules().card(role).does.contains(&Ability::Take);
    match (turn.game().is_alive(seat), turn.game().hand(seat).any(|(_, card)| able(card.role))) {
        (false, _) => Err(Code::NotAlive.into()),
        (true, false) => Err(Code::NotYours.into()),
        (true, true) => Err(Code::WrongPhase.into()),
    }
}

/// `order 2 1`: which card comes first. Source: V6-02
fn order(turn: &mut Turn, seat: Seat, cards: &[PlayerRef]) -> Result<(), Refusal> {
    if !turn.rules().choose_order {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    if !matches!(turn.game().phase, Phase::Ordering { .. }) {
        return Err(Code::Final.into());
    }
    let turned = match cards {
        [PlayerRef::Number(1), PlayerRef::Number(2)] => false,
        [PlayerRef::Number(2), PlayerRef::Number(1)] => true,
        _ => return Err(Code::BadValue.into()),
    };
    identity::choose_order(turn, seat, turned);
    Ok(())
}

/// `story TEXT`: at night the killers', by day that of whoever's turn it is. Source: ST2-02, ST2-03
fn write(turn: &mut Turn, sender: &Sender, text: &str, prompt: Option<PromptId>) -> Result<(), Refusal> {
    let seat = sender.living(turn)?;
    if matches!(turn.game().phase, Phase::Night { .. }) {
        may_use(turn, seat, Ask::Story)?;
        current(turn, prompt)?;
        return written::story::at_night(turn, seat, text);
    }
    written::turns::may_write(turn, seat)?;
    current(turn, prompt)?;
    written::turns::by_day(turn, seat, text)
}

/// Whether a seat has a power and may use it at this moment.
fn may_use(turn: &Turn, seat: Seat, ask: Ask) -> Result<(), Refusal> {
    if !ask.is_night_power() || !holds(turn.rules(), turn.game(), seat, ask) {
        return Err(Code::NotYours.into());
    }
    turn.running()?;
    if !is_open(turn.rules(), turn.game(), ask) {
        // A side once chosen is never chosen again. Source: SL-11
        return Err(if ask == Ask::Side { Code::Final } else { Code::WrongPhase }.into());
    }
    if night::is_used_up(turn, seat, ask) {
        return Err(Code::UsedUp.into());
    }
    if is_final(turn.game(), seat, ask) {
        return Err(Code::Final.into());
    }
    Ok(())
}

/// `none`: declines what is asked, whatever kind of prompt it is.
fn decline(
    turn: &mut Turn,
    sender: &Sender,
    ask: Option<Ask>,
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    let seat = sender.player(turn)?;
    let speaks = speech::speaker(turn.game()) == Some(seat);
    let asked_dead = parting::can_take(turn, seat) || special::answers(turn.table(), turn.game(), seat);
    if !turn.game().is_alive(seat) && !speaks && !asked_dead {
        return Err(Code::NotAlive.into());
    }
    let ask = match (ask, prompt) {
        (Some(ask), _) => ask,
        (None, Some(prompt)) => prompt.ask,
        (None, None) => only_open_prompt(turn, seat)?,
    };
    if ask == Ask::Story && written::turns::open_turn(turn.game()) == Some(seat) {
        current(turn, prompt)?;
        written::turns::decline(turn, seat);
        return Ok(());
    }
    if ask.is_night_power() && special::runs_nights(turn.rules()) {
        return special::decline(turn, seat, ask, prompt);
    }
    if ask.is_night_power() {
        may_use(turn, seat, ask)?;
        current(turn, prompt)?;
        return night::decline(turn, seat, ask);
    }
    turn.running()?;
    current(turn, prompt)?;
    match ask {
        ask if special::owns(ask) => special::decline_verb(turn, sender, ask),
        Ask::Vote => ballot::abstain(turn, seat, sender.in_room()),
        Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Accuse => speech::pass(turn, seat),
        Ask::Take if parting::can_take(turn, seat) => {
            parting::decline(turn, seat);
            Ok(())
        }
        Ask::Order if matches!(turn.game().phase, Phase::Ordering { .. }) => {
            identity::choose_order(turn, seat, false);
            Ok(())
        }
        _ => Err(Code::NotYours.into()),
    }
}

fn only_open_prompt(turn: &Turn, seat: Seat) -> Result<Ask, Refusal> {
    turn.running()?;
    // What one may do all day is not what is asked.
    let own = |prompt: &super::Prompt| prompt.seat == seat && prompt.ask != Ask::Cover && !prompt.at_will;
    let open: Vec<Ask> =
        super::prompts(&turn.state).into_iter().filter(own).map(|prompt| prompt.ask).collect();
    match open[..] {
        [ask] => Ok(ask),
        [] => Err(Code::WrongPhase.into()),
        _ => Err(Code::BadValue.into()),
    }
}
