//! Long games on Discord, on a clock that the test moves: the slow board game over fourteen days, and
//! Conan beyond the fourth dawn. Each has people with closed inboxes and a kill in the middle.

use nightfall_tests::discord::{Party, Permissions, Plan};
use serde_json::json;

const HOUR_MS: i64 = 3_600_000;
/// Sunday 1 March 2026, 06:00 in Chicago, a week before the clocks are put forward.
const MARCH: i64 = 1_772_366_400_000;

/// A party with everybody seated and the game begun, the options set before.
async fn begun(plan: &Plan<'_>, options: &[(&str, &str)]) -> Party {
    let party = Party::new(plan).await;
    party.discord.permit(party.guild, Permissions::JUDGE);
    party.command("new", &[("ruleset", json!(plan.ruleset))]).await;
    for (option, value) in options {
        party.command("set", &[("option", json!(option)), ("value", json!(value))]).await;
    }
    party.sit_down(0).await;
    party.command("start", &[]).await;
    party.calm().await;
    party
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_game_lasts_for_fourteen_days() {
    let plan = Plan {
        ruleset: "slow",
        players: 16,
        closed: &[3, 8],
        seed: 14,
        rehearses: Some(MARCH),
        ..Plan::default()
    };
    let mut party = begun(&plan, &[]).await;
    (party.votes_for_the_next, party.spares) = (true, true);
    for day in 0..15_i64 {
        party.settle().await;
        if day == 7 {
            posts(&party, 1);
            party.bot.kill(&party.discord).await;
            party.bot.start(&party.discord).await;
            // What was on its way when the bot died may be lost, as any event of the gateway.
            posts(&party, 3);
        } else if day > 0 {
            posts(&party, 3);
        }
        party.settle().await;
        // Into the evening, when who acts at night names somebody; then into the next noon.
        party.bot.go_on(Some(MARCH + day * 24 * HOUR_MS + 14 * HOUR_MS + HOUR_MS / 2)).await;
        // A table at which nobody dies for long is taken for left.
        party.spares = day % 4 != 2;
        party.settle().await;
        party.spares = true;
        party.bot.go_on(Some(MARCH + (day + 1) * 24 * HOUR_MS + 6 * HOUR_MS)).await;
    }
    party.settle().await;
    assert!(party.count_in_room("A new day. Speak freely") >= 14, "{}", party.report("fourteen days"));
    assert!(
        party.count_in_room("Evening. Whoever acts tonight") >= 14,
        "{}",
        party.report("fourteen evenings")
    );
    assert!(party.count_in_room("A reminder: time is running") > 20, "{}", party.report("reminders"));
    assert_eq!(party.count_in_room("leaves the game"), 0, "{}", party.report("nobody left"));
    party.command("stop", &[]).await;
    party.calm().await;
    party.check(&plan);
}

/// Everybody writes so often into the room.
fn posts(party: &Party, count: usize) {
    for _ in 0..count {
        for guest in &party.guests {
            guest.human.say(party.channel, "I have been thinking about it.").expect("the room is open");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn conan_goes_on_beyond_the_fourth_dawn() {
    let plan = Plan {
        ruleset: "conan",
        players: 12,
        closed: &[2, 7, 11],
        seed: 5,
        rehearses: Some(MARCH),
        ..Plan::default()
    };
    let mut party = begun(&plan, &[]).await;
    (party.votes_for_the_next, party.spares) = (true, true);
    let mut killed = false;
    let mut steps = 0;
    while party.count_in_room("Day 5 breaks") == 0 {
        steps += 1;
        assert!(steps < 200, "{}", party.report("no fifth day"));
        party.settle().await;
        if !killed && party.count_in_room("Night 3 falls") > 0 {
            killed = true;
            party.bot.kill(&party.discord).await;
            party.bot.start(&party.discord).await;
            party.settle().await;
        }
        party.go_on().await;
    }
    assert!(killed);
    party.command("stop", &[]).await;
    party.calm().await;
    party.check(&plan);
}
