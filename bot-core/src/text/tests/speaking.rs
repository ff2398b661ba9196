//! Everything the judge may have to say can be said, in every language, without a gap.

use std::collections::{BTreeMap, BTreeSet};

use super::samples::{KINDS, face, kind, notices, person, v2};
use super::texts;
use crate::game::{
    Ask, CastVote, Code, Locale, Moment, Notice, Outcome, Prompt, PromptId, Reason, Refusal, Role, Seat,
    Target, options,
};
use crate::ruleset::RuleSets;
use crate::text::{ArgKind, COMMANDS, CommandGroup, Escape, Face, Texts};

/// Whether a text holds a gap, an unknown key or a sign that some platform reads as markup.
fn assert_whole(texts: &Texts, locale: &Locale, what: &str, text: &str) {
    assert_eq!(texts.misses(), 0, "{what} in {}: {text}", locale.0);
    assert!(!text.is_empty(), "{what} in {} is empty", locale.0);
    assert!(!text.contains("{ "), "{what} in {}: {text}", locale.0);
    let marks: Vec<char> = text.chars().filter(|c| "<>&*`\\@".contains(*c)).collect();
    assert!(marks.is_empty(), "{what} in {} holds {marks:?}: {text}", locale.0);
    assert!(!text.contains("  ") && !text.lines().any(|l| l.trim() != l), "{what} in {}: {text:?}", locale.0);
}

#[test]
fn every_notice_is_said_in_every_language() {
    let (texts, mut face) = (texts(), face(Escape::Plain));
    // The third person's name is all markup, which has a test of its own.
    face = face.with_person(person("u9"), "Newcomer");
    let samples = notices();
    let kinds: BTreeSet<usize> = samples.iter().map(kind).collect();
    assert_eq!(kinds.len(), KINDS);
    for locale in texts.locales() {
        for notice in &samples {
            let text = texts
                .notice(&locale, notice, &face)
                .replace("<b>＠room</b>", "Mallory")
                .replace("a_b*c", "d");
            assert_whole(&texts, &locale, &format!("{notice:?}"), &text);
        }
    }
}

#[test]
fn names_are_escaped_for_the_platform() {
    let texts = texts();
    let en = Locale::new("en");
    let shown = |seat: u16, escape: Escape| texts.seat(&en, Seat(seat), &face(escape));
    assert_eq!(shown(3, Escape::Html), "#3 &lt;b&gt;＠room&lt;/b&gt;");
    assert_eq!(shown(3, Escape::Discord), r"#3 \<b\>＠room\</b\>");
    assert_eq!(shown(4, Escape::Discord), r"#4 a\_b\*c");
    assert_eq!(shown(5, Escape::Plain), "#5 somebody");
    assert_eq!(shown(6, Escape::Plain), "#6 Ada (bot)");
    assert_eq!(texts.seat(&Locale::new("zh-Hans"), Seat(7), &face(Escape::Plain)), "7号 老白（电脑）");
}

#[test]
fn time_is_shown_as_what_is_left_or_in_the_platforms_way() {
    let texts = texts();
    let en = Locale::new("en");
    let night = crate::game::Notice::Night { night: 2, ends: Some(Moment(61_000)) };
    let plain = texts.notice(&en, &night, &face(Escape::Plain));
    assert!(plain.ends_with("(60 seconds)"), "{plain}");
    let face = face(Escape::Discord).with_moments(|ends| format!("<t:{}:R>", ends.0 / 1000));
    let discord = texts.notice(&en, &night, &face);
    assert!(discord.ends_with("(<t:61:R>)"), "{discord}");
    for (ms, wanted) in [
        (0, "0 seconds"),
        (1, "1 second"),
        (90_000, "90 seconds"),
        (300_000, "5 minutes"),
        (135_000, "2 minutes 15 seconds"),
        (90_000_000, "1 day 1 hour"),
    ] {
        assert_eq!(texts.span(&en, ms), wanted);
    }
}

/// Source: SL-19, CO-06, CO-15
#[test]
fn a_void_vote_is_listed_as_void_and_no_clue_is_made_of_it() {
    let texts = texts();
    let cast = |by, target: Option<u16>, weight| CastVote {
        by: Seat(by),
        for_target: target.map(Target),
        weight,
        void: weight == 0,
    };
    let notice = Notice::Result {
        round: 0,
        votes: vec![cast(1, Some(3), 0), cast(2, None, 0), cast(3, Some(2), 1)],
        counts: BTreeMap::from([(Target(2), 1)]),
        top: vec![Target(2)],
        outcome: Outcome::Out,
    };
    let text = texts.notice(&Locale::new("en"), &notice, &Face::default());
    let wanted = "The vote is closed.\n#2 — 1 vote: #3\nVoid: #1 for #3\nVoid: #2\nThe vote falls on #2.";
    assert_eq!(text, wanted);
}

#[test]
fn every_prompt_asks_and_says_how_to_answer() {
    let (texts, face) = (texts(), face(Escape::Plain));
    for locale in texts.locales() {
        for ask in Ask::ALL {
            let aimless = [
                Ask::Revive,
                Ask::Recover,
                Ask::Story,
                Ask::Token,
                Ask::Speech,
                Ask::LastWords,
                Ask::Floor,
                Ask::Ready,
            ];
            let targets = if aimless.contains(ask) { Vec::new() } else { vec![Target(1), Target(2)] };
            let prompt = Prompt {
                id: PromptId { game: 1, step: 2, ask: *ask },
                seat: Seat(1),
                person: person("u1"),
                ask: *ask,
                chosen: targets.iter().copied().take(1).collect(),
                targets,
                min: 1,
                max: 1,
                may_decline: true,
                ends: Some(Moment(2000)),
                private: true,
                roles: std::collections::BTreeMap::from([(Role::Gin, 1)]),
                calls_boss: false,
                at_will: false,
            };
            assert_whole(&texts, &locale, ask.id(), &texts.prompt(&locale, &prompt, &face));
            // A number of squeezes and a side are typed, not chosen from a list.
            let listed = if *ask == Ask::Squeeze { 0 } else { prompt.targets.len() };
            assert_eq!(texts.choices(&locale, &prompt, &face).len(), listed, "{ask}");
        }
    }
}

#[test]
fn every_refusal_says_what_to_do() {
    let texts = texts();
    let bare = Code::ALL.iter().map(|code| Refusal::new(*code));
    let reasoned = Reason::ALL.iter().map(|reason| Refusal::new(Code::Forbidden).because(*reason));
    let args = [
        "typed",
        "suggestion",
        "option",
        "value",
        "player",
        "players",
        "min",
        "max",
        "day",
        "count",
        "role",
        "seat",
    ];
    let full =
        |refusal: Refusal| args.iter().fold(refusal, |refusal, name| refusal.with(name, "<@everyone> `x`"));
    let all: Vec<Refusal> = bare.chain(reasoned).flat_map(|r| [r.clone(), full(r)]).collect();
    for locale in texts.locales() {
        for refusal in &all {
            assert_whole(
                &texts,
                &locale,
                &format!("{refusal:?}"),
                &texts.refusal(&locale, refusal).replace('＠', ""),
            );
        }
    }
    let few = Refusal::new(Code::TooFewPlayers).with("min", 8).with("players", 3);
    assert!(texts.refusal(&Locale::new("en"), &few).starts_with("You need at least 8 players"));
}

#[test]
fn every_rule_set_is_told_in_full() {
    let (texts, sets) = (texts(), RuleSets::builtin().expect("the rule sets are whole"));
    for locale in texts.locales() {
        for rules in sets.iter() {
            assert_whole(&texts, &locale, &rules.id, &texts.rules(&locale, rules));
            assert_whole(&texts, &locale, &rules.id, &texts.ruleset_about(&locale, &rules.id));
            for (path, value) in options::listed(rules).iter().filter(|(path, _)| path != "id") {
                assert_whole(&texts, &locale, path, &texts.option_about(&locale, path));
                assert_ne!(texts.option(&locale, path), *path);
                let said = texts.option_value(&locale, path, value);
                assert_whole(&texts, &locale, path, &said);
                // An option without a sentence of its own would be shown with its path.
                assert!(!said.contains(&format!("[{path}]")), "{path} in {}: {said}", locale.0);
            }
        }
        assert_whole(
            &texts,
            &locale,
            "rulesets",
            &texts.rulesets(&locale, sets.iter().map(std::convert::AsRef::as_ref)),
        );
    }
}

#[test]
fn every_role_is_explained_from_its_card() {
    let (texts, rules) = (texts(), v2());
    for locale in texts.locales() {
        for role in [Role::Killer, Role::Police, Role::Civilian] {
            assert_whole(&texts, &locale, role.id(), &texts.role_about(&locale, role, &rules));
        }
    }
}

#[test]
fn help_and_glossary_are_whole() {
    let texts = texts();
    for locale in texts.locales() {
        assert_whole(&texts, &locale, "help", &texts.help(&locale, None));
        assert_whole(&texts, &locale, "languages", &texts.languages(&locale));
        for spec in COMMANDS {
            let help = texts.help(&locale, Some(spec.id));
            assert_whole(&texts, &locale, spec.id, &help);
            assert!(help.contains(&texts.command_name(&locale, spec)), "{help}");
            assert!(texts.command_about(&locale, spec).chars().count() <= 100, "{}", spec.id);
        }
        for kind in ArgKind::ALL {
            assert_whole(&texts, &locale, kind.id(), &texts.ui(&locale, &format!("arg-{}", kind.id()), &[]));
        }
        for group in CommandGroup::ALL {
            assert_whole(
                &texts,
                &locale,
                group.id(),
                &texts.ui(&locale, &format!("help-group-{}", group.id()), &[]),
            );
        }
        assert_whole(&texts, &locale, "terms", &texts.terms(&locale, None));
        for word in ["tie", "平票", "金水", "GOLD", "xyzzy", "", "<b>@room"] {
            let text = texts.terms(&locale, Some(word)).replace(['<', '>', '＠'], "");
            assert_whole(&texts, &locale, word, &text);
        }
    }
    let set = texts.help(&Locale::new("en"), Some("set"));
    assert!(set.contains("kill.own_team — "), "{set}");
    let zh = Locale::new("zh-Hans");
    assert_eq!(texts.terms(&zh, Some("tie")), texts.terms(&zh, Some("平票")));
    assert_eq!(texts.help(&zh, Some("刀")), texts.help(&zh, Some("!kill")));
    let hant = Locale::new("zh-Hant");
    assert_eq!(texts.terms(&hant, Some("平票")), texts.terms(&hant, Some("tie")));
    assert_eq!(texts.help(&hant, Some("擠手")), texts.help(&hant, Some("squeeze")));
}

#[test]
fn lists_follow_the_languages_pattern() {
    let texts = texts();
    let list = |tag: &str, items: &[&str]| {
        texts.list(&Locale::new(tag), &items.iter().map(|i| (*i).to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(list("en", &[]), "");
    assert_eq!(list("en", &["a"]), "a");
    assert_eq!(list("en", &["a", "b"]), "a and b");
    assert_eq!(list("en", &["a", "b", "c"]), "a, b and c");
    assert_eq!(list("zh-Hans", &["a", "b", "c"]), "a、b、c");
    assert_eq!(list("zh-Hant", &["a", "b", "c"]), "a、b、c");
}

#[test]
fn the_nearest_language_is_chosen() {
    let texts = texts();
    for (wanted, best) in [
        ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("ZH-hans", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-TW", "zh-Hant"),
        ("zh_HK.UTF-8", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh-Hans-TW", "zh-Hans"),
        ("en-GB", "en"),
        ("ja_JP.UTF-8", "ja"),
        ("zh-Latn", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE@euro", "en"),
        ("", "en"),
    ] {
        assert_eq!(texts.best(wanted).as_str(), best, "{wanted}");
    }
}
