//! The servers: REST over TLS, the gateway without, and what every request
//! goes [goes through](request).

mod request;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::Response;
use axum::routing::{any, get};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

use super::check::Checker;
use super::fault::Faults;
use super::form::Handed;
use super::gateway::{self, Order};
use super::human::Human;
use super::limit::Limits;
use super::message::Message;
use super::permission::{Overwrite, Permissions};
use super::render::role as role_json;
use super::tls::{TlsListener, certificates};
use super::world::{Place, Seen, Violation, World};

use request::{handle, respond};

/// How a stand-in starts.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The bot's token.
    pub token: String,
    /// Milliseconds between heartbeats.
    pub heartbeat: u64,
    /// Rate limits.
    pub limits: Limits,
    /// Milliseconds between two IDENTIFYs.
    pub identify_every: u64,
}

impl Default for Settings {
    fn default() -> Self {
        // The shape of a token: the parts stand for an id, a time and a secret.
        let token = "MTAwMDAwMDAwMDAwMDAwMDAw.AAAAAA.nightfall-stand-in-token".to_owned();
        Self { token, heartbeat: 41_250, limits: Limits::default(), identify_every: 5_000 }
    }
}

/// A running stand-in. It stops when dropped.
pub struct Discord {
    pub(super) world: Arc<Mutex<World>>,
    token: String,
    rest: SocketAddr,
    gateway: SocketAddr,
    directory: tempfile::TempDir,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

/// The lock, even after a panic elsewhere: a test must still be able to report.
pub(super) fn lock(world: &Mutex<World>) -> MutexGuard<'_, World> {
    world.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Discord {
    /// Starts both servers on free ports of loopback.
    ///
    /// # Errors
    /// No port is free, no certificate can be made, or the description's file
    /// is damaged.
    pub async fn start(settings: Settings) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        let checker = Checker::new()?;
        let certificates = certificates()?;
        let directory = tempfile::tempdir()?;
        std::fs::write(directory.path().join("authority.pem"), &certificates.authority)?;

        let tcp = TcpListener::bind("127.0.0.1:0").await?;
        let rest = tcp.local_addr()?;
        let plain = TcpListener::bind("127.0.0.1:0").await?;
        let gateway = plain.local_addr()?;

        let mut world = World::new(&settings.token, checker);
        world.gateway_url = format!("ws://{gateway}/gw");
        world.heartbeat = settings.heartbeat;
        world.limits = settings.limits;
        world.identify_every = settings.identify_every;
        let world = Arc::new(Mutex::new(world));

        let acceptor = TlsAcceptor::from(Arc::new(certificates.config));
        let api = Router::new().fallback(any(handle)).with_state(world.clone());
        let sockets =
            Router::new().route("/gw", get(connect)).route("/gw/", get(connect)).with_state(world.clone());
        let tasks = vec![
            tokio::spawn(async move {
                let _ = axum::serve(TlsListener { tcp, acceptor }, api).await;
            }),
            tokio::spawn(async move {
                let _ = axum::serve(plain, sockets).await;
            }),
        ];
        Ok(Self { world, token: settings.token, rest, gateway, directory, tasks })
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Where `discord.com` is to be looked for.
    pub fn address(&self) -> SocketAddr {
        self.rest
    }

    /// Where the gateway listens.
    pub fn gateway_address(&self) -> SocketAddr {
        self.gateway
    }

    /// The file with the certificate of the authority to trust.
    pub fn authority(&self) -> PathBuf {
        self.directory.path().join("authority.pem")
    }

    /// A folder that lives as long as the stand-in.
    pub fn directory(&self) -> &Path {
        self.directory.path()
    }

    /// Whether Discord's own description takes part in judging.
    pub fn has_description(&self) -> bool {
        lock(&self.world).checker.has_description()
    }

    /// A guild that the bot is in, with these permissions.
    pub fn guild(&self, name: &str, locale: &str, permissions: Permissions) -> u64 {
        lock(&self.world).add_guild(name, locale, permissions)
    }

    /// A text channel in a guild.
    pub fn channel(&self, guild: u64, name: &str) -> u64 {
        lock(&self.world).add_channel(Place::Guild(guild), name)
    }

    /// A person, member of a guild. `shown` is the display name, `locale` the
    /// client's language.
    pub fn human(&self, guild: u64, name: &str, shown: &str, locale: &str) -> Human {
        let mut world = lock(&self.world);
        let user = world.add_user(name, Some(shown), locale, false);
        world.add_member(guild, user, &[]);
        Human::new(self.world.clone(), user)
    }

    /// The bot's own id.
    pub fn bot_id(&self) -> u64 {
        lock(&self.world).app.bot
    }

    /// As how many shards the bot is told to connect, from its next start on.
    pub fn set_shards(&self, shards: u64) {
        lock(&self.world).shards = shards;
    }

    /// On which shard of so many a guild is.
    pub fn shard_of(&self, guild: u64, shards: u64) -> u64 {
        World::shard_of(Some(guild), shards)
    }

    /// Changes what the bot's own role may do in a guild.
    pub fn permit(&self, guild: u64, permissions: Permissions) {
        let mut world = lock(&self.world);
        let Some(found) = world.guilds.get_mut(&guild) else { return };
        let Some(role) = found.roles.get_mut(1) else { return };
        role.permissions = permissions;
        let event = json!({ "guild_id": guild.to_string(), "role": role_json(&role.clone(), 1) });
        world.dispatch("GUILD_ROLE_UPDATE", Some(1), &event);
    }

    /// Somebody deletes a channel or thread, with everything in it.
    pub fn delete_channel(&self, channel: u64) {
        let mut world = lock(&self.world);
        let Ok(found) = world.channel(channel).cloned() else { return };
        let mut event = world.channel_json(&found);
        let kind = match found.thread {
            Some(_) => {
                event = json!({
                    "id": event["id"], "guild_id": event["guild_id"],
                    "parent_id": event["parent_id"], "type": event["type"],
                });
                "THREAD_DELETE"
            }
            None => "CHANNEL_DELETE",
        };
        world.channels.retain(|id, other| {
            *id != channel && other.thread.as_ref().is_none_or(|thread| thread.parent != channel)
        });
        world.dispatch(kind, Some(1), &event);
        world.touch();
    }

    /// Somebody deletes a message.
    pub fn delete_message(&self, channel: u64, message: u64) {
        lock(&self.world).remove(channel, message);
    }

    /// The bot is sent away from a guild.
    pub fn send_away(&self, guild: u64) {
        let mut world = lock(&self.world);
        let bot = world.app.bot;
        if let Some(found) = world.guilds.get_mut(&guild) {
            found.members.remove(&bot);
        }
        let event = json!({ "id": guild.to_string(), "unavailable": false });
        world.dispatch("GUILD_DELETE", Some(1), &event);
        world.touch();
    }

    /// The bot is taken back into a guild, with the role that it had.
    pub fn take_back(&self, guild: u64) {
        let mut world = lock(&self.world);
        let (bot, role) = (world.app.bot, world.guilds.get(&guild).and_then(|found| found.roles.get(1)));
        let roles: Vec<u64> = role.map(|role| role.id).into_iter().collect();
        world.add_member(guild, bot, &roles);
        if let Some(event) = world.guilds.get(&guild).map(|found| world.guild_create_json(found)) {
            world.dispatch("GUILD_CREATE", Some(1), &event);
        }
        world.touch();
    }

    /// The exceptions of a channel: whose, allowed, denied.
    pub fn overwrites(&self, channel: u64) -> Vec<(u64, u64, u64)> {
        let world = lock(&self.world);
        let found = world.channel(channel).map(|found| found.overwrites.clone()).unwrap_or_default();
        found.into_iter().map(|entry| (entry.target, entry.allow, entry.deny)).collect()
    }

    /// Sets an exception of a channel, as a moderator would.
    pub fn set_overwrite(&self, channel: u64, target: u64, role: bool, allow: u64, deny: u64) {
        let mut world = lock(&self.world);
        if let Some(found) = world.channels.get_mut(&channel) {
            found.overwrites.retain(|entry| entry.target != target);
            found.overwrites.push(Overwrite { target, role, allow, deny });
        }
        if let Ok(found) = world.channel(channel).cloned() {
            let event = world.channel_json(&found);
            world.dispatch("CHANNEL_UPDATE", Some(1), &event);
        }
        world.touch();
    }

    /// All messages in a channel, whoever may see them.
    pub fn messages(&self, channel: u64) -> Vec<Message> {
        lock(&self.world).channel(channel).map(|found| found.messages.clone()).unwrap_or_default()
    }

    /// Faults to come, to be planned.
    pub fn faults<T>(&self, plan: impl FnOnce(&mut Faults) -> T) -> T {
        plan(&mut lock(&self.world).faults)
    }

    /// Whether a bot is connected to the gateway.
    pub fn connected(&self) -> bool {
        lock(&self.world).connected()
    }

    /// Waits until the bot is connected (`true`) or gone (`false`). Returns
    /// whether that came to pass in time.
    pub async fn wait_connected(&self, wanted: bool, within: Duration) -> bool {
        self.wait(within, |world| world.connected() == wanted).await
    }

    /// Waits until the bot has registered a command of this name.
    pub async fn wait_command(&self, name: &str, within: Duration) -> bool {
        self.wait(within, |world| world.commands.values().flatten().any(|command| command["name"] == name))
            .await
    }

    /// Waits until the bot has identified so often.
    pub async fn wait_starts(&self, identifies: u32, within: Duration) -> bool {
        self.wait(within, |world| world.identifies >= identifies).await
    }

    /// Waits for anything to change; whether it did in time.
    pub async fn changes_within(&self, within: Duration) -> bool {
        let mut changed = lock(&self.world).changed.subscribe();
        tokio::time::timeout(within, changed.changed()).await.is_ok_and(|changed| changed.is_ok())
    }

    async fn wait(&self, within: Duration, holds: impl Fn(&World) -> bool) -> bool {
        let mut changed = lock(&self.world).changed.subscribe();
        tokio::time::timeout(within, async {
            while !holds(&lock(&self.world)) {
                let _ = changed.changed().await;
            }
        })
        .await
        .is_ok()
    }

    /// Asks the bot to reconnect (op 7).
    pub fn ask_to_reconnect(&self) {
        lock(&self.world).order(|| Order::Send(json!({ "op": 7, "d": null, "s": null, "t": null })));
    }

    /// Cuts every gateway connection; sessions can be resumed.
    pub fn cut_connections(&self) {
        lock(&self.world).order(|| Order::Cut);
    }

    /// Closes every gateway connection with a code.
    pub fn close_connections(&self, code: u16) {
        lock(&self.world).order(|| Order::Close(code));
    }

    /// Ends every session (op 9): the bot must identify anew and has missed
    /// what happened meanwhile.
    pub fn forget_sessions(&self) {
        lock(&self.world).forget_sessions();
    }

    /// How often a bot has identified and resumed.
    pub fn starts(&self) -> (u32, u32) {
        let world = lock(&self.world);
        (world.identifies, world.resumes)
    }

    /// Rules broken so far, by the bot or by the stand-in itself.
    pub fn violations(&self) -> Vec<Violation> {
        lock(&self.world).violations.clone()
    }

    /// Requests that no route fits.
    pub fn unrouted(&self) -> Vec<String> {
        lock(&self.world).unrouted.clone()
    }

    /// All requests so far.
    pub fn requests(&self) -> Vec<Seen> {
        lock(&self.world).seen.clone()
    }

    /// Requests so far that count towards a ban: answered 401, 403 or 429.
    pub fn invalid_requests(&self) -> usize {
        let invalid = |seen: &&Seen| matches!(seen.status, 401 | 403 | 429);
        lock(&self.world).seen.iter().filter(invalid).count()
    }

    /// All files that the bot has sent so far.
    pub fn handed(&self) -> Vec<Handed> {
        lock(&self.world).handed.clone()
    }

    /// Commands registered for all guilds, as registered.
    pub fn commands(&self) -> Vec<Value> {
        lock(&self.world).commands.get(&None).cloned().unwrap_or_default()
    }

    /// Everybody whom a message of the bot has notified by name, and whether
    /// one has notified everyone.
    pub fn pinged(&self) -> (Vec<u64>, bool) {
        let world = lock(&self.world);
        let own = world.channels.values().flat_map(|channel| &channel.messages);
        let own: Vec<_> = own.filter(|message| message.author == world.app.bot).collect();
        let people = own.iter().flat_map(|message| message.pings.iter().copied()).collect();
        (people, own.iter().any(|message| message.pings_everyone))
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        self.tasks.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

async fn connect(State(world): State<Arc<Mutex<World>>>, upgrade: WebSocketUpgrade) -> Response<Body> {
    if lock(&world).faults.unreachable {
        return respond(503, None, None, None);
    }
    upgrade.on_upgrade(move |socket| gateway::serve(world, socket))
}
