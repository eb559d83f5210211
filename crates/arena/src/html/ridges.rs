//! How numbers are spread, a row each.

use super::COLOURS;
use super::axis::{Axis, Unit, WIDTH, px, room};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// How many bars a row has at most.
const BARS: f64 = 48.0;

/// Draws how often each number came up, for each label, on one axis; a stroke marks the middle of each row.
pub(super) fn ridges(rows: &[(String, BTreeMap<i64, f64>)], about: &str) -> Markup {
    let left = room(rows.iter().map(|(label, _)| label.as_str()));
    let numbers = rows.iter().flat_map(|(_, counts)| counts.keys().map(|&number| number as f64));
    let axis = Axis::holding(numbers.clone(), 1.0, left, WIDTH - 70.0, Unit::Plain);
    let (low, high) = numbers.fold((f64::MAX, f64::MIN), |(low, high), number| (low.min(number), high.max(number)));
    let width = (((high - low) + 1.0) / BARS).ceil().max(1.0);
    let step = 62.0;
    let bottom = 6.0 + step * rows.len() as f64;
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (px(bottom + 24.0)) } role="img" aria-label=(about) {
            (axis.grid(6.0, bottom))
            @for (n, (label, counts)) in rows.iter().enumerate() {
                @let floor = 6.0 + step * (n as f64 + 1.0) - 4.0;
                @let bins = binned(counts, low, width);
                @let most = bins.values().fold(0.0, |most: f64, count| most.max(*count));
                text x=(px(left - 12.0)) y=(px(floor - 16.0)) text-anchor="end" { (label) }
                @for (bin, count) in &bins {
                    @let from = low + width * *bin as f64;
                    @let (x, end) = (axis.at(from - 0.5), axis.at(from + width - 0.5));
                    @let tall = (step - 14.0) * count / most.max(1e-9);
                    rect.{ "f" (n % COLOURS) } x=(px(x + 0.5)) y=(px(floor - tall)) width=(px((end - x - 1.0).max(0.8))) height=(px(tall)) rx="1" {
                        title { (format!("{:.0} to {:.0}: {count:.0}", from, from + width - 1.0)) }
                    }
                }
                line.axis x1=(px(axis.ends().0)) x2=(px(axis.ends().1)) y1=(px(floor)) y2=(px(floor)) {}
                @if let Some(middle) = median(counts) {
                    @let x = px(axis.at(middle));
                    line.mark x1=(x) x2=(x) y1=(px(floor - step + 10.0)) y2=(px(floor)) {}
                    text.soft x=(px(WIDTH - 62.0)) y=(px(floor - 16.0)) { "half " (format!("{middle:.0}")) }
                }
            }
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a drawing has a few dozen bins")]
fn binned(counts: &BTreeMap<i64, f64>, low: f64, width: f64) -> BTreeMap<i64, f64> {
    let mut bins = BTreeMap::new();
    for (&number, &count) in counts {
        *bins.entry(((number as f64 - low) / width).floor() as i64).or_insert(0.0) += count;
    }
    bins
}

/// The number in the middle.
pub(super) fn median(counts: &BTreeMap<i64, f64>) -> Option<f64> {
    let half = counts.values().sum::<f64>() / 2.0;
    let mut seen = 0.0;
    counts.iter().find_map(|(&number, count)| {
        seen += count;
        (seen >= half).then_some(number as f64)
    })
}
