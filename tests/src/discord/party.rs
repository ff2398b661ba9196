//! People who play by what they see and nothing else: menus, buttons, mentions.
//!
//! They know no rule. Whoever is shown a menu chooses in it, whoever is called passes, the host
//! ends a night in which nothing more happens. So any game can be played through, in any language.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Bot, Discord, Human, Message, Permissions, Settings};

/// How long a whole game may take on a busy machine.
const GAME: Duration = Duration::from_secs(300);
/// Nothing has happened for this long: the host goes on.
const QUIET: Duration = Duration::from_millis(900);
/// The same where nothing but the bot's own work takes time.
pub(super) const STILL: Duration = Duration::from_millis(250);
/// On a clock that the test moves: nothing is under way, and nothing has happened for this long.
const BREATH: Duration = Duration::from_millis(40);
/// How long an expected message may take.
const SOON: Duration = Duration::from_secs(40);
/// Messages at the end of a place that somebody looks at.
const LOOKED_AT: usize = 30;

/// Whether nobody can die of what a button declines.
fn is_harmless(custom_id: &str) -> bool {
    let harmless = ["vote", "investigate", "search", "watch", "gossip", "glare", "voidvote", "cover"];
    custom_id.rsplit('.').next().is_some_and(|ask| harmless.contains(&ask))
}

/// Somebody at the table.
pub struct Guest {
    /// The person.
    pub human: Human,
    /// Takes direct messages.
    pub reachable: bool,
    /// Messages that they have dealt with.
    done: HashSet<u64>,
}

/// A channel with people and the bot.
pub struct Party {
    /// The stand-in.
    pub discord: Discord,
    /// The bot.
    pub bot: Bot,
    /// The guild.
    pub guild: u64,
    /// The channel of the table.
    pub channel: u64,
    /// The people; the first one hosts.
    pub guests: Vec<Guest>,
    lot: u64,
    /// Of a hundred questions that may be declined so many are.
    pub declines: usize,
    /// In a ballot everybody names whoever sits next to them, so that all names are named alike.
    pub votes_for_the_next: bool,
    /// Nobody is killed at night, so that a game lasts.
    pub spares: bool,
    pub(super) rehearses: bool,
    /// How many buttons and menus were used.
    pub clicks: usize,
    /// How many interactions showed a failure.
    pub failures: usize,
}

/// How a party is set up.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    /// The rule set.
    pub ruleset: &'a str,
    /// How many people play.
    pub players: usize,
    /// The bot's language.
    pub locale: &'a str,
    /// Indexes of people whose inboxes are closed.
    pub closed: &'a [usize],
    /// As how many shards the bot connects.
    pub shards: u64,
    /// Of a hundred requests so many go wrong once the game is on, and a heartbeat is not answered.
    pub faults: u32,
    /// What the lot is drawn from.
    pub seed: u64,
    /// Where the clock stands still and is moved by the party: the instant from which on.
    pub rehearses: Option<i64>,
    /// Of a hundred questions that may be declined so many are.
    pub declines: usize,
}

impl Default for Plan<'_> {
    fn default() -> Self {
        Self {
            ruleset: "v2",
            players: 8,
            locale: "en",
            closed: &[],
            shards: 1,
            faults: 0,
            seed: 1,
            rehearses: None,
            declines: 17,
        }
    }
}

impl Party {
    /// A party with the bot started, before anybody has opened a table.
    ///
    /// # Panics
    /// Anything fails.
    pub async fn new(plan: &Plan<'_>) -> Self {
        let mut party = Self::waiting(plan).await;
        party.bot.start(&party.discord).await;
        party.discord.wait_starts(u32::try_from(plan.shards).expect("few"), SOON).await;
        party
    }

    /// A party before the bot is started.
    ///
    /// # Panics
    /// Anything fails.
    pub async fn waiting(plan: &Plan<'_>) -> Self {
        let mut settings = Settings::default();
        // Real limits in less time than real.
        settings.limits.window /= if plan.rehearses.is_some() { 50 } else { 10 };
        settings.identify_every /= 10;
        if plan.faults > 0 {
            settings.heartbeat = 1_500;
        }
        let discord = Discord::start(settings).await.expect("the stand-in starts");
        if !discord.has_description() {
            println!("ATTENTION: Discord's API description is absent, requests are not judged by it.");
        }
        discord.set_shards(plan.shards);
        // The last shard, so that direct messages come over another connection.
        let guild = loop {
            let guild = discord.guild("Club", "en-US", Permissions::EVERYONE);
            if discord.shard_of(guild, plan.shards) == plan.shards - 1 {
                break guild;
            }
        };
        let channel = discord.channel(guild, "table");
        let client = if plan.locale.starts_with("zh") { "zh-CN" } else { "en-US" };
        let guests = (0..plan.players).map(|index| {
            let human = discord.human(guild, &format!("user{index}"), &format!("P_{index}*"), client);
            let reachable = !plan.closed.contains(&index);
            human.open_inbox(reachable);
            Guest { human, reachable, done: HashSet::new() }
        });
        let guests = guests.collect();
        let bot = match plan.rehearses {
            Some(from) => Bot::rehearsing(plan.locale, from),
            None => Bot::new(plan.locale),
        };
        Party {
            discord,
            bot,
            guild,
            channel,
            guests,
            lot: plan.seed,
            declines: plan.declines,
            votes_for_the_next: false,
            spares: false,
            rehearses: plan.rehearses.is_some(),
            clicks: 0,
            failures: 0,
        }
    }

    /// What to say when something does not happen.
    pub fn report(&self, what: &str) -> String {
        let room = self.discord.messages(self.channel);
        let guest = |message: &&Message| self.guests.iter().any(|guest| guest.human.id() == message.author);
        let room: Vec<&str> =
            room.iter().filter(|message| !guest(message)).map(|message| message.content.as_str()).collect();
        let last = &room[room.len().saturating_sub(40)..];
        let violations = self.discord.violations();
        format!("{what}\nviolations: {violations:?}\nroom: {last:#?}\nlog:\n{}", self.bot.tail(&self.discord))
    }

    /// A number below `below`, from the party's own lot.
    fn draw(&mut self, below: usize) -> usize {
        self.lot = self.lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.lot >> 33).unwrap_or(0) % below.max(1)
    }

    /// The host types a command; nothing may be refused.
    ///
    /// # Panics
    /// It is refused, or not answered.
    pub async fn command(&self, name: &str, options: &[(&str, Value)]) {
        let answer = self.guests[0].human.slash(self.channel, name, options).await;
        let answer =
            answer.unwrap_or_else(|silence| panic!("{}", self.report(&format!("/{name}: {silence}"))));
        assert_eq!(answer.text(), "", "{}", self.report(name));
    }

    /// The newest message of the room with such a part, once there is one.
    ///
    /// # Panics
    /// None comes.
    pub async fn room_with(&self, part: &str) -> Message {
        let find = |messages: &[Message]| {
            let shown = messages.iter().rev().filter(|message| message.only_for.is_none());
            shown.into_iter().find(|message| message.part(part).is_some()).cloned()
        };
        let found = self.guests[0].human.wait(self.channel, part, SOON, find).await;
        found.unwrap_or_else(|silence| panic!("{}", self.report(&silence.to_string())))
    }

    /// Opens a table, seats everybody by the button, sets limits that nobody reaches, and starts.
    ///
    /// # Panics
    /// Anything is refused.
    pub async fn begin(&mut self, plan: &Plan<'_>) {
        self.command("new", &[("ruleset", json!(plan.ruleset))]).await;
        self.sit_down(0).await;
        for option in ["night", "speech", "last_words", "discussion", "ballot", "order", "parting"] {
            let option = format!("times.{option}");
            self.command("set", &[("option", json!(option)), ("value", json!("240"))]).await;
        }
        let lobby = self.room_with("join").await;
        self.guests[0].human.click(&lobby, "start").await.expect("an answer");
        if plan.faults > 0 {
            self.discord.faults(|faults| {
                faults.at_random(plan.faults, plan.seed);
                // The connection is taken for dead, and what happens until the next is missed.
                faults.lose_heartbeat_acks(1);
            });
        }
    }

    /// Plays until the table is a lobby again.
    ///
    /// # Panics
    /// The game does not end.
    pub async fn play(&mut self) {
        let start = self.discord.messages(self.channel).last().map_or(0, |message| message.id);
        while !self.is_over(start) {
            self.settle().await;
            if !self.is_over(start) {
                self.go_on().await;
            }
        }
    }

    /// Whether a lobby has opened again after a message.
    pub fn is_over(&self, start: u64) -> bool {
        let room = self.discord.messages(self.channel);
        room.iter().any(|message| message.id > start && message.part("join").is_some())
    }

    /// Everybody does what there is to do, until nobody has anything left.
    ///
    /// # Panics
    /// It does not come to an end.
    pub async fn settle(&mut self) {
        let began = Instant::now();
        let mut still = false;
        while !still {
            assert!(began.elapsed() < GAME, "{}", self.report("it does not come to an end"));
            let mut acted = false;
            for index in 0..self.guests.len() {
                acted |= self.turn(index).await;
            }
            if acted {
                continue;
            }
            still = if self.rehearses {
                self.bot.is_done(&self.discord, BREATH).await
            } else {
                // Twice quiet: a message may have been on its way.
                !self.discord.changes_within(QUIET).await && !self.discord.changes_within(QUIET).await
            };
        }
    }

    /// The clock goes on to the next deadline, or the host ends what nobody has anything to do in.
    pub async fn go_on(&mut self) {
        if self.rehearses {
            self.bot.go_on(None).await;
            // Whoever goes on before the room has heard of it goes on twice.
            self.bot.delivered(&self.discord).await;
        } else {
            let _ = self.guests[0].human.slash(self.channel, "next", &[]).await;
        }
    }

    /// One guest looks around and does what there is to do. Returns whether there was anything.
    async fn turn(&mut self, index: usize) -> bool {
        let guest = &self.guests[index];
        let own = guest.human.id();
        let mut seen = guest.human.latest(self.channel, LOOKED_AT);
        if guest.reachable {
            seen.extend(guest.human.latest(guest.human.dm_channel(), LOOKED_AT));
        }
        let fresh = |message: &Message| {
            !guest.done.contains(&message.id) && !message.loading() && !message.parts().is_empty()
        };
        let fresh: Vec<Message> = seen.into_iter().filter(fresh).collect();
        let mut acted = false;
        for message in fresh {
            self.guests[index].done.insert(message.id);
            let called = !message.pings.is_empty();
            if called && !message.pings.contains(&own) {
                continue;
            }
            if let Some((part, values)) = self.choice(index, &message) {
                acted = true;
                self.use_part(index, &message, &part, values).await;
            }
        }
        acted
    }

    /// What a guest does with a message: a button or menu, and values for a menu.
    fn choice(&mut self, index: usize, message: &Message) -> Option<(String, Option<Vec<String>>)> {
        let parts: Vec<(String, bool, u64, u64)> = message
            .parts()
            .into_iter()
            .filter_map(|part| {
                let number = |key: &str| part[key].as_u64().unwrap_or(1);
                let id = part["custom_id"].as_str()?.to_owned();
                Some((id, part["type"] == 3, number("min_values"), number("max_values")))
            })
            .collect();
        let of = |beginning: &str| {
            parts.iter().find(|(id, ..)| id.starts_with(beginning)).map(|(id, ..)| id.clone())
        };
        let menus: Vec<_> =
            parts.iter().filter(|(id, menu, ..)| *menu && id.starts_with("choose/")).collect();
        if self.votes_for_the_next
            && let Some((id, ..)) = menus.iter().find(|(id, ..)| id.contains(".vote/"))
        {
            let mut named: Vec<usize> =
                message.values(id).iter().filter_map(|value| value.parse().ok()).collect();
            named.sort_unstable();
            let after = named.iter().find(|seat| **seat > index + 1).or(named.first());
            return Some((id.clone(), Some(after.map(ToString::to_string).into_iter().collect())));
        }
        if let Some(decline) = of("decline/")
            && (self.draw(100) < self.declines || self.spares && !is_harmless(&decline))
        {
            return Some((decline, None));
        }
        if !menus.is_empty() {
            let (id, _, least, most) = menus[self.draw(menus.len())];
            let (least, most) = (usize::try_from(*least).ok()?, usize::try_from(*most).ok()?);
            let mut values = message.values(id);
            let count = (least + self.draw(most + 1 - least)).max(1);
            let mut chosen = Vec::new();
            for _ in 0..count.min(values.len()) {
                let lot = self.draw(values.len());
                chosen.push(values.swap_remove(lot));
            }
            return Some((id.clone(), Some(chosen)));
        }
        let fronts: Vec<&String> =
            parts.iter().filter(|(id, ..)| id.starts_with("front/")).map(|(id, ..)| id).collect();
        if !fronts.is_empty() {
            let lot = self.draw(fronts.len());
            return Some((fronts[lot].clone(), None));
        }
        if let Some(form) = of("write/")
            && let Some(words) = self.words(&form)
        {
            return Some((form, Some(vec![words])));
        }
        let plain = of("use/").or_else(|| of("say/")).or_else(|| of("decline/"));
        // Whoever cannot be written to looks at their hand whenever it is offered.
        let hand = || of("hand").filter(|_| !self.guests[index].reachable);
        Some((plain.or_else(hand)?, None))
    }

    /// What a guest writes into the form of a question; nothing where they have no idea.
    fn words(&mut self, form: &str) -> Option<String> {
        let seat = self.draw(self.guests.len()) + 1;
        Some(match form.rsplit('.').next()? {
            "cover" => "child f".to_owned(),
            "deduce" => format!("gin {seat}"),
            "play" => format!("gin {seat}"),
            "write" => format!("{seat} {}", self.draw(self.guests.len()) + 1),
            "notice" => format!("{seat} | grey, and quiet | the name says it"),
            _ => return None,
        })
    }

    async fn use_part(&mut self, index: usize, message: &Message, part: &str, values: Option<Vec<String>>) {
        self.clicks += 1;
        // Whoever sees a failure clicks again, as people do.
        for _ in 0..4 {
            let human = &self.guests[index].human;
            let answer = match &values {
                Some(words) if part.starts_with("write/") => match human.click(message, part).await {
                    Ok(opened) => human.fill(&opened, &[("words", words[0].as_str())]).await,
                    failed => failed,
                },
                Some(values) => human.select(message, part, values).await,
                None => human.click(message, part).await,
            };
            match answer {
                Ok(answer) => {
                    assert!(answer.after < 3_000);
                    return;
                }
                Err(super::Silence::Failed) => self.failures += 1,
                // The message is another by now, or gone.
                Err(_) => return,
            }
        }
    }

    /// What must hold after any game. `limited`: 429s are part of the plan.
    ///
    /// # Panics
    /// Something does not hold.
    pub fn check(&self, plan: &Plan<'_>) {
        let discord = &self.discord;
        assert!(discord.violations().is_empty(), "{:?}", discord.violations());
        assert_eq!(discord.unrouted(), Vec::<String>::new());
        assert!(discord.requests().iter().all(|seen| seen.host.starts_with("discord.com")));
        assert_eq!(super::sight::unseemly(&discord.deeds()), Vec::<String>::new());
        let (pinged, everyone) = discord.pinged();
        assert!(!everyone, "everyone was pinged");
        assert!(pinged.iter().all(|id| self.guests.iter().any(|guest| guest.human.id() == *id)));
        let refused = discord.requests().iter().filter(|seen| seen.code == 50007).count();
        let most = plan.closed.len() * usize::try_from(self.bot.starts).unwrap_or(1).max(1) * 2;
        assert!(refused <= most, "{refused} messages to closed inboxes");
        // How well the bot keeps to the limits is measured where they are real: windows of half a second
        // are short against the way there and back on a busy machine.
        if plan.faults == 0 {
            assert_eq!(self.failures, 0, "interactions that failed");
        }
        for (index, guest) in self.guests.iter().enumerate() {
            let (own, shown) = (guest.human.inbox(), guest.human.ephemerals(self.channel));
            if guest.reachable {
                assert!(own.len() > 1, "person {index} was told nothing");
            } else {
                assert!(own.is_empty() && !shown.is_empty(), "person {index}: {shown:?}");
            }
        }
        let room = discord.messages(self.channel);
        let mut nonces = HashSet::new();
        for message in room.iter().filter(|message| message.only_for.is_none()) {
            let first = message.nonce.clone().is_none_or(|nonce| nonces.insert(nonce));
            assert!(first, "twice: {}", message.content);
        }
        for start in 1..=self.bot.starts {
            let log = self.bot.log(discord, start).to_lowercase();
            assert!(!log.contains("unknown event") && !log.contains("panicked"), "start {start}");
        }
    }
}
