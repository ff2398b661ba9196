//! What a finished game's picture, page and replay say of people and cards.

use std::collections::BTreeSet;

use super::{Bench, person, said, venue};
use crate::game::{Action, EndReason, Keeper, Locale, Notice, Place, PlayerRef};
use crate::host::{Input, Line, What};

/// Somebody who sits nowhere does something, under a name if the platform gives one.
async fn beside(bench: &Bench, who: &str, name: Option<&str>, moderator: bool, text: &str) {
    let input = said(Place::Room, Some("r1"), who, text);
    let input = Input { name: name.map(str::to_owned), moderator, ..input };
    assert!(bench.submit(input).await.reply.is_ok(), "{text}");
}

/// A file that `p1` asks for.
async fn file(bench: &Bench, ending: &str) -> String {
    let files = bench.submit(said(Place::Room, Some("r1"), "p1", "!export")).await.files;
    let file = files.iter().find(|file| file.name.ends_with(ending)).expect("a file");
    String::from_utf8(file.bytes.clone()).expect("text")
}

/// Source: C-15
#[tokio::test]
async fn a_stopped_game_tells_who_has_stopped_it() {
    for (keeper, words) in [
        (Keeper::Host, "The host has ended it."),
        (Keeper::Cohost, "A co-host has ended it."),
        (Keeper::Moderator, "A moderator of this room has ended it."),
    ] {
        let bench = Bench::new();
        bench.started("r1", 8).await;
        match keeper {
            Keeper::Host => assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None)),
            Keeper::Cohost => {
                assert_eq!(bench.say("r1", "p1", "!cohost 2").await, Ok(None));
                assert_eq!(bench.say("r1", "p2", "!stop").await, Ok(None));
            }
            Keeper::Moderator => beside(&bench, "m9", None, true, "!stop").await,
        }
        let lines = bench.unsent();
        let over = |notice: &Notice| matches!(notice, Notice::Over { reason: EndReason::Stopped, keeper: Some(by), .. } if *by == keeper);
        let end = lines.iter().find(|line| over(line.notice.open())).expect("an end");
        assert!(end.text.open().contains(words), "{}", end.text.open());
        assert!(file(&bench, ".svg").await.contains(words), "the picture");
        assert!(bench.host.table_at(&venue("r1")).is_some());
    }
}

#[tokio::test]
async fn every_language_tells_the_host_from_a_cohost_from_a_moderator() {
    let bench = Bench::new();
    let texts = bench.host.texts();
    for locale in texts.locales() {
        let keepers = [Some(Keeper::Host), Some(Keeper::Cohost), Some(Keeper::Moderator), None];
        let said = keepers.map(|keeper| texts.why_over(&locale, EndReason::Stopped, keeper));
        assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), 4, "{said:?}");
    }
    assert!(!texts.why_over(&Locale::new("en"), EndReason::Stopped, None).contains("host"));
}

/// Source: C-15
#[tokio::test]
async fn whoever_sits_nowhere_and_keeps_order_is_told_by_name_or_by_office_and_never_by_an_id() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    beside(&bench, "m8", None, true, "!warn 5 enough").await;
    beside(&bench, "m9", Some("Eve"), true, "!warn 5 enough").await;
    let cohost = PlayerRef::Person(person("m7"));
    let named = What::Action(Action::Cohost { player: cohost });
    let input = Input { what: named, ..said(Place::Room, Some("r1"), "p1", "") };
    assert!(bench.submit(input).await.reply.is_ok());
    beside(&bench, "m7", None, false, "!warn 5 enough").await;
    let done = |lines: Vec<Line>| -> Vec<String> {
        let deeds = lines.into_iter().filter(|line| matches!(line.notice.open(), Notice::Deed { .. }));
        deeds.map(|line| line.text.open().lines().next().unwrap_or_default().to_owned()).collect()
    };
    let words = ["Done by a moderator of this room.", "Done by Eve.", "Done by a co-host."];
    assert_eq!(done(bench.unsent()), words);
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    let (page, data) = (file(&bench, ".html").await, file(&bench, ".json").await);
    assert!(words.iter().all(|words| page.contains(words)));
    assert!(page.contains("somebody is a co-host now") && !page.contains("m7"));
    assert!(["\"m8\"", "\"m9\""].iter().all(|id| !data.contains(id)), "no account stands in the data");
    assert_eq!(data.matches("\"by\": \"somebody\"").count(), 3);
}
