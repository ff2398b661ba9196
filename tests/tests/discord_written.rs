//! Texts that are handed in on Discord: notices that a human judge reviews, stories as files.

use nightfall_tests::discord::{Party, Permissions, Plan, Upload, text_file};
use serde_json::json;

/// Noon of a day in 2026, in UTC.
const NOON: i64 = 1_772_366_400_000;

/// A party with everybody from the `from`th on seated and the game begun.
async fn begun(plan: &Plan<'_>, from: usize, options: &[(&str, &str)]) -> Party {
    let party = Party::new(plan).await;
    party.discord.permit(party.guild, Permissions::JUDGE);
    party.command("new", &[("ruleset", json!(plan.ruleset))]).await;
    for (option, value) in options {
        party.command("set", &[("option", json!(option)), ("value", json!(value))]).await;
    }
    party.sit_down(from).await;
    party.command("start", &[]).await;
    party.calm().await;
    party
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_human_judge_reviews_notices_in_private() {
    // The judge's own inbox is closed: everything is in the panel behind the button.
    let plan = Plan {
        ruleset: "notice",
        players: 10,
        closed: &[0, 4],
        seed: 8,
        rehearses: Some(NOON),
        ..Plan::default()
    };
    let mut party = begun(&plan, 1, &[("judge", "human")]).await;
    let killers = party.all_asked("notice", 2).await;
    let (first, second) = (killers[0], killers[1]);
    let victim = (1..10).find(|index| !killers.contains(index)).expect("a victim");
    let letter = format!("{victim} | grey, and quiet, and late | the name says it");
    party.fill(first, "write/", "notice", &[("words", &letter)]).await;
    party.calm().await;
    // Of two notices one comes by a command, with its text in a file.
    let file = text_file("letter.txt", format!("{victim} | who walks on walls | he is a mason"));
    let human = party.guests[second].human.clone();
    let answer = human.slash_with(party.channel, "notice", &[], ("file", file)).await;
    assert_eq!(answer.expect("an answer").text(), "", "{}", party.report("a notice in a file"));

    // Killed before the judge has looked: both still wait.
    party.bot.kill(&party.discord).await;
    party.bot.start(&party.discord).await;
    party.look(0).await;
    party.hears(0, "grey, and quiet, and late").await;
    party.hears(0, "who walks on walls").await;
    let review = party.asked(0, "approve").expect("a review");
    assert_eq!(review.values(review.part(".approve/").expect("a menu")), ["1", "2"]);
    party.fill(0, "refuse/", "approve", &[("number", "1"), ("words", "Too obscure for us")]).await;
    if !party.guests[first].reachable {
        party.look(first).await;
    }
    party.hears(first, "Too obscure for us").await;
    // A number that is none is refused, not taken for another.
    let wrong = party.fill(0, "refuse/", "approve", &[("number", "x"), ("words", "")]).await;
    let told = party.guests[0].human.hear(&wrong, std::time::Duration::from_secs(40)).await;
    assert!(told.expect("a refusal").messages.iter().all(|message| message.only_for.is_some()));
    party.look(0).await;
    party.choose(0, "approve", &[2]).await;
    party.hears(0, "you approve notice 2").await;

    // A question to the judge comes to the judge alone, too.
    party.guests[3]
        .human
        .slash(party.channel, "ask", &[("text", json!("May I speak twice?"))])
        .await
        .expect("an answer");
    party.look(0).await;
    party.hears(0, "May I speak twice?").await;
    while party.count_in_room("who walks on walls") == 0 {
        party.go_on().await;
        party.calm().await;
    }
    assert_eq!(party.count_in_room("grey, and quiet, and late"), 0);
    party.command("stop", &[]).await;
    party.calm().await;
    party.check(&plan);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stories_come_as_files_as_several_messages_or_in_a_form() {
    let plan =
        Plan { ruleset: "story", players: 9, closed: &[], seed: 9, rehearses: Some(NOON), ..Plan::default() };
    let mut party = begun(&plan, 0, &[]).await;
    let killers = party.all_asked("story", 2).await;
    let (teller, other) = (killers[0], killers[1]);
    let human = party.guests[teller].human.clone();

    // What cannot be read is refused with what to do instead, and nothing of it counts.
    let gbk: Vec<u8> = [0xCC, 0xEC, 0xBA, 0xDA].repeat(300);
    human.dm_with("", vec![text_file("story.txt", gbk)]);
    party.hears(teller, "cannot make out the letters").await;
    human.dm_with("", vec![text_file("story.txt", "x".repeat(70_000))]);
    party.hears(teller, "too much for me").await;
    human.dm_with("", vec![Upload { name: "story.png", kind: Some("image/png"), bytes: vec![0x89, 0x50] }]);
    party.hears(teller, "only read plain text").await;
    human.dm_with("", vec![text_file("story.txt", "Too short.")]);
    party.calm().await;
    assert_eq!(
        party.told(teller).iter().filter(|message| message.content.contains("Noted: your story")).count(),
        0
    );

    // A story in the encoding of another system, then one of two messages, then one in a form.
    let long = |word: &str| format!("{word} came home late. ").repeat(60);
    let wide: Vec<u8> =
        [0xFE, 0xFF].into_iter().chain(long("Ann").encode_utf16().flat_map(u16::to_be_bytes)).collect();
    human.dm_with("", vec![text_file("story.txt", wide)]);
    party.hears(teller, "Noted: your story").await;
    let beginning = format!("!story {}…", "Bob was early. ".repeat(20));
    party.guests[other].human.dm(&beginning);
    party.hears(other, "of at least 500 characters").await;
    party.bot.kill(&party.discord).await;
    party.bot.start(&party.discord).await;
    party.guests[other].human.dm(&format!("!story {}", "Bob was early again. ".repeat(30)));
    party.hears(other, "Noted: your story").await;
    party.fill(teller, "write/", "story", &[("words", &long("Carol"))]).await;
    party.calm().await;

    let victim = (0..9).find(|index| !killers.contains(index)).expect("a victim") + 1;
    for killer in killers {
        party.choose(killer, "kill", &[victim]).await;
    }
    while party.count_in_room("A story of last night") == 0 {
        party.go_on().await;
        party.calm().await;
    }
    assert!(
        party.count_in_room("Carol came home late") > 0,
        "{}",
        party.report("the last whole story counts")
    );
    assert_eq!(party.count_in_room("Ann came home"), 0);
    party.command("stop", &[]).await;
    party.calm().await;
    party.check(&plan);
}
