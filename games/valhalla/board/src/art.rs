//! The drawings and style sheets of Valhalla.

use crate::{faces, sign_strip};
use meadhall_board::{Assets, Drawings, HOUSE, Source, Sprite, drawings, single_drawings};

/// What the board is drawn with.
const BOARD: &Drawings = drawings!("../art/", in "valhalla/":
    "card-back", "clan-black", "clan-blue", "clan-green", "clan-red", "clan-white", "clan-yellow", "die-axe",
    "die-blank", "die-bow", "die-discarded", "die-shield", "die-spear", "die-sword", "die-x", "mission", "shield",
    "tactic-battle-cry-activated", "tactic-battle-cry-band", "tactic-call-to-arms", "tactic-counterblow",
    "tactic-fury-2", "tactic-fury-3", "tactic-heroic-3", "tactic-heroic-4", "tactic-new-weapons",
    "tactic-path-to-valhalla", "tactic-surrounded", "tactic-weapon-exchange", "tactic-weapon-stock",
);

/// The small signs; the board has them all in one picture.
const SIGNS: &Drawings = drawings!("../art/", in "valhalla/":
    "clan-bear", "clan-boar", "clan-dwarf", "clan-frost", "clan-stag", "clan-wolf", "icon-activate", "icon-arm",
    "icon-attack", "icon-deck", "icon-defend", "icon-discard", "icon-glory", "icon-pass", "icon-ragnarok",
    "icon-reroll", "icon-strength", "icon-valhalla", "weapon-any2", "weapon-axe", "weapon-bow", "weapon-diff3",
    "weapon-pairs2", "weapon-same2", "weapon-same3", "weapon-shield", "weapon-spear", "weapon-sword", "weapon-x",
);

/// What a page shows little of at a time.
const SINGLE: &[Sprite] = single_drawings!("../art/", in "valhalla/":
    "dwarf", "hall", "jarl-agnar", "jarl-beinir", "jarl-blodhrafn", "jarl-borg", "jarl-brynjarr", "jarl-einar",
    "jarl-freydis", "jarl-gorm", "jarl-hakon", "jarl-hallbjorn", "jarl-hodr", "jarl-jorunn", "jarl-ketil",
    "jarl-mar", "jarl-osk", "jarl-osvir", "jarl-sigurd", "jarl-sigvard", "jarl-solveig", "jarl-steinar",
    "jarl-thord", "jarl-ulfrun", "jarl-valgard", "jarl-villsvin", "jarl-yrsa", "king", "module-brothers",
    "module-dwarves", "module-king", "module-loki", "module-solo", "module-thor", "module-tyr", "module-valkyries",
    "monster-fenrir", "monster-hel", "monster-jormungandr", "monster-surtr", "valkyrie",
);

/// All files.
pub static ART: Assets = Assets::new(
    Some(&HOUSE),
    &[&[("valhalla.svg", BOARD), ("valhalla-signs.svg", SIGNS)], SINGLE],
    &[
        (sign_strip::FILE, Source::Made(sign_strip::picture)),
        (faces::BASE, Source::Made(faces::base)),
        (faces::VALKYRIES, Source::Made(faces::valkyries)),
        (faces::DWARVES, Source::Made(faces::dwarves)),
        ("valhalla.css", Source::Made(|| sign_strip::style_rules() + include_str!("../style/table.css"))),
        ("valhalla.js", Source::Text(include_str!("../script/table.js"))),
        ("guide-valhalla.css", Source::Text(include_str!("../style/guide.css"))),
    ],
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_becomes_a_symbol_of_its_own() {
        meadhall_board::testing::check_drawings(&ART);
    }
}
