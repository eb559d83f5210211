//! The jarls: main and secondary ability, and those of the first game.

use crate::tiles;
use maud::{Markup, html};
use meadhall_engine::Game;
use meadhall_valhalla::Valhalla;
use meadhall_words::Words;

pub(super) fn jarls(words: &Words) -> Markup {
    let cards = tiles::cards();
    let few = cards
        .jarls()
        .iter()
        .filter(|entry| entry.min_players > 2)
        .map(|entry| words.say(&format!("jarl-{}", entry.jarl)));
    html! {
        p { (words.say("guide-jarls-intro")) " " (tiles::clause("VH-7.1")) }
        ul.plain-list {
            li { (words.say("guide-jarls-both")) " " (tiles::clause("VH-7.2")) }
            li { (words.say("guide-jarls-either")) " " (tiles::clause("VH-7.3")) }
            li { (words.fill("guide-jarls-three", &[("jarls", words.list(few.collect()).into())])) " " (tiles::clause("VH-2.6")) }
        }
        h3 { (words.say("guide-jarls-first")) }
        ul.jarl-cards {
            @for entry in cards.jarls().iter().filter(|entry| entry.first_game) {
                li { (tiles::jarl(words, entry.jarl)) div { (tiles::tables::abilities(words, entry.jarl)) } }
            }
        }
        p { a href={ "/gallery/" (Valhalla::ID) "?show=jarls#jarls" } { (words.fill("guide-jarls-all", &[("jarls", cards.jarls().len().into())])) } }
    }
}
