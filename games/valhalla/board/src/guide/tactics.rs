//! The battle tactics of the base deck.

use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::Card;
use meadhall_valhalla::data::{Deck, Effect, Entry, Kind, clause_of_card};
use meadhall_words::Words;

/// The tactics of a deck, those that differ in a weapon alone together: the first card and how many there are in all.
pub(super) fn tactics_of(deck: Deck) -> Vec<(Card, Entry, u8)> {
    let mut kinds: Vec<(Card, Entry, u8)> = Vec::new();
    for (card, entry) in tiles::cards().all().filter(|(_, entry)| entry.deck == deck) {
        let Kind::Tactic(effect) = entry.kind else { continue };
        let same = |(_, known, _): &&mut (Card, Entry, u8)| matches!(known.kind, Kind::Tactic(known) if plain(known) == plain(effect));
        match kinds.iter_mut().find(same) {
            Some((.., count)) => *count += entry.copies,
            None => kinds.push((card, *entry, entry.copies)),
        }
    }
    kinds
}

/// An effect without the weapon that it pictures, as long as it pictures one.
fn plain(effect: Effect) -> Effect {
    use meadhall_valhalla::Face::Sword;
    match effect {
        Effect::DiscardDieForStrength { value, symbol: Some(_) } => {
            Effect::DiscardDieForStrength { value, symbol: Some(Sword) }
        }
        Effect::VirtualDie { .. } => Effect::VirtualDie { symbol: Sword },
        other => other,
    }
}

/// A table of tactics: drawing, name, copies, text.
pub(super) fn table(words: &Words, deck: Deck, label: &str) -> Markup {
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby=(label) {
            table.cards-table.tactics-table {
                thead { tr { @for head in ["tactic", "copies", "effect"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for (card, entry, copies) in tactics_of(deck) {
                        tr {
                            th scope="row" { (tiles::picture(card, "tactic")) " " (tiles::card_name(words, card)) }
                            td.number { (words.fill("guide-count", &[("count", copies.into())])) }
                            td {
                                (tiles::card_text(words, card)) " "
                                @if copies != entry.copies { (words.say("guide-tactics-symbols")) " " }
                                (tiles::clause(clause_of_card(&entry)))
                            }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn tactics(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-tactics-intro")) " " (tiles::clause("VH-4.17")) }
        (table(words, Deck::Base, "tactics-title"))
        p.aside-note { (words.say("guide-tactics-alone")) " " (tiles::clause("VH-6.22")) }
    }
}
