//! The judge as a pure machine.
//!
//! [`decide`] says what happens when somebody wants something, [`evolve`] folds what
//! happened into the state, [`prompts`] is the only source of what is legal now, and
//! [`view_for`] what one viewer was told. Nothing here reads a clock, draws
//! randomness, does I/O or knows a platform.

mod command;
mod decide;
mod deeds;
mod event;
mod evolve;
mod hosting;
mod ids;
mod nature;
mod night;
mod notice;
pub mod options;
mod phase;
mod prompt;
mod prompts;
mod proof;
mod refusal;
mod rng;
mod role;
pub mod rules;
mod shared;
pub mod special;
mod state;
mod turn;
mod validate;
mod view;

pub use command::{Action, Actor, Command, Place, PlayerRef};
pub use decide::decide;
pub use event::{Event, Fact};
pub use evolve::evolve;
pub use ids::{Locale, Moment, PersonId, Platform, Seat, Secret, TableId, Target, VenueId};
pub use nature::{Build, ClueKind, ClueValue, Deduction, Kind, Nature, Sex};
pub use notice::{
    Answer, Audience, BallotKind, CardMark, CastVote, Cause, Death, Detail, EndReason, Fate, Hand, Highlight,
    Hint, Known, KnownAs, Mark, NightEntry, NightReport, Notice, Outcome, Remark, Seated, Suit, TableNote,
    Told, WarningCode,
};
pub use prompt::{Prompt, PromptId};
pub use prompts::prompts;
pub use proof::{Proof, ProofFault, prove};
pub use refusal::{Code, Reason, Refusal};
pub use role::{Ask, Role, Side, Team, UnknownWord};
pub use rules::RuleSet;
pub use shared::Shared;
pub use state::{
    Ballot, Card, CardRef, FixedDeal, Game, GivenAnswer, Nomination, Pause, Phase, Player, Purpose,
    SeatRecord, State, Step, SubstituteOffer, Table, TieProgress, seat_at,
};
pub use validate::{PLAYERS_MAX, RuleFault};
pub use view::{Viewer, view_for};
