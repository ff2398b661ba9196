//! What happens around a table on Discord: voices, people who leave or are renamed, outages, limits of
//! tables, many servers.

use std::time::{Duration, Instant};

use nightfall_tests::discord::{Bot, Discord, Party, Permissions, Plan, Settings};
use serde_json::json;

const SOON: Duration = Duration::from_secs(60);
/// Noon of a day in 2026, in UTC.
const NOON: i64 = 1_772_366_400_000;
/// The permission to write.
const SEND: u64 = 1 << 11;

/// Servers in which nothing is played.
const IDLE: usize = 2000;

async fn until(party: &Party, what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < SOON, "{}", party.report(what));
        party.discord.changes_within(Duration::from_millis(200)).await;
    }
}

/// A party with everybody seated, and limits that nobody reaches.
async fn seated(plan: &Plan<'_>, wishes: &[&str]) -> Party {
    let party = Party::new(plan).await;
    party.discord.permit(party.guild, Permissions::JUDGE);
    party.command("new", &[("ruleset", json!(plan.ruleset))]).await;
    let lobby = party.room_with("settings").await;
    if !wishes.is_empty() {
        let host = &party.guests[0].human;
        let settings = host.click(&lobby, "settings").await.expect("an answer").messages[0].clone();
        let wishes: Vec<String> = wishes.iter().map(|wish| (*wish).to_owned()).collect();
        host.select(&settings, "room", &wishes).await.expect("an answer");
    }
    party.sit_down(0).await;
    for option in ["night", "speech", "last_words", "ballot"] {
        let option = format!("times.{option}");
        party.command("set", &[("option", json!(option)), ("value", json!("240"))]).await;
    }
    party
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn voices_are_muted_out_of_turn_and_every_mute_is_taken_back() {
    let plan = Plan { seed: 3, ..Plan::default() };
    let mut party = seated(&plan, &["voice"]).await;
    let guild = party.guild;
    let lounge = party.discord.voice_channel(guild, "lounge");
    for index in 0..6 {
        party.guests[index].human.go_to_voice(guild, Some(lounge));
    }
    // A moderator has muted one of them before.
    party.guests[5].human.set_muted(guild, true);
    party.command("start", &[]).await;
    let muted = |party: &Party| -> Vec<usize> {
        let all = party.discord.muted(guild);
        (0..8).filter(|index| all.contains(&party.guests[*index].human.id())).collect()
    };
    until(&party, "all voices are muted at night", || muted(&party) == [0, 1, 2, 3, 4, 5]).await;
    // Whoever comes later is muted as they come; whoever goes stays noted.
    party.guests[6].human.go_to_voice(guild, Some(lounge));
    until(&party, "a newcomer is muted", || muted(&party).contains(&6)).await;
    party.guests[1].human.go_to_voice(guild, None);

    // Killed in the night, and back: the speaker may be heard, and only the speaker.
    party.bot.kill(&party.discord).await;
    party.bot.start(&party.discord).await;
    party.command("next", &[]).await;
    let speech = party.room_with("say/").await;
    let speaker = party.guests.iter().position(|guest| speech.pings.contains(&guest.human.id()));
    let speaker = speaker.expect("somebody is called");
    let should_be_muted = |index: usize| index != speaker && index < 7;
    until(&party, "only the speaker is heard", || {
        // Who has left the channel, and who was muted by others, are as they were.
        (0..7)
            .filter(|index| ![1, 5].contains(index))
            .all(|index| muted(&party).contains(&index) == should_be_muted(index))
    })
    .await;

    party.command("stop", &[]).await;
    until(&party, "everybody is heard", || muted(&party).iter().all(|index| [1, 5].contains(index))).await;
    assert!(muted(&party).contains(&5), "what a moderator did stays");
    // Whoever was away is heard when they come back, and not before.
    assert!(muted(&party).contains(&1));
    party.guests[1].human.go_to_voice(guild, Some(lounge));
    until(&party, "heard again", || !muted(&party).contains(&1)).await;
    assert!(party.discord.violations().is_empty(), "{:?}", party.discord.violations());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_leave_are_renamed_and_the_game_goes_on_over_an_outage() {
    let plan = Plan { seed: 12, rehearses: Some(NOON), ..Plan::default() };
    let mut party = seated(&plan, &[]).await;
    party.guests[2].human.rename("New_Name");
    party.command("start", &[]).await;
    party.calm().await;
    // Somebody leaves the server: they are written to once and not again, and nobody waits for them.
    party.guests[6].human.leave(party.guild);
    party.bot.kill(&party.discord).await;

    // Discord is away for a while: nobody can connect, nothing is answered.
    party.bot.start(&party.discord).await;
    let away = party.room_hears("I was away for a moment").await;
    party.discord.faults(|faults| faults.outage(true));
    party.discord.cut_connections();
    until(&party, "the bot tries", || {
        party.discord.requests().iter().filter(|seen| seen.status == 503).count() > 0
            || !party.discord.connected()
    })
    .await;
    party.discord.faults(|faults| faults.outage(false));
    assert!(party.discord.wait_connected(true, SOON).await);
    let start = party.discord.messages(party.channel).last().map_or(0, |message| message.id);
    while !party.is_over(start) {
        party.settle().await;
        if !party.is_over(start) {
            party.go_on().await;
        }
    }
    // Said once in a while, not for every new connection.
    assert_eq!(party.count_in_room("I was away for a moment"), 1, "after {}", away.id);
    let gone = party.discord.requests().iter().filter(|seen| seen.code == 50278).count();
    assert!(gone <= 2, "{gone} messages to somebody who shares no server");
    // The next lobby shows everybody as they are called now, once they have done something.
    let lobby = party.room_with("leave").await;
    party.guests[2].human.click(&lobby, "leave").await.expect("an answer");
    party.calm().await;
    party.guests[2].human.click(&lobby, "join").await.expect("an answer");
    party.room_hears("New\\_Name").await;
    assert!(party.discord.violations().is_empty(), "{:?}", party.discord.violations());
    assert_eq!(party.discord.unrouted(), Vec::<String>::new());
}

/// Requests that came to nothing because something was not there or not allowed.
fn refused(party: &Party) -> usize {
    party.discord.requests().iter().filter(|seen| matches!(seen.status, 403 | 404)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_right_to_write_the_words_wait_until_it_is_back_and_it_is_not_asked_again_and_again() {
    let plan = Plan { seed: 14, rehearses: Some(NOON), ..Plan::default() };
    let mut party = seated(&plan, &[]).await;
    party.command("start", &[]).await;
    party.calm().await;
    // A role is changed in the middle: the bot may not write there any more.
    party.discord.set_overwrite(party.channel, party.guild, true, 0, SEND);
    let before = refused(&party);
    party.guests[0].human.slash(party.channel, "next", &[]).await.expect("an answer");
    until(&party, "a refusal", || refused(&party) > before).await;
    party.calm().await;
    assert!(refused(&party) - before <= 3, "{} refusals", refused(&party) - before);
    assert_eq!(party.count_in_room("Day 1 breaks"), 0);
    party.discord.set_overwrite(party.channel, party.guild, true, 0, 0);
    party.room_hears("Day 1 breaks").await;
    party.room_with("say/").await;
    let start = party.discord.messages(party.channel).last().map_or(0, |message| message.id);
    while !party.is_over(start) {
        party.settle().await;
        if !party.is_over(start) {
            party.go_on().await;
        }
    }
    party.check(&plan);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_who_deletes_what_the_bot_writes_stops_no_game() {
    let plan = Plan { seed: 15, rehearses: Some(NOON), ..Plan::default() };
    let mut party = Party::new(&plan).await;
    party.begin(&plan).await;
    let start = party.discord.messages(party.channel).last().map_or(0, |message| message.id);
    let mut deleted = 0;
    while !party.is_over(start) {
        party.settle().await;
        // Cards that are edited are among them.
        for message in party.discord.messages(party.channel) {
            if message.only_for.is_none() && message.part("join").is_none() {
                party.discord.delete_message(party.channel, message.id);
                deleted += 1;
            }
        }
        if !party.is_over(start) {
            party.go_on().await;
        }
    }
    assert!(deleted > 10, "{deleted}");
    party.check(&plan);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_channel_ends_its_table_and_nothing_more_is_sent_there() {
    let plan = Plan { seed: 16, ..Plan::default() };
    let mut party = seated(&plan, &["silence", "dead"]).await;
    party.command("start", &[]).await;
    party.calm().await;
    let before = refused(&party);
    party.discord.delete_channel(party.channel);
    party.calm().await;
    assert!(refused(&party) - before <= 6, "{} requests to what is gone", refused(&party) - before);
    // Everybody is free to play elsewhere.
    party.channel = party.discord.channel(party.guild, "elsewhere");
    party.command("new", &[]).await;
    party.sit_down(0).await;
    assert!(party.discord.violations().is_empty(), "{:?}", party.discord.violations());
    assert_eq!(party.discord.unrouted(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_click_that_was_answered_too_late_is_asked_for_again() {
    let plan = Plan { seed: 13, ..Plan::default() };
    let party = seated(&plan, &[]).await;
    party.command("start", &[]).await;
    party.calm().await;
    party.discord.faults(|faults| faults.delay("POST", "/callback", 1, Duration::from_millis(3_300)));
    let missed = party.guests[1].human.slash(party.channel, "table", &[]).await;
    assert!(missed.is_err(), "too late");
    party.room_hears("please press it again").await;
    let answer = party.guests[1].human.slash(party.channel, "table", &[]).await;
    assert!(answer.expect("an answer").after < 3_000);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_are_only_so_many_tables_in_a_server_and_over_all() {
    let discord = Discord::start(Settings::default()).await.expect("the stand-in starts");
    let guild = discord.guild("Club", "en-US", Permissions::JUDGE);
    let other = discord.guild("Other", "en-US", Permissions::JUDGE);
    let human = discord.human(guild, "ann", "Ann", "en-US");
    let elsewhere = discord.human(other, "bob", "Bob", "en-US");
    let channels: Vec<u64> = (0..4).map(|index| discord.channel(guild, &format!("c{index}"))).collect();
    let others: Vec<u64> = (0..2).map(|index| discord.channel(other, &format!("o{index}"))).collect();
    let mut bot = Bot::new("en");
    bot.arguments = ["--tables-per-server", "2", "--tables", "3"].map(str::to_owned).to_vec();
    bot.start(&discord).await;
    let open = async |human: &nightfall_tests::discord::Human, channel: u64| {
        human.slash(channel, "new", &[]).await.expect("an answer").text()
    };
    assert_eq!(open(&human, channels[0]).await, "");
    // Two at once: only one of them is the second.
    let (one, two) = (open(&human, channels[1]), open(&human, channels[2]));
    let (one, two) = tokio::join!(one, two);
    assert!(one.is_empty() != two.is_empty(), "{one} {two}");
    assert!(format!("{one}{two}").contains("2 tables in this server"), "{one}{two}");
    // What stands there already is said first; by a mention it is the same.
    assert!(open(&human, channels[0]).await.contains("table"));
    human.say(channels[3], &format!("<@{}> new", discord.bot_id()));
    let told = human.wait(human.dm_channel(), "a refusal", SOON, |messages| {
        messages.iter().find(|message| message.content.contains("2 tables in this server")).map(drop)
    });
    told.await.expect("a refusal");
    // Another server has its own, as far as there is room for any.
    assert_eq!(open(&elsewhere, others[0]).await, "");
    assert!(open(&elsewhere, others[1]).await.contains("3 tables already"));
    human.slash(channels[0], "stop", &[]).await.expect("an answer");
    assert_eq!(open(&elsewhere, others[1]).await, "");
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_have_names_in_every_language_and_a_server_without_a_table_costs_little() {
    let discord = Discord::start(Settings::default()).await.expect("the stand-in starts");
    let idle = |count: usize| {
        for index in 0..count {
            let guild = discord.guild(&format!("Club {index}"), "en-US", Permissions::EVERYONE);
            for channel in 0..5 {
                discord.channel(guild, &format!("channel-{channel}"));
            }
        }
    };
    idle(1);
    let mut bot = Bot::new("en");
    bot.start(&discord).await;
    for command in discord.commands() {
        let names = &command["name_localizations"];
        assert!(names["zh-CN"].is_string(), "{}", command["name"]);
        assert!(command["description_localizations"]["zh-CN"].is_string(), "{}", command["name"]);
    }
    // From a store that is there already, as the second time.
    bot.kill(&discord).await;
    bot.start(&discord).await;
    let small = settled_memory(&discord, &bot).await;
    bot.kill(&discord).await;
    idle(IDLE);
    bot.start(&discord).await;
    let large = settled_memory(&discord, &bot).await;
    let each = large.saturating_sub(small) * 1024 / u64::try_from(IDLE).expect("few");
    println!("an idle server of five channels: {each} bytes; the bot with one server: {small} KiB");
    assert!(each < 64 * 1024, "{each} bytes for each idle server");
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
}

/// The bot's resident memory in KiB, once it does not change any more.
async fn settled_memory(discord: &Discord, bot: &Bot) -> u64 {
    let mut last = 0;
    loop {
        while discord.changes_within(Duration::from_millis(500)).await {}
        let now = bot.memory();
        if now.abs_diff(last) < 64 {
            return now;
        }
        last = now;
    }
}
