//! What the tests of whole games share.

pub mod bench;
pub mod chance;
pub mod crowd;
pub mod data;
pub mod discord;
pub mod entitlement;
pub mod fuzz;
pub mod masks;
pub mod matrix;
mod program;
pub mod scenario;
