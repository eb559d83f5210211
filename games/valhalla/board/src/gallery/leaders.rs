//! Jarls, Loki's trick and the king's bonus cards.

use super::origins;
use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::data::JarlEntry;
use meadhall_words::Words;

pub(super) fn jarls(words: &Words) -> Markup {
    let cards = tiles::cards();
    html! {
        section.gallery-jarls #jarls aria-labelledby="jarls-title" {
            h2 #jarls-title {
                (words.say("gallery-jarls-title")) " "
                small { (words.fill("gallery-count", &[("count", cards.jarls().len().into())])) }
            }
            p { (words.say("gallery-jarls-about")) " " (tiles::clause("VH-7.14")) }
            ul.cards { @for entry in cards.jarls() { li.card-entry { (jarl(words, entry)) } } }
        }
    }
}

fn jarl(words: &Words, entry: &JarlEntry) -> Markup {
    let marks = [
        (entry.first_game, "gallery-mark-first-game"),
        (entry.min_players > 2, "gallery-mark-three"),
        (entry.solo, "gallery-mark-solo"),
    ];
    html! {
        (tiles::jarl(words, entry.jarl))
        div.card-text {
            h3 { (words.say(&format!("jarl-{}", entry.jarl))) }
            (tiles::tables::abilities(words, entry.jarl))
            @if marks.iter().any(|(there, _)| *there) {
                p.marks { @for (_, mark) in marks.iter().filter(|(there, _)| *there) { span { (words.say(mark)) } " " } }
            }
            (origins::badges(words, &origins::of_jarl(entry.jarl)))
        }
    }
}

pub(super) fn tricks(words: &Words) -> Markup {
    let cards = tiles::cards();
    html! {
        section.gallery-tricks #tricks aria-labelledby="tricks-title" {
            h2 #tricks-title { (words.say("gallery-tricks-title")) }
            h3 { (ART.drawing("valhalla/module-loki", "module")) " " (words.say("option-loki")) }
            p { (words.say("gallery-loki-about")) " " (tiles::clause("VH-8.6")) }
            div.loki-cards {
                @for index in 0..10 {
                    @if let Some(loki) = cards.loki(index) {
                        div {
                            (tiles::tables::loki(words, loki, &format!("loki-{}", index + 1), &format!("loki-{:02}", index + 1)))
                            @if loki.discards != 0 {
                                p {
                                    (words.fill(if loki.discards > 0 { "gallery-loki-more" } else { "gallery-loki-fewer" }, &[
                                        ("cards", loki.discards.unsigned_abs().into()),
                                    ]))
                                }
                            }
                            (origins::badges(words, &origins::of_loki(index)))
                        }
                    }
                }
            }
            h3 { (ART.drawing("valhalla/module-king", "module")) " " (words.say("option-king")) }
            p { (words.say("guide-king-reward")) " " (tiles::clause("VH-13.9")) }
            (tiles::tables::bonuses(words, "tricks-bonuses"))
            (origins::badges(words, &origins::of_bonuses()))
        }
    }
}
