//! The way in for somebody who is known already.

use super::{SCRIPT, STYLE, me};
use crate::pages::layout::page;
use crate::pages::model::Frame;
use maud::{Markup, html};

/// The way in. `problem` says what was wrong with what was tried.
pub fn sign_in(frame: &Frame, passkeys_work: bool, problem: Option<&str>) -> Markup {
    let words = frame.words();
    let title = words.say("sign-in-title");
    let content = html! {
        section.parch.alone.signing-in {
            h1 { (title) }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            @if passkeys_work {
                div hidden data-passkeys {
                    button.big type="button" data-passkey="use" { (words.say("sign-in-passkey")) }
                    (me::asked(words))
                    p.or { (words.say("sign-in-or")) }
                }
            }
            form.stack method="post" action="/sign-in" {
                label.field { span { (words.say("way-code")) }
                    input type="text" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false"
                        maxlength="60" placeholder="XXXXX-XXXXX-XXXXX-XXXXX-XXXXX"; }
                button { (words.say("sign-in-go")) }
            }
            p.hint { (words.say("sign-in-link-hint")) }
            p { a href="/me" { (words.say("me-title")) } }
        }
    };
    page(frame, &format!("{title} – Meadhall"), &[STYLE, SCRIPT], content)
}
