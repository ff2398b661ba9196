//! What others wrote, made harmless before it is shown.

/// Names are shown up to this many characters.
pub const NAME_CHARS_MAX: usize = 32;

/// Other people's sentences are shown up to this many characters.
pub const SAID_CHARS_MAX: usize = 1000;

/// Combining marks beyond this many in a row are dropped.
const MARKS_MAX: usize = 2;

/// How words that others wrote are escaped for a platform.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Escape {
    /// Not at all: a terminal, JSON, the plain body of a Matrix message.
    #[default]
    Plain,
    /// For Discord's Markdown.
    Discord,
    /// For HTML: the formatted body of a Matrix message.
    Html,
}

impl Escape {
    /// Escapes cleaned text.
    #[must_use]
    pub fn apply(self, text: &str) -> String {
        match self {
            Escape::Plain => text.to_owned(),
            Escape::Discord => {
                let mut out = String::with_capacity(text.len());
                for c in text.chars() {
                    // Markdown, mentions, timestamps, custom emoji and links all begin with one of these.
                    if "\\*_~`|<>[]()#:-".contains(c) {
                        out.push('\\');
                    }
                    out.push(c);
                }
                out
            }
            Escape::Html => {
                let mut out = String::with_capacity(text.len());
                for c in text.chars() {
                    match c {
                        '&' => out.push_str("&amp;"),
                        '<' => out.push_str("&lt;"),
                        '>' => out.push_str("&gt;"),
                        '"' => out.push_str("&quot;"),
                        '\'' => out.push_str("&#39;"),
                        plain => out.push(plain),
                    }
                }
                out
            }
        }
    }
}

/// Text on one line without control, bidirectional, zero-width and other unseen characters,
/// without piled-up accents and without anything a platform would take for a mention,
/// cut to `chars_max` characters. May be empty.
#[must_use]
pub fn clean(text: &str, chars_max: usize) -> String {
    let mut out = String::new();
    let (mut shown, mut marks, mut gap) = (0, 0, false);
    for c in text.chars() {
        if c.is_whitespace() {
            gap = shown > 0;
            continue;
        }
        if is_unseen(c) {
            continue;
        }
        if is_mark(c) {
            marks += 1;
            if marks > MARKS_MAX || shown == 0 {
                continue;
            }
        } else {
            marks = 0;
            if shown + usize::from(gap) >= chars_max {
                out.push('…');
                break;
            }
            if gap {
                out.push(' ');
                shown += 1;
                gap = false;
            }
            shown += 1;
        }
        // `@everyone`, `@room`, `@here` and user ids ring bells; the full-width sign reads the same.
        out.push(if c == '@' { '＠' } else { c });
    }
    out
}

/// Text of several lines, each of them [`clean`]; no more than one empty line in a row. May be empty.
#[must_use]
pub fn clean_lines(text: &str, chars_max: usize) -> String {
    let mut out = String::new();
    let (mut left, mut gap) = (chars_max, false);
    for line in text.lines() {
        let line = clean(line, left);
        if line.is_empty() {
            gap = !out.is_empty();
            continue;
        }
        if !out.is_empty() {
            out.push_str(if gap { "\n\n" } else { "\n" });
        }
        gap = false;
        left = left.saturating_sub(line.chars().count());
        out.push_str(&line);
        if left == 0 {
            break;
        }
    }
    out
}

/// Whether a character takes no ink, or turns the direction of what follows.
pub(super) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(u32::from(c),
            0xAD | 0x34F | 0x61C | 0x115F..=0x1160 | 0x17B4..=0x17B5 | 0x180B..=0x180F
            | 0x200B..=0x200F | 0x2028..=0x202E | 0x2060..=0x206F | 0x2800 | 0x3164
            | 0xE000..=0xF8FF | 0xFDD0..=0xFDEF | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFB
            | 0xFFFE..=0xFFFF | 0x1D173..=0x1D17A | 0xE0000..=0x10_FFFF)
}

/// Whether a character is drawn over the one before it.
fn is_mark(c: char) -> bool {
    matches!(u32::from(c),
        0x300..=0x36F | 0x483..=0x489 | 0x591..=0x5BD | 0x610..=0x61A | 0x64B..=0x65F | 0x1AB0..=0x1AFF
        | 0x1DC0..=0x1DFF | 0x20D0..=0x20FF | 0x302A..=0x302F | 0x3099..=0x309A | 0xFE20..=0xFE2F)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unseen_characters_are_dropped() {
        assert_eq!(clean("\u{202e}A\u{200b}n\u{0}n\u{2066}\u{feff}", 32), "Ann");
        assert_eq!(clean("\u{200b}\u{3164}\u{e0041}", 32), "");
    }

    #[test]
    fn accents_do_not_pile_up() {
        let piled = format!("a{}b", "\u{301}".repeat(50));
        assert_eq!(clean(&piled, 32).chars().count(), 2 + MARKS_MAX);
    }

    #[test]
    fn a_long_name_is_cut_and_stays_on_one_line() {
        assert_eq!(clean("a\n\n  b\tc", 32), "a b c");
        let long = clean(&"名".repeat(100), NAME_CHARS_MAX);
        assert_eq!(long.chars().count(), NAME_CHARS_MAX + 1);
        assert!(long.ends_with('…'));
    }

    #[test]
    fn lines_stay_lines_and_are_clean() {
        assert_eq!(clean_lines(" a  b \r\n\n\n\u{200b}c\n@d\n\n", 100), "a b\n\nc\n＠d");
        assert_eq!(clean_lines("abc\ndef", 4), "abc\nd…");
        assert_eq!(clean_lines("\n \n", 4), "");
    }

    #[test]
    fn nobody_is_mentioned() {
        for name in ["@everyone", "<@123>", "@room", "@ann:example.org"] {
            assert!(!clean(name, 32).contains('@'), "{name}");
        }
    }

    #[test]
    fn markup_is_escaped() {
        assert_eq!(Escape::Discord.apply("_a_ **b** <t:1> `c`"), r"\_a\_ \*\*b\*\* \<t\:1\> \`c\`");
        assert_eq!(Escape::Html.apply("<b>&'\""), "&lt;b&gt;&amp;&#39;&quot;");
        assert_eq!(Escape::Plain.apply("<b>"), "<b>");
    }
}
