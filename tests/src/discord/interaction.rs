//! Interactions: a click or a command, its first answer, and what follows.

use serde_json::{Value, json};

use super::error::ApiError;
use super::message::{EPHEMERAL, LOADING};
use super::render::bare_member;
use super::rest::Draft;
use super::world::{Place, World, now};

/// Milliseconds within which the first answer must come.
pub(super) const FIRST_ANSWER: u64 = 3_000;
/// Milliseconds that a token is good for.
const TOKEN_LIFE: u64 = 15 * 60_000;

/// An interaction.
#[derive(Debug, Clone)]
pub(super) struct Interaction {
    pub(super) id: u64,
    pub(super) token: String,
    pub(super) user: u64,
    pub(super) channel: u64,
    /// What kind of act it was: see [`Act::kind`].
    pub(super) kind: u64,
    /// The message whose part was clicked.
    pub(super) source: Option<u64>,
    pub(super) made: u64,
    /// The kind of the first answer and when it came.
    pub(super) answered: Option<(u64, u64)>,
    /// Whether the person has seen "This interaction failed".
    pub(super) failed: bool,
    pub(super) original: Option<u64>,
    pub(super) messages: Vec<u64>,
    /// What was answered that is no message: suggestions or a form.
    pub(super) shown: Value,
}

/// What a person did.
#[derive(Debug, Clone)]
pub(super) struct Act {
    pub(super) user: u64,
    pub(super) channel: u64,
    /// 2 a command, 3 a part of a message, 4 a command being typed, 5 a form.
    pub(super) kind: u64,
    pub(super) data: Value,
    pub(super) source: Option<u64>,
}

impl World {
    /// Makes the interaction and sends it to the bot. Returns its id.
    pub(super) fn interact(&mut self, act: Act) -> u64 {
        let id = self.fresh_id();
        // A token must be good in a path and hard to guess; here only the first matters.
        let token = format!("aW50ZXJhY3Rpb246{id}");
        let interaction = Interaction {
            id,
            token,
            user: act.user,
            channel: act.channel,
            kind: act.kind,
            source: act.source,
            made: now(),
            answered: None,
            failed: false,
            original: None,
            messages: Vec::new(),
            shown: Value::Null,
        };
        let event = self.interaction_json(&interaction, &act);
        self.interactions.insert(id, interaction);
        self.dispatch("INTERACTION_CREATE", None, &event);
        if self.faults.duplicate_interactions > 0 {
            self.faults.duplicate_interactions -= 1;
            self.dispatch("INTERACTION_CREATE", None, &event);
        }
        self.touch();
        id
    }

    fn interaction_json(&self, interaction: &Interaction, act: &Act) -> Value {
        let user = self.users.get(&act.user);
        let mut event = json!({
            "id": interaction.id.to_string(),
            "application_id": self.app.id.to_string(),
            "type": act.kind,
            "token": interaction.token,
            "version": 1,
            "data": act.data,
            "channel_id": act.channel.to_string(),
            "locale": user.map(|user| user.locale.as_str()),
            "entitlements": [],
            "attachment_size_limit": 10_485_760,
        });
        let Some(channel) = self.channels.get(&act.channel) else { return event };
        let mut partial = self.channel_json(channel);
        partial["permissions"] = self.permissions(act.user, channel).0.to_string().into();
        event["channel"] = partial;
        event["app_permissions"] = self.permissions(self.app.bot, channel).0.to_string().into();
        match channel.place {
            Place::Guild(guild) => {
                event["context"] = 0.into();
                event["guild_id"] = guild.to_string().into();
                event["authorizing_integration_owners"] = json!({ "0": guild.to_string() });
                if let Some(guild) = self.guilds.get(&guild) {
                    event["guild_locale"] = guild.locale.clone().into();
                    event["guild"] =
                        json!({ "id": guild.id.to_string(), "locale": guild.locale, "features": [] });
                    if let Some(member) = guild.members.get(&act.user) {
                        let mut entry = bare_member(member);
                        entry["user"] = self.user_json(act.user);
                        entry["permissions"] = self.permissions(act.user, channel).0.to_string().into();
                        event["member"] = entry;
                    }
                }
            }
            Place::Dm(_) => {
                event["context"] = 1.into();
                event["user"] = self.user_json(act.user);
                event["authorizing_integration_owners"] = json!({ "0": "0" });
            }
        }
        if let Some(source) = act.source
            && let Ok(message) = self.message(act.channel, source)
        {
            event["message"] = self.message_json(message);
        }
        event
    }

    /// The first answer.
    pub(super) fn callback(&mut self, id: u64, token: &str, body: &Value) -> Result<(), ApiError> {
        let found = self.interactions.get(&id).filter(|found| found.token == token);
        let interaction = found.cloned().ok_or_else(ApiError::unknown_interaction)?;
        if interaction.answered.is_some() {
            return Err(ApiError::already_acknowledged());
        }
        if interaction.failed || now() > interaction.made + FIRST_ANSWER {
            return Err(ApiError::unknown_interaction());
        }
        let kind = body["type"].as_u64().unwrap_or_default();
        let act_kind = interaction.kind;
        if act_kind == 4 && kind != 8 {
            return Err(ApiError::invalid_form(vec![format!(
                "no answer of type {kind} to what is being typed"
            )]));
        }
        let data = &body["data"];
        let mut original = None;
        match kind {
            4 => original = Some(self.answer_message(&interaction, data, 0)?),
            5 => original = Some(self.answer_message(&interaction, data, LOADING)?),
            6 => original = interaction.source,
            7 => {
                let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
                self.edit(interaction.channel, source, data)?;
                original = Some(source);
            }
            8 if act_kind == 4 => {}
            9 if matches!(act_kind, 2 | 3) => {}
            _ => return Err(ApiError::invalid_form(vec![format!("no answer of type {kind}")])),
        }
        if let Some(entry) = self.interactions.get_mut(&id) {
            entry.answered = Some((kind, now()));
            entry.original = original;
            if matches!(kind, 8 | 9) {
                entry.shown = data.clone();
            }
            if matches!(kind, 4 | 5) {
                entry.messages.extend(original);
            }
        }
        self.touch();
        Ok(())
    }

    /// The interaction of a token that is still good and has been answered.
    pub(super) fn by_token(&self, app: u64, token: &str) -> Result<Interaction, ApiError> {
        let found = self.interactions.values().find(|interaction| interaction.token == token);
        let found = found.filter(|_| app == self.app.id).ok_or_else(ApiError::unknown_webhook)?;
        if now() > found.made + TOKEN_LIFE {
            return Err(ApiError::new(401, 50027, "Invalid Webhook Token"));
        }
        if found.answered.is_none() {
            return Err(ApiError::unknown_webhook());
        }
        Ok(found.clone())
    }

    /// A further message with the token; the first after a deferral takes its
    /// place.
    pub(super) fn follow_up(&mut self, app: u64, token: &str, body: &Value) -> Result<u64, ApiError> {
        let interaction = self.by_token(app, token)?;
        if let (Some((5, _)), Some(original)) = (interaction.answered, interaction.original) {
            let waiting = self.message(interaction.channel, original).is_ok_and(|found| found.loading());
            if waiting {
                self.edit(interaction.channel, original, body)?;
                return Ok(original);
            }
        }
        let message = self.answer_message(&interaction, body, 0)?;
        if let Some(entry) = self.interactions.get_mut(&interaction.id) {
            entry.messages.push(message);
        }
        Ok(message)
    }

    /// The message that a token and an id (or `@original`) mean.
    pub(super) fn answered_message(
        &self,
        app: u64,
        token: &str,
        which: Option<u64>,
    ) -> Result<(u64, u64), ApiError> {
        let interaction = self.by_token(app, token)?;
        let own = |id: &u64| interaction.messages.contains(id) || interaction.original == Some(*id);
        let message = which.or(interaction.original).filter(own).ok_or_else(ApiError::unknown_message)?;
        self.message(interaction.channel, message)?;
        Ok((interaction.channel, message))
    }

    fn answer_message(&mut self, to: &Interaction, data: &Value, extra: u64) -> Result<u64, ApiError> {
        let flags = data["flags"].as_u64().unwrap_or_default();
        let only_for = (flags & EPHEMERAL != 0).then_some(to.user);
        let draft = Draft { extra_flags: extra, only_for, interaction: Some(to.id), ..Draft::default() };
        self.write(to.channel, self.app.bot, data, draft)
    }
}
