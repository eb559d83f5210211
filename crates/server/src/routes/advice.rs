//! The adviser and the course of a game.

use super::moves::change;
use super::{Answer, Fields, Path};
use crate::hall::{Hall, Place, Sitting};
use crate::live::Advice;
use crate::pages::model::{AdviceInfo, Advised, Adviser, CourseInfo, RenderContext};
use crate::visitor::Visitor;
use axum::extract::State;
use meadhall_engine::Seat;
use std::sync::Arc;

/// Asks the adviser about the seat's decision.
pub async fn consult(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Answer {
    let house = Arc::clone(&hall);
    change(hall, &visitor, &id, &fields, async |place| place.consult(&house, &visitor.owner, fields.seat()?).await)
        .await
}

/// The adviser as the seat's page shows him.
pub fn adviser(
    place: &Place,
    sitting: &Sitting,
    owner: &str,
    me: Option<Seat>,
    context: &RenderContext<'_>,
) -> Adviser {
    match me {
        Some(me) if sitting.pending().contains(me) && sitting.may_be_advised(owner, me).is_ok() => {
            place.advice(sitting, me).map_or(Adviser::Ready, |advice| Adviser::Spoke(told(&advice, context)))
        }
        _ => Adviser::Absent,
    }
}

fn told(advice: &Advice, context: &RenderContext<'_>) -> AdviceInfo {
    let best = advice.best.iter().map(|counsel| Advised {
        written: counsel.written.clone(),
        label: context.tell(&counsel.label),
        chance: counsel.chance,
        verdict: counsel.verdict.key(),
    });
    AdviceInfo { chances: advice.chances, best: best.collect() }
}

/// The course of the game as a page shows it; none while the game is running.
pub fn course(
    hall: &Arc<Hall>,
    place: &Arc<Place>,
    sitting: &Sitting,
    context: &RenderContext<'_>,
) -> Option<CourseInfo> {
    sitting.live.as_deref().and_then(|live| live.outcome())?;
    let course = place.course(hall, sitting);
    let turnings = course.iter().flat_map(|course| &course.turnings);
    let told = turnings.map(|turning| {
        let lines: Vec<String> = turning.what.iter().map(|what| context.tell(what)).collect();
        lines.join(" ")
    });
    let told = told.collect();
    Some(CourseInfo { course, told })
}
