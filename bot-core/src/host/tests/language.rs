//! Whose language is whose: chosen, else that of the client, else the table's.

use super::{Bench, person, venue};

async fn speaks(bench: &Bench, who: &str) -> String {
    bench.host.locale_of(&person(who)).expect("the store works").as_str().to_owned()
}

#[tokio::test]
async fn a_client_s_language_holds_until_its_owner_chooses_one() {
    let bench = Bench::new();
    bench.table("r1", 8).await;
    assert_eq!(speaks(&bench, "p2").await, "en");
    bench.host.person_uses(&person("p2"), "zh-TW").await.expect("the store works");
    bench.host.person_uses(&person("p3"), "de").await.expect("the store works");
    assert_eq!((speaks(&bench, "p2").await, speaks(&bench, "p3").await), ("zh-Hant".into(), "en".into()));
    let bench = bench.restart().await;
    assert_eq!(speaks(&bench, "p2").await, "zh-Hant", "it is remembered");
    bench.whisper(None, "p2", "!lang ja").await.expect("a choice");
    bench.host.person_uses(&person("p2"), "zh-CN").await.expect("the store works");
    assert_eq!(speaks(&bench, "p2").await, "ja", "what is chosen stays");
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    let lines = bench.unsent();
    let told = |who: &str| {
        let own = lines.iter().filter(|line| line.to == crate::game::Audience::Person(person(who)));
        own.map(|line| line.locale.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert!(!told("p2").is_empty() && told("p2").iter().all(|locale| locale == "ja"));
    assert!(told("p3").iter().all(|locale| locale == "en"));
}

#[tokio::test]
async fn a_room_s_language_is_that_of_its_next_table_unless_the_community_has_settled_one() {
    let bench = Bench::new();
    let language = |room: &str| {
        let view = bench.host.table_at(&venue(room)).expect("a table");
        view.state.standing().expect("it stands").locale.as_str().to_owned()
    };
    bench.host.room_uses(&venue("r1"), "zh-CN");
    bench.say("r1", "p1", "!new v2").await.expect("opened");
    assert_eq!(language("r1"), "zh-Hans");
    bench.say("r1", "p1", "!stop").await.expect("closed");
    bench.say("r1", "p1", "!new v2").await.expect("opened");
    assert_eq!(language("r1"), "en", "it was told of one table");
    bench.host.room_uses(&venue("r2"), "de");
    bench.say("r2", "p1", "!new v2").await.expect("opened");
    assert_eq!(language("r2"), "en", "a language without words");
}
