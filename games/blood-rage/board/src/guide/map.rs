//! The board as a drawing, with whatever stands on it.

use crate::art::ART;
use crate::table::figure::art_of;
use crate::table::geometry::{HEIGHT, Point, WIDTH, ground, open_ground};
use crate::table::map::region_labels;
use crate::tiles;
use maud::{Markup, html};
use meadhall_blood_rage::{Cards, Clan, ClanSheet, Figure, Place, Table};
use meadhall_engine::{Seat, byte};
use meadhall_words::Words;

/// A part of the board to be drawn: left, top, width, height.
pub(super) type Cut = [u16; 4];

/// The whole board.
pub(super) const WHOLE: Cut = [0, 0, WIDTH, HEIGHT];

/// What to draw.
pub(super) struct Map<'a> {
    /// What lies open on the table.
    pub table: &'a Table,
    /// How many players take part.
    pub players: usize,
    /// The part of the board.
    pub cut: Cut,
    /// Numbers that a legend explains, and where they stand.
    pub marks: &'a [(usize, Point)],
}

/// How large a figure is drawn.
const FIGURE: u16 = 68;
/// How large a token is drawn.
const TOKEN: u16 = 60;

impl Map<'_> {
    /// The drawing; the words around it say what it shows.
    pub fn draw(&self, words: &Words) -> Markup {
        let [left, top, width, height] = self.cut;
        let lands = || Place::provinces().map(|place| (place, ART.drawing_url(&format!("province-{place}"))));
        html! {
            svg.br-map viewBox={ (left) " " (top) " " (width) " " (height) } aria-hidden="true" {
                g.foam { @for (place, url) in lands() { @if place.is_outer() { use href=(url) width=(WIDTH) height=(HEIGHT) {} } } }
                @for (place, url) in lands() {
                    use.{ (place.region().map_or("yggdrasil", |region| region.word())) }
                        .burnt[self.table.destroyed.contains(place)] href=(url) width=(WIDTH) height=(HEIGHT) {}
                }
                use href=(ART.drawing_url("yggdrasil")) x="366" y="268" width="268" height="240" {}
                @if self.cut == WHOLE { (region_labels(words)) }
                @for place in Place::provinces().filter(|place| self.shows(*place)) { (self.province(words, place)) }
                @for place in Place::fjords() { (self.figures(place)) }
                @for (number, (x, y)) in self.marks {
                    g.map-mark { circle cx=(x) cy=(y) r="21" {} text x=(x) y=(y + 9) { (number) } }
                }
            }
        }
    }

    /// Whether a province lies in the part that is drawn.
    fn shows(&self, place: Place) -> bool {
        let [left, top, width, height] = self.cut;
        ground(place).is_some_and(|ground| {
            (left..left + width).contains(&ground.name.0) && (top..top + height).contains(&ground.name.1)
        })
    }

    fn province(&self, words: &Words, place: Place) -> Markup {
        let Some(ground) = ground(place) else { return html! {} };
        let (x, y) = ground.name;
        let table = self.table;
        let token = if table.pillaged.contains(place) {
            "token-spent".to_owned()
        } else {
            format!("token-{}", table.tokens[place.index()])
        };
        html! {
            text x=(x) y=(y) { (tiles::place_name(words, place)) }
            @if table.destroyed.contains(place) {
                @for village in ground.villages { (put("ruin-village", *village, 48)) }
            } @else {
                @for village in ground.villages { use.village href=(ART.drawing_url("icon-village")) x=(village.0 - 15) y=(village.1 - 15) width="30" height="30" {} }
                (put(&token, ground.token, TOKEN))
                @if table.doomed[usize::from(table.age) - 1] == place {
                    use.doom href=(ART.drawing_url("icon-doom")) x=(x - 115) y=(y - 33) width="42" height="42" {}
                }
                (self.figures(place))
            }
        }
    }

    /// Whoever stands in a place, each in a village of its own or in a row.
    fn figures(&self, place: Place) -> Markup {
        let mut standing: Vec<(Clan, Figure)> = Vec::new();
        for seat in Seat::all(self.players) {
            let sheet = ClanSheet::new(self.table.sheet(seat), Cards::built_in());
            let group = sheet.at(place);
            for piece in group.pieces() {
                let figure = sheet.figure(piece);
                standing.extend((0..group.count(piece)).map(|_| (sheet.clan, figure)));
            }
        }
        let villages = ground(place).map_or(&[][..], |ground| ground.villages);
        let spot = |n: usize| match (villages.get(n), open_ground(place)) {
            (Some(village), _) => *village,
            (None, Some([left, top, width, height])) => {
                let row = u16::from(byte(standing.len())) * FIGURE;
                (left + width / 2 + u16::from(byte(n)) * FIGURE + FIGURE / 2 - row / 2, top + height / 2)
            }
            (None, None) => (0, 0),
        };
        html! {
            @for (n, (clan, figure)) in standing.iter().enumerate() {
                @let (x, y) = spot(n);
                use class={ "clan-" (clan) } href=(ART.drawing_url(&art_of(*clan, *figure)))
                    x=(x.saturating_sub(FIGURE / 2)) y=(y.saturating_sub(FIGURE / 2 + 8)) width=(FIGURE) height=(FIGURE) {}
            }
        }
    }
}

/// A drawing with its middle at a point.
fn put(name: &str, (x, y): Point, size: u16) -> Markup {
    html! { use href=(ART.drawing_url(name)) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {} }
}
