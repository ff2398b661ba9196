//! Which options stand where in the rules, and which of them say anything.

use std::collections::{BTreeMap, BTreeSet};

use super::super::limits;
use crate::game::rules::{Ability, DayForm, HandForm, JudgeKind, Quota, TieStep};
use crate::game::{Role, RuleSet};

/// The sections of the rules, and which options stand in each: by path, or by what it begins with.
pub(super) const SECTIONS: [(&str, &[&str]); 6] = [
    (
        "rules-section-cards",
        &[
            "players",
            "standard",
            "scaled",
            "hand",
            "deal.",
            "police_killer_hand",
            "choose_order",
            "addons",
            "personas",
            "characters",
            "police",
            "half_civilians",
            "introductions",
            "marks",
            "begins",
            "cards.",
        ],
    ),
    (
        "rules-section-night",
        &[
            "night_order",
            "kill.",
            "notice.",
            "reviewer",
            "story.",
            "check.",
            "check_answer",
            "save.",
            "hug.",
            "strike.",
            "death_note.",
            "decline",
            "crooked_judge",
            "first_night",
            "with_ballot",
            "parting",
            "sits_out",
            "night_close",
            "night_talk",
            "team_talk",
            "dead_watch",
            "quiet_dawn",
            "conan.",
        ],
    ),
    (
        "rules-section-day",
        &[
            "day",
            "accusations",
            "speech.",
            "defence",
            "last_words.",
            "explode.",
            "confess.",
            "etiquette",
            "activity",
            "dreams",
            "friends",
        ],
    ),
    (
        "rules-section-ballot",
        &[
            "ballot",
            "votes_of",
            "vote_at_once",
            "ballot_close",
            "ballot_order",
            "abstain",
            "abstentions",
            "self_vote",
            "void_votes",
            "finalists",
            "votes_published",
            "silent_voters",
            "tie",
            "tie_limit",
        ],
    ),
    ("rules-section-end", &["ends.", "parity", "shown.", "points.", "no_help"]),
    (
        "rules-section-table",
        &[
            "judge",
            "pace",
            "timezone",
            "clock.",
            "times.",
            "reminders",
            "ready_check",
            "ready_after",
            "waiting_list",
        ],
    ),
];

pub(super) fn belongs(path: &str, member: &str) -> bool {
    path == member || (member.ends_with('.') && path.starts_with(member))
}

/// The roles that are dealt at some table size.
pub(super) fn dealt(rules: &RuleSet) -> BTreeSet<Role> {
    let (least, most) = rules.players;
    (least..=most).filter_map(|players| rules.roles_for(players)).flat_map(BTreeMap::into_keys).collect()
}

/// Whether an option says anything about these rules: not how a power works that nobody has, and
/// not what the rows of cards, with what each can do, have said already.
pub(super) fn matters(rules: &RuleSet, path: &str) -> bool {
    let dealt = dealt(rules);
    let anybody = |ability: Ability| dealt.iter().any(|role| rules.card(*role).does.contains(&ability));
    let ballot = rules.day != DayForm::Accusations;
    let in_turn = rules.hand == HandForm::InTurn;
    let speeches = rules.day == DayForm::Speeches;
    let window = rules.day == DayForm::Window;
    if let Some(shown) = limits::matters(rules, path) {
        return shown;
    }
    match path {
        "standard" => !rules.standard.is_empty(),
        "scaled" => rules.scaled,
        "marks" => !rules.marks.is_empty(),
        "deal.hidden_card" => true,
        "save.announced" => anybody(Ability::Save) && rules.save.announced,
        "save.from_both" => anybody(Ability::Save) && anybody(Ability::Shoot),
        "hug.shielded" => anybody(Ability::Hug) && rules.hug.shields,
        "check.misses" => anybody(Ability::Check) && !rules.check.misses.is_empty(),
        "shown.explode" => anybody(Ability::Explode) && rules.explode.from_day > 0,
        "last_words.order" | "last_words.executed_killer" | "times.last_words" => {
            rules.last_words.quota != Quota::Count(0)
        }
        // Nothing is left of it where every size has a quota of its own.
        "last_words.quota" => {
            rules.last_words.by_size.first_key_value().is_none_or(|(size, _)| *size > rules.players.0)
        }
        "times.speech" => speeches || rules.defence,
        "times.night" => rules.notice.is_none(),
        "times.notice" => rules.notice.is_some(),
        "reviewer" => rules.notice.is_some() && rules.judge == JudgeKind::Bot,
        "half_civilians" => !rules.deal.half.is_empty(),
        "police" => !rules.police || dealt.contains(&Role::Police),
        "times.discussion" => (!speeches && !window && rules.day != DayForm::Vote) || rules.notice.is_some(),
        "times.defence" => rules.defence || rules.finalists > 0,
        "times.ballot" => ballot && !window,
        "defence" => ballot && !window,
        "times.parting" => rules.parting,
        "times.order" => rules.choose_order,
        "times.ready" => rules.ready_check || rules.ready_after > 0,
        "ready_after" => rules.ready_after > 0,
        "police_killer_hand" => rules.hand != HandForm::Single,
        "choose_order" | "sits_out" => in_turn,
        "crooked_judge" => rules.deal.hidden_card,
        "accusations" => rules.day == DayForm::Accusations,
        "tie_limit" => ballot && rules.tie.contains(&TieStep::Again),
        "abstentions" => ballot && rules.abstain,
        "ballot" | "ballot_close" => ballot && !rules.vote_at_once,
        "ballot_order" => ballot && speeches,
        "votes_of" | "vote_at_once" | "abstain" | "self_vote" | "finalists" | "votes_published"
        | "silent_voters" | "shown.vote" => ballot,
        // What one card forbids, its own lines say. Source: IN-06
        "etiquette" => rules.etiquette || rules.cards.values().all(|card| !card.unclaimable),
        "tie" => ballot && rules.death_note.is_none(),
        "characters" => rules.personas,
        "night_order" => rules.death_note.is_none(),
        _ => match path.split('.').next().unwrap_or(path) {
            "players" | "cards" | "deal" => false,
            "kill" => anybody(Ability::Kill) || anybody(Ability::Notice),
            "check" | "check_answer" => anybody(Ability::Check),
            "save" => anybody(Ability::Save),
            "hug" => anybody(Ability::Hug),
            "strike" => anybody(Ability::Strike),
            "explode" => anybody(Ability::Explode),
            "confess" => anybody(Ability::Confess),
            "speech" => speeches,
            _ => true,
        },
    }
}

/// The sections in which an option would be listed: exactly one, says a test.
#[cfg(test)]
pub(in super::super) fn section_of(path: &str) -> Vec<&'static str> {
    SECTIONS
        .iter()
        .filter(|(_, members)| members.iter().any(|member| belongs(path, member)))
        .map(|(heading, _)| *heading)
        .collect()
}
