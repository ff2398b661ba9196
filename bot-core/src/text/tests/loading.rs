//! Locale files of one's own: laid over the built-in ones, and refused with a reason where damaged.

use std::path::Path;

use crate::game::Locale;
use crate::text::{TextError, Texts};

pub(super) fn with(files: &[(&str, &str)]) -> Result<Texts, TextError> {
    let dir = tempfile::tempdir().expect("a directory can be made");
    for (name, text) in files {
        let path = dir.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder can be made");
        std::fs::write(path, text).expect("a file can be written");
    }
    Texts::with_dir(dir.path())
}

fn fault(files: &[(&str, &str)]) -> String {
    match with(files) {
        Ok(_) => panic!("{files:?} was taken"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_folder_is_a_language_and_english_fills_its_gaps() {
    let texts = with(&[("de/core.ftl", "language = Deutsch\nrole-killer = Mörder\n    .aliases = Killer\n")])
        .unwrap_or_else(|error| panic!("{error}"));
    let de = texts.best("de-AT");
    assert_eq!(de, Locale::new("de"));
    assert_eq!(texts.role(&de, crate::game::Role::Killer), "Mörder");
    assert_eq!(texts.role(&de, crate::game::Role::Police), "police");
    assert_eq!(texts.misses(), 0);
}

#[test]
fn a_message_may_be_replaced() {
    let texts = with(&[("en/mine.ftl", "nobody = no one\n")]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(texts.ui(&Locale::new("en"), "nobody", &[]), "no one");
    assert_eq!(texts.ui(&Locale::new("zh-Hans"), "nobody", &[]), "无");
}

#[test]
fn an_unknown_key_is_shown_as_itself_and_counted() {
    let texts = super::texts();
    assert_eq!(texts.ui(&Locale::new("en"), "no-such-key", &[]), "no-such-key");
    assert_eq!(texts.ui(&Locale::new("xx"), "nobody", &[]), "nobody");
    assert_eq!(texts.misses(), 1);
}

#[test]
fn a_damaged_file_is_named_with_line_and_reason() {
    for (text, wanted) in [
        ("nobody = nobody\n\nnobody {", "en/x.ftl:3: "),
        ("nobody = a\nnobody = b\n", "en/x.ftl:2: `nobody` stands twice"),
        ("\nno-such-thing = a\n", "en/x.ftl:2: unknown message `no-such-thing`"),
        ("nobody = { $who }\n", "en/x.ftl:1: `nobody` has no argument `$who`"),
        ("nobody = { somebody }\n", "en/x.ftl:1: `nobody` uses `somebody`, which is not there"),
        ("nobody = { -judge }\n", "en/x.ftl:1: `nobody` uses `-judge`, which is not there"),
        ("command-vote = kill\n", "`kill` names both "),
    ] {
        let said = fault(&[("en/x.ftl", text)]);
        assert!(said.contains(wanted), "{text:?}: {said}");
    }
}

#[test]
fn what_is_no_locale_is_refused() {
    assert!(fault(&[("not a tag/x.ftl", "nobody = a\n")]).contains("not a tag"));
    assert!(fault(&[("en/x.ftl", &format!("# {}", "x".repeat(2 << 20)))]).contains("en/x.ftl"));
    assert!(Texts::with_dir(Path::new("/nonexistent/locales")).is_err());
}
