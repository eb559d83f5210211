//! All choices of a seat on a page of their own: where there are very many, the page of the table leaves some out.

use super::table::TableQuery;
use super::table_page::seats;
use super::{Answer, Path, Query, form, see};
use crate::pages::choices::{ChoicesPage, choices as page};
use crate::pages::model::{Frame, RenderContext};
use crate::problem::Problem;
use crate::tables::TableRegistry;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::response::IntoResponse;
use maud::Markup;
use meadhall_engine::Viewer;
use std::sync::Arc;

/// The page; whoever is asked nothing is sent to the table.
pub async fn choices(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Answer {
    let back = format!("/table/{id}");
    let page = listed(&registry, &visitor, &id, &query).await.map_err(visitor.fail(Some(back.clone())))?;
    Ok(page.map_or_else(|| see(&back), IntoResponse::into_response))
}

async fn listed(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    id: &str,
    query: &TableQuery,
) -> Result<Option<Markup>, Problem> {
    let handle = registry.table(id).await?;
    handle.mark_present(&visitor.owner);
    let snapshot = handle.snapshot(registry, |state| state.viewer_of(&visitor.owner)).await?;
    let state = &snapshot.state;
    let me = form::seat(query.seat.as_deref().unwrap_or_default())?;
    let replaced = state.own_seat(&visitor.owner, me)?.replaced;
    let asked = |table: &&dyn meadhall_engine::AnyTable| table.pending().contains(me) && !replaced;
    let Some(table) = state.table.as_deref().filter(asked) else { return Ok(None) };
    let words = state.entry.board.words(visitor.lang);
    let seats = seats(visitor, &snapshot, Some(me));
    let context = RenderContext { words, seats: &seats, playing: true, undo: false, log_lines: 0 };
    let board = state.entry.board;
    let here = format!("/table/{id}/choices?seat={}", me.index() + 1);
    Ok(Some(page(&ChoicesPage {
        frame: &Frame { here, ..visitor.frame_of(state.entry.id()) },
        words,
        id,
        seat: me.index() + 1,
        version: state.row.version.unsigned_abs(),
        prompt: board.snapshot(table, Viewer::Seat(me), table.turn_count(), &context).prompt,
        choices: board.choices(table, me, &context),
    })))
}
