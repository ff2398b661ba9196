//! Where the host meets the words: messages, refusals and answers in a reader's language.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::game::{Code, Locale, Moment, Notice, PersonId, Place, Platform, Refusal, Table};
use crate::text::{Escape, Face, Held, Query};

use super::directory::TableView;
use super::input::HostError;
use super::shared::Shared;
use super::view::view_of;

/// How a table's people are shown on a platform. `before` is how the table stood a step
/// earlier: whoever has just left is known from there.
pub(super) fn face(table: &Table, before: Option<&Table>, platform: Platform, at: Moment) -> Face {
    let mut face = Face::of(table, escape(platform), at);
    if platform == Platform::Discord {
        face = face.with_moments(|moment| format!("<t:{}:R>", moment.0 / 1000));
    }
    // Whoever was masked when this was said stays masked, even if it was the last thing of the game.
    if let (None, Some(game)) = (&table.game, before.and_then(|before| before.game.as_ref())) {
        face = face.with_characters(&game.characters);
    }
    for player in before.iter().flat_map(|before| &before.players) {
        face = face.with_person(player.person.clone(), &player.name);
    }
    face
}

/// The Matrix adapter turns plain text into HTML itself.
pub(super) fn escape(platform: Platform) -> Escape {
    match platform {
        Platform::Discord => Escape::Discord,
        Platform::Matrix | Platform::Console | Platform::Computer => Escape::Plain,
    }
}

impl Shared {
    /// A message as text. A fault in the words must not stop a table: the message is then empty of
    /// words, and the platform still has it as data.
    pub(super) fn say(&self, locale: &Locale, notice: &Notice, face: &Face) -> String {
        let say = || self.texts.notice(locale, notice, face);
        catch_unwind(AssertUnwindSafe(say)).unwrap_or_default()
    }

    /// A refusal as text.
    pub(super) fn refuse(&self, locale: &Locale, refusal: &Refusal) -> String {
        catch_unwind(AssertUnwindSafe(|| self.texts.refusal(locale, refusal))).unwrap_or_default()
    }

    /// The answer to a question, for the person alone. A refusal is for the person's eyes too.
    pub(super) fn answer(
        &self,
        query: &Query,
        person: &PersonId,
        view: Option<&TableView>,
    ) -> Result<Result<String, Refusal>, HostError> {
        let locale = &self.language(person, view)?;
        let texts = &self.texts;
        let standing = view.and_then(|view| Some((view, view.state.standing()?)));
        let face = |table: &Table| face(table, None, person.platform(), self.clock.now());
        let at_table = |say: &dyn Fn(&TableView, &Table) -> String| match standing {
            Some((view, table)) => Ok(say(view, table)),
            None => Err(Code::NoTable.into()),
        };
        Ok(match query {
            Query::Help(None) => match standing {
                Some((view, table)) => {
                    let own = view.prompts.iter().filter(|prompt| prompt.person == *person);
                    let own: Vec<_> = own.cloned().collect();
                    Ok(texts.help_now(locale, table, person, &own, &face(table)))
                }
                None => Ok(texts.help(locale, None)),
            },
            Query::Help(command) => Ok(texts.help(locale, command.as_deref())),
            Query::HelpAll => Ok(texts.help(locale, None)),
            Query::Intro => Ok(texts.ui(locale, "intro", &[])),
            Query::Terms(word) => Ok(texts.terms(locale, word.as_deref())),
            Query::Rulesets => {
                let all = self.rules.ids().filter_map(|id| self.rules.get(id));
                Ok(texts.rulesets(locale, all.map(AsRef::as_ref)))
            }
            Query::Rules(wanted) => {
                let rules = match (wanted, standing) {
                    (Some(id), _) => self.rules.get(id),
                    (None, Some((_, table))) => Some(&table.rules),
                    (None, None) => self.rules.get(&self.ruleset),
                };
                match rules {
                    Some(rules) => Ok(texts.rules(locale, rules)),
                    None => {
                        Err(Refusal::new(Code::UnknownRuleset)
                            .with("ruleset", wanted.as_deref().unwrap_or("")))
                    }
                }
            }
            Query::Table => at_table(&|_, table| texts.table(locale, table, &face(table))),
            Query::Recap => at_table(&|_, table| texts.recap(locale, table, &face(table))),
            Query::Explain => at_table(&|view, table| {
                let own: Vec<_> =
                    view.prompts.iter().filter(|prompt| prompt.person == *person).cloned().collect();
                texts.explain(locale, table, &own, &face(table))
            }),
            Query::Role => match standing {
                Some((view, table)) => self.own_cards(locale, person, view, &face(table))?,
                None => Err(Code::NoTable.into()),
            },
            Query::Posts => match standing {
                None => Err(Code::NoTable.into()),
                Some((_, table)) => match &table.game {
                    Some(game) if table.rules.activity => Ok(texts.posts(locale, game, &face(table))),
                    Some(_) => Err(Code::Forbidden.into()),
                    None => Err(Code::NoGame.into()),
                },
            },
            // These are answered beside the tables.
            Query::Lang(_) | Query::Recall(_) | Query::Wish(_) => Ok(texts.languages(locale)),
        })
    }

    fn own_cards(
        &self,
        locale: &Locale,
        person: &PersonId,
        view: &TableView,
        face: &Face,
    ) -> Result<Result<String, Refusal>, HostError> {
        let Some(you) = view_of(self, view, Some(person))?.you else {
            return Ok(Err(Code::NotJoined.into()));
        };
        let Some(side) = you.side else { return Ok(Err(Code::NoGame.into())) };
        let (hand, knows, marks) = (&you.hand, &you.knows, &you.marks);
        let held = Held { seat: you.seat, hand, cards: &[], side, knows, marks };
        Ok(Ok(self.texts.hand(locale, &held, face)))
    }
}

/// Whether a language chosen there is the table's or the person's own.
pub(super) fn speaks_for_table(table: &Table, person: &PersonId, place: Place) -> bool {
    place == Place::Room && table.host.as_ref() == Some(person)
}
