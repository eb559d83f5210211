//! Guide, rules and gallery.

use super::{Answer, Path};
use crate::pages::sheet::{SheetKind, sheet};
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::response::IntoResponse;

fn page(visitor: &Visitor, game: &str, kind: SheetKind) -> Answer {
    let game = meadhall_games::find(game).ok_or(Problem::NotFound).map_err(visitor.fail(None))?;
    Ok(sheet(&visitor.frame_of(game.id()), game, kind).into_response())
}

/// The guide to a game.
pub async fn guide(visitor: Visitor, Path(game): Path<String>) -> Answer {
    page(&visitor, &game, SheetKind::Guide)
}

/// The clauses of a game.
pub async fn rules(visitor: Visitor, Path(game): Path<String>) -> Answer {
    page(&visitor, &game, SheetKind::Rules)
}

/// All cards of a game.
pub async fn gallery(visitor: Visitor, Path(game): Path<String>) -> Answer {
    page(&visitor, &game, SheetKind::Gallery)
}
