//! What is suggested while somebody types an argument of a command.

use std::sync::Arc;

use bot_core::game::rules::HandForm;
use bot_core::game::{Ask, Hand, Locale, Place, Role, Seat, options, seat_at};
use bot_core::host::TableView;
use bot_core::text::{ArgKind, COMMANDS, Escape, Face, Parsed};
use poise::{ApplicationContext, BoxFuture};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::app::{App, person_of};
use crate::command::{Data, Error};
use crate::parts::{LABEL_MAX, shorten};

/// Suggestions that Discord shows.
const CHOICES_MAX: usize = 25;

/// The kinds of arguments for which there are suggestions.
pub(crate) fn has_suggestions(kind: ArgKind) -> bool {
    matches!(
        kind,
        ArgKind::Player
            | ArgKind::Role
            | ArgKind::Option
            | ArgKind::Value
            | ArgKind::Ruleset
            | ArgKind::Locale
            | ArgKind::Command
            | ArgKind::Power
            | ArgKind::Card
            | ArgKind::Side
    )
}

/// Suggests for the argument that is being typed.
pub(crate) fn suggest<'a>(
    ctx: ApplicationContext<'a, Data, Error>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let focused = ctx.interaction.data.autocomplete();
        let kind =
            focused.and_then(|option| ArgKind::ALL.iter().copied().find(|kind| kind.id() == option.name));
        let other = |name: &str| {
            let option = ctx.interaction.data.options.iter().find(|option| option.name == name);
            option.and_then(|option| option.value.as_str()).unwrap_or_default().to_owned()
        };
        let asked = Asked {
            app: ctx.data(),
            person: person_of(ctx.interaction.user.id),
            channel: ctx.interaction.guild_id.map(|_| ctx.interaction.channel_id),
            option: other(ArgKind::Option.id()),
        };
        let all = kind.map(|kind| asked.all(kind)).unwrap_or_default();
        let chosen = matching(all, typed);
        let choices = chosen
            .into_iter()
            .map(|(label, value)| AutocompleteChoice::new(shorten(&label, LABEL_MAX), value));
        CreateAutocompleteResponse::new().set_choices(choices.collect())
    })
}

/// Those that contain what was typed, those that begin with it first.
fn matching(all: Vec<(String, String)>, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().to_lowercase();
    let begins = |entry: &(String, String)| {
        entry.0.to_lowercase().starts_with(&typed) || entry.1.to_lowercase().starts_with(&typed)
    };
    let contains = |entry: &(String, String)| entry.0.to_lowercase().contains(&typed);
    let (mut first, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(begins);
    first.extend(rest.into_iter().filter(contains));
    first.retain(|(_, value)| value.encode_utf16().count() <= LABEL_MAX && !value.is_empty());
    first.truncate(CHOICES_MAX);
    first
}

struct Asked<'a> {
    app: &'a Arc<App>,
    person: bot_core::game::PersonId,
    channel: Option<serenity::all::ChannelId>,
    /// The option whose value is being typed.
    option: String,
}

impl Asked<'_> {
    /// Everything that fits, each with how it is shown and what is typed for it.
    fn all(&self, kind: ArgKind) -> Vec<(String, String)> {
        let (app, texts) = (self.app, self.app.host.texts());
        let locale = &app.locale_of(&self.person);
        let word = |id: &str| (id.to_owned(), id.to_owned());
        match kind {
            ArgKind::Ruleset => {
                let ids = app.host.rulesets().ids();
                ids.map(|id| (texts.ruleset_name(locale, id), id.to_owned())).collect()
            }
            ArgKind::Role => {
                Role::ALL.iter().map(|role| (texts.role(locale, *role), role.id().to_owned())).collect()
            }
            ArgKind::Locale => texts
                .locales()
                .into_iter()
                .map(|tag| (texts.ui(&tag, "language", &[]), tag.as_str().to_owned()))
                .collect(),
            ArgKind::Command => {
                let all = COMMANDS.iter();
                all.map(|spec| (texts.command_name(locale, spec), spec.id.to_owned())).collect()
            }
            ArgKind::Side => {
                let all = Hand::ALL.iter();
                all.map(|side| (texts.ui(locale, &format!("hand-{side}"), &[]), side.id().to_owned()))
                    .collect()
            }
            ArgKind::Card => ["1 2", "2 1"].map(word).to_vec(),
            ArgKind::Power => self.powers(locale),
            ArgKind::Player => self.table().map_or_else(Vec::new, |view| self.players(&view, locale)),
            ArgKind::Option => self.options(|path, _| (texts.option(locale, path), path.to_owned())),
            ArgKind::Value => {
                let option = match texts.parse(Place::Room, &format!("!set {} x", self.option)) {
                    Parsed::Set { option, .. } => option,
                    _ => self.option.clone(),
                };
                let about = texts.option_about(locale, &option);
                let mut all = self.options(|path, value| {
                    let shown = format!("{value} – {about}");
                    (shown, if path == option { value.to_owned() } else { String::new() })
                });
                all.retain(|(_, value)| !value.is_empty());
                all
            }
            // Free words, and numbers that nobody can guess.
            _ => Vec::new(),
        }
    }

    /// The table of the channel, or of the person.
    fn table(&self) -> Option<Arc<TableView>> {
        match self.channel {
            Some(channel) => self.app.table_in(channel),
            None => self.app.host.tables_of(&self.person).into_iter().next(),
        }
    }

    fn powers(&self, locale: &Locale) -> Vec<(String, String)> {
        let texts = self.app.host.texts();
        let asks: Vec<Ask> =
            self.app.host.prompts_of(&self.person).iter().map(|(_, _, prompt)| prompt.ask).collect();
        asks.into_iter().map(|ask| (texts.ask(locale, ask), ask.id().to_owned())).collect()
    }

    fn players(&self, view: &TableView, locale: &Locale) -> Vec<(String, String)> {
        let Some(table) = &view.state.table else { return Vec::new() };
        let texts = self.app.host.texts();
        let face = Face::of(table, Escape::Plain, view.at);
        let alive = |seat: Seat| table.game.as_ref().is_none_or(|game| game.is_alive(seat));
        let seats = (0..table.players.len()).map(seat_at).filter(|seat| alive(*seat));
        if table.rules.hand == HandForm::AtOnce && table.game.is_some() {
            let cards = seats.flat_map(|seat| [seat.0 * 2 - 1, seat.0 * 2].map(|card| (seat, card)));
            return cards
                .map(|(seat, card)| {
                    let args = [("card", card.into()), ("who", texts.seat(locale, seat, &face).into())];
                    (texts.ui(locale, "card-number", &args), card.to_string())
                })
                .collect();
        }
        seats.map(|seat| (texts.seat(locale, seat, &face), seat.to_string())).collect()
    }

    fn options(&self, shown: impl Fn(&str, &str) -> (String, String)) -> Vec<(String, String)> {
        let Some(view) = self.table() else { return Vec::new() };
        let Some(table) = view.state.standing() else { return Vec::new() };
        options::listed(&table.rules).iter().map(|(path, value)| shown(path, value)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::matching;

    #[test]
    fn what_begins_so_comes_before_what_only_contains_it() {
        let all = ["beta two", "alpha", "albeta"].map(|name| (name.to_owned(), name.to_owned())).to_vec();
        let found: Vec<String> = matching(all.clone(), "BET").into_iter().map(|(label, _)| label).collect();
        assert_eq!(found, ["beta two", "albeta"]);
        assert_eq!(matching(all, "").len(), 3);
        let many = (0..40).map(|n| (format!("x{n}"), format!("x{n}"))).collect();
        assert_eq!(matching(many, "x").len(), 25);
    }
}
