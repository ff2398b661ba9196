//! Every word of the card rule sets has its message, and every rule set reads whole.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{tells_apart, texts};
use crate::game::rules::{Ability, HandForm};
use crate::game::{
    Answer, Ask, Cause, Code, EndReason, Fate, Hand, Hint, Keeper, Known, KnownAs, Locale, NightEntry,
    NightReport, Notice, Outcome, Prompt, PromptId, Reason, Role, RuleSet, Seat, Side, TableNote, Target,
    Team, WarningCode, options,
};
use crate::ruleset::RuleSets;
use crate::text::rules::{OptionPath, section_of};
use crate::text::{ArgKind, COMMANDS, CommandGroup, Face, Held, Texts};

fn held<'a>(seat: Seat, hand: &'a [Role], knows: &'a [Known]) -> Held<'a> {
    Held { seat, hand, cards: &[], side: Side::Good, knows, marks: &[] }
}

#[test]
fn every_option_stands_in_one_section_of_the_rules() {
    for rules in RuleSets::builtin().expect("the rule sets are whole").iter() {
        for (path, _) in options::listed(rules).iter().filter(|(path, _)| path != "id") {
            assert_eq!(section_of(path).len(), 1, "{path}");
        }
    }
}

/// The built-in rule sets.
fn rule_sets() -> Vec<Arc<RuleSet>> {
    RuleSets::builtin().expect("the rule sets are whole").iter().cloned().collect()
}

/// Whether a text is all words: no key, no argument left open, and in Chinese and Japanese no English.
fn is_clean(locale: &Locale, text: &str) -> bool {
    let foreign = |word: &str| word.len() >= 4 && word.chars().all(|c| c.is_ascii_lowercase());
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    !text.is_empty()
        && !text.contains(['{', '}', '$'])
        && (!["ja", "zh-Hans", "zh-Hant"].contains(&locale.as_str()) || !words.into_iter().any(foreign))
}

/// Renders in every language and looks at what comes out.
fn smoke(texts: &Texts, what: &str, render: impl Fn(&Locale) -> String) {
    for locale in texts.locales() {
        let text = render(&locale);
        assert!(is_clean(&locale, &text), "{what} in {}: {text}", locale.0);
        assert_eq!(texts.misses(), 0, "{what} in {}: {text}", locale.0);
    }
}

#[test]
fn every_word_of_the_game_has_its_message() {
    let texts = texts();
    let mut wanted: Vec<String> = Vec::new();
    let mut all = |family: &str, ids: Vec<&str>| wanted.extend(ids.iter().map(|id| format!("{family}-{id}")));
    macro_rules! family {
        ($($family:literal: $list:ty),+ $(,)?) => {
            $(all($family, <$list>::ALL.iter().map(|word| word.id()).collect());)+
        };
    }
    family! {
        "role": Role, "side": Side, "team": Team, "hand": Hand,
        "ask": Ask, "prompt": Ask,
        "ability": Ability, "does": Ability,
        "cause": Cause, "end": EndReason, "keeper": Keeper, "outcome": Outcome, "answer": Hint,
        "reason": Reason, "code": Code, "note": TableNote, "warning": WarningCode,
        "tie": crate::game::rules::TieStep,
        "help-group": CommandGroup, "arg": ArgKind,
    }
    for role in Role::ALL {
        wanted.extend(["one", "many", "count", "aliases"].map(|part| format!("role-{role}.{part}")));
    }
    for ask in Ask::ALL.iter().filter(|ask| ask.is_night_power()) {
        wanted.push(format!("ledger-{ask}"));
    }
    for spec in COMMANDS {
        wanted.extend(["", ".aliases", ".about"].map(|part| format!("command-{}{part}", spec.id)));
    }
    for phase in [
        "lobby",
        "night",
        "last-words",
        "speech",
        "discussion",
        "defence",
        "ballot",
        "accusations",
        "parting",
        "ordering",
        "notice",
        "riddle",
    ] {
        wanted.extend(["", ".help"].map(|part| format!("phase-{phase}{part}")));
    }
    for rules in rule_sets() {
        wanted.extend(["", ".about"].map(|part| format!("ruleset-{}{part}", rules.id)));
    }
    let lacking: Vec<&String> = wanted.iter().filter(|key| !texts.has(key)).collect();
    assert!(lacking.is_empty(), "no message: {lacking:?}");
}

#[test]
fn every_option_has_a_name_an_explanation_and_a_sentence() {
    let texts = texts();
    for rules in rule_sets() {
        for (path, value) in options::listed(&rules).iter().filter(|(path, _)| path != "id") {
            let key = OptionPath::of(path).key;
            for part in ["", ".about", ".is"] {
                assert!(texts.has(&format!("{key}{part}")), "{path}: no `{key}{part}`");
            }
            smoke(&texts, path, |locale| texts.option_value(locale, path, value));
            // An explanation may name the values as they are typed.
            assert!(
                texts.locales().iter().all(|locale| !texts.option_about(locale, path).is_empty()),
                "{path}"
            );
        }
    }
}

#[test]
fn every_word_of_a_rule_is_chosen_on_purpose() {
    let texts = texts();
    // Where an option's value is a word, its sentence knows every value, the last as the default.
    macro_rules! words {
        ($($path:literal: $list:ident),+ $(,)?) => {
            vec![$(($path, crate::game::rules::$list::ALL.iter().map(|word| word.id()).collect::<Vec<_>>())),+]
        };
    }
    let options = words! {
        "hand": HandForm, "begins": Begins, "police_killer_hand": PoliceKillerHand, "votes_of": VotesOf,
        "kill.by": By, "check.by": By, "hug.shares": HugShares, "strike.hits": StrikeHits,
        "ballot_close": Close, "night_close": Close, "ballot_order": BallotOrder, "quiet_dawn": QuietDawn,
        "check_answer": CheckAnswer, "day": DayForm, "pace": Pace, "speech.start": SpeechStart,
        "speech.direction": Direction, "speech.quiet": QuietStart, "speech.beside": Beside,
        "last_words.quota": QuotaWord, "last_words.order": WordsOrder, "shown.night": Shown,
        "shown.vote": Shown, "shown.explode": Shown, "kill.own_team": OwnTeam, "check.own_team": OwnTeam,
        "check.tells": CheckTells, "ends.both": Both, "abstentions": Abstentions,
        "judge": JudgeKind, "reviewer": Reviewer,
    };
    for (locale, entries) in texts.entries() {
        for (path, words) in &options {
            let key = format!("{}.is", OptionPath::of(path).key);
            let (_, entry) = &entries[&key];
            for word in words {
                assert!(tells_apart(entry, word), "{}: `{key}` does not know `{word}`", locale.0);
            }
        }
    }
}

/// What can come of each power of the night, beside that it was done.
fn fates(ask: Ask) -> &'static [Fate] {
    use Fate::{
        Arrested, Asleep, Befriended, Blessed, Blocked, Died, EmptyNeedle, GivenUp, Glared, Guarded, Heroic,
        Immune, Lost, Missed, NoKira, NoMajority, Outvoted, Redirected, Refused, Safe, Saved, Shielded,
        Spared, Unsaid, Untold, WrongAccount,
    };
    match ask {
        Ask::Kill => &[
            Died, Outvoted, NoMajority, Redirected, Blocked, Shielded, Spared, Safe, Saved, Glared, Guarded,
            Befriended, Blessed, Heroic, Untold,
        ],
        Ask::Notice => &[Died, Outvoted, NoMajority, Immune, Refused, Missed],
        Ask::Check => &[Outvoted, NoMajority, Blocked, Shielded],
        Ask::Save => &[EmptyNeedle, Blocked, Shielded],
        Ask::Shoot => &[Died, Saved, Blocked, Shielded],
        Ask::Strike => &[Died, Missed, Saved, Blocked, Shielded],
        Ask::Silence | Ask::Honest => &[Blocked, Shielded],
        Ask::Revive => &[Missed, Blocked],
        Ask::Squeeze => &[Died],
        Ask::Write => &[Died, WrongAccount, GivenUp, Unsaid, Missed],
        Ask::JoinUp => &[NoKira],
        Ask::Investigate => &[Glared, Asleep, Lost],
        Ask::Watch => &[Glared, Lost],
        Ask::Hunt => &[Glared, Arrested, Blessed, Heroic],
        Ask::Play => &[Glared, Missed],
        Ask::Kidnap => &[Died],
        Ask::Search | Ask::VoidVote | Ask::TrueVoid | Ask::Raven | Ask::Surpass | Ask::Gossip => &[Glared],
        Ask::Glare
        | Ask::TrueGlare
        | Ask::Deduce
        | Ask::Cover
        | Ask::Side
        | Ask::Tiebreak
        | Ask::Hug
        | Ask::Transfer
        | Ask::Recover
        | Ask::Story
        | Ask::Approve
        | Ask::Token
        | Ask::Take
        | Ask::Order
        | Ask::Accuse
        | Ask::Vote
        | Ask::Speech
        | Ask::LastWords
        | Ask::Floor
        | Ask::Ready => &[],
    }
}

#[test]
fn every_fate_is_told_for_every_power_that_can_meet_it() {
    let texts = texts();
    let told: Vec<Fate> = Ask::ALL.iter().flat_map(|ask| fates(*ask)).copied().collect();
    for fate in Fate::ALL.iter().filter(|fate| **fate != Fate::Done) {
        assert!(told.contains(fate), "{fate} comes of nothing");
    }
    for ask in Ask::ALL.iter().filter(|ask| ask.is_night_power()) {
        for (locale, entries) in texts.entries() {
            let (_, entry) = &entries[&format!("ledger-{ask}")];
            for fate in fates(*ask).iter().chain(&[Fate::Done]) {
                assert!(tells_apart(entry, fate.id()), "{}: {ask} {fate}", locale.0);
            }
        }
        for fate in Fate::ALL {
            for by in [vec![], vec![Seat(1)], vec![Seat(1), Seat(2)]] {
                let report = NightReport {
                    night: 1,
                    entries: vec![NightEntry {
                        ask: *ask,
                        by,
                        role: None,
                        target: (!matches!(ask, Ask::Revive | Ask::Story)).then_some(Target(3)),
                        struck: None,
                        also: Vec::new(),
                        instead: Vec::new(),
                        played: None,
                        deduced: None,
                        fate: *fate,
                        answer: (*ask == Ask::Check).then_some(Answer::Hint(Hint::Yes)),
                        wording: None,
                    }],
                };
                let over = Notice::Over {
                    winners: vec![Side::Good],
                    seats: vec![Seat(1)],
                    reason: EndReason::Accused,
                    hands: vec![vec![Role::Killer]],
                    points: BTreeMap::new(),
                    nights: vec![report],
                    highlights: Vec::new(),
                    seed: String::new(),
                    keeper: None,
                };
                smoke(&texts, "a ledger", |locale| texts.notice(locale, &over, &Face::default()));
            }
        }
    }
}

#[test]
fn the_rules_of_every_game_are_told_in_full() {
    let texts = texts();
    for rules in rule_sets() {
        let paths: Vec<String> = options::listed(&rules).into_iter().map(|(path, _)| path).collect();
        for locale in texts.locales() {
            let text = texts.rules(&locale, &rules);
            assert_eq!(texts.misses(), 0, "{}", rules.id);
            assert!(!text.contains(['{', '}', '$']), "{text}");
            let raw = paths.iter().find(|path| path.contains(['.', '_']) && text.contains(path.as_str()));
            assert_eq!(raw, None, "{} in {}: {text}", rules.id, locale.0);
            let body = text.split_once('\n').map_or("", |(_, body)| body);
            assert!(is_clean(&locale, body), "{} in {}: {text}", rules.id, locale.0);
        }
        for role in rules.cards.keys() {
            smoke(&texts, role.id(), |locale| texts.role_about(locale, *role, &rules));
        }
    }
}

#[test]
fn every_prompt_and_every_hand_can_be_told() {
    let texts = texts();
    for rules in rule_sets() {
        let mut face = Face::default();
        face.rules = Some(Arc::clone(&rules));
        for ask in Ask::ALL {
            let prompt = Prompt {
                id: PromptId { game: 1, step: 1, ask: *ask },
                seat: Seat(1),
                person: crate::game::PersonId::new(crate::game::Platform::Computer, "1"),
                ask: *ask,
                targets: vec![Target(1), Target(2)],
                min: 1,
                max: 2,
                may_decline: true,
                ends: None,
                private: true,
                at_will: false,
                chosen: vec![Target(2)],
                roles: BTreeMap::from([(Role::Gin, 1)]),
                calls_boss: false,
            };
            // What is asked without naming anybody has no targets and no command of its own.
            let aimless = !COMMANDS.iter().any(|spec| spec.id == ask.id())
                || matches!(ask, Ask::Revive | Ask::Recover | Ask::Story | Ask::Token);
            let targets = if aimless { Vec::new() } else { prompt.targets.clone() };
            let prompt = Prompt { chosen: targets.clone(), targets, ..prompt };
            smoke(&texts, ask.id(), |locale| texts.prompt(locale, &prompt, &face));
            let several = face.clone().asked([&prompt, &prompt]);
            smoke(&texts, ask.id(), |locale| texts.prompt(locale, &prompt, &several));
        }
        let roles: Vec<Role> = rules.cards.keys().copied().collect();
        for first in &roles {
            let hand = match rules.hand {
                HandForm::Single => vec![*first],
                HandForm::AtOnce | HandForm::InTurn => vec![*first, roles[0]],
            };
            let knows = [Known { seat: Seat(2), card: 3, known_as: KnownAs::Group(Team::Doctors) }];
            smoke(&texts, first.id(), |locale| texts.hand(locale, &held(Seat(1), &hand, &knows), &face));
        }
    }
}

#[test]
fn every_pair_of_two_cards_in_turn_has_its_advice() {
    let texts = texts();
    let sets = RuleSets::builtin().expect("the rule sets are whole");
    let mut face = Face::default();
    face.rules = sets.get("v6").cloned();
    let roles = [Role::Killer, Role::Police, Role::Civilian, Role::Doctor, Role::Sniper];
    let mut pairs = 0;
    for (index, first) in roles.iter().enumerate() {
        for second in &roles[index..] {
            pairs += 1;
            let advice = texts.ui(&Locale::new("en"), &format!("advice-{first}-{second}"), &[]);
            let hand = [*second, *first];
            let told = texts.hand(&Locale::new("en"), &held(Seat(1), &hand, &[]), &face);
            assert!(told.contains(&advice), "{told}");
        }
    }
    assert_eq!((pairs, texts.misses()), (15, 0));
}

#[test]
fn two_cards_are_told_with_their_numbers_and_powers() {
    let texts = texts();
    let sets = RuleSets::builtin().expect("the rule sets are whole");
    let english = Locale::new("en");
    let mut face = Face::default();
    face.rules = sets.get("v5").cloned();
    let hand = [Role::Doctor, Role::Killer];
    let knows = [Known { seat: Seat(4), card: 7, known_as: KnownAs::Role(Role::Killer) }];
    let text = texts.hand(&english, &held(Seat(2), &hand, &knows), &face);
    for part in ["card 3, doctor", "card 4, killer", "As a doctor:", "As a killer:", "card 7 (#4)"] {
        assert!(text.contains(part), "no `{part}`: {text}");
    }
    face.rules = sets.get("v6").cloned();
    let twins = texts.hand(&english, &held(Seat(2), &[Role::Doctor, Role::Doctor], &[]), &face);
    assert_eq!(twins.matches("Each night").count(), 1, "the same power is told once: {twins}");
}
