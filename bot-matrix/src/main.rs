//! The judge in Matrix rooms.

mod attachments;
mod bulletin;
mod config;
mod delivery;
mod direct;
mod doctor;
mod files;
mod identity;
mod inbound;
mod judge;
mod login;
mod mail;
mod masks;
mod net;
mod outbound;
mod pending;
mod poll;
mod prefix;
mod reaction;
mod render;
mod replies;
mod rooms;
mod session;
mod silence;
mod status;
mod sync;
mod teams;
mod timeline;
mod venues;

use anyhow::Context;
use attachments::Attachments;
use bot_core::host::{ClockKind, Host, HostConfig, Keep, Occasion, RULESET_DEFAULT, SledStore};
use bot_core::ruleset::{READY_AFTER_S, RuleSets};
use bot_core::text::Texts;
use clap::{Parser, Subcommand};
use config::{Config, Credentials};
use direct::Direct;
use judge::{House, Judge};
use replies::Replies;
use session::Layout;
use silence::Silence;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;
use sync::SyncError;
use teams::Teams;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;
use venues::Venues;

/// Judges Mafia games in Matrix rooms.
///
/// Every key of the configuration file can also be given by the environment, as
/// NIGHTFALL_MATRIX_HOMESERVER and so on.
#[derive(Parser)]
#[command(name = "bot-matrix", version)]
struct Arguments {
    /// The configuration file (TOML).
    #[arg(long, short, value_name = "FILE", env = "NIGHTFALL_MATRIX_CONFIG", global = true)]
    config: Option<PathBuf>,
    /// For trying out long games: the clock stands still and moves only by lines on the standard input,
    /// each the milliseconds since 1970 to go on to, or `next` for the next deadline.
    #[arg(long)]
    rehearse: bool,
    #[command(subcommand)]
    task: Option<Task>,
}

/// What else than judging.
#[derive(Subcommand)]
enum Task {
    /// Logs in once and keeps the session in the store: no password needs to be kept then.
    ///
    /// Makes the bot an identity, so that clients show it as verified, and shows its recovery key once.
    Login(login::Options),
    /// Says what is right with the set-up and what is not. The bot must not be running.
    Doctor,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(DEFAULT_LOG)))
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .init();
    let config = Config::load(arguments.config.as_deref(), |name| std::env::var(name).ok())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let Some(task) = arguments.task else { return runtime.block_on(run(config, arguments.rehearse)) };
    let texts = Texts::builtin()?;
    // The keys are for one program at a time, and the tables' lock says whether the bot is running.
    files::make_folder(&config.data)?;
    let _alone = SledStore::open(&config.data)?;
    match task {
        Task::Login(options) => runtime.block_on(login::run(config, &options, &texts)),
        Task::Doctor => match runtime.block_on(doctor::run(&config, &texts))? {
            true => Ok(()),
            false => std::process::exit(1),
        },
    }
}

/// The SDK tells much that helps nobody who runs a bot, and each failed request,
/// which this program tells anyway, with its whole address.
const DEFAULT_LOG: &str = "warn,matrix_sdk=error,matrix_sdk::http_client=off,matrix_sdk_crypto=error,bot_matrix=info,bot_core=info,bot_service=info";

async fn run(config: Config, rehearse: bool) -> anyhow::Result<()> {
    let stop = watch_signals()?;
    let clock = if rehearse { ClockKind::Virtual } else { ClockKind::Real };
    let host = open_host(&config, clock)?;
    if rehearse {
        host.rehearse(std::io::BufReader::new(std::io::stdin()), std::io::stdout());
    }
    bot_service::control::listen(&host, &config.data);
    if let Some(address) = config.metrics {
        bot_service::watch::serve(&host, address).await?;
    }
    let layout = Layout::new(&config.store)?;
    let outcome = serve(&config, &layout, &host, stop).await;
    // What was accepted is on disk before the process ends, whatever ended it.
    host.shutdown().await;
    outcome
}

/// A homeserver that limits the bot as Synapse does by default lets a message through every five seconds: so
/// long a phase's time waits for a full table to hear of it.
const DELIVERY_WAIT_MS: u64 = 3 * 60 * 1000;

/// Opens the tables, with everything that an earlier run left.
fn open_host(config: &Config, clock: ClockKind) -> anyhow::Result<Host> {
    let mut rules = RuleSets::builtin()?.asking_after(READY_AFTER_S);
    if let Some(folder) = &config.rulesets {
        rules.load_dir(folder)?;
    }
    let texts = Texts::builtin()?;
    let locale = texts
        .matching(&config.locale)
        .with_context(|| format!("`locale`: there is no language `{}`", config.locale))?;
    files::make_folder(&config.data)?;
    let store = SledStore::open(&config.data)?;
    let settings = HostConfig {
        rules: Arc::new(rules),
        texts: Arc::new(texts),
        locale,
        ruleset: RULESET_DEFAULT.to_owned(),
        clock,
        delivery_wait_ms: DELIVERY_WAIT_MS,
        keep: Keep::talk(config.keep_talk).games(config.keep_games),
    };
    Ok(Host::open(Arc::new(store), settings)?)
}

/// Is in the rooms until told to stop.
async fn serve(
    config: &Config,
    layout: &Layout,
    host: &Host,
    stop: watch::Receiver<bool>,
) -> anyhow::Result<()> {
    loop {
        let born = sync::now();
        let Some(client) = log_in(config, layout, stop.clone()).await? else { return Ok(()) };
        tracing::info!(user = ?client.user_id(), device = ?client.device_id(), "logged in");
        let house = House {
            attachments: Attachments::open(layout.attachments())?,
            direct: Direct::open(client.clone(), layout.direct())?,
            replies: Replies::open(layout.replies())?,
            silence: Silence::open(client.clone(), layout.silence())?,
            teams: Teams::open(layout.teams())?,
            venues: Venues::open(layout.venues())?,
        };
        let locale = host.texts().best(&config.locale);
        let judge = Judge::new(host.clone(), client.clone(), house, config.manners.clone(), locale);
        rooms::follow_all(&judge);
        let mut deliveries = tokio::spawn(judge.clone().deliver());
        let silence = tokio::spawn(judge.clone().keep_silence());
        let statuses = tokio::spawn(judge.clone().keep_statuses());
        let teams = tokio::spawn(judge.clone().keep_teams());
        let bulletins = tokio::spawn(judge.clone().tell_of_room());
        let result = tokio::select! {
            result = sync::run(&client, layout, &judge, born, stop.clone()) => result,
            error = host.failed() => return Err(error).context("the store of the tables has failed"),
            // A judge that hears and no longer speaks must not look alive.
            _ = &mut deliveries => anyhow::bail!("the tables' messages come no more; the log says why"),
        };
        deliveries.abort();
        silence.abort();
        statuses.abort();
        teams.abort();
        bulletins.abort();
        match result {
            Ok(()) => {
                // At once: whoever stops it waits for both, and may not wait long.
                tokio::join!(judge.tell(Occasion::Stopping), judge.give_voices_back());
                tracing::info!("stopped");
                return Ok(());
            }
            Err(SyncError::SessionEnded) if matches!(config.credentials, Credentials::Password(_)) => {
                tracing::warn!("the homeserver has ended the session; logging in again");
            }
            Err(error) => return Err(error).context("the bot cannot go on"),
        }
    }
}

/// Logs in, waiting out what may pass. Nothing comes of it when asked to stop.
async fn log_in(
    config: &Config,
    layout: &Layout,
    mut stop: watch::Receiver<bool>,
) -> anyhow::Result<Option<matrix_sdk::Client>> {
    let mut backoff = net::Backoff::default();
    loop {
        let result = tokio::select! {
            result = session::open(config, layout) => result,
            _ = stop.wait_for(|stop| *stop) => return Ok(None),
        };
        match result {
            Ok(client) => return Ok(Some(client)),
            Err(error) if error.may_pass() => {
                let wait = backoff.next();
                tracing::warn!(%error, ?wait, "not logged in yet");
                tokio::select! {
                    () = tokio::time::sleep(wait) => {}
                    _ = stop.wait_for(|stop| *stop) => return Ok(None),
                }
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// Says true once the process is asked to end.
fn watch_signals() -> anyhow::Result<watch::Receiver<bool>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let (tell, stop) = watch::channel(false);
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
        tell.send_replace(true);
        // A second signal ends the process in the ordinary way, at once.
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        std::process::exit(130);
    });
    Ok(stop)
}
