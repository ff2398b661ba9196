//! A private thread for whoever is out, where it is wished for: they may talk there, and the
//! living cannot see it.

use std::sync::Arc;

use bot_core::game::{Table, at_rest};
use serde::{Deserialize, Serialize};
use serenity::all::{ChannelId, ChannelType, CreateThread, EditThread, UserId};

use crate::app::{App, user_of};
use crate::order::{guild_channel, is_thread};
use crate::post::message;
use crate::trouble::{Trouble, summary, trouble};

/// The thread of a game and who has been let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Graveyard {
    table: u64,
    game: u32,
    thread: u64,
    members: Vec<u64>,
}

/// The channels whose tables have one.
pub(crate) fn owners(app: &App) -> Vec<ChannelId> {
    let all = app.ledger.all::<Graveyard>("dead/");
    all.into_iter()
        .filter_map(|(owner, _)| owner.parse().ok().filter(|id| *id > 0).map(ChannelId::new))
        .collect()
}

/// Makes it as the table wants it now: opened at the first death, closed with the game, or when nobody wishes for it
/// any more.
pub(crate) async fn keep(app: &Arc<App>, id: ChannelId) -> Result<(), Trouble> {
    let name = format!("dead/{id}");
    let view = app.table_in(id);
    let standing = view.as_ref().and_then(|view| Some((view, view.state.standing()?)));
    let game = standing.and_then(|(view, table)| Some((view, table, table.game.as_ref()?)));
    let known = app.ledger.read::<Graveyard>(&name);
    let wished = app.wishes(id).dead;
    let current = |grave: &Graveyard| {
        wished && game.is_some_and(|(view, _, game)| (grave.table, grave.game) == (view.id.0, game.number))
    };
    if let Some(grave) = known.as_ref().filter(|grave| !current(grave)) {
        close(app, grave).await?;
        strike(app, &name).await;
    }
    let Some((view, table, game)) = game else { return Ok(()) };
    let mut grave = known.filter(current);
    let seats = at_rest(game);
    let dead: Vec<UserId> = seats.iter().filter_map(|seat| user_of(&table.player(*seat)?.person)).collect();
    if dead.is_empty() || !wished {
        return Ok(());
    }
    if grave.is_none() {
        let Some(thread) = open(app, id, table).await? else { return Ok(()) };
        let opened =
            Graveyard { table: view.id.0, game: game.number, thread: thread.get(), members: Vec::new() };
        write(app, &name, &opened).await;
        grave = Some(opened);
    }
    let Some(mut grave) = grave else { return Ok(()) };
    for user in dead {
        if grave.members.contains(&user.get()) {
            continue;
        }
        if let Err(error) = ChannelId::new(grave.thread.max(1)).add_thread_member(&app.http, user).await {
            tracing::warn!(channel = %id, error = summary(&error), "somebody was not let in among the dead");
            match trouble(&error) {
                Trouble::Later => return Err(Trouble::Later),
                _ => continue,
            }
        }
        grave.members.push(user.get());
        write(app, &name, &grave).await;
    }
    Ok(())
}

/// Notes no longer that somebody was let in.
pub(crate) async fn forget(app: &App, user: UserId) {
    for (owner, mut grave) in app.ledger.all::<Graveyard>("dead/") {
        if grave.members.contains(&user.get()) {
            grave.members.retain(|member| *member != user.get());
            write(app, &format!("dead/{owner}"), &grave).await;
        }
    }
}

async fn open(app: &Arc<App>, id: ChannelId, table: &Table) -> Result<Option<ChannelId>, Trouble> {
    let Some(channel) = guild_channel(app, id).await? else { return Ok(None) };
    let parent = channel.parent_id.filter(|_| is_thread(&channel)).unwrap_or(id);
    let title = app.say(&table.locale, "discord-dead-thread", &[]);
    let thread = CreateThread::new(title).kind(ChannelType::PrivateThread).invitable(false);
    let opened = parent.create_thread(&app.http, thread).await.map_err(|error| {
        tracing::warn!(channel = %id, error = summary(&error), "no thread for the dead");
        trouble(&error)
    })?;
    let warning = app.say(&table.locale, "discord-dead-warning", &[]);
    if let Err(error) = opened.id.send_message(&app.http, message(&warning, None)).await {
        tracing::warn!(channel = %id, error = summary(&error), "the dead were not warned");
    }
    Ok(Some(opened.id))
}

async fn close(app: &App, grave: &Graveyard) -> Result<(), Trouble> {
    let edit = EditThread::new().archived(true).locked(true);
    match ChannelId::new(grave.thread.max(1)).edit_thread(&app.http, edit).await {
        Ok(_) => Ok(()),
        Err(error) => match trouble(&error) {
            Trouble::Later => Err(Trouble::Later),
            // Gone, or without the right to: nobody is left to read it anyway.
            _ => Ok(()),
        },
    }
}

async fn write(app: &App, name: &str, grave: &Graveyard) {
    if let Err(error) = app.ledger.write(name, grave).await {
        tracing::error!(%error, "the thread of the dead will be forgotten at the next start");
    }
}

async fn strike(app: &App, name: &str) {
    if let Err(error) = app.ledger.strike(name).await {
        tracing::error!(%error, "a closed thread stays in the notes");
    }
}
