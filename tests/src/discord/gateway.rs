//! The gateway: sessions, their events, and the connections they come and go
//! with.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::frames::{dispatch, encode, plain};
use super::render::own_user;
use super::server::lock;
use super::world::{World, now};

/// Intents that need a switch in the portal: members, presences, content.
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
pub(super) const MESSAGE_CONTENT: u64 = 1 << 15;
/// Events kept for a session that may come back.
const KEPT: usize = 2_000;
/// Frames a bot may send in a minute.
const SENDS_PER_MINUTE: usize = 120;

/// What is to be done on a connection.
#[derive(Debug)]
pub(super) enum Order {
    Send(Value),
    /// A close frame with this code.
    Close(u16),
    /// The line is cut without a word.
    Cut,
}

/// A session: it outlives its connection.
#[derive(Debug)]
pub(super) struct Session {
    sequence: u64,
    intents: u64,
    /// Which shard it is, of how many.
    shard: (u64, u64),
    kept: VecDeque<(u64, Value)>,
    line: Option<mpsc::UnboundedSender<Order>>,
}

impl World {
    /// Sends an event to every session that asked for it by this intent.
    pub(super) fn dispatch(&mut self, kind: &str, intent: Option<u64>, data: &Value) {
        self.dispatch_each(kind, intent, |_| data.clone());
    }

    /// The same for a message, whose text depends on the session's intents.
    pub(super) fn dispatch_message(&mut self, kind: &str, channel: u64, message: u64) {
        let Ok(found) = self.message(channel, message).cloned() else { return };
        if found.only_for.is_some() {
            return;
        }
        let direct = self.channel(channel).is_ok_and(|at| matches!(at.place, super::world::Place::Dm(_)));
        let readable = self.is_readable(&found);
        let intent = if direct { 1 << 12 } else { 1 << 9 };
        let full = self.message_event_json(&found, true);
        let blank = self.message_event_json(&found, readable);
        self.dispatch_each(kind, Some(intent), |intents| {
            if intents & MESSAGE_CONTENT != 0 { full.clone() } else { blank.clone() }
        });
    }

    /// Whether the bot may read a message's text without the intent for it.
    pub(super) fn is_readable(&self, message: &super::message::Message) -> bool {
        let place = self.channel(message.channel).map(|at| at.place);
        matches!(place, Ok(super::world::Place::Dm(_)))
            || message.author == self.app.bot
            || message.pings.contains(&self.app.bot)
    }

    fn dispatch_each(&mut self, kind: &str, intent: Option<u64>, data: impl Fn(u64) -> Value) {
        let sample = data(0);
        if let Err(what) = super::check::event(kind, &sample) {
            self.violation("event", kind, what);
        }
        let of =
            if kind.starts_with("GUILD_") && !kind.starts_with("GUILD_MEMBER") { "id" } else { "guild_id" };
        let guild = sample[of].as_str().and_then(|id| id.parse().ok());
        for session in self.sessions.values_mut() {
            if World::shard_of(guild, session.shard.1) != session.shard.0 {
                continue;
            }
            if intent.is_none_or(|bit| session.intents & bit != 0) {
                session.push(kind, &data(session.intents));
            }
        }
    }

    /// Gives an order to every connection.
    pub(super) fn order(&mut self, order: impl Fn() -> Order) {
        for session in self.sessions.values_mut() {
            if let Some(line) = &session.line {
                let _ = line.send(order());
            }
        }
    }

    /// Whether a bot is connected and identified.
    pub(super) fn connected(&self) -> bool {
        self.sessions.values().any(|session| session.line.as_ref().is_some_and(|line| !line.is_closed()))
    }

    fn identify(&mut self, data: &Value, line: &mpsc::UnboundedSender<Order>) -> Result<String, Order> {
        let token = data["token"].as_str().unwrap_or_default();
        if token != self.app.token && token.strip_prefix("Bot ") != Some(self.app.token.as_str()) {
            return Err(Order::Close(4004));
        }
        let Some(intents) = data["intents"].as_u64() else { return Err(Order::Close(4013)) };
        if intents & PRIVILEGED & !self.app.privileged != 0 {
            return Err(Order::Close(4014));
        }
        let shard = data.get("shard").cloned().unwrap_or_else(|| json!([0, 1]));
        if shard[0].as_u64() >= shard[1].as_u64() {
            return Err(Order::Close(4010));
        }
        let early = self.last_identify.is_some_and(|last| now() < last + self.identify_every);
        if early || self.faults.refuse_identify > 0 {
            self.faults.refuse_identify = self.faults.refuse_identify.saturating_sub(1);
            return Err(Order::Send(plain(9, false.into())));
        }
        self.last_identify = Some(now());
        self.identifies += 1;
        let id = format!("{:032x}", self.fresh_id());
        let shard_ids = (shard[0].as_u64().unwrap_or(0), shard[1].as_u64().unwrap_or(1));
        let mut session = Session {
            sequence: 0,
            intents,
            shard: shard_ids,
            kept: VecDeque::new(),
            line: Some(line.clone()),
        };
        let bot = self.app.bot;
        let own = |guild: &&super::world::Guild| {
            World::shard_of(Some(guild.id), shard_ids.1) == shard_ids.0 && guild.members.contains_key(&bot)
        };
        let guilds: Vec<Value> = self
            .guilds
            .values()
            .filter(own)
            .map(|guild| json!({ "id": guild.id.to_string(), "unavailable": true }))
            .collect();
        let user = self.users.get(&self.app.bot).map_or(Value::Null, own_user);
        let ready = json!({
            "v": 10,
            "user": user,
            "guilds": guilds,
            "session_id": id,
            "resume_gateway_url": self.gateway_url,
            "shard": shard,
            "application": { "id": self.app.id.to_string(), "flags": 0 },
        });
        let mut events = vec![("READY", ready)];
        if intents & 1 != 0 {
            let all = self.guilds.values().filter(own);
            events.extend(all.map(|guild| ("GUILD_CREATE", self.guild_create_json(guild))));
        }
        for (kind, data) in &events {
            if let Err(what) = super::check::event(kind, data) {
                self.violation("event", kind, what);
            }
            session.push(kind, data);
        }
        self.sessions.insert(id.clone(), session);
        self.touch();
        Ok(id)
    }

    fn resume(&mut self, data: &Value, line: &mpsc::UnboundedSender<Order>) -> Result<String, Order> {
        let id = data["session_id"].as_str().unwrap_or_default().to_owned();
        let Some(session) = self.sessions.get_mut(&id) else {
            return Err(Order::Send(plain(9, false.into())));
        };
        let Some(after) = data["seq"].as_u64().filter(|&seq| seq <= session.sequence) else {
            return Err(Order::Close(4007));
        };
        session.line = Some(line.clone());
        for (_, event) in session.kept.iter().filter(|(sequence, _)| *sequence > after) {
            let _ = line.send(Order::Send(event.clone()));
        }
        session.push("RESUMED", &json!({}));
        self.resumes += 1;
        self.touch();
        Ok(id)
    }

    fn leave(&mut self, id: &str, invalidated: bool) {
        if invalidated {
            self.sessions.remove(id);
        } else if let Some(session) = self.sessions.get_mut(id) {
            // A newer connection may have taken the session over.
            if session.line.as_ref().is_some_and(mpsc::UnboundedSender::is_closed) {
                session.line = None;
            }
        }
        self.touch();
    }

    /// Forgets every session, as after a long outage.
    pub(super) fn forget_sessions(&mut self) {
        self.order(|| Order::Send(plain(9, false.into())));
        self.sessions.clear();
    }
}

impl Session {
    fn push(&mut self, kind: &str, data: &Value) {
        self.sequence += 1;
        let frame = dispatch(self.sequence, kind, data);
        if let Some(line) = &self.line {
            let _ = line.send(Order::Send(frame.clone()));
        }
        self.kept.push_back((self.sequence, frame));
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
    }
}

/// Serves one connection to its end.
pub(super) async fn serve(world: Arc<Mutex<World>>, mut socket: WebSocket) {
    let (line, mut orders) = mpsc::unbounded_channel();
    let mut talk = Talk { world, line, session: None, compress: false, sends: VecDeque::new() };
    let interval = lock(&talk.world).heartbeat;
    let hello = plain(10, json!({ "heartbeat_interval": interval, "_trace": [] }));
    if socket.send(encode(&hello, false)).await.is_err() {
        return;
    }
    let mut invalidated = false;
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                Some(Order::Send(payload)) => {
                    if socket.send(encode(&payload, talk.compress)).await.is_err() {
                        break;
                    }
                }
                Some(Order::Close(code)) => {
                    let frame = CloseFrame { code, reason: "".into() };
                    let _ = socket.send(Frame::Close(Some(frame))).await;
                    break;
                }
                Some(Order::Cut) | None => break,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => talk.hear(text.as_str()),
                Some(Ok(Frame::Binary(bytes))) => match std::str::from_utf8(&bytes) {
                    Ok(text) => talk.hear(text),
                    Err(_) => talk.close(4002),
                },
                Some(Ok(Frame::Close(close))) => {
                    // These two codes end the session, not only the connection.
                    invalidated = close.is_some_and(|close| matches!(close.code, 1000 | 1001));
                    break;
                }
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Err(_)) | None => break,
            },
        }
    }
    drop(orders);
    if let Some(session) = talk.session {
        lock(&talk.world).leave(&session, invalidated);
    }
}

/// A connection and what has been said on it.
struct Talk {
    world: Arc<Mutex<World>>,
    line: mpsc::UnboundedSender<Order>,
    session: Option<String>,
    compress: bool,
    sends: VecDeque<u64>,
}

impl Talk {
    fn close(&self, code: u16) {
        let _ = self.line.send(Order::Close(code));
    }

    fn hear(&mut self, text: &str) {
        let at = now();
        while self.sends.front().is_some_and(|&sent| sent + 60_000 <= at) {
            self.sends.pop_front();
        }
        self.sends.push_back(at);
        if self.sends.len() > SENDS_PER_MINUTE {
            return self.close(4008);
        }
        let Ok(payload) = serde_json::from_str::<Value>(text) else { return self.close(4002) };
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => self.heartbeat(),
            Some(2) => self.open(data, true),
            Some(6) => self.open(data, false),
            // Presence, voice and member requests change nothing here.
            Some(3 | 4 | 8) if self.session.is_some() => {}
            Some(3 | 4 | 8) => self.close(4003),
            _ => self.close(4001),
        }
    }

    fn heartbeat(&self) {
        let mut world = lock(&self.world);
        if world.faults.lost_acks > 0 {
            world.faults.lost_acks -= 1;
            return;
        }
        let _ = self.line.send(Order::Send(plain(11, Value::Null)));
    }

    fn open(&mut self, data: &Value, identify: bool) {
        if self.session.is_some() {
            return self.close(4005);
        }
        let mut world = lock(&self.world);
        self.compress = identify && data["compress"] == true;
        let opened = if identify { world.identify(data, &self.line) } else { world.resume(data, &self.line) };
        match opened {
            Ok(session) => self.session = Some(session),
            Err(order) => {
                if let Order::Close(code) = order {
                    world.violation(
                        "gateway",
                        if identify { "IDENTIFY" } else { "RESUME" },
                        code.to_string(),
                    );
                }
                let _ = self.line.send(order);
            }
        }
    }
}
