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
            args.push((name.as_str(), shown(value)));
            match name.as_str() {
                "command" => args.push(("usage", self.usage(locale, value).into())),
                "option" => args.push(("name", self.option_name(locale, value).into())),
                "role" => args.push(("role_name", self.say_role(locale, value).into())),
                _ => {}
            }
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

    fn say_role(&self, locale: &Locale, id: &str) -> String {
        id.parse().map_or_else(|_| clean(id, ARG_CHARS_MAX), |role| self.role(locale, role))
    }

    fn option_name(&self, locale: &Locale, path: &str) -> String {
        self.teller(locale, &Face::default()).option_name(path)
    }
}

/// A number as such, so that plurals work; anything else without signs that mean something somewhere.
fn shown(value: &str) -> Arg {
    match value.parse::<i64>() {
        Ok(number) => Arg::Number(number),
        Err(_) => {
            let harmless: String = value.chars().filter(|c| !"<>&*`~|[]()\\\"'".contains(*c)).collect();
            Arg::Text(clean(&harmless, ARG_CHARS_MAX))
        }
    }
}
