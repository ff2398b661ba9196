//! What fills the gaps of a message.

use fluent_bundle::{FluentArgs, FluentValue};

/// A value for a message's argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Words, already cleaned and escaped if somebody else wrote them.
    Text(String),
    /// A number, which the message may use to choose between singular and plural.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        })+
    };
}
numbers!(u8, u16, u32, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<bool> for Arg {
    fn from(yes: bool) -> Arg {
        Arg::from(if yes { "yes" } else { "no" })
    }
}

/// The arguments as Fluent wants them.
pub(super) fn fluent<'a>(args: &'a [(&'a str, Arg)]) -> FluentArgs<'a> {
    let mut list = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        let value = match value {
            Arg::Text(text) => FluentValue::String(text.as_str().into()),
            Arg::Number(number) => FluentValue::from(*number),
        };
        list.set(*name, value);
    }
    list
}
