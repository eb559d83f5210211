//! Finished games: looked at from every seat, kept as a record, gone on with; and running ones reported.

use super::table::{end, seats};
use super::{Answer, Fields, Path, Query, advice, form, see};
use crate::hall::{Hall, NewSeat, NewTable, Pace};
use crate::pages::model::{Adviser, RenderContext, ReplayInfo, TablePage, Undo};
use crate::pages::{log, table as page};
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use meadhall_bots::Level;
use meadhall_engine::Viewer;
use meadhall_words::Words;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// How long the first to look at a replay waits for the course of the game.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// The moment and the seat to look from; 0 for a spectator's view.
#[derive(Deserialize)]
pub struct Wish {
    at: Option<usize>,
    seat: Option<String>,
}

/// One moment of a finished game.
pub async fn replay(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
) -> Answer {
    moment(&hall, &visitor, &id, &wish).await.map_err(visitor.fail(Some(format!("/table/{id}"))))
}

async fn moment(hall: &Arc<Hall>, visitor: &Visitor, id: &str, wish: &Wish) -> Result<Response, Problem> {
    let place = hall.place(id).await?;
    place.course(hall, &*place.lock().await?);
    place.await_course(PATIENCE).await;
    let sitting = place.lock().await?;
    let live = sitting.live.as_deref().filter(|live| live.outcome().is_some()).ok_or(Problem::NotInPlay)?;
    let seat = match wish.seat.as_deref() {
        None | Some("0" | "") => None,
        Some(number) => Some(form::seat(number)?).filter(|seat| seat.index() < sitting.seats.len()),
    };
    let at = wish.at.unwrap_or(live.turns()).min(live.turns());
    let game = meadhall_games::find(&sitting.row.game).ok_or(Problem::NotFound)?;
    let frame = visitor.frame_of(game.id());
    let words = game.board.words(visitor.lang);
    let chairs = seats(visitor, &place, &sitting, None);
    let context = RenderContext { words, seats: &chairs, playing: false, undo: false, log_lines: log::LINES };
    let face = game.board.snapshot(live.any(), seat.map_or(Viewer::Spectator, Viewer::Seat), at, &context);
    let over = at == live.turns();
    let course = advice::course(hall, &place, &sitting, &context);
    let end = over.then(|| end(visitor, &sitting, live, &context));
    let shown = TablePage {
        frame: &frame,
        words,
        id,
        game,
        version: sitting.row.version as u64,
        seats: chairs,
        me: seat,
        hot_seat: false,
        prompt: face.prompt,
        clause: face.clause,
        my_turn: false,
        board: face.board,
        choices: Vec::new(),
        notice: None,
        log: face.log,
        log_cut: face.log_cut,
        undo: Undo::Nothing,
        adviser: Adviser::Absent,
        course,
        standing: Vec::new(),
        commitment: sitting.commitment(),
        end,
        replay: Some(ReplayInfo { at, turns: live.turns(), seat }),
        host: false,
        takeover: None,
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
pub async fn record(State(hall): State<Arc<Hall>>, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let make = async {
        let place = hall.place(&id).await?;
        let sitting = place.lock().await?;
        let live = sitting.live.as_deref().filter(|live| live.outcome().is_some()).ok_or(Problem::NotInPlay)?;
        Ok(download(&format!("{}-{id}.saga", sitting.row.game), live.record().to_string()))
    };
    make.await.map_err(visitor.fail(Some(format!("/table/{id}"))))
}

/// The record up to here, as far as the visitor may know it.
pub async fn report(State(hall): State<Arc<Hall>>, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let make = async {
        let place = hall.place(&id).await?;
        let sitting = place.lock().await?;
        let live = sitting.live.as_deref().ok_or(Problem::NotInPlay)?;
        let mine = sitting.seats_of(&visitor.owner);
        let record = match (live.outcome(), mine.as_slice()) {
            (Some(_), _) => live.record(),
            (None, [seat]) => live.sealed_record(Viewer::Seat(*seat)),
            (None, _) => live.sealed_record(Viewer::Spectator),
        };
        Ok(download(&format!("{}-{id}-report.saga", sitting.row.game), record.to_string()))
    };
    make.await.map_err(visitor.fail(Some(format!("/table/{id}"))))
}

/// Goes on from a moment of a finished game, against bots.
pub async fn go_on(State(hall): State<Arc<Hall>>, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Answer {
    let make = async {
        let at: usize = fields.number("at")?;
        let level: Level = fields.text("level").parse().map_err(|_| Problem::Malformed("(level)".to_owned()))?;
        let place = hall.place(&id).await?;
        let sitting = place.lock().await?;
        let live = sitting.live.as_deref().filter(|live| live.outcome().is_some()).ok_or(Problem::NotInPlay)?;
        if at >= live.turns() {
            return Err(Problem::Malformed("(at)".to_owned()));
        }
        // The seat that the visitor had, or else the first.
        let me = sitting.seats_of(&visitor.owner).first().map_or(0, |seat| seat.index());
        let words = Words::house(visitor.lang);
        let seats: Vec<NewSeat> = (0..sitting.seats.len())
            .map(|n| match n == me {
                true if visitor.name.is_empty() => NewSeat::Here(words.say("name-default")),
                true => NewSeat::Here(visitor.name.clone()),
                false => NewSeat::Bot(level, words.say(&format!("bot-name-{}", n + 1))),
            })
            .collect();
        let names: Vec<String> = seats
            .iter()
            .map(|seat| match seat {
                NewSeat::Here(name) | NewSeat::Bot(_, name) | NewSeat::Own(name) => name.clone(),
                NewSeat::Friend => String::new(),
            })
            .collect();
        let parts = sitting.parts()?;
        let branch = live.branch(at, &names);
        let table = NewTable {
            game: sitting.row.game.clone(),
            options: sitting.options(),
            seats,
            part: String::new(),
            listed: false,
            takeover: None,
            pace: Pace::of(&sitting.row.pace),
        };
        drop(sitting);
        hall.open_branch(&visitor.owner, table, parts.server, &parts.players, branch).await
    };
    let place = make.await.map_err(visitor.fail(Some(format!("/table/{id}/replay"))))?;
    Ok(see(&format!("/table/{}", place.id)))
}
