//! Ways to be known again: recovery codes, and links to another device.

use crate::pages::people::{bring as bring_page, known as page, sign_in as sign_in_page};
use crate::people::address::{reach, relying_party};
use crate::people::code::RecoveryCode;
use crate::people::{Purpose, Tried, label};
use crate::problem::Problem;
use crate::routes::{Answer, Fields, Path, see};
use crate::store::PersonRow;
use crate::tables::{TableRegistry, now};
use crate::visitor::{Visitor, remember_token};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// How many tables are counted that a browser has.
const COUNTED: i64 = 1_000;

/// An answer for a browser that may have a new token from now on.
pub(super) fn with_token(registry: &TableRegistry, answer: impl IntoResponse, token: Option<String>) -> Response {
    let mut response = answer.into_response();
    if let Some(token) = token {
        remember_token(response.headers_mut(), &token, registry.config.https);
    }
    response
}

/// A new recovery code, shown this once.
pub async fn code(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, headers: HeaderMap) -> Answer {
    let make = async {
        registry.count_try(&Tried::NewSecret(&visitor.owner)).await?;
        let code = RecoveryCode::new();
        let hash = code.hash().await?;
        let (person, token) = registry.make_known(&visitor, label(&headers)).await?;
        registry.store.set_code(&person.id, code.key(), &hash, now()).await?;
        Ok((code, token))
    };
    let (code, token) = make.await.map_err(visitor.fail(Some("/me".to_owned())))?;
    Ok(with_token(&registry, page::code(&visitor.frame(), &code.shown()), token))
}

/// A new link for another device, shown this once.
pub async fn link(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, headers: HeaderMap) -> Answer {
    let make = async {
        registry.count_try(&Tried::NewSecret(&visitor.owner)).await?;
        let (person, token) = registry.make_known(&visitor, label(&headers)).await?;
        Ok((registry.new_ticket(Purpose::Link, &person.id).await?, token))
    };
    let (secret, token) = make.await.map_err(visitor.fail(Some("/me".to_owned())))?;
    Ok(with_token(&registry, page::link(&visitor.frame(), &reach(&visitor.called, &registry.config), &secret), token))
}

/// The way in.
pub async fn sign_in(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, headers: HeaderMap) -> Answer {
    let passkeys_work = relying_party(&headers, &registry.config).is_some();
    Ok(sign_in_page::sign_in(&visitor.frame(), passkeys_work, None).into_response())
}

/// The person of a recovery code. Whether the code is of nobody or of somebody whose code was tried too often, the answer is the
/// same, and takes as long.
async fn person_of_code(registry: &TableRegistry, typed: &str) -> Result<String, Problem> {
    let wrong = || Problem::Unproven("problem-wrong-code");
    let code = RecoveryCode::read(typed).unwrap_or_else(RecoveryCode::new);
    let mut found = registry.store.code(code.key()).await?;
    if let Some((person, _)) = &found
        && registry.count_try(&Tried::CodeOf(person)).await.is_err()
    {
        found = None;
    }
    let (person, hash) = found.unzip();
    match (code.fits(hash).await?, person) {
        (true, Some(person)) => {
            registry.forgive_tries(&Tried::CodeOf(&person)).await?;
            Ok(person)
        }
        _ => Err(wrong()),
    }
}

/// A recovery code is used.
pub async fn use_code(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Answer {
    let prove = async {
        registry.count_try(&Tried::SignIn(&visitor.address)).await?;
        let person = person_of_code(&registry, fields.text("code")).await?;
        registry.sign_in(&visitor, &person, true, label(&headers)).await
    };
    match prove.await {
        Ok(token) => Ok(with_token(&registry, see("/me"), Some(token))),
        Err(problem @ (Problem::Unproven(_) | Problem::TooMuch(_))) => {
            let passkeys_work = relying_party(&headers, &registry.config).is_some();
            let text = problem.sentence(visitor.lang);
            Ok(problem.mark(sign_in_page::sign_in(&visitor.frame(), passkeys_work, Some(&text))))
        }
        Err(problem) => Err(visitor.fail(Some("/sign-in".to_owned()))(problem)),
    }
}

/// Whom a link leads to.
async fn person_of_link(registry: &TableRegistry, visitor: &Visitor, secret: &str) -> Result<PersonRow, Problem> {
    let gone = || Problem::Unproven("problem-link");
    let owner = registry.look_at_ticket(Purpose::Link, secret).await?;
    if owner.is_none() {
        registry.count_try(&Tried::SignIn(&visitor.address)).await?;
    }
    registry.person(&owner.ok_or_else(gone)?).await?.ok_or_else(gone)
}

/// Where a link leads. Looking uses nothing up: chats look at links before people do.
pub async fn look(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, Path(secret): Path<String>) -> Answer {
    let find = async {
        let person = person_of_link(&registry, &visitor, &secret).await?;
        let own = match &visitor.known {
            Some(_) => 0,
            None => registry.store.of_owner(&visitor.owner, COUNTED).await?.len(),
        };
        Ok((person, own))
    };
    let (person, own) = find.await.map_err(visitor.fail(None))?;
    Ok(bring_page::bring(&visitor.frame(), &secret, &person, own).into_response())
}

/// A link is used.
pub async fn bring(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(secret): Path<String>,
    fields: Fields,
) -> Answer {
    let take = async {
        let person = person_of_link(&registry, &visitor, &secret).await?;
        let taken = registry.take_ticket(Purpose::Link, &secret).await?;
        if taken.as_deref() != Some(&person.id) {
            return Err(Problem::Unproven("problem-link"));
        }
        registry.sign_in(&visitor, &person.id, fields.yes("own"), label(&headers)).await
    };
    let token = take.await.map_err(visitor.fail(None))?;
    Ok(with_token(&registry, see("/"), Some(token)))
}
