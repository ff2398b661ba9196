//! `/doctor`: what the bot lacks in this channel, what works less well without it, how to mend it.

use poise::{ApplicationContext, BoxFuture, FrameworkError};
use serenity::all::{CommandInteraction, Permissions};

use crate::app::{App, person_of, user_of};
use crate::command::{Data, Error};
use crate::post::whisper;
use crate::settings::RoomWishes;
use crate::trouble::{Ack, acknowledge};

/// A permission, and what it is for.
pub(crate) struct Need {
    pub(crate) permission: Permissions,
    /// The last part of its message's key, `discord-need-…`.
    pub(crate) id: &'static str,
    /// Without it nothing can be played.
    pub(crate) vital: bool,
}

const fn need(permission: Permissions, id: &'static str, vital: bool) -> Need {
    Need { permission, id, vital }
}

/// Every permission that the bot has a use for, the vital ones first.
pub(crate) const NEEDS: &[Need] = &[
    need(Permissions::VIEW_CHANNEL, "view", true),
    need(Permissions::SEND_MESSAGES, "send", true),
    need(Permissions::SEND_MESSAGES_IN_THREADS, "send-threads", false),
    need(Permissions::READ_MESSAGE_HISTORY, "history", false),
    need(Permissions::MANAGE_ROLES, "roles", false),
    need(Permissions::CREATE_PUBLIC_THREADS, "threads", false),
    need(Permissions::CREATE_PRIVATE_THREADS, "private", false),
    need(Permissions::MANAGE_THREADS, "manage-threads", false),
    need(Permissions::MANAGE_WEBHOOKS, "webhooks", false),
    need(Permissions::MANAGE_MESSAGES, "messages", false),
    need(Permissions::MUTE_MEMBERS, "mute", false),
];

/// The permissions of the invite link: all that is asked for anywhere, and nothing else.
pub(crate) fn wanted() -> Permissions {
    NEEDS.iter().fold(Permissions::empty(), |all, need| all | need.permission)
}

/// The link with which a server's owner takes the bot in.
pub(crate) fn invite(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        wanted().bits()
    )
}

/// Answers `/doctor`, to the person alone.
pub(crate) fn run(
    ctx: ApplicationContext<'_, Data, Error>,
) -> BoxFuture<'_, Result<(), FrameworkError<'_, Data, Error>>> {
    Box::pin(async move {
        let (app, interaction) = (ctx.data(), ctx.interaction);
        if acknowledge("doctor", || interaction.defer_ephemeral(&app.http)).await != Ack::Ours {
            return Ok(());
        }
        app.note_language(interaction.user.id, &interaction.locale).await;
        let text = report(app, interaction);
        let _ = whisper(app, &interaction.token, &text, Vec::new()).await;
        Ok(())
    })
}

fn report(app: &App, interaction: &CommandInteraction) -> String {
    let locale = app.locale_of(&person_of(interaction.user.id));
    let say = |key: &str| app.say(&locale, key, &[]);
    let mut lines = Vec::new();
    if interaction.guild_id.is_none() {
        lines.push(say("discord-doctor-direct"));
    } else {
        let held = interaction.app_permissions.unwrap_or_default();
        let thread = interaction.channel.as_ref().is_some_and(|channel| channel.thread_metadata.is_some());
        let missing: Vec<&Need> = missing(held, thread);
        for need in &missing {
            let (name, less) =
                (say(&format!("discord-need-{}", need.id)), say(&format!("discord-need-{}.less", need.id)));
            let key = if need.vital { "discord-doctor-vital" } else { "discord-doctor-less" };
            lines.push(app.say(&locale, key, &[("permission", name.into()), ("less", less.into())]));
        }
        lines.push(match missing.is_empty() {
            true => say("discord-doctor-permissions"),
            false => app.say(&locale, "discord-doctor-mend", &[("link", invite(app.own.get()).into())]),
        });
        lines.extend(wishes(app, interaction, held, &say));
        lines.extend(inboxes(app, interaction));
    }
    lines.push(say("discord-doctor-intents"));
    lines.join("\n")
}

/// What is missing of what there is a use for in this place.
fn missing(held: Permissions, thread: bool) -> Vec<&'static Need> {
    let vital = |need: &Need| match need.permission {
        // In a thread one writes by another permission than beside it.
        Permissions::SEND_MESSAGES => !thread,
        _ => true,
    };
    let lacks = |need: &&Need| !held.contains(need.permission) && vital(need);
    NEEDS.iter().filter(lacks).collect()
}

/// Wishes for the room that cannot be fulfilled.
fn wishes(
    app: &App,
    interaction: &CommandInteraction,
    held: Permissions,
    say: &impl Fn(&str) -> String,
) -> Vec<String> {
    let RoomWishes { silence, thread, dead, voice } = app.wishes(interaction.channel_id);
    let view = app.table_in(interaction.channel_id);
    let masks =
        view.as_ref().and_then(|view| view.state.standing()).is_some_and(|table| table.rules.personas);
    let unmet = [
        (silence && !held.contains(Permissions::MANAGE_ROLES), "discord-doctor-silence"),
        (thread && !held.contains(Permissions::CREATE_PUBLIC_THREADS), "discord-doctor-thread"),
        (dead && !held.contains(Permissions::CREATE_PRIVATE_THREADS), "discord-doctor-dead"),
        (voice && !held.contains(Permissions::MUTE_MEMBERS), "discord-doctor-voice"),
        (masks && !held.contains(Permissions::MANAGE_WEBHOOKS), "discord-doctor-masks"),
    ];
    unmet.into_iter().filter(|(unmet, _)| *unmet).map(|(_, key)| say(key)).collect()
}

/// Who at this channel's table takes no direct messages.
fn inboxes(app: &App, interaction: &CommandInteraction) -> Option<String> {
    let locale = app.locale_of(&person_of(interaction.user.id));
    let view = app.table_in(interaction.channel_id)?;
    let table = view.state.standing()?;
    let users = table.players.iter().filter_map(|player| user_of(&player.person));
    let closed: Vec<String> =
        users.filter(|user| app.is_closed(*user)).map(|user| format!("<@{user}>")).collect();
    Some(match closed.is_empty() {
        true => app.say(&locale, "discord-doctor-inboxes", &[]),
        false => {
            let who = app.host.texts().list(&locale, &closed);
            app.say(&locale, "discord-doctor-closed", &[("who", who.into())])
        }
    })
}

#[cfg(test)]
mod tests {
    use serenity::all::Permissions;

    use super::{invite, missing, wanted};

    #[test]
    fn the_invite_link_asks_for_what_is_used_and_nothing_else() {
        let link = invite(77);
        assert!(link.contains("client_id=77") && link.ends_with(&format!("permissions={}", wanted().bits())));
        assert!(!wanted().contains(Permissions::ADMINISTRATOR));
        assert!(!wanted().contains(Permissions::MANAGE_CHANNELS));
        assert!(!wanted().contains(Permissions::MENTION_EVERYONE));
    }

    #[test]
    fn in_a_thread_the_permission_to_write_is_another() {
        let ids = |held: Permissions, thread: bool| -> Vec<&str> {
            missing(held, thread).into_iter().map(|need| need.id).collect()
        };
        assert!(ids(wanted(), false).is_empty());
        let without = wanted() - Permissions::SEND_MESSAGES;
        assert_eq!(ids(without, false), ["send"]);
        assert!(ids(without, true).is_empty());
    }
}
