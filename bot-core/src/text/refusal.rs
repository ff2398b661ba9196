//! What a person hears instead of a result: what to do next, not what went wrong inside.

use super::arg::Arg;
use super::catalogue::Texts;
use super::clean::clean;
use super::face::Face;
use crate::game::{Locale, Refusal};

/// An argument of a refusal is shown up to this many characters.
const ARG_CHARS_MAX: usize = 60;

impl Texts {
    /// A refusal in words. Whatever the sender typed is repeated without any sign that a platform
    /// could take for markup, so that the text may be shown anywhere.
    #[must_use]
    pub fn refusal(&self, locale: &Locale, refusal: &Refusal) -> String {
        let mut args: Vec<(&str, Arg)> = Vec::new();
        for (name, value) in &refusal.args {
            let value = harmless(value);
            match name.as_str() {
                "command" => args.push(("usage", self.usage(locale, &value).into())),
                "option" => args.push(("name", self.option(locale, &value).into())),
                "asks" => {
                    let ways = value.split(' ').map(|ask| self.ui(locale, &format!("command-{ask}"), &[]));
                    args.push(("ways", self.teller(locale, &Face::default()).list(ways).into()));
                }
                "role" => args.push(("role_name", self.role_named(locale, &value).into())),
                _ => {}
            }
            // A number stays one, so that plurals work.
            args.push((name.as_str(), value.parse::<i64>().map_or_else(|_| Arg::from(value), Arg::from)));
        }
        let code = format!("code-{}", refusal.code);
        let reason = refusal.reason.map(|reason| format!("reason-{reason}"));
        // The most telling text first: one for an argument that was given, of the reason, of the code.
        let keys = reason.iter().chain([&code]).flat_map(|key| {
            let by_arg = refusal.args.iter().map(move |(name, _)| format!("{key}.{name}"));
            by_arg.chain([key.clone()])
        });
        for key in keys {
            if self.has(&key)
                && let Some(text) = self.find(locale, &key, &args)
            {
                return text;
            }
        }
        self.ui(locale, &code, &args)
    }

    fn role_named(&self, locale: &Locale, id: &str) -> String {
        id.parse().map_or_else(|_| id.to_owned(), |role| self.role(locale, role))
    }
}

/// What was typed, without signs that mean something to some platform.
fn harmless(value: &str) -> String {
    let plain: String = value.chars().filter(|c| !"<>&*`~|[]()\\\"'".contains(*c)).collect();
    clean(&plain, ARG_CHARS_MAX)
}
