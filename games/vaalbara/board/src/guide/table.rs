//! The table as a drawing with numbers, and what each number means.

use crate::tiles;
use maud::{Markup, html};
use meadhall_vaalbara::{Character, Clan, HAND, Kind, START_VP};
use meadhall_words::Words;

/// What is numbered in the drawing, in this order. The words are `guide-table-<part>` and `guide-table-<part>-about`.
const PARTS: [&str; 8] = ["deck", "omens", "row-two", "row-one", "realm", "others", "hand", "discard"];

/// How many players the drawing shows.
const PLAYERS: u8 = 4;

pub(super) fn table(words: &Words) -> Markup {
    let twelve = Character::ALL.len();
    let numbers = [
        ("players", PLAYERS.into()),
        ("hand", HAND.into()),
        ("pile", (twelve - HAND).into()),
        ("characters", twelve.into()),
        ("vp", START_VP.into()),
    ];
    html! {
        p { (words.fill("guide-table-intro", &numbers)) }
        figure.table-figure {
            div.table-drawing aria-hidden="true" { (table_drawing(words)) }
            figcaption {
                ol.legend {
                    @for part in PARTS {
                        li {
                            strong { (words.say(&format!("guide-table-{part}"))) } " "
                            (words.fill(&format!("guide-table-{part}-about"), &numbers))
                        }
                    }
                }
            }
        }
        p.aside-note { (words.fill("guide-table-setup", &numbers)) }
    }
}

fn table_drawing(words: &Words) -> Markup {
    let lands = |faces: &[(Kind, u8)]| html! { @for &face in faces { (tiles::land(words, face)) } };
    let others = [(Clan::Red, (Kind::Meadow, 0)), (Clan::Yellow, (Kind::River, 0)), (Clan::Purple, (Kind::Field, 0))];
    let hand = [Character::Hunter, Character::Seer, Character::Rider, Character::Carver, Character::Farmer];
    html! {
        div.area.area-deck {
            (number("deck"))
            span.top-card { (tiles::omens(words, &Clan::ALL)) (number("omens")) }
        }
        div.area.area-others {
            (number("others"))
            @for (clan, face) in others { span.other { (tiles::clan(words, clan)) (tiles::land(words, face)) } }
        }
        div.area.area-row-two {
            (number("row-two"))
            (lands(&[(Kind::Village, 0), (Kind::Mountain, 0), (Kind::Forest, 5), (Kind::Meadow, 0)]))
        }
        div.area.area-row-one {
            (number("row-one"))
            (lands(&[(Kind::Meadow, 0), (Kind::Field, 0), (Kind::River, 0), (Kind::Field, 0)]))
        }
        div.area.area-realm { (number("realm")) (tiles::clan(words, Clan::Blue)) (lands(&[(Kind::Forest, 4)])) }
        div.area.area-hand {
            (number("hand"))
            @for character in hand { (tiles::character(words, character, Some(Clan::Blue))) }
        }
        div.area.area-discard {
            (number("discard"))
            (tiles::character_back(Clan::Blue))
            (tiles::character(words, Character::Bard, Some(Clan::Blue)))
        }
    }
}

/// The number of a part, as the legend counts it.
fn number(part: &str) -> Markup {
    let place = PARTS.iter().position(|known| *known == part).map_or(0, |n| n + 1);
    html! { span class={ "mark mark-" (part) } { (place) } }
}
