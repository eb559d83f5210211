//! A player's hall as a drawing with numbers, and what lies in the middle of the table.

use super::play::Start;
use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_engine::Options;
use meadhall_valhalla::data::Deck;
use meadhall_valhalla::{Card, Jarl, SHIELDS};
use meadhall_words::Words;

/// What is numbered in the drawing. The words are `guide-hall-<part>` and `guide-hall-<part>-about`.
const PARTS: [&str; 6] = ["jarl", "band", "valhalla", "shields", "captured", "hand"];

/// The hall that is drawn: the band, what fell with glory, and the hand.
const BAND: [&str; 2] = ["bear-06", "stag-01"];
const FALLEN: &str = "wolf-16";
const HAND: [&str; 3] = ["t-fury-2", "frost-05", "boar-02"];

/// Places of a band.
const PLACES: usize = 4;

/// Steps of the set-up that players decide. The words are `guide-start-<step>`.
const STEPS: [(&str, &str); 3] = [("jarl", "VH-2.5"), ("warrior", "VH-2.23"), ("hand", "VH-2.27")];

fn card(words: &Words, word: &str) -> Markup {
    html! { @if let Ok(card) = word.parse::<Card>() { (tiles::card(words, card)) } }
}

fn mark(number: usize) -> Markup {
    html! { span.mark aria-hidden="true" { (number) } }
}

pub(super) fn hall(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-hall-intro")) }
        figure.hall-figure {
            (hall_of_red(words))
            figcaption {
                ol.legend {
                    @for part in PARTS {
                        li {
                            strong { (words.say(&format!("guide-hall-{part}"))) } " "
                            (words.fill(&format!("guide-hall-{part}-about"), &[("places", PLACES.into()), ("shields", SHIELDS.into())]))
                        }
                    }
                }
            }
        }
        h3 { (words.say("guide-hall-middle")) }
        ul.plain-list {
            li { (words.fill("guide-hall-deck", &[("cards", Deck::SIZES[0].1.into())])) " " (tiles::clause("VH-1.40")) }
            li { (words.say("guide-hall-pile")) " " (tiles::clause("VH-1.39")) }
            li { (words.say("guide-hall-dice")) " " (tiles::clause("VH-1.13")) }
        }
        h3 { (words.say("guide-hall-start")) }
        ol.plain-list {
            @for (step, clause) in STEPS {
                li { (words.say(&format!("guide-start-{step}"))) " " (tiles::clause(clause)) }
            }
        }
        (players(words))
    }
}

/// A hall in the middle of a game.
fn hall_of_red(words: &Words) -> Markup {
    let beam = |number: usize| html! { (mark(number)) };
    html! {
        div.jarls-hall.clan-red aria-hidden="true" {
            (ART.drawing("valhalla/hall", "hall-roof"))
            div.hall-slot.hall-jarl { (beam(1)) (tiles::jarl(words, Jarl::Sigvard)) }
            div.hall-slot.hall-band {
                (beam(2))
                @for word in BAND { (card(words, word)) }
                @for _ in BAND.len()..PLACES { span.tile.place {} }
            }
            div.hall-slot.hall-pile { (beam(3)) (card(words, FALLEN)) }
            div.hall-slot.hall-shields {
                (beam(4))
                @for _ in 1..SHIELDS { (ART.drawing("valhalla/shield", "shield clan-red")) }
                span.gap {}
                (beam(5))
                (ART.drawing("valhalla/shield", "shield clan-blue")) (ART.drawing("valhalla/shield", "shield clan-green"))
            }
            div.hall-slot.hall-hand { (beam(6)) @for word in HAND { (card(words, word)) } }
        }
    }
}

fn players(words: &Words) -> Markup {
    let heads = ["players", "discarded", "warriors", "deck"];
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="hall-players" {
            table.players-table {
                caption #hall-players { (words.say("guide-hall-players")) }
                thead { tr { @for head in heads { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for players in 2..=6 {
                        @if let Some(start) = Start::of(players, &Options::default()) {
                            tr { th scope="row" { (players) } td { (start.discarded) } td { (start.warriors) } td { (start.deck) } }
                        }
                    }
                }
            }
        }
    }
}
