//! What the tests of whole games share.

pub mod discord;
