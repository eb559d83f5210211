//! The drawings and style sheets of Vaalbara.

use meadhall_board::{Assets, Drawings, HOUSE, Source, drawings};

/// The cards and clans.
const CARDS: &Drawings = drawings!("../art/":
    "character-back", "character-bard", "character-carpenter", "character-carver", "character-explorer",
    "character-falconer", "character-farmer", "character-hunter", "character-midwife", "character-rider",
    "character-seer", "character-tracker", "character-warrior", "clan-blue", "clan-green", "clan-purple", "clan-red",
    "clan-yellow", "land-back", "land-field", "land-forest", "land-meadow", "land-mountain", "land-river",
    "land-village",
);

/// All files.
pub static ART: Assets = Assets::new(
    Some(&HOUSE),
    &[&[("vaalbara.svg", CARDS)]],
    &[
        ("vaalbara.css", Source::Text(include_str!("../style/table.css"))),
        ("vaalbara.js", Source::Text(include_str!("../script/table.js"))),
        ("guide-vaalbara.css", Source::Text(include_str!("../style/guide.css"))),
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
