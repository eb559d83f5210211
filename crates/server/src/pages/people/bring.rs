//! Where a link for another device leads: nothing happens before somebody says that it is her.

use super::{STYLE, emblem};
use crate::pages::layout::page;
use crate::pages::model::Frame;
use crate::store::PersonRow;
use maud::{Markup, html};

/// The page behind a link. `own` counts the tables that this browser has as nobody in particular.
pub fn bring(frame: &Frame, secret: &str, person: &PersonRow, own: usize) -> Markup {
    let words = frame.words();
    let title = words.say("bring-title");
    let name = if person.name.is_empty() { words.say("name-default") } else { person.name.clone() };
    let content = html! {
        section.parch.alone {
            h1 { (title) }
            div.banner { (emblem::emblem(person)) strong { (name) } }
            p.lead { (words.say("bring-lead")) }
            form.stack method="post" action={ "/bring/" (secret) } {
                @if own > 0 {
                    label.check { input type="checkbox" name="own" value="yes";
                        (words.fill("bring-own", &[("count", own.into())])) }
                    p.hint { (words.say("bring-own-hint")) }
                }
                button.big { (words.say("bring-go")) }
            }
            p { a href="/" { (words.say("bring-no")) } }
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[STYLE], content)
}
