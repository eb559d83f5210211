//! The gallery: every card of a game, made from the game's own data.

mod blood_rage;
mod vaalbara;
mod valhalla;

use super::model::Frame;
use maud::{Markup, html};
use meadhall_blood_rage::BloodRage;
use meadhall_engine::Game;
use meadhall_vaalbara::Vaalbara;
use meadhall_valhalla::Valhalla;
use meadhall_words::Words;

/// The gallery of a game; none if there is no such game.
pub fn gallery(frame: &Frame, game: &str) -> Option<Markup> {
    match game {
        Vaalbara::ID => Some(vaalbara::gallery(frame)),
        BloodRage::ID => Some(blood_rage::gallery(frame)),
        Valhalla::ID => Some(valhalla::gallery(frame)),
        _ => None,
    }
}

/// The badge that says where a number comes from.
fn source(words: &Words, whence: &str) -> Markup {
    html! { span class={ "source source-" (whence) } { (words.say(&format!("gallery-{whence}"))) } }
}

/// Where everything comes from, as a table: what, whence, and the link to a clause on it.
fn sources(words: &Words, things: &[(String, &str, Markup)]) -> Markup {
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
                    @for (thing, whence, clause) in things {
                        tr { th scope="row" { (thing) } td { (source(words, whence)) } td { (clause) } }
                    }
                }
            }
        }
    }
}
