//! Commands in the judge's texts, as they are given on Discord: `/join` for `!join`.

/// Turns the `!` before every command's name into `/`. `names` are the names in the
/// language of the text. What people wrote may be changed too; it means the same.
pub(crate) fn slashed(text: &str, names: &[String]) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('!') {
        let (before, after) = (&rest[..at], &rest[at + 1..]);
        shown.push_str(before);
        shown.push(if names.iter().any(|name| begins(after, name)) { '/' } else { '!' });
        rest = after;
    }
    shown + rest
}

/// Whether a text begins with this name and not with a longer word.
fn begins(text: &str, name: &str) -> bool {
    let after = text.strip_prefix(name).filter(|_| !name.is_empty());
    after.is_some_and(|after| {
        !name.is_ascii() || !after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
    })
}

#[cfg(test)]
mod tests {
    use super::slashed;

    #[test]
    fn commands_get_a_slash_and_feelings_do_not() {
        let names = ["join", "help", "入座"].map(String::from);
        assert_eq!(slashed("Take a seat: !join", &names), "Take a seat: /join");
        assert_eq!(slashed("Welcome! !help or !helpless!", &names), "Welcome! /help or !helpless!");
        assert_eq!(slashed("请!入座吧！!", &names), "请/入座吧！!");
        assert_eq!(slashed("", &names), "");
    }
}
