//! The judge in Discord channels: renders what the core tells as messages, buttons
//! and menus, and turns interactions into what the core understands. Nothing about
//! the game is decided here.

mod app;
mod away;
mod bounds;
mod bulletin;
mod card;
mod command;
mod config;
mod custom;
mod doctor;
mod events;
mod file;
mod forms;
mod gift;
mod graveyard;
mod inbox;
mod ledger;
mod mask;
mod order;
mod parts;
mod picture;
mod post;
mod press;
mod reach;
mod room;
mod seat;
mod settings;
mod show;
mod slash;
mod split;
mod suggest;
mod talk;
mod trouble;
mod voice;
mod who;
#[cfg(test)]
mod words;

use std::sync::{Arc, OnceLock};

use anyhow::Context as _;
use bot_core::host::{ClockKind, Host, HostConfig, Keep, Occasion, RULESET_DEFAULT, SledStore};
use bot_core::ruleset::{READY_AFTER_S, RuleSets};
use bot_core::text::Texts;
use clap::Parser as _;
use poise::{BoxFuture, FrameworkContext, FrameworkError, FrameworkOptions};
use serenity::all::{Client, Context, FullEvent, GatewayIntents, HttpBuilder, Ready, ShardManager};
use serenity::client::ClientBuilder;

use app::{App, Seal, Way};
use bounds::Bounds;
use command::{Data, Error, commands};
use config::{Config, ConfigError, StandIn, is_loopback};
use ledger::Ledger;

/// None of them needs a switch in the portal.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS
    .union(GatewayIntents::GUILD_MESSAGES)
    .union(GatewayIntents::GUILD_VOICE_STATES)
    .union(GatewayIntents::DIRECT_MESSAGES);

/// For how long a phase waits at most until those who play can read what it opened with.
const DELIVERY_WAIT_MS: u64 = 3 * 60 * 1000;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,serenity=warn,tracing=warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let config = Config::parse();
    let token = config.token()?;
    let stand_in = config.stand_in()?;

    let texts = match &config.locales {
        Some(dir) => Texts::with_dir(dir)?,
        None => Texts::builtin()?,
    };
    let texts = Arc::new(texts);
    let mut rules = RuleSets::builtin()?.asking_after(READY_AFTER_S);
    if let Some(dir) = &config.rulesets {
        rules.load_dir(dir)?;
    }
    let store = SledStore::open(&config.data)?;
    let settings = HostConfig {
        rules: Arc::new(rules),
        texts: Arc::clone(&texts),
        locale: texts.best(&config.locale),
        ruleset: RULESET_DEFAULT.to_owned(),
        clock: if config.rehearse { ClockKind::Virtual } else { ClockKind::Real },
        delivery_wait_ms: if config.rehearse { 0 } else { DELIVERY_WAIT_MS },
        keep: Keep::talk(config.keep_talk).games(config.keep_games),
    };
    let host = Host::open(Arc::new(store), settings)?;
    if config.rehearse {
        host.rehearse(std::io::BufReader::new(std::io::stdin()), std::io::stdout());
    }

    bot_service::control::listen(&host, &config.data);
    if let Some(address) = config.metrics {
        bot_service::watch::serve(&host, address).await?;
    }

    let ledger = Ledger::open(&config.data)?;
    let started = Started::default();
    let bounds = Bounds { guild: config.tables_per_server, all: config.tables };
    let files = files(stand_in.as_ref())?;
    let seal = Seal::of(&token);
    let begin = Begin { host: host.clone(), ledger, bounds, files, seal, started: Arc::clone(&started) };
    let mut client = client(&token, stand_in, begin, &texts).await?;
    let shards = Arc::clone(&client.shard_manager);
    let failed = host.clone();
    let ended = tokio::select! {
        ended = client.start_autosharded() => ended.context("the connection to Discord ended"),
        failure = failed.failed() => Err(failure).context("the store failed"),
        stopped = stopped() => stopped,
    };
    if let Some(app) = started.get() {
        if ended.is_ok() {
            bulletin::tell(app, Occasion::Stopping).await;
        }
        app.release_rooms().await;
    }
    shards.shutdown_all().await;
    host.shutdown().await;
    ended
}

/// Waits until the process is asked to end.
async fn stopped() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            _ = terminate.recv() => {}
            pressed = tokio::signal::ctrl_c() => pressed?,
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    tracing::info!("asked to end");
    Ok(())
}

/// The client, connected to Discord or, in tests, to a stand-in on this machine.
async fn client(
    token: &str,
    stand_in: Option<StandIn>,
    begin: Begin,
    texts: &Arc<Texts>,
) -> anyhow::Result<Client> {
    let mut builder = HttpBuilder::new(token);
    let tested = stand_in.is_some();
    if let Some(stand_in) = stand_in {
        tracing::warn!("TEST MODE: discord.com is looked for on this machine");
        builder = builder.client(stand_in.client()?.build()?);
    }
    let http = builder.build();
    if tested {
        // Whatever goes wrong here would otherwise end in a connection to the real gateway.
        let gateway = http.get_gateway().await.context("the stand-in does not answer")?;
        if !is_loopback(&gateway.url) {
            return Err(ConfigError::StrangeGateway.into());
        }
    }
    let options = FrameworkOptions {
        commands: commands(texts),
        event_handler: |framework, event| Box::pin(handle(framework, event)),
        on_error: |error| Box::pin(complain(error)),
        allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
        ..FrameworkOptions::default()
    };
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, ready, framework| {
            let all = poise::builtins::create_application_commands(&framework.options().commands);
            Box::pin(start(begin, ctx, ready, all, Arc::clone(framework.shard_manager())))
        })
        .build();
    Ok(ClientBuilder::new_with_http(http, INTENTS).framework(framework).await?)
}

/// What fetches files that people hand in. It follows nobody elsewhere.
fn files(stand_in: Option<&StandIn>) -> anyhow::Result<reqwest::Client> {
    let builder = match stand_in {
        Some(stand_in) => stand_in.client()?,
        None => reqwest::Client::builder().use_rustls_tls(),
    };
    Ok(builder.https_only(true).redirect(reqwest::redirect::Policy::none()).build()?)
}

/// The adapter, once the bot is connected.
type Started = Arc<OnceLock<Arc<App>>>;

/// What the adapter is made of.
struct Begin {
    host: Host,
    ledger: Ledger,
    bounds: Bounds,
    files: reqwest::Client,
    seal: Seal,
    started: Started,
}

/// Begins to deliver and registers the commands. Without them buttons still work, so a
/// failure there ends nothing.
async fn start(
    begin: Begin,
    ctx: &Context,
    ready: &Ready,
    all: Vec<serenity::all::CreateCommand>,
    shards: Arc<ShardManager>,
) -> Result<Data, Error> {
    tracing::info!(bot = %ready.user.id, guilds = ready.guilds.len(), "connected");
    println!("Take the bot into a server: {}", doctor::invite(ready.application.id.get()));
    let Begin { host, ledger, bounds, files, seal, started } = begin;
    let way = Way { http: Arc::clone(&ctx.http), cache: Arc::clone(&ctx.cache), files, seal };
    let app = Arc::new(App::new(host, way, ledger, bounds, ready.user.id));
    let _ = started.set(Arc::clone(&app));
    tokio::spawn(post::deliver(Arc::clone(&app)));
    tokio::spawn(bulletin::tell_of_room(Arc::clone(&app)));
    tokio::spawn(reach::watch(Arc::clone(&app), shards));
    tokio::spawn(register(Arc::clone(&app), all));
    app.look_at_all_rooms();
    Ok(app)
}

/// Registers the commands everywhere if they are not the ones that were registered last.
async fn register(app: Arc<App>, all: Vec<serenity::all::CreateCommand>) {
    let name = format!("commands/{}", app.own);
    let wanted = serde_json::to_value(&all).unwrap_or_default();
    if app.ledger.read::<serde_json::Value>(&name).is_some_and(|known| known == wanted) {
        return tracing::info!("the commands are registered already");
    }
    match serenity::all::Command::set_global_commands(&app.http, all).await {
        Ok(set) => tracing::info!(commands = set.len(), "commands registered"),
        Err(error) => {
            return tracing::error!(error = trouble::summary(&error), "commands could not be registered");
        }
    }
    if let Err(error) = app.ledger.write(&name, &wanted).await {
        tracing::error!(%error, "the commands will be registered again at the next start");
    }
}

async fn handle(framework: FrameworkContext<'_, Data, Error>, event: &FullEvent) -> Result<(), Error> {
    events::handle(framework.user_data().await, event).await;
    Ok(())
}

/// Logs what went wrong, without any text of people.
fn complain(error: FrameworkError<'_, Data, Error>) -> BoxFuture<'_, ()> {
    Box::pin(async move {
        match error {
            FrameworkError::Command { error, ctx, .. } => {
                tracing::warn!(command = %ctx.command().name, error = trouble::summary(&error), "not answered");
            }
            FrameworkError::CommandPanic { ctx, .. } => {
                tracing::error!(command = %ctx.command().name, "a command panicked");
            }
            FrameworkError::Setup { error, .. } => {
                tracing::error!(error = trouble::summary(&error), "not set up");
            }
            FrameworkError::UnknownInteraction { interaction, .. } => {
                tracing::warn!(interaction = %interaction.id, "an unknown command");
            }
            _ => tracing::warn!("an event was not handled"),
        }
    })
}
