//! Live updates: the version of a table whenever it grows, and the number of lines that were said.

use super::{Failure, Path, Query};
use crate::problem::Problem;
use crate::store::Room;
use crate::tables::{TableHandle, TableRegistry};
use crate::talk::{audible, room_of};
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// How often a quiet connection shows that it lives.
const BEAT: Duration = Duration::from_secs(10);

/// Whether a page is in sight.
#[derive(Deserialize)]
pub struct Sight {
    /// The page lies behind others, or its screen is dark: nobody looks at it.
    #[serde(default)]
    hidden: bool,
}

/// What a live page is told.
enum News {
    /// The table has this version.
    Version(u64),
    /// So many lines were said where the visitor may hear them.
    Lines(i64),
}

/// The numbers of lines as they grow, of what the visitor may hear: nothing tells a player that those who watch talk. Who wants no
/// talk is told of none.
async fn lines(handle: &TableHandle, visitor: &Visitor) -> Result<impl Stream<Item = i64> + use<>, Problem> {
    let quiet = visitor.display.quiet;
    let room = match quiet {
        true => Room::Players,
        false => room_of(&handle.state().await?, &visitor.owner),
    };
    if !quiet {
        handle.count_lines().await?;
    }
    let mut last = 0;
    Ok(WatchStream::new(handle.talked()).filter_map(move |talked| {
        let lines = audible(&talked, room);
        let news = !quiet && lines > last;
        last = lines;
        news.then_some(lines)
    }))
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
    let versions = WatchStream::new(handle.versions()).map(|version| Some(News::Version(version)));
    let lines = lines(&handle, &visitor).await.map_err(visitor.fail(None))?;
    let news = versions.merge(lines.map(|lines| Some(News::Lines(lines)))).merge(end).take_while(Option::is_some);
    let events = news.map(move |news| {
        // The guard lives as long as the stream that holds it.
        let _ = &watching;
        Ok::<Event, Infallible>(match news {
            Some(News::Lines(lines)) => Event::default().event("talk").data(lines.to_string()),
            Some(News::Version(version)) => Event::default().data(version.to_string()),
            None => Event::default(),
        })
    });
    let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(BEAT)).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(response)
}
