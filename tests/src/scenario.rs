//! Scenarios: rules as data. A TOML file holds them, [`check`] plays one and says at which
//! line it went otherwise.
//!
//! Each line of `play` is one step:
//!
//! ```text
//! 3 check 1                     seat 3 writes this to the judge
//! 3! explode                    seat 3 says `!explode` in the room
//! 3: hello                      seat 3 talks in the room
//! ann! join                     so do people without a seat; `mod` keeps order in the room
//! … -> not_yours                the step before the arrow is refused with this code (and reason)
//! votes 1:3 2:3 6:-             everybody votes; `-` abstains, `1:3+4` splits two votes
//! all vote 4                    everybody asked votes for 4; whoever cannot, abstains
//! +60s                          time passes
//! tick                          the clock moves to the next deadline
//! until ballot {"round":1}      the clock moves on until the room hears this
//! next ballot {"round":1}       so that the next line of this kind is this one
//! room dawn {"deaths":[]}       the room has heard this since what it was last seen to hear
//! 3 hears answer {"answer":"killer"}     so has seat 3, told alone; `dead hear …`
//! next night without last_words  until then (`until`, `room` too) it has heard no such line
//! room hears no speak           it has not, since then
//! 3 reads killed at night        something that seat 3 (or the room) was told has these words in English
//! spoke 0 4 3 2 1               the speakers of a round since the last dawn, in order
//! asked 1 kill 2 3 4            seat 1 is asked now, and may name these
//! not asked 3 kill
//! alive 1 2 4                   who is in the game
//! cards 1 2 5                   the living cards, numbered around the table in seat order
//! front 3 police                the card that seat 3 has in front
//! deal K K P P C C C C          fixes the next deal; `deal K+C P+C … void C` with a hidden card
//! nobody is asked               and `no deadline`
//! 1 story x*500                 a sign, a star and a number: so many of them
//! ```
//! `@3` stands for the account of whoever sits in seat 3, where seats are characters.
//! What is expected is partial JSON: the fields that stand there must be so.

use bot_core::game::{
    Action, Actor, Ask, Audience, Game, Locale, Notice, PersonId, Place, PlayerRef, Refusal, Role, RuleSet,
    Seat, Told,
};
use bot_core::text::{Escape, Face, Parsed, Texts};
use serde::Deserialize;
use serde_json::Value;

use crate::bench::{Bench, hands, person, role};

/// A file of scenarios.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// In the order of the catalogue.
    #[serde(rename = "scenario")]
    pub scenarios: Vec<Scenario>,
}

/// One scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The rule, as a sentence.
    pub name: String,
    /// The statements that it shows.
    pub cites: Vec<String>,
    /// The rule set.
    pub rules: String,
    /// The cards by seat; without them `players` cards are dealt by lot.
    #[serde(default)]
    pub hands: Option<String>,
    /// The judge's hidden card, where the rule set has one.
    #[serde(default)]
    pub void: Option<String>,
    /// The number of players, where no hands are given.
    #[serde(default)]
    pub players: u16,
    /// Other draws of the start.
    #[serde(default)]
    pub draw: std::collections::BTreeMap<String, u16>,
    /// Options set before the start.
    #[serde(default)]
    pub set: Vec<String>,
    /// Whether the game has begun when the play begins.
    #[serde(default = "yes")]
    pub start: bool,
    /// Whether the host, `p1`, holds no seat: `p2` has the first.
    #[serde(default)]
    pub aside: bool,
    /// The steps.
    pub play: String,
}

fn yes() -> bool {
    true
}

/// Steps of the clock after which `until` gives up.
const TICKS_MAX: u32 = 300;

/// Plays a scenario; returns the table as the play leaves it.
///
/// # Errors
/// The line at which it went otherwise, and how.
pub fn check(texts: &Texts, rules: &RuleSet, scenario: &Scenario) -> Result<Bench, String> {
    let mut play = Play { texts, bench: Bench::open(rules, 7), seen: Vec::new() };
    play.prepare(scenario).map_err(|why| format!("before the play: {why}"))?;
    for (number, line) in scenario.play.lines().enumerate() {
        let step = many(line.split('#').next().unwrap_or_default().trim());
        if !step.is_empty() {
            let step = &play.with_accounts(&step);
            play.step(step).map_err(|why| format!("line {}: `{step}`: {why}", number + 1))?;
        }
    }
    play.bench.assert_log_is_the_truth();
    Ok(play.bench)
}

struct Play<'a> {
    texts: &'a Texts,
    bench: Bench,
    /// How much of the log each reader was seen to have heard.
    seen: Vec<(Audience, usize)>,
}

type Checked = Result<(), String>;

impl Play<'_> {
    fn prepare(&mut self, scenario: &Scenario) -> Checked {
        let cards = scenario.hands.as_deref().map(hands);
        let players = cards.as_ref().map_or(Ok(scenario.players), |cards| u16::try_from(cards.len()));
        let first = if scenario.aside { 2 } else { 1 };
        self.bench.seat_from(first, players.map_err(|error| error.to_string())?);
        for option in &scenario.set {
            self.typed("p1", Place::Room, false, &format!("!set {option}")).map_err(said)?;
        }
        if let Some(cards) = cards {
            self.bench.fix_deal_with(cards, scenario.void.as_deref().map(role)).map_err(said)?;
        }
        if !scenario.draw.is_empty() {
            let action = Action::FixDraws { draws: scenario.draw.clone() };
            self.bench.command(Actor::Bench, action).map_err(said)?;
        }
        if scenario.start {
            self.typed("p1", Place::Room, false, "!start").map_err(said)?;
        }
        Ok(())
    }

    fn step(&mut self, step: &str) -> Checked {
        let words: Vec<&str> = step.split_whitespace().collect();
        if let ["until" | "next" | "room", .., "without", kind] = words[..]
            && let Some((step, _)) = step.rsplit_once(" without ")
        {
            return self.without(step, kind);
        }
        match words[..] {
            ["tick"] => self.bench.tick().then_some(()).ok_or_else(|| "there is no deadline".to_owned()),
            ["no", "deadline"] => same(self.bench.state.next_deadline(), None),
            ["nobody", "is", "asked"] => same(self.bench.prompts().len(), 0),
            ["until", kind, ..] => self.until(&expected(kind, rest(step, 2))?),
            ["next", kind, ..] => self.next(&expected(kind, "")?, &expected(kind, rest(step, 2))?),
            ["all", "vote", target] => self.all_vote(number(target)?),
            ["votes", ref pairs @ ..] => pairs.iter().try_for_each(|pair| self.vote(pair)),
            ["spoke", round, ref seats @ ..] => self.spoke(number(round)?, seats),
            ["asked", seat, ask, ref targets @ ..] => self.asked(seat, ask, targets),
            ["not", "asked", seat, ask] => {
                let asked =
                    self.bench.prompts().iter().any(|p| p.seat.to_string() == seat && p.ask.id() == ask);
                same(asked, false)
            }
            ["alive", ref seats @ ..] => self.alive(seats),
            ["cards", ref numbers @ ..] => self.cards(numbers),
            ["front", seat, card] => self.front(number(seat)?, role(card)),
            ["deal", ..] => self.deal(rest(step, 1)),
            ["room", "hears", "no", kind, ..] => {
                self.not_heard(&Audience::Room, &expected(kind, rest(step, 4))?)
            }
            ["room", "reads", ..] => self.reads(&Audience::Room, rest(step, 2)),
            ["room", kind, ..] => self.heard(&Audience::Room, &expected(kind, rest(step, 2))?),
            ["dead", "hear", kind, ..] => self.heard(&Audience::Dead, &expected(kind, rest(step, 3))?),
            [who, "hears", "no", kind, ..] => {
                let reader = Audience::Person(self.who(who)?);
                self.not_heard(&reader, &expected(kind, rest(step, 4))?)
            }
            [who, "hears", kind, ..] => {
                let reader = Audience::Person(self.who(who)?);
                self.heard(&reader, &expected(kind, rest(step, 3))?)
            }
            [who, "reads", ..] => {
                let reader = Audience::Person(self.who(who)?);
                self.reads(&reader, rest(step, 2))
            }
            [time] if time.starts_with('+') => self.pass_time(time),
            _ => self.said(step),
        }
    }

    fn pass_time(&mut self, time: &str) -> Checked {
        let seconds = time.strip_prefix('+').and_then(|time| time.strip_suffix('s'));
        let seconds: u64 = seconds.and_then(|s| s.parse().ok()).ok_or("time is written `+60s`")?;
        self.bench.advance(seconds * 1000);
        Ok(())
    }

    /// `who[!|:] text [-> code reason]`
    fn said(&mut self, step: &str) -> Checked {
        let (said, refusal) = match step.rsplit_once(" -> ") {
            Some((said, refusal)) => (said.trim(), Some(refusal.trim())),
            None => (step, None),
        };
        let (who, text) = said.split_once(' ').unwrap_or((said, ""));
        let (name, place, text) = match (who.strip_suffix('!'), who.strip_suffix(':')) {
            (Some(name), _) => (name, Place::Room, format!("!{text}")),
            (None, Some(name)) => (name, Place::Room, text.to_owned()),
            (None, None) => (who, Place::Direct, text.to_owned()),
        };
        let id = self.who(name)?;
        let before = self.bench.log.len();
        let result = self.typed(id.id(), place, name == "mod", &text);
        match (result, refusal) {
            (Ok(()), None) => Ok(()),
            (Ok(()), Some(code)) => Err(format!("is not refused as {code}")),
            (Err(refused), None) => Err(format!("is refused: {refused}")),
            (Err(refused), Some(wanted)) => {
                same(self.bench.log.len(), before)?;
                let reason = refused.reason.map_or(String::new(), |reason| format!(" {reason}"));
                let full = format!("{}{reason}", refused.code.id());
                if wanted == full || wanted == refused.code.id() {
                    Ok(())
                } else {
                    Err(format!("is refused as {full}"))
                }
            }
        }
    }

    fn typed(&mut self, id: &str, place: Place, moderator: bool, text: &str) -> Result<(), Refusal> {
        let action = match self.texts.parse(place, text) {
            Parsed::Action(action) => action,
            Parsed::Talk(text) => Action::Say { text },
            Parsed::Join => Action::Join { name: id.to_owned() },
            Parsed::Refused(refusal) => return Err(refusal),
            Parsed::Set { option, value } => {
                let rules = self.bench.state.table.as_ref().map(|table| table.rules.clone());
                let rules = rules.map_or(Err(Refusal::new(bot_core::game::Code::NoTable)), |rules| {
                    self.texts.with_option(&rules, &option, &value).map(Box::new)
                });
                Action::SetOption { option, value, rules }
            }
            Parsed::Substitute { player, newcomer } => {
                let (newcomer, name) = match newcomer {
                    PlayerRef::Typed(id) => (person(&id), id),
                    PlayerRef::Person(id) => (id.clone(), id.id().to_owned()),
                    PlayerRef::Number(number) => (person(&number.to_string()), number.to_string()),
                };
                Action::Substitute { player, newcomer, name }
            }
            Parsed::New { .. } | Parsed::Query(_) | Parsed::Bare(_) => {
                panic!("`{text}` is none of a table's commands")
            }
        };
        self.bench
            .command(Actor::Person { id: person(id), place, moderator, name: String::new() }, action)
            .map(drop)
    }

    /// `@3` is the account in seat 3.
    fn with_accounts(&self, step: &str) -> String {
        let mut parts = step.split('@');
        let mut whole = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let digits = part.bytes().take_while(u8::is_ascii_digit).count();
            let (seat, rest) = part.split_at(digits);
            let sitter = seat.parse().ok().and_then(|seat| self.bench.sitter(Seat(seat)));
            match sitter {
                Some(person) => whole.extend([person.id(), rest]),
                None => whole.extend(["@", part]),
            }
        }
        whole
    }

    /// A seat number is whoever sits there; everything else is a person's id.
    fn who(&self, name: &str) -> Result<PersonId, String> {
        match name.parse() {
            Ok(number) => {
                self.bench.sitter(Seat(number)).ok_or_else(|| format!("nobody sits in seat {number}"))
            }
            Err(_) => Ok(person(name)),
        }
    }

    fn vote(&mut self, pair: &str) -> Checked {
        let (voter, target) = pair.split_once(':').ok_or("a vote is written `1:3`")?;
        if target == "-" {
            self.said(&format!("{voter} abstain"))
        } else {
            self.said(&format!("{voter} vote {}", target.replace('+', " ")))
        }
    }

    fn all_vote(&mut self, target: u16) -> Checked {
        let mut voters = self.bench.prompts();
        voters.retain(|prompt| prompt.ask == Ask::Vote);
        for prompt in voters {
            let can = prompt.targets.iter().any(|named| named.0 == target);
            let vote = if can { target.to_string() } else { "-".to_owned() };
            self.vote(&format!("{}:{vote}", prompt.seat))?;
        }
        Ok(())
    }

    fn spoke(&self, round: u16, seats: &[&str]) -> Checked {
        let mut spoken = Vec::new();
        for notice in self.bench.room(0) {
            match notice {
                Notice::Dawn { .. } => spoken.clear(),
                Notice::Speak { seat, round: of, .. } if *of == round => spoken.push(seat.to_string()),
                _ => {}
            }
        }
        same(spoken, seats.iter().map(|seat| (*seat).to_owned()).collect())
    }

    fn asked(&self, seat: &str, ask: &str, targets: &[&str]) -> Checked {
        let prompts = self.bench.prompts();
        let prompt = prompts.iter().find(|p| p.seat.to_string() == seat && p.ask.id() == ask);
        let prompt = prompt.ok_or_else(|| {
            let asked: Vec<String> = prompts.iter().map(|p| format!("{} {}", p.seat, p.ask)).collect();
            format!("asked are {asked:?}")
        })?;
        let named: Vec<String> = prompt.targets.iter().map(ToString::to_string).collect();
        if targets.is_empty() {
            Ok(())
        } else {
            same(named, targets.iter().map(|t| (*t).to_owned()).collect())
        }
    }

    fn alive(&self, seats: &[&str]) -> Checked {
        let living: Vec<String> = self.game()?.living().map(|seat| seat.to_string()).collect();
        same(living, seats.iter().map(|seat| (*seat).to_owned()).collect())
    }

    fn cards(&self, numbers: &[&str]) -> Checked {
        let cards = self.game()?.cards.iter().zip(1..).filter(|(card, _)| card.alive);
        let living: Vec<String> = cards.map(|(_, number): (_, u16)| number.to_string()).collect();
        same(living, numbers.iter().map(|number| (*number).to_owned()).collect())
    }

    fn front(&self, seat: u16, wanted: Role) -> Checked {
        same(self.game()?.front(Seat(seat)).map(|(_, card)| card.role), Some(wanted))
    }

    fn game(&self) -> Result<&Game, String> {
        let game = self.bench.state.table.as_ref().and_then(|table| table.game.as_ref());
        game.ok_or_else(|| "no game is on".to_owned())
    }

    /// Every refusal of a deal is `bad_deal`; `deal … -> bad_deal` expects it.
    fn deal(&mut self, text: &str) -> Checked {
        let (text, refusal) = match text.rsplit_once(" -> ") {
            Some((text, refusal)) => (text, Some(refusal.trim())),
            None => (text, None),
        };
        let (text, void) = match text.split_once(" void ") {
            Some((text, void)) => (text, Some(role(void.trim()))),
            None => (text, None),
        };
        let refused = self.bench.fix_deal_with(hands(text), void).err().map(|refusal| refusal.code.id());
        same(refused, refusal)
    }

    fn until(&mut self, wanted: &Value) -> Checked {
        for _ in 0..TICKS_MAX {
            if self.heard(&Audience::Room, wanted).is_ok() {
                return Ok(());
            }
            if !self.bench.tick() {
                break;
            }
        }
        self.heard(&Audience::Room, wanted)
    }

    /// Takes a step that looks for a line; no line of this kind may stand before that one.
    fn without(&mut self, step: &str, kind: &str) -> Checked {
        let since = self.since(&Audience::Room);
        self.step(step)?;
        let (unwanted, end) = (expected(kind, "")?, self.since(&Audience::Room));
        let between = lines(&self.bench, &Audience::Room, since).into_iter().take_while(|(at, _)| *at < end);
        between
            .map(|(_, line)| line)
            .find(|line| matches(line, &unwanted))
            .map_or(Ok(()), |line| Err(format!("but heard {line}")))
    }

    /// Moves the clock to the next line of a kind, which must be the wanted one.
    fn next(&mut self, kind: &Value, wanted: &Value) -> Checked {
        let since = self.since(&Audience::Room);
        self.until(kind)?;
        let (_, line) = lines(&self.bench, &Audience::Room, since)
            .into_iter()
            .find(|(_, line)| matches(line, kind))
            .ok_or("not heard")?;
        if matches(&line, wanted) { Ok(()) } else { Err(format!("heard {line}")) }
    }

    fn since(&self, reader: &Audience) -> usize {
        self.seen.iter().find(|(other, _)| other == reader).map_or(0, |(_, seen)| *seen)
    }

    fn heard(&mut self, reader: &Audience, wanted: &Value) -> Checked {
        let since = self.since(reader);
        let lines = lines(&self.bench, reader, since);
        let Some((place, _)) = lines.iter().find(|(_, line)| matches(line, wanted)) else {
            let last: Vec<String> =
                lines.iter().rev().take(6).rev().map(|(_, line)| line.to_string()).collect();
            return Err(format!("not heard; since then: {}", last.join("\n    ")));
        };
        self.seen.retain(|(other, _)| other != reader);
        self.seen.push((reader.clone(), place + 1));
        Ok(())
    }

    fn reads(&self, reader: &Audience, words: &str) -> Checked {
        let table = self.bench.state.table.as_ref().ok_or("there is no table")?;
        let face = Face::of(table, Escape::Plain, self.bench.now);
        let told = self.bench.told(0).filter(|told| told.to() == reader);
        let texts: Vec<String> =
            told.map(|told| self.texts.notice(&Locale::new("en"), told.open(), &face)).collect();
        if texts.iter().any(|text| text.contains(words)) {
            Ok(())
        } else {
            Err(format!("not read in:\n{}", texts.join("\n")))
        }
    }

    fn not_heard(&self, reader: &Audience, wanted: &Value) -> Checked {
        let heard = lines(&self.bench, reader, self.since(reader))
            .into_iter()
            .find(|(_, line)| matches(line, wanted));
        heard.map_or(Ok(()), |(_, line)| Err(format!("but heard {line}")))
    }
}

/// What a reader was told, with its place in the log.
fn lines(bench: &Bench, reader: &Audience, since: usize) -> Vec<(usize, Value)> {
    let line = |told: &Told| serde_json::to_value(told.open()).expect("a notice can be written");
    let events = bench.log.iter().enumerate().skip(since);
    events
        .filter_map(|(place, event)| match event {
            bot_core::game::Event::Told(told) if told.to() == reader => Some((place, line(told))),
            bot_core::game::Event::Told(_) | bot_core::game::Event::Fact(_) => None,
        })
        .collect()
}

/// The notice type and the fields that are expected.
fn expected(kind: &str, fields: &str) -> Result<Value, String> {
    let mut wanted: Value = if fields.is_empty() {
        Value::Object(serde_json::Map::new())
    } else {
        serde_json::from_str(fields).map_err(|error| format!("{fields}: {error}"))?
    };
    wanted["type"] = Value::String(kind.to_owned());
    Ok(wanted)
}

/// Whether everything wanted stands in what was said; lists must be of one length.
fn matches(said: &Value, wanted: &Value) -> bool {
    match (said, wanted) {
        (Value::Object(said), Value::Object(wanted)) => {
            wanted.iter().all(|(key, value)| said.get(key).is_some_and(|said| matches(said, value)))
        }
        (Value::Array(said), Value::Array(wanted)) => {
            said.len() == wanted.len() && said.iter().zip(wanted).all(|(said, wanted)| matches(said, wanted))
        }
        (said, wanted) => said == wanted,
    }
}

/// Spells out words such as `x*500`.
fn many(step: &str) -> String {
    let one = |word: &str| {
        let (sign, count) = word.split_once('*')?;
        let times: usize = count.parse().ok()?;
        (sign.chars().count() == 1).then(|| sign.repeat(times))
    };
    let words = step.split(' ').map(|word| one(word).unwrap_or_else(|| word.to_owned()));
    words.collect::<Vec<_>>().join(" ")
}

/// What follows the first words of a step.
fn rest(step: &str, words: usize) -> &str {
    let mut left = step.trim();
    for _ in 0..words {
        left = left.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim_start());
    }
    left
}

fn number(text: &str) -> Result<u16, String> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

fn said(refusal: Refusal) -> String {
    refusal.to_string()
}

fn same<T: PartialEq + std::fmt::Debug>(got: T, wanted: T) -> Checked {
    if got == wanted { Ok(()) } else { Err(format!("is {got:?}, not {wanted:?}")) }
}
