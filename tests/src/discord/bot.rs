//! The real bot as a process, connected to a stand-in.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{Mutex, mpsc};

use super::Discord;
use crate::program;

/// How long a start may take on a busy machine.
const SOON: Duration = Duration::from_secs(180);

/// Builds the bot once. Returns the program's path.
///
/// # Panics
/// The bot does not build.
pub fn build() -> PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| program::build("bot-discord", "discord_start")).clone()
}

/// The way to a clock that the test moves, and what comes back.
type Clock = (ChildStdin, mpsc::UnboundedReceiver<Value>);

/// The bot. It ends when dropped.
pub struct Bot {
    program: PathBuf,
    child: Option<Child>,
    locale: String,
    /// Its clock stands still and is moved by the test.
    rehearses: bool,
    /// The way to its clock, while it runs, and what comes back.
    clock: Option<Mutex<Clock>>,
    /// How late it is by a clock that the test moves.
    now: AtomicI64,
    /// More arguments on the command line.
    pub arguments: Vec<String>,
    /// How often it has been started.
    pub starts: u32,
}

impl Bot {
    /// Not started yet; it will speak this language.
    pub fn new(locale: &str) -> Self {
        Self {
            program: build(),
            child: None,
            locale: locale.to_owned(),
            rehearses: false,
            clock: None,
            now: AtomicI64::new(0),
            arguments: Vec::new(),
            starts: 0,
        }
    }

    /// The same with a clock that only [`Bot::go_on`] moves, from this instant on.
    pub fn rehearsing(locale: &str, from: i64) -> Self {
        let mut bot = Self::new(locale);
        (bot.rehearses, bot.now) = (true, AtomicI64::new(from));
        bot
    }

    /// Moves the clock: to an instant, or to the next deadline. Returns when all that happens on the
    /// way is durable: the next deadline, if there is one.
    ///
    /// # Panics
    /// The bot does not obey.
    pub async fn go_on(&self, to: Option<i64>) -> Option<i64> {
        let order = to.map_or_else(|| "next".to_owned(), |to| to.to_string());
        self.rehearse(&order).await["next"].as_i64()
    }

    /// Waits until every message of what has happened so far is where it belongs, or cannot be brought there.
    pub async fn delivered(&self, discord: &Discord) {
        let began = std::time::Instant::now();
        while self.rehearse("").await["unsent"] != 0 && began.elapsed() < SOON {
            discord.changes_within(Duration::from_millis(100)).await;
        }
    }

    /// Whether all that people have done is carried out and told, on a clock that the test moves: nothing is
    /// under way, and nothing happens for twice a breath.
    ///
    /// # Panics
    /// The bot does not obey.
    pub async fn is_done(&self, discord: &Discord, breath: Duration) -> bool {
        // Twice: a click that was just answered may not count among the inputs yet.
        for _ in 0..2 {
            let state = self.rehearse("").await;
            let under_way = state["unsent"] != 0 || state["inputs"] != 0;
            if discord.changes_within(breath).await || under_way {
                return false;
            }
        }
        true
    }

    /// How late it is by a clock that the test moves, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.now.load(Ordering::Relaxed)
    }

    async fn rehearse(&self, order: &str) -> Value {
        let clock = self.clock.as_ref().expect("a clock that can be moved");
        let (orders, answers) = &mut *clock.lock().await;
        writeln!(orders, "{order}").and_then(|()| orders.flush()).expect("an order is heard");
        let answer = tokio::time::timeout(SOON, answers.recv()).await;
        let answer = answer.expect("an answer in time").expect("an answer");
        let now = answer["now"].as_i64().unwrap_or_else(|| panic!("{answer}"));
        self.now.store(now, Ordering::Relaxed);
        answer
    }

    /// What it has logged since a start, counted from 1.
    pub fn log(&self, discord: &Discord, start: u32) -> String {
        std::fs::read_to_string(discord.directory().join(format!("bot-{start}.log"))).unwrap_or_default()
    }

    /// Starts it and waits until it is connected and its commands are registered.
    ///
    /// # Panics
    /// It does not start, or not in time.
    pub async fn start(&mut self, discord: &Discord) {
        self.starts += 1;
        let file = |kind: &str| {
            let path = discord.directory().join(format!("bot-{}.{kind}", self.starts));
            std::fs::File::create(path).expect("a file")
        };
        let mut command = Command::new(&self.program);
        command
            .arg("--data")
            .arg(discord.directory().join("data"))
            .args(["--locale", &self.locale])
            .arg("--test-address")
            .arg(discord.address().to_string())
            .arg("--test-authority")
            .arg(discord.authority())
            .env("DISCORD_TOKEN", discord.token())
            .args(&self.arguments)
            .env("RUST_LOG", "info,bot_discord=debug,serenity=warn,serenity::client::dispatch=debug")
            .env("NO_COLOR", "1")
            .stderr(file("log"));
        if self.rehearses {
            command.arg("--rehearse").stdin(Stdio::piped()).stdout(Stdio::piped());
        } else {
            command.stdin(Stdio::null()).stdout(file("out"));
        }
        let mut child = command.spawn().expect("the bot starts");
        if let (Some(orders), Some(answers)) = (child.stdin.take(), child.stdout.take()) {
            let (send, receive) = mpsc::unbounded_channel();
            std::thread::spawn(move || {
                // Whatever else is printed is no answer.
                let lines = BufReader::new(answers).lines().map_while(Result::ok);
                lines.filter_map(|line| serde_json::from_str(&line).ok()).try_for_each(|line| send.send(line))
            });
            self.clock = Some(Mutex::new((orders, receive)));
            self.go_on(Some(self.now())).await;
        }
        self.child = Some(child);
        assert!(discord.wait_connected(true, SOON).await, "{}", self.tail(discord));
        assert!(discord.wait_command("new", SOON).await, "{}", self.tail(discord));
    }

    /// kill -9.
    ///
    /// # Panics
    /// It cannot be killed.
    pub async fn kill(&mut self, discord: &Discord) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("killed");
            child.wait().expect("gone");
        }
        assert!(discord.wait_connected(false, SOON).await);
    }

    /// Asks it to end, as a service manager does, and waits until it has.
    ///
    /// # Panics
    /// It does not end well.
    pub async fn stop(&mut self, discord: &Discord) {
        if let Some(mut child) = self.child.take() {
            let asked = Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
            assert!(asked.success());
            let ended = tokio::task::spawn_blocking(move || child.wait()).await.expect("no panic");
            assert!(ended.expect("gone").success(), "{}", self.tail(discord));
        }
        assert!(discord.wait_connected(false, SOON).await);
    }

    /// The last lines of its log.
    pub fn tail(&self, discord: &Discord) -> String {
        let log = self.log(discord, self.starts);
        let lines: Vec<&str> = log.lines().filter(|line| !line.contains("DEBUG")).collect();
        lines[lines.len().saturating_sub(40)..].join("\n")
    }

    /// Its resident memory in KiB.
    ///
    /// # Panics
    /// It does not run, or this system does not tell.
    pub fn memory(&self) -> u64 {
        let id = self.child.as_ref().expect("it runs").id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("a system that tells");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
        line.trim().trim_end_matches("kB").trim().parse().expect("a number")
    }

    /// What it has printed since its last start.
    pub fn printed(&self, discord: &Discord) -> String {
        std::fs::read_to_string(discord.directory().join(format!("bot-{}.out", self.starts)))
            .unwrap_or_default()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
