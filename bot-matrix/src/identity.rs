//! The bot's own identity: what lets clients show it as verified, and the key that brings it back.

use crate::config::{Config, Credentials};
use crate::net;
use matrix_sdk::Client;
use matrix_sdk::encryption::recovery::RecoveryError;
use matrix_sdk::ruma::api::client::uiaa;

/// Signs the bot's device with its own identity, or says why it is not signed.
///
/// Clients that hold back messages from unsigned devices would show nothing of
/// an unsigned bot; others work, so a failure is told and not fatal.
pub(crate) async fn ensure_signed(config: &Config, client: &Client) {
    let encryption = client.encryption();
    encryption.wait_for_e2ee_initialization_tasks().await;
    // Whoever has the identity's private keys has signed the device with them.
    let signed = encryption.cross_signing_status().await.is_some_and(|status| status.is_complete());
    if signed {
        return;
    }
    let (true, Credentials::Password(password)) = (config.reset_cross_signing, &config.credentials) else {
        tracing::warn!(
            "this device is not cross-signed, and some clients will not show its messages; \
             with a password and `reset_cross_signing = true` the bot makes itself a new identity"
        );
        return;
    };
    let Err(first) = encryption.bootstrap_cross_signing(None).await else { return };
    let Some(stage) = first.as_uiaa_response() else {
        tracing::warn!(error = net::brief(&first), "no new cross-signing identity");
        return;
    };
    let identifier = uiaa::UserIdentifier::Matrix(uiaa::MatrixUserIdentifier::new(config.user.clone()));
    let mut answer = uiaa::Password::new(identifier, password.clone());
    answer.session = stage.session.clone();
    match encryption.bootstrap_cross_signing(Some(uiaa::AuthData::Password(answer))).await {
        Ok(()) => tracing::info!("a new cross-signing identity is in place"),
        Err(error) => tracing::warn!(error = net::brief(&error), "no new cross-signing identity"),
    }
}

/// Whether the bot's device is signed by its identity.
pub(crate) async fn is_signed(client: &Client) -> bool {
    // What the store knows of this device may be older than the signature.
    if let Some(me) = client.user_id()
        && let Err(error) = client.encryption().request_user_identity(me).await
    {
        tracing::warn!(error = net::brief(&error), "the homeserver does not tell of the bot's keys");
    }
    match client.encryption().get_own_device().await {
        Ok(Some(device)) => device.is_cross_signed_by_owner(),
        Ok(None) | Err(_) => false,
    }
}

/// Brings the identity back with the recovery key, and signs this device by it.
///
/// # Errors
/// When the key is wrong, or the homeserver does not keep the identity.
pub(crate) async fn recover(client: &Client, key: &str) -> Result<(), RecoveryError> {
    client.encryption().recovery().recover(key).await
}

/// Has the homeserver keep the identity, locked, and gives the key to it; none if it keeps one already.
///
/// # Errors
/// When the homeserver refuses or cannot be reached.
pub(crate) async fn new_recovery_key(client: &Client) -> Result<Option<String>, RecoveryError> {
    if client.encryption().secret_storage().is_enabled().await? {
        return Ok(None);
    }
    client.encryption().recovery().enable().await.map(Some)
}
