//! One encrypted room for each person, opened by the bot.
//!
//! Secrets go only into rooms that the bot itself made: nobody else can invite a
//! third person into them, and what is said before the person accepts the invitation
//! can still be read afterwards.

use crate::files::{self, FileError};
use crate::net;
use matrix_sdk::ruma::api::client::membership::joined_rooms;
use matrix_sdk::ruma::api::client::room::create_room::v3::{Request, RoomPreset};
use matrix_sdk::ruma::api::client::state::get_state_event_for_key;
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::ruma::events::room::canonical_alias::RoomCanonicalAliasEventContent;
use matrix_sdk::ruma::events::room::encryption::RoomEncryptionEventContent;
use matrix_sdk::ruma::events::room::history_visibility::{
    HistoryVisibility, RoomHistoryVisibilityEventContent,
};
use matrix_sdk::ruma::events::room::member::{MembershipState, RoomMemberEventContent};
use matrix_sdk::ruma::events::{InitialStateEvent, StateEventType};
use matrix_sdk::ruma::{
    OwnedRoomAliasId, OwnedRoomId, OwnedUserId, RoomAliasId, RoomId, TransactionId, UserId, serde::Raw,
};
use matrix_sdk::{Client, Room, RoomState};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long to wait until a room that was just made or found comes with the sync.
const ECHO: Duration = Duration::from_secs(60);
/// Whoever declined is asked again at most this often.
const ASK_AGAIN: Duration = Duration::from_secs(120);
/// Locks for opening rooms; people share them by hash, so their number is fixed.
const LOCKS: usize = 32;

/// Why a person cannot be written to privately.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DirectError {
    /// The register of rooms cannot be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The homeserver refused; trying again does not help.
    #[error("{0}")]
    Refused(String),
    /// The network, or something on this side; trying again may help.
    #[error("{0}")]
    Unavailable(String),
}

impl From<matrix_sdk::Error> for DirectError {
    fn from(error: matrix_sdk::Error) -> Self {
        let text = net::brief(&error);
        if net::is_refusal(&error) { Self::Refused(text) } else { Self::Unavailable(text) }
    }
}

#[derive(Serialize, Deserialize)]
struct Register {
    /// Makes the rooms' aliases unguessable: else somebody could take one first and
    /// point it at a room of theirs.
    secret: String,
    rooms: BTreeMap<OwnedUserId, OwnedRoomId>,
}

/// The direct rooms of the bot.
pub(crate) struct Direct {
    client: Client,
    path: PathBuf,
    register: Mutex<Register>,
    asked: Mutex<HashMap<OwnedUserId, Instant>>,
    locks: [tokio::sync::Mutex<()>; LOCKS],
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Direct {
    /// The register of an earlier run, or a new one.
    ///
    /// # Errors
    /// When the file cannot be read or written, or is damaged.
    pub(crate) fn open(client: Client, path: PathBuf) -> Result<Self, FileError> {
        let register = match files::read_json(&path)? {
            Some(register) => register,
            None => {
                let register = Register { secret: TransactionId::new().to_string(), rooms: BTreeMap::new() };
                files::write_json(&path, &register)?;
                register
            }
        };
        Ok(Self {
            client,
            path,
            register: Mutex::new(register),
            asked: Mutex::default(),
            locks: std::array::from_fn(|_| tokio::sync::Mutex::new(())),
        })
    }

    /// Whether this is a private conversation between the bot and `user`: a room of
    /// the bot's for that person, or one that the person marked as direct and in
    /// which nobody else is or is invited.
    pub(crate) fn is_direct(&self, room: &Room, user: &UserId) -> bool {
        if held(&self.register).rooms.get(user).is_some_and(|id| id == room.room_id()) {
            return true;
        }
        room.active_members_count() == 2
            && room.direct_targets().iter().any(|target| target.as_str() == user.as_str())
    }

    /// Whether the person has a direct room already.
    pub(crate) fn knows(&self, user: &UserId) -> bool {
        held(&self.register).rooms.contains_key(user)
    }

    /// Forgets a person: notes their room no longer, and leaves it.
    ///
    /// # Errors
    /// When the register cannot be written.
    pub(crate) async fn forget(&self, user: &UserId) -> Result<(), FileError> {
        let _alone = self.locks[slot(user)].lock().await;
        let room = {
            let mut register = held(&self.register);
            let room = register.rooms.remove(user);
            files::write_json(&self.path, &*register)?;
            room
        };
        held(&self.asked).remove(user);
        if let Some(room) = room.and_then(|id| self.client.get_room(&id)) {
            let left = room.leave().await;
            // What the session remembers of a room goes with it.
            let forgotten = room.forget().await;
            if let (Err(error), _) | (_, Err(error)) = (left, forgotten) {
                tracing::warn!(room = %room.room_id(), error = net::brief(&error), "a room is not left behind");
            }
        }
        Ok(())
    }

    /// The person's room, made if there is none, with the person in it or invited.
    ///
    /// # Errors
    /// When the homeserver refuses or cannot be reached.
    pub(crate) async fn room_for(&self, user: &UserId) -> Result<Room, DirectError> {
        let _alone = self.locks[slot(user)].lock().await;
        let known = held(&self.register).rooms.get(user).cloned();
        if let Some(id) = known {
            match self.client.get_room(&id) {
                Some(room) if room.state() == RoomState::Joined => {
                    self.invite_again(&room, user).await?;
                    return Ok(room);
                }
                // Noted, made, and not yet seen by this process.
                None => {
                    if let Ok(room) = self.echo(&id).await {
                        return Ok(room);
                    }
                }
                Some(_) => {}
            }
            tracing::warn!(room = %id, "a direct room is lost; opening another");
        }
        let room = self.find_or_make(user).await?;
        // Written under the lock: of two rooms opened at once neither may overwrite the other's file.
        let mut register = held(&self.register);
        register.rooms.insert(user.to_owned(), room.room_id().to_owned());
        files::write_json(&self.path, &*register)?;
        Ok(room)
    }

    /// Whether the homeserver tells of a device that can read what is sent to this person now. Nobody gets the keys
    /// to a message that was sent before their device was known.
    ///
    /// # Errors
    /// When the homeserver cannot be reached.
    pub(crate) async fn can_read(&self, user: &UserId) -> Result<bool, DirectError> {
        let encryption = self.client.encryption();
        if encryption.get_user_devices(user).await?.devices().next().is_some() {
            return Ok(true);
        }
        // Asked anew: the SDK spares homeservers that did not answer a moment ago.
        encryption.request_user_identity(user).await?;
        Ok(encryption.get_user_devices(user).await?.devices().next().is_some())
    }

    /// Finds the room by its alias or makes it. Dying between making the room and
    /// noting it opens no second one, because the alias is the same next time.
    async fn find_or_make(&self, user: &UserId) -> Result<Room, DirectError> {
        if let Some(room) = self.found(user).await? {
            return Ok(room);
        }
        let room = match self.make(user).await {
            Err(error) if error.client_api_error_kind() == Some(&ErrorKind::RoomInUse) => {
                if let Some(room) = self.found(user).await? {
                    return Ok(room);
                }
                // The bot has left the room that had it, as it leaves every room in which it is alone.
                self.release(&self.alias(user)).await?;
                self.make(user).await?
            }
            made => made?,
        };
        tracing::info!(room = %room.room_id(), "direct room opened");
        self.echo(room.room_id()).await
    }

    /// Takes an alias of the bot's own from the room that has it.
    async fn release(&self, name: &str) -> Result<(), DirectError> {
        let Some(alias) = self.whole_alias(name) else { return Ok(()) };
        match self.client.remove_room_alias(&alias).await {
            Ok(()) => Ok(()),
            Err(error) if error.client_api_error_kind() == Some(&ErrorKind::NotFound) => Ok(()),
            Err(error) => Err(matrix_sdk::Error::from(error).into()),
        }
    }

    fn alias(&self, user: &UserId) -> String {
        self.hidden(user.as_str())
    }

    fn whole_alias(&self, name: &str) -> Option<OwnedRoomAliasId> {
        RoomAliasId::parse(format!("#{name}:{}", self.client.user_id()?.server_name())).ok()
    }

    /// An alias that nobody can guess.
    fn hidden(&self, purpose: &str) -> String {
        let secret = held(&self.register).secret.clone();
        let digest = Sha256::digest(format!("{secret}\n{purpose}"));
        let hex: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        format!("nightfall-{hex}")
    }

    async fn by_alias(&self, name: &str) -> Result<Option<Room>, DirectError> {
        let (Some(me), Some(alias)) = (self.client.user_id(), self.whole_alias(name)) else {
            return Ok(None);
        };
        let id = match self.client.resolve_room_alias(&alias).await {
            Ok(answer) => answer.room_id,
            Err(error) if error.client_api_error_kind() == Some(&ErrorKind::NotFound) => return Ok(None),
            Err(error) => return Err(matrix_sdk::Error::from(error).into()),
        };
        // Only a room that the bot made and is in may hear secrets.
        if !self.is_in(&id).await? {
            return Ok(None);
        }
        let room = self.echo(&id).await?;
        let is_ours = room.creators().is_some_and(|creators| creators.iter().all(|creator| creator == me));
        if room.state() != RoomState::Joined || !is_ours {
            tracing::warn!(room = %id, "an alias of ours leads to a room that is not");
            return Ok(None);
        }
        Ok(Some(room))
    }

    /// Whether the bot is in this room, by the homeserver: what the sync has told may be older.
    async fn is_in(&self, room: &RoomId) -> Result<bool, DirectError> {
        let answer = self.client.send(joined_rooms::v3::Request::new()).await;
        Ok(answer.map_err(matrix_sdk::Error::from)?.joined_rooms.iter().any(|joined| joined == room))
    }

    async fn found(&self, user: &UserId) -> Result<Option<Room>, DirectError> {
        let room = self.by_alias(&self.alias(user)).await?;
        if let Some(room) = &room {
            self.invite_again(room, user).await?;
        }
        Ok(room)
    }

    async fn make(&self, user: &UserId) -> matrix_sdk::Result<Room> {
        let mut request = locked_room(self.alias(user))?;
        request.is_direct = true;
        request.invite = vec![user.to_owned()];
        self.client.create_room(request).await
    }

    /// An encrypted room in which nobody is yet, and into which only the bot lets people. The same purpose
    /// gives the same room, whatever happened in between.
    ///
    /// # Errors
    /// When the homeserver refuses or cannot be reached.
    pub(crate) async fn hidden_room(&self, purpose: &str) -> Result<Room, DirectError> {
        let alias = self.hidden(purpose);
        match self.client.create_room(locked_room(alias.clone())?).await {
            Ok(room) => self.echo(room.room_id()).await,
            Err(error) if error.client_api_error_kind() == Some(&ErrorKind::RoomInUse) => {
                match self.by_alias(&alias).await? {
                    Some(room) => Ok(room),
                    None => Err(DirectError::Refused("the room's alias is taken".into())),
                }
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Waits for the room's state to come with the sync.
    async fn echo(&self, id: &RoomId) -> Result<Room, DirectError> {
        tokio::time::timeout(ECHO, self.client.await_room_remote_echo(id))
            .await
            .map_err(|_| DirectError::Unavailable("the direct room does not come with the sync".into()))
    }

    /// Whether somebody is in a room, as the homeserver has it now. The SDK's own copy lags behind after a restart,
    /// and to invite who is there already is refused.
    async fn membership(&self, room: &RoomId, user: &UserId) -> Result<MembershipState, DirectError> {
        let request = get_state_event_for_key::v3::Request::new(
            room.to_owned(),
            StateEventType::RoomMember,
            user.to_string(),
        );
        let answer = match self.client.send(request).await.map_err(matrix_sdk::Error::from) {
            Err(error) if error.client_api_error_kind() == Some(&ErrorKind::NotFound) => {
                return Ok(MembershipState::Leave);
            }
            answer => answer?,
        };
        serde_json::from_str::<RoomMemberEventContent>(answer.event_or_content.get())
            .map(|content| content.membership)
            .map_err(|error| DirectError::Unavailable(error.to_string()))
    }

    /// Whoever left the room or declined is invited anew, now and then.
    async fn invite_again(&self, room: &Room, user: &UserId) -> Result<(), DirectError> {
        let there = |membership: &MembershipState| {
            matches!(membership, MembershipState::Join | MembershipState::Invite)
        };
        if room.get_member(user).await?.is_some_and(|member| there(member.membership())) {
            return Ok(());
        }
        match self.membership(room.room_id(), user).await? {
            membership if there(&membership) => return Ok(()),
            MembershipState::Ban => return Err(DirectError::Refused("banned from the direct room".into())),
            _ => {}
        }
        let may_ask = {
            let mut asked = held(&self.asked);
            asked.retain(|_, at| at.elapsed() < ASK_AGAIN);
            !asked.contains_key(user)
        };
        if may_ask {
            held(&self.asked).insert(user.to_owned(), Instant::now());
            room.invite_user_by_id(user).await?;
        }
        Ok(())
    }
}

/// A room that is encrypted from its first moment, in which only the bot can change anything.
fn locked_room(alias: String) -> matrix_sdk::Result<Request> {
    let mut request = Request::new();
    request.preset = Some(RoomPreset::PrivateChat);
    request.room_alias_name = Some(alias);
    request.initial_state = vec![
        InitialStateEvent::with_empty_state_key(RoomEncryptionEventContent::with_recommended_defaults())
            .to_raw_any(),
        // What is said between invitation and acceptance must stay readable.
        InitialStateEvent::with_empty_state_key(RoomHistoryVisibilityEventContent::new(
            HistoryVisibility::Invited,
        ))
        .to_raw_any(),
        // The alias is for the bot alone. As the main one, which it would be by itself, it would be shown as
        // the room's name; without it the room is called after the judge.
        InitialStateEvent::with_empty_state_key(RoomCanonicalAliasEventContent::new()).to_raw_any(),
    ];
    // The preset lets everybody invite; here a third person would hear secrets.
    request.power_level_content_override =
        Some(Raw::from_json_string(r#"{"invite":100,"state_default":100}"#.to_owned())?);
    Ok(request)
}

fn slot(user: &UserId) -> usize {
    usize::from(Sha256::digest(user.as_bytes())[0]) % LOCKS
}
