//! The drawings and style sheets of Pebbles.

use meadhall_board::{Assets, Drawings, HOUSE, Source, drawings};

const DRAWINGS: &Drawings = drawings!("../art/":
    "clan-anna", "clan-bob", "clan-cora", "clan-dan", "pebble", "secret-card",
);

/// All files.
pub static ART: Assets = Assets::new(
    Some(&HOUSE),
    &[&[("pebbles.svg", DRAWINGS)]],
    &[
        ("pebbles.css", Source::Text(include_str!("../style/table.css"))),
        ("guide-pebbles.css", Source::Text(include_str!("../style/guide.css"))),
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
