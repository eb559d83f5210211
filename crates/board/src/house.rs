//! The drawings that every page may show.

use crate::{Assets, drawings};
use maud::Markup;

/// The drawings of the house, in one sprite.
pub static HOUSE: Assets = Assets::new(
    None,
    &[&[(
        "sprite.svg",
        drawings!("../art/":
            "emblem-meadhall", "icon-arrow-right", "icon-bot", "icon-check", "icon-clock", "icon-crown", "icon-deck",
            "icon-download", "icon-flag", "icon-hand", "icon-help", "icon-initiative", "icon-link", "icon-log", "icon-moon",
            "icon-neighbours", "icon-omen", "icon-person", "icon-pile", "icon-replay", "icon-settings", "icon-spectator", "icon-sun", "icon-talk",
            "icon-undo", "icon-vp",
        ),
    )]],
    &[],
);

/// A drawing of the house by its name, for the eye only.
pub fn drawing(name: &str, class: &str) -> Markup {
    HOUSE.drawing(name, class)
}

/// A small sign of the house, by its name without `icon-`.
pub fn icon(name: &str) -> Markup {
    HOUSE.icon(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_becomes_a_symbol_of_its_own() {
        crate::testing::check_drawings(&HOUSE);
    }
}
