//! All drawings as one SVG file of symbols, so that a page names a drawing instead of carrying it.

use super::assets::asset_url;
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::OnceLock;

/// Drawings by name, with what is in their files.
type Art = [(&'static str, &'static str)];

/// Names the drawings that lie in a folder of `art/`; `in` puts the folder before each name, where other drawings have
/// the same one.
macro_rules! drawn {
    (in $folder:literal: $($name:literal),* $(,)?) => {
        &[$((concat!($folder, $name), include_str!(concat!("../../art/", $folder, $name, ".svg")))),*]
    };
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../art/", $folder, $name, ".svg")))),*]
    };
}

/// What every page may show.
const HOUSE: &Art = drawn!("":
    "emblem-meadhall", "icon-arrow-right", "icon-bot", "icon-check", "icon-clock", "icon-crown", "icon-deck",
    "icon-download", "icon-flag", "icon-hand", "icon-help", "icon-initiative", "icon-link", "icon-log", "icon-moon",
    "icon-neighbours", "icon-omen", "icon-person", "icon-pile", "icon-replay", "icon-spectator", "icon-sun",
    "icon-undo", "icon-vp",
);

/// The cards and clans of Vaalbara.
const VAALBARA: &Art = drawn!("":
    "character-back", "character-bard", "character-carpenter", "character-carver", "character-explorer",
    "character-falconer", "character-farmer", "character-hunter", "character-midwife", "character-rider",
    "character-seer", "character-tracker", "character-warrior", "clan-blue", "clan-green", "clan-purple", "clan-red",
    "clan-yellow", "land-back", "land-field", "land-forest", "land-meadow", "land-mountain", "land-river",
    "land-village",
);

/// The signs of Blood Rage.
const BLOOD_RAGE: &Art = drawn!("blood-rage/":
    "clan-bear", "clan-boar", "clan-ram", "clan-raven", "clan-serpent", "clan-wolf", "god-frigga", "god-heimdall", "god-loki",
    "god-odin", "god-thor", "god-tyr", "icon-age", "icon-doom", "icon-glory", "icon-invade", "icon-march",
    "icon-pass", "icon-pillage", "icon-quest", "icon-strength", "icon-upgrade", "icon-valhalla", "icon-village",
    "kind-quest", "kind-upgrade", "stat-axes", "stat-horns", "stat-rage", "token-all", "token-axes",
    "token-glory", "token-horns", "token-rage", "token-spent",
);

/// What the board of Blood Rage is drawn with: pages about its cards do without.
const BLOOD_RAGE_MAP: &Art = drawn!("blood-rage/":
    "hills", "province-andlang", "province-angerboda", "province-elvagar", "province-gimle",
    "province-horgr", "province-muspelheim", "province-myrkvlor", "province-utgard", "province-yggdrasil", "scenery-myrkvlor", "scenery-elvagar", "scenery-angerboda", "scenery-muspelheim", "scenery-horgr", "scenery-utgard", "scenery-andlang", "scenery-gimle",
    "mountains", "pines", "rocks-burnt", "yggdrasil",
);

/// What the board of Valhalla is drawn with.
const VALHALLA: &Art = drawn!(in "valhalla/":
    "card-back", "clan-black", "clan-blue", "clan-green", "clan-red", "clan-white", "clan-yellow", "die-axe",
    "die-blank", "die-bow", "die-discarded", "die-shield", "die-spear", "die-sword", "die-x", "mission", "shield",
    "tactic-battle-cry-activated", "tactic-battle-cry-band", "tactic-call-to-arms", "tactic-counterblow",
    "tactic-fury-2", "tactic-fury-3", "tactic-heroic-3", "tactic-heroic-4", "tactic-new-weapons",
    "tactic-path-to-valhalla", "tactic-surrounded", "tactic-weapon-exchange", "tactic-weapon-stock", "warrior-bear-1",
    "warrior-bear-2", "warrior-boar-1", "warrior-boar-2", "warrior-dwarf-1", "warrior-dwarf-2", "warrior-frost-1",
    "warrior-frost-2", "warrior-stag-1", "warrior-stag-2", "warrior-wolf-1", "warrior-wolf-2",
);

/// The small signs of Valhalla; its board has them all in one picture.
const VALHALLA_SIGNS: &Art = drawn!(in "valhalla/":
    "clan-bear", "clan-boar", "clan-dwarf", "clan-frost", "clan-stag", "clan-wolf", "icon-activate", "icon-arm",
    "icon-attack", "icon-deck", "icon-defend", "icon-discard", "icon-glory", "icon-pass", "icon-ragnarok",
    "icon-reroll", "icon-strength", "icon-valhalla", "weapon-any2", "weapon-axe", "weapon-bow", "weapon-diff3",
    "weapon-pairs2", "weapon-same2", "weapon-same3", "weapon-shield", "weapon-spear", "weapon-sword", "weapon-x",
);

/// Names drawings that lie in a folder of `art/`, each with a file of its own.
macro_rules! alone {
    (in $folder:literal: $($name:literal),* $(,)?) => {
        &[$((concat!($folder, $name, ".svg"), drawn!(in $folder: $name))),*]
    };
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$((concat!($name, ".svg"), drawn!($folder: $name))),*]
    };
}

/// What a page of Blood Rage shows little of at a time: figures and ornaments, each in a file of its own.
const BLOOD_RAGE_SINGLE: &[(&str, &Art)] = alone!("blood-rage/":
    "card-back", "compass", "corner-knot", "kind-battle", "ruin-village", "waves",
    "figure-dark-elf", "figure-dwarf-chieftain", "figure-fenrir", "figure-fire-giant", "figure-frost-giant",
    "figure-hildisvini", "figure-leader-bear", "figure-leader-boar", "figure-leader-ram", "figure-leader-raven",
    "figure-leader-serpent", "figure-leader-wolf", "figure-mountain-giant", "figure-mystic", "figure-mystic-troll",
    "figure-nidhoggr", "figure-sea-serpent", "figure-ship", "figure-soldier-of-hel", "figure-troll",
    "figure-valkyrie", "figure-volur-witch", "figure-warrior", "figure-wolfman", "figure-ymir",
);

/// What a page of Valhalla shows little of at a time.
const VALHALLA_SINGLE: &[(&str, &Art)] = alone!(in "valhalla/":
    "dwarf", "hall", "jarl-agnar", "jarl-beinir", "jarl-blodhrafn", "jarl-borg", "jarl-brynjarr", "jarl-einar",
    "jarl-freydis", "jarl-gorm", "jarl-hakon", "jarl-hallbjorn", "jarl-hodr", "jarl-jorunn", "jarl-ketil", "jarl-mar",
    "jarl-osk", "jarl-osvir", "jarl-sigurd", "jarl-sigvard", "jarl-solveig", "jarl-steinar", "jarl-thord",
    "jarl-ulfrun", "jarl-valgard", "jarl-villsvin", "jarl-yrsa", "king", "module-brothers", "module-dwarves",
    "module-king", "module-loki", "module-solo", "module-thor", "module-tyr", "module-valkyries", "monster-fenrir",
    "monster-hel", "monster-jormungandr", "monster-surtr", "valkyrie",
);

/// The files of symbols: some for the house and some for each game, so that no page loads another game's art.
const FILES: [(&str, &Art); 6] = [
    ("sprite.svg", HOUSE),
    ("vaalbara.svg", VAALBARA),
    ("blood-rage.svg", BLOOD_RAGE),
    ("blood-rage-map.svg", BLOOD_RAGE_MAP),
    ("valhalla.svg", VALHALLA),
    ("valhalla-signs.svg", VALHALLA_SIGNS),
];

fn files() -> impl Iterator<Item = (&'static str, &'static Art)> {
    FILES.into_iter().chain(BLOOD_RAGE_SINGLE.iter().chain(VALHALLA_SINGLE).copied())
}

/// The files of symbols by name.
pub(super) fn sprites() -> impl Iterator<Item = (&'static str, String)> {
    files().map(|(file, art)| (file, sprite(art)))
}

fn sprite(art: &Art) -> String {
    let symbols: String = art.iter().map(|(name, drawing)| symbol(name, drawing)).collect();
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>"#)
}

/// The address of a drawing in its file of symbols.
pub fn drawing_url(name: &str) -> String {
    static HOMES: OnceLock<HashMap<&str, &str>> = OnceLock::new();
    let homes =
        HOMES.get_or_init(|| files().flat_map(|(file, art)| art.iter().map(move |(name, _)| (*name, file))).collect());
    format!("{}#{}", asset_url(homes.get(name).copied().unwrap_or("sprite.svg")), own_name(name))
}

/// The name of a drawing without the folder before it.
fn own_name(name: &str) -> &str {
    name.rsplit_once('/').map_or(name, |(_, own)| own)
}

/// What is in the file of a drawing.
pub(super) fn source(name: &str) -> Option<&'static str> {
    files().flat_map(|(_, art)| art).find(|(known, _)| *known == name).map(|(_, drawing)| *drawing)
}

/// Whether there is a drawing of this name.
pub fn is_drawn(name: &str) -> bool {
    source(name).is_some()
}

/// One drawing as a symbol. Pictures fill the frame they are put into; emblems and icons keep inside it.
fn symbol(name: &str, drawing: &str) -> String {
    let view_box = between(drawing, "viewBox=\"", "\"").unwrap_or("0 0 24 24");
    let content = between(drawing, ">", "</svg>").unwrap_or_default();
    let name = own_name(name);
    let fit = match name.split('-').next() {
        Some("land") => r#" preserveAspectRatio="xMidYMid slice""#,
        Some("character" | "jarl" | "warrior" | "monster") => r#" preserveAspectRatio="xMidYMin slice""#,
        _ => "",
    };
    format!(r#"<symbol id="{name}" viewBox="{view_box}"{fit}>{content}</symbol>"#)
}

/// What stands between the first `start` and the last `end` after it, or the next `end` if that is a quotation mark.
pub(super) fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let rest = &text[text.find(start)? + start.len()..];
    let stop = if end == "\"" { rest.find(end) } else { rest.rfind(end) };
    Some(&rest[..stop?])
}

/// A drawing of the sprite by its name, for the eye only: the words beside it say what it means.
pub fn drawing(name: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href=(drawing_url(name)) {} } }
}

/// A small sign in the colour of the text around it, by its name without `icon-`.
pub fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href=(drawing_url(&format!("icon-{name}"))) {} } }
}

/// The emblem of a clan in the clan's colour; the clan may have a folder before its name, as drawings do.
pub fn emblem(clan: &str) -> Markup {
    let own = own_name(clan);
    let folder = &clan[..clan.len() - own.len()];
    drawing(&format!("{folder}clan-{own}"), &format!("em clan-{own}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_blood_rage::{Clan, Figure, God, Place, Stat, Token};
    use std::collections::BTreeSet;

    #[test]
    fn every_drawing_becomes_a_symbol_of_its_own() {
        let mut names = BTreeSet::new();
        for (file, text) in sprites() {
            let (_, art) = files().find(|(known, _)| *known == file).expect("a known file");
            assert_eq!(text.matches("<symbol ").count(), art.len());
            assert_eq!(text.matches("<svg").count(), 1);
            for (name, drawing) in art {
                let own = own_name(name);
                assert!(text.contains(&format!("id=\"{own}\" viewBox=\"0 0 ")), "{name}");
                assert!(symbol(name, drawing).len() > drawing.len() / 2, "{name} lost its content");
                assert!(!drawing.contains(" id="), "{name} has an id that could meet another one");
                assert!(names.insert(*name), "{name} lies in two files");
                assert!(drawing_url(name).contains(file), "{name} is looked for elsewhere");
            }
        }
    }

    #[test]
    fn whatever_blood_rage_names_is_drawn() {
        let figures =
            Figure::ALL.into_iter().filter(|figure| *figure != Figure::Leader).map(|figure| format!("figure-{figure}"));
        let clans = Clan::ALL.into_iter().flat_map(|clan| [format!("clan-{clan}"), format!("figure-leader-{clan}")]);
        let gods = God::ALL.map(|god| format!("god-{god}"));
        let tokens = Token::ALL.map(|token| format!("token-{token}"));
        let stats = Stat::ALL.map(|stat| format!("stat-{stat}"));
        let lands = Place::provinces().map(|place| format!("province-{place}"));
        let lands = lands.chain(Place::outer().map(|place| format!("scenery-{place}")));
        let signs = ["kind-battle", "kind-quest", "kind-upgrade", "token-spent", "card-back"].map(str::to_owned);
        let all = figures.chain(clans).chain(gods).chain(tokens).chain(stats).chain(lands).chain(signs);
        for name in all {
            assert!(is_drawn(&name), "{name} is not drawn");
        }
    }
}
