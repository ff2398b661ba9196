//! From an input to the table that it is for, and back with an answer.

mod answer;
mod find;
mod open;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::sync::oneshot;

use crate::game::{Action, Actor, Code, Moment, PersonId, Place, PlayerRef, Reason, Refusal, VenueId};
use crate::text::{Parsed, Query};

use super::community::Wisher;
use super::directory::{Entry, TableView};
use super::input::{HostError, Input, Keepsake, Outcome, Receipt, Refused, What};
use super::inputs::Claim;
use super::shared::Shared;
use super::store::{Commit, Profile, StoreError};
use super::task::{Job, Reply};
use super::{Host, Line};

/// Inputs that may wait to be let into the inbox of one table.
const WAITING_MAX: usize = 1_024;

/// An input on its way.
struct Errand {
    person: PersonId,
    /// As the platform gives it, or as they gave it last.
    name: String,
    moderator: bool,
    place: Place,
    venue: Option<VenueId>,
    written: Option<Moment>,
    claim: Option<Claim>,
    profile: Option<(PersonId, Profile)>,
    /// Files for whoever asked.
    files: Vec<Keepsake>,
    /// Whoever asked was forgotten.
    forgotten: bool,
    /// Whether the person has too much under way.
    one_too_many: bool,
}

/// What an input turned out to be.
enum Wish {
    Action(Action),
    Open(Option<String>),
    /// Numbers alone, for the one thing that is asked.
    Bare(Vec<PlayerRef>),
    /// A substitute: the newcomer is still to be found.
    Substitute(PlayerRef, PlayerRef),
    Query(Query),
    Talk(String),
}

impl Host {
    /// Carries out an input. When this returns, whatever it changed is durable.
    ///
    /// Whatever a person does wrong comes back as a [`Refused`] in the outcome.
    ///
    /// # Errors
    /// When the store fails or the host is shut down: nothing was answered then.
    pub async fn submit(&self, input: Input) -> Result<Outcome, HostError> {
        let (outcome, receipt) = self.hear(input).await?;
        self.note(receipt).await?;
        Ok(outcome)
    }

    /// Notes that an input was handled. Nobody has to wait until that is durable.
    ///
    /// # Errors
    /// When the store fails or the host is shut down.
    pub async fn note(&self, receipt: Receipt) -> Result<(), HostError> {
        let Receipt(rest) = receipt;
        // Without room what was refused may be heard again after a restart: it would be refused again.
        if *self.shared.full().borrow() {
            return Ok(());
        }
        if rest.key.is_some() || rest.profile.is_some() {
            drop(self.shared.writer.submit(rest).await?);
        }
        Ok(())
    }

    /// As [`submit`](Self::submit), for platforms that say everything again after a restart: an input
    /// that changed nothing, and so was only answered, counts as handled when the receipt is given back.
    /// Until then a restart hears it anew, so that no answer is lost on the way to its reader (I-02).
    ///
    /// # Errors
    /// As [`submit`](Self::submit).
    pub async fn hear(&self, input: Input) -> Result<(Outcome, Receipt), HostError> {
        let shared = &self.shared;
        shared.metrics.inputs.inc();
        let turn = shared.turns.take(&input.person);
        let claim = match &input.key {
            None => None,
            Some(key) => {
                let key = format!("{}{key}", input.person.platform().prefix());
                let claim = lock(&shared.inputs).claim(&key);
                if claim.is_none() {
                    let outcome = Outcome { repeated: true, ..Outcome::of(None, Ok(None)) };
                    return Ok((outcome, Receipt::default()));
                }
                claim
            }
        };
        let (name, profile) = shared.name(&input)?;
        let mut errand = Errand {
            person: input.person,
            name,
            moderator: input.moderator,
            place: input.place,
            venue: input.venue,
            written: input.written,
            claim,
            profile,
            files: Vec::new(),
            forgotten: false,
            one_too_many: turn.one_too_many,
        };
        let mut table = None;
        let result = match self.read(&mut errand, input.what, &mut table) {
            Ok(wish) => self.carry_out(&mut errand, wish, &mut table).await?,
            Err(refusal) => Err(refusal),
        };
        // Whatever did not go along with a table's events.
        let receipt = Receipt(Commit {
            key: errand.claim.map(|claim| claim.key),
            forget_key: errand.claim.and_then(|claim| claim.forget),
            profile: errand.profile.take(),
            ..Commit::default()
        });
        let id = table.as_ref().map(|view| view.id);
        let outcome = match result {
            Ok((reply, lines)) => {
                let (files, forgotten) = (std::mem::take(&mut errand.files), errand.forgotten);
                Outcome { lines, files, forgotten, ..Outcome::of(id, Ok(reply)) }
            }
            Err(refusal) => {
                shared.metrics.refused(refusal.code);
                let locale = shared.language(&errand.person, table.as_deref())?;
                let text = shared.refuse(&locale, &refusal);
                Outcome::of(id, Err(Refused { refusal, text }))
            }
        };
        Ok((outcome, receipt))
    }

    /// What the test bench wants (`deal` and `draw` of the JSON lines); no chat platform may call this.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn bench(&self, venue: &VenueId, action: Action) -> Result<Result<(), Refusal>, HostError> {
        let Some(entry) = self.shared.directory.at(venue) else { return Ok(Err(Code::NoTable.into())) };
        let (reply, answer) = oneshot::channel();
        let job = Job { from: Actor::Bench, action, written: None, claim: None, profile: None, reply };
        Ok(self.shared.ask(&entry, job, answer).await?.map(|_| ()))
    }

    /// Finds out what is meant, and in `table` for which table.
    fn read(
        &self,
        errand: &mut Errand,
        what: What,
        table: &mut Option<Arc<TableView>>,
    ) -> Result<Wish, Refusal> {
        let shared = &self.shared;
        let what = match what {
            What::Text(text) => {
                let text = self.take_table_mark(errand, text)?;
                match shared.texts.parse(errand.place, &text) {
                    Parsed::Action(action) => Wish::Action(action),
                    Parsed::New { ruleset } => Wish::Open(ruleset),
                    Parsed::Join => Wish::Action(Action::Join { name: errand.name.clone() }),
                    Parsed::Set { option, value } => Wish::Action(set(option, value)),
                    Parsed::Substitute { player, newcomer } => Wish::Substitute(player, newcomer),
                    Parsed::Query(query) => Wish::Query(query),
                    Parsed::Bare(targets) => Wish::Bare(targets),
                    Parsed::Talk(text) => Wish::Talk(text),
                    Parsed::Refused(refusal) => {
                        *table = shared.find(errand).ok().flatten();
                        return Err(refusal);
                    }
                }
            }
            What::Action(action) => Wish::Action(action),
            What::Open { ruleset } => Wish::Open(ruleset),
            What::Query(query) => Wish::Query(query),
        };
        match &what {
            // A question is answered anywhere.
            Wish::Query(_) => *table = shared.find(errand).ok().flatten(),
            Wish::Open(_) => {}
            // Ordinary talk where no table stands is none of the judge's business.
            Wish::Talk(_) if errand.place == Place::Room => *table = shared.find(errand)?,
            Wish::Talk(_) | Wish::Action(_) | Wish::Bare(_) | Wish::Substitute(..) => {
                *table = Some(shared.find(errand)?.ok_or(Code::NoTable)?);
            }
        }
        Ok(what)
    }

    async fn carry_out(
        &self,
        errand: &mut Errand,
        wish: Wish,
        table: &mut Option<Arc<TableView>>,
    ) -> Result<Result<(Option<String>, Vec<Line>), Refusal>, HostError> {
        // A question changes nothing, and ordinary talk needs no answer.
        let asks = matches!(wish, Wish::Query(_)) && !matches!(wish, Wish::Query(Query::Lang(Some(_))));
        let hindrance = match (errand.one_too_many, asks || self.shared.look_for_room()) {
            (true, _) => Some(Reason::TooMuch),
            (false, false) => Some(Reason::NoRoom),
            (false, true) => None,
        };
        if let Some(reason) = hindrance {
            // It may come again, and is nothing to be written down now.
            (errand.claim, errand.profile) = (None, None);
            return Ok(match wish {
                Wish::Talk(_) if errand.place == Place::Room => Ok((None, Vec::new())),
                _ => Err(Refusal::new(Code::Forbidden).because(reason)),
            });
        }
        let action = match wish {
            Wish::Open(ruleset) => return self.open_table(errand, ruleset, table).await,
            Wish::Query(Query::Wish(wish)) => {
                let locale = self.shared.language(&errand.person, table.as_deref())?;
                let wisher = Wisher {
                    person: &errand.person,
                    moderator: errand.moderator,
                    locale: &locale,
                    venue: errand.venue.clone().or_else(|| table.as_ref().map(|view| view.venue.clone())),
                };
                return Ok(self.wish(wish, &wisher).await?.map(|text| (Some(text), Vec::new())));
            }
            Wish::Query(query) => return self.answer(errand, &query, table.as_ref()).await,
            Wish::Action(Action::Join { .. }) => Action::Join { name: errand.name.clone() },
            Wish::Action(action) => action,
            Wish::Talk(text) => Action::Say { text },
            Wish::Bare(targets) => match table.as_deref().map(|view| find::bare(view, errand, targets)) {
                Some(Ok(action)) => action,
                Some(Err(refusal)) => return Ok(Err(refusal)),
                None => return Ok(Ok((None, Vec::new()))),
            },
            Wish::Substitute(player, newcomer) => match self.newcomer(errand, &newcomer) {
                Ok((newcomer, name)) => Action::Substitute { player, newcomer, name },
                Err(refusal) => return Ok(Err(refusal)),
            },
        };
        let Some(view) = table.as_ref() else { return Ok(Ok((None, Vec::new()))) };
        if let Err(refusal) = self.may_come(errand, &view.venue, &action).await {
            return Ok(Err(refusal));
        }
        let Some(entry) = self.shared.directory.table(view.id) else { return Ok(Err(Code::NoTable.into())) };
        let result = self.send(errand, &entry, action).await?;
        Ok(result.map(|lines| (None, lines)))
    }

    async fn send(
        &self,
        errand: &mut Errand,
        entry: &Entry,
        action: Action,
    ) -> Result<Result<Vec<Line>, Refusal>, HostError> {
        let (reply, answer) = oneshot::channel();
        // An id that stands in the place of a name is none.
        let name = Some(&errand.name).filter(|name| *name != errand.person.id());
        let from = Actor::Person {
            id: errand.person.clone(),
            place: errand.place,
            moderator: errand.moderator,
            name: name.cloned().unwrap_or_default(),
        };
        let (written, claim, profile) = (errand.written, errand.claim, errand.profile.clone());
        let job = Job { from, action, written, claim, profile, reply };
        let result = self.shared.ask(entry, job, answer).await?;
        if result.is_ok() {
            // Both were written with what it changed.
            (errand.claim, errand.profile) = (None, None);
        }
        Ok(result)
    }

    /// Whether the community lets somebody take a seat, or a substitute take one.
    async fn may_come(&self, errand: &Errand, venue: &VenueId, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Join { .. } => self.barred(venue, &errand.person).await,
            Action::Substitute { newcomer, .. } if *newcomer == errand.person => {
                self.barred(venue, newcomer).await
            }
            Action::Substitute { newcomer, .. } => {
                let barred = self.barred(venue, newcomer).await;
                barred.map_err(|refusal| refusal.because(Reason::NewcomerBanned))
            }
            _ => Ok(()),
        }
    }
}

impl Shared {
    /// Hands a job to a table. One that has just closed is no table any more.
    pub(super) async fn ask(&self, entry: &Entry, job: Job, answer: oneshot::Receiver<Reply>) -> Reply {
        let gone = || match self.writer.is_stopped() {
            true => Err(StoreError::Closed),
            false => Ok(Err(Code::NoTable.into())),
        };
        let waiting = entry.waiting.fetch_add(1, Ordering::Relaxed);
        let sent = match waiting < WAITING_MAX {
            true => Some(entry.inbox.send(Box::new(job)).await),
            false => None,
        };
        entry.waiting.fetch_sub(1, Ordering::Relaxed);
        match sent {
            None => return Ok(Err(Refusal::new(Code::Forbidden).because(Reason::TooMuch))),
            Some(Err(_)) => return gone(),
            Some(Ok(())) => {}
        }
        answer.await.unwrap_or_else(|_| gone())
    }
}

/// The table itself works out the rules that follow when the wish's turn comes.
fn set(option: String, value: String) -> Action {
    let rules = Err(Refusal::new(Code::UnknownOption).with("option", &option));
    Action::SetOption { option, value, rules }
}

fn lock<T>(mutex: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
