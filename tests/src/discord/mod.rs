//! A stand-in for Discord on loopback, for tests.
//!
//! It keeps guilds, channels, people, messages and interactions, answers the
//! REST calls a bot makes over TLS as `discord.com`, and speaks the gateway.
//! Every request is judged by three parties that do not know each other:
//! Discord's own API description (when the file is at hand), the limits of
//! `twilight-validate`, and rules written by hand for what neither knows.
//! Every event is read back by `twilight-model`.
//!
//! What a person does is done by a [`Human`]; what goes wrong on the way is
//! asked for through [`Discord::faults`].

mod answer;
mod bot;
pub mod check;
mod emoji;
mod error;
mod fault;
mod form;
mod frames;
mod gateway;
mod human;
mod interaction;
mod limit;
mod message;
mod node;
mod party;
mod permission;
mod render;
mod rest;
mod route;
mod server;
pub mod sight;
mod stage;
mod tls;
mod upload;
mod voice;
mod webhook;
mod world;

pub use answer::{Answer, Silence};
pub use bot::{Bot, build};
pub use error::ApiError;
pub use fault::Faults;
pub use form::Handed;
pub use human::Human;
pub use limit::Limits;
pub use message::{Guise, Message};
pub use node::Canary;
pub use party::{Guest, Party, Plan};
pub use permission::Permissions;
pub use server::{Discord, Settings};
pub use stage::together;
pub use upload::{Upload, text_file};
pub use world::{Seen, Violation};
