//! Addresses about people.

mod known;
mod me;
mod notices;
mod passkeys;
mod profile;
mod rest;
mod waiting;

use crate::problem::Problem;
use crate::store::{PersonRow, SeatRow};
use crate::tables::{TableRegistry, TableState};
use crate::token;
use crate::visitor::Visitor;
use axum::Router;
use axum::routing::{get, post};
use std::sync::Arc;

/// Who is known of those who sit at a table, in the order of the seats.
pub async fn at_seats(
    registry: &TableRegistry,
    visitor: &Visitor,
    state: &TableState,
) -> Result<Vec<Option<PersonRow>>, Problem> {
    let mut known: Vec<PersonRow> = visitor.known.iter().map(|person| PersonRow::clone(person)).collect();
    let owners = state.seats.iter().filter_map(|row| row.owner.as_ref());
    // Nobody is looked for who is no person, or who asks herself.
    let others = owners.filter(|owner| !token::is_token(owner) && **owner != visitor.owner);
    known.extend(registry.store.people(others.cloned().collect()).await?);
    let of = |row: &SeatRow| known.iter().find(|person| row.owner.as_ref() == Some(&person.id)).cloned();
    Ok(state.seats.iter().map(of).collect())
}

/// The addresses about people.
pub fn router() -> Router<Arc<TableRegistry>> {
    Router::new()
        .route("/me", get(me::me).post(me::change))
        .route("/me/code", post(known::code))
        .route("/me/link", post(known::link))
        .route("/me/passkey/begin", post(passkeys::begin))
        .route("/me/passkey", post(passkeys::make))
        .route("/me/passkey/remove", post(passkeys::remove))
        .route("/me/device/remove", post(me::remove_device))
        .route("/me/night", post(rest::night))
        .route("/me/days-off", post(rest::take_days_off))
        .route("/me/days-off/remove", post(rest::give_day_back))
        .route("/me/sign-out", post(me::sign_out))
        .route("/me/data.json", get(me::data))
        .route("/me/waiting.json", get(waiting::waiting))
        .route("/me/delete", get(me::ask_delete).post(me::delete))
        .route("/sign-in", get(known::sign_in).post(known::use_code))
        .route("/sign-in/passkey/begin", post(passkeys::begin_sign_in))
        .route("/sign-in/passkey", post(passkeys::sign_in))
        .route("/bring/{secret}", get(known::look).post(known::bring))
        .route("/people/{id}", get(profile::profile))
        .route("/me/notices", get(notices::notices))
        .route("/me/notices/push", post(notices::add_push))
        .route("/me/notices/webhook", post(notices::add_webhook))
        .route("/me/notices/mail", post(notices::add_mail))
        .route("/me/notices/change", post(notices::change))
        .route("/me/notices/remove", post(notices::remove))
        .route("/me/notices/test", post(notices::test))
        .route("/me/notices/most", post(notices::most))
        .route("/notices/confirm/{secret}", get(notices::ask_confirm).post(notices::confirm))
        .route("/notices/stop/{channel}/{mark}", get(notices::ask_stop).post(notices::stop))
}
