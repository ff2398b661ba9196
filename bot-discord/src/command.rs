//! Slash commands: one for each command of the core, in the words of its locale files.

use std::borrow::Cow;
use std::sync::Arc;

use bot_core::game::{Locale, Place};
use bot_core::host::{Input, What};
use bot_core::text::{ArgKind, COMMANDS, CommandGroup, CommandSpec, Texts, Verb, clean};
use poise::{ApplicationContext, BoxFuture, CommandParameter, FrameworkError};
use serenity::all::{
    ChannelId, ChannelType, CommandDataOptionValue, CommandInteraction, CommandOptionType,
    CreateCommandOption, CreateThread, InstallationContext, InteractionContext, Permissions,
};

use crate::app::{App, person_of, venue_of};
use crate::file::{FileTrouble, read_all};
use crate::parts::shorten;
use crate::post::{Errand, Reader, whisper};
use crate::seat::greet;
use crate::suggest::{has_suggestions, suggest};
use crate::talk::file_trouble;
use crate::trouble::{Ack, acknowledge, patiently, summary};
use crate::who::{moderator, name_of};
use crate::{away, doctor, gift};

/// What poise hands around.
pub(crate) type Data = Arc<App>;
/// What a command may fail with: only that Discord did not take an answer.
pub(crate) type Error = serenity::Error;

/// Characters of a description.
const DESCRIPTION_MAX: usize = 100;
/// Characters of a thread's name.
const THREAD_NAME_MAX: usize = 100;
/// Characters of a typed argument, and of one that may be long.
const ARGUMENT_MAX: u16 = 1000;
const LONG_MAX: u16 = 6000;
/// The name of the argument that holds a text as a file.
const FILE: &str = "file";
/// The locales of Discord's clients for which there may be words, beside English.
const LOCALES: [&str; 30] = [
    "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it", "ja", "ko",
    "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// All commands.
pub(crate) fn commands(texts: &Texts) -> Vec<poise::Command<Data, Error>> {
    let own = [named(texts, "doctor", "discord-doctor", "discord-doctor.about", doctor::run)];
    COMMANDS.iter().map(|spec| command(texts, spec)).chain(own).collect()
}

/// A command without arguments, with its words under these keys.
fn named(
    texts: &Texts,
    id: &'static str,
    name: &str,
    about: &str,
    action: SlashAction,
) -> poise::Command<Data, Error> {
    let english = Locale::new("en");
    poise::Command {
        slash_action: Some(action),
        name: Cow::Borrowed(id),
        qualified_name: Cow::Borrowed(id),
        identifying_name: Cow::Borrowed(id),
        name_localizations: localised(texts, name, |name| is_name(name).then(|| name.to_owned())),
        description: Some(Cow::Owned(describe(&texts.ui(&english, about, &[])))),
        description_localizations: localised(texts, about, |text| Some(describe(text))),
        ephemeral: true,
        install_context: Some(vec![InstallationContext::Guild]),
        interaction_context: Some(vec![InteractionContext::Guild, InteractionContext::BotDm]),
        ..poise::Command::default()
    }
}

fn command(texts: &Texts, spec: &'static CommandSpec) -> poise::Command<Data, Error> {
    let name = format!("command-{}", spec.id);
    poise::Command {
        parameters: parameters(texts, spec),
        custom_data: Box::new(spec),
        ..named(texts, spec.id, &name, &format!("{name}.about"), run)
    }
}

fn parameters(texts: &Texts, spec: &CommandSpec) -> Vec<CommandParameter<Data, Error>> {
    let english = Locale::new("en");
    let parameter = |arg: &bot_core::text::ArgSpec| {
        let key = format!("arg-{}", arg.kind.id());
        let type_setter: fn(CreateCommandOption) -> CreateCommandOption = match arg.kind {
            ArgKind::Count => {
                |option| option.kind(CommandOptionType::Integer).min_int_value(1).max_int_value(60)
            }
            ArgKind::Newcomer => |option| option.kind(CommandOptionType::User),
            ArgKind::Text | ArgKind::Letter => {
                |option| option.kind(CommandOptionType::String).max_length(LONG_MAX)
            }
            _ => |option| option.kind(CommandOptionType::String).max_length(ARGUMENT_MAX),
        };
        CommandParameter {
            name: Cow::Borrowed(arg.kind.id()),
            name_localizations: localised(texts, &key, |name| is_name(name).then(|| name.to_owned())),
            description: Some(Cow::Owned(describe(&texts.ui(&english, &key, &[])))),
            description_localizations: localised(texts, &key, |text| Some(describe(text))),
            // The text may come as a file instead; the judge says so if neither comes.
            required: arg.required && !takes_file(spec),
            channel_types: None,
            choices: Cow::Borrowed(&[]),
            type_setter: Some(type_setter),
            autocomplete_callback: has_suggestions(arg.kind).then_some(suggest),
            __non_exhaustive: (),
        }
    };
    // Discord wants what is required first; what is typed in the end keeps the command's order.
    let (first, rest): (Vec<_>, Vec<_>) = spec.args.iter().partition(|arg| arg.required);
    let mut all: Vec<_> = first.into_iter().chain(rest).map(parameter).collect();
    if takes_file(spec) {
        all.push(CommandParameter {
            name: Cow::Borrowed(FILE),
            name_localizations: localised(texts, "discord-file", |name| {
                is_name(name).then(|| name.to_owned())
            }),
            description: Some(Cow::Owned(describe(&texts.ui(&english, "discord-file.about", &[])))),
            description_localizations: localised(texts, "discord-file.about", |text| Some(describe(text))),
            required: false,
            channel_types: None,
            choices: Cow::Borrowed(&[]),
            type_setter: Some(|option| option.kind(CommandOptionType::Attachment)),
            autocomplete_callback: None,
            __non_exhaustive: (),
        });
    }
    all
}

/// Whether a command's text may be long enough to come as a file.
fn takes_file(spec: &CommandSpec) -> bool {
    matches!(spec.verb, Verb::Tell | Verb::Announce | Verb::OwnRuleset)
}

/// The words under a key for each of Discord's locales that has its own.
fn localised(
    texts: &Texts,
    key: &str,
    accept: impl Fn(&str) -> Option<String>,
) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    let english = Locale::new("en");
    let all = LOCALES.iter().filter_map(|&discord| {
        let locale = texts.best(discord);
        if locale == english {
            return None;
        }
        let text = accept(&texts.ui(&locale, key, &[]))?;
        Some((Cow::Borrowed(discord), Cow::Owned(text)))
    });
    Cow::Owned(all.collect())
}

/// Whether Discord takes it as a command's name.
fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    (1..=32).contains(&name.chars().count()) && name.chars().all(fits) && name.to_lowercase() == name
}

/// One line, short enough for a description, never empty.
fn describe(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.chars().count() {
        0 => "–".to_owned(),
        1..=DESCRIPTION_MAX => line,
        _ => line.chars().take(DESCRIPTION_MAX - 1).chain(['…']).collect(),
    }
}

/// What a slash command does.
type SlashAction = for<'a> fn(
    ApplicationContext<'a, Data, Error>,
) -> BoxFuture<'a, Result<(), FrameworkError<'a, Data, Error>>>;

fn run(
    ctx: ApplicationContext<'_, Data, Error>,
) -> BoxFuture<'_, Result<(), FrameworkError<'_, Data, Error>>> {
    Box::pin(async move {
        match ctx.command().custom_data.downcast_ref::<&'static CommandSpec>() {
            Some(spec) => {
                carry_out(ctx, spec).await.map_err(|error| FrameworkError::new_command(ctx.into(), error))
            }
            None => Ok(()),
        }
    })
}

async fn carry_out(ctx: ApplicationContext<'_, Data, Error>, spec: &CommandSpec) -> Result<(), Error> {
    let (app, interaction) = (ctx.data(), ctx.interaction);
    match acknowledge(spec.id, || interaction.defer_ephemeral(&app.http)).await {
        Ack::Ours => {}
        Ack::Late => {
            away::say(app, interaction.channel_id);
            return Ok(());
        }
        Ack::Failed => {
            app.reach.failed();
            return Ok(());
        }
        Ack::Repeated => return Ok(()),
    }
    app.note_language(interaction.user.id, &interaction.locale).await;
    let guild = interaction.guild_id.is_some();
    let token = interaction.token.as_str();
    if guild && spec.verb == Verb::New && !may_write(interaction) {
        let locale = app.locale_of(&person_of(interaction.user.id));
        let _ = whisper(app, token, &app.say(&locale, "discord-no-permission", &[]), Vec::new()).await;
        return Ok(());
    }
    let person = person_of(interaction.user.id);
    if guild && spec.verb == Verb::New && app.table_in(interaction.channel_id).is_none() {
        // Before a thread is made for nothing.
        if let Err(refusal) = app.has_room_for_table(interaction.channel_id) {
            let locale = app.locale_of(&person);
            let text = app.shown(&locale, &app.host.texts().refusal(&locale, &refusal));
            let _ = whisper(app, token, &text, Vec::new()).await;
            return Ok(());
        }
    }
    let text = match typed(app, spec, ctx).await {
        Ok(text) => text,
        Err(trouble) => {
            let _ = whisper(app, token, &file_trouble(app, &person, trouble), Vec::new()).await;
            return Ok(());
        }
    };
    let venue = match spec.verb {
        Verb::New if guild => thread_for_table(app, interaction).await,
        _ => interaction.channel_id,
    };
    if let Some(tag) = interaction.guild_locale.as_deref().filter(|_| spec.verb == Verb::New) {
        app.note_room_language(&venue_of(venue), tag);
    }
    let input = Input {
        key: Some(interaction.id.to_string()),
        person,
        name: Some(name_of(&interaction.user, interaction.member.as_deref())),
        moderator: moderator(interaction.member.as_deref()),
        place: if guild && is_public(spec, masked(app, venue)) { Place::Room } else { Place::Direct },
        venue: guild.then(|| venue_of(venue)),
        written: None,
        what: What::Text(text),
    };
    if let Some(guild) = interaction.guild_id {
        app.count_together(guild, venue).await;
    }
    let (outcome, files) = app.hear(input).await;
    let joined = spec.verb == Verb::Join && outcome.is_ok();
    match outcome.unwrap_or_else(Some) {
        Some(text) => {
            let keeps_order = guild && moderator(interaction.member.as_deref());
            let paste = (spec.verb == Verb::OwnRuleset && keeps_order)
                .then(|| app.paste_row(&person_of(interaction.user.id)));
            let _ = whisper(app, token, &text, paste.into_iter().collect()).await;
        }
        // What came of it is said in the room; "thinking" goes away.
        None => patiently(|| interaction.delete_response(&app.http)).await?,
    }
    gift::hand_over(app, token, &files).await;
    if joined && guild {
        greet(app, interaction.user.id, interaction.channel_id, token).await;
    }
    let errand = Errand::Token { token: interaction.token.clone(), asked: false };
    app.post.send(app, Reader::Person(interaction.user.id.get()), errand);
    Ok(())
}

/// Where a new table stands: in a thread of its own where that is wished for and works, else in the channel.
async fn thread_for_table(app: &Arc<App>, interaction: &CommandInteraction) -> ChannelId {
    let channel = interaction.channel_id;
    let wishes = app.wishes(channel);
    let inside = interaction.channel.as_ref().is_some_and(|channel| channel.thread_metadata.is_some());
    if !wishes.thread || inside {
        return channel;
    }
    let locale = app.locale_of(&person_of(interaction.user.id));
    let name = name_of(&interaction.user, interaction.member.as_deref());
    let name = clean(&name, bot_core::text::NAME_CHARS_MAX);
    let title = shorten(&app.say(&locale, "discord-thread", &[("who", name.into())]), THREAD_NAME_MAX);
    let thread = CreateThread::new(title).kind(ChannelType::PublicThread);
    match channel.create_thread(&app.http, thread).await {
        Ok(thread) => {
            // The room's other wishes hold in its threads too.
            if let Err(error) = app.ledger.write(&format!("room/{}", thread.id), &wishes).await {
                tracing::error!(%error, "a thread's wishes are not kept");
            }
            thread.id
        }
        Err(error) => {
            tracing::warn!(%channel, error = summary(&error), "no thread for a table");
            channel
        }
    }
}

/// Whether the judge could say anything at all in this channel.
fn may_write(interaction: &CommandInteraction) -> bool {
    let thread = interaction.channel.as_ref().is_some_and(|channel| channel.thread_metadata.is_some());
    let send = if thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    // Discord says what the bot may do with every interaction; if it does not, the answer will show.
    interaction.app_permissions.is_none_or(|held| held.contains(Permissions::VIEW_CHANNEL | send))
}

/// Whether the players of this channel's table wear masks.
pub(crate) fn masked(app: &App, channel: ChannelId) -> bool {
    let view = app.table_in(channel);
    view.as_ref().and_then(|view| view.state.standing()).is_some_and(|table| table.is_masked())
}

/// Whether everybody in the room is to hear of it. A slash command itself is seen by nobody.
/// `masked`: nobody may be heard there under their own name. Source: DN-01
fn is_public(spec: &CommandSpec, masked: bool) -> bool {
    match spec.group {
        CommandGroup::Secret | CommandGroup::Info => false,
        CommandGroup::Seat => !masked || !matches!(spec.verb, Verb::Leave | Verb::SelfReport),
        CommandGroup::Host => true,
        CommandGroup::Day if masked => false,
        CommandGroup::Day => !matches!(spec.verb, Verb::Vote | Verb::Abstain | Verb::Unvote),
    }
}

/// The command as one would type it, with the text of a file at its end.
async fn typed(
    app: &App,
    spec: &CommandSpec,
    ctx: ApplicationContext<'_, Data, Error>,
) -> Result<String, FileTrouble> {
    let mut text = format!("!{}", spec.id);
    for arg in spec.args {
        let given = ctx.interaction.data.options.iter().find(|option| option.name == arg.kind.id());
        let word = match given.map(|option| &option.value) {
            Some(CommandDataOptionValue::String(word)) => word.clone(),
            Some(CommandDataOptionValue::Integer(number)) => number.to_string(),
            Some(CommandDataOptionValue::User(user)) => format!("<@{user}>"),
            _ => continue,
        };
        text.push(' ');
        // A bare number would be taken for the step.
        if arg.kind == ArgKind::Watch && word.trim().bytes().all(|byte| byte.is_ascii_digit()) {
            text.push('#');
        }
        text.push_str(word.trim());
    }
    let data = &ctx.interaction.data;
    for option in data.options.iter().filter(|option| option.name == FILE) {
        if let CommandDataOptionValue::Attachment(id) = option.value {
            let file = data.resolved.attachments.get(&id).ok_or(FileTrouble::Lost)?;
            text.push(' ');
            text.push_str(&read_all(app, std::slice::from_ref(file)).await?);
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bot_core::game::Locale;
    use bot_core::text::Texts;

    use super::{LOCALES, commands, describe, is_name};

    #[test]
    fn discord_takes_every_command() {
        let all = commands(&Texts::builtin().expect("the words are whole"));
        assert!(all.len() <= 100);
        let names: BTreeSet<_> = all.iter().map(|command| command.name.as_ref()).collect();
        assert_eq!(names.len(), all.len());
        for command in &all {
            let required: Vec<bool> = command.parameters.iter().map(|parameter| parameter.required).collect();
            assert!(required.is_sorted_by(|one, next| one >= next), "{}", command.name);
            let names: BTreeSet<_> =
                command.parameters.iter().map(|parameter| parameter.name.as_ref()).collect();
            assert_eq!(names.len(), required.len(), "{}", command.name);
        }
    }

    #[test]
    fn every_command_has_a_name_of_its_own_in_every_language() {
        let texts = Texts::builtin().expect("the words are whole");
        let all = commands(&texts);
        let mut spoken = 0;
        for discord in LOCALES.iter().filter(|discord| texts.best(discord) != Locale::new("en")) {
            let named = |command: &poise::Command<_, _>| {
                let own = command.name_localizations.iter().find(|(locale, _)| locale == discord);
                own.map(|(_, name)| name.to_string())
            };
            let names: BTreeSet<String> = all.iter().filter_map(named).collect();
            assert_eq!(names.len(), all.len(), "{discord}");
            for command in &all {
                assert!(command.description_localizations.iter().any(|(locale, _)| locale == discord));
            }
            spoken += 1;
        }
        assert_eq!(spoken, texts.locales().len() - 1, "Discord has a tag for every language of ours");
        let kill = all.iter().find(|command| command.name == "kill").expect("there is a kill");
        for wanted in [("zh-CN", "杀"), ("zh-TW", "殺"), ("ja", "襲撃")] {
            let own = kill.name_localizations.iter().find(|(locale, _)| locale == wanted.0);
            assert_eq!(own.map(|(_, name)| &**name), Some(wanted.1));
        }
    }

    #[test]
    fn only_what_discord_takes_is_a_name() {
        assert!(is_name("vote") && is_name("投票") && is_name("self-report"));
        assert!(!is_name("") && !is_name("Vote") && !is_name("a b") && !is_name(&"x".repeat(33)));
    }

    #[test]
    fn descriptions_are_one_short_line() {
        assert_eq!(describe("a\n b"), "a b");
        assert_eq!(describe(""), "–");
        assert_eq!(describe(&"杀".repeat(200)).chars().count(), 100);
    }
}
