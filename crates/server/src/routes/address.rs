//! What an address says. One that cannot be understood is answered with a page like any other.

use super::Failure;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// The parts of a path. What cannot be read as one leads nowhere.
pub struct Path<T>(pub T);

/// What stands behind the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Failure> {
        let Ok(visitor) = Visitor::from_request_parts(parts, state).await;
        let read = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        read.map(|path| Path(path.0)).map_err(|_| visitor.fail(None)(Problem::NotFound))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Failure> {
        let Ok(visitor) = Visitor::from_request_parts(parts, state).await;
        let read = axum::extract::Query::<T>::from_request_parts(parts, state).await;
        read.map(|query| Query(query.0)).map_err(|_| visitor.fail(None)(Problem::Malformed(String::new())))
    }
}
