//! The real bot as a process, connected to a stand-in.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use super::Discord;

/// How long a start may take on a busy machine.
const SOON: Duration = Duration::from_secs(60);

/// Builds the bot once. Returns the program's path.
///
/// # Panics
/// The bot does not build.
pub fn build() -> PathBuf {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(build_now).clone()
}

fn build_now() -> PathBuf {
    let here = std::env::current_exe().expect("a test knows its program");
    // target/PROFILE/deps/test -> target/PROFILE
    let profile = here.parent().and_then(Path::parent).expect("a target directory").to_owned();
    let mut cargo = Command::new(env!("CARGO"));
    // With the features of the whole workspace, so that a test of the whole builds nothing twice.
    cargo.args(["build", "--quiet", "--locked", "--workspace", "--bin", "bot-discord", "--target-dir"]);
    cargo.arg(profile.parent().expect("a target directory"));
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    // A test's environment tells of its own package; build scripts that look at it would run
    // again, and again after the next outer build.
    for (name, _) in std::env::vars_os() {
        let own = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_CRATE_NAME", "CARGO_PRIMARY_PACKAGE"];
        if own.iter().any(|own| name.to_string_lossy().starts_with(own)) {
            cargo.env_remove(&name);
        }
    }
    let built = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).status().expect("cargo runs");
    assert!(built.success(), "the bot does not build");
    profile.join("bot-discord")
}

/// The bot. It ends when dropped.
pub struct Bot {
    program: PathBuf,
    child: Option<Child>,
    locale: String,
    /// How often it has been started.
    pub starts: u32,
}

impl Bot {
    /// Not started yet; it will speak this language.
    pub fn new(locale: &str) -> Self {
        Self { program: build(), child: None, locale: locale.to_owned(), starts: 0 }
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
        let child = Command::new(&self.program)
            .arg("--data")
            .arg(discord.directory().join("data"))
            .args(["--locale", &self.locale])
            .arg("--test-address")
            .arg(discord.address().to_string())
            .arg("--test-authority")
            .arg(discord.authority())
            .env("DISCORD_TOKEN", discord.token())
            .env("RUST_LOG", "info,bot_discord=debug,serenity=debug")
            .stdin(Stdio::null())
            .stdout(file("out"))
            .stderr(file("log"))
            .spawn()
            .expect("the bot starts");
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
