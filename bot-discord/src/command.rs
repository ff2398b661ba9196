//! Slash commands: one for each command of the core, in the words of its locale files.

use std::borrow::Cow;
use std::sync::Arc;

use bot_core::game::{Locale, Place};
use bot_core::host::{Input, What};
use bot_core::text::{ArgKind, COMMANDS, CommandGroup, CommandSpec, Texts, Verb};
use poise::{ApplicationContext, BoxFuture, CommandParameter, FrameworkError};
use serenity::all::{
    CommandDataOptionValue, CommandInteraction, CommandOptionType, CreateCommandOption, InstallationContext,
    InteractionContext, Permissions,
};

use crate::app::{App, person_of, venue_of};
use crate::post::{Errand, Reader, whisper};
use crate::seat::greet;
use crate::who::{moderator, name_of};

/// What poise hands around.
pub(crate) type Data = Arc<App>;
/// What a command may fail with: only that Discord did not take an answer.
pub(crate) type Error = serenity::Error;

/// Characters of a description.
const DESCRIPTION_MAX: usize = 100;
/// Characters of a typed argument.
const ARGUMENT_MAX: u16 = 1000;
/// The locales of Discord's clients for which there may be words, beside English.
const LOCALES: [&str; 30] = [
    "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it", "ja", "ko",
    "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// All commands.
pub(crate) fn commands(texts: &Texts) -> Vec<poise::Command<Data, Error>> {
    COMMANDS.iter().map(|spec| command(texts, spec)).collect()
}

fn command(texts: &Texts, spec: &'static CommandSpec) -> poise::Command<Data, Error> {
    let english = Locale::new("en");
    let about = format!("command-{}.about", spec.id);
    let name = format!("command-{}", spec.id);
    poise::Command {
        slash_action: Some(run),
        name: Cow::Borrowed(spec.id),
        qualified_name: Cow::Borrowed(spec.id),
        identifying_name: Cow::Borrowed(spec.id),
        name_localizations: localised(texts, &name, |name| is_name(name).then(|| name.to_owned())),
        description: Some(Cow::Owned(describe(&texts.ui(&english, &about, &[])))),
        description_localizations: localised(texts, &about, |text| Some(describe(text))),
        parameters: parameters(texts, spec),
        custom_data: Box::new(spec),
        ephemeral: true,
        install_context: Some(vec![InstallationContext::Guild]),
        interaction_context: Some(vec![InteractionContext::Guild, InteractionContext::BotDm]),
        ..poise::Command::default()
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
            _ => |option| option.kind(CommandOptionType::String).max_length(ARGUMENT_MAX),
        };
        CommandParameter {
            name: Cow::Borrowed(arg.kind.id()),
            name_localizations: localised(texts, &key, |name| is_name(name).then(|| name.to_owned())),
            description: Some(Cow::Owned(describe(&texts.ui(&english, &key, &[])))),
            description_localizations: localised(texts, &key, |text| Some(describe(text))),
            required: arg.required,
            channel_types: None,
            choices: Cow::Borrowed(&[]),
            type_setter: Some(type_setter),
            autocomplete_callback: None,
            __non_exhaustive: (),
        }
    };
    spec.args.iter().map(parameter).collect()
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
    // Not taken: the person sees a failure, so nothing is done.
    interaction.defer_ephemeral(&app.http).await?;
    let guild = interaction.guild_id.is_some();
    let token = interaction.token.as_str();
    if guild && spec.verb == Verb::New && !may_write(interaction) {
        let locale = app.locale_of(&person_of(interaction.user.id));
        let _ = whisper(app, token, &app.say(&locale, "discord-no-permission", &[]), Vec::new()).await;
        return Ok(());
    }
    let input = Input {
        key: Some(interaction.id.to_string()),
        person: person_of(interaction.user.id),
        name: Some(name_of(&interaction.user, interaction.member.as_deref())),
        moderator: moderator(interaction.member.as_deref()),
        place: if guild && is_public(spec) { Place::Room } else { Place::Direct },
        venue: guild.then(|| venue_of(interaction.channel_id)),
        what: What::Text(typed(spec, ctx)),
    };
    let outcome = app.submit(input).await;
    let joined = spec.verb == Verb::Join && outcome.is_ok();
    match outcome.unwrap_or_else(Some) {
        Some(text) => {
            let _ = whisper(app, token, &text, Vec::new()).await;
        }
        // What came of it is said in the room; "thinking" goes away.
        None => interaction.delete_response(&app.http).await?,
    }
    if joined && guild {
        greet(app, interaction.user.id, interaction.channel_id, token).await;
    }
    let errand = Errand::Token { token: interaction.token.clone(), asked: false };
    app.post.send(app, Reader::Person(interaction.user.id.get()), errand);
    Ok(())
}

/// Whether the judge could say anything at all in this channel.
fn may_write(interaction: &CommandInteraction) -> bool {
    let thread = interaction.channel.as_ref().is_some_and(|channel| channel.thread_metadata.is_some());
    let send = if thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    // Discord says what the bot may do with every interaction; if it does not, the answer will show.
    interaction.app_permissions.is_none_or(|held| held.contains(Permissions::VIEW_CHANNEL | send))
}

/// Whether everybody in the room is to hear of it. A slash command itself is seen by nobody.
fn is_public(spec: &CommandSpec) -> bool {
    match spec.group {
        CommandGroup::Secret | CommandGroup::Info => false,
        CommandGroup::Seat | CommandGroup::Host => true,
        CommandGroup::Day => !matches!(spec.verb, Verb::Vote | Verb::Abstain | Verb::Unvote),
    }
}

/// The command as one would type it.
fn typed(spec: &CommandSpec, ctx: ApplicationContext<'_, Data, Error>) -> String {
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
        text.push_str(word.trim());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{describe, is_name};

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
