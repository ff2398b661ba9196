//! What goes to standard output.

use std::io::{self, BufWriter, Stdout, Write};

use bot_core::game::{Audience, Code, Known, Moment, Notice, PersonId, Prompt, Role, Seat, Side};
use bot_core::host::{Line, View};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Standard output, one JSON object a line.
pub(super) struct Output(BufWriter<Stdout>);

/// The last line of an answer.
pub(super) struct Closing {
    pub(super) id: Box<RawValue>,
    /// A private answer, or the refusal's code and text.
    pub(super) result: Result<Option<String>, (Code, String)>,
    /// The names of the files that belong to it.
    pub(super) files: Vec<String>,
    pub(super) now: Moment,
}

#[derive(Serialize)]
struct ClosingLine<'a> {
    done: &'a RawValue,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<Code>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    files: &'a [String],
    now: Moment,
}

#[derive(Serialize)]
struct EventLine<'a> {
    room: &'a str,
    to: To<'a>,
    n: u64,
    at: Moment,
    #[serde(flatten)]
    notice: &'a Notice,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
}

/// What a message says; nothing where a field of that name says it already.
fn said<'a>(notice: &Notice, text: &'a str) -> Option<&'a str> {
    (!matches!(notice, Notice::Story { .. })).then_some(text)
}

struct To<'a>(&'a Audience);

impl Serialize for To<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Audience::Room => serializer.serialize_str("room"),
            Audience::Person(person) => serializer.collect_map([("user", person.as_str())]),
            Audience::Dead => serializer.collect_map([("group", "dead")]),
        }
    }
}

#[derive(Serialize)]
struct ViewOut<'a> {
    room: &'a str,
    to: To<'a>,
    n: u64,
    at: Moment,
    #[serde(rename = "type")]
    kind: &'static str,
    phase: &'static str,
    seats: Vec<SeatOut<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    accounts: &'a [PersonId],
    you: Option<YouOut<'a>>,
    log: Vec<EventLine<'a>>,
    text: &'a str,
}

#[derive(Serialize)]
struct SeatOut<'a> {
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<&'a str>,
    name: &'a str,
    alive: bool,
    shown: Option<Role>,
}

#[derive(Serialize)]
struct YouOut<'a> {
    seat: Seat,
    hand: &'a [Role],
    side: Option<Side>,
    knows: &'a [Known],
    asked: &'a [Prompt],
}

impl Output {
    pub(super) fn new() -> Output {
        Output(BufWriter::new(io::stdout()))
    }

    /// Writes messages; [`Output::flush`] sends them off.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(super) fn line(&mut self, line: &Line) -> io::Result<()> {
        self.write(&EventLine {
            room: line.venue.id(),
            to: To(&line.to),
            n: line.n,
            at: line.at,
            notice: line.notice.open(),
            text: said(line.notice.open(), line.text.open()),
        })
    }

    /// Writes a view for a reader.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(super) fn view(&mut self, view: &View, to: &Audience, at: Moment, text: &str) -> io::Result<()> {
        let room = view.venue.id();
        let own = view.log.iter().filter(|line| line.told.to() == to);
        let seats = view.seats.iter().map(|seat| SeatOut {
            seat: seat.seat,
            user: seat.user.as_ref().map(PersonId::as_str),
            name: &seat.name,
            alive: seat.alive,
            shown: seat.shown,
        });
        let you = view.you.as_ref().map(|you| YouOut {
            seat: you.seat,
            hand: &you.hand,
            side: you.side,
            knows: &you.knows,
            asked: &you.asked,
        });
        let log = view.log.iter().map(|line| EventLine {
            room,
            to: To(line.told.to()),
            n: line.n,
            at: line.at,
            notice: line.told.open(),
            text: said(line.told.open(), &line.text),
        });
        self.write(&ViewOut {
            room,
            to: To(to),
            // A view is no message of its own: it goes up to the last one of its reader.
            n: own.map(|line| line.n).max().unwrap_or(0),
            at,
            kind: "view",
            phase: view.phase,
            seats: seats.collect(),
            accounts: &view.accounts,
            you,
            log: log.collect(),
            text,
        })
    }

    /// Writes the last line of an answer and sends everything off.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(super) fn close(&mut self, closing: &Closing) -> io::Result<()> {
        let (ok, code, text) = match &closing.result {
            Ok(text) => (true, None, text.as_deref()),
            Err((code, text)) => (false, Some(*code), Some(text.as_str())),
        };
        self.write(&ClosingLine {
            done: &closing.id,
            ok,
            code,
            text,
            files: &closing.files,
            now: closing.now,
        })?;
        self.flush()
    }

    /// Sends everything off.
    ///
    /// # Errors
    /// When nobody reads any more.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }

    fn write(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, value)?;
        self.0.write_all(b"\n")
    }
}
