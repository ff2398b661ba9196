//! People who play characters on Discord: a Death Note game with joining, handing on and taking back,
//! the bot killed in the middle; how characters speak, and what happens where they cannot.

use std::collections::BTreeSet;
use std::time::Duration;

use nightfall_tests::discord::{Message, Party, Permissions, Plan};
use serde_json::json;

const SOON: Duration = Duration::from_secs(40);
/// Noon of a day in 2026, in UTC.
const NOON: i64 = 1_772_366_400_000;

fn plan(closed: &[usize]) -> Plan<'_> {
    Plan { ruleset: "death-note", players: 10, closed, seed: 4, rehearses: Some(NOON), ..Plan::default() }
}

/// A party of ten characters with the game begun.
async fn begun(closed: &[usize], permissions: Permissions, options: &[(&str, &str)]) -> Party {
    let party = Party::new(&plan(closed)).await;
    party.discord.permit(party.guild, permissions);
    party.command("new", &[("ruleset", json!("death-note"))]).await;
    for (option, value) in options {
        party.command("set", &[("option", json!(option)), ("value", json!(value))]).await;
    }
    party.sit_down(0).await;
    party.command("start", &[]).await;
    party.calm().await;
    party
}

/// Which character somebody plays.
fn character(party: &Party, index: usize) -> usize {
    let told = party.told(index);
    let number = told.iter().find_map(|message| {
        let (_, rest) = message.content.split_once("You are #")?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    });
    number.unwrap_or_else(|| panic!("{}", party.report(&format!("{index} has no character"))))
}

/// What characters have said by webhook, with the names they had.
fn said(party: &Party) -> Vec<(String, String)> {
    let room = party.discord.messages(party.channel);
    room.into_iter().filter_map(|message| Some((message.guise?.name, message.content))).collect()
}

async fn until(party: &Party, what: &str, holds: impl Fn() -> bool) {
    let began = std::time::Instant::now();
    while !holds() {
        assert!(began.elapsed() < SOON, "{}", party.report(what));
        party.discord.changes_within(Duration::from_millis(200)).await;
    }
}

async fn is_said(party: &Party, words: &str) -> (String, String) {
    until(party, words, || said(party).iter().any(|(_, text)| text.contains(words))).await;
    let mut all = said(party).into_iter().filter(|(_, text)| text.contains(words));
    let found = all.next().expect("it was there");
    assert!(all.next().is_none(), "{}", party.report(&format!("{words:?} twice")));
    found
}

/// Everybody who still can votes for a character, or for nobody; nobody for their own.
async fn all_vote(party: &Party, vote: &Message, number: &[usize], target: Option<usize>) {
    for (guest, own) in party.guests.iter().zip(number) {
        let answer = match target.filter(|target| target != own) {
            Some(target) => guest.human.select(vote, ".vote/", &[target.to_string()]).await,
            None => guest.human.click(vote, "decline/").await,
        };
        // The dead are refused, alone.
        answer.unwrap_or_else(|silence| panic!("{}", party.report(&silence.to_string())));
    }
    party.calm().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_death_note_game_with_joining_handing_on_and_taking_back() {
    let mut party = begun(&[5], Permissions::JUDGE, &[]).await;
    let kiras = party.all_asked("transfer", 2).await;
    let first = party.all_asked("write", 1).await[0];
    let second = kiras.iter().copied().find(|kira| *kira != first).expect("another kira");
    let number: Vec<usize> = (0..10).map(|index| character(&party, index)).collect();
    // Who is who shows nowhere: nobody is called by account.
    let shown = party.discord.messages(party.channel);
    assert!(
        shown.iter().filter(|message| message.only_for.is_none()).all(|message| message.pings.is_empty())
    );

    // Characters speak at night too here: one by direct message, whoever has a closed inbox by a form.
    let speaker = (0..10).find(|index| !kiras.contains(index) && *index != 5).expect("a civilian");
    party.guests[speaker].human.dm("Is anybody **here**? @everyone <@1>");
    let (name, text) = is_said(&party, "here").await;
    assert!(name.starts_with(&format!("{} · ", number[speaker])), "{name}");
    assert!(!text.contains("@everyone") && !text.contains("**here**"), "{text}");
    let pictures = party.discord.messages(party.channel);
    let picture = pictures.iter().find_map(|message| message.guise.as_ref()?.picture.clone());
    assert!(picture.is_some_and(|address| address.starts_with("https://cdn.discordapp.com/")));
    let night = party.room_with("speak").await;
    let opened = party.guests[5].human.click(&night, "speak").await.expect("a form");
    party.guests[5].human.fill(&opened, &[("words", "Only me")]).await.expect("an answer");
    assert!(is_said(&party, "Only me").await.0.starts_with(&format!("{} · ", number[5])));
    assert_eq!(party.discord.webhooks(party.channel), 1, "one webhook for all");

    // Whoever writes under their own name is warned, and what they wrote is taken away.
    let own = party.guests[speaker].human.say(party.channel, "It is me!").expect("the room is open");
    let stands = || party.discord.messages(party.channel).iter().any(|message| message.id == own);
    until(&party, "a post under one's own name is taken away", || !stands()).await;
    party.hears(speaker, "Not under your own name").await;

    // The first kira finds the other one.
    party.choose(first, "joinup", &[number[second]]).await;
    party.hears(first, "Noted").await;
    party.go_on().await;
    party.room_hears("The kiras have joined up").await;
    let vote = party.until_vote().await;
    all_vote(&party, &vote, &number, None).await;

    // Somebody dies of the right name, the webhook is deleted, and the characters go on speaking.
    until_night(&mut party, 2).await;
    let victim = (0..10).rev().find(|index| ![first, second, speaker, 5].contains(index)).expect("a victim");
    for kira in [first, second] {
        if party.guests[kira].reachable {
            continue;
        }
        party.look(kira).await;
    }
    let words = format!("{} {}", number[victim], victim + 1);
    party.fill(first, "write/", "write", &[("words", &words)]).await;
    party.press(second, "decline/", "write").await;
    party.calm().await;
    party.discord.delete_webhooks(party.channel);
    party.guests[speaker].human.dm("And now?");
    is_said(&party, "And now").await;
    assert_eq!(party.discord.webhooks(party.channel), 1, "made anew, once");
    while party.count_in_room(&format!("#{}", number[victim])) == 0
        || party.count_in_room("Day 2 breaks") == 0
    {
        party.go_on().await;
        party.calm().await;
    }

    // A notebook is handed on, and what a character says while the bot dies is said once.
    let heir = (0..10).find(|index| ![first, second, victim, speaker].contains(index)).expect("an heir");
    // What may be done at any moment stands behind the button at any moment.
    party.look(first).await;
    party.choose(first, "transfer", &[number[heir]]).await;
    party.room_hears("A Death Note has been handed on").await;
    party.discord.faults(|faults| {
        faults.lose_answer("POST", "/webhooks/{webhook_id}/{webhook_token}", 1);
    });
    party.guests[speaker].human.dm("Somebody must have it");
    is_said(&party, "Somebody must have it").await;
    party.bot.kill(&party.discord).await;
    party.bot.start(&party.discord).await;
    party.guests[speaker].human.dm("Who, though?");
    is_said(&party, "Who, though").await;
    is_said(&party, "Somebody must have it").await;

    // The heir is voted out; the giver takes the notebook back.
    let vote = party.until_vote().await;
    all_vote(&party, &vote, &number, Some(number[heir])).await;
    party.room_hears("A kira is out").await;
    if !party.guests[first].reachable {
        party.look(first).await;
    }
    party.press(first, "use/", "recover").await;
    party.room_hears("not destroyed but recovered").await;

    // Both kiras say nothing in their next night: they fall, and the masks with them.
    let start = party.discord.messages(party.channel).last().map_or(0, |message| message.id);
    for _ in 0..20 {
        if party.is_over(start) {
            break;
        }
        party.go_on().await;
        party.calm().await;
    }
    party.room_hears("The masks fall").await;
    assert_eq!(party.discord.emojis(), 2, "a picture is handed over once, whatever is started anew");
    party.check(&Plan { closed: &[5], ..plan(&[]) });
}

/// The clock goes on until this night has fallen.
async fn until_night(party: &mut Party, night: u16) {
    for _ in 0..20 {
        if party.count_in_room(&format!("Night {night} falls")) > 0 {
            return;
        }
        party.go_on().await;
        party.calm().await;
    }
    panic!("{}", party.report("no night"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_permission_the_bot_says_what_characters_say_and_the_doctor_tells() {
    let party = begun(&[], Permissions::EVERYONE, &[]).await;
    let number = character(&party, 3);
    party.guests[3].human.dm("Good evening");
    let shown = party.room_hears("Good evening").await;
    assert!(shown.guise.is_none() && shown.content.starts_with(&format!("#{number} ")), "{}", shown.content);
    party.guests[4].human.dm("Good evening too");
    party.room_hears("Good evening too").await;
    let refused = party.discord.requests().iter().filter(|seen| seen.route.ends_with("/webhooks")).count();
    assert_eq!(refused, 1, "a refusal is not asked for again");
    let doctor = party.guests[0].human.slash(party.channel, "doctor", &[]).await.expect("an answer").text();
    assert!(
        doctor.contains("Manage Webhooks") && doctor.contains("People play as characters here"),
        "{doctor}"
    );

    // What somebody writes under their own name stays, but nobody is asked for a right twice.
    party.guests[3].human.say(party.channel, "It is me").expect("the room is open");
    party.hears(3, "Not under your own name").await;
    party.guests[3].human.say(party.channel, "It is me again").expect("the room is open");
    party.calm().await;
    let deletions = party
        .discord
        .requests()
        .iter()
        .filter(|seen| seen.method == "DELETE" && seen.route.starts_with("/channels"))
        .count();
    assert_eq!(deletions, 1);

    // With the permission they speak for themselves.
    party.discord.permit(party.guild, Permissions::JUDGE);
    party.calm().await;
    party.guests[3].human.dm("And again");
    is_said(&party, "And again").await;
    assert!(party.discord.violations().is_empty(), "{:?}", party.discord.violations());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_character_takes_the_name_of_the_judge_or_of_discord_and_no_exception_tells_who_is_who() {
    let names: Vec<String> = ["Discordia", "Clyde", "My Discord"]
        .into_iter()
        .map(str::to_owned)
        .chain((4..=24).map(|number| format!("Oak{number}")))
        .collect();
    let party = {
        let party = Party::new(&plan(&[])).await;
        party.discord.permit(party.guild, Permissions::JUDGE);
        party.command("new", &[("ruleset", json!("death-note"))]).await;
        let lobby = party.room_with("settings").await;
        let settings =
            party.guests[0].human.click(&lobby, "settings").await.expect("an answer").messages[0].clone();
        let wishes = ["silence", "dead", "voice"].map(str::to_owned);
        party.guests[0].human.select(&settings, "room", &wishes).await.expect("an answer");
        // One that could be taken for the judge is refused at once.
        let imitation = json!(names.join(",").replace("Oak24", "Jυdge"));
        let set = [("option", json!("characters")), ("value", imitation)];
        let answer = party.guests[0].human.slash(party.channel, "set", &set).await.expect("an answer");
        assert!(answer.text().contains("could be taken for me"), "{}", answer.text());
        let value = json!(names.join(","));
        party.command("set", &[("option", json!("characters")), ("value", value)]).await;
        party.sit_down(0).await;
        party.command("start", &[]).await;
        party.calm().await;
        party
    };
    for (index, guest) in party.guests.iter().enumerate() {
        guest.human.dm(&format!("I am number {index} here"));
        let shown = party.room_hears(&format!("number {index} here")).await;
        let named = party.told(index).iter().find_map(|message| {
            let (_, rest) = message.content.split_once("You are #")?;
            rest.split_once(' ')?.1.split_once('.').map(|(name, _)| name.to_owned())
        });
        let named = named.expect("a character");
        match &shown.guise {
            Some(guise) => assert!(named.starts_with("Oak") && guise.name.ends_with(&named), "{named}"),
            None => assert!(!named.starts_with("Oak") && shown.content.contains(&named), "{named}"),
        }
    }
    // Everybody has a picture of their own, those six seats apart too.
    let shown = party.discord.messages(party.channel);
    let guises: BTreeSet<_> = shown.iter().filter_map(|message| message.guise.as_ref()).collect();
    let pictures: BTreeSet<_> = guises.iter().filter_map(|guise| guise.picture.as_ref()).collect();
    assert!(guises.len() >= 7 && pictures.len() == guises.len(), "{guises:?}");
    assert_eq!(party.discord.emojis(), pictures.len(), "each handed over once");
    // The room is shut for everybody alike, by one exception for all and one for the bot.
    let guests: Vec<u64> = party.guests.iter().map(|guest| guest.human.id()).collect();
    until(&party, "silence", || guests.iter().all(|_| !party.guests[0].human.may_write(party.channel))).await;
    let named = party.discord.overwrites(party.channel);
    assert!(named.iter().all(|(target, ..)| !guests.contains(target)), "{named:?}");
    // Nobody's own voice is heard either, and no room for the dead shows who has died.
    party.guests[2].human.slash(party.channel, "leave", &[]).await.expect("an answer");
    party.calm().await;
    assert!(party.guests.iter().all(|guest| guest.human.threads(party.channel).is_empty()));
    assert!(party.discord.violations().is_empty(), "{:?}", party.discord.violations());
}
