//! What every part of the adapter needs: the host, the words, the way to Discord.

use std::collections::HashMap;
use std::sync::Arc;

use bot_core::game::{Ask, Locale, Notice, PersonId, Platform, Prompt, TableId, VenueId};
use bot_core::host::{Host, Line, TableView};
use bot_core::text::{Arg, COMMANDS, Escape, Face};
use serenity::all::{ButtonStyle, ChannelId, CreateActionRow, Http, UserId};

use crate::custom::{Asked, Custom};
use crate::parts::{Labels, button, prompt_rows};
use crate::post::Post;
use crate::slash::slashed;

/// The adapter.
pub(crate) struct App {
    pub(crate) host: Host,
    pub(crate) http: Arc<Http>,
    pub(crate) post: Post,
    /// The names of all commands, by language.
    names: HashMap<Locale, Vec<String>>,
}

/// A person of Discord as the core names them.
pub(crate) fn person_of(user: UserId) -> PersonId {
    PersonId::new(Platform::Discord, &user.to_string())
}

/// A channel of Discord as the core names it.
pub(crate) fn venue_of(channel: ChannelId) -> VenueId {
    VenueId::new(Platform::Discord, &channel.to_string())
}

/// Discord's own number in an id of the core.
pub(crate) fn number(id: &str) -> Option<u64> {
    id.parse().ok().filter(|&number| number > 0)
}

impl App {
    pub(crate) fn new(host: Host, http: Arc<Http>) -> App {
        let texts = host.texts();
        let names = |locale: &Locale| {
            let all = COMMANDS.iter().map(|spec| texts.ui(locale, &format!("command-{}", spec.id), &[]));
            all.collect()
        };
        let names = texts.locales().into_iter().map(|locale| (locale.clone(), names(&locale))).collect();
        App { host, http, post: Post::default(), names }
    }

    /// A text of the judge with its commands as they are given here.
    pub(crate) fn shown(&self, locale: &Locale, text: &str) -> String {
        slashed(text, self.names.get(locale).map_or(&[], Vec::as_slice))
    }

    /// A label or sentence of the adapter's own.
    pub(crate) fn say(&self, locale: &Locale, key: &str, args: &[(&str, Arg)]) -> String {
        self.host.texts().ui(locale, key, args)
    }

    /// The language of a person; the house's own if the store cannot be read.
    pub(crate) fn locale_of(&self, person: &PersonId) -> Locale {
        self.host.locale_of(person).unwrap_or_else(|error| {
            tracing::error!(%error, "no language of a person");
            Locale::new("en")
        })
    }

    fn labels(&self, locale: &Locale, ask: Ask) -> Labels {
        let say = match ask {
            Ask::Floor => "discord-floor",
            Ask::Ready => "discord-ready",
            _ => "discord-pass",
        };
        let decline = match ask {
            Ask::Vote => "discord-abstain",
            _ => "discord-decline",
        };
        Labels {
            choose: self.say(locale, "discord-choose", &[]),
            decline: self.say(locale, decline, &[]),
            say: self.say(locale, say, &[]),
        }
    }

    fn rows(&self, view: &TableView, prompt: &Prompt, locale: &Locale, alone: bool) -> Vec<CreateActionRow> {
        let Some(channel) = number(view.venue.id()) else { return Vec::new() };
        let asked = Asked { table: view.id, channel, prompt: prompt.id };
        let choices = match &view.state.table {
            Some(table) => {
                let face = Face::of(table, Escape::Plain, view.at);
                self.host.texts().choices(locale, prompt, &face)
            }
            None => Vec::new(),
        };
        let chosen = if alone { prompt.chosen.as_slice() } else { &[] };
        prompt_rows(prompt, asked, chosen, &self.labels(locale, prompt.ask), |target| {
            let named = choices.iter().find(|(choice, _)| *choice == target);
            named.map_or_else(|| target.to_string(), |(_, text)| text.clone())
        })
    }

    /// A prompt as a message for the person alone: the question, and with what to answer.
    pub(crate) fn prompt_message(
        &self,
        view: &TableView,
        prompt: &Prompt,
        locale: &Locale,
    ) -> (String, Vec<CreateActionRow>) {
        let question = match &view.state.table {
            Some(table) => {
                let face = Face::of(table, Escape::Discord, view.at).with_moments(countdown);
                self.host.texts().question(locale, prompt, &face)
            }
            None => String::new(),
        };
        (question, self.rows(view, prompt, locale, true))
    }

    /// The buttons and menus below a message of the judge.
    pub(crate) fn line_rows(&self, line: &Line) -> Vec<CreateActionRow> {
        let (notice, locale) = (line.notice.open(), &line.locale);
        let room = matches!(line.to, bot_core::game::Audience::Room);
        let mut rows = Vec::new();
        if let (Some(prompt), Some(view)) = (&line.prompt, self.view(line.table)) {
            let mut prompt = prompt.clone();
            if let Notice::Ballot { candidates, .. } = notice {
                // For all voters at once: the judge refuses a vote for oneself where it is barred.
                prompt.targets.clone_from(candidates);
            }
            if !room || !prompt.private || matches!(prompt.ask, Ask::Vote) {
                rows = self.rows(&view, &prompt, locale, !room);
            }
        }
        let mut buttons = Vec::new();
        let mut add = |custom, key, style| buttons.push(button(custom, &self.say(locale, key, &[]), style));
        match notice {
            Notice::Opened { .. } | Notice::Lobby { .. } => {
                add(Custom::Join, "discord-join", ButtonStyle::Success);
                add(Custom::Leave, "discord-leave", ButtonStyle::Secondary);
                add(Custom::Start, "discord-start", ButtonStyle::Primary);
                add(Custom::Add, "discord-add", ButtonStyle::Secondary);
                add(Custom::Rules, "discord-rules", ButtonStyle::Secondary);
            }
            Notice::Started { .. } | Notice::Night { .. } | Notice::Ballot { .. } if room => {
                add(Custom::Hand, "discord-hand", ButtonStyle::Secondary);
            }
            _ => {}
        }
        if !buttons.is_empty() {
            rows.push(CreateActionRow::Buttons(buttons));
        }
        rows
    }

    /// The table as it stands.
    pub(crate) fn view(&self, table: TableId) -> Option<Arc<TableView>> {
        self.host.table(table)
    }
}

/// An instant as Discord counts down to it on each reader's screen.
pub(crate) fn countdown(moment: bot_core::game::Moment) -> String {
    format!("<t:{}:R>", moment.0.div_euclid(1000))
}

impl App {
    /// Hands an input to the host: a private answer, or the text of a refusal.
    ///
    /// # Errors
    /// The refusal's text, in the person's language.
    pub(crate) async fn submit(&self, input: bot_core::host::Input) -> Result<Option<String>, String> {
        let person = input.person.clone();
        match self.host.submit(input).await {
            Ok(outcome) => {
                // A choice of language has been made by now.
                let locale = self.locale_of(&person);
                let answer = outcome.reply.map(|text| text.map(|text| self.shown(&locale, &text)));
                answer.map_err(|refused| self.shown(&locale, &refused.text))
            }
            Err(error) => {
                tracing::error!(%error, "an input was lost");
                Err(self.say(&self.locale_of(&person), "discord-trouble", &[]))
            }
        }
    }
}
