//! What is printed and what is not, and how to play with the printed values.

use crate::tiles;
use maud::{Markup, html};
use meadhall_engine::Game;
use meadhall_valhalla::Valhalla;
use meadhall_valhalla::data::{Deck, Source};
use meadhall_words::{Value, Words};

/// What the rulebook prints and what it leaves open, with a clause on it. The words are `gallery-source-<thing>`.
const SOURCES: [(&str, &str, &str); 12] = [
    ("sizes", "printed", "VH-1.3"),
    ("texts", "printed", "VH-6.22"),
    ("jarls", "printed", "VH-7.14"),
    ("terrors", "printed", "VH-16.79"),
    ("monsters", "found", "VH-16.2"),
    ("warriors", "reconstructed", "VH-1.26"),
    ("copies", "reconstructed", "VH-1.25"),
    ("faces", "reconstructed", "VH-1.10"),
    ("other-jarls", "reconstructed", "VH-7.14"),
    ("names", "reconstructed", "VH-7.15"),
    ("loki", "reconstructed", "VH-8.32"),
    ("numbers", "reconstructed", "VH-16.102"),
];

/// The numbers in the words about what is printed.
fn numbers() -> Vec<Value<'static>> {
    let cards = tiles::cards();
    let jarls = |printed: &dyn Fn(meadhall_valhalla::Jarl) -> Option<Source>| {
        cards.jarls().iter().filter(|entry| printed(entry.jarl) == Some(Source::Rulebook)).count()
    };
    let abilities = jarls(&|jarl| cards.jarl_provenance(jarl).map(|whence| whence.of("abilities")));
    let names = jarls(&|jarl| cards.jarl_provenance(jarl).map(|whence| whence.of("name")));
    let all = cards.jarls().len();
    vec![
        ("base", Deck::SIZES[0].1.into()),
        ("abilities", abilities.into()),
        ("others", (all - abilities).into()),
        ("names", (all - names).into()),
    ]
}

pub(super) fn sources(words: &Words) -> Markup {
    let numbers = numbers();
    let say = |thing: &str| words.fill(&format!("gallery-source-{thing}"), &numbers);
    let things = SOURCES.map(|(thing, origin, clause)| (say(thing), origin, tiles::clause(clause)));
    html! {
        section.gallery-sources #sources aria-labelledby="sources-title" {
            h2 #sources-title { (words.say("gallery-sources-title")) }
            p { (words.say("gallery-sources-about")) }
            (meadhall_board::gallery::sources(words, &things))
        }
    }
}

pub(super) fn own(words: &Words) -> Markup {
    let (export, play, arena) = (
        "meadhall cards valhalla --export > cards.toml",
        "meadhall play valhalla --cards cards.toml",
        "meadhall arena valhalla --cards cards.toml",
    );
    html! {
        section.gallery-own #own aria-labelledby="own-title" {
            h2 #own-title { (words.say("gallery-own-title")) }
            p { (words.say("gallery-own-about")) }
            ol.own-steps {
                li { p { (words.say("gallery-own-export")) } pre { code { (export) } } }
                li { p { (words.say("gallery-own-change")) } }
                li { p { (words.say("gallery-own-play")) } pre { code { (play) "\n" (arena) } } }
                li {
                    p {
                        (words.say("gallery-own-browser")) " "
                        a href={ "/new?game=" (Valhalla::ID) } { (words.say("gallery-own-new")) }
                    }
                }
            }
            p.aside-note { (words.say("gallery-own-refused")) }
            p { (words.fill("gallery-own-hash", &[("hash", tiles::cards().fingerprint().to_owned().into())])) }
        }
    }
}
