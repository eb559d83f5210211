//! A battle step by step.

use crate::tiles;
use maud::{Markup, html};
use meadhall_words::Words;

/// The steps with the sign of each. The words are `guide-battle-<step>` and `guide-battle-<step>-about`.
const STEPS: [(&str, &str, &str); 6] = [
    ("before", "pass", "VH-4.4"),
    ("roll", "reroll", "VH-4.8"),
    ("arm", "activate", "VH-4.24"),
    ("defence", "defend", "VH-4.47"),
    ("compare", "strength", "VH-4.51"),
    ("after", "valhalla", "VH-4.53"),
];

/// What comes of it: `guide-side-<thing>`, and for each side `guide-side-<thing>-<side>`.
const THINGS: [&str; 4] = ["shield", "activated", "others", "tactics"];
const SIDES: [&str; 3] = ["attacker", "defender", "loser"];

pub(super) fn battle(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-battle-intro")) " " (tiles::clause("VH-3.16")) }
        ol.phases {
            @for (step, sign, clause) in STEPS {
                li {
                    span.phase-sign { (tiles::icon(sign)) }
                    h3 { (words.say(&format!("guide-battle-{step}"))) }
                    p { (words.say(&format!("guide-battle-{step}-about"))) " " (tiles::clause(clause)) }
                }
            }
        }
        div.table-scroll tabindex="0" role="group" aria-labelledby="battle-sides" {
            table.sides {
                caption #battle-sides { (words.say("guide-battle-sides")) }
                thead { tr { td {} @for side in SIDES { th scope="col" { (words.say(&format!("guide-head-{side}"))) } } } }
                tbody {
                    @for thing in THINGS {
                        tr {
                            th scope="row" { (words.say(&format!("guide-side-{thing}"))) }
                            @for side in SIDES { td { (words.say(&format!("guide-side-{thing}-{side}"))) } }
                        }
                    }
                }
            }
        }
        ul.plain-list {
            li { (words.say("guide-battle-tie")) " " (tiles::clause("VH-4.52")) }
            li { (words.say("guide-battle-nobody")) " " (tiles::clause("VH-4.33")) }
            li { (words.say("guide-battle-no-defence")) " " (tiles::clause("VH-4.48")) }
        }
        p.punch { (words.say("guide-battle-punch")) }
    }
}
