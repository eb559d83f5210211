//! The end of an age: everybody's Glory, and what the age brought.

use super::super::BoardContext;
use super::{gains, glory, told, who};
use crate::art::ART;
use maud::html;
use meadhall_blood_rage::Event;
use meadhall_board::{Scene, SceneKind, step};
use meadhall_engine::Seat;

/// The scene of an age that has ended among some events.
pub(super) fn scene(ctx: &BoardContext<'_>, now: &[Event]) -> Option<Scene> {
    let age = now.iter().find_map(|event| match event {
        Event::Age(age) if *age > 1 => Some(age - 1),
        _ => None,
    })?;
    let start = ctx.events.iter().rposition(|(_, event)| *event == Event::Age(age)).unwrap_or(0);
    let gains = gains(ctx, ctx.events[start..].iter().map(|(_, event)| event));
    let mut seats: Vec<Seat> = Seat::all(ctx.view.players).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(ctx.sheet(*seat).glory));
    let next = told(ctx, now.iter().filter(|event| matches!(event, Event::First(_))));
    let doomed = ctx.view.table.doomed.get(usize::from(age)).copied();
    let body = html! {
        div.tell.tell-age {
            ol.fates {
                @for (n, seat) in seats.iter().rev().enumerate() {
                    li.{ (step(n)) } {
                        (who(ctx, *seat)) (glory(ctx, gains[seat.index()]))
                        b.glory.sign title=(ctx.say("glory")) { (ctx.sheet(*seat).glory) }
                    }
                }
            }
            @for line in next { p.{ (step(seats.len())) } { (line) } }
            @if let Some(place) = doomed {
                p.{ (step(seats.len())) } { (ART.icon("doom")) " " (ctx.fill("br-doom", &[("age", (age + 1).into()), ("place", ctx.place(place).into())])) }
            }
        }
    };
    Some(Scene { kind: SceneKind::Round, title: ctx.fill("br-scene-age", &[("age", age.into())]), body })
}
