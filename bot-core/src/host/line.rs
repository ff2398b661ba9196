//! One message on its way to its readers.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::game::{Ask, Audience, Locale, Moment, Notice, PersonId, Prompt, Seat, Secret, TableId, VenueId};

use super::table::Saying;

/// How many base-36 digits tell one store from another.
const STORE_DIGITS: usize = 6;
/// Stores are numbered below this, so that [`STORE_DIGITS`] digits hold every number.
pub(super) const STORE_NUMBERS: u32 = 36_u32.pow(6) - 1;

/// Names a message for good: the same after any restart, and never the same in two stores.
///
/// Its `Display` form is at most 20 characters of `0-9 a-z -`, made to be a Discord nonce
/// or a Matrix transaction id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LineId {
    /// Which store it lies in.
    pub store: u32,
    /// The how-manieth message of that store.
    pub number: u64,
}

impl fmt::Display for LineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let store = base36(u64::from(self.store));
        write!(f, "{store:0>STORE_DIGITS$}-{}", base36(self.number))
    }
}

/// A text that is no [`LineId`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no message")]
pub struct NoLineId(String);

impl FromStr for LineId {
    type Err = NoLineId;

    fn from_str(text: &str) -> Result<LineId, NoLineId> {
        let read = || {
            let (store, number) = text.split_once('-')?;
            Some(LineId {
                store: u32::from_str_radix(store, 36).ok()?,
                number: u64::from_str_radix(number, 36).ok()?,
            })
        };
        read().ok_or_else(|| NoLineId(text.to_owned()))
    }
}

fn base36(mut number: u64) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut digits = Vec::new();
    loop {
        digits.push(char::from(DIGITS[(number % 36) as usize]));
        number /= 36;
        if number == 0 {
            break;
        }
    }
    digits.iter().rev().collect()
}

/// A message for the room, for one person or for the graveyard, durable and ready to be delivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Its name for good.
    pub id: LineId,
    /// The table that it comes from.
    pub table: TableId,
    /// Where that table stands.
    pub venue: VenueId,
    /// Who may know it.
    pub to: Audience,
    /// The persons to deliver to, for what goes to the dead; empty else.
    pub recipients: Vec<PersonId>,
    /// The how-manieth message of this table for this reader (the room, one person, the dead), from 1; only reminders that somebody does not want leave a gap.
    pub n: u64,
    /// When it was said.
    pub at: Moment,
    /// The message as data.
    pub notice: Arc<Secret<Notice>>,
    /// What the message asks for, if anything: the prompt of the person addressed, of the seat
    /// that has the floor, or for a ballot that of the first voter (all voters' prompts
    /// have the same id; see [`Host::prompts_of`](super::Host::prompts_of) for each one's targets).
    pub prompt: Option<Prompt>,
    /// The language of `text`.
    pub locale: Locale,
    /// The message in the reader's language.
    pub text: Secret<String>,
}

/// Which prompt a message asks for.
pub(super) fn prompt_of(saying: &Saying, open: &[Prompt], masked: bool) -> Option<Prompt> {
    // Under masks a line for the room asks nobody: the prompt would name the person. Source: DN-01
    if masked && *saying.told.to() == Audience::Room && !matches!(saying.told.open(), Notice::Ballot { .. }) {
        return None;
    }
    let seat_has = |seat: Seat, asks: &[Ask]| {
        open.iter().find(|prompt| prompt.seat == seat && asks.contains(&prompt.ask)).cloned()
    };
    let anybody = |ask: Ask| open.iter().find(|prompt| prompt.ask == ask).cloned();
    match saying.told.open() {
        Notice::Ask { ask, seat, .. } => seat_has(*seat, &[*ask]),
        Notice::Speak { seat, .. } => seat_has(*seat, &[Ask::Speech]),
        Notice::LastWords { seat, .. } => seat_has(*seat, &[Ask::LastWords]),
        Notice::Ballot { .. } | Notice::Call { .. } => anybody(Ask::Vote),
        Notice::Defence { .. } => anybody(Ask::Floor),
        Notice::Discussion { .. } => anybody(Ask::Speech),
        Notice::Accusations { .. } => anybody(Ask::Accuse),
        Notice::ReadyAsked { .. } => anybody(Ask::Ready),
        _ => None,
    }
}

/// A message before it has a number.
pub(super) const UNNUMBERED: LineId = LineId { store: 0, number: 0 };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_id_is_short_and_reads_back() {
        for id in [
            LineId { store: 0, number: 0 },
            LineId { store: 7, number: 35 },
            LineId { store: STORE_NUMBERS, number: u64::MAX },
        ] {
            let text = id.to_string();
            assert!(text.len() <= 20, "{text}");
            assert_eq!(text.parse(), Ok(id), "{text}");
        }
        assert_eq!(LineId { store: 7, number: 36 }.to_string(), "000007-10");
        assert!("kill".parse::<LineId>().is_err());
        assert!("000007-".parse::<LineId>().is_err());
    }
}
