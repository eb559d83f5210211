//! All characters and lands at a glance, behind the question mark.

use crate::art::ART;
use maud::{Markup, html};
use meadhall_vaalbara::{Character, Kind};
use meadhall_words::Words;

/// What every card does.
pub fn reference(words: &Words) -> Markup {
    html! {
        div.glance {
            section {
                h3 { (words.say("help-characters")) }
                dl {
                    @for character in Character::ALL {
                        dt { b { (character.initiative()) } " " (words.say(&format!("character-{character}"))) }
                        dd { (words.say(&format!("character-{character}-effect"))) }
                    }
                }
            }
            section {
                h3 { (words.say("help-lands")) }
                dl.with-art {
                    @for kind in Kind::ALL {
                        dt { (ART.drawing(&format!("land-{kind}"), "art")) (words.say(&format!("land-{kind}"))) }
                        dd { (words.say(&format!("land-{kind}-scoring"))) }
                    }
                }
                p { (words.say("help-bonus")) }
            }
        }
    }
}
