//! The judge (法官) of Mafia and 杀人游戏: the engine, the rule sets, the words, and many tables at once.
//!
//! Imports go one way: `host` uses `text` and `ruleset`, all of them use `game`; `game` uses nothing of ours.

pub mod game;
pub mod host;
pub mod ruleset;
pub mod text;
