//! What people can choose on Discord: deeds of their own will by day, among more than 25 players, and the
//! language in which all of it is said.

use std::time::Duration;

use nightfall_tests::discord::{Answer, Message, Party, Permissions, Plan, together};
use serde_json::json;

const SOON: Duration = Duration::from_secs(60);
/// Noon of a day in 2026, in UTC.
const NOON: i64 = 1_772_366_400_000;

const PLAN: Plan<'_> = Plan {
    ruleset: "v2",
    players: 8,
    locale: "en",
    closed: &[],
    shards: 1,
    faults: 0,
    seed: 31,
    rehearses: Some(NOON),
    declines: 0,
};

/// What an answer says, once it says something.
async fn told(party: &Party, index: usize, answer: Answer) -> String {
    if !answer.messages.is_empty() {
        return answer.text();
    }
    let heard = party.guests[index].human.hear(&answer, SOON).await;
    heard.unwrap_or_else(|silence| panic!("{}", party.report(&silence.to_string()))).text()
}

async fn click(party: &Party, index: usize, message: &Message, part: &str) -> Answer {
    let answer = party.guests[index].human.click(message, part).await;
    answer.unwrap_or_else(|silence| panic!("{}", party.report(&format!("{part}: {silence}"))))
}

/// The buttons below a message, those of a question left out.
fn deeds(message: &Message) -> Vec<String> {
    let ids = message.parts().into_iter().filter_map(|part| part["custom_id"].as_str().map(str::to_owned));
    ids.filter(|id| !id.contains('/')).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_explode_confess_or_claim_does_so_below_the_phase_and_the_buttons_tell_nothing() {
    let mut party = Party::new(&PLAN).await;
    party.command("new", &[("ruleset", json!("v2"))]).await;
    for option in ["explode.from_day", "confess.from_day"] {
        party.command("set", &[("option", json!(option)), ("value", json!("1"))]).await;
    }
    party.sit_down(0).await;
    party.command("start", &[]).await;
    party.room_hears("Night 1 falls").await;
    let killers = party.all_asked("kill", 2).await;
    let civilian = (0..8).find(|index| !killers.contains(index)).expect("somebody good");
    let night = party.room_with("hand").await;
    assert_eq!(deeds(&night), ["hand"], "nothing by night");

    party.go_on().await;
    let speech = party.room_with("say/").await;
    assert_eq!(deeds(&speech), ["claim", "explode", "confess", "hand"]);
    let speaker = party.guests.iter().position(|guest| speech.pings.contains(&guest.human.id()));
    let speaker = speaker.expect("somebody is called");
    // A claim is for all to hear, by whoever has the floor.
    let which = click(&party, speaker, &speech, "claim").await.messages[0].clone();
    assert_eq!(which.only_for, Some(party.guests[speaker].human.id()));
    party.guests[speaker].human.select(&which, "claim-role", &["police".into()]).await.expect("an answer");
    party.room_hears("claims").await;

    // Whoever may not is told so alone, and nothing shows.
    let before = party.discord.messages(party.channel).iter().filter(|told| told.only_for.is_none()).count();
    for deed in ["explode", "confess"] {
        let sure = click(&party, civilian, &speech, deed).await.messages[0].clone();
        let refused = click(&party, civilian, &sure, &format!("{deed}-sure")).await;
        assert!(told(&party, civilian, refused).await.contains("no such power"), "{deed}");
    }
    let after = party.discord.messages(party.channel).iter().filter(|told| told.only_for.is_none()).count();
    assert_eq!(before, after, "{}", party.report("a refusal is nobody else's"));

    let sure = click(&party, killers[0], &speech, "confess").await.messages[0].clone();
    click(&party, killers[0], &sure, "confess-sure").await;
    party.room_hears("admits to being a killer").await;

    // While votes are cast nobody claims, but a killer may still end the day.
    let ballot = party.until_vote().await;
    assert_eq!(deeds(&ballot), ["explode", "confess", "hand"]);
    let sure = click(&party, killers[1], &ballot, "explode").await.messages[0].clone();
    assert!(sure.content.contains("Are you sure?"), "{}", sure.content);
    click(&party, killers[1], &sure, "explode-sure").await;
    party.room_hears("explodes: a killer by their own word").await;
    party.command("stop", &[]).await;
    party.calm().await;
    party.check(&PLAN);
}

/// The menu of a question in which somebody is offered, and how many menus there are.
fn page(message: &Message, ask: &str, value: usize) -> (String, usize) {
    let value = value.to_string();
    let ids = message.parts().into_iter().filter_map(|part| part["custom_id"].as_str());
    let menus: Vec<&str> = ids.filter(|id| id.starts_with("choose/") && id.contains(ask)).collect();
    assert!(menus.iter().all(|id| message.values(id).len() <= 25));
    let holds = |id: &&&str| message.values(id).contains(&value);
    ((*menus.iter().find(holds).expect("offered")).to_owned(), menus.len())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn among_more_than_25_players_one_chooses_on_several_pages() {
    let plan = Plan { ruleset: "crowd", players: 30, closed: &[3], ..PLAN };
    let mut party = Party::waiting(&plan).await;
    let rulesets = party.discord.directory().join("rules");
    std::fs::create_dir(&rulesets).expect("a folder");
    let crowd = "id = \"crowd\"\nbase = \"v2\"\nplayers = [26, 40]\nday = \"open\"\n";
    std::fs::write(rulesets.join("crowd.toml"), crowd).expect("a rule set");
    party.bot.arguments = vec!["--rulesets".to_owned(), rulesets.display().to_string()];
    party.bot.start(&party.discord).await;
    party.command("new", &[("ruleset", json!("crowd"))]).await;
    // All at once: everybody is answered in time, however much there is to do.
    let lobby = party.room_with("join").await;
    let joins = party.guests.iter().map(|guest| guest.human.click(&lobby, "join"));
    for answer in together(joins).await {
        assert!(answer.expect("an answer").after < 3_000);
    }
    party.room_hears("30 players").await;
    party.command("start", &[]).await;
    party.room_hears("Night 1 falls").await;

    let killers = party.all_asked("kill", 4).await;
    // Who came at once sits in any order.
    party.look(3).await;
    let seats: Vec<usize> = (0..30).map(|index| party.seat(index)).collect();
    // Somebody on the second page, who is no killer.
    let is_killer = |at: usize| killers.iter().any(|killer| seats[*killer] == at);
    let victim = (27..=30).rev().find(|at| !is_killer(*at)).expect("a victim");
    for &killer in &killers {
        if !party.guests[killer].reachable {
            party.look(killer).await;
        }
        let question = party.asked(killer, "kill").expect("a question");
        let (first, _) = page(&question, ".kill/", 1);
        let (menu, pages) = page(&question, ".kill/", victim);
        assert_eq!(pages, 2);
        // What was chosen on the first page gives way.
        let human = &party.guests[killer].human;
        human.select(&question, &first, &["1".into()]).await.expect("an answer");
        party.calm().await;
        human.select(&question, &menu, &[victim.to_string()]).await.expect("an answer");
        party.hears(killer, "Noted").await;
    }
    let ballot = party.until_vote().await;
    let room = party.discord.messages(party.channel);
    let dawn = room.iter().find(|told| told.content.contains("Day 1 breaks")).expect("a dawn");
    assert!(dawn.content.contains(&format!("#{victim} ")), "{}", dawn.content);

    let suspect = (26..=30).find(|at| *at != victim).expect("one");
    let (menu, pages) = page(&ballot, ".vote/", suspect);
    assert_eq!(pages, 2, "29 are left");
    let choice = [suspect.to_string()];
    let voters = party.guests.iter().zip(&seats).filter(|(_, seat)| ![victim, suspect].contains(seat));
    let votes = voters.map(|(guest, _)| guest.human.select(&ballot, &menu, &choice));
    for answer in together(votes).await {
        assert!(answer.expect("an answer").after < 3_000);
    }
    party.settle().await;
    party.go_on().await;
    let out = |told: &&Message| told.only_for.is_none() && told.content.contains(&format!("#{suspect} "));
    let voted_out = party.discord.messages(party.channel);
    let voted_out = voted_out.iter().filter(|told| told.id > ballot.id).filter(out).count();
    assert!(voted_out > 0, "{}", party.report("voted out from the second page"));
    party.command("stop", &[]).await;
    party.calm().await;
    party.check(&plan);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_written_to_in_the_language_of_their_client_until_they_choose_one() {
    let mut party = Party::waiting(&PLAN).await;
    let club = party.discord.guild("俱乐部", "zh-CN", Permissions::EVERYONE);
    party.bot.start(&party.discord).await;
    let languages = ["en-US", "zh-CN", "zh-TW", "ja", "de", "en-US", "zh-CN", "zh-CN"];
    for (guest, language) in party.guests.iter().zip(languages) {
        guest.human.set_language(language);
    }
    party.command("new", &[("ruleset", json!("v2"))]).await;
    let answer = party.guests[6].human.slash(party.channel, "lang", &[("locale", json!("en"))]).await;
    assert!(!answer.expect("an answer").text().is_empty());
    party.sit_down(0).await;
    party.command("start", &[]).await;
    // Of a language that has no words of ours the table's is taken.
    let cards = [
        "Your card:",
        "你的身份牌",
        "你的身分牌",
        "あなたの役職",
        "Your card:",
        "Your card:",
        "Your card:",
        "你的身份牌",
    ];
    for (index, card) in cards.into_iter().enumerate() {
        party.hears(index, card).await;
    }
    party.room_hears("Night 1 falls").await;
    party.command("stop", &[]).await;
    party.calm().await;
    party.check(&PLAN);

    // A server that has chosen a language begins in it; what its moderators settle goes before.
    let (one, two) = (party.discord.channel(club, "one"), party.discord.channel(club, "two"));
    let host = party.discord.human(club, "eve", "Eve", "en-US");
    host.slash(one, "new", &[]).await.expect("an answer");
    let shown = |words: &'static str| {
        move |messages: &[Message]| messages.iter().any(|told| told.content.contains(words)).then_some(())
    };
    host.wait(one, "a Chinese lobby", SOON, shown("下一副牌的封印")).await.expect("a Chinese lobby");
    host.say(two, &format!("<@{}> new", party.discord.bot_id()));
    host.wait(two, "a Chinese lobby", SOON, shown("下一副牌的封印")).await.expect("by a mention too");
    assert!(party.discord.violations().is_empty(), "{:?}", party.discord.violations());
}
