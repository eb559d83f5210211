//! Invitations: looked at as often as one likes, taken once.

use super::front::own_name;
use super::moves::persist;
use super::{Answer, Fields, Path, see};
use crate::pages::invitation::invitation as page;
use crate::pages::model::Invitation;
use crate::problem::Problem;
use crate::tables::TableRegistry;
use crate::visitor::{Visitor, remember_name};
use axum::extract::State;
use axum::response::IntoResponse;
use meadhall_engine::Seat;
use std::sync::Arc;

/// What one is invited to.
pub async fn invitation(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Answer {
    let find = async {
        let (id, _) = registry.store.invitation(&token).await?.ok_or(Problem::Spent)?;
        registry.table(&id).await
    };
    let handle = find.await.map_err(visitor.fail(None))?;
    let state = handle.state().await.map_err(visitor.fail(None))?;
    let entry = state.entry;
    let frame = visitor.frame_of(entry.id());
    Ok(page(&Invitation {
        frame: &frame,
        words: entry.board.words(visitor.lang),
        game: entry,
        token: &token,
        names: state.seated_in(visitor.lang),
        commitment: state.commitment(),
    })
    .into_response())
}

/// Takes the invitation.
pub async fn join(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(token): Path<String>,
    fields: Fields,
) -> Answer {
    let name = own_name(&visitor, fields.text("name"));
    let take = async {
        let (id, seat) = registry.store.invitation(&token).await?.ok_or(Problem::Spent)?;
        let handle = registry.table(&id).await?;
        let seat = Seat::new(usize::try_from(seat).map_err(|_| Problem::Spent)?);
        let (owner, token, name, part) = (&visitor.owner, &token, &name, fields.text("part"));
        persist(|| handle.sit_down(owner, seat, Some(token), name, part)).await?;
        Ok(id)
    };
    let id = take.await.map_err(visitor.fail(None))?;
    let mut response = see(&format!("/table/{id}"));
    if !name.is_empty() {
        remember_name(response.headers_mut(), &name, registry.config.https);
    }
    Ok(response)
}
