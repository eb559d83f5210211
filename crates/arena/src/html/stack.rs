//! Parts of a whole, a bar each.

use super::COLOURS;
use super::axis::{Axis, Unit, WIDTH, px, room};
use maud::{Markup, html};

/// A bar: its label and its parts, each with how it is said.
pub(super) struct Bar {
    pub(super) label: String,
    pub(super) parts: Vec<(f64, String)>,
}

/// How the parts of a bar are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paint {
    /// By colours, for things of different kinds.
    Colours,
    /// From dark to pale, for things that have an order.
    Shades,
}

impl Paint {
    /// The class and the opacity of the `n`-th part.
    pub(super) fn of(self, n: usize) -> (String, &'static str) {
        const SHADES: [&str; 6] = ["1", ".72", ".48", ".3", ".18", ".1"];
        match self {
            Paint::Colours => (format!("f{}", n % COLOURS), "1"),
            Paint::Shades => ("f0".to_owned(), SHADES[n.min(SHADES.len() - 1)]),
        }
    }

    /// How text is written on the `n`-th part.
    fn text(self, n: usize) -> &'static str {
        if self == Paint::Shades && n > 1 { "strong" } else { "on-colour" }
    }
}

/// Draws the bars, the parts painted as in the legend. What is negative is left out.
pub(super) fn stack(bars: &[Bar], unit: Unit, paint: Paint, about: &str) -> Markup {
    let left = room(bars.iter().map(|bar| bar.label.as_str()));
    let right = WIDTH - 60.0;
    let whole = |bar: &Bar| bar.parts.iter().map(|(value, _)| value.max(0.0)).sum::<f64>();
    let most = bars.iter().map(whole).fold(0.0, f64::max);
    let axis = Axis::holding([0.0, most], 0.0, left, right, unit);
    let (step, top) = (38.0, 6.0);
    let bottom = top + step * bars.len() as f64;
    // Parts of a hundred with a digit behind the point, as everything else.
    let digits = if unit == Unit::Percent { 1_000.0 } else { 10.0 };
    let rounded = |value: f64| (value * digits).round() / digits;
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (px(bottom + 24.0)) } role="img" aria-label=(about) {
            (axis.grid(top, bottom))
            @for (n, bar) in bars.iter().enumerate() {
                @let y = top + step * n as f64 + 5.0;
                text x=(px(left - 12.0)) y=(px(y + 18.5)) text-anchor="end" { (bar.label) }
                @for (k, (value, said)) in bar.parts.iter().enumerate() {
                    @let from = bar.parts[..k].iter().map(|(value, _)| value.max(0.0)).sum::<f64>();
                    @let (x, end) = (axis.at(from), axis.at(from + value.max(0.0)));
                    @if end - x > 0.3 {
                        g {
                            title { (said) }
                            @let (class, opacity) = paint.of(k);
                            rect.edge.(class) fill-opacity=(opacity) x=(px(x)) y=(px(y)) width=(px(end - x)) height="28" rx="3" {}
                            @if end - x > 44.0 {
                                text.(paint.text(k)) x=(px((x + end) / 2.0)) y=(px(y + 18.5)) text-anchor="middle" { (axis.label(rounded(*value))) }
                            }
                        }
                    }
                }
                @if unit == Unit::Plain {
                    text.strong x=(px(axis.at(whole(bar)) + 8.0)) y=(px(y + 18.5)) { (format!("{:.1}", bar.parts.iter().map(|(value, _)| value).sum::<f64>())) }
                }
            }
        }
    }
}
