//! The end of the game.

use super::play;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::data::LEGENDS;
use meadhall_words::Words;

/// The steps that pay the same, with what they pay.
fn legendary() -> Vec<(Vec<usize>, u16)> {
    let mut groups: Vec<(Vec<usize>, u16)> = Vec::new();
    for (n, glory) in LEGENDS.into_iter().enumerate().filter(|(_, glory)| *glory > 0) {
        match groups.last_mut() {
            Some((steps, same)) if *same == glory => steps.push(n + 1),
            _ => groups.push((vec![n + 1], glory)),
        }
    }
    groups
}

pub(super) fn ending(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-end-when")) " " (tiles::clause("BR-8.3")) }
        ul.bonuses {
            @for (steps, glory) in legendary() {
                @let listed = words.list(steps.iter().map(ToString::to_string).collect());
                li {
                    span.bonus { (words.fill("guide-gain-glory", &[("glory", glory.into())])) }
                    (words.fill("guide-end-steps", &[("count", steps.len().into()), ("steps", listed.into())]))
                }
            }
        }
        @if let Some((clan, rage, axes)) = play::legends() {
            p {
                (words.fill("guide-end-example", &[
                    ("clan", tiles::clan_name(words, clan).into()), ("rage", rage.into()), ("axes", axes.into()),
                    ("glory", (rage + axes).into()),
                ]))
            }
        }
        p { (words.say("guide-end-winner")) " " (tiles::clause("BR-8.6")) }
        p.aside-note { (words.say("guide-end-nothing")) }
    }
}
