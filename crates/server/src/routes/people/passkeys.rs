//! Passkeys: made, used, forgotten. A script asks the browser; what it sends are the fields of a form, and what it gets is JSON.

use super::known::with_token;
use crate::people::address::relying_party;
use crate::people::webauthn::{self, ALGORITHMS, Made, RelyingParty, Used, encoded};
use crate::people::{Purpose, Tried, label};
use crate::problem::Problem;
use crate::routes::{Answer, Fields, see};
use crate::store::PasskeyRow;
use crate::tables::{TableRegistry, now};
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use meadhall_engine::sha256;
use serde_json::{Value, json};
use std::sync::Arc;

/// How many passkeys somebody may have.
const MOST: usize = 20;
/// What the house is called where a passkey is kept.
const HOUSE: &str = "Meadhall";

fn unproven() -> Problem {
    Problem::Unproven("problem-passkey")
}

fn party(registry: &TableRegistry, headers: &HeaderMap) -> Result<RelyingParty, Problem> {
    relying_party(headers, &registry.config).ok_or_else(unproven)
}

/// What a script gets: what it asked for, or a sentence.
fn told(visitor: &Visitor, answer: Result<Value, Problem>) -> Response {
    match answer {
        Ok(value) => Json(value).into_response(),
        Err(problem) => problem.mark(Json(json!({ "problem": problem.sentence(visitor.lang) }))),
    }
}

/// What a browser needs to make a passkey.
pub async fn begin(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, headers: HeaderMap) -> Response {
    let offer = async {
        let party = party(&registry, &headers)?;
        registry.count_try(&Tried::NewSecret(&visitor.owner)).await?;
        let kept = match &visitor.known {
            Some(person) => registry.store.passkeys(&person.id).await?,
            None => Vec::new(),
        };
        let challenge = registry.new_ticket(Purpose::NewPasskey, &visitor.owner).await?;
        let name = if visitor.name.is_empty() { HOUSE } else { &visitor.name };
        // An authenticator keeps one passkey for each of these; nobody reads anything from it.
        let handle = encoded(&sha256(&[b"meadhall passkey 1\n", visitor.owner.as_bytes()])[..16]);
        Ok(json!({
            "challenge": challenge,
            "rp": { "id": party.id, "name": HOUSE },
            "user": { "id": handle, "name": name, "displayName": name },
            "algorithms": ALGORITHMS,
            "known": kept.iter().map(|passkey| &passkey.id).collect::<Vec<_>>(),
        }))
    };
    told(&visitor, offer.await)
}

/// A passkey was made.
pub async fn make(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let keep = async {
        let party = party(&registry, &headers)?;
        let made = Made {
            id: fields.text("id"),
            client_data: fields.text("clientData"),
            authenticator_data: fields.text("authenticatorData"),
            public_key: fields.text("publicKey"),
        };
        let passkey = webauthn::made(&made, &party).ok_or_else(unproven)?;
        let asked = registry.take_ticket(Purpose::NewPasskey, &passkey.challenge).await?;
        if asked.as_deref() != Some(&visitor.owner) {
            return Err(unproven());
        }
        let (person, token) = registry.make_known(&visitor, label(&headers)).await?;
        if registry.store.passkeys(&person.id).await?.len() >= MOST {
            return Err(Problem::TooMuch("problem-too-many-tries"));
        }
        let (id, label, created) = (made.id.to_owned(), label(&headers), now());
        let (key, counter) = (passkey.key, i64::from(passkey.counter));
        let row = PasskeyRow { id, person: person.id, key, counter, label, created, used: created };
        registry.store.add_passkey(&row).await?;
        Ok(token)
    };
    match keep.await {
        Ok(token) => with_token(&registry, Json(json!({ "to": "/me" })), token),
        Err(problem) => told(&visitor, Err(problem)),
    }
}

/// Forgets a passkey.
pub async fn remove(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let remove = async {
        let person = visitor.known.as_ref().ok_or(Problem::Forbidden)?;
        registry.store.drop_passkey(&person.id, fields.text("id")).await?;
        Ok(())
    };
    remove.await.map_err(visitor.fail(Some("/me".to_owned())))?;
    Ok(see("/me"))
}

/// What a browser needs to use a passkey. Nobody says who she is: the browser knows which passkeys it has for this house.
pub async fn begin_sign_in(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let offer = async {
        let party = party(&registry, &headers)?;
        registry.count_try(&Tried::NewSecret(&visitor.address)).await?;
        let challenge = registry.new_ticket(Purpose::SignIn, &visitor.owner).await?;
        Ok(json!({ "challenge": challenge, "rp": { "id": party.id } }))
    };
    told(&visitor, offer.await)
}

/// A passkey was used.
pub async fn sign_in(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let prove = async {
        let party = party(&registry, &headers)?;
        registry.count_try(&Tried::SignIn(&visitor.address)).await?;
        let used = Used {
            client_data: fields.text("clientData"),
            authenticator_data: fields.text("authenticatorData"),
            signature: fields.text("signature"),
        };
        let kept = registry.store.passkey(fields.text("id")).await?.ok_or_else(unproven)?;
        let proof = webauthn::used(&used, &kept.key, &party).ok_or_else(unproven)?;
        let asked = registry.take_ticket(Purpose::SignIn, &proof.challenge).await?;
        if asked.as_deref() != Some(&visitor.owner) || !webauthn::grows(kept.counter, proof.counter) {
            return Err(unproven());
        }
        let counter = i64::from(proof.counter);
        if !registry.store.use_passkey(&kept.id, kept.counter, counter, now()).await? {
            return Err(unproven());
        }
        registry.sign_in(&visitor, &kept.person, true, label(&headers)).await
    };
    match prove.await {
        Ok(token) => with_token(&registry, Json(json!({ "to": "/me" })), Some(token)),
        Err(problem) => told(&visitor, Err(problem)),
    }
}
