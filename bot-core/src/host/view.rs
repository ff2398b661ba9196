//! All that one person may know of a table, as data: made from what they were told, and from nothing else.

use std::sync::Arc;

use crate::game::{
    Audience, CardMark, Known, Moment, Notice, PersonId, Prompt, Role, Seat, Side, TableId, Told, VenueId,
    seat_at,
};

use crate::game::rules::JudgeKind;

use super::Host;
use super::directory::TableView;
use super::input::HostError;
use super::shared::Shared;
use super::table::Table;

/// What one person may know of a table.
#[derive(Clone, Debug)]
pub struct View {
    /// The table.
    pub table: TableId,
    /// Where it stands.
    pub venue: VenueId,
    /// What is going on: `lobby`, or the phase of the game.
    pub phase: &'static str,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// Who plays, in the order of sitting down, where nobody is told as whom; empty else. Source: DN-20
    pub accounts: Vec<PersonId>,
    /// The viewer's own place; nothing for whoever does not sit here.
    pub you: Option<You>,
    /// Every message that the viewer was ever sent at this table, in order.
    pub log: Vec<ViewLine>,
}

/// A seat as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Its number.
    pub seat: Seat,
    /// Who sits there; untold where players appear as characters. Source: DN-01
    pub user: Option<PersonId>,
    /// Their name, or the character's; hostile.
    pub name: String,
    /// Whether they are still in the game.
    pub alive: bool,
    /// Their role, where the judge has shown it to all.
    pub shown: Option<Role>,
}

/// What somebody knows of themselves.
#[derive(Clone, Debug)]
pub struct You {
    /// Their seat.
    pub seat: Seat,
    /// Their cards in order, as they are now; none in the lobby.
    pub hand: Vec<Role>,
    /// The side they play for, in a game.
    pub side: Option<Side>,
    /// What the deal, and whatever came after it, told them of others.
    pub knows: Vec<Known>,
    /// What their cards are marked with.
    pub marks: Vec<CardMark>,
    /// What they are asked now.
    pub asked: Vec<Prompt>,
}

/// A message that was sent.
#[derive(Clone, Debug)]
pub struct ViewLine {
    /// To whom, and what.
    pub told: Told,
    /// The how-manieth for that reader.
    pub n: u64,
    /// When.
    pub at: Moment,
    /// In the reader's present language.
    pub text: String,
}

impl Host {
    /// What `viewer`, or a bystander, may know of the table at a venue; `None` if none stands there.
    ///
    /// # Errors
    /// When the log cannot be read.
    pub async fn view(&self, venue: &VenueId, viewer: Option<&PersonId>) -> Result<Option<View>, HostError> {
        let Some(view) = self.table_at(venue) else { return Ok(None) };
        let shared = Arc::clone(&self.shared);
        let viewer = viewer.cloned();
        let work = move || view_of(&shared, &view, viewer.as_ref());
        self.shared.aside(work).await?.map(Some)
    }
}

pub(super) fn view_of(
    shared: &Shared,
    view: &TableView,
    viewer: Option<&PersonId>,
) -> Result<View, HostError> {
    let mut log = Vec::new();
    let mut replayed = Table::new(view.id);
    let own = viewer.map(|viewer| shared.locale_of(viewer)).transpose()?.flatten();
    // What is being written may show in the store before it is durable. Source: I-02
    for record in shared.store.log(view.id)?.into_iter().take_while(|record| record.seq < view.seq) {
        let before = replayed.state.table.clone();
        let sayings = replayed.replay(&record);
        let Some(table) = &replayed.state.table else { continue };
        for saying in sayings {
            let (for_viewer, locale) = match saying.told.to() {
                Audience::Room => (true, &table.locale),
                Audience::Person(person) => (viewer == Some(person), own.as_ref().unwrap_or(&table.locale)),
                Audience::Dead => {
                    (viewer.is_some_and(|viewer| saying.recipients.contains(viewer)), &table.locale)
                }
            };
            if for_viewer {
                let text = shared.text(&saying, table, before.as_deref(), view.venue.platform(), locale);
                log.push(ViewLine { told: saying.told, n: saying.n, at: saying.at, text });
            }
        }
    }
    let Some(table) = &view.state.table else { return Err(HostError::Stopped) };
    let shown = shown(&log);
    let seats = table.players.iter().enumerate().map(|(index, player)| {
        let seat = seat_at(index);
        let character = table.game.as_ref().and_then(|game| game.characters.get(index));
        SeatView {
            seat,
            user: character.is_none().then(|| player.person.clone()),
            name: character.unwrap_or(&player.name).clone(),
            alive: table.game.as_ref().is_none_or(|game| game.is_alive(seat)),
            shown: shown.iter().rev().find(|(of, _)| *of == seat).map(|(_, role)| *role),
        }
    });
    let you = viewer.and_then(|viewer| you(view, viewer, &log));
    Ok(View {
        table: view.id,
        venue: view.venue.clone(),
        phase: table.game.as_ref().map_or("lobby", |game| phase(&game.phase)),
        seats: seats.collect(),
        accounts: table.game.as_ref().map(|game| game.accounts.to_vec()).unwrap_or_default(),
        you,
        log,
    })
}

fn you(view: &TableView, viewer: &PersonId, log: &[ViewLine]) -> Option<You> {
    let table = view.state.table.as_ref()?;
    // The human judge sits nowhere. Source: C-01
    let judges = table.rules.judge == JudgeKind::Human && table.host.as_ref() == Some(viewer);
    let seat = table.seat_of(viewer).or(judges.then_some(Seat::JUDGE))?;
    let mut you =
        You { seat, hand: Vec::new(), side: None, knows: Vec::new(), marks: Vec::new(), asked: Vec::new() };
    let own = view.prompts.iter().filter(|prompt| prompt.person == *viewer);
    you.asked = own.cloned().collect();
    if let Some(game) = table.game.as_ref().filter(|_| seat != Seat::JUDGE) {
        // As it is by now: cards are turned around and change, sides are chosen, and fronts meet later.
        // Source: V6-02, V6-05, SL-10, SL-11, DU-05
        you.hand = game.hand(seat).map(|(_, card)| card.role).collect();
        you.side = Some(game.side_of(&table.rules, seat));
        you.knows = game.known_by(seat);
        let dealt = this_game(log).rev().find_map(|line| match line.told.open() {
            Notice::Dealt { marks, .. } => Some(marks),
            _ => None,
        });
        you.marks = dealt.cloned().unwrap_or_default();
    }
    Some(you)
}

/// What was said since the last start.
pub(super) fn this_game(log: &[ViewLine]) -> impl DoubleEndedIterator<Item = &ViewLine> {
    let start = log.iter().rposition(|line| matches!(line.told.open(), Notice::Started { .. }));
    log[start.unwrap_or(0)..].iter()
}

/// The roles that the judge has shown to all in this game.
fn shown(log: &[ViewLine]) -> Vec<(Seat, Role)> {
    let mut shown = Vec::new();
    for line in this_game(log).filter(|line| *line.told.to() == Audience::Room) {
        match line.told.open() {
            Notice::Dawn { deaths, .. } => {
                shown.extend(deaths.iter().filter_map(|death| Some((death.seat, death.shown?))));
            }
            Notice::Out { seat, shown: Some(role), .. } => shown.push((*seat, *role)),
            _ => {}
        }
    }
    shown
}

fn phase(phase: &crate::game::Phase) -> &'static str {
    use crate::game::Phase;
    match phase {
        Phase::Night { .. } => "night",
        Phase::LastWords { .. } => "last_words",
        Phase::Speech { .. } => "speech",
        Phase::Discussion { .. } => "discussion",
        Phase::Defence { .. } => "defence",
        Phase::Ballot(_) => "ballot",
        Phase::Window(_) => "window",
        Phase::Accusations { .. } => "accusations",
        Phase::Parting { .. } => "parting",
        Phase::Ordering { .. } => "ordering",
        Phase::Special(stage) => stage.id(),
    }
}
