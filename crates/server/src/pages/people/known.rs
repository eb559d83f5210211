//! What is shown once: a recovery code; a link and a QR code for another device.

use super::{SCRIPT, STYLE};
use crate::pages::layout::page;
use crate::pages::model::Frame;
use crate::people::address::{Reach, qr};
use maud::{Markup, html};
use meadhall_board::icon;

/// A recovery code.
pub fn code(frame: &Frame, code: &str) -> Markup {
    let words = frame.words();
    let title = words.say("code-title");
    let content = html! {
        section.parch.alone {
            h1 { (title) }
            p.lead { (words.say("code-lead")) }
            p.secret { code #code { (code) } }
            button type="button" hidden data-plain=(code) { (words.say("code-copy")) }
            p.hint { (words.say("code-hint")) }
            a.button.big href="/me" { (words.say("code-done")) }
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[STYLE, SCRIPT], content)
}

/// A link for another device.
pub fn link(frame: &Frame, reach: &Reach, secret: &str) -> Markup {
    let words = frame.words();
    let title = words.say("way-link");
    let address = format!("{}/bring/{secret}", reach.base());
    let content = html! {
        section.parch.alone {
            h1 { (title) }
            p.lead { (words.say("link-lead")) }
            @if let Reach::Here(_) = reach { p.notice { (words.say("link-only-here")) } }
            (qr(&address, &words.say("link-qr")))
            div.invite {
                label { span.sr { (words.say("link-label")) } input type="text" readonly value=(address); }
                button type="button" data-copy=(address) { (icon("link")) (words.say("copy-link")) }
            }
            p.hint { (words.say("link-hint")) }
            p.hint { (words.say("link-terminal")) }
            p { code.hash { "meadhall waiting --connect " (address) } }
            a.button.quiet href="/me" { (words.say("code-back")) }
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[STYLE], content)
}
