//! The small signs of Valhalla side by side in one picture, and the rules of the style sheet that find each of them there.
//! A page names a sign by its class, which is far shorter than a drawing.

use crate::art::ART;
use meadhall_board::drawing_parts;

/// The file of all signs.
pub const FILE: &str = "valhalla/signs.svg";

/// The signs in their order, by their names as a class and as a drawing.
const SIGNS: [(&str, &str); 28] = [
    ("sword", "weapon-sword"),
    ("axe", "weapon-axe"),
    ("spear", "weapon-spear"),
    ("bow", "weapon-bow"),
    ("shield", "weapon-shield"),
    ("x", "weapon-x"),
    ("any2", "weapon-any2"),
    ("same2", "weapon-same2"),
    ("same3", "weapon-same3"),
    ("pairs2", "weapon-pairs2"),
    ("diff3", "weapon-diff3"),
    ("bear", "clan-bear"),
    ("wolf", "clan-wolf"),
    ("boar", "clan-boar"),
    ("stag", "clan-stag"),
    ("frost", "clan-frost"),
    ("dwarf", "clan-dwarf"),
    ("activate", "icon-activate"),
    ("arm", "icon-arm"),
    ("attack", "icon-attack"),
    ("deck", "icon-deck"),
    ("defend", "icon-defend"),
    ("discard", "icon-discard"),
    ("glory", "icon-glory"),
    ("ragnarok", "icon-ragnarok"),
    ("reroll", "icon-reroll"),
    ("strength", "icon-strength"),
    ("gate", "icon-valhalla"),
];

/// The side of a sign in the picture.
const SIDE: usize = 24;

/// All signs in one picture.
pub fn picture() -> String {
    let mut strip = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {SIDE}">"#, SIDE * SIGNS.len());
    for (n, (_, name)) in SIGNS.iter().enumerate() {
        let (frame, content) = drawing_parts(ART.source(&format!("valhalla/{name}")).unwrap_or_default());
        let x = SIDE * n;
        strip += &format!(r#"<svg x="{x}" width="{SIDE}" height="{SIDE}" viewBox="{frame}">{content}</svg>"#);
    }
    strip + "</svg>"
}

/// Where each sign lies, for the style sheet.
pub fn style_rules() -> String {
    let count = SIGNS.len();
    let mut rules = format!(
        ".g {{ mask: url(/assets/{FILE}) calc(var(--n) * 100% / {}) 0 / {}% 100%; }}\n",
        count - 1,
        count * 100
    );
    for (n, (class, _)) in SIGNS.iter().enumerate() {
        rules += &format!(".g.{class} {{ --n: {n}; }}\n");
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_drawn_and_found() {
        let picture = picture();
        assert_eq!(picture.matches("<svg").count(), SIGNS.len() + 1);
        assert!(!picture.contains("\"></svg>"), "a sign is empty");
        for (class, name) in SIGNS {
            assert!(ART.is_drawn(&format!("valhalla/{name}")), "{name}");
            assert!(style_rules().contains(&format!(".g.{class} {{")), "{class}");
        }
    }
}
