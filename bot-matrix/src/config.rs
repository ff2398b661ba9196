//! What the operator sets: a TOML file, environment variables, or both.

use crate::prefix;
use matrix_sdk::ruma::{OwnedUserId, RoomId, ServerName, UserId};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// The prefix of the environment variables that override the file's keys:
/// `homeserver` becomes `NIGHTFALL_MATRIX_HOMESERVER`, and so on.
pub(crate) const ENV_PREFIX: &str = "NIGHTFALL_MATRIX_";

/// Longer prefixes are refused, in characters.
const PREFIX_CHARS_MAX: usize = 20;

/// Why the configuration cannot be used. Every text names the key or the file.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read the configuration file {path}: {source}")]
    Read {
        /// The file asked for.
        path: PathBuf,
        /// What the operating system said.
        source: std::io::Error,
    },
    /// The file is no TOML, or has a key that is not known here.
    #[error("{path}: {reason}")]
    Parse {
        /// The file asked for.
        path: PathBuf,
        /// Line, column and reason.
        reason: String,
    },
    /// A key without which nothing can be done.
    #[error("`{key}` is missing: put it into the configuration file or into {ENV_PREFIX}{env}")]
    Missing {
        /// The key in the file.
        key: &'static str,
        /// The key as the end of an environment variable.
        env: String,
    },
    /// A value that cannot be used, or that contradicts another one.
    #[error("`{key}`: {reason}")]
    Bad {
        /// The key in the file.
        key: &'static str,
        /// What is wrong with it.
        reason: String,
    },
}

/// How the bot proves who it is.
#[derive(Clone)]
pub(crate) enum Credentials {
    /// An account's password; the bot makes a device of its own.
    Password(String),
    /// An access token made elsewhere, with the device that it belongs to.
    Token {
        /// The token.
        token: String,
        /// The device for which it was made.
        device: String,
    },
    /// Nothing: a session that `bot-matrix login` has left in the store.
    Stored,
}

/// Whose invitations are accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Invites {
    /// Everybody's.
    Anyone,
    /// Those of these users (`@ann:example.org`) and of everybody of these servers (`example.org`).
    Only(Vec<String>),
}

impl Invites {
    /// Whether this person's invitation is accepted.
    pub(crate) fn allow(&self, inviter: &UserId) -> bool {
        match self {
            Self::Anyone => true,
            Self::Only(list) => {
                list.iter().any(|entry| entry == inviter.as_str() || entry == inviter.server_name().as_str())
            }
        }
    }
}

/// How the bot behaves in rooms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Manners {
    /// Whether choices are shown as polls too.
    pub(crate) polls: bool,
    /// Whether joining and passing can be done by a reaction.
    pub(crate) reactions: bool,
    /// Whether a room falls silent while nobody, or only one person, may speak.
    pub(crate) silence: bool,
    /// Whether a message in the room tells how the table stands, and is edited as that changes.
    pub(crate) status: bool,
    /// Whether questions in a room whose answers are no secret are answered there, in a thread.
    pub(crate) threads: bool,
    /// How commands begin.
    pub(crate) prefix: String,
    /// Whether teams that may talk in secret have a room for it.
    pub(crate) team_rooms: bool,
    /// Whether those who are out have a room of their own.
    pub(crate) dead_rooms: bool,
    /// Whose invitations are accepted.
    pub(crate) invites: Invites,
    /// Rooms, by id, in which only these users may open a table.
    pub(crate) hosts: BTreeMap<String, Vec<OwnedUserId>>,
}

/// The whole configuration, checked.
#[derive(Clone)]
pub(crate) struct Config {
    /// The homeserver: a URL, or a server name to be looked up.
    pub(crate) homeserver: String,
    /// The account, as a whole Matrix id or its local part.
    pub(crate) user: String,
    /// Password, token or an earlier login.
    pub(crate) credentials: Credentials,
    /// The folder of the Matrix session and its encryption keys.
    pub(crate) store: PathBuf,
    /// What the encryption keys are locked with on disk, if with anything.
    pub(crate) store_passphrase: Option<String>,
    /// The folder of the tables.
    pub(crate) data: PathBuf,
    /// A folder of rule-set files of the community's own.
    pub(crate) rulesets: Option<PathBuf>,
    /// The language of a table before anybody chooses one.
    pub(crate) locale: String,
    /// Days after a game until what was said in it in private is dropped; 0 keeps it for good.
    pub(crate) keep_talk: u16,
    /// Days after a game until it is dropped with its log; 0 keeps it for good.
    pub(crate) keep_games: u16,
    /// Where figures and health are told, on this machine; nowhere if not set.
    pub(crate) metrics: Option<SocketAddr>,
    /// Whether a new cross-signing identity may replace one whose keys are lost.
    pub(crate) reset_cross_signing: bool,
    /// How it behaves in rooms.
    pub(crate) manners: Manners,
}

/// One word or several.
#[derive(Deserialize)]
#[serde(untagged)]
enum Words {
    One(String),
    Several(Vec<String>),
}

/// The file's keys, all optional because the environment can give them too.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    homeserver: Option<String>,
    user: Option<String>,
    password: Option<String>,
    access_token: Option<String>,
    device_id: Option<String>,
    store: Option<PathBuf>,
    store_passphrase: Option<String>,
    data: Option<PathBuf>,
    rulesets: Option<PathBuf>,
    locale: Option<String>,
    keep_talk: Option<u16>,
    keep_games: Option<u16>,
    metrics: Option<String>,
    reset_cross_signing: Option<bool>,
    polls: Option<bool>,
    reactions: Option<bool>,
    silence: Option<bool>,
    status: Option<bool>,
    threads: Option<bool>,
    team_rooms: Option<bool>,
    dead_rooms: Option<bool>,
    prefix: Option<String>,
    invites: Option<Words>,
    hosts: Option<BTreeMap<String, Vec<String>>>,
}

impl Config {
    /// Reads the file, if one is named, and lets `env` (a variable's name to its
    /// value) override it.
    ///
    /// # Errors
    /// A file that cannot be read, an unknown key, a missing one, or a value that
    /// makes no sense.
    pub(crate) fn load(
        file: Option<&Path>,
        env: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        let mut raw = match file {
            None => Raw::default(),
            Some(path) => {
                let text = std::fs::read_to_string(path)
                    .map_err(|source| ConfigError::Read { path: path.to_owned(), source })?;
                toml::from_str(&text).map_err(|error| ConfigError::Parse {
                    path: path.to_owned(),
                    // The excerpt that `Display` adds could hold the password.
                    reason: error.message().to_owned(),
                })?
            }
        };
        raw.override_with(env)?;
        raw.check()
    }
}

impl Raw {
    fn override_with(&mut self, env: impl Fn(&str) -> Option<String>) -> Result<(), ConfigError> {
        let get = |name: &str| env(&format!("{ENV_PREFIX}{name}")).filter(|value| !value.is_empty());
        // A password in the environment must not meet a token in the file.
        let (password, token) = (get("PASSWORD"), get("ACCESS_TOKEN"));
        if password.is_some() || token.is_some() {
            self.password = password;
            self.access_token = token;
        }
        for (slot, name) in [
            (&mut self.homeserver, "HOMESERVER"),
            (&mut self.user, "USER"),
            (&mut self.device_id, "DEVICE_ID"),
            (&mut self.store_passphrase, "STORE_PASSPHRASE"),
            (&mut self.locale, "LOCALE"),
            (&mut self.prefix, "PREFIX"),
            (&mut self.metrics, "METRICS"),
        ] {
            if let Some(value) = get(name) {
                *slot = Some(value);
            }
        }
        for (slot, name) in
            [(&mut self.store, "STORE"), (&mut self.data, "DATA"), (&mut self.rulesets, "RULESETS")]
        {
            if let Some(value) = get(name) {
                *slot = Some(value.into());
            }
        }
        for (slot, name, key) in [
            (&mut self.reset_cross_signing, "RESET_CROSS_SIGNING", "reset_cross_signing"),
            (&mut self.polls, "POLLS", "polls"),
            (&mut self.reactions, "REACTIONS", "reactions"),
            (&mut self.silence, "SILENCE", "silence"),
            (&mut self.status, "STATUS", "status"),
            (&mut self.threads, "THREADS", "threads"),
            (&mut self.team_rooms, "TEAM_ROOMS", "team_rooms"),
            (&mut self.dead_rooms, "DEAD_ROOMS", "dead_rooms"),
        ] {
            if let Some(value) = get(name) {
                let reason = || ConfigError::Bad { key, reason: "must be true or false".into() };
                *slot = Some(value.parse().map_err(|_| reason())?);
            }
        }
        for (slot, name, key) in [
            (&mut self.keep_talk, "KEEP_TALK", "keep_talk"),
            (&mut self.keep_games, "KEEP_GAMES", "keep_games"),
        ] {
            if let Some(value) = get(name) {
                let reason = || ConfigError::Bad { key, reason: "must be a number of days".into() };
                *slot = Some(value.parse().map_err(|_| reason())?);
            }
        }
        if let Some(value) = get("INVITES") {
            self.invites = Some(Words::Several(value.split(',').map(|word| word.trim().into()).collect()));
        }
        Ok(())
    }

    fn check(self) -> Result<Config, ConfigError> {
        let need =
            |value: Option<String>, key: &'static str| match value.filter(|value| !value.trim().is_empty()) {
                Some(value) => Ok(value.trim().to_owned()),
                None => Err(ConfigError::Missing { key, env: key.to_uppercase() }),
            };
        let credentials = match (self.password, self.access_token) {
            (Some(_), Some(_)) => {
                return Err(ConfigError::Bad {
                    key: "access_token",
                    reason: "give either a password or an access token, not both".into(),
                });
            }
            (Some(password), None) => Credentials::Password(password),
            (None, Some(token)) => Credentials::Token { token, device: need(self.device_id, "device_id")? },
            (None, None) => Credentials::Stored,
        };
        Ok(Config {
            homeserver: need(self.homeserver, "homeserver")?,
            user: need(self.user, "user")?,
            credentials,
            store: self.store.unwrap_or_else(|| "nightfall-matrix".into()),
            store_passphrase: self.store_passphrase,
            data: self.data.unwrap_or_else(|| "nightfall-data".into()),
            rulesets: self.rulesets,
            locale: self.locale.unwrap_or_else(|| "en".into()),
            keep_talk: self.keep_talk.unwrap_or(7),
            keep_games: self.keep_games.unwrap_or(0),
            metrics: metrics(self.metrics)?,
            reset_cross_signing: self.reset_cross_signing.unwrap_or(false),
            manners: Manners {
                polls: self.polls.unwrap_or(true),
                reactions: self.reactions.unwrap_or(true),
                silence: self.silence.unwrap_or(true),
                status: self.status.unwrap_or(true),
                threads: self.threads.unwrap_or(false),
                prefix: prefix(self.prefix)?,
                team_rooms: self.team_rooms.unwrap_or(false),
                dead_rooms: self.dead_rooms.unwrap_or(false),
                invites: invites(self.invites)?,
                hosts: hosts(self.hosts)?,
            },
        })
    }
}

fn prefix(given: Option<String>) -> Result<String, ConfigError> {
    let Some(given) = given else { return Ok(prefix::USUAL.to_owned()) };
    let given = given.trim().to_owned();
    let reason = match given.chars().next() {
        None => "it is empty, and every word would be a command",
        Some('/') => "clients keep words that begin with / to themselves",
        Some(_) if given.chars().count() > PREFIX_CHARS_MAX => "it is longer than anybody wants to type",
        Some(_) => return Ok(given),
    };
    Err(ConfigError::Bad { key: "prefix", reason: reason.into() })
}

fn metrics(address: Option<String>) -> Result<Option<SocketAddr>, ConfigError> {
    let Some(text) = address else { return Ok(None) };
    let reason = || format!("`{text}` is no address with a port on this machine, as 127.0.0.1:9464");
    let address = text.parse().ok().filter(|address: &SocketAddr| address.ip().is_loopback());
    address.map(Some).ok_or_else(|| ConfigError::Bad { key: "metrics", reason: reason() })
}

fn invites(words: Option<Words>) -> Result<Invites, ConfigError> {
    let list = match words {
        None => return Ok(Invites::Anyone),
        Some(Words::One(word)) => vec![word],
        Some(Words::Several(list)) => list,
    };
    if list == ["anyone"] {
        return Ok(Invites::Anyone);
    }
    let is_entry = |entry: &String| match entry.strip_prefix('@') {
        Some(_) => UserId::parse(entry).is_ok(),
        None => ServerName::parse(entry).is_ok(),
    };
    match list.iter().find(|entry| !is_entry(entry)) {
        None => Ok(Invites::Only(list)),
        Some(entry) => Err(ConfigError::Bad {
            key: "invites",
            reason: format!("`{entry}` is neither a user (@ann:example.org) nor a server (example.org)"),
        }),
    }
}

fn hosts(
    rooms: Option<BTreeMap<String, Vec<String>>>,
) -> Result<BTreeMap<String, Vec<OwnedUserId>>, ConfigError> {
    let bad = |reason| ConfigError::Bad { key: "hosts", reason };
    let mut all = BTreeMap::new();
    for (room, users) in rooms.unwrap_or_default() {
        if RoomId::parse(&room).is_err() {
            return Err(bad(format!("`{room}` is no room id, which begins with !")));
        }
        let users = users.into_iter().map(|user| {
            OwnedUserId::try_from(user.as_str()).map_err(|error| bad(format!("`{user}`: {error}")))
        });
        all.insert(room, users.collect::<Result<_, _>>()?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(text: &str, env: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let dir = std::env::temp_dir().join(format!("nightfall-config-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let unique = text.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let file = dir.join(format!("{unique}-{}.toml", env.len()));
        std::fs::write(&file, text).unwrap();
        Config::load(Some(&file), |name| {
            env.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_file_is_enough() {
        let config = load("homeserver='https://hs'\nuser='judge'\npassword='x'", &[])
            .unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(config.homeserver, "https://hs");
        assert!(matches!(config.credentials, Credentials::Password(_)));
    }

    #[test]
    fn the_environment_wins() {
        let config = load(
            "homeserver='https://hs'\nuser='judge'\npassword='x'\ndevice_id='D'",
            &[("NIGHTFALL_MATRIX_HOMESERVER", "https://other"), ("NIGHTFALL_MATRIX_ACCESS_TOKEN", "t")],
        )
        .unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(config.homeserver, "https://other");
        assert!(matches!(config.credentials, Credentials::Token { .. }));
    }

    #[test]
    fn invitations_and_hosts_can_be_limited() {
        let with = |more: &str| load(&format!("homeserver='h'\nuser='u'\npassword='p'\n{more}"), &[]);
        let manners = |more: &str| with(more).unwrap_or_else(|error| panic!("{error}")).manners;
        let (ann, eve) = (UserId::parse("@ann:a.org").unwrap(), UserId::parse("@eve:e.org").unwrap());
        assert!(manners("").invites.allow(&eve) && manners("invites='anyone'").invites.allow(&eve));
        for only in ["invites='a.org'", "invites=['@ann:a.org', 'b.org']"] {
            assert!(manners(only).invites.allow(&ann) && !manners(only).invites.allow(&eve), "{only}");
        }
        let hosts = manners("[hosts]\n'!r:a.org'=['@ann:a.org']").hosts;
        assert_eq!(hosts["!r:a.org"], [ann]);
        for bad in ["invites=['@ann']", "invites='a b'", "[hosts]\n'#r:a.org'=[]", "[hosts]\n'!r:a'=['ann']"]
        {
            assert!(with(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn commands_begin_with_what_can_be_typed() {
        let with = |prefix: &str| {
            let text = format!("homeserver='h'\nuser='u'\npassword='p'\nprefix='{prefix}'");
            load(&text, &[]).map(|config| config.manners.prefix)
        };
        assert_eq!(
            load("homeserver='h'\nuser='u'", &[]).unwrap_or_else(|e| panic!("{e}")).manners.prefix,
            "!"
        );
        assert_eq!(with(" !m ").unwrap_or_else(|e| panic!("{e}")), "!m");
        for bad in ["", " ", "/", "/m", "much too long to be typed"] {
            assert!(with(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn figures_are_told_on_this_machine_only_and_only_if_wished_for() {
        let with = |more: &str| load(&format!("homeserver='h'\nuser='u'\npassword='p'\n{more}"), &[]);
        assert_eq!(with("").map(|config| config.metrics).ok(), Some(None));
        let address = with("metrics='127.0.0.1:9464'").map(|config| config.metrics);
        assert_eq!(address.ok(), Some(Some(SocketAddr::from(([127, 0, 0, 1], 9464)))));
        for bad in ["metrics='0.0.0.0:9464'", "metrics='localhost'", "metrics='9464'"] {
            assert!(with(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn errors_name_the_key_and_never_the_value() {
        let text =
            |result: Result<Config, ConfigError>| result.err().map(|e| e.to_string()).unwrap_or_default();
        assert!(text(load("user='judge'\npassword='x'", &[])).contains("homeserver"));
        assert!(matches!(
            load("homeserver='h'\nuser='judge'", &[]).map(|config| config.credentials),
            Ok(Credentials::Stored)
        ));
        assert!(
            text(load("homeserver='h'\nuser='u'\npassword='p'\naccess_token='t'", &[])).contains("either")
        );
        assert!(text(load("homeserver='h'\nuser='u'\naccess_token='t'", &[])).contains("device_id"));
        let unknown = text(load("homserver='h'\npassword='sesame'", &[]));
        assert!(unknown.contains("homserver") && !unknown.contains("sesame"), "{unknown}");
        let broken = text(load("password='sesame", &[]));
        assert!(!broken.contains("sesame"), "{broken}");
    }
}
