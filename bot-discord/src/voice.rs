//! Voices: whoever plays and may not speak now is muted, in whichever voice channel of the server
//! they are, where that is wished for.
//!
//! A mute holds for the whole server and outlives a connection, so each is noted before it is made
//! and taken back when the game is over, when the wish is withdrawn, when the bot stops, or, after a
//! crash, at its next start. Whoever has left the voice channel by then is unmuted when they next
//! come into one. Mutes of others are left alone.

use std::sync::Arc;

use bot_core::game::{Seat, Table, seat_at};
use serde::{Deserialize, Serialize};
use serenity::all::{ChannelId, EditMember, GuildId, UserId, VoiceState};

use crate::app::{App, person_of, user_of, venue_of};
use crate::order::{Order, order_of};
use crate::trouble::{Trouble, summary, trouble};

/// A mute of the bot's, for the table of this channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Muted {
    owner: u64,
}

fn name_of(guild: GuildId, user: UserId) -> String {
    format!("mute/{guild}/{user}")
}

/// The guild and person of a name in the ledger, without its beginning.
fn target(rest: &str) -> Option<(GuildId, UserId)> {
    let (guild, user) = rest.split_once('/')?;
    let id = |text: &str| text.parse::<u64>().ok().filter(|id| *id > 0);
    Some((GuildId::new(id(guild)?), UserId::new(id(user)?)))
}

/// The channels for whose tables somebody is muted.
pub(crate) fn owners(app: &App) -> Vec<ChannelId> {
    let mut all: Vec<u64> =
        app.ledger.all::<Muted>("mute/").into_iter().map(|(_, muted)| muted.owner).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter().filter(|id| *id > 0).map(ChannelId::new).collect()
}

/// Mutes and unmutes as the table of a channel wants it now.
pub(crate) async fn keep(app: &Arc<App>, id: ChannelId) -> Result<(), Trouble> {
    let view = app.table_in(id);
    let table = view.as_ref().and_then(|view| view.state.standing());
    let quiet = table.filter(|_| app.wishes(id).voice).map(silenced).unwrap_or_default();
    let mine: Vec<(GuildId, UserId)> = app
        .ledger
        .all::<Muted>("mute/")
        .into_iter()
        .filter(|(_, muted)| muted.owner == id.get())
        .filter_map(|(rest, _)| target(&rest))
        .collect();
    let mut outcome = Ok(());
    for (guild, user) in mine.iter().filter(|(_, user)| !quiet.contains(user)) {
        outcome = outcome.and(unmute(app, *guild, *user).await);
    }
    let Some(guild) = app.guild_of(id).filter(|_| !quiet.is_empty()) else { return outcome };
    for user in quiet {
        // Somebody who is muted by others stays theirs to unmute.
        let loud = connected(app, guild, user) == Some(false);
        if loud {
            outcome = outcome.and(mute(app, guild, user, id).await);
        }
    }
    outcome
}

/// Who plays and may not speak now. Under masks nobody's voice may tell who is who. Source: DN-01
fn silenced(table: &Table) -> Vec<UserId> {
    let Some(game) = &table.game else { return Vec::new() };
    let order = if table.is_masked() { Order::Closed(Vec::new()) } else { order_of(game) };
    let quiet = |seat: &Seat| match &order {
        Order::Open(silent) => silent.contains(seat),
        Order::Closed(speakers) => !speakers.contains(seat),
    };
    let seats = (0..table.players.len()).map(seat_at).filter(quiet);
    seats.filter_map(|seat| user_of(&table.player(seat)?.person)).collect()
}

/// Whether somebody who is in a voice channel is muted there; nothing for whoever is in none.
fn connected(app: &App, guild: GuildId, user: UserId) -> Option<bool> {
    let guild = app.cache.guild(guild)?;
    let state = guild.voice_states.get(&user).filter(|state| state.channel_id.is_some())?;
    Some(state.mute)
}

async fn mute(app: &App, guild: GuildId, user: UserId, owner: ChannelId) -> Result<(), Trouble> {
    let name = name_of(guild, user);
    if let Err(error) = app.ledger.write(&name, &Muted { owner: owner.get() }).await {
        // What could not be taken back must not be done.
        tracing::error!(%error, "nobody is muted: it could not be noted");
        return Ok(());
    }
    match set(app, guild, user, true).await {
        Ok(()) => Ok(()),
        Err(Trouble::Later) => Err(Trouble::Later),
        Err(refused) => {
            strike(app, &name).await;
            match refused {
                Trouble::Barred => Err(Trouble::Barred),
                // Not in a voice channel any more, or not in the server.
                _ => Ok(()),
            }
        }
    }
}

async fn unmute(app: &App, guild: GuildId, user: UserId) -> Result<(), Trouble> {
    match connected(app, guild, user) {
        // Only whoever is in a voice channel can be unmuted; the note stays until then.
        None => return Ok(()),
        Some(true) => {}
        // Somebody else has unmuted them.
        Some(false) => {
            strike(app, &name_of(guild, user)).await;
            return Ok(());
        }
    }
    match set(app, guild, user, false).await {
        Ok(()) | Err(Trouble::Gone) => {
            strike(app, &name_of(guild, user)).await;
            Ok(())
        }
        // Not in a voice channel any more.
        Err(Trouble::Malformed) => Ok(()),
        Err(other) => Err(other),
    }
}

async fn set(app: &App, guild: GuildId, user: UserId, mute: bool) -> Result<(), Trouble> {
    let wanted = EditMember::new().mute(mute);
    guild.edit_member(&app.http, user, wanted).await.map(drop).map_err(|error| {
        tracing::warn!(%guild, %user, mute, error = summary(&error), "a voice was not changed");
        trouble(&error)
    })
}

async fn strike(app: &App, name: &str) {
    if let Err(error) = app.ledger.strike(name).await {
        tracing::error!(%error, "a mute that is taken back stays in the notes");
    }
}

/// Takes the mutes of somebody who is forgotten back. Whoever is in no voice channel cannot be unmuted yet: that is
/// noted under a name that only their own coming back can be matched with.
pub(crate) async fn forget(app: &App, user: UserId) {
    for (rest, muted) in app.ledger.all::<Muted>("mute/") {
        let Some((guild, _)) = target(&rest).filter(|(_, other)| *other == user) else { continue };
        if let Err(trouble) = unmute(app, guild, user).await {
            tracing::warn!(%guild, ?trouble, "somebody who is forgotten is unmuted later");
        }
        let name = name_of(guild, user);
        if app.ledger.read::<Muted>(&name).is_none() {
            continue;
        }
        if let Err(error) = app.ledger.write(&nameless(app, guild, user), &muted).await {
            tracing::error!(%error, "somebody who was forgotten stays in the notes");
            continue;
        }
        strike(app, &name).await;
    }
}

/// What somebody who was forgotten is noted under.
fn nameless(app: &App, guild: GuildId, user: UserId) -> String {
    format!("forgotten-mute/{guild}/{}", app.sealed(&user.to_string()))
}

/// Somebody who was forgotten is back in a voice channel, muted as the bot has left them.
async fn come_back(app: Arc<App>, guild: GuildId, user: UserId) {
    let name = nameless(&app, guild, user);
    if app.ledger.read::<Muted>(&name).is_some() && set(&app, guild, user, false).await.is_ok() {
        strike(&app, &name).await;
    }
}

/// Somebody came into a voice channel, left it, or was muted.
pub(crate) fn changed(app: &Arc<App>, state: &VoiceState) {
    let Some(guild) = state.guild_id else { return };
    if state.channel_id.is_some() && app.ledger.read::<Muted>(&nameless(app, guild, state.user_id)).is_some()
    {
        tokio::spawn(come_back(Arc::clone(app), guild, state.user_id));
    }
    if let Some(muted) = app.ledger.read::<Muted>(&name_of(guild, state.user_id)) {
        app.keep_order(ChannelId::new(muted.owner.max(1)));
    }
    for view in app.host.tables_of(&person_of(state.user_id)) {
        let channel = crate::app::number(view.venue.id()).map(ChannelId::new);
        if let Some(channel) = channel.filter(|id| view.venue == venue_of(*id) && app.wishes(*id).voice) {
            app.keep_order(channel);
        }
    }
}

/// Takes every mute back, as far as people are still in a voice channel.
pub(crate) async fn release(app: &App) {
    for (rest, _) in app.ledger.all::<Muted>("mute/") {
        let Some((guild, user)) = target(&rest) else { continue };
        if let Err(trouble) = unmute(app, guild, user).await {
            tracing::warn!(%guild, %user, ?trouble, "unmuted at the next start");
        }
    }
}
