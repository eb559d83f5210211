//! The drawings and style sheets of Blood Rage.

use crate::table::province_rules;
use meadhall_board::{Assets, Drawings, HOUSE, Source, Sprite, drawings, single_drawings};

/// The signs.
const SIGNS: &Drawings = drawings!("../art/":
    "clan-bear", "clan-boar", "clan-ram", "clan-raven", "clan-serpent", "clan-wolf", "god-frigga", "god-heimdall",
    "god-loki", "god-odin", "god-thor", "god-tyr", "icon-age", "icon-doom", "icon-glory", "icon-invade",
    "icon-march", "icon-pass", "icon-pillage", "icon-quest", "icon-strength", "icon-upgrade", "icon-valhalla",
    "icon-village", "kind-quest", "kind-upgrade", "stat-axes", "stat-horns", "stat-rage", "token-all", "token-axes",
    "token-glory", "token-horns", "token-rage", "token-spent",
);

/// What the map is drawn with: pages about cards do without.
const MAP: &Drawings = drawings!("../art/":
    "hills", "province-andlang", "province-angerboda", "province-elvagar", "province-gimle", "province-horgr",
    "province-muspelheim", "province-myrkvlor", "province-utgard", "province-yggdrasil", "scenery-myrkvlor",
    "scenery-elvagar", "scenery-angerboda", "scenery-muspelheim", "scenery-horgr", "scenery-utgard",
    "scenery-andlang", "scenery-gimle", "mountains", "pines", "rocks-burnt", "yggdrasil",
);

/// The drawings of the quests.
const QUESTS: &Drawings = drawings!("../art/":
    "quest-alfheim", "quest-jotunheim", "quest-manheim", "quest-provinces", "quest-valhalla", "quest-yggdrasil",
);

/// What a page shows little of at a time: figures and ornaments, each in a file of its own.
const SINGLE: &[Sprite] = single_drawings!("../art/":
    "card-back", "compass", "corner-knot", "kind-battle", "ruin-village", "waves", "figure-dark-elf",
    "figure-dwarf-chieftain", "figure-fenrir", "figure-fire-giant", "figure-frost-giant", "figure-hildisvini",
    "figure-leader-bear", "figure-leader-boar", "figure-leader-ram", "figure-leader-raven", "figure-leader-serpent",
    "figure-leader-wolf", "figure-mountain-giant", "figure-mystic", "figure-mystic-troll", "figure-nidhoggr",
    "figure-sea-serpent", "figure-ship", "figure-soldier-of-hel", "figure-troll", "figure-valkyrie",
    "figure-volur-witch", "figure-warrior", "figure-wolfman", "figure-ymir",
);

/// The colours of the regions: the same on the table, in the guide and on cards.
const REGIONS: &str = include_str!("../style/regions.css");

/// The sheet of the table. What comes later wins: the rules for small screens stand at the end.
fn table_style() -> String {
    province_rules()
        + REGIONS
        + include_str!("../style/cards.css")
        + include_str!("../style/turn.css")
        + include_str!("../style/scenes.css")
        + include_str!("../style/table.css")
}

/// All files. The signs are those that the style sheet puts before a number.
pub static ART: Assets = Assets::new(
    Some(&HOUSE),
    &[&[("rage.svg", SIGNS), ("rage-map.svg", MAP), ("rage-quests.svg", QUESTS)], SINGLE],
    &[
        ("sign-rage.svg", Source::Text(include_str!("../art/stat-rage.svg"))),
        ("sign-axes.svg", Source::Text(include_str!("../art/stat-axes.svg"))),
        ("sign-horns.svg", Source::Text(include_str!("../art/stat-horns.svg"))),
        ("sign-glory.svg", Source::Text(include_str!("../art/icon-glory.svg"))),
        ("sign-quest.svg", Source::Text(include_str!("../art/icon-quest.svg"))),
        ("sign-village.svg", Source::Text(include_str!("../art/icon-village.svg"))),
        ("sign-hand.svg", Source::Made(|| HOUSE.source("icon-hand").unwrap_or_default().to_owned())),
        ("blood-rage.css", Source::Made(table_style)),
        ("guide-blood-rage.css", Source::Made(|| REGIONS.to_owned() + include_str!("../style/guide.css"))),
    ],
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::card::picture;
    use meadhall_blood_rage::{Cards, Clan, Figure, God, Place, Stat, Token};

    #[test]
    fn every_drawing_becomes_a_symbol_of_its_own() {
        meadhall_board::testing::check_drawings(&ART);
    }

    #[test]
    fn whatever_the_rules_name_is_drawn() {
        let figures =
            Figure::ALL.into_iter().filter(|figure| *figure != Figure::Leader).map(|figure| format!("figure-{figure}"));
        let clans = Clan::ALL.into_iter().flat_map(|clan| [format!("clan-{clan}"), format!("figure-leader-{clan}")]);
        let gods = God::ALL.map(|god| format!("god-{god}"));
        let tokens = Token::ALL.map(|token| format!("token-{token}"));
        let stats = Stat::ALL.map(|stat| format!("stat-{stat}"));
        let lands = Place::provinces().map(|place| format!("province-{place}"));
        let lands = lands.chain(Place::outer().map(|place| format!("scenery-{place}")));
        let quests = Cards::built_in().faces().filter(|(_, face)| face.is_quest()).map(|(_, face)| picture(face));
        let signs = ["kind-battle", "kind-quest", "kind-upgrade", "token-spent", "card-back"].map(str::to_owned);
        let all = figures.chain(clans).chain(gods).chain(tokens).chain(stats).chain(lands).chain(quests).chain(signs);
        for name in all {
            assert!(ART.is_drawn(&name), "{name} is not drawn");
        }
    }
}
