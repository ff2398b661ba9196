//! What a player is asked, with numbered choices and how to answer.

use std::collections::BTreeMap;

use super::catalogue::Texts;
use super::face::Face;
use super::teller::{Teller, lines};
use crate::game::rules::DayForm;
use crate::game::{Ask, Locale, Moment, Prompt, Role, Target};

/// What is asked, by reference: of a prompt or of the notice that tells it.
pub(super) struct Asked<'a> {
    pub(super) ask: Ask,
    pub(super) targets: &'a [Target],
    pub(super) min: u8,
    pub(super) max: u8,
    pub(super) may_decline: bool,
    pub(super) ends: Option<Moment>,
    pub(super) chosen: &'a [Target],
    pub(super) roles: &'a BTreeMap<Role, u8>,
    pub(super) calls_boss: bool,
}

impl Texts {
    /// A prompt as text: the question, the choices by number, how to answer.
    #[must_use]
    pub fn prompt(&self, locale: &Locale, prompt: &Prompt, face: &Face) -> String {
        self.teller(locale, face).asked(&asked(prompt))
    }

    /// The question alone, with what time is left, for platforms that show the choices as a menu; with how
    /// to answer what no menu can hold.
    #[must_use]
    pub fn question(&self, locale: &Locale, prompt: &Prompt, face: &Face) -> String {
        let teller = self.teller(locale, face);
        match prompt.ask {
            // No menu holds what is to be written.
            Ask::Write => teller.asked(&asked(prompt)),
            _ => {
                let how = teller.how_in_words(&asked(prompt)).unwrap_or_default();
                lines([teller.question(&asked(prompt)), how])
            }
        }
    }

    /// The choices of a prompt, each as a menu shows it.
    #[must_use]
    pub fn choices(&self, locale: &Locale, prompt: &Prompt, face: &Face) -> Vec<(Target, String)> {
        let teller = self.teller(locale, face);
        teller.choices(prompt.ask, &prompt.targets)
    }
}

fn asked(prompt: &Prompt) -> Asked<'_> {
    Asked {
        ask: prompt.ask,
        targets: &prompt.targets,
        min: prompt.min,
        max: prompt.max,
        may_decline: prompt.may_decline,
        ends: prompt.ends,
        chosen: &prompt.chosen,
        roles: &prompt.roles,
        calls_boss: prompt.calls_boss,
    }
}

impl Teller<'_> {
    fn question(&self, asked: &Asked<'_>) -> String {
        // Where nobody shuts their eyes a question is asked otherwise.
        let by_day = self.face.rules.as_ref().is_some_and(|rules| rules.day == DayForm::Window);
        let (plain, open) = (format!("prompt-{}", asked.ask), format!("prompt-{}.window", asked.ask));
        let key = if by_day && self.texts.has(&open) { open } else { plain };
        let args = [
            ("min", asked.min.into()),
            ("max", asked.max.into()),
            ("count", self.room_for(asked.ask).into()),
        ];
        let question = self.say(&key, &args);
        self.limited(question, asked.ends)
    }

    pub(super) fn asked(&self, asked: &Asked<'_>) -> String {
        let choices = self.choices(asked.ask, asked.targets).into_iter().map(|(_, choice)| choice);
        let mut all = vec![self.question(asked), lines(choices)];
        if !asked.chosen.is_empty() {
            let chosen = self.aims(asked.ask, asked.chosen);
            all.push(self.say("prompt-chosen", &[("targets", chosen.into())]));
        }
        let in_words = self.how_in_words(asked);
        match (asked.ask, asked.targets.first()) {
            _ if in_words.is_some() => {
                all.extend(in_words);
                all.extend(asked.may_decline.then(|| self.how_to_decline(asked.ask)));
            }
            (Ask::Order, _) => all.push(self.say("prompt-how-order", &[])),
            (Ask::Side, _) => all.push(self.say("prompt-how-side", &[])),
            (Ask::Write, Some(first)) => {
                let command = self.say("command-write", &[]);
                let args = [("command", command.into()), ("example", first.0.into())];
                all.push(self.say("prompt-how-write", &args));
                all.push(self.how_to_decline(asked.ask));
            }
            (Ask::JoinUp | Ask::Transfer, Some(first)) => {
                let command = self.say(&format!("command-{}", asked.ask), &[]);
                let args = [("command", command.into()), ("example", first.0.into())];
                all.push(self.say("prompt-how-typed", &args));
            }
            (Ask::Recover, _) => {
                all.push(
                    self.say("prompt-how-recover", &[("command", self.say("command-recover", &[]).into())]),
                );
            }
            (Ask::Squeeze, _) => all.push(self.say("prompt-how-squeeze", &[])),
            (Ask::Notice, first) => {
                let example = first.map_or(1, |target| target.0);
                all.push(self.say("prompt-how-notice", &[("example", example.into())]));
                if asked.may_decline {
                    all.push(self.how_to_decline(asked.ask));
                }
            }
            (Ask::Approve, _) => all.push(self.say("prompt-how-approve", &[])),
            (_, Some(first)) => all.push(self.how(asked, *first)),
            (_, None) => {}
        }
        lines(all)
    }

    /// How to answer, with an example.
    fn how(&self, asked: &Asked<'_>, first: Target) -> String {
        let command = self.say(&format!("command-{}", asked.ask), &[]);
        let how = self.say(
            "prompt-how",
            &[
                ("command", command.into()),
                ("example", first.0.into()),
                ("max", asked.max.into()),
                ("exact", (asked.min == asked.max).into()),
                ("several", self.face.several.into()),
            ],
        );
        lines([how, if asked.may_decline { self.how_to_decline(asked.ask) } else { String::new() }])
    }

    fn how_to_decline(&self, ask: Ask) -> String {
        let key = match ask {
            Ask::Vote => "prompt-how-abstain",
            Ask::Accuse => "prompt-how-accuse",
            _ => "prompt-how-decline",
        };
        let command = self.say(&format!("command-{ask}"), &[]);
        self.say(key, &[("command", command.into()), ("several", self.face.several.into())])
    }

    /// The choices, each with its number and whom it means; none where a mere number is asked for.
    fn choices(&self, ask: Ask, targets: &[Target]) -> Vec<(Target, String)> {
        if ask == Ask::Squeeze {
            return Vec::new();
        }
        targets.iter().map(|target| (*target, self.aims(ask, std::slice::from_ref(target)))).collect()
    }
}
