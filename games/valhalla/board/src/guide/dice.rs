//! The dice: faces, rerolls, arming, and the patterns of the frost giants.

use crate::art::ART;
use crate::tiles;
use maud::{Markup, html};
use meadhall_valhalla::data::Weapons;
use meadhall_valhalla::{Card, Face};
use meadhall_words::Words;

use Face::{Axe, Bow, Shield, Spear, Sword, X};

/// A throw told in steps: the dice that count, and those that have left. The words are `guide-throw-<step>`.
const THROW: [(&str, &[Face], usize); 4] = [
    ("roll", &[Sword, Axe, Axe, Bow, X, X], 0),
    ("drop", &[Sword, Axe, Axe, Bow, X], 1),
    ("again", &[Sword, Sword, Axe, Axe, Shield], 1),
    ("arm", &[Sword, Sword, Axe], 1),
];

/// The warrior whom the throw arms.
const ARMED: &str = "bear-11";

/// A pattern with its word and its clause, dice that fit and dice that do not.
type Pattern = (Weapons, &'static str, &'static str, &'static [Face], &'static [Face]);

/// The patterns of the frost giants.
const PATTERNS: [Pattern; 5] = [
    (Weapons::Any2, "any2", "VH-4.37", &[Spear, Sword], &[Spear, X]),
    (Weapons::Same2, "same2", "VH-4.38", &[Axe, Axe], &[Axe, Bow]),
    (Weapons::Same3, "same3", "VH-4.39", &[Shield, Shield, Shield], &[Shield, Shield, Bow]),
    (Weapons::Pairs2, "pairs2", "VH-4.40", &[Axe, Axe, Bow, Bow], &[Axe, Axe, Axe, Bow]),
    (Weapons::Diff3, "diff3", "VH-10.28", &[Sword, Axe, Bow], &[Sword, Sword, Bow]),
];

pub(super) fn dice(words: &Words) -> Markup {
    html! {
        p { (words.say("guide-dice-intro")) " " (tiles::clause("VH-1.10")) }
        ul.faces {
            @for face in Face::ALL {
                li { (ART.drawing(&format!("valhalla/die-{face}"), "die red")) strong { (words.say(&format!("face-{face}"))) } }
            }
        }
        p { (words.say("guide-dice-x")) " " (tiles::clause("VH-1.11")) }
        h3 { (words.say("guide-dice-reroll")) }
        p { (words.say("guide-dice-reroll-about")) " " (tiles::clause("VH-4.12")) }
        (throw(words))
        ul.plain-list {
            li { (words.say("guide-dice-any-order")) " " (tiles::clause("VH-4.23")) }
            li { (words.say("guide-dice-locked")) " " (tiles::clause("VH-4.28")) }
            li { (words.say("guide-dice-grey")) " " (tiles::clause("VH-1.15")) }
        }
        (patterns(words))
    }
}

fn throw(words: &Words) -> Markup {
    html! {
        ol.throw {
            @for (step, faces, gone) in THROW {
                li {
                    p { (words.say(&format!("guide-throw-{step}"))) }
                    div.throw-dice {
                        @if step == "arm" {
                            @if let Ok(card) = ARMED.parse::<Card>() { (tiles::card(words, card)) }
                        }
                        (tiles::dice(words, faces, "red"))
                        @if gone > 0 { span.gone { @for _ in 0..gone { (ART.drawing("valhalla/die-discarded", "die red")) } } }
                    }
                }
            }
        }
    }
}

fn patterns(words: &Words) -> Markup {
    html! {
        div.table-scroll tabindex="0" role="group" aria-labelledby="dice-patterns" {
            table.patterns {
                caption #dice-patterns { (words.say("guide-dice-patterns")) }
                thead { tr { @for head in ["pattern", "fits", "fits-not"] { th scope="col" { (words.say(&format!("guide-head-{head}"))) } } } }
                tbody {
                    @for (weapons, word, clause, fits, fits_not) in PATTERNS {
                        tr {
                            th scope="row" { (tiles::weapons(weapons)) " " (words.say(&format!("weapons-{word}"))) " " (tiles::clause(clause)) }
                            td { (tiles::dice(words, fits, "red")) }
                            td { (tiles::dice(words, fits_not, "red")) }
                        }
                    }
                }
            }
        }
    }
}
