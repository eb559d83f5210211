//! The Last King and Brothers in arms.

use super::gods;
use crate::tiles;
use maud::{Markup, html};
use meadhall_words::Words;

/// The rules of Brothers in arms in both forms. The words are `guide-brothers-<thing>`, `-aid` and `-alliance`.
const THINGS: [&str; 3] = ["activate", "sent", "score"];
const FORMS: [&str; 2] = ["aid", "alliance"];

pub(super) fn kings(words: &Words) -> Markup {
    html! {
        (gods::head(words, "king"))
        p { (words.say("guide-king-about")) " " (tiles::clause("VH-13.4")) }
        p { (words.say("guide-king-reward")) " " (tiles::clause("VH-13.9")) }
        (tiles::tables::bonuses(words, "kings-bonuses"))
        ul.plain-list {
            li { (words.say("guide-king-end")) " " (tiles::clause("VH-13.15")) }
            li { (words.say("guide-king-six")) " " (tiles::clause("VH-13.18")) }
        }
        (gods::head(words, "brothers"))
        p { (words.say("guide-brothers-about")) " " (tiles::clause("VH-14.1")) }
        div.table-scroll tabindex="0" role="group" aria-labelledby="module-brothers" {
            table.sides {
                thead { tr { td {} @for form in FORMS { th scope="col" { (words.say(&format!("option-brothers-{form}"))) } } } }
                tbody {
                    @for thing in THINGS {
                        tr {
                            th scope="row" { (words.say(&format!("guide-brothers-{thing}"))) }
                            @for form in FORMS { td { (words.say(&format!("guide-brothers-{thing}-{form}"))) } }
                        }
                    }
                }
            }
        }
        p.aside-note { (words.say("guide-brothers-clans")) " " (tiles::clause("VH-14.9")) }
    }
}
