//! Actions and signs at a glance, behind the question mark. Every card says itself what it does.

use super::card::sign;
use maud::{Markup, html};
use meadhall_words::Words;

/// What the signs of the board mean.
pub fn reference(words: &Words) -> Markup {
    html! {
        div.glance {
            section {
                h3 { (words.say("vh-help-turn")) }
                dl {
                    @for (key, picture) in [("add", "arm"), ("add-two", "arm"), ("attack", "attack"), ("draw", "deck"), ("phase-b", "deck")] {
                        dt { (sign(picture)) " " (words.say(&format!("vh-help-{key}"))) }
                        dd { (words.say(&format!("vh-help-{key}-text"))) }
                    }
                }
                h3 { (words.say("vh-help-battle")) }
                p { (words.say("vh-help-battle-text")) }
            }
            section {
                h3 { (words.say("vh-help-signs")) }
                dl {
                    @for key in ["strength", "glory", "gate", "any2", "same2", "same3", "pairs2", "diff3"] {
                        dt { (sign(key)) " " (words.say(&format!("vh-sign-{key}"))) }
                    }
                }
                p { a href="/gallery/valhalla" { (words.say("sheet-gallery")) } }
            }
        }
    }
}
