//! Every card of Blood Rage, its clans and its gods.

mod choice;

use crate::art::ART;
use crate::table::figure::portrait;
use crate::tiles::{self, printed};
use choice::{BOXES, Choice, KINDS};
use maud::{Markup, html};
use meadhall_blood_rage::data::{AGES, Face, MYSTICS, SECOND_COPIES, WARRIORS};
use meadhall_blood_rage::{
    BloodRage, Card, Cards, Clan, ClanSheet, Figure, God, Kind, Module, Piece, Sheet, clause_of_god,
};
use meadhall_engine::{Game, Options};
use meadhall_words::Words;

/// The gallery.
pub(crate) fn gallery(words: &'static Words, address: &str) -> meadhall_board::Sheet {
    let choice = Choice::read(address);
    let titles = ["cards", "clans", "gods", "sources", "own"].map(|part| words.say(&format!("gallery-{part}-title")));
    let contents =
        ["#cards", "#clans", "#gods", "#sources", "#own"].map(str::to_owned).into_iter().zip(titles).collect();
    let body = html! {
        (cards(words, choice))
        (clans(words))
        (gods(words))
        (sources(words))
        (own(words))
    };
    meadhall_board::Sheet { lead: lead(words), contents, body }
}

/// Copies of all cards, as far as they are counted.
fn copies(count: impl Fn(&Face) -> u8) -> usize {
    Cards::built_in().faces().map(|(_, face)| usize::from(count(face))).sum()
}

fn lead(words: &Words) -> Markup {
    let monsters = Cards::built_in().faces().filter(|(_, face)| matches!(face.kind, Kind::Monster(_))).count();
    let in_box = |face: &Face| u8::from(face.module == Module::Box);
    let optional = copies(|face| (1 - in_box(face)) * face.copies_for(5)) + SECOND_COPIES.len();
    html! {
        p.sheet-lead {
            (words.fill("gallery-lead", &[
                ("cards", Cards::built_in().all().len().into()),
                ("monsters", monsters.into()),
                ("total", copies(|face| in_box(face) * face.copies_for(4)).into()),
                ("five", copies(|face| in_box(face) * face.copies[3]).into()),
                ("more", optional.into()),
            ]))
        }
    }
}

/// A row of links of which one may be chosen.
fn row(words: &Words, by: &str, links: Vec<(String, Choice)>, now: Choice) -> Markup {
    let label = words.say(&format!("gallery-by-{by}"));
    html! {
        div.filter {
            span { (label) }
            ul {
                @for (name, choice) in links {
                    li { a href=(choice.address()) aria-current=[(choice == now).then_some("true")] { (name) } }
                }
            }
        }
    }
}

fn choices(words: &Words, now: Choice) -> Markup {
    let all = || words.say("gallery-all");
    let mut ages: Vec<(String, Choice)> = Vec::new();
    if now.may_span_ages() {
        ages.push((all(), Choice { age: None, ..now }));
    }
    let age_name = |age: u8| words.fill("gallery-age", &[("age", age.into())]);
    ages.extend((1..=AGES).map(|age| (age_name(age), Choice { age: Some(age), ..now })));
    // Without a kind, a god or a box, an age has to be chosen.
    let settled =
        |choice: Choice| if choice.may_span_ages() { choice } else { Choice { age: choice.age.or(Some(1)), ..choice } };
    let mut kinds = vec![(all(), settled(Choice { kind: None, ..now }))];
    kinds.extend(KINDS.map(|kind| (words.say(&format!("gallery-kind-{kind}")), Choice { kind: Some(kind), ..now })));
    let mut gods = vec![(all(), settled(Choice { god: None, ..now }))];
    gods.extend(God::ALL.map(|god| (words.say(&format!("god-{god}")), Choice { god: Some(god), ..now })));
    let mut boxes = vec![(all(), settled(Choice { from: None, ..now }))];
    boxes.extend(
        BOXES.map(|from| (words.say(&format!("gallery-box-{from}")), settled(Choice { from: Some(from), ..now }))),
    );
    html! {
        nav.filters aria-label=(words.say("gallery-choose")) {
            (row(words, "age", ages, now))
            (row(words, "kind", kinds, now))
            (row(words, "god", gods, now))
            (row(words, "box", boxes, now))
        }
    }
}

fn cards(words: &Words, choice: Choice) -> Markup {
    let chosen: Vec<Card> = choice.cards().collect();
    html! {
        section.gallery-gifts #cards aria-labelledby="cards-title" {
            h2 #cards-title {
                (words.say("gallery-cards-title")) " "
                small { (words.fill("gallery-count", &[("count", chosen.len().into())])) }
            }
            (choices(words, choice))
            @if chosen.is_empty() { p { (words.say("gallery-none")) } }
            @for age in 1..=AGES {
                @let of_age: Vec<Card> = chosen.iter().copied().filter(|&card| printed(card).age == age).collect();
                @if !of_age.is_empty() {
                    h3 { (words.fill("gallery-age", &[("age", age.into())])) }
                    ul.cards { @for card in of_age { li.card-entry { (one_card(words, card)) } } }
                }
            }
        }
    }
}

fn one_card(words: &Words, card: Card) -> Markup {
    html! {
        (tiles::card(words, card))
        div.card-text {
            h4 { (tiles::card_name(words, card)) }
            p.card-number {
                (words.say(&format!("kind-{}", printed(card).kind.word()))) " · " (value(words, card))
                @if let Some(from) = module(card) { " · " (words.say(&format!("gallery-box-{from}"))) }
            }
            p { (tiles::card_effect(words, card)) " " (tiles::clause(Cards::built_in().clause(card))) }
            p.copies { (words.say("gallery-copies")) ": " (counts(words, card)) }
        }
    }
}

/// The option that brings a card.
fn module(card: Card) -> Option<&'static str> {
    match printed(card).module {
        Module::Box => None,
        Module::Kickstarter => Some("kickstarter"),
        Module::Mystics => Some("mystics"),
    }
}

/// What a card is worth and costs.
fn value(words: &Words, card: Card) -> String {
    let number = printed(card).value;
    let cost = ClanSheet::new(&Sheet::new(Clan::Wolf, false), Cards::built_in()).upgrade_cost(card);
    let open = !tiles::corner(card).ends_with(|sign: char| sign.is_ascii_digit());
    let key = match printed(card).kind {
        Kind::Battle if open => "gallery-bonus-open",
        Kind::Battle if printed(card).is_late() => "gallery-bonus-late",
        Kind::Battle => "gallery-bonus",
        Kind::Quest => "gallery-glory",
        Kind::Clan => "gallery-price",
        _ if open => "gallery-figure-open",
        _ => "gallery-figure",
    };
    words.fill(key, &[("value", number.into()), ("cost", cost.into())])
}

/// How many copies of a card are in its deck, by the number of players.
fn counts(words: &Words, card: Card) -> String {
    let options = match printed(card).module {
        Module::Box => Options::default(),
        Module::Kickstarter => Options::default().with("monsters", "on"),
        Module::Mystics => Options::default().with("mystics", "on"),
    };
    let (least, most) = BloodRage::SEATS;
    let mut runs: Vec<(usize, usize, u8)> = Vec::new();
    for players in least..=most {
        let copies = BloodRage::open(players, &options).map_or(0, |game| game.copies(card));
        match runs.last_mut() {
            Some((_, last, same)) if *same == copies => *last = players,
            _ => runs.push((players, players, copies)),
        }
    }
    let told = |&(first, last, copies): &(usize, usize, u8)| {
        let players = if first == last { first.into() } else { format!("{first}–{last}").into() };
        format!("{copies}× ({})", words.fill("gallery-players", &[("players", players)]))
    };
    let mut told: Vec<String> = runs.iter().filter(|(.., copies)| *copies > 0).map(told).collect();
    if printed(card).has_twin() {
        told.push(words.say("gallery-twin"));
    }
    told.join(", ")
}

fn clans(words: &Words) -> Markup {
    let numbers = [("leaders", 1.into()), ("warriors", WARRIORS.into()), ("ships", 1.into())];
    let mystic = ClanSheet::new(&Sheet::new(Clan::Wolf, true), Cards::built_in()).strength_of(Piece::Mystic);
    html! {
        section.gallery-clans #clans aria-labelledby="clans-title" {
            h2 #clans-title { (words.say("gallery-clans-title")) }
            p { (words.fill("gallery-clans-about", &numbers)) " " (tiles::clause("BR-1.6")) }
            ul.clan-cards {
                @for clan in Clan::ALL {
                    li class={ "clan-card clan-" (clan) } {
                        (ART.emblem(clan.word())) (portrait(clan, Figure::Leader))
                        strong { (tiles::clan_name(words, clan)) }
                        @if matches!(clan, Clan::Ram | Clan::Boar) { small { (words.say(&format!("gallery-clan-{clan}"))) } }
                    }
                }
            }
            p.figure-line {
                (tiles::figure(words, Clan::Wolf, Figure::Mystic)) " "
                span {
                    (words.fill("gallery-mystic-about", &[("strength", mystic.into()), ("mystics", MYSTICS.into())])) " "
                    (tiles::clause("BR-15.2"))
                }
            }
        }
    }
}

fn gods(words: &Words) -> Markup {
    html! {
        section.gallery-gods #gods aria-labelledby="gods-title" {
            h2 #gods-title { (words.say("gallery-gods-title")) }
            p { (words.say("gallery-gods-about")) " " (tiles::clause("BR-15.17")) }
            dl.gods {
                @for god in God::ALL {
                    div {
                        (ART.drawing(&format!("god-{god}"), "god"))
                        dt { (words.say(&format!("god-{god}"))) }
                        dd { (words.say(&format!("god-{god}-effect"))) " " (tiles::clause(clause_of_god(god))) }
                    }
                }
            }
        }
    }
}

/// What the rulebooks print and what they leave open, with a clause on it. The words are `gallery-source-<thing>`.
const SOURCES: [(&str, &str, &str); 7] = [
    ("numbers", "printed", "BR-1.1"),
    ("steps", "reconstructed", "BR-2.2"),
    ("marks", "reconstructed", "BR-3.10"),
    ("tokens", "reconstructed", "BR-1.40"),
    ("texts", "reconstructed", "BR-10.5"),
    ("names", "reconstructed", "BR-1.21"),
    ("modules", "reconstructed", "BR-14.1"),
];

/// How to play with other cards.
fn own(words: &Words) -> Markup {
    let (export, play, arena) = (
        "meadhall cards blood-rage --export > cards.toml",
        "meadhall play blood-rage --cards cards.toml",
        "meadhall arena blood-rage --cards cards.toml",
    );
    html! {
        section.gallery-own #own aria-labelledby="own-title" {
            h2 #own-title { (words.say("gallery-own-title")) }
            p { (words.say("gallery-own-about")) " " (tiles::clause("BR-16.1")) }
            ol.own-steps {
                li { p { (words.say("gallery-own-export")) } pre { code { (export) } } }
                li { p { (words.say("gallery-own-change")) } }
                li { p { (words.say("gallery-own-play")) } pre { code { (play) "\n" (arena) } } }
                li {
                    p {
                        (words.say("gallery-own-browser")) " "
                        a href={ "/new?game=" (BloodRage::ID) } { (words.say("gallery-own-new")) }
                    }
                }
            }
            p.aside-note { (words.say("gallery-own-refused")) " " (tiles::clause("BR-16.7")) }
            p { (words.fill("gallery-own-hash", &[("hash", Cards::built_in().fingerprint().to_owned().into())])) }
        }
    }
}

fn sources(words: &Words) -> Markup {
    let deck = BloodRage::open(4, &Options::default()).map_or(0, |game| game.deck(1).len());
    let say = |thing: &str| words.fill(&format!("gallery-source-{thing}"), &[("cards", deck.into())]);
    let things = SOURCES.map(|(thing, origin, clause)| (say(thing), origin, tiles::clause(clause)));
    html! {
        section.gallery-sources #sources aria-labelledby="sources-title" {
            h2 #sources-title { (words.say("gallery-sources-title")) }
            p { (words.say("gallery-sources-about")) }
            (meadhall_board::gallery::sources(words, &things))
        }
    }
}
