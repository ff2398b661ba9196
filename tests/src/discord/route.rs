//! Which REST call a method and a path are.

/// A call that the stand-in knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Route {
    Gateway,
    GatewayBot,
    Me,
    User(u64),
    OauthApplication,
    Application,
    Commands(Option<u64>),
    SetCommands(Option<u64>),
    OpenDm,
    Channel(u64),
    EditChannel(u64),
    StartThread(u64),
    AddToThread(u64, u64),
    Messages(u64),
    Send(u64),
    Message(u64, u64),
    Edit(u64, u64),
    Delete(u64, u64),
    Pin(u64, u64),
    Unpin(u64, u64),
    Typing(u64),
    SetOverwrite(u64, u64),
    RemoveOverwrite(u64, u64),
    Callback(u64, String),
    /// By an interaction's token, or by a webhook.
    FollowUp(u64, String),
    /// The message is `None` for `@original`.
    Answered(u64, String, Option<u64>),
    EditAnswer(u64, String, Option<u64>),
    DeleteAnswer(u64, String, Option<u64>),
    Guild(u64),
    GuildChannels(u64),
    Roles(u64),
    Member(u64, u64),
    GiveRole(u64, u64, u64),
    TakeRole(u64, u64, u64),
    EditMember(u64, u64),
    Webhooks(u64),
    MakeWebhook(u64),
    Emojis,
    MakeEmoji,
}

/// What is the same for every call of a route.
#[derive(Debug, Clone)]
pub(super) struct Kind {
    pub(super) route: Route,
    /// The path as Discord's description writes it.
    pub(super) template: &'static str,
    /// The parameter that has a bucket of its own.
    pub(super) major: String,
}

impl Route {
    /// Whether the path's token is all that is needed to be let in.
    pub(super) fn by_token(&self) -> bool {
        matches!(
            self,
            Self::Callback(..)
                | Self::FollowUp(..)
                | Self::Answered(..)
                | Self::EditAnswer(..)
                | Self::DeleteAnswer(..)
        )
    }

    /// Whether it writes a message, which has the tighter limit.
    pub(super) fn writes(&self) -> bool {
        matches!(self, Self::Send(_) | Self::Edit(..) | Self::FollowUp(..) | Self::EditAnswer(..))
    }

    /// The message that it is about, if the path names one.
    pub(super) fn message(&self) -> Option<u64> {
        match self {
            Self::Edit(_, message)
            | Self::Delete(_, message)
            | Self::Pin(_, message)
            | Self::Unpin(_, message)
            | Self::EditAnswer(_, _, Some(message))
            | Self::DeleteAnswer(_, _, Some(message)) => Some(*message),
            _ => None,
        }
    }

    /// Whether no rate limit applies.
    pub(super) fn unlimited(&self) -> bool {
        matches!(self, Self::Callback(..))
    }
}

fn id(text: &str) -> Option<u64> {
    text.parse().ok().filter(|&id| id > 0)
}

/// The message of a webhook's path: an id or `@original`.
fn answered(text: &str) -> Option<Option<u64>> {
    if text == "@original" { Some(None) } else { id(text).map(Some) }
}

/// Reads a path below `/api/v10`, without its query.
#[allow(clippy::too_many_lines)]
pub(super) fn route(method: &str, path: &str) -> Option<Kind> {
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    let kind = |route, template, major: &str| Some(Kind { route, template, major: major.to_owned() });
    match (method, parts.as_slice()) {
        ("GET", ["gateway"]) => kind(Route::Gateway, "/gateway", ""),
        ("GET", ["gateway", "bot"]) => kind(Route::GatewayBot, "/gateway/bot", ""),
        ("GET", ["users", "@me"]) => kind(Route::Me, "/users/@me", ""),
        ("POST", ["users", "@me", "channels"]) => kind(Route::OpenDm, "/users/@me/channels", ""),
        ("GET", ["users", user]) => kind(Route::User(id(user)?), "/users/{user_id}", ""),
        ("GET", ["oauth2", "applications", "@me"]) => {
            kind(Route::OauthApplication, "/oauth2/applications/@me", "")
        }
        ("GET", ["applications", "@me"]) => kind(Route::Application, "/applications/@me", ""),
        ("GET" | "PUT", ["applications", app, "commands"]) => {
            id(app)?;
            let route = if method == "GET" { Route::Commands(None) } else { Route::SetCommands(None) };
            kind(route, "/applications/{application_id}/commands", "")
        }
        ("GET" | "PUT", ["applications", app, "guilds", guild, "commands"]) => {
            id(app)?;
            let of = Some(id(guild)?);
            let route = if method == "GET" { Route::Commands(of) } else { Route::SetCommands(of) };
            kind(route, "/applications/{application_id}/guilds/{guild_id}/commands", guild)
        }
        ("GET" | "POST", ["applications", app, "emojis"]) => {
            id(app)?;
            let route = if method == "GET" { Route::Emojis } else { Route::MakeEmoji };
            kind(route, "/applications/{application_id}/emojis", "")
        }
        ("GET", ["channels", channel]) => {
            kind(Route::Channel(id(channel)?), "/channels/{channel_id}", channel)
        }
        ("GET" | "POST", ["channels", channel, "messages"]) => {
            let at = id(channel)?;
            let route = if method == "GET" { Route::Messages(at) } else { Route::Send(at) };
            kind(route, "/channels/{channel_id}/messages", channel)
        }
        (_, ["channels", channel, "messages", message]) => {
            let (at, which) = (id(channel)?, id(message)?);
            let route = match method {
                "GET" => Route::Message(at, which),
                "PATCH" => Route::Edit(at, which),
                "DELETE" => Route::Delete(at, which),
                _ => return None,
            };
            kind(route, "/channels/{channel_id}/messages/{message_id}", channel)
        }
        ("POST", ["channels", channel, "threads"]) => {
            kind(Route::StartThread(id(channel)?), "/channels/{channel_id}/threads", channel)
        }
        ("PUT", ["channels", channel, "thread-members", user]) => kind(
            Route::AddToThread(id(channel)?, id(user)?),
            "/channels/{channel_id}/thread-members/{user_id}",
            channel,
        ),
        ("PATCH", ["channels", channel]) => {
            kind(Route::EditChannel(id(channel)?), "/channels/{channel_id}", channel)
        }
        ("PUT" | "DELETE", ["channels", channel, "pins", message]) => {
            let (at, which) = (id(channel)?, id(message)?);
            let route = if method == "PUT" { Route::Pin(at, which) } else { Route::Unpin(at, which) };
            kind(route, "/channels/{channel_id}/pins/{message_id}", channel)
        }
        ("POST", ["channels", channel, "typing"]) => {
            kind(Route::Typing(id(channel)?), "/channels/{channel_id}/typing", channel)
        }
        ("GET" | "POST", ["channels", channel, "webhooks"]) => {
            let at = id(channel)?;
            let route = if method == "GET" { Route::Webhooks(at) } else { Route::MakeWebhook(at) };
            kind(route, "/channels/{channel_id}/webhooks", channel)
        }
        ("PUT" | "DELETE", ["channels", channel, "permissions", target]) => {
            let (at, whom) = (id(channel)?, id(target)?);
            let put = method == "PUT";
            let route = if put { Route::SetOverwrite(at, whom) } else { Route::RemoveOverwrite(at, whom) };
            kind(route, "/channels/{channel_id}/permissions/{overwrite_id}", channel)
        }
        ("POST", ["interactions", interaction, token, "callback"]) => kind(
            Route::Callback(id(interaction)?, (*token).to_owned()),
            "/interactions/{interaction_id}/{interaction_token}/callback",
            token,
        ),
        ("POST", ["webhooks", app, token]) => kind(
            Route::FollowUp(id(app)?, (*token).to_owned()),
            "/webhooks/{webhook_id}/{webhook_token}",
            token,
        ),
        (_, ["webhooks", app, token, "messages", message]) => {
            let (app, which) = (id(app)?, answered(message)?);
            let key = (*token).to_owned();
            let route = match method {
                "GET" => Route::Answered(app, key, which),
                "PATCH" => Route::EditAnswer(app, key, which),
                "DELETE" => Route::DeleteAnswer(app, key, which),
                _ => return None,
            };
            let template = if which.is_none() {
                "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
            } else {
                "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
            };
            kind(route, template, token)
        }
        ("GET", ["guilds", guild]) => kind(Route::Guild(id(guild)?), "/guilds/{guild_id}", guild),
        ("GET", ["guilds", guild, "channels"]) => {
            kind(Route::GuildChannels(id(guild)?), "/guilds/{guild_id}/channels", guild)
        }
        ("GET", ["guilds", guild, "roles"]) => {
            kind(Route::Roles(id(guild)?), "/guilds/{guild_id}/roles", guild)
        }
        ("PATCH", ["guilds", guild, "members", user]) => {
            kind(Route::EditMember(id(guild)?, id(user)?), "/guilds/{guild_id}/members/{user_id}", guild)
        }
        ("GET", ["guilds", guild, "members", user]) => {
            kind(Route::Member(id(guild)?, id(user)?), "/guilds/{guild_id}/members/{user_id}", guild)
        }
        ("PUT" | "DELETE", ["guilds", guild, "members", user, "roles", role]) => {
            let (guild_id, user, role) = (id(guild)?, id(user)?, id(role)?);
            let route = if method == "PUT" {
                Route::GiveRole(guild_id, user, role)
            } else {
                Route::TakeRole(guild_id, user, role)
            };
            kind(route, "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", guild)
        }
        _ => None,
    }
}
