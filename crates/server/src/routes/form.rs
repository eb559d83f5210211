//! The fields of a form, whatever was sent.

use super::Failure;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::{Form, FromRequest, FromRequestParts, Request};
use meadhall_engine::{MAX_SEATS, Seat};
use std::collections::BTreeMap;

/// The fields of a form by their names. A body that cannot be read is refused before any handler sees it.
pub struct Fields(pub BTreeMap<String, String>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Failure> {
        let (mut parts, body) = request.into_parts();
        let Ok(visitor) = Visitor::from_request_parts(&mut parts, state).await;
        let request = Request::from_parts(parts, body);
        match Form::<Vec<(String, String)>>::from_request(request, state).await {
            Ok(Form(pairs)) => Ok(Fields::gathered(pairs)),
            Err(rejection) => Err(visitor.fail(None)(match rejection.status().as_u16() {
                413 => Problem::TooLarge,
                _ => Problem::Malformed(String::new()),
            })),
        }
    }
}

/// The field that may come several times: the parts that were picked for a choice.
const PARTS: &str = "with";

impl Fields {
    /// From what was sent, field by field.
    pub fn gathered(pairs: Vec<(String, String)>) -> Fields {
        let picked = pairs.iter().filter(|(name, part)| name == PARTS && !part.is_empty());
        let parts = picked.map(|(_, part)| part.as_str()).collect::<Vec<_>>().join(", ");
        let mut fields: BTreeMap<String, String> = pairs.into_iter().collect();
        fields.insert(PARTS.to_owned(), parts);
        Fields(fields)
    }

    /// A choice in its written form. One that ends with a colon goes on with the parts that were picked.
    pub fn choice(&self) -> String {
        match self.text("action") {
            start if start.ends_with(':') => format!("{start} {}", self.text(PARTS)),
            whole => whole.to_owned(),
        }
    }

    /// The text of a field; empty if it was not sent.
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// Whether a field says yes.
    pub fn yes(&self, name: &str) -> bool {
        self.text(name) == "yes"
    }

    /// The answer to a question that has to be answered: yes or no.
    pub fn answer(&self, name: &str) -> Result<bool, Problem> {
        match self.text(name) {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(Problem::Malformed(format!("({name})"))),
        }
    }

    /// The number in a field.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Problem> {
        self.text(name).parse().map_err(|_| Problem::Malformed(format!("({name})")))
    }

    /// The seat in the field `seat`, counted from 1.
    pub fn seat(&self) -> Result<Seat, Problem> {
        seat(self.text("seat"))
    }
}

/// A seat counted from 1.
pub fn seat(text: &str) -> Result<Seat, Problem> {
    match text.parse::<usize>() {
        Ok(number @ 1..=MAX_SEATS) => Ok(Seat::new(number - 1)),
        _ => Err(Problem::Malformed("(seat)".to_owned())),
    }
}
