//! Live updates: the version of a table, whenever it grows.

use super::{Failure, Path, Query};
use crate::tables::TableRegistry;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;

/// How often a quiet connection shows that it lives.
const BEAT: Duration = Duration::from_secs(10);

/// Whether a page is in sight.
#[derive(Deserialize)]
pub struct Sight {
    /// The page lies behind others, or its screen is dark: nobody looks at it.
    #[serde(default)]
    hidden: bool,
}

/// The stream of versions. The first comes at once, so that whoever was away knows what she missed.
pub async fn events(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(sight): Query<Sight>,
) -> Result<Response, Failure> {
    let handle = registry.table(&id).await.map_err(visitor.fail(None))?;
    let watching = handle.watch(&registry, &visitor, !sight.hidden).map_err(visitor.fail(None))?;
    // When the server stops the stream ends, and the page opens another one: elsewhere, where there is an elsewhere.
    let end = WatchStream::from_changes(registry.stops()).map(|_| None);
    let versions = WatchStream::new(handle.versions()).map(Some).merge(end).take_while(Option::is_some);
    let versions = versions.map(move |version| {
        // The guard lives as long as the stream that holds it.
        let _ = &watching;
        Ok::<Event, Infallible>(Event::default().data(version.unwrap_or_default().to_string()))
    });
    let mut response = Sse::new(versions).keep_alive(KeepAlive::new().interval(BEAT)).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(response)
}
