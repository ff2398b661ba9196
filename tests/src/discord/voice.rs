//! Voice channels: who is in one, and who is muted in a guild.

use serde_json::{Value, json};

use super::error::ApiError;
use super::human::Human;
use super::permission::Permissions;
use super::render::bare_member;
use super::rest::Reply;
use super::server::{Discord, lock};
use super::world::{Guild, Place, World};

/// The intent for states of voices.
const INTENT: u64 = 1 << 7;

impl World {
    /// Where somebody is, as an event or a guild tells it.
    pub(super) fn voice_json(&self, guild: &Guild, user: u64) -> Value {
        let member = guild.members.get(&user).map(|member| {
            let mut value = bare_member(member);
            value["user"] = self.user_json(user);
            value["mute"] = guild.muted.contains(&user).into();
            value
        });
        json!({
            "channel_id": guild.voices.get(&user).map(u64::to_string),
            "user_id": user.to_string(),
            "member": member,
            "session_id": format!("{user:032x}"),
            "deaf": false,
            "mute": guild.muted.contains(&user),
            "self_deaf": false,
            "self_mute": false,
            "self_video": false,
            "suppress": false,
            "request_to_speak_timestamp": null,
        })
    }

    fn tell_voice(&mut self, guild: u64, user: u64) {
        let Some(found) = self.guilds.get(&guild) else { return };
        let mut event = self.voice_json(found, user);
        event["guild_id"] = guild.to_string().into();
        self.dispatch("VOICE_STATE_UPDATE", Some(INTENT), &event);
        self.touch();
    }

    /// What the bot may change about a member: whether they are muted.
    pub(super) fn edit_member(&mut self, guild: u64, user: u64, body: &Value) -> Reply {
        let bot = self.app.bot;
        let found = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        let own = found.members.get(&bot).map(|member| found.base(member)).unwrap_or_default();
        if !found.members.contains_key(&user) {
            return Err(ApiError::unknown_member());
        }
        if let Some(mute) = body["mute"].as_bool() {
            if !own.has(Permissions::MUTE_MEMBERS) {
                return Err(ApiError::missing_permissions());
            }
            if !found.voices.contains_key(&user) {
                return Err(ApiError::new(400, 40032, "Target user is not connected to voice."));
            }
            if mute {
                found.muted.insert(user)
            } else {
                found.muted.remove(&user)
            };
        }
        let member = found.members.get(&user).cloned().ok_or_else(ApiError::unknown_member)?;
        let mut edited = self.member_json(&member);
        edited["mute"] = self.guilds.get(&guild).is_some_and(|found| found.muted.contains(&user)).into();
        self.tell_voice(guild, user);
        Ok((200, Some(edited)))
    }
}

impl Discord {
    /// A voice channel in a guild.
    pub fn voice_channel(&self, guild: u64, name: &str) -> u64 {
        let mut world = lock(&self.world);
        let id = world.add_channel(Place::Guild(guild), name);
        if let Some(channel) = world.channels.get_mut(&id) {
            channel.voice = true;
        }
        id
    }

    /// Who is muted in a guild.
    pub fn muted(&self, guild: u64) -> Vec<u64> {
        let world = lock(&self.world);
        world.guilds.get(&guild).map(|found| found.muted.iter().copied().collect()).unwrap_or_default()
    }
}

impl Human {
    /// Goes into a voice channel, or leaves it.
    pub fn go_to_voice(&self, guild: u64, channel: Option<u64>) {
        let mut world = lock(&self.world);
        if let Some(found) = world.guilds.get_mut(&guild) {
            match channel {
                Some(channel) => found.voices.insert(self.id(), channel),
                None => found.voices.remove(&self.id()),
            };
        }
        world.tell_voice(guild, self.id());
    }

    /// Is muted, or unmuted, by a moderator.
    pub fn set_muted(&self, guild: u64, mute: bool) {
        let mut world = lock(&self.world);
        if let Some(found) = world.guilds.get_mut(&guild) {
            if mute {
                found.muted.insert(self.id())
            } else {
                found.muted.remove(&self.id())
            };
        }
        world.tell_voice(guild, self.id());
    }
}
