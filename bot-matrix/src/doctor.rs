//! `bot-matrix doctor`: what is right with the set-up and what is not, with what to do about it.

use crate::config::Config;
use crate::session::{self, Layout, ServerKeys};
use crate::{identity, net};
use bot_core::text::{Arg, Texts};
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::api::client::room::create_room::v3::{Request, RoomPreset};
use matrix_sdk::{Client, Room};
use serde_json::json;

/// So many messages at once a game sends easily, and Synapse's usual limit does not let through.
const BURST: usize = 12;

/// The findings, in the operator's language.
struct Findings<'a> {
    texts: &'a Texts,
    locale: bot_core::game::Locale,
    bad: usize,
}

impl Findings<'_> {
    fn note(&mut self, good: bool, key: &str, args: &[(&str, Arg)]) {
        let mark = if good { "✓" } else { "✗" };
        self.bad += usize::from(!good);
        println!("{mark} {}", self.texts.ui(&self.locale, key, args));
    }
}

/// Looks at everything, tells each finding on a line of its own, and gives whether all is right.
///
/// # Errors
/// When the bot cannot log in: nothing else can be looked at then.
pub(crate) async fn run(config: &Config, texts: &Texts) -> anyhow::Result<bool> {
    let mut findings = Findings { texts, locale: texts.best(&config.locale), bad: 0 };
    let layout = Layout::new(&config.store)?;
    let client = session::open(config, &layout).await?;
    let device = client.device_id().map(ToString::to_string).unwrap_or_default();
    let user = client.user_id().map(ToString::to_string).unwrap_or_default();
    findings.note(true, "matrix-doctor-session", &[("user", user.clone().into()), ("device", device.into())]);
    if let Some(device) = client.device_id() {
        match session::server_keys(&client, device).await? {
            ServerKeys::Ours => findings.note(true, "matrix-doctor-keys", &[]),
            ServerKeys::Foreign => findings.note(false, "matrix-doctor-no-keys", &[]),
            // They are announced with the first start.
            ServerKeys::Missing => {}
        }
    }
    let signed = identity::is_signed(&client).await;
    findings.note(signed, if signed { "matrix-doctor-signed" } else { "matrix-doctor-unsigned" }, &[]);
    let kept = client.encryption().secret_storage().is_enabled().await.unwrap_or(false);
    findings.note(kept, if kept { "matrix-doctor-recovery" } else { "matrix-doctor-no-recovery" }, &[]);
    match is_limited(&client).await {
        Ok(false) => findings.note(true, "matrix-doctor-quick", &[]),
        Ok(true) => {
            let args = [("user", user.into()), ("homeserver", client.homeserver().as_str().into())];
            findings.note(false, "matrix-doctor-limited", &args);
        }
        Err(error) => {
            findings.note(false, "matrix-doctor-untried", &[("error", net::brief(&error).into())]);
        }
    }
    Ok(findings.bad == 0)
}

/// Whether the homeserver slows the bot down, tried in a room where nobody else is.
async fn is_limited(client: &Client) -> matrix_sdk::Result<bool> {
    let mut request = Request::new();
    request.preset = Some(RoomPreset::PrivateChat);
    let room = client.create_room(request).await?;
    let limited = burst(&room).await;
    room.leave().await?;
    room.forget().await?;
    limited
}

async fn burst(room: &Room) -> matrix_sdk::Result<bool> {
    for _ in 0..BURST {
        let once = RequestConfig::new().disable_retry().timeout(net::PATIENCE);
        let sending = room.send_raw("org.nightfall.doctor", json!({})).with_request_config(once);
        match sending.await {
            Ok(_) => {}
            Err(error) if net::limited(&error).is_some() => return Ok(true),
            Err(error) => return Err(error),
        }
    }
    Ok(false)
}
