//! A table on a big screen: what everybody may see, and before the game the way to its seats.

use super::story::Place;
use super::table::TableQuery;
use super::table_page::{seats, table_page};
use super::{Answer, Path, Query, people};
use crate::pages::model::Frame;
use crate::pages::screen::{Doors, ScreenLobby, lobby as lobby_page, table as table_screen, table_part};
use crate::people::address::{Reach, reach};
use crate::problem::Problem;
use crate::tables::{TableRegistry, TableState};
use crate::visitor::Visitor;
use axum::extract::State;
use axum::response::IntoResponse;
use maud::Markup;
use meadhall_engine::{Viewer, hex, sha256};
use std::sync::Arc;

/// What shows that somebody was given the screen of a table by its host: nobody who only knows the table's address can make it.
pub fn key(state: &TableState) -> String {
    let parts = [b"meadhall screen 1\n", state.row.id.as_bytes(), b"\n", state.row.server_part.as_bytes()];
    hex(&sha256(&parts)[..12])
}

/// The whole screen.
pub async fn screen(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Answer {
    let shown = show(&registry, &visitor, &id, &query, true).await;
    Ok(shown.map_err(visitor.fail(Some(format!("/table/{id}"))))?.into_response())
}

/// Only what changes with every move.
pub async fn part(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Answer {
    let shown = show(&registry, &visitor, &id, &query, false).await;
    Ok(shown.map_err(visitor.fail(Some(format!("/table/{id}"))))?.into_response())
}

async fn show(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    id: &str,
    query: &TableQuery,
    whole: bool,
) -> Result<Markup, Problem> {
    let handle = registry.table(id).await?;
    // Whoever looks, the screen is nobody's: it shows what everybody may see.
    let nobody = visitor.nobody();
    let snapshot = handle.snapshot(registry, |_| Viewer::Spectator).await?;
    let state = &snapshot.state;
    let here = format!("/table/{id}/screen");
    let frame = Frame { here, ..nobody.frame_of(state.entry.id()) };
    let Some(table) = state.table.as_deref() else {
        let given = query.key.as_deref() == Some(&*key(state)) || state.row.host == visitor.owner;
        let reach = reach(&visitor.called, &registry.config);
        return Ok(lobby_page(&ScreenLobby {
            frame: &frame,
            words: state.entry.board.words(visitor.lang),
            id,
            game: state.entry,
            version: state.row.version.unsigned_abs(),
            seats: seats(&nobody, &snapshot, None),
            doors: doors(state, given, &reach),
            reach,
        }));
    };
    let place = Place { step: query.step, since: query.since, seen: query.seen, fresh: whole && query.step.is_none() };
    let mut shown = table_page(&frame, &nobody, &snapshot, table, None, false, place);
    (shown.screen, shown.host, shown.talks) = (true, false, false);
    if shown.end.is_some() {
        shown.people = people::at_seats(registry, &nobody, state).await?;
    }
    Ok(if whole { table_screen(&shown) } else { table_part(&shown) })
}

/// Where phones get to the seats: to each open one by its invitation if the host has given the screen, to the table where
/// anybody may sit down, and nowhere else.
fn doors(state: &TableState, given: bool, reach: &Reach) -> Doors {
    let base = reach.base();
    if given {
        let open = state.seats.iter().enumerate();
        let link = |token: &String| format!("{base}/join/{token}");
        return Doors::Seats(open.filter_map(|(n, row)| Some((n, link(row.invitation.as_ref()?)))).collect());
    }
    match state.row.listed {
        true => Doors::Table(format!("{base}/table/{}", state.row.id)),
        false => Doors::Closed,
    }
}
