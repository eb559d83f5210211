//! Loki's trick, Thor's help and Tyr's wrath.

use super::super::super::sprite::drawing;
use super::super::super::tiles::valhalla as tiles;
use maud::{Markup, html};
use meadhall_valhalla::Card;
use meadhall_valhalla::data::{Deck, Entry, Kind, clause_of_card};
use meadhall_words::Words;

/// The head of an expansion: its drawing and its name.
pub(super) fn head(words: &Words, option: &str) -> Markup {
    html! { h3 id={ "module-" (option) } { (drawing(&format!("valhalla/module-{option}"), "module")) " " (words.say(&format!("option-{option}"))) } }
}

pub(super) fn gods(words: &Words) -> Markup {
    html! {
        (head(words, "loki"))
        p { (words.say("guide-loki-about")) " " (tiles::clause("VH-8.6")) }
        @if let Some(loki) = tiles::cards().loki(0) { (tiles::tables::loki(words, loki, "gods-loki", "guide-loki-first")) }
        p { (words.say("guide-loki-lower")) " " (tiles::clause("VH-8.8")) }
        (head(words, "thor"))
        p { (words.say("guide-thor-about")) " " (tiles::clause("VH-9.3")) }
        (cards(words, Deck::Thor, "module-thor"))
        p { (words.say("guide-thor-glory")) " " (tiles::clause("VH-9.17")) }
        (head(words, "tyr"))
        p { (words.say("guide-tyr-about")) " " (tiles::clause("VH-12.8")) }
        (cards(words, Deck::Tyr, "module-tyr"))
    }
}

/// All cards of a small deck, with the copies of each; cards that differ in a clan alone stand together.
fn cards(words: &Words, deck: Deck, label: &str) -> Markup {
    let cards = tiles::cards();
    let mut kinds: Vec<(Card, Entry, u8)> = Vec::new();
    for (card, entry) in cards.all().filter(|(_, entry)| entry.deck == deck) {
        let same = |known: &Kind| match (known, &entry.kind) {
            (Kind::Tyr(one), Kind::Tyr(other)) => std::mem::discriminant(one) == std::mem::discriminant(other),
            _ => false,
        };
        match kinds.iter_mut().find(|(_, known, _)| same(&known.kind)) {
            Some((.., count)) => *count += entry.copies,
            None => kinds.push((card, *entry, entry.copies)),
        }
    }
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby=(label) {
            table.small-cards {
                thead { tr { @for head in ["card", "copies", "glory"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for (card, entry, copies) in kinds {
                        tr {
                            th scope="row" {
                                (tiles::card_text(words, card)) " "
                                @if copies != entry.copies { (words.say("guide-tyr-clans")) " " }
                                (tiles::clause(clause_of_card(&entry)))
                            }
                            td.number { (words.fill("guide-count", &[("count", copies.into())])) }
                            td.number { @if entry.glory > 0 { (entry.glory) } @else { "–" } }
                        }
                    }
                }
            }
        }
    }
}
