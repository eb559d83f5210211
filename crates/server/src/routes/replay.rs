//! Finished games: looked at from every seat, kept as a record, gone on with; and running ones reported.

use super::table_page::{end, seats};
use super::{Answer, Fields, Path, Query, advice, clocks, form, see, story};
use crate::pages::model::{Adviser, RenderContext, ReplayInfo, TablePage, Undo};
use crate::pages::{log, table as page};
use crate::problem::Problem;
use crate::tables::{NewSeat, NewTable, TableRegistry};
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use meadhall_bots::Level;
use meadhall_engine::Viewer;
use meadhall_words::{Lang, Words};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// How long the first to look at a replay waits for the course of the game.
pub const PATIENCE: Duration = Duration::from_millis(2_500);

/// The moment and the seat to look from; 0 for a spectator's view.
#[derive(Deserialize)]
pub struct ReplayQuery {
    at: Option<usize>,
    /// The same, as the script that plays it counts.
    step: Option<usize>,
    seat: Option<String>,
}

/// One moment of a finished game.
pub async fn replay(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Answer {
    moment(&registry, &visitor, &id, &query).await.map_err(visitor.fail(Some(format!("/table/{id}"))))
}

async fn moment(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    id: &str,
    query: &ReplayQuery,
) -> Result<Response, Problem> {
    let handle = registry.table(id).await?;
    let state = handle.state().await?;
    let seat = match query.seat.as_deref() {
        None | Some("0" | "") => None,
        Some(number) => Some(form::seat(number)?).filter(|seat| seat.index() < state.seats.len()),
    };
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    handle.win_chart(registry, &state, viewer);
    if query.step.is_none() {
        handle.await_win_chart(viewer, PATIENCE).await;
    }
    let snapshot = handle.snapshot(registry, |_| viewer).await?;
    let state = &snapshot.state;
    let table = state.finished()?;
    let turns = table.turn_count();
    let at = query.step.or(query.at).unwrap_or(turns).min(turns);
    let frame = visitor.frame_of(state.entry.id());
    let words = state.entry.board.words(visitor.lang);
    let seats = seats(visitor, &snapshot, None);
    let context = RenderContext { words, seats: &seats, playing: false, undo: false, log_lines: log::LINES };
    let drawn = state.entry.board.snapshot(table, viewer, at, &context);
    let course = advice::win_chart(&snapshot, &context);
    let end = (at == turns).then(|| end(visitor, state, table, &context));
    let shown = TablePage {
        frame: &frame,
        words,
        id,
        game: state.entry,
        version: state.row.version.unsigned_abs(),
        me: seat,
        hot_seat: false,
        prompt: clocks::ended(state, visitor.lang).filter(|_| at == turns).unwrap_or(drawn.prompt),
        clause: drawn.clause,
        my_turn: false,
        board: drawn.board,
        choices: Vec::new(),
        choices_cut: false,
        notice: None,
        log: drawn.log,
        log_cut: drawn.log_cut,
        story: story::moment(state, table, viewer, &context, at),
        undo: Undo::Nothing,
        adviser: Adviser::Absent,
        course,
        standing: Vec::new(),
        orders_done: Vec::new(),
        commitment: state.commitment(),
        end,
        people: Vec::new(),
        replay: Some(ReplayInfo { at, turns, seat }),
        clock: None,
        host: false,
        pace: state.row.pace.word(),
        takeover: None,
        screen: false,
        talks: false,
        talk: None,
        seats,
    };
    Ok(page::table(&shown).into_response())
}

/// A text as a file to keep.
pub fn download(name: &str, text: String) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        headers.insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

/// The record of a finished game.
pub async fn record(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let make = async {
        let handle = registry.table(&id).await?;
        let state = handle.state().await?;
        Ok(download(&format!("{}-{id}.saga", state.row.game), state.finished()?.record().to_string()))
    };
    make.await.map_err(visitor.fail(Some(format!("/table/{id}"))))
}

/// The record up to here, as far as the visitor may know it.
pub async fn report(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let make = async {
        let handle = registry.table(&id).await?;
        let state = handle.state().await?;
        let table = state.in_play()?;
        let mine = state.seats_of(&visitor.owner);
        let record = match (table.outcome(), mine.as_slice()) {
            (Some(_), _) => table.record(),
            (None, [seat]) => table.sealed_record(Viewer::Seat(*seat)),
            (None, _) => table.sealed_record(Viewer::Spectator),
        };
        Ok(download(&format!("{}-{id}-report.saga", state.row.game), record.to_string()))
    };
    make.await.map_err(visitor.fail(Some(format!("/table/{id}"))))
}

/// Goes on from a moment of a finished game, against bots.
pub async fn go_on(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Answer {
    let make = async {
        let at: usize = fields.number("at")?;
        let level: Level = fields.text("level").parse().map_err(|_| Problem::Malformed("(level)".to_owned()))?;
        let handle = registry.table(&id).await?;
        let state = handle.state().await?;
        let table = state.finished()?;
        if at >= table.turn_count() {
            return Err(Problem::Malformed("(at)".to_owned()));
        }
        // The seat that the visitor had, or else the first.
        let me = state.seats_of(&visitor.owner).first().map_or(0, |seat| seat.index());
        let words = Words::house(visitor.lang);
        let seats: Vec<NewSeat> = (0..state.seats.len())
            .map(|n| match n == me {
                true => NewSeat::Here(visitor.name.clone()),
                false => NewSeat::Bot(level, words.say(&format!("bot-name-{}", n + 1))),
            })
            .collect();
        let names: Vec<String> = seats
            .iter()
            .map(|seat| match seat {
                NewSeat::Here(name) if name.is_empty() => Words::house(Lang::En).say("name-default"),
                NewSeat::Here(name) | NewSeat::Bot(_, name) | NewSeat::Program(name) => name.clone(),
                NewSeat::Friend => String::new(),
            })
            .collect();
        let parts = state.parts()?;
        let mut branch = table.boxed_clone();
        branch.rewind(at);
        branch.rename(&names);
        let wish = NewTable {
            game: state.row.game.clone(),
            options: state.options(),
            seats,
            part: String::new(),
            listed: false,
            takeover: None,
            pace: state.row.pace,
            clock: None,
            lang: String::new(),
            level: String::new(),
        };
        registry.open_branch(&visitor, wish, parts.server, &parts.players, branch).await
    };
    let handle = make.await.map_err(visitor.fail(Some(format!("/table/{id}/replay"))))?;
    Ok(see(&format!("/table/{}", handle.id)))
}
