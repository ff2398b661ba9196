//! Everything that happened since the last sync, in order and without holes.

use crate::net::{self, Backoff};
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

/// The events of a sync response, oldest first. `since` is where that sync began;
/// without it (the very first sync) what is older than `born`, the moment at which this
/// process logged in (milliseconds since 1970), is history and left out.
pub(crate) async fn collect(
    client: &Client,
    response: &SyncResponse,
    since: Option<&str>,
    born: u64,
) -> Vec<(Room, TimelineEvent)> {
    let Some(me) = client.user_id() else { return Vec::new() };
    let mut rooms = Vec::new();
    for (room_id, update) in &response.rooms.joined {
        let Some(room) = client.get_room(room_id) else { continue };
        let events = match since {
            Some(since) => whole(&room, update, since, me).await,
            None => {
                let fresh =
                    |event: &&TimelineEvent| event.timestamp_raw().is_some_and(|at| u64::from(at.0) >= born);
                update.timeline.events.iter().filter(fresh).cloned().collect()
            }
        };
        if !events.is_empty() {
            rooms.push((room, VecDeque::from(events)));
        }
    }
    merge(rooms)
}

/// The room's events since `since`, from the bot's own coming in at the earliest.
async fn whole(room: &Room, update: &JoinedRoomUpdate, since: &str, me: &UserId) -> Vec<TimelineEvent> {
    let mut events = match &update.timeline.prev_batch {
        Some(from) if update.timeline.limited && !has_arrival(&update.timeline.events, me) => {
            earlier(room, from, since, me).await
        }
        _ => Vec::new(),
    };
    // The page before may overlap the timeline.
    let known: HashSet<OwnedEventId> =
        update.timeline.events.iter().filter_map(TimelineEvent::event_id).collect();
    events.retain(|event| event.event_id().is_none_or(|id| !known.contains(&id)));
    events.extend(update.timeline.events.iter().cloned());
    if let Some(arrival) = events.iter().rposition(|event| is_arrival(event, me)) {
        events.drain(..=arrival);
    }
    events
}

/// What lies between `since` and `from`, oldest first.
async fn earlier(room: &Room, from: &str, since: &str, me: &UserId) -> Vec<TimelineEvent> {
    let mut pages: Vec<TimelineEvent> = Vec::new();
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
        if arrived || answer.chunk.is_empty() {
            pages.extend(answer.chunk);
            break;
        }
        pages.extend(answer.chunk);
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
fn merge(mut rooms: Vec<(Room, VecDeque<TimelineEvent>)>) -> Vec<(Room, TimelineEvent)> {
    let mut all = Vec::new();
    loop {
        let next = rooms
            .iter()
            .enumerate()
            .filter_map(|(index, (_, events))| events.front().map(|event| (event.timestamp_raw(), index)))
            .min();
        let Some((_, index)) = next else { return all };
        let (room, events) = &mut rooms[index];
        if let Some(event) = events.pop_front() {
            all.push((room.clone(), event));
        }
    }
}
