//! What happens around the tables: channels are deleted, the bot is sent away and taken back.

use std::sync::Arc;

use bot_core::game::{Action, Place, TableId};
use bot_core::host::{Input, TableView, What};
use serenity::all::{ChannelId, FullEvent, Guild, Interaction};

use crate::app::{App, number, person_of, user_of, venue_of};
use crate::bounds::has;
use crate::post::{Errand, Reader};
use crate::{away, press, talk, voice};

/// Takes in an event.
pub(crate) async fn handle(app: &Arc<App>, event: &FullEvent) {
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            press::press(app, press).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            press::form(app, form).await;
        }
        FullEvent::Message { new_message } => talk::hear(app, app.own, new_message).await,
        FullEvent::ChannelDelete { channel, .. } => gone(app, channel.id).await,
        FullEvent::ThreadDelete { thread, .. } => gone(app, thread.id).await,
        FullEvent::GuildDelete { incomplete, full } if !incomplete.unavailable => {
            tracing::info!(guild = %incomplete.id, "sent away");
            if let Some(guild) = full {
                sent_away(app, guild).await;
            }
        }
        FullEvent::GuildCreate { guild, .. } => {
            app.wake();
            taken_back(app, guild).await;
            away::say_in(app, guild);
        }
        FullEvent::VoiceStateUpdate { new, .. } => voice::changed(app, new),
        // Permissions may be others now: what was refused is tried again, what must be put back is.
        FullEvent::ChannelUpdate { .. } => app.wake(),
        FullEvent::GuildRoleUpdate { .. } | FullEvent::GuildMemberUpdate { .. } => {
            app.wake();
            app.look_at_all_rooms();
        }
        _ => {}
    }
}

/// A channel is deleted: its table has no place any more.
async fn gone(app: &Arc<App>, channel: ChannelId) {
    if let Some(view) = app.table_in(channel) {
        tracing::info!(%channel, table = %view.id, "the table's channel is gone");
        // The first ends the game, if one is on; then the table is cleared away.
        for _ in 0..2 {
            act(app, &view, Action::Stop).await;
        }
    }
    for name in ["card", "phase", "hush", "dead", "room", "hook", "said"] {
        if let Err(error) = app.ledger.strike(&format!("{name}/{channel}")).await {
            tracing::error!(%error, "a deleted channel stays in the notes");
        }
    }
}

/// Does something at a table in the name of the bot, which keeps order everywhere.
async fn act(app: &Arc<App>, view: &TableView, action: Action) -> bool {
    let input = Input {
        key: None,
        person: person_of(app.own),
        name: None,
        moderator: true,
        place: Place::Room,
        venue: Some(view.venue.clone()),
        written: None,
        what: What::Action(action),
    };
    app.submit(input).await.is_ok()
}

/// The clocks of a guild's tables stand still until the bot is back.
async fn sent_away(app: &Arc<App>, guild: &Guild) {
    let threads = guild.threads.iter().map(|thread| thread.id);
    for channel in guild.channels.keys().copied().chain(threads) {
        if let Some(view) = app.table_in(channel)
            && act(app, &view, Action::Pause).await
            && let Err(error) = app.ledger.write(&format!("away/{}", view.id), &channel.get()).await
        {
            tracing::error!(%error, "a table will not go on by itself");
        }
    }
}

async fn taken_back(app: &Arc<App>, guild: &Guild) {
    app.look_at_all_rooms();
    for (table, channel) in app.ledger.all::<u64>("away/") {
        let channel = ChannelId::new(channel.max(1));
        let here = has(guild, channel);
        let Some(id) = number(&table).filter(|_| here).map(TableId) else { continue };
        if let Some(view) = app.view(id).filter(|view| view.venue == venue_of(channel)) {
            act(app, &view, Action::Resume).await;
            // Whoever shared no other server with the bot could not be written to meanwhile.
            let people = view.state.table.iter().flat_map(|table| &table.players);
            for user in people.filter_map(|player| user_of(&player.person)) {
                app.post.send(app, Reader::Person(user.get()), Errand::Reopen);
            }
        }
        if let Err(error) = app.ledger.strike(&format!("away/{table}")).await {
            tracing::error!(%error, "a table that goes on stays in the notes");
        }
    }
}
