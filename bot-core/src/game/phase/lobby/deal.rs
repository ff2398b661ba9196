//! How a game starts: fixed and drawn deals, what the room hears before the first night.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::super::super::event::Fact;
use super::super::super::ids::Secret;
use super::super::super::notice::{Notice, TableNote};
use super::super::super::persona;
use super::super::super::refusal::{Code, Reason, Refusal};
use super::super::super::rng::{self, Stream};
use super::super::super::role::{Ask, Role};
use super::super::super::rules::{Ability, Begins, Close, HandForm, PoliceKillerHand, RuleSet};
use super::super::super::special;
use super::super::super::state::{FixedDeal, Table};
use super::super::super::turn::Turn;
use super::super::{identity, night};
use super::{count, judges};

pub(super) fn discard_deal(turn: &mut Turn) {
    if !turn.table().fixed_draws.is_empty() {
        turn.fact(Fact::DrawsFixed { draws: BTreeMap::new() });
    }
    if turn.table().fixed_deal.is_some() {
        turn.fact(Fact::DealFixed { deal: None });
    }
}

/// Fixes the next deal, if it fits the seated players and the options.
pub(in super::super::super) fn fix_deal(
    turn: &mut Turn,
    hands: &[Vec<Role>],
    void: Option<&[Role]>,
) -> Result<(), Refusal> {
    let table = turn.table();
    if table.game.is_some() {
        return Err(Code::InGame.into());
    }
    let hidden = match void {
        None => None,
        Some([role]) => Some(*role),
        Some(_) => return Err(Code::BadDeal.into()),
    };
    let deal = FixedDeal { hands: hands.to_vec(), hidden };
    if !fits(&table.rules, count(table), &deal) {
        return Err(Code::BadDeal.into());
    }
    turn.fact(Fact::DealFixed { deal: Some(Secret::new(deal)) });
    Ok(())
}

/// Whether so many players can be dealt these hands by these rules.
fn fits(rules: &RuleSet, players: u16, deal: &FixedDeal) -> bool {
    let each = if rules.hand == HandForm::Single { 1 } else { 2 };
    let mut dealt: BTreeMap<Role, u16> = BTreeMap::new();
    for role in deal.hands.iter().flatten().copied().chain(deal.hidden) {
        *dealt.entry(role).or_insert(0) += 1;
    }
    deal.hands.len() == usize::from(players)
        && deal.hands.iter().all(|hand| hand.len() == each)
        && deal.hidden.is_some() == rules.deal.hidden_card
        && rules.roles_for(players) == Some(dealt)
        && !is_misdeal(rules, &deal.hands)
}

/// Whether these rules deal otherwise than the table's, so that what was fixed for its next deal is void.
pub(super) fn deals_otherwise(table: &Table, rules: &RuleSet) -> bool {
    let old = &table.rules;
    (&old.deal, &old.cards, old.players) != (&rules.deal, &rules.cards, rules.players)
        || table.fixed_deal.as_ref().is_some_and(|deal| !fits(rules, count(table), deal.open()))
}

/// Fixes other draws of the next start, if the rule set makes them and they fit the fixed deal.
pub(in super::super::super) fn fix_draws(
    turn: &mut Turn,
    draws: &BTreeMap<String, u16>,
) -> Result<(), Refusal> {
    let table = turn.table();
    if table.game.is_some() {
        return Err(Code::InGame.into());
    }
    for (name, value) in draws {
        special::may_draw(table, name, *value)?;
    }
    let mut all = BTreeMap::clone(&table.fixed_draws);
    all.extend(draws.clone());
    turn.fact(Fact::DrawsFixed { draws: all });
    Ok(())
}

/// Whether a deal cannot be played: a hand of police and killer, or no killer at all.
///
/// Source: TC-03, V5-02
fn is_misdeal(rules: &RuleSet, hands: &[Vec<Role>]) -> bool {
    let forbidden = |hand: &Vec<Role>| {
        rules.police_killer_hand != PoliceKillerHand::Choose && identity::is_police_and_killer(rules, hand)
    };
    let killer = |role: &Role| {
        let card = rules.card(*role);
        let kills = |ability: &Ability| ability.night_power().is_some_and(Ask::is_kill);
        (card.does.iter().any(kills) && card.after.is_empty()) || card.does.contains(&Ability::Notebook)
    };
    let can_kill = hands.iter().flatten().any(killer) || rules.night_order.contains(&Ask::Squeeze);
    hands.iter().any(forbidden) || !can_kill
}

/// Whether a game can begin with those who sit here now.
pub(super) fn may_begin(table: &Table) -> Result<(), Refusal> {
    let (players, rules) = (count(table), &table.rules);
    if players < rules.players.0 {
        return Err(Refusal::new(Code::TooFewPlayers).with("min", rules.players.0).with("players", players));
    }
    if rules.roles_for(players).is_none() {
        return Err(Refusal::new(Code::TableFull).with("max", rules.players.1));
    }
    let waiting = table.players.iter().filter(|player| !player.ready).count();
    if table.awaits_ready() && waiting > 0 {
        return Err(Refusal::new(Code::Forbidden).because(Reason::NotReady).with("count", waiting));
    }
    if table.players.iter().any(|player| judges(table, &player.person)) {
        return Err(Refusal::new(Code::Forbidden).because(Reason::JudgePlays));
    }
    persona::suffices(table, &table.rules, Code::Forbidden)
}

/// A game begins that may: the deal, everybody's cards, the first night.
pub(super) fn begin(turn: &mut Turn, characters: &[String]) {
    let table = turn.table();
    let players = count(table);
    let rules = Arc::clone(&table.rules);
    let Some(roles) = rules.roles_for(players) else { return };
    let number = table.games + 1;
    let (seed, nonce) = (rng::game_seed(table.root.open(), number), table.nonce);
    let draws = table.fixed_draws.clone();
    let FixedDeal { hands, hidden } = match &table.fixed_deal {
        Some(fixed) => fixed.open().clone(),
        None => deal(&rules, &roles, &seed, &nonce),
    };
    let commitment = rng::commitment(&seed);
    let rules_hash = table.rules_hash.as_ref().map_or_else(|| rules_hash(&rules), |hash| (**hash).to_owned());
    let id = rng::hex(&rng::hash(&[b"nightfall game 1", commitment.as_bytes(), &nonce])[..8]);
    turn.fact(Fact::GameStarted {
        number,
        id: id.clone(),
        seed: Box::new(Secret::new(seed)),
        nonce: Box::new(nonce),
        hands: Secret::new(hands),
        hidden: hidden.map(Secret::new),
    });
    if rules.personas {
        persona::mask(turn, &seed, &nonce, characters);
    }
    turn.tell_room(Notice::Started {
        game: id,
        ruleset: rules.id.clone(),
        seats: persona::seated(turn.table()),
        accounts: persona::accounts(turn.table()),
        roles,
        commitment,
        nonce: rng::hex(&nonce),
        rules_hash,
    });
    announce_table(turn, &rules, players);
    special::dealt(turn, &draws);
    if rules.choose_order {
        identity::begin_ordering(turn);
    }
    for seat in turn.game().all_seats().collect::<Vec<_>>() {
        identity::tell_hand(turn, seat);
    }
    if rules.choose_order {
        night::ask(turn, None);
    } else if special::runs_nights(&rules) {
        special::begin(turn);
    } else if rules.begins == Begins::Day {
        night::break_first_day(turn);
    } else {
        night::fall(turn);
    }
}

/// So many deals are tried before a forbidden hand is mended by swaps; a rule set that needs more
/// could hardly be dealt at all.
const DEALS_MAX: usize = 1000;

/// One deck, shuffled: seat 1 gets the first cards, the judge's hidden card is the last.
pub(in super::super::super) fn deal(
    rules: &RuleSet,
    roles: &BTreeMap<Role, u16>,
    seed: &[u8; 32],
    nonce: &[u8; 32],
) -> FixedDeal {
    let mut deck: Vec<Role> =
        roles.iter().flat_map(|(role, count)| std::iter::repeat_n(*role, usize::from(*count))).collect();
    let mut stream = Stream::new("deal", seed, nonce);
    let each = if rules.hand == HandForm::Single { 1 } else { 2 };
    let mut tries = 0;
    loop {
        stream.shuffle(&mut deck);
        let (dealt, hidden) =
            if rules.deal.hidden_card { deck.split_at(deck.len() - 1) } else { (&deck[..], &[][..]) };
        let mut hands: Vec<Vec<Role>> = dealt.chunks(each).map(<[Role]>::to_vec).collect();
        tries += 1;
        if rules.police_killer_hand == PoliceKillerHand::Swap || tries > DEALS_MAX {
            swap_forbidden(rules, &mut hands, &mut stream);
        }
        if tries > DEALS_MAX || !is_misdeal(rules, &hands) {
            return FixedDeal { hands, hidden: hidden.first().copied() };
        }
    }
}

/// Swaps a card of a forbidden hand with a card of another, at random, until none is left. Source: TC-03
fn swap_forbidden(rules: &RuleSet, hands: &mut [Vec<Role>], stream: &mut Stream) {
    for _ in 0..DEALS_MAX {
        let Some(bad) = hands.iter().position(|hand| identity::is_police_and_killer(rules, hand)) else {
            return;
        };
        let other = stream.below(hands.len());
        if other != bad {
            let (mine, theirs) = (stream.below(2), stream.below(2));
            let card = hands[bad][mine];
            hands[bad][mine] = hands[other][theirs];
            hands[other][theirs] = card;
        }
    }
}

pub(in super::super::super) fn rules_hash(rules: &RuleSet) -> String {
    let lines: Vec<String> = super::super::super::options::listed(rules)
        .into_iter()
        .map(|(path, value)| format!("{path}={value}"))
        .collect();
    rng::hex(&rng::hash(&[b"nightfall rules 1", lines.join("\n").as_bytes()]))
}

/// What the room should know of this table before it begins. Source: A-02, V2-11, ST-01
fn announce_table(turn: &mut Turn, rules: &RuleSet, players: u16) {
    let mut note = |note| turn.tell_room(Notice::Table { note, seat: None, user: None, amount: None });
    if rules.scaled && !rules.standard.contains(&players) {
        note(TableNote::Scaled);
    }
    if rules.night_close == Close::Early {
        note(TableNote::EarlyNight);
    }
    if rules.no_help {
        note(TableNote::NoHelp);
    }
    if let Some(edge) = edge(rules, players) {
        note(edge);
    }
}

/// Who has the edge by the number of civilians, against the standard table. Source: ST-01
fn edge(rules: &RuleSet, players: u16) -> Option<TableNote> {
    let smallest = rules.standard.iter().min().filter(|_| rules.hand == HandForm::Single && !rules.scaled)?;
    let standard = rules.standard.iter().filter(|size| **size <= players).max().unwrap_or(smallest);
    match players.cmp(standard) {
        std::cmp::Ordering::Less => Some(TableNote::EdgeKillers),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(TableNote::EdgePolice),
    }
}
