//! What everybody may see of somebody.

use crate::pages::people::profile::{ProfilePage, profile as page};
use crate::people::profile::Profile;
use crate::problem::Problem;
use crate::routes::{Answer, Path};
use crate::store::Phase;
use crate::tables::TableRegistry;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::response::IntoResponse;
use std::sync::Arc;

/// How many games a profile is made from.
const COUNTED: i64 = 1_000;
/// How many of the last ones are shown.
const LAST: usize = 12;

/// What everybody may see of somebody.
pub async fn profile(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let find = async {
        let person = registry.person(&id).await?.ok_or(Problem::NotFound)?;
        let games = registry.store.games_of(&person.id, COUNTED).await?;
        let rest = registry.rest_of(&person.id).await?.unwrap_or_default();
        Ok((person, games, rest))
    };
    let (person, games, rest) = find.await.map_err(visitor.fail(None))?;
    let own = visitor.owner == person.id;
    let profile = Profile::of(&games, &rest, registry.config.time.millis());
    let over = games.into_iter().filter(|game| own && game.phase == Phase::Over);
    let last = over.take(LAST).collect();
    Ok(page(&ProfilePage { frame: &visitor.frame(), person: &person, profile, last, own }).into_response())
}
