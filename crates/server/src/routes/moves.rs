//! What changes a table in play.

use super::front::own_name;
use super::table::{TableQuery, changed, refused};
use super::{Answer, Fields, Path, see};
use crate::problem::Problem;
use crate::tables::{TableHandle, TableRegistry};
use crate::visitor::{Visitor, remember_name};
use axum::extract::State;
use std::sync::Arc;

/// Where a seat's page is.
fn address(id: &str, fields: &Fields) -> String {
    match fields.seat() {
        Ok(seat) => format!("/table/{id}?seat={}", seat.index() + 1),
        Err(_) => format!("/table/{id}"),
    }
}

/// Finds the table, makes the change and shows what came of it.
pub(super) async fn change(
    registry: Arc<TableRegistry>,
    visitor: &Visitor,
    id: &str,
    fields: &Fields,
    make: impl AsyncFnOnce(&TableHandle) -> Result<(), Problem>,
) -> Answer {
    let back = address(id, fields);
    let made = async {
        let handle = registry.table(id).await?;
        handle.mark_present(&visitor.owner);
        make(&handle).await
    };
    let Err(problem) = made.await else {
        // A script gets what came of it at once; everybody else is sent there.
        let query = fields.seat().map(TableQuery::of_seat).unwrap_or_default();
        let part = if visitor.wants_part { changed(&registry, visitor, id, &query).await } else { None };
        return Ok(part.unwrap_or_else(|| see(&back)));
    };
    // Where the visitor sits at the table, she sees why on its page; everybody else gets a page that says so.
    if let Ok(seat) = fields.seat()
        && let Some(page) = refused(&registry, visitor, id, seat, &problem).await
    {
        return Ok(page);
    }
    Err(visitor.fail(back)(problem))
}

type Table = Path<String>;

/// A choice.
pub async fn play(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Table,
    fields: Fields,
) -> Answer {
    change(registry, &visitor, &id, &fields, async |handle| {
        let (seat, version) = (fields.seat()?, fields.number("version")?);
        handle.play(&visitor.owner, seat, version, &fields.choice(), visitor.lang).await
    })
    .await
}

/// The wish to take something back.
pub async fn undo(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Table,
    fields: Fields,
) -> Answer {
    change(registry, &visitor, &id, &fields, async |handle| handle.ask_undo(&visitor.owner, fields.seat()?).await).await
}

/// The answer to somebody's wish to take something back.
pub async fn answer_undo(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Table,
    fields: Fields,
) -> Answer {
    change(registry, &visitor, &id, &fields, async |handle| {
        handle.answer_undo(&visitor.owner, fields.seat()?, fields.answer("agree")?).await
    })
    .await
}

/// A standing answer, left or taken back.
pub async fn standing(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Table,
    fields: Fields,
) -> Answer {
    change(registry, &visitor, &id, &fields, async |handle| {
        handle.leave_answer(&visitor.owner, fields.seat()?, fields.text("key"), fields.answer("on")?).await
    })
    .await
}

/// A new invitation.
pub async fn invite(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Table,
    fields: Fields,
) -> Answer {
    let seat = fields.seat();
    let plain = Fields(Default::default());
    change(registry, &visitor, &id, &plain, async |handle| handle.renew_invitation(&visitor.owner, seat?).await).await
}

/// Sitting down at a listed table.
pub async fn sit(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Table,
    fields: Fields,
) -> Answer {
    let https = registry.config.https;
    let name = own_name(&visitor, fields.text("name"));
    let mut answer = change(registry, &visitor, &id, &fields, async |handle| {
        handle.sit_down(&visitor.owner, fields.seat()?, None, &name, fields.text("part")).await
    })
    .await?;
    remember_name(answer.headers_mut(), &name, https);
    Ok(answer)
}

/// How long to wait for somebody who is away.
pub async fn takeover(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Table,
    fields: Fields,
) -> Answer {
    change(registry, &visitor, &id, &fields, async |handle| {
        let minutes = match fields.text("minutes") {
            "" => return Err(Problem::Malformed("(minutes)".to_owned())),
            text => minutes(text)?,
        };
        handle.set_takeover(&visitor.owner, minutes).await
    })
    .await
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
pub async fn bot(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Table,
    fields: Fields,
) -> Answer {
    change(registry, &visitor, &id, &fields, async |handle| {
        handle.hand_over(&visitor.owner, fields.seat()?, fields.answer("on")?).await
    })
    .await
}
