//! Read aloud, every message says all that it shows: nothing is told by a pictograph or by the place of words alone.

use std::collections::BTreeMap;

use super::texts;

/// Whether a sign is a picture to the eye and silence, or a long name, to the ear.
fn is_pictograph(c: char) -> bool {
    matches!(c,
        '\u{d7}'
        | '\u{2190}'..='\u{21ff}'
        | '\u{2300}'..='\u{23ff}'
        | '\u{2460}'..='\u{27bf}'
        | '\u{2900}'..='\u{297f}'
        | '\u{2b00}'..='\u{2bff}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{1f000}'..='\u{1faff}')
}

fn heard(text: &str) -> String {
    let words: String = text.chars().filter(|c| !is_pictograph(*c)).collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn no_message_tells_anything_by_a_pictograph_alone() {
    let texts = texts();
    for locale in texts.locales() {
        let mut all: BTreeMap<String, (String, String)> = BTreeMap::new();
        for shown in texts.previews(&locale) {
            for text in &shown.texts {
                let words = heard(text);
                assert!(
                    words.chars().any(char::is_alphanumeric) || !text.chars().any(is_pictograph),
                    "{}: `{}` is nothing but signs: {text}",
                    locale.0,
                    shown.key
                );
                let seen: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let (key, other) = all.entry(words).or_insert_with(|| (shown.key.clone(), seen.clone()));
                assert_eq!(*other, seen, "{}: `{key}` and `{}` sound alike", locale.0, shown.key);
            }
        }
    }
}

#[test]
fn no_message_sets_words_in_columns() {
    let texts = texts();
    for locale in texts.locales() {
        for shown in texts.previews(&locale) {
            for line in shown.texts.iter().flat_map(|text| text.lines()) {
                let inner = line.trim();
                let drawn = inner.chars().any(|c| matches!(c, '\t' | '\u{2500}'..='\u{257f}'));
                assert!(
                    !drawn && !inner.contains("   "),
                    "{}: `{}` wants to be looked at: {line}",
                    locale.0,
                    shown.key
                );
            }
        }
    }
}
