//! Silence in a channel: whoever may not speak now cannot write.
//!
//! Only the bits for writing are touched, and only where they must be. How they were is noted
//! before the first change, so that everything is put back when the game is over, when the wish
//! is withdrawn, when the bot stops, or, after a crash, at its next start. Changes that others
//! make to these permissions meanwhile stay.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bot_core::game::{Game, Phase, Seat, Table, seat_at};
use serde::{Deserialize, Serialize};
use serenity::all::{
    Channel, ChannelId, ChannelType, GuildChannel, PermissionOverwrite, PermissionOverwriteType, Permissions,
    RoleId, UserId,
};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::app::{App, user_of};
use crate::post::{Errand, next};
use crate::trouble::{Trouble, summary, trouble};
use crate::{graveyard, voice};

/// First and longest wait before a change is tried again.
const RETRY_FIRST: Duration = Duration::from_millis(500);
const RETRY_LONGEST: Duration = Duration::from_secs(60);
/// How often one change is tried before the next look at the table.
const TRIES: u32 = 8;
/// How long the end of the process waits for permissions to be put back.
const RELEASE: Duration = Duration::from_secs(10);

/// A role's or a person's number.
type Target = u64;
/// What is allowed and what denied, as bits.
type Bits = (u64, u64);

/// What is to hold for a role or person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Voice {
    May,
    MayNot,
}

/// How a permission was before the first change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    role: bool,
    was: Option<Bits>,
}

/// What was changed in a channel, and for which table's channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hush {
    /// The channel of the table: the same, or a thread in it.
    owner: u64,
    thread: bool,
    kept: BTreeMap<Target, Kept>,
}

impl Hush {
    fn bits(&self) -> u64 {
        bits(self.thread)
    }
}

/// The permissions for writing. In a thread that for channels does not count.
fn bits(thread: bool) -> u64 {
    let beside = if thread { Permissions::empty() } else { Permissions::SEND_MESSAGES };
    (beside | Permissions::SEND_MESSAGES_IN_THREADS).bits()
}

/// Who may speak at this moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Everybody but these.
    Open(Vec<Seat>),
    /// Nobody but these.
    Closed(Vec<Seat>),
}

/// The order that the phase wants. Source: A-01, C-04, C-08
pub(crate) fn order_of(game: &Game) -> Order {
    let silent = |seat: &Seat| !game.is_present(*seat) || game.is_silenced(*seat);
    let open = || Order::Open(game.all_seats().filter(silent).collect());
    match &game.phase {
        Phase::LastWords { seat } | Phase::Speech { seat, .. } => Order::Closed(vec![*seat]),
        Phase::Defence { floor, passed } => {
            Order::Closed(floor.iter().copied().find(|seat| !passed.contains(seat)).into_iter().collect())
        }
        Phase::Discussion { .. } | Phase::Accusations { .. } | Phase::Window(_) => open(),
        Phase::Special(stage) if !stage.is_night() => open(),
        Phase::Night { .. }
        | Phase::Ballot(_)
        | Phase::Parting { .. }
        | Phase::Ordering { .. }
        | Phase::Special(_) => Order::Closed(Vec::new()),
    }
}

/// A channel as far as writing in it goes.
struct Place {
    channel: ChannelId,
    everyone: Target,
    now: BTreeMap<Target, (bool, Bits)>,
}

/// What must hold in a channel for an order.
fn wanted(table: &Table, order: &Order, own: UserId, place: &Place, hush: &Hush) -> BTreeMap<Target, Voice> {
    let user = |seat: &Seat| user_of(&table.player(*seat)?.person).map(UserId::get);
    let users = |seats: &[Seat]| -> Vec<Target> { seats.iter().filter_map(user).collect() };
    let mut all = BTreeMap::from([(own.get(), Voice::May)]);
    match order {
        Order::Open(silent) => all.extend(users(silent).into_iter().map(|user| (user, Voice::MayNot))),
        Order::Closed(speakers) => {
            all.insert(place.everyone, Voice::MayNot);
            // Roles and players that are let in here by name would be heard all the same.
            let players: Vec<Target> =
                (0..table.players.len()).map(seat_at).filter_map(|seat| user(&seat)).collect();
            let was_let_in = |target: &Target, now: Bits| {
                let first = hush.kept.get(target).map_or(now, |kept| kept.was.unwrap_or_default());
                first.0 & hush.bits() != 0
            };
            let players = if table.is_masked() { Vec::new() } else { players };
            let loud = place.now.iter().filter(|(target, (role, now))| {
                was_let_in(target, *now) && (*role || players.contains(target))
            });
            all.extend(loud.map(|(target, _)| (*target, Voice::MayNot)));
            all.extend(users(speakers).into_iter().map(|user| (user, Voice::May)));
        }
    }
    all
}

/// One change: the new bits, or `None` to take the exception away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Change {
    target: Target,
    role: bool,
    to: Option<Bits>,
}

/// The changes from how it is to what must hold; what is kept and not wanted goes back to how it was.
/// Whoever may is let in before others are shut out.
fn plan(
    now: &BTreeMap<Target, (bool, Bits)>,
    kept: &BTreeMap<Target, Kept>,
    wanted: &BTreeMap<Target, Voice>,
    bits: u64,
    own: Target,
    is_role: impl Fn(Target) -> bool,
) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut targets: Vec<Target> = kept.keys().chain(wanted.keys()).copied().collect();
    targets.sort_unstable();
    targets.dedup();
    for target in targets {
        let (allow, deny) = now.get(&target).map_or((0, 0), |(_, bits)| *bits);
        let was = kept.get(&target).and_then(|kept| kept.was);
        let goal = match wanted.get(&target) {
            Some(Voice::May) => (allow | bits, deny & !bits),
            Some(Voice::MayNot) => (allow & !bits, deny | bits),
            None => {
                let was = was.unwrap_or((0, 0));
                (allow & !bits | was.0 & bits, deny & !bits | was.1 & bits)
            }
        };
        if goal == (allow, deny) && (goal != (0, 0) || now.contains_key(&target) == was.is_some()) {
            continue;
        }
        let role = kept.get(&target).map_or_else(|| is_role(target), |kept| kept.role);
        let gone = goal == (0, 0) && was.is_none();
        if gone && !now.contains_key(&target) {
            continue;
        }
        changes.push(Change { target, role, to: (!gone).then_some(goal) });
    }
    changes.sort_by_key(|change| match wanted.get(&change.target) {
        Some(Voice::May) => 0,
        Some(Voice::MayNot) => 1,
        // What the bot gives up itself it cannot give back to others any more.
        None if change.target == own => 3,
        None => 2,
    });
    changes
}

/// Serves a channel: keeps its order, and its room for the dead.
pub(crate) async fn serve(app: Arc<App>, id: ChannelId, mut errands: mpsc::Receiver<Errand>) {
    let mut wait = RETRY_FIRST;
    let mut tries = 0;
    let mut done = None;
    while tries > 0 || next(&mut errands).await.is_some() {
        // Only how it stands now matters.
        while errands.try_recv().is_ok() {}
        let going = app.keeps_order.read().await;
        if !*going {
            return;
        }
        let kept = keep(&app, id, &mut done).await;
        let buried = graveyard::keep(&app, id).await;
        let muted = voice::keep(&app, id).await;
        drop(going);
        match kept.and(buried).and(muted) {
            Err(Trouble::Later) if tries < TRIES => {
                sleep(wait).await;
                (tries, wait) = (tries + 1, (wait * 2).min(RETRY_LONGEST));
            }
            Err(trouble) => {
                tracing::warn!(channel = %id, ?trouble, "the room is not as wished");
                (tries, wait) = (0, RETRY_FIRST);
            }
            Ok(()) => (tries, wait) = (0, RETRY_FIRST),
        }
    }
}

/// Makes the channel as the table wants it now.
///
/// `done`: the order that holds already.
async fn keep(app: &Arc<App>, id: ChannelId, done: &mut Option<Order>) -> Result<(), Trouble> {
    let view = app.table_in(id);
    let table = view.as_ref().and_then(|view| view.state.standing());
    let game = table.and_then(|table| Some((table, table.game.as_ref()?)));
    let wishes = game.is_some() && app.wishes(id).silence;
    // Under masks nobody writes in their own name, and no exception may tell who is who. Source: DN-01
    let order = game.filter(|_| wishes).map(|(table, game)| match table.is_masked() {
        true => Order::Closed(Vec::new()),
        false => order_of(game),
    });
    if order.is_some() && *done == order {
        return Ok(());
    }
    *done = None;
    let known: Vec<(String, Hush)> = app.ledger.all("hush/");
    let own = known.into_iter().find(|(_, hush)| hush.owner == id.get());
    let (Some((table, _)), Some(order)) = (game, order) else {
        return match own {
            Some((parent, hush)) => put_back(app, &parent, hush).await,
            None => Ok(()),
        };
    };
    let Some((place, thread)) = look(app, id).await? else { return Ok(()) };
    let name = format!("hush/{}", place.channel);
    let mut hush = match app.ledger.read::<Hush>(&name) {
        Some(hush) if hush.owner == id.get() => hush,
        // Another table's order holds in this channel.
        Some(hush) if app.table_in(ChannelId::new(hush.owner)).is_some() => return Ok(()),
        Some(_) | None => Hush { owner: id.get(), thread, kept: BTreeMap::new() },
    };
    let bits = hush.bits();
    let wanted = wanted(table, &order, app.own, &place, &hush);
    let is_role =
        |target: Target| target == place.everyone || place.now.get(&target).is_some_and(|(role, _)| *role);
    let changes = plan(&place.now, &hush.kept, &wanted, bits, app.own.get(), is_role);
    let before = hush.kept.len();
    for change in &changes {
        let was = place.now.get(&change.target).map(|(_, bits)| *bits);
        hush.kept.entry(change.target).or_insert(Kept { role: change.role, was });
    }
    if hush.kept.len() != before
        && let Err(error) = app.ledger.write(&name, &hush).await
    {
        // What could not be put back must not be changed.
        tracing::error!(channel = %id, %error, "no silence: it could not be noted");
        return Ok(());
    }
    carry_out(app, place.channel, &changes).await?;
    *done = Some(order);
    Ok(())
}

/// Gives back what was changed for somebody who is forgotten, and notes it no longer. What Discord refuses for now
/// stays noted, as it must be put back some day.
pub(crate) async fn forget(app: &Arc<App>, user: UserId) {
    for (parent, mut hush) in app.ledger.all::<Hush>("hush/") {
        let Some(kept) = hush.kept.get(&user.get()).copied() else { continue };
        let channel = parent.parse().ok().filter(|id| *id > 0).map(ChannelId::new);
        let place = match channel {
            Some(channel) => look(app, channel).await,
            None => Ok(None),
        };
        let given_back = match place {
            Ok(Some((place, _))) => {
                let own = BTreeMap::from([(user.get(), kept)]);
                let none = BTreeMap::new();
                let changes = plan(&place.now, &own, &none, hush.bits(), app.own.get(), |_| false);
                carry_out(app, place.channel, &changes).await
            }
            Ok(None) => Ok(()),
            Err(trouble) => Err(trouble),
        };
        if let Err(trouble) = given_back {
            tracing::warn!(channel = parent, ?trouble, "a permission of somebody forgotten stays noted");
            continue;
        }
        hush.kept.remove(&user.get());
        if let Err(error) = app.ledger.write(&format!("hush/{parent}"), &hush).await {
            tracing::error!(channel = parent, %error, "somebody who was forgotten stays in the notes");
        }
    }
}

/// Everything as it was.
async fn put_back(app: &Arc<App>, parent: &str, hush: Hush) -> Result<(), Trouble> {
    let name = format!("hush/{parent}");
    let place = match parent.parse().ok().filter(|id| *id > 0).map(ChannelId::new) {
        Some(channel) => look(app, channel).await?,
        None => None,
    };
    if let Some((place, _)) = place {
        let changes = plan(&place.now, &hush.kept, &BTreeMap::new(), hush.bits(), app.own.get(), |_| false);
        carry_out(app, place.channel, &changes).await?;
    }
    if let Err(error) = app.ledger.strike(&name).await {
        tracing::error!(channel = parent, %error, "what was put back stays in the notes");
    }
    Ok(())
}

async fn carry_out(app: &App, channel: ChannelId, changes: &[Change]) -> Result<(), Trouble> {
    for change in changes {
        let kind = match change.role {
            true => PermissionOverwriteType::Role(RoleId::new(change.target)),
            false => PermissionOverwriteType::Member(UserId::new(change.target)),
        };
        let done = match change.to {
            Some((allow, deny)) => {
                let (allow, deny) =
                    (Permissions::from_bits_retain(allow), Permissions::from_bits_retain(deny));
                channel.create_permission(&app.http, PermissionOverwrite { allow, deny, kind }).await
            }
            None => channel.delete_permission(&app.http, kind).await,
        };
        if let Err(error) = done {
            tracing::warn!(%channel, error = summary(&error), "a permission was not changed");
            match trouble(&error) {
                // The person, role or exception is not there any more.
                Trouble::Gone | Trouble::Malformed => {}
                other => return Err(other),
            }
        }
    }
    Ok(())
}

/// The channel whose permissions count in a table's channel, and whether that is a thread in it.
/// Nothing where it is gone.
async fn look(app: &App, id: ChannelId) -> Result<Option<(Place, bool)>, Trouble> {
    let Some(channel) = guild_channel(app, id).await? else { return Ok(None) };
    let thread = is_thread(&channel);
    let channel = match channel.parent_id {
        Some(parent) if thread => match guild_channel(app, parent).await? {
            Some(parent) => parent,
            None => return Ok(None),
        },
        _ => channel,
    };
    let now = channel.permission_overwrites.iter().map(|entry| {
        let bits = (entry.allow.bits(), entry.deny.bits());
        match entry.kind {
            PermissionOverwriteType::Member(user) => (user.get(), (false, bits)),
            PermissionOverwriteType::Role(role) => (role.get(), (true, bits)),
            // Another kind of exception cannot be for writing.
            _ => (0, (false, (0, 0))),
        }
    });
    let now = now.filter(|(target, _)| *target > 0).collect();
    Ok(Some((Place { channel: channel.id, everyone: channel.guild_id.get(), now }, thread)))
}

/// Whether a channel is a thread.
pub(crate) fn is_thread(channel: &GuildChannel) -> bool {
    matches!(channel.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}

/// A channel of a guild, as Discord has it now; nothing where it is gone.
pub(crate) async fn guild_channel(app: &App, id: ChannelId) -> Result<Option<GuildChannel>, Trouble> {
    match app.http.get_channel(id).await {
        Ok(Channel::Guild(channel)) => Ok(Some(channel)),
        Ok(_) => Ok(None),
        Err(error) => match trouble(&error) {
            Trouble::Gone => Ok(None),
            other => Err(other),
        },
    }
}

impl App {
    /// Looks at everything that was changed and may have to be put back: after a start, and when
    /// the bot has come back to a guild.
    pub(crate) fn look_at_all_rooms(self: &Arc<App>) {
        for (_, hush) in self.ledger.all::<Hush>("hush/") {
            self.keep_order(ChannelId::new(hush.owner.max(1)));
        }
        for owner in graveyard::owners(self).into_iter().chain(voice::owners(self)) {
            self.keep_order(owner);
        }
    }

    /// Puts every permission back before the process ends. Tables that go on take theirs again.
    pub(crate) async fn release_rooms(self: &Arc<App>) {
        let all = async {
            // Nothing is changed any more after this.
            *self.keeps_order.write().await = false;
            for (parent, hush) in self.ledger.all::<Hush>("hush/") {
                if let Err(trouble) = put_back(self, &parent, hush).await {
                    tracing::warn!(channel = parent, ?trouble, "permissions are put back at the next start");
                }
            }
            voice::release(self).await;
        };
        if timeout(RELEASE, all).await.is_err() {
            tracing::warn!("not all permissions were put back; the next start does it");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Change, Kept, Voice, plan};

    const BIT: u64 = 1 << 11;
    const OTHER: u64 = 1 << 10;
    /// The bot, with the lowest number of all.
    const OWN: u64 = 0;

    fn change(target: u64, role: bool, to: Option<(u64, u64)>) -> Change {
        Change { target, role, to }
    }

    #[test]
    fn whoever_may_speak_is_let_in_before_the_others_are_shut_out() {
        let wanted = BTreeMap::from([(1, Voice::MayNot), (2, Voice::May)]);
        let now = BTreeMap::from([(1, (true, (OTHER, 0)))]);
        let changes = plan(&now, &BTreeMap::new(), &wanted, BIT, OWN, |target| target == 1);
        assert_eq!(changes, [change(2, false, Some((BIT, 0))), change(1, true, Some((OTHER, BIT)))]);
    }

    #[test]
    fn what_holds_already_is_not_changed() {
        let wanted = BTreeMap::from([(1, Voice::MayNot), (2, Voice::May)]);
        let now = BTreeMap::from([(1, (true, (0, BIT))), (2, (false, (BIT, 0)))]);
        let kept =
            BTreeMap::from([(1, Kept { role: true, was: None }), (2, Kept { role: false, was: None })]);
        assert!(plan(&now, &kept, &wanted, BIT, OWN, |_| false).is_empty());
    }

    #[test]
    fn everything_goes_back_to_how_it_was_and_others_changes_stay() {
        let kept = BTreeMap::from([
            (1, Kept { role: true, was: Some((BIT, 0)) }),
            (2, Kept { role: false, was: None }),
            (3, Kept { role: false, was: None }),
            (4, Kept { role: false, was: None }),
            (OWN, Kept { role: false, was: None }),
        ]);
        // Meanwhile somebody has hidden the channel from 2; 3 is as the bot left it; 4 is gone already.
        let now = BTreeMap::from([
            (1, (true, (0, BIT))),
            (2, (false, (0, BIT | OTHER))),
            (3, (false, (BIT, 0))),
            (OWN, (false, (BIT, 0))),
        ]);
        let changes = plan(&now, &kept, &BTreeMap::new(), BIT, OWN, |_| false);
        assert_eq!(
            changes,
            [
                change(1, true, Some((BIT, 0))),
                change(2, false, Some((0, OTHER))),
                change(3, false, None),
                change(OWN, false, None)
            ]
        );
    }
}
