//! What a player is told, before it is put into words of a language.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A key of the locale files with what fills its placeholders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The key.
    pub key: Cow<'static, str>,
    /// Placeholder and value.
    pub args: Vec<(Cow<'static, str>, Arg)>,
    /// The clause of the rules that stands behind it, such as `VB-5.8`.
    pub clause: Option<Cow<'static, str>>,
}

/// What fills a placeholder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A number; the language may choose a plural by it.
    Number(i64),
    /// Whoever sits there, by name.
    Seat(Seat),
    /// The message with this key.
    Word(Cow<'static, str>),
    /// Text that is the same in all languages.
    Text(String),
    /// Text that somebody wrote in some languages, by their codes.
    Said(Vec<(Cow<'static, str>, String)>),
    /// A message with placeholders of its own.
    Nested(Box<Message>),
    /// Several things, joined by the language's comma.
    List(Vec<Arg>),
}

impl Message {
    /// A message without placeholders.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message { key: key.into(), args: Vec::new(), clause: None }
    }

    /// Fills a placeholder.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name.into(), arg.into()));
        self
    }

    /// Names the clause behind it.
    #[must_use]
    pub fn clause(mut self, clause: &'static str) -> Message {
        self.clause = Some(clause.into());
        self
    }
}

impl Arg {
    /// The message with this key.
    pub fn word(key: impl Into<Cow<'static, str>>) -> Arg {
        Arg::Word(key.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Nested(Box::new(message))
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
