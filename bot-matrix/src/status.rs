//! One message for each phase that tells how the table stands, and is edited as it changes; and for a
//! human judge one that shows everything that waits for them.
//!
//! Neither is ever needed to play: where the homeserver slows the bot down they stand back.

use crate::judge::{Judge, user_of};
use crate::mail::{Fate, To};
use crate::net;
use crate::outbound::{Letter, Relation};
use bot_core::game::{Audience, TableId, VenueId};
use bot_core::host::{Line, TableView};
use matrix_sdk::ruma::{OwnedEventId, TransactionId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// How long changes are collected: what comes together is one edit.
const TOGETHER: Duration = Duration::from_millis(1_500);
/// How long one message may keep the others waiting.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many messages are remembered, to be edited.
const MOST: usize = 4_096;

/// Which message it is: of which moment of a table, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Moment {
    table: TableId,
    game: u32,
    step: u32,
}

impl Moment {
    fn of(view: &TableView) -> Self {
        let game = view.state.standing().and_then(|table| table.game.as_ref());
        let (game, step) = game.map_or((0, 0), |game| (game.number, game.step));
        Self { table: view.id, game, step }
    }
}

struct Shown {
    moment: Moment,
    message: OwnedEventId,
    /// What it says; nothing where an earlier run has sent it.
    text: String,
}

/// The status messages, by addressee.
#[derive(Default)]
pub(crate) struct Statuses {
    shown: Mutex<BTreeMap<To, Shown>>,
    /// Where something was told, with the number of the store that it came from, and whether all heard it.
    changed: Mutex<BTreeMap<VenueId, (u32, bool)>>,
    /// The moments in which an earlier run may have shown something.
    inherited: Mutex<BTreeSet<Moment>>,
    /// Where a first message may still be on its way, or may never arrive.
    unsure: Mutex<BTreeMap<To, Moment>>,
    news: Notify,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Statuses {
    /// A message was told. What was told in secret moves nothing that all can see, not even the time that
    /// is left.
    pub(crate) fn changed(&self, line: &Line) {
        let mut changed = held(&self.changed);
        let (_, aloud) = changed.entry(line.venue.clone()).or_insert((line.id.store, false));
        *aloud |= line.to == Audience::Room;
        drop(changed);
        self.news.notify_one();
    }

    /// Nobody knows what has become of a first message.
    fn doubt(&self, to: To, moment: Moment) {
        let mut unsure = held(&self.unsure);
        if unsure.len() >= MOST && !unsure.contains_key(&to) {
            unsure.pop_first();
        }
        unsure.insert(to, moment);
    }

    /// Whether a first message that has just arrived may be one that was sent long before: the homeserver
    /// gives back what it has.
    fn may_be_older(&self, to: &To, moment: Moment) -> bool {
        let doubted = held(&self.unsure).remove(to) == Some(moment);
        doubted || held(&self.inherited).contains(&moment)
    }

    /// How a table stood when this run began.
    pub(crate) fn inherit(&self, view: &TableView) {
        held(&self.inherited).insert(Moment::of(view));
    }
}

impl Judge {
    /// Keeps the status messages up to date, until the task is ended.
    pub(crate) async fn keep_statuses(self) {
        loop {
            self.statuses.news.notified().await;
            tokio::time::sleep(TOGETHER).await;
            let venues = std::mem::take(&mut *held(&self.statuses.changed));
            for (venue, (store, aloud)) in venues {
                let Some(view) = self.host.table_at(&venue) else { continue };
                if aloud {
                    self.show_status(&view, store).await;
                }
                self.show_panel(&view, store).await;
            }
        }
    }

    async fn show_status(&self, view: &TableView, store: u32) {
        if !self.manners.status || net::is_slowed() {
            return;
        }
        let Some(room) = crate::judge::room_of(&view.venue) else { return };
        match self.host.describe(view, None) {
            Ok(text) => {
                self.show_now(view, To::Room(self.venues.latest(&room)), format!("s.{store}"), text).await
            }
            Err(error) => tracing::error!(%error, "how a table stands cannot be told"),
        }
    }

    /// Everything that waits for a human judge. Source: C-01
    async fn show_panel(&self, view: &TableView, store: u32) {
        match self.host.panel(view).await {
            Ok(Some((judge, text))) => {
                if let Some(user) = user_of(&judge) {
                    self.show_now(view, To::Person(user), format!("j.{store}"), text).await;
                }
            }
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "what waits for a judge cannot be told"),
        }
    }

    async fn show_now(&self, view: &TableView, to: To, kind: String, text: String) {
        // What an earlier run left is found by the first attempt, and brought up to date by the second.
        if self.show(view, to.clone(), &kind, text.clone()).await {
            self.show(view, to, &kind, text).await;
        }
    }

    /// Edits the message of this moment, or writes the first one.
    /// Gives whether what stands there now may be older than this.
    async fn show(&self, view: &TableView, to: To, kind: &str, text: String) -> bool {
        let moment = Moment::of(view);
        let Moment { table, game, step } = moment;
        let known = held(&self.statuses.shown)
            .get(&to)
            .filter(|shown| shown.moment == moment)
            .map(|shown| (shown.message.clone(), shown.text == text));
        let (letter, transaction) = match &known {
            Some((_, true)) => return false,
            Some((message, false)) => {
                let relation = Some(Relation::Replaces(message.clone()));
                let letter = Letter { text: text.clone(), relation, ..Letter::default() };
                (letter, format!("nf.{kind}.{}", TransactionId::new()))
            }
            None => {
                let letter = Letter { text: text.clone(), ..Letter::default() };
                // After a crash the homeserver gives back the message that it has, whatever that says.
                (letter, format!("nf.{kind}.{table}.{game}.{step}"))
            }
        };
        let fate = self.mail.post(to.clone(), transaction, letter).await;
        let Ok(Ok(Fate::Arrived(sent))) = tokio::time::timeout(PATIENCE, fate).await else {
            if known.is_none() {
                self.statuses.doubt(to, moment);
            }
            return false;
        };
        let stale = known.is_none() && self.statuses.may_be_older(&to, moment);
        let Some(message) = known.map(|(message, _)| message).or(sent.message) else { return false };
        let mut shown = held(&self.statuses.shown);
        if shown.len() >= MOST && !shown.contains_key(&to) {
            shown.pop_first();
        }
        let text = if stale { String::new() } else { text };
        shown.insert(to, Shown { moment, message, text });
        stale
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use matrix_sdk::ruma::room_id;

    #[test]
    fn a_first_message_of_which_nobody_knows_is_looked_at_again_once() {
        let statuses = Statuses::default();
        let to = To::Room(room_id!("!r:hs").to_owned());
        let (one, other) =
            (Moment { table: TableId(1), game: 1, step: 1 }, Moment { table: TableId(1), game: 1, step: 2 });
        assert!(!statuses.may_be_older(&to, one));
        statuses.doubt(to.clone(), one);
        assert!(statuses.may_be_older(&to, one));
        assert!(!statuses.may_be_older(&to, one), "once");
        statuses.doubt(to.clone(), one);
        assert!(!statuses.may_be_older(&to, other), "of another moment nothing was sent");
    }
}
