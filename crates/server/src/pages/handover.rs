//! The page between two people at one screen.

use super::layout::shell;
use super::model::Handover;
use maud::{Markup, html};
use meadhall_board::icon;

/// The handover: it says whose turn it is to look and shows nothing of the table.
pub fn handover(handover: &Handover<'_>) -> Markup {
    let words = handover.frame.words();
    let board = handover.game.board;
    let body = html! {
        main #main tabindex="-1" data-live={ "/table/" (handover.id) "/events" } data-version=(handover.version)
            data-lost=(words.say("connection-lost")) {
            section.parch.alone.drape {
                div.backs aria-hidden="true" {
                    @for clan in ["blue", "yellow", "red"] { (board.assets().drawing(board.card_back, &format!("back clan-{clan}"))) }
                }
                h1 { (words.say("handover-title")) }
                p.lead { (words.say("handover-lead")) }
                ul.plain {
                    @for (seat, name) in &handover.seats {
                        li {
                            a.button.big href={ "/table/" (handover.id) "?seat=" (seat.index() + 1) } {
                                (icon("person")) (words.fill("handover-open", &[("who", name.as_str().into())]))
                            }
                        }
                    }
                }
            }
        }
    };
    shell(handover.frame, &words.say("handover-page"), "plain", &[], body)
}
