//! Invitations: looked at as often as one likes, taken once.

use super::front::own_name;
use super::{Answer, Fields, Path, see};
use crate::games;
use crate::hall::Hall;
use crate::pages::invitation::invitation as page;
use crate::pages::model::Invitation;
use crate::problem::Problem;
use crate::visitor::{Visitor, remember_name};
use axum::extract::State;
use axum::response::IntoResponse;
use meadhall_engine::Seat;
use std::sync::Arc;

/// What one is invited to.
pub async fn invitation(State(hall): State<Arc<Hall>>, visitor: Visitor, Path(token): Path<String>) -> Answer {
    let find = async {
        let (id, _) = hall.store.invitation(&token).await?.ok_or(Problem::Spent)?;
        hall.place(&id).await
    };
    let place = find.await.map_err(visitor.fail(None))?;
    let sitting = place.lock().await.map_err(visitor.fail(None))?;
    let entry = games::find(&sitting.row.game).ok_or(Problem::NotFound).map_err(visitor.fail(None))?;
    let frame = visitor.frame_of(entry.id);
    let names = sitting.seats.iter().filter(|row| row.kind != "open").map(|row| row.name.clone()).collect();
    Ok(page(&Invitation {
        frame: &frame,
        words: entry.game.board.words(visitor.lang),
        game: entry.game,
        token: &token,
        names,
        commitment: sitting.commitment(),
    })
    .into_response())
}

/// Takes the invitation.
pub async fn join(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(token): Path<String>,
    fields: Fields,
) -> Answer {
    let name = own_name(&visitor, fields.text("name"));
    let take = async {
        let (id, seat) = hall.store.invitation(&token).await?.ok_or(Problem::Spent)?;
        let place = hall.place(&id).await?;
        let seat = Seat::new(seat as usize);
        place.sit_down(&visitor.owner, seat, Some(&token), &name, fields.text("part")).await?;
        Ok(id)
    };
    let id = take.await.map_err(visitor.fail(None))?;
    let mut response = see(&format!("/table/{id}"));
    remember_name(response.headers_mut(), &name, hall.config.https);
    Ok(response)
}
