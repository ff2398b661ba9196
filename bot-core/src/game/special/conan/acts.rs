//! What players name: skills, roles to play, looks, deductions.
//!
//! Source: CO-01, CO-06, CO-12, CO-26, CO-30

use super::super::super::command::PlayerRef;
use super::super::super::decide::current;
use super::super::super::ids::{Seat, Secret, Target};
use super::super::super::nature::{Build, Deduction, Kind, Nature, Sex};
use super::super::super::notice::{Detail, Notice};
use super::super::super::prompt::PromptId;
use super::super::super::refusal::{Code, Reason, Refusal};
use super::super::super::resolve::{resolve, resolve_all};
use super::super::super::role::{Ask, Role, Side};
use super::super::super::turn::Turn;
use super::prompts::{counts, go_together, may_call_the_boss, may_use, playable, sets_type, targets};
use super::{Chosen, Deed, Stage, close_if_all_have_acted, deed, holder, memory_of, remember, role_of};

/// Whether a seat may use a skill now. The clock must run.
fn able(turn: &Turn, seat: Seat, ask: Ask, prompt: Option<PromptId>) -> Result<Role, Refusal> {
    let allowed = may_use(turn.rules(), turn.game(), seat, ask);
    if allowed.as_ref().is_err_and(|refusal| refusal.code == Code::NotYours) {
        allowed.clone()?;
    }
    turn.running()?;
    allowed?;
    current(turn, prompt)?;
    role_of(turn.game(), seat).ok_or_else(|| Code::NotYours.into())
}

/// Names the targets of a skill.
pub(in super::super) fn act(
    turn: &mut Turn,
    seat: Seat,
    ask: Ask,
    named: &[PlayerRef],
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    let role = able(turn, seat, ask, prompt)?;
    // These are told in words of their own.
    if matches!(ask, Ask::Play | Ask::Deduce | Ask::Cover) {
        return Err(Refusal::new(Code::BadValue).with("command", ask));
    }
    let named = resolve_all(turn, named)?;
    let (_, most) = counts(turn.rules(), role, ask);
    must_count(&named, most)?;
    if !named.iter().all(|target| targets(turn.game(), seat, ask).contains(target)) {
        return Err(Refusal::new(Code::BadTarget).because(Reason::Yourself));
    }
    choose(turn, Chosen { ask, by: seat, targets: named, plays: None, instead_of: Vec::new() });
    Ok(())
}

/// Exactly so many targets, nobody twice. Source: CO-08, CO-24
fn must_count(named: &[Target], wanted: u8) -> Result<(), Refusal> {
    let mut distinct = named.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    if distinct.len() == named.len() && named.len() == usize::from(wanted) {
        Ok(())
    } else {
        Err(Refusal::new(Code::BadTarget).because(Reason::HowMany).with("max", wanted))
    }
}

/// A choice stands, in place of another kind of active skill. Source: CO-01
fn choose(turn: &mut Turn, mut chosen: Chosen) {
    let Some(Stage::Actions { named, .. }) = super::stage_of(turn.game()) else { return };
    let (seat, ask, plays) = (chosen.by, chosen.ask, chosen.plays);
    let targets = chosen.targets.clone();
    let own = named.iter().map(|n| n.open()).filter(|n| n.by == seat);
    let instead_of: Vec<Ask> =
        own.map(|n| n.ask).filter(|other| *other != ask && !go_together(*other, ask)).collect();
    chosen.instead_of.clone_from(&instead_of);
    deed(turn, Deed::Named(Secret::new(chosen)));
    for given_up in instead_of {
        turn.tell_seat(seat, Notice::Noted { ask: given_up, targets: Vec::new(), detail: None });
    }
    let detail = plays.map(Detail::Played);
    turn.tell_seat(seat, Notice::Noted { ask, targets, detail });
    close_if_all_have_acted(turn);
}

/// A skill is not used tonight; the deduction can be declined like any other.
pub(in super::super) fn decline(
    turn: &mut Turn,
    seat: Seat,
    ask: Ask,
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    able(turn, seat, ask, prompt)?;
    if ask == Ask::Deduce {
        hand_in(turn, seat, Deduction::None);
        return Ok(());
    }
    if !turn.rules().decline {
        return Err(Code::MustVote.into());
    }
    deed(turn, Deed::Declined(Secret::new((ask, seat))));
    turn.tell_seat(seat, Notice::Noted { ask, targets: Vec::new(), detail: None });
    close_if_all_have_acted(turn);
    Ok(())
}

/// `play ROLE TARGETS`: a role with the target that its skill is given. Source: CO-26
pub(in super::super) fn play(
    turn: &mut Turn,
    seat: Seat,
    role: Role,
    named: &[PlayerRef],
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    able(turn, seat, Ask::Play, prompt)?;
    let memory = memory_of(turn.game());
    if memory.played.contains(&role) {
        return Err(Code::UsedUp.into());
    }
    if !playable(turn.game(), &memory).contains(&role) {
        return Err(Refusal::new(Code::BadValue).with("command", Ask::Play));
    }
    let named = resolve_all(turn, named)?;
    must_count(&named, turn.rules().card(role).searches.unwrap_or(1))?;
    // What the skill itself forbids is refused, though it tells the writer something.
    let forbids = role == Role::Gin && holder(turn.game(), role).is_some_and(|gin| named == [gin.into()]);
    if forbids {
        return Err(Refusal::new(Code::BadTarget).because(Reason::Itself));
    }
    let plays = Some(role);
    choose(turn, Chosen { ask: Ask::Play, by: seat, targets: named, plays, instead_of: Vec::new() });
    Ok(())
}

/// `cover [TYPE] BUILD SEX`. Source: CO-12, CO-30
pub(in super::super) fn cover(
    turn: &mut Turn,
    seat: Seat,
    kind: Option<Kind>,
    build: Build,
    sex: Sex,
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    able(turn, seat, Ask::Cover, prompt)?;
    let mut memory = memory_of(turn.game());
    match (sets_type(turn.game(), seat), kind) {
        (true, Some(kind)) => memory.writer = Some(Nature { kind, build, sex }),
        (false, None) => memory.boss = Some((build, sex)),
        (true, None) | (false, Some(_)) => {
            return Err(Refusal::new(Code::BadValue).with("command", Ask::Cover));
        }
    }
    remember(turn, memory);
    let detail = Some(Detail::Looks(kind, build, sex));
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Cover, targets: Vec::new(), detail });
    Ok(())
}

/// `deduce …`: one of four kinds. Source: CO-06
pub(in super::super) fn deduce(
    turn: &mut Turn,
    seat: Seat,
    deduction: &Deduction<PlayerRef>,
    prompt: Option<PromptId>,
) -> Result<(), Refusal> {
    able(turn, seat, Ask::Deduce, prompt)?;
    match deduction {
        Deduction::Boss(_) if !may_call_the_boss(turn.game(), &memory_of(turn.game()), seat) => {
            return Err(Code::UsedUp.into());
        }
        Deduction::Role(_, role) if !can_be_named(turn, *role) => {
            return Err(Refusal::new(Code::BadValue).with("command", Ask::Deduce));
        }
        Deduction::Build(..) | Deduction::Role(..) | Deduction::Boss(_) | Deduction::None => {}
    }
    let deduction = deduction.of_seat(|who| resolve(turn.table(), who))?;
    hand_in(turn, seat, deduction);
    Ok(())
}

/// One of the black, but not the boss. Source: CO-06
fn can_be_named(turn: &Turn, role: Role) -> bool {
    role != Role::Boss && turn.rules().cards.get(&role).is_some_and(|card| card.side == Side::Killers)
}

fn hand_in(turn: &mut Turn, seat: Seat, deduction: Deduction<Seat>) {
    let targets = deduction.who().copied().map(Target::from).into_iter().collect();
    let detail = Some(Detail::Deduced(deduction));
    deed(turn, Deed::Deduced(Secret::new(deduction)));
    turn.tell_seat(seat, Notice::Noted { ask: Ask::Deduce, targets, detail });
    close_if_all_have_acted(turn);
}
