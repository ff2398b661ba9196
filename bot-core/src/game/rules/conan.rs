//! The Conan game's own numbers.

use serde::{Deserialize, Serialize};

use super::super::role::words;

/// What the Conan game counts. Source: CO-14 to CO-20, CO-30, CO-36
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConanRule {
    /// Seconds before the first night in which the writer chooses how he looks; 0: as the pace says.
    pub disguise: u32,
    /// Seconds of a night's second stage; 0: as the pace says. Source: CO-06
    pub deduction: u32,
    /// The only night of the true glare. Source: CO-14
    pub true_glare: u16,
    /// The first night of the true void. Source: CO-16
    pub true_void: u16,
    /// The first night of the kidnap. Source: CO-17
    pub kidnap: u16,
    /// The last night of black's blessing. Source: CO-20
    pub blessing: u16,
    /// How often the hero does not go out. Source: CO-30
    pub hero: u16,
    /// The day that the writer wins by seeing it dawn. Source: CO-36
    pub serial: u16,
}

words! {
    /// What an investigation finds out.
    Finds {
        /// Whether somebody is one of the black. Source: CO-03
        Black = "black",
        /// Their build. Source: CO-05
        Build = "build",
        /// Their type. Source: CO-07
        Type = "type",
    }
}
