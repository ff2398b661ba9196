//! Whole games on Discord, played by people who know no rule and use what they are shown: rule
//! sets with two cards in a hand, many people, closed inboxes, languages, faults, two shards.
//!
//! The clock is moved when nobody has anything left to do, so that a game takes no longer than its requests.

use std::time::Duration;

use nightfall_tests::discord::{Party, Plan};

const SOON: Duration = Duration::from_secs(60);
/// Noon of a day in 2026, in UTC.
const NOON: i64 = 1_772_366_400_000;
/// Twelve people, three of them with closed inboxes.
const TWELVE: Plan<'_> = Plan {
    ruleset: "v2",
    players: 12,
    locale: "en",
    closed: &[0, 4, 9],
    shards: 1,
    faults: 0,
    seed: 1,
    rehearses: Some(NOON),
    declines: 17,
};

async fn game(plan: Plan<'_>) -> Party {
    let mut party = Party::new(&plan).await;
    party.begin(&plan).await;
    party.play().await;
    party.check(&plan);
    if plan.faults > 0 {
        // Faults have happened, and were no reason to end.
        let failed = party.discord.requests().iter().filter(|seen| seen.status >= 500).count();
        assert!(failed > 0, "{}", party.report("no request went wrong"));
        // A heartbeat was lost, so that one connection was made anew.
        let starts = u32::try_from(plan.shards + 1).expect("few");
        assert!(party.discord.wait_starts(starts, SOON).await, "{}", party.report("no new session"));
    }
    party
}

/// The same game in English and in Chinese, side by side.
async fn in_both_languages(plan: Plan<'_>) {
    let chinese = Plan { locale: "zh-Hans", seed: plan.seed + 100, ..plan };
    let (english, chinese) = tokio::join!(game(plan), game(chinese));
    let said = |party: &Party, words: &str| party.count_in_room(words) > 0;
    assert!(said(&english, "Night 1 falls") && !said(&english, "天黑"));
    assert!(said(&chinese, "天黑") && !said(&chinese, "Night 1 falls"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_cards_in_turn_by_menus() {
    game(Plan { ruleset: "v6", players: 8, closed: &[3], seed: 6, ..TWELVE }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people() {
    in_both_languages(TWELVE).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_with_two_cards() {
    in_both_languages(Plan { ruleset: "v5", seed: 2, ..TWELVE }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_and_a_tenth_of_all_requests_goes_wrong() {
    in_both_languages(Plan { faults: 10, seed: 3, ..TWELVE }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_with_two_cards_and_a_tenth_of_all_requests_goes_wrong() {
    in_both_languages(Plan { ruleset: "v5", faults: 10, seed: 4, ..TWELVE }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_on_two_shards() {
    in_both_languages(Plan { shards: 2, seed: 5, ..TWELVE }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_with_two_cards_on_two_shards() {
    in_both_languages(Plan { ruleset: "v5", shards: 2, seed: 6, ..TWELVE }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_on_two_shards_and_a_tenth_of_all_requests_goes_wrong() {
    let v5 = Plan { ruleset: "v5", shards: 2, faults: 10, seed: 9, ..TWELVE };
    let v2 = Plan { locale: "zh-Hans", shards: 2, faults: 10, seed: 8, ..TWELVE };
    tokio::join!(game(v2), game(v5));
}

/// By the real clock, as it is played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_sessions_and_answers_lose_no_vote() {
    let plan = Plan { players: 8, closed: &[], seed: 7, rehearses: None, ..TWELVE };
    let mut party = Party::new(&plan).await;
    party.begin(&plan).await;
    let stand_in = &party.discord;
    stand_in.cut_connections();
    stand_in.faults(|faults| {
        faults.lose_answer("POST", "/channels/{channel_id}/messages", 3);
        faults.status("POST", "/channels/{channel_id}/messages", 3, 503);
        faults.too_many("PATCH", "/channels/{channel_id}/messages", 2, 0.3);
    });
    stand_in.forget_sessions();
    assert!(stand_in.wait_starts(2, SOON).await);
    party.play().await;
    party.check(&plan);
}
