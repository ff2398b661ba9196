//! What people may know and decide about what is stored of them.

use std::sync::Arc;

use rand::TryRng;
use rand::rngs::SysRng;
use serde_json::{Value, json};

use crate::game::{Audience, Code, Event, PersonId, Reason, Refusal, TableId};
use crate::text::{Arg, PrivacyWish};

use super::super::Host;
use super::super::input::{HostError, Keepsake};
use super::super::shared::Shared;
use super::super::store::{Change, Commit, StoreError};
use super::answer::{Asker, Recalled};
use super::traces::Traces;

/// How somebody wants to be spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// Whether a message in a room may ring for them.
    pub mention: bool,
    /// Whether they may be written to outside a game that they sit in.
    pub write: bool,
}

type Told = Result<Recalled, Refusal>;

impl Host {
    /// How somebody wants to be spoken to.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn contact_of(&self, person: &PersonId) -> Result<Contact, HostError> {
        let profile = self.shared.profile(person)?;
        Ok(Contact { mention: !profile.unmentioned, write: !profile.unwritten })
    }

    /// The privacy text, with what the person has chosen; or a choice of theirs.
    pub(super) async fn privacy(&self, wish: PrivacyWish, asker: &Asker<'_>) -> Result<Told, HostError> {
        let shared = &self.shared;
        let speaker = asker.speaker(shared);
        let mut profile = shared.profile(asker.person)?;
        match wish {
            PrivacyWish::Tell => {}
            PrivacyWish::Mention(yes) => profile.unmentioned = !yes,
            PrivacyWish::Write(yes) => profile.unwritten = !yes,
        }
        let chosen = speaker.say(
            "privacy-chosen",
            &[("mention", (!profile.unmentioned).into()), ("write", (!profile.unwritten).into())],
        );
        if wish == PrivacyWish::Tell {
            let days = shared.keep.talk_days.unwrap_or(0);
            let games = shared.keep.game_days.unwrap_or(0);
            let args: [(&str, Arg); 4] = [
                ("days", days.into()),
                ("kept", (days > 0).into()),
                ("games", games.into()),
                ("expires", (games > 0).into()),
            ];
            let text = speaker.say("privacy-text", &args);
            return Ok(Ok([text, chosen].join("\n").into()));
        }
        let commit = Commit { profile: Some((asker.person.clone(), profile)), ..Commit::default() };
        shared.writer.submit(commit).await?.durable().await?;
        Ok(Ok(chosen.into()))
    }

    /// Everything that is stored about the person, as a file for them alone.
    pub(super) async fn my_data(&self, asker: &Asker<'_>) -> Result<Told, HostError> {
        let (shared, person) = (Arc::clone(&self.shared), asker.person.clone());
        let communities = shared.communities.of(&person).await;
        let work = move || shared.data_of(&person, &communities);
        let data = self.shared.aside(work).await??;
        let bytes = serde_json::to_vec_pretty(&data).unwrap_or_default();
        let file = Keepsake {
            name: "nightfall-my-data.json".to_owned(),
            mime: "application/json",
            bytes,
            public: false,
        };
        let text = asker.speaker(&self.shared).say("mydata-here", &[]);
        Ok(Ok(Recalled { text, files: vec![file], forgotten: false }))
    }

    /// Forgets the person, once they are sure and sit nowhere.
    pub(super) async fn forget(&self, sure: bool, asker: &Asker<'_>) -> Result<Told, HostError> {
        let shared = &self.shared;
        let speaker = asker.speaker(shared);
        if !sure {
            return Ok(Ok(speaker.say("forget-sure", &[]).into()));
        }
        let tables: Vec<String> =
            self.tables_of(asker.person).iter().map(|view| format!("#{}", view.id)).collect();
        if !tables.is_empty() {
            let refusal = Refusal::new(Code::InGame).because(Reason::LeaveFirst);
            return Ok(Err(refusal.with("tables", tables.join(" "))));
        }
        // Said before the language that they chose is forgotten too.
        let text = speaker.say("forget-done", &[]);
        // One after another: tables and the writer hear of them in the same order.
        let _alone = shared.forgotten.alone().await;
        let mark = SysRng.try_next_u64().map_err(|error| StoreError::Io {
            dir: "the system's source of randomness".into(),
            why: error.to_string(),
        })?;
        let (own, person) = (Arc::clone(shared), asker.person.clone());
        let work = move || own.traces_of(&person, mark);
        let traces = shared.aside(work).await??;
        let traces = Arc::new(traces);
        let commit = Commit { rewrite: Some(Arc::clone(&traces) as Arc<dyn Change>), ..Commit::default() };
        match shared.writer.submit(commit).await?.durable().await {
            Ok(_) => {}
            Err(StoreError::Closed) => return Err(StoreError::Closed.into()),
            // The store is as it was, and everything else goes on.
            Err(error) => {
                tracing::error!(%error, "somebody could not be forgotten");
                return Ok(Err(Refusal::new(Code::BadRequest).because(Reason::NotForgotten)));
            }
        }
        // From here on every table takes them out of its memory before its next step; what was on its way to the
        // store until then goes through the writer's hands.
        shared.forgotten.push(traces);
        shared.communities.forget(asker.person).await;
        shared.memory.forget(asker.person);
        tracing::info!("somebody was forgotten");
        Ok(Ok(Recalled { text, files: Vec::new(), forgotten: true }))
    }
}

impl Shared {
    /// Where and under which names somebody stands in the store.
    fn traces_of(&self, person: &PersonId, mark: u64) -> Result<Traces, StoreError> {
        let mut traces = Traces::new(person, mark);
        if let Some(name) = self.profile(person)?.name {
            traces.learn_name(&name);
        }
        for table in (1..self.store.next_table()?.0).map(TableId) {
            for record in self.store.log(table)? {
                traces.learn(table, &record);
            }
        }
        Ok(traces)
    }

    /// What is stored about somebody: nothing that others would have to be asked about.
    fn data_of(&self, person: &PersonId, communities: &Value) -> Result<Value, HostError> {
        let profile = self.profile(person)?;
        let games: Vec<Value> = self
            .memory
            .of_person(person)
            .iter()
            .map(|kept| {
                let seat = kept.seats.iter().position(|seat| seat.person.as_ref() == Some(person));
                json!({
                    "game": kept.game.to_string(),
                    "room": kept.venue,
                    "ruleset": kept.ruleset,
                    "ended": kept.ended,
                    "seat": seat.map(|index| index + 1),
                    "you": seat.and_then(|index| kept.seats.get(index)),
                })
            })
            .collect();
        let mut tables = Vec::new();
        for table in (1..self.store.next_table()?.0).map(TableId) {
            let mut entries = Vec::new();
            for record in self.store.log(table)? {
                let own: Vec<Value> = record.events.iter().filter_map(|event| own(event, person)).collect();
                if !own.is_empty() {
                    entries.push(json!({"at": record.at, "events": own}));
                }
            }
            if !entries.is_empty() {
                tables.push(json!({"table": table, "entries": entries}));
            }
        }
        Ok(json!({
            "person": person,
            "language": profile.locale,
            "client_language": profile.client,
            "name": profile.name,
            "mention": !profile.unmentioned,
            "write": !profile.unwritten,
            "remind": !profile.unreminded,
            "quiet": profile.quiet,
            "introduced": profile.met,
            "communities": communities,
            "games": games,
            "tables": tables,
        }))
    }
}

/// An event as far as it is about somebody and they may know it: what they alone were told, and what they did to
/// the table itself.
fn own(event: &Event, person: &PersonId) -> Option<Value> {
    let value = serde_json::to_value(event).ok()?;
    match event {
        Event::Told(told) => (*told.to() == Audience::Person(person.clone())).then_some(value),
        Event::Fact(_) => {
            let fields = value.get("fact")?.as_object()?;
            let about = ["person", "host", "newcomer"]
                .iter()
                .any(|key| fields.get(*key).and_then(Value::as_str) == Some(person.as_str()));
            // A rule set is nobody's data, and the table's secret is not theirs.
            let public = fields.iter().filter(|(key, _)| !matches!(key.as_str(), "rules" | "root"));
            about.then(|| Value::Object(public.map(|(key, value)| (key.clone(), value.clone())).collect()))
        }
    }
}
