//! Forms: small windows with fields to fill in.

use bot_core::game::{Ask, Locale, PersonId, options};
use serenity::all::{ButtonStyle, CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::app::{App, person_of};
use crate::custom::{Custom, Plain};
use crate::parts::{LABEL_MAX, button, shorten};
use crate::press::Click;
use crate::settings;

/// Characters of a form's title and of a field's label.
const TITLE_MAX: usize = 45;
/// Characters of what is written into a field.
const WORDS_MAX: u16 = 1800;
/// The same where it may be long: all that Discord lets one write.
const STORY_MAX: u16 = 4000;
/// Characters of what is said at once, and of a reason.
const SAID_MAX: u16 = 1000;
const REASON_MAX: u16 = 300;
/// Digits of a notice's number.
const NUMBER_MAX: u16 = 4;
const VALUE_MAX: u16 = 200;

/// The form that a click opens, if it opens one.
pub(crate) fn form(app: &App, custom: &Custom, click: &Click<'_>) -> Option<CreateModal> {
    let locale = app.locale_of(&person_of(click.user.id));
    match custom {
        Custom::Write(asked) => {
            let title = app.say(&locale, "discord-write", &[]);
            let most = if asked.prompt.ask == Ask::Story { STORY_MAX } else { WORDS_MAX };
            let words = field("words", &title, InputTextStyle::Paragraph, most);
            Some(modal(custom, &title, vec![words]))
        }
        Custom::Refuse(asked) => {
            let own = app.host.prompts_of(&person_of(click.user.id));
            let oldest = own.iter().find(|(_, _, prompt)| prompt.id == asked.prompt);
            let oldest = oldest.and_then(|(_, _, prompt)| prompt.targets.first());
            let number = app.say(&locale, "discord-review-number", &[]);
            let reason = app.say(&locale, "discord-review-reason", &[]);
            let fields = vec![
                field("number", &number, InputTextStyle::Short, NUMBER_MAX)
                    .value(oldest.map_or_else(String::new, ToString::to_string)),
                field("words", &reason, InputTextStyle::Paragraph, REASON_MAX).required(false),
            ];
            Some(modal(custom, &app.say(&locale, "discord-refuse", &[]), fields))
        }
        Custom::Plain(Plain::Speak) => {
            let title = app.say(&locale, "discord-speak", &[]);
            let words = field("words", &title, InputTextStyle::Paragraph, SAID_MAX);
            Some(modal(custom, &title, vec![words]))
        }
        Custom::Plain(Plain::Paste) => {
            let title = app.say(&locale, "discord-paste", &[]);
            let words = field("words", &title, InputTextStyle::Paragraph, STORY_MAX);
            Some(modal(custom, &title, vec![words]))
        }
        Custom::Plain(Plain::Change) => option_form(app, &locale, click.values.first()?, click),
        Custom::Plain(Plain::Times) => {
            let listed = listed(app, click)?;
            let fields = settings::times().into_iter().map(|path| {
                let name = app.host.texts().option(&locale, &path);
                let value = listed.iter().find(|(other, _)| *other == path);
                field(&path, &name, InputTextStyle::Short, VALUE_MAX)
                    .value(value.map_or("0", |(_, value)| value))
            });
            Some(modal(custom, &app.say(&locale, "discord-times", &[]), fields.collect()))
        }
        Custom::Plain(_)
        | Custom::Option(_)
        | Custom::Choose { .. }
        | Custom::Decline(_)
        | Custom::Say(_)
        | Custom::Use(_)
        | Custom::Front { .. } => None,
    }
}

impl App {
    /// The button behind which a rule-set file is pasted: what is typed behind a command is one line.
    pub(crate) fn paste_row(&self, person: &PersonId) -> CreateActionRow {
        let label = self.say(&self.locale_of(person), "discord-paste", &[]);
        CreateActionRow::Buttons(vec![button(Plain::Paste, &label, ButtonStyle::Secondary)])
    }
}

fn option_form(app: &App, locale: &Locale, path: &str, click: &Click<'_>) -> Option<CreateModal> {
    let texts = app.host.texts();
    let (_, value) = listed(app, click)?.into_iter().find(|(other, _)| other == path)?;
    let name = texts.option(locale, path);
    let about = texts.option_about(locale, path);
    let field = field(path, &name, InputTextStyle::Short, VALUE_MAX)
        .value(value)
        .placeholder(shorten(&about, LABEL_MAX))
        .required(false);
    Some(modal(&Custom::Option(path.to_owned()), &name, vec![field]))
}

/// The options of the table in this channel with their values.
fn listed(app: &App, click: &Click<'_>) -> Option<Vec<(String, String)>> {
    let view = app.table_in(click.channel)?;
    Some(options::listed(&view.state.standing()?.rules))
}

fn field(id: &str, label: &str, style: InputTextStyle, most: u16) -> CreateInputText {
    CreateInputText::new(style, shorten(label, TITLE_MAX), id).max_length(most)
}

fn modal(custom: &Custom, title: &str, fields: Vec<CreateInputText>) -> CreateModal {
    let rows = fields.into_iter().map(CreateActionRow::InputText).collect();
    CreateModal::new(custom.encode(), shorten(title, TITLE_MAX)).components(rows)
}
