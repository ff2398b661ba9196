//! The night: everybody names in one window and in any order; at its close the ledger is
//! resolved in the rule set's order.
//!
//! Source, C-05, V2-02

use super::super::event::Fact;
use super::super::ids::{Seat, Secret, Target};
use super::super::night::{self, Checked, Resolution};
use super::super::notice::{Death, Detail, EndReason, Fate, Hand, NightEntry, NightReport, Notice};
use super::super::prompt::Prompt;
use super::super::prompts;
use super::super::refusal::{Code, Reason, Refusal};
use super::super::role::Ask;
use super::super::rules::{Beside, By, CheckAnswer, Close, DayForm, Limit, QuietDawn, WordsOrder};
use super::super::shared::Sparse;
use super::super::special::{self, squeeze, written};
use super::super::state::{CardRef, Nomination, Phase, Step};
use super::super::turn::Turn;
use super::end;

/// Night falls.
pub(in super::super) fn fall(turn: &mut Turn) {
    if turn.game().night.saturating_sub(turn.game().last_out) >= CALM_NIGHTS_MAX {
        end::finish(turn, &[], EndReason::Abandoned);
        return;
    }
    if turn.rules().day == DayForm::Window {
        super::window::fall(turn);
        return;
    }
    if turn.game().tie.is_some() {
        turn.fact(Fact::TieMoved { progress: None });
    }
    super::identity::refresh(turn);
    if special::runs_nights(turn.rules()) {
        special::fall(turn);
        return;
    }
    written::night_falls(turn);
    let night = turn.game().night + 1;
    // Where the killers announce their kill, the night is the time for that. Source: NO-02
    let announced = turn.rules().notice.is_some();
    let limit = if announced { Limit::Notice } else { Limit::Night };
    super::begin_in_night(turn, Phase::night(), limit, night);
    let ends = turn.game().deadline;
    turn.tell_room(if announced {
        Notice::NoticeTime { night, ends }
    } else {
        Notice::Night { night, ends }
    });
    special::nightfall(turn);
    ask(turn, None);
}

/// After so many nights and days in which nobody went out the players have gone away, and the
/// table is not kept for them for ever (I-07).
const CALM_NIGHTS_MAX: u16 = 50;

/// The game begins with a day on which nobody is dead. Source: IN-02
pub(super) fn break_first_day(turn: &mut Turn) {
    turn.fact(Fact::DayBroke { day: 1 });
    turn.tell_room(Notice::Dawn { day: 1, deaths: Vec::new() });
    turn.fact(Fact::AgendaSet { agenda: vec![Step::Plan(None)].into() });
    super::proceed(turn);
}

/// Asks everybody (or one seat again) for what they can do in secret now.
pub(in super::super) fn ask(turn: &mut Turn, only: Option<Seat>) {
    let asked = |seat: Seat| only.is_none_or(|only| only == seat);
    // A sealed vote is private too, but everybody is told of it by the ballot.
    // What is to be said in public under one's character, and what may be done at any time, is no news.
    let known = |ask: Ask| matches!(ask, Ask::Vote | Ask::Speech | Ask::LastWords | Ask::Floor | Ask::Accuse);
    let anytime = |prompt: &Prompt| prompt.at_will && prompt.ends.is_none();
    let secret = |prompt: &Prompt| prompt.private && !known(prompt.ask) && !anytime(prompt);
    let prompts = prompts::asked(turn.table());
    for prompt in prompts.into_iter().filter(|p| asked(p.seat) && secret(p)) {
        let Prompt { seat, person, ask, targets, min, max, may_decline, ends, roles, calls_boss, .. } =
            prompt;
        let notice = Notice::Ask { ask, seat, targets, min, max, may_decline, ends, roles, calls_boss };
        turn.tell_person(person, notice);
    }
}

/// Whether every card of the seat with this power has spent it. Source: V3-05
pub(in super::super) fn is_used_up(turn: &Turn, seat: Seat, ask: Ask) -> bool {
    let mut cards = night::cards_with(turn.rules(), turn.game(), seat, ask);
    cards.all(|card| night::is_spent(turn.rules(), turn.game(), card, ask))
}

/// Names targets for a power. The sender is alive, has the power, and it is night.
pub(in super::super) fn name(
    turn: &mut Turn,
    seat: Seat,
    ask: Ask,
    targets: &[Target],
) -> Result<(), Refusal> {
    let most = how_many(turn, seat, ask);
    let fits =
        if night::aims_at_nobody(ask) { targets.is_empty() } else { (1..=most).contains(&targets.len()) };
    if !fits {
        return Err(Refusal::new(Code::BadTarget).because(Reason::HowMany).with("max", most));
    }
    if ask == Ask::Side && !targets.iter().all(|target| night::side_numbered(*target).is_some()) {
        return Err(Code::BadValue.into());
    }
    for target in targets.iter().filter(|_| ask != Ask::Side) {
        may_aim(turn, seat, ask, *target)?;
    }
    let game = turn.game();
    let Some(named) = game.phase.named() else {
        return Err(Code::WrongPhase.into());
    };
    let stands = named.iter().any(|old| {
        let old = old.open();
        (old.ask, old.by, &old.targets[..]) == (ask, seat, targets)
    });
    if !stands {
        let order = game.nominations;
        let nomination = Nomination { ask, by: seat, targets: targets.into(), side: None, order };
        turn.fact(Fact::Nominated { nomination: Secret::new(nomination) });
    }
    turn.tell_seat(seat, Notice::Noted { ask, targets: targets.to_vec(), detail: None });
    if !stands {
        let notice =
            Notice::Team { ask: Some(ask), from: seat, targets: targets.to_vec(), said: None, friend: false };
        tell_others(turn, seat, &mates(turn, seat, ask), notice);
    }
    answer_if_agreed(turn, seat, ask);
    close_if_all_have_acted(turn);
    Ok(())
}

/// Whether a seat may aim a power at somebody tonight.
pub(in super::super) fn may_aim(turn: &Turn, seat: Seat, ask: Ask, target: Target) -> Result<(), Refusal> {
    let (rules, game) = (turn.rules(), turn.game());
    let Some(card) = game.aimed_at(rules, target) else {
        return Err(Refusal::new(Code::BadTarget).because(Reason::TargetOut));
    };
    if night::spared_by_the_last(rules, game, seat, ask).contains(&game.card(card).role) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::LastSpares));
    }
    if ask.is_kill() && night::is_first_victim_again(turn.table(), game, game.card(card).seat) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::FirstVictimAgain).with("seat", target));
    }
    if !night::is_target(rules, game, seat, ask, target) {
        let reason = match ask {
            Ask::Hug => Reason::Yourself,
            Ask::Tiebreak => Reason::NotCandidate,
            _ => Reason::TeamMate,
        };
        return Err(Refusal::new(Code::BadTarget).because(reason));
    }
    Ok(())
}

/// `squeeze`: how many, and to which neighbour. Source: TW-02
pub(in super::super) fn squeeze(turn: &mut Turn, seat: Seat, count: u16, side: Hand) -> Result<(), Refusal> {
    if !(1..=squeeze::SQUEEZES_MAX).contains(&count) {
        return Err(Refusal::new(Code::BadValue).with("max", squeeze::SQUEEZES_MAX));
    }
    let (targets, order) = (vec![Target(count)], turn.game().nominations);
    let nomination =
        Nomination { ask: Ask::Squeeze, by: seat, targets: targets[..].into(), side: Some(side), order };
    turn.fact(Fact::Nominated { nomination: Secret::new(nomination) });
    let detail = Some(Detail::Side(side));
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Squeeze, targets, detail });
    close_if_all_have_acted(turn);
    Ok(())
}

/// Everybody on the way is told what they felt. Source: TW-04
fn tell_squeezes(turn: &mut Turn) {
    let Phase::Night { named, .. } = &turn.game().phase else { return };
    let sent = named.iter().map(|n| n.open()).find(|n| n.ask == Ask::Squeeze).cloned();
    let Some(Nomination { by, targets, side: Some(side), .. }) = sent else { return };
    let count = targets.first().map_or(0, |target| target.0);
    for (seat, count) in squeeze::chain(turn.game(), by, count, side) {
        turn.tell_seat(seat, Notice::Squeezed { count, side: squeeze::felt_from(side) });
    }
}

/// At most so many targets: one, or one for each card where every card acts for itself.
pub(in super::super) fn how_many(turn: &Turn, seat: Seat, ask: Ask) -> usize {
    night::targets_max(turn.rules(), turn.game(), seat, ask)
}

/// Declines a power for this night.
pub(in super::super) fn decline(turn: &mut Turn, seat: Seat, ask: Ask) -> Result<(), Refusal> {
    if !turn.rules().decline {
        return Err(Code::MustVote.into());
    }
    if turn.game().phase.named().is_none() {
        return Err(Code::WrongPhase.into());
    }
    let stands = turn.game().phase.declined().contains(&(ask, seat));
    if !stands {
        turn.fact(Fact::Declined { ask, seat });
    }
    if ask == Ask::Notice {
        written::notice::withdraw(turn, seat);
    }
    turn.tell_seat(seat, Notice::Noted { ask, targets: Vec::new(), detail: None });
    if !stands {
        let notice =
            Notice::Team { ask: Some(ask), from: seat, targets: Vec::new(), said: None, friend: false };
        tell_others(turn, seat, &mates(turn, seat, ask), notice);
    }
    close_if_all_have_acted(turn);
    Ok(())
}

/// Somebody went out in the middle of the night: those who are left may agree without them.
pub(super) fn carry_on(turn: &mut Turn, seat: Seat) {
    answer_who_agree(turn);
    written::review::carry_on(turn, seat);
    close_if_all_have_acted(turn);
}

/// Gives their answer to those who agree now that somebody has gone.
pub(super) fn answer_who_agree(turn: &mut Turn) {
    for group in night::groups(turn.rules(), turn.game(), Ask::Check) {
        if let Some(seat) = group.first() {
            answer_if_agreed(turn, *seat, Ask::Check);
        }
    }
}

/// With whom this seat chooses: nobody, where each chooses alone.
fn mates(turn: &Turn, seat: Seat, ask: Ask) -> Vec<Seat> {
    match night::chosen_by(turn.rules(), ask) {
        By::Team => night::group(turn.rules(), turn.game(), seat, ask),
        _ => Vec::new(),
    }
}

/// Tells the others of a group, and the dead where they may watch.
///
/// Source: A-04, ST-11
pub(in super::super) fn tell_others(turn: &mut Turn, seat: Seat, group: &[Seat], notice: Notice) {
    turn.tell_watched(group.iter().copied().filter(|mate| *mate != seat), notice);
}

/// A check is answered as soon as all who check agree. Source: A-03
fn answer_if_agreed(turn: &mut Turn, seat: Seat, ask: Ask) {
    let at_once = ask == Ask::Check && turn.rules().check_answer == CheckAnswer::AtOnce;
    if !at_once || night::is_final(turn.game(), seat, ask) || !night::is_open(turn.rules(), turn.game(), ask)
    {
        return;
    }
    let Some(named) = turn.game().phase.named() else { return };
    let holders = night::group(turn.rules(), turn.game(), seat, ask);
    let of = |seat: &Seat| {
        let own = named.iter().map(|n| n.open()).find(|n| n.ask == ask && n.by == *seat);
        own.and_then(|n| n.targets.first().copied())
    };
    let Some(first) = holders.first().and_then(of) else { return };
    let Some(card) = turn.game().aimed_at(turn.rules(), first) else { return };
    if turn.rules().check.by == By::Team && holders.iter().all(|seat| of(seat) == Some(first)) {
        let answer = night::answer_about(turn.rules(), turn.game(), None, card);
        give_answer(turn, Checked { by: holders, target: first, answer });
    }
}

/// Gives the answers that are due, but those that were given at once.
pub(super) fn give_answers(turn: &mut Turn, answers: Vec<Checked>) {
    let given =
        |checked: &Checked| checked.by.iter().all(|seat| night::is_final(turn.game(), *seat, Ask::Check));
    let due: Vec<Checked> = answers.into_iter().filter(|checked| !given(checked)).collect();
    for checked in due {
        give_answer(turn, checked);
    }
}

/// Gives an answer to everybody who may hear it. Source: V2-03, ST-03, V7-04
fn give_answer(turn: &mut Turn, checked: Checked) {
    let (rules, game) = (turn.rules(), turn.game());
    let Checked { by, target, answer } = checked;
    let mut to = by.clone();
    let shared = |seat: &Seat| {
        game.acting(rules, *seat).any(|card| rules.check.shared_with.contains(&game.card(card).role))
    };
    to.extend(game.living().filter(shared).filter(|seat| !to.contains(seat)).collect::<Vec<_>>());
    turn.fact(Fact::Answered {
        ask: Ask::Check,
        target,
        also: Sparse::default(),
        answer: Secret::new(answer.clone()),
        to: to.clone(),
        by,
    });
    let notice = Notice::Answer { ask: Ask::Check, targets: vec![target], answer };
    turn.tell_watched(to, notice);
}

/// Source: A-02
pub(in super::super) fn close_if_all_have_acted(turn: &mut Turn) {
    if !matches!(turn.game().phase, Phase::Night { .. }) {
        super::window::close_if_all_have_acted(turn);
        return;
    }
    let early = turn.rules().night_close == Close::Early && special::all_have_chosen(turn.game());
    if early && night::closing(turn.rules(), turn.game()).into_iter().all(|ask| all_have_acted(turn, ask)) {
        close(turn);
    }
}

/// Whether everybody with a power has used or declined it, or cannot any more.
pub(super) fn all_have_acted(turn: &Turn, ask: Ask) -> bool {
    let phase = &turn.game().phase;
    let named = phase.named().unwrap_or_default();
    let has_acted = |seat: Seat| {
        night::is_final(turn.game(), seat, ask)
            || phase.declined().contains(&(ask, seat))
            || named.iter().any(|n| (n.open().ask, n.open().by) == (ask, seat))
            || is_used_up(turn, seat, ask)
            // One story of all the killers is enough.
            || (ask == Ask::Story && written::story::is_told(turn.game()))
    };
    night::holders(turn.rules(), turn.game(), ask).into_iter().all(has_acted)
}

/// The night is over: the ledger is resolved, day breaks.
pub(super) fn close(turn: &mut Turn) {
    close_after(turn, Vec::new());
}

/// As [`close`]; whoever was silent on the day before leaves with the dawn. Source: SL-15
pub(super) fn close_after(turn: &mut Turn, silent: Vec<Seat>) {
    let resolution = night::resolve(turn.rules(), turn.game());
    let Resolution { mut entries, answers, mut deaths, needles, spent, silenced, honest, saved, sides } =
        resolution;
    give_answers(turn, answers);
    tell_squeezes(turn);
    let more = special::resolve_night(turn);
    entries.extend(more.entries);
    deaths.extend(more.deaths);
    for (card, doctor) in needles {
        turn.fact(Fact::Needled { card, doctor });
    }
    for (card, side) in sides {
        turn.fact(Fact::SideChosen { card, side: Secret::new(side) });
    }
    for card in spent {
        spend(turn, card);
    }
    let day = turn.game().day + 1;
    for seat in &silenced {
        turn.fact(Fact::Silenced { seat: *seat, day });
    }
    for seat in honest {
        turn.fact(Fact::MadeHonest { seat, day });
    }
    if turn.rules().notice.is_some() {
        written::notice::publish(turn, entries, deaths, silenced);
        return;
    }
    let carried_out = |entry: &NightEntry| {
        entry.ask.is_kill() && !matches!(entry.fate, Fate::Untold | Fate::Outvoted | Fate::NoMajority)
    };
    // The killers' story is told on each day of a kill. Source: ST2-02
    let story = entries.iter().any(carried_out).then(|| written::story::of_tonight(turn.game())).flatten();
    record(turn, entries, &deaths);
    let after = story.into_iter().chain(more.after).collect();
    dawn(turn, &Morning { dead: deaths, silenced, saved, silent, after });
}

/// The ledger of the night is closed. Source: C-17, CL-05
fn record(turn: &mut Turn, entries: Vec<NightEntry>, deaths: &[CardRef]) {
    let night = turn.game().night;
    if night == 1 {
        let victim = deaths.first().map(|card| turn.game().card(*card).seat);
        let person = victim.and_then(|seat| turn.table().player(seat)).map(|player| player.person.clone());
        turn.fact(Fact::FirstVictim { person });
    }
    turn.fact(Fact::NightResolved { report: Secret::new(NightReport { night, entries }).into() });
}

/// The death that a riddle announced, or that there is none. Source: NO-07
pub(super) fn break_announced(turn: &mut Turn) {
    let Some((held, told)) = written::notice::announce(turn) else {
        super::proceed(turn);
        return;
    };
    record(turn, held.entries, &held.deaths);
    let (dead, silenced) = (held.deaths, held.silenced);
    dawn(turn, &Morning { dead, silenced, saved: Vec::new(), silent: Vec::new(), after: told });
}

/// A power of one use is used; its card may be another from now on. Source: V3-05, SL-10
fn spend(turn: &mut Turn, card: CardRef) {
    turn.fact(Fact::Spent { card });
    if let Some(role) = turn.rules().card(turn.game().card(card).role).becomes {
        turn.fact(Fact::Became { card, role });
    }
}

/// What a night has brought.
struct Morning {
    /// The cards that die, the killers' victim first.
    dead: Vec<CardRef>,
    /// Who may not speak.
    silenced: Vec<Seat>,
    /// Whom the killers killed in vain.
    saved: Vec<Seat>,
    /// Who posted too little yesterday.
    silent: Vec<Seat>,
    /// What a mechanism has to tell.
    after: Vec<Notice>,
}

/// The night's dead cards, by number, and who may speak once more.
fn bury(turn: &mut Turn, dead: &[CardRef], silenced: &[Seat]) -> (Vec<Death>, Vec<Seat>) {
    let mut in_order = dead.to_vec();
    in_order.sort_unstable();
    let (mut deaths, mut speakers) = (Vec::new(), Vec::new());
    for card in in_order {
        let (seat, role) = (turn.game().card(card).seat, turn.game().card(card).role);
        let shown = end::shown_as(turn.rules(), turn.rules().shown.night, role);
        let entitled = end::entitled_to_last_words(turn);
        let number = end::card_number(turn.rules(), turn.game(), card);
        turn.fact(Fact::Died { card });
        let out = !turn.game().is_alive(seat);
        deaths.push(Death { seat, card: number, out, shown });
        if out && entitled {
            turn.fact(Fact::WordsUsed {});
            if !silenced.contains(&seat) {
                speakers.push(seat);
            }
        }
        if !out && turn.rules().sits_out {
            let day = turn.game().day + 1;
            turn.fact(Fact::SitsOut { seat, day });
        }
    }
    (deaths, speakers)
}

/// Day breaks: announced, tested for the end, then the day's agenda.
fn dawn(turn: &mut Turn, morning: &Morning) {
    let Morning { dead, silenced, saved, silent, after } = morning;
    let (deaths, mut speakers) = bury(turn, dead, silenced);
    let victim = dead.first().map(|card| turn.game().card(*card).seat);
    let mut named: Vec<Seat> = deaths.iter().map(|death| death.seat).collect();
    let day = turn.game().day + 1;
    if turn.rules().last_words.order == WordsOrder::Alternate && day.is_multiple_of(2) {
        speakers.reverse();
        named.reverse();
    }
    let last_named = named.last().copied();
    let anchor = match turn.rules().speech.beside {
        Beside::Victim => victim,
        Beside::LastDead => last_named,
        Beside::LastWords => speakers.last().copied().or(last_named),
    };
    let gone: Vec<Seat> = deaths.iter().filter(|death| death.out).map(|death| death.seat).collect();
    let quiet = deaths.is_empty();
    turn.fact(Fact::DayBroke { day });
    turn.tell_room(Notice::Dawn { day, deaths });
    for seat in silenced {
        turn.tell_room(Notice::Silenced { seat: *seat });
    }
    for seat in saved.iter().filter(|_| turn.rules().save.announced).copied().collect::<Vec<_>>() {
        turn.tell_room(Notice::Saved { seat });
    }
    for notice in after {
        turn.tell_room(notice.clone());
    }
    super::identity::promote(turn);
    special::act_published(turn);
    let mut agenda = Vec::new();
    let waits = turn.rules().parting && !gone.is_empty();
    if waits {
        agenda.push(Step::Parting(gone));
    } else if special::settles(turn.game()) {
        agenda.push(Step::Settle);
    } else if end::test(turn) {
        return;
    }
    if super::idle::leave(turn, silent.clone()) {
        return;
    }
    if quiet && turn.rules().quiet_dawn == QuietDawn::NextNight {
        fall(turn);
        return;
    }
    agenda.extend(speakers.into_iter().map(Step::LastWords));
    agenda.push(Step::Plan(anchor));
    turn.fact(Fact::AgendaSet { agenda: agenda.into() });
    super::proceed(turn);
    written::turns::refresh(turn);
}
