//! Whole tables in and out of a data directory, and the proof that a deal was fair.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use bot_core::game::{Locale, Moment, Proof, TableId, prove};
use bot_core::host::archive::ArchiveLine;
use bot_core::host::store::{Lost, rescue as read_damaged};
use bot_core::host::{SledStore, Store, archive};
use bot_core::text::Texts;
use bot_service::control::{self, ControlError};

use crate::language;

/// What `export` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct ExportOptions {
    /// The data directory; no program may be using it.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// Only this table, by its number; without it all of them.
    #[arg(long, value_name = "NUMBER")]
    table: Option<u64>,
}

/// What `import` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct ImportOptions {
    /// The data directory; no program may be using it.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// An archive that `export` wrote; `-` is standard input.
    file: PathBuf,
    /// The language, instead of the environment's.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
}

/// What `backup` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct BackupOptions {
    /// The data directory. A program that is using it need not be stopped.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
}

/// What `operate` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct OperateOptions {
    /// The data directory of the running program.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// What to do: `announce TEXT`, `drain`, `drain off`, `tables` or `close NUMBER`.
    #[arg(required = true, value_name = "ORDER", trailing_var_arg = true)]
    order: Vec<String>,
}

/// What `rescue` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct RescueOptions {
    /// The damaged data directory; it is left as it is. No program may be using it.
    #[arg(value_name = "DIR")]
    data: PathBuf,
    /// The language, instead of the environment's.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
}

/// What `verify` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyOptions {
    /// An archive that `export` wrote; `-` is standard input.
    file: PathBuf,
    /// The language, instead of the environment's.
    #[arg(long, value_name = "TAG")]
    lang: Option<String>,
}

/// Writes tables to standard output, one JSON object a line.
///
/// # Errors
/// When the directory cannot be read or a table is damaged.
pub(crate) fn export(options: &ExportOptions) -> anyhow::Result<()> {
    // Nothing is set up by looking.
    std::fs::read_dir(&options.data).with_context(|| options.data.display().to_string())?;
    let store = SledStore::open(&options.data)?;
    let tables = match options.table {
        Some(number) => vec![TableId(number)],
        None => (1..store.next_table()?.0).map(TableId).collect(),
    };
    write_tables(&store, tables)
}

/// Writes tables of a store to standard output. A number whose table never came to stand is passed over.
fn write_tables(store: &SledStore, numbers: Vec<TableId>) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    let mut tables = 0;
    for table in numbers {
        let archived = archive::export(store, table)?;
        if !archived.records.is_empty() {
            tables += 1;
            write_table(&mut out, table, archived)?;
        }
    }
    write_line(&mut out, &ArchiveLine::End { tables })
}

/// Writes every table to standard output as [`export`] does. A program that is using the directory goes on meanwhile and
/// does the reading.
///
/// # Errors
/// When the directory cannot be read, or the program that uses it breaks off.
pub(crate) fn backup(options: &BackupOptions) -> anyhow::Result<()> {
    std::fs::read_dir(&options.data).with_context(|| options.data.display().to_string())?;
    match control::backup(&options.data, &mut std::io::stdout().lock()) {
        Err(ControlError::NobodyThere) => {
            let store = SledStore::open(&options.data)?;
            let tables = (1..store.next_table()?.0).map(TableId).collect();
            write_tables(&store, tables)
        }
        result => Ok(result?),
    }
}

/// Has the running program carry out an order, and shows what it says.
///
/// # Errors
/// When no program is running there, or it breaks off.
pub(crate) fn operate(options: &OperateOptions) -> anyhow::Result<()> {
    let answer = control::operate(&options.data, &options.order.join(" "))?;
    Ok(write!(std::io::stdout().lock(), "{answer}")?)
}

fn write_line(out: &mut impl Write, line: &ArchiveLine) -> anyhow::Result<()> {
    Ok(writeln!(out, "{}", serde_json::to_string(line)?)?)
}

fn write_table(out: &mut impl Write, table: TableId, archived: archive::Archived) -> anyhow::Result<()> {
    archived.into_lines(table).try_for_each(|line| write_line(out, &line))
}

/// Writes what can still be read of a damaged data directory to standard output as [`export`] does, and says on
/// standard error what could not.
///
/// # Errors
/// When nothing can be read at all, or a program is using the directory.
pub(crate) fn rescue(options: &RescueOptions) -> anyhow::Result<ExitCode> {
    let texts = Texts::builtin()?;
    let locale = language::chosen(&texts, options.lang.as_deref())?;
    let rescued = read_damaged(&options.data)?;
    let mut out = std::io::stdout().lock();
    let count = rescued.tables.len();
    for (table, archived) in rescued.tables {
        write_table(&mut out, table, archived)?;
    }
    write_line(&mut out, &ArchiveLine::End { tables: count as u64 })?;
    out.flush()?;
    let tell = |key: &str, args: &[(&str, bot_core::text::Arg)]| {
        // Whoever has stopped reading is no error.
        let _ = writeln!(std::io::stderr(), "{}", texts.ui(&locale, key, args));
    };
    for lost in &rescued.lost {
        match lost {
            Lost::Bytes { at } => tell("console-lost-bytes", &[("at", (*at).into())]),
            Lost::Commits { left, of } => {
                tell("console-lost-commits", &[("left", (*left).into()), ("of", (*of).into())]);
            }
            Lost::Table { table } => tell("console-lost-table", &[("table", table.0.into())]),
            Lost::End { table, event } => {
                tell("console-lost-end", &[("table", table.0.into()), ("event", (*event).into())]);
            }
        }
    }
    tell("console-rescued", &[("tables", count.into()), ("whole", rescued.lost.is_empty().into())]);
    Ok(if rescued.lost.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Takes the tables of an archive into a data directory.
///
/// # Errors
/// When the archive is damaged, or a table stands already where one of them stood.
pub(crate) fn import(options: &ImportOptions) -> anyhow::Result<()> {
    let texts = Texts::builtin()?;
    let locale = language::chosen(&texts, options.lang.as_deref())?;
    let text = text_of(&options.file)?;
    let tables = archive::read(text.lines())?;
    let store = SledStore::open(&options.data)?;
    for (old, new) in archive::import(&store, &tables)? {
        print(&texts.ui(&locale, "console-imported", &[("old", old.0.into()), ("new", new.0.into())]));
    }
    Ok(())
}

/// Checks every game of an archive against what was promised before its deal. Source: I-05
///
/// # Errors
/// When the archive is damaged.
pub(crate) fn verify(options: &VerifyOptions) -> anyhow::Result<ExitCode> {
    let texts = Texts::builtin()?;
    let locale = language::chosen(&texts, options.lang.as_deref())?;
    let text = text_of(&options.file)?;
    let mut code = ExitCode::SUCCESS;
    let mut games = 0;
    for (table, archived) in archive::read(text.lines())? {
        let records: Vec<(Moment, Vec<_>)> =
            archived.records.into_iter().map(|record| (record.at, record.events)).collect();
        for proof in prove(&records) {
            games += 1;
            if !proof.faults.is_empty() {
                code = ExitCode::FAILURE;
            }
            print(&told(&texts, &locale, table, &proof));
        }
    }
    if games == 0 {
        print(&texts.ui(&locale, "console-verify-none", &[]));
    }
    Ok(code)
}

/// The outcome of one game's check, in words.
fn told(texts: &Texts, locale: &Locale, table: TableId, proof: &Proof) -> String {
    let faults: Vec<String> =
        proof.faults.iter().map(|fault| texts.ui(locale, &format!("proof-{fault}"), &[])).collect();
    texts.ui(
        locale,
        "console-verified",
        &[
            ("table", table.0.into()),
            ("number", proof.number.into()),
            ("game", proof.game.as_str().into()),
            ("fair", faults.is_empty().into()),
            ("finished", proof.finished.into()),
            ("faults", texts.list(locale, &faults).into()),
        ],
    )
}

fn text_of(file: &Path) -> anyhow::Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(file).with_context(|| file.display().to_string())
}

fn print(text: &str) {
    // Whoever has stopped reading is no error.
    let _ = writeln!(std::io::stdout(), "{text}");
}
