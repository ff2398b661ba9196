//! Whom somebody names.

use smallvec::SmallVec;

use super::ids::Target;

/// Targets in the order named. A few of them, as is usual, are kept in place: every decision copies the
/// votes and namings that stand.
pub type Targets = SmallVec<[Target; 6]>;
