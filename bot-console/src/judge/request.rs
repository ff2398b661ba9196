//! What stands in a line: one request, or none.

use std::collections::BTreeMap;

use bot_core::game::{Action, Code, PersonId, Place, Platform, Refusal, Role, VenueId};
use serde::Deserialize;
use serde::de::value::MapDeserializer;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// Ids of users and rooms are at most so long, in characters.
const ID_CHARS_MAX: usize = 200;

/// A request and the mark that its closing line repeats.
#[derive(Debug)]
pub(super) struct Request {
    /// As it was given: no number loses anything of what it says.
    pub(super) id: Box<RawValue>,
    pub(super) wish: Wish,
}

/// What is wanted.
#[derive(Debug)]
pub(super) enum Wish {
    Say {
        user: PersonId,
        name: Option<String>,
        place: Place,
        room: Option<VenueId>,
        text: String,
        moderator: bool,
    },
    Advance {
        ms: u64,
    },
    UntilDeadline,
    /// A deal for the next start, or why it cannot be one.
    Deal {
        room: VenueId,
        deal: Result<Action, Refusal>,
    },
    /// Other draws for the next start, by name.
    Draw {
        room: VenueId,
        draws: Option<BTreeMap<String, u16>>,
    },
    Crash,
    View {
        room: VenueId,
        user: Option<PersonId>,
    },
}

/// All fields that a request can have.
#[derive(Deserialize)]
struct Fields {
    room: Option<String>,
    dm: Option<bool>,
    user: Option<String>,
    name: Option<String>,
    text: Option<String>,
    moderator: Option<bool>,
    advance: Option<u64>,
    until_deadline: Option<bool>,
    deal: Option<Deal>,
    draw: Option<Draw>,
    crash: Option<bool>,
    view: Option<View>,
}

#[derive(Deserialize)]
struct Deal {
    room: String,
    hands: Vec<Vec<String>>,
    void: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Draw {
    room: String,
    #[serde(flatten)]
    draws: Map<String, Value>,
}

#[derive(Deserialize)]
struct View {
    room: String,
    user: Option<String>,
}

/// Reads a line.
///
/// # Errors
/// The line's mark, as far as there is one, when the line is no request.
pub(super) fn parse(line: &[u8]) -> Result<Request, Box<RawValue>> {
    let Ok(mut fields) = serde_json::from_slice::<BTreeMap<String, &RawValue>>(line) else {
        return Err(RawValue::NULL.to_owned());
    };
    let id = compact(fields.remove("id").unwrap_or(RawValue::NULL));
    let fields = MapDeserializer::new(fields.iter().map(|(name, value)| (name.as_str(), *value)));
    let read = Fields::deserialize(fields).ok().and_then(wish);
    match read {
        Some(wish) => Ok(Request { id, wish }),
        None => Err(id),
    }
}

/// A value without the space between its parts: some readers take a carriage return for the end of a line.
fn compact(value: &RawValue) -> Box<RawValue> {
    let (mut quoted, mut escaped) = (false, false);
    let kept = |sign: &char| {
        let kept = quoted || !sign.is_ascii_whitespace();
        quoted ^= *sign == '"' && !escaped;
        escaped = *sign == '\\' && !escaped;
        kept
    };
    let text = value.get().chars().filter(kept).collect();
    RawValue::from_string(text).unwrap_or_else(|_| value.to_owned())
}

/// The one thing that the fields say; `None` if they say nothing, or several things.
fn wish(fields: Fields) -> Option<Wish> {
    let kinds = [
        fields.text.is_some(),
        fields.advance.is_some(),
        fields.until_deadline.is_some(),
        fields.deal.is_some(),
        fields.draw.is_some(),
        fields.crash.is_some(),
        fields.view.is_some(),
    ];
    if kinds.into_iter().filter(|kind| *kind).count() != 1 {
        return None;
    }
    if let Some(text) = fields.text {
        let user = person(fields.user?)?;
        let place = if fields.dm.unwrap_or(false) { Place::Direct } else { Place::Room };
        let room = match fields.room {
            Some(room) => Some(venue(room)?),
            None if place == Place::Direct => None,
            None => return None,
        };
        let moderator = fields.moderator.unwrap_or(false);
        return Some(Wish::Say { user, name: fields.name, place, room, text, moderator });
    }
    if let Some(ms) = fields.advance {
        return Some(Wish::Advance { ms });
    }
    if let Some(deal) = fields.deal {
        return Some(Wish::Deal { room: venue(deal.room)?, deal: fixed(&deal.hands, deal.void.as_deref()) });
    }
    if let Some(draw) = fields.draw {
        return Some(Wish::Draw { room: venue(draw.room)?, draws: numbers(draw.draws) });
    }
    if let Some(view) = fields.view {
        let user = match view.user {
            Some(user) => Some(person(user)?),
            None => None,
        };
        return Some(Wish::View { room: venue(view.room)?, user });
    }
    match (fields.until_deadline, fields.crash) {
        (Some(true), None) => Some(Wish::UntilDeadline),
        (None, Some(true)) => Some(Wish::Crash),
        (_, _) => None,
    }
}

/// Draws by name; `None` where one is no number.
fn numbers(draws: Map<String, Value>) -> Option<BTreeMap<String, u16>> {
    let number = |value: &Value| value.as_u64().and_then(|number| u16::try_from(number).ok());
    draws.into_iter().map(|(name, value)| Some((name, number(&value)?))).collect()
}

/// Hands of roles; a word that is no role fits no table.
fn fixed(hands: &[Vec<String>], void: Option<&[String]>) -> Result<Action, Refusal> {
    let roles = |words: &[String]| -> Result<Vec<Role>, Refusal> {
        words.iter().map(|word| word.parse().map_err(|_| Code::BadDeal.into())).collect()
    };
    let hands = hands.iter().map(|hand| roles(hand)).collect::<Result<_, _>>()?;
    Ok(Action::FixDeal { hands, void: void.map(roles).transpose()? })
}

fn person(id: String) -> Option<PersonId> {
    let person = PersonId::new(Platform::Console, fit(&id)?);
    // Whoever calls himself `computer:1` would be taken for one.
    (person.platform() == Platform::Console).then_some(person)
}

fn venue(id: String) -> Option<VenueId> {
    let venue = VenueId::new(Platform::Console, fit(&id)?);
    (venue.platform() == Platform::Console).then_some(venue)
}

fn fit(id: &str) -> Option<&str> {
    let fits =
        !id.trim().is_empty() && id.chars().count() <= ID_CHARS_MAX && !id.chars().any(char::is_control);
    fits.then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, fits: bool) {
        assert_eq!(parse(line.as_bytes()).is_ok(), fits, "{line}");
    }

    #[test]
    fn every_request_of_the_protocol_is_read() {
        check(r#"{"room":"r1","user":"u1","name":"Ann","text":"!join"}"#, true);
        check(r#"{"dm":true,"user":"u1","text":"kill 5"}"#, true);
        check(r#"{"room":"r1","user":"u1","text":"!house","moderator":true}"#, true);
        check(r#"{"dm":true,"room":"r1","user":"u1","text":""}"#, true);
        check(r#"{"advance":60000}"#, true);
        check(r#"{"until_deadline":true}"#, true);
        check(r#"{"deal":{"room":"r1","hands":[["killer"],["police"]],"void":["civilian"]}}"#, true);
        check(r#"{"draw":{"room":"r1","first_kira":3}}"#, true);
        check(r#"{"crash":true}"#, true);
        check(r#"{"view":{"room":"r1","user":null}}"#, true);
    }

    #[test]
    fn anything_else_is_none() {
        for line in [
            "",
            "null",
            "[]",
            "{}",
            "{\"room\":\"r1\"}",
            r#"{"user":"u1","text":"x"}"#,
            r#"{"room":"r1","text":"x"}"#,
            r#"{"room":"","user":"u1","text":"x"}"#,
            r#"{"room":"r1","user":"computer:1","text":"x"}"#,
            r#"{"room":"matrix:!r","user":"u1","text":"x"}"#,
            r#"{"room":"r1","user":7,"text":"x"}"#,
            r#"{"room":"r1","user":"u1","text":"x","crash":true}"#,
            r#"{"advance":-1}"#,
            r#"{"advance":1.5}"#,
            r#"{"crash":false}"#,
            r#"{"deal":{"room":"r1"}}"#,
        ] {
            check(line, false);
        }
        check(&format!("{{\"id\":{}1{}}}", "[".repeat(5000), "]".repeat(5000)), false);
        assert!(parse(b"{\"room\":\"\xff\"}").is_err());
    }

    #[test]
    fn the_mark_is_kept_even_of_what_is_no_request() {
        let mark = parse(br#"{"id":[1,"a"],"advance":-1}"#).err();
        assert_eq!(mark.as_deref().map(RawValue::get), Some(r#"[1,"a"]"#));
    }

    #[track_caller]
    fn check_mark(given: &str, kept: &str) {
        let line = format!(r#"{{ "id": {given} , "advance": 1 }}"#);
        let read = parse(line.as_bytes()).map(|request| request.id);
        assert_eq!(read.as_deref().map(RawValue::get).ok(), Some(kept), "{line}");
    }

    #[test]
    fn the_mark_comes_back_exactly_as_it_was_given() {
        for mark in [
            "123456789012345678901234567890",
            "-123456789012345678901234567890",
            "1e400",
            "-1E+999",
            "0.1000000000000000000000000000000001",
            "1.0",
            "-0",
            "18446744073709551616",
            r#"{"b":1e400,"a":[123456789012345678901234567890]}"#,
            r#""a \" b\\ \ud800""#,
            "null",
        ] {
            check_mark(mark, mark);
        }
        let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
        check_mark(&deep, &deep);
    }

    #[test]
    fn the_mark_never_breaks_its_line() {
        check_mark("[1,\r\t 2 ]", "[1,2]");
        check_mark("{ \"a b\" :\r\"\\\" \\\\\" }", r#"{"a b":"\" \\"}"#);
    }

    #[test]
    fn a_field_given_twice_counts_as_it_was_given_last() {
        let read =
            parse(br#"{"id":1,"advance":1,"id":2,"advance":3}"#).map(|request| (request.id, request.wish));
        assert!(matches!(read, Ok((id, Wish::Advance { ms: 3 })) if id.get() == "2"));
    }
}
