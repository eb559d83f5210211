//! Addresses and what answers there.

mod address;
mod advice;
mod app;
mod calls;
mod choices;
mod clocks;
mod events;
mod feast;
mod files;
mod form;
mod front;
mod house;
mod join;
mod learn;
mod lobby;
mod moves;
mod people;
mod puzzles;
mod reading;
mod replay;
mod screen;
mod story;
mod table;
mod table_page;
mod talk;

pub use address::{Path, Query};
pub use form::Fields;

use crate::guard::{self, Rates};
use crate::monitor;
use crate::pages::model::{Frame, Notice};
use crate::pages::notice::notice;
use crate::problem::Problem;
use crate::tables::TableRegistry;
use crate::visitor::{self, Visitor};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// A request that is not carried out, with what its answer needs.
pub struct Failure {
    frame: Box<Frame>,
    problem: Problem,
    back: Option<String>,
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        answer_problem(&self.frame, &self.problem, self.back)
    }
}

/// What a handler gives.
pub type Answer = Result<Response, Failure>;

impl Visitor {
    /// Turns a problem into an answer for this visitor, with a way back.
    pub fn fail(&self, back: impl Into<Option<String>>) -> impl FnOnce(Problem) -> Failure {
        let (frame, back) = (Box::new(self.frame()), back.into());
        move |problem| Failure { frame, problem, back }
    }
}

/// The page that says what is wrong.
pub fn answer_problem(frame: &Frame, problem: &Problem, back: Option<String>) -> Response {
    let text = problem.sentence(frame.lang);
    let status = problem.status().as_u16();
    problem.mark(notice(&Notice { frame, status, text, back }))
}

/// After a change: see what came of it.
pub fn see(address: &str) -> Response {
    Redirect::to(address).into_response()
}

async fn not_found(visitor: Visitor) -> Failure {
    visitor.fail(None)(Problem::NotFound)
}

/// All addresses of a server.
pub fn router(registry: Arc<TableRegistry>, rates: Arc<Rates>) -> Router {
    let body = registry.config.limits.body;
    let watched = match registry.config.monitor {
        None => monitor::router(Arc::clone(&registry)),
        Some(_) => Router::new(),
    };
    Router::new()
        .route("/", get(front::home))
        .route("/quick", post(front::quick))
        .route("/new", get(front::new_form).post(front::open))
        .route("/lang", post(front::lang))
        .route("/settings", post(front::settings))
        .route("/join/{token}", get(join::invitation).post(join::join))
        .merge(people::router())
        .route("/table/{id}", get(table::table))
        .route("/table/{id}/part", get(table::part))
        .route("/table/{id}/events", get(events::events))
        .route("/table/{id}/choices", get(choices::choices))
        .route("/table/{id}/play", post(moves::play))
        .route("/table/{id}/advice", post(advice::consult))
        .route("/table/{id}/undo", post(moves::undo))
        .route("/table/{id}/undo/answer", post(moves::answer_undo))
        .route("/table/{id}/standing", post(moves::standing))
        .route("/table/{id}/invite", post(moves::invite))
        .route("/table/{id}/screen", get(screen::screen))
        .route("/table/{id}/screen/part", get(screen::part))
        .route("/table/{id}/again", post(front::again))
        .route("/table/{id}/talk", get(talk::part).post(talk::say))
        .route("/table/{id}/talk/mute", post(talk::mute))
        .route("/table/{id}/talk/report", post(talk::report))
        .route("/table/{id}/talk/close", post(talk::close))
        .route("/table/{id}/fill", post(lobby::fill))
        .route("/table/{id}/take-away", post(lobby::take_away))
        .route("/table/{id}/cancel", post(lobby::cancel))
        .route("/table/{id}/sit", post(moves::sit))
        .route("/table/{id}/takeover", post(moves::takeover))
        .route("/table/{id}/pace", post(moves::pace))
        .route("/table/{id}/bot", post(moves::bot))
        .route("/table/{id}/fall", post(clocks::fall))
        .route("/table/{id}/replay", get(replay::replay))
        .route("/table/{id}/feast.svg", get(feast::feast))
        .route("/table/{id}/record", get(replay::record))
        .route("/table/{id}/report", get(replay::report))
        .route("/table/{id}/continue", post(replay::go_on))
        .route("/puzzles", get(puzzles::all))
        .route("/puzzles/{game}/{number}", get(puzzles::one))
        .route("/learn", get(learn::all))
        .route("/learn/first-game", post(learn::first_game))
        .route("/learn/no-mentor", post(learn::no_mentor))
        .route("/learn/{game}", get(learn::of_game))
        .route("/learn/{game}/{lesson}", get(learn::lesson).post(learn::step))
        .route("/welcome/{game}", get(learn::welcome))
        .route("/guide/{game}", get(reading::guide))
        .route("/rules/{game}", get(reading::rules))
        .route("/gallery/{game}", get(reading::gallery))
        .route("/house/{kind}", get(house::house))
        .route("/cards/{file}", get(files::cards))
        .route("/assets/{hash}/{*name}", get(files::asset))
        .route("/favicon.ico", get(files::favicon))
        .route("/manifest.webmanifest", get(app::manifest))
        .route("/worker.js", get(app::worker))
        .route("/offline", get(app::offline))
        .fallback(not_found)
        .method_not_allowed_fallback(
            // Which methods there are is added by the router.
            |visitor: Visitor| async move { visitor.fail(None)(Problem::WrongMethod) },
        )
        .layer(DefaultBodyLimit::max(body))
        .layer(from_fn_with_state((Arc::clone(&registry), rates), guard::admit))
        .layer(from_fn_with_state(Arc::clone(&registry), visitor::recognise))
        .layer(CatchPanicLayer::new())
        .layer(from_fn(guard::protect))
        // The best packing takes three times as long and saves a tenth.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(from_fn(monitor::observe))
        .with_state(registry)
        .merge(watched)
}
