//! What a community settles for all its tables, and how people are written to.

use super::{Bench, person, said, venue};
use crate::game::{Audience, Code, Notice, Place, Reason};
use crate::host::Input;

impl Bench {
    /// Somebody who keeps order says something in a room.
    async fn rules(&self, room: &str, text: &str) -> Result<Option<String>, Code> {
        let input = Input { moderator: true, ..said(Place::Room, Some(room), "mod", text) };
        self.submit(input).await.reply.map_err(|refused| refused.code())
    }

    fn told(&self, who: &str, wanted: impl Fn(&Notice) -> bool) -> Vec<String> {
        let own = Audience::Person(person(who));
        let lines = self.unsent().into_iter().filter(|line| line.to == own && wanted(line.notice.open()));
        lines.map(|line| line.text.open().clone()).collect()
    }
}

#[tokio::test]
async fn only_a_moderator_settles_what_holds_for_all_tables() {
    let bench = Bench::new();
    bench.table("r1", 2).await;
    for text in ["!house ban p2", "!house host p1", "!house set pace slow", "!ruleset remove x"] {
        let refused = bench.submit(said(Place::Room, Some("r1"), "p1", text)).await.reply.expect_err(text);
        assert_eq!(refused.refusal.reason, Some(Reason::ModeratorsOnly), "{text}");
    }
    assert!(bench.say("r1", "p1", "!house").await.expect("an answer").is_some());
    assert_eq!(bench.whisper(None, "nobody", "!house").await, Err(Code::NoTable));
}

#[tokio::test]
async fn whoever_is_not_welcome_takes_no_seat_and_opens_no_table_even_after_a_restart() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let shown = bench.rules("r1", "!house ban bob: throws @everyone things").await.expect("done");
    let shown = shown.expect("how it stands");
    assert!(shown.contains("bob") && shown.contains("throws") && !shown.contains("@everyone"), "{shown}");
    // Only those who keep order see who is not welcome.
    let seen = bench.say("r1", "p1", "!house").await.expect("an answer").expect("a text");
    assert!(!seen.contains("bob"), "{seen}");
    let bench = bench.restart().await;
    for text in ["!join", "!sub 3 bob"] {
        let refused = bench.submit(said(Place::Room, Some("r1"), "bob", text)).await.reply.expect_err(text);
        assert_eq!(refused.refusal.reason, Some(Reason::Banned), "{text}");
    }
    let refused =
        bench.submit(said(Place::Room, Some("r1"), "p1", "!sub 3 bob")).await.reply.expect_err("bob");
    assert_eq!(refused.refusal.reason, Some(Reason::NewcomerBanned));
    // In another room of no circle they may; the ban is this community's.
    assert_eq!(bench.say("r2", "bob", "!new v2").await, Ok(None));
    bench.rules("r1", "!house unban bob").await.expect("done");
    assert_eq!(bench.rules("r1", "!stop").await, Ok(None));
    assert_eq!(bench.say("r1", "bob", "!join").await, Ok(None));
}

#[tokio::test]
async fn tables_are_opened_by_those_on_the_list_if_there_is_one() {
    let bench = Bench::new();
    bench.rules("r1", "!house host ann").await.expect("done");
    assert_eq!(bench.say("r1", "bob", "!new v2").await, Err(Code::NotHost));
    assert_eq!(bench.say("r1", "ann", "!new v2").await, Ok(None));
    assert_eq!(bench.say("r1", "ann", "!stop").await, Ok(None));
    bench.rules("r1", "!house anybody").await.expect("done");
    assert_eq!(bench.say("r1", "bob", "!new v2").await, Ok(None));
}

#[tokio::test]
async fn a_new_table_begins_as_the_community_has_settled_and_says_so() {
    let bench = Bench::new();
    bench.rules("r1", "!house ruleset v2-club").await.expect("done");
    bench.rules("r1", "!house language zh-Hans").await.expect("done");
    bench.rules("r1", "!house set tie_limit 7").await.expect("done");
    assert_eq!(bench.rules("r1", "!house set nonsense 7").await, Err(Code::UnknownOption));
    assert_eq!(bench.rules("r1", "!house ruleset nonsense").await, Err(Code::UnknownRuleset));
    let bench = bench.restart().await;
    assert_eq!(bench.say("r1", "p1", "!new").await, Ok(None));
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    let table = view.state.standing().expect("it stands");
    assert_eq!((table.rules.id.as_str(), table.rules.tie_limit), ("v2-club", 7));
    assert_eq!(table.locale.as_str(), "zh-Hans");
    assert_eq!(table.house_rules(), ["tie_limit"]);
    let set =
        |notice: &Notice| matches!(notice, Notice::OptionSet { house_rules, .. } if house_rules.len() == 1);
    assert!(bench.unsent().iter().any(|line| line.to == Audience::Room && set(line.notice.open())));
}

#[tokio::test]
async fn a_rule_set_of_ones_own_is_checked_kept_played_and_given_up() {
    let bench = Bench::new();
    let faulty = bench.rules("r1", "!ruleset add id = \"friday\"\nbase = \"v2\"\nballot = \"loud\"").await;
    assert!(faulty.expect("an answer").expect("why").contains("ballot"));
    let taken = bench.rules("r1", "!ruleset add id = \"v3\"\nbase = \"v2\"").await;
    assert!(taken.expect("an answer").expect("why").contains("id"));
    let text = "!ruleset add ```toml\nid = \"friday\"\nbase = \"v2\"\ntie_limit = 9\n```";
    assert!(bench.rules("r1", text).await.expect("done").expect("a list").contains("friday"));
    let bench = bench.restart().await;
    assert!(bench.say("r1", "p1", "!ruleset").await.expect("an answer").expect("a list").contains("friday"));
    assert!(bench.say("r1", "p1", "!rules friday").await.expect("an answer").is_some());
    assert_eq!(bench.say("r2", "p1", "!new friday").await, Err(Code::UnknownRuleset));
    assert_eq!(bench.say("r1", "p1", "!new friday").await, Ok(None));
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    assert_eq!(view.state.standing().map(|table| table.rules.tie_limit), Some(9));
    bench.rules("r1", "!ruleset remove friday").await.expect("done");
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!new friday").await, Err(Code::UnknownRuleset));
}

#[tokio::test]
async fn whoever_asked_is_told_once_when_a_table_opens() {
    let bench = Bench::new();
    let invited = |notice: &Notice| matches!(notice, Notice::Invited { .. });
    assert!(bench.say("r1", "ann", "!notify").await.expect("an answer").is_some());
    bench.say("r1", "bob", "!notify").await.expect("an answer");
    bench.say("r1", "bob", "!notify off").await.expect("an answer");
    let bench = bench.restart().await;
    assert_eq!(bench.say("r2", "p1", "!new v2").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!new v2").await, Ok(None));
    assert_eq!(bench.told("ann", invited).len(), 1);
    assert!(bench.told("bob", invited).is_empty());
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!new v2").await, Ok(None));
    assert_eq!(bench.told("ann", invited).len(), 1, "once");
}

/// Source: DN-01
#[tokio::test]
async fn nowhere_is_a_character_called_like_the_judge() {
    let bench = Bench::new();
    let mut names: Vec<String> = (1..=24).map(|number| format!("Tree {number}")).collect();
    let plain = names.join(",");
    names[4] = "Ｊｕｄｇｅ".to_owned();
    let imitation = names.join(",");
    // At a table, in what the community settles for all its tables, and in a rule set of its own.
    assert_eq!(bench.say("r1", "p1", "!new death-note").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", &format!("!set characters {imitation}")).await, Err(Code::BadValue));
    assert_eq!(bench.say("r1", "p1", &format!("!set characters {plain}")).await, Ok(None));
    let settled = bench.rules("r1", &format!("!house set characters {imitation}")).await;
    assert_eq!(settled, Err(Code::BadValue));
    let list = imitation.replace(',', "\", \"");
    let own = format!("!ruleset add id = \"friday\"\nbase = \"death-note\"\ncharacters = [\"{list}\"]");
    assert_eq!(bench.rules("r1", &own).await, Err(Code::BadValue));
}

#[tokio::test]
async fn whoever_has_never_played_hears_how_a_game_goes_once_and_when_they_ask() {
    let bench = Bench::new();
    bench.started("r1", 8).await;
    let told = |notice: &Notice| matches!(notice, Notice::Introduction {});
    let intro = bench.whisper(None, "p3", "intro").await.expect("an answer").expect("a text");
    assert_eq!(bench.told("p3", told), [intro]);
    assert_eq!(bench.say("r1", "p1", "!stop").await, Ok(None));
    let bench = bench.restart().await;
    assert_eq!(bench.say("r1", "p9", "!join").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    assert_eq!((bench.told("p3", told).len(), bench.told("p9", told).len()), (1, 1));
}

#[tokio::test]
async fn reminders_are_kept_from_whoever_wants_none() {
    let bench = Bench::new();
    bench.whisper(None, "p2", "remind off").await.expect("an answer");
    bench.whisper(None, "p3", "remind quiet 00:00-23:59").await.expect("an answer");
    bench.table("r1", 8).await;
    assert_eq!(bench.say("r1", "p1", "!set times.night 120").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!set reminders 60").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    for _ in 0..12 {
        bench.to_deadline().await;
    }
    let reminder = |notice: &Notice| matches!(notice, Notice::Reminder { .. });
    let count = |who: &str| bench.told(who, reminder).len();
    assert_eq!((count("p2"), count("p3")), (0, 0));
    assert!((4..=8).any(|seat| count(&format!("p{seat}")) > 0), "the others are reminded");
}

#[tokio::test]
async fn help_names_what_means_something_now_and_nothing_of_the_cards() {
    let bench = Bench::new();
    bench.table("r1", 8).await;
    let help = |who: &'static str| {
        let input = said(Place::Direct, Some("r1"), who, "help");
        let answer = bench.submit(input);
        async move { answer.await.reply.expect("an answer").expect("a text") }
    };
    assert!(help("p1").await.contains("!start") || help("p1").await.contains("start —"));
    assert!(!help("p2").await.contains("start —") && help("nobody").await.contains("join —"));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    for _ in 0..20 {
        let view = bench.host.table_at(&venue("r1")).expect("a table");
        if view.prompts.is_empty() || view.prompts.iter().all(|prompt| !prompt.private) {
            break;
        }
        bench.to_deadline().await;
    }
    // Nobody is asked in secret now: whatever their cards, all who live read the same list.
    let view = bench.host.table_at(&venue("r1")).expect("a table");
    let table = view.state.standing().expect("it stands");
    let game = table.game.as_ref().expect("a game");
    let list = |text: &str| text.split("What you can do now:").nth(1).expect("a list").to_owned();
    let mut lists = std::collections::BTreeSet::new();
    for seat in game.living() {
        let who = table.player(seat).expect("somebody").person.id().to_owned();
        if who != "p1" {
            let answer = bench.whisper(Some("r1"), &who, "help").await.expect("an answer").expect("a text");
            lists.insert(list(&answer));
        }
    }
    assert_eq!(lists.len(), 1, "{lists:?}");
}

#[tokio::test]
async fn in_a_communitys_quiet_hours_nobody_is_reminded_or_called_to_a_table() {
    let bench = Bench::new();
    let invited = |notice: &Notice| matches!(notice, Notice::Invited { .. });
    let reminders = |bench: &Bench| {
        let lines = bench.unsent();
        lines.iter().filter(|line| matches!(line.notice.open(), Notice::Reminder { .. })).count()
    };
    bench.say("r1", "ann", "!notify").await.expect("an answer");
    // The bench's clock begins at midnight.
    let shown = bench.rules("r1", "!house quiet 00:00-12:00").await.expect("done").expect("how it stands");
    assert!(shown.contains("12:00 (UTC)"), "{shown}");
    let bench = bench.restart().await;
    bench.table("r1", 8).await;
    assert_eq!(bench.say("r1", "p1", "!set times.night 120").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!set reminders 60").await, Ok(None));
    assert_eq!(bench.say("r1", "p1", "!start").await, Ok(None));
    for _ in 0..4 {
        bench.to_deadline().await;
    }
    assert_eq!((reminders(&bench), bench.told("ann", invited).len()), (0, 0));
    bench.rules("r1", "!house quiet off").await.expect("done");
    for _ in 0..12 {
        bench.to_deadline().await;
    }
    assert!(reminders(&bench) > 0);
    assert_eq!(bench.rules("r1", "!stop").await, Ok(None));
    assert_eq!(bench.told("ann", invited).len(), 1, "the table is free for the next game");
}

#[tokio::test]
async fn a_rule_set_file_needs_no_word_before_it() {
    let bench = Bench::new();
    let file = "!ruleset # of Fridays\nid = \"friday\"\nbase = \"v2\"\ntie_limit = 9";
    assert!(bench.rules("r1", file).await.expect("done").expect("a list").contains("friday"));
    assert_eq!(bench.say("r1", "p1", "!new friday").await, Ok(None));
    let refused = bench.submit(said(Place::Room, Some("r1"), "p1", file)).await.reply.expect_err("a refusal");
    assert_eq!(refused.refusal.reason, Some(Reason::ModeratorsOnly));
}
