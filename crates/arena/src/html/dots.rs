//! Values with their intervals, a row each.

use super::COLOURS;
use super::axis::{Axis, Unit, WIDTH, px, room};
use maud::{Markup, html};

/// A value with its interval, and how it is said.
#[derive(Clone, Debug)]
pub(super) struct Dot {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    /// In short, beside the row.
    pub(super) text: String,
    /// More, for who points at it.
    pub(super) about: String,
    /// The colour.
    pub(super) colour: usize,
}

/// A row of the plot; its dots stand a little apart.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) label: String,
    pub(super) dots: Vec<Dot>,
    /// `more`, `less` or nothing: a row that stands out.
    pub(super) class: &'static str,
}

/// What else the plot needs.
pub(super) struct Frame<'a> {
    /// What it shows, for who cannot see it.
    pub(super) about: &'a str,
    pub(super) unit: Unit,
    /// How much the axis shows at least.
    pub(super) least: f64,
    /// A value to compare with, and what it is.
    pub(super) mark: Option<(f64, &'a str)>,
}

/// Draws the rows.
pub(super) fn dots(rows: &[Row], frame: &Frame<'_>) -> Markup {
    let left = room(rows.iter().map(|row| row.label.as_str()));
    let right = WIDTH - room(rows.iter().flat_map(|row| row.dots.iter().map(|dot| dot.text.as_str())));
    let values = rows.iter().flat_map(|row| row.dots.iter().flat_map(|dot| [dot.value, dot.low, dot.high]));
    let axis = Axis::holding(values.chain(frame.mark.map(|(value, _)| value)), frame.least, left, right, frame.unit);
    let tallest = rows.iter().map(|row| row.dots.len()).max().unwrap_or(1).max(1);
    let step = 14.0 * tallest as f64 + 12.0;
    let (top, bottom) = (22.0, 22.0 + step * rows.len() as f64);
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (px(bottom + 24.0)) } role="img" aria-label=(frame.about) {
            (axis.grid(top, bottom))
            @if let Some((value, what)) = frame.mark {
                @let x = px(axis.at(value));
                line.mark x1=(x) x2=(x) y1=(px(top)) y2=(px(bottom)) {}
                text.soft x=(x) y=(px(top - 8.0)) text-anchor="middle" { (what) }
            }
            @for (n, row) in rows.iter().enumerate() {
                @let middle = top + step * (n as f64 + 0.5);
                text.(row.class) x=(px(left - 12.0)) y=(px(middle + 4.5)) text-anchor="end" { (row.label) }
                @for (k, dot) in row.dots.iter().enumerate() {
                    @let y = middle + 14.0 * (k as f64 - (row.dots.len() as f64 - 1.0) / 2.0);
                    g {
                        title { (dot.about) }
                        line.span.{ "s" (dot.colour % COLOURS) } x1=(px(axis.at(dot.low))) x2=(px(axis.at(dot.high))) y1=(px(y)) y2=(px(y)) {}
                        circle.edge.{ "f" (dot.colour % COLOURS) } cx=(px(axis.at(dot.value))) cy=(px(y)) r="5.5" {}
                    }
                    text x=(px(right + 12.0)) y=(px(y + 4.5)) { (dot.text) }
                }
            }
        }
    }
}
