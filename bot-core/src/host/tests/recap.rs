//! What a finished game's picture, page and replay say of people and cards.

use std::collections::BTreeSet;

use super::{Bench, person, said, venue};
use crate::game::{Action, EndReason, Keeper, Locale, Notice, Place, PlayerRef, Role, Side};
use crate::host::{Input, Kept, Line, What};

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

/// A game by these rules of `p1` with as many computer players, which its host stops at once.
async fn stopped(bench: &Bench, rules: &str, others: usize) -> Kept {
    assert_eq!(bench.say("r1", "p1", &format!("!new {rules}")).await, Ok(None));
    for wish in ["!join".to_owned(), format!("!add {others}"), "!start".to_owned(), "!stop".to_owned()] {
        assert_eq!(bench.say("r1", "p1", &wish).await, Ok(None), "{wish}");
    }
    let games = bench.host.games_in(&venue("r1"));
    games.last().expect("a game").as_ref().clone()
}

/// Source: V5-02
#[tokio::test]
async fn where_votes_are_for_cards_every_card_stands_with_its_number() {
    for (rules, numbered) in [("v5", true), ("v5-infernal", false), ("v2", false)] {
        let bench = Bench::new();
        let kept = stopped(&bench, rules, 9).await;
        let (page, picture) = (file(&bench, ".html").await, file(&bench, ".svg").await);
        let role = |role: &Role| bench.host.texts().role(&Locale::new("en"), *role);
        let mut cards = 1..;
        for seat in &kept.seats {
            let hand: Vec<String> = match numbered {
                true => seat
                    .hand
                    .iter()
                    .zip(&mut cards)
                    .map(|(card, at)| format!("{at}: {}", role(card)))
                    .collect(),
                false => seat.hand.iter().map(role).collect(),
            };
            let hand = hand.join(" / ");
            assert!(picture.contains(&format!(">{hand}<")), "{hand} in {picture}");
            assert!(page.contains(&format!(">{hand}</span>")), "{hand}");
        }
        assert_eq!(picture.contains("the card voted for"), numbered);
        let data: serde_json::Value = serde_json::from_str(&file(&bench, ".json").await).expect("JSON");
        let numbers = if numbered { serde_json::json!([3, 4]) } else { serde_json::Value::Null };
        assert_eq!(data["seats"][1]["cards"], numbers);
    }
}

/// Source: C-17, DN-01
#[tokio::test]
async fn after_a_game_of_masks_each_account_stands_with_its_character() {
    let bench = Bench::new();
    let kept = stopped(&bench, "death-note", 9).await;
    let characters = bench.unsent().iter().find_map(|line| match line.notice.open() {
        Notice::Started { seats, .. } => {
            Some(seats.iter().map(|seated| seated.name.clone()).collect::<Vec<_>>())
        }
        _ => None,
    });
    let characters = characters.expect("a beginning");
    assert_eq!(characters.len(), kept.seats.len());
    let unmasked =
        bench.unsent().into_iter().find(|line| matches!(line.notice.open(), Notice::Unmasked { .. }));
    let unmasked = unmasked.expect("an end").text.open().clone();
    let (page, picture) = (file(&bench, ".html").await, file(&bench, ".svg").await);
    for (seat, character) in kept.seats.iter().zip(&characters) {
        let computer = seat.computer.then(|| {
            let args = [("number", seat.name.parse::<u32>().expect("a number").into())];
            bench.host.texts().ui(&Locale::new("en"), "computer-name", &args)
        });
        let name = computer.clone().unwrap_or_else(|| seat.name.clone());
        assert!(unmasked.contains(&format!("{character} was {name}")), "{unmasked}");
        let mark = if computer.is_some() { " (bot)" } else { "" };
        let who = format!("{character} – {name}{mark}");
        assert!(picture.contains(&format!(">{who}<")), "{who} in {picture}");
        assert!(
            page.contains(&format!("<td>{who}</td>")) && page.contains(&format!(" {who}</option>")),
            "{who}"
        );
    }
}

#[tokio::test]
async fn computer_players_are_marked_in_the_picture_and_on_the_page() {
    let bench = Bench::new();
    stopped(&bench, "v2", 7).await;
    for (language, mark) in
        [("en", " (bot)"), ("zh-Hans", "（电脑）"), ("zh-Hant", "（電腦）"), ("ja", "CPUの")]
    {
        assert!(bench.whisper(None, "p1", &format!("lang {language}")).await.is_ok());
        let (page, picture) = (file(&bench, ".html").await, file(&bench, ".svg").await);
        let marked = |text: &str, row: &str| {
            let cells = text.lines().filter(|line| line.starts_with(row));
            cells.filter(|line| line.contains(mark)).count()
        };
        assert_eq!(marked(&picture, "<text"), 7, "{language}: {picture}");
        assert_eq!((marked(&page, "<tr><th"), marked(&page, "<option")), (7, 7), "{language}");
    }
}

/// Without the pieces from `open` to `close`.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut parts = text.split(open);
    let mut rest = parts.next().unwrap_or_default().to_owned();
    parts.for_each(|part| rest.push_str(part.split_once(close).expect("an end").1));
    rest
}

/// Source: I-01
#[tokio::test]
async fn a_page_seen_by_a_player_shows_others_cards_in_the_last_step_only() {
    let bench = Bench::new();
    let kept = stopped(&bench, "v2", 7).await;
    let page = file(&bench, ".html").await;
    let (steps, after) = page.split_once("<section aria-labelledby=\"seats\">").expect("the seats");
    // Every step comes before, and only the last one names anybody's card to all.
    let (before, end) = steps.rsplit_once("<section class=\"step\"").expect("a last step");
    let roles: Vec<String> =
        kept.seats.iter().map(|seat| bench.host.texts().role(&Locale::new("en"), seat.hand[0])).collect();
    let tells = |text: &str| roles.iter().any(|role| text.contains(&format!("{role}<")));
    assert!(!tells(before) && end.contains("<li data-to=\"room\">"));
    // What stands below is seen with the last step or by the judge, but for one's own card.
    let (body, script) = after.split_once("<script>").expect("the script");
    for seat in 1..=8 {
        assert_eq!(
            body.matches(&format!("<span class=\"late\" data-own=\"{seat}\">{}</span>", roles[seat - 1]))
                .count(),
            1
        );
    }
    let seen =
        without(&without(body, "<section class=\"late\"", "</section>"), "<span class=\"late\"", "</span>");
    assert!(tells(body) && !tells(&seen), "{seen}");
    for side in [Side::Good, Side::Killers] {
        assert!(!seen.contains(&bench.host.texts().side(&Locale::new("en"), side)), "{seen}");
    }
    assert!(seen.contains("<p id=\"veiled\"") && script.contains("late.dataset.own !== watch.value"));
}
