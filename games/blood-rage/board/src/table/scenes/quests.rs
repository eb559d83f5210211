//! The quests of an age, turned up one by one, with what they pay.

use super::super::BoardContext;
use super::super::card::picture_for;
use super::super::quest::wants;
use super::{glory, who};
use crate::art::ART;
use maud::html;
use meadhall_blood_rage::{Card, Effect, Event};
use meadhall_board::{Scene, SceneKind, step};
use meadhall_engine::Seat;

/// The scene of the quests among some events; none if there are none.
pub(super) fn scene(ctx: &BoardContext<'_>, now: &[Event]) -> Option<Scene> {
    let quests: Vec<(Seat, Card, bool)> = now
        .iter()
        .filter_map(|event| match *event {
            Event::Quest { seat, card, fulfilled } => Some((seat, card, fulfilled)),
            _ => None,
        })
        .collect();
    let body = html! {
        ul.tell.tell-quests {
            @for (n, (seat, card, fulfilled)) in quests.iter().enumerate() {
                li.{ (step(n)) }.met[*fulfilled].{ (wants(ctx.face(*card))) } {
                    (ART.drawing(&picture_for(ctx.clan(*seat), ctx.face(*card)), "quest-art"))
                    div {
                        (who(ctx, *seat)) " " b.quest-name { (ctx.card(*card)) }
                        p { (ctx.effect(*card)) }
                    }
                    strong.result {
                        @if *fulfilled {
                            span { (ART.icon("check")) (ctx.say("br-met")) }
                            (glory(ctx, pays(ctx, *seat, *card)))
                            small { (ctx.say("br-scene-stat")) }
                        } @else { (ctx.say("br-scene-missed")) }
                    }
                }
            }
        }
    };
    (!quests.is_empty()).then(|| Scene { kind: SceneKind::Quests, title: ctx.say("br-scene-quests"), body })
}

/// The Glory that a fulfilled quest brings its clan.
fn pays(ctx: &BoardContext<'_>, seat: Seat, card: Card) -> i32 {
    let double = if ctx.sheet(seat).has(Effect::DoubleQuests) { 2 } else { 1 };
    double * i32::from(ctx.face(card).value)
}
