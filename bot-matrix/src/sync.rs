//! The stream of events, each handed over before the place in the stream moves on.
//!
//! The SDK would note that place before anything is handled, and a crash in between
//! would lose what came. Here it is noted when the judge has everything on disk;
//! after a crash the same events come again, and the judge knows them by their ids.

use crate::files::{self, FileError};
use crate::inbound;
use crate::judge::{Judge, JudgeError};
use crate::net::{self, Backoff};
use crate::pending::{self, Pending};
use crate::rooms::Invitations;
use crate::session::Layout;
use crate::timeline::{self, Item};
use matrix_sdk::Client;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::deserialized_responses::{TimelineEvent, VerificationLevel, VerificationState};
use matrix_sdk::ruma::UInt;
use matrix_sdk::ruma::api::client::filter::{Filter, FilterDefinition, LazyLoadOptions, RoomEventFilter};
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter as SyncFilter;
use matrix_sdk::ruma::presence::PresenceState;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// How long the homeserver holds an answer back while nothing happens.
const LONG_POLL: Duration = Duration::from_secs(30);
/// How many events of one room come with one answer; what is beyond is fetched.
const TIMELINE: u32 = 200;

/// Why syncing ended without being asked to.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SyncError {
    /// The store.
    #[error(transparent)]
    File(#[from] FileError),
    /// The judge could not take what happened; going on would lose it.
    #[error(transparent)]
    Judge(#[from] JudgeError),
    /// The homeserver has ended the session; logging in again may help.
    #[error("the homeserver has ended the session")]
    SessionEnded,
}

/// Syncs until `stop` says true. `born` is a moment before the login, in milliseconds
/// since 1970: with a new device nothing older is heard.
///
/// # Errors
/// See [`SyncError`]. Network errors are waited out.
pub(crate) async fn run(
    client: &Client,
    layout: &Layout,
    judge: &Judge,
    born: u64,
    mut stop: watch::Receiver<bool>,
) -> Result<(), SyncError> {
    let mut token = read_token(layout)?;
    let mut stream = Stream {
        client: client.clone(),
        judge,
        pending: Pending::open(layout.pending())?,
        invitations: Invitations::default(),
    };
    let mut backoff = Backoff::default();
    loop {
        let mut settings = SyncSettings::new()
            .filter(SyncFilter::FilterDefinition(filter()))
            .timeout(LONG_POLL)
            .set_presence(PresenceState::Online);
        if let Some(token) = &token {
            settings = settings.token(token.clone());
        }
        let answer = tokio::select! {
            answer = client.sync_once(settings) => answer,
            _ = stop.wait_for(|stop| *stop) => return Ok(()),
        };
        match answer {
            Ok(response) => {
                backoff.reset();
                let batch =
                    timeline::collect(client, &response, token.as_deref(), born, &|| judge.now()).await;
                stream.handle(batch).await?;
                files::write(&layout.sync_token(), response.next_batch.as_bytes())?;
                token = Some(response.next_batch);
            }
            Err(error) if net::ends_session(&error) => return Err(SyncError::SessionEnded),
            Err(error) => {
                let wait = backoff.next();
                tracing::warn!(error = net::brief(&error), ?wait, "sync failed");
                tokio::select! {
                    () = tokio::time::sleep(wait) => {}
                    _ = stop.wait_for(|stop| *stop) => return Ok(()),
                }
            }
        }
        if *stop.borrow() {
            return Ok(());
        }
    }
}

fn read_token(layout: &Layout) -> Result<Option<String>, FileError> {
    let path = layout.sync_token();
    let Some(bytes) = files::read(&path)? else { return Ok(None) };
    String::from_utf8(bytes)
        .map(Some)
        .map_err(|_| FileError::Damaged { path, reason: "it is not text".into() })
}

fn filter() -> FilterDefinition {
    let mut filter = FilterDefinition::default();
    filter.presence = Filter::ignore_all();
    filter.room.ephemeral = RoomEventFilter::ignore_all();
    filter.room.timeline.limit = Some(UInt::from(TIMELINE));
    filter.room.state.lazy_load_options = LazyLoadOptions::Enabled { include_redundant_members: false };
    filter
}

/// Milliseconds since 1970, by this machine's clock.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

struct Stream<'a> {
    client: Client,
    judge: &'a Judge,
    pending: Pending,
    invitations: Invitations,
}

impl Stream<'_> {
    /// Handles what a sync brought, in order, and what earlier ones left over.
    async fn handle(&mut self, batch: Vec<Item>) -> Result<(), SyncError> {
        self.invitations.accept(&self.client, self.judge);
        if !self.pending.is_empty() {
            let outcome = self.pending.retry(&self.client, now()).await;
            for item in outcome.readable {
                self.hand_over(&item).await?;
            }
            for (room, sender) in outcome.overdue {
                self.judge.unreadable(&room, &sender).await?;
            }
            self.pending.save()?;
        }
        for item in batch {
            if pending::is_undecrypted(&item.event) {
                let room = item.room.room_id();
                tracing::info!(%room, event = ?item.event.event_id(), "no key yet");
                let kept = self.pending.keep(&item, now())?;
                if let (false, Some(sender)) = (kept, item.event.sender()) {
                    self.judge.unreadable(room, &sender).await?;
                }
            } else {
                self.hand_over(&item).await?;
            }
        }
        Ok(())
    }

    async fn hand_over(&self, item: &Item) -> Result<(), SyncError> {
        let Item { room, event, written } = item;
        if is_forged(event) {
            tracing::warn!(room = %room.room_id(), event = ?event.event_id(), "not written by its sender; dropped");
            return Ok(());
        }
        if let Some(happening) = inbound::read(event.raw()) {
            self.judge.handle(room, happening, *written).await?;
        }
        Ok(())
    }
}

/// Whether the key that the event was encrypted with belongs to somebody else than
/// the sender whom the homeserver names.
fn is_forged(event: &TimelineEvent) -> bool {
    event.encryption_info().is_some_and(|info| {
        matches!(info.verification_state, VerificationState::Unverified(VerificationLevel::MismatchedSender))
    })
}
