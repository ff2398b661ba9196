//! A person with a client: sees, clicks, chooses, commands, writes.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use super::answer::{Answer, Silence};
use super::interaction::{Act, FIRST_ANSWER, Interaction};
use super::message::Message;
use super::rest::Draft;
use super::server::lock;
use super::world::{World, now};

/// How long a person waits for what was announced to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A person.
#[derive(Clone)]
pub struct Human {
    pub(super) world: Arc<Mutex<World>>,
    id: u64,
}

impl Human {
    pub(super) fn new(world: Arc<Mutex<World>>, id: u64) -> Self {
        Self { world, id }
    }

    /// The person's id.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Opens or closes the inbox to people who share a guild.
    pub fn open_inbox(&self, open: bool) {
        if let Some(user) = lock(&self.world).users.get_mut(&self.id) {
            user.inbox_open = open;
        }
    }

    /// Changes the display name.
    pub fn rename(&self, shown: &str) {
        if let Some(user) = lock(&self.world).users.get_mut(&self.id) {
            user.shown = Some(shown.to_owned());
        }
    }

    /// Uses a client in another language.
    pub fn set_language(&self, locale: &str) {
        if let Some(user) = lock(&self.world).users.get_mut(&self.id) {
            user.locale = locale.to_owned();
        }
    }

    /// Leaves a guild.
    pub fn leave(&self, guild: u64) {
        if let Some(guild) = lock(&self.world).guilds.get_mut(&guild) {
            guild.members.remove(&self.id);
        }
    }

    /// All messages in a channel that the person sees, oldest first, those that
    /// only this person sees among them.
    pub fn see(&self, channel: u64) -> Vec<Message> {
        let world = lock(&self.world);
        let Some(place) = world.channels.get(&channel).filter(|place| world.sees(self.id, place)) else {
            return Vec::new();
        };
        let shown = place.messages.iter().filter(|message| message.only_for.is_none_or(|id| id == self.id));
        shown.cloned().collect()
    }

    /// The last messages in a channel that the person sees, at most so many, oldest first.
    pub fn latest(&self, channel: u64, most: usize) -> Vec<Message> {
        let world = lock(&self.world);
        let Some(place) = world.channels.get(&channel).filter(|place| world.sees(self.id, place)) else {
            return Vec::new();
        };
        let shown =
            place.messages.iter().rev().filter(|message| message.only_for.is_none_or(|id| id == self.id));
        let mut latest: Vec<Message> = shown.take(most).cloned().collect();
        latest.reverse();
        latest
    }

    /// The conversation with the bot, opened if need be.
    pub fn dm_channel(&self) -> u64 {
        lock(&self.world).dm_channel(self.id)
    }

    /// All messages of the conversation with the bot, oldest first.
    pub fn inbox(&self) -> Vec<Message> {
        self.see(self.dm_channel())
    }

    /// Messages in a channel that only this person sees.
    pub fn ephemerals(&self, channel: u64) -> Vec<Message> {
        self.see(channel).into_iter().filter(|message| message.only_for.is_some()).collect()
    }

    /// Writes into a channel. Returns the message's id, or nothing where the
    /// person may not write.
    pub fn say(&self, channel: u64, text: &str) -> Option<u64> {
        let mut world = lock(&self.world);
        let place = world.channels.get(&channel)?;
        if !world.may_write(self.id, place) {
            return None;
        }
        world.write(channel, self.id, &json!({ "content": text }), Draft::default()).ok()
    }

    /// Whether the person may write into a channel now.
    pub fn may_write(&self, channel: u64) -> bool {
        let world = lock(&self.world);
        world.channels.get(&channel).is_some_and(|place| world.may_write(self.id, place))
    }

    /// The threads in a channel that the person sees, oldest first.
    pub fn threads(&self, channel: u64) -> Vec<u64> {
        let world = lock(&self.world);
        let inside = world.channels.values().filter(|place| {
            place.thread.as_ref().is_some_and(|thread| thread.parent == channel) && world.sees(self.id, place)
        });
        inside.map(|place| place.id).collect()
    }

    /// Writes to the bot.
    pub fn dm(&self, text: &str) -> Option<u64> {
        self.say(self.dm_channel(), text)
    }

    /// Waits until something in a channel is as wanted.
    ///
    /// # Errors
    /// It did not come in time.
    pub async fn wait<T>(
        &self,
        channel: u64,
        what: &str,
        within: Duration,
        find: impl Fn(&[Message]) -> Option<T>,
    ) -> Result<T, Silence> {
        let mut changed = lock(&self.world).changed.subscribe();
        let wait = async {
            loop {
                if let Some(found) = find(&self.see(channel)) {
                    return found;
                }
                let _ = changed.changed().await;
            }
        };
        timeout(within, wait).await.map_err(|_| Silence::TimedOut(what.to_owned()))
    }

    /// Clicks the button that contains `part` in its custom id or label.
    ///
    /// # Errors
    /// There is no such button, or the bot did not answer in time.
    pub async fn click(&self, message: &Message, part: &str) -> Result<Answer, Silence> {
        self.act(self.use_part(message, part, None)?).await
    }

    /// Chooses values in the menu that contains `part` in its custom id or
    /// placeholder.
    ///
    /// # Errors
    /// There is no such menu, it does not offer these values or not so many, or
    /// the bot did not answer in time.
    pub async fn select(&self, message: &Message, part: &str, values: &[String]) -> Result<Answer, Silence> {
        self.act(self.use_part(message, part, Some(values))?).await
    }

    /// Types a slash command in a channel.
    ///
    /// # Errors
    /// No such command is registered, or not with these options, or the bot did
    /// not answer in time.
    pub async fn slash(
        &self,
        channel: u64,
        name: &str,
        options: &[(&str, Value)],
    ) -> Result<Answer, Silence> {
        self.act(self.command(channel, name, options, true)?).await
    }

    /// The same without waiting for an answer: the interaction's id.
    ///
    /// # Errors
    /// No such command is registered.
    pub fn slash_and_go(&self, channel: u64, name: &str, options: &[(&str, Value)]) -> Result<u64, Silence> {
        let act = self.command(channel, name, options, true)?;
        Ok(lock(&self.world).interact(act))
    }

    /// Fills in the form that an answer has opened and sends it in. Fields that are not named keep
    /// what stands in them.
    ///
    /// # Errors
    /// The answer opened no form with these fields, or the bot did not answer in time.
    pub async fn fill(&self, opened: &Answer, fields: &[(&str, &str)]) -> Result<Answer, Silence> {
        let found = self
            .interaction(opened.interaction)
            .filter(|found| found.answered.is_some_and(|(kind, _)| kind == 9));
        let found = found.ok_or_else(|| Silence::NoSuchPart("a form".to_owned()))?;
        let mut rows = found.shown["components"].clone();
        let parts = rows.as_array_mut().into_iter().flatten();
        let mut left: Vec<&str> = fields.iter().map(|(id, _)| *id).collect();
        for (index, row) in parts.enumerate() {
            row["id"] = (index * 2 + 1).into();
            let field = &mut row["components"][0];
            let id = field["custom_id"].as_str().unwrap_or_default().to_owned();
            let written = fields.iter().find(|(name, _)| *name == id).map(|(_, value)| *value);
            let value =
                written.map_or_else(|| field["value"].as_str().unwrap_or_default().to_owned(), str::to_owned);
            left.retain(|name| *name != id);
            *field = json!({ "type": 4, "id": index * 2 + 2, "custom_id": id, "value": value });
        }
        if let Some(missing) = left.first() {
            return Err(Silence::NoSuchPart((*missing).to_owned()));
        }
        let data = json!({ "custom_id": found.shown["custom_id"], "components": rows });
        self.act(Act { user: self.id, channel: found.channel, kind: 5, data, source: found.source }).await
    }

    /// What the bot suggests while an option of a command is being typed: labels and values.
    ///
    /// # Errors
    /// No such command or option is registered, or it suggests nothing; or the bot did not answer in time.
    pub async fn suggestions(
        &self,
        channel: u64,
        name: &str,
        option: &str,
        typed: &str,
    ) -> Result<Vec<(String, String)>, Silence> {
        let mut act = self.command(channel, name, &[(option, typed.into())], false)?;
        act.kind = 4;
        act.data["options"][0]["focused"] = true.into();
        let answer = self.act(act).await?;
        let shown = self.interaction(answer.interaction).map_or(Value::Null, |found| found.shown);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let choices = shown["choices"].as_array().into_iter().flatten();
        Ok(choices.map(|choice| (text(&choice["name"]), text(&choice["value"]))).collect())
    }

    fn use_part(&self, message: &Message, part: &str, values: Option<&[String]>) -> Result<Act, Silence> {
        let world = lock(&self.world);
        let gone = || Silence::NoSuchPart(part.to_owned());
        // What counts is the message as it is now, not as the test last saw it.
        let shown = world.message(message.channel, message.id).map_err(|_| gone())?;
        let channel = world.channel(message.channel).map_err(|_| gone())?;
        if !world.sees(self.id, channel) || shown.only_for.is_some_and(|id| id != self.id) {
            return Err(gone());
        }
        let custom_id = shown.part(part).ok_or_else(gone)?;
        let found =
            shown.parts().into_iter().find(|entry| entry["custom_id"] == custom_id).ok_or_else(gone)?;
        let mut data = json!({ "custom_id": custom_id, "component_type": found["type"], "id": found["id"] });
        match values {
            None if found["type"] == 2 => {}
            None => return Err(gone()),
            Some(values) => {
                let offered = shown.values(custom_id);
                let within = |key: &str| found[key].as_u64().and_then(|bound| usize::try_from(bound).ok());
                let few = within("min_values").is_some_and(|least| values.len() < least);
                let many = within("max_values").is_some_and(|most| values.len() > most);
                if few || many || values.iter().any(|value| !offered.contains(value)) {
                    return Err(Silence::NoSuchChoice(format!("{values:?} of {offered:?}")));
                }
                data["values"] = values.into();
            }
        }
        Ok(Act { user: self.id, channel: message.channel, kind: 3, data, source: Some(message.id) })
    }

    /// `whole`: everything that is required must be there.
    pub(super) fn command(
        &self,
        channel: u64,
        name: &str,
        options: &[(&str, Value)],
        whole: bool,
    ) -> Result<Act, Silence> {
        let world = lock(&self.world);
        let unknown = || Silence::NoSuchCommand(format!("{name} {options:?}"));
        let all = world.commands.values().flatten();
        let command = all.into_iter().find(|command| command["name"] == name).ok_or_else(unknown)?;
        let place = world.channel(channel).map_err(|_| unknown())?;
        if !world.sees(self.id, place) {
            return Err(unknown());
        }
        let declared: Vec<&Value> = command["options"].as_array().into_iter().flatten().collect();
        let mut given = Vec::new();
        for (key, value) in options {
            let option = declared.iter().find(|option| option["name"] == *key).ok_or_else(unknown)?;
            if !whole && option["autocomplete"] != true {
                return Err(unknown());
            }
            given.push(json!({ "name": key, "type": option["type"], "value": value }));
        }
        let missing = declared.iter().any(|option| {
            option["required"] == true && !options.iter().any(|(key, _)| option["name"] == *key)
        });
        if whole && missing {
            return Err(unknown());
        }
        let mut data = json!({ "id": command["id"], "name": name, "type": 1, "options": given });
        let users: Vec<u64> = given
            .iter()
            .filter(|option| option["type"] == 6)
            .filter_map(|option| option["value"].as_str()?.parse().ok())
            .collect();
        if !users.is_empty() {
            let resolved: serde_json::Map<String, Value> =
                users.iter().map(|&id| (id.to_string(), world.user_json(id))).collect();
            data["resolved"] = json!({ "users": resolved });
        }
        Ok(Act { user: self.id, channel, kind: 2, data, source: None })
    }

    /// Does it and waits: three seconds for the first answer, longer for a
    /// message that was put off.
    pub(super) async fn act(&self, act: Act) -> Result<Answer, Silence> {
        let (id, mut changed) = {
            let mut world = lock(&self.world);
            (world.interact(act), world.changed.subscribe())
        };
        let first = async {
            while self.interaction(id).is_some_and(|found| found.answered.is_none()) {
                let _ = changed.changed().await;
            }
        };
        if timeout(Duration::from_millis(FIRST_ANSWER), first).await.is_err() {
            let mut world = lock(&self.world);
            if let Some(found) = world.interactions.get_mut(&id)
                && found.answered.is_none()
            {
                found.failed = true;
                return Err(Silence::Failed);
            }
        }
        let rest = async {
            while self.put_off(id) {
                let _ = changed.changed().await;
            }
        };
        if timeout(PATIENCE, rest).await.is_err() {
            return Err(Silence::TimedOut("the message that was put off".to_owned()));
        }
        self.answer(id).ok_or(Silence::Failed)
    }

    fn interaction(&self, id: u64) -> Option<Interaction> {
        lock(&self.world).interactions.get(&id).cloned()
    }

    fn put_off(&self, id: u64) -> bool {
        let world = lock(&self.world);
        let Some(found) = world.interactions.get(&id) else { return false };
        let original = found.original.and_then(|message| world.message(found.channel, message).ok());
        original.is_some_and(Message::loading)
    }

    /// What has come of an interaction so far; nothing while it is unanswered.
    pub fn answer(&self, interaction: u64) -> Option<Answer> {
        let world = lock(&self.world);
        let found = world.interactions.get(&interaction)?;
        let (kind, at) = found.answered?;
        let shown = found.messages.iter().chain(found.original.iter().filter(|_| kind == 7));
        let messages = shown.filter_map(|&id| world.message(found.channel, id).ok().cloned()).collect();
        Some(Answer { kind, interaction, after: at.saturating_sub(found.made), messages })
    }

    /// Waits for a message that answers an interaction after its first, silent answer.
    ///
    /// # Errors
    /// None came in time.
    pub async fn hear(&self, answer: &Answer, within: Duration) -> Result<Answer, Silence> {
        let mut changed = lock(&self.world).changed.subscribe();
        let wait = async {
            loop {
                let now = self.answer(answer.interaction).filter(|now| !now.messages.is_empty());
                if let Some(now) = now {
                    return now;
                }
                let _ = changed.changed().await;
            }
        };
        timeout(within, wait).await.map_err(|_| Silence::TimedOut("an answer".to_owned()))
    }

    /// Milliseconds since the Unix epoch, as the stand-in counts them.
    pub fn now(&self) -> u64 {
        now()
    }
}
