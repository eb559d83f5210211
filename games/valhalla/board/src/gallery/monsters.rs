//! The monsters of the solo game.

use super::origins;
use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::Monster;
use meadhall_valhalla::data::{MonsterCard, clause_of_terror};
use meadhall_words::Words;

/// Cards of a monster.
const CARDS: u8 = 6;

pub(super) fn monsters(words: &Words) -> Markup {
    html! {
        section.gallery-monsters #monsters aria-labelledby="monsters-title" {
            h2 #monsters-title { (words.say("gallery-monsters-title")) }
            p { (words.say("gallery-monsters-about")) " " (tiles::clause("VH-16.5")) }
            @for monster in Monster::ALL { (one(words, monster)) }
        }
    }
}

fn one(words: &Words, monster: Monster) -> Markup {
    let cards = tiles::cards();
    let heads = ["step", "strength", "cap", "symbols", "clans", "ability"];
    html! {
        h3 id={ "monster-" (monster) } { (ART.drawing(&format!("valhalla/monster-{monster}"), "monster")) " " (words.say(&format!("monster-{monster}"))) }
        (origins::badges(words, &origins::of_monster(monster, CARDS)))
        div.table-scroll tabindex="0" role="group" aria-labelledby={ "monster-" (monster) } {
            table.monster-table {
                thead { tr { @for head in heads { th scope="col" { (words.say(&format!("gallery-head-{head}"))) } } } }
                tbody {
                    @for step in 0..CARDS {
                        @if let (Some(base), Some(plus)) = (cards.monster(monster, step, false), cards.monster(monster, step, true)) {
                            (row(words, step, base, plus))
                        }
                    }
                }
            }
        }
    }
}

/// Both sides of a card: they differ in their numbers alone.
fn row(words: &Words, step: u8, base: &MonsterCard, plus: &MonsterCard) -> Markup {
    let both = |one: u8, other: u8| html! { strong { (one) } @if one != other { small { " / " (other) } } };
    let clans = words.list(base.clans.iter().map(|clan| tiles::clan_name(words, *clan)).collect());
    html! {
        tr {
            th scope="row" { (step + 1) }
            td { (both(base.strength, plus.strength)) }
            td { (both(base.cap, plus.cap)) }
            td { (tiles::dice(words, &base.symbols, "grey")) }
            td { span.monster-clans role="img" aria-label=(clans) { @for clan in &base.clans { (tiles::emblem(*clan)) } } }
            td { (tiles::terror_text(words, base.terror)) " " @if let Some(terror) = base.terror { (tiles::clause(clause_of_terror(terror))) } }
        }
    }
}
