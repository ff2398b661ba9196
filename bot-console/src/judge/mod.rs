//! The JSON-lines judge: the protocol that everything else can attach to.
//!
//! Every request is answered by the event lines that it caused and one closing line. A message is
//! durable before it is printed, and its delivery is durable before the closing line.

mod output;
mod request;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use bot_core::game::{Action, Audience, Code, Moment, PersonId, Platform, Refusal, VenueId};
use bot_core::host::{
    ClockKind, Host, HostConfig, Input, Keep, Keepsake, LineId, RULESET_DEFAULT, SledStore, What,
};
use bot_core::ruleset::RuleSets;
use bot_core::text::Texts;
use bot_service::control::{Listening, listen};
use serde_json::value::RawValue;

use crate::input::{self, Reading};
use output::{Closing, Output};
use request::{Request, Wish};

/// Messages fetched, printed and confirmed in one go.
const PAGE: usize = 256;

/// How the judge runs.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Keep everything in this directory and go on from there; otherwise nothing is kept.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The language of new tables.
    #[arg(long, default_value = "en")]
    locale: String,
    /// Rule-set files beside the built-in ones.
    #[arg(long, value_name = "DIR")]
    rulesets: Option<PathBuf>,
    /// Write files that are asked for (pictures, pages) into this directory; else only their names are told.
    #[arg(long, value_name = "DIR")]
    files: Option<PathBuf>,
    /// Run on the real clock instead of a virtual one.
    #[arg(long)]
    live: bool,
}

/// Runs until standard input or standard output closes.
///
/// # Errors
/// When it cannot start, or its store fails.
pub(crate) async fn run(options: Options) -> anyhow::Result<()> {
    let mut judge = Judge::open(&options)?;
    let mut requests = input::spawn();
    loop {
        let reading = tokio::select! {
            reading = requests.recv() => reading,
            () = judge.host.lines_from(judge.cursor), if options.live => {
                if !judge.print_lines().await? {
                    break;
                }
                continue;
            }
        };
        let Some(reading) = reading else { break };
        let (still, read) = judge.answer(reading).await?;
        judge = still;
        if !read {
            break;
        }
    }
    judge.close().await
}

/// A private answer, or a refusal's code and text.
type Answer = Result<Option<String>, (Code, String)>;

struct Judge {
    host: Host,
    /// Who hears what comes through the data directory.
    listening: Option<Listening>,
    config: HostConfig,
    dir: DataDir,
    output: Output,
    /// The number of the next message to print.
    cursor: u64,
    /// Where files go.
    keeps: Option<PathBuf>,
    /// The names of the files that belong to the next closing line.
    files: Vec<String>,
}

impl Judge {
    fn open(options: &Options) -> anyhow::Result<Judge> {
        let mut rules = RuleSets::builtin()?;
        if let Some(dir) = &options.rulesets {
            rules.load_dir(dir)?;
        }
        let texts = Texts::builtin()?;
        let locale = texts
            .matching(&options.locale)
            .with_context(|| format!("no such language: {}", options.locale))?;
        let config = HostConfig {
            rules: Arc::new(rules),
            texts: Arc::new(texts),
            locale,
            ruleset: RULESET_DEFAULT.to_owned(),
            clock: if options.live { ClockKind::Real } else { ClockKind::Virtual },
            delivery_wait_ms: 0,
            keep: Keep::default(),
        };
        let dir = DataDir::new(options.data.as_deref())?;
        let (host, listening) = dir.open(&config)?;
        let keeps = options.files.clone();
        Ok(Judge { host, listening, config, dir, output: Output::new(), cursor: 0, keeps, files: Vec::new() })
    }

    async fn close(self) -> anyhow::Result<()> {
        self.host.shutdown().await;
        self.dir.clear()
    }

    /// Answers one line of input; false when nobody reads any more.
    async fn answer(mut self, reading: Reading) -> anyhow::Result<(Judge, bool)> {
        let (id, wish) = match reading {
            Reading::TooLong => (RawValue::NULL.to_owned(), None),
            Reading::Line(bytes) => match request::parse(&bytes) {
                Ok(Request { id, wish }) => (id, Some(wish)),
                Err(id) => (id, None),
            },
        };
        let result = match wish {
            None => Err(self.refused(&Code::BadRequest.into())),
            Some(Wish::Crash) => {
                self = self.crash().await?;
                Ok(None)
            }
            Some(wish) => self.carry_out(wish).await?,
        };
        let mut read = self.print_lines().await?;
        let files = std::mem::take(&mut self.files);
        read = read && self.output.close(&Closing { id, result, files, now: self.host.now() }).is_ok();
        Ok((self, read))
    }

    async fn carry_out(&mut self, wish: Wish) -> anyhow::Result<Answer> {
        match wish {
            Wish::Say { user, name, place, room, text, moderator } => {
                let outcome = self.host.submit(Input {
                    key: None,
                    person: user,
                    name,
                    moderator,
                    place,
                    venue: room,
                    written: None,
                    what: What::Text(text),
                });
                let outcome = outcome.await?;
                self.files = self.keep(outcome.files)?;
                Ok(outcome.reply.map_err(|refused| (refused.code(), refused.text)))
            }
            // A crash takes the whole judge along; it was dealt with before.
            Wish::Crash => Ok(Ok(None)),
            Wish::Advance { ms } => {
                let to = self.host.now().0.checked_add_unsigned(ms).map(Moment);
                self.advance(to.ok_or(Code::BadRequest)).await
            }
            Wish::UntilDeadline => self.advance(self.host.next_deadline().ok_or(Code::NoDeadline)).await,
            Wish::Deal { room, deal } => {
                let result = match deal {
                    Ok(action) => self.host.bench(&room, action).await?,
                    Err(refusal) if self.host.table_at(&room).is_some() => Err(refusal),
                    Err(_) => Err(Code::NoTable.into()),
                };
                Ok(result.map(|()| None).map_err(|refusal| self.refused(&refusal)))
            }
            Wish::Draw { room, draws } => {
                let result = match draws.filter(|draws| !draws.is_empty()) {
                    Some(draws) => self.host.bench(&room, Action::FixDraws { draws }).await?,
                    None if self.host.table_at(&room).is_some() => Err(Code::BadValue.into()),
                    None => Err(Code::NoTable.into()),
                };
                Ok(result.map(|()| None).map_err(|refusal| self.refused(&refusal)))
            }
            Wish::View { room, user } => self.view(&room, user.as_ref()).await,
        }
    }

    /// Writes files where they are wanted; says what they are called.
    fn keep(&self, files: Vec<Keepsake>) -> anyhow::Result<Vec<String>> {
        if let Some(dir) = &self.keeps {
            std::fs::create_dir_all(dir).with_context(|| dir.display().to_string())?;
            for file in &files {
                let path = dir.join(&file.name);
                std::fs::write(&path, &file.bytes).with_context(|| path.display().to_string())?;
            }
        }
        Ok(files.into_iter().map(|file| file.name).collect())
    }

    async fn advance(&self, to: Result<Moment, Code>) -> anyhow::Result<Answer> {
        match to {
            _ if self.config.clock == ClockKind::Real => Ok(Err(self.refused(&Code::Forbidden.into()))),
            Err(code) => Ok(Err(self.refused(&code.into()))),
            Ok(to) => {
                self.host.advance(to).await?;
                Ok(Ok(None))
            }
        }
    }

    async fn view(&mut self, room: &VenueId, user: Option<&PersonId>) -> anyhow::Result<Answer> {
        let Some(view) = self.host.view(room, user).await? else {
            return Ok(Err(self.refused(&Code::NoTable.into())));
        };
        let to = user.map_or(Audience::Room, |user| Audience::Person(user.clone()));
        let table = self.host.table_at(room);
        let text = table.map_or(Ok(String::new()), |table| self.host.describe(&table, user))?;
        // What is still to be printed comes before the view that contains it.
        if self.print_lines().await? {
            // Whether anybody reads shows at the closing line.
            let _ = self.output.view(&view, &to, self.host.now(), &text);
        }
        Ok(Ok(None))
    }

    /// Forgets everything in memory and opens the store again.
    async fn crash(self) -> anyhow::Result<Judge> {
        let Judge { host, listening, config, dir, output, cursor: _, keeps, files } = self;
        if let Some(listening) = listening {
            listening.stop().await;
        }
        host.abandon().await;
        let (host, listening) = dir.open(&config)?;
        Ok(Judge { host, listening, config, dir, output, cursor: 0, keeps, files })
    }

    /// Prints what is durable and not yet printed, and notes durably that it is; false when nobody reads any more.
    async fn print_lines(&mut self) -> anyhow::Result<bool> {
        loop {
            let lines = self.host.unsent(Platform::Console, self.cursor, PAGE)?;
            let Some(last) = lines.last() else { return Ok(true) };
            let ids: Vec<LineId> = lines.iter().map(|line| line.id).collect();
            let next = last.id.number + 1;
            let written = lines.iter().try_for_each(|line| self.output.line(line));
            if written.and_then(|()| self.output.flush()).is_err() {
                return Ok(false);
            }
            self.cursor = next;
            self.host.confirm_all(&ids).await?;
        }
    }

    fn refused(&self, refusal: &Refusal) -> (Code, String) {
        let text = self.host.texts().refusal(&self.config.locale, refusal);
        (refusal.code, text)
    }
}

/// Where the store lies.
enum DataDir {
    Kept(PathBuf),
    /// Thrown away at the end.
    Temporary(PathBuf),
}

impl DataDir {
    fn new(wanted: Option<&Path>) -> anyhow::Result<DataDir> {
        match wanted {
            Some(dir) => Ok(DataDir::Kept(dir.to_owned())),
            None => {
                let dir = std::env::temp_dir().join(format!("bot-console-judge-{}", std::process::id()));
                // A process of the same number may have left one behind.
                if dir.exists() {
                    std::fs::remove_dir_all(&dir)?;
                }
                Ok(DataDir::Temporary(dir))
            }
        }
    }

    /// A host on what lies here, and whoever listens here for it.
    fn open(&self, config: &HostConfig) -> anyhow::Result<(Host, Option<Listening>)> {
        match self {
            DataDir::Kept(dir) => {
                let host = Host::open(Arc::new(SledStore::open(dir)?), config.clone())?;
                let listening = listen(&host, dir);
                Ok((host, Some(listening)))
            }
            DataDir::Temporary(dir) => {
                Ok((Host::open(Arc::new(SledStore::open_unflushed(dir)?), config.clone())?, None))
            }
        }
    }

    fn clear(&self) -> anyhow::Result<()> {
        match self {
            DataDir::Kept(_) => Ok(()),
            DataDir::Temporary(dir) => Ok(std::fs::remove_dir_all(dir)?),
        }
    }
}
