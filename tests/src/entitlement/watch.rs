//! What the room knows of time: which phase is open and until when, and who has voted.

use std::collections::{BTreeMap, BTreeSet};

use bot_core::game::{Action, Cause, Moment, Notice, PlayerRef, Seat, TableNote, Target, WindowPart};

use super::batch::Batch;
use super::rights::{Speciality, Votes as Known};
use super::truth::{Part, Truth};

/// The window after a death. Source: V7-08, A-06
const PARTING_MS: u64 = 20_000;

/// Who may vote in a ballot, and what stands.
type Votes = (BTreeSet<Seat>, BTreeMap<Seat, Vec<Target>>);

/// What the room knows of time: which phase is open, and until when.
#[derive(Debug, Default)]
pub(super) struct Watch {
    /// Until when the phase lasts, where it lasts its whole time whatever anybody does.
    whole: Option<Moment>,
    /// The same, for phases that a public deed may end.
    ends: Option<Moment>,
    paused: bool,
    pub(super) part: Option<Part>,
    pub(super) part_before: Option<Part>,
    /// Who may vote in the open ballot, and what stands.
    pub(super) ballot: Option<Votes>,
    /// What is told just now is followed by a pause. Source: V7-08
    pub(super) parting: bool,
    between_acts: bool,
}

impl Watch {
    /// What somebody votes, as far as it was taken.
    pub(super) fn hear(&mut self, batch: &Batch<'_>) {
        self.part_before = self.part;
        let Some(seat) = batch.seat() else { return };
        match (&batch.step.action, &mut self.ballot) {
            (Action::Vote { targets, .. }, Some((_, votes))) => {
                let number = |target: &PlayerRef| match target {
                    PlayerRef::Number(number) => Target(*number),
                    PlayerRef::Person(_) | PlayerRef::Typed(_) => Target(0),
                };
                votes.insert(seat, targets.iter().map(number).collect());
            }
            (Action::Abstain { .. }, Some((_, votes))) => drop(votes.insert(seat, Vec::new())),
            (Action::Unvote, Some((_, votes))) => drop(votes.remove(&seat)),
            _ => {}
        }
    }

    /// A message for all: whether it may come now.
    pub(super) fn public(
        &mut self,
        truth: &Truth,
        batch: &mut Batch<'_>,
        notice: &Notice,
        found: &mut Vec<String>,
    ) {
        let at = batch.step.at;
        self.clock(notice);
        if let Notice::Result { votes, .. } | Notice::Tally { votes, .. } = notice
            && self.is_sealed(truth)
        {
            let all = self.ballot.as_ref().is_some_and(|(voters, given)| {
                voters.iter().all(|seat| given.contains_key(seat) || !truth.lives(*seat))
            });
            let due = self.ends.is_some_and(|ends| ends <= at) || batch.host_ends();
            if !all && !due && !self.paused && batch.out.is_empty() {
                found.push(format!("a ballot closes before all have voted: {votes:?}"));
            }
            batch.closes_ballot = true;
        }
        // By the clock powers and ballot begin together. Source: SL-02
        let together = truth.rights.special == Speciality::Slow && matches!(notice, Notice::Ballot { .. });
        batch.closes_ballot |= matches!(notice, Notice::BallotVoid {});
        if !begins_or_ends(notice) {
            return;
        }
        let ended = batch.host_ends() || batch.over || matches!(notice, Notice::Over { .. });
        if self.whole.is_some_and(|whole| at < whole) && !self.paused && !ended && !together {
            found.push(format!("ended {} ms early", self.whole.map_or(0, |whole| whole.since(at))));
        }
        if batch.parted && matches!(notice, Notice::Over { .. }) {
            found.push("a death is not followed by the same pause".to_owned());
        }
        self.begin(truth, at, notice, found);
        batch.parted |= self.parting;
    }

    fn is_sealed(&self, truth: &Truth) -> bool {
        self.ballot.is_some() && truth.rights.votes != Known::OneByOne
    }

    /// The host's hand on the clock.
    fn clock(&mut self, notice: &Notice) {
        match notice {
            Notice::Paused {} => self.paused = true,
            // The room hears that it does not last its time.
            Notice::Table { note: TableNote::Skipped, .. } => self.whole = None,
            Notice::Resumed { ends } => {
                self.paused = false;
                self.ends = *ends;
                self.whole = self.whole.and(*ends);
            }
            Notice::Extended { ends } => {
                self.ends = *ends;
                self.whole = self.whole.and(*ends);
            }
            _ => {}
        }
    }

    fn begin(&mut self, truth: &Truth, at: Moment, notice: &Notice, found: &mut Vec<String>) {
        (self.whole, self.ends, self.parting) = (None, None, false);
        let parting = truth.rights.special == Speciality::Parting;
        self.between_acts = matches!(notice, Notice::Unclaimed { .. } | Notice::Bequeathing { .. });
        match notice {
            Notice::Night { ends, .. } | Notice::NoticeTime { ends, .. } => {
                self.part = Some(Part::Night);
                if let (Some(ends), Some(ms)) = (ends, truth.rights.night_ms())
                    && *ends != at.plus_ms(ms)
                {
                    found.push(format!("a night of {} ms, not {ms}", ends.since(at)));
                }
                // The deduction may not be cut off either, and its night is told whole. Source: CO-02
                (self.whole, self.ends) = (*ends, *ends);
            }
            Notice::Window { part, ends } => {
                self.part = Some(match part {
                    WindowPart::First => Part::First,
                    WindowPart::Day => Part::Day,
                    // More may be asked after a tie than else, and no less.
                    WindowPart::Evening => Part::Tie,
                });
                (self.whole, self.ends) = (*ends, *ends);
            }
            Notice::Dawn { deaths, .. } if parting && deaths.iter().any(|death| death.out) => {
                (self.whole, self.parting) = (Some(at.plus_ms(PARTING_MS)), true);
            }
            Notice::Out { cause: Cause::Voted, out: true, .. } if parting => {
                (self.whole, self.parting) = (Some(at.plus_ms(PARTING_MS)), true);
            }
            Notice::Ballot { voters, ends, .. } => {
                if truth.rights.special != Speciality::Slow {
                    self.ends = *ends;
                } else {
                    (self.whole, self.ends) = (*ends, *ends);
                }
                self.ballot = Some((voters.iter().copied().collect(), BTreeMap::new()));
            }
            Notice::Result { .. } | Notice::BallotVoid {} => self.ballot = None,
            _ => {}
        }
    }

    /// Whether no phase of the game has been told yet.
    pub(super) fn has_begun(&self) -> bool {
        self.part.is_some()
    }

    /// Whether a pause lasts in which former kiras may say something. Source: DN-13, DN-18
    pub(super) fn is_between_acts(&self) -> bool {
        self.between_acts
    }

    /// Whether a phase is open in which everything is done in secret.
    pub(super) fn eyes_are_shut(&self) -> bool {
        self.whole.is_some()
    }

    /// Somebody votes for nobody by declining to vote.
    pub(super) fn abstain(&mut self, seat: Seat) {
        if let Some((_, votes)) = &mut self.ballot {
            votes.insert(seat, Vec::new());
        }
    }

    /// A vote is given back to whoever gave it.
    pub(super) fn give_back(&mut self, seat: Seat) {
        if let Some((_, votes)) = &mut self.ballot {
            votes.remove(&seat);
        }
    }
}

/// Whether with this message a phase begins or ends.
fn begins_or_ends(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Night { .. }
            | Notice::NoticeTime { .. }
            | Notice::Window { .. }
            | Notice::Dawn { .. }
            | Notice::Riddle { .. }
            | Notice::LastWords { .. }
            | Notice::Speak { .. }
            | Notice::Discussion { .. }
            | Notice::Defence { .. }
            | Notice::Accusations { .. }
            | Notice::Ballot { .. }
            | Notice::Result { .. }
            | Notice::BallotVoid {}
            | Notice::Unclaimed { .. }
            | Notice::Bequeathing { .. }
            | Notice::Over { .. }
            | Notice::Out { cause: Cause::Voted, .. }
    )
}
