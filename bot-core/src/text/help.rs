//! Help, the glossary, the list of rule sets and of languages.

use super::arg::Arg;
use super::catalogue::Texts;
use super::clean::clean;
use super::command::{ArgKind, COMMANDS, CommandGroup, CommandSpec};
use super::face::Face;
use super::teller::lines;
use super::typed::fold;
use super::words::Head;
use crate::game::{Locale, RuleSet};

impl Texts {
    /// All commands that can be given, in the order of the list.
    #[must_use]
    pub fn commands(&self) -> &'static [CommandSpec] {
        COMMANDS
    }

    /// A command's name in a language.
    #[must_use]
    pub fn command_name(&self, locale: &Locale, spec: &CommandSpec) -> String {
        self.ui(locale, &format!("command-{}", spec.id), &[])
    }

    /// What a command does, in a line.
    #[must_use]
    pub fn command_about(&self, locale: &Locale, spec: &CommandSpec) -> String {
        self.ui(locale, &format!("command-{}.about", spec.id), &[])
    }

    /// How a command is typed: its name and what it takes.
    #[must_use]
    pub fn usage(&self, locale: &Locale, id: &str) -> String {
        let Some(spec) = COMMANDS.iter().find(|spec| spec.id == id) else { return clean(id, 40) };
        let mut words = vec![self.command_name(locale, spec)];
        for arg in spec.args {
            let name = self.ui(locale, &format!("arg-{}", arg.kind.id()), &[]);
            words.push(match (arg.required, arg.many) {
                (true, false) => name,
                (true, true) => format!("{name}…"),
                (false, _) => format!("[{name}]"),
            });
        }
        words.join(" ")
    }

    /// All commands with what they do; or one command in full, by any of its names.
    #[must_use]
    pub fn help(&self, locale: &Locale, command: Option<&str>) -> String {
        let Some(wanted) = command else { return self.help_all(locale) };
        let wanted = fold(wanted.trim_start_matches(['!', '！', '/']).trim());
        match self.words.command(&wanted) {
            Some(Head::Command(spec)) => self.help_one(locale, spec),
            Some(Head::Powerless(_)) | None => {
                self.ui(locale, "help-unknown", &[("typed", clean(&wanted, 20).into())])
            }
        }
    }

    fn help_all(&self, locale: &Locale) -> String {
        let mut all = vec![self.ui(locale, "help-intro", &[])];
        for group in CommandGroup::ALL {
            all.push(self.ui(locale, &format!("help-group-{}", group.id()), &[]));
            for spec in COMMANDS.iter().filter(|spec| spec.group == *group) {
                all.push(self.ui(
                    locale,
                    "help-row",
                    &[
                        ("usage", self.usage(locale, spec.id).into()),
                        ("about", self.command_about(locale, spec).into()),
                    ],
                ));
            }
        }
        all.push(self.ui(locale, "help-outro", &[]));
        lines(all)
    }

    fn help_one(&self, locale: &Locale, spec: &CommandSpec) -> String {
        let aliases = self.ui(locale, &format!("command-{}.aliases", spec.id), &[]);
        let names: Vec<String> = aliases
            .split([',', '，', '、'])
            .map(|name| name.trim().to_owned())
            .chain([spec.id.to_owned()])
            .filter(|name| !name.is_empty() && *name != self.command_name(locale, spec))
            .collect();
        let args = spec.args.iter().map(|arg| {
            let key = format!("arg-{}", arg.kind.id());
            let about = self.ui(locale, &format!("{key}.about"), &[]);
            self.ui(
                locale,
                "help-row",
                &[("usage", self.ui(locale, &key, &[]).into()), ("about", about.into())],
            )
        });
        lines([
            self.ui(
                locale,
                "help-row",
                &[
                    ("usage", self.usage(locale, spec.id).into()),
                    ("about", self.command_about(locale, spec).into()),
                ],
            ),
            lines(args),
            lines(self.settable(locale, spec)),
            if names.is_empty() {
                String::new()
            } else {
                self.ui(locale, "help-also", &[("names", self.list(locale, &names).into())])
            },
        ])
    }

    /// The options that a command may set, each with what it means.
    fn settable(&self, locale: &Locale, spec: &CommandSpec) -> Vec<String> {
        if spec.args.iter().all(|arg| arg.kind != ArgKind::Option) {
            return Vec::new();
        }
        self.words
            .options()
            .map(|path| {
                let about = self.option_about(locale, path);
                self.ui(locale, "help-row", &[("usage", path.into()), ("about", about.into())])
            })
            .collect()
    }

    /// The glossary; or one word of it, in any language or by its id.
    #[must_use]
    pub fn terms(&self, locale: &Locale, word: Option<&str>) -> String {
        let keys: Vec<&str> = self.keys("term-").filter(|key| !key.contains('.')).collect();
        let row = |key: &str| {
            self.ui(
                locale,
                "terms-row",
                &[
                    ("word", self.ui(locale, key, &[]).into()),
                    ("about", self.ui(locale, &format!("{key}.about"), &[]).into()),
                ],
            )
        };
        let Some(wanted) = word else {
            return lines([self.ui(locale, "terms-intro", &[])].into_iter().chain(keys.into_iter().map(row)));
        };
        let wanted = fold(wanted.trim()).to_lowercase();
        let names = |key: &str| {
            let mut names = vec![key.trim_start_matches("term-").to_owned()];
            for locale in self.locales() {
                let name = self.ui(&locale, key, &[]).to_lowercase();
                names.extend(name.split(['/', ',', '、']).map(|part| part.trim().to_owned()));
                names.push(name);
            }
            names
        };
        let exact: Vec<&str> = keys.iter().copied().filter(|key| names(key).contains(&wanted)).collect();
        let near = || {
            let has = |name: &String| !wanted.is_empty() && name.contains(&wanted);
            keys.iter().copied().filter(|key| names(key).iter().any(has)).take(TERMS_MAX).collect()
        };
        let found: Vec<&str> = if exact.is_empty() { near() } else { exact };
        if found.is_empty() {
            return self.ui(locale, "terms-unknown", &[("typed", clean(&wanted, 20).into())]);
        }
        lines(found.into_iter().map(row))
    }

    /// The rule sets that can be played here.
    #[must_use]
    pub fn rulesets<'r>(&self, locale: &Locale, all: impl IntoIterator<Item = &'r RuleSet>) -> String {
        let rows = all.into_iter().map(|rules| {
            let about = self.ruleset_about(locale, &rules.id);
            self.ui(
                locale,
                "rulesets-row",
                &[
                    ("ruleset", self.ruleset_name(locale, &rules.id).into()),
                    ("first", rules.players.0.into()),
                    ("last", rules.players.1.into()),
                    ("known", (!about.is_empty()).into()),
                    ("about", about.into()),
                ],
            )
        });
        lines([self.ui(locale, "rulesets-intro", &[])].into_iter().chain(rows))
    }

    /// The languages that the judge speaks, each in its own words.
    #[must_use]
    pub fn languages(&self, locale: &Locale) -> String {
        let names: Vec<String> = self
            .locales()
            .iter()
            .map(|own| {
                let name = self.ui(own, "language", &[]);
                self.ui(locale, "language-row", &[("name", name.into()), ("tag", own.as_str().into())])
            })
            .collect();
        let face = Face::default();
        let list = self.teller(locale, &face).list(names);
        self.ui(locale, "languages", &[("languages", Arg::from(list))])
    }
}

/// So many near matches of a glossary word are shown.
const TERMS_MAX: usize = 8;
