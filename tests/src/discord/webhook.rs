//! Webhooks: made by the bot, and what they say under names of their own.

use serde_json::{Value, json};

use super::error::ApiError;
use super::message::Guise;
use super::permission::Permissions;
use super::rest::{Draft, Reply};
use super::server::{Discord, lock};
use super::world::{Place, World};

/// Webhooks that a channel may have.
const MOST: usize = 15;

/// A webhook.
#[derive(Debug, Clone)]
pub(super) struct Webhook {
    id: u64,
    channel: u64,
    guild: u64,
    name: String,
    token: String,
}

impl Webhook {
    /// Where it speaks.
    pub(super) fn channel(&self) -> u64 {
        self.channel
    }
}

impl World {
    fn webhook_json(&self, hook: &Webhook) -> Value {
        json!({
            "id": hook.id.to_string(),
            "type": 1,
            "application_id": self.app.id.to_string(),
            "avatar": null,
            "channel_id": hook.channel.to_string(),
            "guild_id": hook.guild.to_string(),
            "name": hook.name,
            "token": hook.token,
            "user": self.user_json(self.app.bot),
            "url": format!("https://discord.com/api/webhooks/{}/{}", hook.id, hook.token),
        })
    }

    /// The guild of a channel whose webhooks the bot may look at and make.
    fn with_webhooks(&self, channel: u64) -> Result<u64, ApiError> {
        self.allowed(channel, Permissions::MANAGE_WEBHOOKS)?;
        let found = self.channel(channel)?;
        match found.place {
            Place::Guild(guild) if found.thread.is_none() => Ok(guild),
            Place::Guild(_) | Place::Dm(_) => {
                Err(ApiError::new(400, 50024, "Cannot execute action on this channel type"))
            }
        }
    }

    pub(super) fn list_webhooks(&self, channel: u64) -> Reply {
        self.with_webhooks(channel)?;
        let here = self.webhooks.values().filter(|hook| hook.channel == channel);
        Ok((200, Some(here.map(|hook| self.webhook_json(hook)).collect())))
    }

    pub(super) fn make_webhook(&mut self, channel: u64, body: &Value) -> Reply {
        let guild = self.with_webhooks(channel)?;
        if self.webhooks.values().filter(|hook| hook.channel == channel).count() >= MOST {
            return Err(ApiError::new(400, 30007, "Maximum number of webhooks reached (15)"));
        }
        let id = self.fresh_id();
        let name = body["name"].as_str().unwrap_or_default().to_owned();
        let hook = Webhook { id, channel, guild, name, token: format!("hook-{id:x}") };
        let made = self.webhook_json(&hook);
        self.webhooks.insert(id, hook);
        self.touch();
        Ok((200, Some(made)))
    }

    /// Says something by a webhook.
    pub(super) fn by_webhook(&mut self, id: u64, token: &str, query: &str, body: &Value) -> Reply {
        let hook = self.webhooks.get(&id).filter(|hook| hook.token == token);
        let hook = hook.cloned().ok_or_else(ApiError::unknown_webhook)?;
        let value = |key: &str| {
            let pair = query.split('&').filter_map(|pair| pair.split_once('=')).find(|pair| pair.0 == key);
            pair.map(|pair| pair.1)
        };
        let channel = match value("thread_id").and_then(|thread| thread.parse().ok()) {
            Some(thread) => {
                let inside = self.channel(thread)?.thread.as_ref().map(|thread| thread.parent);
                if inside != Some(hook.channel) {
                    return Err(ApiError::unknown_channel());
                }
                thread
            }
            None => hook.channel,
        };
        let text = |key: &str| body[key].as_str().map(str::to_owned);
        let guise = Guise { name: text("username").unwrap_or(hook.name), picture: text("avatar_url") };
        let draft = Draft { guise: Some(guise), ..Draft::default() };
        let message = self.write(channel, id, body, draft)?;
        if value("wait") == Some("true") {
            Ok((200, Some(self.message_json(self.message(channel, message)?))))
        } else {
            Ok((204, None))
        }
    }
}

impl Discord {
    /// How many webhooks a channel has.
    pub fn webhooks(&self, channel: u64) -> usize {
        lock(&self.world).webhooks.values().filter(|hook| hook.channel == channel).count()
    }

    /// Somebody deletes all webhooks of a channel.
    pub fn delete_webhooks(&self, channel: u64) {
        let mut world = lock(&self.world);
        world.webhooks.retain(|_, hook| hook.channel != channel);
        let guild = world.channel(channel).ok().and_then(|found| match found.place {
            Place::Guild(guild) => Some(guild),
            Place::Dm(_) => None,
        });
        let event = json!({
            "guild_id": guild.unwrap_or_default().to_string(), "channel_id": channel.to_string(),
        });
        world.dispatch("WEBHOOKS_UPDATE", Some(1 << 5), &event);
        world.touch();
    }
}
