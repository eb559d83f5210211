//! What is open and what is secret, advice for the first game, and how to play it here.

use super::super::sprite::icon;
use maud::{Markup, html};
use meadhall_words::Words;

/// What everybody sees, and what not. The words are `guide-open-<thing>` and `guide-secret-<thing>`.
const OPEN: [&str; 6] = ["lands", "omens", "discards", "gains", "counts", "put-back"];
const SECRET: [&str; 5] = ["hands", "assigned", "piles", "deck", "totals"];

pub(super) fn secrets(words: &Words) -> Markup {
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
            (column("guide-open-title", "spectator", "guide-open", &OPEN))
            (column("guide-secret-title", "moon", "guide-secret", &SECRET))
        }
        p.aside-note { (words.say("guide-secrets-reckon")) }
    }
}

/// How many pieces of advice there are: `guide-advice-1` and so on.
const ADVICE: usize = 8;

pub(super) fn tips(words: &Words) -> Markup {
    html! {
        ol.advice { @for n in 1..=ADVICE { li { (words.say(&format!("guide-advice-{n}"))) } } }
    }
}

/// What to know about playing here, with the sign of each: `guide-here-<thing>` and `guide-here-<thing>-about`.
const HERE: [(&str, &str); 9] = [
    ("start", "arrow-right"),
    ("click", "hand"),
    ("keyboard", "help"),
    ("undo", "undo"),
    ("warrior", "check"),
    ("bots", "bot"),
    ("friends", "link"),
    ("seed", "flag"),
    ("replay", "replay"),
];

pub(super) fn here(words: &Words) -> Markup {
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
            a href="/gallery/vaalbara" { (words.say("sheet-gallery")) } " · "
            a href="/rules/vaalbara" { (words.say("sheet-rules")) }
        }
    }
}
