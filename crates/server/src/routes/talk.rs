//! Talk at a table: saying something, hearing it, muting, reporting, closing.

use super::moves::Request;
use super::table::TableQuery;
use super::{Answer, Fields, Path, Query, see};
use crate::pages::talk::{TalkInfo, reported, talk as page};
use crate::problem::Problem;
use crate::store::Room;
use crate::tables::{TableHandle, TableRegistry, TableState};
use crate::talk::Subject;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use meadhall_engine::Seat;
use meadhall_words::Words;
use std::sync::Arc;

/// The talk of a table as a visitor sees it; none if she does not want any.
pub async fn info(
    registry: &TableRegistry,
    visitor: &Visitor,
    handle: &TableHandle,
    state: &TableState,
    me: Option<Seat>,
) -> Result<Option<TalkInfo>, Problem> {
    let heard = registry.heard(visitor, handle, state).await?;
    let (id, host) = (state.row.id.clone(), state.row.host == visitor.owner);
    Ok(heard.map(|heard| TalkInfo { id, me, host, heard, notice: None, typed: String::new() }))
}

/// What was said, for a script.
pub async fn part(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Answer {
    let me = query.seat.as_deref().and_then(|seat| super::form::seat(seat).ok());
    let shown = shown(&registry, &visitor, &id, me, None).await;
    shown.map_err(visitor.fail(Some(format!("/table/{id}"))))
}

/// The talk alone, with something to notice and what was typed in vain.
async fn shown(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    id: &str,
    me: Option<Seat>,
    told: Option<(String, String)>,
) -> Result<Response, Problem> {
    let handle = registry.table(id).await?;
    let state = handle.state().await?;
    let me = me.filter(|seat| state.own_seat(&visitor.owner, *seat).is_ok());
    let Some(mut info) = info(registry, visitor, &handle, &state, me).await? else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    if let Some((notice, typed)) = told {
        (info.notice, info.typed) = (Some(notice), typed);
    }
    Ok(page(Words::house(visitor.lang), &info).into_response())
}

/// Does something about the talk of a table, and shows what came of it: a script gets the talk, everybody else the page.
async fn act<F: Future<Output = Result<Option<&'static str>, Problem>>>(
    request: &Request,
    work: impl FnOnce(Arc<TableHandle>, TableState) -> F,
) -> Answer {
    let Request { registry, visitor, id, fields } = request;
    let me = fields.seat().ok();
    let back = me.map_or(format!("/table/{id}"), |seat| format!("/table/{id}?seat={}", seat.index() + 1));
    let done = async {
        let handle = registry.table(id).await?;
        let state = handle.state().await?;
        handle.mark_present(&visitor.owner);
        work(handle, state).await
    };
    let done = done.await;
    if visitor.wants_part {
        let told = match &done {
            Ok(None) => None,
            Ok(Some(key)) => Some((Words::house(visitor.lang).say(key), String::new())),
            Err(problem) => Some((problem.sentence(visitor.lang), fields.text("text").to_owned())),
        };
        let mut page = shown(registry, visitor, id, me, told).await.map_err(visitor.fail(Some(back)))?;
        if let Err(problem) = &done {
            *page.status_mut() = problem.status();
        }
        return Ok(page);
    }
    done.map_err(visitor.fail(Some(back.clone())))?;
    Ok(see(&format!("{back}#talk-lines")))
}

/// Says something.
pub async fn say(request: Request) -> Answer {
    let Request { registry, visitor, fields, .. } = &request;
    let say = |_, state: TableState| async move {
        registry
            .say(visitor, &state, fields.seat().ok(), [fields.text("phrase"), fields.text("text")])
            .await
            .map(|()| None)
    };
    act(&request, say).await
}

/// The room and the number of the line that a form names.
fn line(fields: &Fields) -> Result<(Room, i64), Problem> {
    let room = fields.text("room").parse::<Room>().map_err(|bad| Problem::Malformed(bad.to_string()))?;
    Ok((room, fields.number("n")?))
}

/// Hears somebody no more, or everybody again.
pub async fn mute(request: Request) -> Answer {
    let Request { registry, visitor, fields, .. } = &request;
    let mute = |_, state: TableState| async move {
        match fields.text("n") {
            "" => registry.hear_everybody(visitor, &state).await?,
            _ => {
                let (room, n) = line(fields)?;
                registry.mute(visitor, &state, room, n).await?;
            }
        }
        Ok(None)
    };
    act(&request, mute).await
}

/// Tells whoever runs the hall of a line or of somebody at the table.
pub async fn report(request: Request) -> Answer {
    let Request { registry, visitor, fields, .. } = &request;
    let report = |_, state: TableState| async move {
        let subject = match fields.text("whom") {
            "" => {
                let (room, n) = line(fields)?;
                Subject::Line(room, n)
            }
            whom => Subject::Seat(super::form::seat(whom)?.index()),
        };
        registry.report(visitor, &state, subject, fields.text("reason")).await?;
        Ok(Some("report-made"))
    };
    let told = act(&request, report).await?;
    if request.visitor.wants_part {
        return Ok(told);
    }
    Ok(reported(&request.visitor.frame(), &format!("/table/{}", request.id)).into_response())
}

/// The host closes the talk, or opens it again.
pub async fn close(request: Request) -> Answer {
    let Request { registry, visitor, fields, .. } = &request;
    let close = |handle: Arc<TableHandle>, state: TableState| async move {
        registry.close_talk(visitor, &handle, &state, fields.answer("on")?).await.map(|()| None)
    };
    act(&request, close).await
}
