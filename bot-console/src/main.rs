//! A table in the terminal, the JSON-lines judge, and tools for rule sets.

mod input;
mod judge;

use clap::{Parser, Subcommand};
use tracing_subscriber::EnvFilter;

/// The judge of Mafia and 杀人游戏, without a chat platform.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Reads one JSON request a line and writes one JSON object a line.
    Judge(judge::Options),
}

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match cli.command {
        Command::Judge(options) => runtime.block_on(judge::run(options)),
    }
}
