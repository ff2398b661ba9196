//! How the bot is started.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Parser;

/// The name of the token among systemd's credentials.
const CREDENTIAL: &str = "discord-token";

/// The judge of Mafia in Discord channels.
#[derive(Debug, Parser)]
#[command(name = "bot-discord", version, about)]
pub(crate) struct Config {
    /// The bot's token. Better kept in a file or in the environment than on the command line.
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true, conflicts_with = "token_file")]
    token: Option<String>,
    /// A file that holds the token and nothing else.
    #[arg(long, env = "DISCORD_TOKEN_FILE")]
    token_file: Option<PathBuf>,
    /// Where tables and unsent messages are kept.
    #[arg(long, env = "NIGHTFALL_DATA", default_value = "nightfall-discord")]
    pub(crate) data: PathBuf,
    /// More rule sets: a directory of TOML files.
    #[arg(long, env = "NIGHTFALL_RULESETS")]
    pub(crate) rulesets: Option<PathBuf>,
    /// Other words, or more languages: a directory of folders with Fluent files.
    #[arg(long, env = "NIGHTFALL_LOCALES")]
    pub(crate) locales: Option<PathBuf>,
    /// The language of those who have chosen none.
    #[arg(long, env = "NIGHTFALL_LOCALE", default_value = "en")]
    pub(crate) locale: String,
    /// Days after a game until what was said in it in private is dropped; 0 keeps it for good.
    #[arg(long, env = "NIGHTFALL_KEEP_TALK", value_name = "DAYS", default_value_t = 7)]
    pub(crate) keep_talk: u16,
    /// Days after a game until it is dropped with its log; 0 keeps it for good.
    #[arg(long, env = "NIGHTFALL_KEEP_GAMES", value_name = "DAYS", default_value_t = 0)]
    pub(crate) keep_games: u16,
    /// Tell figures for Prometheus (/metrics) and health (/health) here, on this machine only: 127.0.0.1:9464.
    #[arg(long, env = "NIGHTFALL_METRICS", value_name = "ADDRESS:PORT")]
    pub(crate) metrics: Option<SocketAddr>,
    /// For trying out long games: the clock stands still and moves only by lines on the standard input,
    /// each the milliseconds since 1970 to go on to, or `next` for the next deadline.
    #[arg(long)]
    pub(crate) rehearse: bool,
    /// Tables that may stand at once in one server.
    #[arg(long, env = "NIGHTFALL_TABLES_PER_SERVER", default_value_t = 50)]
    pub(crate) tables_per_server: usize,
    /// Tables that may stand at once over all.
    #[arg(long, env = "NIGHTFALL_TABLES", default_value_t = 5000)]
    pub(crate) tables: usize,
    /// Tests only: where `discord.com` is looked for instead, on this machine.
    #[arg(long, hide = true, requires = "test_authority")]
    test_address: Option<SocketAddr>,
    /// Tests only: the certificate of the authority to trust beside the public ones.
    #[arg(long, hide = true, requires = "test_address")]
    test_authority: Option<PathBuf>,
}

/// A stand-in to talk to instead of Discord.
#[derive(Debug)]
pub(crate) struct StandIn {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// PEM of the authority that vouches for it.
    pub(crate) authority: Vec<u8>,
}

impl StandIn {
    /// A client that finds Discord's hosts there and trusts its authority.
    pub(crate) fn client(&self) -> reqwest::Result<reqwest::ClientBuilder> {
        let builder = reqwest::Client::builder()
            .use_rustls_tls()
            .no_proxy()
            .resolve("discord.com", self.address)
            .resolve("cdn.discordapp.com", self.address);
        Ok(builder.add_root_certificate(reqwest::Certificate::from_pem(&self.authority)?))
    }
}

/// Why the bot cannot start as it was told to.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ConfigError {
    /// No token anywhere.
    #[error(
        "no token: set DISCORD_TOKEN, name a file with --token-file, or load the credential discord-token"
    )]
    NoToken,
    /// A file cannot be read.
    #[error("{path}: {source}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A stand-in that is not on this machine could be anybody.
    #[error("--test-address {0} is not on this machine; it is for tests only")]
    NotLoopback(SocketAddr),
    /// The answer to "where is the gateway" came from somewhere else.
    #[error("the gateway is not on this machine, but --test-address is set")]
    StrangeGateway,
}

impl Config {
    /// The token: from the file, from the environment, or from the credential that systemd hands over.
    pub(crate) fn token(&self) -> Result<String, ConfigError> {
        let credentials = std::env::var_os("CREDENTIALS_DIRECTORY").map(PathBuf::from);
        self.token_with(credentials.map(|folder| folder.join(CREDENTIAL)).filter(|path| path.is_file()))
    }

    fn token_with(&self, credential: Option<PathBuf>) -> Result<String, ConfigError> {
        let token = match (&self.token_file, &self.token, &credential) {
            (Some(path), _, _) | (None, None, Some(path)) => std::fs::read_to_string(path)
                .map_err(|source| ConfigError::File { path: path.clone(), source })?,
            (None, Some(token), _) => token.clone(),
            (None, None, None) => return Err(ConfigError::NoToken),
        };
        let token = token.trim().to_owned();
        if token.is_empty() { Err(ConfigError::NoToken) } else { Ok(token) }
    }

    /// The stand-in of a test, if one is set. Only this machine will do.
    pub(crate) fn stand_in(&self) -> Result<Option<StandIn>, ConfigError> {
        let (Some(address), Some(path)) = (self.test_address, &self.test_authority) else {
            return Ok(None);
        };
        if !address.ip().is_loopback() {
            return Err(ConfigError::NotLoopback(address));
        }
        let authority =
            std::fs::read(path).map_err(|source| ConfigError::File { path: path.clone(), source })?;
        Ok(Some(StandIn { address, authority }))
    }
}

/// Whether a gateway's address is on this machine.
pub(crate) fn is_loopback(url: &str) -> bool {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let host = rest.split(['/', '?']).next().unwrap_or_default();
    host.parse::<SocketAddr>().is_ok_and(|address| address.ip().is_loopback())
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::{Config, ConfigError, is_loopback};

    #[test]
    fn a_stand_in_must_be_on_this_machine() {
        let args =
            ["bot-discord", "--token", "t", "--test-address", "192.0.2.1:443", "--test-authority", "x"];
        let config = Config::parse_from(args);
        assert!(matches!(config.stand_in(), Err(ConfigError::NotLoopback(_))));
        assert!(Config::try_parse_from(["bot-discord", "--test-address", "127.0.0.1:1"]).is_err());
        assert!(matches!(Config::parse_from(["bot-discord", "--token", "t"]).stand_in(), Ok(None)));
    }

    #[test]
    fn a_token_comes_from_a_file_the_environment_or_a_credential() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, format!("{name}\n")).expect("written");
            path
        };
        let (file, credential) = (write("file"), write("credential"));
        let from = |args: &[&str]| {
            let args = ["bot-discord"].iter().chain(args);
            Config::parse_from(args).token_with(Some(credential.clone()))
        };
        assert_eq!(from(&["--token-file", file.to_str().expect("a path")]).expect("a token"), "file");
        assert_eq!(from(&["--token", "given"]).expect("a token"), "given");
        assert_eq!(from(&[]).expect("a token"), "credential");
        assert!(matches!(Config::parse_from(["bot-discord"]).token_with(None), Err(ConfigError::NoToken)));
    }

    #[test]
    fn only_loopback_is_loopback() {
        assert!(is_loopback("ws://127.0.0.1:18080/gw"));
        for url in ["wss://gateway.discord.gg", "ws://127.0.0.1.example.org:1/", "wss://192.0.2.1:1", ""] {
            assert!(!is_loopback(url), "{url}");
        }
    }
}
