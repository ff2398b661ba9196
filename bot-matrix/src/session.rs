//! Logging in, so that the session and the encryption keys live or die together.
//!
//! A device whose keys are lost cannot be answered to by anybody who knew it, and
//! a session without its keys looks alive and reads nothing. So the device id is
//! written down before the login that uses it, beside the keys, and a half that
//! has lost the other half is never used.

use crate::config::{Config, Credentials};
use crate::files::{self, FileError};
use crate::{identity, net};
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::encryption::EncryptionSettings;
use matrix_sdk::ruma::api::client::keys::get_keys;
use matrix_sdk::ruma::{DeviceId, DeviceKeyAlgorithm, DeviceKeyId, OwnedDeviceId, UserId};
use matrix_sdk::store::{RoomLoadSettings, StateStoreDataKey};
use matrix_sdk::{Client, SessionMeta, SessionTokens};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// How often one request is repeated before its caller hears of the failure.
const REQUEST_RETRIES: usize = 3;

/// Why there is no session.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SessionError {
    /// A file of the store.
    #[error(transparent)]
    File(#[from] FileError),
    /// The store belongs to somebody else.
    #[error("the store {path} belongs to {found}, not to {wanted}; use another `store` folder")]
    OtherAccount {
        /// The session file.
        path: PathBuf,
        /// The account and homeserver in it.
        found: String,
        /// The account and homeserver of the configuration.
        wanted: String,
    },
    /// Keys without the session that they belong to.
    #[error(
        "{keys} holds encryption keys, but {session} is gone; restore that file from a backup, or move \
         the store folder away to begin with a new device"
    )]
    KeysWithoutSession {
        /// The key database.
        keys: PathBuf,
        /// The missing file.
        session: PathBuf,
    },
    /// A token whose device has keys that are not here.
    #[error(
        "the device {device} of this access token has encryption keys that are not in the store; make a \
         new token (log in anew), or restore the store from a backup"
    )]
    KeysElsewhere {
        /// The device.
        device: OwnedDeviceId,
    },
    /// The token belongs to another account or device than configured.
    #[error("the access token belongs to {found}, not to {wanted}")]
    OtherToken {
        /// Account and device by the homeserver.
        found: String,
        /// Account and device by the configuration.
        wanted: String,
    },
    /// Nothing to log in with, and no session of an earlier login.
    #[error(
        "there is no session in {0}: log in once with `bot-matrix login`, or give `password` or `access_token`"
    )]
    NotLoggedIn(PathBuf),
    /// The session of an earlier login is over, and there is nothing to begin another with.
    #[error("the homeserver has ended the session: log in again with `bot-matrix login`")]
    Ended,
    /// The homeserver does not let the bot in.
    #[error("the homeserver refused the login: {0}")]
    Refused(String),
    /// The homeserver cannot be reached, or answers with an error that may pass.
    #[error("the homeserver cannot be used now: {0}")]
    Unavailable(String),
    /// The key or state database cannot be opened.
    #[error("the store {path} cannot be opened: {reason}")]
    Store {
        /// The folder.
        path: PathBuf,
        /// What the database said.
        reason: String,
    },
}

impl SessionError {
    /// Whether trying again later can help.
    pub(crate) fn may_pass(&self) -> bool {
        matches!(self, Self::Unavailable(_))
    }

    fn http(error: &matrix_sdk::Error) -> Self {
        let text = net::brief(error);
        if net::is_transient(error) { Self::Unavailable(text) } else { Self::Refused(text) }
    }
}

/// Where the parts of the store lie.
#[derive(Clone)]
pub(crate) struct Layout {
    root: PathBuf,
}

impl Layout {
    /// The store in this folder, which is made if need be.
    ///
    /// # Errors
    /// When the folder cannot be made.
    pub(crate) fn new(root: &Path) -> Result<Self, FileError> {
        files::make_folder(&root.join("sdk"))?;
        Ok(Self { root: root.to_owned() })
    }

    fn sdk(&self) -> PathBuf {
        self.root.join("sdk")
    }

    /// Puts the databases of a device that is no more aside. What the SDK knows of the
    /// rooms is in them, so the next sync must begin from nothing.
    fn retire(&self, device: &DeviceId) -> Result<(), FileError> {
        files::remove(&self.sync_token())?;
        let aside = self.root.join(format!("sdk-{device}"));
        files::rename(&self.sdk(), &aside)?;
        files::make_folder(&self.sdk())
    }

    fn keys(&self) -> PathBuf {
        self.sdk().join("matrix-sdk-crypto.sqlite3")
    }

    fn session(&self) -> PathBuf {
        self.root.join("session.json")
    }

    /// The place in the stream of events up to which all is handled.
    pub(crate) fn sync_token(&self) -> PathBuf {
        self.root.join("sync-token")
    }

    /// The direct rooms.
    pub(crate) fn direct(&self) -> PathBuf {
        self.root.join("direct.json")
    }

    /// Rooms whose power levels the bot has changed.
    pub(crate) fn silence(&self) -> PathBuf {
        self.root.join("silence.json")
    }

    /// Rooms that were upgraded.
    pub(crate) fn venues(&self) -> PathBuf {
        self.root.join("venues.json")
    }

    /// Answers on their way.
    pub(crate) fn replies(&self) -> PathBuf {
        self.root.join("replies.json")
    }

    /// The teams' rooms.
    pub(crate) fn teams(&self) -> PathBuf {
        self.root.join("teams.json")
    }

    /// Files that are still to be read.
    pub(crate) fn attachments(&self) -> PathBuf {
        self.root.join("attachments.json")
    }

    /// Messages that could not be decrypted yet.
    pub(crate) fn pending(&self) -> PathBuf {
        self.root.join("undecrypted.json")
    }
}

/// What `session.json` holds.
#[derive(Serialize, Deserialize)]
struct Record {
    homeserver: String,
    user: String,
    device: OwnedDeviceId,
    /// Nothing yet between choosing the device and the answer to its login.
    session: Option<MatrixSession>,
}

/// Opens the store and gives a client that is logged in.
///
/// # Errors
/// See [`SessionError`]; with [`SessionError::may_pass`] the caller tries again.
pub(crate) async fn open(config: &Config, layout: &Layout) -> Result<Client, SessionError> {
    let client = match &config.credentials {
        Credentials::Password(password) => log_in(config, layout, &Proof::Password(password)).await?,
        Credentials::Token { token, device } => {
            let record = load_record(config, layout)?;
            by_token(config, layout, record, token, device.as_str().into()).await?
        }
        Credentials::Stored => stored(config, layout).await?,
    };
    identity::ensure_signed(config, &client).await;
    Ok(client)
}

/// With what a session is begun.
pub(crate) enum Proof<'a> {
    /// The account's password.
    Password(&'a str),
    /// The token that single sign-on ends with; it is good once and for a short while.
    Once(&'a str),
}

/// The session of an earlier login, or a new one.
///
/// # Errors
/// See [`SessionError`].
pub(crate) async fn log_in(
    config: &Config,
    layout: &Layout,
    proof: &Proof<'_>,
) -> Result<Client, SessionError> {
    let record = match load_record(config, layout)? {
        Some(record) => record,
        None => {
            let record = new_record(config, DeviceId::new());
            files::write_json(&layout.session(), &record)?;
            record
        }
    };
    by_proof(config, layout, record, proof).await
}

/// The session of an earlier login, and no other.
async fn stored(config: &Config, layout: &Layout) -> Result<Client, SessionError> {
    let record = load_record(config, layout)?;
    let session = record.and_then(|record| record.session);
    let session = session.ok_or_else(|| SessionError::NotLoggedIn(layout.session()))?;
    let client = build(config, layout).await?;
    restore(layout, &client, session).await?;
    match client.whoami().await {
        Ok(_) => Ok(client),
        Err(error) if net::is_unknown_token(&error) => Err(SessionError::Ended),
        Err(error) => Err(SessionError::http(&error.into())),
    }
}

fn new_record(config: &Config, device: OwnedDeviceId) -> Record {
    Record { homeserver: config.homeserver.clone(), user: config.user.clone(), device, session: None }
}

/// The session on disk, if it still has its keys and is for this account.
fn load_record(config: &Config, layout: &Layout) -> Result<Option<Record>, SessionError> {
    let keys_exist = layout.keys().exists();
    let Some(record) = files::read_json::<Record>(&layout.session())? else {
        if keys_exist {
            return Err(SessionError::KeysWithoutSession { keys: layout.keys(), session: layout.session() });
        }
        return Ok(None);
    };
    if (&record.homeserver, &record.user) != (&config.homeserver, &config.user) {
        return Err(SessionError::OtherAccount {
            path: layout.session(),
            found: format!("{} on {}", record.user, record.homeserver),
            wanted: format!("{} on {}", config.user, config.homeserver),
        });
    }
    if record.session.is_some() && !keys_exist {
        tracing::warn!(device = %record.device, "the encryption keys are gone; a new device takes over");
        files::remove(&layout.sync_token())?;
        return Ok(None);
    }
    Ok(Some(record))
}

async fn build(config: &Config, layout: &Layout) -> Result<Client, SessionError> {
    let builder = if config.homeserver.contains("://") {
        Client::builder().homeserver_url(&config.homeserver)
    } else {
        Client::builder().server_name_or_homeserver_url(&config.homeserver)
    };
    builder
        .sqlite_store(layout.sdk(), config.store_passphrase.as_deref())
        .request_config(RequestConfig::new().retry_limit(REQUEST_RETRIES).timeout(net::PATIENCE))
        .with_encryption_settings(EncryptionSettings {
            auto_enable_cross_signing: true,
            ..EncryptionSettings::default()
        })
        // Whoever is invited later must not be able to read what was said before.
        .with_enable_share_history_on_invite(false)
        .build()
        .await
        .map_err(|error| match error {
            matrix_sdk::ClientBuildError::SqliteStore(error) => {
                SessionError::Store { path: layout.sdk(), reason: error.to_string() }
            }
            matrix_sdk::ClientBuildError::Url(error) => SessionError::Refused(error.to_string()),
            other => SessionError::Unavailable(other.to_string()),
        })
}

async fn by_proof(
    config: &Config,
    layout: &Layout,
    mut record: Record,
    proof: &Proof<'_>,
) -> Result<Client, SessionError> {
    if let Some(session) = record.session.clone() {
        let client = build(config, layout).await?;
        restore(layout, &client, session).await?;
        match client.whoami().await {
            Ok(_) => return Ok(client),
            Err(error) if net::is_unknown_token(&error) => {}
            Err(error) => return Err(SessionError::http(&error.into())),
        }
        drop(client);
        tracing::warn!(device = %record.device, "the session has ended; logging in again");
        let client = begin(config, layout, &mut record, proof).await?;
        if server_keys(&client, &record.device).await? == ServerKeys::Ours {
            return Ok(client);
        }
        // Somebody removed the device. Its keys are no longer announced and the SDK
        // would not announce them again: people could not write to it.
        tracing::warn!(device = %record.device, "the device was removed; a new one takes over");
        drop(client);
        layout.retire(&record.device)?;
        record = new_record(config, DeviceId::new());
        files::write_json(&layout.session(), &record)?;
    }
    begin(config, layout, &mut record, proof).await
}

/// Logs the record's device in and notes the session.
async fn begin(
    config: &Config,
    layout: &Layout,
    record: &mut Record,
    proof: &Proof<'_>,
) -> Result<Client, SessionError> {
    let client = build(config, layout).await?;
    forget_sdk_token(layout, &client).await?;
    let login = match proof {
        Proof::Password(password) => client.matrix_auth().login_username(&config.user, password),
        Proof::Once(token) => client.matrix_auth().login_token(token),
    };
    login
        .device_id(record.device.as_str())
        .initial_device_display_name("Nightfall")
        .send()
        .await
        .map_err(|error| SessionError::http(&error))?;
    record.session = client.matrix_auth().session();
    files::write_json(&layout.session(), &*record)?;
    Ok(client)
}

async fn by_token(
    config: &Config,
    layout: &Layout,
    record: Option<Record>,
    token: &str,
    device: OwnedDeviceId,
) -> Result<Client, SessionError> {
    let user_id = UserId::parse(&config.user).map_err(|error| {
        SessionError::Refused(format!("with an access token `user` must be a whole Matrix id: {error}"))
    })?;
    if let Some(record) = &record
        && record.device != device
    {
        return Err(SessionError::OtherAccount {
            path: layout.session(),
            found: format!("device {}", record.device),
            wanted: format!("device {device}"),
        });
    }
    let fresh = record.is_none();
    let client = build(config, layout).await?;
    let session = MatrixSession {
        meta: SessionMeta { user_id: user_id.clone(), device_id: device.clone() },
        tokens: SessionTokens { access_token: token.to_owned(), refresh_token: None },
    };
    // Opening the client has made the key database, so a failure from here on must
    // leave a record, or the next start would take the keys for orphans.
    let mut record = new_record(config, device.clone());
    if !fresh {
        record.session = Some(session.clone());
    }
    files::write_json(&layout.session(), &record)?;
    restore(layout, &client, session.clone()).await?;
    let whoami = client.whoami().await.map_err(|error| SessionError::http(&error.into()))?;
    if whoami.user_id != user_id || whoami.device_id.as_ref() != Some(&device) {
        return Err(SessionError::OtherToken {
            found: format!("{} {}", whoami.user_id, whoami.device_id.as_deref().map_or("", DeviceId::as_str)),
            wanted: format!("{user_id} {device}"),
        });
    }
    if fresh && server_keys(&client, &device).await? == ServerKeys::Foreign {
        return Err(SessionError::KeysElsewhere { device });
    }
    record.session = Some(session);
    files::write_json(&layout.session(), &record)?;
    Ok(client)
}

/// What the homeserver announces of a device's keys.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum ServerKeys {
    /// Those in the store.
    Ours,
    /// None.
    Missing,
    /// Others.
    Foreign,
}

pub(crate) async fn server_keys(client: &Client, device: &DeviceId) -> Result<ServerKeys, SessionError> {
    let Some(user) = client.user_id() else { return Ok(ServerKeys::Missing) };
    let mut request = get_keys::v3::Request::new();
    request.device_keys.insert(user.to_owned(), vec![device.to_owned()]);
    let answer = client.send(request).await.map_err(|error| SessionError::http(&error.into()))?;
    let ours = client.encryption().ed25519_key().await;
    let theirs = answer
        .device_keys
        .get(user)
        .and_then(|devices| devices.get(device))
        .and_then(|keys| keys.deserialize().ok())
        .and_then(|keys| {
            let id = DeviceKeyId::from_parts(DeviceKeyAlgorithm::Ed25519, device);
            keys.keys.get(&id).cloned()
        });
    Ok(match theirs {
        None => ServerKeys::Missing,
        Some(key) if Some(&key) == ours.as_ref() => ServerKeys::Ours,
        Some(_) => ServerKeys::Foreign,
    })
}

async fn restore(layout: &Layout, client: &Client, session: MatrixSession) -> Result<(), SessionError> {
    forget_sdk_token(layout, client).await?;
    client
        .matrix_auth()
        .restore_session(session, RoomLoadSettings::default())
        .await
        .map_err(|error| SessionError::Store { path: layout.sdk(), reason: error.to_string() })
}

/// The SDK notes its place in the stream before anything is handled, and drops an
/// answer that ends at a place it has noted. Ours is noted after, so its note goes.
async fn forget_sdk_token(layout: &Layout, client: &Client) -> Result<(), SessionError> {
    client
        .state_store()
        .remove_kv_data(StateStoreDataKey::SyncToken)
        .await
        .map_err(|error| SessionError::Store { path: layout.sdk(), reason: error.to_string() })
}
