//! Files that pages lean on: those of the house, and those of every game.

use super::option_compatibility::exclusion_styles;
use meadhall_board::{Asset, Assets, BoardEntry, HOUSE, Source};
use meadhall_games::GAMES;

/// The library that turns one page into the next. A browser fetches it once it shows a table.
pub const MORPHING: &str = "idiomorph.js";

/// The files of the pages that all games share.
static PAGES: Assets = Assets::new(
    Some(&HOUSE),
    &[],
    &[
        ("table-wood-light.svg", Source::Text(include_str!("../../art/table-wood-light.svg"))),
        ("table-wood-dark.svg", Source::Text(include_str!("../../art/table-wood-dark.svg"))),
        ("icon.svg", Source::Text(include_str!("../../assets/icon.svg"))),
        ("table.js", Source::Text(include_str!("../../assets/table.js"))),
        ("forms.js", Source::Text(include_str!("../../assets/forms.js"))),
        (MORPHING, Source::Text(include_str!("../../assets/vendor/idiomorph/idiomorph.min.js"))),
        ("base.css", Source::Made(|| with_games(include_str!("../../assets/base.css"), |board| board.clan_style))),
        ("front.css", Source::Made(|| with_games(include_str!("../../assets/front.css"), |board| board.hero_style))),
        (
            "new-table.css",
            Source::Made(|| include_str!("../../assets/new-table.css").to_owned() + exclusion_styles().as_str()),
        ),
        ("table.css", Source::Text(include_str!("../../assets/table.css"))),
        ("chances.css", Source::Text(include_str!("../../assets/chances.css"))),
        ("guide.css", Source::Text(include_str!("../../assets/guide.css"))),
    ],
);

/// A style sheet of the house, with what each game adds to it.
fn with_games(sheet: &str, own: fn(&BoardEntry) -> &'static str) -> String {
    GAMES.iter().fold(sheet.to_owned(), |sheet, game| sheet + "\n" + own(game.board))
}

/// All files: those of the house first, then each game's.
pub fn assets() -> impl Iterator<Item = &'static Asset> {
    let games = GAMES.iter().map(|game| game.board.assets());
    [&HOUSE, &PAGES].into_iter().chain(games).flat_map(Assets::all)
}

/// The file with this name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    assets().find(|asset| asset.name == name)
}

/// The address of a file; a name that is unknown leads to the first page.
pub fn asset_url(name: &str) -> &'static str {
    asset(name).map_or("/", |asset| asset.url.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn sheets_name_drawings_by_their_hash() {
        let text = |asset: &Asset| String::from_utf8_lossy(&asset.bytes).into_owned();
        let sheets: String = assets().filter(|asset| asset.name.ends_with(".css")).map(text).collect();
        assert!(sheets.contains(asset_url("table-wood-dark.svg")));
        let named =
            |piece: &str| piece.starts_with(|letter: char| letter.is_ascii_hexdigit()) && piece[8..].starts_with('/');
        assert!(sheets.split("url(/assets/").skip(1).all(named), "a drawing is named without its hash");
    }

    #[test]
    fn no_two_files_have_one_name() {
        let names: BTreeSet<&str> = assets().map(|asset| asset.name).collect();
        assert_eq!(names.len(), assets().count());
    }

    #[test]
    fn a_table_stays_light() {
        let weight = |name: &str| asset(name).map_or(0, |asset| asset.bytes.len());
        let house = ["sprite.svg", "base.css", "table.css", "table.js", "table-wood-light.svg", "icon.svg"];
        let games: [&[&str]; 3] = [
            &["vaalbara.svg", "vaalbara.css", "vaalbara.js"],
            &["blood-rage.svg", "blood-rage-map.svg", "blood-rage.css", "figure-warrior.svg", "figure-ship.svg"],
            &["valhalla.svg", "valhalla/signs.svg", "valhalla.css", "valhalla.js"],
        ];
        // What is left of 150 kB is for the page itself.
        for (own, most) in games.into_iter().zip([97_000, 116_000, 116_000]) {
            let files = || house.iter().chain(own);
            assert!(files().all(|name| weight(name) > 0));
            let sum: usize = files().map(|name| weight(name)).sum();
            assert!(sum < most, "the files of a table weigh {sum} bytes: {own:?}");
        }
        // The script, and what it fetches later.
        for script in ["table.js", MORPHING] {
            assert!((1..10_000).contains(&weight(script)), "{script} weighs {} bytes", weight(script));
        }
    }
}
