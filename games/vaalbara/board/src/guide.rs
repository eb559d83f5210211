//! The guide to Vaalbara.

mod cards;
mod ending;
mod neighbours;
mod order;
pub(crate) mod play;
mod round;
mod table;

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_board::{Guide, Screen, closing};
use meadhall_engine::Game;
use meadhall_vaalbara::{Character, Clan, ROUNDS, Vaalbara, data::LANDS};
use meadhall_words::Words;

/// The guide.
pub(crate) const GUIDE: Guide = Guide { lead, parts: &[&SCREENS], sections: &SECTIONS };

/// The screen on the subject of each section of the rules.
const SECTIONS: [(&str, &str); 33] = [
    ("1", "table"),
    ("2", "table"),
    ("3", "round"),
    ("4", "round"),
    ("5", "round"),
    ("6", "round"),
    ("7", "order"),
    ("8", "end"),
    ("9", "lands"),
    ("10", "characters"),
    ("11", "characters"),
    ("12", "characters"),
    ("13", "characters"),
    ("14", "characters"),
    ("15", "characters"),
    ("16", "characters"),
    ("17", "characters"),
    ("18", "characters"),
    ("19", "characters"),
    ("20", "characters"),
    ("21", "characters"),
    ("22", "characters"),
    ("30", "lands"),
    ("31", "neighbours"),
    ("32", "lands"),
    ("33", "lands"),
    ("34", "lands"),
    ("35", "lands"),
    ("36", "lands"),
    ("40", "end"),
    ("41", "secrets"),
    ("50", "example"),
    ("51", "example"),
];

const SCREENS: [Screen; 12] = [
    ("about", about),
    ("table", table::table),
    ("round", round::steps),
    ("order", order::order),
    ("example", round::example),
    ("lands", cards::lands),
    ("characters", cards::characters),
    ("neighbours", neighbours::neighbours),
    ("end", ending::ending),
    ("secrets", secrets),
    ("tips", |words| closing::tips(words, ADVICE)),
    ("here", |words| closing::here(words, Vaalbara::ID)),
];

fn lead(words: &Words) -> Markup {
    let (least, most) = Vaalbara::SEATS;
    let facts = [
        ("person", words.fill("guide-fact-players", &[("least", least.into()), ("most", most.into())])),
        ("clock", words.say("game-length")),
        ("replay", words.fill("guide-fact-rounds", &[("rounds", ROUNDS.into())])),
        ("deck", words.fill("guide-fact-lands", &[("lands", LANDS.into())])),
        ("hand", words.fill("guide-fact-characters", &[("characters", Character::ALL.len().into())])),
    ];
    html! {
        p.sheet-lead { (words.say("guide-lead")) }
        ul.facts { @for (sign, fact) in facts { li { (ART.icon(sign)) " " (fact) } } }
    }
}

/// What the game is about.
fn about(words: &Words) -> Markup {
    html! {
        p { (words.fill("guide-about-story", &[("rounds", ROUNDS.into())])) }
        ul.clans {
            @for clan in Clan::ALL {
                li {
                    (ART.emblem(clan.word())) strong { (tiles::clan_name(words, clan)) } " "
                    span { (words.say(&format!("clan-{clan}-own"))) }
                }
            }
        }
        p { (words.say("guide-about-clans")) }
        p { (words.say("guide-about-round")) }
        p.punch { (words.say("guide-about-question")) }
    }
}

/// What everybody sees, and what not.
const OPEN: [&str; 6] = ["lands", "omens", "discards", "gains", "counts", "put-back"];
const SECRET: [&str; 5] = ["hands", "assigned", "piles", "deck", "totals"];

/// How many pieces of advice there are.
const ADVICE: usize = 8;

fn secrets(words: &Words) -> Markup {
    closing::secrets(words, &OPEN, &SECRET)
}
