//! The picture of a finished game.

use super::table_page::seats;
use super::{Answer, Path, advice, replay};
use crate::pages::feast::feast as picture;
use crate::pages::model::RenderContext;
use crate::tables::TableRegistry;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use std::sync::Arc;

/// The picture, in the visitor's language. There is nothing in it that not everybody may see.
pub async fn feast(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let make = async {
        let handle = registry.table(&id).await?;
        let state = handle.state().await?;
        let viewer = state.viewer_of(&visitor.owner);
        handle.win_chart(&registry, &state, viewer);
        handle.await_win_chart(viewer, replay::PATIENCE).await;
        let snapshot = handle.snapshot(&registry, |_| viewer).await?;
        let state = &snapshot.state;
        let table = state.finished()?;
        let words = state.entry.board.words(visitor.lang);
        let seats = seats(&visitor, &snapshot, None);
        let context = RenderContext { words, seats: &seats, playing: false, undo: false, log_lines: 0 };
        let course = advice::win_chart(&snapshot, &context);
        let drawn = picture(state.entry, table, &context, course.as_ref());
        Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn.into_string()).into_response())
    };
    make.await.map_err(visitor.fail(Some(format!("/table/{id}"))))
}
