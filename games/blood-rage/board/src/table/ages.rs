//! The age, its phase, and what Ragnarök takes when.

use super::BoardContext;
use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::Phase;
use meadhall_blood_rage::data::RAGNAROK_GLORY;

/// The age track.
pub(super) fn ages(ctx: &BoardContext<'_>) -> Markup {
    let table = &ctx.view.table;
    let age = usize::from(table.age);
    let phase = ctx.say(&format!("phase-{}", table.phase));
    html! {
        section.ages.panel aria-label=(ctx.say("br-ages")) {
            h2 { (ART.icon("age")) (ctx.fill("br-age", &[("age", table.age.into()), ("phase", phase.into())])) }
            ol.phases {
                @for phase in Phase::ALL {
                    li.now[phase == table.phase].past[phase.index() < table.phase.index()]
                        title=(ctx.say(&format!("phase-{phase}"))) aria-current=[(phase == table.phase).then_some("step")] {
                        span.sr { (ctx.say(&format!("phase-{phase}"))) }
                    }
                }
            }
            ol.dooms {
                @for (n, place) in table.doomed.into_iter().enumerate() {
                    li.now[n + 1 == age].past[n + 1 < age] {
                        (ART.icon("doom"))
                        span { (ctx.fill("br-doom", &[("age", (n + 1).into()), ("place", ctx.place(place).into())])) }
                        span.glory.sign { (RAGNAROK_GLORY[n]) span.sr { " " (ctx.say("br-doom-glory")) } }
                    }
                }
            }
        }
    }
}
