//! The REST calls, carried out.

use serde_json::{Value, json};

use super::error::ApiError;
use super::message::{EPHEMERAL, Guise, LOADING, Message};
use super::permission::{Overwrite, Permissions};
use super::render::{own_user, roles};
use super::route::Route;
use super::world::{Channel, Place, World, now};

/// Milliseconds during which a nonce is remembered.
const NONCE_LIFE: u64 = 5 * 60_000;
/// Edits of a message older than an hour before they are refused.
const LATE_EDITS: u32 = 30;

/// A good answer: the status and the body, if it has one.
pub(super) type Reply = Result<(u16, Option<Value>), ApiError>;

/// What a new message has besides its body.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) extra_flags: u64,
    pub(super) only_for: Option<u64>,
    pub(super) interaction: Option<u64>,
    /// Under which name and picture, by a webhook.
    pub(super) guise: Option<Guise>,
    /// Files with it.
    pub(super) attachments: Vec<Value>,
}

fn ok(value: Value) -> Reply {
    Ok((200, Some(value)))
}

impl World {
    /// Carries a call of the bot out.
    pub(super) fn perform(&mut self, route: &Route, query: &str, body: &Value) -> Reply {
        match route {
            Route::Gateway => ok(json!({ "url": self.gateway_url })),
            Route::GatewayBot => ok(json!({
                "url": self.gateway_url,
                "shards": self.shards,
                "session_start_limit":
                    { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1 },
            })),
            Route::Me => ok(self.users.get(&self.app.bot).map_or(Value::Null, own_user)),
            Route::User(user) if self.users.contains_key(user) => ok(self.user_json(*user)),
            Route::User(_) => Err(ApiError::unknown_user()),
            Route::OauthApplication | Route::Application => ok(self.application_json()),
            Route::Commands(of) => {
                ok(self.commands.get(of).map_or_else(|| json!([]), |all| all.clone().into()))
            }
            Route::SetCommands(of) => self.set_commands(*of, body),
            Route::OpenDm => self.open_dm(body),
            Route::Channel(channel) => {
                self.visible(*channel)?;
                ok(self.channel_json(self.channel(*channel)?))
            }
            Route::StartThread(channel) => self.start_thread(*channel, body),
            Route::EditChannel(channel) => self.edit_channel(*channel, body),
            Route::AddToThread(channel, user) => self.add_to_thread(*channel, *user),
            Route::Messages(channel) => self.list(*channel, query),
            Route::Send(channel) => self.send(*channel, body),
            Route::Message(channel, message) => {
                self.visible(*channel)?;
                let found = self.message(*channel, *message)?;
                if found.only_for.is_some() {
                    return Err(ApiError::unknown_message());
                }
                ok(self.message_json(found))
            }
            Route::Edit(channel, message) => {
                self.visible(*channel)?;
                self.editable(*channel, *message)?;
                self.edit(*channel, *message, body)?;
                ok(self.message_json(self.message(*channel, *message)?))
            }
            Route::Delete(channel, message) => self.delete(*channel, *message),
            Route::Pin(channel, message) => self.pin(*channel, *message, true),
            Route::Unpin(channel, message) => self.pin(*channel, *message, false),
            Route::Typing(channel) => {
                self.allowed(*channel, Permissions::SEND_MESSAGES)?;
                Ok((204, None))
            }
            Route::SetOverwrite(channel, target) => self.set_overwrite(*channel, *target, Some(body)),
            Route::RemoveOverwrite(channel, target) => self.set_overwrite(*channel, *target, None),
            Route::Callback(id, token) => {
                self.callback(*id, token, body)?;
                Ok((204, None))
            }
            Route::Webhooks(channel) => self.list_webhooks(*channel),
            Route::MakeWebhook(channel) => self.make_webhook(*channel, body),
            Route::Emojis => self.list_emojis(),
            Route::MakeEmoji => self.make_emoji(body),
            Route::EditMember(guild, user) => self.edit_member(*guild, *user, body),
            Route::FollowUp(id, token) if *id != self.app.id => self.by_webhook(*id, token, query, body),
            Route::FollowUp(app, token) => {
                let message = self.follow_up(*app, token, body)?;
                let channel = self.by_token(*app, token)?.channel;
                ok(self.message_json(self.message(channel, message)?))
            }
            Route::Answered(app, token, which) => {
                let (channel, message) = self.answered_message(*app, token, *which)?;
                ok(self.message_json(self.message(channel, message)?))
            }
            Route::EditAnswer(app, token, which) => {
                let (channel, message) = self.answered_message(*app, token, *which)?;
                self.edit(channel, message, body)?;
                ok(self.message_json(self.message(channel, message)?))
            }
            Route::DeleteAnswer(app, token, which) => {
                let (channel, message) = self.answered_message(*app, token, *which)?;
                self.remove(channel, message);
                Ok((204, None))
            }
            Route::Guild(guild) => {
                let found = self.guilds.get(guild).ok_or_else(ApiError::unknown_guild)?;
                ok(self.guild_json(found))
            }
            Route::GuildChannels(guild) => ok(self.channels_json(*guild)),
            Route::Roles(guild) => ok(roles(self.guilds.get(guild).ok_or_else(ApiError::unknown_guild)?)),
            Route::Member(guild, user) => {
                let guild = self.guilds.get(guild).ok_or_else(ApiError::unknown_guild)?;
                let member = guild.members.get(user).ok_or_else(ApiError::unknown_member)?;
                ok(self.member_json(member))
            }
            Route::GiveRole(guild, user, role) => self.set_role(*guild, *user, *role, true),
            Route::TakeRole(guild, user, role) => self.set_role(*guild, *user, *role, false),
        }
    }

    fn visible(&self, channel: u64) -> Result<(), ApiError> {
        let found = self.channel(channel)?;
        if self.sees(self.app.bot, found) { Ok(()) } else { Err(ApiError::missing_access()) }
    }

    pub(super) fn allowed(&self, channel: u64, needed: Permissions) -> Result<(), ApiError> {
        self.visible(channel)?;
        let has = self.permissions(self.app.bot, self.channel(channel)?).has(needed);
        if has { Ok(()) } else { Err(ApiError::missing_permissions()) }
    }

    fn set_commands(&mut self, of: Option<u64>, body: &Value) -> Reply {
        let mut all = body.as_array().cloned().unwrap_or_default();
        for command in &mut all {
            tidy_options(command);
            command["id"] = self.fresh_id().to_string().into();
            command["application_id"] = self.app.id.to_string().into();
            command["version"] = self.fresh_id().to_string().into();
            for (key, default) in [("type", json!(1)), ("default_member_permissions", Value::Null)] {
                if command.get(key).is_none() {
                    command[key] = default;
                }
            }
        }
        self.commands.insert(of, all.clone());
        self.touch();
        ok(all.into())
    }

    fn open_dm(&mut self, body: &Value) -> Reply {
        let user = body["recipient_id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_default();
        if !self.users.contains_key(&user) || user == self.app.bot {
            return Err(ApiError::new(400, 50033, "Invalid Recipient(s)"));
        }
        let channel = self.dm_channel(user);
        ok(self.channel_json(self.channel(channel)?))
    }

    fn list(&self, channel: u64, query: &str) -> Reply {
        self.visible(channel)?;
        let found = self.channel(channel)?;
        if !self.permissions(self.app.bot, found).has(Permissions::READ_MESSAGE_HISTORY) {
            return ok(json!([]));
        }
        let value = |key: &str| {
            let pair = query.split('&').filter_map(|pair| pair.split_once('=')).find(|pair| pair.0 == key);
            pair.and_then(|pair| pair.1.parse::<u64>().ok())
        };
        let limit = usize::try_from(value("limit").unwrap_or(50)).unwrap_or(50).min(100);
        let (before, after) = (value("before"), value("after"));
        let messages = found.messages.iter().rev();
        let shown = messages.filter(|message| {
            message.only_for.is_none()
                && before.is_none_or(|id| message.id < id)
                && after.is_none_or(|id| message.id > id)
        });
        ok(shown.take(limit).map(|message| self.message_as_read(message)).collect())
    }

    fn send(&mut self, channel: u64, body: &Value) -> Reply {
        self.visible(channel)?;
        match self.channel(channel)?.place {
            Place::Dm(user) if !self.share_a_guild(user) => return Err(ApiError::no_mutual_guild()),
            Place::Dm(user) if !self.users.get(&user).is_some_and(|user| user.inbox_open) => {
                return Err(ApiError::closed_inbox());
            }
            Place::Dm(_) => {}
            Place::Guild(_) if !self.may_write(self.app.bot, self.channel(channel)?) => {
                return Err(ApiError::missing_permissions());
            }
            Place::Guild(_) => {}
        }
        if body["enforce_nonce"] == true
            && let Some(nonce) = nonce(body)
        {
            let since = now().saturating_sub(NONCE_LIFE);
            let author = self.app.bot;
            let before = self.channel(channel)?.messages.iter().rev().find(|message| {
                message.author == author
                    && message.sent >= since
                    && message.nonce.as_deref() == Some(nonce.as_str())
            });
            if let Some(message) = before {
                return ok(self.message_json(message));
            }
        }
        let message = self.write(channel, self.app.bot, body, Draft::default())?;
        ok(self.message_json(self.message(channel, message)?))
    }

    /// Puts a message into a channel. Returns its id.
    pub(super) fn write(
        &mut self,
        channel: u64,
        author: u64,
        body: &Value,
        draft: Draft,
    ) -> Result<u64, ApiError> {
        let id = self.fresh_id();
        let content = body["content"].as_str().unwrap_or_default().to_owned();
        let (pings, pings_everyone) = self.pings(&content, body);
        let flags = (body["flags"].as_u64().unwrap_or_default() | draft.extra_flags) & !EPHEMERAL;
        let message = Message {
            id,
            channel,
            author,
            content,
            components: numbered(&body["components"]),
            embeds: body["embeds"].as_array().cloned().unwrap_or_default(),
            flags: if draft.only_for.is_some() { flags | EPHEMERAL } else { flags },
            nonce: nonce(body),
            sent: now(),
            edited: None,
            edits: 0,
            pinned: false,
            pings,
            pings_everyone,
            only_for: draft.only_for,
            interaction: draft.interaction,
            guise: draft.guise,
            attachments: draft.attachments,
        };
        let place = self.channels.get_mut(&channel).ok_or_else(ApiError::unknown_channel)?;
        place.messages.push(message);
        self.dispatch_message("MESSAGE_CREATE", channel, id);
        self.touch();
        Ok(id)
    }

    /// Who is notified: what the text mentions, as far as it is allowed to.
    fn pings(&self, content: &str, body: &Value) -> (Vec<u64>, bool) {
        let allowed = &body["allowed_mentions"];
        let parses = |what: &str| {
            allowed.is_null()
                || allowed["parse"].as_array().is_some_and(|all| all.iter().any(|entry| entry == what))
        };
        let listed = |id: u64| {
            let list = allowed["users"].as_array();
            let id = id.to_string();
            list.is_some_and(|list| list.iter().any(|entry| entry.as_str() == Some(&id)))
        };
        let mut pings = Vec::new();
        for piece in content.split("<@").skip(1) {
            let digits = piece.split('>').next().unwrap_or_default().trim_start_matches('!');
            if let Ok(id) = digits.parse()
                && self.users.contains_key(&id)
                && !pings.contains(&id)
                && (parses("users") || listed(id))
            {
                pings.push(id);
            }
        }
        let everyone = content.contains("@everyone") || content.contains("@here");
        (pings, everyone && parses("everyone"))
    }

    fn editable(&self, channel: u64, message: u64) -> Result<(), ApiError> {
        let found = self.message(channel, message)?;
        if found.only_for.is_some() {
            return Err(ApiError::unknown_message());
        }
        if found.author != self.app.bot {
            return Err(ApiError::not_the_author());
        }
        if now() > found.sent + 3_600_000 && found.edits >= LATE_EDITS {
            let text = "Maximum number of edits to messages older than 1 hour reached";
            return Err(ApiError::new(429, 30046, text));
        }
        Ok(())
    }

    /// Changes what the body names and leaves the rest.
    pub(super) fn edit(&mut self, channel: u64, message: u64, body: &Value) -> Result<(), ApiError> {
        let found = self.message_mut(channel, message)?;
        found.flags &= !LOADING;
        if let Some(content) = body.get("content") {
            found.content = content.as_str().unwrap_or_default().to_owned();
        }
        if let Some(components) = body.get("components") {
            found.components = numbered(components);
        }
        if let Some(embeds) = body.get("embeds") {
            found.embeds = embeds.as_array().cloned().unwrap_or_default();
        }
        found.edited = Some(now());
        found.edits += 1;
        self.dispatch_message("MESSAGE_UPDATE", channel, message);
        self.touch();
        Ok(())
    }

    fn delete(&mut self, channel: u64, message: u64) -> Reply {
        self.visible(channel)?;
        let found = self.message(channel, message)?;
        if found.only_for.is_some() {
            return Err(ApiError::unknown_message());
        }
        if found.author != self.app.bot {
            self.allowed(channel, Permissions::MANAGE_MESSAGES)?;
        }
        self.remove(channel, message);
        Ok((204, None))
    }

    /// Takes a message away.
    pub(super) fn remove(&mut self, channel: u64, message: u64) {
        let Some(found) = self.channels.get_mut(&channel) else { return };
        let seen = found.messages.iter().any(|entry| entry.id == message && entry.only_for.is_none());
        found.messages.retain(|entry| entry.id != message);
        let mut event = json!({ "id": message.to_string(), "channel_id": channel.to_string() });
        let intent = match found.place {
            Place::Guild(guild) => {
                event["guild_id"] = guild.to_string().into();
                1 << 9
            }
            Place::Dm(_) => 1 << 12,
        };
        if seen {
            self.dispatch("MESSAGE_DELETE", Some(intent), &event);
        }
        self.touch();
    }

    fn pin(&mut self, channel: u64, message: u64, pinned: bool) -> Reply {
        self.allowed(channel, Permissions::PIN_MESSAGES)?;
        self.message_mut(channel, message)?.pinned = pinned;
        self.touch();
        Ok((204, None))
    }

    fn set_overwrite(&mut self, channel: u64, target: u64, body: Option<&Value>) -> Reply {
        self.allowed(channel, Permissions::MANAGE_ROLES)?;
        let bits = |key: &str| {
            let value = body.map(|body| &body[key]);
            value.and_then(Value::as_str).and_then(|text| text.parse::<u64>().ok()).unwrap_or_default()
        };
        let (allow, deny) = (bits("allow"), bits("deny"));
        let own = self.permissions(self.app.bot, self.channel(channel)?);
        if !own.has(Permissions(allow | deny)) {
            return Err(ApiError::missing_permissions());
        }
        let found = self.channels.get_mut(&channel).ok_or_else(ApiError::unknown_channel)?;
        found.overwrites.retain(|entry| entry.target != target);
        if let Some(body) = body {
            found.overwrites.push(Overwrite { target, role: body["type"] == 0, allow, deny });
        }
        self.announce_channel(channel);
        Ok((204, None))
    }

    fn start_thread(&mut self, channel: u64, body: &Value) -> Reply {
        let private = body["type"] == 12;
        self.allowed(
            channel,
            if private { Permissions::CREATE_PRIVATE_THREADS } else { Permissions::CREATE_PUBLIC_THREADS },
        )?;
        if self.channel(channel)?.thread.is_some() {
            return Err(ApiError::new(400, 50024, "Cannot execute action on this channel type"));
        }
        let name = body["name"].as_str().unwrap_or_default().to_owned();
        let thread = self.add_thread(channel, &name, private)?;
        let made = self.channel_json(self.channel(thread)?);
        self.dispatch("THREAD_CREATE", Some(1), &made);
        self.touch();
        Ok((201, Some(made)))
    }

    fn edit_channel(&mut self, channel: u64, body: &Value) -> Reply {
        self.allowed(channel, Permissions::MANAGE_THREADS)?;
        let found = self.channels.get_mut(&channel).ok_or_else(ApiError::unknown_channel)?;
        let Some(thread) = &mut found.thread else { return Err(ApiError::missing_permissions()) };
        thread.archived = body["archived"].as_bool().unwrap_or(thread.archived);
        thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
        let edited = self.channel_json(self.channel(channel)?);
        self.dispatch("THREAD_UPDATE", Some(1), &edited);
        self.touch();
        ok(edited)
    }

    fn add_to_thread(&mut self, channel: u64, user: u64) -> Reply {
        self.visible(channel)?;
        let guild = match self.channel(channel)?.place {
            Place::Guild(guild) => guild,
            Place::Dm(_) => return Err(ApiError::unknown_channel()),
        };
        if !self.guilds.get(&guild).is_some_and(|guild| guild.members.contains_key(&user)) {
            return Err(ApiError::unknown_member());
        }
        let found = self.channels.get_mut(&channel).ok_or_else(ApiError::unknown_channel)?;
        let Some(thread) = &mut found.thread else {
            return Err(ApiError::new(400, 50024, "Cannot execute action on this channel type"));
        };
        thread.members.insert(user);
        self.touch();
        Ok((204, None))
    }

    fn announce_channel(&mut self, channel: u64) {
        let event = self.channels.get(&channel).map(|found: &Channel| self.channel_json(found));
        if let Some(event) = event {
            self.dispatch("CHANNEL_UPDATE", Some(1), &event);
        }
        self.touch();
    }

    fn set_role(&mut self, guild: u64, user: u64, role: u64, give: bool) -> Reply {
        let bot = self.app.bot;
        let found = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        let own = found.members.get(&bot).map(|member| found.base(member)).unwrap_or_default();
        if !own.has(Permissions::MANAGE_ROLES) {
            return Err(ApiError::missing_permissions());
        }
        if !found.roles.iter().any(|entry| entry.id == role) {
            return Err(ApiError::new(404, 10011, "Unknown Role"));
        }
        let member = found.members.get_mut(&user).ok_or_else(ApiError::unknown_member)?;
        member.roles.retain(|entry| *entry != role);
        if give {
            member.roles.push(role);
        }
        self.touch();
        Ok((204, None))
    }
}

fn nonce(body: &Value) -> Option<String> {
    match &body["nonce"] {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Options as they are handed out: without what a client filled in as nothing.
fn tidy_options(node: &mut Value) {
    let nothing = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
    for option in node.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(map) = option.as_object_mut() {
            map.retain(|_, value| !nothing(value));
        }
        tidy_options(option);
    }
}

/// Components as they are handed out: each with an id of its own, menus with
/// their limits spelt out.
fn numbered(components: &Value) -> Vec<Value> {
    fn number(value: &mut Value, next: &mut u64) {
        if value.get("id").is_none() {
            value["id"] = (*next).into();
        }
        *next += 1;
        if value["type"] == 3 {
            for key in ["min_values", "max_values"] {
                if value.get(key).is_none() {
                    value[key] = 1.into();
                }
            }
        }
        if let Some(children) = value["components"].as_array_mut() {
            for child in children {
                number(child, next);
            }
        }
        if let Some(map) = value.as_object_mut() {
            map.retain(|_, entry| !entry.is_null());
        }
    }
    let mut rows = components.as_array().cloned().unwrap_or_default();
    let mut next = 1;
    for row in &mut rows {
        number(row, &mut next);
    }
    rows
}
