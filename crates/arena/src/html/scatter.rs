//! How often against how well: a point each.

use super::COLOURS;
use super::axis::{Axis, Unit, WIDTH, px};
use maud::{Markup, html};

/// A point with its name; those that stand out carry it on the drawing.
pub(super) struct Spot {
    pub(super) name: String,
    pub(super) often: f64,
    pub(super) share: f64,
    pub(super) about: String,
    pub(super) colour: usize,
    /// `more`, `less` or nothing.
    pub(super) class: &'static str,
}

/// Draws the points: to the right what is used often, on top what wins often.
pub(super) fn scatter(spots: &[Spot], usual: f64, across: &str, about: &str) -> Markup {
    let (left, right, top, bottom) = (56.0, WIDTH - 130.0, 14.0, 360.0);
    let axis = Axis::holding(spots.iter().map(|spot| spot.often).chain([0.0]), 0.5, left, right, Unit::Plain);
    // The same arithmetic, upwards.
    let heights = spots.iter().map(|spot| spot.share).chain([usual]);
    let up = Axis::holding(heights, 0.1, bottom, top, Unit::Percent);
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (px(bottom + 44.0)) } role="img" aria-label=(about) {
            (axis.grid(top, bottom))
            @for tick in up.ticks() {
                @let y = up.at(tick);
                line.grid x1=(px(left)) x2=(px(right)) y1=(px(y)) y2=(px(y)) {}
                text.soft x=(px(left - 8.0)) y=(px(y + 4.0)) text-anchor="end" { (up.label(tick)) }
            }
            @let y = up.at(usual);
            line.mark x1=(px(left)) x2=(px(right)) y1=(px(y)) y2=(px(y)) {}
            text.soft x=(px(right + 6.0)) y=(px(y + 4.0)) { "any card" }
            text.soft x=(px((left + right) / 2.0)) y=(px(bottom + 36.0)) text-anchor="middle" { (across) }
            @for spot in spots {
                @let (x, y) = (axis.at(spot.often), up.at(spot.share));
                circle.edge.{ "f" (spot.colour % COLOURS) } cx=(px(x)) cy=(px(y)) r="5" { title { (spot.about) } }
            }
            @for spot in spots.iter().filter(|spot| !spot.class.is_empty()) {
                @let (x, y) = (axis.at(spot.often), up.at(spot.share));
                text.(spot.class) x=(px(x + 9.0)) y=(px(y + 4.0)) style="font-size: 11.5px" { (spot.name) }
            }
        }
    }
}
