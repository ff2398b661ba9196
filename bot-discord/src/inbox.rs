//! One person's messages: direct if they take any, else shown with the token of
//! their last click.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bot_core::host::Line;
use serenity::all::{ChannelId, UserId};
use tokio::sync::mpsc;

use crate::app::App;
use crate::post::{Errand, Parcel, Receipt, message, next, send_line, whisper};
use crate::split::{MESSAGE_MAX, split};
use crate::trouble::{Trouble, summary, trouble};

/// Messages that wait for somebody who takes no direct ones; the oldest gives way.
const WAITING_MAX: usize = 200;
/// How long a token is used. Discord's limit is 15 minutes.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);

/// A person as the post knows them. Forgotten at a restart, when they are tried once more.
struct Inbox {
    app: Arc<App>,
    person: UserId,
    /// The direct conversation, once it is open.
    direct: Option<ChannelId>,
    /// Direct messages are refused.
    closed: bool,
    token: Option<(String, Instant)>,
    waiting: VecDeque<(Arc<Line>, Receipt)>,
}

/// Serves a person until nothing has come for long and nothing waits.
pub(crate) async fn serve(app: Arc<App>, person: u64, mut errands: mpsc::Receiver<Errand>) {
    let person = UserId::new(person);
    let mut inbox = Inbox { app, person, direct: None, closed: false, token: None, waiting: VecDeque::new() };
    while let Some(errand) = next(&mut errands).await {
        match errand {
            Errand::Line(line, receipt) => inbox.line(line, receipt).await,
            Errand::Token { token, asked } => inbox.token(token, asked).await,
            Errand::Note { text, nonce } => inbox.note(&text, &nonce).await,
            Errand::Greet { text, reached } => {
                let _ = reached.send(inbox.greet(&text).await);
            }
            Errand::Reopen => inbox.reopen().await,
            Errand::Refresh => {}
        }
    }
}

impl Inbox {
    fn set_closed(&mut self, closed: bool) {
        self.closed = closed;
        self.app.set_closed(self.person, closed);
    }

    async fn line(&mut self, line: Arc<Line>, receipt: Receipt) {
        if !self.closed {
            match self.direct_line(&line).await {
                Ok(()) => return receipt.received().await,
                Err(Trouble::Closed) => {
                    tracing::info!(person = %self.person, "takes no direct messages");
                    self.set_closed(true);
                }
                // Nothing that can be repeated would help; the log says so.
                Err(_) => return receipt.received().await,
            }
        }
        if self.whisper(&line).await {
            return receipt.received().await;
        }
        // Behind the button they can look at it at any time.
        self.app.host.at_hand(line.id);
        self.waiting.push_back((line, receipt));
        if self.waiting.len() > WAITING_MAX
            && let Some((oldest, receipt)) = self.waiting.pop_front()
        {
            tracing::warn!(person = %self.person, line = %oldest.id, "given up for somebody who never looks");
            receipt.received().await;
        }
    }

    fn parcel(&self, line: &Line) -> Parcel {
        let text = self.app.shown(&line.locale, line.text.open());
        Parcel { text, rows: self.app.line_rows(line), calls: Vec::new() }
    }

    async fn direct_line(&mut self, line: &Line) -> Result<(), Trouble> {
        let first = self.parcel(line);
        let channel = self.channel().await?;
        match send_line(&self.app, channel, line, first).await {
            Err(Trouble::Gone) => {
                self.direct = None;
                let again = self.parcel(line);
                let channel = self.channel().await?;
                send_line(&self.app, channel, line, again).await.map(drop)
            }
            other => other.map(drop),
        }
    }

    /// The direct conversation, opened if need be.
    async fn channel(&mut self) -> Result<ChannelId, Trouble> {
        if let Some(channel) = self.direct {
            return Ok(channel);
        }
        let mut wait = Duration::from_millis(500);
        loop {
            let mut wakes = self.app.wakes();
            match self.person.create_dm_channel(&self.app.http).await {
                Ok(channel) => {
                    self.direct = Some(channel.id);
                    return Ok(channel.id);
                }
                Err(error) => match trouble(&error) {
                    Trouble::Later => {
                        tracing::warn!(person = %self.person, error = summary(&error), "will be tried again");
                        self.app.reach.failed();
                        tokio::select! {
                            () = tokio::time::sleep(wait) => {}
                            _ = wakes.changed() => {}
                        }
                        wait = (wait * 2).min(Duration::from_secs(120));
                    }
                    // Opening a conversation may itself be refused.
                    _ => return Err(Trouble::Closed),
                },
            }
        }
    }

    /// Shows a line with the token of the last click, if that is still good.
    async fn whisper(&mut self, line: &Line) -> bool {
        let Some((token, since)) = &self.token else { return false };
        if since.elapsed() > TOKEN_LIFE {
            self.token = None;
            return false;
        }
        let rows = self.app.line_rows(line);
        match whisper(&self.app, token, &self.app.shown(&line.locale, line.text.open()), rows).await {
            Ok(()) => true,
            Err(_) => {
                self.token = None;
                false
            }
        }
    }

    async fn token(&mut self, token: String, asked: bool) {
        self.token = Some((token, Instant::now()));
        if !self.closed {
            return;
        }
        while let Some((line, receipt)) = self.waiting.pop_front() {
            let wanted = line.prompt.as_ref().is_none_or(|prompt| {
                let view = self.app.view(line.table);
                !asked && view.is_some_and(|view| view.prompts.iter().any(|open| open.id == prompt.id))
            });
            if wanted && !self.whisper(&line).await {
                self.waiting.push_front((line, receipt));
                return;
            }
            receipt.received().await;
        }
    }

    /// Tries once more to write directly, with what waits.
    async fn reopen(&mut self) {
        if !self.closed {
            return;
        }
        self.set_closed(false);
        for (line, receipt) in std::mem::take(&mut self.waiting) {
            self.line(line, receipt).await;
        }
    }

    /// Tells somebody something that is worth no second try.
    async fn note(&mut self, text: &str, nonce: &str) {
        if !self.closed
            && let Ok(channel) = self.channel().await
        {
            for (index, piece) in split(text, MESSAGE_MAX).iter().enumerate() {
                let answer = message(piece, Some(format!("{nonce}.{index}")));
                if let Err(error) = channel.send_message(&self.app.http, answer).await {
                    tracing::warn!(person = %self.person, error = summary(&error), "an answer was not taken");
                    self.set_closed(trouble(&error) == Trouble::Closed);
                    break;
                }
            }
        }
        if self.closed
            && let Some((token, since)) = &self.token
            && since.elapsed() < TOKEN_LIFE
        {
            let _ = whisper(&self.app, token, text, Vec::new()).await;
        }
    }

    async fn greet(&mut self, text: &str) -> bool {
        let Ok(channel) = self.channel().await else {
            self.set_closed(true);
            return false;
        };
        match channel.send_message(&self.app.http, message(text, None)).await {
            Ok(_) => self.set_closed(false),
            Err(error) => match trouble(&error) {
                Trouble::Later => {}
                _ => {
                    tracing::info!(person = %self.person, error = summary(&error), "takes no direct messages");
                    self.set_closed(true);
                }
            },
        }
        !self.closed
    }
}
