//! Every language says what English says, every word of the game has its message, and no message is idle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{tells_apart, texts};
use crate::game::rules::{
    Ability, BallotOrder, Both, CheckAnswer, CheckTells, Close, DayForm, Direction, OwnTeam, Pace, QuietDawn,
    QuotaWord, Shown, SpeechStart, TieStep,
};
use crate::game::special::Stage;
use crate::game::{
    Ask, BallotKind, Build, Cause, ClueKind, Code, EndReason, Fate, Hand, Hint, Keeper, Kind, NotebookWhy,
    Outcome, Reason, Role, Sex, Side, TableNote, Team, WarningCode, options,
};
use crate::host::Feat;
use crate::ruleset::RuleSets;
use crate::text::rules::section_of;
use crate::text::{ArgKind, COMMANDS, CommandGroup};

/// The glossary, by its ids.
const TERMS: &str = "judge police killer civilian special_card night day kill check found_killer alive out \
    dead_living_civilian speech pass last_words execute vote tie runoff standard_table school wasted_kill \
    outside_pk follow_vote late_vote void_vote vote_pattern vote_start hold_back inner_push inner_suspect \
    police_list civilian_list in_list claim_police true_claim bold_claim wild_claim empty_claim counter_claim \
    bold_claim_game confess explode own_police self_kill team mate captain knife_first check_first dead_police \
    known_killer gold_water vouch_living last_speaker massacre divert defend protect dress_up point step_on \
    bite pile_on hard_evidence quick surrender rekill peek bad_judge reveal empty_needle hug shoot silence vet \
    hand_nickname sniper_side mole promotion dream from_jail friends main_id filler notice riddle solution \
    immunity prologue act double_vote join_up transfer recover serial";

/// Files whose keys only the adapters use; each adapter tests its own.
const ADAPTERS: [&str; 3] = ["discord.ftl", "matrix.ftl", "console.ftl"];

/// Languages in which one thing is counted like many: `[one]` would never be said, `[1]` is.
const UNCOUNTED: [&str; 3] = ["ja", "zh-Hans", "zh-Hant"];

macro_rules! ids {
    ($kind:ty) => {
        <$kind>::ALL.iter().map(|word| word.id().to_owned()).collect::<Vec<String>>()
    };
}

/// Keys that are put together from a word of a closed list: `family-word`, with attributes.
fn families() -> Vec<(&'static str, Vec<String>, &'static [&'static str])> {
    let notebook = [Ask::Write, Ask::JoinUp, Ask::Transfer, Ask::Recover];
    let told = Ask::ALL.iter().filter(|ask| ask.is_night_power() || notebook.contains(ask));
    let powers = told.map(|ask| ask.id().to_owned()).collect();
    let rulesets = RuleSets::builtin().expect("whole").ids().map(str::to_owned).collect();
    let commands = COMMANDS.iter().map(|spec| spec.id.to_owned()).collect();
    let kinds = ArgKind::ALL.iter().map(|kind| kind.id().to_owned()).collect();
    let groups = CommandGroup::ALL.iter().map(|group| group.id().to_owned()).collect();
    vec![
        ("role", ids!(Role), &["one", "many", "count", "aliases"]),
        ("side", ids!(Side), &[]),
        ("team", ids!(Team), &[]),
        ("ask", ids!(Ask), &[]),
        ("prompt", ids!(Ask), &[]),
        ("ledger", powers, &[]),
        ("code", ids!(Code), &[]),
        ("reason", ids!(Reason), &[]),
        ("note", ids!(TableNote), &[]),
        ("cause", ids!(Cause), &[]),
        ("end", ids!(EndReason), &[]),
        ("keeper", ids!(Keeper), &[]),
        ("warning", ids!(WarningCode), &[]),
        ("outcome", ids!(Outcome), &[]),
        ("answer", ids!(Hint), &[]),
        ("hand", ids!(Hand), &[]),
        ("kind", ids!(Kind), &["aliases"]),
        ("build", ids!(Build), &["aliases"]),
        ("sex", ids!(Sex), &["aliases"]),
        ("clue", ids!(ClueKind), &["aliases"]),
        ("notebook", ids!(NotebookWhy), &[]),
        ("phase", Stage::IDS.iter().map(|id| (*id).to_owned()).collect(), &["help"]),
        ("tie", ids!(TieStep), &[]),
        ("ability", ids!(Ability), &[]),
        ("does", ids!(Ability), &[]),
        ("command", commands, &["aliases", "about"]),
        ("arg", kinds, &["about"]),
        ("help-group", groups, &[]),
        ("houseword", crate::text::house::WORDS.map(str::to_owned).to_vec(), &[]),
        ("feat", Feat::ALL.iter().map(|feat| feat.id().to_owned()).collect(), &["about"]),
        ("ruleset", rulesets, &["about"]),
        ("term", TERMS.split_whitespace().map(str::to_owned).collect(), &["about"]),
    ]
}

/// Words that stand between `unit-` and `span-` in the code.
const UNITS: [&str; 4] = ["seconds", "minutes", "hours", "days"];

#[test]
fn every_language_says_all_that_english_says() {
    let texts = texts();
    for locale in texts.locales() {
        let gaps = texts.gaps(&locale);
        assert!(gaps.is_empty(), "{}: {gaps:?}", locale.0);
    }
}

#[test]
fn languages_without_forms_of_number_choose_by_no_such_form() {
    let texts = texts();
    for (locale, entries) in texts.entries().filter(|(locale, _)| UNCOUNTED.contains(&locale.as_str())) {
        for (key, (file, entry)) in entries {
            for form in ["zero", "one", "two", "few", "many"] {
                assert!(!tells_apart(entry, form), "{}: `{key}` never says [{form}] ({file})", locale.0);
            }
        }
    }
}

#[test]
fn every_word_of_the_game_has_its_message() {
    let texts = texts();
    for (family, words, attributes) in families() {
        for word in words {
            let key = format!("{family}-{word}");
            assert!(texts.has(&key), "{key}");
            for attribute in attributes {
                assert!(texts.has(&format!("{key}.{attribute}")), "{key}.{attribute}");
            }
        }
    }
}

#[test]
fn every_message_has_a_use() {
    let texts = texts();
    let (_, english) = texts.entries().next().expect("English is there");
    let mut used: BTreeSet<String> = english.values().flat_map(|(_, entry)| entry.uses.clone()).collect();
    for (family, words, _) in families() {
        used.extend(words.iter().map(|word| format!("{family}-{word}")));
    }
    used.extend(UNITS.iter().flat_map(|unit| [format!("unit-{unit}"), format!("span-{unit}")]));
    used.extend(option_keys());
    used.extend(pairs());
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    for (key, (file, _)) in english {
        let id = key.split('.').next().unwrap_or(key);
        let spoken = used.contains(id)
            || sources.contains(&format!("\"{id}\""))
            || sources.contains(&format!("\"{key}\""))
            || ADAPTERS.iter().any(|adapter| file.ends_with(adapter));
        assert!(spoken, "nothing uses `{key}` ({file})");
    }
}

/// The advice for each pair of cards that 6.0 can deal.
fn pairs() -> Vec<String> {
    let sets = RuleSets::builtin().expect("whole");
    let rules = sets.get("v6").expect("v6 is there");
    let dealt: Vec<_> = rules.roles_for(rules.players.0).expect("the smallest table").into_keys().collect();
    let pair = |(index, first): (usize, &Role)| {
        dealt[index..].iter().map(|second| format!("advice-{first}-{second}")).collect::<Vec<_>>()
    };
    dealt.iter().enumerate().flat_map(pair).collect()
}

/// The code of this crate but for its tests.
fn sources(dir: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(dir).expect("the source is there") {
        let path = entry.expect("the source can be read").path();
        if path.is_dir() && path.file_name().is_none_or(|name| name != "tests") {
            all.push_str(&sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&std::fs::read_to_string(&path).expect("the source can be read"));
        }
    }
    all
}

/// The keys of all options, and of those that only some rule sets have rows for or that are not written down where
/// they are 0.
fn option_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::from(["option-last_words-by_size".to_owned(), "option-ready_after".to_owned()]);
    for rules in RuleSets::builtin().expect("the rule sets are whole").iter() {
        for (path, _) in options::listed(rules) {
            keys.insert(crate::text::rules::key_of(&path));
        }
    }
    keys
}

#[test]
fn every_option_has_a_name_an_explanation_and_a_sentence() {
    let texts = texts();
    for key in option_keys().into_iter().filter(|key| key != "option-id") {
        for part in ["", ".about", ".is"] {
            assert!(texts.has(&format!("{key}{part}")), "{key}{part}");
        }
    }
}

#[test]
fn no_two_options_share_a_name() {
    let texts = texts();
    for locale in texts.locales() {
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        for key in option_keys() {
            // A name with a gap is not typed as it stands.
            let Some(name) = texts.find(&locale, &key, &[]) else { continue };
            if let Some(other) = names.insert(name.to_lowercase(), key.clone()) {
                panic!("{}: `{key}` and `{other}` are both called {name}", locale.0);
            }
        }
    }
}

#[test]
fn every_option_stands_in_one_section_of_the_rules() {
    for rules in RuleSets::builtin().expect("the rule sets are whole").iter() {
        for (path, _) in options::listed(rules).iter().filter(|(path, _)| path != "id") {
            assert_eq!(section_of(path).len(), 1, "{path}");
        }
    }
}

#[test]
fn every_value_of_an_option_is_told_apart() {
    let switch = || vec!["true".to_owned(), "false".to_owned()];
    let all: [(&str, Vec<String>); 32] = [
        ("option-ballot.is", ids!(BallotKind)),
        ("option-ballot_close.is", ids!(Close)),
        ("option-ballot_order.is", ids!(BallotOrder)),
        ("option-abstain.is", switch()),
        ("option-self_vote.is", switch()),
        ("option-night_close.is", ids!(Close)),
        ("option-night_talk.is", switch()),
        ("option-dead_watch.is", switch()),
        ("option-quiet_dawn.is", ids!(QuietDawn)),
        ("option-check_answer.is", ids!(CheckAnswer)),
        ("option-day.is", ids!(DayForm)),
        ("option-defence.is", switch()),
        ("option-etiquette.is", switch()),
        ("option-ready_check.is", switch()),
        ("option-waiting_list.is", switch()),
        ("option-pace.is", ids!(Pace)),
        ("option-parity.is", switch()),
        ("option-no_help.is", switch()),
        ("option-speech-start.is", ids!(SpeechStart)),
        ("option-speech-direction.is", ids!(Direction)),
        ("option-last_words-quota.is", ids!(QuotaWord)),
        ("option-last_words-by_size.is", ids!(QuotaWord)),
        ("option-last_words-executed_killer.is", switch()),
        ("option-shown-night.is", ids!(Shown)),
        ("option-shown-vote.is", ids!(Shown)),
        ("option-shown-explode.is", ids!(Shown)),
        ("option-kill-own_team.is", ids!(OwnTeam)),
        ("option-check-own_team.is", ids!(OwnTeam)),
        ("option-check-tells.is", ids!(CheckTells)),
        ("option-check-suspects.is", switch()),
        ("option-ends-both.is", ids!(Both)),
        ("ballot-how", ids!(BallotKind)),
    ];
    // What never becomes of a kill: it strikes somebody who dies, or does not.
    let never = [
        Fate::Missed,
        Fate::EmptyNeedle,
        Fate::Asleep,
        Fate::Lost,
        Fate::Arrested,
        Fate::WrongAccount,
        Fate::NoKira,
        Fate::GivenUp,
        Fate::Unsaid,
        Fate::Immune,
        Fate::Refused,
    ];
    let fates = Fate::ALL.iter().filter(|fate| !never.contains(fate)).map(|fate| fate.id().to_owned());
    let kill = ("ledger-kill", fates.collect());
    let texts = texts();
    for (locale, entries) in texts.entries() {
        for (key, values) in all.iter().chain([&kill]) {
            let (_, entry) = &entries[*key];
            for value in values {
                assert!(tells_apart(entry, value), "{}: `{key}` knows no `{value}`", locale.0);
            }
        }
    }
}

#[test]
fn computer_players_write_as_much_as_is_asked_and_no_more() {
    let texts = texts();
    let width = |text: &str| text.chars().map(|c| if c < '\u{250}' { 1 } else { 2 }).sum::<usize>();
    for locale in texts.locales() {
        for number in 0..3_u32 {
            let riddle = [("first", 18.into()), ("second", 18.into()), ("number", number.into())];
            let riddle = texts.ui(&locale, "computer-riddle", &riddle);
            assert!(width(&riddle) <= 60, "{riddle}");
            let story = texts.ui(&locale, "computer-story", &[("number", number.into())]);
            assert!(story.chars().filter(|c| !c.is_whitespace()).count() >= 500, "{story}");
        }
    }
}
