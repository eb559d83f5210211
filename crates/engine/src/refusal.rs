//! A choice that was not legal.

use crate::Message;
use std::fmt;

/// Who wanted what, why it is refused, and what would have been legal. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The written name of the seat.
    pub who: String,
    /// The choice in its written form.
    pub what: String,
    /// Why not, as a message of the locale files.
    pub why: Box<Message>,
    /// Everything that would have been legal for this seat, in written form; empty if it owes no decision.
    pub legal: Vec<String>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} may not `{}` ({}", self.who, self.what, self.why.key)?;
        if let Some(clause) = &self.why.clause {
            write!(f, ", [{clause}]")?;
        }
        if self.legal.is_empty() {
            write!(f, "); no decision of this seat is open")
        } else {
            write!(f, "); legal: {}", self.legal.join(", "))
        }
    }
}

impl std::error::Error for Refusal {}
