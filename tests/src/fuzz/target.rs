//! What hostile input meets first: the command parser, rule-set files, the words, the log.

use std::collections::BTreeSet;
use std::rc::Rc;

use bot_core::game::{
    Action, Event, Moment, Notice, Place, Refusal, RuleSet, Seat, State, TableNote, evolve, prove,
};
use bot_core::host::archive;
use bot_core::ruleset::{RuleSetError, RuleSets};
use bot_core::text::{Arg, Escape, Face, Parsed, Texts};

use super::lines::Lines;
use super::outcome;
use crate::bench::{Bench, hands, person, ruleset};
use crate::chance;

/// Something that any input may be given to.
pub trait Target {
    /// Its name, and that of its corpus.
    fn name(&self) -> &'static str;

    /// Words that inputs are made of.
    fn words(&self) -> Vec<Vec<u8>>;

    /// Takes an input, and sums up what came of it. Panics where it breaks a promise.
    fn execute(&mut self, input: &[u8]) -> u64;
}

/// All of them.
///
/// # Panics
/// If the program's own files are faulty, which its tests exclude.
#[must_use]
pub fn targets() -> Vec<Box<dyn Target>> {
    let texts = Rc::new(Texts::builtin().expect("the program's words"));
    let sets = RuleSets::builtin().expect("the program's rule sets");
    let listed = bot_core::game::options::listed(&ruleset("v2"));
    let known = listed.into_iter().map(|(key, _)| key).collect();
    vec![
        Box::new(Commands { tables: tables(), texts: Rc::clone(&texts) }),
        Box::new(Files { sets, texts: Rc::clone(&texts), known }),
        Box::new(Words { texts, bench: tables().remove(1) }),
        Box::new(Logs { log: recorded() }),
        Box::new(Lines::start()),
    ]
}

fn table(id: &str, cards: &str) -> Bench {
    let mut bench = Bench::open(&ruleset(id), 5);
    let cards = hands(cards);
    bench.seat(u16::try_from(cards.len()).unwrap_or(0));
    bench.fix_deal(cards).expect("cards that fit");
    bench
}

/// Tables at many moments: a lobby, nights, ballots, discussions, notebooks, notices, windows.
fn tables() -> Vec<Bench> {
    let plain = "K K P P C C C C";
    let all = [
        ("v2", plain),
        ("v2-standard", plain),
        ("notice", plain),
        ("story", plain),
        ("v1", "K K C C C C C C"),
        ("taiwan", "K C C C C C"),
        ("death-note", "kira kira C C C C C C C C"),
        ("conan", "conan kogoro heiji ran boss gin vodka vermouth sonoko jodie haibara aoyama"),
        ("slow", "P P K K R D G B C C"),
    ];
    let mut tables = vec![table("v2", plain)];
    for (id, cards) in all {
        let mut bench = table(id, cards);
        bench.say("p1", Place::Room, Action::Start).expect("a full table");
        tables.push(bench.clone());
        for _ in 0..6 {
            if bench.playing() && bench.tick() {
                tables.push(bench.clone());
            }
        }
    }
    tables
}

/// Typed text: read, decided, refused in words.
struct Commands {
    tables: Vec<Bench>,
    texts: Rc<Texts>,
}

impl Commands {
    fn refused(&self, refusal: &Refusal) {
        for locale in self.texts.locales() {
            let said = self.texts.refusal(&locale, refusal);
            assert!(!said.trim().is_empty(), "a refusal without words: {refusal:?}");
        }
    }
}

impl Target for Commands {
    fn name(&self) -> &'static str {
        "commands"
    }

    fn words(&self) -> Vec<Vec<u8>> {
        let locales = self.texts.locales();
        let named = |spec| locales.iter().map(move |locale| self.texts.command_name(locale, spec));
        self.texts.commands().iter().flat_map(named).map(String::into_bytes).collect()
    }

    fn execute(&mut self, input: &[u8]) -> u64 {
        let text = String::from_utf8_lossy(input);
        let (mut first, rest) = (0, text.as_ref());
        for byte in input.iter().take(3) {
            first = first * 31 + usize::from(*byte);
        }
        let place = if first % 2 == 0 { Place::Room } else { Place::Direct };
        let parsed = self.texts.parse(place, rest);
        match parsed {
            Parsed::Refused(refusal) => {
                self.refused(&refusal);
                outcome(&("refused", refusal.code.id(), refusal.reason.map(|reason| reason.id())))
            }
            Parsed::Action(action) => {
                let kind = std::mem::discriminant(&action);
                let index = first % self.tables.len();
                let mut bench = self.tables[index].clone();
                let who = format!("p{}", 1 + first % 13);
                match bench.say(&who, place, action) {
                    Ok(events) => outcome(&("done", index, kind, events.len().min(9))),
                    Err(refusal) => {
                        self.refused(&refusal);
                        let reason = refusal.reason.map(|reason| reason.id());
                        outcome(&("no", index, kind, refusal.code.id(), reason))
                    }
                }
            }
            Parsed::Bare(list) => outcome(&("bare", list.len())),
            Parsed::Query(query) => outcome(&("query", std::mem::discriminant(&query))),
            other => outcome(&("other", std::mem::discriminant(&other))),
        }
    }
}

/// Rule-set files: read, told in words, and played if they are valid.
struct Files {
    sets: RuleSets,
    texts: Rc<Texts>,
    /// Keys that a file may have.
    known: BTreeSet<String>,
}

impl Files {
    fn play(rules: &RuleSet, seed: u64) {
        // Few seats, and neither weeks of virtual time nor thousands of rounds: what is looked for is a panic.
        if rules.players.0 <= 12 && rules.stuck().is_empty() {
            let mut bench = Bench::open(rules, u8::try_from(seed % 251).unwrap_or(0));
            bench.seat_from(2, rules.players.0);
            let mut dice = chance::Dice(seed);
            if bench.say("p1", Place::Room, Action::Start).is_err() {
                return;
            }
            for _ in 0..150 {
                let prompts = bench.prompts();
                let action = match (dice.pick(&prompts), bench.state.standing()) {
                    (Some(prompt), Some(table)) if !dice.one_in(6) => {
                        Some((prompt.person.clone(), chance::legal_answer(&mut dice, prompt, table)))
                    }
                    _ => None,
                };
                match action {
                    Some((who, action)) => drop(bench.say(who.id(), Place::Direct, action)),
                    None if bench.playing() => drop(bench.tick()),
                    None => return,
                }
            }
        }
    }
}

/// What kind of error it is: in the words of the program, without those of the file, so that not every invented key
/// is something new.
fn kind_of(error: &RuleSetError, known: &BTreeSet<String>) -> (usize, String, String) {
    let own = |said: &str| -> String {
        let own = said.split(['`', '"', '\'']).step_by(2).flat_map(str::chars);
        own.filter(char::is_ascii_alphabetic).take(48).collect()
    };
    match error {
        RuleSetError::Unreadable { why, .. } => (0, String::new(), own(why)),
        // Where it is stands first, with the line itself.
        RuleSetError::Syntax { why, .. } => (1, String::new(), own(why.lines().last().unwrap_or_default())),
        RuleSetError::Key { key, why, .. } => (2, known.get(key).cloned().unwrap_or_default(), own(why)),
    }
}

impl Target for Files {
    fn name(&self) -> &'static str {
        "files"
    }

    fn words(&self) -> Vec<Vec<u8>> {
        let rules = ruleset("v2");
        let listed = bot_core::game::options::listed(&rules);
        let keys = listed.iter().map(|(key, value)| format!("{key} = {value}\n"));
        let bases = self.sets.ids().map(|id| format!("base = \"{id}\"\n"));
        keys.chain(bases).map(String::into_bytes).collect()
    }

    fn execute(&mut self, input: &[u8]) -> u64 {
        let text = String::from_utf8_lossy(input);
        match self.sets.check_text("house.toml", &text) {
            Err(error) => {
                let said = error.to_string();
                assert!(said.starts_with("house.toml"), "which file is at fault: {said}");
                outcome(&("no", kind_of(&error, &self.known)))
            }
            Ok(rules) => {
                let stuck = rules.stuck().len();
                for locale in self.texts.locales() {
                    assert!(!self.texts.rules(&locale, &rules).is_empty());
                }
                Files::play(&rules, outcome(&input));
                let differs = bot_core::game::options::differences(&ruleset("v2"), &rules);
                outcome(&("yes", stuck, differs))
            }
        }
    }
}

/// Names and sentences of others, in every message that carries some.
struct Words {
    texts: Rc<Texts>,
    bench: Bench,
}

impl Words {
    fn notices(text: &str) -> Vec<Notice> {
        let said = || text.to_owned();
        vec![
            Notice::Said { seat: Seat(3), name: said(), said: said() },
            Notice::Question { from: person("p2"), said: said() },
            Notice::Team { ask: None, from: Seat(1), targets: Vec::new(), said: Some(said()), friend: false },
            Notice::Dream { seat: Seat(2), jailed: true, said: Some(said()) },
            Notice::Riddle { riddle: said() },
            Notice::Solution { seat: Seat(4), riddle: said(), link: said() },
            Notice::Story { text: said(), seat: None },
            Notice::OptionSet { option: said(), value: said(), house_rules: vec![said()] },
            Notice::Joined { user: person("p1"), players: 3, computer: false },
            Notice::Table { note: TableNote::Away, seat: None, user: Some(person("p2")), amount: None },
        ]
    }
}

impl Target for Words {
    fn name(&self) -> &'static str {
        "words"
    }

    fn words(&self) -> Vec<Vec<u8>> {
        [
            "#4 Oak:",
            "{ $name }",
            "Night 2 falls.",
            "@here",
            "[x](http://y)",
            "||x||",
            "<b>",
            "天黑请闭眼。",
            "\u{2066}",
        ]
        .iter()
        .map(|word| word.as_bytes().to_vec())
        .collect()
    }

    fn execute(&mut self, input: &[u8]) -> u64 {
        let text = String::from_utf8_lossy(input).into_owned();
        let table = self.bench.state.standing().expect("a table");
        let mut lengths = Vec::new();
        for escape in [Escape::Plain, Escape::Discord] {
            let face = Face::of(table, escape, Moment(0))
                .with_person(person("p1"), &text)
                .with_person(person("p2"), &text);
            for locale in self.texts.locales() {
                for notice in Words::notices(&text) {
                    let told = self.texts.notice(&locale, &notice, &face);
                    assert!(told.chars().all(|c| c == '\n' || !c.is_control()), "a control sign: {told:?}");
                    let turned = |c: char| ('\u{202a}'..='\u{202e}').contains(&c);
                    assert!(!told.chars().any(turned), "a sign that turns the line around: {told:?}");
                    let pinged =
                        escape == Escape::Discord && (told.contains("@everyone") || told.contains("@here"));
                    assert!(!pinged, "everybody is pinged: {told:?}");
                    assert!(told.chars().count() < 40_000, "{} characters", told.chars().count());
                    lengths.push(told.len().ilog2());
                }
                let ui = self.texts.ui(
                    &locale,
                    "console-no-ruleset",
                    &[("id", Arg::from(&text)), ("ids", Arg::from(&text))],
                );
                assert!(!ui.is_empty());
            }
        }
        outcome(&lengths)
    }
}

/// A log as it lies on disk, or in an archive that somebody sends.
struct Logs {
    log: Vec<Event>,
}

/// A whole game.
fn recorded() -> Vec<Event> {
    chance::play(&ruleset("v3"), 14, 3, true, &mut |_, _| {}).log
}

impl Target for Logs {
    fn name(&self) -> &'static str {
        "logs"
    }

    fn words(&self) -> Vec<Vec<u8>> {
        let written = self.log.iter().step_by(7).take(300).filter_map(|event| serde_json::to_vec(event).ok());
        written.filter(|line| line.len() < 400).collect()
    }

    fn execute(&mut self, input: &[u8]) -> u64 {
        let text = String::from_utf8_lossy(input);
        let archived = archive::read(text.lines());
        let mut read = Vec::new();
        for line in text.lines() {
            if let Ok(event) = serde_json::from_str::<Event>(line) {
                // What was read is written as it was read.
                let again = serde_json::to_string(&event).expect("an event is written");
                assert!(serde_json::from_str::<Event>(&again).is_ok_and(|same| same == event), "{again}");
                read.push(event);
            }
        }
        let records = vec![(Moment(0), read.clone())];
        let proofs = prove(&records).len();
        // A log that no program wrote may not fold; whoever opens a store has a net for that (I-04).
        let fold = || read.iter().fold(State::default(), evolve).standing().is_some();
        let folds = std::panic::catch_unwind(std::panic::AssertUnwindSafe(fold)).ok();
        let kinds: Vec<_> = read.iter().map(|event| format!("{event:?}")).collect();
        outcome(&(
            archived.map(|tables| tables.len()).map_err(|error| error.to_string().len()).ok(),
            proofs,
            folds,
            kinds,
        ))
    }
}
