//! What others can notice of a bot's deeds: not the words alone but edits, typing notices, answers that are put off,
//! reactions, pins, permissions and voices.
//!
//! Source: I-01

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::message::EPHEMERAL;
use super::route::{Kind, Route};
use super::server::{Discord, lock};
use super::world::{Place, World};

/// Numbers with so many digits are ids, which differ by chance.
const ID_DIGITS: usize = 15;
/// Deeds of which the record keeps the first.
const RECORD: usize = 50_000;
/// Words of so many hexadecimal digits are seals and nonces, which do too.
const SEAL_DIGITS: usize = 20;

/// Whom a deed reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Everybody who sees this channel or thread.
    Channel(u64),
    /// One person, in their conversation with the bot.
    Inbox(u64),
    /// One person: what they alone are shown of what they have clicked.
    Own(u64),
    /// Everybody in this server.
    Guild(u64),
    /// Everybody.
    All,
}

/// Something that the bot did and somebody can notice.
#[derive(Clone, Debug)]
pub struct Deed {
    /// Who.
    pub reach: Reach,
    /// The request's method.
    pub method: String,
    /// The route's template.
    pub route: String,
    /// The message that it made, changed or marked, if any.
    pub message: Option<u64>,
    /// Whether it answers a click or a command.
    pub answers: bool,
    /// What was sent.
    pub body: Value,
}

impl Deed {
    /// Whether it changes a message that stands.
    #[must_use]
    pub fn edits(&self) -> bool {
        self.method == "PATCH" && self.route.contains("/messages/")
    }
}

impl World {
    /// Somebody can notice this.
    pub(super) fn notice(
        &mut self,
        reach: Reach,
        method: &str,
        kind: &Kind,
        body: &Value,
        answer: Option<&Value>,
    ) {
        if self.deeds.len() >= RECORD {
            return;
        }
        let made = answer.and_then(|answer| answer["id"].as_str()?.parse().ok());
        let answers = match &kind.route {
            // By a webhook of their own characters speak, and for all.
            Route::FollowUp(id, _) => *id == self.app.id,
            route => route.by_token(),
        };
        self.deeds.push(Deed {
            reach,
            method: method.to_owned(),
            route: kind.template.to_owned(),
            message: kind.route.message().or(made),
            answers,
            body: body.clone(),
        });
    }

    /// Whom a call reaches; nobody if it only asks or makes ready.
    pub(super) fn reach(&self, route: &Route, body: &Value) -> Option<Reach> {
        match route {
            Route::Send(channel)
            | Route::Edit(channel, _)
            | Route::Delete(channel, _)
            | Route::Pin(channel, _)
            | Route::Unpin(channel, _)
            | Route::Typing(channel)
            | Route::EditChannel(channel)
            | Route::StartThread(channel)
            | Route::AddToThread(channel, _)
            | Route::SetOverwrite(channel, _)
            | Route::RemoveOverwrite(channel, _)
            | Route::MakeWebhook(channel) => Some(self.seen_in(*channel)),
            Route::Callback(id, _) => {
                let found = self.interactions.get(id)?;
                let alone = Reach::Own(found.user);
                Some(match body["type"].as_u64() {
                    Some(4 | 5) => self.answered_to(found.channel, found.user, &body["data"]),
                    Some(7) => {
                        found.source.map_or(alone, |source| self.shown_to(found.channel, source, found.user))
                    }
                    _ => alone,
                })
            }
            Route::FollowUp(id, token) if *id == self.app.id => {
                let found = self.by_token(*id, token).ok()?;
                let waits = found.original.filter(|original| {
                    self.message(found.channel, *original).is_ok_and(super::Message::loading)
                });
                // What was put off keeps its readers, whatever the message in its place asks for.
                Some(match waits {
                    Some(original) => self.shown_to(found.channel, original, found.user),
                    None => self.answered_to(found.channel, found.user, body),
                })
            }
            Route::FollowUp(id, _) => self.webhooks.get(id).map(|hook| self.seen_in(hook.channel())),
            Route::EditAnswer(app, token, which) | Route::DeleteAnswer(app, token, which) => {
                let (channel, message) = self.answered_message(*app, token, *which).ok()?;
                let user = self.by_token(*app, token).ok()?.user;
                Some(self.shown_to(channel, message, user))
            }
            Route::GiveRole(guild, ..) | Route::TakeRole(guild, ..) | Route::EditMember(guild, _) => {
                Some(Reach::Guild(*guild))
            }
            Route::SetCommands(Some(guild)) => Some(Reach::Guild(*guild)),
            Route::SetCommands(None) | Route::MakeEmoji => Some(Reach::All),
            Route::Gateway
            | Route::GatewayBot
            | Route::Me
            | Route::User(_)
            | Route::OauthApplication
            | Route::Application
            | Route::Commands(_)
            | Route::OpenDm
            | Route::Channel(_)
            | Route::Messages(_)
            | Route::Message(..)
            | Route::Answered(..)
            | Route::Guild(_)
            | Route::GuildChannels(_)
            | Route::Roles(_)
            | Route::Member(..)
            | Route::Webhooks(_)
            | Route::Emojis => None,
        }
    }

    fn seen_in(&self, channel: u64) -> Reach {
        match self.channel(channel).map(|found| found.place) {
            Ok(Place::Dm(user)) => Reach::Inbox(user),
            Ok(Place::Guild(_)) | Err(_) => Reach::Channel(channel),
        }
    }

    fn answered_to(&self, channel: u64, user: u64, data: &Value) -> Reach {
        let alone = data["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0;
        if alone { Reach::Own(user) } else { self.seen_in(channel) }
    }

    fn shown_to(&self, channel: u64, message: u64, user: u64) -> Reach {
        let alone = self.message(channel, message).is_ok_and(|found| found.only_for.is_some());
        if alone { Reach::Own(user) } else { self.seen_in(channel) }
    }
}

impl Discord {
    /// Everything that the bot has done so far and somebody can notice, in order.
    pub fn deeds(&self) -> Vec<Deed> {
        lock(&self.world).deeds.clone()
    }
}

/// What no deed may be, whatever goes on: that the bot types, marks messages, or answers one person before all.
///
/// Any of it would come at the moment at which somebody has done something, and only then.
#[must_use]
pub fn unseemly(deeds: &[Deed]) -> Vec<String> {
    let wrong = |deed: &&Deed| {
        let marks = ["/typing", "/pins/", "/reactions/"].iter().any(|mark| deed.route.contains(mark));
        marks || deed.answers && !matches!(deed.reach, Reach::Inbox(_) | Reach::Own(_))
    };
    let told = |deed: &Deed| format!("{} {} for {:?}: {}", deed.method, deed.route, deed.reach, deed.body);
    deeds.iter().filter(wrong).map(told).collect()
}

/// Edits that say what the message says already: that something was done is all that they tell.
#[must_use]
pub fn idle_edits(deeds: &[Deed]) -> Vec<String> {
    let mut says: BTreeMap<u64, Value> = BTreeMap::new();
    let mut idle = Vec::new();
    for deed in deeds {
        let Some(message) = deed.message.filter(|_| deed.body.is_object()) else { continue };
        let before = says.entry(message).or_default();
        let keys = ["content", "components", "embeds"];
        let changed = keys.iter().filter(|key| deed.body.get(**key).is_some_and(|new| *new != before[**key]));
        if deed.edits() && changed.count() == 0 {
            idle.push(format!("{:?}: {}", deed.reach, deed.body));
        }
        for key in keys {
            if let Some(new) = deed.body.get(key) {
                before[key] = new.clone();
            }
        }
    }
    idle
}

/// What one person could tell two games apart by, place by place.
///
/// How many edits make one change visible, and over which steps permissions are brought to where they belong, is a
/// matter of how busy the machine is: of those it counts what they say, of these of what kind they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// In order, but for edits: what was sent, with its length.
    pub done: BTreeMap<String, Vec<String>>,
    /// What the how-manieth message of a place was changed into.
    pub edited: BTreeMap<(String, usize), BTreeSet<String>>,
    /// Permissions and voices, whosever they are.
    pub order: BTreeSet<String>,
}

impl Sight {
    /// What somebody notices of these deeds, in a channel and by themselves. `people`: all whose ids mean something,
    /// in the same order in both games. Edits count from this deed on, with which a game begins: before there is nothing
    /// secret, and how many of a lobby's seats come together is chance.
    #[must_use]
    pub fn of(deeds: &[Deed], viewer: u64, people: &[u64], begins: usize) -> Sight {
        let mut sight = Sight::default();
        let mut messages: BTreeMap<String, Vec<u64>> = BTreeMap::new();
        for (index, deed) in deeds.iter().enumerate() {
            let place = match deed.reach {
                Reach::Channel(_) => "channel",
                Reach::Guild(_) => "server",
                Reach::All => "everywhere",
                Reach::Inbox(who) if who == viewer => "inbox",
                Reach::Own(who) if who == viewer => "own",
                Reach::Inbox(_) | Reach::Own(_) => continue,
            };
            let known = messages.entry(place.to_owned()).or_default();
            let number = deed.message.and_then(|message| known.iter().position(|one| *one == message));
            let body = deed.body.to_string().replace("\\n", "\n");
            let told = format!("{} {} {}", deed.method, deed.route, tidy(&body, people));
            if deed.route.contains("/permissions/") || deed.route.contains("/members/") {
                sight.order.insert(counted(&told));
            } else if let Some(number) = number.filter(|_| deed.edits()) {
                if index < begins {
                    continue;
                }
                let progress = counted(&told);
                sight.edited.entry((place.to_owned(), number)).or_default().insert(progress);
            } else {
                known.extend(deed.message.filter(|_| number.is_none()));
                sight.done.entry(place.to_owned()).or_default().push(told);
            }
        }
        sight
    }

    /// What is otherwise in another sight.
    #[must_use]
    pub fn differences(&self, other: &Sight) -> Vec<String> {
        let mut found = Vec::new();
        let none = (Vec::new(), BTreeSet::new());
        for place in self.done.keys().chain(other.done.keys()).collect::<BTreeSet<_>>() {
            let (one, two) =
                (self.done.get(place).unwrap_or(&none.0), other.done.get(place).unwrap_or(&none.0));
            let same = one.iter().zip(two).take_while(|(one, two)| one == two).count();
            if one != two {
                found.push(format!("{place}, {same}: {:?} is not {:?}", one.get(same), two.get(same)));
            }
        }
        for place in self.edited.keys().chain(other.edited.keys()).collect::<BTreeSet<_>>() {
            let (one, two) =
                (self.edited.get(place).unwrap_or(&none.1), other.edited.get(place).unwrap_or(&none.1));
            let differing = one.symmetric_difference(two);
            found.extend(differing.map(|edit| format!("{place:?} in one alone: {edit}")));
        }
        let differing = self.order.symmetric_difference(&other.order);
        found.extend(differing.map(|order| format!("in one alone: {order}")));
        found
    }
}

/// Without what chance makes differ: ids and seals, of which only the lengths stay; people by their places.
fn tidy(text: &str, people: &[u64]) -> String {
    words(text, |word| {
        if let Some(place) = word.parse().ok().and_then(|id: u64| people.iter().position(|one| *one == id)) {
            return Some(format!("person {place}"));
        }
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let hex = word.bytes().all(|byte| byte.is_ascii_hexdigit());
        (digits && word.len() >= ID_DIGITS || hex && word.len() >= SEAL_DIGITS)
            .then(|| "#".repeat(word.len()))
    })
}

/// Without numbers: how many have voted grows by one or by two, as edits come together.
fn counted(text: &str) -> String {
    words(text, |word| word.bytes().all(|byte| byte.is_ascii_digit()).then(|| "0".to_owned()))
}

/// A text in which some of its words of letters and digits are others.
fn words(text: &str, other: impl Fn(&str) -> Option<String>) -> String {
    let mut all = String::new();
    for word in text.split_inclusive(|sign: char| !sign.is_ascii_alphanumeric()) {
        let body = word.trim_end_matches(|sign: char| !sign.is_ascii_alphanumeric());
        all.push_str(
            &Some(body).filter(|body| !body.is_empty()).and_then(&other).unwrap_or_else(|| body.to_owned()),
        );
        all.push_str(&word[body.len()..]);
    }
    all
}
