//! The stand-in for Discord, tried by a small bot on a real client library:
//! what it must refuse is refused, and what breaks comes back.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use nightfall_tests::discord::{Discord, Human, Permissions, Settings, Silence};
use serde_json::json;
use serenity::all::{
    ButtonStyle, ComponentInteraction, Context, CreateActionRow, CreateAllowedMentions, CreateButton,
    CreateCommand, CreateCommandOption, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EventHandler, GatewayIntents, HttpBuilder, HttpError, Interaction, Message,
    Nonce, Ready,
};
use serenity::async_trait;

const SOON: Duration = Duration::from_secs(20);

/// A bot with one command, and a button for each thing to try.
#[derive(Clone, Default)]
struct Tried {
    codes: Arc<Mutex<Vec<(String, isize)>>>,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Tried {
    fn note<T>(&self, what: &str, outcome: serenity::Result<T>) {
        let code = match outcome {
            Ok(_) => 0,
            Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response))) => response.error.code,
            Err(_) => -1,
        };
        self.codes.lock().expect("no panic").push((what.to_owned(), code));
    }

    fn codes(&self, what: &str) -> Vec<isize> {
        let codes = self.codes.lock().expect("no panic");
        codes.iter().filter(|(name, _)| name == what).map(|(_, code)| *code).collect()
    }

    async fn press(&self, ctx: &Context, press: &ComponentInteraction) {
        let text = |text: &str| {
            let message = CreateInteractionResponseMessage::new().content(text).ephemeral(true);
            CreateInteractionResponse::Message(message)
        };
        let what = press.data.custom_id.as_str();
        match what {
            "late" => {
                tokio::time::sleep(Duration::from_millis(3_300)).await;
                self.note(what, press.create_response(ctx, text("late")).await);
            }
            "twice" => {
                self.note(what, press.create_response(ctx, text("one")).await);
                self.note(what, press.create_response(ctx, text("two")).await);
            }
            "defer" => {
                self.note(what, press.defer_ephemeral(ctx).await);
                let follow = CreateInteractionResponseFollowup::new().content("done").ephemeral(true);
                self.note(what, press.create_followup(ctx, follow).await);
            }
            "dm" => {
                self.note(what, press.defer_ephemeral(ctx).await);
                let nonce = || CreateMessage::new().nonce(Nonce::String("n-1".into())).enforce_nonce(true);
                self.note("dm sent", press.user.dm(ctx, nonce().content("psst")).await);
                self.note("dm sent", press.user.dm(ctx, nonce().content("psst")).await);
                let follow = CreateInteractionResponseFollowup::new().content("done").ephemeral(true);
                self.note(what, press.create_followup(ctx, follow).await);
            }
            "wrong" => self.note(what, press.create_response(ctx, text("")).await),
            _ => self.note(what, press.create_response(ctx, text(what)).await),
        }
    }
}

#[async_trait]
impl EventHandler for Tried {
    async fn ready(&self, ctx: Context, _: Ready) {
        let name = CreateCommandOption::new(serenity::all::CommandOptionType::String, "name", "A name.");
        let panel = CreateCommand::new("panel").description("Shows buttons.").add_option(name);
        self.note("set", serenity::all::Command::set_global_commands(&ctx, vec![panel]).await);
    }

    async fn message(&self, _: Context, message: Message) {
        if !message.author.bot {
            self.heard.lock().expect("no panic").push(message.content);
        }
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => {
                let buttons = ["late", "twice", "defer", "dm", "wrong"]
                    .map(|id| CreateButton::new(id).label(id).style(ButtonStyle::Primary));
                let options = ["a", "b", "c"].map(|value| CreateSelectMenuOption::new(value, value));
                let kind = CreateSelectMenuKind::String { options: options.to_vec() };
                let menu = CreateSelectMenu::new("menu", kind).min_values(1).max_values(2);
                let message = CreateInteractionResponseMessage::new()
                    .content("hello <@1> @everyone")
                    .allowed_mentions(CreateAllowedMentions::new())
                    .components(vec![
                        CreateActionRow::Buttons(buttons.to_vec()),
                        CreateActionRow::SelectMenu(menu),
                    ]);
                let response = CreateInteractionResponse::Message(message);
                self.note("panel", command.create_response(&ctx, response).await);
            }
            Interaction::Component(press) => self.press(&ctx, &press).await,
            _ => {}
        }
    }
}

/// A stand-in with a small bot on it and a person in its channel.
struct Scene {
    discord: Discord,
    bot: Tried,
    ann: Human,
    channel: u64,
}

async fn scene(settings: Settings) -> Scene {
    let discord = Discord::start(settings).await.expect("the stand-in starts");
    if !discord.has_description() {
        println!("ATTENTION: Discord's API description is absent, requests are not judged by it.");
    }
    let guild = discord.guild("Club", "en-US", Permissions::EVERYONE);
    let channel = discord.channel(guild, "table");
    let ann = discord.human(guild, "ann", "Ann", "zh-CN");
    let authority = std::fs::read(discord.authority()).expect("the authority's file");
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .no_proxy()
        .resolve("discord.com", discord.address())
        .add_root_certificate(reqwest::Certificate::from_pem(&authority).expect("a certificate"))
        .build()
        .expect("a client");
    let http = HttpBuilder::new(discord.token()).client(client).build();
    let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    let bot = Tried::default();
    let mut client = serenity::client::ClientBuilder::new_with_http(http, intents)
        .event_handler(bot.clone())
        .await
        .expect("a client");
    tokio::spawn(async move {
        let _ = client.start_autosharded().await;
    });
    assert!(discord.wait_command("panel", SOON).await, "{:?}", discord.violations());
    Scene { discord, bot, ann, channel }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interaction_lives_and_dies_as_on_discord() {
    let Scene { discord, bot, ann, channel } = scene(Settings::default()).await;
    let panel = ann.slash(channel, "panel", &[("name", json!("x"))]).await.expect("an answer");
    assert_eq!(panel.kind, 4);
    let panel = panel.messages[0].clone();
    assert!(panel.pings.is_empty() && !panel.pings_everyone);
    assert!(matches!(ann.slash(channel, "nothing", &[]).await, Err(Silence::NoSuchCommand(_))));

    let chosen = ann.select(&panel, "menu", &["a".into(), "c".into()]).await.expect("an answer");
    assert_eq!(chosen.text(), "menu");
    let many = ["a", "b", "c"].map(String::from);
    assert!(matches!(ann.select(&panel, "menu", &many).await, Err(Silence::NoSuchChoice(_))));

    let deferred = ann.click(&panel, "defer").await.expect("an answer");
    assert_eq!((deferred.kind, deferred.text().as_str()), (5, "done"));
    assert_eq!(ann.ephemerals(channel).len(), 2, "the menu's answer and the deferred one");

    assert_eq!(ann.click(&panel, "late").await.err(), Some(Silence::Failed));
    ann.click(&panel, "twice").await.expect("the first answer");

    ann.click(&panel, "dm").await.expect("an answer");
    assert_eq!(ann.inbox().len(), 1, "the same nonce is the same message");
    ann.open_inbox(false);
    ann.click(&panel, "dm").await.expect("an answer");
    assert_eq!(bot.codes("dm sent"), [0, 0, 50007, 50007]);
    assert_eq!(discord.invalid_requests(), 2);

    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
    assert_eq!(ann.click(&panel, "wrong").await.err(), Some(Silence::Failed));
    assert_eq!(bot.codes("wrong"), [50035]);
    assert!(discord.violations().iter().any(|violation| violation.by == "rule"));
    assert_eq!(bot.codes("late"), [10062]);
    assert_eq!(bot.codes("twice"), [0, 40060]);
    assert_eq!(discord.unrouted(), Vec::<String>::new());
    assert!(discord.requests().iter().all(|seen| seen.host.starts_with("discord.com")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_is_resumed_and_nothing_is_missed() {
    let Scene { discord, bot, ann, channel } = scene(Settings::default()).await;
    let heard = |count: usize| {
        let heard = bot.heard.clone();
        async move {
            while heard.lock().expect("no panic").len() < count {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    };
    discord.ask_to_reconnect();
    ann.dm("one").expect("sent");
    tokio::time::timeout(SOON, heard(1)).await.expect("heard after op 7");
    discord.cut_connections();
    ann.say(channel, "two").expect("sent");
    tokio::time::timeout(SOON, heard(2)).await.expect("heard after a cut");
    discord.close_connections(4000);
    ann.dm("three").expect("sent");
    tokio::time::timeout(SOON, heard(3)).await.expect("heard after a close");
    assert_eq!(*bot.heard.lock().expect("no panic"), ["one", "", "three"], "a guild's text needs an intent");
    assert_eq!(discord.starts().0, 1);
    assert!(discord.starts().1 >= 3);

    discord.forget_sessions();
    assert!(discord.wait_connected(true, SOON).await);
    ann.slash(channel, "panel", &[]).await.expect("an answer after a new session");
    assert_eq!(discord.starts().0, 2);
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_come_when_asked_for() {
    let Scene { discord, bot, ann, channel } = scene(Settings::default()).await;
    discord.faults(|faults| faults.duplicate_interactions(1));
    ann.slash(channel, "panel", &[]).await.expect("an answer");
    let mut panel = Vec::new();
    for _ in 0..200 {
        panel = bot.codes("panel");
        if panel.len() == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panel.sort_unstable();
    assert_eq!(panel, [0, 40060], "the second delivery was answered already");

    let panel = ann.see(channel).pop().expect("the panel");
    discord.faults(|faults| faults.too_many("POST", "/channels/{channel_id}/messages", 1, 0.3));
    ann.click(&panel, "dm").await.expect("an answer");
    assert_eq!(bot.codes("dm sent"), [0, 0], "the limiter waits and tries again");
    discord.faults(|faults| faults.delay("POST", "/callback", 1, Duration::from_millis(3_200)));
    assert_eq!(ann.click(&panel, "twice").await.err(), Some(Silence::Failed));
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
}
