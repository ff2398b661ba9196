//! Characters speak by webhook, with a name and a picture of their own.
//!
//! One webhook for a channel serves all its characters, and the threads in it. It is found or made
//! when first needed and kept on disk; one that somebody has deleted is made anew. Without the
//! permission for it the bot says itself what a character says, with the name in the words.
//!
//! Discord does not recognise what a webhook says twice, as it does for the bot's own messages. So
//! what is about to be said is noted first, and where it is uncertain whether it was, the channel is
//! looked at before it is said again.

use std::time::Duration;

use bot_core::game::{Locale, Seat};
use bot_core::host::Line;
use bot_core::text::{Escape, NAME_CHARS_MAX, SAID_CHARS_MAX, clean, shape};
use serde::{Deserialize, Serialize};
use serenity::all::{
    ChannelId, CreateAllowedMentions, CreateWebhook, ExecuteWebhook, GetMessages, MessageId, Webhook,
};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::app::App;
use crate::order::{guild_channel, is_thread};
use crate::split::{MESSAGE_MAX, split};
use crate::trouble::{Trouble, summary, trouble};

/// The webhook's own name, which shows in the settings of a server only.
const HOOK_NAME: &str = "Nightfall";
/// Characters of the name under which a webhook speaks.
const SHOWN_MAX: usize = 80;
/// Names that Discord takes from no webhook.
const FORBIDDEN: [&str; 2] = ["discord", "clyde"];
/// Signs that names may not hold.
const SIGNS: [char; 4] = ['@', '#', ':', '`'];
/// After a refusal a webhook is not asked for again for this long, unless permissions change.
const REST: Duration = Duration::from_secs(600);
/// First and longest wait before something is said again.
const RETRY_FIRST: Duration = Duration::from_millis(500);
const RETRY_LONGEST: Duration = Duration::from_secs(120);
/// Messages that are looked through for what may have been said already.
const LOOKED_AT: u8 = 100;

/// What a webhook said last in a channel, or is just saying.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Said {
    /// The judge's message.
    line: String,
    /// Which piece of it.
    piece: usize,
    /// Only a later message can be it; once it is said, that message itself.
    after: u64,
    /// It stands in the channel for certain.
    certain: bool,
}

/// How the characters of one channel speak.
#[derive(Default)]
pub(crate) struct Mask {
    /// The channel whose webhook it is: the same, or the one around a thread.
    parent: Option<ChannelId>,
    /// When Discord refused a webhook, and what may have changed since.
    refused: Option<(Instant, watch::Receiver<u64>)>,
}

/// What became of an attempt to speak by webhook.
enum Attempt {
    Done,
    /// It may have been said or not.
    Uncertain,
    /// The webhook is not there any more.
    Lost,
    /// The bot must say it itself.
    Refused,
}

impl Mask {
    /// Says what a character says. `false`: it must be said in another way.
    pub(crate) async fn say(
        &mut self,
        app: &App,
        channel: ChannelId,
        line: &Line,
        (seat, name, words): (Seat, &str, &str),
    ) -> bool {
        let Some(shown) = shown_name(app, &line.locale, seat, name) else { return false };
        let words = Escape::Discord.apply(&clean(words, SAID_CHARS_MAX));
        let mut made_anew = false;
        for (piece, text) in split(&words, MESSAGE_MAX).iter().enumerate() {
            let mut wait = RETRY_FIRST;
            loop {
                let Some(hook) = self.hook(app, channel).await else { return false };
                let saying = Saying { app, channel, hook: &hook, line, piece, shown: &shown, seat };
                match saying.once(text, self.parent != Some(channel)).await {
                    Attempt::Done => break,
                    Attempt::Uncertain => {
                        sleep(wait).await;
                        wait = (wait * 2).min(RETRY_LONGEST);
                    }
                    Attempt::Lost if !made_anew => {
                        made_anew = true;
                        self.forget(app, channel).await;
                    }
                    Attempt::Lost | Attempt::Refused => return false,
                }
            }
        }
        true
    }

    /// The channel's webhook, made if need be; nothing where that is refused.
    async fn hook(&mut self, app: &App, channel: ChannelId) -> Option<Webhook> {
        let mut wait = RETRY_FIRST;
        loop {
            let resting = self.refused.as_ref().is_some_and(|(since, woken)| {
                since.elapsed() < REST && !woken.has_changed().unwrap_or(false)
            });
            if resting {
                return None;
            }
            let woken = app.wakes();
            let error = match self.find_or_make(app, channel).await {
                Ok(hook) => return hook,
                Err(Trouble::Later) => {
                    sleep(wait).await;
                    wait = (wait * 2).min(RETRY_LONGEST);
                    continue;
                }
                Err(error) => error,
            };
            tracing::warn!(%channel, ?error, "no webhook: the bot speaks for the characters itself");
            self.refused = Some((Instant::now(), woken));
            return None;
        }
    }

    async fn find_or_make(&mut self, app: &App, channel: ChannelId) -> Result<Option<Webhook>, Trouble> {
        let parent = match self.parent {
            Some(parent) => parent,
            None => {
                let Some(found) = guild_channel(app, channel).await? else { return Ok(None) };
                let around = found.parent_id.filter(|_| is_thread(&found));
                *self.parent.insert(around.unwrap_or(channel))
            }
        };
        let name = hook_name(parent);
        if let Some(known) = app.ledger.read::<Webhook>(&name) {
            return Ok(Some(known));
        }
        let sort = |error: serenity::Error| {
            tracing::warn!(%channel, error = summary(&error), "no webhook");
            trouble(&error)
        };
        // One that was made before a crash, or before the notes were lost, is taken again.
        let all = app.http.get_channel_webhooks(parent).await.map_err(sort)?;
        let own = |hook: &Webhook| {
            hook.token.is_some() && hook.application_id.is_some_and(|id| id.get() == app.own.get())
        };
        let hook = match all.into_iter().find(own) {
            Some(hook) => hook,
            None => {
                let wanted = CreateWebhook::new(HOOK_NAME);
                app.http.create_webhook(parent, &wanted, None).await.map_err(sort)?
            }
        };
        if let Err(error) = app.ledger.write(&name, &hook).await {
            tracing::error!(%channel, %error, "a webhook will be looked for again at the next start");
        }
        Ok(Some(hook))
    }

    /// The webhook is gone.
    async fn forget(&mut self, app: &App, channel: ChannelId) {
        let parent = self.parent.unwrap_or(channel);
        if let Err(error) = app.ledger.strike(&hook_name(parent)).await {
            tracing::error!(%channel, %error, "a webhook that is gone stays in the notes");
        }
    }
}

/// The name in the ledger of a channel's webhook.
fn hook_name(parent: ChannelId) -> String {
    format!("hook/{parent}")
}

/// One piece of what a character says.
struct Saying<'a> {
    app: &'a App,
    channel: ChannelId,
    hook: &'a Webhook,
    line: &'a Line,
    piece: usize,
    shown: &'a str,
    seat: Seat,
}

impl Saying<'_> {
    /// Says it, unless it has been said.
    async fn once(&self, text: &str, in_thread: bool) -> Attempt {
        let name = format!("said/{}", self.channel);
        let line = self.line.id.to_string();
        // No message of a webhook is older than the webhook.
        let mut after = self.hook.id.get();
        if let Some(said) = self.app.ledger.read::<Said>(&name) {
            after = after.max(said.after);
            if said.line == line && (said.piece, said.certain) >= (self.piece, true) {
                return Attempt::Done;
            }
            if said.line == line && said.piece == self.piece {
                match self.find(after).await {
                    Ok(Some(message)) => return self.done(&name, message).await,
                    Err(Trouble::Later) => return Attempt::Uncertain,
                    // Whoever may not look can only say it again.
                    Ok(None) | Err(_) => {}
                }
            }
        }
        let said = Said { line, piece: self.piece, after, certain: false };
        if let Err(error) = self.app.ledger.write(&name, &said).await {
            tracing::error!(channel = %self.channel, %error, "what a character says may be said twice");
        }
        let picture = self.app.picture(self.seat).await;
        let mut wanted = ExecuteWebhook::new()
            .username(self.shown)
            .avatar_url(picture)
            .content(text)
            .allowed_mentions(CreateAllowedMentions::new());
        if in_thread {
            wanted = wanted.in_thread(self.channel);
        }
        let error = match self.hook.execute(&self.app.http, true, wanted).await {
            Ok(Some(message)) => return self.done(&name, message.id).await,
            Ok(None) => return Attempt::Uncertain,
            Err(error) => error,
        };
        tracing::warn!(line = %self.line.id, channel = %self.channel, error = summary(&error), "not said");
        match trouble(&error) {
            Trouble::Later => Attempt::Uncertain,
            Trouble::Gone => Attempt::Lost,
            Trouble::Barred | Trouble::Closed | Trouble::Malformed | Trouble::Answered => Attempt::Refused,
        }
    }

    /// The message of this name by this webhook after another, if there is one.
    async fn find(&self, after: u64) -> Result<Option<MessageId>, Trouble> {
        let wanted = GetMessages::new().after(MessageId::new(after.max(1))).limit(LOOKED_AT);
        let found = self.channel.messages(&self.app.http, wanted).await.map_err(|error| trouble(&error))?;
        let own = found
            .iter()
            .find(|message| message.webhook_id == Some(self.hook.id) && message.author.name == self.shown);
        Ok(own.map(|message| message.id))
    }

    async fn done(&self, name: &str, message: MessageId) -> Attempt {
        tracing::debug!(line = %self.line.id, channel = %self.channel, "said by a character");
        let line = self.line.id.to_string();
        let said = Said { line, piece: self.piece, after: message.get(), certain: true };
        if let Err(error) = self.app.ledger.write(name, &said).await {
            tracing::error!(channel = %self.channel, %error, "the channel will be looked at again");
        }
        Attempt::Done
    }
}

/// The name under which a character speaks; nothing where Discord would not take it, or where it
/// could be mistaken for the judge's.
fn shown_name(app: &App, locale: &Locale, seat: Seat, name: &str) -> Option<String> {
    let name: String = clean(name, NAME_CHARS_MAX).replace(SIGNS, "");
    if !is_accepted(&name) || app.host.texts().imitates_judge(&name) {
        return None;
    }
    let shown = app.say(locale, "discord-character", &[("seat", seat.0.into()), ("name", name.into())]);
    (shown.encode_utf16().count() <= SHOWN_MAX).then_some(shown)
}

/// Whether Discord accepts a name from a webhook; letters that look like others are taken for them.
fn is_accepted(name: &str) -> bool {
    let name = shape(name);
    !name.is_empty() && FORBIDDEN.iter().all(|word| !name.contains(&shape(word)))
}

#[cfg(test)]
mod tests {
    use super::is_accepted;

    #[test]
    fn ordinary_names_are_accepted() {
        for name in ["Oak", "青龙", "Ms. O’Hara", "judgement", "Ünal 2"] {
            assert!(is_accepted(name), "{name}");
        }
    }

    #[test]
    fn no_character_speaks_under_a_name_that_discord_forbids() {
        for name in ["Discord", "my d1scord bot", "Clyde", "сlyde", "…"] {
            assert!(!is_accepted(name), "{name}");
        }
    }
}
