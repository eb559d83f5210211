//! Guide, rules and gallery.

use super::{Answer, Path};
use crate::games;
use crate::pages::model::Frame;
use crate::pages::{clauses, gallery, guide};
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::response::IntoResponse;
use maud::Markup;

fn page(visitor: &Visitor, content: Option<Markup>) -> Answer {
    Ok(content.ok_or(Problem::NotFound).map_err(visitor.fail(None))?.into_response())
}

fn frame(visitor: &Visitor, game: &str) -> Frame {
    games::find(game).map_or_else(|| visitor.frame(), |entry| visitor.frame_of(entry.id))
}

/// The guide to a game.
pub async fn guide(visitor: Visitor, Path(game): Path<String>) -> Answer {
    page(&visitor, guide::guide(&frame(&visitor, &game), &game))
}

/// The clauses of a game.
pub async fn rules(visitor: Visitor, Path(game): Path<String>) -> Answer {
    page(&visitor, clauses::clauses(&frame(&visitor, &game), &game))
}

/// All cards of a game.
pub async fn gallery(visitor: Visitor, Path(game): Path<String>) -> Answer {
    page(&visitor, gallery::gallery(&frame(&visitor, &game), &game))
}
