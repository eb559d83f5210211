//! Which tables wait for somebody, for scripts and for the terminal.

use crate::pages::model::TableLine;
use crate::problem::Problem;
use crate::routes::front::{OWN, lines};
use crate::routes::{Answer, Query, calls};
use crate::store::Phase;
use crate::tables::TableRegistry;
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// What can be asked.
#[derive(Deserialize)]
pub struct WaitingQuery {
    /// Whether the tables are wanted, too.
    tables: Option<String>,
}

/// How many tables wait for the visitor, and which.
pub async fn waiting(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Query(query): Query<WaitingQuery>,
) -> Answer {
    let gather = async {
        if query.tables.is_none() {
            return Ok::<_, Problem>(json!({ "waiting": registry.store.waiting(&visitor.owner).await? }));
        }
        let mine = lines(&registry, &visitor, registry.store.of_owner(&visitor.owner, OWN).await?).await;
        let called = calls::lines(&registry, &visitor, OWN).await?;
        let waiting = |line: &TableLine| line.my_turn || line.called;
        let told: Vec<_> = called.iter().chain(&mine).filter(|line| waiting(line)).map(told).collect();
        Ok(json!({ "waiting": told.len(), "name": visitor.name, "tables": told }))
    };
    Ok(Json(gather.await.map_err(visitor.fail(None))?).into_response())
}

fn told(line: &TableLine) -> serde_json::Value {
    json!({
        "id": line.id, "game": line.game, "address": format!("/table/{}", line.id), "players": line.names,
        "why": if line.called { "called" } else { "turn" }, "over": line.phase == Phase::Over,
    })
}
