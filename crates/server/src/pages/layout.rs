//! The frame of every page.

use super::assets::{SETTINGS, SOUNDS, asset_url};
use super::model::Frame;
use super::settings;
use maud::{DOCTYPE, Markup, html};
use meadhall_board::drawing;
use meadhall_words::Lang;

/// A page with its content in `main`. `files` names further style sheets and scripts.
pub fn page(frame: &Frame, title: &str, files: &[&str], content: Markup) -> Markup {
    shell(frame, title, "plain", files, html! { main #main tabindex="-1" { (content) } })
}

/// A page with a `main` of its own; `class` goes to the body. The id of `main` is `table` with the class `play`, and
/// `main` otherwise.
pub fn shell(frame: &Frame, title: &str, class: &str, files: &[&str], body: Markup) -> Markup {
    let main = if class == "play" { "#table" } else { "#main" };
    let around = html! {
        a.skip href=(main) { (frame.words().say("skip-to-content")) }
        (header(frame))
        (body)
        (footer(frame))
        (settings::sheet(frame))
    };
    bare(frame, title, class, files, around)
}

/// A page without a head and a foot.
pub fn bare(frame: &Frame, title: &str, class: &str, files: &[&str], body: Markup) -> Markup {
    let words = frame.words();
    html! {
        (DOCTYPE)
        html lang=(frame.lang.code()) class=[(frame.display != settings::Display::default()).then(|| frame.display.words())] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(words.say("house-about"));
                title { @if frame.waiting > 0 { "(" (frame.waiting) ") " } (title) }
                link rel="icon" href=(asset_url("icon.svg")) type="image/svg+xml";
                link rel="apple-touch-icon" href=(asset_url("icon-apple-180.png"));
                link rel="manifest" href="/manifest.webmanifest";
                link rel="stylesheet" href=(asset_url("base.css"));
                @for name in files.iter().filter(|name| !is_script(name)) {
                    link rel="stylesheet" href=(asset_url(name));
                }
                script src=(asset_url("table.js")) defer {}
                script src=(asset_url("touch.js")) defer {}
                // Forms to fill in stand on every page but a table's.
                @if !class.starts_with("play") { script src=(asset_url("forms.js")) defer {} }
                @for name in files.iter().filter(|name| is_script(name)) { script src=(asset_url(name)) defer {} }
            }
            body class=(class) data-waiting=(frame.waiting) data-settings=(asset_url(SETTINGS)) data-sounds=(asset_url(SOUNDS)) {
                (body)
                p #said .sr role="status" data-copied=(words.say("copied")) data-sound-on=(words.say("sound-is-on"))
                    data-sound-off=(words.say("sound-is-off")) {}
            }
        }
    }
}

/// Whether a file is a script, by its name.
fn is_script(name: &str) -> bool {
    name.ends_with(".js")
}

fn header(frame: &Frame) -> Markup {
    let words = frame.words();
    html! {
        header.top {
            a.logo href="/" { (drawing("emblem-meadhall", "hall")) span { "Meadhall" } }
            nav aria-label=(words.say("nav-label")) {
                a href="/" { (words.say("nav-home")) }
                a href="/learn" { (words.say("learn-nav")) }
                a href={ "/guide/" (frame.game) } { (words.say("nav-guide")) }
                a href={ "/gallery/" (frame.game) } { (words.say("nav-gallery")) }
            }
            form.langs method="post" action="/lang" {
                input type="hidden" name="back" value=(frame.here);
                @for lang in Lang::ALL {
                    button name="lang" value=(lang.code()) lang=(lang.code())
                        aria-pressed=(if lang == frame.lang { "true" } else { "false" }) { (lang.code()) span.sr { " " (lang.own_name()) } }
                }
            }
            (settings::button(words))
        }
    }
}

/// The ways to the pages of whoever runs the hall.
pub(super) fn house_links(frame: &Frame) -> Markup {
    let words = frame.words();
    html! {
        @if frame.house.kinds().next().is_some() {
            nav.house-links aria-label=(words.say("house-label")) {
                @for kind in frame.house.kinds() { a href={ "/house/" (kind) } { (words.say(&format!("house-{kind}"))) } }
            }
        }
    }
}

fn footer(frame: &Frame) -> Markup {
    let words = frame.words();
    html! {
        footer.foot {
            (house_links(frame))
            p { (words.say("foot-fan-work")) }
            p { (words.say("foot-licence")) }
        }
    }
}
