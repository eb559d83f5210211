//! The end of the game and its bonus.

use super::play::Ending;
use crate::tiles;
use maud::{Markup, html};
use meadhall_vaalbara::{Kind, ROUNDS};
use meadhall_words::Words;

pub(super) fn ending(words: &Words) -> Markup {
    let (five, six) = (Ending::of_the_rulebook(), Ending::with_all_kinds());
    html! {
        p { (words.fill("guide-end-when", &[("rounds", ROUNDS.into())])) }
        ul.bonuses {
            @for (ending, clause) in [(&five, "VB-40.3"), (&six, "VB-40.4")] {
                @if let Some(ending) = ending {
                    li {
                        span.bonus { (words.fill("guide-gain", &[("vp", ending.bonus.into())])) }
                        (words.fill("guide-end-kinds", &[("kinds", ending.kinds.into())])) " " (tiles::clause(clause))
                    }
                }
            }
        }
        p { (words.say("guide-end-winner")) " " (tiles::clause("VB-40.8")) }
        @if let Some(ending) = &five { (example(words, ending)) }
        p.aside-note { (words.say("guide-end-nothing")) }
    }
}

fn example(words: &Words, ending: &Ending) -> Markup {
    let of_kind = |kind: Kind| ending.realm.iter().filter(|face| face.0 == kind).count();
    let mut kinds: Vec<(usize, Kind)> = Kind::ALL.into_iter().map(|kind| (of_kind(kind), kind)).collect();
    kinds.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    html! {
        figure.last-realm {
            ul.stacks {
                @for &(count, kind) in &kinds {
                    li.none[count == 0] { (tiles::land(words, (kind, 0))) " " span.count { "× " (count) } }
                }
            }
            figcaption {
                (words.fill("guide-end-example", &[
                    ("kinds", ending.kinds.into()),
                    ("before", ending.before.into()),
                    ("bonus", ending.bonus.into()),
                    ("after", (ending.before + ending.bonus).into()),
                ]))
            }
        }
    }
}
