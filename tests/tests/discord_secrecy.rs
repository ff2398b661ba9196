//! On Discord nobody can tell from what the bot does beside its words what was done in secret: by no edit, no typing
//! notice, no answer that is put off before all, no reaction or pin, no permission and no muted voice.
//!
//! Two tables play what is the same for all who may not know: the same player dies, the same votes are given. Cards,
//! choices, and how often people change their minds are others.
//!
//! Source: I-01, peers 18, peers 19

use std::time::Duration;

use nightfall_tests::discord::sight::{Deed, Reach, Sight, idle_edits, unseemly};
use nightfall_tests::discord::{Party, Permissions, Plan};
use serde_json::{Value, json};

const PLAYERS: usize = 8;
/// Noon of a day in 2026, in UTC.
const NOON: i64 = 1_772_366_400_000;
/// A card is edited again within less time than this.
const CARDS: Duration = Duration::from_millis(2_400);

/// A table in its first night.
struct Table {
    party: Party,
    /// Somebody in the channel who does not play.
    bystander: u64,
    killers: Vec<usize>,
    police: Vec<usize>,
    /// So many deeds were done before anybody did anything in secret, and before the day.
    night: (usize, usize),
}

impl Table {
    /// In a channel that is kept silent, with voices kept silent too.
    async fn open(seed: u64) -> Table {
        let plan = Plan { players: PLAYERS, seed, rehearses: Some(NOON), ..Plan::default() };
        let party = Party::new(&plan).await;
        party.discord.permit(party.guild, Permissions::JUDGE);
        let bystander = party.discord.human(party.guild, "zed", "zed", "en-US").id();
        let lounge = party.discord.voice_channel(party.guild, "lounge");
        for guest in &party.guests {
            guest.human.go_to_voice(party.guild, Some(lounge));
        }
        party.command("new", &[("ruleset", json!(plan.ruleset))]).await;
        let host = party.guests[0].human.clone();
        let lobby = party.room_with("settings").await;
        let settings = host.click(&lobby, "settings").await.expect("an answer").messages[0].clone();
        let wishes = ["silence".to_owned(), "voice".to_owned()];
        host.select(&settings, "room", &wishes).await.expect("an answer");
        party.sit_down(0).await;
        party.command("start", &[]).await;
        party.room_hears("Night 1").await;
        party.calm().await;
        let (killers, police) = (party.all_asked("kill", 2).await, party.all_asked("check", 2).await);
        for index in 0..PLAYERS {
            assert_eq!(party.seat(index), index + 1, "who comes one by one sits in that order");
        }
        let mut table = Table { party, bystander, killers, police, night: (0, 0) };
        table.rest().await;
        table.night.0 = table.deeds().len();
        table
    }

    /// Whatever is under way comes to its end, cards and permissions too.
    async fn rest(&self) {
        self.party.calm().await;
        while self.party.discord.changes_within(CARDS).await {}
    }

    fn deeds(&self) -> Vec<Deed> {
        self.party.discord.deeds()
    }

    fn user(&self, index: usize) -> u64 {
        self.party.guests[index].human.id()
    }

    fn people(&self) -> Vec<u64> {
        let guests = (0..PLAYERS).map(|index| self.user(index));
        guests.chain([self.bystander, self.party.discord.bot_id()]).collect()
    }

    /// What of a night others notice before it is over than who did it: nothing.
    fn overheard(&self, night: &[Deed]) -> Vec<String> {
        let teams: Vec<u64> =
            self.killers.iter().chain(&self.police).map(|index| self.user(*index)).collect();
        let overheard = night.iter().filter(|deed| match deed.reach {
            Reach::Own(who) | Reach::Inbox(who) => !teams.contains(&who),
            Reach::Channel(_) | Reach::Guild(_) | Reach::All => true,
        });
        overheard.map(|deed| format!("{deed:?}")).collect()
    }

    /// Nobody but one killer does anything.
    async fn quiet_night(&self, victim: usize) {
        self.party.choose(self.killers[0], "kill", &[victim + 1]).await;
        self.rest().await;
    }

    /// The killers quarrel, the police ask about several, and everybody with a card tries what is refused.
    async fn busy_night(&self, victim: usize) {
        let (party, others) = (&self.party, self.others(victim));
        for target in [others[0], others[1]] {
            for killer in &self.killers {
                party.choose(*killer, "kill", &[target + 1]).await;
            }
        }
        party.choose(self.police[0], "check", &[self.killers[0] + 1]).await;
        self.rest().await;
        party.choose(self.police[1], "check", &[others[1] + 1]).await;
        party.look(self.police[1]).await;
        party.press(self.police[0], "decline/", "check").await;
        for index in self.killers.iter().chain(&self.police) {
            let human = &party.guests[*index].human;
            for (command, options) in [("role", vec![]), ("kill", vec![("target", json!("1"))])] {
                let _either_way = human.slash(party.channel, command, &options).await;
            }
            human.dm("who is it?");
        }
        for killer in &self.killers {
            party.choose(*killer, "kill", &[victim + 1]).await;
        }
        self.rest().await;
    }

    /// Civilians who stay alive.
    fn others(&self, victim: usize) -> Vec<usize> {
        let holds = |index: &usize| self.killers.contains(index) || self.police.contains(index);
        (1..PLAYERS).filter(|index| !holds(index) && *index != victim).collect()
    }

    /// The first night ends, the day is spoken through, all vote against one, and night falls again. Whoever holds a
    /// card of a team may think better of their vote.
    async fn day(&mut self, victim: usize, accused: usize, hesitates: bool) {
        let ballot = self.party.until_vote().await;
        let part = ballot.part(".vote").expect("a menu").to_owned();
        let voters: Vec<usize> = (0..PLAYERS).filter(|index| *index != victim).collect();
        for index in &voters {
            let human = &self.party.guests[*index].human;
            let against = if *index == accused { 1 } else { accused + 1 };
            let holds = self.killers.contains(index) || self.police.contains(index);
            // Only as long as others have not voted is there time to think.
            if hesitates && holds && Some(index) != voters.last() {
                let another = voters.iter().find(|other| **other != *index && **other != accused);
                let another = another.map(|other| (other + 1).to_string());
                human
                    .select(&ballot, &part, &another.into_iter().collect::<Vec<_>>())
                    .await
                    .expect("an answer");
                self.party.calm().await;
            }
            human.select(&ballot, &part, &[against.to_string()]).await.expect("an answer");
            self.party.calm().await;
        }
        for _ in 0..20 {
            if self.party.count_in_room("Night 2") > 0 {
                break;
            }
            self.party.go_on().await;
            self.party.calm().await;
        }
        assert!(self.party.count_in_room("Night 2") > 0, "{}", self.party.report("no second night"));
        self.rest().await;
    }

    /// The log, at its most talkative, tells neither what anybody holds nor what was done.
    fn clean(&self) {
        let log = self.party.bot.log(&self.party.discord, 1).to_lowercase();
        assert!(log.contains("debug"), "the log tells much");
        for word in ["killer", "police", "civilian", "choose/", "decline/", ".kill", ".check", "who is it"] {
            assert!(!log.contains(word), "the log tells of `{word}`");
        }
        assert!(self.party.discord.violations().is_empty(), "{:?}", self.party.discord.violations());
        assert_eq!(self.party.discord.unrouted(), Vec::<String>::new());
    }
}

/// Two who are civilians in both games if there are such, and never end one by their deaths.
fn victim_and_accused(tables: [&Table; 2]) -> (usize, usize) {
    let alive = |index: &usize| tables.iter().all(|table| !table.killers.contains(index));
    let mut all: Vec<usize> = (1..PLAYERS).filter(alive).collect();
    all.sort_by_key(|index| tables.iter().filter(|table| table.police.contains(index)).count());
    let both = |one: usize, other: usize| {
        tables.iter().any(|table| table.police.contains(&one) && table.police.contains(&other))
    };
    let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (*one, *other)));
    let mut pairs = pairs.filter(|(one, other)| one != other && !both(*one, *other));
    pairs.next().expect("three of eight who are no killers in either, and two of them not the police of one")
}

/// What anybody who may not know could tell two games apart by, or what may never be.
fn differences(viewers: &[u64; 2], tables: [&Table; 2], one: &[Deed], other: &[Deed]) -> Vec<String> {
    let mut found = unseemly(other);
    found.extend(idle_edits(other));
    let people = tables.map(Table::people);
    let (first, second) = (
        Sight::of(one, viewers[0], &people[0], begins(one)),
        Sight::of(other, viewers[1], &people[1], begins(other)),
    );
    found.extend(first.differences(&second));
    found
}

/// The deed with which the game begins.
fn begins(deeds: &[Deed]) -> usize {
    let said =
        |deed: &Deed| deed.body["content"].as_str().is_some_and(|text| text.contains("The game begins"));
    deeds.iter().position(said).expect("a game begins")
}

/// What a bot might do once a killer has acted, or the police ask.
fn spoil(kind: usize, table: &Table, deeds: &[Deed]) -> Vec<Deed> {
    let channel = Reach::Channel(table.party.channel);
    let mut spoilt = deeds.to_vec();
    let night = table.night.0..table.night.1;
    let secret = |of: &[usize]| {
        let users: Vec<u64> = of.iter().map(|index| table.user(*index)).collect();
        let own = |deed: &Deed| matches!(deed.reach, Reach::Own(who) if users.contains(&who));
        night.clone().find(|index| own(&deeds[*index])).expect("a secret deed")
    };
    let (kills, asks) = (secret(&table.killers), secret(&table.police));
    let card = deeds[..night.start].iter().rev().find(|deed| deed.reach == channel && deed.message.is_some());
    let card = card.expect("the night's card").clone();
    let deed = |reach, method: &str, route: &str, body: Value| Deed {
        reach,
        method: method.to_owned(),
        route: route.to_owned(),
        message: card.message,
        answers: route.contains("token"),
        body,
    };
    let (message, callback) = (
        "/channels/{channel_id}/messages/{message_id}",
        "/interactions/{interaction_id}/{interaction_token}/callback",
    );
    let said = card.body["content"].as_str().unwrap_or_default();
    match kind {
        // The night's card is edited when a killer has acted, with other words or the same.
        0 => spoilt.insert(kills, deed(channel, "PATCH", message, json!({ "content": format!("{said}.") }))),
        1 => spoilt.insert(kills, deed(channel, "PATCH", message, json!({ "content": said }))),
        // The bot types where the police ask: before all, or to somebody else.
        2 => spoilt.insert(asks, deed(channel, "POST", "/channels/{channel_id}/typing", Value::Null)),
        3 => {
            let stranger = Reach::Inbox(table.bystander);
            spoilt.insert(asks, deed(stranger, "POST", "/channels/{channel_id}/typing", Value::Null));
        }
        // "Thinking" before all; and what was for one alone.
        4 => spoilt.insert(asks, deed(channel, "POST", callback, json!({ "type": 5, "data": {} }))),
        5 => spoilt[asks].reach = channel,
        // Marks on messages.
        6 => spoilt
            .insert(kills, deed(channel, "PUT", "/channels/{channel_id}/pins/{message_id}", Value::Null)),
        7 => {
            let route = format!("{message}/reactions/{{emoji_name}}/@me");
            spoilt.insert(kills, deed(channel, "PUT", &route, Value::Null));
        }
        8 => spoilt.insert(kills, deed(channel, "DELETE", message, Value::Null)),
        // Who acts may write, or is heard, before the others.
        9 => {
            let route = "/channels/{channel_id}/permissions/{overwrite_id}";
            let before = deeds.iter().rev().find(|deed| deed.route == route);
            let body = before.expect("somebody may speak by day").body.clone();
            spoilt.insert(kills, deed(channel, "PUT", route, body));
        }
        10 => {
            let guild = Reach::Guild(table.party.guild);
            let route = "/guilds/{guild_id}/members/{user_id}";
            spoilt.insert(kills, deed(guild, "PATCH", route, json!({ "mute": false, "deaf": false })));
        }
        // A message more, a message less, one that is longer, two the other way round.
        11 => spoilt.insert(
            kills,
            deed(channel, "POST", "/channels/{channel_id}/messages", json!({ "content": "…" })),
        ),
        12 => drop(spoilt.remove(next_aloud(deeds, channel, night.end))),
        13 => {
            let body = &mut spoilt[next_aloud(deeds, channel, night.end)].body;
            body["content"] = format!("{} ", body["content"].as_str().unwrap_or_default()).into();
        }
        14 => {
            let first = next_aloud(deeds, channel, night.end);
            let second = next_aloud(deeds, channel, first + 1);
            spoilt.swap(first, second);
        }
        // A name that others see when commands are made anew.
        15 => {
            spoilt.insert(asks, deed(Reach::All, "PUT", "/applications/{application_id}/commands", json!([])))
        }
        // Someone rings who did not.
        _ => {
            let body = &mut spoilt[next_aloud(deeds, channel, night.end)].body;
            body["allowed_mentions"] = json!({ "parse": [], "users": ["1772366400000000000"] });
        }
    }
    spoilt
}

/// The next message in the channel from a place on.
fn next_aloud(deeds: &[Deed], channel: Reach, from: usize) -> usize {
    let aloud = |deed: &Deed| deed.reach == channel && deed.method == "POST";
    from + deeds[from..].iter().position(aloud).expect("a message by day")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_the_bot_does_before_all_tells_what_was_done_in_secret() {
    let (mut quiet, mut busy) = tokio::join!(Table::open(11), Table::open(12));
    let (victim, accused) = victim_and_accused([&quiet, &busy]);
    tokio::join!(quiet.quiet_night(victim), busy.busy_night(victim));
    for table in [&mut quiet, &mut busy] {
        table.night.1 = table.deeds().len();
        let night = &table.deeds()[table.night.0..];
        assert_eq!(table.overheard(night), Vec::<String>::new());
        assert!(!night.is_empty());
    }
    tokio::join!(quiet.day(victim, accused, false), busy.day(victim, accused, true));

    let (one, other) = (quiet.deeds(), busy.deeds());
    let blind = (0..PLAYERS).filter(|index| {
        let holds = |table: &Table| table.killers.contains(index) || table.police.contains(index);
        !holds(&quiet) && !holds(&busy)
    });
    let mut viewers = vec![[quiet.bystander, busy.bystander]];
    viewers.extend(blind.map(|index| [quiet.user(index), busy.user(index)]));
    for viewer in &viewers {
        let found = differences(viewer, [&quiet, &busy], &one, &other);
        assert!(found.is_empty(), "{} viewers: {}", viewers.len(), found.join("\n"));
    }
    assert_eq!((unseemly(&one), idle_edits(&one)), (Vec::new(), Vec::new()));
    let aloud = one.iter().filter(|deed| deed.reach == Reach::Channel(quiet.party.channel)).count();
    println!(
        "{} deeds, {aloud} of them before all, {} where everybody is busy; {} viewers",
        one.len(),
        other.len(),
        viewers.len()
    );
    quiet.clean();
    busy.clean();

    // And every way to leak is caught by whoever is in the channel.
    for kind in 0..17 {
        let spoilt = spoil(kind, &busy, &other);
        let mut found = differences(&viewers[0], [&quiet, &busy], &one, &spoilt);
        let night = busy.night.0..(busy.night.1 + spoilt.len()).saturating_sub(other.len());
        found.extend(busy.overheard(&spoilt[night]));
        assert!(!found.is_empty(), "kind {kind}");
    }
}
