//! What the rules refuse, in words.

use meadhall_engine::{RecordError, Refusal, Seat};
use meadhall_words::Words;

/// What was refused, why, by which clause, and what would have been possible.
pub(crate) fn told(refusal: &Refusal, words: &Words, names: &dyn Fn(Seat) -> String) -> String {
    let clause = refusal.why.clause.as_ref().map_or(String::new(), |clause| format!(" [{clause}]"));
    let why = words.fill("term-refused", &[("why", words.tell(&refusal.why, names).into())]);
    let legal = match refusal.legal.is_empty() {
        true => String::new(),
        false => format!(" {}", words.fill("term-legal", &[("choices", refusal.legal.join("; ").into())])),
    };
    format!("`{}: {}`: {why}{clause}{legal}", refusal.who, refusal.what)
}

/// What is wrong with a record, with what the rules refused in words.
pub fn record_error(error: &RecordError, words: &Words) -> String {
    let Some(refusal) = &error.refusal else { return error.to_string() };
    // The number of the action stands before the refusal.
    let action = error.reason.split_once(": ").map_or("", |(action, _)| action);
    format!("{action}: {}", told(refusal, words, &|seat| (seat.index() + 1).to_string()))
}
