//! Clicks on buttons, choices in menus, forms sent in.

use std::sync::Arc;

use bot_core::game::{Action, Ask, Hand, Place, PlayerRef, Prompt, Secret, Target};
use bot_core::host::{Input, What};
use bot_core::text::{Parsed, Query, SAID_CHARS_MAX, clean};
use serenity::all::{
    ActionRowComponent, ButtonStyle, ChannelId, ComponentInteraction, ComponentInteractionDataKind,
    CreateActionRow, CreateInteractionResponse, CreateInteractionResponseMessage, GuildId, InteractionId,
    Member, ModalInteraction, User,
};

use crate::app::{App, person_of, venue_of};
use crate::command::masked;
use crate::custom::{Asked, Custom, Plain};
use crate::parts::{OPTIONS_MAX, button, squeeze_of};
use crate::post::{Errand, Reader, whisper};
use crate::seat::greet;
use crate::trouble::{Ack, acknowledge};
use crate::who::{moderator, name_of};
use crate::{away, forms, settings};

/// A click or a form, whichever it was.
pub(crate) struct Click<'a> {
    pub(crate) id: InteractionId,
    pub(crate) token: &'a str,
    pub(crate) user: &'a User,
    pub(crate) member: Option<&'a Member>,
    pub(crate) guild: Option<GuildId>,
    pub(crate) channel: ChannelId,
    /// What was chosen in a menu.
    pub(crate) values: Vec<String>,
    /// What was written into a form, by field.
    pub(crate) fields: Vec<(String, String)>,
}

impl<'a> From<&'a ComponentInteraction> for Click<'a> {
    fn from(press: &'a ComponentInteraction) -> Click<'a> {
        let values = match &press.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            _ => Vec::new(),
        };
        Click {
            id: press.id,
            token: &press.token,
            user: &press.user,
            member: press.member.as_ref(),
            guild: press.guild_id,
            channel: press.channel_id,
            values,
            fields: Vec::new(),
        }
    }
}

impl<'a> From<&'a ModalInteraction> for Click<'a> {
    fn from(form: &'a ModalInteraction) -> Click<'a> {
        let parts = form.data.components.iter().flat_map(|row| &row.components);
        let fields = parts.filter_map(|part| match part {
            ActionRowComponent::InputText(field) => {
                Some((field.custom_id.clone(), field.value.clone().unwrap_or_default()))
            }
            _ => None,
        });
        Click {
            id: form.id,
            token: &form.token,
            user: &form.user,
            member: form.member.as_ref(),
            guild: form.guild_id,
            channel: form.channel_id,
            values: Vec::new(),
            fields: fields.collect(),
        }
    }
}

/// What somebody alone is shown.
pub(crate) type Shown = (String, Vec<CreateActionRow>);

/// Answers a click: at once that it has come, then with what came of it.
pub(crate) async fn press(app: &Arc<App>, press: &ComponentInteraction) {
    let custom = Custom::decode(&press.data.custom_id);
    let click = Click::from(press);
    let answer = match custom.as_ref().and_then(|custom| forms::form(app, custom, &click)) {
        Some(form) => CreateInteractionResponse::Modal(form),
        None => first_answer(custom.as_ref()),
    };
    let opened = matches!(answer, CreateInteractionResponse::Modal(_));
    match acknowledge("a click", || press.create_response(&app.http, answer.clone())).await {
        Ack::Ours if !opened => {
            app.note_language(press.user.id, &press.locale).await;
            carry_out(app, custom, click).await;
        }
        Ack::Late => away::say(app, press.channel_id),
        Ack::Failed => app.reach.failed(),
        Ack::Ours | Ack::Repeated => {}
    }
}

/// Takes in a form.
pub(crate) async fn form(app: &Arc<App>, form: &ModalInteraction) {
    let custom = Custom::decode(&form.data.custom_id);
    let answer = || form.create_response(&app.http, CreateInteractionResponse::Acknowledge);
    match acknowledge("a form", answer).await {
        Ack::Ours => {
            app.note_language(form.user.id, &form.locale).await;
            carry_out(app, custom, Click::from(form)).await;
        }
        Ack::Late => away::say(app, form.channel_id),
        Ack::Failed => app.reach.failed(),
        Ack::Repeated => {}
    }
}

/// Where something is shown for certain it is put off; else an answer may be silence.
fn first_answer(custom: Option<&Custom>) -> CreateInteractionResponse {
    let shows = match custom {
        None => true,
        Some(Custom::Plain(plain)) => match plain {
            Plain::Hand
            | Plain::Rules
            | Plain::Settings
            | Plain::Claim
            | Plain::Explode
            | Plain::Confess
            | Plain::Room => true,
            Plain::Join
            | Plain::Leave
            | Plain::Ready
            | Plain::Start
            | Plain::Add
            | Plain::Pace
            | Plain::Times
            | Plain::Change
            | Plain::ClaimRole
            | Plain::Speak
            | Plain::Paste
            | Plain::ExplodeSure
            | Plain::ConfessSure => false,
        },
        Some(_) => false,
    };
    if shows {
        CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
    } else {
        CreateInteractionResponse::Acknowledge
    }
}

async fn carry_out(app: &Arc<App>, custom: Option<Custom>, click: Click<'_>) {
    let locale = app.locale_of(&person_of(click.user.id));
    let shown = match custom {
        None => Some(said(app.say(&locale, "discord-old-button", &[]))),
        Some(Custom::Plain(Plain::Hand)) => return show_hand(app, &click).await,
        Some(Custom::Plain(plain)) => simple(app, plain, &click).await,
        Some(Custom::Option(path)) => settings::set(app, &click, &[path]).await.map(said),
        Some(custom) => match custom.asked() {
            Some(asked) if stands(app, asked) => answer(app, &custom, asked, &click).await.map(said),
            Some(_) | None => Some(said(app.say(&locale, "discord-old-button", &[]))),
        },
    };
    if let Some((text, rows)) = shown {
        let _ = whisper(app, click.token, &text, rows).await;
    }
    let errand = Errand::Token { token: click.token.to_owned(), asked: false };
    app.post.send(app, Reader::Person(click.user.id.get()), errand);
}

fn said(text: String) -> Shown {
    (text, Vec::new())
}

/// What a button does that belongs to no prompt.
async fn simple(app: &Arc<App>, plain: Plain, click: &Click<'_>) -> Option<Shown> {
    let locale = app.locale_of(&person_of(click.user.id));
    let action =
        |action| async move { submit(app, click, What::Action(action), None).await.unwrap_or_else(Some) };
    let text = match plain {
        Plain::Join => {
            let outcome = submit(app, click, What::Text("!join".to_owned()), None).await;
            if outcome.is_ok() {
                greet(app, click.user.id, click.channel, click.token).await;
            }
            outcome.unwrap_or_else(Some)
        }
        Plain::Rules => submit(app, click, What::Query(Query::Rules(None)), None).await.unwrap_or_else(Some),
        Plain::Add => action(Action::AddComputers { count: 1 }).await,
        Plain::Leave => action(Action::Leave).await,
        Plain::Start => action(Action::Start).await,
        Plain::Ready => action(Action::Ready).await,
        Plain::Settings => return Some(settings::show(app, click)),
        Plain::Pace => settings::set(app, click, &["pace".to_owned()]).await,
        Plain::Times => settings::set(app, click, &settings::times()).await,
        Plain::Room => Some(settings::set_room(app, click).await),
        Plain::Claim => {
            let view = app.table_in(click.channel);
            let rows = view.map(|view| app.claim_rows(&view, &locale)).unwrap_or_default();
            return Some((app.say(&locale, "discord-claim-which", &[]), rows));
        }
        Plain::ClaimRole => {
            let role = click.values.first().map_or("", String::as_str);
            submit(app, click, What::Text(format!("!claim {role}")), None).await.unwrap_or_else(Some)
        }
        Plain::Explode => return Some(settings::sure(app, &locale, Plain::ExplodeSure, "discord-explode")),
        Plain::ExplodeSure => action(Action::Explode).await,
        Plain::Confess => return Some(settings::sure(app, &locale, Plain::ConfessSure, "discord-confess")),
        Plain::ConfessSure => action(Action::Confess).await,
        Plain::Speak => {
            let words = click.fields.first().map_or("", |(_, text)| text.as_str());
            action(Action::Say { text: words.to_owned() }).await
        }
        Plain::Paste => {
            let words = click.fields.first().map_or("", |(_, text)| text.as_str());
            submit(app, click, What::Text(format!("!ruleset add {words}")), None).await.unwrap_or_else(Some)
        }
        // Opens a form, and is shown as one; the hand is shown elsewhere.
        Plain::Change | Plain::Hand => None,
    };
    text.map(said)
}

/// Whether the table that the button belongs to still stands there.
fn stands(app: &App, asked: Asked) -> bool {
    app.view(asked.table).is_some_and(|view| view.venue == venue_of(ChannelId::new(asked.channel)))
}

/// Answers a prompt: a private answer, or the refusal's text.
async fn answer(app: &Arc<App>, custom: &Custom, asked: Asked, click: &Click<'_>) -> Option<String> {
    let own = app.host.prompts_of(&person_of(click.user.id));
    let own = own.into_iter().map(|(_, _, prompt)| prompt).find(|prompt| prompt.id == asked.prompt);
    let what = match custom {
        Custom::Write(_) => {
            let words = click.fields.first().map_or("", |(_, text)| text.trim());
            Some(What::Text(in_words(app, asked.prompt.ask, words)))
        }
        Custom::Refuse(_) => {
            let written = |name: &str| {
                let field = click.fields.iter().find(|(field, _)| field == name);
                field.map_or("", |(_, text)| text.trim())
            };
            let reason = written("words");
            Some(What::Action(Action::Review {
                // No notice has the number 0.
                number: Some(written("number").parse().unwrap_or(0)),
                approves: false,
                reason: (!reason.is_empty()).then(|| Secret::new(clean(reason, SAID_CHARS_MAX))),
                prompt: Some(asked.prompt),
            }))
        }
        _ => action(custom, asked, &click.values, own.as_ref()).map(What::Action),
    };
    match what {
        Some(what) => submit(app, click, what, Some(asked)).await.unwrap_or_else(Some),
        None => Some(app.say(&app.locale_of(&person_of(click.user.id)), "discord-old-button", &[])),
    }
}

/// What was written into a form, as a command. Whoever has written another command, as the question
/// may have told them to, means that one.
fn in_words(app: &App, ask: Ask, words: &str) -> String {
    // A text of one's own may begin with any word.
    if matches!(ask, Ask::Story | Ask::Notice) {
        return format!("!{ask} {words}");
    }
    let words = words.trim_start_matches(['!', '！', '/']);
    let whole = format!("!{words}");
    match app.host.texts().parse(Place::Direct, &whole) {
        Parsed::Refused(_) | Parsed::Talk(_) | Parsed::Bare(_) => format!("!{ask} {words}"),
        _ => whole,
    }
}

/// What a click on a prompt's button or menu stands for. `own`: the prompt as it is open to whoever clicked.
fn action(custom: &Custom, asked: Asked, values: &[String], own: Option<&Prompt>) -> Option<Action> {
    let (ask, prompt) = (asked.prompt.ask, Some(asked.prompt));
    Some(match custom {
        Custom::Choose { page, .. } => {
            if ask == Ask::Squeeze {
                let (count, side): (u16, Hand) = squeeze_of(values.first()?)?;
                return Some(Action::Squeeze { count, side, prompt });
            }
            let numbers: Vec<u16> = values.iter().map(|value| value.parse().ok()).collect::<Option<_>>()?;
            let numbers = with_other_pages(numbers, *page, own);
            let mut targets = numbers.into_iter().map(PlayerRef::Number);
            match ask {
                Ask::Vote => Action::Vote { targets: targets.collect(), prompt },
                Ask::Accuse => Action::Accuse { player: targets.next()?, prompt },
                _ => Action::Act { ask, targets: targets.collect(), prompt },
            }
        }
        Custom::Decline(_) => match ask {
            Ask::Vote => Action::Abstain { prompt },
            Ask::Accuse | Ask::Floor | Ask::Speech | Ask::LastWords => Action::Pass { prompt },
            _ => Action::Decline { ask: Some(ask), prompt },
        },
        Custom::Say(_) => match ask {
            Ask::Floor => Action::Floor { prompt },
            Ask::Ready => Action::Ready,
            _ => Action::Pass { prompt },
        },
        Custom::Use(_) => Action::Act { ask, targets: Vec::new(), prompt },
        Custom::Front { card, .. } => {
            let order: [u16; 2] = if *card == 2 { [2, 1] } else { [1, 2] };
            Action::Act { ask, targets: order.map(PlayerRef::Number).to_vec(), prompt }
        }
        Custom::Plain(_) | Custom::Option(_) | Custom::Write(_) | Custom::Refuse(_) => return None,
    })
}

/// Where targets fill several menus, what was named on the others stays, as far as there is room.
fn with_other_pages(mut numbers: Vec<u16>, page: u8, own: Option<&Prompt>) -> Vec<u16> {
    let Some(prompt) = own.filter(|prompt| prompt.targets.len() > OPTIONS_MAX) else { return numbers };
    let of =
        |target: &Target| prompt.targets.iter().position(|other| other == target).map(|at| at / OPTIONS_MAX);
    let elsewhere = prompt.chosen.iter().filter(|target| of(target) != Some(usize::from(page)));
    numbers.extend(elsewhere.map(|target| target.0));
    numbers.truncate(usize::from(prompt.max.max(1)));
    numbers
}

/// Hands a click to the host: a private answer, or the refusal's text.
pub(crate) async fn submit(
    app: &Arc<App>,
    click: &Click<'_>,
    what: What,
    asked: Option<Asked>,
) -> Result<Option<String>, String> {
    app.submit(input(app, click, what, asked)).await
}

/// A click as the host takes it.
pub(crate) fn input(app: &App, click: &Click<'_>, what: What, asked: Option<Asked>) -> Input {
    // A choice in a menu is seen by nobody else, wherever the menu stands.
    let private = match &what {
        What::Action(action) => {
            let sealed = matches!(
                action,
                Action::Vote { .. } | Action::Abstain { .. } | Action::Say { .. } | Action::Review { .. }
            );
            // Under masks no deed may be seen to be its doer's. Source: DN-01
            let own = matches!(
                action,
                Action::Leave
                    | Action::Pass { .. }
                    | Action::Floor { .. }
                    | Action::Explode
                    | Action::Confess
                    | Action::Accuse { .. }
            );
            action.is_secret() || sealed || (own && masked(app, click.channel))
        }
        What::Text(_) if asked.is_some() => true,
        What::Text(text) => text.starts_with("!claim") && masked(app, click.channel),
        _ => click.guild.is_none(),
    };
    let channel = match (asked, click.guild) {
        (Some(asked), _) => Some(ChannelId::new(asked.channel)),
        (None, Some(_)) => Some(click.channel),
        // Of which table somebody speaks in private the host finds out.
        (None, None) => None,
    };
    Input {
        key: Some(click.id.to_string()),
        person: person_of(click.user.id),
        name: Some(name_of(click.user, click.member)),
        moderator: moderator(click.member),
        place: if private || click.guild.is_none() { Place::Direct } else { Place::Room },
        venue: channel.map(venue_of),
        written: None,
        what,
    }
}

/// Shows a person's hand and everything they are asked at this channel's table; the judge beside the
/// bot what waits for them.
async fn show_hand(app: &Arc<App>, click: &Click<'_>) {
    let (person, venue) = (person_of(click.user.id), venue_of(click.channel));
    let view = app.table_in(click.channel);
    let table = view.as_ref().and_then(|view| view.state.standing());
    let panel = match &view {
        Some(view) => app.host.panel(view).await.unwrap_or_else(|error| {
            tracing::error!(%error, "no panel for a judge");
            None
        }),
        None => None,
    };
    let text = match panel.filter(|(judge, _)| *judge == person) {
        Some((_, panel)) => Some(app.shown(&app.locale_of(&person), &panel)),
        None => {
            let input = Input {
                key: None,
                person: person.clone(),
                name: Some(name_of(click.user, click.member)),
                moderator: false,
                place: Place::Direct,
                venue: Some(venue.clone()),
                written: None,
                what: What::Query(Query::Role),
            };
            app.submit(input).await.unwrap_or_else(Some)
        }
    };
    let locale = app.locale_of(&person);
    let text = text.unwrap_or_else(|| app.say(&locale, "discord-nothing-asked", &[]));
    let plays = table.is_some_and(|table| {
        table.game.is_some() && table.players.iter().any(|player| player.person == person)
    });
    // What one writes directly can be said here too: to the team, or as one's character.
    let speak = || button(Plain::Speak, &app.say(&locale, "discord-speak", &[]), ButtonStyle::Secondary);
    let rows = if plays { vec![CreateActionRow::Buttons(vec![speak()])] } else { Vec::new() };
    if whisper(app, click.token, &text, rows).await.is_err() {
        return;
    }
    let errand = Errand::Token { token: click.token.to_owned(), asked: true };
    app.post.send(app, Reader::Person(click.user.id.get()), errand);
    for (table, at, prompt) in app.host.prompts_of(&person) {
        if at == venue
            && let Some(view) = app.view(table)
        {
            let (question, rows) = app.prompt_message(&view, &prompt, &locale);
            if whisper(app, click.token, &question, rows).await.is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bot_core::game::{
        Action, Ask, Hand, PersonId, Platform, PlayerRef, Prompt, PromptId, Seat, TableId, Target,
    };

    use super::action;
    use crate::custom::{Asked, Custom};

    fn asked(ask: Ask) -> Asked {
        Asked { table: TableId(1), channel: 5, prompt: PromptId { game: 1, step: 2, ask } }
    }

    fn done(custom: &Custom, values: &[&str], own: Option<&Prompt>) -> String {
        let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        let asked = custom.asked().expect("a prompt's");
        let action = action(custom, asked, &values, own).expect("an action");
        format!("{action:?}")
    }

    #[test]
    fn every_form_becomes_what_one_would_type() {
        let choose = |ask| Custom::Choose { asked: asked(ask), page: 0 };
        let prompt = |ask| Some(asked(ask).prompt);
        let five = || PlayerRef::Number(5);
        for (custom, values, wanted) in [
            (choose(Ask::Vote), vec!["5"], Action::Vote { targets: vec![five()], prompt: prompt(Ask::Vote) }),
            (choose(Ask::Accuse), vec!["5"], Action::Accuse { player: five(), prompt: prompt(Ask::Accuse) }),
            (
                choose(Ask::Take),
                vec!["5"],
                Action::Act { ask: Ask::Take, targets: vec![five()], prompt: prompt(Ask::Take) },
            ),
            (
                choose(Ask::Squeeze),
                vec!["4 left"],
                Action::Squeeze { count: 4, side: Hand::Left, prompt: prompt(Ask::Squeeze) },
            ),
            (
                Custom::Front { asked: asked(Ask::Order), card: 2 },
                vec![],
                Action::Act {
                    ask: Ask::Order,
                    targets: vec![PlayerRef::Number(2), PlayerRef::Number(1)],
                    prompt: prompt(Ask::Order),
                },
            ),
            (
                Custom::Use(asked(Ask::Revive)),
                vec![],
                Action::Act { ask: Ask::Revive, targets: vec![], prompt: prompt(Ask::Revive) },
            ),
            (Custom::Decline(asked(Ask::Accuse)), vec![], Action::Pass { prompt: prompt(Ask::Accuse) }),
            (
                Custom::Decline(asked(Ask::Revive)),
                vec![],
                Action::Decline { ask: Some(Ask::Revive), prompt: prompt(Ask::Revive) },
            ),
        ] {
            assert_eq!(done(&custom, &values, None), format!("{wanted:?}"));
        }
    }

    #[test]
    fn a_choice_on_one_page_keeps_that_of_another() {
        let own = Prompt {
            id: asked(Ask::Kill).prompt,
            seat: Seat(1),
            person: PersonId::new(Platform::Discord, "1"),
            ask: Ask::Kill,
            targets: (1..=30).map(Target).collect(),
            min: 1,
            max: 2,
            may_decline: true,
            ends: None,
            private: true,
            at_will: false,
            chosen: vec![Target(3)],
            roles: std::collections::BTreeMap::new(),
            calls_boss: false,
        };
        let second = Custom::Choose { asked: asked(Ask::Kill), page: 1 };
        assert!(done(&second, &["28"], Some(&own)).contains("[Number(28), Number(3)]"));
        let both = done(&second, &["28", "29"], Some(&own));
        assert!(both.contains("[Number(28), Number(29)]"), "{both}");
        let first = Custom::Choose { asked: asked(Ask::Kill), page: 0 };
        assert!(done(&first, &["5"], Some(&own)).contains("[Number(5)]"));
    }
}
