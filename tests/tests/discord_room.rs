//! What people see of a table on Discord beside the game: the lobby's card, settings, the doctor,
//! silence kept by permissions, threads, and what happens when a server changes under the bot.

use std::time::Duration;

use nightfall_tests::discord::{Message, Party, Permissions, Plan, Silence, together};
use serde_json::json;

const SOON: Duration = Duration::from_secs(40);
const SEND: u64 = 1 << 11;
const HISTORY: u64 = 1 << 16;
const IN_THREADS: u64 = 1 << 38;

fn plan(players: usize, closed: &[usize]) -> Plan<'_> {
    Plan { ruleset: "v2", players, locale: "en", closed, shards: 1, faults: 0, seed: 3, ..Plan::default() }
}

/// A party of eight in which the bot may do all that it asks for.
async fn party(closed: &[usize]) -> Party {
    let party = Party::new(&plan(8, closed)).await;
    party.discord.permit(party.guild, Permissions::JUDGE);
    party
}

/// The lobby's card, once it is as wanted.
async fn card(party: &Party, what: &str, wanted: impl Fn(&Message) -> bool) -> Message {
    let find = |messages: &[Message]| {
        let cards = messages.iter().rev().filter(|message| message.content.contains("Seal of the next deal"));
        cards.into_iter().find(|message| wanted(message)).cloned()
    };
    let found = party.guests[0].human.wait(party.channel, what, SOON, find).await;
    found.unwrap_or_else(|silence| panic!("{}", party.report(&silence.to_string())))
}

/// Waits until something about the stand-in holds.
async fn until(party: &Party, what: &str, holds: impl Fn() -> bool) {
    let began = std::time::Instant::now();
    while !holds() {
        assert!(began.elapsed() < SOON, "{}", party.report(what));
        party.discord.changes_within(Duration::from_millis(200)).await;
    }
}

async fn slash(party: &Party, guest: usize, name: &str, options: &[(&str, serde_json::Value)]) -> String {
    let answer = party.guests[guest].human.slash(party.channel, name, options).await;
    answer.unwrap_or_else(|silence| panic!("{}", party.report(&silence.to_string()))).text()
}

fn clean(party: &Party) {
    assert!(party.discord.violations().is_empty(), "{:?}", party.discord.violations());
    assert_eq!(party.discord.unrouted(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_is_one_card_with_everything_in_it() {
    let mut party = party(&[5]).await;
    let link = party.bot.printed(&party.discord);
    assert!(link.contains("https://discord.com/oauth2/authorize?client_id="), "{link}");

    party.command("new", &[]).await;
    let first = card(&party, "a card", |_| true).await;
    assert!(first.content.contains("Host: P\\_0\\*"), "the host has a name: {}", first.content);
    assert_eq!(first.parts().len(), 6);

    // All at once: nobody's seat makes a message, and few edits show them all.
    let joins = party.guests.iter().map(|guest| guest.human.click(&first, "join"));
    for answer in together(joins).await {
        assert!(answer.expect("an answer").after < 3_000);
    }
    let full = card(&party, "eight seats", |card| card.content.contains("8 players")).await;
    assert_eq!(full.id, first.id);
    assert!((1..=4).contains(&full.edits), "{} edits", full.edits);
    let public =
        |messages: Vec<Message>| messages.into_iter().filter(|message| message.only_for.is_none()).count();
    assert_eq!(public(party.guests[0].human.see(party.channel)), 1);
    // Joining has tried the inbox; whoever takes nothing was told how to play.
    let told = party.guests[5].human.wait(party.channel, "a hint", SOON, |messages| {
        messages.iter().find(|message| message.content.contains("My card")).map(drop)
    });
    told.await.expect("a hint");

    // A card that a moderator deletes is written anew at the next change.
    party.discord.delete_message(party.channel, first.id);
    party.guests[7].human.slash(party.channel, "leave", &[]).await.expect("an answer");
    let again = card(&party, "a new card", |card| card.content.contains("7 players")).await;
    assert!(again.id > first.id);

    // The same card after a restart, and commands that have not changed are not registered again.
    let sets = |party: &Party| {
        party
            .discord
            .requests()
            .iter()
            .filter(|seen| seen.method == "PUT" && seen.route.ends_with("/commands"))
            .count()
    };
    assert_eq!(sets(&party), 1);
    party.guests[7].human.click(&again, "join").await.expect("an answer");
    card(&party, "eight seats again", |card| card.content.contains("8 players")).await;
    party.bot.kill(&party.discord).await;
    party.bot.start(&party.discord).await;
    party.guests[7].human.click(&again, "leave").await.expect("an answer");
    let same = card(&party, "seven seats again", |card| card.content.contains("7 players")).await;
    assert_eq!((same.id, sets(&party)), (again.id, 1));
    clean(&party);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_are_menus_and_forms_and_arguments_are_suggested() {
    let party = party(&[]).await;
    party.command("new", &[("ruleset", json!("v2"))]).await;
    let lobby = card(&party, "a card", |_| true).await;
    let (host, guest) = (&party.guests[0].human, &party.guests[1].human);
    let settings = host.click(&lobby, "settings").await.expect("an answer").messages[0].clone();
    assert_eq!((settings.menus().len(), settings.only_for), (3, Some(host.id())));

    host.select(&settings, "pace", &["relaxed".into()]).await.expect("an answer");
    card(&party, "the pace", |card| card.content.contains("[pace]")).await;

    let opened = host.select(&settings, "change", &["tie".into()]).await.expect("an answer");
    assert_eq!(opened.kind, 9);
    assert_eq!(host.fill(&opened, &[("tie", "lot")]).await.expect("an answer").text(), "");
    card(&party, "the tie", |card| card.content.contains("[tie]")).await;
    let opened = host.select(&settings, "change", &["tie".into()]).await.expect("an answer");
    let answer = host.fill(&opened, &[("tie", "coin")]).await.expect("an answer");
    let refused = host.hear(&answer, SOON).await.expect("a refusal");
    assert!(refused.messages.iter().all(|message| message.only_for.is_some()));

    let opened = host.click(&settings, "times").await.expect("an answer");
    host.fill(&opened, &[("times.night", "90"), ("times.ballot", "50")]).await.expect("an answer");
    card(&party, "two limits", |card| {
        card.content.contains("[times.night]") && card.content.contains("[times.ballot]")
    })
    .await;

    // Anybody may look, only the host changes.
    let looked = guest.click(&lobby, "settings").await.expect("an answer").messages[0].clone();
    let answer = guest.select(&looked, "pace", &["live".into()]).await.expect("an answer");
    assert!(!guest.hear(&answer, SOON).await.expect("a refusal").text().is_empty());

    let suggested = host.suggestions(party.channel, "new", "ruleset", "v5").await.expect("suggestions");
    assert!(suggested.iter().any(|(_, value)| value == "v5"), "{suggested:?}");
    let options = host.suggestions(party.channel, "set", "option", "times.").await.expect("suggestions");
    assert!(options.len() > 4 && options.len() <= 25);
    host.click(&lobby, "join").await.expect("an answer");
    card(&party, "a seat", |card| card.content.contains("1 player ")).await;
    let players = host.suggestions(party.channel, "kick", "player", "").await.expect("suggestions");
    assert_eq!(players, [("#1 P_0*".to_owned(), "1".to_owned())]);
    assert!(matches!(
        host.suggestions(party.channel, "ask", "text", "x").await,
        Err(Silence::NoSuchCommand(_))
    ));
    clean(&party);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_says_what_is_missing_and_how_to_mend_it() {
    let party = Party::new(&plan(2, &[1])).await;
    party.discord.permit(party.guild, Permissions::EVERYONE);
    party.command("new", &[]).await;
    let lobby = card(&party, "a card", |_| true).await;
    party.guests[1].human.click(&lobby, "join").await.expect("an answer");
    card(&party, "a seat", |card| card.content.contains("1 player ")).await;
    let ill = slash(&party, 0, "doctor", &[]).await;
    assert!(ill.contains("Manage Permissions is missing") && ill.contains("permissions="), "{ill}");
    assert!(!ill.contains("Send Messages is missing"), "{ill}");
    let user = party.guests[1].human.id();
    until(&party, "the closed inbox is known", || {
        party.discord.requests().iter().any(|seen| seen.code == 50007)
    })
    .await;
    let ill = slash(&party, 0, "doctor", &[]).await;
    assert!(ill.contains(&format!("<@{user}>")), "{ill}");

    party.discord.permit(party.guild, Permissions::JUDGE);
    let well = slash(&party, 0, "doctor", &[]).await;
    assert!(well.contains("every permission"), "{well}");
    clean(&party);
}

/// Wishes something for the room by the menu of the settings.
async fn wish(party: &Party, wishes: &[&str]) {
    let lobby = party.room_with("settings").await;
    let host = &party.guests[0].human;
    let settings = host.click(&lobby, "settings").await.expect("an answer").messages[0].clone();
    let wishes: Vec<String> = wishes.iter().map(|wish| (*wish).to_owned()).collect();
    let noted = host.select(&settings, "room", &wishes).await.expect("an answer");
    assert!(!noted.text().is_empty());
}

async fn seated(party: &Party) {
    let lobby = party.room_with("join").await;
    for guest in &party.guests {
        guest.human.click(&lobby, "join").await.expect("an answer");
    }
    card(party, "eight seats", |card| card.content.contains("8 players")).await;
    for option in ["night", "speech", "last_words"] {
        let option = format!("times.{option}");
        party.command("set", &[("option", json!(option)), ("value", json!("240"))]).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silence_is_kept_by_permissions_and_everything_is_put_back() {
    let mut party = party(&[]).await;
    let channel = party.channel;
    // A role that is let in by name, and somebody with an exception of their own.
    party.discord.set_overwrite(channel, party.guild, true, SEND | HISTORY, 0);
    let odd = party.guests[6].human.id();
    party.discord.set_overwrite(channel, odd, false, SEND, 0);
    let before = |party: &Party| {
        let mut all = party.discord.overwrites(channel);
        all.sort_unstable();
        all
    };
    let as_it_was = before(&party);

    party.command("new", &[]).await;
    wish(&party, &["silence", "dead"]).await;
    seated(&party).await;
    party.command("start", &[]).await;
    let may = |party: &Party| -> Vec<usize> {
        let all = party.guests.iter().enumerate();
        all.filter(|(_, guest)| guest.human.may_write(channel)).map(|(index, _)| index).collect()
    };
    until(&party, "nobody may write at night", || may(&party).is_empty()).await;

    // Killed in the night, and back: still silent, and nothing is forgotten.
    party.bot.kill(&party.discord).await;
    party.bot.start(&party.discord).await;
    party.command("next", &[]).await;
    let speech = party.room_with("say/").await;
    let speaker = party.guests.iter().position(|guest| speech.pings.contains(&guest.human.id()));
    let speaker = speaker.expect("somebody is called");
    until(&party, "only the speaker may write", || may(&party) == [speaker]).await;
    party.guests[speaker].human.click(&speech, "say/").await.expect("an answer");
    until(&party, "not any more", || !may(&party).contains(&speaker)).await;

    // Whoever leaves the game is out: the dead have a room of their own that nobody else sees. Two
    // civilians leave: with two of any other kind the game would be over.
    let civilian =
        |index: &usize| party.told(*index).iter().any(|told| told.content.contains("Your card: civilian"));
    let out: Vec<usize> = (2..8).filter(civilian).take(2).collect();
    let [first, second] = out[..] else { panic!("{}", party.report("two civilians")) };
    party.guests[first].human.slash(channel, "leave", &[]).await.expect("an answer");
    party.guests[second].human.slash(channel, "leave", &[]).await.expect("an answer");
    until(&party, "a room for the dead", || {
        !party.guests[first].human.threads(channel).is_empty()
            && !party.guests[second].human.threads(channel).is_empty()
    })
    .await;
    assert!(party.guests[1].human.threads(channel).is_empty());
    // The first thing in it is who else can read it.
    let crypt = party.guests[first].human.threads(channel)[0];
    let warned = party.guests[first].human.see(crypt);
    let warning = warned.first().map_or("", |message| message.content.as_str());
    assert!(warning.contains("who may manage threads in this server"), "{warned:?}");

    // An orderly end of the program leaves nobody silenced; a start takes the order up again.
    party.bot.stop(&party.discord).await;
    assert_eq!(before(&party), as_it_was, "{}", party.report("stopped"));
    party.bot.start(&party.discord).await;
    party.command("stop", &[]).await;
    until(&party, "all is as it was", || before(&party) == as_it_was).await;
    clean(&party);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_may_have_a_thread_of_its_own() {
    let mut party = party(&[]).await;
    let channel = party.channel;
    party.command("new", &[]).await;
    wish(&party, &["thread", "silence"]).await;
    party.command("stop", &[]).await;
    party.command("new", &[("ruleset", json!("v2"))]).await;
    until(&party, "a thread", || !party.guests[0].human.threads(channel).is_empty()).await;
    party.channel = party.guests[0].human.threads(channel)[0];
    seated(&party).await;
    party.command("start", &[]).await;
    // In a thread another permission counts, and beside it people may talk on.
    until(&party, "silence in the thread", || {
        party.guests.iter().all(|guest| !guest.human.may_write(party.channel))
    })
    .await;
    assert!(party.guests.iter().all(|guest| guest.human.may_write(channel)));
    let own = party.discord.overwrites(channel);
    assert!(own.iter().all(|(_, allow, deny)| (allow | deny) & !IN_THREADS == 0), "{own:?}");

    // The thread is deleted: the table ends, and the permissions are put back.
    party.discord.delete_channel(party.channel);
    party.channel = channel;
    until(&party, "all is as it was", || party.discord.overwrites(channel).is_empty()).await;
    party.command("new", &[]).await;
    clean(&party);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_sent_away_comes_back_to_its_table() {
    let party = party(&[]).await;
    party.command("new", &[]).await;
    wish(&party, &["silence"]).await;
    seated(&party).await;
    party.command("start", &[]).await;
    let silent = |party: &Party| party.guests.iter().all(|guest| !guest.human.may_write(party.channel));
    until(&party, "silence", || silent(&party)).await;

    party.discord.send_away(party.guild);
    // Before that it may have been told to be slower.
    let refused = |party: &Party| {
        party.discord.requests().iter().filter(|seen| seen.status == 403 && seen.code == 50001).count()
    };
    until(&party, "the clock was stopped", || refused(&party) > 0).await;
    let refused = refused(&party);
    assert!(refused <= 4, "{refused} requests to a guild that the bot has left");
    party.discord.take_back(party.guild);
    let goes_on = |messages: &[Message]| {
        let at = messages.iter().position(|message| message.content.contains("clock"))?;
        messages[at + 1..].iter().find(|message| message.content.contains("clock")).map(drop)
    };
    let goes_on = party.guests[0].human.wait(party.channel, "stopped and going", SOON, goes_on).await;
    goes_on.unwrap_or_else(|silence| panic!("{}", party.report(&silence.to_string())));

    // Without its permission it goes on without silence, and says why when asked.
    party.discord.permit(party.guild, Permissions::EVERYONE);
    party.command("next", &[]).await;
    party.room_with("say/").await;
    assert!(slash(&party, 0, "doctor", &[]).await.contains("Silence is wished for here"));
    party.discord.permit(party.guild, Permissions::JUDGE);
    party.command("stop", &[]).await;
    until(&party, "everything is put back", || party.discord.overwrites(party.channel).is_empty()).await;
    clean(&party);
}
