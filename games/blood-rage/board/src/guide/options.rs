//! What changes with the number of players, and what a table can choose.

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::{DEALT, destroyed_at_start, draft_rounds, picks_a_round};
use meadhall_blood_rage::{BloodRage, Cards, Clan, ClanSheet, God, Module, Piece, Sheet, clause_of_god};
use meadhall_engine::{Game, Options};
use meadhall_words::{Value, Words};

/// The cards in the deck of age 1.
fn deck(players: usize) -> usize {
    BloodRage::open(players, &Options::default()).map_or(0, |game| game.deck(1).len())
}

pub(super) fn options(words: &Words) -> Markup {
    html! {
        (players(words))
        h3 { (words.say("guide-options-choose")) }
        dl.here.choices {
            @for (option, clause) in [("first-game", "BR-9.9"), ("five", "BR-9.4"), ("monsters", "BR-14.1"), ("mystics", "BR-15.1"), ("gods", "BR-15.14")] {
                div {
                    dt { (words.say(&if option == "five" { "guide-option-five".to_owned() } else { format!("option-{option}") })) }
                    dd { (words.fill(&format!("guide-option-{option}-about"), &numbers(option))) " " (tiles::clause(clause)) }
                }
            }
        }
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

/// The numbers in the words about an option.
fn numbers(option: &str) -> Vec<Value<'static>> {
    match option {
        "first-game" => vec![("dealt", DEALT.into())],
        "five" => vec![("cards", (deck(5) - deck(4)).into())],
        "monsters" => {
            vec![(
                "monsters",
                Cards::built_in().faces().filter(|(_, face)| face.module == Module::Kickstarter).count().into(),
            )]
        }
        "mystics" => vec![(
            "strength",
            ClanSheet::new(&Sheet::new(Clan::Wolf, true), Cards::built_in()).strength_of(Piece::Mystic).into(),
        )],
        _ => Vec::new(),
    }
}

fn players(words: &Words) -> Markup {
    let (least, most) = BloodRage::SEATS;
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="options-players" {
            table {
                caption #options-players { (words.say("guide-options-players")) }
                thead {
                    tr { @for head in ["players", "destroyed", "deck", "draft"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } }
                }
                tbody {
                    @for players in least..=most {
                        tr {
                            th scope="row" { (players) }
                            td { (destroyed_at_start(players)) }
                            td { (deck(players)) }
                            td {
                                (words.fill("guide-options-draft", &[
                                    ("rounds", draft_rounds(players).into()), ("picks", picks_a_round(players).into()),
                                ]))
                            }
                        }
                    }
                }
            }
        }
    }
}
