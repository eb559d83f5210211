//! All drawings as one SVG file of symbols, so that a page names a drawing instead of carrying it.

use super::assets::asset_url;
use maud::{Markup, html};

/// The drawings by name, as they lie in `art/`.
const ART: [(&str, &str); 49] = [
    ("character-back", include_str!("../../art/character-back.svg")),
    ("character-bard", include_str!("../../art/character-bard.svg")),
    ("character-carpenter", include_str!("../../art/character-carpenter.svg")),
    ("character-carver", include_str!("../../art/character-carver.svg")),
    ("character-explorer", include_str!("../../art/character-explorer.svg")),
    ("character-falconer", include_str!("../../art/character-falconer.svg")),
    ("character-farmer", include_str!("../../art/character-farmer.svg")),
    ("character-hunter", include_str!("../../art/character-hunter.svg")),
    ("character-midwife", include_str!("../../art/character-midwife.svg")),
    ("character-rider", include_str!("../../art/character-rider.svg")),
    ("character-seer", include_str!("../../art/character-seer.svg")),
    ("character-tracker", include_str!("../../art/character-tracker.svg")),
    ("character-warrior", include_str!("../../art/character-warrior.svg")),
    ("clan-blue", include_str!("../../art/clan-blue.svg")),
    ("clan-green", include_str!("../../art/clan-green.svg")),
    ("clan-purple", include_str!("../../art/clan-purple.svg")),
    ("clan-red", include_str!("../../art/clan-red.svg")),
    ("clan-yellow", include_str!("../../art/clan-yellow.svg")),
    ("emblem-meadhall", include_str!("../../art/emblem-meadhall.svg")),
    ("icon-arrow-right", include_str!("../../art/icon-arrow-right.svg")),
    ("icon-bot", include_str!("../../art/icon-bot.svg")),
    ("icon-check", include_str!("../../art/icon-check.svg")),
    ("icon-clock", include_str!("../../art/icon-clock.svg")),
    ("icon-crown", include_str!("../../art/icon-crown.svg")),
    ("icon-deck", include_str!("../../art/icon-deck.svg")),
    ("icon-download", include_str!("../../art/icon-download.svg")),
    ("icon-flag", include_str!("../../art/icon-flag.svg")),
    ("icon-hand", include_str!("../../art/icon-hand.svg")),
    ("icon-help", include_str!("../../art/icon-help.svg")),
    ("icon-initiative", include_str!("../../art/icon-initiative.svg")),
    ("icon-link", include_str!("../../art/icon-link.svg")),
    ("icon-log", include_str!("../../art/icon-log.svg")),
    ("icon-moon", include_str!("../../art/icon-moon.svg")),
    ("icon-neighbours", include_str!("../../art/icon-neighbours.svg")),
    ("icon-omen", include_str!("../../art/icon-omen.svg")),
    ("icon-person", include_str!("../../art/icon-person.svg")),
    ("icon-pile", include_str!("../../art/icon-pile.svg")),
    ("icon-replay", include_str!("../../art/icon-replay.svg")),
    ("icon-spectator", include_str!("../../art/icon-spectator.svg")),
    ("icon-sun", include_str!("../../art/icon-sun.svg")),
    ("icon-undo", include_str!("../../art/icon-undo.svg")),
    ("icon-vp", include_str!("../../art/icon-vp.svg")),
    ("land-back", include_str!("../../art/land-back.svg")),
    ("land-field", include_str!("../../art/land-field.svg")),
    ("land-forest", include_str!("../../art/land-forest.svg")),
    ("land-meadow", include_str!("../../art/land-meadow.svg")),
    ("land-mountain", include_str!("../../art/land-mountain.svg")),
    ("land-river", include_str!("../../art/land-river.svg")),
    ("land-village", include_str!("../../art/land-village.svg")),
];

/// The file of symbols.
pub(super) fn sprite() -> String {
    let mut file = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
    for (name, drawing) in ART {
        file.push_str(&symbol(name, drawing));
    }
    file.push_str("</svg>");
    file
}

/// One drawing as a symbol. Pictures fill the frame they are put into; emblems and icons keep inside it.
fn symbol(name: &str, drawing: &str) -> String {
    let view_box = between(drawing, "viewBox=\"", "\"").unwrap_or("0 0 24 24");
    let content = between(drawing, ">", "</svg>").unwrap_or_default();
    let fit = match name.split('-').next() {
        Some("land") => r#" preserveAspectRatio="xMidYMid slice""#,
        Some("character") => r#" preserveAspectRatio="xMidYMin slice""#,
        _ => "",
    };
    format!(r#"<symbol id="{name}" viewBox="{view_box}"{fit}>{content}</symbol>"#)
}

/// What stands between the first `start` and the last `end` after it, or the next `end` if that is a quotation mark.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let rest = &text[text.find(start)? + start.len()..];
    let stop = if end == "\"" { rest.find(end) } else { rest.rfind(end) };
    Some(&rest[..stop?])
}

/// A drawing of the sprite by its name, for the eye only: the words beside it say what it means.
pub fn drawing(name: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ (asset_url("sprite.svg")) "#" (name) } {} } }
}

/// A small sign in the colour of the text around it, by its name without `icon-`.
pub fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ (asset_url("sprite.svg")) "#icon-" (name) } {} } }
}

/// The emblem of a clan in the clan's colour.
pub fn emblem(clan: &str) -> Markup {
    html! { svg class={ "em clan-" (clan) } aria-hidden="true" { use href={ (asset_url("sprite.svg")) "#clan-" (clan) } {} } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_becomes_a_symbol_of_its_own() {
        let file = sprite();
        assert_eq!(file.matches("<symbol ").count(), ART.len());
        assert_eq!(file.matches("<svg").count(), 1);
        for (name, drawing) in ART {
            assert!(file.contains(&format!("id=\"{name}\" viewBox=\"0 0 ")), "{name}");
            assert!(symbol(name, drawing).len() > drawing.len() / 2, "{name} lost its content");
            assert!(!drawing.contains(" id="), "{name} has an id that could meet another one");
        }
    }
}
