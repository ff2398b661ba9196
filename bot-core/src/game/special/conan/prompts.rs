//! Who may use which skill, tonight and by day.
//!
//! Source: CO-01, CO-04, CO-06, CO-12, CO-14, CO-16, CO-17, CO-26, CO-30

use std::collections::BTreeMap;

use super::super::super::ids::{Seat, Target};
use super::super::super::prompt::Prompt;
use super::super::super::prompts::plain;
use super::super::super::refusal::{Code, Reason, Refusal};
use super::super::super::role::{Ask, Role, Side};
use super::super::super::rules::{Ability, RuleSet};
use super::super::super::state::{Game, Phase, Table};
use super::{Memory, Stage, Watch, holder, is_living, memory_of, numbers, role_of, stage_of};

/// Special skills go beside an active one; of those only one kind a night. Source: CO-01
pub(super) fn is_special(ask: Ask) -> bool {
    matches!(ask, Ask::Kidnap | Ask::Play | Ask::Deduce | Ask::Cover)
}

/// Whether two active skills go together in one night: the watch with the skill it borrows. Source: CO-04
pub(super) fn go_together(one: Ask, other: Ask) -> bool {
    is_special(one)
        || is_special(other)
        || matches!((one, other), (Ask::Watch, Ask::Investigate) | (Ask::Investigate, Ask::Watch))
}

fn has(rules: &RuleSet, role: Role, ask: Ask) -> bool {
    let does = &rules.card(role).does;
    does.iter().any(|ability| ability.night_power() == Some(ask))
        || (ask == Ask::Cover && does.contains(&Ability::Cover))
}

/// Whether Conan has the great detective's skills now. Source: CO-04
pub(super) fn borrows(game: &Game, memory: &Memory) -> bool {
    memory.watch == Watch::Works && is_living(game, Role::Kogoro)
}

/// Whether a living seat has a skill, at whatever time; whoever sleeps has none. Source: CO-04
fn is_able(rules: &RuleSet, game: &Game, memory: &Memory, seat: Seat, ask: Ask) -> bool {
    let Some(role) = role_of(game, seat) else { return false };
    if memory.asleep == Some(seat) {
        return false;
    }
    match (ask, stage_of(game)) {
        (Ask::Deduce, Some(Stage::Deduction { tonight, .. })) => tonight.open().deduces == Some(seat),
        (Ask::Deduce, _) if role == Role::Conan => borrows(game, memory),
        (_, _) => has(rules, role, ask),
    }
}

/// Whether a living seat may use a skill at this moment.
///
/// # Errors
/// In the order of the protocol: no such power, the wrong time, used up, barred tonight.
pub(super) fn may_use(rules: &RuleSet, game: &Game, seat: Seat, ask: Ask) -> Result<(), Refusal> {
    let memory = memory_of(game);
    if !is_able(rules, game, &memory, seat, ask) {
        return Err(Code::NotYours.into());
    }
    if !is_time(game, seat, ask) {
        return Err(Code::WrongPhase.into());
    }
    let spent = match ask {
        Ask::Watch => memory.watch != Watch::Unused,
        Ask::Play => playable(game, &memory).is_empty(),
        _ => memory.used.contains(&ask),
    };
    if spent {
        return Err(Code::UsedUp.into());
    }
    let numbers = numbers(rules);
    let tonight = match ask {
        Ask::TrueGlare => game.night == numbers.true_glare,
        Ask::TrueVoid => game.night >= numbers.true_void,
        Ask::Kidnap => game.night >= numbers.kidnap,
        _ => true,
    };
    if tonight { Ok(()) } else { Err(Refusal::new(Code::Forbidden).because(Reason::NotThisNight)) }
}

/// Whether it is the time for a skill: the writer covers himself before the first night, the boss by day.
///
/// Source: CO-12, CO-30
fn is_time(game: &Game, seat: Seat, ask: Ask) -> bool {
    match (ask, &game.phase, stage_of(game)) {
        (Ask::Cover, _, Some(Stage::Disguise {})) => sets_type(game, seat),
        (Ask::Cover, Phase::Special(_) | Phase::Night { .. }, _) => false,
        (Ask::Cover, _, _) => !sets_type(game, seat),
        (Ask::Deduce, _, stage) => matches!(stage, Some(Stage::Deduction { .. })),
        (_, _, stage) => matches!(stage, Some(Stage::Actions { .. })),
    }
}

/// Whether a seat that chooses its looks chooses its type too. Source: CO-30
pub(super) fn sets_type(game: &Game, seat: Seat) -> bool {
    role_of(game, seat) == Some(Role::Aoyama)
}

/// The least and the most targets of a skill. Source: CO-08, CO-17, CO-24, CO-26
pub(super) fn counts(rules: &RuleSet, role: Role, ask: Ask) -> (u8, u8) {
    match ask {
        Ask::Watch | Ask::Kidnap | Ask::Cover => (0, 0),
        Ask::Search => {
            let named = rules.card(role).searches.unwrap_or(1);
            (named, named)
        }
        Ask::Play => {
            let most = rules.cards.values().filter_map(|card| card.searches).max();
            (1, most.unwrap_or(1))
        }
        _ => (1, 1),
    }
}

/// Whom a skill may aim at: anybody, the dead too; never himself for the glare. Source: CO-01, CO-13
pub(super) fn targets(game: &Game, seat: Seat, ask: Ask) -> Vec<Target> {
    let all = game.all_seats().filter(|other| ask != Ask::Glare || *other != seat);
    match ask {
        Ask::Watch | Ask::Kidnap | Ask::Cover => Vec::new(),
        _ => all.map(Target::from).collect(),
    }
}

/// The roles that the writer may still play. Source: CO-26
pub(super) fn playable(game: &Game, memory: &Memory) -> Vec<Role> {
    let barred = [Role::Boss, Role::Conan, Role::Aoyama];
    let dealt = Role::ALL.iter().copied().filter(|role| holder(game, *role).is_some());
    dealt.filter(|role| !barred.contains(role) && !memory.played.contains(role)).collect()
}

/// The roles that a deduction may name: the black but for the boss. Source: CO-06
fn deducible(rules: &RuleSet, game: &Game) -> Vec<Role> {
    let named = |role: &Role| rules.card(*role).side == Side::Killers && *role != Role::Boss;
    Role::ALL.iter().copied().filter(|role| holder(game, *role).is_some()).filter(named).collect()
}

/// The great detective calls the boss once; Conan in his place as often as he likes. Source: CO-04, CO-06
pub(super) fn may_call_the_boss(game: &Game, memory: &Memory, seat: Seat) -> bool {
    !memory.boss_called || role_of(game, seat) == Some(Role::Conan)
}

/// The skills of a seat, in the order in which the night looks at them.
fn skills(rules: &RuleSet, game: &Game, seat: Seat) -> Vec<Ask> {
    rules.night_order.iter().copied().filter(|ask| may_use(rules, game, seat, *ask).is_ok()).collect()
}

fn prompt(table: &Table, game: &Game, seat: Seat, ask: Ask, chosen: Vec<Target>) -> Option<Prompt> {
    let (rules, memory) = (&table.rules, memory_of(game));
    let role = role_of(game, seat)?;
    let mut prompt = plain(table, game, seat, ask, targets(game, seat, ask))?;
    (prompt.min, prompt.max) = counts(rules, role, ask);
    prompt.may_decline = ask != Ask::Cover && (rules.decline || ask == Ask::Deduce);
    prompt.private = true;
    prompt.chosen = chosen;
    prompt.roles = match ask {
        Ask::Play => {
            let targets = |role: Role| (role, rules.card(role).searches.unwrap_or(1));
            playable(game, &memory).into_iter().map(targets).collect()
        }
        Ask::Deduce => deducible(rules, game).into_iter().map(|role| (role, 1)).collect(),
        _ => BTreeMap::new(),
    };
    prompt.calls_boss = ask == Ask::Deduce && may_call_the_boss(game, &memory, seat);
    Some(prompt)
}

/// What a stage asks, in seat order.
pub(in super::super) fn prompts(table: &Table, game: &Game, stage: &Stage) -> Vec<Prompt> {
    let rules = &table.rules;
    match stage {
        Stage::Disguise {} => {
            let chooses = |seat: &Seat| may_use(rules, game, *seat, Ask::Cover).is_ok();
            let seats = game.living().filter(chooses);
            seats.filter_map(|seat| prompt(table, game, seat, Ask::Cover, Vec::new())).collect()
        }
        Stage::Actions { named, .. } => {
            let own = |seat: Seat, ask: Ask| {
                let mine = named.iter().map(|n| n.open()).find(|n| (n.ask, n.by) == (ask, seat));
                mine.map(|n| n.targets.clone()).unwrap_or_default()
            };
            let of = |seat: Seat| {
                let asks = skills(rules, game, seat).into_iter();
                asks.filter_map(move |ask| prompt(table, game, seat, ask, own(seat, ask)))
            };
            game.living().flat_map(of).collect()
        }
        Stage::Deduction { tonight, deduced } => {
            let seat = tonight.open().deduces.filter(|seat| game.is_alive(*seat));
            let who = deduced.as_ref().and_then(|deduced| deduced.open().who().copied());
            let chosen = who.map(Target::from).into_iter().collect();
            seat.and_then(|seat| prompt(table, game, seat, Ask::Deduce, chosen)).into_iter().collect()
        }
    }
}

/// By day the boss may choose his looks for the night at any time. Source: CO-12
pub(in super::super) fn beside(table: &Table, game: &Game) -> Vec<Prompt> {
    if stage_of(game).is_some() {
        return Vec::new();
    }
    let chooses = |seat: &Seat| may_use(&table.rules, game, *seat, Ask::Cover).is_ok();
    let mut all: Vec<Prompt> = game
        .living()
        .filter(chooses)
        .filter_map(|seat| prompt(table, game, seat, Ask::Cover, Vec::new()))
        .collect();
    // It may be answered until night falls, whatever limit the phase has.
    all.iter_mut().for_each(|prompt| prompt.ends = None);
    all
}

/// Whether nothing is waited for any more in the first stage. Source: A-02
pub(super) fn all_have_acted(rules: &RuleSet, game: &Game) -> bool {
    let Some(Stage::Actions { named, declined }) = stage_of(game) else { return false };
    let answered = |seat: Seat, ask: Ask| {
        let by = |other: Ask| named.iter().any(|n| (n.open().ask, n.open().by) == (other, seat));
        let other_kind = |other: &Ask| by(*other) && !is_special(*other) && !is_special(ask);
        by(ask) || declined.contains(&(ask, seat)) || rules.night_order.iter().any(other_kind)
    };
    game.living().all(|seat| skills(rules, game, seat).into_iter().all(|ask| answered(seat, ask)))
}
