//! One's own page, and what is changed there.

use crate::pages::people::data::delete as delete_page;
use crate::pages::people::emblem;
use crate::pages::people::me::{Me, me as page};
use crate::pages::people::rest::RestInfo;
use crate::people::Tried;
use crate::people::address::relying_party;
use crate::problem::Problem;
use crate::routes::{Answer, Fields, see};
use crate::store::PersonRow;
use crate::tables::{TableRegistry, clean_name};
use crate::visitor::{Visitor, forget_person, remember_name};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::IntoResponse;
use maud::Markup;
use std::sync::Arc;

/// One's own page.
pub async fn me(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, headers: HeaderMap) -> Answer {
    Ok(page_of(&registry, &visitor, &headers, None).await.map_err(visitor.fail(None))?.into_response())
}

/// One's own page, with what was wrong with what was sent about night and days off.
pub(super) async fn page_of(
    registry: &TableRegistry,
    visitor: &Visitor,
    headers: &HeaderMap,
    problem: Option<String>,
) -> Result<Markup, Problem> {
    let rest = registry.rest_of(&visitor.owner).await?;
    let today = rest.clone().unwrap_or_default().today(registry.config.time.millis());
    let gather = async {
        let Some(person) = &visitor.known else { return Ok(Default::default()) };
        Ok::<_, Problem>((registry.store.devices(&person.id).await?, registry.store.passkeys(&person.id).await?))
    };
    let (devices, passkeys) = gather.await?;
    Ok(page(&Me {
        frame: &visitor.frame(),
        known: visitor.known.as_deref(),
        devices,
        device: &visitor.device,
        passkeys,
        passkeys_work: relying_party(headers, &registry.config).is_some(),
        rest: RestInfo { rest, today, problem },
    }))
}

/// Another name, another emblem.
pub async fn change(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let name = clean_name(fields.text("name"));
    if let Some(person) = &visitor.known {
        let motif = emblem::motif(fields.text("motif")).map_or_else(|| person.motif.clone(), str::to_owned);
        let colour = emblem::colour(fields.text("colour")).map_or_else(|| person.colour.clone(), str::to_owned);
        let changed = PersonRow { name: name.clone(), motif, colour, ..PersonRow::clone(person) };
        registry.store.change_person(&changed).await.map_err(Problem::from).map_err(visitor.fail(None))?;
    }
    let mut response = see("/me");
    remember_name(response.headers_mut(), &name, registry.config.https);
    Ok(response)
}

/// Signs another browser out.
pub async fn remove_device(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let remove = async {
        let person = visitor.known.as_ref().ok_or(Problem::Forbidden)?;
        registry.store.drop_devices(&person.id, Some(fields.text("id"))).await?;
        Ok(())
    };
    remove.await.map_err(visitor.fail(Some("/me".to_owned())))?;
    Ok(see("/me"))
}

/// Signs this browser out, or every one.
pub async fn sign_out(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    let only = Some(visitor.device.as_str()).filter(|_| !fields.yes("everywhere"));
    let leave = async {
        let person = visitor.known.as_ref().ok_or(Problem::Forbidden)?;
        registry.store.drop_devices(&person.id, only).await?;
        Ok(())
    };
    leave.await.map_err(visitor.fail(Some("/me".to_owned())))?;
    let mut response = see("/");
    forget_person(response.headers_mut(), registry.config.https);
    Ok(response)
}

/// Everything that is stored about the visitor.
pub async fn data(State(registry): State<Arc<TableRegistry>>, visitor: Visitor) -> Answer {
    let gather = async {
        registry.count_try(&Tried::Download(&visitor.owner)).await?;
        registry.data_of(&visitor).await
    };
    let data = gather.await.map_err(visitor.fail(Some("/me".to_owned())))?;
    let text = serde_json::to_string_pretty(&data).unwrap_or_default();
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let name = (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"meadhall-me.json\""));
    Ok(([kind, name], text).into_response())
}

/// The last question before the visitor is forgotten.
pub async fn ask_delete(visitor: Visitor) -> Answer {
    Ok(delete_page(&visitor.frame()).into_response())
}

/// Forgets the visitor.
pub async fn delete(State(registry): State<Arc<TableRegistry>>, visitor: Visitor, fields: Fields) -> Answer {
    if !fields.yes("sure") {
        return Ok(see("/me/delete"));
    }
    registry.forget_owner(&visitor.owner).await.map_err(visitor.fail(Some("/me".to_owned())))?;
    let mut response = see("/");
    forget_person(response.headers_mut(), registry.config.https);
    Ok(response)
}
