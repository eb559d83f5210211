//! Where everything lies on the map. The drawings of the provinces have the same measures.

use super::targets::PICKS;
use meadhall_blood_rage::{Place, Region};
use std::fmt::Write;

/// The width of the map.
pub(crate) const WIDTH: u16 = 1000;
/// The height of the map.
pub(crate) const HEIGHT: u16 = 780;

/// A point of the map.
pub(crate) type Point = (u16, u16);

/// What lies where in a province.
pub(crate) struct Ground {
    /// The middle of the name.
    pub name: Point,
    /// The villages.
    pub villages: &'static [Point],
    /// The pillage token.
    pub token: Point,
    /// A god.
    pub god: Point,
    /// The middle of the row of shields with each clan's STR.
    pub shields: Point,
}

/// The provinces, in the order of [`Place`].
const GROUNDS: [Ground; 9] = [
    Ground {
        name: (336, 67),
        villages: &[(304, 112), (372, 112), (440, 112)],
        token: (388, 184),
        god: (336, 178),
        shields: (424, 238),
    },
    Ground {
        name: (636, 67),
        villages: &[(520, 112), (590, 112), (660, 112), (556, 184)],
        token: (628, 182),
        god: (680, 172),
        shields: (562, 240),
    },
    Ground {
        name: (850, 172),
        villages: &[(790, 222), (858, 222), (926, 222), (824, 294), (892, 294)],
        token: (738, 282),
        god: (690, 306),
        shields: (812, 352),
    },
    Ground {
        name: (850, 622),
        villages: &[(790, 482), (858, 482), (926, 482), (824, 554), (892, 554)],
        token: (738, 504),
        god: (690, 474),
        shields: (812, 424),
    },
    Ground {
        name: (630, 726),
        villages: &[(520, 674), (590, 674), (660, 674), (556, 602)],
        token: (628, 604),
        god: (682, 612),
        shields: (562, 544),
    },
    Ground {
        name: (336, 726),
        villages: &[(304, 674), (372, 674), (440, 674)],
        token: (388, 602),
        god: (334, 604),
        shields: (424, 546),
    },
    Ground {
        name: (142, 630),
        villages: &[(88, 562), (158, 562), (228, 556)],
        token: (274, 500),
        god: (316, 466),
        shields: (142, 490),
    },
    Ground {
        name: (142, 172),
        villages: &[(82, 222), (150, 222), (218, 222), (116, 294), (184, 294)],
        token: (268, 282),
        god: (318, 316),
        shields: (180, 364),
    },
    Ground { name: (500, 496), villages: &[], token: (500, 292), god: (440, 300), shields: (500, 462) },
];

/// Where the names of the regions stand, and by how many degrees they are turned.
pub(crate) const REGION_LABELS: [(Region, Point, i16); 5] = [
    (Region::Manheim, (480, 31), 0),
    (Region::Manheim, (978, 262), 90),
    (Region::Jotunheim, (978, 520), 90),
    (Region::Jotunheim, (480, 774), 0),
    (Region::Alfheim, (30, 396), -90),
];

/// Boxes in which any number of figures may stand: Yggdrasil and the four fjords. Left, top, width, height.
const BOXES: [(Place, [u16; 4]); 5] = [
    (Place::Yggdrasil, [376, 318, 248, 124]),
    (Place::Ne, [804, 4, 192, 104]),
    (Place::Se, [804, 672, 192, 104]),
    (Place::Sw, [4, 672, 192, 104]),
    (Place::Nw, [4, 4, 192, 104]),
];

/// What lies where in a province.
pub(crate) fn ground(place: Place) -> Option<&'static Ground> {
    GROUNDS.get(place.index())
}

/// The box of a place where any number of figures may stand: left, top, width, height.
pub(crate) fn open_ground(place: Place) -> Option<[u16; 4]> {
    BOXES.into_iter().find(|(open, _)| *open == place).map(|(_, room)| room)
}

/// The rules of the style sheet that put everything into its place: a page may carry no styles of its own.
pub fn province_rules() -> String {
    let mut css = String::new();
    let of = |length: u16, whole: u16| format!("{:.1}%", f32::from(length) * 100.0 / f32::from(whole));
    let at = |(x, y): Point| format!("left:{};top:{}", of(x, WIDTH), of(y, HEIGHT));
    let mut rule = |name: String, style: String| {
        let _ = writeln!(css, ".{name}{{{style}}}");
    };
    for (place, ground) in Place::provinces().zip(&GROUNDS) {
        for (n, village) in ground.villages.iter().enumerate() {
            rule(format!("at-{place}-{}", n + 1), at(*village));
        }
        rule(format!("at-{place}-t"), at(ground.token));
        rule(format!("at-{place}-g"), at(ground.god));
        rule(format!("at-{place}-s"), at(ground.shields));
    }
    for (place, [left, top, width, height]) in BOXES {
        let size = format!("width:{};height:{}", of(width, WIDTH), of(height, HEIGHT));
        rule(format!("in-{place}"), format!("{};{size}", at((left, top))));
    }
    // What is picked lights up where it may go.
    for pick in PICKS {
        rule(format!("table:has(#pick-{pick}:checked) .on-{pick}"), "display:flex".to_owned());
    }
    for place in Place::provinces() {
        rule(format!("table:has(.of-{place} :checked) .from-{place}"), "display:flex".to_owned());
    }
    css
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_village_has_a_place_of_its_own() {
        let css = province_rules();
        for place in Place::outer() {
            let villages = GROUNDS[place.index()].villages;
            assert_eq!(villages.len(), usize::from(place.villages()), "{place}");
            for n in 1..=villages.len() {
                assert_eq!(css.matches(&format!(".at-{place}-{n}{{")).count(), 1);
            }
            for (n, one) in villages.iter().enumerate() {
                for other in &villages[..n] {
                    let apart = one.0.abs_diff(other.0).max(one.1.abs_diff(other.1));
                    assert!(apart >= 64, "two villages of {place} overlap");
                }
            }
        }
        for fjord in Place::fjords() {
            assert!(css.contains(&format!(".in-{fjord}{{left:")));
        }
    }
}
