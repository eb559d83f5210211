//! The guide to Valhalla.

mod battle;
mod cards;
mod decks;
mod dice;
mod ending;
mod example;
mod gods;
mod hall;
mod jarls;
mod kings;
mod modules;
mod options;
mod play;
mod solo;
mod tactics;
mod turn;

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_board::{Guide, Screen, closing};
use meadhall_engine::Game;
use meadhall_valhalla::data::Deck;
use meadhall_valhalla::{Clan, MOST, Valhalla, shield_points};
use meadhall_words::{Value, Words};

/// The guide, in four parts: its drawings are many, and no page may be heavy.
pub(crate) const GUIDE: Guide = Guide { lead, parts: &[&BASICS, &BATTLE, &MODULES, &ALONE], sections: &SECTIONS };

/// The screen on the subject of each section of the rules.
const SECTIONS: [(&str, &str); 19] = [
    ("1", "hall"),
    ("2", "hall"),
    ("3", "turn"),
    ("4", "battle"),
    ("5", "end"),
    ("6", "tactics"),
    ("7", "jarls"),
    ("8", "gods"),
    ("9", "gods"),
    ("10", "decks"),
    ("11", "decks"),
    ("12", "gods"),
    ("13", "kings"),
    ("14", "kings"),
    ("15", "modules"),
    ("16", "solo"),
    ("17", "options"),
    ("18", "secrets"),
    ("19", "example"),
];

const BASICS: [Screen; 4] = [("about", about), ("hall", hall::hall), ("cards", cards::cards), ("turn", turn::turn)];
const BATTLE: [Screen; 6] = [
    ("dice", dice::dice),
    ("battle", battle::battle),
    ("tactics", tactics::tactics),
    ("jarls", jarls::jarls),
    ("example", example::example),
    ("end", ending::ending),
];
const MODULES: [Screen; 4] =
    [("modules", modules::modules), ("gods", gods::gods), ("decks", decks::decks), ("kings", kings::kings)];
const ALONE: [Screen; 5] = [
    ("solo", solo::solo),
    ("options", options::options),
    ("secrets", |words| closing::secrets(words, &OPEN, &SECRET)),
    ("tips", |words| closing::tips(words, ADVICE)),
    ("here", |words| closing::here(words, Valhalla::ID)),
];

/// What everybody sees, and what not.
const OPEN: [&str; 5] = ["halls", "pile", "sizes", "battle", "shown"];
const SECRET: [&str; 4] = ["hands", "deck", "jarls", "taken"];

/// How many pieces of advice there are.
const ADVICE: usize = 9;

fn lead(words: &Words) -> Markup {
    let (least, most) = Valhalla::SEATS;
    let deck = Deck::SIZES[0].1;
    let facts = [
        ("person", words.fill("guide-fact-players", &[("least", least.into()), ("most", most.into())])),
        ("clock", words.say("game-length")),
        ("deck", words.fill("guide-fact-cards", &[("cards", deck.into())])),
        ("crown", words.fill("guide-fact-jarls", &[("jarls", tiles::cards().jarls().len().into())])),
    ];
    html! {
        p.sheet-lead { (words.say("guide-lead")) }
        ul.facts { @for (sign, fact) in facts { li { (ART.icon(sign)) " " (fact) } } }
    }
}

/// Where glory comes from, with the sign of each. The words are `guide-glory-<source>` and `guide-glory-<source>-about`.
const GLORY: [(&str, &str); 4] =
    [("warriors", "valhalla"), ("captured", "attack"), ("own", "defend"), ("modules", "glory")];

/// What the game is about.
fn about(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-about-story")) }
        ul.clans {
            @for clan in &Clan::ALL[..5] {
                li { (tiles::emblem(*clan)) strong { (tiles::clan_name(words, *clan)) } }
            }
        }
        p { (words.say("guide-about-turns")) }
        h3 { (words.say("guide-about-ways")) }
        dl.ways-to-glory {
            @for (source, sign) in GLORY {
                div {
                    dt { (tiles::icon(sign)) " " (words.say(&format!("guide-glory-{source}"))) }
                    dd { (words.fill(&format!("guide-glory-{source}-about"), &numbers(source))) }
                }
            }
        }
        p.punch { (words.say("guide-about-question")) }
    }
}

/// The numbers in the words about a source of glory.
fn numbers(source: &str) -> Vec<Value<'static>> {
    let cards = tiles::cards();
    let glory = || cards.all().filter(|(card, _)| cards.warrior(*card).is_some()).map(|(_, entry)| entry.glory);
    let (own, captured, _) = shield_points(MOST);
    match source {
        "warriors" => {
            let (least, most) = (glory().min().unwrap_or_default(), glory().max().unwrap_or_default());
            vec![("least", least.into()), ("most", most.into())]
        }
        "captured" => vec![("points", captured.into())],
        "own" => vec![("points", own.into())],
        _ => Vec::new(),
    }
}
