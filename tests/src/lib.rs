//! What the tests of whole games share.

pub mod bench;
pub mod data;
pub mod discord;
pub mod matrix;
pub mod scenario;
