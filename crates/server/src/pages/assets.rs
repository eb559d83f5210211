//! Files that pages lean on: those of the house, and those of every game.

use super::option_compatibility::exclusion_styles;
use meadhall_board::{Asset, Assets, BoardEntry, HOUSE, Source};
use meadhall_games::GAMES;

/// The library that turns one page into the next. A browser fetches it once it shows a table.
pub const MORPHING: &str = "idiomorph.js";

/// The script of settings. A browser fetches it at the first touch.
pub const SETTINGS: &str = "settings.js";
/// The script of signals and the hearth. A browser fetches it after that, where sound is wanted.
pub const SOUNDS: &str = "sound.js";

/// The files of the pages that all games share.
static PAGES: Assets = Assets::new(
    Some(&HOUSE),
    &[],
    &[
        ("table-wood-light.svg", Source::Text(include_str!("../../art/table-wood-light.svg"))),
        ("table-wood-dark.svg", Source::Text(include_str!("../../art/table-wood-dark.svg"))),
        ("icon.svg", Source::Text(include_str!("../../assets/icon.svg"))),
        ("table.js", Source::Text(include_str!("../../assets/table.js"))),
        ("story.js", Source::Text(include_str!("../../assets/story.js"))),
        ("touch.js", Source::Text(include_str!("../../assets/touch.js"))),
        (SETTINGS, Source::Text(include_str!("../../assets/settings.js"))),
        (SOUNDS, Source::Text(include_str!("../../assets/sound.js"))),
        ("forms.js", Source::Text(include_str!("../../assets/forms.js"))),
        (MORPHING, Source::Text(include_str!("../../assets/vendor/idiomorph/idiomorph.min.js"))),
        ("base.css", Source::Made(|| with_games(include_str!("../../assets/base.css"), |board| board.clan_style))),
        ("front.css", Source::Made(|| with_games(include_str!("../../assets/front.css"), |board| board.hero_style))),
        (
            "new-table.css",
            Source::Made(|| include_str!("../../assets/new-table.css").to_owned() + exclusion_styles().as_str()),
        ),
        ("screen.css", Source::Text(include_str!("../../assets/screen.css"))),
        ("talk.css", Source::Text(include_str!("../../assets/talk.css"))),
        ("talk.js", Source::Text(include_str!("../../assets/talk.js"))),
        ("table.css", Source::Text(include_str!("../../assets/table.css"))),
        ("story.css", Source::Text(include_str!("../../assets/story.css"))),
        ("chances.css", Source::Text(include_str!("../../assets/chances.css"))),
        ("puzzles.css", Source::Text(include_str!("../../assets/puzzles.css"))),
        ("learn.css", Source::Text(include_str!("../../assets/learn.css"))),
        ("learn.js", Source::Text(include_str!("../../assets/learn.js"))),
        ("mentor.js", Source::Text(include_str!("../../assets/mentor.js"))),
        ("people.css", Source::Text(include_str!("../../assets/people.css"))),
        ("clocks.js", Source::Text(include_str!("../../assets/clocks.js"))),
        ("clocks.css", Source::Text(include_str!("../../assets/clocks.css"))),
        ("people.js", Source::Text(include_str!("../../assets/people.js"))),
        ("guide.css", Source::Text(include_str!("../../assets/guide.css"))),
        ("app.js", Source::Text(include_str!("../../assets/app.js"))),
        ("notices.js", Source::Text(include_str!("../../assets/notices.js"))),
        ("icon-192.png", Source::Bytes(include_bytes!("../../assets/icon-192.png"))),
        ("icon-512.png", Source::Bytes(include_bytes!("../../assets/icon-512.png"))),
        ("icon-maskable-512.png", Source::Bytes(include_bytes!("../../assets/icon-maskable-512.png"))),
        ("icon-apple-180.png", Source::Bytes(include_bytes!("../../assets/icon-apple-180.png"))),
        ("badge-96.png", Source::Bytes(include_bytes!("../../assets/badge-96.png"))),
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
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use std::collections::BTreeSet;
    use std::io::Write;

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

    /// How many bytes are sent.
    fn packed(bytes: &[u8]) -> usize {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed.write_all(bytes).and_then(|()| packed.finish()).expect("packing in memory").len()
    }

    #[test]
    fn a_table_stays_light() {
        let weight = |name: &str| asset(name).map_or(0, |asset| asset.bytes.len());
        let house = [
            "sprite.svg",
            "base.css",
            "table.css",
            "story.css",
            "talk.css",
            "talk.js",
            "table.js",
            "story.js",
            "touch.js",
            "table-wood-light.svg",
            "icon.svg",
        ];
        let games: [&[&str]; 3] = [
            &["vaalbara.svg", "vaalbara.css", "vaalbara.js"],
            &["rage.svg", "rage-map.svg", "blood-rage.css", "figure-warrior.svg", "figure-ship.svg"],
            &["valhalla.svg", "valhalla/signs.svg", "valhalla.css", "valhalla.js"],
        ];
        // As sent. What is left of 110 kB is for the page itself.
        for own in games {
            let files = || house.iter().chain(own);
            assert!(files().all(|name| weight(name) > 0));
            let sum: usize = files().map(|name| asset(name).map_or(0, |asset| packed(&asset.bytes))).sum();
            assert!(sum < 85_000, "the files of a table weigh {sum} bytes: {own:?}");
        }
        // The script, and what it fetches later.
        for script in ["table.js", "story.js", MORPHING] {
            assert!((1..10_000).contains(&weight(script)), "{script} weighs {} bytes", weight(script));
        }
    }
}
