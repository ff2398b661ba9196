//! A server's own ways on Discord: what its moderators settle, by command, file and form; how people want to be
//! written to; taking over, looking on, the room of the dead.

use std::path::Path;
use std::time::{Duration, Instant};

use nightfall_tests::discord::{Message, Party, Permissions, Plan, Upload};
use serde_json::json;

const SOON: Duration = Duration::from_secs(60);
/// The permission to manage channels.
const KEEPS_ORDER: u64 = 1 << 4;

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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_taken_over_with_both_sides_consent_and_whoever_looks_on_reads_the_recap() {
    let party = party(10).await;
    party.command("new", &[("ruleset", json!("v2"))]).await;
    let lobby = party.room_with("join").await;
    for guest in &party.guests[..8] {
        guest.human.click(&lobby, "join").await.expect("an answer");
    }
    party.room_hears("8 players").await;
    party.command("start", &[]).await;
    party.room_hears("Night 1 falls").await;
    party.calm().await;
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
    slash(&party, 7, "lang", &[("locale", "en")]).await;
    slash(&party, 7, "notify", &[]).await;
    party.command("new", &[("ruleset", json!("v2"))]).await;
    party.sit_down(0).await;
    party.command("start", &[]).await;
    party.calm().await;
    party.command("stop", &[]).await;
    assert_eq!(slash(&party, 7, "leave", &[]).await, "");
    party.calm().await;
    let data = party.discord.directory().join("data");
    assert!(holds(&data, &id) && holds(&data, "P_7*"), "they were there");
    assert!(slash(&party, 7, "privacy", &[("choice", "data")]).await.contains("everything that I store"));
    assert!(slash(&party, 7, "privacy", &[("choice", "forget yes")]).await.contains("You are forgotten"));
    party.calm().await;
    party.bot.kill(&party.discord).await;
    assert!(!holds(&data, &id), "their id is still there");
    assert!(!holds(&data, "P_7*"), "their name is still there");
    party.bot.start(&party.discord).await;
    assert!(slash(&party, 0, "history", &[]).await.contains("1-1"), "the game is kept");
    clean(&party);
}
