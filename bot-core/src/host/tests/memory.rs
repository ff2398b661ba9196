//! Finished games: lists, replays, what they add up to.

use std::collections::BTreeMap;

use tempfile::TempDir;

use super::{Bench, open, person, said, venue};
use crate::game::{Code, Notice, Place, Reason, TableId, step};
use crate::host::{GameNumber, Keepsake, Kept, SledStore, archive};

/// A game of `p1` with computer players, played to its end.
async fn played(bench: &Bench, room: &str) -> GameNumber {
    let before = bench.host.games_in(&venue(room)).len();
    if bench.host.table_at(&venue(room)).is_none() {
        assert_eq!(bench.say(room, "p1", "!new v2-club").await, Ok(None));
        assert_eq!(bench.say(room, "p1", "!join").await, Ok(None));
        assert_eq!(bench.say(room, "p1", "!add 11").await, Ok(None));
    }
    assert!(bench.say(room, "p1", "!ready").await.is_ok());
    assert_eq!(bench.say(room, "p1", "!start").await, Ok(None));
    for _ in 0..400 {
        let games = bench.host.games_in(&venue(room));
        if games.len() > before {
            return games.last().expect("a game").game;
        }
        bench.to_deadline().await;
    }
    panic!("the game does not end");
}

async fn asked(bench: &Bench, room: &str, who: &str, text: &str) -> String {
    bench.say(room, who, text).await.expect("an answer").expect("a text")
}

fn kept(bench: &Bench, room: &str) -> Vec<Kept> {
    bench.host.games_in(&venue(room)).iter().map(|kept| kept.as_ref().clone()).collect()
}

#[tokio::test]
async fn a_finished_game_is_kept_over_a_restart_with_what_its_end_told() {
    let bench = Bench::new();
    let game = played(&bench, "r1").await;
    assert_eq!(game.to_string(), "1-1");
    let told = bench.unsent().into_iter().find_map(|line| match line.notice.open() {
        Notice::Over { winners, hands, points, seats, .. } => {
            Some((winners.clone(), hands.clone(), points.clone(), seats.clone()))
        }
        _ => None,
    });
    let (winners, hands, points, seats) = told.expect("an end");
    let bench = bench.restart().await;
    let [kept] = &kept(&bench, "r1")[..] else { panic!("one game") };
    assert_eq!(kept.winners, winners);
    for (index, seat) in kept.seats.iter().enumerate() {
        let number = crate::game::seat_at(index);
        assert_eq!(seat.hand, hands[index]);
        assert_eq!(seat.points, points[&number]);
        assert_eq!(seat.won, seats.contains(&number));
        assert_eq!(seat.computer, seat.person.is_none());
    }
    assert!(kept.is_of(&person("p1")) && !kept.is_of(&person("p2")));
}

#[tokio::test]
async fn history_lists_the_rooms_games_even_where_no_table_stands() {
    let bench = Bench::new();
    assert!(asked(&bench, "r1", "p9", "!history").await.contains("No game"));
    played(&bench, "r1").await;
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    assert!(bench.host.table_at(&venue("r1")).is_none());
    let list = asked(&bench, "r1", "p9", "!history").await;
    assert!(list.contains("1-1 ·") && list.contains("12 players"), "{list}");
    assert!(asked(&bench, "r2", "p9", "!history").await.contains("No game"));
    let own = bench.whisper(None, "p1", "history").await.expect("an answer").expect("a text");
    assert!(own.contains("Your finished games") && own.contains("1-1"), "{own}");
}

/// Source: I-01
#[tokio::test]
async fn a_replay_shows_a_viewer_what_that_viewer_was_told_and_no_more() {
    let bench = Bench::new();
    played(&bench, "r1").await;
    let killer = kept(&bench, "r1")[0]
        .seats
        .iter()
        .position(|seat| seat.hand[0] == crate::game::Role::Killer)
        .expect("a killer")
        + 1;
    let room = asked(&bench, "r1", "p9", "!replay 1-1 2").await;
    assert!(room.contains("step 2 of") && room.contains("night 1"), "{room}");
    assert!(!room.contains("To #"), "a bystander hears nothing private: {room}");
    let own = asked(&bench, "r1", "p9", &format!("!replay 1-1 2 #{killer}")).await;
    assert!(own.contains(&format!("To #{killer}")), "{own}");
    let all = asked(&bench, "r1", "p9", "!replay 1-1 2 judge").await;
    assert!(all.lines().count() > own.lines().count(), "{all}");
    for line in own.lines().filter(|line| line.starts_with("To #")) {
        assert!(line.starts_with(&format!("To #{killer} ")), "{line}");
        let computer = kept(&bench, "r1")[0].seats[killer - 1].computer;
        assert_eq!(line.contains(" (bot):"), computer, "whom the computer played is marked: {line}");
    }
    assert!(asked(&bench, "r1", "p9", "！复盘 １-１ 2 法官").await.contains("To #"));
    let last = asked(&bench, "r1", "p9", "!replay 1-1 1").await;
    let steps: usize = last
        .split("of ")
        .nth(1)
        .and_then(|rest| rest.split(':').next())
        .expect("steps")
        .parse()
        .expect("a number");
    assert!(asked(&bench, "r1", "p9", &format!("!replay 1-1 {steps}")).await.contains("The game is over"));
    for (text, code) in [
        (format!("!replay 1-1 {}", steps + 1), Code::BadValue),
        ("!replay 1-1 0 #99".to_owned(), Code::NoSuchPlayer),
        ("!replay 1-1 nonsense".to_owned(), Code::BadValue),
        ("!replay 1-2".to_owned(), Code::NoGame),
        ("!replay 99-1".to_owned(), Code::NoGame),
    ] {
        assert_eq!(bench.say("r1", "p9", &text).await, Err(code), "{text}");
    }
}

/// Source: I-01
#[tokio::test]
async fn only_a_finished_game_is_shown_and_only_to_its_room_and_its_players() {
    let bench = Bench::new();
    played(&bench, "r1").await;
    let refused = |outcome: crate::host::Outcome| outcome.reply.expect_err("a refusal").refusal;
    for who in ["p2", "p9"] {
        let elsewhere = refused(bench.submit(said(Place::Room, Some("r2"), who, "!replay 1-1")).await);
        let nowhere = refused(bench.submit(said(Place::Room, Some("r2"), who, "!replay 77-1")).await);
        assert_eq!(elsewhere, nowhere, "a stranger does not learn whether there is such a game");
        assert_eq!(elsewhere.reason, Some(Reason::NoSuchGame));
    }
    assert!(bench.whisper(None, "p1", "replay 1-1 1 judge").await.is_ok(), "whoever played may look");
    // The next game is on: the first is shown as before, the second not at all.
    let before = asked(&bench, "r1", "p9", "!replay 1-1 1 judge").await;
    assert!(bench.say("r1", "p1", "!ready").await.is_ok());
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    assert_eq!(asked(&bench, "r1", "p9", "!replay 1-1 1 judge").await, before);
    assert_eq!(bench.say("r1", "p9", "!replay 1-2 1 judge").await, Err(Code::NoGame));
    assert!(!asked(&bench, "r1", "p9", "!history").await.contains("1-2"));
    // Stopped games are kept, and add up to nothing.
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    assert!(asked(&bench, "r1", "p9", "!history").await.contains("not played to an end"));
    assert!(asked(&bench, "r1", "p1", "!stats").await.contains("1 game,"));
}

#[tokio::test]
async fn statistics_count_games_by_side_role_and_rule_set() {
    let bench = Bench::new();
    for _ in 0..6 {
        played(&bench, "r1").await;
    }
    let games = kept(&bench, "r1");
    let own: Vec<_> =
        games.iter().flat_map(|kept| &kept.seats).filter(|seat| seat.person == Some(person("p1"))).collect();
    let (won, points) =
        (own.iter().filter(|seat| seat.won).count(), own.iter().map(|seat| seat.points).sum::<i32>());
    let stats = asked(&bench, "r1", "p1", "!stats").await;
    assert!(
        stats.contains(&format!("6 games, {won} won")) && stats.contains(&format!("{points} points")),
        "{stats}"
    );
    for role in own.iter().map(|seat| seat.hand[0]) {
        let name = bench.host.texts().role(&crate::game::Locale::new("en"), role);
        assert!(stats.contains(&format!("{name}:")), "{name} in {stats}");
    }
    assert!(stats.contains("First game"), "{stats}");
    assert_eq!(asked(&bench, "r1", "p9", "!stats p1").await, stats);
    assert!(asked(&bench, "r1", "p9", "!stats").await.contains("no game"));
    let ranking = asked(&bench, "r1", "p1", "!ranking").await;
    assert!(ranking.contains("1. p1 (you)") && ranking.contains("of 6 won"), "{ranking}");
    assert!(ranking.contains("6 games —"), "{ranking}");
    assert!(asked(&bench, "r1", "p1", "!ranking v1").await.contains("No game"));
}

/// Source: CL-07
#[tokio::test]
async fn points_are_counted_by_season() {
    let bench = Bench::new();
    played(&bench, "r1").await;
    assert!(asked(&bench, "r1", "p1", "!season").await.contains("all games"));
    assert_eq!(bench.say("r1", "p9", "!season new spring").await, Err(Code::NotHost));
    assert!(asked(&bench, "r1", "p1", "!season new spring <b>@everyone").await.contains("Season 1"));
    assert!(asked(&bench, "r1", "p1", "!season").await.contains("No game"));
    played(&bench, "r1").await;
    let points = kept(&bench, "r1")[1].seats.iter().find(|seat| seat.person.is_some()).expect("p1").points;
    let bench = bench.restart().await;
    let table = asked(&bench, "r1", "p1", "!season").await;
    assert!(table.contains(&format!("1. p1 (you): {points} points in 1 game")), "{table}");
    bench.host.advance(bench.host.now().plus_ms(1000)).await.expect("the store works");
    asked(&bench, "r1", "p1", "!season new summer").await;
    assert!(asked(&bench, "r1", "p1", "!season").await.contains("No game"));
    let first = asked(&bench, "r1", "p1", "!season 1").await;
    assert!(table.starts_with(&first), "{first}");
    assert_eq!(bench.say("r1", "p1", "!season 3").await, Err(Code::BadValue));
    let seasons = asked(&bench, "r1", "p9", "!season").await;
    assert!(seasons.contains("spring") && seasons.contains("summer") && !seasons.contains('@'), "{seasons}");
}

#[tokio::test]
async fn rooms_of_one_circle_count_together() {
    let bench = Bench::new();
    for room in ["r1", "r2"] {
        played(&bench, room).await;
        bench.host.belongs(&venue(room), "guild").await.expect("the store works");
    }
    played(&bench, "r3").await;
    let bench = bench.restart().await;
    assert!(asked(&bench, "r2", "p1", "!season").await.contains("in 2 games"));
    assert!(asked(&bench, "r3", "p1", "!season").await.contains("in 1 game,"));
    assert!(!asked(&bench, "r2", "p1", "!history").await.contains("1-1"), "a room lists its own games");
}

async fn files(bench: &Bench, who: &str, text: &str) -> Vec<Keepsake> {
    let outcome = bench.submit(said(Place::Room, Some("r1"), who, text)).await;
    outcome.reply.expect("an answer").expect("a text");
    outcome.files
}

#[tokio::test]
async fn a_finished_game_becomes_a_page_and_data_that_name_no_account_and_run_no_foreign_code() {
    let bench = Bench::new();
    let mut input = said(Place::Room, Some("r1"), "p1", "!new v2-club");
    input.name = Some("<script>alert(1)</script> & \"Co\"\u{202e}".to_owned());
    bench.submit(input).await;
    assert_eq!(bench.say("r1", "p1", "!join").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!add 11").await, Ok(None));
    played(&bench, "r1").await;
    let files = files(&bench, "p1", "!export").await;
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["nightfall-1-1.html", "nightfall-1-1.json", "nightfall-1-1.svg"]);
    assert!(files.iter().all(|file| !file.public));
    let page = String::from_utf8(files[0].bytes.clone()).expect("text");
    assert_eq!(page.matches("<script>").count(), 1, "the page's own");
    assert!(page.contains("&lt;script&gt;alert") && !page.contains('\u{202e}'));
    for outside in ["http:", "https:", "src=", "href=", "url(", "@import"] {
        let own = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!own.contains(outside), "the page reaches for {outside}");
    }
    assert!(page.contains("data-to=\"room\"") && page.contains("<option value=\"judge\">"));
    let data: serde_json::Value = serde_json::from_slice(&files[1].bytes).expect("JSON");
    assert_eq!(data["game"], "1-1");
    assert_eq!(data["seats"].as_array().expect("seats").len(), 12);
    let text = data.to_string();
    assert!(!text.contains("\"user\":\"p1\"") && text.contains("\"user\":\"seat "), "accounts are left out");
    // Every message to a seat alone is in it, as the judge saw the game.
    let dealt = |line: &&serde_json::Value| line["notice"]["type"] == "dealt";
    let lines = data["steps"]
        .as_array()
        .expect("steps")
        .iter()
        .flat_map(|step| step["lines"].as_array().expect("lines"));
    assert_eq!(lines.filter(dealt).count(), 12);
}

#[tokio::test]
async fn a_finished_game_becomes_a_picture_for_the_room() {
    let bench = Bench::new();
    played(&bench, "r1").await;
    for language in ["zh-Hans", "en"] {
        assert!(bench.whisper(None, "p9", &format!("lang {language}")).await.is_ok());
        let [picture] = &files(&bench, "p9", "!picture 1-1").await[..] else { panic!("one picture") };
        assert!(picture.public);
        // Whether it is drawn depends on the fonts of the system; if not, it comes as SVG.
        match picture.mime {
            "image/png" => assert_eq!(&picture.bytes[..4], b"\x89PNG"),
            mime => assert!(mime == "image/svg+xml" && picture.bytes.starts_with(b"<svg"), "{mime}"),
        }
    }
    let drawn = &files(&bench, "p1", "!export").await[2];
    let svg = String::from_utf8(drawn.bytes.clone()).expect("text");
    let kept = &kept(&bench, "r1")[0];
    let nights = svg.matches(">N").count();
    assert_eq!(nights, usize::from(kept.nights), "a column for every night");
    for word in
        kept.seats.iter().map(|seat| bench.host.texts().role(&crate::game::Locale::new("en"), seat.hand[0]))
    {
        assert!(svg.contains(&word), "{word}");
    }
    // No line reaches beyond the edge: a letter is about half as wide as it is high, and in the title bold.
    let number = |text: &str, key: &str| -> f64 {
        let (_, rest) = text.split_once(&format!(" {key}=\"")).unwrap_or_else(|| panic!("no {key}: {text}"));
        rest.split_once('"').and_then(|(value, _)| value.parse().ok()).expect("a number")
    };
    let width = number(&svg, "width");
    for line in svg.lines().filter(|line| line.starts_with("<text")) {
        let said = line.split_once('>').and_then(|(_, rest)| rest.split_once('<')).expect("a text").0;
        let size = if line.contains("font-size") { number(line, "font-size") } else { 15.0 };
        let letters = f64::from(u32::try_from(said.chars().count()).expect("few"));
        let end = number(line, "x") + if line.contains("=\"end\"") { 0.0 } else { letters * size * 0.54 };
        assert!(end <= width, "{said} ends at {end} of {width}");
    }
    assert_eq!(bench.say("r2", "p9", "!picture 1-1").await, Err(Code::NoGame));
}

#[tokio::test]
async fn games_move_to_another_store_with_their_tables() {
    let bench = Bench::new();
    played(&bench, "r1").await;
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    let before = kept(&bench, "r1");
    let Bench { dir, host, .. } = bench;
    host.shutdown().await;
    let store = SledStore::open(dir.path()).expect("it opens");
    let table = archive::export(&store, TableId(1)).expect("a table");
    let other = TempDir::new().expect("a temporary directory");
    let store = SledStore::open(other.path()).expect("it opens");
    archive::import(&store, &BTreeMap::from([(TableId(1), table)])).expect("it is taken in");
    drop(store);
    let host = open(other.path(), step);
    let after: Vec<Kept> = host.games_in(&venue("r1")).iter().map(|kept| kept.as_ref().clone()).collect();
    assert_eq!(after, before);
    host.abandon().await;
}
