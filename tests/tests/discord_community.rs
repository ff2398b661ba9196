//! A server's own ways on Discord: what its moderators settle, by command, file and form; how people want to be
//! written to; taking over, looking on, the room of the dead.

use std::path::Path;
use std::time::{Duration, Instant};

use nightfall_tests::discord::{Message, Party, Permissions, Plan, Upload};
use serde_json::json;

const SOON: Duration = Duration::from_secs(60);
/// The permission to manage channels.
const KEEPS_ORDER: u64 = 1 << 4;
/// Noon of a day in 2026, in UTC.
const NOON: i64 = 1_772_366_400_000;

/// A rule set of one's own.
fn friday(id: &str, limit: u16) -> String {
    format!("# of our own\nid = \"{id}\"\nbase = \"v2\"\ntie_limit = {limit}\n")
}

/// A party in whose channel the second of the people keeps order.
async fn party(players: usize) -> Party {
    let party = Party::new(&Plan { players, seed: 9, ..Plan::default() }).await;
    party.discord.permit(party.guild, Permissions::JUDGE);
    party.discord.set_overwrite(party.channel, party.guests[1].human.id(), false, KEEPS_ORDER, 0);
    party
}

async fn slash(party: &Party, guest: usize, name: &str, options: &[(&str, &str)]) -> String {
    let options: Vec<_> = options.iter().map(|(name, value)| (*name, json!(value))).collect();
    let answer = party.guests[guest].human.slash(party.channel, name, &options).await;
    answer.unwrap_or_else(|silence| panic!("{}", party.report(&format!("/{name}: {silence}")))).text()
}

/// What somebody is answered to a rule-set file.
async fn file(party: &Party, guest: usize, text: String) -> String {
    let file = Upload { name: "friday.toml", kind: None, bytes: text.into() };
    let human = &party.guests[guest].human;
    let answer = human.slash_with(party.channel, "ruleset", &[], ("file", file)).await;
    answer.unwrap_or_else(|silence| panic!("{}", party.report(&silence.to_string()))).text()
}

async fn until(party: &Party, what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < SOON, "{}", party.report(what));
        party.discord.changes_within(Duration::from_millis(200)).await;
    }
}

fn clean(party: &Party) {
    assert!(party.discord.violations().is_empty(), "{:?}", party.discord.violations());
    assert_eq!(party.discord.unrouted(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_settles_its_ways_by_command_file_and_form() {
    let mut party = party(4).await;
    let banned = format!("ban <@{}> shouts", party.guests[3].human.id());
    assert!(slash(&party, 0, "house", &[("wish", &banned)]).await.contains("Only a moderator"));
    assert!(file(&party, 0, friday("friday", 9)).await.contains("Only a moderator"));
    assert!(slash(&party, 1, "house", &[("wish", &banned)]).await.contains("shouts"));
    // It holds in the whole server, though no table has stood in either channel.
    let elsewhere = party.discord.channel(party.guild, "elsewhere");
    let refused = party.guests[3].human.slash(elsewhere, "new", &[]).await.expect("an answer").text();
    assert!(refused.contains("not welcome"), "{refused}");
    assert!(file(&party, 1, friday("friday", 9)).await.contains("friday"));
    let faulty = "id = \"odd\"\nbase = \"v2\"\nballot = \"loud\"".to_owned();
    assert!(file(&party, 1, faulty).await.contains("ballot"));

    // What has several lines is pasted into a form, which only moderators are offered.
    let channel = party.channel;
    let offered = |guest: usize| {
        let seen = party.guests[guest].human.ephemerals(channel);
        seen.into_iter().rev().find(|message: &Message| message.part("paste").is_some())
    };
    assert!(slash(&party, 0, "ruleset", &[]).await.contains("friday"));
    assert!(offered(0).is_none());
    slash(&party, 1, "ruleset", &[]).await;
    let offer = offered(1).expect("a button");
    let human = &party.guests[1].human;
    let opened = human.click(&offer, "paste").await.expect("a form");
    let answer = human.fill(&opened, &[("words", &friday("saturday", 4))]).await.expect("an answer");
    let answer = human.hear(&answer, SOON).await.expect("a list");
    assert!(answer.text().contains("saturday"), "{}", answer.text());

    for wish in ["ruleset friday", "language en", "set times.night 90", "quiet 22:00-08:00 Europe/Berlin"] {
        let shown = slash(&party, 1, "house", &[("wish", wish)]).await;
        assert!(!shown.is_empty(), "{wish}");
    }
    assert!(slash(&party, 0, "house", &[]).await.contains("Europe/Berlin"));
    slash(&party, 1, "house", &[("wish", "quiet off")]).await;
    assert!(slash(&party, 2, "notify", &[]).await.contains("once"));
    assert!(
        slash(&party, 2, "remind", &[("wish", "quiet 22:00-08:00 Asia/Tokyo")]).await.contains("Asia/Tokyo")
    );
    slash(&party, 2, "remind", &[("wish", "quiet off")]).await;
    assert!(slash(&party, 2, "remind", &[("wish", "off")]).await.contains("not remind"));
    assert!(slash(&party, 2, "intro", &[]).await.contains("first game"));
    party.bot.kill(&party.discord).await;
    party.bot.start(&party.discord).await;

    assert_eq!(slash(&party, 0, "new", &[]).await, "");
    party.hears(2, "as you wished to know: friday").await;
    let refused = slash(&party, 3, "join", &[]).await;
    assert!(refused.contains("not welcome"), "{refused}");
    let lobby = party.room_with("join").await;
    let click = party.guests[3].human.click(&lobby, "join").await.expect("an answer");
    let told = party.guests[3].human.hear(&click, SOON).await.expect("a refusal");
    assert!(told.text().contains("not welcome"), "{}", told.text());
    assert!(
        slash(&party, 0, "table", &[]).await.to_lowercase().contains("house rules"),
        "a house rule of every table"
    );
    assert!(slash(&party, 0, "help", &[]).await.contains("/start"), "help knows the moment");
    // Moderators stop any table.
    assert_eq!(slash(&party, 1, "stop", &[]).await, "");
    clean(&party);
}

/// The first eight people are in the first night of a game of 2.0, and the others look on.
async fn eight_play(party: &Party) {
    party.command("new", &[("ruleset", json!("v2"))]).await;
    let lobby = party.room_with("join").await;
    for guest in &party.guests[..8] {
        guest.human.click(&lobby, "join").await.expect("an answer");
    }
    party.room_hears("8 players").await;
    party.command("start", &[]).await;
    party.room_hears("Night 1 falls").await;
    party.calm().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_taken_over_with_both_sides_consent_and_whoever_looks_on_reads_the_recap() {
    let party = party(10).await;
    eight_play(&party).await;
    let newcomer = party.guests[8].human.id().to_string();
    let leaver = (0..8).find(|index| party.seat(*index) == 3).expect("somebody in seat 3");
    let offer = [("player", "3"), ("newcomer", newcomer.as_str())];
    assert_eq!(slash(&party, 8, "sub", &offer).await, "");
    party.room_hears("A substitute is named").await;
    assert!(
        !party.told(8).iter().any(|message| message.content.contains("Your card")),
        "one side is not enough"
    );
    assert_eq!(slash(&party, leaver, "sub", &offer).await, "");
    party.room_hears("takes over seat 3").await;
    party.hears(8, "Your card").await;

    // Whoever only looks on reads what all know.
    let seen = slash(&party, 9, "recap", &[]).await;
    assert!(!seen.is_empty());
    for role in ["killer", "police"] {
        assert!(!seen.to_lowercase().contains(role), "{seen}");
    }
    assert_eq!(slash(&party, 8, "recap", &[]).await, seen);
    party.command("stop", &[]).await;
    clean(&party);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_rung_for_who_does_not_want_it_and_the_room_of_the_dead_can_be_closed() {
    let party = party(8).await;
    for guest in 0..8 {
        slash(&party, guest, "privacy", &[("choice", "mentions off")]).await;
    }
    party.command("new", &[("ruleset", json!("v2"))]).await;
    let settings = || async {
        let lobby = party.room_with("settings").await;
        let host = &party.guests[0].human;
        host.click(&lobby, "settings").await.expect("an answer").messages[0].clone()
    };
    let shown = settings().await;
    party.guests[0].human.select(&shown, "room", &["dead".to_owned()]).await.expect("an answer");
    party.sit_down(0).await;
    for limit in ["times.night", "times.speech"] {
        party.command("set", &[("option", json!(limit)), ("value", json!("240"))]).await;
    }
    party.command("start", &[]).await;
    party.calm().await;
    party.command("next", &[]).await;
    let speech = party.room_with("say/").await;
    assert_eq!(speech.pings, Vec::<u64>::new(), "whoever has the floor is named, not rung for");
    let civilian =
        |index: &usize| party.told(*index).iter().any(|told| told.content.contains("Your card: civilian"));
    let out: Vec<usize> = (2..8).filter(civilian).take(2).collect();
    for index in &out {
        assert_eq!(slash(&party, *index, "leave", &[]).await, "");
    }
    let channel = party.channel;
    let crypt = |index: usize| party.guests[index].human.threads(channel).first().copied();
    until(&party, "a room for the dead", || out.iter().all(|index| crypt(*index).is_some())).await;
    let room = crypt(out[0]).expect("a room");
    assert!(party.guests[out[0]].human.may_write(room));
    // The host closes it.
    party.guests[0].human.select(&shown, "room", &[]).await.expect("an answer");
    until(&party, "it is closed", || !party.guests[out[0]].human.may_write(room)).await;
    party.command("stop", &[]).await;
    clean(&party);
}

/// Whether any file below a folder holds these bytes.
fn holds(folder: &Path, wanted: &str) -> bool {
    std::fs::read_dir(folder).expect("it reads").any(|entry| {
        let path = entry.expect("it reads").path();
        if path.is_dir() {
            return holds(&path, wanted);
        }
        std::fs::read(&path)
            .is_ok_and(|bytes| bytes.windows(wanted.len()).any(|window| window == wanted.as_bytes()))
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_forgotten_leaves_no_trace_in_the_bots_directory() {
    let mut party = party(8).await;
    let id = party.guests[7].human.id().to_string();
    let lounge = party.discord.voice_channel(party.guild, "lounge");
    slash(&party, 7, "lang", &[("locale", "en")]).await;
    slash(&party, 7, "notify", &[]).await;
    // Whoever opens the table is on its card; in the game they are muted, silenced, and then among the dead.
    assert_eq!(slash(&party, 7, "new", &[("ruleset", "v2")]).await, "");
    let lobby = party.room_with("settings").await;
    let host = &party.guests[7].human;
    let settings = host.click(&lobby, "settings").await.expect("an answer").messages[0].clone();
    let wishes = ["silence", "voice", "dead"].map(str::to_owned);
    host.select(&settings, "room", &wishes).await.expect("an answer");
    host.go_to_voice(party.guild, Some(lounge));
    party.sit_down(0).await;
    party.calm().await;
    assert_eq!(slash(&party, 7, "start", &[]).await, "");
    party.room_hears("Night 1 falls").await;
    let muted = || party.discord.muted(party.guild).contains(&party.guests[7].human.id());
    until(&party, "muted at night", muted).await;
    assert_eq!(slash(&party, 7, "next", &[]).await, "");
    assert_eq!(slash(&party, 7, "leave", &[]).await, "");
    until(&party, "a room for the dead", || !host.threads(party.channel).is_empty()).await;
    // They go before they can be unmuted.
    host.go_to_voice(party.guild, None);
    party.calm().await;
    assert_eq!(slash(&party, 1, "stop", &[]).await, "");
    party.calm().await;
    let data = party.discord.directory().join("data");
    assert!(holds(&data, &id) && holds(&data, "P_7*"), "they were there");
    assert!(holds(&data.join("discord"), &id), "in the adapter's own notes too");
    assert!(slash(&party, 7, "privacy", &[("choice", "data")]).await.contains("everything that I store"));
    assert!(slash(&party, 7, "privacy", &[("choice", "forget yes")]).await.contains("You are forgotten"));
    party.calm().await;
    assert!(!holds(&data.join("discord"), &id), "the adapter's own notes, while it runs");
    party.bot.kill(&party.discord).await;
    assert!(!holds(&data, &id), "their id is still there");
    assert!(!holds(&data, "P_7*"), "their name is still there");
    party.bot.start(&party.discord).await;
    assert!(slash(&party, 0, "history", &[]).await.contains("1-1"), "the game is kept");
    // What was done to their voice is taken back all the same.
    let muted = || party.discord.muted(party.guild).contains(&party.guests[7].human.id());
    assert!(muted());
    party.guests[7].human.go_to_voice(party.guild, Some(lounge));
    until(&party, "heard again", || !muted()).await;
    clean(&party);
}

/// Source: CL-15
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_asks_by_a_button_whoever_sat_down_long_ago_and_goes_on_without_whoever_is_away() {
    let party = Party::new(&Plan { players: 10, seed: 21, rehearses: Some(NOON), ..Plan::default() }).await;
    party.discord.permit(party.guild, Permissions::JUDGE);
    party.command("new", &[("ruleset", json!("v2"))]).await;
    party.sit_down(0).await;
    assert!(slash(&party, 2, "privacy", &[("choice", "mentions off")]).await.contains("No message"));
    party.calm().await;
    party.bot.go_on(Some(NOON + 599_000)).await;
    assert_eq!(slash(&party, 9, "ready", &[]).await, "");
    party.bot.go_on(Some(NOON + 601_000)).await;
    party.command("start", &[]).await;
    let asked = party.room_hears("are you there?").await;
    let mut rung: Vec<usize> =
        (0..10).filter(|index| asked.pings.contains(&party.guests[*index].human.id())).collect();
    rung.sort_unstable();
    assert_eq!(
        rung,
        [1, 3, 4, 5, 6, 7, 8],
        "not the host, nor who has just said so, nor who is not to be rung for"
    );
    let ready = |index: usize| {
        let (human, asked) = (&party.guests[index].human, &asked);
        async move { human.click(asked, "say/").await.expect("an answer") }
    };
    for index in 1..8 {
        ready(index).await;
    }
    party.calm().await;
    assert_eq!(party.count_in_room("Night 1 falls"), 0, "one is still waited for");
    // Whoever was not asked is ready already, and may say so again.
    ready(0).await;
    party.bot.go_on(None).await;
    party.room_hears("was not back in time").await;
    party.room_hears("Night 1 falls").await;
    party.calm().await;
    let dealt = |index: usize| party.told(index).iter().any(|told| told.content.contains("Your card"));
    assert!((0..8).chain([9]).all(dealt) && !dealt(8), "without whoever is away");
    clean(&party);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_keeps_order_in_the_channel_pauses_hands_over_and_stops_any_table() {
    let party = party(9).await;
    // Guest 1, who keeps order, plays too; guest 8 looks on.
    eight_play(&party).await;
    assert!(slash(&party, 8, "pause", &[]).await.contains("host"), "nobody else may");
    assert_eq!(slash(&party, 1, "pause", &[]).await, "");
    party.room_hears("The clock is stopped").await;
    assert_eq!(slash(&party, 1, "resume", &[]).await, "");
    let heir = party.guests[8].human.id().to_string();
    assert_eq!(slash(&party, 1, "host", &[("player", &format!("<@{heir}>"))]).await, "");
    party.room_hears("hosts the table now").await;
    // What somebody who plays does to somebody who lives is signed.
    let victim = (2..8).map(|index| party.seat(index)).next().expect("a seat").to_string();
    assert_eq!(slash(&party, 1, "warn", &[("player", &victim), ("reason", "shouts")]).await, "");
    let signed = party.room_hears("who plays in this game").await;
    assert!(signed.content.contains("P\\_1"), "{}", signed.content);
    party.room_hears("shouts").await;
    // The new host has somebody serve beside them, who takes points, and is undone.
    let helper = &party.guests[3].human;
    let fine = async || {
        let options = [("player", json!(victim)), ("count", json!(2)), ("reason", json!("shouts again"))];
        helper.slash(party.channel, "fine", &options).await.expect("an answer").text()
    };
    assert!(fine().await.contains("host"), "not yet");
    assert_eq!(slash(&party, 8, "cohost", &[("player", &format!("<@{}>", helper.id()))]).await, "");
    party.room_hears("co-host").await;
    assert_eq!(fine().await, "");
    party.room_hears("loses 2 points").await;
    party.room_hears("shouts again").await;
    assert_eq!(slash(&party, 1, "stop", &[]).await, "");
    party.room_hears("ended before its time").await;
    clean(&party);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_runs_the_bot_speaks_to_its_channels_drains_it_and_clears_a_table_away() {
    use std::io::{Read, Write};

    let party = party(8).await;
    let socket = party.discord.directory().join("data").join("control");
    let operate = |order: &str| {
        let mut stream = std::os::unix::net::UnixStream::connect(&socket).expect("the bot listens");
        writeln!(stream, "operate {order}").expect("it is taken");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    };
    party.command("new", &[("ruleset", json!("v2"))]).await;
    party.sit_down(0).await;
    party.command("start", &[]).await;
    party.room_hears("Night 1 falls").await;
    operate("announce Back at <@&1> noon");
    let said = party.room_hears("Back at").await;
    assert!(said.pings.is_empty(), "it rings for nobody");
    operate("drain");
    let elsewhere = party.discord.channel(party.guild, "elsewhere");
    let refused = party.guests[1].human.slash(elsewhere, "new", &[]).await.expect("an answer").text();
    assert!(!refused.is_empty(), "no new table");
    assert!(operate("tables").contains("#1"));
    operate("close 1");
    party.room_hears("I am sorry").await;
    until(&party, "the table is gone", || operate("tables").lines().all(|line| !line.contains("#1"))).await;
    assert!(slash(&party, 0, "history", &[]).await.contains("1-1"), "its log is kept");
    clean(&party);
}
