//! What translators are told: what is missing, and how everything looks.

use super::loading::with;
use super::texts;
use crate::game::Locale;
use crate::text::{Gap, Lack, Texts};

#[test]
fn a_translator_is_told_what_is_missing() {
    let texts =
        with(&[("de/notices.ftl", "notice-dawn = Ein neuer Tag.\nnotice-joined = { $who }: { $players }\n")])
            .unwrap_or_else(|error| panic!("{error}"));
    let gaps = texts.gaps(&Locale::new("de"));
    let of = |key: &str| -> Vec<&Gap> { gaps.iter().filter(|gap| gap.key == key).collect() };
    let [day] = of("notice-dawn")[..] else { panic!("{gaps:?}") };
    assert_eq!((day.file.as_str(), &day.lack), ("de/notices.ftl", &Lack::Argument("day".to_owned())));
    let [computer, no, yes] = of("notice-joined")[..] else { panic!("{gaps:?}") };
    assert_eq!(computer.lack, Lack::Argument("computer".to_owned()));
    for (gap, word) in [(no, "no"), (yes, "yes")] {
        let lack = Lack::Case { argument: "computer".to_owned(), word: word.to_owned() };
        assert_eq!(gap.lack, lack);
    }
    let [language] = of("language")[..] else { panic!("{gaps:?}") };
    assert_eq!((language.file.as_str(), &language.lack), ("en/core.ftl", &Lack::Message));
    assert_eq!(gaps.iter().filter(|gap| gap.lack == Lack::Message).count(), texts.messages() - 2);
    assert!(texts.gaps(&Locale::new("en")).is_empty());
}

#[test]
fn a_directory_is_checked_by_itself() {
    let dir = tempfile::tempdir().expect("a directory can be made");
    std::fs::create_dir(dir.path().join("zh-Hans")).expect("a folder can be made");
    std::fs::write(dir.path().join("zh-Hans/core.ftl"), "nobody = 没人\n").expect("a file can be written");
    let texts = Texts::of_dir(dir.path()).unwrap_or_else(|error| panic!("{error}"));
    let zh = Locale::new("zh-Hans");
    assert_eq!(texts.locales(), [Locale::new("en"), zh.clone()]);
    assert_eq!(texts.gaps(&zh).len(), texts.messages() - 1);
}

#[test]
fn every_message_of_every_language_can_be_shown() {
    let texts = texts();
    for locale in texts.locales() {
        let all = texts.previews(&locale);
        assert_eq!(all.len(), texts.messages(), "{}", locale.0);
        for shown in &all {
            assert!(!shown.texts.is_empty(), "{}: `{}` cannot be said", locale.0, shown.key);
        }
    }
    assert_eq!(texts.misses(), 0);
}

#[test]
fn a_message_is_shown_in_every_way_it_can_be_said() {
    let texts = texts();
    let all = texts.previews(&Locale::new("en"));
    let shown = |key: &str| all.iter().find(|shown| shown.key == key).map(|shown| shown.texts.clone());
    assert_eq!(shown("span-minutes"), Some(vec!["1 minute".into(), "2 minutes".into(), "5 minutes".into()]));
    assert_eq!(shown("seat-person"), Some(vec!["#3 Dexter".into(), "#3 Dexter (bot)".into()]));
    assert_eq!(shown("over-draw").map(|texts| texts.len()), Some(1));
}
