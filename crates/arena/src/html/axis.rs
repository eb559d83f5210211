//! From numbers to places on a drawing.

use maud::{Markup, html};

/// How wide every drawing is.
pub(super) const WIDTH: f64 = 760.0;

/// How the labels of an axis are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    /// As they are.
    Plain,
    /// As parts of a hundred.
    Percent,
    /// As milliseconds.
    Millis,
}

/// A horizontal axis.
#[derive(Clone, Debug)]
pub(super) struct Axis {
    low: f64,
    high: f64,
    left: f64,
    right: f64,
    log: bool,
    unit: Unit,
}

impl Axis {
    /// An axis that holds all these values, between two places of the drawing; `least` is how much it shows at least.
    pub(super) fn holding(
        values: impl IntoIterator<Item = f64>,
        least: f64,
        left: f64,
        right: f64,
        unit: Unit,
    ) -> Axis {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            low = low.min(value);
            high = high.max(value);
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        let missing = (least - (high - low)).max(0.0) / 2.0;
        let edge = 0.04 * (high - low + 2.0 * missing);
        (low, high) = (low - missing - edge, high + missing + edge);
        if unit == Unit::Percent {
            (low, high) = (low.max(0.0), high.min(1.0));
        }
        Axis { low, high, left, right, log: false, unit }
    }

    /// An axis on which equal steps are equal ratios.
    pub(super) fn ratios(values: impl IntoIterator<Item = f64>, left: f64, right: f64, unit: Unit) -> Axis {
        let logs = values.into_iter().filter(|value| *value > 0.0).map(f64::log10);
        Axis { log: true, ..Axis::holding(logs, 1.0, left, right, unit) }
    }

    /// Where a value is.
    pub(super) fn at(&self, value: f64) -> f64 {
        let value = if self.log { value.max(1e-9).log10() } else { value };
        let part = (value - self.low) / (self.high - self.low).max(f64::MIN_POSITIVE);
        self.left + part.clamp(0.0, 1.0) * (self.right - self.left)
    }

    /// Where the axis begins and ends.
    pub(super) fn ends(&self) -> (f64, f64) {
        (self.left, self.right)
    }

    /// Round values all along the axis.
    #[expect(clippy::cast_possible_truncation, reason = "a drawing has a handful of ticks")]
    pub(super) fn ticks(&self) -> Vec<f64> {
        if self.log {
            let powers = self.low.floor() as i32..=self.high.ceil() as i32;
            let inside = |value: &f64| (self.low..=self.high).contains(&value.log10());
            return powers.map(|power| 10f64.powi(power)).filter(inside).collect();
        }
        let span = self.high - self.low;
        let rough = span / 6.0;
        let power = 10f64.powf(rough.max(1e-12).log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].iter().map(|n| n * power).find(|step| *step >= rough).unwrap_or(power);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step + 1e-9).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }

    /// A value as its label.
    pub(super) fn label(&self, value: f64) -> String {
        let trimmed = |value: f64| {
            let text = format!("{value:.3}");
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        };
        match self.unit {
            Unit::Plain => trimmed(value),
            Unit::Percent => format!("{} %", trimmed(100.0 * value)),
            Unit::Millis if value >= 1_000.0 => format!("{} s", trimmed(value / 1_000.0)),
            Unit::Millis if value < 1.0 => format!("{} µs", trimmed(1_000.0 * value)),
            Unit::Millis => format!("{} ms", trimmed(value)),
        }
    }

    /// The lines of the ticks from the top down to where the labels stand.
    pub(super) fn grid(&self, top: f64, bottom: f64) -> Markup {
        html! {
            @for tick in self.ticks() {
                @let x = px(self.at(tick));
                line.grid x1=(x) x2=(x) y1=(px(top)) y2=(px(bottom)) {}
                text.soft x=(x) y=(px(bottom + 16.0)) text-anchor="middle" { (self.label(tick)) }
            }
        }
    }
}

/// A number of a drawing, no longer than needed.
pub(super) fn px(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// How much room labels need.
pub(super) fn room<'a>(labels: impl IntoIterator<Item = &'a str>) -> f64 {
    let longest = labels.into_iter().map(|label| label.chars().count()).max().unwrap_or(0);
    (7.2 * longest as f64 + 16.0).clamp(60.0, 270.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_inside() {
        let axis = Axis::holding([0.13, 0.61], 0.1, 0.0, 100.0, Unit::Percent);
        let labels: Vec<String> = axis.ticks().into_iter().map(|tick| axis.label(tick)).collect();
        assert_eq!(labels, ["20 %", "30 %", "40 %", "50 %", "60 %"]);
        assert!(axis.at(0.13) > 0.0 && axis.at(0.61) < 100.0 && axis.at(9.0) == 100.0);
        let times = Axis::ratios([0.02, 1_500.0], 0.0, 100.0, Unit::Millis);
        let labels: Vec<String> = times.ticks().into_iter().map(|tick| times.label(tick)).collect();
        assert_eq!(labels, ["100 µs", "1 ms", "10 ms", "100 ms", "1 s"]);
        assert!((times.at(10.0) - times.at(1.0) - (times.at(1.0) - times.at(0.1))).abs() < 1e-9);
        assert_eq!([px(3.0), px(2.25), px(-0.5)], ["3", "2.2", "-0.5"]);
    }
}
