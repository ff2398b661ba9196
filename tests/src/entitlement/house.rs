//! Two hosts that differ in nothing but two hands: whoever may not know which of the two it is can tell it neither
//! by what the host tells beyond the judge's messages (help, recaps, what stands, refusals, files), nor by what
//! it shows and edits, nor could anybody by what the program logs or prints.
//!
//! As [`twin`](super::twin) does for the judge alone, one floor higher: both hosts have stores of their own, and
//! are asked and listened to as adapters do.
//!
//! Source: I-01, peers 18, peers 19

use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use bot_core::game::{
    Action, Audience, Notice, PersonId, Place, Platform, Prompt, Role, RuleSet, Seat, VenueId,
};
use bot_core::host::{Host, Input, Line, Occasion, Outcome as Answer, What};
use bot_core::text::COMMANDS;
use tempfile::TempDir;
use tracing_subscriber::fmt::MakeWriter;

use crate::bench::{Bench, person};
use crate::chance::{Dice, legal_answer};
use crate::data::{host, said};

use super::twin::{Deals, Difference, Outcome, doubled, is_own_knowledge, is_public_difference};

/// Where the table stands.
const ROOM: &str = "r1";
/// Commands of one pair, at most: a whole night and a day of most rule sets.
const STEPS_MAX: usize = 24;
/// So many of all questions are put to everybody after a command.
const QUESTIONS: usize = 2;
/// Words that are no command, or one that stands under no name.
const STRANGE: [&str; 4] = ["kil 3", "!foo", "chekc 2", "!help kil"];

/// What one person could tell the two apart by, after one command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overheard {
    /// Messages as they are delivered: number, instant, language, data, words, button.
    pub lines: Vec<String>,
    /// What questions are answered with: words or a refusal, messages, files.
    pub answers: Vec<String>,
    /// What stands in messages that are edited, and what can be looked up.
    pub shown: Vec<String>,
    /// What the program wrote to its log, at every level.
    pub logged: Vec<String>,
    /// What a panic could print of the table.
    pub printed: String,
}

/// Something that is done to what the second host says before it is compared.
pub type Spoil<'a> = &'a dyn Fn(Overheard) -> Overheard;

/// Everything that the program logs, at every level.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// From now on all of this process's logs come here.
    ///
    /// # Panics
    /// If they go elsewhere already.
    #[must_use]
    pub fn install() -> Log {
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(log.clone())
            .with_ansi(false)
            .without_time()
            .finish();
        tracing::subscriber::set_global_default(subscriber).expect("nobody else listens");
        log
    }

    /// What was logged since this was asked last.
    #[must_use]
    pub fn take(&self) -> Vec<String> {
        let bytes = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        self.clone()
    }
}

/// One of the two.
struct House {
    host: Host,
    log: Log,
    /// Messages with smaller numbers were heard.
    heard: u64,
    _dir: TempDir,
}

struct Pair {
    one: House,
    other: House,
    pair: (Seat, Seat),
    blind: Vec<PersonId>,
}

fn venue() -> VenueId {
    VenueId::new(Platform::Console, ROOM)
}

/// Plays such a pair to where the room may tell them apart, or for a while.
///
/// # Panics
/// If a host does not work.
pub async fn play(log: &Log, rules: &RuleSet, players: u16, seed: u64, spoil: Spoil<'_>) -> Outcome {
    let mut dice = Dice(seed);
    let mut outcome = Outcome::default();
    let Some(mut pair) = Pair::open(log, rules, players, &mut dice).await else { return outcome };
    // What the deal itself brought.
    let mut logged = pair.start().await;
    while outcome.steps < STEPS_MAX && !pair.blind.is_empty() {
        let (first, second) = (pair.one.lines(), pair.other.lines());
        if told(&first) != told(&second) {
            return outcome;
        }
        pair.learn(&first, &second);
        let questions = questions(&mut dice);
        // Looking a whole game up takes a while: one person does after each command.
        let looks = dice.pick(&pair.blind).cloned();
        for who in pair.blind.iter().chain([&person("zed")]) {
            let looks = looks.as_ref() == Some(who);
            let one = pair.one.overheard(who, looks, &first, &questions, &logged[0]).await;
            let other = spoil(pair.other.overheard(who, looks, &second, &questions, &logged[1]).await);
            outcome.probes += questions.len();
            if one != other {
                let what = [format!("{one:?}"), format!("{other:?}")];
                outcome.differences.push(Difference { step: outcome.steps, who: Some(who.clone()), what });
            }
        }
        if !outcome.differences.is_empty() {
            return outcome;
        }
        let Some(next) = pair.step(&mut dice).await else { return outcome };
        logged = next;
        outcome.steps += 1;
    }
    outcome
}

/// What anybody might ask, the host's commands among it, which are refused to others.
fn questions(dice: &mut Dice) -> Vec<String> {
    use bot_core::text::{CommandGroup, Verb};
    let asked = COMMANDS.iter().filter(|spec| match spec.group {
        CommandGroup::Info => spec.verb != Verb::AskHost,
        CommandGroup::Host => true,
        CommandGroup::Seat | CommandGroup::Day | CommandGroup::Secret => false,
    });
    let mut all: Vec<String> = asked.map(|spec| format!("!{}", spec.id)).collect();
    all.extend(COMMANDS.iter().map(|spec| format!("!help {}", spec.id)));
    all.extend(
        ["!kick 3", "!warn 2", "!set tie lot", "!fine 2 1", "!host 3", "!replay 1-1"].map(str::to_owned),
    );
    all.extend(STRANGE.map(str::to_owned));
    let often = dice.pick(&["!recap", "!table", "!explain", "!help"]).map(|text| (*text).to_owned());
    often.into_iter().chain((0..QUESTIONS).filter_map(|_| dice.pick(&all).cloned())).collect()
}

/// What a command told the room of what it may know.
fn told(lines: &[Line]) -> Vec<&Notice> {
    let room = lines.iter().filter(|line| line.to == Audience::Room).map(|line| line.notice.open());
    room.filter(|notice| is_public_difference(notice)).collect()
}

impl Pair {
    async fn open(log: &Log, rules: &RuleSet, players: u16, dice: &mut Dice) -> Option<Pair> {
        // What chance deals is dealt by hand, and then with two hands exchanged.
        let mut drawn = Bench::open(rules, u8::try_from(dice.below(251)).unwrap_or(0));
        drawn.seat(players);
        drawn.say("p1", Place::Room, Action::Start).ok()?;
        let Deals { hands, exchanged, hidden, seats: (first, second) } = Deals::of(&drawn, dice)?;
        // One lobby in two directories, so that all chance is the same in both.
        let (dir, copy) = (tempfile::tempdir().expect("a directory"), tempfile::tempdir().expect("another"));
        let lobby = house_on(dir.path());
        let mut words = vec![format!("!new {}", rules.id)];
        words.extend((1..=players).map(|_| "!join".to_owned()));
        for (number, text) in words.iter().enumerate() {
            let who = format!("p{}", number.max(1));
            let outcome = lobby.submit(said(Some(ROOM), &who, None, text)).await.expect("the store works");
            assert!(outcome.reply.is_ok(), "{who}: {text}: {:?}", outcome.reply);
        }
        lobby.shutdown().await;
        for entry in std::fs::read_dir(dir.path()).expect("a directory") {
            let entry = entry.expect("an entry");
            if entry.file_type().expect("a kind").is_file() {
                std::fs::copy(entry.path(), copy.path().join(entry.file_name())).expect("room on the disk");
            }
        }
        let house =
            |dir: TempDir| House { host: house_on(dir.path()), log: log.clone(), heard: 0, _dir: dir };
        let (mut one, mut other) = (house(dir), house(copy));
        for (house, hands) in [(&mut one, hands), (&mut other, exchanged)] {
            let void = hidden.map(|role| vec![role]);
            let fixed = house.host.bench(&venue(), Action::FixDeal { hands, void }).await;
            fixed.expect("the store works").ok()?;
            house.lines();
        }
        let pair = (bot_core::game::seat_at(first), bot_core::game::seat_at(second));
        let blind = (1..=players).map(|number| person(&format!("p{number}"))).collect();
        Some(Pair { one, other, pair, blind })
    }

    /// The game begins; whose hands were exchanged knows it. What either logged.
    async fn start(&mut self) -> [Vec<String>; 2] {
        let mut logged = [Vec::new(), Vec::new()];
        for (house, logged) in [&self.one, &self.other].into_iter().zip(&mut logged) {
            drop(house.log.take());
            let outcome = house.host.submit(said(Some(ROOM), "p1", None, "!start")).await;
            assert!(outcome.expect("the store works").reply.is_ok(), "a full table starts");
            *logged = house.logged();
        }
        let seats = [self.pair.0, self.pair.1];
        let hidden: Vec<PersonId> = seats.into_iter().filter_map(|seat| self.one.sitter(seat)).collect();
        self.blind.retain(|person| !hidden.contains(person));
        logged
    }

    /// One command in both; what either logged. `None` where they part or nothing goes on.
    async fn step(&mut self, dice: &mut Dice) -> Option<[Vec<String>; 2]> {
        let view = self.one.host.table_at(&venue())?;
        let table = view.state.standing().filter(|table| table.game.is_some())?;
        let prompt = if dice.one_in(9) { None } else { dice.pick(&view.prompts).cloned() };
        let Some(prompt) = prompt else {
            let next = self.one.host.next_deadline()?;
            let mut logged = [Vec::new(), Vec::new()];
            for (house, logged) in [&self.one, &self.other].into_iter().zip(&mut logged) {
                house.host.advance(next).await.expect("the store works");
                *logged = house.logged();
            }
            return Some(logged);
        };
        let action = legal_answer(dice, &prompt, table);
        let seat = doubled(&prompt, self.pair);
        let double = self.other.sitter(seat).unwrap_or_else(|| prompt.person.clone());
        let first = self.one.does(&prompt.person, &action).await?;
        let second = self.other.does(&double, &action).await?;
        Some([first, second])
    }

    /// Whoever has been told something of their own that differs may know from now on.
    fn learn(&mut self, first: &[Line], second: &[Line]) {
        let own = |lines: &[Line], who: &PersonId| -> Vec<Notice> {
            let own = lines.iter().filter(|line| line.to == Audience::Person(who.clone()));
            own.map(|line| line.notice.open()).filter(|notice| is_own_knowledge(notice)).cloned().collect()
        };
        self.blind.retain(|person| own(first, person) == own(second, person));
    }
}

fn house_on(dir: &Path) -> Host {
    host(Arc::new(bot_core::host::SledStore::open(dir).expect("it opens")))
}

impl House {
    /// The messages since this was asked last.
    fn lines(&mut self) -> Vec<Line> {
        let lines = self.host.unsent(Platform::Console, self.heard, usize::MAX).expect("the store works");
        self.heard = lines.last().map_or(self.heard, |line| line.id.number + 1);
        lines
    }

    fn sitter(&self, seat: Seat) -> Option<PersonId> {
        let view = self.host.table_at(&venue())?;
        view.state.standing()?.player(seat).map(|player| player.person.clone())
    }

    /// Whether it was taken, with what was logged.
    async fn does(&self, who: &PersonId, action: &Action) -> Option<Vec<String>> {
        let input = Input { what: What::Action(action.clone()), ..self.input(who, Place::Direct, "") };
        let outcome = self.host.submit(input).await.expect("the store works");
        outcome.reply.is_ok().then(|| self.logged())
    }

    fn input(&self, who: &PersonId, place: Place, text: &str) -> Input {
        Input { place, venue: Some(venue()), ..said(None, who.id(), None, text) }
    }

    /// What the program itself logged: not what its tools did.
    fn logged(&self) -> Vec<String> {
        self.log.take().into_iter().filter(|line| line.contains("bot_core")).collect()
    }

    async fn overheard(
        &self,
        who: &PersonId,
        looks: bool,
        lines: &[Line],
        questions: &[String],
        logged: &[String],
    ) -> Overheard {
        let hears = |line: &&Line| match &line.to {
            Audience::Room => true,
            Audience::Person(to) => to == who,
            Audience::Dead => line.recipients.contains(who),
        };
        let mut seen = Overheard { logged: logged.to_vec(), ..Overheard::default() };
        seen.lines = lines.iter().filter(hears).map(whole).collect();
        drop(self.log.take());
        for (number, question) in questions.iter().enumerate() {
            // Whoever hosts would carry out what others are refused.
            if self.is_host(who) && !is_info(question) {
                continue;
            }
            let place = if number % 2 == 0 { Place::Direct } else { Place::Room };
            let outcome = self.host.submit(self.input(who, place, question)).await.expect("the store works");
            seen.answers.push(answer(question, &outcome));
        }
        seen.logged.extend(self.logged());
        seen.shown = self.shown(who, looks).await;
        if looks && let Some(view) = self.host.table_at(&venue()) {
            let open: Vec<&Prompt> = view.prompts.iter().filter(|prompt| !prompt.private).collect();
            seen.printed = format!("{:?} {open:?}", view.state);
        }
        seen
    }

    fn is_host(&self, who: &PersonId) -> bool {
        let view = self.host.table_at(&venue());
        view.is_some_and(|view| view.state.standing().and_then(|table| table.host.as_ref()) == Some(who))
    }

    /// What can be looked up, and what stands in messages that are edited.
    async fn shown(&self, who: &PersonId, looks: bool) -> Vec<String> {
        let Some(view) = self.host.table_at(&venue()) else { return Vec::new() };
        let mut shown = vec![self.host.describe(&view, Some(who)).expect("the store works")];
        for occasion in [Occasion::Full, Occasion::Room, Occasion::Stopping] {
            let told = self.host.bulletins(Platform::Console, occasion);
            shown.extend(told.into_iter().map(|bulletin| bulletin.text));
        }
        let asked = self.host.prompts_of(who);
        shown.extend(asked.iter().map(|(.., prompt)| serde_json::to_string(prompt).unwrap_or_default()));
        if self.is_host(who) {
            let panel = self.host.panel(&view).await.expect("the store works");
            shown.extend(panel.map(|(_, text)| text));
        }
        if !looks {
            return shown;
        }
        if let Some(seen) = self.host.view(&venue(), Some(who)).await.expect("the store works") {
            shown.push(format!("{:?} {:?}", seen.seats, seen.accounts));
            let own = seen.you.into_iter().map(|you| (you.seat, you.hand, you.side, you.knows, you.marks));
            shown.extend(own.map(|own| format!("{own:?}")));
            shown.extend(seen.log.iter().map(|line| format!("{} {:?} {}", line.n, line.at, line.text)));
        }
        shown
    }
}

/// Whether a question is one that a host, too, only gets an answer to.
fn is_info(question: &str) -> bool {
    let word = question.trim_start_matches('!').split(' ').next().unwrap_or_default();
    let info =
        COMMANDS.iter().any(|spec| spec.id == word && spec.group == bot_core::text::CommandGroup::Info);
    info || STRANGE.contains(&question)
}

fn answer(question: &str, outcome: &Answer) -> String {
    let said = match &outcome.reply {
        Ok(text) => format!("{text:?}"),
        Err(refused) => format!("{:?} {}", refused.refusal, refused.text),
    };
    let lines: Vec<String> = outcome.lines.iter().map(whole).collect();
    let files: Vec<(&str, usize)> =
        outcome.files.iter().map(|file| (&file.name[..], file.bytes.len())).collect();
    format!("{question}: {said} {lines:?} {files:?}")
}

/// A message with all that comes with it but for the store's own number.
fn whole(line: &Line) -> String {
    let Line { n, at, locale, notice, text, prompt, .. } = line;
    let data = serde_json::to_string(notice.open()).unwrap_or_default();
    let prompt = prompt.as_ref().map(|prompt| serde_json::to_string(prompt).unwrap_or_default());
    format!("{n} {at:?} {} {data} {} {prompt:?}", locale.0, text.open())
}

/// How a word that no log may hold would get there: for the mutants.
#[must_use]
pub fn slip() -> String {
    format!("DEBUG bot_core::host::task: step kind={:?}", Role::Killer)
}
