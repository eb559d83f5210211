//! The adviser and the course of a game.

use super::Answer;
use super::moves::Request;
use crate::pages::model::{AdviceInfo, Advised, Adviser, RenderContext, WinChartInfo};
use crate::tables::TableSnapshot;
use crate::thinking::Advice;
use meadhall_engine::{Message, Seat};

/// Asks the adviser about the seat's decision.
pub async fn consult(request: Request) -> Answer {
    let Request { registry, visitor, fields, .. } = &request;
    request.change(|table| async move { table.consult(registry, &visitor.owner, fields.seat()?).await }).await
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
    let why = advice.why.iter().map(|sentence| context.tell(sentence)).collect();
    AdviceInfo { chances: advice.chances, best: best.collect(), why }
}

/// The win chart as a page shows it; none while the game is running.
pub fn win_chart(snapshot: &TableSnapshot, context: &RenderContext<'_>) -> Option<WinChartInfo> {
    snapshot.state.finished().ok()?;
    let course = snapshot.win_chart.clone();
    let turnings = course.iter().flat_map(|course| &course.turnings);
    let told = turnings.map(|turning| {
        let tell =
            |messages: &[Message]| messages.iter().map(|message| context.tell(message)).collect::<Vec<_>>().join(" ");
        (tell(&turning.judgement()), tell(&turning.what))
    });
    let told = told.collect();
    let viewer = snapshot.viewer.seat();
    Some(WinChartInfo { course, told, viewer })
}
