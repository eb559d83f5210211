//! What a host does with a table before its game.

use super::moves::{Request, persist};
use super::{Answer, Fields, see};
use crate::problem::Problem;
use crate::tables::TableHandle;
use meadhall_bots::Level;
use meadhall_words::Words;
use std::sync::Arc;

/// An open seat is given to a bot.
pub async fn fill(request: Request) -> Answer {
    let (owner, fields, plain) = (request.owner(), &request.fields, Fields(Default::default()));
    let words = Words::house(request.visitor.lang);
    let fill = |table: Arc<TableHandle>| async move {
        let seat = fields.seat()?;
        let level = fields.text("level").parse::<Level>().map_err(|bad| Problem::Malformed(bad.to_string()))?;
        let name = words.say(&format!("bot-name-{}", seat.index() + 1));
        table.fill_with_bot(owner, seat, level, &name).await
    };
    request.change_and_show(&plain, fill).await
}

/// An open seat is taken away.
pub async fn take_away(request: Request) -> Answer {
    let (owner, fields, plain) = (request.owner(), &request.fields, Fields(Default::default()));
    let take = |table: Arc<TableHandle>| async move { table.take_seat_away(owner, fields.seat()?).await };
    request.change_and_show(&plain, take).await
}

/// The table is ended.
pub async fn cancel(request: Request) -> Answer {
    let Request { registry, visitor, id, .. } = &request;
    persist(|| registry.cancel_table(&visitor.owner, id)).await.map_err(visitor.fail(Some(format!("/table/{id}"))))?;
    Ok(see("/"))
}
