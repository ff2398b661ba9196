//! From an input to the table that it is for, and back with an answer.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use rand::TryRng;
use rand::rngs::SysRng;
use tokio::sync::{mpsc, oneshot};

use crate::game::{
    Action, Actor, Ask, Code, Locale, Moment, PersonId, Place, Platform, PlayerRef, Prompt, Reason, Refusal,
    Secret, VenueId,
};
use crate::text::{Parsed, Query};

use super::community::Wisher;
use super::directory::{Entry, TableView};
use super::input::{HostError, Input, Keepsake, Outcome, Receipt, Refused, What};
use super::inputs::Claim;
use super::memory::{Asker, Recalled};
use super::shared::Shared;
use super::store::{Commit, Profile, StoreError};
use super::table::Table;
use super::task::{INBOX_MAX, Job, Reply, Task};
use super::voice::speaks_for_table;
use super::{Host, TABLES_EACH_MAX, TABLES_MAX};

/// Names are kept up to this many characters; fewer are shown.
const NAME_KEPT_MAX: usize = 200;

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

    /// `#3: kill 5` in a direct message speaks of table 3.
    fn take_table_mark(&self, errand: &mut Errand, text: String) -> Result<String, Refusal> {
        if errand.place == Place::Room {
            return Ok(text);
        }
        let Some((mark, rest)) =
            text.trim_start().strip_prefix('#').and_then(|text| text.split_once([':', '：']))
        else {
            return Ok(text);
        };
        let Ok(number) = mark.trim().parse::<u64>() else { return Ok(text) };
        let tables = self.tables_of(&errand.person);
        let view = tables.iter().find(|view| view.id.0 == number).ok_or(Code::NoTable)?;
        errand.venue = Some(view.venue.clone());
        Ok(rest.trim().to_owned())
    }

    async fn carry_out(
        &self,
        errand: &mut Errand,
        wish: Wish,
        table: &mut Option<Arc<TableView>>,
    ) -> Result<Result<(Option<String>, Vec<super::Line>), Refusal>, HostError> {
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
            Wish::Bare(targets) => match table.as_deref().map(|view| bare(view, errand, targets)) {
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
    ) -> Result<Result<Vec<super::Line>, Refusal>, HostError> {
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

    async fn open_table(
        &self,
        errand: &mut Errand,
        ruleset: Option<String>,
        table: &mut Option<Arc<TableView>>,
    ) -> Result<Result<(Option<String>, Vec<super::Line>), Refusal>, HostError> {
        let shared = &self.shared;
        let (Place::Room, Some(venue)) = (errand.place, errand.venue.clone()) else {
            return Ok(Err(Refusal::new(Code::Forbidden).because(Reason::SayItInTheRoom)));
        };
        if let Some(entry) = shared.directory.at(&venue) {
            *table = entry.view;
            return Ok(Err(Code::TableExists.into()));
        }
        let wishes = (&errand.person, errand.moderator);
        let opening = match self.opening(&venue, wishes, ruleset.as_deref()).await {
            Ok(opening) => opening,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if shared.directory.len() >= TABLES_MAX {
            let refusal = Refusal::new(Code::Forbidden).because(Reason::TablesAll);
            return Ok(Err(refusal.with("max", TABLES_MAX)));
        }
        let hosts = |entry: &Entry| {
            let table = entry.view.as_ref().and_then(|view| view.state.standing());
            table.is_some_and(|table| table.host.as_ref() == Some(&errand.person))
        };
        if shared.directory.of(&errand.person).iter().filter(|entry| hosts(entry)).count() >= TABLES_EACH_MAX
        {
            return Ok(Err(Refusal::new(Code::TableFull).because(Reason::TooManyTables)));
        }
        if self.is_draining() {
            return Ok(Err(Refusal::new(Code::Forbidden).because(Reason::Draining)));
        }
        let mut root = [0; 32];
        SysRng.try_fill_bytes(&mut root).map_err(|error| StoreError::Io {
            dir: "the system's source of randomness".into(),
            why: error.to_string(),
        })?;
        let action = Action::Open {
            venue: venue.clone(),
            rules: Box::new(opening.rules.as_ref().clone()),
            locale: opening.locale.clone(),
            root: Secret::new(root),
            name: errand.name.clone(),
        };
        let (inbox, jobs) = mpsc::channel(INBOX_MAX);
        let Some(id) = shared.directory.reserve_new(&venue, inbox) else {
            return Ok(Err(Code::TableExists.into()));
        };
        Task::spawn(Table::new(id), Arc::default(), shared, jobs);
        let Some(entry) = shared.directory.table(id) else { return Ok(Err(Code::NoTable.into())) };
        match self.send(errand, &entry, action).await {
            Ok(Ok(mut lines)) => {
                for wish in opening.house_rules(&self.shared.texts) {
                    // A rule that cannot be is none; the table stands without it.
                    lines.extend(self.send(errand, &entry, wish).await?.unwrap_or_default());
                }
                *table = self.table(id);
                Ok(Ok((None, lines)))
            }
            Ok(Err(refusal)) => {
                shared.directory.remove(id);
                Ok(Err(refusal))
            }
            Err(error) => {
                shared.directory.remove(id);
                Err(error)
            }
        }
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

    async fn answer(
        &self,
        errand: &mut Errand,
        query: &Query,
        table: Option<&Arc<TableView>>,
    ) -> Result<Result<(Option<String>, Vec<super::Line>), Refusal>, HostError> {
        match query {
            Query::Lang(Some(locale)) => self.speak(errand, locale.clone(), table).await,
            Query::Recall(recall) => {
                let asker = Asker {
                    person: &errand.person,
                    room: errand.venue.clone().or_else(|| table.map(|view| view.venue.clone())),
                    moderator: errand.moderator,
                    table,
                    locale: self.shared.language(&errand.person, table.map(Arc::as_ref))?,
                };
                let answer = self.recall(recall, asker).await?;
                Ok(answer.map(|Recalled { text, files, forgotten }| {
                    errand.files = files;
                    if forgotten {
                        // Nothing of them is written down again with this very wish.
                        (errand.forgotten, errand.profile) = (true, None);
                    }
                    (Some(text), Vec::new())
                }))
            }
            Query::Rules(Some(id)) => {
                let venue = errand.venue.as_ref().or(table.map(|view| &view.venue));
                let locale = self.shared.language(&errand.person, table.map(Arc::as_ref))?;
                Ok(match self.rules_in(venue, id).await {
                    Some(rules) => Ok((Some(self.shared.texts.rules(&locale, &rules)), Vec::new())),
                    None => Err(Refusal::new(Code::UnknownRuleset).with("ruleset", id)),
                })
            }
            query => {
                let answer = self.shared.answer(query, &errand.person, table.map(Arc::as_ref))?;
                Ok(answer.map(|text| (Some(text), Vec::new())))
            }
        }
    }

    /// In the room the host chooses the table's language; everywhere else everybody their own.
    async fn speak(
        &self,
        errand: &mut Errand,
        locale: Locale,
        table: Option<&Arc<TableView>>,
    ) -> Result<Result<(Option<String>, Vec<super::Line>), Refusal>, HostError> {
        let shared = &self.shared;
        if shared.texts.matching(&locale.0).as_ref() != Some(&locale) {
            return Ok(Err(Refusal::new(Code::BadValue).with("locale", &locale.0)));
        }
        if let Some(view) = table
            && let Some(standing) = view.state.standing()
            && speaks_for_table(standing, &errand.person, errand.place)
            && let Some(entry) = shared.directory.table(view.id)
        {
            let result = self.send(errand, &entry, Action::SetLocale { locale }).await?;
            return Ok(result.map(|lines| (None, lines)));
        }
        let mut profile = match errand.profile.take() {
            Some((_, profile)) => profile,
            None => shared.profile(&errand.person)?,
        };
        profile.locale = Some(locale.clone());
        let claim = errand.claim.take();
        let commit = Commit {
            profile: Some((errand.person.clone(), profile)),
            key: claim.map(|claim| claim.key),
            forget_key: claim.and_then(|claim| claim.forget),
            ..Commit::default()
        };
        shared.writer.submit(commit).await?.durable().await?;
        Ok(Ok((Some(shared.texts.ui(&locale, "language-own", &[])), Vec::new())))
    }

    /// A newcomer is mentioned or named by user id, on the platform of whoever says it.
    fn newcomer(&self, errand: &Errand, newcomer: &PlayerRef) -> Result<(PersonId, String), Refusal> {
        let person = self.somebody(errand.person.platform(), newcomer)?;
        let known = self.shared.profile(&person).ok().and_then(|profile| profile.name);
        let name = known.unwrap_or_else(|| person.id().to_owned());
        Ok((person, name))
    }

    /// A person mentioned or named by user id.
    pub(super) fn somebody(&self, platform: Platform, who: &PlayerRef) -> Result<PersonId, Refusal> {
        let person = match who {
            PlayerRef::Person(person) => person.clone(),
            PlayerRef::Typed(id) => PersonId::new(platform, id),
            PlayerRef::Number(number) => PersonId::new(platform, &number.to_string()),
        };
        if person.platform() != platform || person.platform() == Platform::Computer {
            return Err(Code::NoSuchPlayer.into());
        }
        Ok(person)
    }
}

impl Shared {
    /// The language of a person: their own choice, else the table's, else the host's.
    pub(super) fn language(
        &self,
        person: &PersonId,
        table: Option<&TableView>,
    ) -> Result<Locale, StoreError> {
        if let Some(locale) = self.locale_of(person)? {
            return Ok(locale);
        }
        let own = self.directory.of(person);
        let view = match (table, own.as_slice()) {
            (Some(view), _) => Some(view),
            (None, [only]) => only.view.as_deref(),
            (None, _) => None,
        };
        let table = view.and_then(|view| view.state.table.as_ref());
        Ok(table.map_or_else(|| self.locale.clone(), |table| table.locale.clone()))
    }

    /// A person's name, and their profile if the name is news. Chat platforms send a name with
    /// everything; only where there is none to be had is the last one remembered.
    fn name(&self, input: &Input) -> Result<(String, Option<(PersonId, Profile)>), StoreError> {
        let given = input.name.as_ref().filter(|name| !name.trim().is_empty());
        let given: Option<String> = given.map(|name| name.chars().take(NAME_KEPT_MAX).collect());
        if input.person.platform() != Platform::Console {
            return Ok((given.unwrap_or_else(|| input.person.id().to_owned()), None));
        }
        let profile = self.profile(&input.person)?;
        match (given, &profile.name) {
            (Some(given), known) if known.as_ref() != Some(&given) => {
                let profile = Profile { name: Some(given.clone()), ..profile };
                Ok((given, Some((input.person.clone(), profile))))
            }
            (Some(given), _) => Ok((given, None)),
            (None, Some(known)) => Ok((known.clone(), None)),
            (None, None) => Ok((input.person.id().to_owned(), None)),
        }
    }

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

    /// The table that an input is for; `None` if there is none.
    fn find(&self, errand: &Errand) -> Result<Option<Arc<TableView>>, Refusal> {
        if let Some(venue) = &errand.venue {
            return Ok(self.directory.at(venue).and_then(|entry| entry.view));
        }
        if errand.place == Place::Room {
            return Ok(None);
        }
        let own: Vec<Arc<TableView>> =
            self.directory.of(&errand.person).into_iter().filter_map(|entry| entry.view).collect();
        if let [] | [_] = own.as_slice() {
            return Ok(own.into_iter().next());
        }
        let asked = |view: &TableView| {
            view.prompts.iter().any(|prompt| prompt.private && prompt.person == errand.person)
        };
        let playing = |view: &TableView| view.state.table.as_ref().is_some_and(|table| table.game.is_some());
        let only = |wanted: &dyn Fn(&TableView) -> bool| {
            let mut fitting = own.iter().filter(|view| wanted(view));
            fitting.next().filter(|_| fitting.next().is_none()).cloned()
        };
        if let Some(view) = only(&asked).or_else(|| only(&playing)) {
            return Ok(Some(view));
        }
        let marks: Vec<String> = own.iter().map(|view| format!("#{}:", view.id)).collect();
        Err(Refusal::new(Code::NoTable).with("tables", marks.join(" ")))
    }
}

/// Numbers alone answer the one thing that is asked of a person.
fn bare(view: &TableView, errand: &Errand, targets: Vec<PlayerRef>) -> Result<Action, Refusal> {
    let direct = errand.place == Place::Direct;
    let mut asked = view
        .prompts
        .iter()
        .filter(|prompt| prompt.person == errand.person && (direct || !prompt.private))
        .filter(|prompt| prompt.takes_numbers());
    match (asked.next(), asked.next()) {
        (Some(prompt), None) => Ok(named(prompt, targets)),
        (Some(first), Some(second)) => {
            let asks: Vec<&str> = [first, second].into_iter().chain(asked).map(|p| p.ask.id()).collect();
            Err(Refusal::new(Code::UnknownCommand).because(Reason::WhichOne).with("asks", asks.join(" ")))
        }
        (None, _) => Err(Code::WrongPhase.into()),
    }
}

fn named(prompt: &Prompt, targets: Vec<PlayerRef>) -> Action {
    match prompt.ask {
        Ask::Vote => Action::Vote { targets, prompt: Some(prompt.id) },
        ask => Action::Act { ask, targets, prompt: Some(prompt.id) },
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
