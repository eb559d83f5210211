//! How to read a card, and the clans of the base deck.

use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::data::{Ability, Deck, Entry, Warrior, clause_of_card};
use meadhall_valhalla::{Card, Clan};
use meadhall_words::Words;

/// The parts of a warrior's card. The words are `guide-card-<part>` and `guide-card-<part>-about`.
const PARTS: [&str; 5] = ["strength", "clan", "weapons", "ability", "glory"];

/// The card that is explained.
const EXAMPLE: &str = "stag-11";

pub(super) fn cards(words: &Words) -> Markup {
    let example = EXAMPLE.parse::<Card>().unwrap_or_default();
    html! {
        p { (words.say("guide-cards-intro")) }
        div.card-lesson {
            div.big-card { (tiles::card(words, example)) p { (tiles::card_text(words, example)) } }
            dl.card-parts {
                @for part in PARTS {
                    div { dt { (words.say(&format!("guide-card-{part}"))) } dd { (words.say(&format!("guide-card-{part}-about"))) } }
                }
            }
        }
        (clans(words))
        p.aside-note { (words.say("guide-cards-need-not")) " " (tiles::clause("VH-6.13")) }
        p { (words.say("guide-cards-others")) }
    }
}

/// The same ability, whichever clan it names.
fn alike(one: Option<Ability>, other: Option<Ability>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => std::mem::discriminant(&one) == std::mem::discriminant(&other),
        (one, other) => one.is_none() == other.is_none(),
    }
}

/// The abilities of a clan with the number of warriors that have each, and the first card with it.
fn abilities(clan: Clan) -> Vec<(Card, Entry, Warrior, u8)> {
    let cards = tiles::cards();
    let mut found: Vec<(Card, Entry, Warrior, u8)> = Vec::new();
    for (card, entry) in cards.all().filter(|(_, entry)| entry.deck == Deck::Base) {
        let Some(warrior) = cards.warrior(card).filter(|warrior| warrior.clan == clan) else { continue };
        match found.iter_mut().find(|(_, _, known, _)| alike(known.ability, warrior.ability)) {
            Some((.., count)) => *count += entry.copies,
            None => found.push((card, *entry, *warrior, entry.copies)),
        }
    }
    found
}

/// From the least to the most of a number on the warriors of a clan.
fn range(clan: Clan, number: impl Fn(&Entry, &Warrior) -> u8) -> String {
    let cards = tiles::cards();
    let all = cards.all().filter(|(_, entry)| entry.deck == Deck::Base);
    let of_clan =
        all.filter_map(|(card, entry)| cards.warrior(card).filter(|w| w.clan == clan).map(|w| number(entry, w)));
    let numbers: Vec<u8> = of_clan.collect();
    let (least, most) = (numbers.iter().min().copied(), numbers.iter().max().copied());
    format!("{}–{}", least.unwrap_or_default(), most.unwrap_or_default())
}

fn clans(words: &Words) -> Markup {
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="cards-clans" {
            table.clans-table {
                caption #cards-clans { (words.say("guide-cards-clans")) }
                thead { tr { @for head in ["clan", "strength", "glory", "abilities"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for clan in &Clan::ALL[..5] {
                        tr {
                            th scope="row" { (tiles::clan(words, *clan)) }
                            td.number { (range(*clan, |_, warrior| warrior.strength)) }
                            td.number { (range(*clan, |entry, _| entry.glory)) }
                            td {
                                ul.plain-list {
                                    @for (card, entry, _, count) in abilities(*clan) {
                                        li {
                                            strong { (words.fill("guide-count", &[("count", count.into())])) } " "
                                            (tiles::card_text(words, card)) " " (tiles::clause(clause_of_card(&entry)))
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
