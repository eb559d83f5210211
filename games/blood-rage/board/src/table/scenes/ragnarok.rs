//! Ragnarök takes its province; then the dead march out of Valhalla.

use super::super::BoardContext;
use super::super::geometry::ground;
use super::{figures, gains, glory, of_phase, told, who};
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::{Cause, Event, Figure, Phase, Place, VALHALLA, View};
use meadhall_board::{Scene, SceneKind, step};
use meadhall_engine::Seat;

/// The scene of Ragnarök: the province, who fell there, and what that brought.
pub(super) fn ragnarok(ctx: &BoardContext<'_>) -> Option<Scene> {
    let events: Vec<&Event> = of_phase(ctx, Phase::Ragnarok).collect();
    let place = events.iter().find_map(|event| match event {
        Event::Ragnarok(place) => Some(*place),
        _ => None,
    });
    let Some(place) = place else {
        let spared = events.contains(&&Event::NothingDestroyed);
        let body = html! { p.tell.verdict { (ctx.say("br-scene-spared")) } };
        return spared.then(|| Scene { kind: SceneKind::Ragnarok, title: ctx.say("phase-ragnarok"), body });
    };
    let gains = gains(ctx, events.iter().copied());
    let dead = |seat: Seat| {
        let of = |event: &&Event| match **event {
            Event::Destroyed { seat: owner, figure, .. } if owner == seat => Some(figure),
            _ => None,
        };
        events.iter().filter_map(of).collect::<Vec<Figure>>()
    };
    let is_told = |event: &&Event| matches!(event, Event::Retreated { .. } | Event::Doomed(_));
    let others = told(ctx, events.iter().copied().filter(is_told));
    let fallen: Vec<Seat> = Seat::all(ctx.view.players).filter(|seat| !dead(*seat).is_empty()).collect();
    let body = html! {
        div.tell.tell-ragnarok {
            (ruin(place))
            ul.fates {
                @for (n, seat) in fallen.iter().enumerate() {
                    li.{ (step(n + 1)) } { (who(ctx, *seat)) (figures(ctx, *seat, dead(*seat))) (glory(ctx, gains[seat.index()])) }
                }
                @if fallen.is_empty() { li.{ (step(1)) } { (ctx.say("br-scene-nobody-fell")) } }
                @for line in &others { li.{ (step(fallen.len() + 1)) } { (line) } }
            }
        }
    };
    let title = ctx.fill("br-scene-ragnarok", &[("place", ctx.place(place).into())]);
    Some(Scene { kind: SceneKind::Ragnarok, title, body })
}

/// The burnt province, cut out of the map around its villages.
fn ruin(place: Place) -> Markup {
    let points = ground(place).map(|ground| ground.villages.iter().copied().chain([ground.token]));
    let points: Vec<(i32, i32)> = points.into_iter().flatten().map(|(x, y)| (x.into(), y.into())).collect();
    let middle = |of: fn(&(i32, i32)) -> i32| {
        let (least, most) = (points.iter().map(of).min(), points.iter().map(of).max());
        (least.unwrap_or(500) + most.unwrap_or(500)) / 2
    };
    let (x, y) = (middle(|point| point.0), middle(|point| point.1));
    html! {
        svg.ruin viewBox={ (x - 225) " " (y - 200) " 450 400" } aria-hidden="true" {
            use.burnt href=(ART.drawing_url(&format!("province-{place}"))) width="1000" height="780" {}
            use href=(ART.drawing_url("rocks-burnt")) x=(x - 80) y=(y - 70) width="160" height="160" {}
        }
    }
}

/// The scene of those who come back from Valhalla; none if nobody does.
pub(super) fn valhalla(ctx: &BoardContext<'_>, before: &View, now: &[Event]) -> Option<Scene> {
    let events: Vec<&Event> = of_phase(ctx, Phase::Release).collect();
    let released: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::Released(seat, _) => Some(*seat),
            _ => None,
        })
        .collect();
    let is_of_release = |event: &&Event| matches!(event, Event::Gained(_, _, Cause::Release(_)));
    let gains = gains(ctx, events.iter().copied().filter(is_of_release));
    let body = html! {
        ul.tell.fates.tell-valhalla {
            @for (n, seat) in released.iter().enumerate() {
                li.{ (step(n)) } { (who(ctx, *seat)) (figures(ctx, *seat, returning(ctx, before, now, *seat))) (glory(ctx, gains[seat.index()])) }
            }
        }
    };
    let title = ctx.say("br-scene-valhalla");
    (!released.is_empty()).then_some(Scene { kind: SceneKind::Valhalla, title, body })
}

/// Who comes back to a clan: those who were in Valhalla before the decision, and those who fell in it.
fn returning(ctx: &BoardContext<'_>, before: &View, now: &[Event], seat: Seat) -> Vec<Figure> {
    let sheet = ctx.rules.sheet(&before.table, seat);
    let there = sheet.figures[VALHALLA];
    let mut all: Vec<Figure> =
        there.pieces().flat_map(|piece| vec![sheet.figure(piece); usize::from(there.count(piece))]).collect();
    all.extend(now.iter().filter_map(|event| match *event {
        Event::Destroyed { seat: owner, figure, .. } if owner == seat => Some(figure),
        _ => None,
    }));
    all
}
