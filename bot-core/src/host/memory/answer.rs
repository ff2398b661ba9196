//! Answers about finished games, and what people may change of what is remembered.

use std::sync::Arc;

use crate::game::{Code, Locale, PersonId, Platform, PlayerRef, Reason, Refusal, Seat, VenueId};
use crate::text::{NAME_CHARS_MAX, Recall, WatchAs, clean};

use super::super::Host;
use super::super::directory::TableView;
use super::super::input::{HostError, Keepsake};
use super::super::shared::Shared;
use super::super::store::Commit;
use super::replay::may_see;
use super::season::{self, Season};
use super::words::Speaker;
use super::{
    CIRCLE, GameNumber, Kept, Replay, SEASONS, Tally, Watch, draw, encode, page, picture, record, tally,
};

/// Games that `history` tells of, and rows of other lists.
const ROWS_MAX: usize = 20;
/// Seasons of one circle; nobody needs more.
const SEASONS_MAX: usize = 200;

/// Who asks, from where.
pub(in super::super) struct Asker<'a> {
    /// Who.
    pub(in super::super) person: &'a PersonId,
    /// The room that is meant, if any is.
    pub(in super::super) room: Option<VenueId>,
    /// Whether they keep order in that room.
    pub(in super::super) moderator: bool,
    /// The table that they speak of.
    pub(in super::super) table: Option<&'a Arc<TableView>>,
    /// Their language.
    pub(in super::super) locale: Locale,
}

type Answer = Result<String, Refusal>;

/// An answer with what belongs to it.
pub(in super::super) struct Recalled {
    pub(in super::super) text: String,
    pub(in super::super) files: Vec<Keepsake>,
    /// The asker was forgotten.
    pub(in super::super) forgotten: bool,
}

impl From<String> for Recalled {
    fn from(text: String) -> Recalled {
        Recalled { text, files: Vec::new(), forgotten: false }
    }
}

impl Host {
    /// Notes to which circle of people a room belongs: games of all its rooms count together in rankings,
    /// points and seasons. Without it every room is a circle of its own.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn belongs(&self, venue: &VenueId, circle: &str) -> Result<(), HostError> {
        let shared = &self.shared;
        if shared.memory.circle(venue) == circle {
            return Ok(());
        }
        let note = (format!("{CIRCLE}{venue}"), Some(encode(&(venue, circle))?));
        let commit = Commit { notes: vec![note], ..Commit::default() };
        shared.writer.submit(commit).await?.durable().await?;
        shared.memory.join(venue.clone(), circle.to_owned());
        Ok(())
    }

    /// The finished games of a room, the oldest first.
    #[must_use]
    pub fn games_in(&self, venue: &VenueId) -> Vec<Arc<Kept>> {
        self.shared.memory.in_room(venue)
    }

    /// Answers a question about finished games, or does what is wished with what is remembered.
    pub(in super::super) async fn recall(
        &self,
        recall: &Recall,
        asker: Asker<'_>,
    ) -> Result<Result<Recalled, Refusal>, HostError> {
        let answer = match recall {
            Recall::NewSeason(name) => self.begin_season(name, &asker).await,
            Recall::Picture(game) => return self.shared.files(game.as_deref(), &asker, true).await,
            Recall::Export(game) => return self.shared.files(game.as_deref(), &asker, false).await,
            Recall::Privacy(wish) => return self.privacy(*wish, &asker).await,
            Recall::MyData => return self.my_data(&asker).await,
            Recall::Forget { sure } => return self.forget(*sure, &asker).await,
            Recall::History
            | Recall::Replay { .. }
            | Recall::Stats(_)
            | Recall::Ranking(_)
            | Recall::Season(_) => self.shared.tell(recall, &asker).await,
        };
        Ok(answer?.map(Recalled::from))
    }

    async fn begin_season(&self, name: &str, asker: &Asker<'_>) -> Result<Answer, HostError> {
        let shared = &self.shared;
        let Some(room) = &asker.room else {
            return Ok(Err(Refusal::new(Code::Forbidden).because(Reason::SayItInTheRoom)));
        };
        let standing = asker.table.and_then(|view| view.state.standing());
        let hosts = standing.is_some_and(|table| table.host.as_ref() == Some(asker.person));
        if !asker.moderator && !hosts {
            return Ok(Err(Code::NotHost.into()));
        }
        let name = clean(name, NAME_CHARS_MAX);
        let circle = shared.memory.circle(room);
        let mut seasons = shared.memory.seasons(&circle);
        if seasons.len() >= SEASONS_MAX {
            return Ok(Err(Refusal::new(Code::BadValue).with("max", SEASONS_MAX)));
        }
        seasons.push(Season { name, began: shared.clock.now() });
        let note = (format!("{SEASONS}{circle}"), Some(encode(&seasons)?));
        let commit = Commit { notes: vec![note], ..Commit::default() };
        shared.writer.submit(commit).await?.durable().await?;
        let told = asker
            .speaker(shared)
            .say("season-begun", &[("season", asker.last_season(shared, &seasons).into())]);
        shared.memory.set_seasons(circle, seasons);
        Ok(Ok(told))
    }
}

impl Asker<'_> {
    pub(super) fn speaker<'a>(&'a self, shared: &'a Shared) -> Speaker<'a> {
        Speaker { texts: &shared.texts, locale: &self.locale, platform: self.person.platform() }
    }

    fn last_season(&self, shared: &Shared, seasons: &[Season]) -> String {
        let last = season::chosen(seasons, None);
        last.map_or_else(String::new, |(index, season)| self.speaker(shared).season(index, season))
    }
}

impl Shared {
    async fn tell(self: &Arc<Shared>, recall: &Recall, asker: &Asker<'_>) -> Result<Answer, HostError> {
        match recall {
            Recall::History => Ok(Ok(self.history(asker))),
            Recall::Replay { game, step, watch } => {
                let kept = match self.game_meant(game.as_deref(), asker) {
                    Ok(kept) => kept,
                    Err(refusal) => return Ok(Err(refusal)),
                };
                self.step_of(kept, step.unwrap_or(1), *watch, asker).await
            }
            Recall::Stats(player) => Ok(self.stats(player.as_ref(), asker)),
            Recall::Ranking(ruleset) => Ok(self.ranking(ruleset.as_deref(), asker)),
            Recall::Season(number) => Ok(self.season(*number, asker)),
            // These change or make something, elsewhere.
            Recall::NewSeason(_)
            | Recall::Picture(_)
            | Recall::Export(_)
            | Recall::Privacy(_)
            | Recall::MyData
            | Recall::Forget { .. } => Ok(Err(Code::BadRequest.into())),
        }
    }

    /// The games that somebody means by "the games": the room's, or their own.
    fn games_of(&self, asker: &Asker<'_>) -> Vec<Arc<Kept>> {
        match &asker.room {
            Some(room) => self.memory.in_room(room),
            None => self.memory.of_person(asker.person),
        }
    }

    /// The game that is meant, if the asker may look at it; there is no telling from the refusal
    /// whether there is such a game.
    pub(super) fn game_meant(&self, typed: Option<&str>, asker: &Asker<'_>) -> Result<Arc<Kept>, Refusal> {
        let none = || Refusal::new(Code::NoGame).because(Reason::NoSuchGame);
        let Some(typed) = typed else {
            return self.games_of(asker).pop().ok_or_else(none);
        };
        let number: GameNumber = typed.parse().map_err(|_| none())?;
        let kept = self.memory.game(number).ok_or_else(none)?;
        if may_see(&kept, asker.person, asker.room.as_ref()) { Ok(kept) } else { Err(none()) }
    }

    fn history(&self, asker: &Asker<'_>) -> String {
        let speaker = asker.speaker(self);
        let games = self.games_of(asker);
        if games.is_empty() {
            return speaker.say("history-none", &[]);
        }
        let heading = if asker.room.is_some() { "history-heading" } else { "history-own" };
        let mut all = vec![speaker.say(heading, &[("count", games.len().into())])];
        all.extend(games.iter().skip(games.len().saturating_sub(ROWS_MAX)).map(|kept| speaker.row(kept)));
        let last = games.last().map(|kept| kept.game.to_string()).unwrap_or_default();
        all.push(speaker.say("history-hint", &[("game", last.into())]));
        all.join("\n")
    }

    async fn step_of(
        self: &Arc<Shared>,
        kept: Arc<Kept>,
        step: u16,
        watch: WatchAs,
        asker: &Asker<'_>,
    ) -> Result<Answer, HostError> {
        let watch = match watch {
            WatchAs::Room => Watch::Room,
            WatchAs::Judge => Watch::Judge,
            WatchAs::Seat(seat) if (1..=kept.seats.len()).contains(&usize::from(seat)) => {
                Watch::Seat(Seat(seat))
            }
            WatchAs::Seat(seat) => {
                return Ok(Err(Refusal::new(Code::NoSuchPlayer).with("player", seat)));
            }
        };
        let (shared, locale, platform) = (Arc::clone(self), asker.locale.clone(), asker.person.platform());
        let work = move || shared.replay(&kept, &locale, Some(platform));
        let replay = self.aside(work).await??;
        let index = usize::from(step).saturating_sub(1);
        let Some(found) = replay.steps.get(index) else {
            return Ok(Err(Refusal::new(Code::BadValue).with("max", replay.steps.len())));
        };
        Ok(Ok(asker.speaker(self).step(&replay, index, found, watch)))
    }

    /// A game as a picture for all, or as files for the asker.
    async fn files(
        self: &Arc<Shared>,
        typed: Option<&str>,
        asker: &Asker<'_>,
        picture: bool,
    ) -> Result<Result<Recalled, Refusal>, HostError> {
        let kept = match self.game_meant(typed, asker) {
            Ok(kept) => kept,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let (shared, locale) = (Arc::clone(self), asker.locale.clone());
        let work = move || {
            // Files are nobody's platform: names are escaped where they are put in.
            let speaker = Speaker { texts: &shared.texts, locale: &locale, platform: Platform::Console };
            let replay = shared.replay(&kept, &locale, None)?;
            Ok::<_, HostError>(if picture {
                as_picture(&replay, &speaker)
            } else {
                as_files(&replay, &speaker)
            })
        };
        let recalled = self.aside(work).await??;
        Ok(Ok(recalled))
    }

    /// The games that count together with those of the asker's room; without a room their own.
    fn counted(&self, asker: &Asker<'_>) -> Vec<Arc<Kept>> {
        match &asker.room {
            Some(room) => self.memory.in_circle(&self.memory.circle(room)),
            None => self.memory.of_person(asker.person),
        }
    }

    fn stats(&self, player: Option<&PlayerRef>, asker: &Asker<'_>) -> Answer {
        let games = self.counted(asker);
        let person = match player {
            None => asker.person.clone(),
            Some(player) => person_meant(player, &games, asker)?,
        };
        let speaker = asker.speaker(self);
        let played = |kept: &&Arc<Kept>| kept.counts() && kept.is_of(&person);
        let Some(last) = games.iter().rev().find(played) else {
            return Ok(speaker.say("stats-none", &[]));
        };
        let seat = last.seats.iter().find(|seat| seat.person.as_ref() == Some(&person));
        let name = seat.map_or_else(String::new, |seat| speaker.who(seat));
        Ok(speaker.tally(&name, &Tally::of(&person, &games)))
    }

    fn ranking(&self, ruleset: Option<&str>, asker: &Asker<'_>) -> Answer {
        self.room_of(asker)?;
        let mut games = self.counted(asker);
        if let Some(id) = ruleset {
            let id = id.to_lowercase();
            games.retain(|kept| kept.ruleset == id);
        }
        let speaker = asker.speaker(self);
        let sides = tally::sides(&games);
        if sides.is_empty() {
            return Ok(speaker.say("history-none", &[]));
        }
        let (ranked, few) = tally::ranked(&games);
        let mut all = vec![speaker.say("ranking-heading", &[])];
        all.extend(speaker.places("ranking-row", &ranked, asker.person, ROWS_MAX));
        all.push(speaker.few(few));
        all.extend(sides.into_iter().map(|(id, row)| speaker.sides(&id, row)));
        Ok(all.join("\n"))
    }

    fn season(&self, number: Option<u16>, asker: &Asker<'_>) -> Answer {
        let seasons = self.memory.seasons(&self.memory.circle(self.room_of(asker)?));
        let mut games = self.counted(asker);
        let speaker = asker.speaker(self);
        let heading = match (season::chosen(&seasons, number), number) {
            (Some((index, season)), _) => {
                games.retain(|kept| season::counts(&seasons, index, kept));
                speaker.say("season-points", &[("season", speaker.season(index, season).into())])
            }
            (None, None) => speaker.say("season-all", &[]),
            (None, Some(_)) => return Err(Refusal::new(Code::BadValue).with("max", seasons.len())),
        };
        let placed = tally::by_points(&games);
        let mut all = vec![heading];
        if placed.is_empty() {
            all.push(speaker.say("season-empty", &[]));
        }
        all.extend(speaker.places("points-row", &placed, asker.person, ROWS_MAX));
        if number.is_none() {
            let rows = seasons.iter().enumerate().map(|(index, season)| speaker.season(index, season));
            let rows: Vec<String> = rows.skip(seasons.len().saturating_sub(ROWS_MAX)).collect();
            let key = if rows.is_empty() { "season-none" } else { "season-heading" };
            all.push(speaker.say(key, &[]));
            all.extend(rows);
        }
        Ok(all.join("\n"))
    }

    /// The room that is meant; a list of people makes no sense without one.
    fn room_of<'a>(&self, asker: &'a Asker<'_>) -> Result<&'a VenueId, Refusal> {
        asker.room.as_ref().ok_or_else(|| Refusal::new(Code::Forbidden).because(Reason::SayItInTheRoom))
    }
}

/// PNG where it can be drawn, else SVG with the reason.
fn as_picture(replay: &Replay, speaker: &Speaker<'_>) -> Recalled {
    let svg = picture::svg(replay, speaker);
    let row = speaker.row(&replay.kept);
    let name = |kind| format!("nightfall-{}.{kind}", replay.kept.game);
    let (key, file) = match draw::png(&svg) {
        Ok(bytes) => ("picture-here", Keepsake { name: name("png"), mime: "image/png", bytes, public: true }),
        Err(error) => {
            tracing::warn!(%error, "a picture is sent as SVG");
            let bytes = svg.into_bytes();
            ("picture-svg", Keepsake { name: name("svg"), mime: "image/svg+xml", bytes, public: true })
        }
    };
    Recalled { text: speaker.say(key, &[("row", row.into())]), files: vec![file], forgotten: false }
}

fn as_files(replay: &Replay, speaker: &Speaker<'_>) -> Recalled {
    let file = |kind: &str, mime, bytes| Keepsake {
        name: format!("nightfall-{}.{kind}", replay.kept.game),
        mime,
        bytes,
        public: false,
    };
    let files = vec![
        file("html", "text/html", page::html(replay, speaker).into_bytes()),
        file("json", "application/json", record::json(replay, speaker)),
        file("svg", "image/svg+xml", picture::svg(replay, speaker).into_bytes()),
    ];
    let text = speaker.say("export-here", &[("row", speaker.row(&replay.kept).into())]);
    Recalled { text, files, forgotten: false }
}

/// Somebody of these games: by their seat at the table now, by a mention, or by the name of a game.
fn person_meant(player: &PlayerRef, games: &[Arc<Kept>], asker: &Asker<'_>) -> Result<PersonId, Refusal> {
    let nobody = || Refusal::from(Code::NoSuchPlayer);
    let standing = asker.table.and_then(|view| view.state.standing());
    match player {
        // A seat shows nobody while characters sit there. Source: DN-01
        PlayerRef::Number(_) if standing.is_some_and(crate::game::Table::is_masked) => Err(nobody()),
        PlayerRef::Number(number) => {
            let player = standing.and_then(|table| table.player(Seat(*number)));
            player.map(|player| player.person.clone()).ok_or_else(nobody)
        }
        PlayerRef::Person(person) => Ok(person.clone()),
        PlayerRef::Typed(name) => {
            let wanted = clean(name, NAME_CHARS_MAX).to_lowercase();
            let mut named: Vec<&PersonId> = games
                .iter()
                .flat_map(|kept| &kept.seats)
                .filter(|seat| clean(&seat.name, NAME_CHARS_MAX).to_lowercase() == wanted)
                .filter_map(|seat| seat.person.as_ref())
                .collect();
            named.sort_unstable();
            named.dedup();
            match named.as_slice() {
                [only] => Ok((*only).clone()),
                [] => Err(nobody().with("player", name)),
                _ => Err(Refusal::from(Code::AmbiguousPlayer).with("player", name)),
            }
        }
    }
}
