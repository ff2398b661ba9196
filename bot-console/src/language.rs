//! Which language the terminal's user reads.

use anyhow::Context;
use bot_core::game::Locale;
use bot_core::text::Texts;

/// The environment's variables for messages, the strongest first.
const VARIABLES: [&str; 4] = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that was asked for, else that of the environment.
///
/// # Errors
/// When the judge does not speak the one that was asked for.
pub(crate) fn chosen(texts: &Texts, asked: Option<&str>) -> anyhow::Result<Locale> {
    match asked {
        Some(tag) => texts.matching(tag).with_context(|| {
            let locale = chosen_by_environment(texts);
            let tags: Vec<String> =
                texts.locales().into_iter().map(|known| known.as_str().to_owned()).collect();
            let args = [("tag", tag.into()), ("tags", texts.list(&locale, &tags).into())];
            texts.ui(&locale, "console-no-language", &args)
        }),
        None => Ok(chosen_by_environment(texts)),
    }
}

fn chosen_by_environment(texts: &Texts) -> Locale {
    of_environment(texts, |name| std::env::var(name).ok())
}

fn of_environment(texts: &Texts, variable: impl Fn(&str) -> Option<String>) -> Locale {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    // `LANGUAGE` is a list of wishes and counts only where a language is set at all.
    let spoken = VARIABLES[1..].iter().find_map(set);
    let wishes = match &spoken {
        Some(value) if !matches!(value.as_str(), "C" | "POSIX") => set(&VARIABLES[0]).unwrap_or_default(),
        Some(_) | None => String::new(),
    };
    let mut wanted = wishes.split(':').filter(|wish| !wish.is_empty()).chain(spoken.as_deref());
    wanted.find_map(|wish| texts.matching(wish)).unwrap_or_else(|| texts.best(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_which_language() {
        let texts = Texts::builtin().expect("the words are whole");
        for (set, wanted) in [
            (vec![("LANG", "zh_CN.UTF-8")], "zh-Hans"),
            (vec![("LANG", "zh_TW.UTF-8")], "zh-Hant"),
            (vec![("LANG", "zh_HK"), ("LC_ALL", "")], "zh-Hant"),
            (vec![("LANG", "ja_JP.UTF-8")], "ja"),
            (vec![("LANG", "zh_CN.UTF-8"), ("LC_ALL", "en_GB.UTF-8")], "en"),
            (vec![("LANG", "en_US.UTF-8"), ("LANGUAGE", "fr:zh_CN:en")], "zh-Hans"),
            (vec![("LANG", "C"), ("LANGUAGE", "zh_CN")], "en"),
            (vec![("LANG", "fr_FR.UTF-8")], "en"),
            (vec![("LC_ALL", ""), ("LANG", "zh")], "zh-Hans"),
            (vec![], "en"),
        ] {
            let value = |name: &str| set.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned());
            assert_eq!(of_environment(&texts, value).as_str(), wanted, "{set:?}");
        }
    }
}
