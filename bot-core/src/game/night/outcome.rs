//! What comes of a night: embraces stop and shield, needles save or hurt, strikes kill, fates are shared.
//!
//! Source: V3-02 to V3-06, V4-02 to V4-14, V4C-02 to V4C-09, V5-05 to V5-11, V6-07 to V6-09, V7-06, V7-09

use std::collections::{BTreeMap, BTreeSet};

use super::super::ids::{Seat, Target};
use super::super::notice::{Answer, Fate, Hint, NightEntry};
use super::super::rng::Stream;
use super::super::role::{Ask, Role, Side};
use super::super::rules::{HugShares, RuleSet, StrikeHits};
use super::super::special::written::story;
use super::super::state::{CardRef, Game};
use super::choice::{Effect, effects};
use super::{answer_about, is_killer, is_once, side_numbered};

/// What a night brings.
pub(in super::super) struct Resolution {
    /// The ledger, in the order of resolution.
    pub(in super::super) entries: Vec<NightEntry>,
    /// The checks that are answered: who asked, about what, what the judge says.
    pub(in super::super) answers: Vec<Checked>,
    /// The cards that die, the killers' victim first.
    pub(in super::super) deaths: Vec<CardRef>,
    /// Empty needles: whose, by which doctor's card.
    pub(in super::super) needles: Vec<(CardRef, CardRef)>,
    /// Cards whose one use is spent.
    pub(in super::super) spent: Vec<CardRef>,
    /// Seats that may not speak today.
    pub(in super::super) silenced: Vec<Seat>,
    /// Seats that are honest today.
    pub(in super::super) honest: Vec<Seat>,
    /// Seats that the killers killed in vain, because somebody saved them. Source: SL-09
    pub(in super::super) saved: Vec<Seat>,
    /// Cards that have chosen their side.
    pub(in super::super) sides: Vec<(CardRef, Side)>,
}

/// One check and its answer.
pub(in super::super) struct Checked {
    /// Who asked: one seat, or the whole team.
    pub(in super::super) by: Vec<Seat>,
    pub(in super::super) target: Target,
    pub(in super::super) answer: Answer,
}

/// What strikes one card tonight.
#[derive(Clone, Debug, Default)]
struct Strikes {
    killed: bool,
    shot: bool,
    struck: bool,
    /// Doctors' cards whose needle it got.
    needled: Vec<CardRef>,
    /// A needle that it only shares and that saves it from nothing shared. Source: V4-04
    shared_needles: Vec<CardRef>,
}

impl Strikes {
    /// What strikes another card strikes this one too.
    fn add(&mut self, shared: Strikes) {
        self.killed |= shared.killed;
        self.shot |= shared.shot;
        self.struck |= shared.struck;
        self.needled.extend(shared.needled);
        self.shared_needles.extend(shared.shared_needles);
    }
}

/// Works out the night. Source: C-18: whoever dies tonight has still acted.
pub(in super::super) fn resolve(rules: &RuleSet, game: &Game) -> Resolution {
    let mut effects = effects(rules, game);
    judge_takes_sides(rules, game, &mut effects);
    let hugs = embraces(&effects);
    stop_by_embrace(rules, &hugs, &mut effects);
    stop_by_nature(rules, game, &mut effects);
    let mut strikes = gather(&effects);
    if rules.hug.shares == HugShares::Strikes {
        for (butterfly, hugged) in &hugs {
            let shared = strikes.get(butterfly).cloned().unwrap_or_default();
            strikes.entry(*hugged).or_default().add(shared);
        }
    }
    let mut dead = BTreeSet::new();
    let mut needles = Vec::new();
    // Butterflies first: what comes of them decides for those they embrace.
    let mut order: Vec<CardRef> = hugs.iter().map(|(butterfly, _)| *butterfly).collect();
    order.extend(strikes.keys().chain(hugs.iter().map(|(_, hugged)| hugged)));
    let mut settled = BTreeSet::new();
    for card in order {
        if !settled.insert(card) {
            continue;
        }
        let own = strikes.get(&card).cloned().unwrap_or_default();
        if !dead.contains(&card) {
            settle(rules, game, card, &own, &mut dead, &mut needles);
        }
        if let Some((_, hugged)) = hugs.iter().find(|(butterfly, _)| *butterfly == card) {
            share_fate(rules, &own, dead.contains(&card), *hugged, &mut strikes, &mut dead);
        }
    }
    needles.sort_unstable();
    needles.dedup();
    let spent = effects
        .iter()
        .flat_map(|effect| effect.carriers.iter().map(|card| (effect.ask, *card)))
        .filter(|(ask, card)| is_once(rules, game, *card, *ask))
        .map(|(_, card)| card)
        .collect();
    call_back(&mut effects, &mut dead);
    let answers = answers(rules, game, &effects);
    mark_fates(&mut effects, &dead, &strikes);
    Resolution {
        deaths: victims_first(&effects, &dead),
        silenced: touched(game, &effects, Ask::Silence, &hugs, rules),
        honest: touched(game, &effects, Ask::Honest, &[], rules),
        saved: saved(game, &effects),
        sides: sides(&effects),
        entries: ledger(game, &effects, &answers),
        answers,
        needles: needles.into_iter().filter(|(card, _)| !dead.contains(card)).collect(),
        spent,
    }
}

/// With a killer for the hidden card the judge is crooked: where the killers' victim shows a civilian in
/// front, at a fair coin's toss a living police or sniper front card is taken instead.
///
/// Source: DU-09
fn judge_takes_sides(rules: &RuleSet, game: &Game, effects: &mut Vec<Effect>) {
    let crooked =
        rules.crooked_judge && game.hidden.as_ref().is_some_and(|role| is_killer(rules, *role.open()));
    let Some(kill) =
        effects.iter().position(|effect| effect.ask == Ask::Kill && effect.works()).filter(|_| crooked)
    else {
        return;
    };
    let shows = |card: CardRef, roles: &[Role]| roles.contains(&game.card(card).role);
    if !effects[kill].card.is_some_and(|card| shows(card, &[Role::Civilian])) {
        return;
    }
    let fronts = game.living().filter_map(|seat| game.front(seat)).map(|(card, _)| card);
    let worth: Vec<CardRef> = fronts.filter(|card| shows(*card, &[Role::Police, Role::Sniper])).collect();
    let mut chance = Stream::new(&format!("crooked judge {}", game.night), game.seed.open(), &game.nonce);
    if worth.is_empty() || chance.below(2) == 0 {
        return;
    }
    let card = worth[chance.below(worth.len())];
    let mut instead = effects[kill].clone();
    (instead.by, instead.card, instead.target) = (Vec::new(), Some(card), Some(game.target_of(rules, card)));
    effects[kill].fate = Fate::Redirected;
    effects.insert(kill + 1, instead);
}

/// Who embraces whom.
fn embraces(effects: &[Effect]) -> Vec<(CardRef, CardRef)> {
    let hugs = effects.iter().filter(|effect| effect.ask == Ask::Hug && effect.works());
    hugs.filter_map(|effect| Some((*effect.carriers.first()?, effect.card?))).collect()
}

/// The embraced lose their powers, and are shielded, as the rule set says.
///
/// Source: V4-03, V4-06, V4C-05, V5-06
fn stop_by_embrace(rules: &RuleSet, hugs: &[(CardRef, CardRef)], effects: &mut [Effect]) {
    for effect in effects.iter_mut().filter(|effect| effect.works() && effect.ask != Ask::Hug) {
        let carried = |hugged: &CardRef| effect.carriers.contains(hugged);
        let disabled =
            rules.hug.disables.contains(&effect.ask) && hugs.iter().any(|(_, hugged)| carried(hugged));
        let shielded = rules.hug.shields
            && rules.hug.shielded.contains(&effect.ask)
            && hugs.iter().any(|(_, hugged)| effect.card == Some(*hugged));
        if disabled {
            effect.fate = Fate::Blocked;
        } else if shielded {
            effect.fate = Fate::Shielded;
        }
    }
}

/// What some roles are proof against. Source: V3-05, V3-06, V5-11, V7-06
fn stop_by_nature(rules: &RuleSet, game: &Game, effects: &mut [Effect]) {
    for effect in effects.iter_mut().filter(|effect| effect.works()) {
        let Some(card) = effect.card else { continue };
        let target = game.card(card);
        let unused_strike = rules.card(target.role).does.iter().any(|a| a.night_power() == Some(Ask::Strike))
            && !target.spent;
        let spared =
            effect.carriers.iter().any(|own| rules.card(game.card(*own).role).spares.contains(&target.role));
        match effect.ask {
            // Without a story the kill is void. Source: ST2-02
            ask if ask.is_kill() && rules.story.is_some() && !story::is_told(game) => {
                effect.fate = Fate::Untold;
            }
            ask if ask.is_kill() && spared => effect.fate = Fate::Spared,
            ask if ask.is_kill() && rules.strike.safe_until_used && unused_strike => effect.fate = Fate::Safe,
            Ask::Strike if rules.strike.hits == StrikeHits::Killers && !is_killer(rules, target.role) => {
                effect.fate = Fate::Missed;
            }
            _ => {}
        }
    }
}

fn gather(effects: &[Effect]) -> BTreeMap<CardRef, Strikes> {
    let mut strikes: BTreeMap<CardRef, Strikes> = BTreeMap::new();
    for effect in effects.iter().filter(|effect| effect.works()) {
        let Some(card) = effect.card else { continue };
        let entry = strikes.entry(card).or_default();
        match effect.ask {
            Ask::Kill | Ask::Notice | Ask::Squeeze => entry.killed = true,
            Ask::Shoot => entry.shot = true,
            Ask::Strike => entry.struck = true,
            Ask::Save => entry.needled.extend(&effect.carriers),
            _ => {}
        }
    }
    strikes
}

/// Whether one card dies of what strikes it, and which empty needles it takes.
///
/// Source: V3-04, V4-10, V4C-08, V6-07, V6-09
fn settle(
    rules: &RuleSet,
    game: &Game,
    card: CardRef,
    strikes: &Strikes,
    dead: &mut BTreeSet<CardRef>,
    needles: &mut Vec<(CardRef, CardRef)>,
) {
    let hit = strikes.killed || strikes.shot;
    let saved = !strikes.needled.is_empty() || (hit && !strikes.shared_needles.is_empty());
    let beyond_help = strikes.struck || (strikes.killed && strikes.shot && !rules.save.from_both);
    if beyond_help || (hit && !saved) {
        dead.insert(card);
        return;
    }
    if hit || rules.save.needles == 0 {
        return;
    }
    let mut counts = game.card(card).needles.clone();
    // Where doctors count apart, a doctor's needles go with the doctor's card.
    counts.retain(|doctor, _| !rules.save.apart || game.card(*doctor).alive);
    for doctor in strikes.needled.iter().chain(&strikes.shared_needles) {
        *counts.entry(*doctor).or_insert(0) += 1;
        needles.push((card, *doctor));
    }
    let most =
        if rules.save.apart { counts.values().copied().max().unwrap_or(0) } else { counts.values().sum() };
    if most >= rules.save.needles {
        dead.insert(card);
    }
}

/// What the butterfly's night means for the hugged. Source: V4-04, V4-14, V5-06
fn share_fate(
    rules: &RuleSet,
    butterfly: &Strikes,
    butterfly_died: bool,
    hugged: CardRef,
    strikes: &mut BTreeMap<CardRef, Strikes>,
    dead: &mut BTreeSet<CardRef>,
) {
    match rules.hug.shares {
        HugShares::Fate => {
            let hit = butterfly.killed || butterfly.shot;
            if butterfly_died && hit {
                dead.insert(hugged);
            } else {
                strikes.entry(hugged).or_default().shared_needles.extend(&butterfly.needled);
            }
        }
        HugShares::Death => {
            if butterfly_died {
                dead.insert(hugged);
            }
        }
        // Already copied, strike by strike.
        HugShares::Strikes => {}
    }
}

/// The angel calls tonight's victim back. Source: V7-09
fn call_back(effects: &mut [Effect], dead: &mut BTreeSet<CardRef>) {
    let victims: Vec<CardRef> = effects
        .iter()
        .filter(|e| e.ask.is_kill() && e.works())
        .filter_map(|e| e.card)
        .filter(|c| dead.contains(c))
        .collect();
    for effect in effects.iter_mut().filter(|effect| effect.ask == Ask::Revive && effect.works()) {
        if victims.is_empty() {
            effect.fate = Fate::Missed;
        }
        for victim in &victims {
            dead.remove(victim);
        }
    }
}

/// The answers to checks, in the order of resolution. Source: V4-03, V4C-06
fn answers(rules: &RuleSet, game: &Game, effects: &[Effect]) -> Vec<Checked> {
    let checks = effects.iter().filter(|effect| effect.ask == Ask::Check);
    let answered = checks.filter(|effect| matches!(effect.fate, Fate::Done | Fate::Blocked | Fate::Shielded));
    let one = |effect: &Effect| {
        let card = effect.card?;
        let by = effect.carriers.iter().map(|own| game.card(*own).seat).collect();
        let answer = if effect.works() {
            answer_about(rules, game, effect.actor_role(game), card)
        } else {
            Answer::Hint(Hint::None)
        };
        Some(Checked { by, target: effect.target?, answer })
    };
    answered.filter_map(one).collect()
}

/// Writes into the ledger what came of each effect.
fn mark_fates(effects: &mut [Effect], dead: &BTreeSet<CardRef>, strikes: &BTreeMap<CardRef, Strikes>) {
    for effect in effects.iter_mut().filter(|effect| effect.works()) {
        let Some(card) = effect.card else { continue };
        let died = dead.contains(&card);
        let hit = strikes.get(&card).is_some_and(|s| s.killed || s.shot);
        effect.fate = match effect.ask {
            Ask::Kill | Ask::Notice | Ask::Shoot | Ask::Strike | Ask::Squeeze if died => Fate::Died,
            Ask::Kill | Ask::Notice | Ask::Shoot | Ask::Strike | Ask::Squeeze => Fate::Saved,
            Ask::Save if !hit => Fate::EmptyNeedle,
            _ => Fate::Done,
        };
    }
}

/// The killers' victim first, then the others in the order of resolution, then whom a link took.
fn victims_first(effects: &[Effect], dead: &BTreeSet<CardRef>) -> Vec<CardRef> {
    let by_kill = effects.iter().filter(|effect| effect.ask.is_kill());
    let by_others = effects.iter().filter(|effect| !effect.ask.is_kill());
    let mut list: Vec<CardRef> = Vec::new();
    let named =
        by_kill.chain(by_others).filter(|effect| effect.fate == Fate::Died).filter_map(|effect| effect.card);
    for card in named.chain(dead.iter().copied()) {
        if dead.contains(&card) && !list.contains(&card) {
            list.push(card);
        }
    }
    list
}

/// Whom the killers struck in vain. An embrace has stopped its strikes before. Source: SL-09
fn saved(game: &Game, effects: &[Effect]) -> Vec<Seat> {
    let kills = effects.iter().filter(|effect| effect.ask == Ask::Kill && effect.fate == Fate::Saved);
    kills.filter_map(|effect| Some(game.card(effect.card?).seat)).collect()
}

/// Source: SL-11
fn sides(effects: &[Effect]) -> Vec<(CardRef, Side)> {
    let chosen = effects.iter().filter(|effect| effect.ask == Ask::Side && effect.works());
    chosen.filter_map(|effect| Some((*effect.carriers.first()?, side_numbered(effect.target?)?))).collect()
}

/// Seats that a silencing or honesty reaches. Source: V4-05, V4C-04
fn touched(
    game: &Game,
    effects: &[Effect],
    ask: Ask,
    hugs: &[(CardRef, CardRef)],
    rules: &RuleSet,
) -> Vec<Seat> {
    let direct: Vec<CardRef> =
        effects.iter().filter(|e| e.ask == ask && e.works()).filter_map(|e| e.card).collect();
    let mut seats: Vec<Seat> = direct.iter().map(|card| game.card(*card).seat).collect();
    if rules.hug.shares == HugShares::Strikes {
        seats.extend(
            hugs.iter().filter(|(b, _)| direct.contains(b)).map(|(_, hugged)| game.card(*hugged).seat),
        );
    }
    seats.sort_unstable();
    seats.dedup();
    seats
}

fn ledger(game: &Game, effects: &[Effect], answers: &[Checked]) -> Vec<NightEntry> {
    let one = |effect: &Effect| {
        let checked = |checked: &&Checked| {
            effect.ask == Ask::Check
                && Some(checked.target) == effect.target
                && effect.by.iter().any(|s| checked.by.contains(s))
        };
        let answer = answers.iter().find(checked).map(|checked| checked.answer.clone());
        let role: Option<Role> = effect.actor_role(game);
        NightEntry {
            ask: effect.ask,
            by: effect.by.clone(),
            role,
            target: effect.target,
            struck: effect.card.map(|card| game.card(card).role),
            also: Vec::new(),
            instead: Vec::new(),
            played: None,
            deduced: None,
            fate: effect.fate,
            answer,
            wording: None,
        }
    };
    effects.iter().map(one).collect()
}
