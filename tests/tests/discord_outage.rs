//! Discord cannot be reached for minutes: the game waits, time is given back, nothing is counted or told twice.

use std::time::{Duration, Instant};

use nightfall_tests::discord::{Message, Party, Permissions, Plan, Silence};
use serde_json::json;

const SOON: Duration = Duration::from_secs(60);
/// Noon of a day in 2026, in UTC.
const NOON: i64 = 1_772_366_400_000;
const MINUTE: i64 = 60_000;

async fn until(party: &Party, what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < SOON, "{}", party.report(what));
        party.discord.changes_within(Duration::from_millis(200)).await;
    }
}

/// Eight people in their first night, one of them with a closed inbox. Nobody has done anything yet.
async fn in_the_first_night(plan: &Plan<'_>) -> Party {
    let party = Party::new(plan).await;
    party.discord.permit(party.guild, Permissions::JUDGE);
    party.command("new", &[("ruleset", json!("v2"))]).await;
    party.sit_down(0).await;
    party.command("start", &[]).await;
    party.room_hears("Night 1 falls").await;
    party.calm().await;
    party
}

const PLAN: Plan<'_> = Plan {
    ruleset: "v2",
    players: 8,
    locale: "en",
    closed: &[2],
    shards: 1,
    faults: 0,
    seed: 21,
    rehearses: Some(NOON),
    declines: 0,
};

/// How often the tables' clocks were stopped, and let go.
fn holds(party: &Party) -> (usize, usize) {
    let log = party.bot.log(&party.discord, party.bot.starts);
    let stopped = log.lines().filter(|line| line.contains("clocks of these tables stand still"));
    let (mut held, mut free) = (0, 0);
    for line in stopped {
        if line.contains("tables=0") { free += 1 } else { held += 1 }
    }
    (held, free)
}

/// Everybody was told their card once, and nobody another's.
fn told_once(party: &Party) {
    for (index, guest) in party.guests.iter().enumerate() {
        let card = format!("You sit in seat {}. Your card:", index + 1);
        let count = |messages: &[Message], words: &str| {
            messages.iter().filter(|message| message.content.contains(words)).count()
        };
        let inbox = guest.human.inbox();
        let shown = guest.human.ephemerals(party.channel);
        if guest.reachable {
            assert_eq!((count(&inbox, &card), count(&shown, "Your card:")), (1, 0), "{index}");
            assert_eq!(count(&inbox, "Your card:"), 1, "{index}");
        } else {
            assert!(inbox.is_empty(), "{index}: {inbox:?}");
            assert!(count(&shown, "Your card:") == count(&shown, &card), "{index}: {shown:?}");
        }
    }
    let room = party.discord.messages(party.channel);
    let told = room.iter().filter(|message| message.only_for.is_none());
    assert_eq!(told.filter(|message| message.content.contains("Your card:")).count(), 0);
}

/// The night goes on although its limit passes again and again.
async fn the_night_lasts(party: &mut Party) {
    for _ in 0..4 {
        let before = party.bot.now();
        let next = party.bot.go_on(None).await;
        assert!(next.is_some_and(|next| next > party.bot.now()), "{}", party.report("no limit"));
        assert!(party.bot.now() > before, "{}", party.report("time goes on"));
    }
    assert!(party.bot.now() - NOON > 3 * MINUTE, "minutes have gone by");
    let room = party.discord.messages(party.channel);
    assert!(room.iter().all(|message| !message.content.contains("Day 1 breaks")), "{}", party.report("day"));
}

async fn to_the_end(party: &mut Party) {
    party.play().await;
    party.check(&PLAN);
    told_once(party);
    for words in ["Night 1 falls", "Day 1 breaks", "Night 2 falls"] {
        assert!(party.count_in_room(words) <= 1, "{}", party.report(words));
    }
    assert_eq!(party.count_in_room("Night 1 falls"), 1, "{}", party.report("the first night"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_waits_while_neither_gateway_nor_requests_get_through() {
    let mut party = in_the_first_night(&PLAN).await;
    party.discord.faults(|faults| faults.outage(true));
    party.discord.cut_connections();
    until(&party, "the clock stands still", || holds(&party).0 == 1).await;
    the_night_lasts(&mut party).await;
    party.discord.faults(|faults| faults.outage(false));
    assert!(party.discord.wait_connected(true, SOON).await);
    until(&party, "the clock goes on", || holds(&party).1 == 1).await;
    party.room_hears("I was away for a moment").await;
    to_the_end(&mut party).await;
    assert_eq!(party.count_in_room("I was away for a moment"), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_waits_while_no_request_gets_through_though_the_gateway_does() {
    let mut party = in_the_first_night(&PLAN).await;
    let mut killers = party.all_asked("kill", 2).await;
    // The second one writes to the judge, which only those do to whom it can write.
    killers.sort_by_key(|index| party.guests[*index].reachable);
    let question = party.asked(killers[0], "kill").expect("a question");
    let victim = (0..8).rev().find(|index| !killers.contains(index)).expect("a victim") + 1;
    party.discord.faults(|faults| faults.silence(true));
    // Whoever presses sees that it failed, and nothing of it counts.
    for _ in 0..2 {
        let failed = party.guests[killers[0]].human.select(&question, "choose/", &[victim.to_string()]).await;
        assert_eq!(failed.err(), Some(Silence::Failed));
    }
    // What is said directly is heard, and its answer waits.
    party.guests[killers[1]].human.dm(&format!("kill {victim}"));
    until(&party, "the clock stands still", || holds(&party).0 == 1).await;
    the_night_lasts(&mut party).await;
    assert!(!party.told(killers[1]).iter().any(|message| message.content.contains("Noted")));
    party.discord.faults(|faults| faults.silence(false));
    until(&party, "the clock goes on", || holds(&party).1 == 1).await;
    party.room_hears("I was away for a moment").await;
    party.hears(killers[1], "Noted").await;
    let noted = |party: &Party| {
        party.told(killers[1]).iter().filter(|message| message.content.contains("Noted")).count()
    };
    assert_eq!(noted(&party), 1, "{}", party.report("noted once"));
    assert_eq!(party.discord.starts().0, 1, "the connection stood");
    to_the_end(&mut party).await;
}
