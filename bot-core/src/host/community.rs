//! What a community has settled for all its tables: who may play and open tables, how new tables begin, rule
//! sets of its own, and who wants to be told of the next game.
//!
//! A community is a circle of rooms (see [`Host::belongs`]); a room of no circle is one of its own.

mod opening;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{PoisonError, RwLock};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::game::{
    Code, Locale, Moment, PersonId, Platform, PlayerRef, REASON_CHARS_MAX, Reason, Refusal, VenueId,
    is_quiet_at,
};
use crate::text::{Arg, Face, Quiet, SAID_CHARS_MAX, Standing, Wish, clean_lines};

use super::Host;
use super::input::HostError;
use super::memory;
use super::shared::Shared;
use super::store::{Commit, Profile, Store, StoreError};

/// What the names of these notes begin with.
pub(super) const NOTES: &str = "house/";
/// The form in which they are written; another one is a later program's.
const VERSION: u16 = 1;
/// So much of each is kept (I-07).
const BANNED_MAX: usize = 1000;
const HOSTS_MAX: usize = 200;
const OPTIONS_MAX: usize = 20;
const RULESETS_MAX: usize = 20;
const WAITING_MAX: usize = 500;
/// A rule-set file of a community's own is at most so long, in bytes.
const RULESET_BYTES_MAX: usize = 64 * 1024;

/// What one community has settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Community {
    version: u16,
    banned: BTreeMap<PersonId, Ban>,
    hosts: BTreeSet<PersonId>,
    ruleset: Option<String>,
    locale: Option<Locale>,
    options: Vec<(String, String)>,
    rulesets: BTreeMap<String, String>,
    waiting: Vec<PersonId>,
    /// When nobody is reminded or called.
    #[serde(default)]
    quiet: Option<Quiet>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Ban {
    by: PersonId,
    at: Moment,
    reason: Option<String>,
}

impl Default for Community {
    fn default() -> Community {
        Community {
            version: VERSION,
            banned: BTreeMap::new(),
            hosts: BTreeSet::new(),
            ruleset: None,
            locale: None,
            options: Vec::new(),
            rulesets: BTreeMap::new(),
            waiting: Vec::new(),
            quiet: None,
        }
    }
}

impl Community {
    /// Without a person, whom nobody is to remember.
    pub(super) fn without(mut self, id: &str) -> Community {
        self.banned.retain(|who, _| who.as_str() != id);
        for ban in self.banned.values_mut().filter(|ban| ban.by.as_str() == id) {
            ban.by = PersonId::new(Platform::Console, "");
        }
        self.hosts.retain(|who| who.as_str() != id);
        self.waiting.retain(|who| who.as_str() != id);
        self
    }

    fn standing(&self) -> Standing {
        Standing {
            banned: self.banned.iter().map(|(who, ban)| (who.clone(), ban.reason.clone())).collect(),
            hosts: self.hosts.iter().cloned().collect(),
            ruleset: self.ruleset.clone(),
            locale: self.locale.clone(),
            options: self.options.clone(),
            rulesets: self.rulesets.keys().cloned().collect(),
            quiet: self.quiet.clone(),
        }
    }
}

/// What all communities have settled, as far as it is durable or on its way.
#[derive(Default)]
pub(super) struct Communities {
    all: Mutex<HashMap<String, Community>>,
    /// The hours of peace of those that have any, to be looked up by every table at any moment.
    quiet: RwLock<HashMap<String, Quiet>>,
}

impl Communities {
    /// What the store has.
    ///
    /// # Errors
    /// When an entry is damaged, or of a later version.
    pub(super) fn open(store: &dyn Store) -> Result<Communities, StoreError> {
        let mut all = HashMap::new();
        for (name, bytes) in store.notes(NOTES)? {
            let community: Community = memory::decode(&name, &bytes)?;
            if community.version > VERSION {
                let why = format!("version {}; this program knows {VERSION}", community.version);
                return Err(StoreError::Value { dir: "communities".into(), key: name, why });
            }
            all.insert(name[NOTES.len()..].to_owned(), community);
        }
        let quiet =
            all.iter().filter_map(|(circle, one)| Some((circle.clone(), one.quiet.clone()?))).collect();
        Ok(Communities { all: Mutex::new(all), quiet: RwLock::new(quiet) })
    }

    fn set_quiet(&self, circle: &str, quiet: Option<&Quiet>) {
        let mut all = self.quiet.write().unwrap_or_else(PoisonError::into_inner);
        match quiet {
            Some(quiet) => drop(all.insert(circle.to_owned(), quiet.clone())),
            None => drop(all.remove(circle)),
        }
    }

    /// Whether a community wants to be left in peace now.
    fn sleeps(&self, circle: &str, now: Moment) -> bool {
        let all = self.quiet.read().unwrap_or_else(PoisonError::into_inner);
        all.get(circle).is_some_and(|quiet| is_asleep(quiet, now))
    }

    async fn get(&self, circle: &str) -> Community {
        self.all.lock().await.get(circle).cloned().unwrap_or_default()
    }

    /// What is settled of one person, by community.
    pub(super) async fn of(&self, person: &PersonId) -> Value {
        let all = self.all.lock().await;
        let rows = all.iter().filter_map(|(circle, community)| {
            let ban = community.banned.get(person);
            let (hosts, waits) = (community.hosts.contains(person), community.waiting.contains(person));
            let told = ban.is_some() || hosts || waits;
            let reason = ban.and_then(|ban| ban.reason.as_ref());
            let row = json!({
                "community": circle, "banned": ban.is_some(), "since": ban.map(|ban| ban.at), "reason": reason,
                "may_open": hosts, "told_of_next_table": waits,
            });
            told.then_some(row)
        });
        rows.collect()
    }

    /// Takes a person out of everything; the store is changed by others.
    pub(super) async fn forget(&self, person: &PersonId) {
        for community in self.all.lock().await.values_mut() {
            *community = std::mem::take(community).without(person.as_str());
        }
    }
}

/// Whoever wishes something of their community.
pub(super) struct Wisher<'a> {
    pub(super) person: &'a PersonId,
    pub(super) moderator: bool,
    pub(super) locale: &'a Locale,
    pub(super) venue: Option<VenueId>,
}

/// What is to be noted under which name.
type Note = (String, Option<Vec<u8>>);

/// The words of an answer.
type Answer = Result<String, Refusal>;

impl Host {
    /// Carries out a wish beside the table.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn wish(&self, wish: Wish, wisher: &Wisher<'_>) -> Result<Answer, HostError> {
        let said = |key: &str| Ok(Ok(self.shared.texts.ui(wisher.locale, key, &[])));
        let wish = match wish {
            Wish::Reminding => return Ok(Ok(self.reminding(wisher)?)),
            Wish::Remind(on) => {
                self.change_profile(wisher.person, |profile| profile.unreminded = !on).await?;
                return said(if on { "remind-on" } else { "remind-off" });
            }
            Wish::Quiet(quiet) => {
                self.change_profile(wisher.person, |profile| profile.quiet = quiet).await?;
                return Ok(Ok(self.reminding(wisher)?));
            }
            of_the_community => of_the_community,
        };
        let Some(venue) = &wisher.venue else {
            return Ok(Err(Refusal::new(Code::NoTable).because(Reason::NoCommunity)));
        };
        let circle = self.shared.memory.circle(venue);
        match wish {
            Wish::Show | Wish::Rulesets => Ok(Ok(self.show(&circle, wisher).await)),
            Wish::Notify(on) => {
                let person = wisher.person.clone();
                let done = self.shared.change_community(&circle, |community| {
                    community.waiting.retain(|waiting| *waiting != person);
                    if on && community.waiting.len() >= WAITING_MAX {
                        return Err(Code::TableFull.into());
                    }
                    community.waiting.extend(on.then_some(person));
                    Ok(())
                });
                match done.await? {
                    Ok(()) => said(if on { "notify-on" } else { "notify-off" }),
                    Err(refusal) => Ok(Err(refusal)),
                }
            }
            wish if !wisher.moderator => {
                tracing::debug!(kind = ?std::mem::discriminant(&wish), "a wish of somebody who keeps no order");
                Ok(Err(Refusal::new(Code::NotHost).because(Reason::ModeratorsOnly)))
            }
            wish => {
                let change = match self.prepared(wish, wisher) {
                    Ok(change) => change,
                    Err(Ok(text)) => return Ok(Ok(text)),
                    Err(Err(refusal)) => return Ok(Err(refusal)),
                };
                match self.shared.change_community(&circle, change).await? {
                    Ok(()) => Ok(Ok(self.show(&circle, wisher).await)),
                    Err(refusal) => Ok(Err(refusal)),
                }
            }
        }
    }

    /// What a moderator's wish changes; or why it cannot, as an answer or a refusal.
    fn prepared(&self, wish: Wish, wisher: &Wisher<'_>) -> Result<Change, Answer> {
        let platform = wisher.person.platform();
        let known = |who: &PlayerRef| self.somebody(platform, who).map_err(Answer::Err);
        let (by, at) = (wisher.person.clone(), self.now());
        let change: Change = match wish {
            Wish::Ban { who, reason } => {
                let who = known(&who)?;
                let reason = reason.map(|text| text.chars().take(REASON_CHARS_MAX).collect());
                Box::new(move |community| {
                    if community.banned.len() >= BANNED_MAX {
                        return Err(Code::TableFull.into());
                    }
                    community.hosts.remove(&who);
                    community.waiting.retain(|waiting| *waiting != who);
                    community.banned.insert(who, Ban { by, at, reason });
                    Ok(())
                })
            }
            Wish::Unban(who) => {
                let who = known(&who)?;
                Box::new(move |community| {
                    community.banned.remove(&who).map(|_| ()).ok_or_else(|| Code::NoSuchPlayer.into())
                })
            }
            Wish::Host(who) => {
                let who = known(&who)?;
                Box::new(move |community| {
                    if community.hosts.len() >= HOSTS_MAX {
                        return Err(Code::TableFull.into());
                    }
                    if !community.hosts.remove(&who) {
                        community.hosts.insert(who);
                    }
                    Ok(())
                })
            }
            Wish::Anybody => Box::new(|community| {
                community.hosts.clear();
                Ok(())
            }),
            Wish::Ruleset(id) => {
                let built_in = id.as_deref().is_none_or(|id| self.shared.rules.get(id).is_some());
                Box::new(move |community| {
                    if !built_in && !id.as_ref().is_some_and(|id| community.rulesets.contains_key(id)) {
                        let id = id.unwrap_or_default();
                        return Err(Refusal::new(Code::UnknownRuleset).with("ruleset", id));
                    }
                    community.ruleset = id;
                    Ok(())
                })
            }
            Wish::Language(locale) => Box::new(move |community| {
                community.locale = locale;
                Ok(())
            }),
            Wish::Option { option, value } => {
                if let Some(value) = &value {
                    self.fits_somewhere(&option, value).map_err(Answer::Err)?;
                }
                Box::new(move |community| {
                    community.options.retain(|(known, _)| *known != option);
                    if community.options.len() >= OPTIONS_MAX {
                        return Err(Refusal::new(Code::TableFull).with("max", OPTIONS_MAX));
                    }
                    community.options.extend(value.map(|value| (option, value)));
                    Ok(())
                })
            }
            Wish::CommunityQuiet(quiet) => Box::new(move |community| {
                community.quiet = quiet;
                Ok(())
            }),
            Wish::AddRuleset(text) => self.added(text, wisher)?,
            Wish::RemoveRuleset(id) => Box::new(move |community| {
                if community.rulesets.remove(&id).is_none() {
                    return Err(Refusal::new(Code::UnknownRuleset).with("ruleset", id));
                }
                if community.ruleset.as_deref() == Some(id.as_str()) {
                    community.ruleset = None;
                }
                Ok(())
            }),
            Wish::Show
            | Wish::Rulesets
            | Wish::Notify(_)
            | Wish::Reminding
            | Wish::Remind(_)
            | Wish::Quiet(_) => {
                return Err(Err(Code::BadRequest.into()));
            }
        };
        Ok(change)
    }

    /// A rule set of the community's own, if it can be played; else why it cannot.
    fn added(&self, text: String, wisher: &Wisher<'_>) -> Result<Change, Answer> {
        if text.len() > RULESET_BYTES_MAX {
            return Err(Err(Refusal::new(Code::TooLong).with("max", RULESET_BYTES_MAX)));
        }
        let texts = &self.shared.texts;
        let answer = |key: &str, args: &[(&str, Arg)]| -> Result<Change, Answer> {
            Err(Ok(texts.ui(wisher.locale, key, args)))
        };
        let rules = match self.shared.rules.check_text("ruleset.toml", &text) {
            Ok(rules) => rules,
            Err(error) => {
                let escape = super::voice::escape(wisher.person.platform());
                let why = escape.apply(&clean_lines(&error.to_string(), SAID_CHARS_MAX));
                return answer("ruleset-faulty", &[("why", why.into())]);
            }
        };
        texts.characters_are_themselves(&rules).map_err(Err)?;
        let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let id = rules.id.clone();
        if id.is_empty() || id.len() > 40 || !id.chars().all(is_id) || self.shared.rules.get(&id).is_some() {
            return answer("ruleset-id", &[]);
        }
        Ok(Box::new(move |community| {
            if !community.rulesets.contains_key(&id) && community.rulesets.len() >= RULESETS_MAX {
                return Err(Refusal::new(Code::TableFull).with("max", RULESETS_MAX));
            }
            community.rulesets.insert(id, text);
            Ok(())
        }))
    }

    /// Whether an option takes a value in any rule set.
    fn fits_somewhere(&self, option: &str, value: &str) -> Result<(), Refusal> {
        let mut refused = Refusal::new(Code::UnknownOption).with("option", option);
        for rules in self.shared.rules.iter() {
            match self.shared.texts.with_option(rules, option, value) {
                Ok(_) => return Ok(()),
                Err(refusal) if refusal.code == Code::BadValue => refused = refusal,
                Err(_) => {}
            }
        }
        Err(refused)
    }

    async fn show(&self, circle: &str, wisher: &Wisher<'_>) -> String {
        let mut standing = self.shared.communities.get(circle).await.standing();
        if !wisher.moderator {
            // Who is not welcome is for those who keep order.
            standing.banned.clear();
        }
        let face = Face::new(super::voice::escape(wisher.person.platform()), self.now());
        self.shared.texts.standing(wisher.locale, &standing, &face)
    }

    fn reminding(&self, wisher: &Wisher<'_>) -> Result<String, StoreError> {
        let profile = self.shared.profile(wisher.person)?;
        let texts = &self.shared.texts;
        let on = if profile.unreminded { "remind-off" } else { "remind-on" };
        let on = texts.ui(wisher.locale, on, &[]);
        Ok(match profile.quiet {
            None => on,
            Some(quiet) => format!("{on}\n{}", texts.quiet_hours(wisher.locale, "remind-quiet", &quiet)),
        })
    }

    async fn change_profile(
        &self,
        person: &PersonId,
        change: impl FnOnce(&mut Profile),
    ) -> Result<(), StoreError> {
        let mut profile = self.shared.profile(person)?;
        change(&mut profile);
        let commit = Commit { profile: Some((person.clone(), profile)), ..Commit::default() };
        self.shared.writer.submit(commit).await?.durable().await?;
        Ok(())
    }
}

/// A change of what a community has settled.
type Change = Box<dyn FnOnce(&mut Community) -> Result<(), Refusal> + Send>;

impl Shared {
    /// Changes what a community has settled; returns when that is durable.
    async fn change_community(
        &self,
        circle: &str,
        change: impl FnOnce(&mut Community) -> Result<(), Refusal>,
    ) -> Result<Result<(), Refusal>, StoreError> {
        let pending = {
            // Held while it is handed over, so that no older state is written after a newer one.
            let mut all = self.communities.all.lock().await;
            let mut community = all.get(circle).cloned().unwrap_or_default();
            if let Err(refusal) = change(&mut community) {
                return Ok(Err(refusal));
            }
            let note = (format!("{NOTES}{circle}"), Some(memory::encode(&community)?));
            let commit = Commit { notes: vec![note], ..Commit::default() };
            let pending = self.writer.submit(commit).await?;
            self.communities.set_quiet(circle, community.quiet.as_ref());
            all.insert(circle.to_owned(), community);
            pending
        };
        pending.durable().await?;
        Ok(Ok(()))
    }

    /// Those who want to be told of a game that opens in this room now, and are told only once: they are taken off
    /// the list with what is returned. Whoever has quiet hours stays on it, and so does everybody in the community's.
    pub(super) async fn called_out(
        &self,
        venue: &VenueId,
    ) -> Result<Option<(Vec<PersonId>, Note)>, StoreError> {
        let circle = self.memory.circle(venue);
        if self.communities.sleeps(&circle, self.clock.now()) {
            return Ok(None);
        }
        let mut all = self.communities.all.lock().await;
        let Some(community) = all.get_mut(&circle) else { return Ok(None) };
        let mut people = Vec::new();
        let mut later = Vec::new();
        for person in std::mem::take(&mut community.waiting) {
            let profile = self.profile(&person)?;
            if profile.unwritten {
                continue;
            }
            let asleep = profile.quiet.as_ref().is_some_and(|quiet| is_asleep(quiet, self.clock.now()));
            if asleep { later.push(person) } else { people.push(person) }
        }
        community.waiting = later;
        let note = (format!("{NOTES}{circle}"), Some(memory::encode(&*community)?));
        Ok((!people.is_empty()).then_some((people, note)))
    }

    /// Whether everybody in a room is to be left in peace now.
    pub(super) fn sleeps(&self, venue: &VenueId) -> bool {
        self.communities.sleeps(&self.memory.circle(venue), self.clock.now())
    }

    /// Whether a person wants no reminder now.
    pub(super) fn is_undisturbed(&self, person: &PersonId) -> Result<bool, StoreError> {
        let profile = self.profile(person)?;
        let asleep = profile.quiet.as_ref().is_some_and(|quiet| is_asleep(quiet, self.clock.now()));
        Ok(profile.unreminded || asleep)
    }
}

fn is_asleep(quiet: &Quiet, at: Moment) -> bool {
    is_quiet_at(&quiet.zone, (quiet.from, quiet.to), at)
}
