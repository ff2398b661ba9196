//! Objects as Discord writes them.

use serde_json::{Value, json};

use super::message::Message;
use super::permission::Overwrite;
use super::world::{Channel, Guild, Member, Place, Role, Thread, User, World};

/// An instant as ISO 8601 in UTC.
pub(super) fn instant(millis: u64) -> String {
    let (days, rest) = (millis / 86_400_000, millis % 86_400_000);
    // Days to a civil date, counting years from March so that leap days come last.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, milli) = (rest / 1_000 % 60, rest % 1_000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

pub(super) fn user(user: &User) -> Value {
    let mut value = json!({
        "id": user.id.to_string(),
        "username": user.name,
        "discriminator": if user.bot { "0001" } else { "0" },
        "global_name": user.shown,
        "avatar": null,
        "avatar_decoration_data": null,
        "banner": null,
        "accent_color": null,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
    });
    if user.bot {
        value["bot"] = true.into();
    }
    value
}

/// The bot about itself.
pub(super) fn own_user(of: &User) -> Value {
    let mut value = user(of);
    value["mfa_enabled"] = true.into();
    value["locale"] = of.locale.clone().into();
    value["verified"] = true.into();
    value["email"] = Value::Null;
    value
}

pub(super) fn role(role: &Role, position: usize) -> Value {
    json!({
        "id": role.id.to_string(),
        "name": role.name,
        "permissions": role.permissions.0.to_string(),
        "position": position,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "managed": position == 1,
        "mentionable": false,
        "icon": null,
        "unicode_emoji": null,
        "flags": 0,
    })
}

pub(super) fn roles(guild: &Guild) -> Value {
    guild.roles.iter().enumerate().map(|(position, entry)| role(entry, position)).collect()
}

fn overwrite(entry: &Overwrite) -> Value {
    json!({
        "id": entry.target.to_string(),
        "type": if entry.role { 0 } else { 1 },
        "allow": entry.allow.to_string(),
        "deny": entry.deny.to_string(),
    })
}

/// A member without the person, as a message carries it.
pub(super) fn bare_member(member: &Member) -> Value {
    json!({
        "avatar": null,
        "banner": null,
        "communication_disabled_until": null,
        "flags": 0,
        "joined_at": instant(member.joined),
        "nick": member.nick,
        "pending": false,
        "premium_since": null,
        "roles": member.roles.iter().map(u64::to_string).collect::<Vec<_>>(),
        "mute": false,
        "deaf": false,
    })
}

impl World {
    pub(super) fn user_json(&self, id: u64) -> Value {
        self.users.get(&id).map_or(Value::Null, user)
    }

    pub(super) fn member_json(&self, member: &Member) -> Value {
        let mut value = bare_member(member);
        value["user"] = self.user_json(member.user);
        value
    }

    pub(super) fn channel_json(&self, channel: &Channel) -> Value {
        let last = channel.messages.iter().rev().find(|message| message.only_for.is_none());
        let mut value = json!({
            "id": channel.id.to_string(),
            "flags": 0,
            "last_message_id": last.map(|message| message.id.to_string()),
        });
        match channel.place {
            Place::Dm(user) => {
                value["type"] = 1.into();
                value["recipients"] = json!([self.user_json(user)]);
            }
            Place::Guild(guild) => {
                value["type"] = if channel.voice { 2 } else { 0 }.into();
                value["guild_id"] = guild.to_string().into();
                value["name"] = channel.name.clone().into();
                value["position"] = 0.into();
                value["nsfw"] = false.into();
                value["topic"] = Value::Null;
                value["parent_id"] = Value::Null;
                value["rate_limit_per_user"] = 0.into();
                value["permission_overwrites"] = channel.overwrites.iter().map(overwrite).collect();
                if channel.voice {
                    value["bitrate"] = 64_000.into();
                    value["user_limit"] = 0.into();
                    value["rtc_region"] = Value::Null;
                }
                if let Some(thread) = &channel.thread {
                    self.make_thread(&mut value, channel, thread);
                }
            }
        }
        value
    }

    /// What tells a thread from a channel.
    fn make_thread(&self, value: &mut Value, channel: &Channel, thread: &Thread) {
        if let Some(map) = value.as_object_mut() {
            for key in ["position", "nsfw", "topic", "permission_overwrites"] {
                map.remove(key);
            }
        }
        value["type"] = if thread.private { 12 } else { 11 }.into();
        value["parent_id"] = thread.parent.to_string().into();
        value["owner_id"] = self.app.bot.to_string().into();
        value["message_count"] = channel.messages.len().into();
        value["total_message_sent"] = channel.messages.len().into();
        value["member_count"] = thread.members.len().into();
        value["thread_metadata"] = json!({
            "archived": thread.archived,
            "archive_timestamp": instant(thread.made),
            "auto_archive_duration": 4320,
            "locked": thread.locked,
            "create_timestamp": instant(thread.made),
        });
        if thread.private {
            value["thread_metadata"]["invitable"] = false.into();
        }
    }

    pub(super) fn channels_json(&self, guild: u64) -> Value {
        let inside = self
            .channels
            .values()
            .filter(|channel| channel.place == Place::Guild(guild) && channel.thread.is_none());
        inside.map(|channel| self.channel_json(channel)).collect()
    }

    pub(super) fn guild_json(&self, guild: &Guild) -> Value {
        json!({
            "id": guild.id.to_string(),
            "name": guild.name,
            "icon": null,
            "description": null,
            "home_header": null,
            "splash": null,
            "discovery_splash": null,
            "features": [],
            "banner": null,
            "owner_id": guild.owner.to_string(),
            "application_id": null,
            "region": "deprecated",
            "afk_channel_id": null,
            "afk_timeout": 300,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "widget_enabled": false,
            "widget_channel_id": null,
            "verification_level": 0,
            "roles": roles(guild),
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": null,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "rules_channel_id": null,
            "safety_alerts_channel_id": null,
            "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false,
            "nsfw": false,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": null,
        })
    }

    /// A guild as the gateway announces it.
    pub(super) fn guild_create_json(&self, guild: &Guild) -> Value {
        let mut value = self.guild_json(guild);
        // Without the members intent only the bot itself is listed.
        let own = guild.members.get(&self.app.bot);
        value["members"] = own.iter().map(|member| self.member_json(member)).collect();
        value["member_count"] = guild.members.len().into();
        value["channels"] = self.channels_json(guild.id);
        value["joined_at"] = instant(guild.joined).into();
        value["large"] = false.into();
        value["unavailable"] = false.into();
        let threads = self.channels.values().filter(|channel| {
            let open = channel.thread.as_ref().is_some_and(|thread| !thread.archived);
            open && channel.place == Place::Guild(guild.id)
        });
        value["threads"] = threads.map(|thread| self.channel_json(thread)).collect();
        value["voice_states"] = guild.voices.keys().map(|user| self.voice_json(guild, *user)).collect();
        for empty in ["presences", "stage_instances", "guild_scheduled_events"] {
            value[empty] = json!([]);
        }
        value
    }

    /// A message as REST hands it out.
    pub(super) fn message_json(&self, message: &Message) -> Value {
        let mentions: Value = message.pings.iter().map(|&id| self.user_json(id)).collect();
        let mut value = json!({
            "id": message.id.to_string(),
            "channel_id": message.channel.to_string(),
            "type": if message.interaction.is_some() { 20 } else { 0 },
            "content": message.content,
            "mentions": mentions,
            "mention_roles": [],
            "mention_everyone": message.pings_everyone,
            "attachments": message.attachments,
            "embeds": message.embeds,
            "components": message.components,
            "timestamp": instant(message.sent),
            "edited_timestamp": message.edited.map(instant),
            "flags": message.flags,
            "author": self.user_json(message.author),
            "pinned": message.pinned,
            "tts": false,
        });
        if let Some(guise) = &message.guise {
            let id = message.author.to_string();
            value["author"] = json!({
                "id": id, "username": guise.name, "avatar": null, "discriminator": "0000", "bot": true,
                "global_name": null, "public_flags": 0, "flags": 0, "primary_guild": null,
            });
            value["webhook_id"] = id.into();
            value["application_id"] = self.app.id.to_string().into();
        }
        if let Some(nonce) = &message.nonce {
            value["nonce"] = nonce.clone().into();
        }
        if message.interaction.is_some() {
            value["application_id"] = self.app.id.to_string().into();
            value["webhook_id"] = self.app.id.to_string().into();
        }
        value
    }

    /// A message as the bot reads it afterwards: the same that it may read as it comes.
    pub(super) fn message_as_read(&self, message: &Message) -> Value {
        let may = self.app.privileged & super::gateway::MESSAGE_CONTENT != 0 || self.is_readable(message);
        without_content(self.message_json(message), may)
    }

    /// A message as the gateway tells of it.
    pub(super) fn message_event_json(&self, message: &Message, with_content: bool) -> Value {
        let mut value = self.message_json(message);
        if let Some(Channel { place: Place::Guild(guild), .. }) = self.channels.get(&message.channel) {
            value["guild_id"] = guild.to_string().into();
            let member = self.guilds.get(guild).and_then(|guild| guild.members.get(&message.author));
            if let Some(member) = member {
                value["member"] = bare_member(member);
            }
        }
        without_content(value, with_content)
    }

    pub(super) fn application_json(&self) -> Value {
        json!({
            "id": self.app.id.to_string(),
            "name": "judge",
            "icon": null,
            "description": "",
            "type": null,
            "summary": "",
            "bot_public": true,
            "bot_require_code_grant": false,
            "verify_key": "0".repeat(64),
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": null,
            "role_connections_verification_url": null,
            "owner": self.user_json(self.app.owner),
            "approximate_guild_count": self.guilds.len(),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": null,
            "eligible_oauth2_scopes": [],
        })
    }
}

/// A message as it is, or without everything that somebody wrote.
fn without_content(mut value: Value, with_content: bool) -> Value {
    if !with_content {
        value["content"] = "".into();
        for key in ["embeds", "components", "attachments"] {
            value[key] = json!([]);
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::instant;

    #[test]
    fn instants_are_iso_8601() {
        assert_eq!(instant(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(instant(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(instant(1_798_761_599_999), "2026-12-31T23:59:59.999000+00:00");
    }
}
