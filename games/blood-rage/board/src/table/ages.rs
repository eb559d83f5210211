//! The age, its phase, and what Ragnarök takes when.

use super::Scene;
use crate::pages::sprite::icon;
use maud::{Markup, html};
use meadhall_blood_rage::Phase;
use meadhall_blood_rage::data::RAGNAROK_GLORY;

/// The age track.
pub(super) fn ages(scene: &Scene<'_>) -> Markup {
    let table = &scene.view.table;
    let age = usize::from(table.age);
    let phase = scene.say(&format!("phase-{}", table.phase));
    html! {
        section.ages.panel aria-label=(scene.say("br-ages")) {
            h2 { (icon("age")) (scene.fill("br-age", &[("age", table.age.into()), ("phase", phase.into())])) }
            ol.phases {
                @for phase in Phase::ALL {
                    li.now[phase == table.phase].past[phase.index() < table.phase.index()]
                        title=(scene.say(&format!("phase-{phase}"))) aria-current=[(phase == table.phase).then_some("step")] {
                        span.sr { (scene.say(&format!("phase-{phase}"))) }
                    }
                }
            }
            ol.dooms {
                @for (n, place) in table.doomed.into_iter().enumerate() {
                    li.now[n + 1 == age].past[n + 1 < age] {
                        (icon("doom"))
                        span { (scene.fill("br-doom", &[("age", (n + 1).into()), ("place", scene.place(place).into())])) }
                        span.glory.sign { (RAGNAROK_GLORY[n]) span.sr { " " (scene.say("br-doom-glory")) } }
                    }
                }
            }
        }
    }
}
