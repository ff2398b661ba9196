//! A table in the terminal, the JSON-lines judge, and tools for rule sets.

mod archive;
mod input;
mod judge;
mod lab;
mod language;
mod locale;
mod play;
mod rules;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;
use tracing_subscriber::EnvFilter;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The judge of Mafia and 杀人游戏, without a chat platform. Without a command: a table in this
/// terminal, with you and computer players.
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: play::Options,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Reads one JSON request a line and writes one JSON object a line.
    Judge(judge::Options),
    /// Prints a rule set in full, or lists them all.
    Rules(rules::RulesOptions),
    /// Says whether a rule-set file can be played.
    Check(rules::CheckOptions),
    /// Writes the tables of a data directory as JSON, one object a line.
    Export(archive::ExportOptions),
    /// Writes all tables as such an archive while a program is using the data directory, as they stand at one instant.
    Backup(archive::BackupOptions),
    /// Tells the program that uses a data directory what to do: announce, drain, tables, close.
    Operate(archive::OperateOptions),
    /// Takes the tables of such an archive into a data directory.
    Import(archive::ImportOptions),
    /// Writes what can still be read of a damaged data directory as such an archive, and says what cannot.
    Rescue(archive::RescueOptions),
    /// Checks that every deal in such an archive was fair.
    Verify(archive::VerifyOptions),
    /// Plays many games at one table and tells who wins how often.
    Simulate(lab::SimulateOptions),
    /// Tells for every size of a rule set who wins how often, and draws it.
    Balance(lab::BalanceOptions),
    /// For translators: what a language lacks, or every message with sample arguments.
    Locale(locale::Options),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    run(cli).unwrap_or_else(|error| {
        // The reason and what it came from, without the inside of the program.
        let _ = writeln!(std::io::stderr(), "{error:#}");
        ExitCode::FAILURE
    })
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match cli.command {
        None => runtime.block_on(play::run(&cli.play))?,
        Some(Command::Judge(options)) => runtime.block_on(judge::run(options))?,
        Some(Command::Rules(options)) => rules::show(&options)?,
        Some(Command::Check(options)) => return rules::check(&options),
        Some(Command::Export(options)) => archive::export(&options)?,
        Some(Command::Backup(options)) => archive::backup(&options)?,
        Some(Command::Operate(options)) => archive::operate(&options)?,
        Some(Command::Import(options)) => archive::import(&options)?,
        Some(Command::Rescue(options)) => return archive::rescue(&options),
        Some(Command::Verify(options)) => return archive::verify(&options),
        Some(Command::Simulate(options)) => lab::simulate(&options)?,
        Some(Command::Balance(options)) => lab::balance(&options)?,
        Some(Command::Locale(options)) => return locale::run(&options),
    }
    Ok(ExitCode::SUCCESS)
}
