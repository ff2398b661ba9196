//! Where the host meets the words.

use std::sync::Arc;

use crate::game::{Action, Locale, Notice, Place, PlayerRef, Refusal};

use super::directory::TableView;

/// provisional
#[derive(Clone, Debug, Default)]
pub struct Texts;

impl Texts {
    /// provisional
    pub fn parse(&self, _place: Place, text: &str) -> Parsed {
        Parsed::Talk(text.to_owned())
    }
    /// provisional
    pub fn matching(&self, wanted: &str) -> Option<Locale> {
        Some(Locale::new(wanted))
    }
}

/// provisional
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Parsed {
    Action(Action),
    New { ruleset: Option<String> },
    Join,
    Set { option: String, value: String },
    Substitute { player: PlayerRef, newcomer: PlayerRef },
    Query(Query),
    Bare(Vec<PlayerRef>),
    Talk(String),
    Refused(Refusal),
}

/// provisional
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Query {
    Help(Option<String>),
    Rules(Option<String>),
    Rulesets,
    Table,
    Role,
    Terms(Option<String>),
    Explain,
    Recap,
    History,
    Posts,
    Lang(Option<Locale>),
}

pub(super) fn notice(_texts: &Texts, _locale: &Locale, notice: &Notice) -> String {
    serde_json::to_string(notice).unwrap_or_default()
}

pub(super) fn refusal(_texts: &Texts, _locale: &Locale, refusal: &Refusal) -> String {
    refusal.to_string()
}

pub(super) fn answer(
    _texts: &Texts,
    _locale: &Locale,
    query: &Query,
    _table: Option<&Arc<TableView>>,
) -> String {
    format!("{query:?}")
}
