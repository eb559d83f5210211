//! The clan sheet: stats, figures and places for upgrades.

use crate::art::ART;
use crate::table::figure::portrait;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::{LEGENDS, STEPS, TRACKS, WARRIORS};
use meadhall_blood_rage::{Cards, Clan, ClanSheet, Effect, Figure, Kind, Piece, Sheet, Slot, Stat};
use meadhall_words::Words;

/// The first legendary step.
const LEGENDARY: usize = 4;

pub(super) fn sheet(words: &Words) -> Markup {
    html! {
        h3 { (words.say("guide-sheet-stats")) }
        p {
            (words.fill("guide-sheet-stats-about", &[("from", LEGENDARY.into()), ("to", STEPS.into())])) " "
            (tiles::clause("BR-2.9"))
        }
        (stats(words))
        p.aside-note { (words.say("guide-sheet-at-once")) " " (tiles::clause("BR-2.13")) }
        h3 #figures-title { (words.say("guide-sheet-figures")) }
        (figures(words))
        p { (words.say("guide-sheet-reserve")) }
        h3 { (words.fill("guide-sheet-slots", &[("slots", Slot::ALL.len().into())])) }
        (slots(words))
        p { (words.say("guide-sheet-slots-about")) " " (tiles::clause("BR-5.44")) }
    }
}

fn stats(words: &Words) -> Markup {
    let legendary = |step: usize| (step >= LEGENDARY).then_some("legendary");
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="sheet-title" {
            table.tracks {
                thead {
                    tr {
                        th scope="col" { (words.say("guide-head-stat")) }
                        @for step in 1..=STEPS {
                            th.step scope="col" aria-label=(words.fill("guide-head-step", &[("step", step.into())])) { (step) }
                        }
                    }
                }
                tbody {
                    @for stat in Stat::ALL {
                        tr {
                            th scope="row" { (tiles::stat(words, stat)) small { (words.say(&format!("guide-sheet-{stat}"))) } }
                            @for (n, value) in TRACKS[stat.index()].into_iter().enumerate() { td class=[legendary(n + 1)] { (value) } }
                        }
                    }
                    tr.legends {
                        th scope="row" { (words.say("guide-sheet-legend")) }
                        @for (n, glory) in LEGENDS.into_iter().enumerate() {
                            td class=[legendary(n + 1)] { @if glory > 0 { "+" (glory) } @else { "–" } }
                        }
                    }
                }
            }
        }
    }
}

fn figures(words: &Words) -> Markup {
    let sheet = Sheet::new(Clan::Wolf, false);
    let sheet = ClanSheet::new(&sheet, Cards::built_in());
    let own = [
        (Figure::Leader, Piece::Leader, 1),
        (Figure::Warrior, Piece::Warrior, WARRIORS),
        (Figure::Ship, Piece::Ship, 1),
    ];
    let monsters = || {
        Cards::built_in()
            .faces()
            .map(|(_, face)| face)
            .filter(|face| matches!(face.kind, Kind::Monster(_)) && face.effect != Effect::StrengthOfFallen)
    };
    let strengths = [
        ("least", monsters().map(|face| face.value).min().unwrap_or_default().into()),
        ("most", monsters().map(|face| face.value).max().unwrap_or_default().into()),
    ];
    let places = Slot::ALL.into_iter().filter(|slot| slot.piece().is_some()).count();
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="figures-title" {
            table.figures-table {
                thead {
                    tr {
                        @for head in ["figure", "number", "strength", "ability"] {
                            th scope="col" { (words.say(&format!("guide-head-{head}"))) }
                        }
                    }
                }
                tbody {
                    @for (figure, piece, number) in own {
                        tr {
                            th scope="row" { (tiles::figure(words, Clan::Wolf, figure)) }
                            td { (words.fill("guide-count", &[("count", number.into())])) }
                            td { strong { (sheet.strength_of(piece)) } }
                            td { (words.say(&format!("guide-figure-{figure}"))) }
                        }
                    }
                    tr {
                        th scope="row" { span.figure-name { (portrait(Clan::Wolf, Figure::Troll)) " " (words.say("guide-figure-monster-name")) } }
                        td { (words.fill("guide-figure-monster-number", &[("slots", places.into())])) }
                        td { strong { (words.fill("guide-figure-monster-strength", &strengths)) } }
                        td { (words.say("guide-figure-monster")) }
                    }
                }
            }
        }
    }
}

/// The kinds of upgrades with the drawing of each.
const KINDS: [(Kind, &str, &str); 5] = [
    (Kind::Leader, "leader", "figure-leader-wolf"),
    (Kind::Warrior, "warrior", "figure-warrior"),
    (Kind::Ship, "ship", "figure-ship"),
    (Kind::Monster(Figure::Troll), "monster", "figure-troll"),
    (Kind::Clan, "clan", "clan-wolf"),
];

fn slots(words: &Words) -> Markup {
    html! {
        ul.slots {
            @for (kind, word, art) in KINDS {
                li.clan-wolf {
                    (ART.drawing(art, "fig"))
                    strong { (words.fill("guide-count", &[("count", Slot::for_kind(kind).len().into())])) }
                    span { (words.say(&format!("kind-{word}"))) }
                }
            }
        }
    }
}
