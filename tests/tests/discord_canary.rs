//! The stand-in for Discord, judged by a client library that has nothing to do with the bot's:
//! what it answers and tells must be good enough for discord.js to hold a lobby and a vote.

use std::time::Duration;

use nightfall_tests::discord::{Canary, Discord, Human, Permissions, Settings};

const SOON: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_library_holds_a_lobby_and_a_vote() {
    let discord = Discord::start(Settings::default()).await.expect("the stand-in starts");
    let guild = discord.guild("Club", "en-US", Permissions::EVERYONE);
    let channel = discord.channel(guild, "table");
    let people: Vec<Human> =
        ["ann", "bob", "eve"].map(|name| discord.human(guild, name, name, "en-US")).into_iter().collect();
    people[2].open_inbox(false);
    let canary = Canary::start("canary.js", &discord);
    assert!(discord.wait_command("table", SOON).await, "{}", canary.log(&discord));

    people[0].slash(channel, "table", &[]).await.expect("an answer");
    let lobby = people[0].see(channel)[0].clone();
    for (index, human) in people.iter().enumerate() {
        let joined = human.click(&lobby, "join").await.expect("an answer");
        assert_eq!(joined.text(), format!("Lobby: {} seated", index + 1));
    }
    people[0].click(&lobby, "start").await.expect("an answer");
    let ballot = people[0]
        .wait(channel, "a ballot", SOON, |messages| {
            messages.iter().find(|message| message.content == "Vote!").cloned()
        })
        .await
        .expect("a ballot");
    for human in &people {
        let noted = human.select(&ballot, "vote", &[people[1].id().to_string()]).await;
        let noted = noted.unwrap_or_else(|silence| {
            panic!("{silence}: {:?}\n{}", discord.violations(), canary.log(&discord))
        });
        assert_eq!((noted.text().as_str(), noted.messages[0].only_for), ("Noted.", Some(human.id())));
    }
    let out = format!("Out: <@{}>, 1 without direct messages", people[1].id());
    let told = people[0].wait(channel, "the result", SOON, |messages| {
        messages.iter().any(|message| message.content == out).then_some(())
    });
    told.await.unwrap_or_else(|silence| panic!("{silence}\n{}", canary.log(&discord)));
    assert_eq!((people[0].inbox().len(), people[2].inbox().len()), (1, 0));
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
    assert_eq!(discord.unrouted(), Vec::<String>::new(), "{}", canary.log(&discord));
    assert_eq!(canary.log(&discord), "");
}
