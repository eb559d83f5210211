//! Loki's trick, Thor's help and Tyr's wrath.

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::Card;
use meadhall_valhalla::data::{Help, Kind, Side, Wrath};
use meadhall_words::Words;

/// The head of an expansion: its drawing and its name.
pub(super) fn head(words: &Words, option: &str) -> Markup {
    html! { h3 id={ "module-" (option) } { (ART.drawing(&format!("valhalla/module-{option}"), "module")) " " (words.say(&format!("option-{option}"))) } }
}

pub(super) fn gods(words: &Words) -> Markup {
    html! {
        (head(words, "loki"))
        p { (words.say("guide-loki-about")) " " (tiles::clause("VH-8.6")) }
        @if let Some(loki) = tiles::cards().loki(0) { (tiles::tables::loki(words, loki, "gods-loki", "guide-loki-first")) }
        p { (words.say("guide-loki-lower")) " " (tiles::clause("VH-8.8")) }
        (head(words, "thor"))
        p { (words.say("guide-thor-about")) " " (tiles::clause("VH-9.3")) }
        (helps(words))
        p { (words.say("guide-thor-glory")) " " (tiles::clause("VH-9.17")) }
        (head(words, "tyr"))
        p { (words.say("guide-tyr-about")) " " (tiles::clause("VH-12.8")) }
        (wraths(words))
    }
}

/// The cards of Thor's help: whom they help, and how.
fn helps(words: &Words) -> Markup {
    let cards = tiles::cards();
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="module-thor" {
            table.small-cards {
                thead { tr { @for head in ["helped", "help", "copies", "glory"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for (_, entry) in cards.all() {
                        @if let Kind::Thor(side, help) = entry.kind {
                            tr {
                                th scope="row" { (words.say(if side == Side::Fewer { "guide-thor-fewer" } else { "guide-thor-fewer-or-equal" })) }
                                td { (words.fill(&format!("help-{}", help_word(help)), &[("value", strength(help).into())])) }
                                td.number { (words.fill("guide-count", &[("count", entry.copies.into())])) }
                                td.number { (entry.glory) }
                            }
                        }
                    }
                }
            }
        }
    }
}

const fn help_word(help: Help) -> &'static str {
    match help {
        Help::DrawCard => "draw",
        Help::Strength { .. } => "strength",
        Help::FreeReroll => "reroll",
        Help::ExtraDie => "die",
        Help::StealRandomCard => "steal",
    }
}

const fn strength(help: Help) -> u8 {
    match help {
        Help::Strength { value } => value,
        _ => 0,
    }
}

/// The cards of Tyr's wrath; those that differ in a clan alone stand together.
fn wraths(words: &Words) -> Markup {
    let cards = tiles::cards();
    let mut kinds: Vec<(Card, Wrath, u8, u8)> = Vec::new();
    for (card, entry) in cards.all() {
        let Kind::Tyr(wrath) = entry.kind else { continue };
        let same = |known: &Wrath| std::mem::discriminant(known) == std::mem::discriminant(&wrath);
        match kinds.iter_mut().find(|(_, known, ..)| same(known)) {
            Some((.., count)) => *count += entry.copies,
            None => kinds.push((card, wrath, entry.copies, entry.copies)),
        }
    }
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="module-tyr" {
            table.small-cards {
                thead { tr { @for head in ["card", "copies"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for (card, wrath, one, copies) in kinds {
                        tr {
                            th scope="row" {
                                (tiles::card_text(words, card)) " "
                                @if copies != one { (words.say("guide-tyr-clans")) " " }
                                (tiles::clause(clause_of_wrath(wrath)))
                            }
                            td.number { (words.fill("guide-count", &[("count", copies.into())])) }
                        }
                    }
                }
            }
        }
    }
}

const fn clause_of_wrath(wrath: Wrath) -> &'static str {
    match wrath {
        Wrath::OneDieLess => "VH-12.15",
        Wrath::StrengthIfFoe { .. } => "VH-12.19",
        Wrath::Strength { .. } => "VH-12.21",
    }
}
