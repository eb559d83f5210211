//! A pillage step by step.

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_words::Words;

/// The steps with the sign of each. The words are `guide-battle-<step>` and `guide-battle-<step>-about`.
const STEPS: [(&str, &str); 4] = [("call", "march"), ("cards", "hand"), ("total", "strength"), ("end", "glory")];

/// What differs between winner and losers: `guide-side-<thing>`, `-winner` and `-losers`.
const SIDES: [&str; 4] = ["card", "figures", "glory", "reward"];

pub(super) fn battle(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-battle-intro")) }
        ol.phases.two {
            @for (step, sign) in STEPS {
                li {
                    span.phase-sign { (ART.icon(sign)) }
                    h3 { (words.say(&format!("guide-battle-{step}"))) }
                    p { (words.say(&format!("guide-battle-{step}-about"))) }
                }
            }
        }
        div.table-scroll tabindex="0" role="group" aria-labelledby="battle-sides" {
            table.sides {
                caption #battle-sides { (words.say("guide-battle-sides")) }
                thead { tr { td {} @for head in ["winner", "losers"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for thing in SIDES {
                        tr {
                            th scope="row" { (words.say(&format!("guide-side-{thing}"))) }
                            @for side in ["winner", "losers"] { td { (words.say(&format!("guide-side-{thing}-{side}"))) } }
                        }
                    }
                }
            }
        }
        ul.plain-list {
            li { (words.say("guide-battle-alone")) " " (tiles::clause("BR-6.16")) }
            li { (words.say("guide-battle-late")) " " (tiles::clause("BR-6.26")) }
        }
    }
}
