//! What watches over a server asks: whether it lives, whether it is ready for visitors, and what it counts. And what every
//! request leaves behind: a line in the log, with an id that the answer carries too.

use crate::metrics::{Gauges, METRICS};
use crate::tables::TableRegistry;
use crate::token;
use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing::Instrument;

/// How long the storage may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The addresses that are asked by whatever watches over a server.
pub fn router(registry: Arc<TableRegistry>) -> Router {
    Router::new()
        .route("/health", get(ready))
        .route("/health/live", get(|| async { "live\n" }))
        .route("/health/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(registry)
}

async fn ready(State(registry): State<Arc<TableRegistry>>) -> Response {
    let wrong = if registry.is_stopping() {
        Some("the server is stopping".to_owned())
    } else {
        match tokio::time::timeout(PATIENCE, registry.store.ready()).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(error.to_string()),
            Err(_) => Some("the database does not answer".to_owned()),
        }
    };
    match wrong {
        None => "ready\n".into_response(),
        Some(wrong) => (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {wrong}\n")).into_response(),
    }
}

async fn metrics(State(registry): State<Arc<TableRegistry>>) -> Response {
    let gauges = Gauges {
        connections: registry.connections(),
        bot_queue: registry.bot_queue(),
        tables: registry.tables_in_memory(),
        awake: registry.tables_awake(),
    };
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], METRICS.text(&gauges)).into_response()
}

/// An id that somebody in front of this server has given a request, if it is one that can stand in a log.
fn given(request: &Request) -> Option<String> {
    let id = request.headers().get(REQUEST_ID)?.to_str().ok()?;
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    ((1..=64).contains(&id.len()) && id.chars().all(plain)).then(|| id.to_owned())
}

/// Gives every request an id, counts it and writes it down.
pub async fn observe(request: Request, next: Next) -> Response {
    let id = given(&request).unwrap_or_else(token::short);
    // The route, not the address: that holds what nobody else may know.
    let route = request.extensions().get::<MatchedPath>().map_or("-", MatchedPath::as_str).to_owned();
    let (method, began) = (request.method().clone(), Instant::now());
    let span = tracing::error_span!("request", id = %id, %method, %route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), began.elapsed());
    METRICS.answered(status);
    METRICS.answers.note(took);
    span.in_scope(|| tracing::info!(status, micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX), "answered"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
