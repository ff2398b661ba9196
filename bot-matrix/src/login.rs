//! `bot-matrix login`: a session that is kept in the store, an identity, and its recovery key, once.

use crate::config::{Config, Credentials};
use crate::session::{self, Layout, Proof};
use crate::{files, identity};
use anyhow::Context;
use bot_core::text::{Arg, Texts};
use matrix_sdk::config::SyncSettings;
use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

/// With what to log in.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Log in through single sign-on: opens no browser, but says which page to visit.
    #[arg(long)]
    sso: bool,
    /// The password, or with --sso the token, in a file instead of being asked for.
    #[arg(long, value_name = "FILE")]
    secret_file: Option<PathBuf>,
    /// The recovery key of an earlier login, in a file: brings the bot's identity back.
    #[arg(long, value_name = "FILE")]
    recovery_key_file: Option<PathBuf>,
}

/// Where single sign-on leaves the token: nobody listens there, and the browser shows it in the address.
const LANDING: &str = "http://localhost/";

/// Logs in, or finds that an earlier login still holds, and sees to the identity.
///
/// # Errors
/// When the homeserver or the store does not let the bot in.
pub(crate) async fn run(config: Config, options: &Options, texts: &Texts) -> anyhow::Result<()> {
    let locale = texts.best(&config.locale);
    let say = |key: &str, args: &[(&str, Arg)]| println!("{}", texts.ui(&locale, key, args));
    let layout = Layout::new(&config.store)?;
    let known = match (&config.credentials, &options.secret_file) {
        (_, Some(file)) => Some(secret_in(file)?),
        (Credentials::Password(password), None) if !options.sso => Some(password.clone()),
        (Credentials::Password(_) | Credentials::Token { .. } | Credentials::Stored, None) => None,
    };
    let secret = match known {
        Some(secret) => secret,
        None if options.sso => {
            let page = format!(
                "{}/_matrix/client/v3/login/sso/redirect?redirectUrl={LANDING}",
                config.homeserver.trim_end_matches('/')
            );
            ask(&texts.ui(&locale, "matrix-login-sso", &[("page", page.into())]))?
        }
        None => ask(&texts.ui(&locale, "matrix-login-password", &[("user", config.user.as_str().into())]))?,
    };
    let proof = if options.sso { Proof::Once(&secret) } else { Proof::Password(&secret) };
    let client = session::log_in(&config, &layout, &proof).await?;
    let device = client.device_id().map(ToString::to_string).unwrap_or_default();
    let user = client.user_id().map(ToString::to_string).unwrap_or_default();
    // Announces the device's keys, so that people can write to it before the bot runs. What was said so far
    // is history.
    client.sync_once(SyncSettings::new().timeout(Duration::ZERO)).await?;
    say("matrix-login-done", &[("user", user.into()), ("device", device.into())]);

    let with_password = match options.sso {
        true => config,
        false => Config { credentials: Credentials::Password(secret), ..config },
    };
    if let Some(file) = &options.recovery_key_file {
        let key = secret_in(file)?;
        identity::recover(&client, &key).await.context("the identity cannot be brought back")?;
    }
    identity::ensure_signed(&with_password, &client).await;
    if !identity::is_signed(&client).await {
        say("matrix-login-unsigned", &[]);
        return Ok(());
    }
    match identity::new_recovery_key(&client).await.context("no recovery key could be made")? {
        Some(key) => say("matrix-login-key", &[("key", key.into())]),
        None => say("matrix-login-signed", &[]),
    }
    Ok(())
}

fn secret_in(file: &std::path::Path) -> anyhow::Result<String> {
    let bytes = files::read(file)?.with_context(|| format!("there is no file {}", file.display()))?;
    let text = String::from_utf8(bytes).with_context(|| format!("{} is no text", file.display()))?;
    Ok(text.trim().to_owned())
}

/// Asks on the terminal; what comes through a pipe is read without asking.
fn ask(question: &str) -> anyhow::Result<String> {
    let mut input = std::io::stdin().lock();
    if input.is_terminal() {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{question}")?;
        out.flush()?;
    }
    let mut line = String::new();
    input.read_line(&mut line)?;
    Ok(line.trim().to_owned())
}
