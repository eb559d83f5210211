//! Valkyries and Dwarves: forty more cards each.

use super::{gods, tactics};
use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::Card;
use meadhall_valhalla::data::{Deck, Favour, Kind, clause_of_card};
use meadhall_words::Words;

pub(super) fn decks(words: &Words) -> Markup {
    html! {
        (gods::head(words, "valkyries"))
        p { (words.fill("guide-valkyries-about", &[("cards", size(Deck::Valkyries).into())])) " " (tiles::clause("VH-10.2")) }
        h4 { (words.say("guide-favours")) }
        p { (words.say("guide-favours-about")) " " (tiles::clause("VH-10.14")) }
        ul.examples {
            @for card in favours() { li { (tiles::card(words, card)) p { (tiles::card_text(words, card)) } } }
        }
        h4 { (words.say("guide-missions")) }
        p { (words.say("guide-missions-about")) " " (tiles::clause("VH-10.20")) }
        ul.plain-list { @for card in missions() { li { (tiles::card_text(words, card)) } } }
        h4 #decks-valkyries { (words.say("guide-new-tactics")) }
        (tactics::table(words, Deck::Valkyries, "decks-valkyries"))
        (gods::head(words, "dwarves"))
        p { (words.fill("guide-dwarves-about", &[("cards", size(Deck::Dwarves).into())])) " " (tiles::clause("VH-11.2")) }
        ul.examples {
            @for (card, clause) in dwarves() { li { (tiles::card(words, card)) p { (tiles::card_text(words, card)) " " (tiles::clause(clause)) } } }
        }
        h4 #decks-dwarves { (words.say("guide-new-tactics")) }
        (tactics::table(words, Deck::Dwarves, "decks-dwarves"))
        p.aside-note { (ART.drawing("valhalla/icon-deck", "i")) " " (words.say("guide-modules-plus-80")) " " (tiles::clause("VH-15.7")) }
    }
}

fn size(deck: Deck) -> usize {
    Deck::SIZES.into_iter().find(|(known, _)| *known == deck).map_or(0, |(_, size)| size)
}

/// A warrior for each kind of favour.
fn favours() -> Vec<Card> {
    let cards = tiles::cards();
    let mut seen: Vec<std::mem::Discriminant<Favour>> = Vec::new();
    let first = |card: &Card| {
        let Some(favour) = cards.warrior(*card).and_then(|warrior| warrior.favour) else { return false };
        let kind = std::mem::discriminant(&favour);
        let new = !seen.contains(&kind);
        seen.push(kind);
        new
    };
    cards.all().map(|(card, _)| card).filter(first).collect()
}

fn missions() -> Vec<Card> {
    tiles::cards().all().filter(|(_, entry)| matches!(entry.kind, Kind::Mission(_))).map(|(card, _)| card).collect()
}

/// A dwarf for each ability, with the clause on it.
fn dwarves() -> Vec<(Card, &'static str)> {
    let cards = tiles::cards();
    let mut found: Vec<(Card, &'static str)> = Vec::new();
    for (card, entry) in cards.all().filter(|(_, entry)| entry.deck == Deck::Dwarves) {
        let clause = clause_of_card(entry);
        if matches!(entry.kind, Kind::Warrior(_)) && found.iter().all(|(_, known)| *known != clause) {
            found.push((card, clause));
        }
    }
    found
}
