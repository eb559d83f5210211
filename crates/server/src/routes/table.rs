//! The page of a table: before, in and after its game.

use super::story::Place;
use super::table_page::{lobby_page, table_page};
use super::{Answer, Fields, Path, Query, calls, form, people, talk};
use crate::pages::model::{Frame, Handover, Lobby, TablePage};
use crate::pages::{handover, lobby, table as page};
use crate::people::address::reach;
use crate::problem::Problem;
use crate::tables::{TableRegistry, TableSnapshot, TableState};
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use meadhall_engine::{AnyTable, Seat};
use serde::Deserialize;
use std::sync::Arc;

/// What can be asked of a table's page.
#[derive(Default, Deserialize)]
pub struct TableQuery {
    /// The seat to look from, counted from 1.
    pub(super) seat: Option<String>,
    /// `all` for the whole log.
    log: Option<String>,
    /// The step of the story that board and log show; what is asked is always the newest.
    pub(super) step: Option<usize>,
    /// The step since which everything is told in short.
    pub(super) since: Option<usize>,
    /// The version of the page that these steps were read from.
    pub(super) seen: Option<u64>,
    /// What the host has given to a big screen.
    pub(super) key: Option<String>,
}

impl TableQuery {
    /// The page of a seat.
    pub fn of_seat(seat: Seat) -> TableQuery {
        TableQuery { seat: Some((seat.index() + 1).to_string()), ..TableQuery::default() }
    }

    /// The page that a form of a page asks for: that of its seat, at the step that its script wants to show next.
    pub fn of_form(fields: &Fields) -> TableQuery {
        let page = fields.seat().map(TableQuery::of_seat).unwrap_or_default();
        TableQuery { step: fields.number("step").ok(), seen: fields.number("seen").ok(), ..page }
    }
}

/// The whole page.
pub async fn table(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Answer {
    let shown = show(&registry, &visitor, &id, &query, Extent::Whole(None)).await.map_err(visitor.fail(None))?;
    Ok(shown.page.into_response())
}

/// Only what changes with every move; or the whole page that stands before the table.
pub async fn part(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Answer {
    let shown = show(&registry, &visitor, &id, &query, Extent::Part(None)).await.map_err(visitor.fail(None))?;
    Ok(shown.page.into_response())
}

/// What came of a change, for a script that swaps it into the page; none where it cannot be shown.
pub async fn changed(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    id: &str,
    query: &TableQuery,
) -> Option<Response> {
    let shown = show(registry, visitor, id, query, Extent::Part(None)).await.ok()?;
    Some(shown.into_part())
}

/// The seat's page with what was refused and why; none where the visitor has no such page to see it on.
pub async fn refused(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    id: &str,
    query: &TableQuery,
    problem: &Problem,
) -> Option<Response> {
    let text = Some(problem.sentence(visitor.lang));
    let extent = if visitor.wants_part { Extent::Part(text) } else { Extent::Whole(text) };
    let shown = show(registry, visitor, id, query, extent).await.ok()?;
    Some(problem.mark(shown.page))
}

/// How much of a page is wanted, with something to notice on it.
enum Extent {
    /// All of it.
    Whole(Option<String>),
    /// Only what changes with every move.
    Part(Option<String>),
}

/// What somebody sees of a table.
struct Shown {
    page: Markup,
    /// Whether it is the table itself, of which a part can be swapped, or another page that stands before it.
    is_table: bool,
    here: String,
}

impl Shown {
    /// As a part to be swapped into the page of the table; where another page has to be seen, its address.
    fn into_part(self) -> Response {
        match self.is_table {
            true => self.page.into_response(),
            false => (StatusCode::RESET_CONTENT, [(header::LOCATION, self.here)]).into_response(),
        }
    }
}

async fn show(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    id: &str,
    query: &TableQuery,
    extent: Extent,
) -> Result<Shown, Problem> {
    let handle = registry.table(id).await?;
    handle.mark_present(&visitor.owner);
    // From here on the page is drawn from what the table was like, and others play on.
    let viewer = |state: &TableState| state.viewer_of(&visitor.owner);
    let snapshot = handle.snapshot(registry, viewer).await?;
    let state = &snapshot.state;
    let mine = state.seats_of(&visitor.owner);
    let asked = query.seat.as_deref().map(form::seat).transpose()?;
    let me = match asked {
        Some(seat) => {
            state.own_seat(&visitor.owner, seat)?;
            Some(seat)
        }
        None => mine.first().copied().filter(|_| mine.len() == 1),
    };
    let snapshot = match me {
        // Somebody's first game: who has no script is advised with the page, everybody else right after it.
        Some(me) if matches!(extent, Extent::Whole(None)) && mentored(visitor, &snapshot, me) => {
            match handle.consult(registry, &visitor.owner, me).await {
                Ok(()) => handle.snapshot(registry, viewer).await?,
                Err(_) => snapshot,
            }
        }
        _ => snapshot,
    };
    let state = &snapshot.state;
    let here = me.map_or(format!("/table/{id}"), |me| format!("/table/{id}?seat={}", me.index() + 1));
    let frame = Frame { here: here.clone(), ..visitor.frame_of(state.entry.id()) };
    let Some(table) = state.table.as_deref() else {
        let called = calls::open_seats(registry, &visitor.owner, state).await?;
        let people = people::at_seats(registry, visitor, state).await?;
        let reach = reach(&visitor.called, &registry.config);
        let unheard = !mine.is_empty() && registry.store.channels(&visitor.owner).await?.is_empty();
        let talk = talk::info(registry, visitor, &handle, state, me).await?;
        let lobby = Lobby { unheard, ..lobby_page(&frame, visitor, &snapshot, called, people, reach, talk) };
        let page = lobby::lobby(&lobby);
        return Ok(Shown { page, is_table: false, here });
    };
    if let Some(handover) = handover(&frame, state, table, &mine, me) {
        return Ok(Shown { page: handover::handover(&handover), is_table: false, here });
    }
    let place = Place {
        step: query.step,
        since: query.since,
        seen: query.seen,
        fresh: matches!(extent, Extent::Whole(_)) && query.step.is_none(),
    };
    let mut shown = table_page(&frame, visitor, &snapshot, table, me, query.log.as_deref() == Some("all"), place);
    if shown.end.is_some() {
        shown.people = people::at_seats(registry, visitor, state).await?;
    }
    let page = match extent {
        Extent::Whole(notice) => {
            let talk = talk::info(registry, visitor, &handle, state, me).await?;
            page::table(&TablePage { notice, talk, ..shown })
        }
        Extent::Part(notice) => page::part(&TablePage { notice, ..shown }),
    };
    Ok(Shown { page, is_table: true, here })
}

/// Whether the adviser speaks to a visitor unasked, and there is something to say.
fn mentored(visitor: &Visitor, snapshot: &TableSnapshot, me: Seat) -> bool {
    let state = &snapshot.state;
    visitor.mentored.as_deref() == Some(&state.row.id) && state.pending().contains(me) && snapshot.advice(me).is_none()
}

/// At a screen that several people share, nothing is shown before the right one says that she is there.
fn handover<'a>(
    frame: &'a Frame,
    state: &'a TableState,
    table: &dyn AnyTable,
    mine: &[Seat],
    me: Option<Seat>,
) -> Option<Handover<'a>> {
    if mine.len() < 2 || table.outcome().is_some() {
        return None;
    }
    let pending = table.pending();
    let owes = |seat: &Seat| pending.contains(*seat) && !state.seats[seat.index()].replaced;
    let owing: Vec<Seat> = mine.iter().copied().filter(owes).collect();
    if me.is_some_and(|me| owing.contains(&me) || owing.is_empty()) {
        return None;
    }
    let seats = if owing.is_empty() { mine.to_vec() } else { owing };
    let named = seats.into_iter().map(|seat| (seat, state.name_in(seat, frame.lang))).collect();
    let (id, game) = (state.row.id.as_str(), state.entry);
    Some(Handover { frame, id, game, version: state.row.version.unsigned_abs(), seats: named })
}
