//! The numbers of the Death Note game.

use serde::{Deserialize, Serialize};

/// When notebooks change hands. Source: DN-12, DN-13, DN-18
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeathNoteRule {
    /// A notebook can be handed on while more players than this live. Source: DN-12
    pub transfer_above: u16,
    /// In so many acts after the one in which that is told it can be taken back. Source: DN-13
    pub recovery_acts: u16,
    /// Both notebooks are given out anew while more players than this live. Source: DN-18
    pub both_anew_above: u16,
    /// One notebook is given out anew while more players than this live. Source: DN-18
    pub one_anew_above: u16,
}
