//! Typed text of any kind.

use proptest::prelude::*;

use super::shared;
use crate::game::{
    Action, Ask, Code, Hand, Locale, PersonId, Place, Platform, PlayerRef, Reason, Refusal, Role,
};
use crate::text::command::{COMMANDS, POWERLESS};
use crate::text::words::Head;
use crate::text::{Parsed, Query, TEXT_CHARS_MAX};

/// What a text was taken for, short enough to compare.
fn read(place: Place, text: &str) -> String {
    match shared().parse(place, text) {
        Parsed::Action(action) => format!("{action:?}"),
        Parsed::New { ruleset } => format!("New {ruleset:?}"),
        Parsed::Join => "Join".to_owned(),
        Parsed::Set { option, value } => format!("Set {option}={value}"),
        Parsed::Substitute { player, newcomer } => format!("Substitute {player:?} {newcomer:?}"),
        Parsed::Query(query) => format!("{query:?}"),
        Parsed::Bare(players) => format!("Bare {players:?}"),
        Parsed::Talk(text) => format!("Talk {text}"),
        Parsed::Refused(refusal) => format!("Refused {refusal}"),
    }
}

fn room(text: &str) -> String {
    read(Place::Room, text)
}

fn direct(text: &str) -> String {
    read(Place::Direct, text)
}

#[test]
fn every_name_of_every_command_is_understood() {
    let texts = shared();
    for (name, head) in texts.words.commands() {
        for text in [format!("!{name} 5"), format!("！ {}", name.to_uppercase())] {
            let parsed = texts.parse(Place::Room, &text);
            match (head, parsed) {
                (
                    Head::Command(_),
                    Parsed::Refused(Refusal { code: Code::UnknownCommand, .. }) | Parsed::Talk(_),
                )
                | (Head::Powerless(_), Parsed::Talk(_)) => panic!("{text} is not understood"),
                (Head::Command(_) | Head::Powerless(_), _) => {}
            }
        }
    }
}

#[test]
fn every_name_of_every_language_leads_to_its_own_command() {
    let texts = shared();
    for locale in texts.locales() {
        for spec in COMMANDS {
            let name = texts.command_name(&locale, spec);
            assert_eq!(texts.words.command(&name), Some(Head::Command(spec)), "{name}");
            assert!(!name.contains(char::is_whitespace) && name == name.to_lowercase(), "{name}");
            for alias in texts.ui(&locale, &format!("command-{}.aliases", spec.id), &[]).split(", ") {
                assert_eq!(texts.words.command(alias), Some(Head::Command(spec)), "{alias}");
            }
        }
    }
    assert!(POWERLESS.iter().all(|(id, _)| COMMANDS.iter().all(|spec| spec.id != *id)));
}

#[test]
fn every_night_power_has_a_command_and_every_role_a_name() {
    for ask in Ask::ALL.iter().filter(|ask| ask.is_night_power()) {
        assert!(COMMANDS.iter().any(|spec| spec.id == ask.id()), "{ask}");
    }
    let texts = shared();
    for locale in texts.locales() {
        for role in Role::ALL {
            let names = texts.ui(&locale, &format!("role-{role}.aliases"), &[]);
            for name in names.split(", ").chain([texts.role(&locale, *role).as_str(), role.id()]) {
                assert_eq!(texts.words.role(name), Some(*role), "{name}");
            }
        }
    }
}

#[test]
fn full_width_signs_and_missing_spaces_are_understood() {
    let kill = direct("kill 5");
    assert!(kill.contains("Kill") && kill.contains("Number(5)"), "{kill}");
    for text in [
        "！杀 ５",
        "杀5",
        "刀５号",
        "！殺　５",
        "殺5號",
        "！襲撃　５番",
        "襲撃5番",
        "KILL　5",
        "!kill5",
        "kill #5",
        " kill  5 ",
    ] {
        assert_eq!(direct(text), kill, "{text}");
    }
    let claim = room("!claim police");
    for text in
        ["!跳警", "!跳 警察", "!跳警察", "!聲稱 警", "!co 警察", "!co警察", "!claim Cop", "!CLAIM POLICE"]
    {
        assert_eq!(room(text), claim, "{text}");
    }
    assert!(room("!claim secret police").contains("SecretPolice"));
    assert_eq!(room("!过"), room("!pass"));
    assert_eq!(room("!過"), room("!pass"));
}

#[test]
fn a_room_hears_talk_and_a_direct_message_commands() {
    assert_eq!(room("kill 5"), "Talk kill 5");
    assert_eq!(room("5"), "Talk 5");
    assert_eq!(room("!!!"), "Talk !!!");
    assert_eq!(room("!?"), "Talk !?");
    assert_eq!(room(""), "Talk ");
    assert_eq!(direct("pass the salt"), "Talk pass the salt");
    assert_eq!(direct("leave me alone"), "Talk leave me alone");
    assert_eq!(direct("kill whom do you want dead"), "Talk kill whom do you want dead");
    assert_eq!(direct("let us take the third"), "Talk let us take the third");
    assert_eq!(direct(" 5 "), "Bare [Number(5)]");
    assert_eq!(room("!5"), "Bare [Number(5)]");
    assert_eq!(direct("5, 7"), "Bare [Number(5), Number(7)]");
}

#[test]
fn arguments_are_read_as_what_they_are() {
    assert_eq!(room("!new V2-Club"), "New Some(\"v2-club\")");
    assert_eq!(room("!new"), "New None");
    assert_eq!(room("!set ballot open"), "Set ballot=open");
    assert_eq!(room("!set kill.own_team majority"), "Set kill.own_team=majority");
    assert_eq!(room("!设置 投票方式 open"), "Set ballot=open");
    assert_eq!(room("!set tie runoff，nobody"), "Set tie=runoff,nobody");
    assert_eq!(room("!extend 2m"), room("!extend 120"));
    assert_eq!(room("!延长 2分钟"), room("!extend 120"));
    assert_eq!(room("!延長 1分鐘 60秒"), room("!extend 120"));
    assert_eq!(room("!設定 投票方式 open"), "Set ballot=open");
    assert_eq!(room("!延長 2分"), room("!extend 120"));
    assert_eq!(room("!設定 投票の方法 open"), "Set ballot=open");
    assert_eq!(room("!extend 1m30s"), room("!extend 90"));
    assert_eq!(room("!add"), room("!add 1"));
    assert_eq!(direct("none kill"), direct("不选 杀"));
    assert_eq!(room("!rules v2"), "Rules(Some(\"v2\"))");
    assert_eq!(room("!lang zh-CN"), format!("{:?}", Query::Lang(Some(Locale::new("zh-Hans")))));
    for (name, tag) in [
        ("english", "en"),
        ("ENG", "en"),
        ("中文", "zh-Hans"),
        ("简体", "zh-Hans"),
        ("簡體中文", "zh-Hans"),
        ("zh-TW", "zh-Hant"),
        ("zh_hk", "zh-Hant"),
        ("繁體中文", "zh-Hant"),
        ("繁体中文", "zh-Hant"),
        ("正體", "zh-Hant"),
        ("ja-JP", "ja"),
        ("日本語", "ja"),
        ("nihongo", "ja"),
    ] {
        assert_eq!(
            room(&format!("!lang {name}")),
            format!("{:?}", Query::Lang(Some(Locale::new(tag)))),
            "{name}"
        );
    }
    assert_eq!(room("!sub 3 <@123>"), {
        let person = PlayerRef::Person(PersonId::new(Platform::Discord, "123"));
        format!("Substitute Number(3) {person:?}")
    });
    let vote = shared().parse(Place::Direct, "vote 3 4");
    assert!(matches!(&vote, Parsed::Action(Action::Vote { targets, prompt: None }) if targets.len() == 2));
}

#[test]
fn squeezes_are_a_number_and_a_side() {
    let texts = shared();
    for (text, wanted) in [
        ("!squeeze 4 left", (4, Hand::Left)),
        ("!捏 10 右手", (10, Hand::Right)),
        ("!捏4左", (4, Hand::Left)),
        ("！捏　３　右边", (3, Hand::Right)),
        ("!擠 4 左手", (4, Hand::Left)),
        ("!擠10右邊", (10, Hand::Right)),
        ("!握る 4 左", (4, Hand::Left)),
    ] {
        match texts.parse(Place::Room, text) {
            Parsed::Action(Action::Squeeze { count, side, .. }) => {
                assert_eq!((count, side), wanted, "{text}")
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    assert!(matches!(texts.parse(Place::Room, "!squeeze left"), Parsed::Refused(_)));
    assert!(matches!(texts.parse(Place::Room, "!squeeze 4"), Parsed::Refused(_)));
}

#[test]
fn the_conan_games_own_commands_are_read_in_every_language() {
    let shown = |text: &str| match shared().parse(Place::Direct, text) {
        Parsed::Action(action) => format!("{action:?}"),
        other => format!("{other:?}"),
    };
    for (text, wanted) in [
        ("play gin 4", "Play { role: Gin, targets: [Number(4)], prompt: None }"),
        ("扮演琴酒4", "Play { role: Gin, targets: [Number(4)], prompt: None }"),
        (
            "play haibara 1 2 3 4",
            "Play { role: Haibara, targets: [Number(1), Number(2), Number(3), Number(4)], prompt: None }",
        ),
        ("cover child f", "Cover { kind: None, build: Child, sex: F, prompt: None }"),
        ("掩护 侦探 儿童 女", "Cover { kind: Some(Detective), build: Child, sex: F, prompt: None }"),
        ("deduce build 5 child", "Deduce { deduction: Build(Number(5), Child), prompt: None }"),
        ("推理 外形 5 儿童", "Deduce { deduction: Build(Number(5), Child), prompt: None }"),
        ("推理 外形 5 兒童", "Deduce { deduction: Build(Number(5), Child), prompt: None }"),
        ("掩護 偵探 兒童 女", "Cover { kind: Some(Detective), build: Child, sex: F, prompt: None }"),
        ("演技ジン4", "Play { role: Gin, targets: [Number(4)], prompt: None }"),
        ("偽装 探偵 子ども 女", "Cover { kind: Some(Detective), build: Child, sex: F, prompt: None }"),
        ("推理 見た目 5 子ども", "Deduce { deduction: Build(Number(5), Child), prompt: None }"),
        ("推理 なし", "Deduce { deduction: None, prompt: None }"),
        ("推理 身分 5 琴酒", "Deduce { deduction: Role(Number(5), Gin), prompt: None }"),
        ("deduce role 5 gin", "Deduce { deduction: Role(Number(5), Gin), prompt: None }"),
        ("推理 5 琴酒", "Deduce { deduction: Role(Number(5), Gin), prompt: None }"),
        ("deduce boss 5", "Deduce { deduction: Boss(Number(5)), prompt: None }"),
        ("推理 老大 5", "Deduce { deduction: Boss(Number(5)), prompt: None }"),
        ("deduce none", "Deduce { deduction: None, prompt: None }"),
        ("推理 无", "Deduce { deduction: None, prompt: None }"),
        ("none watch", "Decline { ask: Some(Watch), prompt: None }"),
        ("none play", "Decline { ask: Some(Play), prompt: None }"),
        ("search 3 5 7", "Act { ask: Search, targets: [Number(3), Number(5), Number(7)], prompt: None }"),
        ("watch", "Act { ask: Watch, targets: [], prompt: None }"),
    ] {
        assert_eq!(shown(text), wanted, "{text}");
    }
}

#[test]
fn a_notice_is_a_player_a_riddle_and_a_link() {
    let texts = shared();
    for text in [
        "notice 5 | grey stone | a name",
        "!预告函 5｜grey  stone ｜ a name",
        "！預告函　５號｜grey stone｜a name",
        "notice 5|grey\u{200b} stone|a name",
    ] {
        match texts.parse(Place::Direct, text) {
            Parsed::Action(Action::Announce { player, riddle, link, prompt: None }) => {
                let said = (player, riddle.open().as_str(), link.open().as_str());
                assert_eq!(said, (PlayerRef::Number(5), "grey stone", "a name"), "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in ["!notice 5", "!notice 5 | grey", "!notice | grey | a name", "!notice grey stone"] {
        assert_eq!(room(text), "Refused bad_value", "{text}");
    }
}

#[test]
fn a_story_keeps_its_lines_and_may_be_long() {
    let long = format!("story Once.\n\n  Twice. {}", "夜".repeat(5_000));
    match shared().parse(Place::Direct, &long) {
        Parsed::Action(Action::Tell { text, .. }) => {
            assert!(text.open().starts_with("Once.\n\nTwice. 夜") && text.open().ends_with("夜夜"));
        }
        other => panic!("{other:?}"),
    }
    let secret = format!("{:?}", shared().parse(Place::Direct, "story of a murder"));
    assert!(secret.contains("***") && !secret.contains("murder"), "{secret}");
}

#[test]
fn a_review_may_name_the_notice_and_a_reason() {
    let texts = shared();
    for (text, wanted) in [
        ("approve", (None, true, None)),
        ("核准 2", (Some(2), true, None)),
        ("refuse", (None, false, None)),
        ("refuse #2 too obscure", (Some(2), false, Some("too obscure"))),
        ("驳回 太偏了", (None, false, Some("太偏了"))),
        ("却下 2番 難しすぎる", (Some(2), false, Some("難しすぎる"))),
    ] {
        match texts.parse(Place::Direct, text) {
            Parsed::Action(Action::Review { number, approves, reason, .. }) => {
                let reason = reason.as_ref().map(|reason| reason.open().as_str());
                assert_eq!((number, approves, reason), wanted, "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn what_cannot_be_followed_is_refused_with_its_reason() {
    for text in ["!kill", "!vote", "!claim", "!set", "!set ballot", "!sub 3", "!kick", "!add x", "!add 0"] {
        assert_eq!(room(text), "Refused bad_value", "{text}");
    }
    for text in ["!add 99999999999", "!extend -1", "!extend 9999999h", "!pass 5", "!none xyz", "!lang xx"] {
        assert_eq!(room(text), "Refused bad_value", "{text}");
    }
    assert_eq!(room("!claim wizard"), "Refused bad_value (no-such-role)");
    assert_eq!(room("!frobnicate"), "Refused unknown_command");
    assert_eq!(direct(""), "Refused too_short");
    for (id, _) in POWERLESS {
        assert_eq!(direct(&format!("{id} 3")), "Refused not_yours", "{id}");
    }
    for text in ["!play", "!play wizard 3", "!play gin", "!cover child", "!cover child adult f", "!deduce 5"]
    {
        assert_eq!(room(text), "Refused bad_value", "{text}");
    }
    let Parsed::Refused(refusal) = shared().parse(Place::Room, "!kil 5") else {
        panic!("a typo is no command")
    };
    assert!(refusal.args.contains(&("suggestion".to_owned(), "kill".to_owned())), "{refusal:?}");
}

#[test]
fn a_very_long_text_is_refused_or_cut() {
    let long = "长".repeat(70_000);
    for text in [format!("!kill {long}"), format!("!{long}"), format!("!ask {long}")] {
        let Parsed::Refused(refusal) = shared().parse(Place::Room, &text) else { panic!("not refused") };
        assert_eq!((refusal.code, refusal.reason), (Code::TooLong, Some(Reason::TextLimit)));
    }
    let Parsed::Talk(talk) = shared().parse(Place::Room, &long) else { panic!("talk is talk") };
    assert_eq!(talk.chars().count(), TEXT_CHARS_MAX);
}

proptest! {
    #[test]
    fn nothing_typed_makes_the_judge_panic(text in any::<String>(), direct in any::<bool>()) {
        let texts = shared();
        let place = if direct { Place::Direct } else { Place::Room };
        for text in [text.clone(), format!("!{text}"), format!("!kill{text}"), format!("!set {text} {text}")] {
            if let Parsed::Refused(refusal) = texts.parse(place, &text) {
                for locale in texts.locales() {
                    prop_assert!(!texts.refusal(&locale, &refusal).is_empty());
                }
            }
        }
    }

    #[test]
    fn nothing_after_a_command_makes_the_judge_panic(
        index in 0..COMMANDS.len(),
        rest in "[ \\PC<>@!#:：，０-９\u{200b}\u{202e}杀过号]{0,40}",
    ) {
        let texts = shared();
        for place in [Place::Room, Place::Direct] {
            for space in ["", " "] {
                let parsed = texts.parse(place, &format!("!{}{space}{rest}", COMMANDS[index].id));
                let shown = format!("{parsed:?}");
                prop_assert!(!shown.is_empty());
            }
        }
    }

    #[test]
    fn whatever_is_shown_of_a_name_is_short_and_harmless(name in any::<String>()) {
        let shown = crate::text::clean(&name, crate::text::NAME_CHARS_MAX);
        let harmful = shown.contains(['@', '\n', '\u{202e}', '\u{200b}']);
        prop_assert!(!harmful);
        prop_assert!(shown.chars().count() <= 3 * (crate::text::NAME_CHARS_MAX + 1));
    }
}
