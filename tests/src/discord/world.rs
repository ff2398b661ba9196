//! All that the stand-in remembers.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::Value;
use tokio::sync::watch;

use super::check::Checker;
use super::error::ApiError;
use super::fault::Faults;
use super::form::Handed;
use super::gateway::Session;
use super::interaction::Interaction;
use super::limit::{Buckets, Limits};
use super::message::Message;
use super::permission::{Overwrite, Permissions, in_channel};
use super::sight::Deed;
use super::webhook::Webhook;

/// Discord's epoch, in milliseconds of Unix time.
const EPOCH: u64 = 1_420_070_400_000;

/// A request or an event that breaks a rule.
#[derive(Debug, Clone)]
pub struct Violation {
    /// Who found it: `description`, `twilight`, `rule`, `event` or `gateway`.
    pub by: &'static str,
    /// Where: the method and the route's template, or the event's name.
    pub at: String,
    /// What is wrong.
    pub what: String,
}

/// A request that came in and what was answered.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The method.
    pub method: String,
    /// The route's template, or the path itself where none fits.
    pub route: String,
    /// The HTTP status of the answer.
    pub status: u16,
    /// Discord's code, where the answer is an error of its own.
    pub code: u32,
    /// The `Host` the request was for.
    pub host: String,
}

#[derive(Debug, Clone)]
pub(super) struct User {
    pub(super) id: u64,
    pub(super) name: String,
    pub(super) shown: Option<String>,
    pub(super) locale: String,
    pub(super) bot: bool,
    pub(super) inbox_open: bool,
}

#[derive(Debug, Clone)]
pub(super) struct Role {
    pub(super) id: u64,
    pub(super) name: String,
    pub(super) permissions: Permissions,
}

#[derive(Debug, Clone)]
pub(super) struct Member {
    pub(super) user: u64,
    pub(super) nick: Option<String>,
    pub(super) roles: Vec<u64>,
    pub(super) joined: u64,
}

#[derive(Debug, Clone)]
pub(super) struct Guild {
    pub(super) id: u64,
    pub(super) name: String,
    pub(super) owner: u64,
    pub(super) locale: String,
    pub(super) roles: Vec<Role>,
    pub(super) members: BTreeMap<u64, Member>,
    pub(super) joined: u64,
    /// Who is in which voice channel.
    pub(super) voices: BTreeMap<u64, u64>,
    /// Whose voice is muted, in a channel or not.
    pub(super) muted: BTreeSet<u64>,
}

/// Where a channel belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Guild(u64),
    /// A direct conversation of the bot with this person.
    Dm(u64),
}

#[derive(Debug, Clone)]
pub(super) struct Channel {
    pub(super) id: u64,
    pub(super) place: Place,
    pub(super) name: String,
    pub(super) overwrites: Vec<Overwrite>,
    pub(super) messages: Vec<Message>,
    /// What makes it a thread, if it is one.
    pub(super) thread: Option<Thread>,
    /// Whether it is for voices too.
    pub(super) voice: bool,
}

/// What a thread is besides a channel.
#[derive(Debug, Clone)]
pub(super) struct Thread {
    pub(super) parent: u64,
    pub(super) private: bool,
    pub(super) archived: bool,
    pub(super) locked: bool,
    pub(super) members: BTreeSet<u64>,
    pub(super) made: u64,
}

/// Who the bot is.
#[derive(Debug, Clone)]
pub(super) struct App {
    pub(super) id: u64,
    pub(super) bot: u64,
    pub(super) owner: u64,
    pub(super) token: String,
    /// Privileged intents switched on in the portal.
    pub(super) privileged: u64,
}

pub(super) struct World {
    pub(super) app: App,
    pub(super) users: BTreeMap<u64, User>,
    pub(super) guilds: BTreeMap<u64, Guild>,
    pub(super) channels: BTreeMap<u64, Channel>,
    pub(super) commands: HashMap<Option<u64>, Vec<Value>>,
    pub(super) interactions: BTreeMap<u64, Interaction>,
    pub(super) webhooks: BTreeMap<u64, Webhook>,
    /// Emojis of the application, as they are handed out.
    pub(super) emojis: Vec<Value>,
    /// Uploaded files, by path.
    pub(super) uploads: HashMap<String, Vec<u8>>,
    pub(super) sessions: HashMap<String, Session>,
    pub(super) last_identify: Option<u64>,
    pub(super) identifies: u32,
    pub(super) resumes: u32,
    pub(super) heartbeat: u64,
    pub(super) gateway_url: String,
    /// As how many shards the bot is told to connect.
    pub(super) shards: u64,
    pub(super) faults: Faults,
    pub(super) limits: Limits,
    /// Milliseconds between two IDENTIFYs.
    pub(super) identify_every: u64,
    pub(super) buckets: Buckets,
    pub(super) checker: Checker,
    pub(super) violations: Vec<Violation>,
    pub(super) unrouted: Vec<String>,
    pub(super) seen: Vec<Seen>,
    /// What the bot did and somebody can notice, in order.
    pub(super) deeds: Vec<Deed>,
    /// Files that the bot has sent, in order.
    pub(super) handed: Vec<Handed>,
    pub(super) changed: watch::Sender<u64>,
    last_id: u64,
}

impl World {
    pub(super) fn new(token: &str, checker: Checker) -> Self {
        let app = App { id: 0, bot: 0, owner: 0, token: token.to_owned(), privileged: 0 };
        let mut world = Self {
            app,
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            commands: HashMap::new(),
            interactions: BTreeMap::new(),
            webhooks: BTreeMap::new(),
            emojis: Vec::new(),
            uploads: HashMap::new(),
            sessions: HashMap::new(),
            last_identify: None,
            identifies: 0,
            resumes: 0,
            heartbeat: 41_250,
            gateway_url: String::new(),
            shards: 1,
            faults: Faults::default(),
            limits: Limits::default(),
            identify_every: 5_000,
            buckets: Buckets::default(),
            checker,
            violations: Vec::new(),
            unrouted: Vec::new(),
            seen: Vec::new(),
            deeds: Vec::new(),
            handed: Vec::new(),
            changed: watch::channel(0).0,
            last_id: 0,
        };
        world.app.owner = world.add_user("owner", None, "en-US", false);
        world.app.bot = world.add_user("judge", None, "en-US", true);
        // Since 2016 an application and its bot have the same id.
        world.app.id = world.app.bot;
        world
    }

    /// An id that is larger than all before, with the time in it.
    pub(super) fn fresh_id(&mut self) -> u64 {
        self.last_id = (self.last_id + 1).max(now().saturating_sub(EPOCH) << 22);
        self.last_id
    }

    /// Tells whoever waits that something is different.
    pub(super) fn touch(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    pub(super) fn violation(&mut self, by: &'static str, at: &str, what: impl Into<String>) {
        self.violations.push(Violation { by, at: at.to_owned(), what: what.into() });
    }

    pub(super) fn add_user(&mut self, name: &str, shown: Option<&str>, locale: &str, bot: bool) -> u64 {
        let id = self.fresh_id();
        let user = User {
            id,
            name: name.to_owned(),
            shown: shown.map(str::to_owned),
            locale: locale.to_owned(),
            bot,
            inbox_open: true,
        };
        self.users.insert(id, user);
        id
    }

    /// A guild with the bot in it, which may do what `permissions` says.
    pub(super) fn add_guild(&mut self, name: &str, locale: &str, permissions: Permissions) -> u64 {
        let id = self.fresh_id();
        let role = self.fresh_id();
        let everyone = Role { id, name: "@everyone".to_owned(), permissions: Permissions::EVERYONE };
        let own = Role { id: role, name: "judge".to_owned(), permissions };
        let guild = Guild {
            id,
            name: name.to_owned(),
            owner: self.app.owner,
            locale: locale.to_owned(),
            roles: vec![everyone, own],
            members: BTreeMap::new(),
            joined: now(),
            voices: BTreeMap::new(),
            muted: BTreeSet::new(),
        };
        self.guilds.insert(id, guild);
        let (owner, bot) = (self.app.owner, self.app.bot);
        self.add_member(id, owner, &[]);
        self.add_member(id, bot, &[role]);
        id
    }

    pub(super) fn add_member(&mut self, guild: u64, user: u64, roles: &[u64]) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            let member = Member { user, nick: None, roles: roles.to_vec(), joined: now() };
            guild.members.insert(user, member);
        }
    }

    pub(super) fn add_channel(&mut self, place: Place, name: &str) -> u64 {
        let id = self.fresh_id();
        let channel = Channel {
            id,
            place,
            name: name.to_owned(),
            overwrites: Vec::new(),
            messages: Vec::new(),
            thread: None,
            voice: false,
        };
        self.channels.insert(id, channel);
        id
    }

    /// A thread of the bot in a channel.
    pub(super) fn add_thread(&mut self, parent: u64, name: &str, private: bool) -> Result<u64, ApiError> {
        let place = self.channel(parent)?.place;
        let id = self.add_channel(place, name);
        let members = BTreeSet::from([self.app.bot]);
        let thread = Thread { parent, private, archived: false, locked: false, members, made: now() };
        if let Some(channel) = self.channels.get_mut(&id) {
            channel.thread = Some(thread);
        }
        Ok(id)
    }

    /// The bot's conversation with a person, opened if need be.
    pub(super) fn dm_channel(&mut self, user: u64) -> u64 {
        let open = self.channels.values().find(|channel| channel.place == Place::Dm(user));
        match open {
            Some(channel) => channel.id,
            None => self.add_channel(Place::Dm(user), ""),
        }
    }

    pub(super) fn share_a_guild(&self, user: u64) -> bool {
        let bot = self.app.bot;
        self.guilds
            .values()
            .any(|guild| guild.members.contains_key(&user) && guild.members.contains_key(&bot))
    }

    pub(super) fn channel(&self, id: u64) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// What somebody may do in a channel.
    pub(super) fn permissions(&self, user: u64, channel: &Channel) -> Permissions {
        let guild = match channel.place {
            Place::Dm(_) => return Permissions(Permissions::EVERYONE.0 | Permissions::PIN_MESSAGES.0),
            Place::Guild(guild) => guild,
        };
        if let Some(thread) = &channel.thread {
            return self
                .channels
                .get(&thread.parent)
                .map_or(Permissions(0), |parent| self.permissions(user, parent));
        }
        let Some(guild) = self.guilds.get(&guild) else { return Permissions(0) };
        let Some(member) = guild.members.get(&user) else { return Permissions(0) };
        if guild.owner == user {
            return Permissions(u64::MAX);
        }
        in_channel(guild.id, guild.base(member), &member.roles, user, &channel.overwrites)
    }

    /// Whether somebody sees a channel.
    pub(super) fn sees(&self, user: u64, channel: &Channel) -> bool {
        match channel.place {
            Place::Dm(other) => other == user || user == self.app.bot,
            Place::Guild(_) => {
                let held = self.permissions(user, channel);
                let inside = channel.thread.as_ref().is_none_or(|thread| {
                    !thread.private || thread.members.contains(&user) || held.has(Permissions::MANAGE_THREADS)
                });
                inside && held.has(Permissions::VIEW_CHANNEL)
            }
        }
    }

    /// Whether somebody may write in a channel.
    pub(super) fn may_write(&self, user: u64, channel: &Channel) -> bool {
        let needed = match &channel.thread {
            Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            None => Permissions::SEND_MESSAGES,
        };
        let held = self.permissions(user, channel);
        let shut = channel.thread.as_ref().is_some_and(|thread| thread.locked)
            && !held.has(Permissions::MANAGE_THREADS);
        self.sees(user, channel) && held.has(needed) && !shut
    }

    /// Which shard of so many a guild's events go to; direct messages go to the first.
    pub(super) fn shard_of(guild: Option<u64>, count: u64) -> u64 {
        guild.map_or(0, |guild| (guild >> 22) % count.max(1))
    }

    pub(super) fn message(&self, channel: u64, message: u64) -> Result<&Message, ApiError> {
        let found = self.channel(channel)?.messages.iter().find(|candidate| candidate.id == message);
        found.ok_or_else(ApiError::unknown_message)
    }

    pub(super) fn message_mut(&mut self, channel: u64, message: u64) -> Result<&mut Message, ApiError> {
        let channel = self.channels.get_mut(&channel).ok_or_else(ApiError::unknown_channel)?;
        let found = channel.messages.iter_mut().find(|candidate| candidate.id == message);
        found.ok_or_else(ApiError::unknown_message)
    }
}

impl Guild {
    /// What a member's roles allow, before any channel's exceptions.
    pub(super) fn base(&self, member: &Member) -> Permissions {
        let held = self.roles.iter().filter(|role| role.id == self.id || member.roles.contains(&role.id));
        Permissions(held.fold(0, |bits, role| bits | role.permissions.0))
    }
}

/// Milliseconds since the Unix epoch.
pub(super) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
