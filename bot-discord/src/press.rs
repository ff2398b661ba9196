//! Clicks on buttons and choices in menus.

use std::sync::Arc;

use bot_core::game::{Action, Ask, Place, PlayerRef};
use bot_core::host::{Input, What};
use bot_core::text::Query;
use serenity::all::{
    ChannelId, ComponentInteraction, ComponentInteractionDataKind, CreateInteractionResponse,
    CreateInteractionResponseMessage,
};

use crate::app::{App, person_of, venue_of};
use crate::custom::{Asked, Custom};
use crate::post::{Errand, Reader, whisper};
use crate::seat::greet;
use crate::trouble::{Trouble, summary, trouble};
use crate::who::{moderator, name_of};

/// Answers a click: at once that it has come, then with what came of it.
pub(crate) async fn press(app: &Arc<App>, press: &ComponentInteraction) {
    let custom = Custom::decode(&press.data.custom_id);
    // Where something is shown for certain it is put off; else an answer may be silence.
    let answer = if matches!(custom, Some(Custom::Hand | Custom::Rules) | None) {
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
    } else {
        CreateInteractionResponse::Acknowledge
    };
    // The person sees a failure if this is not taken, so nothing is done then: they click again.
    if let Err(error) = press.create_response(&app.http, answer).await {
        if trouble(&error) != Trouble::Answered {
            tracing::warn!(interaction = %press.id, error = summary(&error), "a click came to nothing");
        }
        return;
    }
    let token = press.token.as_str();
    let locale = app.locale_of(&person_of(press.user.id));
    let text = match custom {
        None => Some(app.say(&locale, "discord-old-button", &[])),
        Some(Custom::Hand) => return show_hand(app, press).await,
        Some(Custom::Join) => {
            let outcome = submit(app, press, What::Text("!join".to_owned()), None).await;
            if outcome.is_ok() {
                greet(app, press.user.id, press.channel_id, token).await;
            }
            outcome.unwrap_or_else(Some)
        }
        Some(Custom::Rules) => either(submit(app, press, What::Query(Query::Rules(None)), None).await),
        Some(Custom::Add) => {
            either(submit(app, press, What::Action(Action::AddComputers { count: 1 }), None).await)
        }
        Some(Custom::Leave) => either(submit(app, press, What::Action(Action::Leave), None).await),
        Some(Custom::Start) => either(submit(app, press, What::Action(Action::Start), None).await),
        Some(Custom::Choose { asked, .. } | Custom::Decline(asked) | Custom::Say(asked)) => {
            match custom.and_then(|custom| action(custom, asked, press)) {
                Some(action) if stands(app, asked) => {
                    either(submit(app, press, What::Action(action), Some(asked)).await)
                }
                _ => Some(app.say(&locale, "discord-old-button", &[])),
            }
        }
    };
    if let Some(text) = text {
        let _ = whisper(app, token, &text, Vec::new()).await;
    }
    let errand = Errand::Token { token: press.token.clone(), asked: false };
    app.post.send(app, Reader::Person(press.user.id.get()), errand);
}

fn either(outcome: Result<Option<String>, String>) -> Option<String> {
    outcome.unwrap_or_else(Some)
}

/// Whether the table that the button belongs to still stands there.
fn stands(app: &App, asked: Asked) -> bool {
    app.view(asked.table).is_some_and(|view| view.venue == venue_of(ChannelId::new(asked.channel)))
}

fn action(custom: Custom, asked: Asked, press: &ComponentInteraction) -> Option<Action> {
    let (ask, prompt) = (asked.prompt.ask, Some(asked.prompt));
    match custom {
        Custom::Choose { .. } => {
            let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind else { return None };
            let numbers = values.iter().map(|value| value.parse().ok().map(PlayerRef::Number));
            let targets: Vec<PlayerRef> = numbers.collect::<Option<_>>()?;
            Some(match ask {
                Ask::Vote => Action::Vote { targets, prompt },
                _ => Action::Act { ask, targets, prompt },
            })
        }
        Custom::Decline(_) if ask == Ask::Vote => Some(Action::Abstain { prompt }),
        Custom::Decline(_) => Some(Action::Decline { ask: Some(ask), prompt }),
        Custom::Say(_) => Some(match ask {
            Ask::Floor => Action::Floor { prompt },
            Ask::Ready => Action::Ready,
            Ask::Revive | Ask::Recover => Action::Act { ask, targets: Vec::new(), prompt },
            _ => Action::Pass { prompt },
        }),
        Custom::Join | Custom::Leave | Custom::Start | Custom::Add | Custom::Rules | Custom::Hand => None,
    }
}

/// Hands a click to the host: a private answer, or the refusal's text.
async fn submit(
    app: &Arc<App>,
    press: &ComponentInteraction,
    what: What,
    asked: Option<Asked>,
) -> Result<Option<String>, String> {
    // A choice in a menu is seen by nobody else, wherever the menu stands.
    let private = match &what {
        What::Action(
            Action::Vote { .. } | Action::Abstain { .. } | Action::Act { .. } | Action::Decline { .. },
        ) => true,
        _ => press.guild_id.is_none(),
    };
    let channel = asked.map_or(press.channel_id, |asked| ChannelId::new(asked.channel));
    let input = Input {
        key: Some(press.id.to_string()),
        person: person_of(press.user.id),
        name: Some(name_of(&press.user, press.member.as_ref())),
        moderator: moderator(press.member.as_ref()),
        place: if private { Place::Direct } else { Place::Room },
        venue: Some(venue_of(channel)),
        what,
    };
    app.submit(input).await
}

/// Shows a person's hand and everything they are asked at this channel's table.
async fn show_hand(app: &Arc<App>, press: &ComponentInteraction) {
    let (person, venue) = (person_of(press.user.id), venue_of(press.channel_id));
    let token = press.token.as_str();
    let input = Input {
        key: None,
        person: person.clone(),
        name: Some(name_of(&press.user, press.member.as_ref())),
        moderator: false,
        place: Place::Direct,
        venue: Some(venue.clone()),
        what: What::Query(Query::Role),
    };
    let text = either(app.submit(input).await);
    let locale = app.locale_of(&person);
    let text = text.unwrap_or_else(|| app.say(&locale, "discord-nothing-asked", &[]));
    if whisper(app, token, &text, Vec::new()).await.is_err() {
        return;
    }
    let errand = Errand::Token { token: press.token.clone(), asked: true };
    app.post.send(app, Reader::Person(press.user.id.get()), errand);
    for (table, at, prompt) in app.host.prompts_of(&person) {
        if at == venue
            && let Some(view) = app.view(table)
        {
            let (question, rows) = app.prompt_message(&view, &prompt, &locale);
            if whisper(app, token, &question, rows).await.is_err() {
                return;
            }
        }
    }
}
