//! Files that pages lean on: style sheets, the script, drawings. Each has its content's hash in its address, so that a
//! browser may keep it for ever.

use super::fit::rules_of_fit;
use super::scene::blood_rage::rules_of_places;
use super::signs;
use super::sprite::sprites;
use crate::games::GAMES;
use meadhall_engine::{hex, sha256};
use std::sync::OnceLock;

/// One file.
pub struct Asset {
    /// Its name, such as `base.css`.
    pub name: &'static str,
    /// What it is.
    pub content_type: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// A hash of what is in it.
    pub hash: String,
    url: String,
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

const WOOD: [(&str, &str); 2] = [
    ("table-wood-light.svg", include_str!("../../art/table-wood-light.svg")),
    ("table-wood-dark.svg", include_str!("../../art/table-wood-dark.svg")),
];
/// Signs that style sheets put before a number.
const SIGNS: [(&str, &str); 7] = [
    ("sign-rage.svg", include_str!("../../art/blood-rage/stat-rage.svg")),
    ("sign-axes.svg", include_str!("../../art/blood-rage/stat-axes.svg")),
    ("sign-horns.svg", include_str!("../../art/blood-rage/stat-horns.svg")),
    ("sign-glory.svg", include_str!("../../art/blood-rage/icon-glory.svg")),
    ("sign-quest.svg", include_str!("../../art/blood-rage/icon-quest.svg")),
    ("sign-village.svg", include_str!("../../art/blood-rage/icon-village.svg")),
    ("sign-hand.svg", include_str!("../../art/icon-hand.svg")),
];
const ICON: &str = include_str!("../../assets/icon.svg");
const SHEETS: [(&str, &str); 12] = [
    ("base.css", include_str!("../../assets/base.css")),
    ("front.css", include_str!("../../assets/front.css")),
    ("new-table.css", include_str!("../../assets/new-table.css")),
    ("table.css", include_str!("../../assets/table.css")),
    ("chances.css", include_str!("../../assets/chances.css")),
    ("vaalbara.css", include_str!("../../assets/vaalbara.css")),
    ("blood-rage.css", include_str!("../../assets/blood-rage.css")),
    ("valhalla.css", include_str!("../../assets/valhalla.css")),
    ("guide.css", include_str!("../../assets/guide.css")),
    ("guide-vaalbara.css", include_str!("../../assets/guide-vaalbara.css")),
    ("guide-blood-rage.css", include_str!("../../assets/guide-blood-rage.css")),
    ("guide-valhalla.css", include_str!("../../assets/guide-valhalla.css")),
];
const TABLE_JS: &str = include_str!("../../assets/table.js");

/// All files.
pub fn assets() -> &'static [Asset] {
    static ALL: OnceLock<Vec<Asset>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all: Vec<Asset> =
            WOOD.into_iter().chain(SIGNS).map(|(name, text)| made(name, SVG, text.to_owned())).collect();
        all.push(made("icon.svg", SVG, ICON.to_owned()));
        all.extend(sprites().map(|(name, text)| made(name, SVG, text)));
        all.push(made(signs::FILE, SVG, signs::strip()));
        all.push(made("table.js", SCRIPT, without_comments(TABLE_JS)));
        for (name, text) in SHEETS {
            let text = match name {
                "blood-rage.css" => rules_of_places() + text,
                "valhalla.css" => signs::rules_of_signs() + text,
                "new-table.css" => text.to_owned() + rules_of_fit(&GAMES).as_str(),
                _ => text.to_owned(),
            };
            let sheet = all.iter().fold(text, |sheet, asset| {
                // A sheet names a drawing by `url(/assets/<name>)`; the hash is put in here.
                sheet.replace(&format!("url(/assets/{})", asset.name), &format!("url({})", asset.url))
            });
            all.push(made(name, CSS, pressed(&sheet)));
        }
        all
    })
}

/// A script without indents and without lines that only explain.
fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// A style sheet without comments and without space that means nothing.
fn pressed(sheet: &str) -> String {
    let mut text = String::with_capacity(sheet.len());
    for (n, piece) in sheet.split("/*").enumerate() {
        text.push_str(if n == 0 { piece } else { piece.split_once("*/").map_or("", |(_, rest)| rest) });
    }
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for sign in ["{", "}", ";", ","] {
        text = text.replace(&format!(" {sign}"), sign).replace(&format!("{sign} "), sign);
    }
    text.replace(": ", ":").replace(";}", "}")
}

fn made(name: &'static str, content_type: &'static str, text: String) -> Asset {
    let hash = hex(&sha256(&[text.as_bytes()])[..4]);
    let url = format!("/assets/{hash}/{name}");
    Asset { name, content_type, bytes: text.into_bytes(), hash, url }
}

/// The file with this name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    assets().iter().find(|asset| asset.name == name)
}

/// The address of a file; a name that is unknown leads to the first page.
pub fn asset_url(name: &str) -> &'static str {
    asset(name).map_or("/", |asset| asset.url.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_name_drawings_by_their_hash() {
        let sheets: Vec<&Asset> = assets().iter().filter(|asset| asset.name.ends_with(".css")).collect();
        assert_eq!(sheets.len(), SHEETS.len());
        let text: String = sheets.iter().map(|sheet| String::from_utf8_lossy(&sheet.bytes)).collect();
        assert!(text.contains(asset_url("table-wood-dark.svg")));
        assert!(!text.contains("url(/assets/table"), "a drawing is named without its hash");
    }

    #[test]
    fn pressing_keeps_what_a_sheet_says() {
        let sheet = "/* a */ a:hover , b > c {\n  color: red;\n  width: calc(1px + 2px);\n}\n/* b */";
        assert_eq!(pressed(sheet), "a:hover,b > c{color:red;width:calc(1px + 2px)}");
        assert_eq!(without_comments("  // why\n  a();\n\n  b();\n"), "a();\nb();");
    }

    #[test]
    fn a_table_stays_light() {
        let weight = |name: &str| asset(name).map_or(0, |asset| asset.bytes.len());
        let house = ["sprite.svg", "base.css", "table.css", "table.js", "table-wood-light.svg", "icon.svg"];
        let games: [&[&str]; 3] = [
            &["vaalbara.svg", "vaalbara.css"],
            &["blood-rage.svg", "blood-rage-map.svg", "blood-rage.css", "figure-warrior.svg", "figure-ship.svg"],
            &["valhalla.svg", "valhalla/signs.svg", "valhalla.css"],
        ];
        // What is left of 150 kB is for the page itself.
        for (own, most) in games.into_iter().zip([97_000, 116_000, 116_000]) {
            let files = || house.iter().chain(own);
            assert!(files().all(|name| weight(name) > 0));
            let sum: usize = files().map(|name| weight(name)).sum();
            assert!(sum < most, "the files of a table weigh {sum} bytes: {own:?}");
        }
        assert!(weight("table.js") < 10_000, "the script weighs {} bytes", weight("table.js"));
    }
}
