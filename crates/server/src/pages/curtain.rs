//! The page between two people at one screen.

use super::layout::shell;
use super::model::Curtain;
use super::sprite::{drawing, icon};
use maud::{Markup, html};
use meadhall_blood_rage::BloodRage;
use meadhall_engine::Game;
use meadhall_valhalla::Valhalla;

/// The curtain: it says whose turn it is to look and shows nothing of the table.
pub fn curtain(curtain: &Curtain<'_>) -> Markup {
    let words = curtain.frame.words();
    let body = html! {
        main #main tabindex="-1" data-live={ "/table/" (curtain.id) "/events" } data-version=(curtain.version)
            data-lost=(words.say("connection-lost")) {
            section.parch.alone.drape {
                div.backs aria-hidden="true" {
                    @for clan in ["blue", "yellow", "red"] { (drawing(back(curtain.game), &format!("back clan-{clan}"))) }
                }
                h1 { (words.say("curtain-title")) }
                p.lead { (words.say("curtain-lead")) }
                ul.plain {
                    @for (seat, name) in &curtain.seats {
                        li {
                            a.button.big href={ "/table/" (curtain.id) "?seat=" (seat.index() + 1) } {
                                (icon("person")) (words.fill("curtain-open", &[("who", name.as_str().into())]))
                            }
                        }
                    }
                }
            }
        }
    };
    shell(curtain.frame, &words.say("curtain-page"), "plain", &[], body)
}

/// The back of a game's cards.
fn back(game: &str) -> &'static str {
    match game {
        BloodRage::ID => "card-back",
        Valhalla::ID => "valhalla/card-back",
        _ => "character-back",
    }
}
