//! Whole games on Discord, played by people who know no rule and use what they are shown: rule
//! sets with two cards in a hand, many people, closed inboxes, Chinese, faults, two shards.

use nightfall_tests::discord::{Party, Plan};

async fn game(plan: Plan<'_>) -> Party {
    let mut party = Party::new(&plan).await;
    party.begin(&plan).await;
    party.play().await;
    party.check(&plan);
    party
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_cards_at_once_by_menus() {
    game(Plan {
        ruleset: "v5",
        players: 7,
        locale: "en",
        closed: &[2],
        shards: 1,
        faults: 0,
        seed: 5,
        ..Plan::default()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_cards_in_turn_by_menus() {
    game(Plan {
        ruleset: "v6",
        players: 8,
        locale: "en",
        closed: &[3],
        shards: 1,
        faults: 0,
        seed: 6,
        ..Plan::default()
    })
    .await;
}

/// Twelve people, three of them with closed inboxes.
const THREE: &[usize] = &[0, 4, 9];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_in_english() {
    game(Plan {
        ruleset: "v2",
        players: 12,
        locale: "en",
        closed: THREE,
        shards: 1,
        faults: 0,
        seed: 1,
        ..Plan::default()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_with_two_cards_in_chinese() {
    game(Plan {
        ruleset: "v5",
        players: 12,
        locale: "zh-Hans",
        closed: THREE,
        shards: 1,
        faults: 0,
        seed: 2,
        ..Plan::default()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_in_chinese_and_a_tenth_of_all_requests_goes_wrong() {
    game(Plan {
        ruleset: "v2",
        players: 12,
        locale: "zh-Hans",
        closed: THREE,
        shards: 1,
        faults: 10,
        seed: 3,
        ..Plan::default()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twelve_people_with_two_cards_on_two_shards_and_faults() {
    game(Plan {
        ruleset: "v5",
        players: 12,
        locale: "en",
        closed: THREE,
        shards: 2,
        faults: 10,
        seed: 4,
        ..Plan::default()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_sessions_and_answers_lose_no_vote() {
    let plan = Plan {
        ruleset: "v2",
        players: 8,
        locale: "en",
        closed: &[],
        shards: 1,
        faults: 0,
        seed: 7,
        ..Plan::default()
    };
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
    assert!(stand_in.wait_starts(2, std::time::Duration::from_secs(60)).await);
    party.play().await;
    party.check(&plan);
}
