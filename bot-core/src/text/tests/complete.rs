//! Every language says what English says, and every word of the game has its message.

use super::texts;
use crate::game::options;
use crate::ruleset::RuleSets;
use crate::text::rules::section_of;

#[test]
fn every_language_has_every_message_with_the_same_arguments() {
    let texts = texts();
    let (_, english) = texts.entries().next().expect("English is there");
    for (locale, entries) in texts.entries() {
        for (key, (file, entry)) in english.iter().filter(|(key, _)| !key.starts_with('-')) {
            let Some((_, own)) = entries.get(key) else { panic!("{}: no `{key}` ({file})", locale.0) };
            assert_eq!(own.args, entry.args, "{}: arguments of `{key}` ({file})", locale.0);
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
