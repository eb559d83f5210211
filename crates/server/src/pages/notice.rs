//! Pages that say what went wrong, in one sentence, with a way back.

use super::layout::page;
use super::model::Notice;
use maud::{Markup, html};
use meadhall_board::drawing;

/// The page of an error.
pub fn notice(notice: &Notice<'_>) -> Markup {
    let words = notice.frame.words();
    let title = match notice.status {
        404 => "notice-not-found",
        403 => "notice-forbidden",
        429 => "notice-too-many",
        500.. => "notice-broken",
        _ => "notice-refused",
    };
    let title = words.say(title);
    let back = notice.back.as_deref().unwrap_or("/");
    let content = html! {
        section.parch.alone {
            (drawing("emblem-meadhall", "hall-big"))
            p.kicker { (notice.status) }
            h1 { (title) }
            p.lead { (notice.text) }
            a.button.big href=(back) {
                (words.say(if back == "/" { "notice-home" } else { "notice-back" }))
            }
        }
    };
    page(notice.frame, &format!("{title} – Meadhall"), &[], content)
}
