//! The cards: their kinds, the draft, and what the gods stand for.

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::{DEALT, LEFT_OVER};
use meadhall_blood_rage::{Card, God};
use meadhall_words::Words;

/// The kinds with two cards of each. The words are `guide-gifts-<kind>` and `guide-gifts-<kind>-about`.
const KINDS: [(&str, [&str; 2]); 3] = [
    ("battle", ["thors-hammer", "heimdalls-eye"]),
    ("quest", ["manheim-1", "glorious-death-1"]),
    ("upgrade", ["troll", "friggas-succor"]),
];

pub(super) fn gifts(words: &Words) -> Markup {
    let numbers = [("dealt", DEALT.into()), ("rounds", (DEALT - LEFT_OVER).into()), ("left", LEFT_OVER.into())];
    html! {
        p { (words.say("guide-gifts-kinds")) }
        ul.kinds {
            @for (kind, cards) in KINDS {
                li {
                    h3 { (ART.drawing(&format!("kind-{kind}"), "i")) " " (words.say(&format!("guide-gifts-{kind}"))) }
                    p { (words.say(&format!("guide-gifts-{kind}-about"))) }
                    span.tiles { @for card in cards.iter().filter_map(|card| card.parse::<Card>().ok()) { (tiles::card(words, card)) } }
                }
            }
        }
        h3 { (words.say("guide-gifts-draft")) }
        p { (words.fill("guide-gifts-draft-about", &numbers)) " " (tiles::clause("BR-4.4")) }
        h3 { (words.say("guide-gifts-gods")) }
        dl.gods {
            @for god in God::ALL {
                div {
                    (ART.drawing(&format!("god-{god}"), "god"))
                    dt { (words.say(&format!("god-{god}"))) }
                    dd { (words.say(&format!("guide-god-{god}"))) }
                }
            }
        }
        p { (words.say("guide-gifts-plan")) }
    }
}
