//! The last question before somebody is forgotten.

use super::STYLE;
use crate::pages::layout::page;
use crate::pages::model::Frame;
use maud::{Markup, html};

/// The last question before somebody is forgotten.
pub fn delete(frame: &Frame) -> Markup {
    let words = frame.words();
    let title = words.say("delete-title");
    let content = html! {
        section.parch.alone {
            h1 { (title) }
            p.lead { (words.say("delete-lead")) }
            form.stack method="post" action="/me/delete" {
                label.check { input type="checkbox" name="sure" value="yes" required; (words.say("delete-sure")) }
                button.big { (words.say("delete-go")) }
            }
            p { a href="/me" { (words.say("code-back")) } }
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[STYLE], content)
}
