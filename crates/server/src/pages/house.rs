//! A page of whoever runs the hall.

use super::layout::page;
use super::model::Frame;
use crate::house::HousePage;
use maud::{Markup, PreEscaped, html};

/// A page of whoever runs the hall, as it was made harmless when it was read. `lang` is the language that it is written in.
pub fn house(frame: &Frame, kind: &str, shown: &HousePage, lang: Option<&str>) -> Markup {
    let title = frame.words().say(&format!("house-{kind}"));
    let content = html! {
        article.parch.wide.house lang=[lang.filter(|lang| *lang != frame.lang.code())] {
            @if !shown.titled { h1 { (title) } }
            (PreEscaped(&shown.html))
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[], content)
}
