//! The judge as a pure machine.
//!
//! [`decide`] says what happens when somebody wants something, [`evolve`] folds what
//! happened into the state, [`prompts`] is the only source of what is legal now, and
//! [`view_for`] what one viewer was told. Nothing here reads a clock, draws
//! randomness, does I/O or knows a platform.

mod circle;
mod clock;
mod command;
mod decide;
mod deeds;
mod dream;
mod event;
mod evolve;
mod friend;
mod hosting;
mod ids;
mod nature;
mod night;
mod notice;
pub mod options;
mod persona;
mod phase;
mod printed;
mod prompt;
mod prompts;
mod proof;
mod refusal;
mod reminder;
mod resolve;
mod rng;
mod role;
pub mod rules;
mod shared;
pub mod special;
mod state;
mod stuck;
mod targets;
mod turn;
mod validate;
mod view;
mod window;

pub use circle::{Circle, at_rest, circles, may_whisper};
pub use clock::{is_quiet_at, zone_meant, zone_named};
pub use command::{Action, Actor, Command, Place, PlayerRef};
pub use decide::{decide, step};
pub use event::{Event, Fact, Idle};
pub use evolve::evolve;
pub use hosting::{PROCLAIMED_CHARS_MAX, REASON_CHARS_MAX};
pub use ids::{Locale, Moment, PersonId, Platform, Seat, Secret, TableId, Target, VenueId};
pub use nature::{Build, ClueKind, ClueValue, Deduction, Kind, Nature, Sex};
pub use notice::{
    Account, Answer, Audience, BallotKind, CardMark, CastVote, Cause, Death, Detail, EndReason, Fate, Hand,
    Highlight, Hint, Keeper, Known, KnownAs, Mark, NightEntry, NightReport, NotebookWhy, Notice, Outcome,
    Remark, Seated, Suit, TableNote, Told, WarningCode, Wording,
};
pub use prompt::{Prompt, PromptId};
pub use prompts::prompts;
pub use proof::{Proof, ProofFault, prove};
pub use refusal::{Code, Reason, Refusal};
pub use role::{Ask, Role, Side, Team, UnknownWord};
pub use rules::RuleSet;
pub use shared::{Shared, Sparse};
pub use special::written::{notice::riddle, review::under_review};
pub use special::{Deed, Memory, squeeze::SQUEEZES_MAX};
pub use state::{
    Ballot, Card, CardRef, Claim, FixedDeal, Game, GivenAnswer, Nomination, Pause, Phase, Player, Purpose,
    SeatRecord, State, Step, SubstituteOffer, Table, TieProgress, Vote, seat_at,
};
pub use stuck::{Stage, Stuck};
pub use targets::Targets;
pub use validate::{PLAYERS_MAX, RuleFault};
pub use view::{Viewer, view_for};
pub use window::{Friend, Friends, Reminder, Window, WindowPart};
