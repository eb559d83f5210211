//! The guide to Blood Rage.

mod actions;
mod age;
mod battle;
mod board;
mod ending;
mod example;
mod gifts;
mod map;
mod options;
mod play;
mod quests;
mod ragnarok;
mod sheet;

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::{AGES, LEGENDS, RAGNAROK_GLORY, TOKEN_GLORY};
use meadhall_blood_rage::{BloodRage, Cards, Clan, Module, Source, Stat};
use meadhall_board::{Guide, Screen, closing};
use meadhall_engine::Game;
use meadhall_words::{Value, Words};

/// The guide, in three parts: its drawings are many, and no page may be heavy.
pub(crate) const GUIDE: Guide = Guide { lead, parts: &[&BASICS, &PLAY, &GLORY], sections: &SECTIONS };

/// The screen on the subject of each section of the rules.
const SECTIONS: [(&str, &str); 16] = [
    ("1", "board"),
    ("2", "sheet"),
    ("3", "options"),
    ("4", "gifts"),
    ("5", "actions"),
    ("6", "battle"),
    ("7", "ragnarok"),
    ("8", "end"),
    ("9", "options"),
    ("10", "gifts"),
    ("11", "gifts"),
    ("12", "secrets"),
    ("13", "example"),
    ("14", "options"),
    ("15", "options"),
    ("16", "options"),
];

const BASICS: [Screen; 4] = [("about", about), ("board", board::board), ("sheet", sheet::sheet), ("age", age::age)];
const PLAY: [Screen; 4] =
    [("gifts", gifts::gifts), ("actions", actions::actions), ("battle", battle::battle), ("example", example::example)];
const GLORY: [Screen; 7] = [
    ("quests", quests::quests),
    ("ragnarok", ragnarok::ragnarok),
    ("end", ending::ending),
    ("options", options::options),
    ("secrets", |words| closing::secrets(words, &OPEN, &SECRET)),
    ("tips", |words| closing::tips(words, ADVICE)),
    ("here", |words| closing::here(words, BloodRage::ID)),
];

/// What everybody sees, and what not.
const OPEN: [&str; 5] = ["figures", "sheets", "dooms", "sizes", "battle"];
const SECRET: [&str; 5] = ["hands", "quests", "laid", "kept", "left"];

/// How many pieces of advice there are.
const ADVICE: usize = 10;

/// How many cards the box holds for four players, in all ages.
fn cards_in_the_box() -> usize {
    Cards::built_in()
        .faces()
        .filter(|(_, face)| face.module == Module::Box)
        .map(|(_, face)| usize::from(face.copies_for(4)))
        .sum()
}

fn lead(words: &Words) -> Markup {
    let (least, most) = BloodRage::SEATS;
    let facts = [
        ("person", words.fill("guide-fact-players", &[("least", least.into()), ("most", most.into())])),
        ("clock", words.say("game-length")),
        ("replay", words.fill("guide-fact-ages", &[("ages", AGES.into())])),
        ("deck", words.fill("guide-fact-cards", &[("cards", cards_in_the_box().into())])),
    ];
    html! {
        p.sheet-lead { (words.say("guide-lead")) }
        ul.facts { @for (sign, fact) in facts { li { (ART.icon(sign)) " " (fact) } } }
    }
}

/// What the game is about.
fn about(words: &Words) -> Markup {
    html! {
        p { (words.fill("guide-about-story", &[("ages", AGES.into())])) }
        ul.clans {
            @for clan in &Clan::ALL[..4] {
                li { (ART.emblem(clan.word())) strong { (tiles::clan_name(words, *clan)) } }
            }
        }
        p { (words.say("guide-about-clans")) }
        h3 { (words.say("guide-about-ways")) }
        dl.ways-to-glory {
            @for source in Source::ALL {
                div {
                    dt { (ART.icon(sign(source))) " " (words.say(&format!("source-{}", source.word()))) }
                    dd { (words.fill(&format!("guide-glory-{}", source.word()), &numbers(source))) }
                }
            }
        }
        p.punch { (words.say("guide-about-question")) }
    }
}

/// The sign of a source of Glory.
const fn sign(source: Source) -> &'static str {
    match source {
        Source::Battles => "strength",
        Source::Pillage => "pillage",
        Source::Quests => "quest",
        Source::Ragnarok => "doom",
        Source::Valhalla => "valhalla",
        Source::Legends => "crown",
        Source::Cards => "deck",
    }
}

/// The numbers in the words about a source of Glory.
fn numbers(source: Source) -> Vec<Value<'static>> {
    match source {
        Source::Battles => vec![("least", Stat::Axes.value(0).into()), ("most", Stat::Axes.value(5).into())],
        Source::Pillage => vec![("glory", TOKEN_GLORY.into())],
        Source::Quests => {
            let values = || Cards::built_in().faces().filter(|(_, face)| face.is_quest()).map(|(_, face)| face.value);
            let (least, most) = (values().min().unwrap_or_default(), values().max().unwrap_or_default());
            vec![("least", least.into()), ("most", most.into())]
        }
        Source::Ragnarok => {
            let [first, second, third] = RAGNAROK_GLORY;
            vec![("first", first.into()), ("second", second.into()), ("third", third.into())]
        }
        Source::Legends => vec![("ten", LEGENDS[3].into()), ("twenty", LEGENDS[5].into())],
        Source::Valhalla | Source::Cards => Vec::new(),
    }
}
