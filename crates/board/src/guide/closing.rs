//! The screens that end every guide: what is open and what is secret, advice, and how to play it here.

use crate::icon;
use maud::{Markup, html};
use meadhall_words::Words;

/// What everybody sees, and what not: `guide-open-<thing>` and `guide-secret-<thing>`.
pub fn secrets(words: &Words, open: &[&str], secret: &[&str]) -> Markup {
    let column = |title: &str, sign: &str, prefix: &str, things: &[&str]| {
        html! {
            div.column {
                h3 { (icon(sign)) " " (words.say(title)) }
                ul { @for thing in things { li { (words.say(&format!("{prefix}-{thing}"))) } } }
            }
        }
    };
    html! {
        div.columns {
            (column("guide-open-title", "spectator", "guide-open", open))
            (column("guide-secret-title", "moon", "guide-secret", secret))
        }
        p.aside-note { (words.say("guide-secrets-reckon")) }
    }
}

/// So many pieces of advice: `guide-advice-1` and so on.
pub fn tips(words: &Words, count: usize) -> Markup {
    html! {
        ol.advice { @for n in 1..=count { li { (words.say(&format!("guide-advice-{n}"))) } } }
    }
}

/// What to know about playing here, with the sign of each: `guide-here-<thing>` and `guide-here-<thing>-about`.
const HERE: [(&str, &str); 9] = [
    ("start", "arrow-right"),
    ("click", "hand"),
    ("keyboard", "help"),
    ("undo", "undo"),
    ("asked", "check"),
    ("bots", "bot"),
    ("friends", "link"),
    ("seed", "flag"),
    ("replay", "replay"),
];

/// How to play it here, with the ways to a game's cards and rules.
pub fn here(words: &Words, game: &str) -> Markup {
    html! {
        dl.here {
            @for (thing, sign) in HERE {
                div {
                    dt { (icon(sign)) " " (words.say(&format!("guide-here-{thing}"))) }
                    dd { (words.say(&format!("guide-here-{thing}-about"))) }
                }
            }
        }
        p {
            (words.say("guide-here-more")) " "
            a href={ "/gallery/" (game) } { (words.say("sheet-gallery")) } " · "
            a href={ "/rules/" (game) } { (words.say("sheet-rules")) }
        }
    }
}
