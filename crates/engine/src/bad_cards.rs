//! Why a table of cards is refused. Such a table is a file that players may change, so the reason names the line.

use std::fmt;

/// Why a table of cards is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCards {
    /// The line of the file, from 1. Where something is missing it is the last line of its kind.
    pub line: usize,
    /// The reason.
    pub reason: String,
}

impl BadCards {
    /// What is wrong at a byte of the text.
    ///
    /// ```
    /// use meadhall_engine::BadCards;
    ///
    /// let text = "[[card]]\nid = \"axe\"\ncopies = 0\n";
    /// let bad = BadCards::at(text, text.find("copies").unwrap(), "axe needs at least one copy");
    /// assert_eq!(bad.to_string(), "line 3: axe needs at least one copy");
    /// ```
    pub fn at(text: &str, offset: usize, reason: impl Into<String>) -> BadCards {
        BadCards { line: BadCards::line_at(text, offset), reason: reason.into() }
    }

    /// The line of a byte of the text, from 1.
    pub fn line_at(text: &str, offset: usize) -> usize {
        text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count() + 1
    }
}

impl fmt::Display for BadCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for BadCards {}
