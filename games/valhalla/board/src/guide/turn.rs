//! A turn: one action, then cards.

use crate::tiles;
use maud::{Markup, html};
use meadhall_words::Words;

/// The actions with their signs and a clause on each. The words are `guide-action-<action>` and so on.
const ACTIONS: [(&str, &str, &str); 4] =
    [("one", "arm", "VH-3.6"), ("two", "arm", "VH-3.10"), ("attack", "attack", "VH-3.15"), ("draw", "deck", "VH-3.19")];

pub(super) fn turn(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-turn-intro")) " " (tiles::clause("VH-3.2")) }
        h3 #turn-a { (words.say("guide-turn-a")) }
        div.table-scroll tabindex="0" role="group" aria-labelledby="turn-a" {
            table.cards-table.actions-table {
                thead { tr { @for head in ["action", "what", "mind"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for (action, sign, clause) in ACTIONS {
                        @let say = |part: &str| words.say(&format!("guide-action-{action}{part}"));
                        tr {
                            th scope="row" { (tiles::icon(sign)) " " (say("")) }
                            td { (say("-what")) " " (tiles::clause(clause)) }
                            td { (say("-mind")) }
                        }
                    }
                }
            }
        }
        h3 { (words.say("guide-turn-b")) }
        p { (words.say("guide-turn-b-about")) " " (tiles::clause("VH-3.23")) }
        p.aside-note { (words.say("guide-turn-empty")) " " (tiles::clause("VH-3.20")) }
        p { (words.say("guide-turn-full")) " " (tiles::clause("VH-3.8")) }
    }
}
