//! The page between two people at one screen.

use super::layout::shell;
use super::model::Curtain;
use maud::{Markup, html};
use meadhall_board::icon;

/// The curtain: it says whose turn it is to look and shows nothing of the table.
pub fn curtain(curtain: &Curtain<'_>) -> Markup {
    let words = curtain.frame.words();
    let board = curtain.game.board;
    let body = html! {
        main #main tabindex="-1" data-live={ "/table/" (curtain.id) "/events" } data-version=(curtain.version)
            data-lost=(words.say("connection-lost")) {
            section.parch.alone.drape {
                div.backs aria-hidden="true" {
                    @for clan in ["blue", "yellow", "red"] { (board.assets().drawing(board.card_back, &format!("back clan-{clan}"))) }
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
