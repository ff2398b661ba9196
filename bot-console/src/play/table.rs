//! The person's table: set up or taken up again, spoken to, and listened to.

mod show;
mod sit;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bot_core::game::{
    Action, Ask, Locale, Moment, PersonId, Place, Platform, Prompt, PromptId, Seat, Table as Standing,
    Target, VenueId,
};
use bot_core::host::{
    ClockKind, Host, HostConfig, Input, Keep, Outcome, RULESET_DEFAULT, SledStore, TableView, What,
};
use bot_core::ruleset::RuleSets;
use bot_core::text::{Escape, Face, Parsed, Query, Texts};

use super::place;
use super::screen::{Screen, Tone};

pub(super) use sit::Seating;

/// The person at the keyboard. One store holds one table, so that no other id is needed.
const PERSON: &str = "you";
/// Where the table stands.
const VENUE: &str = "terminal";
/// Words that leave the program in any language, beside the language's own.
const QUIT: [&str; 3] = ["quit", "exit", "q"];

/// What the table waits for.
#[derive(Debug)]
pub(super) enum Now {
    /// For the person.
    Asked(Prompt),
    /// For the clock alone: nobody here has anything to do until then.
    Until(Moment),
    /// For whatever the person wants next.
    Idle,
    /// The table has been cleared away.
    Gone,
}

/// The table.
pub(super) struct Table {
    host: Host,
    /// Where files go that the person asks for.
    saved: PathBuf,
    locale: Locale,
    person: PersonId,
    venue: VenueId,
    /// What the person sees.
    pub(super) screen: Screen,
    /// The number of the next message to show.
    cursor: u64,
    /// Prompts that the person has answered and may still answer otherwise.
    answered: Vec<PromptId>,
    /// The prompt that stands on the screen.
    shown: Option<(PromptId, Vec<Target>)>,
    /// A question that has just been shown as a message.
    asked: Option<Ask>,
}

impl Table {
    /// Opens the store and whatever stands in it.
    ///
    /// # Errors
    /// When the directory is in use, damaged or unwritable.
    pub(super) fn open(
        dir: &Path,
        texts: Texts,
        rules: RuleSets,
        locale: Locale,
        screen: Screen,
    ) -> anyhow::Result<Table> {
        let config = HostConfig {
            rules: Arc::new(rules),
            texts: Arc::new(texts),
            locale: locale.clone(),
            ruleset: RULESET_DEFAULT.to_owned(),
            clock: ClockKind::Virtual,
            delivery_wait_ms: 0,
            keep: Keep::default(),
        };
        let host = Host::open(Arc::new(SledStore::open(dir)?), config)?;
        Ok(Table {
            host,
            saved: place::saved(dir),
            locale,
            person: PersonId::new(Platform::Console, PERSON),
            venue: VenueId::new(Platform::Console, VENUE),
            screen,
            cursor: 0,
            answered: Vec::new(),
            shown: None,
            asked: None,
        })
    }

    /// Carries out what the person typed; false to leave.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn typed(&mut self, text: &str) -> anyhow::Result<bool> {
        let text = text.trim();
        let bare = text.trim_start_matches(['!', '！', '/']).trim();
        if self.is_quit(bare) {
            return Ok(false);
        }
        if bare.is_empty() {
            // The question again, for whoever has lost sight of it.
            self.shown = None;
            return Ok(true);
        }
        let heard = self.texts().parse(Place::Direct, &format!("!{bare}"));
        let talk = self.texts().parse(Place::Direct, text);
        // With a mark, or where it could not be talk, it is a command.
        let parsed = match talk {
            Parsed::Talk(_) if bare.len() == text.len() => talk,
            _ => heard,
        };
        let command = || What::Text(format!("!{bare}"));
        let about = match &parsed {
            Parsed::Action(action) => ask_of(action),
            _ => None,
        };
        let (place, what, answers) = match parsed {
            Parsed::Talk(_) => (self.talk_place(), What::Text(text.to_owned()), false),
            Parsed::Refused(refusal) => {
                let text = self.texts().refusal(&self.locale, &refusal);
                self.screen.say(Tone::No, &text);
                return Ok(true);
            }
            Parsed::Query(Query::Lang(Some(locale))) => {
                self.locale = locale.clone();
                (Place::Room, What::Query(Query::Lang(Some(locale))), false)
            }
            Parsed::Query(query) => (Place::Direct, What::Query(query), false),
            // The person sits alone before the judge: whatever is secret is said in private.
            Parsed::Action(action) => {
                // A character acts through the judge alone.
                let place =
                    if self.is_masked() && gives_away(&action) { Place::Direct } else { place_of(&action) };
                (place, command(), place == Place::Direct)
            }
            Parsed::Bare(_) => (Place::Direct, command(), true),
            Parsed::New { .. } | Parsed::Join | Parsed::Set { .. } | Parsed::Substitute { .. } => {
                (Place::Room, command(), false)
            }
        };
        let before: Vec<PromptId> = self.prompts().iter().map(|prompt| prompt.id).collect();
        let tone = if place == Place::Direct { Tone::Private } else { Tone::Plain };
        let outcome = self.submit(place, what, None).await?;
        if answers && outcome.reply.is_ok() {
            // Of several questions only the one that was answered is done with.
            self.answered.retain(|id| before.contains(id));
            let answers = |id: &PromptId| about.is_none_or(|ask| ask == id.ask);
            self.answered.extend(before.into_iter().filter(answers));
        }
        self.reply(outcome, tone);
        Ok(true)
    }

    /// Moves the table's clock on.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn advance(&self, to: Moment) -> anyhow::Result<()> {
        Ok(self.host.advance(to).await?)
    }

    /// The table's clock.
    pub(super) fn clock(&self) -> Moment {
        self.host.now()
    }

    /// What the table waits for.
    pub(super) fn now(&self) -> Now {
        let Some(view) = self.view() else { return Now::Gone };
        // What one may do at any time is waited for by nobody.
        let waits = |prompt: &Prompt| !prompt.at_will && !self.answered.contains(&prompt.id);
        let prompt = self.prompts().into_iter().find(waits);
        let in_game = view.state.standing().is_some_and(|table| table.game.is_some());
        match (prompt, view.state.next_deadline()) {
            (Some(prompt), _) => Now::Asked(prompt),
            (None, Some(at)) if in_game => Now::Until(at.max(self.clock())),
            (None, _) => Now::Idle,
        }
    }

    /// How much time is left, in words.
    pub(super) fn left(&self, ms: u64) -> String {
        self.ui("console-left", &[("left", self.texts().span(&self.locale, ms).into())])
    }

    /// Ends in order.
    pub(super) async fn leave(mut self) {
        let text = self.ui("console-bye", &[]);
        self.screen.say(Tone::Aside, &text);
        self.host.shutdown().await;
    }

    fn view(&self) -> Option<Arc<TableView>> {
        self.host.table_at(&self.venue)
    }

    fn prompts(&self) -> Vec<Prompt> {
        let own = |prompt: &Prompt| prompt.person == self.person;
        self.view().map(|view| view.prompts.iter().filter(|p| own(p)).cloned().collect()).unwrap_or_default()
    }

    /// Whether players appear as characters now.
    fn is_masked(&self) -> bool {
        self.view().is_some_and(|view| view.state.standing().is_some_and(Standing::is_masked))
    }

    fn seat(&self) -> Option<Seat> {
        self.view()?.state.standing()?.seat_of(&self.person)
    }

    fn face(&self) -> Face {
        match self.view().as_ref().and_then(|view| view.state.standing()) {
            Some(table) => self.face_of(table),
            None => Face::new(Escape::Plain, self.clock()),
        }
    }

    fn face_of(&self, table: &Standing) -> Face {
        Face::of(table, Escape::Plain, self.clock())
    }

    fn texts(&self) -> &Texts {
        self.host.texts()
    }

    fn ui(&self, key: &str, args: &[(&str, bot_core::text::Arg)]) -> String {
        self.texts().ui(&self.locale, key, args)
    }

    /// Whether a word leaves the program.
    fn is_quit(&self, word: &str) -> bool {
        let word = word.to_lowercase();
        let named = |locale: &Locale| self.texts().ui(locale, "console-quit", &[]) == word;
        QUIT.contains(&word.as_str()) || self.texts().locales().iter().any(named)
    }

    /// Talk is for the room by day and for one's team at night.
    fn talk_place(&self) -> Place {
        // A character speaks through the judge.
        if self.is_masked() {
            return Place::Direct;
        }
        let night = self.view().is_some_and(|view| {
            let game = view.state.standing().and_then(|table| table.game.as_ref());
            game.is_some_and(|game| game.phase.is_night())
        });
        if night { Place::Direct } else { Place::Room }
    }

    async fn submit(&self, place: Place, what: What, name: Option<String>) -> anyhow::Result<Outcome> {
        let input = Input {
            key: None,
            person: self.person.clone(),
            name,
            // Whose terminal it is, keeps order there.
            moderator: true,
            place,
            venue: Some(self.venue.clone()),
            written: None,
            what,
        };
        Ok(self.host.submit(input).await?)
    }
}

/// The one question that an action answers, where that is certain.
fn ask_of(action: &Action) -> Option<Ask> {
    match action {
        Action::Act { ask, .. } | Action::Decline { ask: Some(ask), .. } => Some(*ask),
        Action::Announce { .. } => Some(Ask::Notice),
        Action::Tell { .. } => Some(Ask::Story),
        Action::Review { .. } => Some(Ask::Approve),
        Action::Squeeze { .. } => Some(Ask::Squeeze),
        _ => None,
    }
}

/// Where an action is said. What may be said anywhere is said in private.
fn place_of(action: &Action) -> Place {
    let private = action.is_secret()
        || matches!(
            action,
            Action::Vote { .. } | Action::Abstain { .. } | Action::Unvote | Action::AskHost { .. }
        );
    if private { Place::Direct } else { Place::Room }
}

/// Whether somebody who does this aloud tells as which character they play.
fn gives_away(action: &Action) -> bool {
    matches!(
        action,
        Action::Leave
            | Action::SelfReport
            | Action::Pass { .. }
            | Action::Floor { .. }
            | Action::Explode
            | Action::Confess
            | Action::Surrender
            | Action::Claim { .. }
            | Action::Draw
            | Action::Accuse { .. }
    ) || place_of(action) == Place::Direct
}
