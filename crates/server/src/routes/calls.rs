//! Seats that are meant for somebody: whoever opens the same table again calls those who sat there.

use super::Fields;
use crate::pages::model::TableLine;
use crate::problem::Problem;
use crate::store::{NoticeKind, Occasion, Phase, SeatKind};
use crate::tables::{TableHandle, TableRegistry, TableState, now_millis};
use crate::visitor::Visitor;
use meadhall_engine::Seat;
use std::sync::Arc;

fn column(seat: Seat) -> i64 {
    i64::try_from(seat.index()).unwrap_or(i64::MAX)
}

/// Calls those who sat at a table to the same seats of a new one, as far as these are for friends. Only who sat there can.
pub async fn again(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    before: &str,
    new: &str,
    fields: &Fields,
) -> Result<(), Problem> {
    if before.is_empty() {
        return Ok(());
    }
    let state = registry.table(before).await?.state().await?;
    if state.seats_of(&visitor.owner).is_empty() {
        return Err(Problem::Forbidden);
    }
    for row in state.seats.iter().filter(|row| row.kind == SeatKind::Person) {
        let friend = fields.text(&format!("seat-{}", row.seat + 1)) == "friend";
        if let Some(owner) = row.owner.as_deref().filter(|owner| friend && **owner != visitor.owner) {
            registry.store.call(new, row.seat, owner).await?;
            let mark = now_millis();
            let due = mark + i64::try_from(registry.config.notices.collect.as_millis()).unwrap_or_default();
            registry.store.tell(owner, new, Occasion { kind: NoticeKind::Call, seats: 0, mark, due }).await?;
        }
    }
    Ok(())
}

/// The open seats of a table that are meant for somebody.
pub async fn open_seats(registry: &TableRegistry, owner: &str, state: &TableState) -> Result<Vec<usize>, Problem> {
    let mut called = Vec::new();
    for row in state.seats.iter().filter(|row| row.kind == SeatKind::Open) {
        if registry.store.is_called(&row.table_id, row.seat, owner).await? {
            called.extend(usize::try_from(row.seat));
        }
    }
    Ok(called)
}

/// The invitation to a seat, for somebody whom it is meant for.
pub async fn invitation(
    registry: &TableRegistry,
    owner: &str,
    handle: &TableHandle,
    seat: Seat,
) -> Result<Option<String>, Problem> {
    if !registry.store.is_called(&handle.id, column(seat), owner).await? {
        return Ok(None);
    }
    let state = handle.state().await?;
    Ok(state.seats.get(seat.index()).and_then(|row| row.invitation.clone()))
}

/// The tables that wait for somebody.
pub async fn lines(registry: &Arc<TableRegistry>, visitor: &Visitor, most: i64) -> Result<Vec<TableLine>, Problem> {
    let mut lines: Vec<TableLine> = Vec::new();
    for (id, seat) in registry.store.calls(&visitor.owner, most).await? {
        // One that cannot be read must not take the others with it.
        let Ok(handle) = registry.table(&id).await else { continue };
        let Ok(state) = handle.state().await else { continue };
        let open = |row: &&crate::store::SeatRow| row.kind == SeatKind::Open;
        let meant = state.seats.iter().find(|row| row.seat == seat).filter(open).is_some();
        if meant && state.row.phase == Phase::Lobby && lines.iter().all(|line| line.id != id) {
            lines.push(TableLine {
                id,
                game: state.row.game.clone(),
                names: state.seated_in(visitor.lang),
                open: state.seats.iter().filter(open).count(),
                phase: state.row.phase,
                my_turn: false,
                called: true,
                clock: state.row.clock,
                ended: false,
                expires: registry.days_left(state.row.phase, state.row.touched),
                lang: state.row.lang.clone(),
                level: state.row.level.clone(),
            });
        }
    }
    Ok(lines)
}
