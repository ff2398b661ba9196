//! What a finished game's picture, page and replay say of people and cards.

use std::collections::BTreeSet;

use super::{Bench, said, venue};
use crate::game::{EndReason, Keeper, Locale, Notice, Place};

/// Somebody who keeps order in the room says something there.
async fn as_moderator(bench: &Bench, text: &str) {
    let mut input = said(Place::Room, Some("r1"), "mod", text);
    input.moderator = true;
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
            Keeper::Moderator => as_moderator(&bench, "!stop").await,
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
