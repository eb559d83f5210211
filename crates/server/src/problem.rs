//! What can go wrong with a request, and how it is answered.

use crate::pages::options::reason;
use crate::store::StoreError;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use meadhall_engine::BadOption;
use meadhall_words::{Lang, Words};

/// After how many seconds it is worth to try again where another program holds the database.
const LATER: &str = "5";

/// A request that is not carried out. Nothing has changed.
#[derive(Debug)]
pub enum Problem {
    /// There is no such page, table, seat or invitation.
    NotFound,
    /// The seat or table is not the visitor's.
    Forbidden,
    /// Somebody could not prove who she is: the key of the message.
    Unproven(&'static str),
    /// The adviser does not speak at this table.
    NoAdvice,
    /// The request comes from a page of somebody else's.
    ForeignOrigin,
    /// The request was made from a page that is out of date: the decision has been made already.
    Stale,
    /// Somebody else has changed the table meanwhile; it is worth to try again at once.
    Conflict,
    /// The game has not begun, or is over.
    NotInPlay,
    /// The seat has decided nothing that could be taken back.
    NothingToUndo,
    /// The invitation has been taken or renewed.
    Spent,
    /// The request cannot be understood; the text says why.
    Malformed(String),
    /// An option of a game, by the game's id, cannot be as it was wished.
    BadOption(&'static str, BadOption),
    /// Nobody can ask for this page in this way.
    WrongMethod,
    /// The body of the request is too large.
    TooLarge,
    /// Something cannot be said: the key of the message.
    Unsaid(&'static str),
    /// The rules refuse the choice; the text says why and what would have been legal.
    Refused(String),
    /// A limit is reached: the key of its message.
    TooMuch(&'static str),
    /// The disk is full.
    DiskFull,
    /// Another program holds the database.
    Locked,
    /// The storage failed.
    Storage,
}

impl Problem {
    /// The status that the answer has.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Forbidden | Problem::Unproven(_) | Problem::NoAdvice | Problem::ForeignOrigin => {
                StatusCode::FORBIDDEN
            }
            Problem::Stale | Problem::Conflict | Problem::NotInPlay | Problem::NothingToUndo => StatusCode::CONFLICT,
            Problem::Spent => StatusCode::GONE,
            Problem::Malformed(_) | Problem::BadOption(..) => StatusCode::BAD_REQUEST,
            Problem::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Refused(_) | Problem::Unsaid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooMuch(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Locked | Problem::Storage => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Gives an answer the status of this problem, and says when to try again where somebody knows that.
    pub fn mark(&self, answer: impl IntoResponse) -> Response {
        let mut response = (self.status(), answer).into_response();
        if matches!(self, Problem::Locked) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(LATER));
        }
        response
    }

    /// Whether the storage failed, so that the same may be right later.
    pub fn is_of_storage(&self) -> bool {
        matches!(self, Problem::DiskFull | Problem::Locked | Problem::Storage)
    }

    /// The key of the sentence that says what is wrong.
    pub fn key(&self) -> &'static str {
        match self {
            Problem::NotFound => "problem-not-found",
            Problem::Forbidden => "problem-forbidden",
            Problem::NoAdvice => "problem-no-advice",
            Problem::ForeignOrigin => "problem-foreign-origin",
            Problem::Stale | Problem::Conflict => "problem-stale",
            Problem::NotInPlay => "problem-not-in-play",
            Problem::NothingToUndo => "problem-nothing-to-undo",
            Problem::Spent => "problem-spent",
            Problem::Malformed(_) => "problem-malformed",
            Problem::BadOption(..) => "problem-option",
            Problem::WrongMethod => "problem-wrong-method",
            Problem::TooLarge => "problem-too-large",
            Problem::Refused(_) => "problem-refused",
            Problem::TooMuch(key) | Problem::Unproven(key) | Problem::Unsaid(key) => key,
            Problem::DiskFull => "problem-disk-full",
            Problem::Locked => "problem-locked",
            Problem::Storage => "problem-storage",
        }
    }

    /// What is wrong, in one sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        let said = Words::house(lang).say(self.key());
        if let Problem::BadOption(game, bad) = self {
            let Some(game) = meadhall_games::find(game) else { return said };
            let words = game.board.words(lang);
            return format!("{said} {}: {}", words.say(&format!("option-{}", bad.key)), reason(words, bad));
        }
        match self.detail() {
            Some(detail) => format!("{said} {detail}").trim_end().to_owned(),
            None => said,
        }
    }

    /// What is to be added to the sentence.
    pub fn detail(&self) -> Option<&str> {
        match self {
            Problem::Malformed(text) | Problem::Refused(text) => Some(text),
            _ => None,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Full => Problem::DiskFull,
            StoreError::Locked => Problem::Locked,
            StoreError::Conflict => Problem::Conflict,
            StoreError::Newer(_)
            | StoreError::Damaged(_)
            | StoreError::Away(_)
            | StoreError::Denied(_)
            | StoreError::Other(_) => Problem::Storage,
        }
    }
}
