//! What comes of a choice: counted over the lines of play that were played out below it.

use meadhall_engine::percent;
use std::collections::BTreeMap;

/// How a consequence is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Measure {
    /// In how many of the lines it comes about.
    Share,
    /// How much of it there is on average.
    Amount,
}

impl Measure {
    /// A share in percent, an amount rounded.
    #[expect(clippy::cast_possible_truncation, reason = "it is rounded, and no game counts beyond some hundreds")]
    pub(crate) fn told(self, mean: f32) -> i64 {
        match self {
            Measure::Share => percent(mean),
            Measure::Amount => mean.round() as i64,
        }
    }
}

/// Something that may come of a choice, in terms of one game: a battle won in a place, points from a source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Consequence {
    /// What kind of thing it is: `reason-` and this is the key of its words.
    pub kind: &'static str,
    /// Which place, card or source, as the game numbers them; 0 where there is only one.
    pub subject: u16,
    /// How it is measured.
    pub measure: Measure,
}

/// What came about in one line of play.
#[derive(Clone, Debug, Default)]
pub struct Consequences(Vec<(Consequence, f32)>);

impl Consequences {
    /// Forgets everything, for another line.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// It came about.
    pub fn comes(&mut self, kind: &'static str, subject: u16) {
        let consequence = Consequence { kind, subject, measure: Measure::Share };
        if !self.0.iter().any(|(known, _)| *known == consequence) {
            self.0.push((consequence, 1.0));
        }
    }

    /// How much of it there was; 1 if it came about.
    pub(crate) fn of(&self, consequence: Consequence) -> f32 {
        self.0.iter().find(|(known, _)| *known == consequence).map_or(0.0, |(_, amount)| *amount)
    }

    /// There was so much of it.
    pub fn amounts(&mut self, kind: &'static str, subject: u16, amount: f32) {
        let consequence = Consequence { kind, subject, measure: Measure::Amount };
        match self.0.iter_mut().find(|(known, _)| *known == consequence) {
            Some((_, sum)) => *sum += amount,
            None => self.0.push((consequence, amount)),
        }
    }
}

/// Sums over lines of play: of what there was in each, and of its square.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Sums {
    amount: f32,
    square: f32,
}

/// What came about in many lines of play.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Frequencies {
    lines: u32,
    sums: BTreeMap<Consequence, Sums>,
}

impl Frequencies {
    /// Counts one more line.
    pub(crate) fn count(&mut self, line: &Consequences) {
        self.lines += 1;
        for &(consequence, amount) in &line.0 {
            let sums = self.sums.entry(consequence).or_default();
            sums.amount += amount;
            sums.square += amount * amount;
        }
    }

    /// How many lines there were.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Everything that came about in any of them.
    pub fn all(&self) -> impl Iterator<Item = Consequence> + '_ {
        self.sums.keys().copied()
    }

    /// The share of the lines in which it came about, or how much of it there was on average.
    pub fn mean(&self, consequence: Consequence) -> f32 {
        self.sums.get(&consequence).map_or(0.0, |sums| sums.amount / self.lines.max(1) as f32)
    }

    /// How far the mean may be off: the square of its standard error.
    pub(crate) fn error_square(&self, consequence: Consequence) -> f32 {
        let (lines, mean) = (self.lines.max(1) as f32, self.mean(consequence));
        let square = self.sums.get(&consequence).map_or(0.0, |sums| sums.square / lines);
        (square - mean * mean).max(0.0) / lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_amounts_are_counted_over_lines() {
        let mut counted = Frequencies::default();
        for n in 0..4_u8 {
            let mut line = Consequences::default();
            line.amounts("points", 2, f32::from(n));
            line.amounts("points", 2, 1.0);
            if n == 3 {
                line.comes("battle", 1);
                line.comes("battle", 1);
            }
            counted.count(&line);
        }
        let of = |kind, subject, measure| counted.mean(Consequence { kind, subject, measure });
        assert_eq!(of("battle", 1, Measure::Share), 0.25);
        assert_eq!(of("points", 2, Measure::Amount), 2.5);
        assert_eq!(of("points", 1, Measure::Amount), 0.0, "another source is another thing");
        assert_eq!((counted.lines(), counted.all().count()), (4, 2));
    }
}
