//! An age in its six phases.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::Phase;
use meadhall_blood_rage::data::{DEALT, LEFT_OVER};
use meadhall_words::Words;

/// The sign of a phase.
const fn sign(phase: Phase) -> &'static str {
    match phase {
        Phase::Gifts => "hand",
        Phase::Action => "invade",
        Phase::Discard => "pile",
        Phase::Quest => "quest",
        Phase::Ragnarok => "doom",
        Phase::Release => "valhalla",
    }
}

pub(super) fn age(words: &Words) -> Markup {
    let numbers = [("dealt", DEALT.into()), ("kept", (DEALT - LEFT_OVER).into())];
    html! {
        ol.phases {
            @for phase in Phase::ALL {
                li {
                    span.phase-sign { (ART.icon(sign(phase))) }
                    h3 { (words.say(&format!("phase-{phase}"))) }
                    p { (words.fill(&format!("guide-age-{phase}"), &numbers)) }
                }
            }
        }
        p.aside-note { (words.say("guide-age-then")) }
    }
}
