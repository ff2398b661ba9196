//! The judge (法官) of Mafia and 杀人游戏: the engine, the rule sets, the words, many tables at once, and
//! a laboratory in which whole games are played by the thousand.
//!
//! Imports go one way: `host` uses `text`, `ruleset` and `players`, `lab` uses `players`, all of them use
//! `game`; `game` uses nothing of ours.

pub mod game;
pub mod host;
pub mod lab;
pub mod players;
pub mod ruleset;
pub mod text;
