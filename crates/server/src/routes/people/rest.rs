//! Changing one's night and days off.

use super::me;
use crate::clocks::rest::{DAYS_OFF, NoDayOff};
use crate::clocks::{Night, Rest};
use crate::people::Tried;
use crate::problem::Problem;
use crate::routes::{Answer, Failure, Fields, see};
use crate::tables::TableRegistry;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::HeaderMap;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use meadhall_words::Words;
use std::sync::Arc;

/// Where the section stands.
const SECTION: &str = "/me#rest";

/// Why something is not changed: a sentence beside the form, or a page of its own.
enum Wrong {
    Said(String),
    Problem(Problem),
}

impl From<Problem> for Wrong {
    fn from(problem: Problem) -> Wrong {
        Wrong::Problem(problem)
    }
}

/// Shows what came of a change.
async fn answer(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    headers: &HeaderMap,
    made: Result<(), Wrong>,
) -> Answer {
    match made {
        Ok(()) => Ok(see(SECTION)),
        Err(Wrong::Problem(problem)) => Err::<_, Failure>(visitor.fail(Some("/me".to_owned()))(problem)),
        Err(Wrong::Said(sentence)) => {
            let shown = me::page_of(registry, visitor, headers, Some(sentence.clone())).await;
            let page = shown.map_err(visitor.fail(None))?;
            Ok(Problem::Malformed(sentence).mark(page))
        }
    }
}

/// Another time zone, another night.
pub async fn night(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Answer {
    let made = set_night(&registry, &visitor, &fields).await;
    answer(&registry, &visitor, &headers, made).await
}

async fn set_night(registry: &Arc<TableRegistry>, visitor: &Visitor, fields: &Fields) -> Result<(), Wrong> {
    let words = Words::house(visitor.lang);
    let said = |key: &str| Wrong::Said(words.say(key));
    let zone = TimeZone::get(fields.text("zone")).map_err(|_| said("rest-bad-zone"))?;
    let night = match (fields.text("from"), fields.text("to")) {
        ("", "") => None,
        (from, to) => Some(Night::between(from, to).map_err(|_| said("rest-bad-night"))?),
    };
    let before = registry.rest_of(&visitor.owner).await?;
    let rest = Rest { zone, night, ..before.clone().unwrap_or_default() };
    if before.as_ref() == Some(&rest) {
        return Ok(());
    }
    // A night that moves with the hour would never end.
    if before.is_some_and(|before| before.night.is_some() || rest.night.is_none()) {
        match registry.count_try(&Tried::Night(&visitor.owner)).await {
            Err(Problem::TooMuch(_)) => return Err(said("rest-too-many-nights")),
            counted => counted?,
        }
    }
    Ok(registry.set_rest(&visitor.owner, &rest).await?)
}

/// Days are taken off.
pub async fn take_days_off(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Answer {
    let to = if fields.text("to").is_empty() { fields.text("from") } else { fields.text("to") };
    let days = fields.text("from").parse::<Date>().ok().zip(to.parse::<Date>().ok());
    let made = change_days(&registry, &visitor, days, |rest, (from, to), now| rest.take_off(from, to, now)).await;
    answer(&registry, &visitor, &headers, made).await
}

/// A day is given back.
pub async fn give_day_back(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Answer {
    let day = fields.text("day").parse::<Date>().ok();
    let made = change_days(&registry, &visitor, day, Rest::give_back).await;
    answer(&registry, &visitor, &headers, made).await
}

async fn change_days<D>(
    registry: &Arc<TableRegistry>,
    visitor: &Visitor,
    days: Option<D>,
    change: impl Fn(&mut Rest, D, i64) -> Result<(), NoDayOff>,
) -> Result<(), Wrong> {
    let words = Words::house(visitor.lang);
    let days = days.ok_or_else(|| Wrong::Said(words.say("rest-bad-day")))?;
    let rest = registry.rest_of(&visitor.owner).await?;
    let mut rest = rest.ok_or_else(|| Wrong::Said(words.say("rest-zone-first")))?;
    change(&mut rest, days, registry.config.time.millis()).map_err(|why| {
        Wrong::Said(match why {
            NoDayOff::When => words.say("rest-bad-day"),
            NoDayOff::TooMany => words.fill("rest-too-many-days", &[("all", DAYS_OFF.into())]),
        })
    })?;
    Ok(registry.set_rest(&visitor.owner, &rest).await?)
}
