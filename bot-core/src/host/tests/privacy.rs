//! What is stored of people: shown to them, dropped in time, and taken out when they want to be forgotten.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::{Bench, config, open, person, said, venue};
use crate::game::{Code, Event, Moment, Notice, Place, ProofFault, Reason, TableId, prove, step};
use crate::host::{ClockKind, Host, HostConfig, Input, Keep, Keepsake, SledStore, Store};

/// An id and a name that stand nowhere else.
const ZOE: &str = "zoe-4711-quillfeather";
const NAME: &str = "Zoë Quillfeather";

async fn zoe(bench: &Bench, place: Place, text: &str) -> crate::host::Outcome {
    let room = (place == Place::Room).then_some("r1");
    let input = Input { name: Some(NAME.to_owned()), ..said(place, room, ZOE, text) };
    bench.submit(input).await
}

/// Zoë, `p1` and computer players play a game to its end in `r1`, and talk to their teams; then Zoë leaves.
async fn played() -> Bench {
    let bench = Bench::new();
    assert_eq!(bench.say("r1", "p1", "!new v2-club").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!join").await, Ok(None));
    assert!(zoe(&bench, Place::Room, "!join").await.reply.is_ok());
    assert_eq!(bench.say("r1", "p1", "!add 10").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    // Not every hand has a team to talk to; a question always reaches the host.
    let _ = zoe(&bench, Place::Direct, "I would check number three").await;
    assert!(zoe(&bench, Place::Direct, &format!("ask may {NAME} sit somewhere else")).await.reply.is_ok());
    for _ in 0..400 {
        if !bench.host.games_in(&venue("r1")).is_empty() {
            assert!(zoe(&bench, Place::Room, "!leave").await.reply.is_ok());
            assert!(zoe(&bench, Place::Direct, "lang zh-Hans").await.reply.is_ok());
            return bench;
        }
        bench.to_deadline().await;
    }
    panic!("the game does not end");
}

/// Whether any file below a folder holds these bytes.
fn holds(folder: &Path, wanted: &str) -> bool {
    fs::read_dir(folder).expect("it reads").any(|entry| {
        let path = entry.expect("it reads").path();
        if path.is_dir() {
            return holds(&path, wanted);
        }
        let bytes = fs::read(&path).expect("it reads");
        bytes.windows(wanted.len()).any(|window| window == wanted.as_bytes())
    })
}

async fn confirm_all(bench: &Bench) {
    let ids: Vec<_> = bench.unsent().iter().map(|line| line.id).collect();
    bench.host.confirm_all(&ids).await.expect("the store works");
}

#[tokio::test]
async fn whoever_is_forgotten_stands_nowhere_on_the_disk_and_the_numbers_stay_right() {
    let bench = played().await;
    confirm_all(&bench).await;
    assert!(holds(bench.dir.path(), ZOE) && holds(bench.dir.path(), NAME), "they were there");
    let ranking = bench.say("r1", "p1", "!ranking").await.expect("an answer").expect("a text");
    let stats = bench.say("r1", "p1", "!stats").await;
    let asked = zoe(&bench, Place::Direct, "forget me").await.reply.expect("an answer").expect("a text");
    assert!(asked.contains("确定"), "{asked}");
    assert!(holds(bench.dir.path(), ZOE), "nothing happens before they are sure");
    let done = zoe(&bench, Place::Direct, "forget me yes").await;
    assert!(done.forgotten && done.reply.is_ok());

    for wanted in [ZOE, NAME] {
        assert!(!holds(bench.dir.path(), wanted), "{wanted} is still on the disk");
    }
    let kept = bench.host.games_in(&venue("r1"));
    let nobody = kept[0].seats.iter().filter(|seat| !seat.computer && seat.person.is_none());
    assert_eq!(nobody.count(), 1, "the seat is there, and nobody's");
    let after = bench.say("r1", "p1", "!ranking").await.expect("an answer").expect("a text");
    assert_eq!(after.lines().last(), ranking.lines().last(), "how the sides fared stays as it was");
    assert_eq!(bench.say("r1", "p1", "!stats").await, stats);
    let replay = bench.say("r1", "p1", "!replay 1-1 1 judge").await.expect("an answer").expect("a text");
    assert!(replay.contains("somebody") && !replay.contains("Zoë"), "{replay}");

    // The table goes on, in memory as on the disk, and nothing of them comes back.
    assert_eq!(bench.say("r1", "p1", "!add 2").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!ready").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    let state = bench.host.table_at(&venue("r1")).expect("a table").state.clone();
    let bench = bench.restart().await;
    assert!(bench.host.table_at(&venue("r1")).expect("a table").state == state, "the same table");
    assert_eq!(
        bench.host.locale_of(&person(ZOE)).expect("it reads").as_str(),
        "en",
        "their language is forgotten"
    );
    let super::Bench { dir, host, .. } = bench;
    host.shutdown().await;
    for wanted in [ZOE, NAME] {
        assert!(!holds(dir.path(), wanted), "{wanted} came back");
    }
    // What they did for the draw cannot be worked out again, and that is said.
    // The threads of the store that was just left may hold it a moment longer.
    let store = (0..100_000).find_map(|_| SledStore::open(dir.path()).ok()).expect("it opens");
    let log = store.log(TableId(1)).expect("a log");
    let records: Vec<(Moment, Vec<Event>)> =
        log.into_iter().map(|record| (record.at, record.events)).collect();
    let proofs = prove(&records);
    assert_eq!(proofs.len(), 2);
    assert!(proofs.iter().all(|proof| proof.faults == [ProofFault::Forgotten]), "{proofs:?}");
}

#[tokio::test]
async fn nobody_is_forgotten_in_the_middle_of_a_game() {
    let bench = played().await;
    assert!(zoe(&bench, Place::Room, "!join").await.reply.is_ok());
    let refused = zoe(&bench, Place::Direct, "forget me yes").await.reply.expect_err("a refusal");
    assert_eq!((refused.code(), refused.refusal.reason), (Code::InGame, Some(Reason::LeaveFirst)));
    assert!(zoe(&bench, Place::Room, "!leave").await.reply.is_ok());
    assert!(zoe(&bench, Place::Direct, "忘记我 确定").await.forgotten);
    // Whoever comes back is somebody new.
    assert!(zoe(&bench, Place::Room, "!join").await.reply.is_ok());
    let own = zoe(&bench, Place::Direct, "history").await.reply.expect("an answer").expect("a text");
    assert!(own.contains("1-1"), "the room's games, as anybody sees them: {own}");
    let stats = bench.say("r1", "p1", &format!("!stats {NAME}")).await;
    assert_eq!(stats, Err(Code::NoSuchPlayer));
}

#[tokio::test]
async fn a_rewriting_that_was_cut_short_is_finished_or_thrown_away() {
    for (marks, half) in [(&[][..], false), (&["fresh.ready"][..], false), (&["fresh.moving"][..], true)] {
        let bench = played().await;
        let super::Bench { dir, host, .. } = bench;
        host.shutdown().await;
        let fresh = dir.path().join("fresh");
        fs::create_dir(&fresh).expect("a folder");
        for entry in fs::read_dir(dir.path()).expect("it reads") {
            let entry = entry.expect("it reads");
            let name = entry.file_name().to_string_lossy().into_owned();
            let database = ["db", "conf"].contains(&name.as_str()) || name.starts_with("snap.");
            // Of a move that was cut short one file is there already.
            if database && !(half && name == "conf") {
                fs::copy(entry.path(), fresh.join(&name)).expect("a copy");
            }
        }
        if half {
            fs::remove_file(dir.path().join("db")).expect("the old one is gone");
        }
        for mark in marks {
            fs::write(dir.path().join(mark), b"").expect("a mark");
        }
        let host = open(dir.path(), step);
        assert_eq!(host.games_in(&venue("r1")).len(), 1, "{marks:?}");
        for name in ["fresh", "fresh.ready", "fresh.moving"] {
            assert!(!dir.path().join(name).exists(), "{name} is left of {marks:?}");
        }
        host.abandon().await;
    }
}

#[tokio::test]
async fn my_data_is_what_is_stored_of_me_and_nobody_elses() {
    let bench = played().await;
    let outcome = zoe(&bench, Place::Direct, "my data").await;
    outcome.reply.expect("an answer").expect("a text");
    let [Keepsake { bytes, public: false, .. }] = &outcome.files[..] else { panic!("one file") };
    let data: serde_json::Value = serde_json::from_slice(bytes).expect("JSON");
    assert_eq!(data["person"], ZOE);
    assert_eq!(data["language"], "zh-Hans");
    assert_eq!(data["games"][0]["you"]["name"], NAME);
    let text = data.to_string();
    assert!(
        text.contains("dealt") && !text.contains("\"person\":\"p1\""),
        "one's own card, and nobody else's seat"
    );
    // Told by word of mouth only to p1.
    assert!(!text.contains("sit somewhere else"), "{text}");
}

#[tokio::test]
async fn private_talk_is_dropped_when_nobody_can_dispute_the_game_any_more() {
    let bench = played().await;
    let spoken = |bench: &Bench| {
        let lines = bench.host.games_in(&venue("r1"));
        (lines[0].talk, holds(bench.dir.path(), "sit somewhere else"))
    };
    assert_eq!(spoken(&bench), (true, true));
    let day = 24 * 3_600_000;
    bench.host.advance(bench.host.now().plus_ms(6 * day)).await.expect("the store works");
    assert!(spoken(&bench).0, "for a week it can be disputed");
    bench.host.advance(bench.host.now().plus_ms(2 * day)).await.expect("the store works");
    assert!(!spoken(&bench).0);
    let super::Bench { dir, host, .. } = bench;
    host.shutdown().await;
    let store = SledStore::open(dir.path()).expect("it opens");
    let said = |event: &Event| match event {
        Event::Told(told) => match told.open() {
            Notice::Question { said, .. } => Some(said.clone()),
            Notice::Team { said, .. } => said.clone(),
            _ => None,
        },
        Event::Fact(_) => None,
    };
    let log = store.log(TableId(1)).expect("a log");
    let words: Vec<String> = log.iter().flat_map(|record| &record.events).filter_map(said).collect();
    assert!(!words.is_empty() && words.iter().all(String::is_empty), "{words:?}");
    drop(store);
    let host = open(dir.path(), step);
    let outcome = host.submit(said_in("r1", "p1", "!export")).await.expect("the store works");
    let page = String::from_utf8(outcome.files[0].bytes.clone()).expect("text");
    assert!(page.contains("no longer kept"), "the replay says that words are missing");
    host.abandon().await;
}

fn said_in(room: &str, who: &str, text: &str) -> Input {
    said(Place::Room, Some(room), who, text)
}

#[tokio::test]
async fn the_privacy_text_tells_what_is_stored_and_choices_are_kept() {
    let bench = Bench::new();
    let text = bench.whisper(None, "p1", "privacy").await.expect("an answer").expect("a text");
    assert!(text.contains("7 days") && text.contains("may ring for you"), "{text}");
    assert!(bench.whisper(None, "p1", "privacy mentions off").await.is_ok());
    assert!(bench.whisper(None, "p1", "隐私 私信 关").await.is_ok());
    assert_eq!(bench.whisper(None, "p1", "privacy nonsense on").await, Err(Code::BadValue));
    let bench = bench.restart().await;
    let contact = bench.host.contact_of(&person("p1")).expect("it reads");
    assert!(!contact.mention && !contact.write);
    let other = bench.host.contact_of(&person("p2")).expect("it reads");
    assert!(other.mention && other.write);
}

#[tokio::test]
async fn finished_games_are_dropped_when_their_time_is_over_and_so_is_their_closed_tables_log() {
    let bench = played().await;
    assert_eq!(bench.say("r2", "p1", "!new v2").await, Ok(None));
    let super::Bench { dir, host, machine } = bench;
    host.shutdown().await;
    let config = HostConfig { keep: Keep::talk(7).games(30), ..config(ClockKind::Virtual) };
    let store = SledStore::open(dir.path()).expect("it opens");
    let host = Host::open_with(Arc::new(store), config, step).expect("the host opens");
    let bench = super::Bench { dir, host, machine };
    let text = bench.whisper(None, "p1", "privacy").await.expect("an answer").expect("a text");
    assert!(text.contains("dropped 30 days after its end"), "{text}");
    let day = 24 * 3_600_000;
    bench.host.advance(bench.host.now().plus_ms(29 * day)).await.expect("the store works");
    assert_eq!(bench.host.games_in(&venue("r1")).len(), 1);
    assert!(bench.host.tables().is_empty(), "nobody has come for long");
    bench.host.advance(bench.host.now().plus_ms(2 * day)).await.expect("the store works");
    assert!(bench.host.games_in(&venue("r1")).is_empty());
    assert!(bench.say("r1", "p1", "!history").await.expect("an answer").expect("a text").contains("No game"));
    assert_eq!(bench.say("r1", "p1", "!replay 1-1").await, Err(Code::NoGame));
    let log = |bench: &super::Bench, table| bench.host.shared.store.log(TableId(table)).expect("it reads");
    assert!(log(&bench, 1).is_empty());
    // The last table's stays, so that no later one gets its number.
    assert!(!log(&bench, 2).is_empty());
    let bench = bench.restart().await;
    assert_eq!(bench.say("r1", "p1", "!new v2").await, Ok(None));
    assert_eq!(bench.host.tables().last().map(|view| view.id), Some(TableId(3)));
}
