//! What changes a table in play.

use super::front::own_name;
use super::table::{TableQuery, changed, refused};
use super::{Answer, Failure, Fields, Path, calls, see};
use crate::problem::Problem;
use crate::tables::{TableHandle, TableRegistry};
use crate::visitor::{Visitor, remember_name};
use axum::extract::{self, FromRequest, FromRequestParts};
use std::sync::Arc;

/// Where a seat's page is.
fn address(id: &str, fields: &Fields) -> String {
    match fields.seat() {
        Ok(seat) => format!("/table/{id}?seat={}", seat.index() + 1),
        Err(_) => format!("/table/{id}"),
    }
}

/// A change that a visitor asks of a table: who, which table, and the fields of the form.
pub struct Request {
    pub(super) registry: Arc<TableRegistry>,
    pub(super) visitor: Visitor,
    pub(super) id: String,
    pub(super) fields: Fields,
}

impl FromRequest<Arc<TableRegistry>> for Request {
    type Rejection = Failure;

    async fn from_request(sent: extract::Request, registry: &Arc<TableRegistry>) -> Result<Request, Failure> {
        let (mut parts, body) = sent.into_parts();
        let Ok(visitor) = Visitor::from_request_parts(&mut parts, registry).await;
        let Path(id) = Path::from_request_parts(&mut parts, registry).await?;
        let fields = Fields::from_request(extract::Request::from_parts(parts, body), registry).await?;
        Ok(Request { registry: Arc::clone(registry), visitor, id, fields })
    }
}

impl Request {
    /// Who asks.
    pub(super) fn owner(&self) -> &str {
        &self.visitor.owner
    }

    /// Finds the table, makes the change and shows what came of it on the seat's page.
    pub(super) async fn change<F: Future<Output = Result<(), Problem>>>(
        &self,
        make: impl Fn(Arc<TableHandle>) -> F,
    ) -> Answer {
        self.change_and_show(&self.fields, make).await
    }

    /// The same, with what came of it on the page that these fields name.
    pub(super) async fn change_and_show<F: Future<Output = Result<(), Problem>>>(
        &self,
        shown: &Fields,
        make: impl Fn(Arc<TableHandle>) -> F,
    ) -> Answer {
        let Request { registry, visitor, id, .. } = self;
        let back = address(id, shown);
        let made = async {
            let handle = registry.table(id).await?;
            handle.mark_present(&visitor.owner);
            persist(|| make(Arc::clone(&handle))).await
        };
        let Err(problem) = made.await else {
            // A script gets what came of it at once; everybody else is sent there.
            let query = TableQuery::of_form(shown);
            let part = if visitor.wants_part { changed(registry, visitor, id, &query).await } else { None };
            return Ok(part.unwrap_or_else(|| see(&back)));
        };
        // Where the visitor sits at the table, she sees why on its page; everybody else gets a page that says so.
        if shown.seat().is_ok()
            && let Some(page) = refused(registry, visitor, id, &TableQuery::of_form(shown), &problem).await
        {
            return Ok(page);
        }
        Err(visitor.fail(back)(problem))
    }
}

/// How often a change is tried again where somebody else was faster.
const TRIES: usize = 8;

/// Makes a change. Where another server was faster the table is another one now, and the same may be right or wrong.
pub(super) async fn persist<F: Future<Output = Result<(), Problem>>>(make: impl Fn() -> F) -> Result<(), Problem> {
    let mut made = make().await;
    for _ in 0..TRIES {
        let Err(Problem::Conflict) = made else { break };
        made = make().await;
    }
    made
}

/// A choice.
pub async fn play(request: Request) -> Answer {
    let Request { visitor, fields, .. } = &request;
    let choose = |table: Arc<TableHandle>| async move {
        let (seat, version) = (fields.seat()?, fields.number("version")?);
        table.play(&visitor.owner, seat, version, &fields.choice(), visitor.lang).await
    };
    request.change(choose).await
}

/// The wish to take something back.
pub async fn undo(request: Request) -> Answer {
    let (owner, fields) = (request.owner(), &request.fields);
    request.change(|table| async move { table.ask_undo(owner, fields.seat()?).await }).await
}

/// The answer to somebody's wish to take something back.
pub async fn answer_undo(request: Request) -> Answer {
    let (owner, fields) = (request.owner(), &request.fields);
    let answer = |table: Arc<TableHandle>| async move {
        table.answer_undo(owner, fields.seat()?, fields.answer("agree")?).await
    };
    request.change(answer).await
}

/// A standing answer, left or taken back.
pub async fn standing(request: Request) -> Answer {
    let (owner, fields) = (request.owner(), &request.fields);
    let leave = |table: Arc<TableHandle>| async move {
        table.leave_answer(owner, fields.seat()?, fields.text("key"), fields.answer("on")?).await
    };
    request.change(leave).await
}

/// A new invitation. It is for another seat than the host's, so the host's own page is shown.
pub async fn invite(request: Request) -> Answer {
    let (owner, fields, plain) = (request.owner(), &request.fields, Fields(Default::default()));
    let renew = |table: Arc<TableHandle>| async move { table.renew_invitation(owner, fields.seat()?).await };
    request.change_and_show(&plain, renew).await
}

/// Sitting down at a listed table, or at a seat that is meant for the visitor.
pub async fn sit(request: Request) -> Answer {
    let Request { registry, visitor, fields, .. } = &request;
    let name = &own_name(visitor, fields.text("name"));
    let sit = |table: Arc<TableHandle>| async move {
        let seat = fields.seat()?;
        // Whoever is called to a seat needs no invitation in her hands.
        let called = calls::invitation(registry, &visitor.owner, &table, seat).await?;
        table.sit_down(&visitor.owner, seat, called.as_deref(), name, fields.text("part")).await
    };
    let mut answer = request.change(sit).await?;
    remember_name(answer.headers_mut(), name, registry.config.https);
    Ok(answer)
}

/// How long to wait for somebody who is away.
pub async fn takeover(request: Request) -> Answer {
    let (owner, fields) = (request.owner(), &request.fields);
    let set = |table: Arc<TableHandle>| async move {
        let minutes = match fields.text("minutes") {
            "" => return Err(Problem::Malformed("(minutes)".to_owned())),
            text => minutes(text)?,
        };
        table.set_takeover(owner, minutes).await
    };
    request.change(set).await
}

/// How fast bots move.
pub async fn pace(request: Request) -> Answer {
    let (owner, fields) = (request.owner(), &request.fields);
    let set = |table: Arc<TableHandle>| async move {
        let pace = fields.text("pace").parse().map_err(|_| Problem::Malformed("(pace)".to_owned()))?;
        table.set_pace(owner, pace).await
    };
    request.change(set).await
}

/// The longest that a table can wait: a day.
const LONGEST: u32 = 24 * 60;

/// `never`, or a number of minutes.
pub fn minutes(text: &str) -> Result<Option<u32>, Problem> {
    match text.parse::<u32>() {
        _ if text == "never" || text.is_empty() => Ok(None),
        Ok(minutes @ 1..=LONGEST) => Ok(Some(minutes)),
        _ => Err(Problem::Malformed(format!("({text})"))),
    }
}

/// A seat handed to a bot, or back.
pub async fn bot(request: Request) -> Answer {
    let (owner, fields) = (request.owner(), &request.fields);
    let hand_over =
        |table: Arc<TableHandle>| async move { table.hand_over(owner, fields.seat()?, fields.answer("on")?).await };
    request.change(hand_over).await
}
