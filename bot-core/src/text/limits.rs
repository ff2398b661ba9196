//! Limits among the options: which one an option sets, and when a table that plays by the clock has one.

use crate::game::RuleSet;
use crate::game::rules::{DayForm, Limit, Pace};

/// The limit that an option sets.
pub(super) fn limit_of(path: &str) -> Option<Limit> {
    Some(match path {
        "times.night" => Limit::Night,
        "times.speech" => Limit::Speech,
        "times.last_words" => Limit::LastWords,
        "times.discussion" => Limit::Discussion,
        "times.defence" => Limit::Defence,
        "times.ballot" => Limit::Ballot,
        "times.parting" => Limit::Parting,
        "times.order" => Limit::Order,
        "times.notice" => Limit::Notice,
        "times.ready" => Limit::Ready,
        "times.lobby" => Limit::Lobby,
        "times.window" => Limit::Window,
        "conan.disguise" => Limit::Disguise,
        "conan.deduction" => Limit::Deduction,
        _ => return None,
    })
}

/// A limit's own figure, by its path.
fn own_limit(rules: &RuleSet, path: &str) -> u32 {
    limit_of(path).map_or(0, |limit| rules.own_limit_s(limit))
}

/// Whether an option says anything about these rules, as far as it is about when things end, and what else
/// only some rule sets have; `None`: something else decides.
pub(super) fn matters(rules: &RuleSet, path: &str) -> Option<bool> {
    let window = rules.day == DayForm::Window;
    let slow = rules.pace == Pace::Slow;
    let lobby = ["times.ready", "times.lobby"].contains(&path);
    // What ends by the clock has no length.
    if slow && !lobby && limit_of(path).is_some() && own_limit(rules, path) == 0 {
        return Some(false);
    }
    Some(match path {
        "timezone" | "reminders" => slow,
        "activity" => rules.activity,
        "dreams" => rules.dreams,
        "friends" => rules.friends,
        "void_votes" => rules.void_votes,
        "first_night" => !rules.first_night.is_empty(),
        "with_ballot" | "times.window" => window,
        "ends.certain" => rules.ends.certain,
        "clock.talk" | "clock.turn" => slow && !window,
        _ if path.starts_with("clock.") => slow,
        _ => return None,
    })
}
