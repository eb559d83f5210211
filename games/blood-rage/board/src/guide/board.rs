//! The board as a drawing with numbers, its provinces and its tokens.

use super::map::{Map, WHOLE};
use crate::art::ART;
use crate::table::geometry::Point;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::OUTER_TOKENS;
use meadhall_blood_rage::{BloodRage, Place, Position, Token};
use meadhall_engine::{Facts, Options, ScenarioGame};
use meadhall_words::Words;

/// What is numbered in the drawing, and where. The words are `guide-board-<part>` and `guide-board-<part>-about`.
const PARTS: [(&str, Point); 7] = [
    ("province", (736, 66)),
    ("villages", (40, 222)),
    ("yggdrasil", (424, 290)),
    ("fjord", (930, 60)),
    ("token", (312, 500)),
    ("doom", (206, 742)),
    ("destroyed", (700, 470)),
];

/// How many players the drawing shows.
const PLAYERS: usize = 4;

/// A board as it may lie there when four players begin.
fn start() -> Option<Position> {
    let mut facts = Facts::default();
    facts.set("seats", "wolf, raven, serpent, bear");
    facts.set("destroyed", Place::Muspelheim.word());
    facts.set("doomed", "utgard, gimle, elvagar");
    facts.set("token andlang", Token::Axes.word());
    BloodRage::compose(&facts, &Options::default(), &mut meadhall_engine::Quick::new(0))
        .ok()
        .map(|(_, position)| position)
}

pub(super) fn board(words: &Words) -> Markup {
    let marks: Vec<(usize, Point)> = PARTS.iter().enumerate().map(|(n, (_, place))| (n + 1, *place)).collect();
    html! {
        p { (words.fill("guide-board-intro", &[("players", PLAYERS.into())])) }
        figure.map-figure {
            @if let Some(position) = start() {
                (Map { table: &position.table, players: PLAYERS, cut: WHOLE, marks: &marks }.draw(words))
            }
            figcaption {
                ol.legend {
                    @for (part, _) in PARTS {
                        li {
                            strong { (words.say(&format!("guide-board-{part}"))) } " "
                            (words.say(&format!("guide-board-{part}-about")))
                        }
                    }
                }
            }
        }
        (provinces(words))
        h3 { (words.say("guide-board-tokens")) }
        p { (words.say("guide-board-tokens-about")) " " (tiles::clause("BR-1.42")) }
        ul.tokens {
            @for token in Token::ALL {
                li {
                    (ART.drawing(&format!("token-{token}"), "token"))
                    span { strong { (words.fill("guide-count", &[("count", count(token).into())])) } " " (words.say(&format!("token-{token}"))) }
                }
            }
        }
    }
}

/// How many tokens of a kind there are; Yggdrasil has one of its own.
fn count(token: Token) -> usize {
    OUTER_TOKENS.iter().filter(|other| **other == token).count().max(1)
}

fn provinces(words: &Words) -> Markup {
    let heads = ["province", "region", "villages", "fjord"];
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="board-lands" {
            table.lands-table {
                caption #board-lands { (words.say("guide-board-lands")) }
                thead { tr { @for head in heads { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for place in Place::outer() {
                        tr {
                            th scope="row" { (tiles::place_name(words, place)) }
                            td { @if let Some(region) = place.region() { span class={ "region " (region) } { (tiles::region_name(words, region)) } } }
                            td { (place.villages()) }
                            td { @if let Some(fjord) = place.fjord() { (tiles::place_name(words, fjord)) } }
                        }
                    }
                }
            }
        }
    }
}
