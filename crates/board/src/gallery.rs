//! What every gallery says about its cards: where their numbers come from.

use maud::{Markup, html};
use meadhall_words::Words;

/// The badge that says where a number comes from.
pub fn source(words: &Words, origin: &str) -> Markup {
    html! { span class={ "source source-" (origin) } { (words.say(&format!("gallery-{origin}"))) } }
}

/// Where everything comes from, as a table: what, from where, and the link to a clause on it.
pub fn sources(words: &Words, things: &[(String, &str, Markup)]) -> Markup {
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="sources-title" {
            table {
                thead {
                    tr {
                        th scope="col" { (words.say("gallery-sources-what")) }
                        th scope="col" { (words.say("gallery-sources-whence")) }
                        th scope="col" { (words.say("gallery-clauses")) }
                    }
                }
                tbody {
                    @for (thing, origin, clause) in things {
                        tr { th scope="row" { (thing) } td { (source(words, origin)) } td { (clause) } }
                    }
                }
            }
        }
    }
}
