//! Actions and stats at a glance, behind the question mark. Every card says itself what it does.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_blood_rage::Stat;
use meadhall_words::Words;

/// What the signs of the board mean.
pub fn reference(words: &Words) -> Markup {
    html! {
        div.glance {
            section {
                h3 { (words.say("br-help-turn")) }
                dl {
                    @for key in ["invade", "march", "upgrade", "quest", "pillage", "pass"] {
                        dt { (ART.drawing(&format!("icon-{key}"), "i")) " " (words.say(&format!("br-help-{key}"))) }
                        dd { (words.say(&format!("br-help-{key}-text"))) }
                    }
                }
            }
            section {
                h3 { (words.say("br-help-signs")) }
                dl {
                    @for stat in Stat::ALL {
                        dt { (ART.drawing(&format!("stat-{stat}"), "i")) " " (words.say(&format!("stat-{stat}"))) }
                        dd { (words.say(&format!("br-stat-{stat}"))) }
                    }
                }
                p { a href="/gallery/blood-rage" { (words.say("sheet-gallery")) } }
            }
        }
    }
}
