//! A finished game as JSON, for other programs. People are in it by seat and name, not by their accounts.

use serde::Serialize;
use serde_json::{Value, json};

use crate::game::{EndReason, Notice, PersonId, Platform, Role, Seat, Side, seat_at};

use super::words::Speaker;
use super::{Hearer, Replay, Stage};

/// The format of the files that this program writes.
const RECORD_FORMAT: u32 = 1;

#[derive(Serialize)]
struct Record<'a> {
    format: u32,
    game: String,
    id: &'a str,
    ruleset: &'a str,
    /// UTC milliseconds.
    ended: i64,
    winners: &'a [Side],
    reason: EndReason,
    seats: Vec<SeatRecord<'a>>,
    steps: Vec<StepRecord<'a>>,
}

#[derive(Serialize)]
struct SeatRecord<'a> {
    seat: Seat,
    name: String,
    computer: bool,
    hand: &'a [Role],
    /// The numbers of the cards, where cards are numbered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<usize>,
    /// As whom they played, in a game of masks.
    #[serde(skip_serializing_if = "Option::is_none")]
    character: Option<&'a String>,
    side: Side,
    won: bool,
    points: i32,
    alive: bool,
}

#[derive(Serialize)]
struct StepRecord<'a> {
    stage: Value,
    at: i64,
    living: &'a [Seat],
    lines: Vec<LineRecord<'a>>,
}

#[derive(Serialize)]
struct LineRecord<'a> {
    to: Value,
    at: i64,
    notice: Value,
    text: &'a str,
}

/// A game as JSON.
pub(super) fn json(replay: &Replay, speaker: &Speaker<'_>) -> Vec<u8> {
    let kept = &replay.kept;
    let seats = kept.seats.iter().enumerate().map(|(index, seat)| SeatRecord {
        seat: seat_at(index),
        name: speaker.who(seat),
        computer: seat.computer,
        hand: &seat.hand,
        cards: replay.cards_of(seat_at(index)).take(seat.hand.len()).flatten().collect(),
        character: replay.characters.get(index),
        side: seat.side,
        won: seat.won,
        points: seat.points,
        alive: seat.alive,
    });
    let steps = replay.steps.iter().map(|step| StepRecord {
        stage: stage(step.stage),
        at: step.at.0,
        living: &step.living,
        lines: step
            .lines
            .iter()
            .map(|line| LineRecord {
                to: to(&line.to),
                at: line.at.0,
                notice: without_accounts(&line.notice, replay),
                text: &line.text,
            })
            .collect(),
    });
    let record = Record {
        format: RECORD_FORMAT,
        game: kept.game.to_string(),
        id: &kept.id,
        ruleset: &kept.ruleset,
        ended: kept.ended.0,
        winners: &kept.winners,
        reason: kept.reason,
        seats: seats.collect(),
        steps: steps.collect(),
    };
    // Only what this program made is in it, and that can be written.
    serde_json::to_vec_pretty(&record).unwrap_or_default()
}

fn stage(stage: Stage) -> Value {
    match stage {
        Stage::Deal => json!({"kind": "deal"}),
        Stage::Night(night) => json!({"kind": "night", "night": night}),
        Stage::Day(day) => json!({"kind": "day", "day": day}),
        Stage::Vote(day, number) => json!({"kind": "vote", "day": day, "number": number}),
        Stage::End => json!({"kind": "end"}),
    }
}

fn to(hearer: &Hearer) -> Value {
    match hearer {
        Hearer::Room => json!("room"),
        Hearer::Seats(seats) => json!(seats),
        Hearer::Other => json!("other"),
    }
}

/// A message as data, with seats in the place of accounts.
fn without_accounts(notice: &Notice, replay: &Replay) -> Value {
    let mut value = serde_json::to_value(notice).unwrap_or_default();
    hide(&mut value, replay);
    value
}

/// The fields of messages in which an account stands.
const ACCOUNTS: [&str; 7] = ["user", "host", "from", "before", "person", "by", "answer"];

fn hide(value: &mut Value, replay: &Replay) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(id) if ACCOUNTS.contains(&key.as_str()) => {
                        if let Some(seat) = seat_of(id, replay) {
                            *id = format!("seat {seat}");
                        } else if key != "answer" || is_account(id) {
                            *id = "somebody".to_owned();
                        }
                    }
                    other => hide(other, replay),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| hide(item, replay)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn seat_of(id: &str, replay: &Replay) -> Option<Seat> {
    replay.accounts.iter().position(|account| account.as_str() == id).map(seat_at)
}

fn is_account(id: &str) -> bool {
    [Platform::Discord, Platform::Matrix, Platform::Computer]
        .iter()
        .any(|platform| id.starts_with(platform.prefix()) && PersonId::new(*platform, "").as_str() != id)
}
