//! A whole game of eight people on Discord, with the real bot and a stand-in for
//! Discord: played with buttons and menus, one of the eight with a closed inbox,
//! the bot killed in the middle of a night and in the middle of a ballot.

use std::collections::HashSet;
use std::time::Duration;

use nightfall_tests::discord::sight::unseemly;
use nightfall_tests::discord::{Answer, Bot, Discord, Human, Message, Permissions, Settings};
use serde_json::json;

const SOON: Duration = Duration::from_secs(40);

/// Somebody at the table.
struct Player {
    human: Human,
    seat: u16,
    reachable: bool,
    alive: bool,
    /// Custom ids of menus that were used already.
    used: HashSet<String>,
    /// How often they were refused something.
    refusals: usize,
}

struct Table {
    discord: Discord,
    bot: Bot,
    channel: u64,
    players: Vec<Player>,
    /// The last message of the room that was acted upon.
    cursor: u64,
}

impl Table {
    fn fail(&self, what: &str) -> String {
        let room = self.players[0].human.see(self.channel);
        let room: Vec<&str> = room.iter().map(|message| message.content.as_str()).collect();
        let log = self.bot.tail(&self.discord);
        format!("{what}\nviolations: {:?}\nroom: {room:#?}\nlog:\n{log}", self.discord.violations())
    }

    fn player(&self, seat: u16) -> &Player {
        &self.players[usize::from(seat) - 1]
    }

    /// The next message of the room with such a part.
    async fn next(&mut self, parts: &[&str]) -> Message {
        let cursor = self.cursor;
        let found = self.players[0]
            .human
            .wait(self.channel, &format!("{parts:?}"), SOON, |messages| {
                let new = messages.iter().filter(|message| message.id > cursor && message.only_for.is_none());
                new.into_iter().find(|message| parts.iter().any(|part| message.part(part).is_some())).cloned()
            })
            .await;
        let found = found.unwrap_or_else(|silence| panic!("{}", self.fail(&silence.to_string())));
        self.cursor = found.id;
        found
    }

    /// The unused menu of this kind that a player has been sent, or sees after
    /// asking for their hand. `None` if they have none.
    async fn menu(&self, seat: u16, ask: &str, within: Duration) -> Option<Message> {
        let player = self.player(seat);
        let wanted = format!(".{ask}/");
        let fresh = |message: &&Message| {
            message.part(&wanted).is_some_and(|custom_id| !player.used.contains(custom_id))
        };
        let place = if player.reachable {
            player.human.dm_channel()
        } else {
            let room = player.human.see(self.channel);
            let with_hand = room.iter().rev().find(|message| message.part("hand").is_some())?;
            player.human.click(with_hand, "hand").await.expect("one's hand");
            self.channel
        };
        let own = |message: &&Message| player.reachable || message.only_for.is_some();
        let find = |messages: &[Message]| messages.iter().rev().filter(own).find(fresh).cloned();
        player.human.wait(place, ask, within, find).await.ok()
    }

    /// Chooses in a menu.
    async fn choose(&mut self, seat: u16, message: &Message, ask: &str, target: u16) -> Answer {
        let part = format!(".{ask}/");
        let custom_id = message.part(&part).map(str::to_owned);
        let answer = self.player(seat).human.select(message, &part, &[target.to_string()]).await;
        let answer = answer.unwrap_or_else(|silence| panic!("{}", self.fail(&silence.to_string())));
        assert!(answer.after < 3_000);
        self.players[usize::from(seat) - 1].used.extend(custom_id);
        answer
    }

    /// Chooses, and waits until the judge has written it down.
    async fn choose_noted(&mut self, seat: u16, message: &Message, ask: &str, target: u16) {
        let answer = self.choose(seat, message, ask, target).await;
        let player = self.player(seat);
        let place = if player.reachable { player.human.dm_channel() } else { self.channel };
        let noted = |message: &&Message| {
            message.id > answer.interaction
                && message.content.starts_with("Noted")
                && (player.reachable || message.only_for.is_some())
        };
        let noted =
            player.human.wait(place, "a note", SOON, |messages| messages.iter().find(noted).map(drop));
        noted.await.unwrap_or_else(|silence| panic!("{}", self.fail(&format!("seat {seat}: {silence}"))));
    }

    /// Chooses what is not allowed any more, and is told so alone.
    async fn choose_too_late(&mut self, seat: u16, message: &Message, ask: &str, target: u16) {
        let answer = self.choose(seat, message, ask, target).await;
        let told = self.player(seat).human.hear(&answer, SOON).await;
        let told = told.unwrap_or_else(|silence| panic!("{}", self.fail(&silence.to_string())));
        assert!(told.messages.iter().all(|message| message.only_for.is_some()));
        self.players[usize::from(seat) - 1].refusals += told.messages.len();
    }

    async fn slash(&self, seat: u16, name: &str, options: &[(&str, serde_json::Value)]) -> String {
        let answer = self.player(seat).human.slash(self.channel, name, options).await;
        answer.unwrap_or_else(|silence| panic!("{}", self.fail(&format!("/{name}: {silence}")))).text()
    }

    /// Everybody whose turn it is passes, until a vote is called. The ballot's message.
    async fn pass_until_vote(&mut self) -> Message {
        loop {
            let message = self.next(&["say/", ".vote/"]).await;
            if message.part(".vote/").is_some() {
                return message;
            }
            let called = |player: &&Player| message.pings.contains(&player.human.id());
            let speaker = self.players.iter().find(called);
            let speaker = speaker.unwrap_or_else(|| panic!("{}", self.fail("nobody is to speak")));
            speaker.human.click(&message, "say/").await.expect("an answer");
        }
    }

    /// The seats that have a menu of this kind: found out by looking at everybody's.
    async fn holders(&self, ask: &str, count: usize) -> Vec<u16> {
        let mut found = Vec::new();
        for _ in 0..20 {
            found.clear();
            for player in self.players.iter().filter(|player| player.alive) {
                if self.menu(player.seat, ask, Duration::from_millis(300)).await.is_some() {
                    found.push(player.seat);
                }
            }
            if found.len() >= count {
                return found;
            }
        }
        panic!("{}", self.fail(&format!("{count} players with {ask}, but {found:?}")))
    }

    async fn night(&mut self, killers: &[u16], police: &[u16], victim: u16, suspect: u16, kill: bool) {
        for (index, &killer) in killers.iter().enumerate() {
            let menu = self.menu(killer, "kill", SOON).await;
            let menu = menu.unwrap_or_else(|| panic!("{}", self.fail("no menu for a killer")));
            self.choose_noted(killer, &menu, "kill", victim).await;
            if kill && index == 0 {
                self.bot.kill(&self.discord).await;
                self.bot.start(&self.discord).await;
            }
        }
        for &officer in police {
            // One answer is given to the team: whoever comes later may be refused.
            if let Some(menu) = self.menu(officer, "check", SOON).await {
                self.choose(officer, &menu, "check", suspect).await;
            }
        }
        self.slash(1, "next", &[]).await;
        self.players[usize::from(victim) - 1].alive = false;
    }
}

const NAMES: [&str; 8] = [
    "Ann",
    "_Bob_",
    "**卡萝** @everyone",
    "Dan",
    "<@1>",
    "`Eve` \u{202e}",
    "[F](http://example.org)",
    "||G||",
];
/// The seat whose inbox is closed.
const CLOSED: u16 = 4;

async fn seated() -> Table {
    let discord = Discord::start(Settings::default()).await.expect("the stand-in starts");
    if !discord.has_description() {
        println!("ATTENTION: Discord's API description is absent, requests are not judged by it.");
    }
    let guild = discord.guild("Club", "en-US", Permissions::EVERYONE);
    let channel = discord.channel(guild, "table");
    let mut players = Vec::new();
    for (index, name) in NAMES.into_iter().enumerate() {
        let human = discord.human(guild, &format!("user{index}"), name, "en-US");
        let seat = u16::try_from(index + 1).expect("few players");
        human.open_inbox(seat != CLOSED);
        players.push(Player {
            human,
            seat,
            reachable: seat != CLOSED,
            alive: true,
            used: HashSet::new(),
            refusals: 0,
        });
    }
    let bot = Bot::new("en");
    let mut table = Table { discord, bot, channel, players, cursor: 0 };
    table.bot.start(&table.discord).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn eight_people_play_to_the_end_and_the_bot_may_be_killed() {
    let mut table = seated().await;
    table.slash(1, "new", &[("ruleset", json!("v2"))]).await;
    let lobby = table.next(&["join"]).await;
    for seat in 1..=8 {
        let answer = table.player(seat).human.click(&lobby, "join").await.expect("an answer");
        assert!(answer.after < 3_000);
        // Two clicks at once are carried out in either order; the seats are to be known.
        let sits = table.player(1).human.wait(table.channel, "a seat", SOON, |messages| {
            messages.iter().find(|message| message.content.contains(&format!("#{seat} "))).map(drop)
        });
        sits.await.unwrap_or_else(|silence| panic!("{}", table.fail(&silence.to_string())));
        let told = table.player(seat).human.ephemerals(table.channel);
        if seat == CLOSED {
            let hint = table.player(seat).human.wait(table.channel, "a hint", SOON, |messages| {
                messages.iter().find(|message| message.only_for.is_some()).cloned()
            });
            hint.await.unwrap_or_else(|silence| panic!("{}", table.fail(&silence.to_string())));
        } else {
            assert!(told.is_empty(), "{}", table.fail(&told[0].content));
        }
    }
    for (option, value) in [("times.night", "300"), ("times.ballot", "300"), ("times.speech", "120")] {
        let refused = table.slash(1, "set", &[("option", json!(option)), ("value", json!(value))]).await;
        assert_eq!(refused, "", "{}", table.fail("an option was refused"));
    }
    table.player(1).human.click(&lobby, "start").await.expect("an answer");

    let killers = table.holders("kill", 2).await;
    let police = table.holders("check", 2).await;
    let civilians: Vec<u16> =
        (1..=8).filter(|seat| !killers.contains(seat) && !police.contains(seat)).collect();
    assert_eq!((killers.len(), police.len(), civilians.len()), (2, 2, 4));

    // The host stays alive, to end the nights.
    let victims: Vec<u16> = civilians.iter().copied().filter(|&seat| seat != 1).collect();
    table.night(&killers, &police, victims[0], killers[0], true).await;

    let ballot = table.pass_until_vote().await;
    let living: Vec<u16> =
        table.players.iter().filter(|player| player.alive).map(|player| player.seat).collect();
    assert_eq!(living.len(), 7);
    // Three for an innocent and four for a killer: the three repeat themselves and are
    // delivered twice, and would win if any of that counted.
    let innocent = living.iter().copied().find(|seat| civilians.contains(seat) && *seat != 1).expect("one");
    let three: Vec<u16> = killers.iter().copied().chain([police[0]]).collect();
    for &seat in &three {
        table.discord.faults(|faults| faults.duplicate_interactions(1));
        table.choose_noted(seat, &ballot, "vote", innocent).await;
    }
    let mut four = living.iter().copied().filter(|seat| !three.contains(seat));
    let first = four.next().expect("one of four");
    table.choose_noted(first, &ballot, "vote", killers[0]).await;
    table.bot.kill(&table.discord).await;
    table.bot.start(&table.discord).await;
    for &seat in &three {
        table.choose_noted(seat, &ballot, "vote", innocent).await;
    }
    // The first of the four does not repeat: what was noted before the kill still counts.
    for seat in four {
        table.choose(seat, &ballot, "vote", killers[0]).await;
    }
    table.players[usize::from(killers[0]) - 1].alive = false;
    table.next(&["say/", "hand"]).await;
    table.cursor -= 1;
    table.choose_too_late(three[2], &ballot, "vote", innocent).await;

    // The executed killer may speak; then the second night falls.
    loop {
        let message = table.next(&["say/", "hand"]).await;
        if message.part("say/").is_none() {
            break;
        }
        table.player(killers[0]).human.click(&message, "say/").await.expect("an answer");
    }
    let old = table.player(killers[0]).human.inbox();
    let next_victim = victims.iter().copied().find(|seat| table.player(*seat).alive).expect("one");
    table.night(&killers[1..], &police, next_victim, killers[1], false).await;
    if let Some(stale) = old.iter().find(|message| message.part(".kill/").is_some()) {
        table.choose_too_late(killers[0], stale, "kill", police[0]).await;
    }

    let ballot = table.pass_until_vote().await;
    let living: Vec<u16> =
        table.players.iter().filter(|player| player.alive).map(|player| player.seat).collect();
    for seat in living {
        let target = if seat == killers[1] { police[0] } else { killers[1] };
        table.choose(seat, &ballot, "vote", target).await;
    }
    loop {
        let message = table.next(&["say/", "join"]).await;
        if message.part("join").is_some() {
            break;
        }
        table.player(killers[1]).human.click(&message, "say/").await.expect("an answer");
    }
    check(&table);
    for player in table.players.iter().filter(|player| player.reachable && !police.contains(&player.seat)) {
        let mut shown = player.human.ephemerals(table.channel);
        shown.extend(player.human.ephemerals(player.human.dm_channel()));
        assert_eq!(shown.len(), player.refusals, "seat {}: {shown:?}", player.seat);
    }
    take_home(&table).await;
}

/// The game that is over can be looked at again and taken home.
async fn take_home(table: &Table) {
    let list = table.slash(2, "history", &[]).await;
    assert!(list.contains("1-1"), "{}", table.fail(&list));
    let options = [("game", json!("1-1")), ("step", json!("2")), ("watch", json!("2"))];
    let step = table.slash(2, "replay", &options).await;
    assert!(step.contains("step 2 of"), "{}", table.fail(&step));
    for (command, known) in
        [("stats", "1 game"), ("ranking", "not ranked yet"), ("season", "no season has begun")]
    {
        let told = table.slash(2, command, &[]).await;
        assert!(told.contains(known), "{}", table.fail(&format!("/{command}: {told}")));
    }
    for (command, names) in [("picture", vec!["nightfall-1-1."]), ("export", vec![".html", ".json", ".svg"])]
    {
        let before = table.discord.handed().len();
        table.slash(2, command, &[]).await;
        let wait = async {
            while table.discord.handed().len() < before + names.len() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let waited = tokio::time::timeout(SOON, wait).await;
        waited.unwrap_or_else(|_| panic!("{}", table.fail(&format!("/{command} brings no files"))));
        let handed = table.discord.handed().split_off(before);
        for (file, part) in handed.iter().zip(names) {
            assert!(file.name.contains(part) && file.bytes.len() > 1000, "{}", file.name);
        }
    }
    assert!(table.discord.violations().is_empty(), "{:?}", table.discord.violations());
}

/// What must hold after any game.
fn check(table: &Table) {
    let discord = &table.discord;
    assert!(discord.violations().is_empty(), "{:?}", discord.violations());
    assert_eq!(discord.unrouted(), Vec::<String>::new());
    assert!(discord.requests().iter().all(|seen| seen.host.starts_with("discord.com")));
    assert_eq!(unseemly(&discord.deeds()), Vec::<String>::new());
    let (pinged, everyone) = discord.pinged();
    let guests: Vec<u64> = table.players.iter().map(|player| player.human.id()).collect();
    assert!(!everyone && pinged.iter().all(|id| guests.contains(id)), "{pinged:?}");
    // A closed inbox is tried when its owner sits down, and once after each start.
    let refused = discord.requests().iter().filter(|seen| seen.code == 50007).count();
    assert!((1..=3).contains(&refused), "{refused} messages to a closed inbox");
    // Whoever has just started does not know yet how full a bucket is; apart from that, never.
    let seen = discord.requests();
    let limited: Vec<_> = seen.iter().filter(|seen| seen.status == 429).collect();
    assert!(limited.len() <= 3, "{limited:?}");
    assert_eq!(discord.invalid_requests(), refused + limited.len());

    let room = table.players[0].human.see(table.channel);
    let mut nonces = HashSet::new();
    for message in room.iter().filter(|message| message.only_for.is_none()) {
        assert!(message.nonce.clone().is_none_or(|nonce| nonces.insert(nonce)), "twice: {}", message.content);
    }
    for player in &table.players {
        let (own, shown) = (player.human.inbox(), player.human.ephemerals(table.channel));
        let card = format!("You sit in seat {}. Your card:", player.seat);
        let told =
            |messages: &[Message]| messages.iter().filter(|message| message.content.contains(&card)).count();
        if player.reachable {
            assert_eq!(told(&own), 1, "seat {}: {own:?}", player.seat);
        } else {
            assert!(own.is_empty() && told(&shown) > 0, "seat {}: {shown:?}", player.seat);
        }
    }
    for start in 1..=table.bot.starts {
        let log = std::fs::read_to_string(discord.directory().join(format!("bot-{start}.log")));
        let log = log.expect("a log").to_lowercase();
        assert!(!log.contains("unknown event") && !log.contains("panicked"), "start {start}");
    }
}
