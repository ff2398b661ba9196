//! The settings of a table: its options, by menus and forms, and what the judge does with the room.

use std::sync::Arc;

use bot_core::game::{Locale, options};
use bot_core::host::What;
use serde::{Deserialize, Serialize};
use serenity::all::{ButtonStyle, ChannelId, CreateActionRow};

use crate::app::{App, person_of};
use crate::custom::Plain;
use crate::parts::{LABEL_MAX, OPTIONS_MAX, button, menu, option, shorten};
use crate::press::{Click, Shown, submit};
use crate::who::moderator;

/// The options that people change, in the order of the menu. `/set` knows them all.
const CHANGED: [&str; OPTIONS_MAX] = [
    "night_close",
    "night_talk",
    "ballot",
    "ballot_close",
    "abstain",
    "self_vote",
    "vote_at_once",
    "finalists",
    "tie",
    "tie_limit",
    "last_words.quota",
    "last_words.order",
    "shown.night",
    "shown.vote",
    "check.tells",
    "check_answer",
    "kill.own_team",
    "explode.from_day",
    "confess.from_day",
    "day",
    "defence",
    "speech.start",
    "addons",
    "dead_watch",
    "waiting_list",
];

/// The limits in the form for times, in its order.
const TIMES: [&str; 5] =
    ["times.night", "times.speech", "times.last_words", "times.discussion", "times.ballot"];

/// The limits that have a form of their own.
pub(crate) fn times() -> Vec<String> {
    TIMES.map(str::to_owned).to_vec()
}

/// What the judge does with a room. Kept for the channel, whatever table stands in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct RoomWishes {
    /// Whoever may not speak cannot write.
    pub(crate) silence: bool,
    /// Every table gets a thread of its own.
    pub(crate) thread: bool,
    /// The dead get a private thread.
    pub(crate) dead: bool,
    /// Whoever may not speak is muted in voice channels.
    pub(crate) voice: bool,
}

/// The wishes by the values of the menu.
const WISHES: [&str; 4] = ["silence", "thread", "dead", "voice"];

impl RoomWishes {
    fn has(self, wish: &str) -> bool {
        match wish {
            "silence" => self.silence,
            "thread" => self.thread,
            "dead" => self.dead,
            "voice" => self.voice,
            _ => false,
        }
    }

    fn of(values: &[String]) -> RoomWishes {
        let has = |wish: &str| values.iter().any(|value| value == wish);
        RoomWishes { silence: has("silence"), thread: has("thread"), dead: has("dead"), voice: has("voice") }
    }
}

impl App {
    /// What is wished for a channel.
    pub(crate) fn wishes(&self, channel: ChannelId) -> RoomWishes {
        self.ledger.read(&format!("room/{channel}")).unwrap_or_default()
    }
}

/// Shows the settings of the table in this channel, with the means to change them.
pub(crate) fn show(app: &Arc<App>, click: &Click<'_>) -> Shown {
    let locale = app.locale_of(&person_of(click.user.id));
    let texts = app.host.texts();
    let room = room_menu(app, &locale, app.wishes(click.channel));
    let view = app.table_in(click.channel);
    let Some(table) = view.as_ref().and_then(|view| view.state.standing()) else {
        return (app.say(&locale, "discord-settings-no-table", &[]), vec![room]);
    };
    let listed = options::listed(&table.rules);
    let value = |path: &str| listed.iter().find(|(other, _)| other == path).map(|(_, value)| value.as_str());
    let changed = CHANGED.iter().filter_map(|path| {
        let value = value(path)?;
        let shown = option(&texts.option(&locale, path), path);
        Some(shown.description(shorten(&texts.option_value(&locale, path, value), LABEL_MAX)))
    });
    let change = menu(Plain::Change, &app.say(&locale, "discord-change", &[]), changed.collect());
    let now = value("pace").unwrap_or_default();
    let paces = ["live", "relaxed"]
        .map(|pace| option(&texts.option_value(&locale, "pace", pace), pace).default_selection(pace == now));
    let pace = menu(Plain::Pace, &app.say(&locale, "discord-pace", &[]), paces.to_vec());
    let times = button(Plain::Times, &app.say(&locale, "discord-times", &[]), ButtonStyle::Secondary);
    let rows = vec![
        CreateActionRow::SelectMenu(pace),
        CreateActionRow::Buttons(vec![times]),
        CreateActionRow::SelectMenu(change),
        room,
    ];
    let ruleset = texts.ruleset_name(&locale, &table.rules.id);
    (app.say(&locale, "discord-settings-about", &[("ruleset", ruleset.into())]), rows)
}

fn room_menu(app: &App, locale: &Locale, wishes: RoomWishes) -> CreateActionRow {
    let options = WISHES.map(|wish| {
        let about = app.say(locale, &format!("discord-room-{wish}.about"), &[]);
        option(&app.say(locale, &format!("discord-room-{wish}"), &[]), wish)
            .description(shorten(&about, LABEL_MAX))
            .default_selection(wishes.has(wish))
    });
    let most = u8::try_from(WISHES.len()).unwrap_or(1);
    let menu = menu(Plain::Room, &app.say(locale, "discord-room", &[]), options.to_vec());
    CreateActionRow::SelectMenu(menu.min_values(0).max_values(most))
}

/// Sets options to what a menu or form says; the first refusal ends it. The new values show on the card.
pub(crate) async fn set(app: &Arc<App>, click: &Click<'_>, paths: &[String]) -> Option<String> {
    let view = app.table_in(click.channel);
    let listed =
        view.as_ref().and_then(|view| view.state.standing()).map(|table| options::listed(&table.rules));
    for (index, path) in paths.iter().enumerate() {
        let written = click.fields.iter().find(|(field, _)| field == path).map(|(_, value)| value);
        let Some(value) = written.or_else(|| click.values.first()) else { continue };
        let value = if value.trim().is_empty() { "none" } else { value.trim() };
        let same = |(other, old): &(String, String)| other == path && old == value;
        if listed.as_ref().is_some_and(|listed| listed.iter().any(same)) {
            continue;
        }
        let what = What::Text(format!("!set {path} {value}"));
        let once = Click { fields: Vec::new(), values: Vec::new(), ..*click };
        if let Err(refusal) = submit_nth(app, &once, what, index).await {
            return Some(refusal);
        }
    }
    None
}

/// One of several wishes of one form: each is carried out once.
async fn submit_nth(
    app: &Arc<App>,
    click: &Click<'_>,
    what: What,
    index: usize,
) -> Result<Option<String>, String> {
    if index == 0 {
        return submit(app, click, what, None).await;
    }
    let mut input = crate::press::input(app, click, what, None);
    input.key = input.key.map(|key| format!("{key}.{index}"));
    app.submit(input).await
}

/// Notes what is wished for the room; only the host or whoever keeps order there may wish.
pub(crate) async fn set_room(app: &Arc<App>, click: &Click<'_>) -> String {
    let person = person_of(click.user.id);
    let locale = app.locale_of(&person);
    let view = app.table_in(click.channel);
    let hosts = view
        .as_ref()
        .and_then(|view| view.state.standing())
        .is_some_and(|table| table.host.as_ref() == Some(&person));
    if !hosts && !moderator(click.member) {
        return app.say(&locale, "discord-room-not-yours", &[]);
    }
    let wishes = RoomWishes::of(&click.values);
    if let Err(error) = app.ledger.write(&format!("room/{}", click.channel), &wishes).await {
        tracing::error!(%error, "a room's wishes are not kept");
        return app.say(&locale, "discord-trouble", &[]);
    }
    if let Some(view) = view {
        app.post.refresh(&view.venue);
    }
    let all = WISHES.iter().filter(|wish| wishes.has(wish));
    let all: Vec<String> = all.map(|wish| app.say(&locale, &format!("discord-room-{wish}"), &[])).collect();
    if all.is_empty() {
        return app.say(&locale, "discord-room-nothing", &[]);
    }
    app.say(&locale, "discord-room-noted", &[("wishes", app.host.texts().list(&locale, &all).into())])
}

/// Asks once more before somebody does what cannot be taken back. `key`: of the button's words, and with `-sure` of
/// the question.
pub(crate) fn sure(app: &App, locale: &Locale, plain: Plain, key: &str) -> Shown {
    let sure = button(plain, &app.say(locale, key, &[]), ButtonStyle::Danger);
    (app.say(locale, &format!("{key}-sure"), &[]), vec![CreateActionRow::Buttons(vec![sure])])
}
