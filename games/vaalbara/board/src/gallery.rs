//! Every card of Vaalbara.

use crate::RULEBOOK;
use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_board::gallery::{self, source};
use meadhall_board::query_value;
use meadhall_engine::byte;
use meadhall_vaalbara::data::{Deck, LANDS, Land, Omen};
use meadhall_vaalbara::{Character, Clan, Kind, clause_of, clause_of_land};
use meadhall_words::Words;
use std::collections::BTreeMap;

/// The sections of the clauses that state the characters begin here: 10 + initiative.
const CHARACTER_SECTIONS: u8 = 10;
/// The sections of the clauses that state the kinds of land begin here, in the order of [`Kind::ALL`].
const LAND_SECTIONS: u8 = 31;

/// What is shown, `?show=lands` in the address of the page: all together would be a heavy page.
const SHOWN: [&str; 3] = ["characters", "lands", "omens"];

/// The gallery.
pub(crate) fn gallery(words: &'static Words, address: &str) -> meadhall_board::Sheet {
    let deck = Deck::built_in();
    let characters = Character::ALL.len() * Clan::ALL.len();
    let lead = html! {
        p.sheet-lead {
            (words.fill("gallery-lead", &[
                ("cards", (characters + LANDS).into()),
                ("characters", characters.into()),
                ("lands", LANDS.into()),
            ]))
        }
    };
    let shown = query_value(address, "show").and_then(|show| SHOWN.into_iter().find(|known| *known == show));
    let shown = shown.unwrap_or(SHOWN[0]);
    let link = |show: &str, anchor: &str| match show == shown {
        true => format!("#{anchor}"),
        false => format!("?show={show}#{anchor}"),
    };
    let mut contents = vec![(link("characters", "characters"), words.say("gallery-characters-title"))];
    contents.extend(Kind::ALL.map(|kind| (link("lands", kind.word()), tiles::land_name(words, kind))));
    contents.push((link("omens", "omens"), words.say("gallery-omens-title")));
    contents.push((link("omens", "sources"), words.say("gallery-sources-title")));
    let next = SHOWN.iter().skip_while(|show| **show != shown).nth(1);
    let body = html! {
        @match shown {
            "lands" => (all_lands(words, &deck)),
            "omens" => { (all_omens(words, &deck)) (sources(words)) }
            _ => (all_characters(words, characters, chosen_clan(address))),
        }
        @if let Some(next) = next {
            p.ways { a.way-on href=(link(next, next)) { (words.say(&format!("gallery-{next}-title"))) } }
        }
    };
    meadhall_board::Sheet { lead, contents, body }
}

/// The clan in whose colours the characters are shown: `?clan=red` in the address of the page.
fn chosen_clan(here: &str) -> Clan {
    query_value(here, "clan").and_then(|word| word.parse().ok()).unwrap_or_default()
}

/// What the rulebook prints and what it leaves open, with a clause on it. The words are `gallery-source-<thing>`.
const SOURCES: [(&str, &str, &str); 7] = [
    ("numbers", "printed", "VB-1.3"),
    ("effects", "printed", "VB-1.9"),
    ("rewards", "printed", "VB-1.4"),
    ("tiers", "printed", "VB-1.5"),
    ("initiatives", "by-order", "VB-1.9"),
    ("make-up", "reconstructed", "VB-9.7"),
    ("omens", "reconstructed", "VB-9.9"),
];

/// The words for one of [`SOURCES`].
fn source_words(words: &Words, thing: &str) -> String {
    let characters = Character::ALL.len() * Clan::ALL.len();
    words.fill(&format!("gallery-source-{thing}"), &[("lands", LANDS.into()), ("characters", characters.into())])
}

/// Where the numbers of a section come from.
fn origins(words: &Words, things: &[&str]) -> Markup {
    html! {
        ul.whence {
            @for (thing, origin, _) in SOURCES.iter().filter(|(thing, ..)| things.contains(thing)) {
                li { (source(words, origin)) " " (source_words(words, thing)) }
            }
        }
    }
}

/// The clauses of a section, as links.
fn clauses(words: &Words, section: u8) -> Markup {
    let section = section.to_string();
    let clauses = RULEBOOK.clauses().of_section(&section);
    html! {
        details.card-clauses {
            summary { (words.say("gallery-clauses")) }
            ul { @for clause in clauses { li { (tiles::clause(clause.id)) } } }
        }
    }
}

fn all_characters(words: &Words, cards: usize, chosen: Clan) -> Markup {
    html! {
        section.gallery-characters #characters aria-labelledby="characters-title" {
            h2 #characters-title { (words.say("gallery-characters-title")) }
            p { (words.fill("gallery-characters-about", &[("cards", cards.into())])) }
            (origins(words, &["effects", "initiatives"]))
            nav.clan-choice aria-label=(words.say("gallery-clan-choice")) {
                span aria-hidden="true" { (words.say("gallery-clan-choice")) }
                ul {
                    @for clan in Clan::ALL {
                        li {
                            a href={ "?clan=" (clan) "#characters" } aria-current=[(clan == chosen).then_some("true")] {
                                (ART.emblem(clan.word())) " " strong { (tiles::clan_name(words, clan)) } " "
                                span { (words.say(&format!("clan-{clan}-own"))) }
                            }
                        }
                    }
                }
            }
            ul class={ "cards clan-" (chosen) } {
                @for character in Character::ALL { li.card-entry { (one_character(words, character)) } }
            }
        }
    }
}

fn one_character(words: &Words, character: Character) -> Markup {
    let initiative = character.initiative();
    html! {
        (tiles::character(words, character, None))
        div.card-text {
            h3 { (tiles::character_name(words, character)) }
            p.card-number { (words.fill("gallery-initiative", &[("initiative", initiative.into())])) }
            p { (words.say(&format!("character-{character}-effect"))) " " (tiles::clause(clause_of(character))) }
            (clauses(words, CHARACTER_SECTIONS + initiative))
        }
    }
}

/// Cards counted by their mark: the least number of players that they are used with.
fn by_tier<'a, T>(cards: impl IntoIterator<Item = &'a T>, tier: impl Fn(&T) -> u8) -> BTreeMap<u8, Vec<&'a T>> {
    let mut tiers: BTreeMap<u8, Vec<&T>> = BTreeMap::new();
    for card in cards {
        tiers.entry(tier(card)).or_default().push(card);
    }
    tiers
}

fn mark(tier: u8) -> String {
    format!("{tier}+")
}

fn all_lands(words: &Words, deck: &Deck) -> Markup {
    html! {
        section.gallery-lands #lands aria-labelledby="lands-title" {
            h2 #lands-title { (words.say("gallery-lands-title")) }
            p {
                (words.fill("gallery-lands-about", &[
                    ("two", mark(2).into()), ("three", mark(3).into()), ("four", mark(4).into()),
                ]))
            }
            (origins(words, &["rewards", "tiers", "make-up"]))
            @for kind in Kind::ALL {
                (one_kind(words, kind, deck.lands.iter().filter(|land| land.kind == kind).collect()))
            }
        }
    }
}

fn one_kind(words: &Words, kind: Kind, lands: Vec<&Land>) -> Markup {
    html! {
        section.kind id=(kind) aria-labelledby={ (kind) "-title" } {
            h3 id={ (kind) "-title" } {
                (tiles::land_name(words, kind)) " "
                small { (words.fill("gallery-count", &[("count", lands.len().into())])) }
            }
            p { (words.say(&format!("land-{kind}-scoring"))) " " (tiles::clause(clause_of_land(kind))) }
            ul.land-cards {
                @for (tier, lands) in by_tier(lands.iter().copied(), |land: &Land| land.min_players) {
                    @for land in lands {
                        li { (tiles::land(words, (kind, land.value))) span.tier { (mark(tier)) } }
                    }
                }
            }
            (clauses(words, LAND_SECTIONS + byte(kind.index())))
        }
    }
}

fn all_omens(words: &Words, deck: &Deck) -> Markup {
    html! {
        section.gallery-omens #omens aria-labelledby="omens-title" {
            h2 #omens-title { (words.say("gallery-omens-title")) }
            p { (words.say("gallery-omens-about")) }
            (origins(words, &["omens"]))
            @for (tier, omens) in by_tier(&deck.omens, |omen: &Omen| omen.min_players) {
                h3 { (words.fill("gallery-omens-tier", &[("tier", mark(tier).into()), ("count", omens.len().into())])) }
                ol.omen-cards { @for omen in omens { li { (tiles::omens(words, &omen.order)) } } }
            }
            (clauses(words, 7))
        }
    }
}

fn sources(words: &Words) -> Markup {
    let things = SOURCES.map(|(thing, origin, clause)| (source_words(words, thing), origin, tiles::clause(clause)));
    html! {
        section.gallery-sources #sources aria-labelledby="sources-title" {
            h2 #sources-title { (words.say("gallery-sources-title")) }
            p { (words.say("gallery-sources-about")) }
            (gallery::sources(words, &things))
            p { (words.say("gallery-sources-own")) " " (tiles::clause("VB-9.1")) }
        }
    }
}
