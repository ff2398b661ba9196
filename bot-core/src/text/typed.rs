//! Typed words, read leniently: full-width signs, mentions of two platforms, spans of time.

use crate::game::{PersonId, Platform, PlayerRef};

use super::words::Words;

/// Narrows full-width letters, digits, signs and spaces, and lowers nothing. One character in, one out.
pub(super) fn fold(text: &str) -> String {
    text.chars().map(fold_char).collect()
}

pub(super) fn fold_char(c: char) -> char {
    match u32::from(c) {
        wide @ 0xFF01..=0xFF5E => char::from_u32(wide - 0xFEE0).unwrap_or(c),
        0x3000 => ' ',
        _ => c,
    }
}

/// A player as typed: a number, a mention, or whatever else may turn out to be an id or a name.
/// `None` for nothing at all.
pub(super) fn player(text: &str) -> Option<PlayerRef> {
    let text = text.trim().trim_matches(['"', '“', '”', '「', '」']).trim();
    if text.is_empty() {
        return None;
    }
    let folded = fold(text);
    if let Some(number) = number(&folded) {
        return Some(PlayerRef::Number(number));
    }
    Some(mention(&folded).map_or_else(|| PlayerRef::Typed(text.to_owned()), PlayerRef::Person))
}

/// A player before a reason: `5 because …`, `5号他在笑`, `"Big Bob" smiles`, `Big Bob: he smiles`.
pub(super) fn player_with_reason(text: &str) -> Option<PlayerRef> {
    player_and_rest(text).map(|(player, _)| player)
}

/// The same, with what follows.
pub(super) fn player_and_rest(text: &str) -> Option<(PlayerRef, &str)> {
    let text = text.trim();
    let trimmed = |rest: &'_ str| -> usize { rest.len() - rest.trim_start_matches(leads_on).len() };
    let after = |at: usize| {
        let rest = text.get(at..).unwrap_or_default();
        rest.get(trimmed(rest)..).unwrap_or_default()
    };
    let after_mark = text.strip_prefix(['#', '＃']).unwrap_or(text);
    let digits: String = after_mark.chars().map(fold_char).take_while(char::is_ascii_digit).collect();
    let next = after_mark.chars().nth(digits.len());
    if next.is_none_or(|c| !c.is_ascii_alphanumeric())
        && let Some(number) = number(&digits)
    {
        let bytes: usize = after_mark.chars().take(digits.len()).map(char::len_utf8).sum();
        return Some((PlayerRef::Number(number), after(text.len() - after_mark.len() + bytes)));
    }
    if let Some((name, rest)) =
        text.strip_prefix(['"', '“', '「']).and_then(|rest| rest.split_once(['"', '”', '」']))
    {
        return Some((player(name)?, after(text.len() - rest.len())));
    }
    let first = text.split_whitespace().next().unwrap_or_default();
    if let Some(person @ PlayerRef::Person(_)) = player(first) {
        return Some((person, after(first.len())));
    }
    let name = text.split([',', ':', ';', '，', '：', '；', '。', '\n']).next().unwrap_or_default();
    Some((player(name)?, after(name.len())))
}

/// What stands between a player and what is said of them.
fn leads_on(c: char) -> bool {
    c.is_whitespace() || matches!(c, '号' | '號' | '番' | '.' | '。' | ',' | '，' | ':' | '：' | ';' | '；')
}

/// `5`, `#5`, `5号`, `5番`, `5.`
fn number(folded: &str) -> Option<u16> {
    let digits = folded.strip_prefix('#').unwrap_or(folded).trim_end_matches(['号', '號', '番', '.', '。']);
    if digits.is_empty() || digits.len() > 5 || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok()
}

/// Whether a sign divides items of a list.
pub(super) fn divides(c: char) -> bool {
    matches!(fold_char(c), ',' | '、' | ';') || fold_char(c).is_whitespace()
}

/// Several players: all of them numbers or mentions, else the whole is one name.
pub(super) fn players(text: &str) -> Vec<PlayerRef> {
    let parts: Vec<PlayerRef> = text.split(divides).filter_map(player).collect();
    let certain = |part: &PlayerRef| match part {
        PlayerRef::Number(_) | PlayerRef::Person(_) => true,
        PlayerRef::Typed(_) => false,
    };
    if parts.len() > 1 && !parts.iter().all(certain) { player(text).into_iter().collect() } else { parts }
}

/// Only numbers, at least one: an answer to the one thing that is asked.
pub(super) fn bare_numbers(text: &str) -> Option<Vec<PlayerRef>> {
    let parts = players(text);
    let all_numbers = parts.iter().all(|part| match part {
        PlayerRef::Number(_) => true,
        PlayerRef::Person(_) | PlayerRef::Typed(_) => false,
    });
    (all_numbers && !parts.is_empty() && parts.len() <= 8).then_some(parts)
}

/// A person that a platform's mention names.
fn mention(folded: &str) -> Option<PersonId> {
    if let Some(inner) = folded.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>')) {
        let digits = inner.strip_prefix('!').unwrap_or(inner);
        return is_snowflake(digits).then(|| PersonId::new(Platform::Discord, digits));
    }
    if is_snowflake(folded) && folded.len() >= 15 {
        return Some(PersonId::new(Platform::Discord, folded));
    }
    if let Some((_, link)) = folded.split_once("https://matrix.to/#/") {
        let id = link.split([')', '?', '"', '>', ' ']).next().unwrap_or_default();
        let id = id.replace("%40", "@").replace("%3A", ":").replace("%3a", ":");
        return is_matrix_id(&id).then(|| PersonId::new(Platform::Matrix, &id));
    }
    is_matrix_id(folded).then(|| PersonId::new(Platform::Matrix, folded))
}

fn is_snowflake(text: &str) -> bool {
    !text.is_empty() && text.len() <= 20 && text.bytes().all(|b| b.is_ascii_digit())
}

fn is_matrix_id(text: &str) -> bool {
    let (Some(rest), 3..=255) = (text.strip_prefix('@'), text.len()) else { return false };
    rest.split_once(':').is_some_and(|(name, server)| !name.is_empty() && !server.is_empty())
        && !rest.contains(|c: char| c.is_whitespace() || c.is_control())
}

/// A span in seconds: `90`, `90s`, `1m30s`, `2分钟`; at most a day.
pub(super) fn duration_s(words: &Words, text: &str) -> Option<u32> {
    let folded: String = fold(text).chars().filter(|c| !c.is_whitespace()).collect();
    let (mut rest, mut total) = (folded.as_str(), 0_u64);
    for _ in 0..4 {
        if rest.is_empty() {
            break;
        }
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (number, after) = rest.split_at(digits);
        if number.is_empty() || number.len() > 6 {
            return None;
        }
        let unit = after.find(|c: char| c.is_ascii_digit()).unwrap_or(after.len());
        let (unit, after) = after.split_at(unit);
        let seconds = if unit.is_empty() { 1 } else { words.unit_s(unit)? };
        total = total.checked_add(number.parse::<u64>().ok()?.checked_mul(seconds)?)?;
        rest = after;
    }
    (rest.is_empty() && (1..=86_400).contains(&total)).then(|| u32::try_from(total).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_in_many_ways() {
        let discord = PlayerRef::Person(PersonId::new(Platform::Discord, "123456789012345678"));
        let matrix = PlayerRef::Person(PersonId::new(Platform::Matrix, "@ann:example.org"));
        for (text, wanted) in [
            ("5", PlayerRef::Number(5)),
            ("５号", PlayerRef::Number(5)),
            ("5號", PlayerRef::Number(5)),
            ("５番", PlayerRef::Number(5)),
            ("#12", PlayerRef::Number(12)),
            ("<@123456789012345678>", discord.clone()),
            ("<@!123456789012345678>", discord.clone()),
            ("123456789012345678", discord),
            ("@ann:example.org", matrix.clone()),
            ("https://matrix.to/#/@ann:example.org", matrix.clone()),
            ("[Ann](https://matrix.to/#/%40ann%3Aexample.org)", matrix),
            ("\"Big Bob\"", PlayerRef::Typed("Big Bob".to_owned())),
            ("<@everyone>", PlayerRef::Typed("<@everyone>".to_owned())),
            ("p12", PlayerRef::Typed("p12".to_owned())),
        ] {
            assert_eq!(player(text), Some(wanted), "{text}");
        }
        assert_eq!(player("  "), None);
    }

    #[test]
    fn an_accused_may_be_named_with_a_reason() {
        let typed = |name: &str| Some(PlayerRef::Typed(name.to_owned()));
        for (text, wanted) in [
            ("3", Some(PlayerRef::Number(3))),
            ("3 because he smiled", Some(PlayerRef::Number(3))),
            ("#3: he smiled", Some(PlayerRef::Number(3))),
            ("３号他在笑", Some(PlayerRef::Number(3))),
            ("p3", typed("p3")),
            ("3cats", typed("3cats")),
            ("Big Bob", typed("Big Bob")),
            ("Big Bob: he smiled", typed("Big Bob")),
            ("\"Big Bob\" smiled", typed("Big Bob")),
            (
                "@ann:example.org smiled",
                Some(PlayerRef::Person(PersonId::new(Platform::Matrix, "@ann:example.org"))),
            ),
            ("  ", None),
        ] {
            assert_eq!(player_with_reason(text), wanted, "{text}");
        }
    }

    #[test]
    fn what_follows_a_player_is_a_reason() {
        for (text, wanted) in [
            ("5 he insults people", (PlayerRef::Number(5), "he insults people")),
            ("５号他骂人", (PlayerRef::Number(5), "他骂人")),
            ("#5: rude", (PlayerRef::Number(5), "rude")),
            ("5", (PlayerRef::Number(5), "")),
            ("Big Bob: rude", (PlayerRef::Typed("Big Bob".to_owned()), "rude")),
            ("\"Big Bob\" rude", (PlayerRef::Typed("Big Bob".to_owned()), "rude")),
            ("<@77> rude", (PlayerRef::Person(PersonId::new(Platform::Discord, "77")), "rude")),
        ] {
            assert_eq!(player_and_rest(text), Some(wanted), "{text}");
        }
        assert_eq!(player_and_rest("  "), None);
    }

    #[test]
    fn several_players_are_numbers_or_one_name() {
        assert_eq!(players("5 7"), [PlayerRef::Number(5), PlayerRef::Number(7)]);
        assert_eq!(players("5，7、8"), [5, 7, 8].map(PlayerRef::Number));
        assert_eq!(players("Big Bob"), [PlayerRef::Typed("Big Bob".to_owned())]);
        assert_eq!(bare_numbers("5, 7"), Some(vec![PlayerRef::Number(5), PlayerRef::Number(7)]));
        assert_eq!(bare_numbers("5 pounds"), None);
        assert_eq!(bare_numbers(""), None);
    }
}
