//! Everything that happened since the last sync, in order and without holes.

use crate::net::{self, Backoff};
use bot_core::game::Moment;
use matrix_sdk::Client;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::{OwnedEventId, UInt, UserId};
use matrix_sdk::sync::{JoinedRoomUpdate, SyncResponse};
use std::collections::{HashSet, VecDeque};

use crate::inbound::{self, Happening};

/// How many events one page of history holds, and how many pages are read at most:
/// what a room said beyond that while the bot was down is not looked at.
const PAGE: u32 = 100;
const PAGES: usize = 50;

/// One event of a room.
pub(crate) struct Item {
    /// The room.
    pub(crate) room: Room,
    /// The event.
    pub(crate) event: TimelineEvent,
    /// When the homeserver got it, on the judge's clock; `None` if it does not say.
    pub(crate) written: Option<Moment>,
}

/// An event with when the homeserver got it.
type Dated = (TimelineEvent, Option<Moment>);

/// The judge's clock; `None` where it stands still, and no event can be dated.
pub(crate) type Now<'a> = &'a (dyn Fn() -> Option<Moment> + Sync);

/// Dates an event that has just come in.
fn dated(event: TimelineEvent, now: Option<Moment>) -> Dated {
    let written = inbound::age_ms(event.raw())
        .and_then(|age| i64::try_from(age).ok())
        .and_then(|age| Some(Moment(now?.0.saturating_sub(age))));
    (event, written)
}

/// The events of a sync response, oldest first. `since` is where that sync began;
/// without it (the very first sync) what is older than `born`, the moment at which this
/// process logged in (milliseconds since 1970), is history and left out.
pub(crate) async fn collect(
    client: &Client,
    response: &SyncResponse,
    since: Option<&str>,
    born: u64,
    now: Now<'_>,
) -> Vec<Item> {
    let came = now();
    let Some(me) = client.user_id() else { return Vec::new() };
    let mut rooms = Vec::new();
    for (room_id, update) in &response.rooms.joined {
        let Some(room) = client.get_room(room_id) else { continue };
        let events = match since {
            Some(since) => whole(&room, update, since, me, came, now).await,
            None => {
                let fresh =
                    |event: &&TimelineEvent| event.timestamp_raw().is_some_and(|at| u64::from(at.0) >= born);
                let events = update.timeline.events.iter().filter(fresh);
                events.map(|event| dated(event.clone(), came)).collect()
            }
        };
        if !events.is_empty() {
            rooms.push((room, VecDeque::from(events)));
        }
    }
    merge(rooms)
}

/// The room's events since `since`, from the bot's own coming in at the earliest.
async fn whole(
    room: &Room,
    update: &JoinedRoomUpdate,
    since: &str,
    me: &UserId,
    came: Option<Moment>,
    now: Now<'_>,
) -> Vec<Dated> {
    let mut events = match &update.timeline.prev_batch {
        Some(from) if update.timeline.limited && !has_arrival(&update.timeline.events, me) => {
            earlier(room, from, since, me, now).await
        }
        _ => Vec::new(),
    };
    // The page before may overlap the timeline.
    let known: HashSet<OwnedEventId> =
        update.timeline.events.iter().filter_map(TimelineEvent::event_id).collect();
    events.retain(|(event, _)| event.event_id().is_none_or(|id| !known.contains(&id)));
    events.extend(update.timeline.events.iter().map(|event| dated(event.clone(), came)));
    if let Some(arrival) = events.iter().rposition(|(event, _)| is_arrival(event, me)) {
        events.drain(..=arrival);
    }
    events
}

/// What lies between `since` and `from`, oldest first.
async fn earlier(room: &Room, from: &str, since: &str, me: &UserId, now: Now<'_>) -> Vec<Dated> {
    let mut pages: Vec<Dated> = Vec::new();
    let mut from = Some(from.to_owned());
    let mut backoff = Backoff::default();
    for page in 0..PAGES {
        let Some(start) = from.take() else { break };
        let answer = loop {
            let mut options = MessagesOptions::backward().from(start.as_str());
            options.to = Some(since.to_owned());
            options.limit = UInt::from(PAGE);
            match room.messages(options).await {
                Ok(answer) => break answer,
                Err(error) if net::is_transient(&error) => tokio::time::sleep(backoff.next()).await,
                Err(error) => {
                    tracing::warn!(room = %room.room_id(), error = net::brief(&error), "missed events cannot be read");
                    pages.reverse();
                    return pages;
                }
            }
        };
        backoff.reset();
        let arrived = has_arrival(&answer.chunk, me);
        let last = arrived || answer.chunk.is_empty();
        let came = now();
        pages.extend(answer.chunk.into_iter().map(|event| dated(event, came)));
        if last {
            break;
        }
        from = answer.end;
        if page + 1 == PAGES && from.is_some() {
            tracing::warn!(room = %room.room_id(), events = pages.len(), "too many missed events; older ones are passed over");
        }
    }
    pages.reverse();
    pages
}

fn is_arrival(event: &TimelineEvent, me: &UserId) -> bool {
    matches!(inbound::read(event.raw()), Some(Happening::Came { user }) if user == me)
}

fn has_arrival(events: &[TimelineEvent], me: &UserId) -> bool {
    events.iter().any(|event| is_arrival(event, me))
}

/// One order over all rooms: by the servers' clocks, but never against a room's own
/// order, which no clock may change.
fn merge(mut rooms: Vec<(Room, VecDeque<Dated>)>) -> Vec<Item> {
    let mut all = Vec::new();
    loop {
        let next = rooms
            .iter()
            .enumerate()
            .filter_map(|(index, (_, events))| {
                events.front().map(|(event, _)| (event.timestamp_raw(), index))
            })
            .min();
        let Some((_, index)) = next else { return all };
        let (room, events) = &mut rooms[index];
        if let Some((event, written)) = events.pop_front() {
            all.push(Item { room: room.clone(), event, written });
        }
    }
}
