//! The adviser and the course of a game.

use super::moves::change;
use super::{Answer, Fields, Path};
use crate::pages::model::{AdviceInfo, Advised, Adviser, RenderContext, WinChartInfo};
use crate::tables::{TableRegistry, TableSnapshot};
use crate::thinking::Advice;
use crate::visitor::Visitor;
use axum::extract::State;
use meadhall_engine::Seat;
use std::sync::Arc;

/// Asks the adviser about the seat's decision.
pub async fn consult(
    State(registry): State<Arc<TableRegistry>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Answer {
    let all = Arc::clone(&registry);
    change(registry, &visitor, &id, &fields, async |handle| handle.consult(&all, &visitor.owner, fields.seat()?).await)
        .await
}

/// The adviser as the seat's page shows him.
pub fn adviser(snapshot: &TableSnapshot, owner: &str, me: Option<Seat>, context: &RenderContext<'_>) -> Adviser {
    let state = &snapshot.state;
    match me {
        Some(me) if state.pending().contains(me) && state.may_be_advised(owner, me).is_ok() => {
            snapshot.advice(me).map_or(Adviser::Ready, |advice| Adviser::Spoke(told(advice, context)))
        }
        _ => Adviser::Absent,
    }
}

fn told(advice: &Advice, context: &RenderContext<'_>) -> AdviceInfo {
    let best = advice.best.iter().map(|choice| Advised {
        written: choice.written.clone(),
        label: context.tell(&choice.label),
        chance: choice.chance,
        verdict: choice.verdict.key(),
    });
    AdviceInfo { chances: advice.chances, best: best.collect() }
}

/// The win chart as a page shows it; none while the game is running.
pub fn win_chart(snapshot: &TableSnapshot, context: &RenderContext<'_>) -> Option<WinChartInfo> {
    snapshot.state.finished().ok()?;
    let course = snapshot.win_chart.clone();
    let turnings = course.iter().flat_map(|course| &course.turnings);
    let told = turnings.map(|turning| {
        let lines: Vec<String> = turning.what.iter().map(|what| context.tell(what)).collect();
        lines.join(" ")
    });
    let told = told.collect();
    Some(WinChartInfo { course, told })
}
