//! The faces of the warriors: every card has its own, put together from parts by its clan and its rank.

use std::collections::HashMap;

/// The parts, each on a line of its own; colours that differ from warrior to warrior are variables.
const PARTS: &str = include_str!("../art/portrait.svg");
/// What each face is made of.
const FACES: &str = include_str!("../art/faces.txt");

/// The file with the faces of the base game.
pub const BASE: &str = "valhalla/faces.svg";
/// The file with the faces that come with the Valkyries.
pub const VALKYRIES: &str = "valhalla/faces-valkyries.svg";
/// The file with the faces of the dwarves.
pub const DWARVES: &str = "valhalla/faces-dwarves.svg";

/// The file in which the face of a warrior lies, by the card's written name.
pub fn file_of(card: &str) -> &'static str {
    match card.as_bytes() {
        [b'v', b'-', ..] => VALKYRIES,
        [b'd', b'-', ..] => DWARVES,
        _ => BASE,
    }
}

/// The faces of the base game.
pub fn base() -> String {
    sheet(BASE)
}

/// The faces that come with the Valkyries.
pub fn valkyries() -> String {
    sheet(VALKYRIES)
}

/// The faces of the dwarves.
pub fn dwarves() -> String {
    sheet(DWARVES)
}

/// All faces of a file, each a symbol named like its card.
fn sheet(file: &str) -> String {
    let parts = parts();
    let mut sheet = r#"<svg xmlns="http://www.w3.org/2000/svg">"#.to_owned();
    for (card, look) in looks().filter(|(card, _)| file_of(card) == file) {
        let drawn = look.drawn(card, &parts);
        sheet += &format!(
            r##"<symbol id="{card}" viewBox="0 0 80 100" preserveAspectRatio="xMidYMin slice"><g fill="#211" stroke="#211">{drawn}</g></symbol>"##
        );
    }
    sheet + "</svg>"
}

/// The parts by their names.
fn parts() -> HashMap<&'static str, &'static str> {
    let part = |line: &'static str| line.strip_prefix(r#"<g id=""#)?.strip_suffix("</g>")?.split_once(r#"">"#);
    PARTS.lines().filter_map(part).collect()
}

/// What a face is made of.
struct Look {
    hair: &'static str,
    skin: &'static str,
    parts: Vec<&'static str>,
}

/// Every face with the written name of its card.
fn looks() -> impl Iterator<Item = (&'static str, Look)> {
    let look = |line: &'static str| {
        let mut words = line.split(' ');
        let (card, hair, skin) = (words.next()?, words.next()?, words.next()?);
        Some((card, Look { hair, skin, parts: words.collect() }))
    };
    FACES.lines().filter(|line| !line.starts_with('#')).filter_map(look)
}

impl Look {
    /// The face in its colours.
    fn drawn(&self, card: &str, parts: &HashMap<&str, &str>) -> String {
        let [back, light, cloak, fur] = clan_colours(card);
        let [skin, shade] = match self.skin {
            "2" => ["#fdb", "#c85"],
            "3" => ["#da7", "#a63"],
            "4" => ["#ade", "#69b"],
            "5" => ["#bde", "#7ac"],
            "6" => ["#9bd", "#57a"],
            _ => ["#ec9", "#b74"],
        };
        let colours = [
            ("back", back),
            ("light", light),
            ("cloak", cloak),
            ("fur", fur),
            ("hair", self.hair),
            ("skin", skin),
            ("shade", shade),
        ];
        let drawn: String = self.parts.iter().filter_map(|part| parts.get(part)).copied().collect();
        colours.iter().fold(drawn, |drawn, (name, colour)| drawn.replace(&format!("var(--{name})"), colour))
    }
}

/// The colours of a clan: sky, light, cloak and fur. Neighbours in rank stand before different skies.
fn clan_colours(card: &str) -> [&'static str; 4] {
    let even = card.ends_with(['0', '2', '4', '6', '8']);
    let mut words = card.rsplit('-');
    match (words.nth(1).unwrap_or_default(), even) {
        ("bear", false) => ["#ca8", "#db9", "#d82", "#642"],
        ("bear", true) => ["#a75", "#b86", "#d82", "#642"],
        ("wolf", false) => ["#8a8", "#9b9", "#4a5", "#788"],
        ("wolf", true) => ["#687", "#798", "#4a5", "#788"],
        ("boar", false) => ["#cb8", "#dc9", "#db3", "#654"],
        ("boar", true) => ["#a95", "#b86", "#db3", "#654"],
        ("stag", false) => ["#a9b", "#bac", "#85a", "#a86"],
        ("stag", true) => ["#758", "#869", "#85a", "#a86"],
        ("frost", false) => ["#357", "#468", "#9cd", "#dee"],
        ("frost", true) => ["#568", "#79a", "#68a", "#dee"],
        (_, false) => ["#765", "#876", "#887", "#543"],
        (_, true) => ["#554", "#665", "#887", "#543"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use meadhall_valhalla::{Card, Cards};
    use std::collections::BTreeSet;

    #[test]
    fn every_warrior_has_a_face_and_no_two_have_the_same() {
        let (parts, cards) = (parts(), Cards::built_in());
        let mut faces = BTreeSet::new();
        for (card, look) in looks() {
            for part in &look.parts {
                assert!(parts.contains_key(part), "{card} has no {part}");
            }
            let drawn = look.drawn(card, &parts);
            assert!(!drawn.contains("var("), "{card} lacks a colour: {drawn}");
            assert!(faces.insert(drawn), "{card} looks like another warrior");
        }
        let mut warriors = 0;
        for card in Card::all().filter(|card| cards.warrior(*card).is_some()) {
            let sheet = sheet(file_of(card.word()));
            assert_eq!(sheet.matches(&format!(r#"<symbol id="{card}" "#)).count(), 1, "{card}");
            warriors += 1;
        }
        assert!(warriors > 120, "only {warriors} warriors were looked for");
    }

    #[test]
    fn every_part_is_used() {
        let used: BTreeSet<&str> = looks().flat_map(|(_, look)| look.parts).collect();
        let unused: Vec<&str> = parts().into_keys().filter(|part| !used.contains(part)).collect();
        assert!(unused.is_empty(), "nobody has {unused:?}");
    }
}
