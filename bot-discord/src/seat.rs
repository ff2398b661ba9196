//! What happens when somebody has taken a seat: can they be written to?

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId, UserId};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::app::{App, person_of};
use crate::post::{Errand, Reader, whisper};

/// Whoever cannot be reached by then is told about it when their first message fails.
const PATIENCE: Duration = Duration::from_secs(10);

/// Writes to somebody who has just taken a seat. Whoever cannot be reached is told,
/// with the token of what they clicked, how they will play all the same.
pub(crate) async fn greet(app: &Arc<App>, user: UserId, channel: ChannelId, token: &str) {
    let locale = app.locale_of(&person_of(user));
    let place = format!("<#{channel}>");
    let text = app.say(&locale, "discord-joined", &[("channel", place.into())]);
    let (reached, answer) = oneshot::channel();
    app.post.send(app, Reader::Person(user.get()), Errand::Greet { text, reached });
    if let Ok(Ok(false)) = timeout(PATIENCE, answer).await {
        let button = app.say(&locale, "discord-hand", &[]);
        let text = app.say(&locale, "discord-closed", &[("button", button.into())]);
        let _ = whisper(app, token, &text, Vec::new()).await;
    }
}
